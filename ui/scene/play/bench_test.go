package play_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// A frame of a full table with three players: layout, update and picture.
func BenchmarkFullTable(b *testing.B) {
	m := scenetest.New(b, session.DefaultSettings)
	require.NoError(b, play.Position(m.Stack, "table"))
	m.In.W, m.In.H = 1920, 1080
	m.Frames(60)
	b.ReportAllocs()
	for b.Loop() {
		m.Stack.Update(m.In)
	}
}

// A frame after the monster's turn, with its deeds on the table and in the open log.
func BenchmarkTableWithDeeds(b *testing.B) {
	settings := session.DefaultSettings
	settings.FoldLog = false
	m := scenetest.New(b, settings)
	require.NoError(b, play.Position(m.Stack, "crowd"))
	m.In.W, m.In.H = 1920, 1080
	m.Frames(5)
	m.Table().Do(keyforge.Command{Verb: keyforge.EndTurn})
	m.Table().Skip()
	m.Frames(300)
	require.NotEmpty(b, deeds(m))
	b.ReportAllocs()
	for b.Loop() {
		m.Stack.Update(m.In)
	}
}
