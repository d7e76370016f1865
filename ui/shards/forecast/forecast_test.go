package forecast_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/ui/shards/forecast"
)

// lay lays a table against Nemesis whose centre deck has cards of one faction only.
func lay(t *testing.T, me shards.SidePosition, row, centre []string) *shards.Game {
	t.Helper()
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	me.Leader = "tetra"
	her := shards.SidePosition{Leader: "decima"}
	g, err := shards.Start(cat, shards.Options{Seats: 1, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)},
		shards.Position{Sides: []shards.SidePosition{me, her}, Row: row, Centre: centre}, 1)
	require.NoError(t, err)
	return g
}

// many is so many copies of a card.
func many(id string, n int) (all []string) {
	for range n {
		all = append(all, id)
	}
	return all
}

// Only the factions that she may reveal are foretold: with 6 more power she strikes for as much.
func TestNemesisIsForetold(t *testing.T) {
	calm := lay(t, shards.SidePosition{Health: 30}, many("cloud-oracles", 6), many("the-lost", 12))
	of := forecast.OfNemesis(calm, 0)
	assert.Zero(t, of[card.Order].Seen)
	require.Positive(t, of[card.Wraethe].Seen)
	assert.Equal(t, forecast.Range{Least: 6, Most: 6}, of[card.Wraethe].Harm)
	assert.False(t, of[card.Wraethe].Deadly)
	weak := lay(t, shards.SidePosition{Health: 6}, many("cloud-oracles", 6), many("the-lost", 12))
	assert.True(t, forecast.OfNemesis(weak, 0)[card.Wraethe].Deadly)
}

// What a card gains is known before it is played; what it draws is not looked at.
func TestCommandsAreForetold(t *testing.T) {
	g := lay(t, shards.SidePosition{Hand: []string{"crystal", "blaster"}, Crystals: 1}, nil, many("the-lost", 8))
	want := map[string]forecast.Change{"crystal": {Crystals: 1}, "blaster": {Power: 1}}
	for _, c := range g.Legal(nil) {
		switch c.Verb {
		case shards.Play:
			assert.Equal(t, want[g.Card(c.Card).ID], forecast.OfCommand(g, c))
		case shards.Focus:
			assert.Equal(t, forecast.Change{Crystals: -1, Mastery: 1}, forecast.OfCommand(g, c))
		}
	}
	assert.Equal(t, int32(1), g.State().Sides[0].Crystals, "the game itself stays as it is")
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
		of := forecast.OfNemesis(g, 0)
		assert.Equal(t, 3, of[card.Homodeus].Seen)
		assert.Equal(t, forecast.Range{Least: 6, Most: 7}, of[card.Homodeus].Harm)
		assert.Equal(t, forecast.Range{Least: 3, Most: 3}, of[card.Homodeus].Mastery)
		assert.Equal(t, 3, of[card.Order].Seen)
		assert.Equal(t, forecast.Range{Least: 1, Most: 1}, of[card.Order].Mastery)
		assert.Zero(t, of[card.Wraethe])
		g.State().Sides[g.Automaton()].Mastery = 2 // what she has is not what she gains
	}
	for n, want := range map[int]int{0: 0, 1: 3} {
		g := lay(t, shards.SidePosition{Health: 30}, nil, many("cloud-oracles", n))
		of := forecast.OfNemesis(g, 0)
		assert.Equal(t, want, of[card.Order].Seen, "with so few cards left")
	}
}

// The shields in hand are shown to her.
func TestShieldsAreForetold(t *testing.T) {
	all := cards.Cards()
	shield := all[slices.IndexFunc(all, func(c *card.Card) bool { return c.Shield > 0 && c.Shield < 6 && !c.Champion() && !c.Relic })]
	g := lay(t, shards.SidePosition{Health: 30, Hand: []string{shield.ID}}, nil, many("the-lost", 8))
	left := 6 - int32(shield.Shield)
	assert.Equal(t, forecast.Range{Least: left, Most: left}, forecast.OfNemesis(g, 0)[card.Wraethe].Harm)
}

// What a command adds is what it adds to; a command that ends the game adds nothing.
func TestCommandsAddToWhatThereIs(t *testing.T) {
	me := shards.SidePosition{Hand: []string{"blaster", "fungal-hermit", "spore-cleric"}, Health: 20, Crystals: 2, Power: 3, Mastery: 4}
	g := lay(t, me, nil, many("the-lost", 8))
	want := map[string]forecast.Change{"blaster": {Power: 1}, "fungal-hermit": {Mastery: 1}, "spore-cleric": {Health: 4}}
	played := 0
	for _, c := range g.Legal(nil) {
		if c.Verb == shards.Play {
			assert.Equal(t, want[g.Card(c.Card).ID], forecast.OfCommand(g, c))
			played++
		}
	}
	assert.Equal(t, len(want), played)
	her := &g.State().Sides[g.Automaton()]
	health := her.Health
	for left, want := range map[int32]forecast.Change{1: {}, health: {Crystals: -2, Power: -3, Health: -6}} {
		her.Health = left
		assert.Equal(t, want, forecast.OfCommand(g, shards.Command{Verb: shards.EndMain}), "she has %d health", left)
	}
	assert.Zero(t, forecast.OfCommand(g, shards.Command{Verb: shards.Recruit, Card: 1}), "nor does what cannot be done")
}
