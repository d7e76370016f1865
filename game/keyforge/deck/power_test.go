package deck_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// The archon power of a deck is kept in every form in which decks are written (K31.1).
func TestPowerOfADeck(t *testing.T) {
	d, err := deck.Named("cylconium")
	require.NoError(t, err)
	d.Power = "forgemaster"
	again, err := deck.Load(bytes.NewReader(d.JSON()))
	require.NoError(t, err)
	assert.Equal(t, "forgemaster", again.Power)
	assert.Equal(t, "forgemaster", again.Deal(0).Power)

	read, err := deck.Import([]byte(d.Plain()))
	require.NoError(t, err)
	assert.Equal(t, "forgemaster", read[0].Deck.Power)
	assert.Contains(t, d.Plain(), "Archon Power: Forgemaster\n")
	for name, form := range map[string][]byte{"vault": toVault(d), "crucible": toCrucible(d)} {
		read, err := deck.One(form)
		require.NoError(t, err, name)
		assert.Equal(t, "forgemaster", read.Power, name)
		assert.Len(t, read.Cards, deck.Size, name)
	}

	d.Power = "troll"
	_, err = deck.Load(bytes.NewReader(d.JSON()))
	assert.ErrorContains(t, err, `archon power: "troll" is no archon power`)
}
