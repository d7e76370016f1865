package scene_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/gallery"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// likenesses opens the gallery at a few pictures that look alike.
func (m *mouse) likenesses() {
	m.s.Push(gallery.New(m.s))
	m.click("gallery-set", 6) // of the adventure
	m.click("gallery-alike", 0)
	m.until(func() bool { _, ok := m.find("gallery-card", 1); return ok })
}

// titled are the titles of the visible pictures.
func (m *mouse) titled() (titles []string) {
	for _, s := range m.s.Spots() {
		if s.What == "gallery-card" {
			titles = append(titles, s.Label)
		}
	}
	return titles
}

func TestPicturesAreChosen(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Push(gallery.New(m.s))
	m.frame()
	whole := len(m.titled())
	assert.Greater(t, whole, 10)
	m.click("gallery-house", int(card.Mars))
	m.click("gallery-set", 1)
	m.frame()
	for _, title := range m.titled() {
		n := slices.IndexFunc(m.s.Adventures.Facts(), func(p cards.Printing) bool { return p.Name == title && p.Set == "CotA" })
		require.GreaterOrEqual(t, n, 0, title)
		assert.Equal(t, "mars", m.s.Adventures.Facts()[n].House, title)
	}
	m.click("gallery-house", int(card.Mars))
	m.click("gallery-set", 0)
	m.in.Typed = []rune("troll")
	m.frames(2)
	assert.Contains(t, m.titled(), "Troll")
	m.in.Typed = []rune("xyz")
	m.frames(2)
	assert.Empty(t, m.titled())
	assert.Contains(t, m.words(), m.s.T("gallery-none"))
}

// A picture shown large leads to its neighbors.
func TestPicturesOneByOne(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Push(gallery.New(m.s))
	m.frame()
	titles := m.titled()
	m.click("gallery-card", 1)
	m.frame()
	require.Equal(t, "gallery-card", m.s.Top().Name())
	assert.Contains(t, m.words(), titles[1])
	m.press(widget.Right)
	m.frame()
	assert.Contains(t, m.words(), titles[2])
	m.click("card-left", 0)
	m.click("card-left", 0)
	m.frame()
	assert.Contains(t, m.words(), titles[0])
	m.press(widget.Escape)
	m.frame()
	assert.Equal(t, gallery.Name, m.s.Top().Name())
}

// The most similar ones come first, side by side.
func TestPicturesThatLookAlike(t *testing.T) {
	m := newMouse(t, atOnce)
	m.likenesses()
	m.frame()
	assert.Greater(t, len(m.titled()), 10)
	assert.Zero(t, len(m.titled())%2)
	var before string
	for line := range strings.Lines(m.words()) {
		if at := strings.Index(line, "  0."); at >= 0 {
			now := line[at+2 : at+7]
			assert.LessOrEqual(t, before, now)
			before = now
		}
	}
	assert.NotEmpty(t, before)
	m.press(widget.Escape)
	m.frame()
	assert.Equal(t, "title", m.s.Top().Name())
}

// pictured is the drawing of a card shown large, with the mouse at that place.
func (m *mouse) pictured(title string, x float64) []paint.Op {
	m.s.Push(gallery.New(m.s))
	m.frame()
	m.in.Typed = []rune(title)
	m.frames(2)
	m.click("gallery-card", 0)
	m.in.Mouse = layout.Point{X: x, Y: 700}
	m.frames(2)
	return pictureOf(m)
}

// A light moves over the picture of a rare card with the mouse, and stands still on a common
// one. With reduced motion nothing but the mouse moves it.
func TestFoil(t *testing.T) {
	for title, moves := range map[string]bool{"Dextre": false, "Library Access": false, "Autocannon": true} {
		left, right := newMouse(t, atOnce).pictured(title, 100), newMouse(t, atOnce).pictured(title, 1200)
		assert.Equal(t, !moves, assert.ObjectsAreEqual(left, right), title)
	}
	m := newMouse(t, session.Settings{Calm: true, Text: 100})
	before := m.pictured("Autocannon", 100)
	m.frames(30)
	assert.Equal(t, before, pictureOf(m))
}

// An evil twin is marked, its good twin is not.
func TestTwinsAreMarked(t *testing.T) {
	m := newMouse(t, atOnce)
	moons := func() (n int) {
		for _, op := range pictureOf(m) {
			if op.Kind == paint.Mark && op.Sign == paint.Moon {
				n++
			}
		}
		return n
	}
	m.pictured("Armadrone", 1)
	first := moons()
	m.press(widget.Right)
	m.frames(2)
	assert.ElementsMatch(t, []int{0, 1}, []int{first, moons()})
}
