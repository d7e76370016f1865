package toc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBetaForge(t *testing.T) {
	begin := func(token string, amber int) *gametest.Table {
		return duel(t, side{Token: token, Artifacts: ids("beta-forge"), Amber: amber, Archives: many(4, "punch"), Deck: many(2, "krump")},
			side{Archives: many(3, "punch")}, card.Logos)
	}
	t.Run("for 18 less 4", func(t *testing.T) {
		tb := begin("alpha-gamma", 15)
		tb.Act("beta-forge")
		tb.Yes()
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 1)
		tb.Line(0, "alpha-gamma")
		tb.InZone(card.Purged, "beta-forge")
	})
	t.Run("or not", func(t *testing.T) {
		tb := begin("alpha-gamma", 15)
		tb.Act("beta-forge")
		tb.No()
		tb.Keys(0, 0)
		tb.InZone(card.Artifacts, "beta-forge")
	})
	t.Run("more cards than 12 make it cheaper than the current cost", func(t *testing.T) {
		tb := duel(t, side{Token: "savant", Artifacts: ids("beta-forge"), Amber: 4, Archives: many(14, "punch"), Deck: many(2, "krump")},
			side{}, card.Logos)
		tb.Act("beta-forge")
		tb.Yes()
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
	})
	t.Run("too little æmber", func(t *testing.T) {
		tb := begin("savant", 13)
		tb.Act("beta-forge")
		tb.LeaveOpen()
		tb.Keys(0, 0)
		tb.Line(0)
		tb.InZone(card.Artifacts, "beta-forge")
	})
}

func TestCognitiveAssumptions(t *testing.T) {
	begin := func() *gametest.Table {
		return duel(t, side{Token: "savant", Hand: ids("cognitive-assumptions", "mother", "dextre", "titan-mechanic", "labwork", "krump"),
			Deck: many(5, "krump")}, side{}, card.Logos)
	}
	tb := begin()
	tb.Play("cognitive-assumptions")
	tb.Offers("mother", "dextre", "titan-mechanic", "labwork")
	tb.Pick("mother", "dextre", "labwork")
	tb.Left()
	tb.Left()
	tb.Line(0, "savant", "savant", "savant")
	assert.Len(t, tb.Pile(0, card.Hand), 5)
	tb = begin()
	tb.Play("cognitive-assumptions")
	tb.Pick("mother")
	tb.Finish()
	tb.Line(0, "savant")
	tb = begin()
	tb.Play("cognitive-assumptions")
	tb.Finish()
	tb.Line(0)
}

func TestDrWesting(t *testing.T) {
	tb := duel(t, side{Token: "savant", Line: ids("krump", "dr-westing"), Deck: ids("krump")}, side{}, card.Logos)
	tb.Reap("dr-westing")
	tb.Right()
	tb.Line(0, "krump", "dr-westing", "savant")
	tb = duel(t, side{Token: "savant", Line: ids("krump", "dr-westing", "troll"), Deck: ids("krump")}, side{}, card.Logos)
	tb.Reap("dr-westing")
	tb.Line(0, "krump", "dr-westing", "troll")
}

func TestTitanOutpost(t *testing.T) {
	begin := side{Token: "savant", Artifacts: ids("titan-outpost"), Line: ids("troll", "krump"),
		Hand: ids("punch", "mother"), Deck: ids("bumpsy", "dodger")}
	tb := duel(t, begin, side{Line: ids("dust-pixie")}, card.Logos)
	tb.Act("titan-outpost")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Left()
	tb.Pick("mother")
	tb.Line(0, "savant", "krump")
	hides(t, tb, "savant", "bumpsy")
	tb.InZone(card.Archives, "mother")
	assert.Equal(t, []string{"dodger", "troll"}, tb.Pile(0, card.Deck))
	t.Run("no creature", func(t *testing.T) {
		begin.Line = nil
		tb := duel(t, begin, side{Line: ids("dust-pixie")}, card.Logos)
		tb.Act("titan-outpost")
		tb.Line(0)
		assert.Len(t, tb.Pile(0, card.Hand), 2)
	})
	t.Run("an empty deck", func(t *testing.T) {
		begin.Line, begin.Deck = ids("troll"), nil
		tb := duel(t, begin, side{}, card.Logos)
		tb.Act("titan-outpost")
		tb.Pick("punch")
		tb.Line(0, "savant")
		hides(t, tb, "savant", "troll")
	})
}

func TestAutoAutopsy21(t *testing.T) {
	tb := duel(t, side{Token: "savant", Hand: ids("auto-autopsy-21"), Line: ids("mother"), Deck: ids("krump")}, side{}, card.Logos)
	tb.Play("auto-autopsy-21")
	tb.Left()
	tb.Line(0, "savant", "mother")
	tb.Amber(0, 1)
	foe := side{Line: ids("dust-pixie")}
	tb = duel(t, side{Artifacts: ids("auto-autopsy-21"), Line: ids("mother", "troll")}, foe, card.Dis)
	tb.Omni("auto-autopsy-21")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.Amber(0, 1)
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Artifacts: ids("auto-autopsy-21")}, foe, card.Dis)
	tb.Omni("auto-autopsy-21")
	tb.Amber(0, 0)
	tb = duel(t, side{Artifacts: ids("auto-autopsy-21"), Line: list{{ID: "troll", Marks: keyforge.Warded}}}, foe, card.Dis)
	tb.Omni("auto-autopsy-21")
	tb.Amber(0, 0)
	tb.Line(0, "troll")
}

func TestGolisArtificer(t *testing.T) {
	tb := duel(t, side{Token: "savant", Line: ids("golis-artificer"), Deck: ids("krump")}, side{}, card.Logos)
	tb.Reap("golis-artificer")
	tb.Right()
	tb.Line(0, "golis-artificer", "savant")
}

func TestHypothesize(t *testing.T) {
	for _, c := range []struct {
		mine side
		to   card.Zone
	}{
		{side{Token: "savant", Line: ids("mother"), Artifacts: ids("titan-outpost")}, card.Archives},
		{side{Token: "savant", Line: ids("mother")}, card.Discard},
		{side{Token: "facet", Line: ids("mother"), Artifacts: ids("titan-outpost")}, card.Discard},
		{side{Token: "facet", Line: list{{ID: "mother", Attached: ids("rocket-boots")}}, Artifacts: ids("titan-outpost")}, card.Archives},
	} {
		c.mine.Hand, c.mine.Deck = ids("hypothesize"), ids("mother", "mother")
		tb := duel(t, c.mine, side{Line: many(3, "titan-mechanic")}, card.Logos)
		tb.Play("hypothesize")
		tb.Left()
		tb.InZone(c.to, "hypothesize")
		assert.Len(t, tb.Pile(0, card.Battleline), 2)
	}
}

func TestPracticalMethods(t *testing.T) {
	tb := duel(t, side{Token: "savant", Hand: ids("practical-methods"), Line: ids("troll"), Deck: ids("krump")},
		side{Line: ids("bumpsy", "dust-pixie")}, card.Logos)
	tb.Play("practical-methods")
	tb.Left()
	tb.Offers("savant", "troll")
	tb.Pick("savant")
	tb.Offers("bumpsy", "dust-pixie")
	tb.Pick("bumpsy")
	tb.Line(0, "troll")
	tb.Line(1, "dust-pixie")
	tb = duel(t, side{Token: "savant", Hand: ids("practical-methods"), Deck: ids("krump")}, side{}, card.Logos)
	tb.Play("practical-methods")
	tb.Line(0)
	tb.InZone(card.Discard, "krump")
}

func TestAlphaGamma(t *testing.T) {
	tb := duel(t, side{Token: "alpha-gamma", Line: down("krump", "troll")}, side{Line: ids("bumpsy")}, card.Logos)
	tb.Fight("alpha-gamma#1", "bumpsy")
	assert.Equal(t, []string{"krump"}, tb.Pile(0, card.Archives))
	tb.Line(0, "alpha-gamma")
}

func TestChronicler(t *testing.T) {
	tb := duel(t, side{Token: "chronicler", Line: down("krump"), Deck: ids("punch", "troll")}, side{}, card.Logos)
	tb.Reap("chronicler")
	tb.InZone(card.Archives, "punch")
	tb.InZone(card.Deck, "troll")
}

func TestSavant(t *testing.T) {
	begin := func(archives ...string) *gametest.Table {
		return duel(t, side{Token: "savant", Line: down("krump"), Hand: ids("troll", "mother"), Archives: ids(archives...)}, side{}, card.Logos)
	}
	tb := begin("punch", "bumpsy")
	tb.Act("savant")
	tb.Offers("punch", "bumpsy")
	tb.Pick("punch")
	tb.InZone(card.Hand, "punch", "troll", "mother")
	tb.InZone(card.Archives, "bumpsy")
	tb = begin("punch", "bumpsy")
	tb.Act("savant")
	tb.Finish()
	tb.Pick("mother")
	tb.InZone(card.Archives, "punch", "bumpsy", "mother")
	tb = begin()
	tb.Act("savant")
	tb.Pick("troll")
	tb.InZone(card.Archives, "troll")
}

func TestSpydrone(t *testing.T) {
	tb := duel(t, side{Token: "spydrone", Line: down("krump"), Deck: ids("punch", "troll")}, side{Deck: ids("mother")}, card.Logos)
	tb.Act("spydrone")
	tb.InZone(card.Hand, "punch")
	tb.InZone(card.Deck, "troll", "mother")
	tb = duel(t, side{Line: ids("krump", "bumpsy")}, side{Token: "spydrone", Line: down("krump")}, card.Brobnar)
	tb.Fight("krump")
	tb.Damage("krump", 0)
	tb.Fight("bumpsy")
	tb.Line(1)
	tb.Damage("bumpsy", 2)
}
