package decks

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
)

// speaker is a stack that has words but no screens.
func speaker(t *testing.T) *scene.Stack {
	t.Helper()
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	return &scene.Stack{Session: session.New(session.DefaultSettings, all, all.Rules(cat))}
}

// What is left is told in seconds, minutes or hours, rounded, and is never nothing.
func TestSpan(t *testing.T) {
	s := speaker(t)
	for d, want := range map[time.Duration]string{
		0: "1 s", 1400 * time.Millisecond: "1 s", 1500 * time.Millisecond: "2 s", 89 * time.Second: "89 s",
		90 * time.Second: "2 min", 149 * time.Second: "2 min", 150 * time.Second: "3 min", 89 * time.Minute: "89 min",
		90 * time.Minute: "2 h", 149 * time.Minute: "2 h", 150 * time.Minute: "3 h",
	} {
		assert.Equal(t, want, span(s, d), d)
	}
}

// The progress tells how many of all games were played and, once some were, how long the others will take.
func TestProgress(t *testing.T) {
	s := speaker(t)
	w := &labWords{}
	at := func(done, left int, since time.Duration) []string {
		return w.progress(s, &session.Measured{Done: done, Left: left}, since)
	}
	assert.Equal(t, []string{s.T("study-progress", 0, 40), ""}, at(0, 40, time.Minute))
	assert.Equal(t, []string{s.T("study-progress", 10, 40), s.T("study-left", "30 s")}, at(10, 30, 10*time.Second))
	assert.Equal(t, []string{s.T("study-progress", 10, 40), s.T("study-left", "60 s")}, at(10, 30, 20*time.Second), "it goes on")
	assert.Equal(t, []string{s.T("study-progress", 40, 40), ""}, at(40, 0, 20*time.Second))
}
