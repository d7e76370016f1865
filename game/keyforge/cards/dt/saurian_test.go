package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of this package.
type (
	side = keyforge.SidePosition
	list = []keyforge.CardPosition
)

var (
	ids  = gametest.Cards
	duel = gametest.Duel
	many = gametest.Many
)

func TestTrojanSauropod(t *testing.T) {
	t.Run("enters play under the opponent's control", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("trojan-sauropod")}, side{}, card.Saurian)
		tb.Play("trojan-sauropod")
		assert.Equal(t, []string{"trojan-sauropod"}, tb.Pile(1, card.Artifacts))
		tb.Marked("trojan-sauropod", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("its user gains 3; the opponent's creatures come ready, without Play abilities", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "trojan-sauropod", Foreign: true}}, Line: ids("tocsin"), Houses: []card.House{card.Dis},
			Amber: 1},
			side{Line: ids("mother"), Hand: ids("urchin", "fear", "valdr"), Deck: many(9, "punch"), Houses: []card.House{card.Brobnar}}, card.Dis)
		tb.Omni("trojan-sauropod")
		tb.Pick("urchin") // which one comes first
		tb.Left()
		tb.Right()
		tb.Line(1, "urchin", "mother", "valdr")
		tb.Unmarked("urchin", keyforge.Exhausted)
		tb.Unmarked("valdr", keyforge.Exhausted)
		tb.Amber(0, 4)
		assert.Len(t, tb.Pile(1, card.Hand), 7, "as in the step, so Mother counts")
		tb.Marked("fear", keyforge.Revealed)
		assert.Equal(t, []string{"trojan-sauropod"}, tb.Pile(1, card.Discard), "its owner's")
	})
	t.Run("no creature in hand: still a refill, and it is destroyed", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("trojan-sauropod")}, side{Hand: ids("fear"), Deck: many(9, "punch"), Chains: 1}, card.Saurian)
		tb.Omni("trojan-sauropod")
		assert.Len(t, tb.Pile(1, card.Hand), 5)
		assert.Equal(t, 0, int(tb.Player(1).Chains)) // K20.2
		tb.InZone(card.Discard, "trojan-sauropod")
		tb.Amber(0, 3)
	})
}
