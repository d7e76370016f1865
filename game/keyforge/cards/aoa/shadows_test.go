package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestMurkens(t *testing.T) {
	t.Run("the top card of the opponent's deck, as if it were yours", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("murkens")}, side{Deck: ids("urchin", "fear"), Archives: ids("punch"), Amber: 2}, card.Shadows)
		tb.Play("murkens")
		tb.Asks(keyforge.AskOption, keyforge.ForEffect, 0)
		tb.Choose(1)
		tb.Left()
		tb.Line(0, "urchin", "murkens")
		tb.Amber(0, 1)
		assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Deck))
		assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Archives))
	})
	t.Run("a random card of their archives; it goes to its owner's discard pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("murkens"), Line: ids("mother"), Archives: ids("anger")},
			side{Deck: ids("urchin"), Archives: ids("punch")}, card.Shadows)
		tb.Play("murkens")
		tb.Right()
		tb.Choose(0)
		tb.Pick("mother")
		tb.Damage("mother", 3)
		tb.Amber(0, 1)
		assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Discard))
		assert.Empty(t, tb.Pile(1, card.Archives))
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Archives))
	})
	t.Run("one of several", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("murkens")}, side{Archives: ids("punch", "punch")}, card.Shadows)
		tb.Play("murkens")
		tb.Choose(0)
		assert.Len(t, tb.Pile(1, card.Archives), 1)
	})
	t.Run("nothing there", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("murkens")}, side{Discard: ids("urchin")}, card.Shadows)
		tb.Play("murkens")
		tb.Choose(1)
		tb.InZone(card.Discard, "urchin")
		tb.Line(0, "murkens")
	})
	t.Run("a card that cannot be played stays (Q41)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("murkens")}, side{Deck: ids("ultra-gravitron", "ultra-gravitron2")}, card.Shadows)
		tb.Play("murkens")
		tb.Choose(1)
		assert.Equal(t, []string{"ultra-gravitron", "ultra-gravitron2"}, tb.Pile(1, card.Deck))
	})
	t.Run("an artifact of theirs is under your control and goes back to them (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("murkens")}, side{Deck: ids("library-of-babble")}, card.Shadows)
		tb.Play("murkens")
		tb.Choose(1)
		assert.Equal(t, []string{"library-of-babble"}, tb.Pile(0, card.Artifacts))
		assert.Equal(t, keyforge.Side(1), tb.Of("library-of-babble").Owner)
	})
}
