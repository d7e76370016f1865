package gallery_test

import (
	"fmt"
	"regexp"
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
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// titled are the titles of the visible pictures.
func titled(m *scenetest.Mouse) (titles []string) {
	for _, s := range m.Stack.Spots() {
		if s.What == "gallery-card" {
			titles = append(titles, s.Label)
		}
	}
	return titles
}

func TestPicturesAreChosen(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Push(gallery.New(m.Stack))
	m.Frame()
	whole := len(titled(m))
	assert.Greater(t, whole, 10)
	m.Click("gallery-house", int(card.Mars))
	m.Click("gallery-set", 1)
	m.Frame()
	for _, title := range titled(m) {
		n := slices.IndexFunc(m.Stack.Adventures.Facts(), func(p cards.Printing) bool { return p.Name == title && p.Set == "CotA" })
		require.GreaterOrEqual(t, n, 0, title)
		assert.Equal(t, "mars", m.Stack.Adventures.Facts()[n].House, title)
	}
	m.Click("gallery-house", int(card.Mars))
	m.Click("gallery-set", 0)
	m.In.Typed = []rune("troll")
	m.Frames(2)
	assert.Contains(t, titled(m), "Troll")
	m.In.Typed = []rune("xyz")
	m.Frames(2)
	assert.Empty(t, titled(m))
	assert.Contains(t, m.Words(), m.Stack.T("gallery-none"))
	assert.Regexp(t, `\n0 of \d{4}\n`, m.Words())
}

// A mechanic is searched for like a title: by a keyword, a heading, a type or any other word, in the language.
func TestPicturesByMechanic(t *testing.T) {
	for _, test := range []struct {
		m                    *scenetest.Mouse
		mechanic, found, not string
	}{
		{scenetest.New(t, scenetest.AtOnce), "archon power", "Artificer", "Overreach"},
		{scenetest.New(t, scenetest.AtOnce), "prophecy", "Overreach", "Artificer"},
		{scenetest.New(t, scenetest.AtOnce), "treachery", "Curse of Forgery", "Troll"},
		{scenetest.New(t, scenetest.InRussian(100)), "вероломство", "Проклятие подделки", "Тролль"},
	} {
		m := test.m
		m.Stack.Push(gallery.New(m.Stack))
		m.Click("gallery-size", 0)
		m.Frame()
		m.In.Typed = []rune(test.mechanic)
		m.Frames(2)
		titles := titled(m)
		assert.Contains(t, titles, test.found, test.mechanic)
		assert.NotContains(t, titles, test.not, test.mechanic)
	}
}

// Together with a set and a house, a mechanic leaves only cards of these; one that is not there leaves none.
func TestPicturesByMechanicSetAndHouse(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Push(gallery.New(m.Stack))
	m.Click("gallery-size", 0)
	m.Click("gallery-set", 1+slices.Index(cards.SetNames(), "PV"))
	m.Click("gallery-house", int(card.Saurian))
	m.Frame()
	m.In.Typed = []rune("fate")
	m.Frames(2)
	titles := titled(m)
	assert.Contains(t, titles, "Publius Scipio")
	assert.NotContains(t, titles, "Lorica Infantry", "a card of the set and the house without a Fate")
	assert.NotContains(t, titles, "Agamignus", "of another house")
	assert.Less(t, len(titles), 20)
}

// A picture shown large leads to its neighbors.
func TestPicturesOneByOne(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Push(gallery.New(m.Stack))
	m.Frame()
	titles := titled(m)
	m.Click("gallery-card", 1)
	m.Frame()
	require.Equal(t, "gallery-card", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), titles[1])
	m.Press(widget.Right)
	m.Frame()
	assert.Contains(t, m.Words(), titles[2])
	m.Click("card-left", 0)
	m.Click("card-left", 0)
	m.Frame()
	assert.Contains(t, m.Words(), titles[0])
	m.Press(widget.Left) // before the first comes the last
	m.Frame()
	all := m.Stack.Adventures.Facts()
	assert.Contains(t, m.Words(), all[len(all)-1].Name)
	m.Press(widget.Right)
	m.Frame()
	assert.Contains(t, m.Words(), titles[0])
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, gallery.Name, m.Stack.Top().Name())
}

// A card whose name we have translated is shown with the English one, and is found by either.
func TestTranslationsAreMarked(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(100))
	m.Stack.Push(gallery.New(m.Stack))
	m.Frame()
	m.In.Typed = []rune("dust imp")
	m.Frames(2)
	require.Equal(t, []string{"Пыльный бес"}, titled(m))
	m.Click("gallery-card", 0)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("our-title-below", "Dust Imp"))
	m.Press(widget.Escape)
	m.Stack.Settings.EnglishTitles = true
	m.Stack.Speak()
	m.Frames(2)
	assert.Equal(t, []string{"Dust Imp"}, titled(m))
}

// Larger pictures have their titles below; those of the smallest are told by the mouse. A click anywhere
// and Enter close a large one.
func TestSizesOfPictures(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Push(gallery.New(m.Stack))
	m.Frame()
	var shown []int
	for size, words := range []bool{false, true, true} {
		m.Click("gallery-size", size)
		m.Frame()
		shown = append(shown, len(titled(m)))
		title := titled(m)[0]
		assert.Equal(t, words, slices.Contains(m.WordsIn(theme.Dim), title), "size %d", size)
		m.Point("gallery-card", 0)
		m.Frames(40)
		assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), title)
	}
	assert.Greater(t, shown[0], shown[1])
	assert.Greater(t, shown[1], shown[2])
	for _, closes := range []func(){func() { m.Press(widget.Enter) }, func() { m.Click("veil", 0) }} {
		m.Click("gallery-card", 0)
		m.Frame()
		require.Equal(t, "gallery-card", m.Stack.Top().Name())
		closes()
		m.Frame()
		assert.Equal(t, gallery.Name, m.Stack.Top().Name())
	}
	m.Click("back", 0)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// A picture is of one set, or of the adventure.
func TestPicturesOfASet(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Push(gallery.New(m.Stack))
	m.Frame()
	counted := 0
	for set := 1; set <= 1+len(cards.SetNames()); set++ {
		m.Click("gallery-set", set)
		m.Frame()
		n := 0
		_, err := fmt.Sscan(regexp.MustCompile(`(?m)^\d+ of \d{4}$`).FindString(m.Words()), &n)
		require.NoError(t, err)
		counted += n
	}
	m.Click("gallery-set", 0)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("gallery-shown", counted, counted), "each is of one set")
}

// The most similar ones come first, side by side.
func TestPicturesThatLookAlike(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Likenesses()
	m.Frame()
	assert.Greater(t, len(titled(m)), 10)
	assert.Zero(t, len(titled(m))%2)
	var before string
	for line := range strings.Lines(m.Words()) {
		if at := strings.Index(line, "  0."); at >= 0 {
			now := line[at+2 : at+7]
			assert.LessOrEqual(t, before, now)
			before = now
		}
	}
	assert.NotEmpty(t, before)
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// pictured is the drawing of a card shown large, with the mouse at that place.
func pictured(m *scenetest.Mouse, title string, x float64) []paint.Op {
	m.Stack.Push(gallery.New(m.Stack))
	m.Frame()
	m.In.Typed = []rune(title)
	m.Frames(2)
	m.Click("gallery-card", 0)
	m.In.Mouse = layout.Point{X: x, Y: 700}
	m.Frames(2)
	return scenetest.PictureOf(m)
}

// A light moves over the picture of a rare card with the mouse, and stands still on a common
// one. With reduced motion nothing but the mouse moves it.
func TestFoil(t *testing.T) {
	for title, moves := range map[string]bool{"Dextre": false, "Library Access": false, "Autocannon": true} {
		left, right := pictured(scenetest.New(t, scenetest.AtOnce), title, 100), pictured(scenetest.New(t, scenetest.AtOnce), title, 1200)
		assert.Equal(t, !moves, assert.ObjectsAreEqual(left, right), title)
	}
	m := scenetest.New(t, session.Settings{ReducedMotion: true, Text: 100})
	before := pictured(m, "Autocannon", 100)
	m.Frames(30)
	assert.Equal(t, before, scenetest.PictureOf(m))
}

// An evil twin is marked, its good twin is not.
func TestTwinsAreMarked(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	moons := func() (n int) {
		for _, op := range scenetest.PictureOf(m) {
			if op.Kind == paint.Mark && op.Sign == paint.Moon {
				n++
			}
		}
		return n
	}
	pictured(m, "Armadrone", 1)
	first := moons()
	m.Press(widget.Right)
	m.Frames(2)
	assert.ElementsMatch(t, []int{0, 1}, []int{first, moons()})
}

// On a phone fingers can press the emblem of every house.
func TestHousesFitFingers(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Push(gallery.New(m.Stack))
	m.Touching(scenetest.Phone)
	for h := range card.HouseCount {
		if at, ok := m.Find("gallery-house", int(h)); ok {
			assert.GreaterOrEqual(t, min(at.Rect.W, at.Rect.H), widget.TargetSize-0.01, h.String())
		}
	}
	houses, sets := m.MustFind("gallery-house", int(card.Monster)), m.MustFind("gallery-set", 0)
	assert.GreaterOrEqual(t, houses.Rect.Y, sets.Rect.Bottom(), "the emblems are below the sets")
}

// On a phone with large text no name of a set is cut: they stand in several rows.
func TestSetsFitOnPhones(t *testing.T) {
	for _, size := range [][2]float64{{844, 390}, {1280, 720}} {
		m := scenetest.New(t, scenetest.InRussian(150))
		m.In.W, m.In.H = size[0], size[1]
		m.Stack.Push(gallery.New(m.Stack))
		m.Frames(3)
		words := strings.Split(m.Words(), "\n")
		for _, set := range append(cards.SetNames(), m.Stack.T("monster-title")) {
			assert.Contains(t, words, set)
		}
		m.WordsFit(t)
	}
}
