package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// deeds are the entries of the strip.
func (m *mouse) deeds() (all []widget.Spot) {
	for _, s := range m.s.Spots() {
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
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.frame()
	assert.Empty(t, m.deeds(), "nothing has been done yet")
	m.turns(2, 5)
	before := m.deeds()
	require.NotEmpty(t, before)
	for _, s := range before {
		assert.NotEmpty(t, s.Label, "it is told")
	}
	hash, at := m.table().Story.Game().Hash(), m.table().Story.At()
	check := func() {
		t.Helper()
		assert.Equal(t, "table", m.s.Top().Name())
		assert.Equal(t, hash, m.table().Story.Game().Hash())
		assert.Equal(t, at, m.table().Story.At())
		assert.True(t, m.table().Asking())
	}
	for i := range before {
		m.click("deed", i)
		require.Equal(t, "again", m.s.Top().Name())
		m.frames(3)
		m.click("again-repeat", 0)
		m.click("again-back", 0)
		check()
	}
	m.click("deeds", 0)
	require.Equal(t, "again", m.s.Top().Name())
	m.press(widget.Escape)
	check()

	m.frames(3)
	found := 0
	for _, s := range m.s.Spots() {
		if s.What == "log-deed" {
			found++
		}
	}
	assert.GreaterOrEqual(t, found, len(before), "the log has them too")

	for m.s.Pointed() != (widget.ID{What: "deed"}) { // by keys alone
		m.in.Mouse = before[0].Rect.Center()
		m.frame()
	}
	m.press(widget.Right)
	m.press(widget.Left)
	require.Equal(t, widget.ID{What: "deed"}, m.s.Pointed())
	m.press(widget.Enter)
	m.frame()
	assert.Equal(t, "again", m.s.Top().Name())
	m.press(widget.Space)
	m.frame()
	m.press(widget.Space)
	m.frames(2)
	check()

	path := m.table().Story.Path()
	m.s.Home()
	play.Resume(m.s, path)
	m.frames(3)
	m.settle()
	assert.Len(t, m.deeds(), len(before), "they are there when the game goes on")
}

// The deeds are visible during motion, too.
func TestAMomentTakesItsTime(t *testing.T) {
	m := newMouse(t, session.Settings{Speed: 1})
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(3)
	m.do(keyforge.Command{Verb: keyforge.EndTurn})
	for !m.table().Asking() {
		m.press(widget.Space)
	}
	m.frames(2)
	m.click("deed", 0)
	m.frame()
	assert.True(t, m.table().Asking(), "the game itself waits below")
	for range 600 {
		m.frame()
	}
	assert.Equal(t, "again", m.s.Top().Name(), "it stays until one goes back")
	assert.NotEmpty(t, m.deeds())
}
