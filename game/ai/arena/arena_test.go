package arena_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/toytest"
)

func contest(t *testing.T, players ...string) *arena.Contest {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(len(players), "", "", 0)
	require.NoError(t, err)
	return &arena.Contest{Kind: toytest.Kind{}, Setup: setup, Players: players, Games: 300, Seed: 5, Workers: 2}
}

// Who plays better wins more often, wherever the name stands; every game is counted once, whoever plays it.
func TestContest(t *testing.T) {
	c := contest(t, "random", "careful")
	told := 0
	c.Each = func() { told++ }
	r, err := c.Run(t.Context())
	require.NoError(t, err)
	assert.Equal(t, 300, told)
	assert.Equal(t, 300, r.Games)
	assert.Zero(t, r.Unfinished)
	assert.GreaterOrEqual(t, r.Wins[0]+r.Wins[1], 300)
	assert.Greater(t, r.Wins[1], 2*r.Wins[0])
	assert.Greater(t, r.Decisions, 300*4)
	assert.Equal(t, r.Decisions+300, r.Turns)

	c.Workers = 1
	again, err := c.Run(t.Context())
	require.NoError(t, err)
	assert.Equal(t, r, again, "by one worker")
	c.Seed++
	again, err = c.Run(t.Context())
	require.NoError(t, err)
	assert.NotEqual(t, r, again, "other cards")

	three, err := contest(t, "careful", "random", "random").Run(t.Context())
	require.NoError(t, err)
	assert.Greater(t, three.Wins[0], three.Wins[1]+three.Wins[2])
}

// A player who sits on every seat wins as often as that seat; different ones change seats.
func TestSeatsInContest(t *testing.T) {
	first := func(names ...string) int {
		c := contest(t, names...)
		c.Kind, c.Games = nobody{}, 10
		r, err := c.Run(t.Context())
		require.NoError(t, err)
		return r.Wins[0]
	}
	assert.Equal(t, 10, first("random", "random"))
	assert.Equal(t, 5, first("random", "careful"))
}

// nobody is a race that the first seat wins.
type nobody struct{ toytest.Kind }

func (nobody) Start(s *game.Setup) (game.Game, error) {
	g, err := toytest.Kind{}.Start(s)
	return won{g.(*toytest.Game)}, err
}

type won struct{ *toytest.Game }

func (won) Over() bool           { return true }
func (won) Won(s game.Seat) bool { return s == 0 }

// A contest tells games in which a player had or did something from those in which not, by player and length.
func TestStudy(t *testing.T) {
	c := contest(t, "random", "careful")
	c.Compare = toytest.Kind{}
	r, err := c.Run(t.Context())
	require.NoError(t, err)
	games, won, dropped, turns := 0, 0, 0, 0
	for _, at := range r.Study.Tallies(arena.Thing{Thing: 8}) { // a nine
		games += at.Games
		for player := range c.Players {
			if at.Won.Has(player) {
				won += at.Games
			}
			if at.Had.Has(player) {
				dropped += at.Games
			}
		}
		assert.Positive(t, at.Games)
		assert.GreaterOrEqual(t, at.Turns, turns)
		turns = at.Turns
	}
	assert.Equal(t, []int{300, r.Wins[0] + r.Wins[1]}, []int{games, won})
	assert.Greater(t, dropped, 60)
	assert.Less(t, dropped, 540)
	c.Workers = 1
	again, err := c.Run(t.Context())
	require.NoError(t, err)
	assert.Equal(t, r, again)
	c.Compare = nil
	plain, err := c.Run(t.Context())
	require.NoError(t, err)
	assert.Equal(t, r.StateHash, plain.StateHash, "who watches changes nothing")
	assert.Empty(t, plain.Study)
}

// What cannot be played is an error; a run that is stopped counts what it has.
func TestContestThatEndsEarly(t *testing.T) {
	c := contest(t, "random", "careful")
	c.Players, c.Workers = c.Players[:1], 1
	_, err := c.Run(t.Context())
	assert.ErrorContains(t, err, "game 0 of seed 5: 1 players for 2 seats")
	_, err = contest(t, "random", "gambler").Run(t.Context())
	assert.ErrorContains(t, err, "gambler")

	ctx, stop := context.WithCancel(t.Context())
	c = contest(t, "random", "careful")
	c.Workers, c.Games = 1, 1_000_000
	n := 0
	c.Each = func() {
		if n++; n == 20 {
			stop()
		}
	}
	r, err := c.Run(ctx)
	require.NoError(t, err)
	assert.Equal(t, 20, r.Games)
}
