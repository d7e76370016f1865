package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBearFlute(t *testing.T) {
	t.Run("a Bear in play is healed, whoever controls it", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bear-flute"), Line: list{{ID: "ancient-bear", Damage: 3}, {ID: "snufflegator", Damage: 2}},
			Deck: ids("ancient-bear", "fear")},
			side{Line: list{{ID: "ancient-bear", Damage: 4}, {ID: "mother", Damage: 1}}}, card.Untamed)
		tb.Act("bear-flute")
		tb.Offers("0:ancient-bear#1", "1:ancient-bear")
		tb.Pick("1:ancient-bear")
		tb.Damage("1:ancient-bear", 0)
		tb.Damage("0:ancient-bear#1", 3)
		tb.Damage("snufflegator", 2)
		assert.Equal(t, []string{"ancient-bear", "fear"}, tb.Pile(0, card.Deck))
	})
	t.Run("none in play: those of deck and discard pile come to hand, and the pile into the deck", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bear-flute"), Line: ids("snufflegator"), Deck: ids("fear", "ancient-bear"),
			Discard: ids("ancient-bear", "punch")},
			side{Deck: ids("ancient-bear")}, card.Untamed)
		tb.Act("bear-flute")
		tb.Offers("ancient-bear#1", "ancient-bear#2")
		tb.Pick("ancient-bear#1", "ancient-bear#2")
		assert.Equal(t, []string{"ancient-bear", "ancient-bear"}, tb.Pile(0, card.Hand))
		assert.ElementsMatch(t, []string{"fear", "punch"}, tb.Pile(0, card.Deck))
		assert.Empty(t, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"ancient-bear"}, tb.Pile(1, card.Deck))
	})
	t.Run("none anywhere: the discard pile stays, the deck that was searched is shuffled (K15.13)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bear-flute"), Deck: ids("fear", "mother"), Discard: ids("punch")}, side{}, card.Untamed)
		tb.Act("bear-flute")
		assert.ElementsMatch(t, []string{"fear", "mother"}, tb.Pile(0, card.Deck))
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Discard))
		assert.NotZero(t, tb.Happened(keyforge.Shuffled))
	})
	t.Run("a search may fail to find (K15.12)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bear-flute"), Deck: ids("ancient-bear"), Discard: ids("punch")}, side{}, card.Untamed)
		tb.Act("bear-flute")
		tb.Finish()
		tb.InZone(card.Deck, "ancient-bear")
		tb.InZone(card.Discard, "punch")
	})
}

func TestNepentheSeed(t *testing.T) {
	t.Run("any card of the pile, itself too; in any house's turn (K8.9)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("nepenthe-seed"), Discard: ids("fear", "mother")}, side{Discard: ids("valdr")}, card.Logos)
		tb.Omni("nepenthe-seed")
		tb.Offers("nepenthe-seed", "fear", "mother")
		tb.Pick("fear")
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
		tb.InZone(card.Discard, "nepenthe-seed", "mother")
	})
	t.Run("alone in the pile it returns", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("nepenthe-seed")}, side{}, card.Logos)
		tb.Omni("nepenthe-seed")
		tb.InZone(card.Hand, "nepenthe-seed")
	})
	t.Run("an opponent's is sacrificed to its owner's pile (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "nepenthe-seed", Foreign: true}}, Discard: ids("fear")}, side{Discard: ids("valdr")}, card.Logos)
		tb.Omni("nepenthe-seed")
		tb.InZone(card.Hand, "fear")
		assert.ElementsMatch(t, []string{"nepenthe-seed", "valdr"}, tb.Pile(1, card.Discard))
	})
}

func TestRitualOfBalance(t *testing.T) {
	for _, c := range []struct{ have, stolen int }{{0, 0}, {5, 0}, {6, 1}, {9, 1}} {
		tb := duel(t, side{Artifacts: ids("ritual-of-balance"), Amber: 7}, side{Amber: c.have}, card.Untamed)
		tb.Act("ritual-of-balance")
		tb.Amber(0, 7+c.stolen)
		tb.Amber(1, c.have-c.stolen)
		tb.Marked("ritual-of-balance", keyforge.Exhausted)
	}
}

func TestRitualOfTheHunt(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("ritual-of-the-hunt", "world-tree"), Line: ids("snufflegator", "niffle-ape", "mother", "tocsin"),
		Hand: ids("hunting-witch"), Discard: ids("fear"), Houses: []card.House{card.Untamed, card.Logos}},
		side{Line: ids("valdr"), Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("snufflegator")}, keyforge.WrongHouse)
	tb.Omni("ritual-of-the-hunt")
	tb.InZone(card.Discard, "ritual-of-the-hunt")
	tb.Reap("snufflegator")
	tb.Fight("niffle-ape")
	tb.Reap("mother") // the active house as usual
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("tocsin")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("world-tree")}, keyforge.WrongHouse) // no creature
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("hunting-witch")}, keyforge.WrongHouse)
	tb.Amber(0, 2)
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("snufflegator")}, keyforge.WrongHouse)
}

func TestWorldTree(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("world-tree", "world-tree", "world-tree"), Deck: ids("fear"), Discard: ids("punch", "mother", "tocsin")},
		side{Discard: ids("valdr")}, card.Untamed)
	tb.Act("world-tree#1")
	tb.Offers("mother", "tocsin")
	tb.Pick("tocsin")
	assert.Equal(t, []string{"tocsin", "fear"}, tb.Pile(0, card.Deck))
	tb.Act("world-tree#2")
	assert.Equal(t, []string{"mother", "tocsin", "fear"}, tb.Pile(0, card.Deck))
	tb.Act("world-tree#3")
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Discard))
}
