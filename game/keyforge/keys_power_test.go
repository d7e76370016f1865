package keyforge_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// K11.17: a power that depends on keys falls when a key is forged, and a creature
// with that much damage dies of it.
func TestK11_17APowerThatRestsOnKeys(t *testing.T) {
	mushroom := card.Creature("mushroom", card.Brobnar, 2,
		card.Constantly(card.Power(card.This, card.For(card.UnforgedKeys, card.You).Times(3))))
	tb := gametest.StartWith(t, catalogueWith(t, mushroom), keyforge.Duel,
		keyforge.Position{Step: keyforge.ForgeStep, Players: []keyforge.SidePosition{
			{Amber: 6, Keys: 1, Line: []keyforge.CardPosition{{ID: "mushroom", Damage: 6}, {ID: "plain-3"}}}, {}}})
	tb.Choose(1)
	tb.InZone(card.Discard, "mushroom")
	tb.Line(0, "plain-3")
}
