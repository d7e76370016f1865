package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestLostInTheWoods(t *testing.T) {
	t.Run("two of each side, to their owners' decks", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "tocsin", Foreign: true}, {ID: "batdrone"}}, Artifacts: ids("library-of-babble"),
			Hand: ids("lost-in-the-woods")},
			side{Line: list{{ID: "valdr", Amber: 2}, {ID: "smaaash"}, {ID: "headhunter"}}, Artifacts: ids("seeker-needle")}, card.Untamed)
		tb.Play("lost-in-the-woods")
		tb.Offers("mother", "tocsin", "batdrone")
		tb.Must()
		tb.Pick("mother")
		tb.Must()
		tb.Pick("tocsin")
		tb.Offers("valdr", "smaaash", "headhunter")
		tb.Pick("valdr", "headhunter")
		tb.Line(0, "batdrone")
		tb.Line(1, "smaaash")
		assert.ElementsMatch(t, []string{"mother"}, tb.Pile(0, card.Deck))
		assert.ElementsMatch(t, []string{"tocsin", "valdr", "headhunter"}, tb.Pile(1, card.Deck))
		tb.Amber(0, 3)
	})
	t.Run("fewer: all of them (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("lost-in-the-woods")},
			side{Line: list{{ID: "valdr", Marks: keyforge.Warded}, {ID: "smaaash"}}}, card.Untamed)
		tb.Play("lost-in-the-woods")
		tb.Line(0)
		tb.Line(1, "valdr")
		tb.Unmarked("valdr", keyforge.Warded)
	})
	t.Run("nobody", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lost-in-the-woods")}, side{}, card.Untamed)
		tb.Play("lost-in-the-woods")
		tb.Amber(0, 1)
	})
}

func TestNaturesCall(t *testing.T) {
	t.Run("up to three creatures of anyone, to their owners", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "snufflegator"}, {ID: "tocsin", Foreign: true}}, Hand: ids("nature-s-call"), Artifacts: ids("cannon")},
			side{Line: list{{ID: "valdr", Amber: 2, Damage: 3}, {ID: "mother"}}}, card.Untamed)
		tb.Play("nature-s-call")
		tb.Offers("snufflegator", "tocsin", "valdr", "mother")
		tb.Pick("snufflegator", "tocsin", "valdr")
		assert.Equal(t, []string{"snufflegator"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"tocsin", "valdr"}, tb.Pile(1, card.Hand))
		tb.Line(1, "mother")
		tb.Amber(0, 3)
	})
	t.Run("none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("nature-s-call")}, side{Line: ids("mother")}, card.Untamed)
		tb.Play("nature-s-call")
		tb.Finish()
		tb.Line(1, "mother")
	})
	t.Run("a ward holds it back (K14.7)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("nature-s-call")}, side{Line: list{{ID: "mother", Marks: keyforge.Warded}}}, card.Untamed)
		tb.Play("nature-s-call")
		tb.Pick("mother")
		tb.Line(1, "mother")
		tb.Unmarked("mother", keyforge.Warded)
	})
}

func TestRegrowth(t *testing.T) {
	tb := duel(t, side{Hand: ids("regrowth"), Discard: ids("fear", "mother", "tocsin", "seeker-needle")},
		side{Discard: ids("valdr")}, card.Untamed)
	tb.Play("regrowth")
	tb.Offers("mother", "tocsin")
	tb.Pick("tocsin")
	tb.InZone(card.Hand, "tocsin")
	tb.Amber(0, 1)
}

func TestRegrowthNothing(t *testing.T) {
	tb := duel(t, side{Hand: ids("regrowth"), Discard: ids("fear")}, side{Discard: ids("valdr")}, card.Untamed)
	tb.Play("regrowth")
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestTroopCall(t *testing.T) {
	t.Run("Niffles from play and from the discard pile, yours alone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("niffle-ape", "snufflegator"), Discard: ids("niffle-queen", "regrowth", "mother"), Hand: ids("troop-call")},
			side{Line: ids("niffle-queen"), Discard: ids("niffle-ape")}, card.Untamed)
		tb.Play("troop-call")
		assert.ElementsMatch(t, []string{"niffle-ape", "niffle-queen"}, tb.Pile(0, card.Hand))
		tb.Line(0, "snufflegator")
		tb.Line(1, "niffle-queen")
		assert.Equal(t, []string{"niffle-ape"}, tb.Pile(1, card.Discard))
		tb.Amber(0, 1)
	})
	t.Run("one that belongs to the opponent goes home (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "niffle-ape", Foreign: true, Amber: 1}}, Hand: ids("troop-call")}, side{}, card.Untamed)
		tb.Play("troop-call")
		assert.Equal(t, []string{"niffle-ape"}, tb.Pile(1, card.Hand))
		tb.Amber(1, 1)
	})
	t.Run("none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator"), Hand: ids("troop-call")}, side{}, card.Untamed)
		tb.Play("troop-call")
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestWordOfReturning(t *testing.T) {
	t.Run("1 damage for each æmber on it, and all of it to your pool", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "snufflegator", Amber: 2}}, Hand: ids("word-of-returning")},
			side{Line: list{{ID: "valdr", Amber: 3}, {ID: "mother"}, {ID: "tocsin", Amber: 3}, {ID: "raiding-knight", Amber: 3}}, Amber: 1},
			card.Untamed)
		tb.Play("word-of-returning")
		tb.Damage("valdr", 3)
		tb.Damage("mother", 0)
		tb.InZone(card.Discard, "tocsin")
		tb.Damage("raiding-knight", 1) // armor 2
		tb.AmberOn("valdr", 0)
		tb.AmberOn("raiding-knight", 0)
		tb.AmberOn("snufflegator", 2)
		tb.Damage("snufflegator", 0)
		tb.Amber(0, 1+9) // Tocsin's came by its death (K5.9)
		tb.Amber(1, 1)
	})
	t.Run("a ward stops the damage, not the return", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("word-of-returning")}, side{Line: list{{ID: "valdr", Amber: 1, Marks: keyforge.Warded}}}, card.Untamed)
		tb.Play("word-of-returning")
		tb.Damage("valdr", 0)
		tb.AmberOn("valdr", 0)
		tb.Amber(0, 2)
	})
	t.Run("nobody", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("word-of-returning")}, side{Line: ids("valdr")}, card.Untamed)
		tb.Play("word-of-returning")
		tb.Damage("valdr", 0)
		tb.Amber(0, 1)
	})
}
