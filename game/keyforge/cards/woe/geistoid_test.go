package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestCurseOfForgetfulness(t *testing.T) {
	t.Run("it enters play under the opponent's control (K28.1), exhausted", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("curse-of-forgetfulness")}, side{}, card.Geistoid)
		tb.Play("curse-of-forgetfulness")
		assert.Equal(t, []string{"curse-of-forgetfulness"}, tb.Pile(1, card.Artifacts))
		tb.Marked("curse-of-forgetfulness", keyforge.Exhausted)
	})
	full := func(cursed bool, discard ...string) side {
		s := side{Discard: ids(discard...), Deck: many(6, "fear"), Houses: []card.House{card.Dis}}
		if cursed {
			s.Artifacts = list{{ID: "curse-of-forgetfulness", Foreign: true}}
		}
		return s
	}
	ends := func(first, second side) *gametest.Table {
		tb := duel(t, first, second, card.Dis)
		tb.EndTurn()
		return tb
	}
	t.Run("whoever has it loses the top card of the pile in each own turn", func(t *testing.T) {
		tb := ends(full(true, "mother", "troll"), full(false, "punch"))
		tb.InZone(card.Purged, "mother")
		tb.InZone(card.Discard, "troll", "punch")
		tb.EndTurn()
		tb.InZone(card.Discard, "troll", "punch")
	})
	t.Run("an empty pile", func(t *testing.T) {
		tb := ends(full(true), full(false, "punch"))
		tb.InZone(card.Discard, "punch")
	})
}
