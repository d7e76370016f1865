package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// house plays until a house must be chosen.
func (m *mouse) house() {
	m.t.Helper()
	m.settle()
	for m.table().Question().Kind != keyforge.AskHouse {
		m.do(m.table().Legal()[len(m.table().Legal())-1])
		m.settle()
	}
}

// advised asks for advice with the key, and waits for it.
func (m *mouse) advised() *advice.Advice {
	m.t.Helper()
	m.press(widget.Advice)
	m.frame()
	require.True(m.t, m.table().Advising() || m.table().Advice() != nil)
	m.until(func() bool { return m.table().Advice() != nil })
	m.frames(2)
	return m.table().Advice()
}

// On a key or a button an expert says what it would do: the next action is lit, with the
// plan, the reasons and the chances. The expert carries it out on request.
func TestAdviceInTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(3)
	a := m.advised()
	for _, words := range []string{"What would you do?", "Chance of winning", "Do it", "compared with: End the turn"} {
		assert.Contains(t, m.words(), words)
	}
	_, ok := m.find("advice-panel", 0)
	assert.True(t, ok)
	before := m.table().Story.At()
	next := a.Next()
	m.click("advice-do", 0)
	m.settle()
	require.Greater(t, m.table().Story.At(), before)
	assert.Equal(t, next, m.table().Story.Inputs()[before].Command)
	assert.Equal(t, 1, m.table().Story.Header.Advised)

	m.s.Home()
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(3)
	m.click("advice", 0)
	m.until(func() bool { return m.table().Advice() != nil })
	m.frames(2)
	m.press(widget.Escape)
	m.frames(2)
	assert.Nil(t, m.table().Advice())
	assert.Equal(t, "table", m.s.Top().Name(), "Escape only shuts what was said")
	assert.NotContains(t, m.words(), "Do it")
	m.advised()
	m.press(widget.Advice)
	m.frames(2)
	assert.Nil(t, m.table().Advice(), "the key shuts it, too")
}

// The window says that it is thinking, and another action ends that.
func TestThinkingIsShown(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(3)
	m.table().AskAdvice()
	m.s.Update(widget.Input{W: 1280, H: 720})
	if m.table().Advising() {
		assert.Contains(t, m.words(), "thinking …")
	}
	m.do(keyforge.Command{Verb: keyforge.EndTurn})
	m.frames(2)
	assert.False(t, m.table().Advising())
	assert.NotContains(t, m.words(), "What would you do?")
}

// At Hard there is no advice unless it is turned on, and the button says where to do so.
// Players who turn advice off get none.
func TestWhenThereIsAdvice(t *testing.T) {
	for _, c := range []struct {
		difficulty adventure.Difficulty
		when       advice.When
		has        bool
		told       string
	}{
		{adventure.Easy, advice.NotWhenHard, true, ""},
		{adventure.Normal, advice.NotWhenHard, true, ""},
		{adventure.Hard, advice.NotWhenHard, false, "There is no advice at Hard. Settings, Game turns it on."},
		{adventure.Hard, advice.Always, true, ""},
		{adventure.Easy, advice.Never, false, "Advice is turned off. Settings, Game turns it on."},
	} {
		settings := atOnce
		settings.Advice, settings.Chances = int(c.when), true
		m := newMouse(t, settings)
		m.click("new-adventure", 0)
		m.click("difficulty", int(c.difficulty))
		m.click("begin", 0)
		m.house()
		m.frames(2)
		weighed := m.table().Weighed(m.table().Legal()[0]) != 0
		assert.Equal(t, c.has, weighed, "the chances beside the houses")
		m.press(widget.Advice)
		m.frames(2)
		assert.Equal(t, c.has, m.table().Advising() || m.table().Advice() != nil)
		if c.told != "" {
			assert.Contains(t, m.words(), c.told)
		}
	}
}

// The chances are on the buttons of the houses.
func TestChancesBesideHouses(t *testing.T) {
	settings := atOnce
	settings.Chances = true
	m := newMouse(t, settings)
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.house()
	m.until(func() bool { return m.table().Weighed(m.table().Legal()[0]) > 0 })
	m.frame()
	assert.Contains(t, m.words(), m.s.T("chance", m.table().Weighed(m.table().Legal()[0])-1))
}

// Lessons have no advice, and neither have games that are only watched.
func TestLessonsHaveNoAdvice(t *testing.T) {
	m := newMouse(t, atOnce)
	play.Teach(m.s, 0, func(*scene.Stack) {})
	m.frames(5)
	_, ok := m.find("advice", 0)
	assert.False(t, ok)
	m.press(widget.Advice)
	m.frames(2)
	assert.False(t, m.table().Advising() || m.table().Advice() != nil)
}

// The end of the game says how often advice was given.
func TestEndTellsOfAdvice(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "victory"))
	m.frames(3)
	m.advised()
	m.do(keyforge.Command{Verb: keyforge.Fight, Card: m.slot("Valdr")})
	m.settle()
	m.do(keyforge.Command{Verb: keyforge.Pick, Card: m.table().Board.Boss})
	m.until(func() bool { return m.s.Top().Name() == "end" })
	m.frames(600)
	assert.Contains(t, m.words(), "With advice, 1 time.")
	m.click("end-tab", 2)
	m.frames(2)
	assert.Contains(t, m.words(), "with advice, 1 time")
}

// In both languages and at all sizes of text the advice fits.
func TestAdviceFits(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}} {
		for _, text := range []int{session.MinText, 100, session.MaxText} {
			for _, l := range []string{"en", "ru"} {
				if size[0] > 1280 && text < session.MaxText || languages.Named(l) == nil {
					continue
				}
				settings := atOnce
				settings.Text, settings.Language = text, l
				m := newMouse(t, settings)
				m.in.W, m.in.H = size[0], size[1]
				require.NoError(t, play.Position(m.s, "crowd"))
				m.frames(3)
				m.advised()
				m.frames(20)
				m.fits(t)
				m.adviceHidesNothing(t)
				m.click("advice-fold", 0)
				m.frames(5)
				m.fits(t)
				m.adviceHidesNothing(t)
			}
		}
	}
}

// adviceHidesNothing checks that the panel of advice hides nothing that answers the
// question.
func (m *mouse) adviceHidesNothing(t *testing.T) {
	t.Helper()
	panel := m.mustFind("advice-panel", 0)
	for _, s := range m.s.Spots() {
		if s.What == "advice-panel" {
			return // what lies on it
		}
		if s.Enabled && (s.Asked || s.What == "raise-tide") {
			assert.False(t, s.Rect.Overlaps(panel.Rect), "%s %d at %v is hidden by %v", s.What, s.N, s.Rect, panel.Rect)
		}
	}
}

// The panel can be folded to a line, which also carries out the advice, and unfolded.
func TestAdviceFolds(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(3)
	next := m.advised().Next()
	whole := m.mustFind("advice-panel", 0).Rect
	m.click("advice-fold", 0)
	m.frames(2)
	assert.Less(t, m.mustFind("advice-panel", 0).Rect.H, whole.H/2)
	assert.NotContains(t, m.words(), "compared with")
	m.click("advice-fold", 0)
	m.frames(2)
	assert.GreaterOrEqual(t, m.mustFind("advice-panel", 0).Rect.H, whole.H)
	assert.Contains(t, m.words(), "compared with")
	m.click("advice-fold", 0)
	m.frames(2)
	before := m.table().Story.At()
	m.click("advice-do", 0)
	m.settle()
	assert.Equal(t, next, m.table().Story.Inputs()[before].Command)
	if a := m.table().Advice(); a != nil {
		assert.Less(t, m.mustFind("advice-panel", 0).Rect.H, whole.H/2, "it stays folded")
	}
}
