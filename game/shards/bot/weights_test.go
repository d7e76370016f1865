package bot_test

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
	"github.com/keyraken/keyraken/game/shards/cards"
)

var update = flag.Bool("update", false, "write weights.tsv anew")

// sample is how a turn began, and whether the game was won.
type sample struct {
	at  []int
	x   []float64
	won float64
}

// samples are from one game. Its players play as Greedy does, but for some mistakes, so that there is something to learn.
func samples(t *testing.T, o shards.Options, seed uint64) (all []sample) {
	g := begin(t, o, seed)
	g.SetQuiet(true)
	r := rand.New(rand.NewPCG(seed, 1))
	var mistakes [shards.MaxSeats]float64 // shares of the decisions; Nemesis makes none
	for s := range mistakes {
		mistakes[s] = []float64{0, 0.05, 0.15, 0.4}[r.IntN(4)]
		if o.Automaton != nil {
			mistakes[s] = mistakes[0]
		}
	}
	if n := g.Automaton(); n != shards.NoSeat {
		mistakes[n] = 0
	}
	x := make([]int64, len(bot.FeatureNames(g.Catalogue())))
	var movers []shards.Seat
	player := bot.NewGreedy()
	for turn := 0; !g.Over(); {
		me := g.Asked()
		if g.Question().Kind == shards.AskMain && g.Turn() != turn {
			turn = g.Turn()
			enemy := shards.Seat(0)
			for !g.Enemies(me, enemy) {
				enemy++
			}
			bot.Features(g, me, enemy, x)
			s := sampleOf(x)
			s.at = append(s.at, len(x)) // who makes mistakes loses whatever his cards
			s.x = append(s.x, float64(mistakes[me]-mistakes[enemy]))
			all, movers = append(all, s), append(movers, me)
		}
		c := player.Choose(g)
		if c.Verb >= shards.EndMain || c.Verb == shards.Recruit || c.Verb == shards.Focus {
			if r.Float64() < mistakes[me] {
				legal := g.Legal(nil)
				c = legal[r.IntN(len(legal))]
			}
		}
		_, err := g.Apply(c, nil)
		require.NoError(t, err)
	}
	for i, me := range movers {
		if g.Won(me) {
			all[i].won = 1
		}
	}
	return all
}

func sampleOf(x []int64) (s sample) {
	for i, v := range x {
		if v != 0 {
			s.at, s.x = append(s.at, i), append(s.x, float64(v)/1000)
		}
	}
	return s
}

// played are the samples of many games in which players fight each other, or Nemesis.
func played(t *testing.T, together bool, from, to uint64) (all []sample) {
	for seed := from; seed < to; seed++ {
		o := shards.Options{Seats: 2, Future: seed%2 == 0}
		if together {
			players := 1 + int(seed%3)
			o = shards.Options{Seats: players, Future: true, Automaton: nemesis.Difficulty(seed / 3 % 4).Nemesis(players)}
		}
		all = append(all, samples(t, o, seed)...)
	}
	return all
}

// chance is what weights say about a sample.
func chance(w []float64, s *sample) float64 {
	z := 0.0
	for k, i := range s.at {
		z += w[i] * s.x[k]
	}
	return 1 / (1 + math.Exp(-z))
}

// fit finds the weights by which the chances fit how the games ended: logistic regression, with Adam.
func fit(all []sample, width int) []float64 {
	const batch, epochs, decay = 64, 3, 1e-4
	w, mean, square, slope := make([]float64, width), make([]float64, width), make([]float64, width), make([]float64, width)
	r := rand.New(rand.NewPCG(1, 1))
	steps := epochs * len(all) / batch
	for step := range steps {
		for range batch {
			s := &all[r.IntN(len(all))]
			d := chance(w, s) - s.won
			for k, i := range s.at {
				slope[i] += d * s.x[k] / batch
			}
		}
		rate := 0.02 * float64(steps-step) / float64(steps)
		for i := range w {
			d := slope[i] + decay*w[i]
			slope[i] = 0
			mean[i] += 0.1 * (d - mean[i])
			square[i] += 0.001 * (d*d - square[i])
			w[i] -= rate * mean[i] / (1 - math.Pow(0.9, float64(step+1))) /
				(math.Sqrt(square[i]/(1-math.Pow(0.999, float64(step+1)))) + 1e-8)
		}
	}
	return w
}

// surprise is how much the results surprise who believes the chances.
func surprise(all []sample, w []float64) (sum float64) {
	for i := range all {
		p := chance(w, &all[i])
		sum -= math.Log(max(1e-9, 1-math.Abs(all[i].won-p)))
	}
	return sum / float64(len(all))
}

// The weights say how likely a player is to win: they fit games that they were not fitted to. With -update they are fitted
// anew, which takes minutes.
func TestWeights(t *testing.T) {
	const file, games = "weights.tsv", 15_000
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	names := bot.FeatureNames(cat)
	if *update {
		against := [2][]float64{fit(played(t, false, 1000, 1000+games), len(names)+1), fit(played(t, true, 1000, 1000+games), len(names)+1)}
		var b strings.Builder
		for i, name := range names { // what mistakes cost is not needed any more
			fmt.Fprintf(&b, "%s\t%.0f\t%.0f\n", name, 1000*against[0][i], 1000*against[1][i])
		}
		require.NoError(t, os.WriteFile(file, []byte(b.String()), 0o644))
	}
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	var weights [2][]float64
	var named []string
	for line := range strings.Lines(string(text)) {
		name, numbers, _ := strings.Cut(line, "\t")
		var a, b float64
		_, err := fmt.Sscan(numbers, &a, &b)
		require.NoError(t, err, line)
		named, weights[0], weights[1] = append(named, name), append(weights[0], a/1000), append(weights[1], b/1000)
	}
	require.Equal(t, names, named)
	for i, most := range []float64{0.54, 0.54} {
		weights[i] = append(weights[i], 0)
		all := played(t, i == 1, 0, 150)
		t.Log(surprise(all, weights[i]))
		assert.Less(t, surprise(all, weights[i]), most, "who knows nothing is surprised by 0.69")
		plain := slices.Clone(weights[i])
		clear(plain[14:])
		assert.Greater(t, surprise(all, plain), surprise(all, weights[i]), "cards tell something")
	}
}
