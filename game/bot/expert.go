package bot

import (
	"cmp"
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
)

// Level is how long an expert thinks.
type Level uint8

// The levels. What they cost is counted in tries, not in time, so that equal seeds give
// equal games on every machine.
const (
	Quick      Level = iota // some 20 ms a turn on one core
	Thorough                // the expert: less than a second a turn
	Master                  // as long as a person would think
	LevelCount = iota
)

// LevelNames are the names of the levels as bots.
var LevelNames = [LevelCount]string{"quick", "expert", "master"}

// Chance is the chance that a side wins, in ten-thousandths.
type Chance int32

// Certain is the chance of what will surely be.
const Certain Chance = 10_000

func chance(v int64) Chance { return Chance(v * int64(Certain) / sure) }

// Option is one of the legal commands, and what an expert thinks of it.
type Option struct {
	Command game.Command
	Chance  Chance // that its side wins when it is given; 0 when it was not tried
	Tries   int    // how often it was tried out
}

// Thought is what an expert thinks of what a side is asked.
type Thought struct {
	// Options are all legal commands, the best first: what was tried most.
	Options []Option
	// Plan begins with the best option and goes on to the end of the turn, as far as it
	// can be seen: what is drawn or happens by chance meanwhile is only imagined.
	Plan []game.Command
	// Chance is the chance that the side wins as the game stands.
	Chance Chance
}

// Expert tries out what could be done, with the hidden cards imagined anew again and
// again, and takes what wins most often. It knows no more than the side that is asked.
type Expert struct {
	level   Level
	seed    uint64
	legal   []game.Command
	thinker thinker
}

// NewExpert returns an expert. Equal seeds make equal choices.
func NewExpert(level Level, seed uint64) *Expert { return &Expert{level: level, seed: seed} }

// Choose implements [Bot].
func (e *Expert) Choose(g *game.Game, legal []game.Command) game.Command {
	return e.ChooseUntil(context.Background(), g, legal)
}

// ChooseUntil implements [Thinker].
func (e *Expert) ChooseUntil(ctx context.Context, g *game.Game, legal []game.Command) game.Command {
	e.legal = sensible(g, append(e.legal[:0], legal...))
	if len(e.legal) == 1 {
		return e.legal[0]
	}
	e.think(ctx, g)
	return e.best(e.legal)
}

func (e *Expert) think(ctx context.Context, g *game.Game) {
	t := &e.thinker
	b := &budgets[e.level]
	tries := b.other
	if q := g.Question(); q.Kind == game.AskHouse && q.Purpose == game.ForHouse {
		tries = b.house
	}
	t.tree.clear()
	t.root = t.tree.add()
	t.think(ctx, g, e.seed+uint64(g.Clock())<<20, tries)
}

// best is the command that was tried most.
func (e *Expert) best(legal []game.Command) game.Command {
	best, most := legal[0], int32(-1)
	for _, b := range e.thinker.tree.nodes[e.thinker.root].branches {
		if b.tries > most {
			best, most = b.command, b.tries
		}
	}
	return best
}

// Think thinks of what the game asks, and never changes the game. When the context ends
// it returns at once with what it has thought until then.
func (e *Expert) Think(ctx context.Context, g *game.Game) Thought {
	legal := g.Legal(nil)
	e.legal = sensible(g, append(e.legal[:0], legal...))
	if len(e.legal) == 0 {
		return Thought{}
	}
	e.think(ctx, g)
	t := &e.thinker
	thought := Thought{Options: make([]Option, len(e.legal))}
	root := t.tree.nodes[t.root].branches
	for i, c := range e.legal {
		o := &thought.Options[i]
		o.Command = c
		for k := range root {
			if root[k].command == c && root[k].tries > 0 {
				o.Chance, o.Tries = chance(root[k].mean()), int(root[k].tries)
			}
		}
	}
	if len(e.legal) == 1 { // the tree begins behind it
		thought.Plan = append(thought.Plan, e.legal[0])
		if t.tree.tries > 0 {
			thought.Options[0].Chance, thought.Options[0].Tries = chance(t.tree.total/t.tree.tries), int(t.tree.tries)
		}
	}
	slices.SortStableFunc(thought.Options, func(a, b Option) int { return cmp.Compare(b.Tries, a.Tries) })
	thought.Chance = thought.Options[0].Chance
	if thought.Options[0].Tries == 0 {
		thought.Chance = chance(int64(t.judgement(g, g.Question().Side)))
	}
	for at := t.root; at != 0 && !ends(thought.Plan); {
		best := -1
		n := &t.tree.nodes[at]
		for i := range n.branches {
			if n.branches[i].tries > 0 && (best < 0 || n.branches[i].tries > n.branches[best].tries) {
				best = i
			}
		}
		if best < 0 {
			break
		}
		thought.Plan = append(thought.Plan, n.branches[best].command)
		at = n.branches[best].node
	}
	for _, c := range legal {
		if !slices.Contains(e.legal, c) {
			thought.Options = append(thought.Options, Option{Command: c})
		}
	}
	if len(thought.Plan) == 0 {
		thought.Plan = append(thought.Plan, thought.Options[0].Command)
	}
	return thought
}

// ends reports whether a plan ends with the turn.
func ends(plan []game.Command) bool { return len(plan) > 0 && plan[len(plan)-1].Verb == game.EndTurn }
