package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/gametest"
)

func TestA2_4_A3_1GaugesShowRisesAndTheirCost(t *testing.T) {
	p := game.Position{Players: make([]game.SidePosition, 2), High: []game.Side{0}, Monster: game.SidePosition{Amber: 13, Artifacts: asleep()}}
	tb := at(t, adventure.Easy, p)
	assert.Equal(t, []game.Reading{
		{Name: "rises", Value: 0, Limit: 4, Limited: true},
		{Name: "rise-cost", Value: 13, Limit: 12, Limited: true, OfPool: true},
	}, tb.View(0).Gauges)
	tb.EndTurn()
	assert.Equal(t, []game.Reading{
		{Name: "rises", Value: 1, Limit: 4, Limited: true},
		{Name: "rise-cost", Value: 1, Limit: 6, Limited: true, OfPool: true},
	}, tb.View(0).Gauges, "the tide has fallen")
}

func TestForecastTakesNoHiddenCards(t *testing.T) {
	monster := game.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("limb-3"),
		Deck: gametest.Cards("emergence", "devour-whole", "emergence"), Archives: gametest.Cards("emergence")}
	tb := at(t, adventure.Hard, game.Position{Players: make([]game.SidePosition, 1), Monster: monster})
	assert.Equal(t, 4, keyraken.Adventure.CardsToCome(tb.Game), "one from the archives, three from the deck")
	g := game.Empty(tb.Catalogue(), keyraken.Adventure.Forecast(tb.Mode()))
	g.Load(tb.State())
	events, err := g.Apply(game.Command{Verb: game.EndTurn}, nil)
	require.NoError(t, err)
	for _, e := range events {
		assert.NotEqual(t, game.Played, e.Kind)
	}
	assert.EqualValues(t, 2, gametest.State(g).Players[game.Monster].Pool, "the Keyraken and its limb have reaped")
}

func TestPositionsCanBePlayed(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	for name, p := range keyraken.Adventure.Positions() {
		g, err := game.Start(cat, keyraken.Adventure.Mode(adventure.Normal), p)
		require.NoError(t, err, name)
		assert.NotEmpty(t, g.Legal(nil), name)
	}
}
