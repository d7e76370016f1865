package scene_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
)

// A frame of a full table with three players: layout, update and picture.
func BenchmarkFullTable(b *testing.B) {
	m := newMouse(b, scene.DefaultSettings)
	require.NoError(b, play.Position(m.s, "table"))
	m.in.W, m.in.H = 1920, 1080
	m.frames(60)
	b.ReportAllocs()
	for b.Loop() {
		m.s.Update(m.in)
	}
}
