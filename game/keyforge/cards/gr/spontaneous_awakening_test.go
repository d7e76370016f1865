package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestSpontaneousAwakening(t *testing.T) {
	awaken := func(foe side) *gametest.Table {
		if foe.Discard == nil {
			foe.Discard = many(10, "punch")
		}
		tb := duel(t, side{Hand: ids("spontaneous-awakening"), Line: ids("batdrone"), Discard: many(10, "punch")}, foe, card.Geistoid)
		tb.Play("spontaneous-awakening")
		return tb
	}
	t.Run("an artifact, a Cyborg or a Robot of the enemy", func(t *testing.T) {
		tb := awaken(side{Artifacts: ids("cannon"), Line: ids("troll", "mother", "captain-kresage")})
		tb.Offers("cannon", "mother", "captain-kresage")
		tb.Pick("mother")
		tb.Line(0, "batdrone")
		tb.Left()
		tb.Line(0, "mother", "batdrone")
		tb.InZone(card.Attached, "spontaneous-awakening")
		assert.Equal(t, card.HouseSet(card.Geistoid), tb.HousesOf(tb.Card("mother")))
	})
	t.Run("an artifact: its bonus icon is yours, and so is it", func(t *testing.T) {
		tb := awaken(side{Artifacts: list{{ID: "cannon", Icons: card.Icons{card.AmberIcon}}}})
		assert.Equal(t, []string{"cannon"}, tb.Pile(0, card.Artifacts))
		tb.Marked("cannon", keyforge.Exhausted)
		tb.Amber(0, 2)
		tb.InZone(card.Attached, "spontaneous-awakening")
		assert.Equal(t, card.HouseSet(card.Geistoid), tb.HousesOf(tb.Card("cannon")))
	})
	t.Run("it is worked as a Geistoid", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Foreign: true, Attached: ids("spontaneous-awakening")}}}, side{}, card.Geistoid)
		tb.Reap("mother")
		tb.Amber(0, 1)
	})
	t.Run("an opponent who is not haunted", func(t *testing.T) {
		tb := awaken(side{Artifacts: ids("cannon"), Discard: many(9, "punch")})
		tb.InZone(card.Artifacts, "cannon")
		tb.InZone(card.Discard, "spontaneous-awakening")
	})
	t.Run("nothing to awaken", func(t *testing.T) {
		awaken(side{Line: ids("troll")}).InZone(card.Discard, "spontaneous-awakening")
	})
	t.Run("a ward: nothing is destroyed, nothing is played", func(t *testing.T) {
		tb := awaken(side{Line: list{{ID: "mother", Marks: keyforge.Warded}}})
		tb.Line(1, "mother")
		tb.InZone(card.Discard, "spontaneous-awakening")
	})
	t.Run("out of reach in the archives (K13.4)", func(t *testing.T) {
		tb := awaken(side{Artifacts: ids("soul-vial"), Line: list{{ID: "mother", Amber: 1}}})
		tb.Pick("mother")
		tb.InZone(card.Archives, "mother")
		tb.InZone(card.Discard, "spontaneous-awakening")
	})
}
