package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestStrangeTorpedo(t *testing.T) {
	for _, haunted := range []bool{false, true} {
		tb := duel(t, side{Hand: ids("strange-torpedo")}, ifHaunted(haunted, side{Line: list{
			{ID: "troll"}, {ID: "mother"}, {ID: "raiding-knight"}, {ID: "valdr"}}}), card.Unfathomable)
		tb.Play("strange-torpedo")
		tb.Offers("troll", "mother", "raiding-knight", "valdr")
		tb.Pick("mother")
		for id, n := range map[string]int{"troll": 1, "mother": 1, "raiding-knight": 0, "valdr": 0} { // armor (K11.6)
			tb.Damage(id, n)
			for _, m := range []keyforge.Mark{keyforge.Stunned, keyforge.Exhausted} {
				assert.Equal(t, haunted && n > 0, tb.Of(id).Is(m), id)
			}
		}
	}
	t.Run("the creature that dies may be the one that haunts its player", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("strange-torpedo")}, ifHaunted(false, side{Line: ids("fuguru", "troll")}), card.Unfathomable)
		tb.Play("strange-torpedo")
		tb.Pick("fuguru")
		tb.InZone(card.Discard, "fuguru")
		tb.Marked("troll", keyforge.Stunned)
		tb.Marked("troll", keyforge.Exhausted)
	})
	t.Run("friendly creatures too; your own ghosts do not count", func(t *testing.T) {
		tb := duel(t, haunts(side{Hand: ids("strange-torpedo"), Line: ids("valdr")}), side{}, card.Unfathomable)
		tb.Play("strange-torpedo")
		tb.Damage("valdr", 1)
		tb.Unmarked("valdr", keyforge.Stunned)
	})
}

func TestUnsettlingAncestry(t *testing.T) {
	for haunted, z := range map[bool]card.Zone{false: card.Discard, true: card.Archives} {
		tb := duel(t, ifHaunted(haunted, side{Hand: ids("unsettling-ancestry"), Line: ids("mother")}),
			side{Line: ids("troll", "valdr")}, card.Unfathomable)
		tb.Play("unsettling-ancestry")
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.Marked("valdr", keyforge.Stunned)
		tb.Marked("valdr", keyforge.Exhausted)
		tb.Unmarked("troll", keyforge.Stunned)
		tb.InZone(z, "unsettling-ancestry")
	}
	tb := duel(t, haunts(side{Hand: ids("unsettling-ancestry")}), side{}, card.Unfathomable)
	tb.Play("unsettling-ancestry") // there need not be an enemy creature
	tb.InZone(card.Archives, "unsettling-ancestry")
}

func TestDirgeOfTheDeep(t *testing.T) {
	tb := duel(t, side{Hand: ids("dirge-of-the-deep"), Line: ids("valdr", "mother")},
		side{Deck: ids("fear", "punch"), Line: ids("troll", "urchin")}, card.Unfathomable)
	tb.Play("dirge-of-the-deep")
	tb.InZone(card.Discard, "punch")
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Deck))
	for id, is := range map[string]bool{"valdr": true, "troll": true, "mother": false, "urchin": false} {
		assert.Equal(t, is, tb.Of(id).Is(keyforge.Exhausted), id)
	}
	tb = duel(t, side{Hand: ids("dirge-of-the-deep")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Play("dirge-of-the-deep") // no card, no house
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.Amber(0, 1)
}

func TestDredge(t *testing.T) {
	tb := duel(t, side{Hand: ids("dredge", "addlefish"), Line: ids("fuguru", "mnemoleech"), Deck: ids("fear"),
		Discard: ids("punch", "troll"), Houses: []card.House{card.Unfathomable}},
		side{Houses: []card.House{card.Dis}}, card.Unfathomable)
	tb.Play("dredge")
	tb.Reap("fuguru")
	tb.Offers("punch", "troll", "dredge") // mandatory
	tb.Must()
	tb.Pick("troll")
	assert.Equal(t, []string{"troll", "fear"}, tb.Pile(0, card.Deck))
	tb.Reap("mnemoleech") // its own ability comes too, in either order
	tb.Choose(1)
	tb.Pick("dredge")
	assert.Equal(t, []string{"dredge", "troll", "fear"}, tb.Pile(0, card.Deck))
	tb.EndTurn()
	tb.EndTurn()
	tb.Reap("fuguru") // for the rest of that turn only
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind)
}

func TestBeamOfForgetting(t *testing.T) {
	tb := duel(t, side{Hand: ids("beam-of-forgetting")}, side{Hand: ids("fear", "fear"), Deck: ids("punch", "troll")}, card.Unfathomable)
	tb.Play("beam-of-forgetting")
	assert.Equal(t, []string{"punch", "troll", "fear"}, tb.Pile(1, card.Deck))
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Hand))
	assert.Equal(t, 1, tb.Happened(keyforge.Shown))
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("beam-of-forgetting")}, side{Deck: ids("punch")}, card.Unfathomable)
	tb.Play("beam-of-forgetting") // an empty hand
	assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Deck))
}

func TestCirclespeak(t *testing.T) {
	for name, c := range map[string]struct{ me, foe bool }{"neither": {}, "me": {me: true}, "the opponent": {foe: true},
		"both": {true, true}} {
		t.Run(name, func(t *testing.T) {
			tb := duel(t, ifHaunted(c.me, side{Hand: ids("circlespeak"), Line: ids("fuguru"), Amber: 4}),
				ifHaunted(c.foe, side{Line: ids("troll"), Amber: 5}), card.Unfathomable)
			tb.Play("circlespeak")
			tb.Offers("fuguru", "troll") // any creature
			tb.Pick("troll")
			taken := map[bool]int{true: 2}
			tb.AmberOn("troll", taken[c.me]+taken[c.foe])
			tb.Amber(0, 5-taken[c.me])
			tb.Amber(1, 5-taken[c.foe])
		})
	}
	tb := duel(t, side{Hand: ids("circlespeak"), Line: ids("fuguru")}, haunts(side{Amber: 1}), card.Unfathomable)
	tb.Play("circlespeak")
	tb.AmberOn("fuguru", 1) // as much as there is (K16.4)
}

func TestEchoingDeathknell(t *testing.T) {
	t.Run("again as long as something dies", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("echoing-deathknell"), Line: list{{ID: "fuguru"}, {ID: "troll"}}},
			side{Line: list{{ID: "dust-imp"}, {ID: "valdr", Damage: 2}}}, card.Unfathomable)
		tb.Play("echoing-deathknell") // 1: fuguru; 2: dust-imp; 3: nothing
		tb.InZone(card.Discard, "fuguru", "dust-imp")
		tb.Damage("troll", 3)
		tb.Damage("valdr", 5)
	})
	t.Run("nothing dies", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("echoing-deathknell"), Line: ids("troll")}, side{}, card.Unfathomable)
		tb.Play("echoing-deathknell")
		tb.Damage("troll", 1)
	})
	t.Run("a ward saves: not destroyed this way (K33.5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("echoing-deathknell"), Line: ids("troll")},
			side{Line: list{{ID: "fuguru", Marks: keyforge.Warded}}}, card.Unfathomable)
		tb.Play("echoing-deathknell")
		tb.Damage("troll", 1)
		tb.InZone(card.Battleline, "fuguru")
	})
	t.Run("until the table is empty", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("echoing-deathknell"), Line: ids("fuguru")}, side{Line: ids("dust-imp")}, card.Unfathomable)
		tb.Play("echoing-deathknell")
		tb.Line(0)
		tb.Line(1)
	})
	t.Run("no creatures", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("echoing-deathknell")}, side{}, card.Unfathomable)
		tb.Play("echoing-deathknell")
		tb.InZone(card.Discard, "echoing-deathknell")
	})
}

func TestTendrilsFromBeyond(t *testing.T) {
	for _, haunted := range []bool{false, true} {
		tb := duel(t, side{Hand: ids("tendrils-from-beyond"), Line: ids("fuguru")},
			ifHaunted(haunted, side{Line: list{{ID: "troll"}, {ID: "mother"}, {ID: "urchin", Foreign: true}, {ID: "valdr"}}}), card.Unfathomable)
		tb.Play("tendrils-from-beyond")
		tb.Offers("fuguru", "troll", "mother", "urchin", "valdr")
		tb.Pick("mother")
		if haunted {
			tb.Line(1, "valdr")
			assert.ElementsMatch(t, []string{"troll", "mother"}, tb.Pile(1, card.Hand))
			assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Hand)) // each to its owner's (K13.5)
		} else {
			tb.Line(1, "troll", "urchin", "valdr")
			assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Hand))
		}
	}
	t.Run("its controller is you", func(t *testing.T) {
		tb := duel(t, haunts(side{Hand: ids("tendrils-from-beyond"), Line: ids("fuguru", "addlefish")}), side{Line: ids("troll")},
			card.Unfathomable)
		tb.Play("tendrils-from-beyond")
		tb.Pick("fuguru")
		tb.Line(0)
		tb.Line(1, "troll")
	})
	t.Run("your own ghosts do not touch the opponent's", func(t *testing.T) {
		tb := duel(t, haunts(side{Hand: ids("tendrils-from-beyond")}), side{Line: ids("troll", "mother")}, card.Unfathomable)
		tb.Play("tendrils-from-beyond")
		tb.Pick("troll")
		tb.Line(1, "mother")
	})
}

func TestOpenTheSealLetsTheThingOut(t *testing.T) {
	tb := duel(t, side{Hand: ids("thing-from-the-deep", "open-the-seal")}, side{Line: ids("troll"), Amber: 3,
		Discard: ids("open-the-seal")}, card.Unfathomable)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("thing-from-the-deep")}, keyforge.OwnCondition)
	tb.Play("0:open-the-seal")
	tb.Amber(0, 1)
	tb.Play("thing-from-the-deep")
	tb.PowerIs("thing-from-the-deep", 30)
	tb = duel(t, side{Line: ids("thing-from-the-deep")}, side{Line: ids("troll"), Amber: 3}, card.Unfathomable)
	tb.Fight("thing-from-the-deep")
	tb.Amber(0, 2)
	tb.Amber(1, 1)
}
