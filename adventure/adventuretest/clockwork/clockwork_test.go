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
	"github.com/keyraken/keyraken/game/lang/languages"
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

// Cards can use a number that the adventure counts, in the adventure's own words.
func TestANumberOfTheAdventure(t *testing.T) {
	tb := adventuretest.Table(t, clockwork.Adventure, adventure.Normal, game.Position{
		House:   card.Brobnar,
		Players: []game.SidePosition{{Houses: []card.House{card.Brobnar}, Line: []game.CardPosition{{ID: "ogre"}}}},
		Monster: game.SidePosition{Deck: gametest.Cards("tick", "tick", "cog")},
	}, card.Creature("ogre", card.Brobnar, 7))
	tb.EndTurn()
	tb.Damage("ogre", 1)
	tb.EndTurn()
	tb.Damage("ogre", 3)
	cat := tb.Catalogue()
	tick, _ := cat.Number("tick")
	english := languages.English().With(func(id string) string { return id })
	assert.Equal(t, "Play: Deal 1 damage to each creature you control for each strike of the Great Clock (to a maximum of 3).",
		adventure.List{clockwork.Adventure}.Say(english, "tick").Card(cat.Card(tick)).String())
	assert.Same(t, english, adventure.List{clockwork.Adventure}.Say(english, "punch"))
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
