package codex_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// has says whether something is called so.
func (m *table) has(what string) bool {
	_, ok := m.Find(what, 0)
	return ok
}

// advised asks for advice with the key, and waits for it.
func (m *table) advised() {
	m.T.Helper()
	m.Press(widget.Advice)
	m.Until(func() bool { return m.has("advised") })
	m.Frames(2)
}

// marked says whether there is the line of advice around a place.
func (m *table) marked(at layout.Rect) bool {
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Line && op.Color == theme.Chosen && at.Within(op.Rect) && op.Rect.Within(at.Inset(-8)) {
			return true
		}
	}
	return false
}

// An expert says what it would do, with the chances and the reasons; what it is about is marked, and a click does it.
func TestAdvice(t *testing.T) {
	m := open(t, atOnce, after(t, "one-hero", 7, 3), codex.Seats{"", "greedy"})
	m.settle()
	before := m.log.At()
	m.advised()
	best := codex.Kind().(game.Adviser).Advise(t.Context(), m.game().Clone(), uint64(before))
	do := best.Options[0].Command
	require.NoError(t, m.game().Check(do))
	assert.Equal(t, lang.English.Command(m.game(), do), m.MustFind("advised", 0).Label)
	for _, part := range []string{m.Stack.Language.Chance(best.Options[0].Chance), m.Stack.T("advice-ask")} {
		assert.Contains(t, m.Words(), part)
	}
	require.NotEmpty(t, best.Reasons)
	for i, o := range best.Options[:min(3, len(best.Options))] {
		m.Point("advised", i)
		m.Frames(2)
		what, n := m.spot(o.Command)
		assert.True(t, m.marked(m.MustFind(what, n).Rect), "%s %d", what, n)
	}
	m.Click("advised", 0)
	m.Frame()
	assert.Equal(t, m.game().Format(do), m.given(before))
	assert.Equal(t, 1, m.log.Header.Advised)
	assert.False(t, m.has("advice-close"), "it was about another question")
}

// What was asked about another question is not told, nor counted; Escape closes advice, and only that.
func TestAdviceIsDroppedWithTheQuestion(t *testing.T) {
	m := open(t, atOnce, after(t, "three-heroes", 7, 3), codex.Seats{"", "greedy"})
	m.settle()
	m.Press(widget.Advice)
	m.Frame()
	require.True(t, m.has("advice-close"))
	m.Press(widget.EndTurn)
	m.Frames(2)
	assert.False(t, m.has("advice-close"))
	assert.Zero(t, m.log.Header.Advised)
	m.Press(widget.Undo)
	m.Frames(3)
	m.Click("advice", 0)
	m.Until(func() bool { return m.has("advised") })
	m.Press(widget.Escape)
	m.Frames(2)
	assert.False(t, m.has("advice-close"))
	assert.Equal(t, "codex", m.Stack.Top().Name())
	assert.Equal(t, 1, m.log.Header.Advised)
	m.Stack.Settings.Advice = int(advice.Never)
	m.Press(widget.Advice)
	m.Frames(3)
	assert.Contains(t, m.Words(), "Advice is off.")
}

// Advice is the same however the cards lie that the seat does not see, and it is always something that may be done.
func TestAdviceKnowsNothingHidden(t *testing.T) {
	adviser := codex.Kind().(game.Adviser)
	for _, turn := range []int{3, 9} {
		g := after(t, "one-hero", turn, uint64(turn)).Game().(*rules.Game)
		before := adviser.Advise(t.Context(), g.Clone(), 5)
		for _, o := range before.Options {
			assert.NoError(t, g.Check(o.Command))
		}
		other := g.Clone().(*rules.Game)
		other.Imagine(g.Asked(), 99)
		require.NotEqual(t, g.State().Sides[1].Hand, other.State().Sides[1].Hand)
		assert.Equal(t, before, adviser.Advise(t.Context(), other, 5))
	}
}

// Advice fits into any window, and stays in its place.
func TestAdviceFits(t *testing.T) {
	for _, asked := range []string{"main", "patrol"} {
		for _, size := range [][2]float64{{1280, 720}, {844, 390}} {
			for _, language := range []string{"en", "ru"} {
				for _, text := range []int{100, session.MaxText} {
					t.Run(fmt.Sprint(asked, size, language, text), func(t *testing.T) {
						set := session.Settings{Speed: atOnce.Speed, Language: language, Text: text, FoldLog: true}
						m := open(t, set, after(t, "three-heroes", 11, 3), codex.Seats{"", "greedy"})
						m.In.W, m.In.H = size[0], size[1]
						m.settle()
						if asked == "patrol" {
							m.Press(widget.EndTurn)
							m.settle()
						}
						prompt := m.MustFind("prompt", 0).Rect
						m.advised()
						m.Fits(t)
						for _, s := range m.Stack.Spots() {
							if s.What == "advised" {
								assert.True(t, s.Rect.Within(prompt), "%v", s.Rect)
							}
						}
					})
				}
			}
		}
	}
}
