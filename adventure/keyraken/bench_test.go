package keyraken_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// benchmarkGames measures one decision, Legal and Apply together, in whole games
// of random moves, their set-up included.
func benchmarkGames(b *testing.B, names ...string) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(b, err)
	var decks []keyforge.Deal
	for _, name := range names {
		d, err := deck.Named(name)
		require.NoError(b, err)
		decks = append(decks, d.Deal(0))
	}
	mode := keyraken.Adventure.Mode(adventure.Normal)
	r := rand.New(rand.NewPCG(1, 2))
	g := keyforge.Empty(cat, mode)
	var legal []keyforge.Command
	var events []keyforge.Event
	games := 0
	begin := func() {
		require.NoError(b, g.Reset(adventure.Setup(keyraken.Adventure, decks, r.Uint64())))
		games++
	}
	begin()
	b.ReportAllocs()
	for b.Loop() {
		if g.Over() {
			begin()
		}
		legal = g.Legal(legal[:0])
		if events, err = g.Apply(legal[r.IntN(len(legal))], events[:0]); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkSolo is the deck onyx alone against the Keyraken.
func BenchmarkSolo(b *testing.B) { benchmarkGames(b, "onyx") }

// BenchmarkThree is three decks against the Keyraken.
func BenchmarkThree(b *testing.B) { benchmarkGames(b, "onyx", "argus", "onyx") }
