package puzzle

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// Finder makes puzzles of positions of games. It takes cards away until everything that can be done in the turn can be played, and
// then sets the one number that decides, such as the damage on the monster or the æmber in its pool, so that only the best that can
// be done in the turn suffices. It allocates its memory once.
type Finder struct {
	Rules *scenario.Rules
	// States is the most states that the turn of a puzzle may have, at most [MostStates]; Moves the fewest that have to be found.
	States, Moves int

	prover
	rand  *rand.Rand
	table *scenario.Position // that is being simplified
}

// The limits of the search.
const (
	attempts = 8 // simplifications of a position, and then of a puzzle
	shortest = 2 // moves that have to be found, by default
	slight   = 4 // damage that is not worth a puzzle
)

// rareFirst are the goals in the order in which they are tried: what few positions allow comes first. Any of them may be left out.
var rareFirst = [...]Goal{Forge, Win, Clear, DenyKey, Survive, DenyRise}

// Find returns a puzzle that the position of a game makes, in which a player has their turn before them, or nil. Difficulty is that
// of the adventure.
func (f *Finder) Find(ctx context.Context, g *keyforge.Game, difficulty string) (*Puzzle, error) {
	if q := g.Question(); q.Side != g.TurnOf() || q.Kind != keyforge.AskMain && q.Purpose != keyforge.ForHouse {
		return nil, nil
	}
	f.rand = rand.New(rand.NewPCG(g.Hash(), 1))
	table, err := scenario.Of(g, difficulty)
	if err != nil {
		return nil, nil // something is being resolved
	}
	if f.table = table; f.start() == nil {
		return nil, nil
	}
	f.bare()
	f.thin(g.TurnOf())
	m := f.measured(ctx)
	if m == nil {
		return nil, ctx.Err()
	}
	base := f.table
	for _, goal := range rareFirst {
		if f.table = copied(base); f.rand.IntN(len(rareFirst)) == 0 || !f.tune(ctx, goal, m) {
			continue
		}
		if p := f.find(ctx, goal); p != nil || ctx.Err() != nil {
			return p, ctx.Err()
		}
	}
	return nil, nil
}

// find makes a puzzle with that goal of the table, or returns nil.
func (f *Finder) find(ctx context.Context, goal Goal) *Puzzle {
	for range attempts {
		g := f.start()
		if g == nil {
			return nil
		}
		if j := newJudge(goal, g); !j.possible(g) || f.idle(g, j) || f.greedy(g, j, 0) {
			return nil
		}
		proof, err := f.prove(ctx, g, goal, f.most())
		if err == nil {
			p, _ := f.made(ctx, g, goal, proof) // or it is too easy
			return p
		}
		if !errors.Is(err, errSeveral) || !f.remove(f.spare()) {
			return nil
		}
	}
	return nil
}

func (f *Finder) most() int {
	if f.States > 0 {
		return min(f.States, MostStates)
	}
	return MostStates
}

// idle reports whether doing nothing reaches the goal.
func (f *Finder) idle(g *keyforge.Game, j *judge) bool {
	f.world = imagined(f.world, g, j.side, 0)
	for range 40 {
		if state := j.judge(f.world).State; state != Going {
			return state == Solved
		}
		legal := f.world.Legal(nil)
		if f.world.Do(legal[len(legal)-1]) != nil {
			break
		}
	}
	return false
}

// start begins the game of the table, or returns nil.
func (f *Finder) start() *keyforge.Game {
	g, err := (&Puzzle{Scenario: f.table}).Start(f.Rules)
	if err != nil {
		return nil
	}
	return g
}

// without changes the table, unless no game begins from it then.
func (f *Finder) without(change func(*scenario.Position)) bool {
	was := copied(f.table)
	change(f.table)
	if f.start() != nil {
		return true
	}
	f.table = was
	return false
}

// copied is a copy of a table, as deep as changes go.
func copied(t *scenario.Position) *scenario.Position {
	c := *t
	c.Players = slices.Clone(t.Players)
	if t.Monster != nil {
		m := *t.Monster
		c.Monster = &m
	}
	return &c
}

// sides calls do for all sides of a table.
func sides(t *scenario.Position, do func(side keyforge.Side, p *scenario.Player)) {
	for i := range t.Players {
		do(keyforge.Side(i), &t.Players[i])
	}
	if t.Monster != nil {
		do(keyforge.Monster, t.Monster)
	}
}

// deckLeft is how many cards of a deck are left.
const deckLeft = 10

// bare takes away what is of little account in a turn: most of the decks, archives, discard piles, the past.
func (f *Finder) bare() {
	for _, change := range []func(*scenario.Player){
		func(p *scenario.Player) { p.Deck = p.Deck[:min(len(p.Deck), deckLeft)] },
		func(p *scenario.Player) { p.Archives = nil },
		func(p *scenario.Player) { p.Purged = nil },
		func(p *scenario.Player) { p.Discard = nil },
		func(p *scenario.Player) { p.Chains, p.Turns, p.Before, p.ForgedBefore = nil, nil, nil, nil },
	} {
		f.without(func(t *scenario.Position) { sides(t, func(_ keyforge.Side, p *scenario.Player) { change(p) }) })
	}
	f.without(func(t *scenario.Position) {
		t.Random, t.Seed, t.Turn = "", 1, 0
		if t.Lasting != nil {
			return
		}
		t.Clock = 0
		rises, kept := t.Numbers["rises"]
		if t.Numbers = nil; kept {
			t.Numbers = scenario.Numbers{"rises": rises}
		}
		sides(t, func(_ keyforge.Side, p *scenario.Player) { timeless(p) })
	})
}

// timeless takes the times from the cards of a side.
func timeless(p *scenario.Player) {
	var forget func(list []scenario.Card) []scenario.Card
	forget = func(list []scenario.Card) []scenario.Card {
		list = slices.Clone(list)
		for i := range list {
			c := &list[i]
			c.Came, c.CameBefore, c.Since = nil, nil, nil
			c.Upgrades, c.Under, c.Grafted = forget(c.Upgrades), forget(c.Under), forget(c.Grafted)
			if c.OtherHalf != nil {
				half := forget([]scenario.Card{*c.OtherHalf})[0]
				c.OtherHalf = &half
			}
		}
		return list
	}
	for _, pile := range piles(p) {
		*pile = forget(*pile)
	}
	p.Discard, p.Archives, p.Purged = forget(p.Discard), forget(p.Archives), forget(p.Purged)
	if p.Boss != nil {
		boss := forget([]scenario.Card{*p.Boss})[0]
		p.Boss = &boss
	}
}

// piles are the piles of a side from which cards may be taken.
func piles(p *scenario.Player) []*[]scenario.Card {
	return []*[]scenario.Card{&p.Hand, &p.Line, &p.Artifacts, &p.Deck, &p.Reference}
}

// spare is a card that can be done without in one of several solutions, or 0. They stand in the last tree.
func (f *Finder) spare() keyforge.Slot {
	wins := f.wins(noMove)
	line := f.line(0, wins)
	used := map[keyforge.Slot]bool{}
	for _, e := range line {
		used[f.moves[e.move].Card] = true
	}
	for _, e := range line { // another solution, without a move of this
		if !f.moves[e.move].main() {
			continue
		}
		for _, o := range f.lineWithout(0, f.wins(e.move), e.move) {
			if m := &f.moves[o.move]; m.Card != 0 && !used[m.Card] && m.Verb <= keyforge.EndTurn {
				return m.Card
			}
		}
	}
	return 0
}

// remove takes a card from the table.
func (f *Finder) remove(c keyforge.Slot) bool {
	return c != 0 && f.without(func(t *scenario.Position) {
		sides(t, func(_ keyforge.Side, p *scenario.Player) {
			for _, pile := range piles(p) {
				*pile = slices.DeleteFunc(slices.Clone(*pile), func(w scenario.Card) bool { return w.Handle == c })
			}
		})
	})
}

// made is the puzzle of the table, if it is hard enough.
func (f *Finder) made(ctx context.Context, g *keyforge.Game, goal Goal, proof *Proof) (*Puzzle, error) {
	j := newJudge(goal, g)
	for world := range uint64(Worlds) {
		if f.greedy(g, j, world) {
			return nil, errGreedy
		}
	}
	if proof.Moves() < max(f.Moves, shortest) {
		return nil, errGreedy
	}
	h := f.hardness(ctx, g, j, proof)
	if _, err := f.proveIn(ctx, g, j, 1, MostStates); err != nil {
		return nil, err
	}
	p := &Puzzle{Goal: goal, Level: h.Level(), Hardness: &h, Scenario: f.table}
	w := g.CopyInto(nil)
	for _, c := range proof.Line {
		p.Solution = append(p.Solution, w.Format(c))
		if err := w.Do(c); err != nil {
			return nil, err
		}
	}
	p.ID = p.named()
	return p, nil
}
