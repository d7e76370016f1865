package review_test

import (
	"context"
	"slices"
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
type doubter struct{}

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

// long is a race of which four commands make a turn of one player. Some cards have to be dropped.
type long struct {
	*toytest.Game
	dropped []int // by which commands of the turn
}

// at is how many commands there have been.
func (g *long) at() int { return g.Game.Turn() - 1 }

func (g *long) Turn() int        { return g.at()/4 + 1 }
func (g *long) Asked() game.Seat { return game.Seat(g.at() / 4 % 2) }
func (g *long) Clone() game.Game {
	return &long{g.Game.Clone().(*toytest.Game), slices.Clone(g.dropped)}
}

func (g *long) Restore(o game.Game) {
	g.Game.Restore(o)
	g.dropped = slices.Clone(o.(*long).dropped)
}

func (g *long) Legal(legal []game.Command) []game.Command {
	if g.at()%7 == 0 {
		return append(legal, game.Command{Verb: toytest.Drop})
	}
	return g.Game.Legal(legal)
}

func (g *long) Do(c game.Command) error {
	if g.at()%4 == 0 {
		g.dropped = nil
	}
	if c.Verb == toytest.Drop {
		g.dropped = append(g.dropped, g.at())
	}
	return g.Game.Do(c)
}

type longKind struct{ toytest.Kind }

func (k longKind) Start(s *game.Setup) (game.Game, error) {
	g, err := k.Kind.Start(s)
	if err != nil {
		return nil, err
	}
	return &long{Game: g.(*toytest.Game)}, nil
}

// told is an adviser that knows what to drop costs, in hundredths, by the number of the command; where that is less than 0, it sees
// so only afterwards.
type told map[int]game.Chance

func (costs told) Advise(_ context.Context, g game.Game, _ uint64) *game.Advice {
	race, chance := g.(*long), game.Chance(9000)
	for _, at := range race.dropped {
		if at/4 == race.at()/4 {
			chance -= 100 * max(costs[at], -costs[at])
		}
	}
	var a game.Advice
	for _, c := range race.Legal(nil) {
		o := game.Option{Command: c, Chance: chance, Tries: 50}
		if cost := costs[race.at()]; c.Verb == toytest.Drop && cost < 0 {
			o = game.Option{Command: c}
		} else if c.Verb == toytest.Drop {
			o.Chance -= 100 * cost
		}
		a.Options = append(a.Options, o)
	}
	return &a
}

// Of several decisions of a player in a turn the worst is told, and a turn begins with the first of them that leaves a choice. What
// was not thought about is thought about again, which finds out what it cost only if the turn goes on after it.
func TestReviewOfLongTurns(t *testing.T) {
	setup, err := longKind{}.Deal(2, "long", "", 3)
	require.NoError(t, err)
	s, err := replay.New[game.Game](longKind{}, replay.Header{Setup: setup})
	require.NoError(t, err)
	for range 16 {
		require.NoError(t, s.Do(game.Command{Verb: toytest.Drop}))
	}
	turnings := func(r *review.Report) (all []int) {
		for _, d := range r.Turnings {
			all = append(all, d.At)
		}
		return all
	}
	r, err := review.ReportOf(t.Context(), s, told{2: 5, 4: 6, 6: 9, 8: 7, 9: 20, 11: 10, 12: 3}, review.Config{})
	require.NoError(t, err)
	assert.Equal(t, []review.Point{{At: 1, Turn: 1, Player: 1, Chance: 9000}, {At: 4, Turn: 2, Player: 2, Chance: 9000},
		{At: 8, Turn: 3, Player: 1, Chance: 9000}, {At: 12, Turn: 4, Player: 2, Chance: 9000}}, r.Points)
	assert.Equal(t, []int{9, 6, 2}, turnings(r), "not the weaker ones of the same turn")
	assert.Equal(t, review.Turning{At: 9, Turn: 3, Player: 1, Done: "drop", Better: "play", DoneChance: 6300, BetterChance: 8300},
		r.Turnings[0])

	r, err = review.ReportOf(t.Context(), s, told{1: 2, 4: 3, 8: -4, 15: -9}, review.Config{})
	require.NoError(t, err)
	assert.Equal(t, []int{8, 4}, turnings(r), "the first costs too little")
}
