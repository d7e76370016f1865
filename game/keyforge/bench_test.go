package keyforge_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// starters are the two starter decks.
func starters(tb testing.TB) []keyforge.Deal {
	tb.Helper()
	var deals []keyforge.Deal
	for _, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		require.NoError(tb, err)
		deals = append(deals, d.Deal(0))
	}
	return deals
}

// BenchmarkCopy is the time to copy the State of a game to another game.
func BenchmarkCopy(b *testing.B) {
	cat, err := cards.Catalogue()
	require.NoError(b, err)
	g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: starters(b), Seed: 1})
	require.NoError(b, err)
	to := keyforge.Empty(cat, keyforge.Duel)
	b.ReportAllocs()
	for b.Loop() {
		to.CopyFrom(g)
	}
}

// BenchmarkTrial is the time to copy a game and to try out one of its commands.
func BenchmarkTrial(b *testing.B) {
	cat, err := cards.Catalogue()
	require.NoError(b, err)
	r := rand.New(rand.NewPCG(1, 2))
	g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: starters(b), Seed: 1})
	require.NoError(b, err)
	for range 150 {
		legal := g.Legal(nil)
		_, err := g.Apply(legal[r.IntN(len(legal))], nil)
		require.NoError(b, err)
	}
	legal := g.Legal(nil)
	trial := keyforge.Empty(cat, keyforge.Duel)
	trial.SetTrial(true)
	trial.SetQuiet(true)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		trial.CopyFrom(g)
		if _, err := trial.Apply(legal[i%len(legal)], nil); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkDuel is the time of one decision, Legal and Apply together, in games of
// random moves, their set-up included. A game ends after longest decisions: players
// who raise the tide at random have so many chains that they hardly draw.
func BenchmarkDuel(b *testing.B) {
	const longest = 400
	cat, err := cards.Catalogue()
	require.NoError(b, err)
	deals := starters(b)
	r := rand.New(rand.NewPCG(1, 2))
	g := keyforge.Empty(cat, keyforge.Duel)
	var legal []keyforge.Command
	var events []keyforge.Event
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if i%longest == 0 || g.Over() {
			i = 0
			require.NoError(b, g.Reset(keyforge.Setup{Decks: deals, Seed: r.Uint64()}))
		}
		legal = g.Legal(legal[:0])
		if events, err = g.Apply(legal[r.IntN(len(legal))], events[:0]); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkCatalogue is the time to compile the cards of all sets, 1,400 of
// them: the existing ones, repeated as needed.
func BenchmarkCatalogue(b *testing.B) {
	var many []program.Printed
	for i := 0; len(many) < 1400; i++ {
		for _, c := range cards.All() {
			again := *c
			again.ID, again.Gigantic = fmt.Sprintf("%s-%d", c.ID, i), ""
			many = append(many, program.Printed{Card: &again, Title: again.ID})
		}
	}
	many = many[:1400]
	for b.Loop() {
		_, err := keyforge.NewCatalogue(many)
		require.NoError(b, err)
	}
}
