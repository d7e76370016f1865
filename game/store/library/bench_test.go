package library_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
)

const many = 2000

func manyDecks(b *testing.B) (all []*deck.Deck) {
	for n := range many {
		all = append(all, trial(b, fmt.Sprintf("Deck %d", n), "", n))
	}
	return all
}

func BenchmarkImportMany(b *testing.B) {
	decks := manyDecks(b)
	for b.Loop() {
		_, err := library.Open(b.TempDir()).Import(b.Context(), decks, nil)
		require.NoError(b, err)
	}
	b.ReportMetric(b.Elapsed().Seconds()*1e6/float64(b.N)/many, "µs/deck")
}

func BenchmarkLoadMany(b *testing.B) {
	l := library.Open(b.TempDir())
	_, err := l.Import(b.Context(), manyDecks(b), nil)
	require.NoError(b, err)
	for b.Loop() {
		_, _, err := l.Load()
		require.NoError(b, err)
	}
	b.ReportMetric(b.Elapsed().Seconds()*1e6/float64(b.N)/many, "µs/deck")
}
