package bot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/shards"
)

// Learner plays as experts go on in duels, but chooses by chance, the better more often. It notes how its numbers would have to
// change for it to choose the same more often.
type Learner struct {
	*Greedy
	Heat    float64 // in log-odds; 0: always the best
	Slopes  []Slope
	rng     *rand.Rand
	options []option
}

// Slope is how much a number would have to rise.
type Slope struct {
	At int
	By float64
}

// option is a set of commands and how good it looks, in log-odds.
type option struct {
	of    []shards.Command
	score float64
}

// NewLearner returns a learner with experience, or with none yet.
func NewLearner(cat *shards.Catalogue, experienced bool, seed uint64) *Learner {
	l := &Learner{Greedy: NewSkilled(cat), rng: rand.New(rand.NewPCG(seed, 2))}
	if !experienced {
		clear(l.Numbers())
	}
	return l
}

// Numbers are those that it learns.
func (l *Learner) Numbers() []float64 { return l.table.experience.numbers }

// Believe makes the weights those of its network: the linear part, those of the units by input, and what comes out of them.
func (l *Learner) Believe(weights []float64) {
	n := l.plan.network
	whole := func(w float64) int64 { return int64(math.Round(w * weightOne)) }
	for i := range n.linear {
		n.linear[i] = whole(weights[i])
		for j := range n.in[i] {
			n.in[i][j] = whole(weights[len(n.linear)+i*hidden+j])
		}
	}
	for j := range n.out {
		n.out[j] = whole(weights[len(n.linear)*(1+hidden)+j])
	}
}

// Believed are the weights of its network.
func (l *Learner) Believed() (weights []float64) {
	n := l.plan.network
	for _, w := range n.linear {
		weights = append(weights, float64(w)/weightOne)
	}
	for i := range n.in {
		for _, w := range n.in[i] {
			weights = append(weights, float64(w)/weightOne)
		}
	}
	for _, w := range n.out {
		weights = append(weights, float64(w)/weightOne)
	}
	return weights
}

// Table writes the numbers as experience.tsv has them.
func (l *Learner) Table() string {
	var b strings.Builder
	b.WriteString("card\trecruit\tearly\tshare\tmastery\tfast\tearly\tattack\tearly\tbanish\tearly\n")
	row := func(name string, numbers []float64) {
		b.WriteString(name)
		for _, n := range numbers {
			fmt.Fprintf(&b, "\t%.2f", n)
		}
		b.WriteByte('\n')
	}
	numbers := l.Numbers()
	for _, c := range l.table.experience.cat.Cards {
		if c.Copies > 0 || c.Starting > 0 || c.Relic {
			row(c.ID, numbers[:ofCard])
		}
		numbers = numbers[ofCard:]
	}
	row("focus", numbers[:ofFocus])
	row("keep", numbers[ofFocus:])
	return b.String()
}

// Choose implements [Player].
func (l *Learner) Choose(g *shards.Game) shards.Command {
	l.legal = g.Legal(l.legal[:0])
	if len(l.legal) == 1 || l.Heat == 0 {
		return l.choose(g)
	}
	t := &l.table
	t.look(g)
	l.options = l.options[:0]
	switch g.Question().Kind {
	case shards.AskMain:
		if c := best(l.legal, t.free); t.free(c) > 0 {
			return t.before(l.legal, c)
		}
		return l.pay()
	case shards.AskBanish:
		for _, c := range l.legal {
			l.options = append(l.options, option{[]shards.Command{c}, float64(odds(t.banishing(c))) / oddsOne})
		}
		return l.pick()
	}
	return l.choose(g)
}

// pay chooses what to pay for, or what to do with power.
func (l *Learner) pay() shards.Command {
	p, t := l.plan, &l.table
	p.seen = func(set []shards.Command, score int64) {
		l.options = append(l.options, option{slices.Clone(set), float64(score) / oddsOne})
	}
	defer func() { p.seen = nil }()
	if p.look(t, l.legal) {
		p.mercenaries(0, t.mine.Crystals, 0)
		if c := l.pick(); c.Verb != shards.EndMain {
			return c
		}
	}
	l.options = l.options[:0]
	if p.strike(t, l.legal); len(l.options) == 0 {
		return p.first
	}
	return l.pick()
}

// pick takes one of the options, and notes how it could be taken more often.
func (l *Learner) pick() shards.Command {
	most := math.Inf(-1)
	for _, o := range l.options {
		most = max(most, o.score)
	}
	sum, upTo := 0.0, make([]float64, len(l.options))
	for i, o := range l.options {
		sum += math.Exp((o.score - most) / l.Heat)
		upTo[i] = sum
	}
	r, at := l.rng.Float64()*sum, 0
	for upTo[at] < r {
		at++
	}
	before := 0.0
	for i, o := range l.options {
		by := (before - upTo[i]) / sum
		before = upTo[i]
		if i == at {
			by++
		}
		for _, c := range o.of {
			for r, j := l.table.traits(c), 0; j < r.n; j++ {
				l.Slopes = append(l.Slopes, Slope{r.at[j], by * r.x[j]})
			}
		}
	}
	if o := l.options[at]; len(o.of) > 0 {
		return o.of[0]
	}
	return shards.Command{Verb: shards.EndMain}
}
