package balance_test

import (
	"context"
	"math"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/balance"
	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// config is of games of the small adventure, with decks drawn from three.
func config(t *testing.T, players int, level string) *balance.Config {
	t.Helper()
	cat, err := adventure.Catalogue(clockwork.Adventure)
	require.NoError(t, err)
	c := &balance.Config{Difficulty: "easy", Level: level, Players: players, Every: 4, Config: sim.Config{
		Catalogue: cat, Mode: clockwork.Adventure.Mode(adventure.Easy), Setup: adventure.Setup(clockwork.Adventure, nil, 0),
		Seed: 7, Workers: 1, Limit: 100_000}}
	for _, name := range []string{"onyx", "argus", "mciver"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		c.Pool, c.Names = append(c.Pool, d.Deal(0)), append(c.Names, name)
	}
	return c
}

// played are the games with the numbers, in their order.
func played(t *testing.T, c *balance.Config, numbers ...int) []balance.Game {
	t.Helper()
	all := make([]balance.Game, len(numbers))
	require.NoError(t, c.Run(context.Background(), numbers, func(g *balance.Game) error {
		all[slices.Index(numbers, g.Number)] = *g
		return nil
	}))
	return all
}

// What came of a game depends on nothing but its number, and looking at turns changes no game.
func TestGames(t *testing.T) {
	c := config(t, 2, "greedy")
	numbers := []int{0, 1, 2, 3}
	all := played(t, c, numbers...)
	c.Workers = 3
	assert.Equal(t, all, played(t, c, numbers...))
	looked := 0
	for n, g := range all {
		key, err := c.Key(n)
		require.NoError(t, err)
		assert.Equal(t, key, g.Key)
		assert.Len(t, g.Decks, 2)
		assert.GreaterOrEqual(t, len(g.Houses), 3)
		assert.False(t, g.Unfinished)
		assert.InDelta(t, g.Turns/4, g.Looked, 1)
		assert.LessOrEqual(t, g.Dead+g.Decided, g.Looked)
		looked += g.Looked
		require.Len(t, g.Seen, 2, "cog and tick, and not the boss")
		for id, round := range g.Seen {
			assert.LessOrEqual(t, round, (g.Turns+1)/2, id)
			assert.NotZero(t, round, id)
		}
		assert.True(t, g.Turns < 3 || min(g.Seen["cog"], g.Seen["tick"]) == 1 || g.Seen["cog"]*g.Seen["tick"] == -1,
			"the clock plays a card in each round")
	}
	assert.Positive(t, looked)
	c.Every = 0
	for n, g := range played(t, c, numbers...) {
		assert.Zero(t, g.Looked)
		g.Every, g.Looked, g.Dead, g.Decided = all[n].Every, all[n].Looked, all[n].Dead, all[n].Decided
		assert.Equal(t, all[n], g)
	}
	c.Players = 4
	_, err := c.Key(0)
	assert.Error(t, err)
}

// Every level plays the same deals.
func TestLevels(t *testing.T) {
	assert.Equal(t, []string{"random", "greedy", "quick", "light", "expert", "master"}, balance.Levels)
	assert.Error(t, balance.CheckLevel("nobody"))
	starts := map[string]bool{}
	for _, level := range []string{"random", balance.Light} {
		require.NoError(t, balance.CheckLevel(level))
		c := config(t, 1, level)
		key, err := c.Key(1)
		require.NoError(t, err)
		assert.Equal(t, level, key.Level)
		starts[key.Start] = true
	}
	assert.Len(t, starts, 1)
}

// Another house is a choice, or another use of the same card; not the order of cards, what was hardly tried, or what is clearly worse.
func TestOpen(t *testing.T) {
	best := game.Option{Command: game.Command{Verb: keyforge.Reap, Card: 3}, Chance: game.Certain / 2, Tries: 100}
	other := func(verb keyforge.Verb, card keyforge.Slot, behind game.Chance, tries int) []game.Option {
		return []game.Option{best, {Command: game.Command{Verb: verb, Card: card}, Chance: best.Chance - behind, Tries: tries}}
	}
	for name, c := range map[string]struct {
		options []game.Option
		house   bool
		want    bool
	}{
		"another use":           {other(keyforge.Fight, 3, balance.Near, 50), false, true},
		"one that seems better": {other(keyforge.Fight, 3, -balance.Near, 50), false, true},
		"a worse one":           {other(keyforge.Fight, 3, balance.Near+1, 50), false, false},
		"hardly tried":          {other(keyforge.Fight, 3, 0, 2), false, false},
		"another card":          {other(keyforge.Reap, 4, 0, 50), false, false},
		"another house":         {other(keyforge.Choose, 0, balance.Near, 50), true, true},
		"a worse house":         {other(keyforge.Choose, 0, balance.Near+1, 50), true, false},
		"nothing else":          {[]game.Option{best}, true, false},
	} {
		assert.Equal(t, c.want, balance.Open(c.options, c.house), name)
	}
	assert.False(t, balance.Open(nil, true))
}

// dealt is a game of one player with a number.
func dealt(level string, number int, won bool, turns int, seen map[string]int) balance.Game {
	return balance.Game{Key: balance.Key{Format: balance.Format, Mode: "toy", Difficulty: "easy", Players: 1, Level: level, Number: number},
		Won: won, Turns: turns, Seen: seen}
}

// A file has each deal once, with a look at its turns if one was taken; cells are in the order of their words.
func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.jsonl")
	f, err := results.Append(path)
	require.NoError(t, err)
	hard := dealt("greedy", 0, true, 3, nil)
	hard.Difficulty = "hard"
	looked := dealt("greedy", 1, true, 3, nil)
	looked.Every, looked.Looked = 2, 1
	for _, g := range []balance.Game{hard, dealt("quick", 0, true, 3, nil), dealt("greedy", 1, true, 3, nil), looked,
		dealt("greedy", 0, false, 3, nil)} {
		require.NoError(t, f.Keep(&g))
	}
	require.NoError(t, f.Close())
	all, err := balance.Read(path)
	require.NoError(t, err)
	assert.Equal(t, []balance.Game{dealt("greedy", 0, false, 3, nil), looked, dealt("quick", 0, true, 3, nil), hard}, all)
	f, err = results.Append(path)
	require.NoError(t, err)
	require.NoError(t, f.Keep(struct{}{}))
	require.NoError(t, f.Close())
	_, err = balance.Read(path)
	assert.ErrorContains(t, err, "line 6")
}

func TestSums(t *testing.T) {
	var all []balance.Game
	for n := range 8 {
		g := dealt("greedy", n, n < 2, 4+n, nil)
		g.Looked, g.Dead, g.Decided = 2, n%2, 1-n%2
		g.Houses, g.Decks = []string{"dis", "mars"}, []string{"onyx"}
		if n == 0 {
			g.Houses, g.Unfinished = g.Houses[:1], true
		}
		all = append(all, g)
	}
	for n := 2; n < 10; n++ { // two deals that greedy did not play
		all = append(all, dealt("quick", n, n < 8, 6, nil))
	}
	other := dealt("greedy", 0, false, 2, nil)
	other.Mode = "zoo"
	sums := balance.Sum(append(slices.Clone(all), other), 30)
	require.Len(t, sums, 2)
	assert.Equal(t, []int{16, 1}, []int{sums[0].Games, sums[1].Games})
	s := &sums[0]
	require.Len(t, s.Cells, 2)
	c := &s.Cells[0]
	assert.Equal(t, []int{8, 2, 1, 16, 4, 4}, []int{c.Games, c.Won.N, c.Unfinished, c.Looked, c.Dead.N, c.Decided.N})
	assert.Equal(t, []float64{7.5, 7.5, 3.8}, []float64{c.Rounds, c.Turns, c.Minutes})
	assert.Equal(t, 0.25, c.Dead.Share.Share)
	require.Len(t, s.Gains, 1)
	assert.Equal(t, []any{"quick", "greedy", 6, 1.0}, []any{s.Gains[0].Level, s.Gains[0].Than, s.Gains[0].Games, s.Gains[0].Gain.By})
	assert.True(t, s.Gains[0].Gain.Sure())
	assert.Equal(t, []float64{0.3626, 1}, []float64{s.Gains[0].Gain.Low, s.Gains[0].Gain.High})
	assert.Equal(t, []balance.Archetype{{Name: "dis", Games: 8, Won: c.Won}, {Name: "mars", Games: 7, Won: s.Houses[1].Won}}, s.Houses)
	assert.Equal(t, 1, s.Houses[1].Won.N)
	assert.Len(t, s.Decks, 1)
	assert.Empty(t, sums[1].Gains)
	assert.Empty(t, balance.Sum(nil, 30))
}

// A card that comes up in long games, which are lost, changes nothing for that; one that loses games does.
func TestEffects(t *testing.T) {
	var all []balance.Game
	for n := range 40 {
		// Half of the games end in the second round and are won. The long ones are lost; there the late card comes up. The bad
		// one comes up in the first round of half of both, which are then lost.
		seen := map[string]int{"late": balance.Never, "bad": balance.Never, "always": 0, "never": balance.Never}
		turns, won := 2, true
		if n%2 == 0 {
			turns, won, seen["late"] = 5, n%8 == 0, 4
			if n%4 == 0 {
				seen["late"] = balance.Never
			}
		}
		if n < 20 {
			seen["bad"], won = 1, false
		}
		all = append(all, dealt("greedy", n, won, turns, seen))
	}
	effects := map[string]balance.Effect{}
	for _, e := range balance.Sum(all, 30)[0].Cards {
		effects[e.Card] = e
	}
	bad := effects["bad"]
	assert.Equal(t, []float64{0, 0.6}, []float64{bad.With.Share, bad.Without.Share})
	assert.InDelta(t, -0.6, bad.Effect.By, 1e-9)
	assert.True(t, bad.Effect.Sure())
	late := effects["late"]
	assert.Equal(t, 10, late.Seen)
	assert.InDelta(t, -0.4, late.With.Share-late.Without.Share, 0.01, "it seems to lose games")
	assert.InDelta(t, -0.2, late.Effect.By, 1e-9, "of the long ones: none of 10 was won with it, 2 of 10 without")
	assert.False(t, math.Abs(late.Effect.Low-late.Effect.By) < 0.1)
	for _, id := range []string{"always", "never"} {
		assert.Equal(t, balance.Difference{Low: -1, High: 1}, effects[id].Effect, "nothing can be compared")
		assert.False(t, effects[id].Effect.Sure())
	}
}

// A game in which the card came up is no longer compared with others in later rounds.
func TestEffectOfRounds(t *testing.T) {
	all := []balance.Game{dealt("greedy", 0, false, 4, map[string]int{"card": 1}), dealt("greedy", 1, true, 4, map[string]int{"card": 3}),
		dealt("greedy", 2, true, 4, map[string]int{"card": balance.Never}), dealt("greedy", 3, false, 4, nil)}
	e := balance.Sum(all, 30)[0].Cards[0]
	// In the first round none of one against two of three, in the third one of one against one of two.
	weights := []float64{1. * 3 / 4, 1. * 2 / 3}
	assert.InDelta(t, (-2./3*weights[0]+1./2*weights[1])/(weights[0]+weights[1]), e.Effect.By, 1e-4)
	assert.Equal(t, []int{2, 0}, []int{e.Seen, int(e.Effect.Low)})
}
