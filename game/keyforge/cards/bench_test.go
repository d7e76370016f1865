package cards_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// BenchmarkCatalogue is the time to compile every card, once the facts have been
// read.
func BenchmarkCatalogue(b *testing.B) {
	cards.Facts()
	for b.Loop() {
		_, err := keyforge.NewCatalogue(cards.Printed())
		require.NoError(b, err)
	}
}
