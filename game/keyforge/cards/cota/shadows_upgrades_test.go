package cota_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestDuskrunner(t *testing.T) {
	t.Run("its creature steals 1 when it reaps", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "dodger"), Hand: ids("duskrunner")}, side{Amber: 2, Line: ids("tocsin")}, card.Shadows)
		tb.Play("duskrunner")
		tb.Offers("mother", "dodger", "tocsin")
		tb.Pick("dodger")
		tb.Reap("dodger")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	t.Run("for the creature's controller, whoever played it", func(t *testing.T) {
		tb := duel(t, side{Amber: 2, Hand: ids("duskrunner")}, side{Line: ids("charette")}, card.Shadows)
		tb.Play("duskrunner")
		tb.EndTurn()
		tb.Reap("charette")
		tb.Amber(1, 2)
		tb.Amber(0, 1)
	})
	t.Run("beside its own; two steal twice", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "sequis", Attached: ids("duskrunner", "duskrunner")}}}, side{Amber: 4}, card.Sanctum)
		tb.Reap("sequis")
		for tb.Question().Kind == keyforge.AskOrder {
			tb.Choose(0)
		}
		tb.Amber(0, 3)
		tb.AmberOn("sequis", 1)
		tb.Amber(1, 1)
	})
}

func TestRingOfInvisibility(t *testing.T) {
	t.Run("skirmish", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dodger"), Hand: ids("ring-of-invisibility")}, side{Line: ids("troll", "mother")}, card.Shadows)
		tb.Play("ring-of-invisibility")
		tb.Pick("dodger")
		tb.Amber(0, 1)
		tb.Fight("dodger", "troll")
		tb.Damage("troll", 5)
		tb.Damage("dodger", 0)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "valdr")},
			side{Line: list{{ID: "dodger", Attached: ids("ring-of-invisibility")}, {ID: "mother"}}}, card.Brobnar)
		tb.Fight("troll", "dodger")
		tb.Damage("dodger", 0)
		tb.Fight("valdr", "dodger") // the second attack (K18.10)
		tb.Line(1, "mother")
	})
}

func TestSilentDagger(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "dodger", "valdr"), Hand: ids("silent-dagger")},
		side{Line: ids("troll", "tocsin", "charette")}, card.Shadows)
	tb.Play("silent-dagger")
	tb.Pick("dodger")
	tb.Amber(0, 1)
	tb.Reap("dodger")
	tb.Offers("mother", "valdr", "troll", "charette")
	tb.Pick("troll")
	tb.Damage("troll", 4)
	tb.Damage("charette", 0)
	tb.Amber(0, 2)
}
