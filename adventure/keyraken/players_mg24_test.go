package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// House Keyraken of Menagerie is that of the adventure (A24).

func TestA24HouseKeyrakenIsOne(t *testing.T) {
	me, ally, k := line("legendary-keyraken", "plain-2"), line("plain-3"), line("limb-3")
	tb := together(t, "left-in-its-wake-mg24", Keyraken, me, ally, k)
	tb.Play("left-in-its-wake-mg24")
	assert.True(t, tb.Question().Houses.Has(Monster))
	assert.False(t, tb.Question().Houses.Has(Keyraken), "it is asked for once")
	tb.House(Monster)
	tb.Marked("legendary-keyraken", keyforge.Exhausted)
	tb.Marked("limb-3", keyforge.Exhausted)
	tb.Unmarked("plain-2", keyforge.Exhausted)
	tb.Unmarked("plain-3", keyforge.Exhausted)
	tb.Unmarked("the-keyraken", keyforge.Exhausted)

	tb = together(t, "tidal-trouble-mg24", Keyraken, me, ally, k)
	tb.Play("tidal-trouble-mg24")
	tb.Marked("legendary-keyraken", keyforge.Stunned)
	tb.Marked("limb-3", keyforge.Stunned)
	tb.Unmarked("plain-3", keyforge.Stunned)
}

// A friendly Keyraken creature is one of the player's own, and the legend is not the Keyraken (A24).
func TestA24TheLegendIsNotTheMonster(t *testing.T) {
	tb := together(t, "grappling-tentacle-mg24", Keyraken, keyforge.SidePosition{}, line("legendary-keyraken"), wealthy(4, "limb-3"))
	tb.Play("grappling-tentacle-mg24")
	tb.InZone(Archives, "grappling-tentacle-mg24")

	me := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "legendary-keyraken", Damage: 3}, {ID: "limb-4", Foreign: true, Damage: 1}}}
	k := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "limb-3", Damage: 1}}}
	tb = together(t, "preternatural-will-mg24", Keyraken, me, keyforge.SidePosition{}, k)
	tb.Play("preternatural-will-mg24")
	tb.Damage("legendary-keyraken", 0)
	tb.Damage("limb-4", 0)
	tb.Damage("limb-3", 1)
}

// Its cards of house Keyraken are used like those of the adventure that one controls.
func TestA24TheHouseIsChosenOnce(t *testing.T) {
	p := keyforge.Position{Step: keyforge.HouseStep, Players: []keyforge.SidePosition{
		{Houses: []House{Brobnar, Dis, Keyraken}, Line: []keyforge.CardPosition{{ID: "legendary-keyraken"}, {ID: "limb-4", Foreign: true}}},
		{}}, Monster: keyforge.SidePosition{Artifacts: asleep()}}
	tb := adventuretest.Table(t, keyraken.Adventure, adventure.Easy, p, plain...)
	assert.Equal(t, HouseSet(Brobnar, Dis, Monster), tb.Question().Houses)
	tb.House(Monster)
	tb.Reap("legendary-keyraken")
	tb.Reap("limb-4")
	tb.Amber(0, 2)
}

// What the Keyraken has for a hand are its archives (A4.4), and its line ends in flanks like any other.
func TestA24AgainstTheKeyraken(t *testing.T) {
	k := line("limb-3", "limb-2", "limb-5")
	k.Archives = gametest.Cards("devour-whole", "tide-down")
	k.Deck = gametest.Many(6, "ascending-jet")
	tb := together(t, "into-the-abyss-mg24", Keyraken, keyforge.SidePosition{}, line("plain-3"), k)
	tb.Play("into-the-abyss-mg24")
	tb.InZone(Discard, "devour-whole", "tide-down", "into-the-abyss-mg24")
	assert.Len(t, tb.Pile(monster, Archives), 4)

	tb = together(t, "the-evil-in-the-ranks-mg24", Keyraken, line("plain-2"), line("plain-3", "plain-4"), k)
	tb.Play("the-evil-in-the-ranks-mg24")
	tb.Pick("limb-3")
	tb.InZone(Discard, "limb-2")
	tb.Damage("limb-3", 0)
	tb.Damage("plain-4", 0)

	tb = together(t, "drag-to-your-doom-mg24", Keyraken, line("plain-2"), line("plain-3"), k)
	tb.Play("drag-to-your-doom-mg24")
	tb.Offers("limb-3", "limb-5")
	tb.Pick("limb-5")
	tb.Line(monster, "limb-3", "limb-2")
}
