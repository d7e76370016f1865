package clockwork_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

func TestASecondAdventureNeedsNoChangeOfTheEngine(t *testing.T) {
	adventuretest.Run(t, clockwork.Adventure)
}

func TestRulesOfTheToyAreItsOwn(t *testing.T) {
	ogre := card.Creature("ogre", card.Brobnar, 7)
	brobnar := []card.House{card.Brobnar}
	tb := adventuretest.Table(t, clockwork.Adventure, adventure.Hard, keyforge.Position{
		House: card.Brobnar,
		Players: []keyforge.SidePosition{
			{Houses: brobnar, Line: gametest.Cards("ogre", "ogre")}, {Houses: brobnar, Line: gametest.Cards("ogre")}},
		Monster: keyforge.SidePosition{Deck: gametest.Cards("cog"), Amber: 30},
	}, ogre)
	assert.Zero(t, tb.State().High|tb.State().Low, "no tide")
	tb.EndTurn()
	assert.Equal(t, keyforge.Side(1), tb.State().TurnOf, "the clock waits for all players")
	tb.Fight("1:ogre", "the-great-clock")
	tb.EndTurn()
	tb.Line(keyforge.Monster, "cog")
	assert.Equal(t, []keyforge.GaugeValue{{Name: "ticks-left", Value: 0}}, tb.View(0).Gauges)
	tb.Amber(keyforge.Monster, 33) // it does not rise
	tb.Damage("ogre#1", 0)
	tb.Fight("ogre#1", "the-great-clock")
	assert.False(t, tb.Over())
	tb.Fight("ogre#2", "the-great-clock")
	assert.True(t, tb.Won(0) && tb.Won(1))
}

// Cards can use a number that the adventure counts, in the adventure's own words.
func TestANumberOfTheAdventure(t *testing.T) {
	tb := adventuretest.Table(t, clockwork.Adventure, adventure.Normal, keyforge.Position{
		House:   card.Brobnar,
		Players: []keyforge.SidePosition{{Houses: []card.House{card.Brobnar}, Line: []keyforge.CardPosition{{ID: "ogre"}}}},
		Monster: keyforge.SidePosition{Deck: gametest.Cards("tick", "tick", "cog")},
	}, card.Creature("ogre", card.Brobnar, 7))
	tb.EndTurn()
	tb.Damage("ogre", 1)
	tb.EndTurn()
	tb.Damage("ogre", 3)
	cat := tb.Catalogue()
	tick, _ := cat.Number("tick")
	english := languages.English().WithTitles(func(id string) string { return id })
	assert.Equal(t, "Play: Deal 1 damage to each creature you control for each strike of the Great Clock (to a maximum of 3).",
		adventure.List{clockwork.Adventure}.LanguageFor(english, "tick").Card(cat.Card(tick)).String())
	assert.Same(t, english, adventure.List{clockwork.Adventure}.LanguageFor(english, "punch"))
}

// An adventure that sets no price for the tide does not let the players raise it,
// however much æmber they have.
func TestA8_3WithoutAPriceTheTideIsNotRaised(t *testing.T) {
	tb := adventuretest.Table(t, clockwork.Adventure, adventure.Normal, keyforge.Position{Players: []keyforge.SidePosition{{Amber: 20}}})
	raise := keyforge.Command{Verb: keyforge.RaiseTide}
	tb.Refused(raise, keyforge.NoTidePrice)
	assert.NotContains(t, tb.Legal(nil), raise)
	assert.Equal(t, keyforge.NoTidePrice, tb.View(0).NoTide)
	tb.Amber(0, 20)
}
