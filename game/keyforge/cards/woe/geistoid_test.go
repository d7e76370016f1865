package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestEctoCharge(t *testing.T) {
	for _, c := range []struct{ discards, pool, after int }{
		{20, 6, 1}, // the æmber icon counts
		{20, 5, 0},
		{20, 4, 5},
		{15, 11, 1},
		{15, 9, 10},
		{26, 6, 1}, // never less than 6
		{0, 26, 1},
	} {
		tb := duel(t, side{Hand: ids("ecto-charge"), Amber: c.pool, Discard: many(c.discards, "punch")}, side{Discard: many(3, "punch")},
			card.Geistoid)
		tb.Play("ecto-charge")
		forged := c.after < c.pool
		if forged {
			tb.Choose(0)
		}
		tb.Amber(0, c.after)
		tb.InZone(map[bool]card.Zone{true: card.Purged, false: card.Discard}[forged], "ecto-charge")
	}
}

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
