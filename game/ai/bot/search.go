package bot

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
)

// budget is how much a level thinks.
type budget struct {
	house int32 // tries for the choice of a house
	other int32 // and for everything else
	looks int   // positions examined in a crisis
}

// budgets are for one, two and three players against a monster, then for a duel: the more
// players, the longer a try takes and the more there is to see.
var budgets = [LevelCount][keyforge.MaxSeats + 1]budget{
	Quick:    {{100, 40, 100}, {100, 40, 100}, {400, 160, 200}, {200, 80, 100}},
	Thorough: {{16_000, 5500, 2500}, {11_000, 4000, 2500}, {16_000, 5500, 2500}, {6000, 2200, 2500}},
	Master:   {{60_000, 20_000, 10_000}, {30_000, 10_000, 10_000}, {120_000, 40_000, 10_000}, {20_000, 7000, 10_000}},
}

// reviews are the budgets of [NewReviewer].
var reviews = [LevelCount][keyforge.MaxSeats + 1]budget{
	Quick:    {{100, 40, 100}, {100, 40, 100}, {200, 80, 100}, {100, 40, 100}},
	Thorough: {{1000, 350, 250}, {1000, 350, 250}, {2000, 700, 250}, {600, 220, 250}},
	Master:   {{6000, 2000, 1500}, {6000, 2000, 1500}, {12_000, 4000, 1500}, {3500, 1200, 1500}},
}

// explore is the bonus for a move that was tried little, in spreads of the tree.
const explore = 2

// longest is after how many decisions a try is judged as it stands.
const longest = 600

// thinker carries the search of one expert.
type thinker struct {
	tree   tree
	crisis crisis
	looks  int // positions that a crisis may examine
	world  *keyforge.Game
	reader Reader
	seen   features
	legal  []keyforge.Command
	events []keyforge.Event
	path   []step
	root   int32
	side   keyforge.Side
	turn   int
	open   []int32
	scores []int32
	tries  int32              // wanted for the root
	line   []keyforge.Command // of the last try
	sure   []keyforge.Command // a line that wins in this turn, if one was found
	won    []keyforge.Command // what was left of one after the previous command
}

type step struct{ node, branch int32 }

// margin is the distance between a judgement and a certainty: a win at hand is worth more
// than any that may come, and anything that may come is worth more than losing at once.
const margin = sure / 64

// caution is the factor by which the odds of a judgement count less than those of a certain
// win: the best of many judgements is often the one that is most wrong.
const caution = 3

// judged is the outcome of a try that ended in a judgement.
func judged(v int32) outcome {
	v64 := int64(v)
	cautious := v64 * sure / (v64 + caution*(sure-v64))
	return outcome{worth: margin + cautious*(sure-2*margin)/sure, chance: v64}
}

// chance converts from a share of [sure].
func chance(v int64) Chance { return Chance(v * int64(Certain) / sure) }

// end is the outcome of a try that ended there: winning soon is better than winning late, and
// losing late better than losing soon.
func (t *thinker) end(g *keyforge.Game) outcome {
	late := min(margin/2, int64(g.Turn()-t.turn)*margin/16)
	switch {
	case !g.Over():
		return judged(t.judgement(g, t.side))
	case g.Won(t.side):
		return outcome{sure - late, sure}
	}
	return outcome{worth: late}
}

// judgement is how likely the side is to win as the game stands, out of [sure].
func (t *thinker) judgement(g *keyforge.Game, side keyforge.Side) int32 {
	duel, mover := g.Boss() == 0, g.Question().Side
	t.reader.read(g, mover, &t.seen)
	v := Trained(duel).judge(&t.seen)
	if duel && mover != side {
		v = sure - v
	}
	return v
}

// begin starts over.
func (t *thinker) begin() {
	t.tree.clear()
	t.root = t.tree.add()
	t.won = t.won[:0]
}

// think tries out moves of the side that is asked until the root has been tried that often.
func (t *thinker) think(ctx context.Context, g *keyforge.Game, seed uint64, tries int32) {
	t.side, t.turn = g.Question().Side, g.Turn()
	if t.sure = t.sure[:0]; len(t.won) > 0 {
		t.line = append(t.line[:0], t.won...)
		if t.won = t.won[:0]; t.proves(ctx, g, seed) {
			t.sure = append(t.sure, t.line...)
			return
		}
	}
	t.tries = tries
	for i := range max(tries/2, tries-t.tree.nodes[t.root].tries) {
		if i%8 == 0 && !KeepThinking(ctx) { // at most a millisecond apart
			return
		}
		if t.try(ctx, g, seed) && t.proves(ctx, g, seed) {
			t.sure = append(t.sure[:0], t.line...)
			return
		}
	}
	t.line = append(t.line[:0], t.crisis.wins(ctx, g, seed, t.looks)...)
	if len(t.line) > 0 && t.proves(ctx, g, seed) {
		t.sure = append(t.sure[:0], t.line...)
	}
}

// try plays once from where the game stands to the next choice of a house, which in a duel is
// the side's own: there the worth of a turn shows only once the opponent has answered. The
// first move is chosen before the world is imagined, so all moves are tried in the same
// worlds. It reports whether the side has won before the end of the turn. A try that the context
// ends, as one at a full table may take long, teaches nothing.
func (t *thinker) try(ctx context.Context, g *keyforge.Game, seed uint64) (won bool) {
	t.world = g.CopyInto(t.world)
	w := t.world
	w.SetQuiet(true)
	w.SetTrial(true)
	t.path, t.line = t.path[:0], t.line[:0]
	at, grown := t.root, false
	world := uint64(t.tree.tries)
	for n := 0; n < longest && !w.Over(); n++ {
		q := w.Question()
		if w.Turn() > t.turn && (q.Purpose == keyforge.ForHouse || q.Kind == keyforge.AskMain) && (w.Boss() != 0 || q.Side == t.side) {
			break
		}
		if ctx.Err() != nil {
			return false
		}
		t.legal = sensible(w, w.Legal(t.legal[:0]), t.crisis.tidal)
		c := t.legal[0]
		switch {
		case len(t.legal) == 1:
		case q.Side == t.side && !grown:
			b := t.pick(w, at)
			t.path = append(t.path, step{at, b})
			branch := &t.tree.nodes[at].branches[b]
			c = branch.command
			if n == 0 {
				world = uint64(branch.tries)
			}
			if grown = branch.tries == 0; !grown && branch.node == 0 {
				next := t.tree.add()
				branch = &t.tree.nodes[at].branches[b]
				branch.node = next
			}
			at = branch.node
		default:
			c = Greedy{}.Choose(w, t.legal)
		}
		if n == 0 {
			w.Imagine(t.side, seed+world)
		}
		t.line = append(t.line, c)
		var err error
		if t.events, err = w.Apply(c, t.events[:0]); err != nil {
			break // beyond the limits of the engine
		}
	}
	t.learn(t.end(w))
	return w.Won(t.side) && w.Turn() == t.turn
}

// learn records the outcome of the try.
func (t *thinker) learn(o outcome) {
	t.tree.tries++
	t.tree.total.add(o)
	t.tree.squares += o.worth * o.worth
	for i := len(t.path) - 1; i >= 0; i-- {
		s := t.path[i]
		n := &t.tree.nodes[s.node]
		n.tries++
		b := &n.branches[s.branch]
		b.tries++
		b.total.add(o)
		b.seems = t.tree.seems(b)
	}
}

// pick is the branch of the node to try next, among those that are legal in the world.
func (t *thinker) pick(w *keyforge.Game, at int32) int32 {
	n := &t.tree.nodes[at]
	t.open = t.open[:0]
	fresh := false
	for i, c := range t.legal {
		m := moveOf(w, c)
		b := -1
		if i < len(n.branches) && n.branches[i].move == m {
			b = i
		} else {
			b = slices.IndexFunc(n.branches, func(b branch) bool { return b.move == m })
		}
		if b < 0 {
			b = len(n.branches)
			n.branches = append(n.branches, branch{move: m})
			fresh = true
		}
		n.branches[b].open++
		t.open = append(t.open, int32(b))
	}
	if fresh {
		t.expect(w, n)
	}
	spread := t.tree.spread()
	var sum, tried int64
	for _, b := range t.open {
		if br := &n.branches[b]; br.tries > 0 {
			sum += br.total.worth
			tried += int64(br.tries)
		}
	}
	first := int64(0)
	if tried > 0 {
		first = sum/tried - spread/4
	}
	best, most := t.open[0], int64(-1<<62)
	wide := root(int64(n.tries+1) << 16)
	least := int32(0)
	if at == t.root {
		least = t.tries / int32(4*len(t.open))
	}
	for _, b := range t.open {
		br := &n.branches[b]
		if br.tries < least {
			return b // so that none is abandoned because little was expected of it
		}
		v := first
		if br.tries > 0 {
			v = br.seems.worth
		}
		v += explore * spread * int64(br.prior) / sure * wide / (256 * int64(1+br.tries))
		if v > most {
			best, most = b, v
		}
	}
	return best
}

// expect gives the branches that are legal now their priors, by rank.
func (t *thinker) expect(w *keyforge.Game, n *node) {
	m := newGreedyView(w, t.side)
	q := w.Question()
	t.scores = t.scores[:0]
	for i := range t.legal {
		t.scores = append(t.scores, int32(m.score(q, t.legal[i])))
	}
	var sum int64
	for i := range t.legal {
		rank := 0
		for j := range t.scores {
			if t.scores[j] > t.scores[i] || t.scores[j] == t.scores[i] && j < i {
				rank++
			}
		}
		p := int32(sure / (rank + 2))
		n.branches[t.open[i]].prior = p
		sum += int64(p)
	}
	for i := range t.legal {
		b := &n.branches[t.open[i]]
		b.prior = int32(int64(b.prior) * sure / sum)
	}
}

// sensible leaves out legal commands that can only do harm: raising a tide that is high, or
// one that means nothing in the game, brings nothing but chains (K21.4).
func sensible(g *keyforge.Game, legal []keyforge.Command, tidal bool) []keyforge.Command {
	q := g.Question()
	if q.Kind != keyforge.AskMain || !g.TideHigh(q.Side) && tidal {
		return legal
	}
	return slices.DeleteFunc(legal, func(c keyforge.Command) bool { return c.Verb == keyforge.RaiseTide })
}

// isTidal reports whether the tide means anything in the game: in a duel only if a card
// mentions it.
func (t *thinker) isTidal(g *keyforge.Game) bool {
	if g.Boss() != 0 {
		return true
	}
	for c := keyforge.Slot(1); int(c) <= g.CardCount(); c++ {
		if t.reader.digests.of(g.Catalogue(), g.Card(c).Def).tide {
			return true
		}
	}
	return false
}

// proofs is the number of worlds in which a line of moves must win to be sure.
const proofs = 8

// proves reports whether the moves of the last try win in this turn whatever the hidden
// cards and randomness may be, as far as that can be determined before the context ends.
func (t *thinker) proves(ctx context.Context, g *keyforge.Game, seed uint64) bool {
	for world := range uint64(proofs) {
		w := g.CopyInto(t.world)
		w.Imagine(t.side, ^seed-world)
		for _, c := range t.line {
			if ctx.Err() != nil || w.Over() || w.Check(c) != nil {
				return false
			}
			var err error
			if t.events, err = w.Apply(c, t.events[:0]); err != nil {
				return false
			}
		}
		if !w.Won(t.side) {
			return false
		}
	}
	return true
}

// surely is what the branch is worth, discounted if it was tried little.
func (t *thinker) surely(b *branch) int64 {
	return b.seems.worth - 2*t.tree.spread()/root(int64(b.tries))
}

// branch is the root's branch for the command, or nil.
func (t *thinker) branch(g *keyforge.Game, c keyforge.Command) *branch {
	m := moveOf(g, c)
	for i := range t.tree.nodes[t.root].branches {
		if b := &t.tree.nodes[t.root].branches[i]; b.move == m {
			return b
		}
	}
	return nil
}

// plan continues the best command to the end of the turn with what was tried most.
func (t *thinker) plan(g *keyforge.Game, best keyforge.Command) []keyforge.Command {
	if len(t.sure) > 0 {
		return slices.Clone(t.sure)
	}
	plan := []keyforge.Command{best}
	at := t.root
	if b := t.branch(g, best); b != nil {
		at = b.node
	}
	for at != 0 && plan[len(plan)-1].Verb != keyforge.EndTurn {
		most := t.tree.nodes[at].favorite()
		if most == nil {
			break
		}
		plan = append(plan, most.command)
		at = most.node
	}
	return plan
}

// follow makes the root's branch for the command the new root, if the same side is asked
// again in the same turn.
func (t *thinker) follow(g *keyforge.Game, c keyforge.Command) {
	t.won = t.won[:0]
	if len(t.sure) > 0 {
		t.won = append(t.won, t.sure[1:]...)
	}
	if b := t.branch(g, c); b != nil {
		t.root = b.node
	}
}

// goesOn reports whether the root is about what the game asks: then the earlier tries are of
// use.
func (t *thinker) goesOn(g *keyforge.Game, legal []keyforge.Command) bool {
	if t.root == 0 || t.side != g.Question().Side || t.turn != g.Turn() {
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
