package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// tired is a creature that has been used.
func tired(id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted}
}

func TestBrawlingGrounds(t *testing.T) {
	begin := side{Artifacts: ids("brawling-grounds"), Line: ids("troll", "valdr"), Hand: ids("punch", "anger")}
	tb := duel(t, begin, side{Line: ids("dust-pixie", "bumpsy", "splinter"), Hand: many(3, "fear")}, card.Brobnar)
	tb.Omni("brawling-grounds")
	tb.Fight("troll", "dust-pixie")
	assert.Len(t, tb.Pile(1, card.Hand), 2, "its controller discards")
	assert.Len(t, tb.Pile(0, card.Hand), 2)
	tb.Play("punch")
	tb.Pick("splinter")
	assert.Len(t, tb.Pile(1, card.Hand), 2, "it was not destroyed in a fight")

	begin.Line = list{{ID: "troll", Damage: 3}}
	tb = duel(t, begin, side{Line: ids("bumpsy"), Hand: many(3, "fear")}, card.Brobnar)
	tb.Omni("brawling-grounds")
	tb.Fight("troll")
	assert.Len(t, tb.Pile(0, card.Hand), 1, "both were destroyed")
	assert.Len(t, tb.Pile(1, card.Hand), 2)

	tb = duel(t, begin, side{Line: ids("dust-pixie"), Hand: many(3, "fear")}, card.Brobnar)
	tb.Fight("troll")
	assert.Len(t, tb.Pile(1, card.Hand), 3, "unless it was used")
}

func TestBrawlingGroundsForTheRestOfTheTurn(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("brawling-grounds"), Line: ids("dust-pixie"), Hand: ids("punch"), Deck: many(9, "punch")},
		side{Line: ids("troll"), Hand: many(3, "fear")}, card.Brobnar)
	tb.Omni("brawling-grounds")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("troll")
	assert.Len(t, tb.Pile(0, card.Hand), 6)
}

func TestCountrysideCrusher(t *testing.T) {
	line := list{tired("valdr"), {ID: "countryside-crusher"}, tired("troll"), tired("bumpsy")}
	t.Run("a haunted opponent: a neighbor may fight too", func(t *testing.T) {
		tb := duel(t, side{Line: line}, side{Line: ids("dust-pixie", "splinter"), Discard: haunting(true)}, card.Brobnar)
		tb.Fight("countryside-crusher", "dust-pixie")
		tb.Offers("valdr", "troll")
		tb.Pick("troll")
		tb.Line(1)
		tb.Marked("troll", keyforge.Exhausted)
	})
	t.Run("or not", func(t *testing.T) {
		tb := duel(t, side{Line: line}, side{Line: ids("dust-pixie", "splinter"), Discard: haunting(true)}, card.Brobnar)
		tb.Fight("countryside-crusher", "dust-pixie")
		tb.Finish()
		tb.Line(1, "splinter")
	})
	t.Run("a haunted player alone is not enough", func(t *testing.T) {
		tb := duel(t, side{Line: line, Discard: haunting(true)}, side{Line: ids("dust-pixie", "splinter"), Discard: many(8, "fear")},
			card.Brobnar)
		tb.Fight("countryside-crusher", "dust-pixie")
		tb.Line(1, "splinter")
	})
}

func TestCountrysideCrusherScrap(t *testing.T) {
	tb := duel(t, side{Hand: ids("countryside-crusher"), Line: list{{ID: "troll"}, tired("bumpsy")}},
		side{Line: ids("valdr", "dust-pixie")}, card.Brobnar)
	tb.Discard("countryside-crusher")
	tb.Offers("valdr", "dust-pixie")
	tb.Pick("valdr")
	tb.Damage("valdr", 5)

	tb = duel(t, side{Hand: ids("countryside-crusher"), Line: ids("bumpsy", "bumpsy", "troll")}, side{Line: ids("valdr")}, card.Brobnar)
	tb.Discard("countryside-crusher")
	tb.Offers("bumpsy#1", "bumpsy#2") // K17.11
	tb.Pick("bumpsy#2")
	tb.Damage("valdr", 5)

	tb = duel(t, side{Hand: ids("countryside-crusher")}, side{Line: ids("valdr")}, card.Brobnar)
	tb.Discard("countryside-crusher")
	tb.Damage("valdr", 0)
}

func TestFinalRefrain(t *testing.T) {
	tb := duel(t, side{Hand: ids("final-refrain"), Discard: ids("troll", "punch", "bumpsy"), Line: ids("mother")},
		side{Line: ids("dust-pixie", "valdr"), Discard: ids("anger", "splinter"), Amber: 2}, card.Brobnar)
	tb.Play("final-refrain")
	tb.Offers("troll", "bumpsy")
	tb.Pick("troll")
	tb.Left()
	tb.Right()
	tb.Line(0, "troll", "mother", "bumpsy")
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.Offers("troll", "bumpsy")
	tb.Pick("bumpsy")
	tb.Pick("dust-pixie") // and Troll fights what is left
	tb.Amber(1, 2)        // Bumpsy was not played
	tb.Line(0, "mother")
	tb.InZone(card.Discard, "troll", "bumpsy", "valdr")
	tb.Unmarked("mother", keyforge.Exhausted)
}

func TestFinalRefrainWithoutFights(t *testing.T) {
	tb := duel(t, side{Hand: ids("final-refrain"), Discard: ids("troll")}, side{}, card.Brobnar)
	tb.Play("final-refrain")
	tb.Line(0)

	tb = duel(t, side{Hand: ids("final-refrain"), Discard: ids("punch")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Play("final-refrain")
	tb.Line(1, "troll")
}

func TestFling(t *testing.T) {
	tb := duel(t, side{Hand: ids("fling"), Line: ids("bumpsy", "dust-pixie")}, side{Line: ids("valdr", "troll", "infomorph", "splinter")},
		card.Brobnar)
	tb.Play("fling")
	tb.Offers("bumpsy", "dust-pixie")
	tb.Pick("bumpsy")
	tb.Offers("valdr", "troll", "infomorph", "splinter")
	tb.Pick("troll")
	tb.Line(0, "dust-pixie")
	for id, damage := range map[string]int{"troll": 5, "valdr": 3, "infomorph": 3, "splinter": 0} {
		tb.Damage(id, damage)
	}
	tb.Amber(0, 1)
}

func TestFlingOfAWardedCreature(t *testing.T) {
	tb := duel(t, side{Hand: ids("fling"), Line: list{{ID: "bumpsy", Marks: keyforge.Warded}}}, side{Line: ids("troll")}, card.Brobnar)
	tb.Play("fling")
	tb.Damage("troll", 0)
	tb.Line(0, "bumpsy")
}

func TestReturningChampion(t *testing.T) {
	t.Run("enters with damage", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("returning-champion")}, side{}, card.Brobnar)
		tb.Play("returning-champion")
		tb.Damage("returning-champion", 3)
	})
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Line: list{{ID: "returning-champion", Damage: 3}, {ID: "troll"}}, Discard: haunting(yes)},
			side{Line: ids("mutant-cutpurse", "valdr"), Discard: haunting(!yes)}, card.Brobnar)
		tb.Fight("returning-champion", "mutant-cutpurse")
		if !yes {
			tb.Damage("returning-champion", 6)
			continue
		}
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.Damage("returning-champion", 0)
		tb.InZone(card.Discard, "valdr") // its power was 6
	}
}

func TestRoragScreamer(t *testing.T) {
	tb := duel(t, side{Line: ids("rorag-screamer")}, side{Line: ids("dust-pixie", "splinter")}, card.Brobnar)
	tb.Fight("rorag-screamer", "dust-pixie")
	tb.Unmarked("rorag-screamer", keyforge.Exhausted)
	tb.Fight("rorag-screamer", "splinter")
	tb.Line(1)
}

func TestRoragScreamerScrap(t *testing.T) {
	tb := duel(t, side{Hand: ids("rorag-screamer"), Line: ids("troll", "bumpsy"), Deck: many(9, "fear")},
		side{Line: list{{ID: "urchin"}, {ID: "general-xalvador", Damage: 1}}}, card.Brobnar)
	tb.Discard("rorag-screamer")
	tb.Offers("troll", "bumpsy", "urchin", "general-xalvador")
	tb.Pick("general-xalvador")
	assert.Zero(t, tb.Armor(tb.Card("general-xalvador")))
	tb.EndTurn()
	assert.Equal(t, 2, tb.Armor(tb.Card("general-xalvador")), "for the remainder of the turn")

	tb = duel(t, side{Hand: ids("rorag-screamer"), Line: ids("troll", "bumpsy")}, side{Line: ids("urchin")}, card.Brobnar)
	tb.Discard("rorag-screamer")
	tb.Pick("urchin")
	tb.Fight("troll")
	tb.InZone(card.Discard, "urchin")
}

func TestFightToTheEnd(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Hand: ids("fight-to-the-end"), Line: list{tired("troll"), {ID: "mother"}}, Discard: haunting(yes)},
			side{Line: ids("bumpsy"), Discard: haunting(!yes)}, card.Brobnar)
		tb.Play("fight-to-the-end")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Line(1)
		tb.Damage("troll", map[bool]int{false: 5}[yes])
		assert.Equal(t, yes, tb.HasKeyword(tb.Card("troll"), card.Skirmish))
		assert.False(t, tb.HasKeyword(tb.Card("mother"), card.Skirmish))
	}
}

func TestRicketyCybergiant(t *testing.T) {
	tb := duel(t, side{Line: ids("rickety-cybergiant")}, side{Line: ids("dust-pixie")}, card.Brobnar)
	tb.Fight("rickety-cybergiant")
	tb.Damage("rickety-cybergiant", 2)
}

func TestBlunderbore(t *testing.T) {
	for yes, lost := range map[bool]int{true: 2, false: 1} {
		tb := duel(t, side{Line: ids("blunderbore"), Discard: haunting(yes), Amber: 1},
			side{Line: ids("dust-pixie"), Amber: 5, Discard: haunting(!yes)}, card.Brobnar)
		tb.Fight("blunderbore")
		tb.Amber(1, 5-lost)
		tb.Amber(0, 1)
	}
}

func TestThunderdell(t *testing.T) {
	for _, yes := range []bool{true, false} {
		tb := duel(t, side{Line: ids("thunderdell"), Discard: haunting(yes)},
			side{Line: ids("troll", "dust-pixie", "valdr", "bumpsy"), Discard: haunting(!yes)}, card.Brobnar)
		tb.Fight("thunderdell", "dust-pixie")
		tb.Damage("troll", map[bool]int{true: 5}[yes])
		tb.Damage("valdr", map[bool]int{true: 5}[yes])
		tb.Damage("bumpsy", 0)
	}
}

func TestHeavyweightMorik(t *testing.T) {
	tb := duel(t, side{Line: ids("heavyweight-morik")}, side{Line: ids("troll", "dust-pixie", "valdr")}, card.Brobnar)
	tb.Fight("heavyweight-morik", "dust-pixie")
	tb.Damage("troll", 2)
	tb.Damage("valdr", 2)

	tb = duel(t, side{Line: ids("bumpsy", "mother"), Hand: ids("heavyweight-morik")}, side{Line: ids("troll", "valdr")}, card.Brobnar)
	tb.Discard("heavyweight-morik")
	tb.Offers("bumpsy", "mother")
	tb.Pick("bumpsy")
	tb.Offers("troll", "valdr")
	tb.Pick("troll")
	tb.Damage("bumpsy", 2)
	tb.Damage("troll", 2)
}
