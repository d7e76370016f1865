package momu_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestHorizonSaber(t *testing.T) {
	t.Run("a card of the discard pile; the rest of it goes into the deck", func(t *testing.T) {
		tb := duel(t, side{Line: whole("horizon-saber"), Deck: ids("fear", "mother"), Discard: ids("punch", "anger")}, side{}, card.Logos)
		tb.Reap("horizon-saber")
		tb.Offers("fear", "mother", "punch", "anger")
		tb.Pick("punch")
		tb.InZone(card.Archives, "punch")
		tb.InZone(card.Deck, "fear", "mother", "anger")
		assert.Empty(t, tb.Pile(0, card.Discard))
	})
	t.Run("nothing is found, the discard pile is shuffled in all the same", func(t *testing.T) {
		tb := duel(t, side{Line: whole("horizon-saber"), Discard: ids("punch")}, side{}, card.Logos)
		tb.Reap("horizon-saber")
		tb.Finish()
		tb.InZone(card.Deck, "punch")
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestGraphton(t *testing.T) {
	tb := duel(t, side{Line: ids("graphton"), Deck: ids("fear", "mother")}, side{}, card.Logos)
	tb.Reap("graphton")
	tb.InZone(card.Archives, "fear")
	tb.InZone(card.Deck, "mother")
}
