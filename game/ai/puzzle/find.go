package puzzle

import (
	"context"
	"errors"
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// Finder makes puzzles of positions of games. It allocates its memory once.
type Finder struct {
	Rules *scenario.Rules
	// States is the most states that the turn of a puzzle may have, at most [MostStates]; Moves the fewest that have to be found.
	States, Moves int

	prover
	rand  *rand.Rand
	known map[uint64]bool
	left  int
	table *scenario.Position // that is being simplified
}

// The limits of the search.
const (
	probed   = 3000 // states examined for a line to the goal
	attempts = 14   // simplifications
	shortest = 2    // moves that have to be found, by default
)

// Find returns the puzzles that the position of a game makes, in which a player has their turn before them; none if there is none.
// Difficulty is that of the adventure.
func (f *Finder) Find(ctx context.Context, g *keyforge.Game, difficulty string) (all []*Puzzle, err error) {
	if q := g.Question(); q.Side != g.TurnOf() || q.Kind != keyforge.AskMain && q.Purpose != keyforge.ForHouse {
		return nil, nil
	}
	f.rand = rand.New(rand.NewPCG(g.Hash(), 1))
	for goal := Win; goal < Goals; goal++ {
		if !worth(goal, g) {
			continue
		}
		p, err := f.find(ctx, g, goal, difficulty)
		if ctx.Err() != nil {
			return all, ctx.Err()
		}
		if err == nil {
			all = append(all, p)
		}
	}
	return all, nil
}

// worth reports whether the goal may be worth looking for in a game: it is open, near, and nothing else says the same.
func worth(goal Goal, g *keyforge.Game) bool {
	j := newJudge(goal, g)
	if !j.possible(g) {
		return false
	}
	boss, last := g.Boss(), false
	if boss != 0 {
		last = risesLeft(g) == 1
	} else {
		last = bits.OnesCount8(g.Keys(j.foe)) == g.KeysToWin(j.foe)-1
	}
	switch goal {
	case Win:
		if boss == 0 {
			return j.keys == g.KeysToWin(j.side)-1
		}
		power := 10
		for _, c := range g.Pile(j.side, card.Battleline) {
			power += 2 * g.Power(c)
		}
		return g.Power(boss)-int(g.Card(boss).Damage) <= power
	case Survive:
		return last
	case DenyRise, DenyKey:
		return !last
	case Clear:
		enemies := g.Pile(j.foe, card.Battleline)
		return enemies.Len() >= 3
	case Forge:
		return boss == 0 && j.keys < g.KeysToWin(j.side)-1
	}
	return false
}

// risesLeft is how many more rises the players can bear.
func risesLeft(g *keyforge.Game) int {
	for _, gauge := range g.Gauges(nil) {
		if gauge.Name == "rises" {
			return gauge.Limit - gauge.Value
		}
	}
	return 0
}

// find makes a puzzle with that goal of a game.
func (f *Finder) find(ctx context.Context, g *keyforge.Game, goal Goal, difficulty string) (*Puzzle, error) {
	j := newJudge(goal, g)
	if f.idle(g, j) || f.greedy(g, j, 0) {
		return nil, errGreedy
	}
	line := f.probe(ctx, g, j)
	if line == nil {
		return nil, errUnsolved
	}
	table, err := scenario.Of(g, difficulty)
	if err != nil {
		return nil, err
	}
	if f.table = table; f.start() == nil {
		return nil, errNoGoal
	}
	f.bare()
	used := map[keyforge.Slot]bool{}
	for _, c := range line {
		used[c.Card] = true
	}
	for range attempts {
		start := f.start()
		if start == nil {
			return nil, errNoGoal
		}
		proof, err := f.prove(ctx, start, goal, f.most())
		if err == nil {
			return f.made(ctx, start, goal, proof)
		}
		if !f.simpler(ctx, start, j, err, used) {
			return nil, err
		}
	}
	return nil, errLarge
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

// probe looks for a line to the goal that does not depend on chance, in random order.
func (f *Finder) probe(ctx context.Context, g *keyforge.Game, j *judge) []keyforge.Command {
	if f.tree == nil {
		f.tree = &tree{}
	}
	f.ctx, f.judge, f.known, f.left = ctx, j, map[uint64]bool{}, probed
	f.deepen(0)
	f.games[0] = imagined(f.games[0], g, j.side, 0)
	var line []keyforge.Command
	if f.probes(0, &line) {
		slices.Reverse(line)
		return line
	}
	return nil
}

func (f *Finder) probes(depth int, line *[]keyforge.Command) bool {
	g := f.games[depth]
	if state := f.judge.judge(g).State; state != Going {
		return state == Solved
	}
	h := g.Hash()
	if f.known[h] || f.left == 0 || depth >= deepest || !search.KeepThinking(f.ctx) {
		return false
	}
	f.known[h] = true
	f.left--
	legal := g.Legal(nil)
	if f.rand.IntN(3) > 0 {
		f.rand.Shuffle(len(legal), func(i, k int) { legal[i], legal[k] = legal[k], legal[i] })
	} else {
		slices.Reverse(legal)
	}
	f.deepen(depth + 1)
	for _, c := range legal {
		if f.judge.goal == Win && c.Verb == keyforge.EndTurn {
			continue
		}
		w := f.games[depth].CopyInto(f.games[depth+1])
		f.games[depth+1] = w
		w.SetTrial(true)
		if w.Do(c) != nil || w.Revealed() && w.Turn() == f.turn && w.Step() <= keyforge.MainStep {
			continue
		}
		if f.probes(depth+1, line) {
			*line = append(*line, c)
			return true
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

// simpler takes a card away because of which the table is no puzzle, if it is not needed. It reports false when there is none.
func (f *Finder) simpler(ctx context.Context, g *keyforge.Game, j *judge, err error, used map[keyforge.Slot]bool) bool {
	var chance chanceError
	switch {
	case ctx.Err() != nil:
		return false
	case errors.As(err, &chance):
		return chance.card != 0 && !used[chance.card] && f.remove(chance.card)
	case errors.Is(err, errSeveral), errors.Is(err, errUnsolved):
		return errors.Is(err, errSeveral) && f.remove(f.spare(used))
	case errors.Is(err, errLarge):
		var some []keyforge.Slot
		for _, z := range [...]card.Zone{card.Hand, card.Hand, card.Battleline, card.Artifacts} {
			for _, c := range g.Pile(j.side, z) {
				if !used[c] {
					some = append(some, c)
				}
			}
		}
		return len(some) > 0 && f.remove(some[f.rand.IntN(len(some))])
	}
	return false
}

// spare is a card of a line to the goal that is not among those used, or 0. It stands in the last tree.
func (f *Finder) spare(used map[keyforge.Slot]bool) keyforge.Slot {
	wins := f.wins(noMove)
	for _, e := range f.line(0, wins) {
		c := f.moves[e.move].Card
		if c != 0 && !used[c] && f.moves[e.move].Verb <= keyforge.EndTurn {
			return c
		}
	}
	for _, e := range f.line(0, wins) { // another line, without a move of this
		if !f.moves[e.move].main() {
			continue
		}
		others := f.wins(e.move)
		for _, o := range f.lineWithout(0, others, e.move) {
			c := f.moves[o.move].Card
			if c != 0 && !used[c] && f.moves[o.move].Verb <= keyforge.EndTurn {
				return c
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
