package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// tableOf is a standard game from a position.
func tableOf(t *testing.T, p keyforge.Position) *gametest.Table {
	t.Helper()
	return gametest.Start(t, keyforge.Duel, p)
}

func TestBoo(t *testing.T) {
	for seat, name := range []string{"your own deck", "the opponent's"} {
		t.Run(name, func(t *testing.T) {
			tb := duel(t, side{Hand: ids("boo"), Deck: many(11, "fear")}, side{Deck: many(12, "punch")}, card.Geistoid)
			tb.Play("boo")
			tb.Choose(seat)
			assert.Len(t, tb.Pile(keyforge.Side(seat), card.Deck), 1+seat)
			assert.Len(t, tb.Pile(keyforge.Side(1-seat), card.Deck), 12-seat)
		})
	}
	tb := duel(t, side{Hand: ids("boo"), Deck: many(3, "fear"), Discard: ids("punch")}, side{}, card.Geistoid)
	tb.Play("boo")
	tb.Choose(0)
	assert.Empty(t, tb.Pile(0, card.Deck)) // Q5
}

func TestHarvestSkimmer(t *testing.T) {
	for top, want := range map[string]int{"mother": 2, "punch": 1, "library-of-babble": 1} {
		tb := duel(t, side{Line: ids("harvest-skimmer"), Deck: ids(top, "troll")}, side{}, card.Geistoid)
		tb.Reap("harvest-skimmer")
		tb.InZone(card.Discard, top)
		tb.InZone(card.Deck, "troll")
		tb.Amber(0, want)
	}
	tb := duel(t, side{Line: ids("harvest-skimmer")}, side{}, card.Geistoid)
	tb.Reap("harvest-skimmer")
	tb.Amber(0, 1)
}

func TestJunkRestoration(t *testing.T) {
	with := func() *gametest.Table {
		tb := duel(t, side{Hand: ids("junk-restoration"), Deck: ids("fear", "mother", "anger", "troll"), Discard: ids("punch")},
			side{}, card.Geistoid)
		tb.Play("junk-restoration")
		tb.InZone(card.Discard, "fear", "mother", "anger")
		return tb
	}
	tb := with()
	tb.Offers("fear", "mother", "anger")
	tb.Pick("mother")
	tb.InZone(card.Hand, "mother")
	tb.InZone(card.Discard, "fear", "anger", "punch")
	tb = with()
	tb.Finish()
	assert.Empty(t, tb.Pile(0, card.Hand))
	tb = duel(t, side{Hand: ids("junk-restoration"), Discard: ids("punch")}, side{}, card.Geistoid)
	tb.Play("junk-restoration")
	tb.InZone(card.Discard, "punch")
}

func TestMemette(t *testing.T) {
	t.Run("played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("memette"), Discard: ids("fear", "mother")}, side{Discard: ids("punch")}, card.Geistoid)
		tb.Play("memette")
		tb.InZone(card.Archives, "fear")
		tb.InZone(card.Discard, "mother", "punch")
	})
	t.Run("destroyed: it is not in the discard pile yet (K12.5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("memette"), Discard: ids("fear", "mother")}, side{Line: ids("troll")}, card.Geistoid)
		tb.Fight("memette")
		tb.InZone(card.Archives, "fear")
		tb.InZone(card.Discard, "mother", "memette")
	})
	t.Run("an empty pile", func(t *testing.T) {
		tb := duel(t, side{Line: ids("memette")}, side{Line: ids("troll")}, card.Geistoid)
		tb.Fight("memette")
		tb.InZone(card.Discard, "memette")
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestWebstur(t *testing.T) {
	decks := func() (side, side) {
		return side{Line: list{{ID: "webstur", Damage: 1}}, Deck: many(5, "fear")}, side{Line: ids("batdrone", "mother"), Deck: many(5, "punch")}
	}
	t.Run("asks once for each damage that it has after the fight", func(t *testing.T) {
		me, foe := decks()
		tb := duel(t, me, foe, card.Geistoid)
		tb.Fight("webstur", "batdrone")
		tb.Damage("webstur", 3)
		tb.Yes()
		tb.No()
		tb.Yes()
		assert.Len(t, tb.Pile(0, card.Deck), 3)
		assert.Len(t, tb.Pile(1, card.Deck), 3)
	})
	t.Run("undamaged", func(t *testing.T) {
		me, foe := decks()
		me.Line = list{{ID: "webstur"}}
		foe.Line = ids("urchin")
		tb := duel(t, me, foe, card.Geistoid)
		tb.Fight("webstur") // elusive
		assert.Len(t, tb.Pile(0, card.Deck), 5)
	})
}

func TestWindsOfDeath(t *testing.T) {
	tb := duel(t, side{Hand: ids("winds-of-death"), Line: ids("mother"), Discard: ids("troll", "punch")},
		side{Line: list{{ID: "valdr", Marks: keyforge.Warded}, {ID: "batdrone"}}, Discard: ids("fear", "dust-imp", "urchin")}, card.Geistoid)
	tb.Play("winds-of-death")
	tb.InZone(card.Archives, "troll", "dust-imp", "urchin")
	tb.InZone(card.Discard, "punch", "fear", "mother", "batdrone") // destroyed after that
	tb.InZone(card.Battleline, "valdr")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Archives))
	assert.Len(t, tb.Pile(1, card.Archives), 2)
}

func TestPurseAPhone(t *testing.T) {
	t.Run("keys of both cost 2 less", func(t *testing.T) {
		tb := duel(t, side{Line: ids("purse-a-phone")}, side{}, card.Geistoid)
		assert.Equal(t, 4, tb.KeyCost(0))
		assert.Equal(t, 4, tb.KeyCost(1))
	})
	t.Run("it brings Shadys back", func(t *testing.T) {
		tb := duel(t, side{Line: ids("purse-a-phone"), Discard: ids("fear", "shadys", "shadys")},
			side{Line: ids("troll"), Discard: ids("shadys")}, card.Geistoid)
		tb.Fight("purse-a-phone")
		tb.Pick("shadys#2")
		tb.InZone(card.Hand, "shadys#2")
		tb.InZone(card.Discard, "shadys#1", "shadys#3")
	})
	t.Run("without Shadys", func(t *testing.T) {
		tb := duel(t, side{Line: ids("purse-a-phone"), Discard: ids("mother")}, side{Line: ids("troll")}, card.Geistoid)
		tb.Fight("purse-a-phone")
		tb.InZone(card.Discard, "mother", "purse-a-phone")
	})
}
