// Package forecast tells a player of Shards of Infinity what a command would change at once. It knows no more than the player does:
// it plays on a table that is imagined from what the player's seat knows.
package forecast

import "github.com/keyraken/keyraken/game/shards"

// Change is what a command changes at once for the seat that gives it.
type Change struct{ Crystals, Power, Health, Mastery int32 }

// OfCommand is what a command of the seat that is asked would change, as far as that seat can know.
func OfCommand(g *shards.Game, c shards.Command) (of Change) {
	var world shards.Game
	seat := g.Asked()
	world.CopyFrom(g)
	world.SetQuiet(true)
	world.Imagine(seat, 1)
	before := g.State().Sides[seat]
	if world.Do(c) == nil && !world.Over() {
		after := &world.State().Sides[seat]
		of = Change{after.Crystals - before.Crystals, after.Power - before.Power, after.Health - before.Health, after.Mastery - before.Mastery}
	}
	return of
}
