package review_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// adviser likes to play, the less the later; to drop costs as many hundredths as turns have begun.
type adviser struct{}

func (adviser) Advise(_ context.Context, g game.Game, _ uint64) *game.Advice {
	chance := game.Chance(9000 - 100*g.Turn())
	return &game.Advice{Options: []game.Option{
		{Command: game.Command{Verb: toytest.Play}, Chance: chance, Tries: 1},
		{Command: game.Command{Verb: toytest.Drop}, Chance: chance - game.Chance(100*g.Turn()), Tries: 1},
	}}
}

// story is a race in which some cards are dropped, by turn.
func story(t *testing.T, dropped ...int) *replay.Story[game.Game] {
	t.Helper()
	s, err := toytest.Kind{}.Deal(2, "long", "", 3)
	require.NoError(t, err)
	story, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: s})
	require.NoError(t, err)
	for turn := 1; turn <= 9; turn++ {
		c := game.Command{Verb: toytest.Play}
		for _, at := range dropped {
			if at == turn {
				c.Verb = toytest.Drop
			}
		}
		require.NoError(t, story.Do(c))
	}
	return story
}

// The decisions that cost most are found, the worst first, and how likely a win was at each turn.
func TestReview(t *testing.T) {
	s := story(t, 2, 4, 6, 7, 8)
	calls := 0
	r, err := review.Of(t.Context(), s, adviser{}, review.Config{Workers: 2, Progress: func(done, all int) {
		calls++
		assert.Equal(t, []int{calls, 9}, []int{done, all})
	}})
	require.NoError(t, err)
	assert.Equal(t, 9, calls)
	require.Len(t, r.Points, 9)
	assert.Equal(t, review.Point{At: 1, Turn: 2, Player: 2, Chance: 8800}, r.Points[1])
	require.Len(t, r.Turnings, review.Most)
	assert.Equal(t, review.Turning{At: 7, Turn: 8, Player: 2, Done: "drop", Better: "play", DoneChance: 7400, BetterChance: 8200},
		r.Turnings[0])
	assert.Equal(t, []int{8, 7, 6}, []int{r.Turnings[0].Turn, r.Turnings[1].Turn, r.Turnings[2].Turn})
	assert.Equal(t, 9, s.At())

	r, err = review.Of(t.Context(), story(t, 1, 2), adviser{}, review.Config{})
	require.NoError(t, err)
	assert.Empty(t, r.Turnings, "they cost less than is told")

	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, err = review.Of(ctx, s, adviser{}, review.Config{})
	require.ErrorIs(t, err, context.Canceled)
}

// long is a race of which four commands make a turn.
type long struct{ *toytest.Game }

func (g long) Turn() int        { return (g.Game.Turn() + 3) / 4 }
func (g long) Clone() game.Game { return long{g.Game.Clone().(*toytest.Game)} }

type longKind struct{ toytest.Kind }

func (k longKind) Start(s *game.Setup) (game.Game, error) {
	g, err := k.Kind.Start(s)
	if err != nil {
		return nil, err
	}
	return long{g.(*toytest.Game)}, nil
}

// told is an adviser that says of each decision, by its number, what to drop costs, in hundredths, and nothing of others.
type told struct {
	costs map[int]game.Chance
	seeds map[int]uint64
}

func (a told) Advise(_ context.Context, g game.Game, seed uint64) *game.Advice {
	at := g.(long).Game.Turn() - 1
	a.seeds[at] = seed
	cost, ok := a.costs[at]
	switch {
	case !ok && at%2 == 0:
		return nil
	case !ok:
		return &game.Advice{}
	}
	best := game.Option{Command: game.Command{Verb: toytest.Play}, Chance: 9000, Tries: 1}
	other := game.Option{Command: game.Command{Verb: toytest.Drop}, Chance: 9000 - 100*cost, Tries: 1}
	if cost < 0 { // it was not thought about
		other = game.Option{Command: other.Command}
	}
	return &game.Advice{Options: []game.Option{best, other}}
}

// Of several decisions of a player in a turn the worst is told, and a turn begins with the first that there is advice about. What
// was not thought about, or costs too little, is not told.
func TestReviewOfLongTurns(t *testing.T) {
	setup, err := longKind{}.Deal(2, "long", "", 3)
	require.NoError(t, err)
	s, err := replay.New[game.Game](longKind{}, replay.Header{Setup: setup})
	require.NoError(t, err)
	for range 16 {
		require.NoError(t, s.Do(game.Command{Verb: toytest.Drop}))
	}
	by := told{map[int]game.Chance{1: 0, 2: 5, 4: 6, 5: 0, 6: 9, 8: 7, 9: 20, 10: -1, 11: 10, 12: 3, 13: 0, 14: 2}, map[int]uint64{}}
	r, err := review.Of(t.Context(), s, by, review.Config{Seed: 100})
	require.NoError(t, err)
	var points, turnings []int
	for _, p := range r.Points {
		points = append(points, p.At)
	}
	for _, d := range r.Turnings {
		turnings = append(turnings, d.At)
	}
	assert.Equal(t, []int{1, 4, 8, 12}, points)
	assert.Equal(t, []int{9, 6, 8}, turnings, "not the weaker ones of the same turn")
	for at, seed := range by.seeds {
		assert.Equal(t, uint64(100+at), seed)
	}

	by.costs = map[int]game.Chance{0: 2, 4: 3}
	r, err = review.Of(t.Context(), s, by, review.Config{})
	require.NoError(t, err)
	require.Len(t, r.Turnings, 1, "the least that is told")
	assert.Equal(t, 4, r.Turnings[0].At)
}
