package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// fated is a table on which player 0 has fulfilled a prophecy of player 1 with the card under
// it, by playing Troll (K30.10).
func fated(t *testing.T, id string, first, second side) *gametest.Table {
	t.Helper()
	first.Hand = append(ids("troll"), first.Hand...)
	tb := duel(t, first, gametest.Fated(second, id), card.Brobnar)
	tb.Play("troll")
	if len(first.Line) > 0 {
		tb.Right()
	}
	return tb
}

func TestFatesOfDis(t *testing.T) {
	both := side{Line: list{{ID: "mother"}, {ID: "krump"}}, Amber: 5, Deck: many(9, "fear")}
	foes := side{Line: ids("dodger"), Amber: 3, Discard: ids("punch"), Deck: many(9, "fear")}
	t.Run("coup-de-grâce", func(t *testing.T) {
		tb := fated(t, "coup-de-grâce", both, foes)
		tb.Damage("mother", 4)
		tb.Damage("troll", 4)
		tb.Damage("dodger", 0)
	})
	t.Run("embellish-imp", func(t *testing.T) {
		tb := fated(t, "embellish-imp", both, foes)
		tb.InZone(card.Discard, "troll", "embellish-imp")
		tb.InZone(card.Battleline, "mother", "krump", "dodger")
	})
	t.Run("solo", func(t *testing.T) {
		fated(t, "solo", both, foes).InZone(card.Discard, "mother", "krump", "troll", "dodger")
	})
	t.Run("grave-bounty", func(t *testing.T) {
		mine := both
		mine.Discard = ids("bumpsy", "smaaash", "headhunter")
		tb := fated(t, "grave-bounty", mine, foes)
		tb.InZone(card.Purged, "bumpsy", "smaaash")
		tb.InZone(card.Discard, "headhunter", "punch")
	})
	t.Run("oh-you-shouldn-t-have", func(t *testing.T) {
		tb := fated(t, "oh-you-shouldn-t-have", both, foes)
		tb.Amber(1, 6)
		tb.Amber(0, 5)
	})
	t.Run("poised-strike", func(t *testing.T) {
		tb := fated(t, "poised-strike", both, foes)
		tb.Reap("krump")
		tb.EndTurn()
		tb.Marked("krump", keyforge.Exhausted)
	})
	t.Run("chasm-vespid", func(t *testing.T) {
		tb := fated(t, "chasm-vespid", both, foes)
		tb.InZone(card.Archives, "krump")
		tb.InZone(card.Battleline, "mother", "troll", "dodger")
	})
	t.Run("eddy-of-dis", func(t *testing.T) {
		tb := fated(t, "eddy-of-dis", both, foes)
		assert.Len(t, tb.Pile(1, card.Hand), 1)
		assert.Len(t, tb.Pile(1, card.Deck), 9)
		tb.InZone(card.Discard, "eddy-of-dis")
	})
	t.Run("parasitic-arachnoid", func(t *testing.T) {
		tb := fated(t, "parasitic-arachnoid", both, foes)
		tb.Offers("mother", "krump", "troll")
		tb.Pick("krump")
		tb.AmberOn("krump", 2)
		tb.Amber(0, 3)
	})
	t.Run("strug", func(t *testing.T) {
		tb := fated(t, "strug", both, foes)
		tb.Amber(0, 3)
		tb.Amber(1, 3)
	})
}

func TestFatesOfRedemption(t *testing.T) {
	both := side{Line: list{{ID: "azrael", Marks: keyforge.Warded}, {ID: "krump"}}, Amber: 5, Deck: many(9, "fear")}
	foes := side{Line: ids("agamignus", "dodger"), Amber: 3, Deck: many(9, "fear")}
	for id, check := range map[string]func(tb *gametest.Table){
		"corrosive-monk":   func(tb *gametest.Table) { tb.Pick("krump"); tb.InZone(card.Discard, "krump") },
		"heed-the-horde":   func(tb *gametest.Table) { tb.AmberOn("agamignus", 1); tb.AmberOn("dodger", 0); tb.Amber(0, 4) },
		"tormented-badge":  func(tb *gametest.Table) { tb.Right(); tb.Line(1, "agamignus", "dodger", "troll") },
		"agamignus":        func(tb *gametest.Table) { tb.InZone(card.Discard, "krump", "troll", "dodger") },
		"ruthless-avenger": func(tb *gametest.Table) { tb.InZone(card.Discard, "ruthless-avenger") },
		"brass-klein": func(tb *gametest.Table) {
			tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("krump")}, keyforge.CannotFight)
		},
		"charitable-herald": func(tb *gametest.Table) { tb.Unmarked("azrael", keyforge.Warded) },
		"driving-courage": func(tb *gametest.Table) {
			tb.Marked("krump", keyforge.Exhausted)
			tb.Unmarked("azrael", keyforge.Exhausted)
			tb.Unmarked("dodger", keyforge.Exhausted)
		},
		"fallen-sovereign": func(tb *gametest.Table) { tb.Right(); tb.Line(0, "azrael", "krump", "troll", "fallen-sovereign") },
		"genetic-strain":   func(tb *gametest.Table) { tb.Amber(1, 5); tb.Amber(0, 5) },
		"knockback":        func(tb *gametest.Table) { assert.Len(t, tb.Pile(0, card.Deck), 0); tb.InZone(card.Battleline, "krump") },
		"oblivion-knight":  func(tb *gametest.Table) { tb.InZone(card.Purged, "troll") },
	} {
		t.Run(id, func(t *testing.T) { check(fated(t, id, both, foes)) })
	}
}
