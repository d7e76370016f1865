package sim_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// duels is a number of duels of the two starter decks.
func duels(t *testing.T, games int) sim.Config {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	c := sim.Config{
		Catalogue: cat, Mode: keyforge.Duel, Setup: keyforge.Setup{First: keyforge.NoSide},
		Bots: []string{"greedy", "random"}, Games: games, Seed: 1, Workers: 1, Limit: 100_000,
	}
	for _, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		c.Setup.Decks = append(c.Setup.Decks, d.Deal(0))
	}
	return c
}

func run(t *testing.T, c sim.Config) sim.Result {
	t.Helper()
	r, err := sim.Run(context.Background(), c)
	require.NoError(t, err)
	return r
}

func TestWorkersDoNotChangeTheResult(t *testing.T) {
	c := duels(t, 20)
	alone := run(t, c)
	assert.Equal(t, 20, alone.Games)
	assert.Equal(t, 20, alone.Wins[0]+alone.Wins[1])
	assert.Zero(t, alone.Unfinished)
	assert.Positive(t, alone.Turns)
	c.Workers = 4
	assert.Equal(t, alone, run(t, c))
	c.Seed = 2
	assert.NotEqual(t, alone.StateHash, run(t, c).StateHash)
}

func TestGamesBeyondTheLimitAreUnfinished(t *testing.T) {
	c := duels(t, 3)
	c.Limit = 10
	r := run(t, c)
	assert.Equal(t, sim.Result{Games: 3, Unfinished: 3, Decisions: 30, Turns: r.Turns, StateHash: r.StateHash}, r)
}

func TestCancellingKeepsWhatHasBeenPlayed(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c := duels(t, 1_000_000)
	c.Workers = 2
	played := 0
	c.Each = func(g *keyforge.Game) {
		assert.True(t, g.Over())
		if played++; played == 5 {
			cancel()
		}
	}
	r, err := sim.Run(ctx, c)
	require.NoError(t, err)
	assert.Equal(t, 5, r.Games)
	assert.Equal(t, 5, played)
}

// Decks from the pool are used in both seats, never one in both at once; the events
// show what was played.
func TestPool(t *testing.T) {
	c := duels(t, 30)
	c.Pool = c.Setup.Decks
	var houses [2]map[card.House]bool
	var plays int
	for i := range houses {
		houses[i] = map[card.House]bool{}
	}
	c.Watch = func(g *keyforge.Game, events []keyforge.Event) {
		for _, e := range events {
			if e.Kind == keyforge.Played {
				plays++
				houses[e.Side][g.Catalogue().Card(gametest.State(g).Cards[e.Card].Def).House] = true
			}
		}
	}
	var pairs int
	c.Each = func(g *keyforge.Game) {
		if gametest.State(g).Cards[1].Def != gametest.State(g).Cards[37].Def {
			pairs++
		}
	}
	r := run(t, c)
	assert.Equal(t, 30, pairs)
	assert.Greater(t, plays, 100)
	for i := range houses {
		assert.Len(t, houses[i], 6) // those of both decks
	}
	c.Watch, c.Each, c.Workers = nil, nil, 3
	assert.Equal(t, r, run(t, c), "watching changes nothing")
}

// A game is watched from before its first command, without events, to its end, after each command with what it did.
func TestGamesAreWatched(t *testing.T) {
	c := duels(t, 3)
	c.Workers = 1
	var calls, ended int
	over := true // the game before
	c.Watch = func(g *keyforge.Game, events []keyforge.Event) {
		if calls++; over {
			assert.Empty(t, events)
			assert.Equal(t, keyforge.BeforeGame, g.View(0).Step)
		}
		if over = g.Over(); over {
			ended++
		}
	}
	r := run(t, c)
	assert.Equal(t, 3, ended)
	assert.Equal(t, r.Decisions+3, calls)
}

// Bots that change seats play each deal twice, and their wins are counted by bot.
func TestBotsChangeSeats(t *testing.T) {
	c := duels(t, 40)
	c.Swap = true
	first := map[uint64]int{}
	c.Save = func(number int, setup keyforge.Setup, _ []keyforge.Command) error {
		first[setup.Seed]++
		return nil
	}
	r := run(t, c)
	assert.Equal(t, 40, r.Wins[0]+r.Wins[1])
	assert.Greater(t, r.Wins[0], 35, "greedy wins in either seat")
	assert.Len(t, first, 20)
	for _, times := range first {
		assert.Equal(t, 2, times)
	}
	c.Workers, c.Save = 3, nil
	assert.Equal(t, r, run(t, c))
	c.Bots = []string{"random", "greedy"}
	assert.Greater(t, run(t, c).Wins[1], 35)
}

// Turns in which a bot thinks are counted.
func TestThinkingTurnsAreCounted(t *testing.T) {
	c := duels(t, 2)
	c.Limit = 60
	assert.Zero(t, run(t, c).ThinkingTurns)
	c.Bots = []string{"quick", "greedy"}
	one := run(t, c)
	assert.Positive(t, one.ThinkingTurns)
	assert.Less(t, one.ThinkingTurns, one.Turns)
	c.Bots = []string{"quick", "quick"}
	assert.Greater(t, run(t, c).ThinkingTurns, one.ThinkingTurns)
}

func TestRunRefusesBadConfigs(t *testing.T) {
	for name, spoil := range map[string]func(*sim.Config){
		"no workers":  func(c *sim.Config) { c.Workers = 0 },
		"no limit":    func(c *sim.Config) { c.Limit = 0 },
		"unknown bot": func(c *sim.Config) { c.Bots = []string{"clever", "random"} },
		"one deck":    func(c *sim.Config) { c.Bots, c.Setup.Decks = c.Bots[:1], c.Setup.Decks[:1] },
		"one bot":     func(c *sim.Config) { c.Bots = c.Bots[:1] },
		"small pool":  func(c *sim.Config) { c.Pool = c.Setup.Decks[:1] },
		"three that change seats": func(c *sim.Config) {
			c.Swap, c.Bots, c.Setup.Decks = true, append(c.Bots, "random"), append(c.Setup.Decks, c.Setup.Decks[0])
		},
	} {
		c := duels(t, 1)
		spoil(&c)
		_, err := sim.Run(context.Background(), c)
		assert.Error(t, err, name)
	}
}

// With hindsight an adventure is won more often, by games that can be played as they were found.
func TestHindsight(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	c := sim.Config{Catalogue: cat, Mode: keyraken.Adventure.Mode(adventure.Normal), Bots: []string{"greedy"}, Games: 6, Seed: 1, Workers: 1,
		Setup: adventure.Setup(keyraken.Adventure, []keyforge.Deal{d.Deal(0)}, 0), Limit: 5_000}
	lost := func(hindsight int) int {
		saved := 0
		c.Hindsight, c.Save = hindsight, func(_ int, setup keyforge.Setup, commands []keyforge.Command) error {
			saved++
			g, err := keyforge.New(cat, c.Mode, setup)
			require.NoError(t, err)
			for _, command := range commands {
				_, err := g.Apply(command, nil)
				require.NoError(t, err)
			}
			assert.True(t, g.Over())
			return nil
		}
		r := run(t, c)
		assert.Equal(t, 6, saved)
		return r.Wins[keyforge.Monster]
	}
	once := lost(0)
	assert.Positive(t, once)
	assert.Less(t, lost(4), once)
}
