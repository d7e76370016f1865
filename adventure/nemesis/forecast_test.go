package nemesis_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// lay lays a table against her; who fights her has only the cards in hand, and draws them again.
func lay(t *testing.T, me shards.SidePosition, row, centre []string) *shards.Game {
	t.Helper()
	me.Leader, me.Deck = "tetra", []string{}
	return gametest.Start(t, shards.Position{Sides: []shards.SidePosition{me, {Leader: "decima"}}, Row: row, Centre: centre}, solo).Game
}

// many is so many copies of a card.
func many(id string, n int) []string { return slices.Repeat([]string{id}, n) }

// Only the factions that she may reveal are foretold: with 6 more power she strikes for as much.
func TestForecast(t *testing.T) {
	of := nemesis.Forecast(lay(t, shards.SidePosition{Health: 30}, many("cloud-oracles", 6), many("the-lost", 12)), 0)
	assert.Zero(t, of[card.Order].Seen)
	require.Positive(t, of[card.Wraethe].Seen)
	assert.Equal(t, nemesis.Range{Least: 6, Most: 6}, of[card.Wraethe].Harm)
	assert.False(t, of[card.Wraethe].Deadly)
	weak := lay(t, shards.SidePosition{Health: 6}, many("cloud-oracles", 6), many("the-lost", 12))
	assert.True(t, nemesis.Forecast(weak, 0)[card.Wraethe].Deadly)
}

// Every faction of which she may reveal a card is foretold from as many imagined tables, whatever the real top card is:
// the least and the most of each. One's own turn is over then: what is in hand is not played.
func TestForecastImagines(t *testing.T) {
	var centre []string
	for range 5 {
		centre = append(centre, "axia", "drakonarius")
	}
	centre = append(centre, "cloud-oracles")
	g := lay(t, shards.SidePosition{Health: 30, Hand: many("spore-cleric", 3)}, nil, centre)
	for range 2 {
		of := nemesis.Forecast(g, 0)
		assert.Equal(t, 3, of[card.Homodeus].Seen)
		assert.Equal(t, nemesis.Range{Least: 6, Most: 7}, of[card.Homodeus].Harm)
		assert.Equal(t, nemesis.Range{Least: 3, Most: 3}, of[card.Homodeus].Mastery)
		assert.Equal(t, 3, of[card.Order].Seen)
		assert.Equal(t, nemesis.Range{Least: 1, Most: 1}, of[card.Order].Mastery)
		assert.Zero(t, of[card.Wraethe])
		g.State().Sides[g.Automaton()].Mastery = 2 // what she has is not what she gains
	}
	for n, want := range map[int]int{0: 0, 1: 3} {
		g := lay(t, shards.SidePosition{Health: 30}, nil, many("cloud-oracles", n))
		of := nemesis.Forecast(g, 0)
		assert.Equal(t, want, of[card.Order].Seen, "with so few cards left")
	}
}

// The shields in hand are shown to her.
func TestShieldsAreForetold(t *testing.T) {
	all := cards.Cards()
	shield := all[slices.IndexFunc(all, func(c *card.Card) bool { return c.Shield > 0 && c.Shield < 6 && !c.Champion() && !c.Relic })]
	g := lay(t, shards.SidePosition{Health: 30, Hand: []string{shield.ID}}, nil, many("the-lost", 8))
	left := 6 - int32(shield.Shield)
	assert.Equal(t, nemesis.Range{Least: left, Most: left}, nemesis.Forecast(g, 0)[card.Wraethe].Harm)
}
