package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestScrapscrounger(t *testing.T) {
	t.Run("each goes to the other's zone, and none is discarded (K10.8, K33.1)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("scrapscrounger"), Hand: ids("fear", "troll"), Discard: ids("mother", "sandhopper", "cannon")},
			side{Discard: ids("library-of-babble")}, card.Ekwidon)
		tb.Reap("scrapscrounger")
		tb.Offers("sandhopper", "cannon")
		tb.Pick("cannon")
		tb.Offers("fear", "troll")
		tb.Pick("fear")
		assert.Equal(t, 0, tb.Happened(keyforge.Discarded))
		assert.Equal(t, []string{"fear", "mother", "sandhopper"}, tb.Pile(0, card.Discard))
		assert.ElementsMatch(t, []string{"troll", "cannon"}, tb.Pile(0, card.Hand))
	})
	t.Run("without an artifact or a hand nothing (K32.12)", func(t *testing.T) {
		for _, me := range []side{{Hand: ids("fear"), Discard: ids("mother")}, {Discard: ids("cannon")}} {
			me.Line = ids("scrapscrounger")
			tb := duel(t, me, side{}, card.Ekwidon)
			tb.Reap("scrapscrounger")
			assert.Len(t, tb.Pile(0, card.Hand), len(me.Hand))
			assert.Len(t, tb.Pile(0, card.Discard), len(me.Discard))
		}
	})
}
