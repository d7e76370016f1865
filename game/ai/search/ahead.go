package search

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/keyraken/keyraken/game"
)

// Several cores think about one decision as one core would, to the last try: which try comes next depends on those before it, so
// other cores play the likely next ones beforehand. What a try comes to is determined by the world that it imagines and by the
// branches it takes. So the tree is descended as always, in order, by what was asked in a try that was played beforehand; as long as
// the tree takes the same branches, the outcome is that of the try, and where it takes another one, the try is played from there.
// Nothing depends on how many cores there are, nor on which is faster. On a single core, as in browsers, tries are just played.

// Forker is a Guide of which copies may be used at the same time.
type Forker[G game.Game] interface {
	Guide[G]
	Fork() Guide[G]
}

// perCore is how many tries of those that are likely to come are played at once on each core.
const perCore = 2

// ahead plays tries beforehand.
type ahead[G game.Game] struct {
	workers []*Search[G]
	from    []G // a copy of the game for each
	seed    uint64
	root    question // at the root; none: the first command is no choice
	played  map[key]*foreseen
}

// key names a try: the root's branch that it takes, and the world that it imagines.
type key struct {
	branch int32
	world  uint64
}

// question is what the tree is asked in a try.
type question struct {
	moves    []uint64
	commands []game.Command
	rates    []int32 // nil: not needed as far as was known
	behind   []int64
	chosen   int
}

// foreseen is a try that was played beforehand.
type foreseen struct {
	key
	moves []uint64 // the branches that it was to take
	fresh bool     // a node that nobody has seen comes behind them
	asked []question
	grown bool // the tree ended before the try did
	end   Outcome
	won   bool
	line  []game.Command
	ok    bool
}

// descent is how far a try has come in the tree, and by which commands.
type descent struct {
	at    int32
	grown bool
	world uint64
	taken []game.Command
}

// Cores is how many cores a decision uses for which somebody waits: all but one, which is left for drawing.
func Cores() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// UseCores lets a search use that many cores, if its guide is a [Forker]. What it thinks is the same with any number.
func (t *Search[G]) UseCores(n int) {
	t.ahead = nil
	if _, ok := t.guide.(Forker[G]); ok && n > 1 {
		t.ahead = &ahead[G]{workers: make([]*Search[G], n), from: make([]G, n)}
	}
}

// begin makes everything ready for a game.
func (a *ahead[G]) begin(t *Search[G], g G, seed uint64) {
	a.seed, a.played = seed, map[key]*foreseen{}
	for i := range a.workers {
		w := a.workers[i]
		if w == nil {
			w = New(t.guide)
			a.workers[i] = w
		}
		w.guide, w.seat, w.turn = t.guide.(Forker[G]).Fork(), t.seat, t.turn
		a.from[i] = w.guide.Copy(g, a.from[i])
	}
	w := a.workers[0]
	a.root = question{}
	if w.legal = w.guide.Sensible(a.from[0], a.from[0].Legal(w.legal[:0])); len(w.legal) > 1 {
		a.root = w.question(a.from[0])
		w.weigh(a.from[0], &a.root)
	}
}

// question is what the tree is asked about the legal commands.
func (t *Search[G]) question(w G) question {
	q := question{commands: slices.Clone(t.legal)}
	for _, c := range t.legal {
		q.moves = append(q.moves, t.guide.Move(w, c))
	}
	return q
}

// weigh adds what is expected of the commands.
func (t *Search[G]) weigh(w G, q *question) {
	q.rates = t.guide.Rate(w, t.legal, nil)
	if e, ok := t.guide.(Expecter[G]); ok {
		q.behind = e.Behind(w, t.legal, nil)
	}
}

// answer lets the tree answer a question: it opens the branches, takes one and goes there. It returns which.
func (t *Search[G]) answer(d *descent, q *question, least int32) int {
	if t.tree.open(d.at, q.moves, q.commands) {
		t.tree.expect(d.at, q.rates)
		if len(q.behind) > 0 {
			t.tree.lags(d.at, q.behind)
		}
	}
	i, b := t.tree.pick(d.at, least)
	last := step{d.at, b}
	t.path = append(t.path, last)
	branch := &t.tree.nodes[d.at].branches[b]
	if len(d.taken) == 0 {
		d.world = uint64(branch.tries)
	}
	d.grown = branch.tries == 0
	d.at = t.tree.behind(last, d.grown)
	d.taken = append(d.taken, q.commands[i])
	return i
}

// recall descends the tree by a try that was played beforehand, and returns it if the tree takes the same branches. Otherwise the
// try goes on from where it does not.
func (a *ahead[G]) recall(ctx context.Context, t *Search[G], d *descent) *foreseen {
	if a.root.commands == nil {
		return nil
	}
	t.answer(d, &a.root, t.tries/int32(4*len(a.root.commands)))
	k := key{t.path[0].branch, d.world}
	p := a.played[k]
	if p == nil {
		a.play(ctx, t, d, k)
		p = a.played[k]
	}
	if delete(a.played, k); p == nil || !p.ok {
		return nil
	}
	for i := 1; i < len(p.asked); i++ {
		q := &p.asked[i]
		if d.grown || q.rates == nil && !t.tree.knows(d.at, q.moves) || t.answer(d, q, 0) != q.chosen {
			return nil
		}
	}
	if d.grown != p.grown {
		return nil
	}
	return p
}

// knows reports whether all moves are branches of a node.
func (t *tree) knows(at int32, moves []uint64) bool {
	for _, m := range moves {
		if !slices.ContainsFunc(t.nodes[at].branches, func(b branch) bool { return b.move == m }) {
			return false
		}
	}
	return true
}

// play plays a try that has taken its first branch, and those that are likely to follow.
func (a *ahead[G]) play(ctx context.Context, t *Search[G], d *descent, k key) {
	var all []*foreseen
	made := map[step]bool{}
	var undo []func()
	expects := func(p *foreseen, path []step) { // as if it came to what its branches have come to so far
		for _, s := range path {
			n := &t.tree.nodes[s.node]
			b := &n.branches[s.branch]
			was, tries := *b, n.tries
			at := s
			undo = append(undo, func() {
				t.tree.nodes[at.node].branches[at.branch], t.tree.nodes[at.node].tries = was, tries
			})
			n.tries++
			b.tries++
			b.total.add(b.seems)
		}
		all = append(all, p)
	}
	first := t.path[0]
	p := &foreseen{key: k, moves: []uint64{t.tree.nodes[first.node].branches[first.branch].move}}
	path := []step{first}
	if d.grown || t.predict(p, &path, d.at, made) {
		expects(p, path)
	}
	for len(all) > 0 && len(all) < perCore*len(a.workers) {
		p, path := &foreseen{}, []step(nil)
		if !t.predict(p, &path, t.root, made) {
			break
		}
		b := &t.tree.nodes[t.root].branches[path[0].branch]
		p.key = key{path[0].branch, uint64(b.tries)}
		expects(p, path)
	}
	for _, u := range slices.Backward(undo) {
		u()
	}
	due := all[:0]
	for _, p := range all {
		if old := a.played[p.key]; old == nil || !slices.Equal(old.moves, p.moves) || old.fresh != p.fresh {
			due = append(due, p)
		}
	}
	a.together(ctx, t, due)
	for _, p := range due {
		a.played[p.key] = p
	}
}

// predict adds the branches that the tree is likely to take from a node on, and reports whether that can be said.
func (t *Search[G]) predict(p *foreseen, path *[]step, at int32, made map[step]bool) bool {
	for {
		n := &t.tree.nodes[at]
		if len(n.branches) == 0 {
			p.fresh = true
			return true
		}
		t.tree.now = t.tree.now[:0]
		for i := range n.branches {
			t.tree.now = append(t.tree.now, int32(i))
		}
		least := int32(0)
		if at == t.root {
			least = t.tries / int32(4*len(n.branches))
		}
		_, i := t.tree.pick(at, least)
		b, s := &n.branches[i], step{at, i}
		p.moves, *path = append(p.moves, b.move), append(*path, s)
		switch {
		case b.tries == 0:
			return true
		case b.node == 0 && made[s]:
			return false
		case b.node == 0:
			p.fresh, made[s] = true, true
			return true
		}
		at = b.node
	}
}

// together plays tries on all cores.
func (a *ahead[G]) together(ctx context.Context, t *Search[G], due []*foreseen) {
	var next atomic.Int64
	var wg sync.WaitGroup
	var fault atomic.Pointer[any]
	for i := range min(len(a.workers), len(due)) {
		w := a.workers[i]
		wg.Go(func() {
			defer func() {
				if r := recover(); r != nil {
					fault.Store(&r)
				}
			}()
			for n := next.Add(1) - 1; n < int64(len(due)); n = next.Add(1) - 1 {
				w.foresee(ctx, a.from[i], a.seed, &t.tree, due[n])
			}
		})
	}
	wg.Wait()
	if r := fault.Load(); r != nil {
		panic(*r)
	}
}

// foresee plays a try by the branches that it is to take. The tree of the search is only read.
func (t *Search[G]) foresee(ctx context.Context, from G, seed uint64, of *tree, p *foreseen) {
	t.world = t.guide.Copy(from, t.world)
	w := t.world
	for n := 0; n < longest && !w.Over() && !t.guide.Ends(w, t.seat, t.turn); n++ {
		if ctx.Err() != nil {
			return
		}
		var c game.Command
		if t.legal = w.Legal(t.legal[:0]); p.grown || w.Asked() != t.seat {
			c = t.guide.Choose(w, t.legal)
		} else if t.legal = t.guide.Sensible(w, t.legal); len(t.legal) == 1 {
			c = t.legal[0]
		} else {
			q := t.question(w)
			switch depth := len(p.asked); {
			case depth < len(p.moves):
				if q.chosen = slices.Index(q.moves, p.moves[depth]); q.chosen < 0 {
					return
				}
				p.grown = depth == len(p.moves)-1 && !p.fresh
			default:
				t.weigh(w, &q)
				t.tree.clear()
				t.tree.tries, t.tree.total, t.tree.squares = of.tries, of.total, of.squares
				at := t.tree.add()
				t.tree.open(at, q.moves, q.commands)
				t.tree.expect(at, q.rates)
				if len(q.behind) > 0 {
					t.tree.lags(at, q.behind)
				}
				q.chosen, _ = t.tree.pick(at, 0)
				p.grown = true
			}
			p.asked = append(p.asked, q)
			c = q.commands[q.chosen]
		}
		if n == 0 {
			w.Imagine(t.seat, seed+p.world)
		}
		p.line = append(p.line, c)
		if w.Do(c) != nil {
			break
		}
	}
	p.end, p.won, p.ok = t.end(w), w.Won(t.seat) && w.Turn() == t.turn, true
}
