package bot_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
)

// Sizes and scales of the network, as network.go has them.
const (
	units     = 32
	inputOne  = 1 << 8
	weightOne = 1 << 12
)

// position is how a turn began, and whether the duel was won.
type position struct {
	inputs bot.Inputs
	won    float64
}

// model is a network in floating point: the linear part, the weights of the units by input, and what comes out of them.
type model []float64

func (m model) out(inputs int) model { return m[inputs*(1+units):] }

// chance is what the network says, and lit what its units say.
func (m model) chance(x *bot.Inputs, inputs int, lit *[units]float64) float64 {
	*lit = [units]float64{}
	z := 0.0
	for k, at := range x.At {
		v := float64(x.X[k]) / inputOne
		z += m[at] * v
		for j, w := range m[inputs+int(at)*units:][:units] {
			lit[j] += w * v
		}
	}
	for j, w := range m.out(inputs) {
		lit[j] = max(0, lit[j])
		z += w * lit[j]
	}
	return 1 / (1 + math.Exp(-z))
}

// slope adds how the weights would have to change for a position to be foretold better.
func (m model) slope(p *position, inputs int, slopes model) {
	var lit [units]float64
	d := p.won - m.chance(&p.inputs, inputs, &lit)
	out := m.out(inputs)
	for k, at := range p.inputs.At {
		v := d * float64(p.inputs.X[k]) / inputOne
		slopes[at] += v
		row := slopes[inputs+int(at)*units:][:units]
		for j, l := range lit {
			if l > 0 {
				row[j] += v * out[j]
			}
		}
	}
	for j, l := range lit {
		slopes.out(inputs)[j] += d * l
	}
}

// table writes the network as network.tsv has it.
func (m model) table(names []string) string {
	var b strings.Builder
	row := func(numbers []float64) {
		for _, n := range numbers {
			fmt.Fprintf(&b, "\t%.0f", weightOne*n)
		}
		b.WriteByte('\n')
	}
	for i, name := range names {
		if m[i] != 0 {
			b.WriteString(name)
			fmt.Fprintf(&b, "\t%.0f", weightOne*m[i])
			row(m[len(names)+i*units:][:units])
		}
	}
	b.WriteString("out")
	row(m.out(len(names)))
	return b.String()
}

// The network foretells duels of players with experience, see TestExperience.
func TestNetwork(t *testing.T) {
	judge := bot.Foretell()
	sum, n := 0.0, 0
	for seed := range uint64(150) {
		g, player := begin(t, shards.Options{Seats: 2, Future: seed%2 == 0}, seed), bot.NewSkilled(catalogue(t))
		var chances []float64 // of the first seat
		for turn := 0; !g.Over(); {
			if me := g.Asked(); g.Question().Kind == shards.AskMain && g.Turn() != turn {
				turn = g.Turn()
				chances = append(chances, math.Abs(judge(g, me)-float64(me)))
			}
			require.NoError(t, g.Do(player.Choose(g)))
		}
		for _, p := range chances {
			if g.Won(1) {
				p = 1 - p
			}
			sum -= math.Log(max(1e-9, p))
			n++
		}
	}
	t.Log(sum / float64(n))
	assert.Less(t, sum/float64(n), 0.6, "who knows nothing is surprised by 0.69")
}
