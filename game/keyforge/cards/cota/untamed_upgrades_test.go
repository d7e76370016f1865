package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestWayOfTheBear(t *testing.T) {
	t.Run("assault 2, for who bears it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator", "niffle-ape"), Hand: ids("way-of-the-bear")},
			side{Line: ids("valdr", "smaaash")}, card.Untamed)
		tb.Play("way-of-the-bear")
		tb.Offers("snufflegator", "niffle-ape", "valdr", "smaaash")
		tb.Pick("snufflegator")
		tb.Amber(0, 1)
		tb.Fight("snufflegator", "valdr")
		tb.InZone(card.Discard, "valdr") // 2 and 4
		tb.Fight("niffle-ape")
		tb.Damage("smaaash", 3)
	})
	t.Run("it adds up (K18.5)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ancient-bear", Attached: ids("way-of-the-bear")}}}, side{Line: ids("charette")}, card.Untamed)
		assert.Equal(t, 4, tb.KeywordNumber(tb.Card("ancient-bear"), card.Assault))
		tb.Fight("ancient-bear")
		tb.InZone(card.Discard, "charette")
		tb.Damage("ancient-bear", 0)
	})
}

func TestWayOfTheWolf(t *testing.T) {
	tb := duel(t, side{Line: ids("niffle-ape", "ancient-bear"), Hand: ids("way-of-the-wolf")},
		side{Line: ids("valdr", "smaaash"), Houses: []card.House{card.Brobnar}}, card.Untamed)
	tb.Play("way-of-the-wolf")
	tb.Pick("niffle-ape")
	tb.Amber(0, 1)
	tb.Fight("niffle-ape", "valdr")
	tb.Damage("valdr", 3)
	tb.Damage("niffle-ape", 0)
	tb.Fight("ancient-bear", "valdr") // not its neighbor
	tb.InZone(card.Discard, "valdr", "ancient-bear")
	tb.EndTurn()
	tb.Fight("smaaash") // it is dealt damage when attacked
	tb.InZone(card.Discard, "niffle-ape", "way-of-the-wolf")
}
