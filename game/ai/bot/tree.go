package bot

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
)

// move is a command as the tree knows it: a card that is not known yet is a different
// card in each imagined world.
type move struct {
	command keyforge.Command
	def     uint16
}

func moveOf(g *keyforge.Game, c keyforge.Command) move {
	if c.Card == 0 {
		return move{command: c}
	}
	return move{c, g.Def(c.Card)}
}

// outcome is the outcome of a try, or of several together.
type outcome struct {
	worth  int64 // by which moves are chosen, out of [sure]
	chance int64 // of winning, out of [sure]
}

func (o *outcome) add(p outcome) {
	o.worth += p.worth
	o.chance += p.chance
}

// mean is the mean of that many outcomes whose sum it is.
func (o outcome) mean(tries int64) outcome { return outcome{o.worth / tries, o.chance / tries} }

// branch is a move of a node.
type branch struct {
	move
	prior int32 // how likely it is to be good, out of [sure], before it is tried
	open  int32 // how often it could be tried
	tries int32
	total outcome // of its tries
	seems outcome // its apparent outcome
	node  int32   // where it leads, or 0
}

// node is a question of the side that thinks. What exactly it asks differs between
// imagined worlds.
type node struct {
	branches []branch
	tries    int32
}

// favorite is the branch that was tried most, or nil when none was.
func (n *node) favorite() (most *branch) {
	for i := range n.branches {
		if b := &n.branches[i]; b.tries > 0 && (most == nil || b.tries > most.tries) {
			most = b
		}
	}
	return most
}

// tree is what has been tried.
type tree struct {
	nodes   []node
	used    int
	tries   int64
	total   outcome // of all tries
	squares int64   // of their worth
}

func (t *tree) clear() {
	t.used = 1 // 0 means no node
	if len(t.nodes) == 0 {
		t.nodes = make([]node, 1, 1024)
	}
	t.tries, t.total, t.squares = 0, outcome{}, 0
}

func (t *tree) add() int32 {
	if t.used == len(t.nodes) {
		t.nodes = append(t.nodes, node{})
	}
	n := &t.nodes[t.used]
	n.branches, n.tries = n.branches[:0], 0
	t.used++
	return int32(t.used - 1)
}

// spread is how much the outcomes of tries vary.
func (t *tree) spread() int64 {
	if t.tries < 2 {
		return sure / 8
	}
	mean := t.total.worth / t.tries
	return max(sure/1024, root(max(0, t.squares/t.tries-mean*mean)))
}

// root is the integer square root of n.
func root(n int64) int64 {
	if n < 2 {
		return n
	}
	x := int64(1) << ((bits.Len64(uint64(n)) + 1) / 2)
	for {
		y := (x + n/x) / 2
		if y >= x {
			return x
		}
		x = y
	}
}

// seems is the apparent outcome of the branch: that of its own best branch, not the mean
// of everything that was tried behind it. Only where that could not always be tried,
// because it depends on chance, is it the mean.
func (t *tree) seems(b *branch) outcome {
	mean := b.total.mean(int64(b.tries))
	if b.node == 0 {
		return mean
	}
	n := &t.nodes[b.node]
	most := n.favorite()
	if most == nil || n.tries < 8 || 10*most.open < 9*n.tries {
		return mean
	}
	return most.seems
}
