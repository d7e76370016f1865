package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// K23.3: house Keyraken may be named only where a deck has it.
func TestHouseKeyrakenIsKnownWhereADeckHasIt(t *testing.T) {
	asks := card.Action("asks", card.Brobnar, card.Play(card.ChooseHouse(card.Nobody), card.Exhaust(card.Creatures.ChosenHouse())))
	limb := card.Creature("limb", card.Keyraken, 3)
	for _, known := range []bool{false, true} {
		side := field("plain-3")
		side.Hand = gametest.Cards("asks")
		foe := keyforge.SidePosition{}
		if known {
			foe.Deck = gametest.Cards("limb")
		}
		tb := duelWith(t, side, foe, asks, limb)
		tb.Play("asks")
		assert.Equal(t, known, tb.Question().Houses.Has(card.Keyraken))
		assert.False(t, tb.Question().Houses.Has(card.Monster))
		tb.House(card.Brobnar)
	}
}
