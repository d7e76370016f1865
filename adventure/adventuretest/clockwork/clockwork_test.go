package clockwork_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

func TestASecondAdventureNeedsNoChangeOfTheEngine(t *testing.T) {
	adventuretest.Run(t, clockwork.Adventure)
}

func TestRulesOfTheToyAreItsOwn(t *testing.T) {
	ogre := card.Creature("ogre", card.Brobnar, 7)
	brobnar := []card.House{card.Brobnar}
	tb := adventuretest.Table(t, clockwork.Adventure, adventure.Hard, game.Position{
		House: card.Brobnar,
		Players: []game.SidePosition{
			{Houses: brobnar, Line: gametest.Cards("ogre", "ogre")}, {Houses: brobnar, Line: gametest.Cards("ogre")}},
		Monster: game.SidePosition{Deck: gametest.Cards("cog"), Amber: 30},
	}, ogre)
	assert.Zero(t, tb.State().High|tb.State().Low, "no tide")
	tb.EndTurn()
	assert.Equal(t, game.Side(1), tb.State().TurnOf, "the clock waits for all players")
	tb.Fight("1:ogre", "the-great-clock")
	tb.EndTurn()
	tb.Line(game.Monster, "cog")
	assert.Equal(t, []game.Reading{{Name: "ticks-left", Value: 0}}, tb.View(0).Gauges)
	tb.Amber(game.Monster, 33) // it does not rise
	tb.Damage("ogre#1", 0)
	tb.Fight("ogre#1", "the-great-clock")
	assert.False(t, tb.Over())
	tb.Fight("ogre#2", "the-great-clock")
	assert.True(t, tb.Won(0) && tb.Won(1))
}

// An adventure that sets no price for the tide does not let the players raise it,
// however much æmber they have.
func TestA8_3WithoutAPriceTheTideIsNotRaised(t *testing.T) {
	tb := adventuretest.Table(t, clockwork.Adventure, adventure.Normal, game.Position{Players: []game.SidePosition{{Amber: 20}}})
	raise := game.Command{Verb: game.RaiseTide}
	tb.Refused(raise, game.NoTidePrice)
	assert.NotContains(t, tb.Legal(nil), raise)
	assert.Equal(t, game.NoTidePrice, tb.View(0).NoTide)
	tb.Amber(0, 20)
}
