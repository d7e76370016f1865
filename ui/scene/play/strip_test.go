package play_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// deeds are the entries of the strip.
func deeds(m *scenetest.Mouse) (all []widget.Spot) {
	for _, s := range m.Stack.Spots() {
		if s.What == "deed" {
			all = append(all, s)
		}
	}
	return all
}

// The monster's turn leaves its deeds on the table, even if it was skipped and in a
// saved game that is resumed; each shows the moment again, by mouse and by keys, and
// the game stays where it was. The log has them too.
func TestTheMonstersTurnLeavesItsDeeds(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frame()
	assert.Empty(t, deeds(m), "nothing has been done yet")
	m.Turns(2, 5)
	before := deeds(m)
	require.NotEmpty(t, before)
	for _, s := range before {
		assert.NotEmpty(t, s.Label, "it is told")
		for _, number := range writtenIn(m, s.Rect) {
			assert.Contains(t, s.Label, strings.TrimLeft(number, "+−"), "with its number")
		}
	}
	hash, at := m.Table().Story.Game().Hash(), m.Table().Story.At()
	check := func() {
		t.Helper()
		assert.Equal(t, "table", m.Stack.Top().Name())
		assert.Equal(t, hash, m.Table().Story.Game().Hash())
		assert.Equal(t, at, m.Table().Story.At())
		assert.True(t, m.Table().Asking())
	}
	for i := range before {
		m.Click("deed", i)
		require.Equal(t, "again", m.Stack.Top().Name())
		m.Frames(3)
		m.Click("again-repeat", 0)
		m.Click("again-back", 0)
		check()
	}
	m.Click("deeds", 0)
	require.Equal(t, "again", m.Stack.Top().Name())
	m.Press(widget.Escape)
	check()

	m.Frames(3)
	found := 0
	for _, s := range m.Stack.Spots() {
		if s.What == "log-deed" {
			found++
		}
	}
	assert.GreaterOrEqual(t, found, len(before), "the log has them too")

	for m.Stack.Pointed() != (widget.ID{What: "deed"}) { // by keys alone
		m.In.Mouse = before[0].Rect.Center()
		m.Frame()
	}
	m.Press(widget.Right)
	m.Press(widget.Left)
	require.Equal(t, widget.ID{What: "deed"}, m.Stack.Pointed())
	m.Press(widget.Enter)
	m.Frame()
	assert.Equal(t, "again", m.Stack.Top().Name())
	m.Press(widget.Space)
	m.Frame()
	m.Press(widget.Space)
	m.Frames(2)
	check()

	path := m.Table().Story.Path()
	m.Stack.Home()
	play.Tables(m.Stack).Resume(m.Stack, path)
	m.Frames(3)
	m.Settle()
	assert.Len(t, deeds(m), len(before), "they are there when the game goes on")
}

// The deeds are visible during motion, too.
func TestAMomentTakesItsTime(t *testing.T) {
	m := scenetest.New(t, session.Settings{Speed: 1})
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(3)
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	for !m.Table().Asking() {
		m.Press(widget.Space)
	}
	m.Frames(2)
	m.Click("deed", 0)
	m.Frame()
	assert.True(t, m.Table().Asking(), "the game itself waits below")
	for range 600 {
		m.Frame()
	}
	assert.Equal(t, "again", m.Stack.Top().Name(), "it stays until one goes back")
	assert.NotEmpty(t, deeds(m))
}
