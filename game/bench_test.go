package game_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/deck"
)

// starters are the two starter decks.
func starters(tb testing.TB) []game.Deal {
	tb.Helper()
	var deals []game.Deal
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
	g, err := game.New(cat, game.Duel, game.Setup{Decks: starters(b), Seed: 1})
	require.NoError(b, err)
	to := game.Empty(cat, game.Duel)
	b.ReportAllocs()
	for b.Loop() {
		to.Become(g)
	}
}

// BenchmarkDuel is the time of one decision, Legal and Apply together, in games
// of random moves.
func BenchmarkDuel(b *testing.B) {
	cat, err := cards.Catalogue()
	require.NoError(b, err)
	deals := starters(b)
	r := rand.New(rand.NewPCG(1, 2))
	g, err := game.New(cat, game.Duel, game.Setup{Decks: deals, Seed: 1})
	require.NoError(b, err)
	fresh := g.Snapshot()
	var legal []game.Command
	var events []game.Event
	b.ReportAllocs()
	for b.Loop() {
		if g.Over() {
			fresh.Rand.Seed(r.Uint64(), 0)
			g.Load(&fresh)
		}
		legal = g.Legal(legal[:0])
		events, err = g.Apply(legal[r.IntN(len(legal))], events[:0])
		if err != nil {
			b.Fatal(err)
		}
	}
}
