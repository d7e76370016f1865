package cards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// Every defined card can be played with, under its printed title; the two halves of
// a gigantic creature share theirs (K19.1).
func TestCatalogueHasEveryCard(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	assert.Equal(t, len(cards.All()), cat.Len())
	for _, c := range cards.All() {
		n, ok := cat.Number(c.ID)
		require.True(t, ok, c.ID)
		assert.Equal(t, c, cat.Card(n))
		assert.Equal(t, cards.Printings(c.ID)[0].Name, cat.Title(n))
	}
	top, _ := cat.Number("ultra-gravitron2")
	assert.Equal(t, "Ultra Gravitron", cat.Title(top))
	_, ok := cat.Number("no-such-card")
	assert.False(t, ok)
}
