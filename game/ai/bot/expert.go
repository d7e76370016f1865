package bot

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Level is how much an expert thinks.
type Level uint8

// The levels. Effort is counted in tries, not in time, so that equal seeds give equal games
// on every machine.
const (
	Quick      Level = iota // about 20 ms per turn on one core
	Thorough                // the expert: less than a second per turn
	Master                  // about as long as a person would take
	LevelCount = iota
)

// LevelNames are the names of the levels as bots.
var LevelNames = [LevelCount]string{"quick", "expert", "master"}

// Thought is what an expert thinks of a question to a side.
type Thought struct {
	// Options are all legal commands, the best first. Options that were tried little come
	// after it even if their chance seems higher, and so do those that depend more on
	// judgement.
	Options []game.Option
	// Plan begins with the best option and continues to the end of the turn, as far as that
	// can be foreseen: what is drawn or happens by chance on the way is only imagined.
	Plan []keyforge.Command
	// Chance is the side's chance of winning as the game stands.
	Chance game.Chance
}

// Expert tries out what could be done, imagining the hidden cards again for each try, and
// takes what wins most often. It knows no more than the side that is asked.
type Expert struct {
	budgets *[keyforge.MaxSeats + 1]budget
	seed    uint64
	legal   []keyforge.Command
	thinker thinker
}

// NewExpert returns an expert. Equal seeds make equal choices.
func NewExpert(level Level, seed uint64) *Expert {
	return newExpert(&budgets[level], seed)
}

// NewReviewer returns an expert that thinks about a tenth as long about each decision: for
// reviewing whole games, which have hundreds of them.
func NewReviewer(level Level, seed uint64) *Expert {
	return newExpert(&reviews[level], seed)
}

func newExpert(budgets *[keyforge.MaxSeats + 1]budget, seed uint64) *Expert {
	e := &Expert{budgets: budgets, seed: seed}
	e.thinker.Search = search.New(&e.thinker.guide)
	return e
}

// UseCores lets the expert use that many cores for a decision. What it thinks is the same with any number, as long as nobody stops
// it; in a series of games it is better to play as many games at once.
func (e *Expert) UseCores(n int) { e.thinker.UseCores(n) }

// Choose implements [Bot].
func (e *Expert) Choose(g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	return e.ChooseUntil(context.Background(), g, legal)
}

// ChooseUntil implements [Thinker].
func (e *Expert) ChooseUntil(ctx context.Context, g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	e.legal = e.sensible(ctx, g, legal)
	if len(e.legal) == 1 {
		return e.legal[0]
	}
	if !e.thinker.GoesOn(g, e.legal) {
		e.thinker.Begin()
	}
	e.think(ctx, g)
	c := e.best(g)
	e.thinker.Follow(g, c)
	return c
}

// sensible are the legal commands that an expert considers.
func (e *Expert) sensible(ctx context.Context, g *keyforge.Game, legal []keyforge.Command) []keyforge.Command {
	t := &e.thinker
	t.tidal, t.looks = t.isTidal(g), e.budget(g).looks
	t.crisis.tidal = t.tidal
	if g.Question().Purpose == keyforge.ForHouse {
		t.looks *= 3 // the whole turn depends on it
	}
	some := sensible(g, append(e.legal[:0], legal...), t.tidal)
	return t.crisis.averting(ctx, g, some, e.seed, t.looks)
}

// best is the command that seems best. When a loss threatens, one after which it can be averted is better than one after which tries
// have mostly lost.
func (e *Expert) best(g *keyforge.Game) keyforge.Command {
	t := &e.thinker
	best, proven := t.Best(g, e.legal), t.crisis.proven
	if len(t.Sure()) > 0 || len(proven) == 0 || slices.Contains(proven, best) || t.Lives(g, best) {
		return best
	}
	return t.Best(g, proven)
}

func (e *Expert) budget(g *keyforge.Game) *budget {
	if g.Boss() == 0 {
		return &e.budgets[keyforge.MaxSeats]
	}
	return &e.budgets[g.Seats()-1]
}

func (e *Expert) think(ctx context.Context, g *keyforge.Game) {
	tries := e.budget(g).other
	if g.Question().Purpose == keyforge.ForHouse {
		tries = e.budget(g).house
	}
	e.thinker.think(ctx, g, e.seed+uint64(g.Clock())<<20, tries)
}

// Think thinks about what the game asks, and never changes the game. When the context ends
// it returns at once with its thoughts so far.
func (e *Expert) Think(ctx context.Context, g *keyforge.Game) Thought {
	legal := g.Legal(nil)
	e.legal = e.sensible(ctx, g, legal)
	if len(e.legal) == 0 {
		return Thought{}
	}
	t := &e.thinker
	t.Begin()
	e.think(ctx, g)
	best := e.best(g)
	thought := Thought{Options: t.Options(g, legal, best, len(e.legal) == 1), Plan: t.Plan(g, best, endsTurn)}
	if first := thought.Options[0]; first.Tries > 0 || len(t.Sure()) > 0 {
		thought.Chance = first.Chance
	} else {
		thought.Chance = game.Chance(int64(t.judgement(g, g.Question().Side)) * int64(game.Certain) / search.Sure)
	}
	return thought
}

func endsTurn(c keyforge.Command) bool { return c.Verb == keyforge.EndTurn }
