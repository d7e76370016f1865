package nemesis

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

// Turn is what her next turn may bring when she reveals a card of a faction.
type Turn struct {
	Seen    int   // on how many imagined tables
	Harm    Range // the health that her prey loses
	Mastery Range // that she gains
	Deadly  bool  // on one of them her prey, or the game, was lost
}

// Turns are her next turns by faction, if the player whose turn it is, and whom she hunts next, ended it now.
type Turns [card.FactionCount]Turn

// How many tables are imagined: until there are so many of each faction, and at most.
const (
	enough = 3
	most   = 60
	steps  = 400 // of a turn
)

// Forecast imagines her next turns for the seat that looks: on tables that may be so from what that seat knows.
func Forecast(g *shards.Game, viewer shards.Seat) (all Turns) {
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
