package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Each who uses it gains more than the last, whatever their house.
func TestTheAemberRoad(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("the-æmber-road")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Omni("the-æmber-road")
	tb.Amber(0, 1)
	assert.Equal(t, []string{"the-æmber-road"}, tb.Pile(1, card.Artifacts))
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.EndTurn() // only now it is ready again
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Omni("the-æmber-road")
	tb.Amber(1, 2)
	assert.Equal(t, []string{"the-æmber-road"}, tb.Pile(0, card.Artifacts))
	assert.EqualValues(t, 2, tb.Of("the-æmber-road").Counters[card.TradeCounter])
}

// What lies on a creature stays in its place, under the creature that comes there.
func TestEnvoyOfEkwirre(t *testing.T) {
	line := list{
		{ID: "mother", Damage: 1},
		{ID: "envoy-of-ekwirrĕ", Amber: 1, Damage: 3, Marks: keyforge.Warded, Attached: ids("blood-of-titans", "phobivore")},
		{ID: "troll", Amber: 3, Power: 2, Counters: map[card.Counter]int{card.DoomCounter: 1}, Marks: keyforge.Enraged,
			Attached: ids("insurance-policy")},
	}
	t.Run("with a neighbor", func(t *testing.T) {
		tb := duel(t, side{Line: line}, side{}, card.Ekwidon)
		tb.Reap("envoy-of-ekwirrĕ")
		tb.Offers("mother", "troll")
		tb.Pick("troll")
		tb.Line(0, "mother", "troll", "envoy-of-ekwirrĕ")
		tb.AmberOn("envoy-of-ekwirrĕ", 3)
		tb.AmberOn("troll", 1)
		tb.Damage("envoy-of-ekwirrĕ", 0)
		tb.Damage("troll", 3)
		tb.PowerIs("envoy-of-ekwirrĕ", 7)
		tb.PowerIs("troll", 8+5)
		assert.EqualValues(t, 1, tb.Of("envoy-of-ekwirrĕ").Counters[card.DoomCounter])
		assert.Zero(t, tb.Of("troll").Counters[card.DoomCounter])
		tb.Marked("troll", keyforge.Warded)
		tb.Unmarked("troll", keyforge.Enraged)
		tb.Marked("envoy-of-ekwirrĕ", keyforge.Enraged|keyforge.Exhausted)
		for u, host := range map[string]string{"blood-of-titans": "troll", "phobivore": "troll", "insurance-policy": "envoy-of-ekwirrĕ"} {
			assert.Equal(t, tb.Card(host), tb.Of(u).Host, u)
		}
	})
	t.Run("whom its damage kills", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "envoy-of-ekwirrĕ", Damage: 3}, {ID: "dust-imp"}}}, side{}, card.Ekwidon)
		tb.Reap("envoy-of-ekwirrĕ")
		tb.Line(0, "envoy-of-ekwirrĕ")
		tb.Damage("envoy-of-ekwirrĕ", 0)
	})
	t.Run("alone it stays", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "envoy-of-ekwirrĕ", Damage: 3}}}, side{Line: ids("troll")}, card.Ekwidon)
		tb.Reap("envoy-of-ekwirrĕ")
		tb.Damage("envoy-of-ekwirrĕ", 3)
	})
}
