package train_test

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/train"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// duels are some games of greedy bots.
func duels(t *testing.T, dir string) *train.Games {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g := &train.Games{
		Catalogue: cat, Bot: "greedy", Astray: 5, Seed: 3, Workers: 2, Dir: dir,
		Tables: []train.Kind{{Name: "duel", Mode: keyforge.Duel, Setup: keyforge.Setup{First: keyforge.NoSide}, Players: 2, Games: 60}},
	}
	for _, name := range []string{"onyx", "argus", "mciver"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		g.Pool = append(g.Pool, d.Deal(0))
	}
	return g
}

func load(t *testing.T, dir string) []train.Sample {
	t.Helper()
	samples, err := train.Load(filepath.Join(dir, "*.samples"))
	require.NoError(t, err)
	return samples
}

// Games that were stopped go on, and give the same samples.
func TestGamesThatWereStoppedGoOn(t *testing.T) {
	whole, parts := t.TempDir(), t.TempDir()
	g := duels(t, whole)
	require.NoError(t, g.Play(t.Context()))
	samples := load(t, whole)
	require.Greater(t, len(samples), 500)

	ctx, stop := context.WithCancel(t.Context())
	g = duels(t, parts)
	g.Workers = 1
	g.Progress = func() { stop() }
	require.NoError(t, g.Play(ctx))
	names, err := os.ReadDir(parts)
	require.NoError(t, err)
	require.Len(t, names, 1)
	g.Progress = nil
	require.NoError(t, g.Play(t.Context()))
	assert.Equal(t, samples, load(t, parts))
}

// A duel is won by one of the sides that chose houses, and each sample shows it from
// its own side.
func TestSamplesTellWhoWon(t *testing.T) {
	dir := t.TempDir()
	g := duels(t, dir)
	require.NoError(t, g.Play(t.Context()))
	won, lost := 0, 0
	for _, s := range load(t, dir) {
		if s.Won == 1 {
			won++
		} else {
			lost++
		}
	}
	assert.InDelta(t, 1, float64(won)/float64(lost), 0.4)
}

// As many choices are random as is asked: none of them, or all.
func TestChoicesGoAstray(t *testing.T) {
	played := func(astray int) []train.Sample {
		g := duels(t, t.TempDir())
		g.Astray = astray
		require.NoError(t, g.Play(t.Context()))
		return load(t, g.Dir)
	}
	none, all := played(0), played(100)
	assert.True(t, slices.Equal(played(-1), none), "not one in a hundred")
	assert.True(t, slices.Equal(played(101), all))
	assert.False(t, slices.Equal(none, all))
}

// Experts play on as they think best, and each sample keeps how likely its side was to win as they saw it.
func TestSamplesOfExpertsTellWhatTheySaw(t *testing.T) {
	train.FileHolds(t, 3)
	g := duels(t, t.TempDir())
	g.Bot, g.Astray, g.Tables[0].Games = "quick", 0, 3
	require.NoError(t, g.Play(t.Context()))
	samples := load(t, g.Dir)
	require.NotEmpty(t, samples)
	var seen, n [2]int
	for _, s := range samples {
		assert.EqualValues(t, 1, s.Judged)
		seen[s.Won] += int(s.Seen)
		n[s.Won]++
	}
	assert.Greater(t, seen[1]/n[1], seen[0]/n[0]+5000, "whoever wins has seen it coming")
}

// A network learns what decides, here the first two features together, and the integers
// in which it is stored judge like what was fitted.
func TestFitFindsWhatDecides(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	samples := make([]train.Sample, 6000)
	for i := range samples {
		s := &samples[i]
		for k := range 8 {
			s.Features[k] = int16(r.IntN(2) * bot.Unit)
		}
		if s.Features[0] != s.Features[1] {
			s.Won = 1
		}
	}
	fit := train.Fit{Seed: 1, Epochs: 30, Rate: 0.01}
	n, err := fit.Run(t.Context(), samples)
	require.NoError(t, err)
	var text strings.Builder
	require.NoError(t, n.Write(&text))
	n, err = bot.ReadNetwork(strings.NewReader(text.String()))
	require.NoError(t, err)
	for i := range 200 {
		chance := n.Judge(samples[i].Features)
		if samples[i].Won == 1 {
			assert.Greater(t, chance, game.Certain*8/10)
		} else {
			assert.Less(t, chance, game.Certain*2/10)
		}
	}
	again, err := fit.Run(t.Context(), samples)
	require.NoError(t, err)
	assert.Equal(t, n.In, again.In)
}

// The chances that a network gives are corrected overall by how games ended, and nothing else
// in it changes.
func TestFitSetsChancesRight(t *testing.T) {
	from := *bot.Trained("adventure")
	from.Bias -= 3 * bot.WeightScale
	samples := make([]train.Sample, 2000)
	for i := range samples {
		samples[i].Features[i%8] = bot.Unit
		if i%10 < 7 {
			samples[i].Won = 1
		}
	}
	n, err := (&train.Fit{From: &from}).Run(t.Context(), samples)
	require.NoError(t, err)
	said := game.Chance(0)
	for i := range samples {
		said += n.Judge(samples[i].Features)
	}
	assert.InDelta(t, float64(game.Certain)*0.7, float64(said)/float64(len(samples)), 20)
	n.Bias = from.Bias
	assert.Equal(t, &from, n)
}

// What the bot saw is trusted as far as is asked, where it saw anything; how the games ended
// decides otherwise.
func TestFitTrustsWhatWasSeen(t *testing.T) {
	const seen, ended = 0, 1 // features
	fitted := func(judged uint8) func(feature int) game.Chance {
		r := rand.New(rand.NewPCG(4, 4))
		samples := make([]train.Sample, 3000)
		for i := range samples {
			s := &samples[i]
			s.Judged = judged
			if r.IntN(2) == 1 {
				s.Features[seen], s.Seen = bot.Unit, 65535
			}
			if r.IntN(2) == 1 {
				s.Features[ended], s.Won = bot.Unit, 1
			}
		}
		n, err := (&train.Fit{Seed: 1, Epochs: 10, Rate: 0.01, Trust: 1}).Run(t.Context(), samples)
		require.NoError(t, err)
		return func(feature int) game.Chance {
			var f [bot.FeatureCount]int16
			f[feature] = bot.Unit
			return n.Judge(f)
		}
	}
	chance := fitted(1)
	assert.Greater(t, chance(seen), game.Certain*8/10)
	assert.Less(t, chance(ended), game.Certain*2/10)
	chance = fitted(0)
	assert.Greater(t, chance(ended), game.Certain*8/10)
	assert.Less(t, chance(seen), game.Certain*2/10)
}

// Whole stretches of games are held out, the last of ten: what only they show is not learned.
func TestFitHoldsGamesOut(t *testing.T) {
	samples := make([]train.Sample, 5000)
	for i := range samples[:4500] {
		samples[i].Features[0], samples[i].Won = bot.Unit, 1
	}
	learned, held := 0.0, 0.0
	fit := train.Fit{Seed: 1, Epochs: 3, Rate: 0.01, Report: func(_ int, loss, aside float64) { learned, held = loss, aside }}
	_, err := fit.Run(t.Context(), samples)
	require.NoError(t, err)
	assert.Greater(t, held, 3*learned)
}

func TestFitWantsSamples(t *testing.T) {
	_, err := (&train.Fit{Epochs: 1}).Run(t.Context(), make([]train.Sample, 10))
	assert.Error(t, err)
}

func TestNetworksOfOtherFeaturesAreRefused(t *testing.T) {
	_, err := bot.ReadNetwork(strings.NewReader(`{"Linear":[1,2,3]}`))
	assert.ErrorContains(t, err, "train it anew")
	_, err = bot.ReadNetwork(strings.NewReader(`{`))
	assert.Error(t, err)
}
