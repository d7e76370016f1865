// Package forecast tells a player of Shards of Infinity what is likely to come: what the next turn of Nemesis brings, by the
// faction of the card that she reveals, and what a command would change at once. It knows no more than the player does: it plays on
// tables that are imagined from what the player's seat knows.
package forecast

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Range is from the least to the most that a number was.
type Range struct{ Least, Most int32 }

func (r *Range) add(n int32, first bool) {
	if first {
		*r = Range{n, n}
		return
	}
	r.Least, r.Most = min(r.Least, n), max(r.Most, n)
}

// Turn is what the next turn of Nemesis may bring when she reveals a card of a faction.
type Turn struct {
	Seen    int   // on how many imagined tables
	Harm    Range // the health that her prey loses
	Mastery Range // that she gains
	Deadly  bool  // on one of them her prey, or the game, was lost
}

// Nemesis are her next turns by faction, if the player whose turn it is, and whom she hunts next, ended it now.
type Nemesis [card.FactionCount]Turn

// How many tables are imagined: until there are so many of each faction, and at most.
const (
	enough = 3
	most   = 60
	steps  = 400 // of a turn
)

// OfNemesis imagines her next turns for the seat that looks.
func OfNemesis(g *shards.Game, viewer shards.Seat) (all Nemesis) {
	var world shards.Game
	greedy := bot.NewGreedy()
	for seed := range uint64(most) {
		world.CopyFrom(g)
		world.SetQuiet(true)
		world.Imagine(viewer, seed)
		centre := world.State().Centre.Cards()
		if len(centre) == 0 {
			break
		}
		of := &all[world.Card(centre[len(centre)-1]).Faction]
		if of.Seen < enough {
			of.play(&world, greedy)
		}
	}
	return all
}

// play plays an imagined table until her turn is over.
func (of *Turn) play(g *shards.Game, b *bot.Greedy) {
	s, her := g.State(), g.Automaton()
	before := *s
	for range steps {
		if g.Over() || s.Turns >= before.Turns+2 {
			break
		}
		c := b.Choose(g)
		if s.Turns == before.Turns && g.Question().Kind == shards.AskMain {
			c = shards.Command{Verb: shards.EndMain}
		}
		if g.Do(c) != nil {
			return
		}
	}
	prey := before.Turn
	first := of.Seen == 0
	of.Harm.add(before.Sides[prey].Health-s.Sides[prey].Health, first)
	of.Mastery.add(s.Sides[her].Mastery-before.Sides[her].Mastery, first)
	of.Deadly = of.Deadly || g.Over() && !g.Won(prey)
	of.Seen++
}

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
