package deck_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// The token card of a deck is kept in every form in which decks are written (K25.18).
func TestTokenOfADeck(t *testing.T) {
	d, err := deck.Named("cylconium")
	require.NoError(t, err)
	d.Token = "prospector"
	again, err := deck.Load(bytes.NewReader(d.JSON()))
	require.NoError(t, err)
	assert.Equal(t, "prospector", again.Token)
	assert.Equal(t, "prospector", again.Deal(0).Token)

	read, err := deck.Import([]byte(d.Plain()))
	require.NoError(t, err)
	assert.Equal(t, "prospector", read[0].Deck.Token)
	assert.Contains(t, d.Plain(), "Token: Prospector\n")

	d.Token = "troll"
	_, err = deck.Load(bytes.NewReader(d.JSON()))
	assert.ErrorContains(t, err, `token: "troll" is no token card`)
	_, err = deck.Load(strings.NewReader(strings.Replace(string(d.JSON()), `"id": "`, `"id": "prospector", "x": "`, 1)))
	assert.Error(t, err, "a token card is no card of a deck")
}

// Responses of the Master Vault name it beside the cards, Decks of KeyForge and The Crucible in
// a place of their own.
func TestTokenInForeignForms(t *testing.T) {
	d, err := deck.Named("cylconium")
	require.NoError(t, err)
	d.Token = "prospector"
	for name, form := range map[string][]byte{"vault": toVault(d), "dok": toDoK(d), "crucible": toCrucible(d)} {
		read, err := deck.One(form)
		require.NoError(t, err, name)
		assert.Equal(t, "prospector", read.Token, name)
		assert.Len(t, read.Cards, deck.Size, name)
	}
	_, err = deck.One(bytes.ReplaceAll(toDoK(d), []byte("Prospector"), []byte("Nobody")))
	assert.ErrorContains(t, err, `token: "Nobody" is no token card`)
}
