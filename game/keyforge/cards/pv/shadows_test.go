package pv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestCovetousIdol(t *testing.T) {
	for theirs, hand := range map[int]int{3: 7, 2: 6, 1: 6} {
		tb := duel(t, side{Amber: 2, Artifacts: ids("covetous-idol"), Deck: many(9, "anger")},
			side{Amber: theirs, Deck: many(9, "anger"), Line: ids("krump")}, card.Shadows)
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, card.Hand), hand)
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, card.Hand), 6)
	}
}

func TestCursedLoot(t *testing.T) {
	t.Run("in the opponent’s hands", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cursed-loot", "umbra")}, side{Hand: ids("krump", "troll", "anger")},
			card.Shadows)
		tb.Play("cursed-loot")
		assert.Equal(t, []string{"cursed-loot"}, tb.Pile(1, card.Artifacts))
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		assert.Len(t, tb.Pile(1, card.Hand), 3)
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("krump")
		assert.Len(t, tb.Pile(1, card.Hand), 1)
		tb.InZone(card.Artifacts, "cursed-loot")
	})
	t.Run("destroyed with an empty hand", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("cursed-loot"), Hand: ids("fallguy", "anger")}, side{Hand: ids("krump")}, card.Shadows)
		tb.Play("fallguy")
		tb.InZone(card.Discard, "cursed-loot", "anger")
		tb.InZone(card.Hand, "krump")
	})
}

func TestDisabledSecurity(t *testing.T) {
	tb := duel(t, side{Hand: ids("disabled-security")}, side{Deck: ids("krump", "troll", "mother", "bumpsy"),
		Discard: ids("dextre")}, card.Shadows)
	tb.Play("disabled-security")
	tb.Offers("krump", "troll", "mother")
	tb.Pick("troll")
	tb.Line(0, "troll")
	tb.InZone(card.Discard, "krump", "mother")
	assert.Equal(t, []string{"bumpsy"}, tb.Pile(1, card.Deck))

	tb = duel(t, side{Hand: ids("disabled-security")}, side{Discard: ids("dextre")}, card.Shadows)
	tb.Play("disabled-security") // none was discarded
	tb.Line(0)
}

func TestFeldarsPlan(t *testing.T) {
	tb := duel(t, side{Hand: ids("feldar-s-plan", "fallguy")},
		side{Amber: 4, Hand: ids("krump", "troll"), Line: ids("umbra")}, card.Shadows)
	tb.Play("feldar-s-plan")
	tb.Play("fallguy")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Play("krump")
	tb.Left()
	tb.Amber(0, 2)
	tb.Play("troll")
	tb.Left()
	tb.Amber(0, 3)
	tb.Amber(1, 2)
}

func TestMickeyTheCarver(t *testing.T) {
	for house, stolen := range map[card.House]int{card.Shadows: 0, card.Brobnar: 1} {
		tb := duel(t, side{Line: ids("mickey-the-carver", "troll")}, side{Amber: 3, Line: ids("krump", "umbra")}, card.Shadows)
		tb.EndTurn()
		tb.House(house)
		tb.Amber(0, stolen)
		tb.EndTurn()
		tb.House(house) // its own player, too
		tb.Amber(0, 2*stolen)
	}
}

func TestSleight(t *testing.T) {
	tb := duel(t, side{Line: ids("sleight", "troll")}, side{Line: ids("mother", "krump")}, card.Shadows)
	tb.Fight("sleight", "mother")
	tb.Line(0)
	tb.Line(1)
	assert.ElementsMatch(t, []string{"sleight", "troll"}, tb.Pile(0, card.Deck))
	assert.ElementsMatch(t, []string{"mother", "krump"}, tb.Pile(1, card.Deck))
}

func TestBrutalConsequences(t *testing.T) {
	begin := side{Hand: ids("brutal-consequences"), Line: ids("umbra")}
	for target, zone := range map[string]card.Zone{"fallguy": card.Purged, "krump": card.Battleline, "umbra": card.Purged} {
		tb := duel(t, begin, side{Line: ids("krump", "fallguy")}, card.Shadows)
		tb.Play("brutal-consequences")
		tb.Pick(target)
		tb.InZone(zone, target)
	}
}

func TestCapReigns(t *testing.T) {
	tb := duel(t, side{Line: ids("cap-reigns")}, side{Line: ids("krump")}, card.Shadows)
	tb.Reap("cap-reigns")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Reap("krump")
	tb.Amber(0, 2)
	tb.Amber(1, 0)
}

func TestChummy(t *testing.T) {
	for foe, stolen := range map[string]int{"mother": 1, "krump": 0, "mother#2": 1} {
		tb := duel(t, side{Line: ids("chummy", "dust-imp")}, side{Amber: 3, Line: ids("mother", "krump", "mother")}, card.Shadows)
		tb.Fight("chummy", foe)
		tb.Amber(0, stolen)
	}
}

func TestCoverFire(t *testing.T) {
	for had, want := range map[int][2]int{5: {1, 2}, 1: {1, 0}, 0: {0, 0}} {
		tb := duel(t, side{Hand: ids("cover-fire")}, side{Amber: had}, card.Shadows)
		tb.Play("cover-fire")
		tb.Amber(0, want[0])
		tb.Amber(1, want[1])
	}
}

func TestGonePearShaped(t *testing.T) {
	tb := duel(t, side{Hand: ids("gone-pear-shaped", "dodger"), Archives: ids("troll", "anger")}, side{Archives: ids("krump"),
		Hand: ids("mother")}, card.Shadows)
	tb.Play("gone-pear-shaped")
	tb.InZone(card.Discard, "troll", "anger", "krump")
	tb.InZone(card.Hand, "dodger", "mother")
}

func TestOxSarbane(t *testing.T) {
	tb := duel(t, side{Line: ids("ox-sarbane")}, side{Line: ids("krump", "troll", "mother")}, card.Shadows)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Reap("krump")
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Unmarked("ox-sarbane", keyforge.Exhausted)
}

func TestBanditCulver(t *testing.T) {
	tb := duel(t, side{Line: ids("bandit-culver"), Hand: ids("umbra", "fallguy"), Houses: []card.House{card.Shadows}},
		side{Amber: 3}, card.Shadows)
	tb.Discard("umbra")
	tb.Amber(0, 1)
	tb.Discard("fallguy")
	tb.Amber(0, 1)

	tb = duel(t, side{Line: ids("bandit-culver"), Hand: ids("krump")}, side{Amber: 3}, card.Brobnar)
	tb.Discard("krump")
	tb.Amber(0, 0)
}

func TestBondsmanBelvan(t *testing.T) {
	for _, discard := range []bool{true, false} {
		tb := duel(t, side{Line: ids("bondsman-belvan"), Deck: ids("anger")}, side{Deck: ids("krump", "troll")}, card.Shadows)
		tb.Reap("bondsman-belvan")
		if discard {
			tb.Yes()
			tb.InZone(card.Discard, "krump")
		} else {
			tb.No()
			tb.InZone(card.Deck, "krump")
		}
		tb.InZone(card.Deck, "troll", "anger")
	}
}

func TestBurnishedNickles(t *testing.T) {
	tb := duel(t, side{Line: ids("burnished-nickles", "troll")}, side{Line: ids("krump", "mother")}, card.Shadows)
	tb.Fight("burnished-nickles", "mother")
	tb.Offers("troll", "krump", "mother")
	tb.Pick("krump")
	tb.InZone(card.Hand, "krump")
	tb.InZone(card.Discard, "burnished-nickles")
}

func TestEvasiveManeuvers(t *testing.T) {
	tb := duel(t, side{Hand: ids("evasive-maneuvers"), Line: ids("umbra", "fallguy")}, side{Line: ids("krump")}, card.Shadows)
	tb.Play("evasive-maneuvers")
	tb.Fight("fallguy", "krump")
	tb.Damage("fallguy", 0)
	tb.Damage("krump", 2)
	tb.EndTurn()
	tb.Fight("krump", "fallguy") // that turn alone
	tb.InZone(card.Discard, "fallguy")
}

func TestFallguy(t *testing.T) {
	tb := duel(t, side{Line: ids("umbra", "fallguy")}, side{Amber: 2, Line: ids("troll")}, card.Shadows)
	tb.EndTurn()
	tb.Fight("troll", "fallguy")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
}

func TestHoodwink(t *testing.T) {
	tb := duel(t, side{Hand: ids("hoodwink", "umbra", "troll", "anger")}, side{Amber: 5, Hand: ids("krump")}, card.Shadows)
	tb.Play("hoodwink")
	tb.Amber(0, 2)
	tb.InZone(card.Purged, "hoodwink")
	tb.InZone(card.Hand, "umbra", "troll", "anger")
}

func TestPorterCilla(t *testing.T) {
	tb := duel(t, side{Line: ids("porter-cilla"), Hand: ids("anger")}, side{Hand: ids("krump", "troll"), Deck: ids("mother")}, card.Shadows)
	tb.Reap("porter-cilla")
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	deck := tb.Pile(1, card.Deck)
	assert.Len(t, deck, 2)
	assert.Equal(t, "mother", deck[1])
	tb.InZone(card.Hand, "anger")
}

func TestPredatoryLending(t *testing.T) {
	tb := duel(t, side{Hand: ids("predatory-lending"), Line: ids("umbra")}, side{Line: ids("krump", "troll")}, card.Shadows)
	tb.Play("predatory-lending")
	tb.Offers("krump", "troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Marked("troll", keyforge.Enraged)
	tb.Unmarked("krump", keyforge.Enraged)
}

func TestThunk(t *testing.T) {
	tb := duel(t, side{Hand: ids("thunk"), Line: ids("umbra")}, side{Line: ids("krump", "troll")}, card.Shadows)
	tb.Play("thunk")
	tb.Left()
	tb.Offers("krump", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 2)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("krump", keyforge.Exhausted)
	tb.Damage("krump", 0)
}

// In a Fate you are the player whose creature fulfilled the prophecy (K30.10).
func TestShadowsFates(t *testing.T) {
	fate := func(id string, mine, theirs side) *gametest.Table {
		t.Helper()
		mine.Hand = ids("troll")
		tb := duel(t, mine, gametest.Fated(theirs, id), card.Brobnar)
		tb.Play("troll")
		if mine.Line != nil {
			tb.Right()
		}
		return tb
	}
	tb := fate("sleight", side{Line: ids("mother")}, side{Line: ids("umbra", "krump")})
	tb.Offers("mother", "troll")
	tb.Pick("mother")
	assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Deck))
	tb.Line(1, "umbra", "krump")
	tb.InZone(card.Discard, "sleight")

	tb = fate("brutal-consequences", side{Line: tired("mother", "bumpsy")}, side{Line: tired("krump")})
	tb.Offers("mother", "troll")
	tb.Pick("mother")
	tb.InZone(card.Purged, "mother")

	tb = fate("chummy", side{Amber: 3}, side{})
	tb.Amber(0, 1)
	tb.Amber(1, 2)

	tb = fate("gone-pear-shaped", side{Line: ids("krump")}, side{Line: ids("mother")})
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("krump")}, keyforge.CannotReap)
	tb.Fight("krump", "mother")
	tb.EndTurn()
	tb.EndTurn()
	tb.Reap("troll") // that turn alone

	tb = fate("bondsman-belvan", side{Artifacts: ids("covetous-idol", "gauntlet-of-command")}, side{Artifacts: ids("salvatorem")})
	tb.Offers("covetous-idol", "gauntlet-of-command")
	tb.Pick("covetous-idol")
	assert.ElementsMatch(t, []string{"covetous-idol", "salvatorem"}, tb.Pile(1, card.Artifacts))

	tb = fate("evasive-maneuvers", side{Line: ids("krump")}, side{Line: ids("mother")})
	tb.Damage("krump", 2)
	tb.Damage("troll", 2)
	tb.Damage("mother", 0)

	tb = fate("predatory-lending", side{Amber: 5, Line: ids("nexus")}, side{Line: ids("umbra", "fallguy", "krump")})
	tb.Amber(0, 3)
	tb.Amber(1, 2)

	tb = fate("thunk", side{Line: ids("krump")}, side{Line: tired("mother", "bumpsy")})
	tb.Line(0, "krump")
	tb.Line(1, "bumpsy")
}
