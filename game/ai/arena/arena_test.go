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

// Games are left unfinished at the limit, and nobody has won them; a game in which nothing is legal is an error.
func TestContestWithoutAnEnd(t *testing.T) {
	c := contest(t, "random", "careful")
	c.Kind, c.Games, c.Workers = &planted{do: func(*toytest.Game, game.Command) error { return nil }}, 2, 0
	c.Compare = toytest.Kind{}
	r, err := c.Run(t.Context())
	require.NoError(t, err)
	assert.Equal(t, []int{2, 2, 40_000}, []int{r.Games, r.Unfinished, r.Decisions})
	assert.Equal(t, []int{0, 0}, r.Wins)
	assert.Empty(t, r.Study)

	c.Kind = &planted{legal: func(*toytest.Game) []game.Command { return nil }}
	_, err = c.Run(t.Context())
	require.ErrorContains(t, err, "nothing is legal")
	c.Kind = &planted{do: func(g *toytest.Game, _ game.Command) error { return g.Do(game.Command{}) }}
	_, err = c.Run(t.Context())
	assert.ErrorContains(t, err, "game 0 of seed 5: decision 0")
}

// Each game of a contest has cards of its own, and the sum of their ends tells whether they went the same way. Nothing is told of games
// unless somebody compares them.
func TestGamesOfAContestDiffer(t *testing.T) {
	var decks []uint64
	c := contest(t, "careful", "careful")
	c.Kind = &planted{clone: func(g *toytest.Game) *toytest.Game { return g }, legal: func(g *toytest.Game) []game.Command {
		if g.Turn() == 1 {
			decks = append(decks, g.Hash())
		}
		return g.Legal(nil)
	}}
	c.Games, c.Workers = 3, 1
	r, err := c.Run(t.Context())
	require.NoError(t, err)
	require.Len(t, decks, 3)
	assert.NotEqual(t, decks[0], decks[1])
	assert.NotEqual(t, decks[1], decks[2])
	c.Games = 1
	one, err := c.Run(t.Context())
	require.NoError(t, err)
	assert.NotZero(t, one.StateHash)
	assert.NotEqual(t, one.StateHash, r.StateHash)

	both, err := contest(t, "careful", "careful").Run(t.Context())
	require.NoError(t, err)
	assert.Positive(t, both.Wins[0])
	assert.Positive(t, both.Wins[1], "the second player sits on the second seat")
}

// Games in which nobody had a thing are those that remain of all; short games come first.
func TestTalliesAreInOrder(t *testing.T) {
	at := func(turns int, had, won arena.Players) arena.Case {
		return arena.Case{Turns: turns, Had: had, Won: won}
	}
	s := arena.Study{arena.All: {at(4, 0, 1): 9, at(9, 0, 2): 5, at(3, 0, 2): 7, at(3, 0, 1): 1},
		{Comparison: 1, Thing: 5}: {at(4, 1, 1): 2, at(4, 3, 1): 3, at(9, 2, 2): 5, at(3, 1, 2): 1},
		{Comparison: 1, Thing: 4}: {at(3, 1, 2): 6}}
	assert.Equal(t, []arena.Tally{{Case: at(3, 0, 1), Games: 1}, {Case: at(3, 0, 2), Games: 6},
		{Case: at(3, 1, 2), Games: 1}, {Case: at(4, 0, 1), Games: 4}, {Case: at(4, 1, 1), Games: 2},
		{Case: at(4, 3, 1), Games: 3}, {Case: at(9, 2, 2), Games: 5}}, s.Tallies(arena.Thing{Comparison: 1, Thing: 5}))
	assert.Equal(t, 9, s[arena.All][at(4, 0, 1)], "the study stays as it was")
}
