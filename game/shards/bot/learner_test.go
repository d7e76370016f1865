package bot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"github.com/keyraken/keyraken/game/shards"
)

// Learner plays as experts go on in duels, but chooses by chance, the better more often. It notes how its numbers would have to
// change for it to choose the same more often.
type Learner struct {
	Greedy
	Heat    float64 // in points of power; 0: always the best
	Slopes  []map[int]float64
	rng     *rand.Rand
	options []option
	of      []offer
}

// option is a set of offers, or a command.
type option struct {
	of    []int // offers or commands
	worth float64
}

// NewLearner returns a learner with experience, or with none yet.
func NewLearner(cat *shards.Catalogue, experienced bool, seed uint64) *Learner {
	l := &Learner{Greedy: *NewSkilled(cat), rng: rand.New(rand.NewPCG(seed, 2))}
	if !experienced {
		clear(l.Numbers())
	}
	return l
}

// Numbers are those that it learns.
func (l *Learner) Numbers() []float64 { return l.table.experience.numbers }

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
	if len(l.legal) == 1 {
		return l.legal[0]
	}
	t := &l.table
	t.look(g)
	l.options = l.options[:0]
	switch g.Question().Kind {
	case shards.AskMain:
		if c := best(l.legal, t.free); t.free(c) > 0 {
			return t.before(l.legal, c)
		}
		if c, ok := l.spend(t); ok {
			return c
		}
		l.options = l.options[:0]
		for i, c := range l.legal {
			if c.Verb == shards.Attack || c.Verb == shards.EndMain {
				l.options = append(l.options, option{[]int{i}, t.strike(c)})
			}
		}
		return l.legal[l.pick(t, func(i int) shards.Command { return l.legal[i] }).of[0]]
	case shards.AskBanish:
		for i, c := range l.legal {
			l.options = append(l.options, option{[]int{i}, t.banishing(c)})
		}
		return l.legal[l.pick(t, func(i int) shards.Command { return l.legal[i] }).of[0]]
	}
	return l.choose(g)
}

// spend is the first of a set of offers, if it buys any.
func (l *Learner) spend(t *table) (shards.Command, bool) {
	l.of = l.of[:0]
	for _, c := range l.legal {
		if c.Verb == shards.Recruit || c.Verb == shards.FastPlay || c.Verb == shards.Focus {
			if o := t.offer(c); o.worth > -2 {
				l.of = append(l.of, o)
			}
		}
	}
	l.fill(option{}, 0, t.mine.Crystals)
	o := l.pick(t, func(i int) shards.Command { return l.of[i].command })
	if len(o.of) == 0 {
		return shards.Command{}, false
	}
	return l.of[o.of[0]].command, true
}

// fill finds all sets for the crystals, or the first ones.
func (l *Learner) fill(o option, from int, crystals int32) {
	const most = 400
	l.options = append(l.options, o)
	for i := from; i < len(l.of) && len(l.options) < most; i++ {
		next := &l.of[i]
		taken := false
		for _, k := range o.of {
			taken = taken || l.of[k].command.Card == next.command.Card
		}
		if next.price <= crystals && !taken {
			l.fill(option{append(o.of[:len(o.of):len(o.of)], i), o.worth + next.worth}, i+1, crystals-next.price)
		}
	}
}

// pick takes one of the options, and notes how it could be taken more often.
func (l *Learner) pick(t *table, command func(i int) shards.Command) option {
	most := l.options[0]
	for _, o := range l.options {
		if o.worth > most.worth {
			most = o
		}
	}
	if l.Heat == 0 {
		return most
	}
	sum, upTo := 0.0, make([]float64, len(l.options))
	for i, o := range l.options {
		sum += math.Exp((o.worth - most.worth) / l.Heat)
		upTo[i] = sum
	}
	r, at := l.rng.Float64()*sum, 0
	for upTo[at] < r {
		at++
	}
	slope, before := map[int]float64{}, 0.0
	for i, o := range l.options {
		by := (before - upTo[i]) / sum
		before = upTo[i]
		if i == at {
			by++
		}
		for _, k := range o.of {
			for r, j := t.traits(command(k)), 0; j < r.n; j++ {
				slope[r.at[j]] += by * r.x[j] / l.Heat
			}
		}
	}
	l.Slopes = append(l.Slopes, slope)
	return l.options[at]
}
