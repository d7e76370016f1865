package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCalv1N(t *testing.T) {
	t.Run("as a creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("calv-1n"), Deck: many(9, "fear"), Houses: []card.House{card.StarAlliance}},
			side{Line: ids("urchin")}, card.StarAlliance)
		tb.Play("calv-1n")
		tb.Right()
		tb.Line(0, "mother", "calv-1n")
		tb.PowerIs("calv-1n", 2)
		assert.Equal(t, 1, tb.Armor(tb.Card("calv-1n")))
	})
	t.Run("it draws when it reaps, and when it fights", func(t *testing.T) {
		tb := duel(t, side{Line: ids("calv-1n", "calv-1n"), Deck: many(9, "fear")}, side{Line: ids("urchin")}, card.StarAlliance)
		tb.Reap("calv-1n#1")
		assert.Len(t, tb.Pile(0, card.Hand), 1)
		tb.Fight("calv-1n#2")
		assert.Len(t, tb.Pile(0, card.Hand), 2)
	})
	t.Run("as an upgrade it gives the ability", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "snufflegator"), Hand: ids("calv-1n"), Deck: many(9, "fear")},
			side{Line: ids("valdr")}, card.StarAlliance)
		tb.PlayUpgrade("calv-1n")
		tb.Offers("mother", "snufflegator", "valdr")
		tb.Pick("snufflegator")
		tb.InZone(card.Attached, "calv-1n")
		assert.Equal(t, card.UpgradeType, tb.TypeOf(tb.Card("calv-1n")))
		tb.Line(0, "mother", "snufflegator")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Untamed)
		hand := len(tb.Pile(0, card.Hand))
		tb.Fight("snufflegator")
		assert.Len(t, tb.Pile(0, card.Hand), hand+1)
	})
	t.Run("on an enemy creature its controller draws", func(t *testing.T) {
		tb := duel(t, side{Deck: ids("fear")},
			side{Line: list{{ID: "mother", Attached: ids("calv-1n")}}, Deck: many(9, "punch"), Hand: many(6, "punch"),
				Houses: []card.House{card.Logos}}, card.StarAlliance)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Reap("mother")
		assert.Len(t, tb.Pile(1, card.Hand), 7)
	})
	t.Run("as an upgrade it is no creature: Poison Wave and neighbors", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poison-wave")}, side{Line: list{{ID: "mother", Attached: ids("calv-1n")}}}, card.Shadows)
		tb.Play("poison-wave")
		tb.Damage("calv-1n", 0)
		tb.InZone(card.Attached, "calv-1n")
	})
	t.Run("when its host leaves it is discarded, and is a creature card again", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Attached: ids("calv-1n")}},
			Hand: list{{ID: "regrowth", House: card.Dis}, {ID: "hand-of-dis"}}},
			side{Hand: ids("fear"), Houses: []card.House{card.Dis}}, card.Dis)
		tb.EndTurn()
		tb.Play("1:fear")
		tb.InZone(card.Discard, "calv-1n")
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Play("regrowth")
		tb.InZone(card.Hand, "calv-1n")
	})
	t.Run("without any creature only as a creature (K6.6)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("calv-1n")}, side{}, card.StarAlliance)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: tb.Card("calv-1n")}, keyforge.NoHost)
		tb.Play("calv-1n")
		tb.Line(0, "calv-1n")
	})
	t.Run("Full Moon sees no creature in an upgrade", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: list{{ID: "full-moon", House: card.StarAlliance}, {ID: "calv-1n"}}},
			side{}, card.StarAlliance)
		tb.Play("full-moon")
		tb.PlayUpgrade("calv-1n")
		tb.Amber(0, 0)
	})
}

func TestBookOfLeQ(t *testing.T) {
	t.Run("the house of the card becomes the active house", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("book-of-leq"), Line: ids("mother", "valdr"), Hand: ids("punch"), Deck: ids("fear")},
			side{Line: ids("tocsin")}, card.StarAlliance)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("valdr")}, keyforge.WrongHouse)
		tb.Act("book-of-leq")
		assert.Equal(t, card.Dis, tb.State().House, "even a house that is not on the identity card")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("valdr")}, keyforge.WrongHouse)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck), "it stays on top")
		tb.Marked("fear", keyforge.Revealed)
	})
	t.Run("cards of that house can be played and used", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("book-of-leq"), Line: ids("valdr"), Hand: ids("punch"), Deck: ids("anger")},
			side{Line: ids("mother")}, card.StarAlliance)
		tb.Act("book-of-leq")
		tb.Reap("valdr")
		tb.Play("punch")
		tb.Pick("mother")
		tb.Damage("mother", 3)
	})
	t.Run("a Star Alliance card ends the turn: ready, draw, the opponent's turn (A11.13)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("book-of-leq"), Line: list{{ID: "valdr", Marks: keyforge.Exhausted}}, Deck: ids("calv-1n", "fear")},
			side{Line: ids("mother")}, card.StarAlliance)
		tb.Act("book-of-leq")
		assert.Equal(t, keyforge.Side(1), tb.State().TurnOf)
		tb.Unmarked("valdr", keyforge.Exhausted)
		assert.ElementsMatch(t, []string{"calv-1n", "fear"}, tb.Pile(0, card.Hand))
	})
	t.Run("an empty deck: there is no such card, so the turn ends (no reshuffle, Q5)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("book-of-leq"), Discard: ids("fear")}, side{Line: ids("mother")}, card.StarAlliance)
		tb.Act("book-of-leq")
		assert.Equal(t, keyforge.Side(1), tb.State().TurnOf)
	})
}
