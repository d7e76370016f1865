package search_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/toytest"
)

// guide lets careful players go on, and judges nothing.
type guide struct{ tries int }

func (u *guide) Copy(g, _ game.Game) game.Game {
	u.tries++
	return g.Clone()
}

func (*guide) Sensible(_ game.Game, legal []game.Command) []game.Command { return legal }
func (*guide) Move(_ game.Game, c game.Command) uint64                   { return uint64(c.Verb) }
func (*guide) Ends(game.Game, game.Seat, int) bool                       { return false }
func (*guide) Judge(game.Game, game.Seat) search.Outcome {
	return search.Outcome{Worth: search.Sure / 2, Chance: search.Sure}
}

func (*guide) Choose(g game.Game, legal []game.Command) game.Command {
	careful, err := toytest.Kind{}.NewPlayer("careful", 0)
	if err != nil {
		panic(err)
	}
	return careful.Choose(g, legal)
}

func (*guide) Rate(_ game.Game, legal []game.Command, rates []int32) []int32 {
	return append(rates, make([]int32, len(legal))...)
}

func race(t *testing.T, seed uint64) game.Game {
	t.Helper()
	k := toytest.Kind{}
	s, err := k.Deal(2, "", "", seed)
	require.NoError(t, err)
	g, err := k.Start(&s)
	require.NoError(t, err)
	return g
}

// thought is what is thought of the race.
func thought(ctx context.Context, g game.Game, tries int) (best game.Command, all []game.Option) {
	s := search.New[game.Game](&guide{})
	s.Begin()
	s.Think(ctx, g, 1, tries)
	legal := g.Legal(nil)
	best = s.Best(g, legal)
	return best, s.Options(g, legal, best, false)
}

// Who searches wins races against one who always plays, from both seats.
func TestSearchWins(t *testing.T) {
	wins := 0
	for seed := range uint64(40) {
		g, me := race(t, seed), game.Seat(seed%2)
		for !g.Over() {
			c := game.Command{Verb: toytest.Play}
			if g.Asked() == me {
				c, _ = thought(t.Context(), g, 200)
			}
			require.NoError(t, g.Do(c))
		}
		if g.Won(me) {
			wins++
		}
	}
	t.Log(wins)
	assert.GreaterOrEqual(t, wins, 24)
}

// Equal seeds make equal thoughts, whatever the seat does not see; and thinking changes nothing.
func TestSearchKnowsWhatItsSeatKnows(t *testing.T) {
	for seed := range uint64(20) {
		g := race(t, seed)
		before := g.Hash()
		best, all := thought(t.Context(), g, 100)
		assert.Equal(t, before, g.Hash())
		other := g.Clone()
		other.Imagine(g.Asked(), 99)
		again, same := thought(t.Context(), other, 100)
		assert.Equal(t, best, again)
		assert.Equal(t, all, same)
		assert.Equal(t, best, all[0].Command)
		assert.Equal(t, 100, all[0].Tries+all[1].Tries)
	}
}

// A move that wins at once is a certainty.
func TestSureWins(t *testing.T) {
	seen := 0
	for seed := range uint64(40) {
		for g := race(t, seed); !g.Over(); {
			w := g.Clone()
			require.NoError(t, w.Do(game.Command{Verb: toytest.Play}))
			c := game.Command{Verb: toytest.Play}
			if w.Won(g.Asked()) && g.Turn() < 20 {
				seen++
				best, all := thought(t.Context(), g, 100)
				assert.Equal(t, c, best)
				assert.Equal(t, game.Certain, all[0].Chance)
			}
			require.NoError(t, g.Do(c))
		}
	}
	assert.Positive(t, seen)
}

// A search that is told to stop does so before its first try.
func TestSearchStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	g := race(t, 1)
	best, all := thought(ctx, g, 1_000_000)
	assert.NoError(t, g.Check(best))
	assert.Zero(t, all[0].Tries)
}

// What was tried is kept while the seat goes on as it thought.
func TestSearchGoesOn(t *testing.T) {
	u := &guide{}
	s := search.New[game.Game](u)
	g := race(t, 1)
	s.Begin()
	s.Think(t.Context(), g, 1, 100)
	assert.True(t, s.GoesOn(g, g.Legal(nil)))
	u.tries = 0
	s.Think(t.Context(), g, 1, 120)
	assert.Equal(t, 60, u.tries, "half of them at least")
	s.Follow(g, game.Command{Verb: toytest.Play})
	require.NoError(t, g.Do(game.Command{Verb: toytest.Play}))
	assert.False(t, s.GoesOn(g, g.Legal(nil)), "another seat is asked")
}

// alone is a guide that lets the first turn's seat only play, and tells the moves of other turns apart from it.
type alone struct{ guide }

func (alone) Move(g game.Game, c game.Command) uint64 { return uint64(g.Turn())<<8 + uint64(c.Verb) }
func (alone) Sensible(g game.Game, legal []game.Command) []game.Command {
	if g.Turn() == 1 {
		return legal[:1]
	}
	return legal
}

// Where one command alone is worth a try it has the chances of all tries, and the others have none.
func TestTheOnlySensibleCommand(t *testing.T) {
	s := search.New[game.Game](&alone{})
	g := race(t, 1)
	s.Begin()
	s.Think(t.Context(), g, 1, 100)
	legal := g.Legal(nil)
	all := s.Options(g, legal, legal[0], true)
	require.Len(t, all, 2)
	assert.Equal(t, 100, all[0].Tries)
	assert.Positive(t, all[0].Chance)
	assert.Equal(t, game.Option{Command: legal[1]}, all[1])
}

// lucky is a race that is over with the first command, and won with luck.
type lucky struct{ game.Game }

func (l *lucky) Clone() game.Game   { return &lucky{l.Game.Clone()} }
func (l *lucky) Over() bool         { return l.Game.Turn() > 1 }
func (l *lucky) Turn() int          { return 1 }
func (l *lucky) Won(game.Seat) bool { return l.Over() && l.Hash()>>9%2 == 0 }

// A line is sure to win only if it does so in every imagined world.
func TestLuckIsNotSure(t *testing.T) {
	s := search.New[game.Game](&guide{})
	for seed := range uint64(20) {
		g := &lucky{race(t, seed)}
		s.Begin()
		s.Prove(t.Context(), g, seed, []game.Command{{Verb: toytest.Play}})
		assert.Empty(t, s.Sure(), seed)
	}
}

func TestLogistic(t *testing.T) {
	assert.Equal(t, int64(search.Sure/2), search.Logistic(0, 1000))
	assert.InDelta(t, 0.7311*search.Sure, search.Logistic(1_000_000, 1_000_000), 20)
	assert.InDelta(t, 0.2689*search.Sure, search.Logistic(-32000, 32000), 20)
	assert.Less(t, search.Logistic(-1<<40, 32000), int64(100))
	assert.Greater(t, search.Logistic(1<<40, 32000), int64(search.Sure-100))
	for odds := int64(-300_000); odds < 300_000; odds += 77 {
		assert.LessOrEqual(t, search.Logistic(odds, 32000), search.Logistic(odds+77, 32000))
	}
}

// doubtful is a guide that thinks that a move is behind.
type doubtful struct {
	guide
	verb game.Verb
	by   int64
}

func (d *doubtful) Behind(_ game.Game, legal []game.Command, behind []int64) []int64 {
	for _, c := range legal {
		by := int64(0)
		if c.Verb == d.verb {
			by = d.by
		}
		behind = append(behind, by)
	}
	return behind
}

// The further behind a move is thought to be, the less often it is tried and chosen; what seems hopeless has no right to tries.
func TestWhatIsBehind(t *testing.T) {
	chosen, tried := map[int64]int{}, map[int64]int{}
	for _, by := range []int64{0, search.Sure / 40, search.Sure} {
		for seed := range uint64(20) {
			g := race(t, seed)
			s := search.New[game.Game](&doubtful{verb: toytest.Play, by: by})
			s.Begin()
			s.Think(t.Context(), g, seed, 60)
			best := s.Best(g, g.Legal(nil))
			if best.Verb == toytest.Play {
				chosen[by]++
			}
			for _, o := range s.Options(g, g.Legal(nil), best, false) {
				if o.Command.Verb == toytest.Play {
					tried[by] += o.Tries
				}
			}
		}
	}
	const least = 20 * (60 / 8)
	assert.Less(t, tried[search.Sure/40], tried[0])
	assert.Greater(t, tried[search.Sure/40], least)
	assert.Less(t, tried[search.Sure], least)
	assert.LessOrEqual(t, chosen[search.Sure/40], chosen[0])
	assert.Less(t, chosen[search.Sure], chosen[0])
}

// Fork makes the guide one that several cores can use.
func (*guide) Fork() search.Guide[game.Game] { return &guide{} }

// A decision on several cores is the same as on one, to the last try.
func TestCoresThinkAlike(t *testing.T) {
	for seed := range uint64(6) {
		g := race(t, seed)
		var first []game.Option
		for cores := 1; cores <= 5; cores++ {
			s := search.New[game.Game](&guide{})
			s.UseCores(cores)
			s.Begin()
			s.Think(context.Background(), g, seed, 300)
			legal := g.Legal(nil)
			all := s.Options(g, legal, s.Best(g, legal), false)
			if cores == 1 {
				first = all
			}
			require.Equal(t, first, all, "%d cores", cores)
		}
	}
}
