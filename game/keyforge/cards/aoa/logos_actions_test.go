package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBinateRupture(t *testing.T) {
	tb := duel(t, side{Hand: ids("binate-rupture"), Amber: 3}, side{Amber: 5, Line: list{{ID: "mother", Amber: 4}}}, card.Logos)
	tb.Play("binate-rupture")
	tb.Amber(0, 6)
	tb.Amber(1, 10)
	tb.AmberOn("mother", 4)
	tb = duel(t, side{Hand: ids("binate-rupture", "poke")}, side{Amber: 5}, card.Logos)
	tb.Discard("poke")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("binate-rupture")}, keyforge.NeedsAlpha)
}

func TestCutthroatResearch(t *testing.T) {
	for have, left := range map[int]int{7: 7, 8: 6, 0: 0} {
		tb := duel(t, side{Hand: ids("cutthroat-research"), Amber: 9}, side{Amber: have}, card.Logos)
		tb.Play("cutthroat-research")
		tb.Amber(1, left)
		tb.Amber(0, 9+1+have-left)
	}
}

func TestPoke(t *testing.T) {
	tb := duel(t, side{Hand: ids("poke"), Line: ids("dust-pixie"), Deck: ids("fear", "fear")}, side{Line: ids("mother", "urchin")}, card.Logos)
	tb.Play("poke")
	tb.Offers("mother", "urchin")
	tb.Pick("urchin")
	tb.InZone(card.Discard, "urchin")
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	for _, c := range (list{{ID: "mother"}, {ID: "urchin", Marks: keyforge.Warded}}) {
		tb = duel(t, side{Hand: ids("poke"), Deck: ids("fear")}, side{Line: list{c}}, card.Logos)
		tb.Play("poke")
		assert.Empty(t, tb.Pile(0, card.Hand))
	}
	tb = duel(t, side{Hand: ids("poke"), Line: ids("dust-pixie"), Deck: ids("fear")}, side{}, card.Logos)
	tb.Play("poke")
	assert.Empty(t, tb.Pile(0, card.Hand))
	tb.Line(0, "dust-pixie")
}

func TestEureka(t *testing.T) {
	for _, hand := range [][]string{{"fear", "punch", "troll"}, {"fear"}, {}} {
		tb := duel(t, side{Hand: append(ids("eureka"), ids(hand...)...), Archives: ids("mother")}, side{Hand: ids("krump")}, card.Logos)
		tb.Play("eureka")
		tb.Amber(0, 3)
		n := min(2, len(hand))
		assert.Len(t, tb.Pile(0, card.Archives), 1+n)
		assert.Len(t, tb.Pile(0, card.Hand), len(hand)-n)
		tb.InZone(card.Hand, "krump")
	}
	tb := duel(t, side{Hand: ids("eureka"), Line: ids("mother")}, side{}, card.Logos)
	tb.Reap("mother")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("eureka")}, keyforge.NeedsAlpha)
}

func TestEntropicSwirl(t *testing.T) {
	t.Run("2 damage and 1 æmber for each trait", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("entropic-swirl")}, side{Line: list{{ID: "mother"}, {ID: "titan-mechanic"}, {ID: "krump", Amber: 1}}},
			card.Logos)
		tb.Play("entropic-swirl")
		tb.Must()
		tb.Pick("titan-mechanic") // Cyborg, Scientist
		tb.Damage("titan-mechanic", 4)
		tb.Amber(0, 2)
		tb = duel(t, side{Hand: ids("entropic-swirl"), Line: ids("tocsin")}, side{}, card.Logos)
		tb.Play("entropic-swirl") // only a friendly creature is there
		tb.Damage("tocsin", 2)
		tb.Amber(0, 1)
	})
	t.Run("all of it at once: ward and armor meet it once (K11.4)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("entropic-swirl")}, side{Line: list{{ID: "titan-mechanic", Marks: keyforge.Warded}}}, card.Logos)
		tb.Play("entropic-swirl")
		tb.Damage("titan-mechanic", 0)
		tb.Amber(0, 2)
		tb = duel(t, side{Hand: ids("entropic-swirl")}, side{Line: ids("raiding-knight")}, card.Logos)
		tb.Play("entropic-swirl")
		tb.Damage("raiding-knight", 2)
		tb.Amber(0, 2)
	})
	t.Run("what it kills had its traits; a copy those of what it copies (K13.6)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("entropic-swirl")}, side{Line: ids("dextre")}, card.Logos)
		tb.Play("entropic-swirl")
		tb.Amber(0, 2)
		tb.InZone(card.Deck, "dextre")
		tb = duel(t, side{Hand: ids("entropic-swirl")}, side{Line: list{{ID: "mimic-gel", Copies: "tocsin"}}}, card.Logos)
		tb.Play("entropic-swirl")
		tb.Amber(0, 1)
		tb.Damage("mimic-gel", 2)
		tb = duel(t, side{Hand: ids("entropic-swirl")}, side{Line: list{{ID: "mimic-gel", Copies: "dust-imp"}}}, card.Logos)
		tb.Play("entropic-swirl")
		tb.Amber(0, 1) // an Imp; Mimic Gel has two traits of its own
		tb.InZone(card.Discard, "mimic-gel")
	})
	t.Run("no creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("entropic-swirl")}, side{}, card.Logos)
		tb.Play("entropic-swirl")
		tb.Amber(0, 0)
	})
}

func TestMasterTheTheory(t *testing.T) {
	t.Run("up to a card for each enemy creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("master-the-theory", "fear", "punch", "troll"), Artifacts: ids("cannon")},
			side{Line: ids("mother", "krump")}, card.Logos)
		tb.Play("master-the-theory")
		tb.Offers("fear", "punch", "troll")
		tb.Pick("fear", "troll")
		assert.ElementsMatch(t, []string{"fear", "troll"}, tb.Pile(0, card.Archives))
		tb = duel(t, side{Hand: ids("master-the-theory", "fear", "punch")}, side{Line: ids("mother", "krump")}, card.Logos)
		tb.Play("master-the-theory")
		tb.Pick("punch")
		tb.Finish()
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Archives))
	})
	t.Run("not with a friendly creature, nor without an enemy's", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("master-the-theory", "fear"), Line: ids("urchin")}, side{Line: ids("mother")}, card.Logos)
		tb.Play("master-the-theory")
		tb.InZone(card.Hand, "fear")
		tb = duel(t, side{Hand: ids("master-the-theory", "fear")}, side{Artifacts: ids("cannon")}, card.Logos)
		tb.Play("master-the-theory")
		tb.InZone(card.Hand, "fear")
	})
}
