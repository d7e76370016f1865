package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// Today and yesterday are called so, whatever the hour; other days have their dates.
func TestDaysInWords(t *testing.T) {
	s := begin(t)
	at := func(day, hour int) time.Time { return time.Date(2026, 3, day, hour, 6, 0, 0, time.Local) }
	s.Now = func() time.Time { return at(4, 5) }
	assert.Equal(t, s.T("day-today"), s.Day(at(4, 0)))
	assert.Equal(t, s.T("day-today"), s.Day(at(4, 23)))
	assert.Equal(t, s.T("day-yesterday"), s.Day(at(3, 23)))
	assert.Equal(t, s.T("day-yesterday"), s.Day(at(3, 0)))
	assert.Equal(t, s.T("day-date", 2, "March", 2026), s.Day(at(2, 23)))
	assert.Equal(t, s.T("day-date", 5, "March", 2026), s.Day(at(5, 5)))
	assert.Equal(t, s.T("day-at", s.T("day-today"), "05:06"), s.When(at(4, 5)))
}

// Opponents are a person, a computer that is known, or some other computer.
func TestOpponentsInWords(t *testing.T) {
	s := begin(t)
	assert.Equal(t, s.T("records-person"), s.OpponentWords(replay.Person))
	assert.Equal(t, s.T("records-computer", s.T("bot-greedy")), s.OpponentWords("greedy"))
	assert.Equal(t, s.T("records-computer", s.T("bot-unknown")), s.OpponentWords("deep-sea"))
}

// A rung of a ladder is a difficulty, or a preset of conditions, with so many players.
func TestRungsInWords(t *testing.T) {
	s := begin(t)
	hard := records.Rung{Word: "hard", Players: 2}
	assert.Equal(t, s.T("records-rung", s.T("difficulty-hard"), s.T("flight-two")), s.Chronicle(nil).RungWords(hard))
	storm := records.Rung{Word: "storm", Players: 1}
	assert.Equal(t, s.T("records-rung", s.T("difficulty-storm"), s.T("flight-alone")), s.Chronicle(nil).RungWords(storm))
	assert.Equal(t, s.T("difficulty-easy"), s.DifficultyOf(s.Adventure.Name(), adventure.Easy.String()))
}

// The list of achievements says when each was given, or how far it is; only those that were given count.
func TestAchievementsInWords(t *testing.T) {
	s := begin(t)
	s.OpenLibrary(t.TempDir())
	require.NoError(t, s.Records.AddAwards(records.Award{Achievement: feats.FirstLesson, When: s.Now().Format(time.RFC3339)},
		records.Award{Achievement: "reap", When: "long ago"}))
	require.Eventually(t, func() bool { s.Collect(); return s.Chronicle(nil).Awards() != nil }, time.Minute, time.Millisecond)
	a, lessons := s.Teacher()
	for i := range 2 {
		s.Learn(a, &lessons[i])
	}
	all, given := s.Chronicle(nil).AllAchievementLines()
	assert.Len(t, all, len(s.Adventures.Achievements()))
	assert.Equal(t, 2, given)
	titled := func(key string) *session.AchievementLine {
		for i := range all {
			if all[i].Title == s.T("feat-"+key) {
				return &all[i]
			}
		}
		require.Fail(t, "there is no such achievement", key)
		return nil
	}
	first, reap, both, none := titled(feats.FirstLesson), titled("reap"), titled(feats.AllLessons), titled("long-night")
	assert.True(t, first.Given)
	assert.Equal(t, s.Day(s.Now()), first.State)
	assert.Empty(t, first.Parts)
	assert.Equal(t, "long ago", reap.State)
	const counted = 4 // those on later sets do not count
	assert.False(t, both.Given)
	assert.Equal(t, s.T("feat-count", 2, counted), both.State)
	assert.InDelta(t, 2/float64(counted), both.Share, 1e-9)
	assert.Equal(t, s.T("lesson-"+lessons[0].Key)+", "+s.T("lesson-"+lessons[1].Key), both.Parts)
	assert.False(t, none.Given)
	assert.Empty(t, none.State)
	assert.Zero(t, none.Share)
	listed := s.Adventures.Achievements()
	for i := range listed {
		if listed[i].Key == feats.AllLessons {
			said := s.Chronicle(nil).AchievementLines(listed[i].Steps()[:1])
			require.Len(t, said, 1)
			assert.True(t, said[0].Given, "that part of it")
			assert.Equal(t, listed[i].Steps()[0].Title(s.T), said[0].Title)
		}
	}
	assert.NoError(t, s.Close())
}

// Sizes and speeds are multiples of the usual ones.
func TestSizesAndSpeeds(t *testing.T) {
	s := session.DefaultSettings
	assert.InDelta(t, 1, s.TextScale(), 1e-9)
	assert.InDelta(t, 1, s.MotionSpeed(), 1e-9)
	s.Text, s.Speed = 150, 2
	assert.InDelta(t, 1.5, s.TextScale(), 1e-9)
	assert.InDelta(t, 2, s.MotionSpeed(), 1e-9)
}

// Days are called by what they are today; terms name everything that was unusual.
func TestDaysAndTerms(t *testing.T) {
	now := time.Date(2026, 3, 1, 0, 5, 0, 0, time.Local)
	w := session.Words{Language: languages.English(), Now: func() time.Time { return now }}
	assert.Equal(t, w.T("day-today"), w.Day(now))
	assert.Equal(t, w.T("day-yesterday"), w.Day(now.Add(-6*time.Minute)), "in the last month")
	assert.Contains(t, w.Day(now.AddDate(0, 0, -2)), "27")
	assert.Contains(t, w.When(now), "00:05")
	assert.Empty(t, w.Why(keyforge.Allowed))
	assert.NotEmpty(t, w.Why(keyforge.IsStunned))
	plain := w.Terms(&replay.Header{Undo: replay.UndoNone})
	assert.Equal(t, plain+" · "+w.T("edited"), w.Terms(&replay.Header{Undo: replay.UndoNone, Edited: true}))
	assert.NotEqual(t, plain, w.Terms(&replay.Header{Undo: replay.UndoFree}))
}
