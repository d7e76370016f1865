package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestArmageddonCloak(t *testing.T) {
	cloaked := func(id string, damage int) list {
		return list{{ID: id, Damage: damage, Attached: ids("armageddon-cloak")}, {ID: "tocsin"}}
	}
	t.Run("hazardous 2 (K18.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("batdrone", "valdr")}, side{Line: cloaked("niffle-queen", 0)}, card.Logos)
		tb.Fight("batdrone", "niffle-queen")
		tb.InZone(card.Discard, "batdrone")
		tb.Damage("niffle-queen", 0)
		tb.InZone(card.Attached, "armageddon-cloak")
	})
	t.Run("exactly 2", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother")}, side{Line: cloaked("dust-imp", 0)}, card.Logos)
		tb.Fight("mother", "dust-imp")
		tb.Damage("mother", 2+2)
	})
	t.Run("in a fight: healed, and the cloak goes instead", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: cloaked("charette", 1)}, card.Brobnar)
		tb.Fight("valdr", "charette")
		tb.Line(1, "charette", "tocsin")
		tb.Damage("charette", 0)
		tb.InZone(card.Discard, "armageddon-cloak")
		tb.InZone(card.Discard, "valdr") // 2 and 4
	})
	t.Run("against an effect that destroys, and only once", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-of-dis", "hand-of-dis")},
			side{Line: append(list{{ID: "mother"}}, cloaked("charette", 3)...)}, card.Dis)
		tb.Play("hand-of-dis#1")
		tb.Line(1, "mother", "charette", "tocsin")
		tb.Damage("charette", 0)
		tb.Play("hand-of-dis")
		tb.Line(1, "mother", "tocsin")
	})
	t.Run("its Destroyed abilities resolve all the same (K12.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: cloaked("dust-imp", 0)}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("dust-imp")
		tb.Line(1, "dust-imp", "tocsin")
		tb.Amber(1, 2)
	})
	t.Run("it does not keep a creature from the hand", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: cloaked("mother", 0)}, card.Dis)
		tb.Play("fear")
		tb.Pick("mother")
		tb.InZone(card.Hand, "mother")
		tb.InZone(card.Discard, "armageddon-cloak")
	})
	t.Run("two cloaks: one goes (Q42)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch")},
			side{Line: list{{ID: "dust-imp", Attached: ids("armageddon-cloak", "armageddon-cloak")}}}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("armageddon-cloak#2")
		tb.InZone(card.Attached, "armageddon-cloak#1")
		tb.InZone(card.Discard, "armageddon-cloak#2")
		tb.Play("punch")
		tb.Line(1, "dust-imp")
		tb.InZone(card.Discard, "armageddon-cloak#1")
	})
	t.Run("a creature saved is not purged; nobody else is saved", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("annihilation-ritual"), Line: ids("urchin"), Hand: list{{ID: "poison-wave", House: card.Dis}}},
			side{Line: cloaked("dust-imp", 0)}, card.Dis)
		tb.Play("poison-wave")
		tb.Line(1, "dust-imp", "tocsin")
		tb.InZone(card.Discard, "armageddon-cloak")
		tb.InZone(card.Purged, "urchin")
	})
	t.Run("a ward goes first (K14.7)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")},
			side{Line: list{{ID: "dust-imp", Marks: keyforge.Warded, Attached: ids("armageddon-cloak")}}}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Attached, "armageddon-cloak")
		tb.Unmarked("dust-imp", keyforge.Warded)
	})
	t.Run("it does not count as destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("stealer-of-souls"), Hand: list{{ID: "loot-the-bodies", House: card.Dis}}},
			side{Line: cloaked("dust-imp", 0)}, card.Dis)
		tb.Play("loot-the-bodies")
		tb.Fight("stealer-of-souls", "dust-imp")
		tb.Line(1, "dust-imp", "tocsin")
		tb.Amber(0, 0)
	})
}

func TestMantleOfTheZealot(t *testing.T) {
	t.Run("its creature may be used whatever the house", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "pit-demon"}, {ID: "charette"}}, Hand: ids("mantle-of-the-zealot")},
			side{Amber: 2, Line: ids("tocsin")}, card.Sanctum)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("pit-demon")}, keyforge.WrongHouse)
		tb.Play("mantle-of-the-zealot")
		tb.Offers("pit-demon", "charette", "tocsin")
		tb.Pick("pit-demon")
		tb.Act("pit-demon")
		tb.Amber(0, 1)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("charette")}, keyforge.WrongHouse)
		assert.Equal(t, card.HouseSet(card.Dis), tb.HousesOf(tb.Card("pit-demon")))
	})
	t.Run("on an enemy creature its controller may (K16.20)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mantle-of-the-zealot")}, side{Line: ids("pit-demon"), Houses: []card.House{card.Mars}}, card.Sanctum)
		tb.Play("mantle-of-the-zealot")
		tb.EndTurn()
		tb.House(card.Mars)
		tb.Reap("pit-demon")
		tb.Amber(1, 1)
	})
	t.Run("stunned it may lose the stun (K14.2)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "pit-demon", Marks: keyforge.Stunned, Attached: ids("mantle-of-the-zealot")}}}, side{}, card.Sanctum)
		tb.Unstun("pit-demon")
		tb.Unmarked("pit-demon", keyforge.Stunned)
	})
}

func TestProtectTheWeak(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash"), Hand: list{{ID: "protect-the-weak", House: card.Brobnar}}},
		side{Line: ids("tocsin", "mother", "dust-imp")}, card.Brobnar)
	tb.Play("protect-the-weak")
	tb.Pick("mother")
	tb.Fight("valdr")
	tb.InZone(card.Discard, "mother") // the only one that may be attacked: 6 against armor 1 and power 5
	tb.Damage("valdr", 5)
}

// Its armor adds to what is printed (K11.8), for each copy separately.
func TestProtectTheWeakAddsUp(t *testing.T) {
	tb := duel(t, side{Hand: ids("punch", "punch")},
		side{Line: list{{ID: "raiding-knight", Attached: ids("protect-the-weak", "protect-the-weak")}}}, card.Brobnar)
	tb.Play("punch#1")
	tb.Damage("raiding-knight", 0)
	tb.Play("punch")
	tb.Damage("raiding-knight", 2)
}

func TestShoulderArmor(t *testing.T) {
	wearing := func(before, after list) *gametest.Table {
		line := append(append(before, at{ID: "raiding-knight", Attached: ids("shoulder-armor")}), after...)
		tb := duel(t, side{Hand: ids("relentless-assault", "punch", "punch")}, side{Line: line}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("raiding-knight")
		return tb
	}
	t.Run("on a flank: +2 power and +2 armor", func(t *testing.T) {
		tb := wearing(ids("mother"), nil)
		tb.PowerIs("raiding-knight", 6)
		tb.PowerIs("mother", 5)
		tb.Damage("raiding-knight", 0) // armor 4
		tb.Play("punch")
		tb.Pick("raiding-knight")
		tb.Damage("raiding-knight", 2)
	})
	t.Run("elsewhere nothing", func(t *testing.T) {
		tb := wearing(ids("mother"), ids("tocsin"))
		tb.PowerIs("raiding-knight", 4)
		tb.Damage("raiding-knight", 1)
		tb.Play("punch")
		tb.Pick("tocsin") // now it is on the flank
		tb.PowerIs("raiding-knight", 6)
		tb.Damage("raiding-knight", 1) // and what was dealt stays (K11.9)
	})
}
