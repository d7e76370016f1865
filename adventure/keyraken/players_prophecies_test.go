package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// fates are the cards that lie under the prophecies of these tests.
var fates = []*Card{
	Action("gift", Dis, Fate(Opponent.Gains(N(3)))),
	Action("ruin", Dis, Fate(Destroy(Choose(Creatures.Friendly())))),
	Action("loss", Dis, Fate(Lose(2))),
	Action("doze", Dis, Fate(Lasts(RestOfTurn, Static(Rule(SkipReady, You))))),
	Creature("guest", Dis, 3, Fate(PutIntoPlay(This, You, OnTop))),
}

// Every turn of the Keyraken is the opponent's turn; "you" in a Fate is the Keyraken, and its
// opponent the owner of the prophecy, whoever is active (A16.1 to A16.3).
func TestFatesAgainstTheKeyraken(t *testing.T) {
	tb := solo(t, gametest.Fated(seat{}, "gift"), plays("limb-3"), fates...)
	tb.EndTurn()
	tb.Amber(0, 3)
	tb.InZone(Discard, "0:gift")

	tb = table(t, plays("limb-3"), []seat{{}, gametest.Fated(seat{}, "gift")}, fates...)
	tb.EndTurn()
	tb.Amber(0, 0)
	tb.Amber(1, 3)

	for _, c := range []struct{ has, left int }{{2, 0}, {1, 0}, {4, 0}, {6, 1}} { // from 3 on it first rises for 3 (A3.1)
		k := plays("limb-3")
		k.Amber = c.has
		tb = solo(t, gametest.Fated(seat{Amber: 3}, "loss"), k, fates...)
		tb.EndTurn()
		tb.Amber(0, 3)
		tb.Amber(monster, c.left)
	}
}

// The active player chooses; a card put into play under "your" control comes under the Keyraken's
// (A16.3, A16.4).
func TestFatesMoveCardsToTheKeyraken(t *testing.T) {
	k := plays("limb-3")
	k.Line = gametest.Cards("limb-5")
	tb := solo(t, gametest.Fated(seat{}, "ruin"), k, fates...)
	tb.EndTurn()
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 0)
	tb.Offers("limb-3", "limb-5")
	tb.Pick("limb-5")
	tb.Line(monster, "limb-3")

	tb = solo(t, gametest.Fated(seat{}, "guest"), plays("limb-3"), fates...)
	tb.EndTurn()
	tb.Line(monster, "limb-3", "guest")
}

// Conditions that the Keyraken can meet: what it takes from its archives, its æmber against what
// rising costs (A16.5, A16.6).
func TestPropheciesOfTheKeyrakensTurn(t *testing.T) {
	under := func(face string) seat {
		return seat{Prophecies: [2][2]string{{face, "overreach"}, {"bad-omen", "the-second-mouse"}},
			Reference: []keyforge.CardPosition{gametest.Active(face, "gift")}}
	}
	k := plays("limb-3")
	k.Archives = gametest.Cards("limb-5")
	tb := solo(t, under("fate-laughs-at-your-plans"), k, fates...)
	tb.EndTurn()
	tb.Amber(0, 3)
	tb = solo(t, under("fate-laughs-at-your-plans"), plays("limb-3"), fates...)
	tb.EndTurn()
	tb.Amber(0, 0)

	tb = solo(t, under("signs-point-to-yes"), plays("limb-3"), fates...)
	tb.EndTurn()
	tb.Amber(0, 0)
	tb = solo(t, under("look-how-far-you-ve-come"), seat{Artifacts: asleep()}, fates...)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, Reference), 1)
}

// In the Keyraken's turn the active player names a house of the owner of the prophecy (A16.5).
func TestAHouseIsNamedInTheKeyrakensTurn(t *testing.T) {
	for house, left := range map[House]int{Brobnar: 3, Dis: 0} {
		asks := seat{Houses: []House{Brobnar, Dis, Logos}, Hand: gametest.Many(6, "punch"), Deck: gametest.Cards("fear"),
			Prophecies: [2][2]string{{"ask-again-later", "overreach"}, {"bad-omen", "the-second-mouse"}},
			Reference:  []keyforge.CardPosition{gametest.Active("ask-again-later", "gift")}}
		tb := solo(t, asks, plays("limb-3"), fates...)
		tb.EndTurn()
		tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 0)
		tb.House(house)
		tb.Amber(0, left)
		tb.LeaveOpen()
	}
}

// The Keyraken skips the step in which its cards ready (A3.13, A16.4).
func TestFateKeepsTheKeyrakenFromReadying(t *testing.T) {
	for under, exhausted := range map[string]bool{"doze": true, "gift": false} {
		tb := solo(t, gametest.Fated(seat{}, under), plays("limb-3"), fates...)
		tb.EndTurn()
		assert.Equal(t, exhausted, tb.Of("limb-3").Is(keyforge.Exhausted))
	}
}
