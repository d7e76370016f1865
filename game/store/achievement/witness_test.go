package achievement_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// race is a new race, and its recorder.
func race(t *testing.T, seed uint64, change func(*replay.Header)) (*replay.Story[game.Game], *achievement.Recorder) {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(2, "", "", seed)
	require.NoError(t, err)
	h := replay.Header{Setup: setup, Seats: []string{"2=careful"}}
	change(&h)
	s, err := replay.New[game.Game](toytest.Kind{}, h)
	require.NoError(t, err)
	return s, achievement.RecorderIn(toytest.Kind{}, s)
}

func asItIs(*replay.Header) {}

// run plays carefully, and records it.
func run(t *testing.T, s *replay.Story[game.Game], r *achievement.Recorder) {
	t.Helper()
	p, err := toytest.Kind{}.NewPlayer("careful", 1)
	require.NoError(t, err)
	for !s.Game().Over() {
		require.NoError(t, s.Do(p.Choose(s.Game(), nil)))
		r.Observe(s.At())
	}
}

// done are the names of the steps that are given.
func done(awards achievement.Awards) (names []string) {
	for name := range awards {
		names = append(names, name)
	}
	return names
}

// What is achieved in a game of any kind is the same however it came to where it stands: played, taken back, or read again.
func TestAnyGameIsWatched(t *testing.T) {
	nines, wins := 0, 0
	for seed := range uint64(40) {
		s, r := race(t, seed, asItIs)
		bits := []uint64{r.Bits()}
		p, err := toytest.Kind{}.NewPlayer("careful", 1)
		require.NoError(t, err)
		for !s.Game().Over() {
			require.NoError(t, s.Do(p.Choose(s.Game(), nil)))
			r.Observe(s.At())
			bits = append(bits, r.Bits())
		}
		awards := achievement.Awards{}
		told, lines := r.Update(awards, time.Now())
		assert.Len(t, lines, len(told))
		assert.Equal(t, told, r.FirstDone(awards))
		if awards.Has("nine") {
			nines++
		}
		if assert.Equal(t, s.Game().Won(0), awards.Has("win/short")); s.Game().Won(0) {
			wins++
		}
		assert.False(t, awards.Has("win/long"))
		for n := len(bits) - 1; n >= 0; n -= 3 {
			require.NoError(t, s.Seek(n))
			r.Sync()
			assert.Equal(t, bits[n], r.Bits(), "taken back to %d", n)
			assert.Equal(t, bits[n], achievement.RecorderIn(toytest.Kind{}, s.Fork()).Bits(), "read again")
		}
		r.Update(awards, time.Now())
		assert.Len(t, awards, len(told), "the game was over: what was done stays")
	}
	assert.Greater(t, nines, 5)
	assert.Less(t, nines, 40)
	assert.Greater(t, wins, 5)
	assert.Less(t, wins, 40)
}

// Undo takes back what was done in it, and playing on otherwise does not bring it again.
func TestUndoInAnyGame(t *testing.T) {
	s, r := race(t, 31, asItIs) // with a nine in hand
	awards := achievement.Awards{}
	require.NoError(t, s.Do(game.Command{Verb: toytest.Play}))
	r.Observe(1)
	_, lines := r.Update(awards, time.Now())
	require.Len(t, lines, 1)
	assert.Equal(t, []string{"red", "blue"}, lines[0].Decks)
	s.Undo(1)
	r.Sync()
	_, lines = r.Update(awards, time.Now())
	require.Len(t, lines, 1)
	assert.True(t, lines[0].Revoked)
	assert.Empty(t, awards)
	require.NoError(t, s.Do(game.Command{Verb: toytest.Drop}))
	r.Observe(1)
	assert.Zero(t, r.Bits())
}

// Nothing is given in games that were changed or in which no person plays, nor what is unaided with advice.
func TestGamesWithoutAchievements(t *testing.T) {
	for _, change := range []func(*replay.Header){
		func(h *replay.Header) { h.Edited = true }, func(h *replay.Header) { h.Taken = 1 },
		func(h *replay.Header) { h.Seats = []string{"1=careful", "2=careful"} },
	} {
		_, r := race(t, 31, change)
		assert.Nil(t, r)
	}
	for seed := range uint64(20) {
		s, r := race(t, seed, func(h *replay.Header) { h.Advised = 1 })
		run(t, s, r)
		awards := achievement.Awards{}
		r.Update(awards, time.Now())
		assert.NotContains(t, done(awards), "win/short")
	}
	s, r := race(t, 31, func(h *replay.Header) { h.Seats = []string{"1=careful"} })
	require.NoError(t, s.Do(game.Command{Verb: toytest.Play}))
	r.Observe(1)
	assert.Zero(t, r.Bits(), "the computer did it")
}

// The words of an achievement are the game's, those around it the program's.
func TestSpoken(t *testing.T) {
	words, err := toytest.Kind{}.Words("en")
	require.NoError(t, err)
	speech := achievement.Spoken(words, func(key string, args ...any) string { return key })
	all := achievement.In(toytest.Kind{})
	require.Len(t, all, 2)
	steps := achievement.StepsOf(all)
	require.Len(t, steps, 3)
	assert.Equal(t, []string{"nine", "nine-how", "long", "feat-part"},
		[]string{steps[0].Title(speech), all[0].How(speech), steps[2].PartTitle(speech), steps[2].Title(speech)})
}

// Advice that comes in the course of a game counts from then on, and so it does when the game is read again. A game that is not
// watched has no recorder, which does nothing.
func TestAdviceInTheCourseOfAGame(t *testing.T) {
	advised := 0
	for seed := range uint64(20) {
		s, r := race(t, seed, asItIs)
		p, err := toytest.Kind{}.NewPlayer("careful", 1)
		require.NoError(t, err)
		for !s.Game().Over() {
			s.Header.Advised = 1
			require.NoError(t, s.Do(p.Choose(s.Game(), nil)))
			r.Observe(s.At())
		}
		awards := achievement.Awards{}
		r.Update(awards, time.Now())
		assert.NotContains(t, done(awards), "win/short")
		awards = achievement.Awards{}
		achievement.RecorderIn(toytest.Kind{}, s.Fork()).Update(awards, time.Now())
		assert.NotContains(t, done(awards), "win/short", "read again")
		if s.Game().Won(0) {
			advised++
		}
	}
	assert.Positive(t, advised)

	var none *achievement.Recorder
	none.Observe(1)
	none.Sync()
	steps, lines := none.Update(achievement.Awards{}, time.Now())
	assert.Empty(t, steps)
	assert.Empty(t, lines)
	assert.Empty(t, none.FirstDone(achievement.Awards{}))
}

// What was given in another game is neither told nor taken back in this one; what is new is told once.
func TestGivenInAnotherGame(t *testing.T) {
	s, r := race(t, 31, asItIs) // with a nine in hand
	awards := achievement.Awards{"nine": {Achievement: "nine", Deal: records.Deal{Game: "another"}}}
	play := func() {
		require.NoError(t, s.Do(game.Command{Verb: toytest.Play}))
		r.Observe(s.At())
	}
	play()
	told, lines := r.Update(awards, time.Now())
	assert.Empty(t, told)
	assert.Empty(t, lines)
	assert.Empty(t, r.FirstDone(awards))
	s.Undo(1)
	r.Sync()
	_, lines = r.Update(awards, time.Now())
	assert.Empty(t, lines)
	assert.True(t, awards.Has("nine"))

	delete(awards, "nine")
	play()
	told, _ = r.Update(awards, time.Now())
	require.Len(t, told, 1)
	assert.Equal(t, told, r.FirstDone(awards))
	for range 2 {
		told, lines = r.Update(awards, time.Now())
		assert.Empty(t, told)
		assert.Empty(t, lines)
	}
	s.Undo(1)
	require.NoError(t, s.Do(game.Command{Verb: toytest.Drop}))
	r.Observe(s.At())
	assert.Zero(t, r.Bits(), "another command in its place")
}
