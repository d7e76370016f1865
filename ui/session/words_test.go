package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// Days are called by what they are today; terms name everything that was unusual.
func TestDaysAndTerms(t *testing.T) {
	now := time.Date(2026, 3, 1, 0, 5, 0, 0, time.Local)
	w := session.Words{Language: languages.English(), Now: func() time.Time { return now }}
	assert.Equal(t, w.T("day-today"), w.Day(now))
	assert.Equal(t, w.T("day-yesterday"), w.Day(now.Add(-6*time.Minute)), "in the last month")
	assert.Contains(t, w.Day(now.AddDate(0, 0, -2)), "27")
	assert.Contains(t, w.When(now), "00:05")
	assert.Empty(t, w.Why(keyforge.Fine))
	assert.NotEmpty(t, w.Why(keyforge.IsStunned))
	plain := w.Terms(&replay.Header{Undo: replay.UndoNone})
	assert.Equal(t, plain+" · "+w.T("edited"), w.Terms(&replay.Header{Undo: replay.UndoNone, Edited: true}))
	assert.NotEqual(t, plain, w.Terms(&replay.Header{Undo: replay.UndoFree}))
}
