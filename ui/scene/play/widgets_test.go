package play_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// asksForName is a table that asks for the name of any card.
func asksForName(t *testing.T) *scenetest.Mouse {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	m.Ask(keyforge.Question{Kind: keyforge.AskName, Purpose: keyforge.ForHouse, Hi: int16(m.Stack.Catalogue.Len())})
	m.Frames(2)
	return m
}

// A card to be named is found by its title in the language, and by its English title.
func TestNamesAreFoundInEitherLanguage(t *testing.T) {
	m := asksForName(t)
	m.Stack.Settings.Language = "ru"
	m.Stack.Speak()
	for _, name := range []string{"резкая", "Bad Penny"} {
		m.Press(widget.SelectAll)
		write(m, name)
		n, ok := m.Stack.Catalogue.Number("bad-penny")
		require.True(t, ok)
		assert.Equal(t, "Резкая Пенни", m.MustFind("answer", int(n)).Label, name)
	}
}

// typed is the text in the field.
func typed(m *scenetest.Mouse) string { return m.MustFind("name", 0).Label }

func write(m *scenetest.Mouse, s string) {
	m.In.Typed = []rune(s)
	m.Frames(2)
}

// A field is edited in its middle, and typing replaces the selection.
func TestField(t *testing.T) {
	m := asksForName(t)
	write(m, "dastard")
	assert.Equal(t, "dastard", typed(m))
	for _, step := range []struct {
		keys  []widget.Key
		shift bool
		write string
		want  string
	}{
		{[]widget.Key{widget.Left, widget.Left, widget.Backspace}, false, "", "dastrd"},
		{[]widget.Key{widget.Delete}, false, "", "dastd"},
		{[]widget.Key{widget.Home, widget.Right}, false, "æ\nю", "dæюastd"},
		{[]widget.Key{widget.End, widget.Right, widget.Delete}, false, "", "dæюastd"},
		{[]widget.Key{widget.Left, widget.Left, widget.Left}, true, "k", "dæюak"},
		{[]widget.Key{widget.SelectAll, widget.Right, widget.Backspace}, false, "", "dæюa"},
		{[]widget.Key{widget.SelectAll}, false, "Dust", "Dust"},
		{[]widget.Key{widget.SelectAll, widget.Left}, false, "x", "xDust"},
		{[]widget.Key{widget.SelectAll, widget.Backspace, widget.Backspace}, false, "", ""},
	} {
		m.In.Shift = step.shift
		for _, k := range step.keys {
			m.Press(k)
		}
		m.In.Shift = false
		write(m, step.write)
		assert.Equal(t, step.want, typed(m), "%+v", step)
	}
}

// The mouse puts the cursor between two letters, and selects by dragging over them.
func TestFieldByMouse(t *testing.T) {
	m := asksForName(t)
	write(m, "abcdefgh")
	r := m.MustFind("name", 0).Rect
	m.In.Mouse = layout.Point{X: r.X + 2, Y: r.Center().Y}
	m.Frame()
	m.In.Down = true
	m.Frames(2)
	m.In.Mouse.X = r.Right() - 4
	m.Frames(2)
	m.In.Down = false
	m.Frame()
	write(m, "z")
	assert.Equal(t, "z", typed(m))
}

// first is the topmost visible answer, and how many there are.
func first(m *scenetest.Mouse) (top, n int) {
	for _, s := range m.Stack.Spots() {
		if s.What == "answer" {
			if n == 0 {
				top = s.N
			}
			n++
		}
	}
	return top, n
}

// A list is scrolled by the wheel, the keys and its bar, and what lies outside of
// it is neither visible nor clickable.
func TestList(t *testing.T) {
	m := asksForName(t)
	box := m.MustFind("answers", -1).Rect
	begin, n := first(m)
	last := 1
	for i := range m.Stack.Catalogue.Len() {
		if fold.Name(m.Stack.Catalogue.Title(uint16(i+1))) > fold.Name(m.Stack.Catalogue.Title(uint16(last))) {
			last = i + 1
		}
	}
	assert.Less(t, n, 20, "only what is in sight")
	for _, s := range m.Stack.Spots() {
		assert.True(t, s.What != "answer" || s.Rect.Within(box))
	}
	m.Press(widget.PageDown)
	m.Frames(60)
	second, _ := first(m)
	assert.Greater(t, second, begin)
	m.Press(widget.PageUp)
	m.Frames(60)
	top, _ := first(m)
	assert.Equal(t, begin, top)
	m.Point("answers", -1)
	m.In.Wheel = -3
	m.Frames(60)
	wheeled, _ := first(m)
	assert.Greater(t, wheeled, begin)
	bar := m.MustFind("answers", -2).Rect
	m.In.Mouse = layout.Point{X: bar.Center().X, Y: bar.Y + 5}
	m.Frame()
	m.In.Down = true
	m.Frames(2)
	m.In.Mouse.Y = bar.Bottom() + 500
	m.Frames(2)
	m.In.Down = false
	m.Frame()
	assert.Contains(t, answers(m), last, "the bar leads to the end")
	m.In.Mouse = layout.Point{}
	m.Frame()
	m.In.Wheel = 100
	m.Frames(30)
	assert.Contains(t, answers(m), last, "elsewhere the wheel does nothing")
}

func answers(m *scenetest.Mouse) (all []int) {
	for _, s := range m.Stack.Spots() {
		if s.What == "answer" {
			all = append(all, s.N)
		}
	}
	return all
}

// The log shows its end, even as it grows; once scrolled up it stays there.
func TestLogFollows(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Turns(6, 3)
	m.Frames(60)
	sees := func(i int) bool {
		spot, ok := m.Find("log", i)
		return ok && spot.Rect.H > 5
	}
	latest := func() int {
		log := m.Table().Log
		for i := len(log) - 1; ; i-- {
			if log[i].Card != 0 {
				return i
			}
		}
	}
	require.True(t, sees(latest()))
	m.Turns(7, 4)
	m.Frames(60)
	require.True(t, sees(latest()))
	m.Point("log-panel", -1)
	m.In.Wheel = 50
	m.Frames(60)
	first := latest()
	assert.False(t, sees(first))
	m.Press(widget.End)
	m.Frames(60)
	assert.True(t, sees(first))
}

// The folded log shows the cards that it mentions; pointing at one tells what it
// did.
func TestHistoryTells(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings.FoldLog = true
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Turns(6, 3)
	m.Frames(10)
	log := m.Table().Log
	for i := len(log) - 1; ; i-- {
		require.Positive(t, i, "no card is shown")
		if spot, ok := m.Find("log", i); ok {
			assert.Equal(t, log[i].Text, spot.Label)
			m.Point("log", i)
			m.Frames(10)
			assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), log[i].Text)
			return
		}
	}
}

// One play is one picture in the history, whatever comes of it.
func TestOnePlayIsOneEntry(t *testing.T) {
	m := newBrawl(t, brawl())
	m.Stack.Settings.FoldLog = true
	tb := m.Table()
	imp := m.Slot("Dust Imp")
	entries := func() (n int) {
		for _, s := range m.Stack.Spots() {
			if s.What == "log" {
				n++
			}
		}
		return n
	}
	m.Frames(3)
	before := entries()
	m.Drag("card", int(m.Slot("Punch")), lies(m, imp))
	m.Settle()
	m.Click("card", int(imp)) // one's own creature is asked for
	m.Settle()
	m.Frames(3)
	require.Equal(t, card.Discard, gametest.State(tb.Story.Game()).Cards[imp].Zone)
	require.Equal(t, before+1, entries(), "Punch, which destroyed Dust Imp")
	assert.Equal(t, m.Slot("Punch"), tb.Log[len(tb.Log)-1].Of)
	m.Drag("card", int(m.Slot("Headhunter")), lies(m, m.Slot("Crushing Arm")))
	m.Settle()
	m.Frames(3)
	assert.Equal(t, before+2, entries(), "a fight")
}
