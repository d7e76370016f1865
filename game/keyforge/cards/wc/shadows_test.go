package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestE23Keyforgery(t *testing.T) {
	start := func(t *testing.T, hand ...string) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("keyforgery"), Hand: ids(hand...), Houses: []card.House{card.Shadows}},
			side{Amber: 7, Houses: []card.House{card.Logos, card.Dis}}, card.Shadows)
		tb.EndTurn()
		return tb
	}
	t.Run("the forger names a house; a wrong guess: no forge, nothing paid, Keyforgery destroyed", func(t *testing.T) {
		tb := start(t, "fear", "mind-barb")
		tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 1)
		tb.House(card.Logos)
		tb.Keys(1, 0)
		tb.Amber(1, 7)
		tb.InZone(card.Discard, "keyforgery")
		assert.NotEqual(t, tb.Of("fear").Is(keyforge.Revealed), tb.Of("mind-barb").Is(keyforge.Revealed), "one card was revealed")
		tb.House(card.Dis)
	})
	t.Run("a right guess: the key is forged, Keyforgery stays", func(t *testing.T) {
		tb := start(t, "fear", "mind-barb")
		tb.House(card.Dis)
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, 1)
		tb.InZone(card.Artifacts, "keyforgery")
		tb.House(card.Dis)
	})
	t.Run("an empty hand reveals nothing: the key is forged", func(t *testing.T) {
		tb := start(t)
		tb.House(card.Logos)
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.InZone(card.Artifacts, "keyforgery")
		tb.House(card.Dis)
	})
	t.Run("any house may be named", func(t *testing.T) {
		tb := start(t, "ether-spider")
		tb.House(card.Mars)
		tb.Choose(2)
		tb.Keys(1, 1)
		tb.House(card.Dis)
	})
	t.Run("too little æmber: nothing is asked", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("keyforgery"), Hand: ids("fear")}, side{Amber: 5, Houses: []card.House{card.Dis}}, card.Shadows)
		tb.EndTurn()
		tb.InZone(card.Artifacts, "keyforgery")
	})
	t.Run("its own controller forges in peace", func(t *testing.T) {
		tb := duel(t, side{Houses: []card.House{card.Dis}},
			side{Artifacts: ids("keyforgery"), Amber: 6, Houses: []card.House{card.Shadows}}, card.Dis)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
	})
	t.Run("two of them, one after the other", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("keyforgery", "keyforgery"), Hand: ids("fear")},
			side{Amber: 6, Houses: []card.House{card.Dis}}, card.Shadows)
		tb.EndTurn()
		tb.House(card.Dis)
		tb.House(card.Mars)
		tb.Keys(1, 0)
		assert.Len(t, tb.Pile(0, card.Artifacts), 1)
	})
}
