// Package search is how computer players of any game think ahead. A [Search] tries moves out: each try imagines the hidden cards
// and the random numbers to come afresh ([game.Game.Imagine]), descends a tree of what one seat may do, goes on from the edge of
// the tree as a simple player would, and ends where a [Guide] judges who is likely to win. The branch to try next is the one that
// seems best, or that has been tried little for what was expected of it. A branch is worth as much as the best line behind it, or
// the mean of its tries where that line was not always open because it depends on chance.
//
// What a game knows of itself is its Guide: which commands are worth a try, how good they look, how the others play. Effort is
// counted in tries and all numbers are whole, so equal seeds make equal choices on every machine.
//
// A decision can use several cores, see [Search.UseCores], and is the same with any number of them. In browsers it has one: a Go
// program is a single thread there. Workers would each need the whole program, its cards and its trained weights anew, and every game
// that is thought about, and every try that comes back, would have to be sent as bytes.
package search

import (
	"cmp"
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/browser"
)

// Guide is what a search has to know of a game.
type Guide[G game.Game] interface {
	// Copy makes w a copy of the game for tries, or another game if w is of another set-up.
	Copy(g, w G) G
	// Sensible are the legal commands that are worth a try, in their order; it may overwrite legal.
	Sensible(g G, legal []game.Command) []game.Command
	// Move is a number that is the same for commands that mean the same in two imagined worlds.
	Move(g G, c game.Command) uint64
	// Rate appends how good each command looks.
	Rate(g G, legal []game.Command, rates []int32) []int32
	// Choose is what is done outside the tree, by any seat.
	Choose(g G, legal []game.Command) game.Command
	// Ends reports whether a try for a seat that began in a turn ends, and Judge what it comes to, unless the game is over.
	Ends(g G, seat game.Seat, turn int) bool
	Judge(g G, seat game.Seat) Outcome
}

// Expecter is a Guide that expects so much of some commands that a few tries do not change its mind.
type Expecter[G game.Game] interface {
	// Behind appends by how much, out of [Sure], each command is likely to be worth less than the best one; nothing, if it does
	// not know.
	Behind(g G, legal []game.Command, behind []int64) []int64
}

// KeepThinking reports whether thinking may go on, and yields to others: with a single core a
// window draws its frames in between, see [browser.Yield].
func KeepThinking(ctx context.Context) bool {
	browser.Yield()
	return ctx.Err() == nil
}

// longest is after how many decisions a try is judged as it stands.
const longest = 600

// Search is one search at a time. Its tree is kept as long as the same seat is asked again in its turn.
type Search[G game.Game] struct {
	guide  Guide[G]
	tree   tree
	world  G
	legal  []game.Command
	moves  []uint64
	rates  []int32
	behind []int64
	path   []step
	root   int32
	seat   game.Seat
	turn   int
	tries  int32          // wanted for the root
	line   []game.Command // of the last try
	sure   []game.Command // a line that wins in this turn, if one was found
	won    []game.Command // what was left of one after the previous command
	ahead  *ahead[G]      // nil: one core
}

type step struct{ node, branch int32 }

// New returns a search with a guide.
func New[G game.Game](guide Guide[G]) *Search[G] { return &Search[G]{guide: guide} }

// Begin starts over.
func (t *Search[G]) Begin() {
	t.tree.clear()
	t.root = t.tree.add()
	t.won = t.won[:0]
}

// Think tries out moves of the seat that is asked until the root has been tried that often, until a line is found that is sure to
// win before the turn ends, or until the context ends.
func (t *Search[G]) Think(ctx context.Context, g G, seed uint64, tries int) {
	t.seat, t.turn = g.Asked(), g.Turn()
	if t.sure = t.sure[:0]; len(t.won) > 0 {
		t.line = append(t.line[:0], t.won...)
		if t.won = t.won[:0]; t.proves(ctx, g, seed) {
			t.sure = append(t.sure, t.line...)
			return
		}
	}
	t.tries = int32(tries)
	if t.ahead != nil {
		t.ahead.begin(t, g, seed)
	}
	for i := range max(t.tries/2, t.tries-t.tree.nodes[t.root].tries) {
		if i%8 == 0 && !KeepThinking(ctx) { // at most a millisecond apart
			return
		}
		if t.try(ctx, g, seed) && t.proves(ctx, g, seed) {
			t.sure = append(t.sure[:0], t.line...)
			return
		}
	}
}

// Prove makes a line sure if it wins in this turn, see [Search.Sure].
func (t *Search[G]) Prove(ctx context.Context, g G, seed uint64, line []game.Command) {
	t.line = append(t.line[:0], line...)
	if len(line) > 0 && t.proves(ctx, g, seed) {
		t.sure = append(t.sure[:0], line...)
	}
}

// Sure is a line that wins before the turn ends whatever the hidden cards may be, as far as was found; or nothing.
func (t *Search[G]) Sure() []game.Command { return t.sure }

// try plays once from where the game stands to where the guide ends it. The first move is chosen before the world is imagined,
// so all moves are tried in the same worlds. It reports whether the seat has won before the end of the turn. A try that the
// context ends, as one at a full table may take long, teaches nothing.
func (t *Search[G]) try(ctx context.Context, g G, seed uint64) (won bool) {
	t.path, t.line = t.path[:0], t.line[:0]
	d := descent{at: t.root, world: uint64(t.tree.tries)}
	if t.ahead != nil {
		if p := t.ahead.recall(ctx, t, &d); p != nil {
			t.line = append(t.line, p.line...)
			t.tree.learn(t.path, p.end)
			return p.won
		}
	}
	t.world = t.guide.Copy(g, t.world)
	w := t.world
	for n := 0; n < longest && !w.Over() && !t.guide.Ends(w, t.seat, t.turn); n++ {
		if ctx.Err() != nil {
			return false
		}
		c, inTree := t.choose(w, &d)
		if inTree {
			last := t.path[len(t.path)-1]
			branch := &t.tree.nodes[d.at].branches[last.branch]
			if n == 0 {
				d.world = uint64(branch.tries)
			}
			d.grown = branch.tries == 0
			d.at = t.tree.behind(last, d.grown)
		}
		if n == 0 {
			w.Imagine(t.seat, seed+d.world)
		}
		t.line = append(t.line, c)
		if w.Do(c) != nil {
			break // beyond the limits of the engine
		}
	}
	t.tree.learn(t.path, t.end(w))
	return w.Won(t.seat) && w.Turn() == t.turn
}

// choose is the next command of a try: a branch of the node, what was taken there already, or what is done outside the tree.
func (t *Search[G]) choose(w G, d *descent) (c game.Command, inTree bool) {
	t.legal = w.Legal(t.legal[:0])
	if d.grown && len(d.taken) == 0 || w.Asked() != t.seat {
		return t.guide.Choose(w, t.legal), false
	}
	if t.legal = t.guide.Sensible(w, t.legal); len(t.legal) == 1 {
		return t.legal[0], false
	}
	if len(d.taken) > 0 {
		c, d.taken = d.taken[0], d.taken[1:]
		return c, false
	}
	t.open(w, d.at)
	least := int32(0)
	if d.at == t.root {
		least = t.tries / int32(4*len(t.legal))
	}
	i, b := t.tree.pick(d.at, least)
	t.path = append(t.path, step{d.at, b})
	return t.legal[i], true
}

// open finds the branches of the legal commands.
func (t *Search[G]) open(w G, at int32) {
	t.moves = t.moves[:0]
	for _, c := range t.legal {
		t.moves = append(t.moves, t.guide.Move(w, c))
	}
	if t.tree.open(at, t.moves, t.legal) {
		t.rates = t.guide.Rate(w, t.legal, t.rates[:0])
		t.tree.expect(at, t.rates)
		if e, ok := t.guide.(Expecter[G]); ok {
			if t.behind = e.Behind(w, t.legal, t.behind[:0]); len(t.behind) > 0 {
				t.tree.lags(at, t.behind)
			}
		}
	}
}

// margin is the distance between a judgement and a certainty: a win at hand is worth more
// than any that may come, and anything that may come is worth more than losing at once.
const margin = Sure / 64

// end is the outcome of a try that ended there: winning soon is better than winning late, and
// losing late better than losing soon.
func (t *Search[G]) end(g G) Outcome {
	late := min(margin/2, int64(g.Turn()-t.turn)*margin/16)
	switch {
	case !g.Over():
		o := t.guide.Judge(g, t.seat)
		o.Worth = margin + o.Worth*(Sure-2*margin)/Sure
		return o
	case g.Won(t.seat):
		return Outcome{Sure - late, Sure}
	}
	return Outcome{Worth: late}
}

// proofs is the number of worlds in which a line of moves must win to be sure.
const proofs = 8

// proves reports whether the moves of the last try win in this turn whatever the hidden
// cards and randomness may be, as far as that can be determined before the context ends.
func (t *Search[G]) proves(ctx context.Context, g G, seed uint64) bool {
	for world := range uint64(proofs) {
		t.world = t.guide.Copy(g, t.world)
		w := t.world
		w.Imagine(t.seat, ^seed-world)
		for _, c := range t.line {
			if ctx.Err() != nil || w.Over() || w.Do(c) != nil {
				return false
			}
		}
		if !w.Won(t.seat) {
			return false
		}
	}
	return true
}

// branch is the root's branch for the command, or nil.
func (t *Search[G]) branch(g G, c game.Command) *branch {
	move := t.guide.Move(g, c)
	for i := range t.tree.nodes[t.root].branches {
		if b := &t.tree.nodes[t.root].branches[i]; b.move == move {
			return b
		}
	}
	return nil
}

// Best is the command that reliably seems worth most.
func (t *Search[G]) Best(g G, legal []game.Command) game.Command {
	if len(t.sure) > 0 {
		return t.sure[0]
	}
	best, most := legal[0], int64(-1<<62)
	for _, c := range legal {
		if b := t.branch(g, c); b != nil && b.tries > 0 {
			if v := t.tree.surely(b); v > most {
				best, most = c, v
			}
		}
	}
	return best
}

// Lives reports whether the best line behind a command, as far as it was tried, goes on or wins rather than loses.
func (t *Search[G]) Lives(g G, c game.Command) bool {
	b := t.branch(g, c)
	return b != nil && b.tries > 0 && b.seems.Worth >= margin/2+margin/4
}

// Options are all legal commands and what is thought of them: the best first, the others by their chances. Where it alone is
// worth a try the tree begins behind it.
func (t *Search[G]) Options(g G, legal []game.Command, best game.Command, alone bool) []game.Option {
	all := make([]game.Option, 0, len(legal))
	for _, c := range legal {
		o := game.Option{Command: c}
		switch b := t.branch(g, c); {
		case b != nil && b.tries > 0:
			o.Chance, o.Tries = chance(b.seems.Chance), int(b.tries)
		case alone && c == best && t.tree.tries > 0:
			o.Chance, o.Tries = chance(t.tree.total.Chance/t.tree.tries), int(t.tree.tries)
		}
		if c == best && len(t.sure) > 0 {
			o.Chance = game.Certain
		}
		all = append(all, o)
	}
	slices.SortStableFunc(all, func(a, b game.Option) int {
		switch {
		case a.Command == best:
			return -1
		case b.Command == best:
			return 1
		}
		return cmp.Compare(b.Chance, a.Chance)
	})
	return all
}

// chance converts from a share of [Sure].
func chance(v int64) game.Chance { return game.Chance(v * int64(game.Certain) / Sure) }

// Plan continues the best command with what was tried most, until a command that is the last one.
func (t *Search[G]) Plan(g G, best game.Command, last func(game.Command) bool) []game.Command {
	if len(t.sure) > 0 {
		return slices.Clone(t.sure)
	}
	plan := []game.Command{best}
	at := t.root
	if b := t.branch(g, best); b != nil {
		at = b.node
	}
	for at != 0 && !last(plan[len(plan)-1]) {
		most := t.tree.nodes[at].favorite()
		if most == nil {
			break
		}
		plan = append(plan, most.command)
		at = most.node
	}
	return plan
}

// Follow makes the root's branch for the command the new root, if the same seat is asked
// again in the same turn.
func (t *Search[G]) Follow(g G, c game.Command) {
	t.won = t.won[:0]
	if len(t.sure) > 0 {
		t.won = append(t.won, t.sure[1:]...)
	}
	if b := t.branch(g, c); b != nil {
		t.root = b.node
	}
}

// GoesOn reports whether the root is about what the game asks: then the earlier tries are of
// use.
func (t *Search[G]) GoesOn(g G, legal []game.Command) bool {
	if t.root == 0 || t.seat != g.Asked() || t.turn != g.Turn() {
		return false
	}
	known := 0
	for _, c := range legal {
		if t.branch(g, c) != nil {
			known++
		}
	}
	return 2*known > len(legal)
}
