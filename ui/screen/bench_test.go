package screen_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/screen"
)

// A frame of a full table with three players: layout, update and picture.
func BenchmarkFullTable(b *testing.B) {
	m := newMouse(b, screen.DefaultSettings)
	require.NoError(b, m.s.Position("table"))
	m.in.W, m.in.H = 1920, 1080
	m.frames(60)
	b.ReportAllocs()
	for b.Loop() {
		m.s.Update(m.in)
	}
}
