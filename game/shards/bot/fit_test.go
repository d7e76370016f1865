package bot_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
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

// positions are from one duel. Its players try much out until a turn at random, and play as well as they can from then on: what
// they had tried says nothing of how well they will play.
func positions(t *testing.T, seed uint64) (all []position) {
	g := begin(t, shards.Options{Seats: 2, Future: seed%2 == 0}, seed)
	g.SetQuiet(true)
	r := rand.New(rand.NewPCG(seed, 99))
	player := bot.NewLearner(g.Catalogue(), true, seed)
	heats := [2]float64{1 + 4*r.Float64(), 1 + 4*r.Float64()}
	var movers []shards.Seat
	for turn, first := 0, r.IntN(22); !g.Over(); {
		me := g.Asked()
		player.Heat = heats[me]
		if g.Turn() >= first {
			player.Heat = 0
		}
		if g.Question().Kind == shards.AskMain && g.Turn() != turn {
			if turn = g.Turn(); turn >= first {
				all, movers = append(all, position{}), append(movers, me)
				all[len(all)-1].inputs.Look(g, me, 1-me)
			}
		}
		require.NoError(t, g.Do(player.Choose(g)))
		player.Slopes = player.Slopes[:0]
	}
	for i, me := range movers {
		if g.Won(me) {
			all[i].won = 1
		}
	}
	return all
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
	const batch = 128
	var lit [units]float64
	d := (p.won - m.chance(&p.inputs, inputs, &lit)) / batch
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

// foretell fits a network to how duels end.
func foretell(all []position, inputs, epochs int) model {
	const batch = 128
	r := rand.New(rand.NewPCG(3, 3))
	m, slopes := make(model, inputs*(1+units)+units), make(model, inputs*(1+units)+units)
	for i := range m[inputs:] {
		m[inputs+i] = 0.3 * r.NormFloat64()
	}
	for j := range m.out(inputs) {
		m.out(inputs)[j] = 0.1 * r.NormFloat64()
	}
	var a adam
	steps := epochs * len(all) / batch
	for step := range steps {
		for range batch {
			m.slope(&all[r.IntN(len(all))], inputs, slopes)
		}
		a.climb(m, slopes, 0.003*float64(steps-step)/float64(steps))
	}
	return m
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

// The network foretells duels of players with experience. With -update it is fitted anew, which takes an hour.
func TestNetwork(t *testing.T) {
	if *update {
		var all []position
		for seed := range uint64(150_000) {
			all = append(all, positions(t, 60_000_000+seed)...)
		}
		names := bot.InputNames(catalogue(t))
		require.NoError(t, os.WriteFile("network.tsv", []byte(foretell(all, len(names), 6).table(names)), 0o644))
	}
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
	assert.Less(t, sum/float64(n), 0.5, "who knows nothing is surprised by 0.69")
}

// A network can be fitted to a few duels.
func TestForetell(t *testing.T) {
	names := bot.InputNames(catalogue(t))
	var all []position
	for seed := range uint64(600) {
		all = append(all, positions(t, seed)...)
	}
	aside := len(all) / 5
	m := foretell(all[aside:], len(names), 4)
	sum := 0.0
	var lit [units]float64
	for i := range all[:aside] {
		sum -= math.Log(max(1e-9, 1-math.Abs(all[i].won-m.chance(&all[i].inputs, len(names), &lit))))
	}
	t.Log(sum / float64(aside))
	assert.Less(t, sum/float64(aside), 0.6)
}
