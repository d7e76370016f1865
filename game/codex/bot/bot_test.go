package bot_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/bot"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// play plays a game between two computers.
func play(t *testing.T, o codex.Options, seed uint64, players ...bot.Player) *codex.Game {
	t.Helper()
	g, err := codex.New(gametest.Catalogue(t), o, seed)
	require.NoError(t, err)
	g.SetQuiet(true)
	for range 5000 {
		if g.Over() {
			return g
		}
		_, err := g.Apply(players[g.Asked()].Choose(g), nil)
		require.NoError(t, err)
	}
	t.Fatal("the game does not end")
	return nil
}

// Greedy wins against random.
func TestGreedyWins(t *testing.T) {
	won := 0
	for seed := range uint64(6) {
		g := play(t, codex.Options{Seats: 2, Three: seed%2 == 1}, seed, bot.NewGreedy(seed), bot.NewRandom(seed))
		if g.Won(0) {
			won++
		}
	}
	assert.GreaterOrEqual(t, won, 5)
}

// Quick wins against greedy.
func TestQuickWins(t *testing.T) {
	for seed, o := range []codex.Options{{Seats: 2}, {Seats: 2, Three: true}} {
		players := []bot.Player{bot.NewGreedy(1), bot.NewExpert(bot.Quick, 1)}
		assert.True(t, play(t, o, uint64(seed), players...).Won(1))
	}
}

// More than two can be played, too.
func TestManyPlayers(t *testing.T) {
	for _, o := range []codex.Options{{Seats: 5}, {Seats: 4, Teams: true}} {
		var players []bot.Player
		for s := range uint64(o.Seats) {
			players = append(players, bot.NewGreedy(s))
		}
		play(t, o, 3, players...)
		g, err := codex.New(gametest.Catalogue(t), o, 5)
		require.NoError(t, err)
		quick := bot.NewExpert(bot.Quick, 1)
		for range 12 {
			_, err := g.Apply(quick.Choose(g), nil)
			require.NoError(t, err)
		}
	}
}

// A computer decides by what its seat knows alone, and equal seeds make equal choices.
func TestNothingHiddenIsRead(t *testing.T) {
	for name, make := range map[string]func() bot.Player{
		"greedy": func() bot.Player { return bot.NewGreedy(1) },
		"expert": func() bot.Player { return bot.NewExpert(bot.Quick, 1) },
	} {
		g, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 2, First: 1}, 4)
		require.NoError(t, err)
		var other codex.Game
		b, again := make(), make()
		for range 40 {
			if g.Over() {
				break
			}
			other.CopyFrom(g)
			other.Imagine(g.Asked(), 9)
			c := b.Choose(g)
			require.Equal(t, c, again.Choose(&other), name)
			_, err := g.Apply(c, nil)
			require.NoError(t, err)
		}
	}
}
