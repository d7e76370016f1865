package scene_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/widget"
)

// asksForName is a table that asks for the name of any card.
func asksForName(t *testing.T) *mouse {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.ask(keyforge.Question{Kind: keyforge.AskName, Purpose: keyforge.ForHouse, Hi: int16(m.s.Catalogue.Len())})
	m.frames(2)
	return m
}

// A card to be named is found by its title in the language, and by its English title.
func TestNamesAreFoundInEitherLanguage(t *testing.T) {
	m := asksForName(t)
	m.s.Settings.Language = "ru"
	m.s.Speak()
	for _, name := range []string{"резкая", "Bad Penny"} {
		m.press(widget.SelectAll)
		m.write(name)
		n, ok := m.s.Catalogue.Number("bad-penny")
		require.True(t, ok)
		assert.Equal(t, "Резкая Пенни", m.mustFind("answer", int(n)).Label, name)
	}
}

// typed is the text in the field.
func (m *mouse) typed() string { return m.mustFind("name", 0).Label }

func (m *mouse) write(s string) {
	m.in.Typed = []rune(s)
	m.frames(2)
}

// A field is edited in its middle, and typing replaces the selection.
func TestField(t *testing.T) {
	m := asksForName(t)
	m.write("dastard")
	assert.Equal(t, "dastard", m.typed())
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
		m.in.Shift = step.shift
		for _, k := range step.keys {
			m.press(k)
		}
		m.in.Shift = false
		m.write(step.write)
		assert.Equal(t, step.want, m.typed(), "%+v", step)
	}
}

// The mouse puts the cursor between two letters, and selects by dragging over them.
func TestFieldByMouse(t *testing.T) {
	m := asksForName(t)
	m.write("abcdefgh")
	r := m.mustFind("name", 0).Rect
	m.in.Mouse = layout.Point{X: r.X + 2, Y: r.Center().Y}
	m.frame()
	m.in.Down = true
	m.frames(2)
	m.in.Mouse.X = r.Right() - 4
	m.frames(2)
	m.in.Down = false
	m.frame()
	m.write("z")
	assert.Equal(t, "z", m.typed())
}

// first is the topmost visible answer, and how many there are.
func (m *mouse) first() (top, n int) {
	for _, s := range m.s.Spots() {
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
	box := m.mustFind("answers", -1).Rect
	begin, n := m.first()
	last := 1
	for i := range m.s.Catalogue.Len() {
		if cards.Fold(m.s.Catalogue.Title(uint16(i+1))) > cards.Fold(m.s.Catalogue.Title(uint16(last))) {
			last = i + 1
		}
	}
	assert.Less(t, n, 20, "only what is in sight")
	for _, s := range m.s.Spots() {
		assert.True(t, s.What != "answer" || s.Rect.Within(box))
	}
	m.press(widget.PageDown)
	m.frames(60)
	second, _ := m.first()
	assert.Greater(t, second, begin)
	m.press(widget.PageUp)
	m.frames(60)
	top, _ := m.first()
	assert.Equal(t, begin, top)
	m.point("answers", -1)
	m.in.Wheel = -3
	m.frames(60)
	wheeled, _ := m.first()
	assert.Greater(t, wheeled, begin)
	bar := m.mustFind("answers", -2).Rect
	m.in.Mouse = layout.Point{X: bar.Center().X, Y: bar.Y + 5}
	m.frame()
	m.in.Down = true
	m.frames(2)
	m.in.Mouse.Y = bar.Bottom() + 500
	m.frames(2)
	m.in.Down = false
	m.frame()
	assert.Contains(t, m.answers(), last, "the bar leads to the end")
	m.in.Mouse = layout.Point{}
	m.frame()
	m.in.Wheel = 100
	m.frames(30)
	assert.Contains(t, m.answers(), last, "elsewhere the wheel does nothing")
}

func (m *mouse) answers() (all []int) {
	for _, s := range m.s.Spots() {
		if s.What == "answer" {
			all = append(all, s.N)
		}
	}
	return all
}

// The log shows its end, even as it grows; once scrolled up it stays there.
func TestLogFollows(t *testing.T) {
	m := newMouse(t, atOnce)
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.turns(6, 3)
	m.frames(60)
	sees := func(i int) bool {
		spot, ok := m.find("log", i)
		return ok && spot.Rect.H > 5
	}
	latest := func() int {
		log := m.table().Log
		for i := len(log) - 1; ; i-- {
			if log[i].Card != 0 {
				return i
			}
		}
	}
	require.True(t, sees(latest()))
	m.turns(7, 4)
	m.frames(60)
	require.True(t, sees(latest()))
	m.point("log-panel", -1)
	m.in.Wheel = 50
	m.frames(60)
	first := latest()
	assert.False(t, sees(first))
	m.press(widget.End)
	m.frames(60)
	assert.True(t, sees(first))
}

// The folded log shows the cards that it mentions; pointing at one tells what it
// did.
func TestHistoryTells(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Settings.FoldLog = true
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.turns(6, 3)
	m.frames(10)
	log := m.table().Log
	for i := len(log) - 1; ; i-- {
		require.Positive(t, i, "no card is shown")
		if spot, ok := m.find("log", i); ok {
			assert.Equal(t, log[i].Text, spot.Label)
			m.point("log", i)
			m.frames(10)
			assert.Contains(t, strings.ReplaceAll(m.words(), "\n", " "), log[i].Text)
			return
		}
	}
}
