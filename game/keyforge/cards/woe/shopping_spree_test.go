package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A card that is drawn while the hand is discarded is discarded as well (K27.5).
func TestShoppingSpreeWithScrap(t *testing.T) {
	deck := ids("mother", "troll", "valdr", "urchin", "punch")
	tb := gametest.Newest(t, side{Hand: ids("shopping-spree", "tutor-bin-rillo", "fear"), Deck: deck}, side{Deck: ids("anger")}, card.Ekwidon)
	tb.Play("shopping-spree")
	tb.Pick("tutor-bin-rillo")
	tb.InZone(card.Hand, "anger")
	tb.Pick("mother")
	tb.InZone(card.Discard, "tutor-bin-rillo", "mother", "fear")
	assert.ElementsMatch(t, []string{"troll", "valdr", "urchin"}, tb.Pile(0, card.Hand))

	tb = gametest.Newest(t, side{Hand: ids("shopping-spree", "tutor-bin-rillo"), Deck: deck}, side{}, card.Ekwidon)
	tb.Play("shopping-spree")
	tb.InZone(card.Discard, "tutor-bin-rillo", "mother")
	assert.ElementsMatch(t, []string{"troll", "valdr"}, tb.Pile(0, card.Hand))
}
