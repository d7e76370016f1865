package bot

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/codex"
)

// Level is how much an expert thinks.
type Level uint8

// The levels. Effort is counted in tries, not in time, so that equal seeds give equal games on every machine.
const (
	Quick    Level = iota // a tenth of a second for a turn
	Thorough              // the expert: a third of a second, and a second where more than two play

	LevelCount
)

// LevelNames are the names of the levels as players.
var LevelNames = [LevelCount]string{"quick", "expert"}

// effort is how many tries a decision takes where two play, and fewer where more do, whose tries are longer.
var effort = [LevelCount]int{12, 60}

// Expert tries out what could be done, see package search, and takes what wins most often.
type Expert struct {
	guide  guide
	search *search.Search[*codex.Game]
	effort int
	seed   uint64
	world  codex.Game
	legal  []codex.Command
}

// NewExpert returns an expert. Equal seeds make equal choices.
func NewExpert(level Level, seed uint64) *Expert {
	e := &Expert{effort: effort[level], seed: seed}
	e.search = search.New(&e.guide)
	return e
}

// Choose implements [Player].
func (e *Expert) Choose(g *codex.Game) codex.Command {
	e.legal = g.Legal(e.legal[:0])
	if len(e.legal) == 1 {
		return e.legal[0]
	}
	w := &e.world
	w.CopyFrom(g)
	w.SetQuiet(true)
	w.Imagine(g.Asked(), e.seed)
	if e.legal = e.guide.Sensible(w, e.legal); len(e.legal) == 1 {
		return e.legal[0]
	}
	if !e.search.GoesOn(w, e.legal) {
		e.search.Begin()
	}
	e.search.Think(context.Background(), w, e.seed+uint64(g.Turn())<<20, e.tries(w))
	c := e.search.Best(w, e.legal)
	e.search.Follow(w, c)
	return c
}

// tries is how many are worth while.
func (e *Expert) tries(g *codex.Game) int { return e.effort * 2 / g.Seats() }

// guide is what a search has to know of the game.
type guide struct {
	greedy Greedy // goes on
	rated  []rated
	moves  []uint64
}

// rated is a command and how well one stands after it.
type rated struct {
	command codex.Command
	at      int
	worth   int64
}

// Copy implements [search.Guide].
func (*guide) Copy(g, w *codex.Game) *codex.Game {
	if w == nil {
		w = &codex.Game{}
	}
	w.CopyFrom(g)
	w.SetQuiet(true)
	return w
}

// widest is how many answers to a question are worth a try.
var widest = [codex.QuestionKindCount]int{codex.AskMain: 8, codex.AskPatrol: 4, codex.AskTech: 5}

// Sensible implements [search.Guide]: those after which one stands best at once, without those that mean the same as others.
func (e *guide) Sensible(g *codex.Game, legal []codex.Command) []codex.Command {
	if len(legal) == 1 {
		return legal
	}
	e.rate(g, e.distinct(g, legal))
	most := cmp.Or(widest[g.Question().Kind], 6)
	slices.SortStableFunc(e.rated, func(a, b rated) int { return cmp.Compare(b.worth, a.worth) })
	last := legal[len(legal)-1]
	some := e.rated[:min(most, len(e.rated))]
	if last.Verb == codex.EndMain && !slices.ContainsFunc(some, func(r rated) bool { return r.command == last }) {
		some[len(some)-1] = rated{last, math.MaxInt, 0}
	}
	slices.SortFunc(some, func(a, b rated) int { return cmp.Compare(a.at, b.at) })
	legal = legal[:0]
	for _, r := range some {
		legal = append(legal, r.command)
	}
	return legal
}

// rate finds how well one stands after each command.
func (e *guide) rate(g *codex.Game, legal []codex.Command) {
	e.rated = e.rated[:0]
	for i, c := range legal {
		e.rated = append(e.rated, rated{c, i, e.greedy.worth(g, c)})
	}
}

// distinct are the commands without those that mean the same as others.
func (e *guide) distinct(g *codex.Game, legal []codex.Command) []codex.Command {
	e.moves = e.moves[:0]
	some := legal[:0]
	for _, c := range legal {
		if m := e.Move(g, c); !slices.Contains(e.moves, m) {
			e.moves, some = append(e.moves, m), append(some, c)
		}
	}
	return some
}

// Move implements [search.Guide]: of things that are alike it does not matter which.
func (*guide) Move(g *codex.Game, c codex.Command) uint64 {
	m := uint64(c.Verb)<<16 | uint64(uint16(c.N))
	if c.Verb == codex.Attack {
		m = uint64(c.Verb)<<16 ^ alike(g, codex.Slot(c.N))<<1
	}
	switch c.Verb {
	case codex.Level, codex.Raze, codex.Use, codex.Detect, codex.Attack, codex.Pick, codex.Patrol, codex.Lend:
		m = m*0x9e3779b97f4a7c15 ^ alike(g, c.Card)
	default:
		m ^= uint64(c.Card) << 24
	}
	return m
}

// alike is a number that is the same for things of which it does not matter which is taken.
func alike(g *codex.Game, c codex.Slot) uint64 {
	o := g.Object(c)
	n := uint64(o.Def) | uint64(o.Controller)<<8 | uint64(o.Place)<<12 | uint64(o.Level)<<16 | uint64(uint16(o.Damage))<<24 |
		uint64(uint32(o.Came))<<40
	for i, r := range o.Runes {
		n ^= uint64(uint8(r)) << (5*i + 7)
	}
	if o.Exhausted {
		n ^= 1 << 63
	}
	if o.Attacked {
		n ^= 1 << 62
	}
	if l := g.Look(c); o.Host.Slot != 0 || l.HP != int16(g.Definition(o.Def).Bands[0].HP) {
		n ^= uint64(uint16(l.HP))<<20 ^ uint64(uint16(l.Attack))<<30
	}
	n = (n ^ n>>31) * 0xbf58476d1ce4e5b9
	return n ^ n>>29
}

// Rate implements [search.Guide]: how well one stands after it.
func (e *guide) Rate(g *codex.Game, legal []codex.Command, rates []int32) []int32 {
	e.rate(g, legal)
	for _, r := range e.rated {
		rates = append(rates, int32(max(-decided/point, min(decided/point, r.worth))))
	}
	return rates
}

// Choose implements [search.Guide].
func (e *guide) Choose(g *codex.Game, legal []codex.Command) codex.Command {
	if len(legal) == 1 {
		return legal[0]
	}
	return e.greedy.best(g, legal)
}

// rounds is how many turns of its own a try looks ahead.
const rounds = 1

// Ends implements [search.Guide]: when a turn of the seat begins, so many rounds later.
func (*guide) Ends(g *codex.Game, seat codex.Seat, turn int) bool {
	return g.Turn() >= turn+rounds*g.Round() && g.Asked() == seat && g.Question().Kind == codex.AskMain
}

// steep is how many thousandths of a point of standing count as log-odds of one.
const steep = 8000

// Judge implements [search.Guide].
func (*guide) Judge(g *codex.Game, seat codex.Seat) search.Outcome {
	v := search.Logistic(standing(g, seat)*32/steep, 32)
	return search.Outcome{Worth: v, Chance: v}
}
