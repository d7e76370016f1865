package bot

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Level is how much an expert thinks.
type Level uint8

// The levels. Effort is counted in tries, not in time, so that equal seeds give equal games on every machine.
const (
	Quick    Level = iota // a few milliseconds for a decision
	Thorough              // the expert

	LevelCount
)

// LevelNames are the names of the levels as players.
var LevelNames = [LevelCount]string{"quick", "expert"}

// effort is how many tries a decision takes, against players and against an automaton. More of them win no more duels.
var effort = [LevelCount][2]int{{60, 80}, {180, 1200}}

// rounds is how many of its own turns a try looks ahead.
const rounds = 2

// Expert tries out what could be done, see package search, and takes what wins most often. What is sure to be good it does at once.
type Expert struct {
	guide  guide
	search *search.Search[*shards.Game]
	effort [2]int
	seed   uint64
	legal  []shards.Command
}

// NewExpert returns an expert. Equal seeds make equal choices.
func NewExpert(level Level, seed uint64) *Expert {
	e := &Expert{effort: effort[level], seed: seed}
	e.search = search.New(&e.guide)
	return e
}

// Choose implements [Player].
func (e *Expert) Choose(g *shards.Game) shards.Command {
	e.guide.seat = g.Asked()
	e.legal = e.guide.Sensible(g, g.Legal(e.legal[:0]))
	if len(e.legal) == 1 {
		return e.legal[0]
	}
	if !e.search.GoesOn(g, e.legal) {
		e.search.Begin()
	}
	e.search.Think(context.Background(), g, e.seed+uint64(g.Turn())<<20, e.tries(g))
	c := e.search.Best(g, e.legal)
	e.search.Follow(g, c)
	return c
}

// tries is how many are worth while.
func (e *Expert) tries(g *shards.Game) int {
	if g.Automaton() != shards.NoSeat {
		return e.effort[1]
	}
	return e.effort[0]
}

// guide is what a search has to know of the game.
type guide struct {
	seat       shards.Seat // that thinks
	greedy     Greedy      // goes on for its enemies, and against an automaton
	skilled    Greedy      // goes on for itself and its allies against players
	experience experience
	judge      judge
	moves      []uint64
}

// player goes on for the seat that is asked.
func (e *guide) player(g *shards.Game) *Greedy {
	if g.Automaton() != shards.NoSeat || g.Enemies(e.seat, g.Asked()) {
		return &e.greedy
	}
	if e.experience.cat != g.Catalogue() {
		e.experience.load(g.Catalogue())
		e.judge.of(g)
		e.skilled = Greedy{table: table{experience: &e.experience}, plan: newPlan(&e.judge.network, &e.experience)}
	}
	return &e.skilled
}

// Copy implements [search.Guide].
func (*guide) Copy(g, w *shards.Game) *shards.Game {
	if w == nil {
		w = &shards.Game{}
	}
	w.CopyFrom(g)
	w.SetQuiet(true)
	return w
}

// Sensible implements [search.Guide]. Cards and champions come first: what gains the same whenever it is played is played at
// once, so that only the order of the others is searched.
func (e *guide) Sensible(g *shards.Game, legal []shards.Command) []shards.Command {
	if len(legal) == 1 {
		return legal
	}
	t := &e.player(g).table
	t.look(g)
	switch q := g.Question(); q.Kind {
	case shards.AskShield:
		return append(legal[:0], t.block(legal, q))
	case shards.AskPower:
		return t.shares(legal, q)
	case shards.AskMain:
		if c, ok := t.atOnce(legal); ok {
			return append(legal[:0], c)
		}
		if free := best(legal, t.free); t.free(free) > 0 {
			first := t.before(legal, free)
			legal = slices.DeleteFunc(legal, func(c shards.Command) bool { return c != first && t.free(c) <= 0 })
		}
	}
	return e.distinct(g, legal)
}

// shares are ways to share power out: all or nothing for the seat, or what puts it out.
func (t *table) shares(legal []shards.Command, q *shards.Question) []shards.Command {
	all, need := int16(q.Max), int16(min(q.Max, t.need(q.Of)))
	return slices.DeleteFunc(legal, func(c shards.Command) bool { return c.N != 0 && c.N != all && c.N != need })
}

// atOnce is a command that costs nothing, and gains as much now as it ever will. There is none while others want cards to
// be in hand or gains to come later.
func (t *table) atOnce(legal []shards.Command) (now shards.Command, ok bool) {
	for _, c := range legal {
		if c.Verb != shards.Play && c.Verb != shards.Activate {
			continue
		}
		d := t.g.Card(c.Card)
		all := d.Play
		if c.Verb == shards.Activate {
			all = d.Activation
		}
		if t.delays(all) {
			return shards.Command{}, false
		}
		if !ok && t.constant(all) {
			now, ok = c, true
		}
	}
	return now, ok
}

// delays says whether effects may want others to be played after them.
func (t *table) delays(all []card.Effect) bool {
	return slices.ContainsFunc(all, func(e card.Effect) bool {
		return e.Verb == card.BanishCards && e.From&card.FromHand != 0 || e.Verb == card.UntilEndOfTurn
	})
}

// constant says whether effects ask nothing and gain what they would gain at any time in this turn.
func (t *table) constant(all []card.Effect) bool {
	for i := range all {
		e := &all[i]
		if e.Verb != card.DrawCards && e.Verb > card.GainMastery || e.N.Count != card.Once || !t.settled(e.Cond) {
			return false
		}
		for _, a := range e.Instead {
			if !t.settled(a.Cond) {
				return false
			}
		}
	}
	return true
}

// settled says whether a condition stays as it is in this turn.
func (t *table) settled(c card.Condition) bool { return t.holdsNow(c) == t.mayHold(c) }

// distinct leaves out commands that mean the same as others.
func (e *guide) distinct(g *shards.Game, legal []shards.Command) []shards.Command {
	e.moves = e.moves[:0]
	some := legal[:0]
	for _, c := range legal {
		if m := e.Move(g, c); !slices.Contains(e.moves, m) {
			e.moves, some = append(e.moves, m), append(some, c)
		}
	}
	return some
}

// Move implements [search.Guide]: which copy of a card it is does not matter.
func (*guide) Move(g *shards.Game, c shards.Command) uint64 {
	m := uint64(c.Verb)<<40 | uint64(uint16(c.N))<<24
	if c.Card != 0 {
		zone, owner := g.Where(c.Card)
		m |= uint64(zone)<<20 | uint64(owner)<<16 | uint64(g.Def(c.Card)) + 1
	}
	return m
}

// Rate implements [search.Guide]: what would be done outside the tree looks best.
func (e *guide) Rate(g *shards.Game, legal []shards.Command, rates []int32) []int32 {
	const scale = 100
	first := e.Choose(g, legal)
	t := &e.player(g).table
	t.look(g)
	for _, c := range legal {
		v := 0.0
		switch {
		case c == first:
			v = 1000
		case c.Verb == shards.Recruit, c.Verb == shards.FastPlay, c.Verb == shards.Focus:
			v = t.offer(c).worth
		case c.Verb == shards.Attack:
			v = t.strike(c)
		case c.Verb == shards.Pick:
			v = t.value(c.Card)
		}
		rates = append(rates, int32(scale*v))
	}
	return rates
}

// Behind implements [search.Expecter]: what to pay for, and whom to attack, in duels.
func (e *guide) Behind(g *shards.Game, legal []shards.Command, behind []int64) []int64 {
	b := e.player(g)
	if b.plan == nil || g.State().Seats != 2 || g.Question().Kind != shards.AskMain {
		return behind
	}
	t := &b.table
	if t.look(g); t.free(best(legal, t.free)) > 0 {
		return behind
	}
	behind = b.plan.behind(t, legal, behind)
	for i, v := range behind {
		behind[i] = min(v, oddsOne) * (search.Sure / 5) / oddsOne // about what log-odds are in chances where they are even
	}
	return behind
}

// Choose implements [search.Guide].
func (e *guide) Choose(g *shards.Game, legal []shards.Command) shards.Command {
	b := e.player(g)
	b.legal = append(b.legal[:0], legal...)
	return b.choose(g)
}

// Ends implements [search.Guide].
func (*guide) Ends(g *shards.Game, seat shards.Seat, turn int) bool {
	return ends(g, seat, turn, rounds)
}

// ends reports whether a turn of the seat begins, so many rounds after a turn, or it is out of the game.
func ends(g *shards.Game, seat shards.Seat, turn, rounds int) bool {
	s := g.State()
	if g.Turn() < turn+rounds*int(s.Seats) || s.Sides[seat].Out {
		return s.Sides[seat].Out
	}
	return g.Asked() == seat && g.Question().Kind == shards.AskMain
}

// Judge implements [search.Guide].
func (e *guide) Judge(g *shards.Game, seat shards.Seat) search.Outcome {
	v := e.judge.chance(g, seat)
	return search.Outcome{Worth: v, Chance: v}
}
