package bot_test

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
	"github.com/keyraken/keyraken/game/shards/cards"
)

func catalogue(t testing.TB) *shards.Catalogue {
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	return cat
}

// adam follows slopes, each as fast as it is sure.
type adam struct {
	mean, square []float64
	steps        int
}

// climb moves weights along the slopes, which become 0.
func (a *adam) climb(w, slopes []float64, rate float64) {
	if a.mean == nil {
		a.mean, a.square = make([]float64, len(w)), make([]float64, len(w))
	}
	a.steps++
	for i, d := range slopes {
		a.mean[i] += 0.1 * (d - a.mean[i])
		a.square[i] += 0.001 * (d*d - a.square[i])
		w[i] += rate * a.mean[i] / (1 - math.Pow(0.9, float64(a.steps))) /
			(math.Sqrt(a.square[i]/(1-math.Pow(0.999, float64(a.steps)))) + 1e-6)
		slopes[i] = 0
	}
}

// moment is how a turn began, and what could be learnt of it.
type moment struct {
	inputs bot.Inputs
	me     shards.Seat
	slopes []bot.Slope
}

// taught are the turns of one duel, of a learner against itself or against Greedy, and whether the first seat won.
func taught(t *testing.T, l *bot.Learner, seed uint64) (all []moment, won float64) {
	g := begin(t, shards.Options{Seats: 2, Future: seed%2 == 0}, seed)
	g.SetQuiet(true)
	players := [2]bot.Player{l, l}
	if seed%4 < 2 {
		players[seed/4%2] = bot.NewGreedy()
	}
	for turn := 0; !g.Over(); {
		me := g.Asked()
		if g.Question().Kind == shards.AskMain && g.Turn() != turn {
			turn = g.Turn()
			all = append(all, moment{me: me})
			all[len(all)-1].inputs.Look(g, me, 1-me)
		}
		c := players[me].Choose(g)
		if now := &all[len(all)-1]; now.me == me {
			now.slopes = append(now.slopes, l.Slopes...)
		}
		l.Slopes = l.Slopes[:0]
		require.NoError(t, g.Do(c))
	}
	if g.Won(0) {
		won = 1
	}
	return all, won
}

// learn lets a learner play duels. What it did before things went better than its network foretold it will do more often. The
// network learns beside it.
func learn(t *testing.T, l *bot.Learner, duels int) {
	const trust = 0.85 // how far a turn answers for what comes after the next one
	inputs := len(bot.InputNames(catalogue(t)))
	l.Heat = 0.075
	numbers, weights := l.Numbers(), model(l.Believed())
	slopes, wrong := make([]float64, len(numbers)), make(model, len(weights))
	var acts, beliefs adam
	var lit [units]float64
	for i := range duels {
		all, later := taught(t, l, 10_000_000+uint64(i))
		for k := len(all) - 1; k >= 0; k-- {
			m := &all[k]
			p := position{m.inputs, math.Abs(later - float64(m.me))}
			chance := weights.chance(&m.inputs, inputs, &lit)
			for _, s := range m.slopes {
				slopes[s.At] += (p.won - chance) * s.By
			}
			weights.slope(&p, inputs, wrong)
			later = trust*later + (1-trust)*math.Abs(chance-float64(m.me))
		}
		rate := 1 - 0.95*float64(i)/float64(duels)
		if i%5 == 4 {
			beliefs.climb(weights, wrong, 0.001*rate)
		}
		if i%64 == 63 {
			acts.climb(numbers, slopes, 0.03*rate)
			l.Believe(weights)
		}
	}
	l.Heat = 0
}

// beats is how many of the first duels a player wins against Greedy, from both seats.
func beats(t *testing.T, player bot.Player, games int) (wins int) {
	for seed := range uint64(games) {
		g, me := begin(t, shards.Options{Seats: 2, Future: seed%4 < 2}, seed/2), shards.Seat(seed%2)
		players := []bot.Player{bot.NewGreedy(), bot.NewGreedy()}
		players[me] = player
		if play(t, g, players...); g.Won(me) {
			wins++
		}
	}
	return wins
}

// Experience and the network win duels against Greedy, which has none. With -update they learn from more duels, which takes minutes.
func TestExperience(t *testing.T) {
	if *update {
		l := bot.NewLearner(catalogue(t), true, 1)
		learn(t, l, 40_000)
		require.NoError(t, os.WriteFile("experience.tsv", []byte(l.Table()), 0o644))
		names := bot.InputNames(catalogue(t))
		require.NoError(t, os.WriteFile("network.tsv", []byte(model(l.Believed()).table(names)), 0o644))
	}
	const games = 400
	wins := beats(t, bot.NewSkilled(catalogue(t)), games)
	t.Log(wins)
	assert.GreaterOrEqual(t, wins, games*72/100)
}

// Who knows nothing learns from a few duels.
func TestLearn(t *testing.T) {
	const games = 400
	l := bot.NewLearner(catalogue(t), false, 1)
	nothing := make([]float64, len(l.Believed()))
	r := rand.New(rand.NewPCG(1, 1))
	for i := range nothing {
		nothing[i] = 0.05 * r.NormFloat64()
	}
	l.Believe(nothing)
	learn(t, l, 1500)
	wins := beats(t, l, games)
	t.Log(wins)
	assert.GreaterOrEqual(t, wins, games*52/100)
}
