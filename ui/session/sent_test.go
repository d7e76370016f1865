package session_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/session"
)

// Games that were sent are kept with the settings: one in each table, the last hundred.
func TestSent(t *testing.T) {
	s := &session.Session{Settings: session.DefaultSettings}
	file, saved := filepath.Join(t.TempDir(), "settings.json"), 0
	s.Save = func(now session.Settings) {
		saved++
		require.NoError(t, now.Write(file))
	}
	g := session.Sent{Server: "host", Week: "2026-W48", Game: "keyforge", Players: 1}
	_, is := s.Settings.SentTo(g)
	assert.False(t, is)
	s.SetTables("host", "Ada\x1b")
	s.SetTables("host", "Ada\x1b")
	assert.Equal(t, 1, saved, "it was the same")
	for _, id := range []string{"a", "b"} {
		g.ID = id
		s.KeepSent(g)
	}
	before := *s.Settings.Tables
	other := g
	other.Players = 2
	s.KeepSent(other)
	assert.Len(t, before.Sent, 1, "what was read before stays")
	kept, err := session.ReadSettings(file)
	require.NoError(t, err)
	assert.Equal(t, "Ada", kept.Tables.Name)
	require.Len(t, kept.Tables.Sent, 2)
	own, is := kept.SentTo(g)
	assert.True(t, is)
	assert.Equal(t, "b", own.ID)
	g.ID = ""
	s.KeepSent(g)
	_, is = s.Settings.SentTo(g)
	assert.False(t, is, "withdrawn")
	for i := range 150 {
		other.Week, other.ID = fmt.Sprint(i), "c"
		s.KeepSent(other)
	}
	assert.Len(t, s.Settings.Tables.Sent, 100)
	assert.Equal(t, "149", s.Settings.Tables.Sent[99].Week)
}
