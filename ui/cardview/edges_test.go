package cardview_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// marks are how many signs of a kind a frame has.
func marks(f *cardview.Canvas, sign paint.Sign) (n int) {
	for _, op := range f.Ops {
		if op.Sign == sign {
			n++
		}
	}
	return n
}

// However narrow its place is, a title has at most three lines; it loses no letter but where it ends with an ellipsis.
func TestTitlesInNarrowPlaces(t *testing.T) {
	rd := reader(t)
	letters := strings.NewReplacer(" ", "", "-", "", "…", "")
	for _, l := range []string{"en", "ru"} {
		rd.Speak(languages.Named(l), nil, nil)
		for n := range rd.Catalogue.Len() {
			c := rd.Catalogue.Card(uint16(n + 1))
			title := rd.Language.Called(c.ID, c.ID)
			for _, width := range []float64{18, 24, 32, 44, 60} {
				set := rd.TitleLines(title, 14, 9, width, 2)
				all := letters.Replace(strings.Join(set.Lines, ""))
				assert.LessOrEqual(t, len(set.Lines), 3, title)
				if strings.HasSuffix(set.Lines[len(set.Lines)-1], "…") {
					assert.True(t, strings.HasPrefix(letters.Replace(title), all), "%s: %q", title, set.Lines)
				} else {
					assert.Equal(t, letters.Replace(title), all)
				}
			}
		}
	}
	set := rd.TitleLines("one two six ten", 12, 12, paint.Width(paint.Display, 12, "two")+4, 2)
	require.Len(t, set.Lines, 3, "four would be one too many")
	assert.Equal(t, []string{"one", "two"}, set.Lines[:2])
	assert.Contains(t, set.Lines[2], "…")
}

// Only those words are links that stand for a page, and only in what was written since.
func TestLinksBeginWhereTheyAreMeantTo(t *testing.T) {
	rd, f := reader(t), window(widget.Input{Mouse: widget.Nowhere})
	links := func() (n int) {
		for _, s := range f.Spots {
			if s.What == "prompt" {
				n++
			}
		}
		return n
	}
	box := layout.Rect{X: 20, Y: 20, W: 400, H: 100}
	f.FittedLinks(rd.Links, "prompt", box, 16, theme.Ink, "Choose a creature")
	assert.Zero(t, links())
	f.Fitted(box, 16, theme.Ink, "Choose a creature to ward")
	f.FittedLinks(rd.Links, "prompt", box, 16, theme.Ink, "Choose a creature to stun")
	assert.Equal(t, 1, links())
	f = window(widget.Input{Mouse: widget.Nowhere})
	f.FittedLinks(rd.Links, "prompt", box, 16, theme.Ink, "Ward or stun it")
	assert.Equal(t, 2, links(), "both in one line")
}

// A word that is too wide for its line is broken before a consonant and a vowel, with a vowel in the part before it.
func TestHyphens(t *testing.T) {
	rd := reader(t)
	for _, c := range []struct {
		words string
		part  float64 // of its width
	}{
		{"Night- marish", 0.6}, {"Over- whel- ming", 0.4}, {"Uncom- monly", 0.6}, {"Электро- станция", 0.6}, {"Abraca- dabra", 0.65},
		{"Abrac- adabra", 0.6}, {"Stre- ngths", 0.7}, // too narrow for that, or without such a place
	} {
		word := strings.ReplaceAll(c.words, "- ", "")
		set := rd.TitleLines(word, 12, 12, paint.Width(paint.Display, 12, word)*c.part, 2)
		assert.Equal(t, c.words, strings.Join(set.Lines, " "))
	}
	set := rd.TitleLines("Extraordinarily long names of cards", 12, 12, 70, 2)
	assert.Equal(t, []string{"Extraor-", "dinarily long"}, set.Lines[:2], "also where the title is too long")
	assert.Len(t, set.Lines, 3)
}

// The notes beside a card link to the reference as its text does, if it is linked at all.
func TestNotesHaveLinks(t *testing.T) {
	rd := reader(t)
	linked := 0
	for n := range rd.Catalogue.Len() {
		z := rd.Printed(uint16(n + 1))
		for _, z.Linked = range []bool{false, true} {
			f := window(widget.Input{Mouse: widget.Nowhere})
			z.DrawNotes(f, rd, layout.Point{})
			ids := map[widget.ID]bool{}
			for _, s := range f.Spots {
				assert.True(t, z.Linked)
				assert.False(t, ids[s.ID], "each its own")
				ids[s.ID] = true
				assert.True(t, slices.ContainsFunc(f.Ops, func(op paint.Op) bool {
					return op.Kind == paint.Words && math.Abs(op.Rect.Y-0.35*op.Size-s.Rect.Center().Y) < 1
				}), "on its words")
				linked++
			}
		}
	}
	assert.Positive(t, linked)
}

// A set text is kept; those of its lines are shown that fit whole.
func TestWholeLines(t *testing.T) {
	rd := reader(t)
	p := rd.Prose("Deal 2 damage to a creature. Draw a card. Gain 1 æmber. Ready a creature, and fight with it.", 15, 120, false)
	assert.Same(t, p, rd.Prose("Deal 2 damage to a creature. Draw a card. Gain 1 æmber. Ready a creature, and fight with it.", 15, 120, false))
	lines := map[float64]bool{}
	f := window(widget.Input{})
	f.Write(layout.Rect{W: 120, H: 999}, p, theme.Ink)
	for _, op := range f.Ops {
		if op.Kind == paint.Words {
			lines[op.Rect.Y] = true
		}
	}
	line := p.Height / float64(len(lines))
	require.Greater(t, len(lines), 3)
	assert.Equal(t, p.Height, p.Whole(p.Height))
	for n := range len(lines) {
		assert.InDelta(t, float64(n)*line, p.Whole((float64(n)+0.5)*line), 0.01)
		assert.InDelta(t, float64(n)*line, p.Whole(float64(n)*line+0.01), 0.01)
		f := window(widget.Input{})
		f.WriteWhole(layout.Rect{W: 120, H: (float64(n) + 0.5) * line}, p, theme.Ink)
		shown := map[float64]bool{}
		for _, op := range f.Ops {
			if op.Kind == paint.Words {
				shown[op.Rect.Y] = true
			}
		}
		assert.Len(t, shown, n)
	}
}

// A card without a deck has no sign of what is special in it; one with as many icons as there can be shows all.
func TestSignsOnCards(t *testing.T) {
	f := window(widget.Input{})
	before := len(f.Ops)
	cardview.Special(f.List, place, cardview.CardForms[0], nil)
	assert.Len(t, f.Ops, before)
	var icons card.Icons
	for i := range icons {
		icons[i] = card.CaptureIcon
		f := window(widget.Input{})
		cardview.BonusIcons(f.List, layout.Rect{W: 30, H: 70}, &icons)
		assert.Equal(t, i+1, marks(f, paint.Capture))
		for _, op := range f.Ops {
			assert.LessOrEqual(t, op.Rect.Bottom(), 70.01)
		}
	}
	rd := reader(t)
	n, _ := rd.Catalogue.Number("troll")
	z := rd.Copy(&keyforge.CardView{Own: n, House: card.Mars, Icons: card.Icons{card.CaptureIcon}})
	f = window(widget.Input{})
	z.Draw(f, rd, set(z, f, rd, 290))
	assert.Equal(t, 1, marks(f, paint.Capture), "a copy has the icons of its card")
}

// A large card without notes needs no room for them.
func TestLargeCardWithoutNotes(t *testing.T) {
	rd := reader(t)
	z := bare(t, rd)
	near := layout.Rect{X: 860, Y: 300, W: 80, H: 100}
	f := window(widget.Input{Mouse: near.Center()})
	f.Clear = []layout.Rect{{W: 850, H: 720}}
	f.Beside(rd, z, near, "", theme.Warn)
	for _, op := range f.Ops {
		if op.Kind == paint.Words {
			assert.Greater(t, op.Rect.X, near.Right(), "it fits beside it")
		}
	}
}

// A large card may hide what cannot be chosen now, and rather hides cards than buttons.
func TestWhatALargeCardHides(t *testing.T) {
	rd := reader(t)
	z := printed(t, rd, "troll")
	near := layout.Rect{X: 600, Y: 300, W: 80, H: 100}
	left, right := layout.Rect{X: 100, Y: 250, W: 480, H: 200}, layout.Rect{X: 700, Y: 250, W: 480, H: 200}
	side := func(l, r string) float64 {
		f := window(widget.Input{Mouse: near.Center()})
		f.ViewSpot(widget.ID{What: l}, left, l)
		f.ViewSpot(widget.ID{What: r}, right, r)
		f.Beside(rd, z, near, "", theme.Warn)
		return f.Ops[0].Rect.Center().X
	}
	for _, c := range [][2]string{{"button", "card"}, {"card", "status"}, {"button", "prompt"}} {
		assert.Greater(t, side(c[0], c[1]), near.X, "%v", c)
		assert.Less(t, side(c[1], c[0]), near.X, "%v", c)
	}
	f := window(widget.Input{Mouse: near.Center()})
	for i, r := range []layout.Rect{{W: 595, H: 720}, {X: 685, W: 595, H: 720}} {
		f.ViewSpot(widget.ID{What: "card", N: i}, r, "card")
	}
	f.Apart(rd, z, near, 900, "", theme.Warn)
	assert.False(t, f.Read.Empty(), "none of them can be chosen")
}

// bare is a card without notes.
func bare(t *testing.T, rd *cardview.Reader) *cardview.LargeCard {
	for n := range rd.Catalogue.Len() {
		if z := rd.Printed(uint16(n + 1)); len(z.Notes) == 0 {
			return z
		}
	}
	require.Fail(t, "all have notes")
	return nil
}

// Where there is little room a large card is smaller, as long as its text can be read, and no wider than it needs.
func TestLargeCardInLittleRoom(t *testing.T) {
	rd := reader(t)
	z := bare(t, rd)
	near := layout.Rect{X: 200, Y: 10, W: 80, H: 700}
	show := func(room, size float64) float64 {
		f := window(widget.Input{Mouse: near.Center()})
		f.Type = size
		f.Spot(widget.ID{What: "button"}, layout.Rect{W: 195, H: 720}, "button", "")
		f.Spot(widget.ID{What: "button", N: 1}, layout.Rect{X: 285 + room, W: 1280, H: 720}, "button", "")
		f.Apart(rd, z, near, 900, "", theme.Warn)
		return f.Read.W
	}
	for _, c := range []struct{ room, size, want float64 }{{600, 1, 1}, {310, 1, 1}, {290, 1, 0.86}, {180, 1, 0.56}, {160, 1, 0},
		{160, 1.5, 0.48}} {
		assert.InDelta(t, c.want*cardview.ZoomWidth, show(c.room, c.size), 0.01, "%+v", c)
	}
}

// What a question offers as answers is not hidden, though it is not lit.
func TestAnswersAreNotHidden(t *testing.T) {
	rd := reader(t)
	near := layout.Rect{X: 600, Y: 300, W: 80, H: 100}
	for _, what := range []string{"answers", "prompt"} {
		f := window(widget.Input{Mouse: near.Center()})
		places := []layout.Rect{{W: 595, H: 720}, {X: 685, W: 595, H: 720}}
		for i, r := range places {
			f.ViewSpot(widget.ID{What: what, N: i}, r, what)
		}
		f.Apart(rd, bare(t, rd), near, 900, "", theme.Warn)
		assert.True(t, f.Read.Empty(), what)
	}
}
