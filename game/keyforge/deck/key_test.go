package deck_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// The order of cards and their icons do not make a different deck, but a house does.
func TestListKey(t *testing.T) {
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	key := d.ListKey()
	d.Cards[0], d.Cards[35] = d.Cards[35], d.Cards[0]
	assert.Equal(t, key, d.ListKey())
	d.Cards[0].House = d.Cards[35].House
	assert.NotEqual(t, key, d.ListKey())
}
