package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestRooftopLaboratory(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("rooftop-laboratory"), Hand: ids("dextre", "batdrone"), Houses: []card.House{card.Logos}},
		side{Hand: ids("dextre"), Houses: []card.House{card.Logos}}, card.Logos)
	tb.Play("0:dextre")
	tb.Unmarked("0:dextre", keyforge.Exhausted)
	tb.Play("batdrone") // no Scientist
	tb.Left()
	tb.Marked("batdrone", keyforge.Exhausted)
	tb.EndTurn()
	tb.Play("1:dextre")
	tb.Marked("1:dextre", keyforge.Exhausted)
}

func TestRecklessExperimentation(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("reckless-experimentation")}}, Deck: ids("troll", "fear")},
		side{Deck: ids("punch")}, card.Logos)
	tb.Reap("mother")
	tb.Left()
	tb.Line(0, "troll", "mother")
	tb.InZone(card.Deck, "fear", "punch")
}

func TestStaticCharge(t *testing.T) {
	tb := duel(t, side{Houses: []card.House{card.Brobnar}},
		side{Line: list{{ID: "troll"}, {ID: "valdr", Attached: ids("static-charge")}, {ID: "mother"}, {ID: "urchin"}},
			Houses: []card.House{card.Brobnar}}, card.Brobnar)
	tb.EndTurn()
	tb.Damage("troll", 2)
	tb.Damage("mother", 2)
	tb.Damage("valdr", 0)
	tb.InZone(card.Battleline, "urchin")
	tb.LeaveOpen()
}

func TestRuinsOfArchonis(t *testing.T) {
	tb := duel(t, side{Hand: ids("ruins-of-archonis", "fear")}, side{}, card.Logos)
	tb.Play("ruins-of-archonis")
	tb.AmberOn("ruins-of-archonis", 4)
	tb.InZone(card.Archives, "fear")
	tb.Amber(0, 1)
	full := list{{ID: "ruins-of-archonis", Amber: 4}}
	t.Run("the sixth card, not the fifth or the seventh", func(t *testing.T) {
		for before, left := range map[int]int{4: 4, 5: 0, 6: 4} {
			tb := duel(t, side{Artifacts: full, Hand: ids("dimension-door"), Now: map[card.Ledger]int{card.Played: before}}, side{}, card.Logos)
			tb.Play("dimension-door")
			inOrder(tb)
			tb.AmberOn("ruins-of-archonis", left)
			tb.Amber(0, 4-left)
		}
	})
	t.Run("of any player; an exhausted one gives nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dimension-door"), Now: map[card.Ledger]int{card.Played: 5}}, side{Artifacts: full}, card.Logos)
		tb.Play("dimension-door")
		inOrder(tb)
		tb.Amber(0, 4)
		full[0].Marks = keyforge.Exhausted
		tb = duel(t, side{Artifacts: full, Hand: ids("dimension-door"), Now: map[card.Ledger]int{card.Played: 5}}, side{}, card.Logos)
		tb.Play("dimension-door")
		tb.AmberOn("ruins-of-archonis", 4)
	})
}

func TestSLRSAusteralis(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("slrs-austeralis"), Deck: ids("dimension-door", "troll", "fear"),
		Line: list{{ID: "mother"}, {ID: "dextre"}, {ID: "titan-mechanic", Marks: keyforge.Exhausted},
			{ID: "valdr"}}}, side{Line: ids("batdrone")}, card.Logos)
	tb.Act("slrs-austeralis")
	tb.Offers("mother", "dextre", "titan-mechanic")
	tb.Pick("mother", "titan-mechanic", "dextre")
	tb.Left()
	tb.InZone(card.Discard, "dimension-door")
	tb.Line(0, "troll", "mother", "dextre", "titan-mechanic", "valdr")
	tb.InZone(card.Deck, "fear") // two were exhausted
}

func TestTideWarp(t *testing.T) {
	for high, to := range map[keyforge.Side]keyforge.Side{1: 0, 0: 1, keyforge.NoSide: 1} {
		tb := atTide(t, high, side{Houses: []card.House{card.Dis}}, side{Artifacts: ids("tide-warp"), Houses: []card.House{card.Logos}}, card.Dis)
		tb.EndTurn()
		assert.True(t, tb.TideHigh(to))
		tb.EndTurn()
		assert.True(t, tb.TideHigh(to), "not in the other's turn")
	}
}

func TestIsotropicCore(t *testing.T) {
	tb := duel(t, side{Line: ids("troll")}, side{Artifacts: ids("isotropic-core"), Line: ids("mother", "scyphos")}, card.Brobnar)
	assert.Equal(t, 5, tb.KeywordNumber(tb.Card("scyphos"), card.Hazardous))
	tb.Fight("troll", "mother")
	tb.Damage("troll", 1+5)
	assert.Equal(t, 0, tb.KeywordNumber(tb.Card("troll"), card.Hazardous))
}

func TestMechabuoy(t *testing.T) {
	for high, gained := range map[keyforge.Side][2]int{0: {1, 0}, 1: {0, 1}, keyforge.NoSide: {0, 0}} {
		tb := atTide(t, high, side{Artifacts: ids("mechabuoy"), Houses: []card.House{card.Logos}}, side{Houses: []card.House{card.Dis}},
			card.Logos)
		tb.EndTurn()
		tb.EndTurn()
		tb.Amber(0, gained[0])
		tb.Amber(1, gained[1])
	}
}

func TestHydrocataloguer(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("hydrocataloguer"), Deck: ids("fear", "fear"), Houses: []card.House{card.Logos}},
		side{Deck: ids("punch", "punch"), Houses: []card.House{card.Dis}}, card.Logos)
	raiseTide(tb)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	assert.Empty(t, tb.Pile(1, card.Archives))
	tb.EndTurn()
	raiseTide(tb)
	assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Archives))
}
