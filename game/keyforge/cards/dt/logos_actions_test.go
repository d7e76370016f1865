package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestGroundbreakingDiscovery(t *testing.T) {
	lab := side{Hand: ids("groundbreaking-discovery"), Artifacts: ids("rooftop-laboratory"),
		Line: list{{ID: "dr-verokter"}, {ID: "mother", Attached: ids("reckless-experimentation")}}}
	foe := side{Line: list{{ID: "troll", Attached: ids("blood-of-titans")}}, Artifacts: ids("cannon"), Hand: ids("fear"), Keys: 2}
	t.Run("with all three", func(t *testing.T) {
		tb := duel(t, lab, foe, card.Logos)
		tb.Play("groundbreaking-discovery")
		tb.Choose(0)
		tb.InZone(card.Discard, "dr-verokter", "mother", "rooftop-laboratory", "reckless-experimentation", "troll", "cannon", "blood-of-titans")
		tb.InZone(card.Purged, "groundbreaking-discovery")
		tb.InZone(card.Hand, "fear")
		tb.Keys(1, 1)
	})
	t.Run("without one of them nothing", func(t *testing.T) {
		for i := range 3 {
			some := lab
			switch i {
			case 0:
				some.Line = lab.Line[1:]
			case 1:
				some.Artifacts = nil
			case 2:
				some.Line = ids("dr-verokter", "mother")
			}
			tb := duel(t, some, foe, card.Logos)
			tb.Play("groundbreaking-discovery")
			tb.InZone(card.Battleline, "mother", "troll")
			tb.InZone(card.Discard, "groundbreaking-discovery")
			tb.Keys(1, 2)
			tb.Amber(0, 1)
		}
	})
	t.Run("an upgrade of yours on the other side counts, one of theirs on yours does not", func(t *testing.T) {
		some := lab
		some.Line = ids("dr-verokter")
		other := foe
		other.Line = list{{ID: "troll", Attached: list{{ID: "reckless-experimentation", Owner: 1, Control: 1}}}}
		tb := duel(t, some, other, card.Logos)
		tb.Play("groundbreaking-discovery")
		tb.Choose(0)
		tb.Keys(1, 1)
		some.Line = list{{ID: "dr-verokter", Attached: list{{ID: "reckless-experimentation", Owner: 2, Control: 2}}}}
		tb = duel(t, some, foe, card.Logos)
		tb.Play("groundbreaking-discovery")
		tb.Keys(1, 2)
	})
}

// Tide cards are only reminders: destroying each card in play leaves the tide as it is.
func TestK3_8TheTideIsNoCardInPlay(t *testing.T) {
	tb := atTide(t, 0, side{Hand: ids("groundbreaking-discovery"), Line: list{{ID: "dr-verokter", Attached: ids("reckless-experimentation")}},
		Artifacts: ids("rooftop-laboratory")}, side{Line: ids("troll")}, card.Logos)
	_, dealt := tb.Catalogue().Number("the-tide")
	assert.False(t, dealt)
	tb.Play("groundbreaking-discovery")
	assert.Equal(t, 4, tb.Happened(keyforge.Destroyed))
	assert.True(t, tb.TideHigh(0))
	assert.False(t, tb.TideHigh(1))
}

func TestBackupPlan(t *testing.T) {
	for n, left := range []int{5, 5, 4, 3} {
		tb := duel(t, side{Hand: ids("backup-plan"), Line: ids("mother"), Deck: many(5, "fear")},
			side{Line: many(n, "troll"), Deck: many(5, "punch")}, card.Logos)
		tb.Play("backup-plan")
		assert.Len(t, tb.Pile(0, card.Deck), left)
		assert.Len(t, tb.Pile(0, card.Archives), 5-left)
	}
}

func TestHonorsKeysis(t *testing.T) {
	tb := duel(t, side{Hand: ids("dimension-door", "dimension-door", "honors-keysis"), Amber: 9}, side{}, card.Logos)
	tb.Play("dimension-door#1")
	tb.Play("dimension-door#2")
	tb.Play("honors-keysis") // +7 - 3 and the æmber on it
	tb.Choose(0)
	tb.Keys(0, 1)
	tb.Amber(0, 0)
	tb.InZone(card.Purged, "honors-keysis")
	tb = duel(t, side{Hand: ids("dimension-door", "honors-keysis"), Amber: 9}, side{}, card.Logos)
	tb.Play("dimension-door")
	tb.Play("honors-keysis")
	tb.Keys(0, 0)
	tb.Amber(0, 10)
	tb.InZone(card.Discard, "honors-keysis")
	tb = duel(t, side{Hand: ids("honors-keysis"), Amber: 3, Now: map[card.Ledger]int{card.Played: 8}}, side{}, card.Logos)
	tb.Play("honors-keysis") // after nine cards it is cheaper
	tb.Choose(0)
	tb.Amber(0, 0)
}

func TestArchonsCallback(t *testing.T) {
	tb := duel(t, side{Hand: ids("archon-s-callback"), Line: ids("mother"), Deck: many(9, "fear"), Houses: []card.House{card.Logos}},
		side{Houses: []card.House{card.Dis}}, card.Logos)
	tb.Play("archon-s-callback")
	assert.Equal(t, keyforge.Side(1), tb.State().TurnOf)
	assert.Len(t, tb.Pile(0, card.Hand), 7) // Mother is about the refill
}

func TestForgiveOrForget(t *testing.T) {
	mine := side{Hand: ids("forgive-or-forget"), Discard: ids("fear", "punch", "troll", "cannon")}
	tb := duel(t, mine, side{Discard: ids("mother", "urchin", "valdr")}, card.Logos)
	tb.Play("forgive-or-forget")
	tb.Choose(0)
	tb.Offers("fear", "punch", "troll", "cannon")
	tb.Pick("fear")
	tb.Offers("troll", "cannon")
	tb.Pick("cannon")
	tb.InZone(card.Archives, "fear", "cannon")
	tb.InZone(card.Discard, "punch", "troll", "mother")
	tb = duel(t, mine, side{Discard: ids("mother", "urchin", "valdr")}, card.Logos)
	tb.Play("forgive-or-forget")
	tb.Choose(1)
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
	tb.Pick("fear")
	tb.Finish()
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0) // K2.3
	tb.Pick("mother", "urchin")
	tb.InZone(card.Purged, "fear", "mother", "urchin")
	tb.InZone(card.Discard, "punch", "troll", "cannon", "valdr")
}

func TestMindBullets(t *testing.T) {
	tb := duel(t, side{Hand: ids("dimension-door", "mind-bullets"), Line: ids("mother")},
		side{Line: list{{ID: "troll"}, {ID: "raiding-knight"}, {ID: "urchin", Marks: keyforge.Warded}, {ID: "dust-imp"}}}, card.Logos)
	tb.Play("dimension-door")
	tb.Play("mind-bullets")
	tb.Damage("mother", 2)
	tb.Damage("troll", 2)
	tb.Damage("raiding-knight", 0) // armor 2
	tb.Damage("urchin", 0)         // all of it lands at the same time (K11.4)
	tb.Unmarked("urchin", keyforge.Warded)
	tb.InZone(card.Discard, "dust-imp")
}

func TestThinkTwice(t *testing.T) {
	tb := duel(t, side{Hand: ids("think-twice"), Discard: ids("dimension-door", "pour-tal", "mother")}, side{Discard: ids("fear")}, card.Logos)
	tb.Play("think-twice")
	tb.Offers("dimension-door", "pour-tal")
	tb.Pick("dimension-door")
	tb.InZone(card.Purged, "dimension-door")
	tb.InZone(card.Discard, "think-twice", "pour-tal", "fear")
	assert.Equal(t, 2, int(tb.Player(0).Now[card.Played]))
	tb = atTide(t, 0, side{Hand: ids("think-twice"), Discard: ids("pour-tal")}, side{}, card.Logos)
	tb.Play("think-twice")
	tb.InZone(card.Archives, "pour-tal") // where it is not purged
	tb.Amber(0, 1)
}

func TestFinalAnalysis(t *testing.T) {
	tb := duel(t, side{Hand: ids("final-analysis"), Line: list{{ID: "mother"}, {ID: "troll", Foreign: true},
		{ID: "dextre", Marks: keyforge.Warded}}, Deck: many(9, "fear")},
		side{Line: ids("valdr"), Deck: many(9, "punch")}, card.Logos)
	tb.Play("final-analysis")
	assert.Len(t, tb.Pile(0, card.Hand), 2) // those that it controlled; one was saved
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	tb.Line(0, "dextre")
}

func TestScience(t *testing.T) {
	tb := duel(t, side{Hand: ids("science", "science", "dimension-door", "mother"), Houses: []card.House{card.Logos}},
		side{Hand: ids("fear"), Houses: []card.House{card.Dis}}, card.Logos)
	tb.Play("science#1")
	tb.Amber(0, 0)
	tb.Play("dimension-door")
	inOrder(tb)
	tb.Amber(0, 1)
	tb.Play("mother")
	tb.Amber(0, 1)
	tb.Play("science#2")
	inOrder(tb)
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.Play("fear") // another's, in another turn
	tb.Amber(0, 2)
}

func TestSubmersivePrinciple(t *testing.T) {
	for high, left := range map[keyforge.Side][2]int{0: {3, 4}, 1: {4, 6}, keyforge.NoSide: {4, 6}} {
		tb := atTide(t, high, side{Hand: ids("submersive-principle"), Amber: 5}, side{Amber: 7}, card.Logos)
		tb.Play("submersive-principle")
		tb.Amber(0, left[0])
		tb.Amber(1, left[1])
	}
	tb := duel(t, side{Hand: ids("submersive-principle")}, side{Amber: 1}, card.Logos)
	tb.Play("submersive-principle")
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

func TestTheoryOrConjecture(t *testing.T) {
	tb := duel(t, side{Hand: ids("theory-or-conjecture"), Deck: ids("troll", "fear", "punch")}, side{}, card.Logos)
	tb.Play("theory-or-conjecture")
	tb.Choose(0)
	tb.InZone(card.Archives, "troll", "fear")
	tb.InZone(card.Deck, "punch")
	tb = duel(t, side{Hand: ids("theory-or-conjecture"), Deck: ids("troll", "fear")}, side{}, card.Logos)
	tb.Play("theory-or-conjecture")
	tb.Choose(1)
	tb.InZone(card.Battleline, "troll")
	tb.InZone(card.Deck, "fear")
}
