package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// "Each player" means all players and the Keyraken (A11.7), whose discard pile is that of the adventure.
func TestTillTheEarthEverywhere(t *testing.T) {
	tb := together(t, "till-the-earth", Untamed, wasted("fear"), wasted("anger"), wasted("ascending-jet"))
	tb.Play("till-the-earth")
	for side, id := range map[keyforge.Side]string{0: "fear", 1: "anger", monster: "ascending-jet"} {
		assert.Equal(t, []string{id}, tb.Pile(side, Deck))
	}
}

// wasted is a side with such cards in its discard pile.
func wasted(names ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Discard: gametest.Cards(names...)}
}

// A pile may be that of the adventure.
func TestWarfalineDigsInEachPile(t *testing.T) {
	for whose, id := range map[keyforge.Side]string{0: "fear", 1: "anger", monster: "ascending-jet"} {
		tb := together(t, "warfaline", Untamed, wasted("fear"), wasted("anger"), wasted("ascending-jet"))
		tb.Play("warfaline")
		tb.Choose(int(whose))
		tb.InZone(Deck, id)
		assert.Equal(t, []string{id}, tb.Pile(whose, Deck))
	}
}

// Every haunted player gains, and the Keyraken too (A14).
func TestTheCircleOfLifeOfAll(t *testing.T) {
	haunted := keyforge.SidePosition{Discard: gametest.Many(10, "punch")}
	raging := keyforge.SidePosition{Discard: gametest.Many(10, "ascending-jet")}
	tb := together(t, "the-circle-of-life", Untamed, keyforge.SidePosition{}, haunted, raging)
	tb.Play("the-circle-of-life")
	tb.Amber(0, 1)
	tb.Amber(1, 2)
	tb.Amber(monster, 2)
}

// "Each flank creature" includes those of allies and limbs (A7.4), not the Keyraken (A5.2).
func TestLostInTheWildTakesAllFlanks(t *testing.T) {
	tb := together(t, "lost-in-the-wild", Untamed, line("plain-2"), line("plain-3", "plain-4", "plain-5"), line("limb-1", "limb-2", "limb-3"))
	tb.Play("lost-in-the-wild")
	tb.Line(0)
	tb.Line(1, "plain-4")
	tb.Line(monster, "limb-2")
	tb.InZone(Artifacts, "the-keyraken")
}

// Neither an ally's creature (A7.3) nor the Keyraken (A5.2) is an enemy creature.
func TestWitchOfTheSporeScrapsAtLimbs(t *testing.T) {
	tb := together(t, "witch-of-the-spore", Untamed, keyforge.SidePosition{}, line("plain-3"), line("limb-1", "limb-2"))
	tb.Discard("witch-of-the-spore")
	tb.Offers("limb-1", "limb-2")
	tb.Pick("limb-2")
	tb.InZone(Battleline, "limb-1", "plain-3")
}

func TestAemberStormHitsLimbs(t *testing.T) {
	tb := together(t, "æmber-storm", Untamed, keyforge.SidePosition{Amber: 1}, line("plain-3"), line("limb-5"))
	tb.Play("æmber-storm")
	tb.Damage("limb-5", 2)
	tb.Damage("plain-3", 0)
	tb.Damage("the-keyraken", 0)
}

// Æmber is stolen from, and captured from, the Keyraken; an ally's hand may be the one that loses a card.
func TestBogSpitterBesideAnAlly(t *testing.T) {
	tb := together(t, "bog-spitter", Untamed, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 7}, keyforge.SidePosition{Amber: 6})
	tb.Discard("bog-spitter")
	tb.Amber(monster, 5)
	tb.Amber(1, 7)
}

func TestAemberflyCapturesFromTheKeyraken(t *testing.T) {
	k := line("limb-2")
	k.Amber = 2
	tb := at(t, adventure.Easy, keyforge.Position{House: Untamed, Players: []keyforge.SidePosition{line("æmberfly"), {Amber: 3}}, Monster: k})
	tb.Fight("æmberfly", "limb-2")
	tb.AmberOn("æmberfly", 1)
	tb.Amber(monster, 1)
	tb.Amber(1, 3)
}
