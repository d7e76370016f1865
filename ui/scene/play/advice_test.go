package play_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// askAdvice asks for advice with the key, and waits for it.
func askAdvice(m *scenetest.Mouse) *advice.Advice {
	m.T.Helper()
	m.Press(widget.Advice)
	m.Frame()
	require.True(m.T, m.Table().Advising() || m.Table().Advice() != nil)
	m.Until(func() bool { return m.Table().Advice() != nil })
	m.Frames(2)
	return m.Table().Advice()
}

// On a key or a button an expert says what it would do: the next action is lit, with the
// plan, the reasons and the chances. The expert carries it out on request.
func TestAdviceInTheWindow(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(3)
	a := askAdvice(m)
	for _, words := range []string{"What would you do?", "Chance of winning", "Do it", "compared with: End the turn"} {
		assert.Contains(t, m.Words(), words)
	}
	_, ok := m.Find("advice-panel", 0)
	assert.True(t, ok)
	before := m.Table().Story.At()
	next := a.Next()
	m.Click("advice-do", 0)
	m.Settle()
	require.Greater(t, m.Table().Story.At(), before)
	assert.Equal(t, next, m.Table().Story.Inputs()[before].Command)
	assert.Equal(t, 1, m.Table().Story.Header.Advised)

	m.Stack.Home()
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(3)
	m.Click("advice", 0)
	m.Until(func() bool { return m.Table().Advice() != nil })
	m.Frames(2)
	m.Press(widget.Escape)
	m.Frames(2)
	assert.Nil(t, m.Table().Advice())
	assert.Equal(t, "table", m.Stack.Top().Name(), "Escape only shuts what was said")
	assert.NotContains(t, m.Words(), "Do it")
	askAdvice(m)
	m.Press(widget.Advice)
	m.Frames(2)
	assert.Nil(t, m.Table().Advice(), "the key shuts it, too")
}

// Advice says what an ally can do then.
func TestAdviceForTheTeam(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	p := foretelling()
	p.Players = p.Players[:2]
	p.Players[1].Amber = 9
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(3)
	askAdvice(m)
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), "Then player 2 can forge a key")
}

// The window says that it is thinking, and another action ends that.
func TestThinkingIsShown(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(3)
	m.Table().AskAdvice()
	m.Stack.Update(widget.Input{W: 1280, H: 720})
	if m.Table().Advising() {
		assert.Contains(t, m.Words(), "Thinking …")
	}
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	m.Frames(2)
	assert.False(t, m.Table().Advising())
	assert.NotContains(t, m.Words(), "What would you do?")
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
		{adventure.Hard, advice.NotWhenHard, false, "No advice on Hard. Turn it on under Settings, Game."},
		{adventure.Hard, advice.Always, true, ""},
		{adventure.Easy, advice.Never, false, "Advice is off. Turn it on under Settings, Game."},
	} {
		settings := scenetest.AtOnce
		settings.Advice, settings.Chances = int(c.when), true
		m := scenetest.New(t, settings)
		m.Click("new-adventure", 0)
		m.Click("difficulty", int(c.difficulty))
		m.Click("begin", 0)
		m.House()
		m.Frames(2)
		weighed := m.Table().Weighed(m.Table().Legal()[0]) != 0
		assert.Equal(t, c.has, weighed, "the chances beside the houses")
		m.Press(widget.Advice)
		m.Frames(2)
		assert.Equal(t, c.has, m.Table().Advising() || m.Table().Advice() != nil)
		if c.told != "" {
			assert.Contains(t, m.Words(), c.told)
		}
	}
}

// The chances are on the buttons of the houses.
func TestChancesBesideHouses(t *testing.T) {
	settings := scenetest.AtOnce
	settings.Chances = true
	m := scenetest.New(t, settings)
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.House()
	m.Until(func() bool { return m.Table().Weighed(m.Table().Legal()[0]) > 0 })
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("chance", m.Table().Weighed(m.Table().Legal()[0])-1))
}

// Lessons have no advice, and neither have games that are only watched.
func TestLessonsHaveNoAdvice(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	play.Teach(m.Stack, 0, func(*scene.Stack) {})
	m.Frames(5)
	_, ok := m.Find("advice", 0)
	assert.False(t, ok)
	m.Press(widget.Advice)
	m.Frames(2)
	assert.False(t, m.Table().Advising() || m.Table().Advice() != nil)
}

// The end of the game says how often advice was given.
func TestEndTellsOfAdvice(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "victory"))
	m.Frames(3)
	askAdvice(m)
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
	m.Settle()
	m.Do(keyforge.Command{Verb: keyforge.Pick, Card: m.Table().Board.Boss})
	m.Until(func() bool { return m.Stack.Top().Name() == "end" })
	m.Frames(600)
	assert.Contains(t, m.Words(), "You took advice 1 time.")
	m.Click("end-tab", 2)
	m.Frames(2)
	assert.Contains(t, m.Words(), "advice taken 1 time")
}

// In both languages and at all sizes of text the advice fits.
func TestAdviceFits(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}} {
		for _, text := range []int{session.MinText, 100, session.MaxText} {
			for _, l := range []string{"en", "ru"} {
				if size[0] > 1280 && text < session.MaxText || languages.Named(l) == nil {
					continue
				}
				settings := scenetest.AtOnce
				settings.Text, settings.Language = text, l
				m := scenetest.New(t, settings)
				m.In.W, m.In.H = size[0], size[1]
				require.NoError(t, play.Position(m.Stack, "crowd"))
				m.Frames(3)
				askAdvice(m)
				m.Frames(20)
				m.Fits(t)
				adviceHidesNothing(m, t)
				m.Click("advice-fold", 0)
				m.Frames(5)
				m.Fits(t)
				adviceHidesNothing(m, t)
			}
		}
	}
}

// adviceHidesNothing checks that the panel of advice hides nothing that answers the
// question.
func adviceHidesNothing(m *scenetest.Mouse, t *testing.T) {
	t.Helper()
	panel := m.MustFind("advice-panel", 0)
	for _, s := range m.Stack.Spots() {
		if s.What == "advice-panel" {
			return // what lies on it
		}
		if s.Enabled && (s.IsAnswer || s.What == "raise-tide") {
			assert.False(t, s.Rect.Overlaps(panel.Rect), "%s %d at %v is hidden by %v", s.What, s.N, s.Rect, panel.Rect)
		}
	}
}

// The panel can be folded to a line, which also carries out the advice, and unfolded.
func TestAdviceFolds(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(3)
	next := askAdvice(m).Next()
	whole := m.MustFind("advice-panel", 0).Rect
	m.Click("advice-fold", 0)
	m.Frames(2)
	assert.Less(t, m.MustFind("advice-panel", 0).Rect.H, whole.H/2)
	assert.NotContains(t, m.Words(), "compared with")
	m.Click("advice-fold", 0)
	m.Frames(2)
	assert.GreaterOrEqual(t, m.MustFind("advice-panel", 0).Rect.H, whole.H)
	assert.Contains(t, m.Words(), "compared with")
	m.Click("advice-fold", 0)
	m.Frames(2)
	before := m.Table().Story.At()
	m.Click("advice-do", 0)
	m.Settle()
	assert.Equal(t, next, m.Table().Story.Inputs()[before].Command)
	if a := m.Table().Advice(); a != nil {
		assert.Less(t, m.MustFind("advice-panel", 0).Rect.H, whole.H/2, "it stays folded")
	}
}
