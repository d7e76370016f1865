package deck_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

func TestEmbeddedDecksArePlayable(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		assert.NoError(t, d.Playable(cat))
	}
}

// Each missing card is named once, in the order of the list.
func TestPlayableNamesWhatIsMissing(t *testing.T) {
	d, err := load(list(
		entry("anger", "brobnar", 12), entry("fear", "dis", 12),
		entry("mother", "logos", 6), entry("dr-escotera", "logos", 6)))
	require.NoError(t, err)
	var some []program.Printed
	for _, p := range cards.Printed() {
		if p.Card.ID == "fear" {
			some = append(some, p)
		}
	}
	cat, err := keyforge.NewCatalogue(some)
	require.NoError(t, err)
	assert.EqualError(t, d.Playable(cat),
		`deck "Trial" cannot be played, these cards are not implemented: Anger ×12; Mother ×6; Dr. Escotera ×6`)
}

// K1.8, K4.9, K7.11: the game gets chains, the houses of mavericks, and the
// icons of enhanced cards after the printed ones.
func TestDeal(t *testing.T) {
	d, err := load(list(
		entry("anger", "brobnar", 11),
		entry("punch", "brobnar", 1, `"icons": ["draw", "damage"]`),
		entry("fear", "dis", 11),
		entry("mother", "dis", 1, `"maverick": true`),
		entry("mother", "logos", 12),
	))
	require.NoError(t, err)
	deal := d.Deal(4)
	assert.Equal(t, 4, deal.Chains)
	assert.Equal(t, []card.House{card.Brobnar, card.Dis, card.Logos}, deal.Houses)
	require.Len(t, deal.Cards, deck.Size)
	assert.Equal(t, keyforge.DealtCard{ID: "anger", House: card.Brobnar}, deal.Cards[0])
	assert.Equal(t, keyforge.DealtCard{ID: "punch", House: card.Brobnar,
		Icons: card.Icons{card.AmberIcon, card.DrawIcon, card.DamageIcon}}, deal.Cards[11])
	assert.Equal(t, keyforge.DealtCard{ID: "mother", House: card.Dis}, deal.Cards[23])
}
