package bot_test

import (
	"math"
	"os"
	"slices"
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
	const decay = 1e-3
	if a.mean == nil {
		a.mean, a.square = make([]float64, len(w)), make([]float64, len(w))
	}
	a.steps++
	for i, d := range slopes {
		a.mean[i] += 0.1 * (d - a.mean[i])
		a.square[i] += 0.001 * (d*d - a.square[i])
		w[i] += rate * (a.mean[i]/(1-math.Pow(0.9, float64(a.steps)))/
			(math.Sqrt(a.square[i]/(1-math.Pow(0.999, float64(a.steps))))+1e-6) - decay*w[i])
		slopes[i] = 0
	}
}

// lesson is a duel of learners, or of one against Greedy, by the turns of one side: how they began, and what could be learnt.
type lesson struct {
	turns  []sample
	slopes [][]map[int]float64
}

// taught are the lessons of one duel.
func taught(t *testing.T, l *bot.Learner, seed uint64) (sides [2]lesson) {
	g := begin(t, shards.Options{Seats: 2, Future: seed%2 == 0}, seed)
	g.SetQuiet(true)
	players := [2]bot.Player{l, l}
	if seed%4 < 2 {
		players[seed/4%2] = bot.NewGreedy()
	}
	x := make([]int64, len(bot.FeatureNames(g.Catalogue())))
	for turn := 0; !g.Over(); {
		me := g.Asked()
		side := &sides[me]
		if g.Question().Kind == shards.AskMain && g.Turn() != turn {
			turn = g.Turn()
			bot.Features(g, me, 1-me, x)
			side.turns, side.slopes = append(side.turns, sampleOf(x)), append(side.slopes, nil)
		}
		c := players[me].Choose(g)
		if n := len(side.slopes); n > 0 {
			side.slopes[n-1] = append(side.slopes[n-1], l.Slopes...)
		}
		l.Slopes = l.Slopes[:0]
		require.NoError(t, g.Do(c))
	}
	for s := range sides {
		for i := range sides[s].turns {
			if g.Won(shards.Seat(s)) {
				sides[s].turns[i].won = 1
			}
		}
	}
	return sides
}

// learn lets a learner play batches of duels. What it did before things went better than foretold it will do more often.
// Who foretells learns beside it.
func learn(t *testing.T, batches int) *bot.Learner {
	const size, trust = 128, 0.8 // duels, and how far a turn answers for what comes after the next one
	l := bot.NewLearner(catalogue(t), false, 1)
	l.Heat = 1.5
	numbers := l.Numbers()
	slopes := make([]float64, len(numbers))
	foretold := make([]float64, len(bot.FeatureNames(catalogue(t))))
	wrong := make([]float64, len(foretold))
	var acts, beliefs adam
	for batch := range batches {
		decisions, turns := 0.0, 0.0
		for i := range uint64(size) {
			for _, side := range taught(t, l, 10_000_000+uint64(batch)*size+i) {
				if len(side.turns) == 0 {
					continue
				}
				later := side.turns[0].won
				for k, s := range slices.Backward(side.turns) {
					p := chance(foretold, &s)
					for _, slope := range side.slopes[k] {
						decisions++
						for at, by := range slope {
							slopes[at] += (later - p) * by
						}
					}
					turns++
					for j, at := range s.at {
						wrong[at] += (s.won - p) * s.x[j]
					}
					later = trust*later + (1-trust)*p
				}
			}
		}
		for i := range slopes {
			slopes[i] *= 100 / max(1, decisions)
		}
		for i := range wrong {
			wrong[i] /= turns
		}
		rate := min(1, 2*(1-float64(batch)/float64(batches)))
		acts.climb(numbers, slopes, 0.03*rate)
		beliefs.climb(foretold, wrong, 0.02*rate)
	}
	l.Heat = 0
	return l
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

// Experience wins duels against Greedy, which has none. With -update it is gained anew, which takes half an hour.
func TestExperience(t *testing.T) {
	if *update {
		require.NoError(t, os.WriteFile("experience.tsv", []byte(learn(t, 1800).Table()), 0o644))
	}
	const games = 400
	wins := beats(t, bot.NewSkilled(catalogue(t)), games)
	t.Log(wins)
	assert.GreaterOrEqual(t, wins, games*62/100)
}

// Experience can be gained by a few duels.
func TestLearn(t *testing.T) {
	const games = 400
	wins := beats(t, learn(t, 12), games)
	t.Log(wins)
	assert.GreaterOrEqual(t, wins, games*52/100)
}
