package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// Whoever wishes it sees the chance of winning beside the table, and reads it when pointing there. The bar covers nothing that may be
// clicked, in windows of all sizes. There is none unless it is turned on, and none where there is no advice.
func TestOddsBesideTheTable(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(3)
	_, ok := m.Find("odds", 0)
	assert.False(t, ok)
	m.Stack.Settings.Odds = true
	m.Until(func() bool { _, ok := m.Find("odds", 0); return ok })
	assert.Equal(t, 1, m.Table().Story.Header.Advised)
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1920, 1080}} {
		m.In.W, m.In.H = size[0], size[1]
		m.Frames(3)
		bar, ok := m.Find("odds", 0)
		require.True(t, ok)
		for i := range m.Stack.Spots() {
			s := &m.Stack.Spots()[i]
			assert.False(t, s.IsAnswer && s.Rect.Overlaps(bar.Rect), "%v at %v", s.ID, size)
		}
	}
	m.In.W, m.In.H = scenetest.Phone[0], scenetest.Phone[1]
	for _, log := range []bool{true, false} {
		m.Stack.Settings.FoldLog = !log
		m.Frames(40)
		bar := m.MustFind("odds", 0).Rect
		assert.Greater(t, bar.W, 25.0, "a finger finds it")
		chance, _ := m.Table().Odds.Chance()
		figure := m.Stack.T("rate", lang.Percent(chance))
		there := false
		for i := range m.Stack.Picture().Ops {
			op := &m.Stack.Picture().Ops[i]
			there = there || op.Text == figure && op.Size > 11 && scenetest.Box(op).Within(bar)
		}
		assert.True(t, there, "the chance can be read on a phone: %s", figure)
	}
	m.Point("odds", 0)
	m.Frames(40)
	assert.Contains(t, m.Words(), "Chance that the players win")
	m.Stack.Settings.Advice = int(advice.Never)
	m.Frames(2)
	_, ok = m.Find("odds", 0)
	assert.False(t, ok)
}
