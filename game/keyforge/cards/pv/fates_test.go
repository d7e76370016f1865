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

func TestFatesOfLogos(t *testing.T) {
	me := side{Line: ids("mother", "krump"), Amber: 5, Deck: many(9, "fear")}
	foe := side{Line: ids("dodger"), Amber: 3, Deck: ids("anger", "bumpsy", "headhunter")}
	t.Run("exotic-pivot", func(t *testing.T) {
		mine := me
		mine.Hand, mine.Deck = ids("bumpsy", "warsong"), many(9, "fear")
		tb := fated(t, "exotic-pivot", mine, foe)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("bumpsy")}, keyforge.NotPlayable)
		tb.Play("warsong")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("bumpsy") // that turn alone
		tb.Left()
	})
	t.Run("professor-scruples", func(t *testing.T) {
		mine, theirs := me, foe
		mine.Line = list{{ID: "mother", Attached: ids("blood-of-titans")}, {ID: "krump"}}
		theirs.Line = list{{ID: "dodger", Attached: ids("flame-wreathed")}}
		tb := fated(t, "professor-scruples", mine, theirs)
		tb.InZone(card.Purged, "blood-of-titans", "flame-wreathed")
		tb.InZone(card.Discard, "professor-scruples")
		tb.InZone(card.Battleline, "mother", "krump", "troll", "dodger")
	})
	t.Run("bit-byte", func(t *testing.T) {
		tb := fated(t, "bit-byte", me, foe)
		assert.Equal(t, []string{"headhunter"}, tb.Pile(1, card.Archives))
		assert.Equal(t, []string{"anger", "bumpsy"}, tb.Pile(1, card.Deck))
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
	t.Run("rage-reset", func(t *testing.T) {
		for hand, left := range map[int]int{5: 3, 4: 2, 1: 1, 0: 0} {
			mine, theirs := me, foe
			mine.Hand, theirs.Hand = many(hand, "anger"), many(4, "punch")
			tb := fated(t, "rage-reset", mine, theirs)
			assert.Len(t, tb.Pile(0, card.Hand), left)
			assert.Len(t, tb.Pile(0, card.Discard), hand-left)
			assert.Len(t, tb.Pile(1, card.Hand), 4)
		}
	})
	t.Run("unstable-dale", func(t *testing.T) {
		tb := fated(t, "unstable-dale", me, foe)
		tb.Damage("mother", 3)
		tb.Damage("krump", 3)
		tb.Damage("troll", 3)
		tb.Damage("dodger", 0)
	})
	t.Run("neotechnic-gopher", func(t *testing.T) {
		tb := fated(t, "neotechnic-gopher", me, foe)
		assert.Equal(t, []string{"anger"}, tb.Pile(1, card.Hand))
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
	t.Run("reassembly-required", func(t *testing.T) {
		mine, theirs := me, foe
		mine.Archives, theirs.Archives = ids("bumpsy", "smaaash"), ids("punch")
		tb := fated(t, "reassembly-required", mine, theirs)
		tb.InZone(card.Discard, "bumpsy", "smaaash")
		tb.InZone(card.Archives, "punch")
	})
	t.Run("reiteration", func(t *testing.T) {
		for hand, left := range map[int]int{3: 1, 2: 0, 1: 0} {
			mine, theirs := me, foe
			mine.Hand, theirs.Hand = many(hand, "anger"), ids("punch")
			tb := fated(t, "reiteration", mine, theirs)
			assert.Len(t, tb.Pile(0, card.Hand), left)
			tb.InZone(card.Hand, "punch")
		}
	})
}

func TestFatesOfSanctum(t *testing.T) {
	me := side{Line: list{{ID: "mother", Damage: 1}, rich("krump", 2)}, Amber: 5, Deck: ids("anger", "fear")}
	foe := side{Line: list{rich("dodger", 1), {ID: "silvertooth"}}, Amber: 3, Deck: ids("anger", "bumpsy")}
	t.Run("relegated-relics", func(t *testing.T) {
		mine, theirs := me, foe
		mine.Artifacts, theirs.Artifacts = ids("collective-calm"), ids("instant-transmission")
		tb := fated(t, "relegated-relics", mine, theirs)
		tb.InZone(card.Purged, "collective-calm", "instant-transmission")
		tb.InZone(card.Battleline, "mother", "krump", "troll")
	})
	t.Run("benevolent-charity", func(t *testing.T) {
		tb := fated(t, "benevolent-charity", me, foe)
		tb.AmberOn("dodger", 2)
		tb.AmberOn("silvertooth", 0)
		tb.AmberOn("krump", 2)
		tb.Amber(0, 4) // from the opponent of the creatures' controller (K13.3)
		tb.Amber(1, 3)
	})
	t.Run("dissonant-chord", func(t *testing.T) {
		tb := fated(t, "dissonant-chord", me, foe)
		tb.Marked("krump", keyforge.Stunned)
		for _, name := range []string{"mother", "troll", "dodger", "silvertooth"} {
			tb.Unmarked(name, keyforge.Stunned)
		}
	})
	t.Run("tealnar", func(t *testing.T) {
		theirs := foe
		theirs.Line = list{{ID: "dodger", Damage: 3}, {ID: "silvertooth"}}
		tb := fated(t, "tealnar", me, theirs)
		tb.Damage("mother", 0)
		tb.Damage("dodger", 0)
		tb.Amber(1, 5) // of the four creatures two were healed
		tb.Amber(0, 5)
	})
	t.Run("divine-seal", func(t *testing.T) {
		tb := fated(t, "divine-seal", me, foe)
		tb.InZone(card.Purged, "fear")
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
		assert.Equal(t, []string{"anger", "bumpsy"}, tb.Pile(1, card.Deck))
	})
	t.Run("greedy-reprisal", func(t *testing.T) {
		theirs := foe
		theirs.Line = ids("emerald-duelist", "dodger", "sir-jaune") // armor 2, 0 and 1
		tb := fated(t, "greedy-reprisal", me, theirs)
		for _, name := range []string{"krump", "krump", "troll"} {
			tb.Offers("mother", "krump", "troll")
			tb.Pick(name)
		}
		tb.Damage("krump", 4)
		tb.Damage("troll", 2)
		tb.Damage("mother", 1)

		tb = fated(t, "greedy-reprisal", me, foe) // no armor
		tb.Damage("krump", 0)
		tb.InZone(card.Discard, "greedy-reprisal")
	})
	t.Run("sir-jaune", func(t *testing.T) {
		for pool, left := range map[int]int{8: 6, 3: 2, 2: 2} {
			mine := me
			mine.Amber = pool
			tb := fated(t, "sir-jaune", mine, foe)
			tb.Amber(0, left)
			tb.Amber(1, 3)
		}
	})
}
