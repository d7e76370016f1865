package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestEmpyreanCharge(t *testing.T) {
	t.Run("3 archived cards in all take 3 off", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("empyrean-charge"), Amber: 9, Archives: ids("fear", "punch")}, side{Archives: ids("anger")}, card.Logos)
		tb.Play("empyrean-charge")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 1)
		tb.InZone(card.Discard, "fear", "punch", "anger")
	})
	t.Run("too dear, the archives are discarded nonetheless", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("empyrean-charge"), Amber: 7, Archives: ids("fear", "punch")}, side{Archives: ids("anger")}, card.Logos)
		tb.Play("empyrean-charge")
		tb.Keys(0, 0)
		tb.Amber(0, 8)
		tb.InZone(card.Discard, "fear", "punch", "anger")
	})
	t.Run("below the current cost", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("empyrean-charge"), Amber: 3}, side{Archives: many(8, "anger")}, card.Logos)
		tb.Play("empyrean-charge")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
		assert.Len(t, tb.Pile(1, card.Discard), 8)
	})
}

func TestWeighTheAnchor(t *testing.T) {
	tb := duel(t, side{Hand: ids("weigh-the-anchor"), Line: ids("mother")}, side{Line: ids("troll", "krump", "valdr")}, card.Logos)
	tb.Play("weigh-the-anchor")
	tb.Offers("troll", "krump", "valdr")
	tb.Must()
	tb.Pick("troll")
	tb.Pick("valdr")
	tb.Marked("troll", keyforge.Stunned)
	tb.Marked("valdr", keyforge.Stunned)
	tb.Unmarked("krump", keyforge.Stunned)
	tb = duel(t, side{Hand: ids("weigh-the-anchor"), Line: ids("mother")}, side{Line: ids("krump")}, card.Logos)
	tb.Play("weigh-the-anchor")
	tb.Unmarked("krump", keyforge.Stunned)
}

func TestRootAccess(t *testing.T) {
	begin := side{Hand: ids("root-access"), Line: ids("troll"), Deck: ids("labwork")}
	line := ids("mother", "krump", "dust-imp")
	tb := duel(t, begin, side{Line: line, Deck: ids("fear", "punch")}, card.Logos)
	tb.Play("root-access")
	assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Discard))
	for id, damage := range map[string]int{"troll": 0, "mother": 0, "krump": 2, "dust-imp": 0} {
		tb.Damage(id, damage)
	}
	tb = duel(t, begin, side{Line: line}, card.Logos)
	tb.Play("root-access")
	tb.Line(1, "mother", "krump", "dust-imp")
	tb.Damage("krump", 0)
}

func TestConnectomeTransfer(t *testing.T) {
	tb := duel(t, side{Hand: ids("connectome-transfer"), Line: list{{ID: "valdr", Foreign: true}, {ID: "mother"}, {ID: "krump"}}},
		side{Line: ids("zorg")}, card.Logos)
	tb.Play("connectome-transfer")
	tb.Line(0, "mother")
	tb.Line(1)
	assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Archives))
	assert.ElementsMatch(t, []string{"valdr", "zorg"}, tb.Pile(1, card.Archives))
}

// The instruction to repeat is no part of the preceding effect: it is carried out once more (K17.6).
func TestPlaceholder(t *testing.T) {
	t.Run("once more if it is not destroyed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("placeholder"), Line: ids("troll", "krump", "mother")}, side{Line: ids("dust-pixie", "valdr")}, card.Logos)
		tb.Play("placeholder")
		tb.Offers("troll", "krump", "mother", "dust-pixie", "valdr")
		tb.Must()
		tb.Pick("krump")
		tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
		tb.Right()
		tb.Line(0, "troll", "mother", "krump")
		tb.Damage("krump", 2)
		tb.Offers("troll", "mother", "krump", "dust-pixie", "valdr")
		tb.Pick("valdr")
		tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
		tb.Left()
		tb.Line(1, "valdr", "dust-pixie")
		tb.Damage("valdr", 2)
		tb.InZone(card.Discard, "placeholder")
	})
	t.Run("not if it is destroyed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("placeholder"), Line: ids("troll")}, side{Line: ids("dust-pixie", "valdr")}, card.Logos)
		tb.Play("placeholder")
		tb.Pick("dust-pixie")
		tb.Left()
		tb.InZone(card.Discard, "dust-pixie", "placeholder")
		tb.Damage("troll", 0)
		tb.Damage("valdr", 0)
	})
	t.Run("a ward saves it once", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("placeholder")}, side{Line: list{{ID: "dust-imp", Marks: keyforge.Warded}}}, card.Logos)
		tb.Play("placeholder")
		tb.InZone(card.Discard, "dust-imp")
	})
	t.Run("no creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("placeholder")}, side{}, card.Logos)
		tb.Play("placeholder")
		tb.InZone(card.Discard, "placeholder")
	})
}

func TestWurmTunnel(t *testing.T) {
	begin := side{Hand: ids("wurm-tunnel"), Line: list{{ID: "troll", Amber: 2}}, Deck: ids("fear", "punch", "anger")}
	tb := duel(t, begin, side{Line: ids("krump")}, card.Logos)
	tb.Play("wurm-tunnel")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(0, 0)
	assert.Equal(t, []string{"fear", "punch"}, tb.Pile(0, card.Hand))
	tb = duel(t, begin, side{Line: ids("krump")}, card.Logos)
	tb.Play("wurm-tunnel")
	tb.Pick("krump") // which has none
	tb.AmberOn("troll", 2)
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestMinervasWings(t *testing.T) {
	tb := duel(t, side{Hand: ids("minerva-s-wings"), Line: ids("mother"), Deck: ids("fear", "punch", "anger")}, side{Line: ids("troll")},
		card.Logos)
	tb.Play("minerva-s-wings")
	tb.Pick("mother")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}, keyforge.CannotReap)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("mother")}, keyforge.CannotFight)
	tb.Act("mother")
	assert.Equal(t, []string{"fear", "punch"}, tb.Pile(0, card.Hand))
}

func TestDeDoss(t *testing.T) {
	bearer := list{{ID: "krump", Attached: ids("de-doss")}}
	tb := duel(t, side{Line: bearer, Houses: []card.House{card.Logos}},
		side{Hand: ids("troll", "valdr"), Houses: []card.House{card.Brobnar, card.Sanctum}}, card.Logos)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.NotPlayable)
	tb.Play("valdr") // of power 6 too
	tb.InZone(card.Battleline, "valdr")
	tb = duel(t, side{Line: bearer, Hand: ids("troll")}, side{}, card.Brobnar)
	tb.Play("troll")
	tb.Left()
	tb.Line(0, "troll", "krump")
}

func TestHoloCamo(t *testing.T) {
	camo := func(marks keyforge.Mark) list { return list{{ID: "troll", Attached: ids("holo-camo"), Marks: marks}} }
	t.Run("ready it takes no damage, and fighting exhausts it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch"), Line: camo(0)}, side{Line: ids("krump")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("troll")
		tb.Damage("troll", 0)
		tb.Fight("troll")
		tb.Damage("troll", 6)
		tb.InZone(card.Discard, "krump")
	})
	t.Run("attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump")}, side{Line: camo(0)}, card.Brobnar)
		tb.Fight("krump")
		tb.Damage("troll", 0)
		tb.InZone(card.Discard, "krump")
		tb = duel(t, side{Line: ids("krump")}, side{Line: camo(keyforge.Exhausted)}, card.Brobnar)
		tb.Fight("krump")
		tb.Damage("troll", 6)
	})
}

func TestReallocationAccessory(t *testing.T) {
	begin := side{Line: list{{ID: "mother", Attached: ids("reallocation-accessory")}}, Hand: ids("fear"), Archives: ids("punch")}
	for chosen, damage := range []int{2, 3} {
		tb := duel(t, begin, side{Line: ids("troll"), Archives: many(3, "anger")}, card.Logos)
		tb.Reap("mother")
		tb.Asks(keyforge.AskSeat, keyforge.ForEffect, 0)
		tb.InZone(card.Archives, "fear") // it counts already
		tb.Choose(chosen)
		for range damage {
			tb.Offers("mother", "troll")
			tb.Pick("troll")
		}
		tb.Damage("troll", damage)
		tb.Damage("mother", 0)
	}
	t.Run("empty hand and archives", func(t *testing.T) {
		tb := duel(t, side{Line: begin.Line}, side{}, card.Logos)
		tb.Reap("mother")
		tb.Choose(0)
		tb.Damage("mother", 0)
	})
}

func TestVoidShields(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("void-shields")}}, Houses: []card.House{card.Logos}},
		side{Line: list{{ID: "troll", Attached: ids("void-shields")}}, Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.EndTurn()
	tb.Marked("mother", keyforge.Warded)
	tb.Unmarked("troll", keyforge.Warded)
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.Marked("troll", keyforge.Warded)
}
