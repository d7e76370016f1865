package search

import (
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game"
)

// Sure is the worth and the chance of a certainty.
const Sure = 1 << 16

const (
	// explore is the bonus for a move that was tried little, in spreads of the tree.
	explore = 2
	// doubt is how many tries weigh as much as what was expected of a move.
	doubt = 32
	// hopeless is how far behind a move is that does not have to be tried more than once.
	hopeless = Sure / 32
)

// Outcome is the Outcome of a try, or of several together.
type Outcome struct {
	Worth  int64 // by which moves are chosen, out of [Sure]
	Chance int64 // of winning, out of [Sure]
}

func (o *Outcome) add(p Outcome) {
	o.Worth += p.Worth
	o.Chance += p.Chance
}

// mean is the mean of that many outcomes whose sum it is.
func (o Outcome) mean(tries int64) Outcome { return Outcome{o.Worth / tries, o.Chance / tries} }

// branch is a move of a node.
type branch struct {
	move    uint64       // see [Guide.Move]
	command game.Command // in the first world that had it
	prior   int32        // how likely it is to be good, out of [Sure], before it is tried
	behind  int64        // by how much of worth it is likely to be behind the best, before it is tried
	open    int32        // how often it could be tried
	tries   int32
	total   Outcome // of its tries
	seems   Outcome // its apparent outcome
	node    int32   // where it leads, or 0
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
	total   Outcome // of all tries
	squares int64   // of their worth
	now     []int32 // the branches of the legal commands
}

func (t *tree) clear() {
	t.used = 1 // 0 means no node
	if len(t.nodes) == 0 {
		t.nodes = make([]node, 1, 1024)
	}
	t.tries, t.total, t.squares = 0, Outcome{}, 0
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

// behind is the node behind a branch; there is none yet where the tree has just grown.
func (t *tree) behind(s step, grown bool) int32 {
	if b := &t.nodes[s.node].branches[s.branch]; grown || b.node != 0 {
		return b.node
	}
	next := t.add()
	t.nodes[s.node].branches[s.branch].node = next
	return next
}

// open finds the branches of a node for the moves that are legal now, and reports whether there were none for some.
func (t *tree) open(at int32, moves []uint64, commands []game.Command) (fresh bool) {
	n := &t.nodes[at]
	t.now = t.now[:0]
	for i, m := range moves {
		b := i
		if i >= len(n.branches) || n.branches[i].move != m {
			b = slices.IndexFunc(n.branches, func(b branch) bool { return b.move == m })
		}
		if b < 0 {
			b = len(n.branches)
			n.branches = append(n.branches, branch{move: m, command: commands[i]})
			fresh = true
		}
		n.branches[b].open++
		t.now = append(t.now, int32(b))
	}
	return fresh
}

// expect gives the open branches their priors, by the rank of their rates.
func (t *tree) expect(at int32, rates []int32) {
	n := &t.nodes[at]
	var sum int64
	for i := range rates {
		rank := 0
		for j := range rates {
			if rates[j] > rates[i] || rates[j] == rates[i] && j < i {
				rank++
			}
		}
		p := int32(Sure / (rank + 2))
		n.branches[t.now[i]].prior = p
		sum += int64(p)
	}
	for _, b := range t.now {
		b := &n.branches[b]
		b.prior = int32(int64(b.prior) * Sure / sum)
	}
}

// lags says how far the open branches are expected to be behind the best one.
func (t *tree) lags(at int32, behind []int64) {
	for i, b := range t.now {
		t.nodes[at].branches[b].behind = behind[i]
	}
}

// pick is the open branch to try next, and which of them it is; each is tried so often at least, so that none is abandoned because
// little was expected of it.
func (t *tree) pick(at, least int32) (index int, branch int32) {
	n := &t.nodes[at]
	spread := t.spread()
	first := t.first(n, spread)
	best, most := 0, int64(-1<<62)
	wide := root(int64(n.tries+1) << 16)
	for i, b := range t.now {
		br := &n.branches[b]
		if br.tries < least && (br.behind < hopeless || br.tries == 0) {
			return i, b
		}
		v := first
		if br.tries > 0 {
			v = br.seems.Worth
		}
		v += explore*spread*int64(br.prior)/Sure*wide/(256*int64(1+br.tries)) - br.lag()
		if v > most {
			best, most = i, v
		}
	}
	return best, t.now[best]
}

// first is what a branch that was never tried seems worth: a little less than the others.
func (t *tree) first(n *node, spread int64) int64 {
	var sum, tried int64
	for _, b := range t.now {
		if br := &n.branches[b]; br.tries > 0 {
			sum += br.total.Worth
			tried += int64(br.tries)
		}
	}
	if tried == 0 {
		return 0
	}
	return sum/tried - spread/4
}

// learn records the Outcome of a try.
func (t *tree) learn(path []step, o Outcome) {
	t.tries++
	t.total.add(o)
	t.squares += o.Worth * o.Worth
	for i := len(path) - 1; i >= 0; i-- {
		n := &t.nodes[path[i].node]
		n.tries++
		b := &n.branches[path[i].branch]
		b.tries++
		b.total.add(o)
		b.seems = t.seems(b)
	}
}

// surely is what the branch is worth, discounted if it was tried little.
func (t *tree) surely(b *branch) int64 {
	return b.seems.Worth - b.lag() - 2*t.spread()/root(int64(b.tries))
}

// lag is what is left of how far it was expected to be behind.
func (b *branch) lag() int64 { return b.behind * doubt / (doubt + int64(b.tries)) }

// spread is how much the outcomes of tries vary.
func (t *tree) spread() int64 {
	if t.tries < 2 {
		return Sure / 8
	}
	mean := t.total.Worth / t.tries
	return max(Sure/1024, root(max(0, t.squares/t.tries-mean*mean)))
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

// seems is the apparent Outcome of the branch: that of its own best branch, not the mean
// of everything that was tried behind it. Only where that could not always be tried,
// because it depends on chance, is it the mean.
func (t *tree) seems(b *branch) Outcome {
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
