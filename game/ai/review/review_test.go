package review_test

import (
	"context"
	"strings"
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
		{Command: game.Command{Verb: toytest.Play}, Chance: chance, Tries: 50},
		{Command: game.Command{Verb: toytest.Drop}, Chance: chance - game.Chance(100*g.Turn()), Tries: 50},
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
	last, most := 0, 0
	r, err := review.ReportOf(t.Context(), s, adviser{}, review.Config{Workers: 2, Progress: func(done, all int) {
		assert.GreaterOrEqual(t, done, last)
		last, most = done, all
	}})
	require.NoError(t, err)
	assert.Equal(t, last, most)
	require.Len(t, r.Points, 9)
	assert.Equal(t, review.Point{At: 1, Turn: 2, Player: 2, Chance: 8800}, r.Points[1])
	require.Len(t, r.Turnings, review.Most)
	assert.Equal(t, review.Turning{At: 7, Turn: 8, Player: 2, Done: "drop", Better: "play", DoneChance: 7400, BetterChance: 8200},
		r.Turnings[0])
	assert.Equal(t, []int{8, 7, 6}, []int{r.Turnings[0].Turn, r.Turnings[1].Turn, r.Turnings[2].Turn})
	assert.Equal(t, 9, s.At())

	r, err = review.ReportOf(t.Context(), story(t, 1, 2), adviser{}, review.Config{})
	require.NoError(t, err)
	assert.Empty(t, r.Turnings, "they cost less than is told")

	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, err = review.ReportOf(ctx, s, adviser{}, review.Config{})
	require.ErrorIs(t, err, context.Canceled)
}

// doubter thinks at first that to drop costs much, and nothing when it is asked again.
type doubter struct{ adviser }

func (doubter) Advise(ctx context.Context, g game.Game, seed uint64) *game.Advice {
	a := adviser{}.Advise(ctx, g, seed)
	a.Options[1].Chance = a.Options[0].Chance
	if seed%9 == 0 {
		a.Options[1].Chance = 0
	}
	return a
}

// What seems to have cost much is tried again; where people play, what bots do is no turning point.
func TestLosses(t *testing.T) {
	s := story(t, 4, 5)
	r, err := review.ReportOf(t.Context(), s, doubter{}, review.Config{})
	require.NoError(t, err)
	assert.Empty(t, r.Turnings, "at first sight only")
	assert.Len(t, r.Points, 9)

	for seats, turns := range map[string][]int{"1=careful": {4}, "2=careful": {5}, "1=careful 2=random": {5, 4}} {
		s.Header.Seats = strings.Fields(seats)
		r, err := review.ReportOf(t.Context(), s, adviser{}, review.Config{Workers: 3})
		require.NoError(t, err)
		var found []int
		for _, x := range r.Turnings {
			found = append(found, x.Turn)
		}
		assert.Equal(t, turns, found, seats)
	}
}
