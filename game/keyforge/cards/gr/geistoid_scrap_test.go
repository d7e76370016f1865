package gr_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestTangler(t *testing.T) {
	t.Run("a creature of either side and its neighbors", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tangler", "valdr")}, side{Line: ids("mother", "troll", "batdrone", "urchin")}, card.Geistoid)
		tb.Reap("tangler")
		tb.Offers("tangler", "valdr", "mother", "troll", "batdrone", "urchin")
		tb.Pick("troll")
		for _, name := range []string{"mother", "troll", "batdrone"} {
			tb.Marked(name, keyforge.Stunned)
		}
		tb.Unmarked("urchin", keyforge.Stunned)
		tb.Unmarked("valdr", keyforge.Stunned)
	})
	t.Run("discarded, it stuns one (K27.2)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tangler")}, side{Line: ids("mother", "troll")}, card.Geistoid)
		tb.Discard("tangler")
		tb.Pick("troll")
		tb.Marked("troll", keyforge.Stunned)
		tb.Unmarked("mother", keyforge.Stunned)
		tb.InZone(card.Discard, "tangler")
	})
	t.Run("not from the deck (K27.3)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hallowed-eve-festival"), Deck: ids("tangler")}, side{Line: ids("mother")}, card.Geistoid)
		tb.Play("hallowed-eve-festival")
		tb.Unmarked("mother", keyforge.Stunned)
	})
}

func TestSnippy(t *testing.T) {
	t.Run("played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("snippy")}, side{Line: ids("mother")}, card.Geistoid)
		tb.Play("snippy")
		tb.Offers("snippy", "mother")
		tb.Pick("mother")
		tb.Damage("mother", 2)
	})
	t.Run("it skirmishes", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snippy")}, side{Line: ids("mother")}, card.Geistoid)
		tb.Fight("snippy")
		tb.Damage("snippy", 0)
		tb.Damage("mother", 3)
	})
	t.Run("discarded, it destroys on a flank", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("snippy"), Line: ids("valdr")}, side{Line: ids("mother", "troll", "batdrone")}, card.Geistoid)
		tb.Discard("snippy")
		tb.Offers("mother", "batdrone")
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Line(1, "troll", "batdrone")
	})
	t.Run("discarded against an empty line", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("snippy"), Line: ids("valdr")}, side{}, card.Geistoid)
		tb.Discard("snippy")
		tb.InZone(card.Battleline, "valdr")
	})
}
