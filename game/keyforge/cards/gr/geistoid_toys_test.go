package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func TestIslandOfMisfitToys(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("island-of-misfit-toys"), Discard: ids("shadys", "fear", "mender")},
		side{Discard: ids("varad-the-indulgent")},
		card.Geistoid)
	tb.Act("island-of-misfit-toys")
	tb.InZone(card.Hand, "shadys", "mender")
	tb.InZone(card.Discard, "fear", "varad-the-indulgent")
	tb.InZone(card.Purged, "island-of-misfit-toys")
	tb = duel(t, side{Artifacts: ids("island-of-misfit-toys")}, side{}, card.Geistoid)
	tb.Act("island-of-misfit-toys")
	tb.InZone(card.Purged, "island-of-misfit-toys")
}

func TestWellOfMemory(t *testing.T) {
	tb := duel(t, side{Hand: ids("well-of-memory", "fear", "punch", "smith"), Discard: ids("troll", "mother", "krump")}, side{}, card.Geistoid)
	tb.Play("well-of-memory")
	tb.Pick("fear", "smith")
	tb.Finish()
	tb.InZone(card.Purged, "fear", "smith")
	tb.Pick("troll")
	tb.Pick("krump")
	tb.InZone(card.Hand, "punch", "troll", "krump")
	tb.InZone(card.Discard, "mother")
	tb = duel(t, side{Hand: ids("well-of-memory", "fear"), Discard: ids("troll")}, side{}, card.Geistoid)
	tb.Play("well-of-memory")
	tb.Finish() // none
	tb.InZone(card.Hand, "fear")
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Artifacts: ids("well-of-memory")}, side{}, card.Geistoid)
	tb.Act("well-of-memory")
	tb.InZone(card.Discard, "well-of-memory")
}

func TestE24WellOfMemory(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("well-of-memory")}, side{}, card.Geistoid)
	assert.True(t, tb.TraitsOf(tb.Card("well-of-memory")).Has(trait.Location))
}

func TestPlowSword(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("plow-sword"), Line: ids("troll"), Discard: ids("fear", "krump")},
		side{Line: ids("mother"), Deck: ids("punch"), Discard: ids("tunk")}, card.Geistoid)
	tb.Act("plow-sword")
	tb.Offers("krump", "tunk")
	tb.Pick("tunk")
	tb.InZone(card.Deck, "tunk")
	tb.Pick("mother")
	tb.Damage("mother", 3)
	tb = duel(t, side{Artifacts: ids("plow-sword"), Discard: ids("fear")}, side{Line: ids("mother")}, card.Geistoid)
	tb.Act("plow-sword") // no creature to put there
	tb.Damage("mother", 0)
}

func TestAnimatingForce(t *testing.T) {
	tb := duel(t, side{Hand: ids("animating-force"), Line: ids("troll"), Artifacts: ids("plow-sword")},
		side{Artifacts: ids("gauntlet-of-command"), Line: ids("mother")}, card.Geistoid)
	tb.Play("animating-force")
	tb.Offers("plow-sword", "gauntlet-of-command")
	tb.Pick("gauntlet-of-command")
	tb.Right()
	tb.Line(0, "troll", "gauntlet-of-command")
	tb.InZone(card.Attached, "animating-force")
	tb.PowerIs("gauntlet-of-command", 4)
	assert.Equal(t, card.CreatureType, tb.TypeOf(tb.Card("gauntlet-of-command")))
	assert.True(t, tb.HasKeyword(tb.Card("gauntlet-of-command"), card.Versatile))

	tb = duel(t, side{Hand: ids("animating-force"), Line: ids("troll")}, side{}, card.Geistoid)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("animating-force")}, keyforge.NoHost)
	tb.Discard("animating-force")
	tb.Amber(0, 1)
}

func TestJunkyardCemetery(t *testing.T) {
	for n, power := range map[int]int{5: 3, 6: 9} {
		tb := duel(t, side{Artifacts: ids("junkyard-cemetery"), Line: ids("protective-playmate"), Discard: many(n, "dust-imp"),
			Purged: many(4, "fear")},
			side{Line: ids("protective-playmate"), Discard: many(5, "dust-imp"), Purged: many(8, "fear")}, card.Geistoid)
		tb.PowerIs("0:protective-playmate", power)
		tb.PowerIs("1:protective-playmate", 3) // only its controller
		tb.Act("junkyard-cemetery")
		tb.Pick("dust-imp")
		tb.PowerIs("0:protective-playmate", power)
	}
}

func TestSynchronizer(t *testing.T) {
	clock := func(n int) list {
		return list{{ID: "tick-tock", Counters: map[card.Counter]int{card.TimeCounter: n}}, {ID: "troll"}}
	}
	tb := duel(t, side{Hand: ids("gateway-to-dis")}, side{Artifacts: ids("synchronizer"), Line: clock(3)}, card.Dis)
	tb.Play("gateway-to-dis")
	tb.InZone(card.Discard, "tick-tock")
	assert.Equal(t, 2, int(tb.Of("synchronizer").Counters[card.TimeCounter]))
	tb = duel(t, side{Hand: ids("gateway-to-dis"), Artifacts: ids("synchronizer")}, side{Line: clock(3)}, card.Dis)
	tb.Play("gateway-to-dis") // not a friendly one
	assert.Equal(t, 0, int(tb.Of("synchronizer").Counters[card.TimeCounter]))
	tb = duel(t, side{Artifacts: list{{ID: "synchronizer", Counters: map[card.Counter]int{card.TimeCounter: 4}}}, Line: clock(1)}, side{},
		card.Dis)
	tb.Omni("synchronizer")
	assert.Equal(t, 0, int(tb.Of("synchronizer").Counters[card.TimeCounter]))
	assert.Equal(t, 5, int(tb.Of("tick-tock").Counters[card.TimeCounter]))
}

func TestCursedTomb(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("cursed-tomb"), Line: list{{ID: "shadys", Damage: 4}, {ID: "mender", Amber: 1}}},
		side{Line: ids("troll", "mother")},
		card.Geistoid)
	tb.Fight("shadys", "troll")
	tb.InZone(card.Purged, "shadys")
	tb.Fight("mender", "troll")
	tb.InZone(card.Discard, "mender")
	tb.InZone(card.Artifacts, "cursed-tomb")
	tb = duel(t, side{Artifacts: ids("cursed-tomb"), Hand: ids("gateway-to-dis")}, side{Line: ids("troll")}, card.Dis)
	tb.Play("gateway-to-dis")
	tb.InZone(card.Purged, "troll", "cursed-tomb")
	tb = duel(t, side{Hand: ids("cursed-tomb")}, side{}, card.Geistoid)
	tb.Play("cursed-tomb")
	tb.InZone(card.Purged, "cursed-tomb")
	tb.Amber(0, 1)
}

func TestDarkMemento(t *testing.T) {
	tb := duel(t, side{}, side{Artifacts: ids("dark-memento"), Deck: many(20, "fear"), Discard: many(4, "dust-imp")}, card.Geistoid)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Discard), 10)
	tb.LeaveOpen()
	tb = duel(t, side{}, side{Artifacts: ids("dark-memento"), Deck: many(3, "fear")}, card.Geistoid)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Discard), 3)
	tb.LeaveOpen()
	tb = duel(t, side{}, side{Artifacts: ids("dark-memento"), Deck: many(3, "fear"), Discard: haunted()}, card.Geistoid)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Discard), 10)
	tb.LeaveOpen()
}

func TestDarkMementoIsScrapped(t *testing.T) {
	tb := duel(t, side{Hand: ids("dark-memento"), Deck: ids("fear"), Discard: ids("smith")},
		side{Deck: many(4, "punch"), Discard: many(7, "dust-imp")},
		card.Geistoid)
	tb.Discard("dark-memento")
	tb.Asks(keyforge.AskSeat, keyforge.ForEffect, 0)
	tb.Choose(1)
	tb.Choose(0) // the whole effect is repeated (K17.5)
	tb.InZone(card.Discard, "fear")
	tb.Choose(1)
	tb.Choose(1)
	assert.Len(t, tb.Pile(1, card.Discard), 10)
	assert.Len(t, tb.Pile(1, card.Deck), 1)
	tb = duel(t, side{Hand: ids("dark-memento")}, side{Deck: ids("punch")}, card.Geistoid)
	tb.Discard("dark-memento")
	tb.Choose(0) // without a deck it ends
	tb.InZone(card.Deck, "punch")
}
