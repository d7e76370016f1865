package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestIlxidAvenger(t *testing.T) {
	pile := ids("tunk", "fear", "squawker")
	t.Run("grows as it is played and as it fights", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ilxid-avenger"), Discard: pile}, side{Discard: ids("zorg")}, card.Mars)
		tb.Play("ilxid-avenger")
		tb.PowerIs("ilxid-avenger", 5)
		tb = duel(t, side{Line: ids("ilxid-avenger"), Discard: pile}, side{Line: ids("dust-imp")}, card.Mars)
		tb.Fight("ilxid-avenger")
		tb.PowerIs("ilxid-avenger", 5)
	})
	t.Run("discarded it counts itself, and the counters may be spread (K16.16)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ilxid-avenger"), Line: ids("zorg", "troll"), Discard: pile}, side{Line: ids("mother")}, card.Mars)
		tb.Discard("ilxid-avenger")
		tb.Offers("zorg", "troll")
		tb.Pick("zorg")
		tb.Pick("troll")
		tb.Pick("troll")
		tb.PowerIs("zorg", 8)
		tb.PowerIs("troll", 10)
	})
	t.Run("no Mars card but itself, no creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ilxid-avenger", "ilxid-avenger"), Line: ids("zorg")}, side{}, card.Mars)
		tb.Discard("ilxid-avenger")
		tb.PowerIs("zorg", 8)
		tb = duel(t, side{Hand: ids("ilxid-avenger")}, side{Line: ids("mother")}, card.Mars)
		tb.Discard("ilxid-avenger")
		tb.PowerIs("mother", 5)
	})
}

func TestAbductOMatic(t *testing.T) {
	for n, want := range map[int]int{9: 0, 10: 2} {
		tb := duel(t, side{Line: ids("abduct-o-matic"), Discard: many(n, "fear")},
			side{Line: ids("dust-imp"), Discard: many(10, "fear"), Amber: 3},
			card.Mars)
		tb.Fight("abduct-o-matic")
		tb.AmberOn("abduct-o-matic", want)
	}
	tb := duel(t, side{Hand: ids("abduct-o-matic"), Line: ids("zorg", "blypyp", "john-smyth")}, side{Line: ids("urchin"), Amber: 3}, card.Mars)
	tb.Discard("abduct-o-matic")
	tb.Offers("blypyp", "john-smyth") // of equal power
	tb.Pick("john-smyth")
	tb.AmberOn("john-smyth", 2)
	tb.Amber(1, 1)
	tb = duel(t, side{Hand: ids("abduct-o-matic")}, side{Line: ids("urchin"), Amber: 3}, card.Mars)
	tb.Discard("abduct-o-matic")
	tb.Amber(1, 3)
}

func TestDistantVoidProber(t *testing.T) {
	for n, more := range map[int]int{9: 0, 10: 3} {
		tb := duel(t, side{Line: ids("distant-void-prober"), Discard: many(n, "fear"), Houses: []card.House{card.Mars}},
			side{Discard: many(10, "fear"), Houses: []card.House{card.Logos}}, card.Mars)
		tb.Reap("distant-void-prober")
		assert.Equal(t, 6, tb.KeyCost(1))
		tb.EndTurn()
		assert.Equal(t, 6+more, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
		tb.EndTurn()
		assert.Equal(t, 6, tb.KeyCost(1))
	}
	tb := duel(t, side{Hand: ids("distant-void-prober"), Line: ids("zorg"), Amber: 2}, side{Line: ids("mother", "troll"), Amber: 2}, card.Mars)
	tb.Discard("distant-void-prober")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 2)
}

func TestPhloxemSpewer(t *testing.T) {
	enemies := side{Line: ids("mother", "troll", "valdr")}
	tb := duel(t, side{Line: ids("phloxem-spewer")}, enemies, card.Mars)
	tb.Fight("phloxem-spewer", "troll")
	tb.Damage("mother", 2)
	tb.Damage("troll", 2)
	tb.Damage("valdr", 2)
	for name, splash := range map[string]int{"zorg": 2, "snufflegator": 0, "tunk": 0} {
		h := map[string]card.House{"snufflegator": card.Untamed}[name]
		if h == card.NoHouse {
			h = card.Mars
		}
		tb = duel(t, side{Line: ids("zorg", "phloxem-spewer", "snufflegator", "tunk")}, enemies, h)
		tb.Fight(name, "troll")
		tb.Damage("mother", splash)
		tb.Damage("valdr", splash)
	}
	tb = duel(t, side{Line: ids("phloxem-spewer", "phloxem-spewer")}, enemies, card.Mars)
	tb.Fight("phloxem-spewer#1", "troll")
	tb.Damage("mother", 4) // they add up (K28.7)
}

func TestShrinkRayTechnician(t *testing.T) {
	t.Run("makes an enemy weaker for the turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shrink-ray-technician"), Houses: []card.House{card.Mars}},
			side{Line: ids("mother", "blypyp"), Houses: []card.House{card.Logos}}, card.Mars)
		tb.Reap("shrink-ray-technician")
		tb.Offers("mother", "blypyp")
		tb.Pick("mother")
		tb.PowerIs("mother", 3)
		tb.EndTurn()
		tb.PowerIs("mother", 5)
		tb = duel(t, side{Line: ids("shrink-ray-technician")}, side{Line: ids("blypyp")}, card.Mars)
		tb.Reap("shrink-ray-technician")
		tb.InZone(card.Discard, "blypyp") // K11.17
	})
	t.Run("discarded it shrinks the most powerful enemy, whatever is added (K32.8)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shrink-ray-technician"), Line: ids("zorg"), Houses: []card.House{card.Mars}},
			side{Line: list{{ID: "mother"}, {ID: "tunk", Power: 3}, {ID: "troll"}}, Houses: []card.House{card.Logos}}, card.Mars)
		tb.Discard("shrink-ray-technician")
		tb.PowerIs("tunk", 1)
		assert.Zero(t, tb.Armor(tb.Card("tunk")))
		tb.PowerIs("troll", 8)
		tb.EndTurn()
		tb.PowerIs("tunk", 9)
		assert.Equal(t, 1, tb.Armor(tb.Card("tunk")))
	})
	t.Run("damage that it bears kills it then", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shrink-ray-technician")}, side{Line: list{{ID: "troll", Damage: 1}}}, card.Mars)
		tb.Discard("shrink-ray-technician")
		tb.InZone(card.Discard, "troll")
	})
}
