package scene_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
)

// A frame of a full table with three players: layout, update and picture.
func BenchmarkFullTable(b *testing.B) {
	m := newMouse(b, session.DefaultSettings)
	require.NoError(b, play.Position(m.s, "table"))
	m.in.W, m.in.H = 1920, 1080
	m.frames(60)
	b.ReportAllocs()
	for b.Loop() {
		m.s.Update(m.in)
	}
}

// A frame after the monster's turn, with its deeds on the table and in the open log.
func BenchmarkTableWithDeeds(b *testing.B) {
	settings := session.DefaultSettings
	settings.FoldLog = false
	m := newMouse(b, settings)
	require.NoError(b, play.Position(m.s, "crowd"))
	m.in.W, m.in.H = 1920, 1080
	m.frames(5)
	m.table().Do(keyforge.Command{Verb: keyforge.EndTurn})
	m.table().Skip()
	m.frames(300)
	require.NotEmpty(b, m.deeds())
	b.ReportAllocs()
	for b.Loop() {
		m.s.Update(m.in)
	}
}
