package shards_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/shards"
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

// marked says whether a card is marked, not just lit.
func (m *table) marked(c rules.Slot) bool {
	spot := m.MustFind("card", int(c))
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Fill && op.Color == theme.Chosen && spot.Rect.Within(op.Rect.Inset(-10)) {
			return true
		}
	}
	return false
}

// An expert says what it would do, with the chances and the reasons; the card is marked, and a click does it.
func TestAdvice(t *testing.T) {
	m := lay(t, rules.SidePosition{Crystals: 9}, rules.SidePosition{}, "data-heretic", "evokatus")
	m.Click("focus", 0) // it would be the best
	m.Frames(30)
	before := m.log.At()
	m.advised()
	best := shards.Kind().Advise(t.Context(), m.game().Clone(), uint64(before))
	do := best.Options[0].Command
	assert.Equal(t, lang.English.Command(m.game(), do), m.MustFind("advised", 0).Label)
	for _, part := range []string{m.Stack.Language.Chance(best.Options[0].Chance), m.Stack.T("advice-ask")} {
		assert.Contains(t, m.Words(), part)
	}
	require.NotEmpty(t, best.Reasons)
	assert.Positive(t, m.Signs(paint.Plus))
	other := best.Options[1].Command
	require.NotZero(t, other.Card)
	require.NotEqual(t, do.Card, other.Card)
	m.Point("advised", 1)
	m.Frames(2)
	assert.True(t, m.marked(other.Card), "it is pointed at")
	assert.False(t, m.marked(do.Card))
	m.In.Mouse = widget.Nowhere
	m.Frames(2)
	assert.True(t, m.marked(do.Card))
	m.Click("advised", 0)
	m.Frame()
	assert.Equal(t, m.game().Format(do), m.given(before))
	assert.Equal(t, 1, m.log.Header.Advised)
	assert.False(t, m.has("advice-close"), "it was about another question")
}

// What was asked about another question is not told, nor counted.
func TestAdviceIsDroppedWithTheQuestion(t *testing.T) {
	hand := slices.Repeat([]string{"crystal", "blaster"}, 5) // it takes some thought
	m := lay(t, rules.SidePosition{Hand: hand, Crystals: 9}, rules.SidePosition{}, "data-heretic", "evokatus")
	m.Press(widget.Advice)
	m.Frame()
	require.True(t, m.has("advice-close"))
	m.Press(widget.First)
	m.Frames(2)
	require.Equal(t, 1, m.log.At())
	assert.False(t, m.has("advice-close"))
	assert.Zero(t, m.log.Header.Advised)
	m.Click("advice", 0)
	m.Until(func() bool { return m.has("advised") })
	m.Press(widget.Undo)
	m.Frames(2)
	assert.False(t, m.has("advice-close"))
	m.advised()
	m.Press(widget.Escape)
	m.Frames(2)
	assert.False(t, m.has("advice-close"))
	assert.Equal(t, "shards", m.Stack.Top().Name(), "Escape only closes the advice")
	assert.Equal(t, 2, m.log.Header.Advised)
}

// Advice is given when the settings allow it.
func TestAdviceMayBeOff(t *testing.T) {
	of := func(difficulty string, when advice.When) string {
		set, err := shards.Kind().Deal(1, "nemesis", difficulty, 3)
		require.NoError(t, err)
		story, err := replay.New[game.Game](shards.Kind(), replay.Header{Setup: set})
		require.NoError(t, err)
		m := open(t, atOnce, replay.Unsaved(story), alone(1))
		m.settle()
		m.Stack.Settings.Advice = int(when)
		m.Press(widget.Advice)
		m.Frames(3)
		if m.has("advice-close") {
			return "given"
		}
		return m.Words()
	}
	assert.Equal(t, "given", of("book", advice.NotWhenHard))
	assert.Equal(t, "given", of("harder", advice.Always))
	assert.Contains(t, of("hard", advice.NotWhenHard), "No advice on Hard.")
	assert.Contains(t, of("harder", advice.NotWhenHard), "No advice on Hard.")
	assert.Contains(t, of("book", advice.Never), "Advice is off.")
}

// Advice fits into any window, and leaves the cards and counters of the table free.
func TestAdviceFits(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1024, 768}} {
		for _, language := range []string{"en", "ru"} {
			for _, text := range []int{100, session.MaxText} {
				t.Run(fmt.Sprint(size, language, text), func(t *testing.T) {
					set := session.Settings{Speed: atOnce.Speed, Language: language, Text: text, FoldLog: true}
					m := open(t, set, after(t, "duel", 2, 15, 3), alone(2))
					m.In.W, m.In.H = size[0], size[1]
					m.Frames(3)
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
