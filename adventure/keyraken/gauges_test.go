package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestA2_4_A3_1GaugesShowRisesAndTheirCost(t *testing.T) {
	p := keyforge.Position{Players: make([]keyforge.SidePosition, 2), High: []keyforge.Side{0},
		Monster: keyforge.SidePosition{Amber: 13, Artifacts: asleep()}}
	tb := at(t, adventure.Easy, p)
	assert.Equal(t, []keyforge.GaugeValue{
		{Name: "rises", Value: 0, Limit: 4, Limited: true},
		{Name: "rise-cost", Value: 13, Limit: 12, Limited: true, OfPool: true},
	}, tb.View(0).Gauges)
	tb.EndTurn()
	assert.Equal(t, []keyforge.GaugeValue{
		{Name: "rises", Value: 1, Limit: 4, Limited: true},
		{Name: "rise-cost", Value: 1, Limit: 6, Limited: true, OfPool: true},
	}, tb.View(0).Gauges, "the tide has fallen")
}

func TestForecastTakesNoHiddenCards(t *testing.T) {
	monster := keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("limb-3"),
		Deck: gametest.Cards("emergence", "devour-whole", "emergence"), Archives: gametest.Cards("emergence")}
	tb := at(t, adventure.Hard, keyforge.Position{Players: make([]keyforge.SidePosition, 1), Monster: monster})
	assert.Equal(t, 4, keyraken.Adventure.CardsToCome(tb.Game), "one from the archives, three from the deck")
	g := keyforge.Empty(tb.Catalogue(), keyraken.Adventure.Forecast(tb.Mode()))
	g.Load(tb.State())
	events, err := g.Apply(keyforge.Command{Verb: keyforge.EndTurn}, nil)
	require.NoError(t, err)
	for _, e := range events {
		assert.NotEqual(t, keyforge.Played, e.Kind)
	}
	assert.EqualValues(t, 2, gametest.State(g).Players[keyforge.Monster].Pool, "the Keyraken and its limb have reaped")
}

func TestPositionsCanBePlayed(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	for name, p := range keyraken.Adventure.Positions() {
		g, err := keyforge.Start(cat, keyraken.Adventure.Mode(adventure.Normal), p)
		require.NoError(t, err, name)
		assert.NotEmpty(t, g.Legal(nil), name)
	}
}
