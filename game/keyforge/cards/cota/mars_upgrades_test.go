package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBiomatrixBackup(t *testing.T) {
	backup := func(c at) *gametest.Table {
		c.Attached = ids("biomatrix-backup")
		tb := duel(t, side{Hand: ids("punch")}, side{Line: list{c}}, card.Brobnar)
		tb.Play("punch")
		return tb
	}
	tb := backup(at{ID: "batdrone"})
	tb.Yes()
	assert.Equal(t, []string{"batdrone"}, tb.Pile(1, card.Archives))
	tb.InZone(card.Discard, "biomatrix-backup")
	tb = backup(at{ID: "batdrone"})
	tb.No()
	tb.InZone(card.Discard, "biomatrix-backup", "batdrone")
	tb = backup(at{ID: "batdrone", Foreign: true})
	tb.Yes()
	assert.Equal(t, []string{"batdrone"}, tb.Pile(0, card.Archives), "its owner's")
	tb = backup(at{ID: "mother"})
	tb.Damage("mother", 3)
}

func TestBrainStemAntenna(t *testing.T) {
	antenna := func() *gametest.Table {
		return duel(t, side{Line: list{{ID: "valdr", Marks: keyforge.Exhausted, Attached: ids("brain-stem-antenna")},
			{ID: "troll", Marks: keyforge.Exhausted}}, Hand: ids("feeding-pit", "blypyp")},
			side{Line: ids("mother")}, card.Mars)
	}
	tb := antenna()
	tb.Play("feeding-pit")
	tb.Marked("valdr", keyforge.Exhausted)
	tb.Play("blypyp")
	tb.Right()
	tb.Unmarked("valdr", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Fight("valdr", "mother")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Mars)
	refusedUse(tb, keyforge.Reap, "valdr", keyforge.WrongHouse) // the turn is over
}

// It belongs to Mars and to no other house.
func TestBrainStemAntennaTakesTheHouse(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Attached: ids("brain-stem-antenna")}}, Hand: ids("wild-wormhole"), Deck: ids("blypyp"),
		Houses: []card.House{card.Brobnar}}, side{}, card.Logos)
	tb.Play("wild-wormhole")
	tb.Right()
	refusedUse(tb, keyforge.Reap, "valdr", keyforge.WrongHouse)
}

func TestJammerPack(t *testing.T) {
	for _, c := range []struct{ have, keys int }{{7, 1}, {8, 2}} {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("jammer-pack")}, side{Amber: c.have, Keys: 1}, card.Mars)
		tb.Play("jammer-pack")
		tb.EndTurn()
		if c.keys > 1 {
			tb.Choose(1)
		}
		tb.Keys(1, c.keys)
	}
	tb := duel(t, side{Hand: ids("jammer-pack"), Amber: 6}, side{Line: ids("mother"), Amber: 6}, card.Mars)
	tb.Play("jammer-pack") // on an enemy creature it is your keys that cost more
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.EndTurn()
	tb.Keys(0, 0)
}

func TestRedPlanetRayGun(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "tunk", Attached: ids("red-planet-ray-gun")}, {ID: "mother"}}},
		side{Line: ids("zorg", "troll")}, card.Mars)
	tb.Reap("tunk")
	tb.Offers("tunk", "mother", "zorg", "troll")
	tb.Pick("troll")
	tb.Damage("troll", 2) // Mars creatures on both sides
	tb = duel(t, side{Line: list{{ID: "mother", Attached: ids("red-planet-ray-gun")}}}, side{Line: ids("troll")}, card.Logos)
	tb.Reap("mother")
	tb.Pick("troll")
	tb.Damage("troll", 0)
}
