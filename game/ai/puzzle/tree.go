package puzzle

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
)

// MostStates is how many different states the turn of a puzzle may have.
const MostStates = 60_000

// deepest is how many commands a line may have.
const deepest = 250

// Move is a command with what it answers: two commands are one move if they mean the same whenever in the turn they are given.
type Move struct {
	keyforge.Command
	Purpose keyforge.Purpose
	Source  keyforge.Slot // the card whose question it answers, or 0
}

// main reports whether the move is a play, a use or another command of the main step, or the choice of a house.
func (m *Move) main() bool { return m.Verb <= keyforge.EndTurn || m.Purpose == keyforge.ForHouse }

// moveOf is what a command means as the game stands.
func moveOf(q *keyforge.Question, c keyforge.Command) Move {
	m := Move{Command: c}
	if q.Kind != keyforge.AskMain {
		m.Purpose, m.Source = q.Purpose, q.Source
	}
	return m
}

// edge is a command in a tree, and what it leads to.
type edge struct {
	move uint32 // among the moves of the tree
	to   int32
}

// node is a state of the turn.
type node struct {
	first, edges int32 // in the edges of the tree
	state        State // Going where there are edges
	foe          bool  // the opponent chooses
}

// tree is everything that can be done in a turn.
type tree struct {
	nodes []node
	edges []edge
	moves []Move
	at    map[uint64]int32 // the node of a state
	named map[Move]uint32
}

// chanceError says that a line depends on what the player does not know.
type chanceError struct{ card keyforge.Slot }

func (chanceError) Error() string { return "the turn depends on chance or on what is hidden" }

// errLarge says that the tree is too large.
var errLarge = message.New("puzzle-large", MostStates)

// grower grows a tree, depth first.
type grower struct {
	*tree
	*judge
	ctx    context.Context
	most   int
	games  []*keyforge.Game // by depth
	legal  [][]keyforge.Command
	made   [][]edge
	played keyforge.Slot        // the last card played or used, on the present line
	look   func(*keyforge.Game) // is shown each state when there is no goal; the turn is not ended then
}

// grow grows the tree of everything that can be done from the game up to where the goal is decided. The game must be what the
// side imagines, see [keyforge.Game.Imagine].
func (w *grower) grow(ctx context.Context, g *keyforge.Game, j *judge, most int) error {
	w.tree = &tree{at: map[uint64]int32{}, named: map[Move]uint32{}}
	w.ctx, w.judge, w.most = ctx, j, most
	w.deepen(0)
	w.games[0] = g.CopyInto(w.games[0])
	_, err := w.node(0)
	return err
}

func (w *grower) deepen(depth int) {
	for len(w.games) <= depth {
		w.games, w.legal, w.made = append(w.games, nil), append(w.legal, nil), append(w.made, nil)
	}
}

// node is the node of the game at a depth, with all that follows.
func (w *grower) node(depth int) (int32, error) {
	g := w.games[depth]
	h := g.Hash()
	if n, ok := w.at[h]; ok {
		return n, nil
	}
	if len(w.nodes) >= w.most || depth >= deepest {
		return 0, errLarge
	}
	if !search.KeepThinking(w.ctx) {
		return 0, context.Cause(w.ctx)
	}
	n := int32(len(w.nodes))
	q := g.Question()
	w.nodes = append(w.nodes, node{state: w.judge.judge(g).State, foe: q.Side == w.foe})
	w.at[h] = n
	if w.nodes[n].state != Going {
		return n, nil
	}
	w.legal[depth] = g.Legal(w.legal[depth][:0])
	made := w.made[depth][:0]
	if w.look != nil {
		w.look(g)
	}
	for _, c := range w.legal[depth] {
		if w.look != nil && c.Verb == keyforge.EndTurn {
			continue
		}
		to, err := w.after(depth, c)
		if err != nil {
			return 0, err
		}
		made = append(made, edge{w.move(moveOf(g.Question(), c)), to})
	}
	w.made[depth] = made
	w.nodes[n].first, w.nodes[n].edges = int32(len(w.edges)), int32(len(made))
	w.edges = append(w.edges, made...)
	return n, nil
}

// after is the node after a command is given at a depth.
func (w *grower) after(depth int, c keyforge.Command) (int32, error) {
	w.deepen(depth + 1)
	g := w.games[depth].CopyInto(w.games[depth+1])
	w.games[depth+1] = g
	g.SetTrial(true)
	played := w.played
	if c.Card != 0 && c.Verb < keyforge.EndTurn {
		w.played = c.Card
	}
	defer func() { w.played = played }()
	if err := g.Do(c); err != nil {
		return 0, chanceError{w.played} // beyond the limits of the engine
	}
	if w.revealed(g) {
		return 0, chanceError{w.played}
	}
	return w.node(depth + 1)
}

// move is the number of a move.
func (w *grower) move(m Move) uint32 {
	n, ok := w.named[m]
	if !ok {
		n = uint32(len(w.moves))
		w.named[m] = n
		w.moves = append(w.moves, m)
	}
	return n
}

// wins finds out for each node whether the goal can be reached from it without a move; noMove: with all.
func (t *tree) wins(without uint32) []bool {
	wins, known := make([]bool, len(t.nodes)), make([]bool, len(t.nodes))
	for n := len(t.nodes) - 1; n >= 0; n-- { // later nodes first: most of what follows a node is later
		t.decide(int32(n), without, wins, known)
	}
	return wins
}

// noMove is the number of no move.
const noMove = ^uint32(0)

func (t *tree) decide(n int32, without uint32, wins, known []bool) bool {
	if known[n] {
		return wins[n]
	}
	known[n] = true // a line that comes back to a state wins nothing by that
	d := &t.nodes[n]
	wins[n] = d.state == Solved || d.foe && d.edges > 0
	for _, e := range t.edges[d.first : d.first+d.edges] {
		switch won := (d.foe || e.move != without) && t.decide(e.to, without, wins, known); {
		case d.foe && !won:
			wins[n] = false
			return false
		case !d.foe && won:
			wins[n] = true
			return true
		}
	}
	return wins[n]
}

// edgesOf are the edges of a node.
func (t *tree) edgesOf(n int32) []edge {
	d := &t.nodes[n]
	return t.edges[d.first : d.first+d.edges]
}

// line is a shortest line from a node to the goal, of those that win. Of the moves of the main step it has as few as possible.
func (t *tree) line(from int32, wins []bool) []edge { return t.lineWithout(from, wins, noMove) }

// lineWithout is the same without a move.
func (t *tree) lineWithout(from int32, wins []bool, without uint32) (line []edge) {
	if !wins[from] {
		return nil
	}
	type step struct {
		node int32
		by   edge
		past int32 // in steps
		cost int
	}
	steps := []step{{node: from, past: -1}}
	buckets := [][]int32{{0}} // of steps, by cost
	seen := make([]bool, len(t.nodes))
	for cost := 0; cost < len(buckets); cost++ {
		for i := 0; i < len(buckets[cost]); i++ {
			s := steps[buckets[cost][i]]
			if seen[s.node] {
				continue
			}
			seen[s.node] = true
			if t.nodes[s.node].state == Solved {
				for s.past >= 0 {
					line = append(line, s.by)
					s = steps[s.past]
				}
				slices.Reverse(line)
				return line
			}
			for _, e := range t.edgesOf(s.node) {
				if !wins[e.to] || seen[e.to] || e.move == without && !t.nodes[s.node].foe {
					continue
				}
				next := cost + 1
				if t.moves[e.move].main() {
					next += 64
				}
				for len(buckets) <= next {
					buckets = append(buckets, nil)
				}
				buckets[next] = append(buckets[next], int32(len(steps)))
				steps = append(steps, step{e.to, e, buckets[cost][i], next})
				if t.nodes[s.node].foe {
					break
				}
			}
		}
	}
	return nil
}
