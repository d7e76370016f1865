package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestKaspara(t *testing.T) {
	tb := duel(t, side{Hand: ids("kaspara", "shadys", "dust-imp"), Amber: 2}, side{Amber: 3, Line: ids("mother")}, card.Geistoid)
	tb.Play("kaspara") // she gains the ability as well
	tb.Amber(0, 3)
	tb.Amber(1, 4)
	tb.PowerIs("kaspara", 7)
	tb.Play("shadys")
	tb.Right()
	tb.PowerIs("kaspara", 9)
	tb = duel(t, side{Hand: ids("kaspara")}, side{}, card.Geistoid)
	tb.Play("kaspara")
	tb.InZone(card.Discard, "kaspara") // without æmber she is destroyed, and gives it then
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: ids("batdrone", "kaspara"), Amber: 1}, side{Line: ids("troll", "shadys")}, card.Logos)
	tb.Fight("batdrone", "troll")
	tb.Amber(0, 1) // it is of Logos
}

func TestMender(t *testing.T) {
	tb := duel(t, side{Hand: ids("mender"), Line: list{{ID: "mother", Damage: 3}, {ID: "troll", Damage: 2}}, Discard: ids("fear")},
		side{Line: list{{ID: "tunk", Damage: 1}}, Discard: ids("punch")}, card.Geistoid)
	tb.Play("mender")
	tb.Right()
	tb.Offers("fear", "punch")
	tb.Pick("punch")
	tb.InZone(card.Purged, "punch")
	for _, robot := range []string{"mother", "tunk", "mender"} {
		tb.Damage(robot, 0)
		tb.Marked(robot, keyforge.Warded)
	}
	tb.Damage("troll", 2)
	tb.Unmarked("troll", keyforge.Warded)
	tb = duel(t, side{Line: list{{ID: "mender", Damage: 1}}}, side{}, card.Geistoid)
	tb.Reap("mender") // no card to purge
	tb.Damage("mender", 0)
	tb.Marked("mender", keyforge.Warded)
}

func TestProtectivePlaymate(t *testing.T) {
	for n, power := range map[int]int{9: 3, 10: 9} {
		tb := duel(t, side{Line: ids("protective-playmate"), Discard: many(n, "dust-imp")}, side{Discard: haunted()}, card.Geistoid)
		tb.PowerIs("protective-playmate", power)
		assert.Equal(t, n < 10, tb.HasKeyword(tb.Card("protective-playmate"), card.Elusive))
		assert.True(t, tb.HasKeyword(tb.Card("protective-playmate"), card.Taunt))
	}
}

func TestShadys(t *testing.T) {
	tb := duel(t, side{Line: ids("shadys"), Discard: ids("troll", "fear", "dust-imp")}, side{Discard: ids("mother")}, card.Geistoid)
	tb.Act("shadys")
	tb.Offers("troll", "dust-imp")
	tb.Pick("dust-imp")
	tb.Right()
	tb.Line(0, "shadys", "dust-imp")
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Line: ids("shadys")}, side{}, card.Geistoid)
	tb.Act("shadys")
	tb.Line(0, "shadys")
}

func TestVaradTheIndulgent(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "varad-the-indulgent", Amber: 1}, {ID: "shadys"}, {ID: "troll", House: card.Geistoid}, {ID: "krump"}}},
		side{Amber: 3, Line: list{{ID: "tunk", Marks: keyforge.Stunned}, {ID: "mother"}}}, card.Geistoid)
	tb.PowerIs("varad-the-indulgent", 5)
	tb.Fight("shadys", "tunk")
	tb.AmberOn("varad-the-indulgent", 2)
	tb.PowerIs("varad-the-indulgent", 6)
	tb.Fight("varad-the-indulgent", "mother") // not another
	tb.AmberOn("varad-the-indulgent", 2)
	tb.Amber(1, 2)
}

func TestDimoElderghast(t *testing.T) {
	dying := list{{ID: "shadys", Amber: 2, Damage: 4}, {ID: "dimo-elderghast"}, {ID: "dust-imp"}}
	tb := duel(t, side{Line: dying, Discard: haunted()}, side{Line: list{{ID: "troll", Amber: 1}}}, card.Geistoid)
	tb.Fight("shadys", "troll")
	tb.Amber(0, 2)
	tb.Amber(1, 2) // what was on it (K5.9)
	tb = duel(t, side{Line: dying}, side{Line: ids("troll"), Discard: haunted()}, card.Geistoid)
	tb.Fight("shadys", "troll")
	tb.Amber(0, 0)
}

func TestInfiltrator(t *testing.T) {
	tb := duel(t, side{Hand: ids("infiltrator"), Line: ids("shadys")}, side{Line: ids("mother", "troll", "krump"), Houses: logos},
		card.Geistoid)
	tb.Play("infiltrator") // K28.1
	tb.Right()
	tb.Line(1, "mother", "troll", "krump", "infiltrator")
	tb.EndTurn() // not at the end of its owner's turn
	tb.Line(1, "mother", "troll", "krump", "infiltrator")
	tb.House(card.Logos)
	tb.EndTurn()
	tb.Line(1, "mother", "troll", "infiltrator")
	tb.LeaveOpen()
	tb = duel(t, side{Line: ids("infiltrator", "mother")}, side{Line: ids("bumpsy")}, card.Logos)
	tb.Fight("infiltrator") // K28.6
	tb.Damage("bumpsy", 4)
	tb.Damage("infiltrator", 0)
}

var logos = []card.House{card.Logos, card.Dis, card.Mars}

func TestBoiler(t *testing.T) {
	tb := duel(t, side{Hand: ids("gateway-to-dis")}, side{Line: ids("boiler")}, card.Dis)
	tb.Play("gateway-to-dis")
	tb = duel(t, side{Line: list{{ID: "boiler", Damage: 1}, {ID: "troll"}}}, side{Line: ids("tunk", "bumpsy", "mother", "krump")},
		card.Geistoid)
	tb.Fight("boiler", "bumpsy")
	tb.InZone(card.Discard, "boiler", "krump")
	tb.Damage("tunk", 5)
	tb.Damage("mother", 0)
	tb.Damage("bumpsy", 2)
	tb.Damage("troll", 0)
	tb = duel(t, side{Hand: ids("boiler"), Line: ids("troll")}, side{Line: ids("mother", "tunk")}, card.Geistoid)
	tb.Discard("boiler")
	tb.Damage("mother", 1)
	tb.Damage("tunk", 0)
	tb.Damage("troll", 0)
}

func TestMissChievous(t *testing.T) {
	tb := duel(t, side{Hand: ids("miss-chievous", "shadys", "dust-imp"), Deck: many(5, "fear")}, side{Deck: many(3, "punch")}, card.Geistoid)
	tb.Play("miss-chievous") // she has entered play herself
	assert.Len(t, tb.Pile(0, card.Discard), 2)
	assert.Len(t, tb.Pile(1, card.Discard), 2)
	tb.Play("shadys")
	tb.Right()
	assert.Len(t, tb.Pile(0, card.Deck), 1)
	assert.Empty(t, tb.Pile(1, card.Deck))

	tb = duel(t, side{Line: ids("miss-chievous"), Discard: ids("fear", "dust-imp", "troll"), Deck: many(2, "smith")}, side{}, card.Geistoid)
	tb.Reap("miss-chievous")
	tb.Right()
	tb.Line(0, "miss-chievous", "dust-imp") // the topmost creature, which is of no matter to the other ability
	assert.Len(t, tb.Pile(0, card.Deck), 2)

	tb = duel(t, side{Line: ids("miss-chievous"), Discard: ids("fear")}, side{Discard: ids("troll")}, card.Geistoid)
	tb.Reap("miss-chievous")
	tb.Line(0, "miss-chievous")
}

func TestEchofly(t *testing.T) {
	tb := duel(t, side{Line: ids("echofly"), Discard: ids("troll", "fear", "smith")}, side{Discard: ids("punch")}, card.Geistoid)
	tb.Act("echofly")
	tb.Offers("fear", "smith")
	tb.Pick("smith")
	tb.InZone(card.Hand, "smith")
	tb = duel(t, side{Hand: ids("echofly"), Discard: ids("troll", "fear", "smith")}, side{Discard: ids("punch")}, card.Geistoid)
	tb.Discard("echofly")
	tb.InZone(card.Archives, "fear")
	tb.InZone(card.Discard, "smith", "echofly", "troll", "punch")
	tb = duel(t, side{Hand: ids("echofly"), Discard: ids("troll")}, side{}, card.Geistoid)
	tb.Discard("echofly")
	tb.InZone(card.Discard, "troll")
}

func TestScooboo(t *testing.T) {
	t.Run("instead of one of the cards of the draw step", func(t *testing.T) {
		tb := duel(t, side{Hand: many(4, "smith"), Deck: append(ids("fear", "punch", "krump"), many(5, "troll")...),
			Discard: ids("scooboo")}, side{},
			card.Geistoid)
		tb.EndTurn()
		tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 0)
		tb.Yes()
		tb.InZone(card.Discard, "fear", "punch", "krump")
		tb.InZone(card.Hand, "scooboo")
		assert.Len(t, tb.Pile(0, card.Hand), 6)
		assert.Len(t, tb.Pile(0, card.Deck), 4) // a Troll was drawn
		tb.LeaveOpen()
	})
	t.Run("asked for each card", func(t *testing.T) {
		tb := duel(t, side{Hand: many(4, "smith"), Deck: many(8, "troll"), Discard: ids("scooboo")}, side{}, card.Geistoid)
		tb.EndTurn()
		tb.No()
		tb.No()
		tb.InZone(card.Discard, "scooboo")
		assert.Len(t, tb.Pile(0, card.Hand), 6)
		tb.LeaveOpen()
	})
	t.Run("not in the turn of another", func(t *testing.T) {
		tb := duel(t, side{Hand: many(5, "smith"), Deck: many(8, "troll")}, side{Hand: many(5, "smith"), Discard: ids("scooboo"),
			Deck: many(4, "troll")}, card.Logos)
		tb.EndTurn() // of the other player
		assert.Len(t, tb.Pile(0, card.Hand), 6)
		tb.InZone(card.Discard, "scooboo")
		tb.LeaveOpen()
	})
}
