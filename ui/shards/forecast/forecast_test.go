package forecast_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
	"github.com/keyraken/keyraken/ui/shards/forecast"
)

// What a card gains is known before it is played; what it draws is not looked at.
func TestCommandsAreForetold(t *testing.T) {
	p := gametest.Two("crystal", "blaster")
	p.Sides[0].Crystals = 1
	g := gametest.Start(t, p)
	want := map[string]forecast.Change{"crystal": {Crystals: 1}, "blaster": {Power: 1}}
	for _, c := range g.Legal(nil) {
		switch c.Verb {
		case shards.Play:
			assert.Equal(t, want[g.Card(c.Card).ID], forecast.OfCommand(g.Game, c))
		case shards.Focus:
			assert.Equal(t, forecast.Change{Crystals: -1, Mastery: 1}, forecast.OfCommand(g.Game, c))
		}
	}
	assert.Equal(t, int32(1), g.State().Sides[0].Crystals, "the game itself stays as it is")
}

// What a command adds is what it adds to; a command that ends the game adds nothing.
func TestCommandsAddToWhatThereIs(t *testing.T) {
	me := shards.SidePosition{Hand: []string{"blaster", "fungal-hermit", "spore-cleric"}, Health: 20, Crystals: 2, Power: 3, Mastery: 4}
	g := gametest.Start(t, shards.Position{Sides: []shards.SidePosition{me, {}}})
	want := map[string]forecast.Change{"blaster": {Power: 1}, "fungal-hermit": {Mastery: 1}, "spore-cleric": {Health: 4}}
	played := 0
	for _, c := range g.Legal(nil) {
		if c.Verb == shards.Play {
			assert.Equal(t, want[g.Card(c.Card).ID], forecast.OfCommand(g.Game, c))
			played++
		}
	}
	assert.Equal(t, len(want), played)
	her := &g.State().Sides[1]
	health := her.Health
	for left, want := range map[int32]forecast.Change{1: {}, health: {Crystals: -2, Power: -3}} {
		her.Health = left
		assert.Equal(t, want, forecast.OfCommand(g.Game, shards.Command{Verb: shards.EndMain}), "she has %d health", left)
	}
	assert.Zero(t, forecast.OfCommand(g.Game, shards.Command{Verb: shards.Recruit, Card: 1}), "nor does what cannot be done")
}
