package paint_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
)

// The faces have what English and Russian need.
func TestFacesHaveTheLetters(t *testing.T) {
	for f := range paint.Faces {
		for _, r := range "ABCxyz0189 æÆ…–—−·•“”’‘←→АБВЯабвяёЁ№«»" {
			assert.True(t, f.Has(r), "face %d has no %q", f, r)
		}
	}
}

// Wrapped lines are no wider than asked, lose no word, and break where told to.
func TestWrap(t *testing.T) {
	const words = "Play: Deal 3 damage to a creature. If it is destroyed, gain 1 æmber.\nReap: Draw a card."
	lines := paint.Wrap(paint.Regular, 15, words, 90)
	for _, l := range lines {
		assert.LessOrEqual(t, paint.Width(paint.Regular, 15, l), 90.0, l)
	}
	assert.Equal(t, strings.ReplaceAll(words, "\n", " "), strings.Join(lines, " "))
	assert.True(t, strings.HasPrefix(lines[len(lines)-2], "Reap:"), "a new paragraph begins a line")
	assert.Equal(t, []string{"Donaudampfschiffahrt"}, paint.Wrap(paint.Regular, 15, "Donaudampfschiffahrt", 20), "one word is never broken")
}

// Letters that lean toward each other stand closer, in every face and script; the
// measured width is the sum of letters and pairs.
func TestKerning(t *testing.T) {
	for f := range paint.Faces {
		for _, pair := range []string{"AV", "To", "То"} {
			letters := []rune(pair)
			apart := paint.Width(f, 100, string(letters[0])) + paint.Width(f, 100, string(letters[1]))
			kern := 100 * float64(f.Kern(letters[0], letters[1]))
			assert.Less(t, kern, -1.0, "%s in face %d", pair, f)
			assert.InDelta(t, apart+kern, paint.Width(f, 100, pair), 0.01, "%s in face %d", pair, f)
		}
		assert.Zero(t, f.Kern('H', 'I'), "upright letters stand as they are")
		assert.InDelta(t, paint.Width(f, 100, "To ")+paint.Width(f, 100, "AV"), paint.Width(f, 100, "To AV"), 0.01, "a space keeps words apart")
	}
}

func TestShorten(t *testing.T) {
	short := paint.Shorten(paint.Bold, 14, "Grappling Tentacle", 60)
	assert.True(t, strings.HasSuffix(short, "…"))
	assert.LessOrEqual(t, paint.Width(paint.Bold, 14, short), 60.0)
}

// Words too long for their place become smaller before they are cut.
func TestTextFits(t *testing.T) {
	var l paint.List
	l.Reset()
	box := layout.Rect{X: 10, Y: 10, W: 100, H: 20}
	white := paint.RGB(0xffffff)
	l.Text(box, paint.Left, paint.Regular, 14, white, "short")
	l.Text(box, paint.Right, paint.Regular, 14, white, "a little longer one")
	l.Text(box, paint.Center, paint.Regular, 14, white, "very much longer than there is room for")
	require.Len(t, l.Ops, 3)
	assert.Equal(t, 14.0, l.Ops[0].Size)
	assert.Less(t, l.Ops[1].Size, 14.0)
	assert.Equal(t, "a little longer one", l.Ops[1].Text)
	assert.True(t, strings.HasSuffix(l.Ops[2].Text, "…"))
	for _, op := range l.Ops {
		assert.GreaterOrEqual(t, op.Rect.X, box.X-0.01)
		assert.LessOrEqual(t, op.Rect.Right(), box.Right()+0.01)
	}
}

// Corners are no wider than half of the shorter side.
func TestCornersFit(t *testing.T) {
	var l paint.List
	l.Reset()
	for _, r := range []layout.Rect{{W: 100, H: 20}, {W: 20, H: 100}, {W: 100, H: 100}} {
		first := len(l.Ops)
		l.Fill(r, 30, paint.Color{A: 1})
		l.Line(r, 30, 1, paint.Color{A: 1})
		l.Soft(r, 30, 1, paint.Color{A: 1})
		l.Picture(r, 30, &paint.Bitmap{W: 1, H: 1, Pix: make([]byte, 4)}, paint.Color{A: 1})
		require.Len(t, l.Ops, first+4)
		for _, op := range l.Ops[first:] {
			assert.Equal(t, min(30, r.W/2, r.H/2), op.Radius)
		}
	}
}

// Colors are mixed, faded and lit component by component.
func TestColors(t *testing.T) {
	a, b := paint.Color{R: 0.2, G: 0.4, B: 0.6, A: 0.8}, paint.Color{R: 1, G: 0, B: 0.5, A: 0.4}
	same := func(want, got paint.Color) {
		for i, w := range [4]float32{want.R, want.G, want.B, want.A} {
			assert.InDelta(t, w, [4]float32{got.R, got.G, got.B, got.A}[i], 1e-6)
		}
	}
	same(paint.Color{R: 0.4, G: 0.3, B: 0.575, A: 0.7}, a.Mix(b, 0.25))
	same(a, a.Mix(b, 0))
	same(b, a.Mix(b, 1))
	same(paint.Color{R: 0.2, G: 0.4, B: 0.6, A: 0.2}, a.Alpha(0.25))
	same(paint.Color{R: 0.2, G: 0, B: 0.3, A: 0.32}, a.Times(b))
	same(paint.Color{R: 1, G: 0.2, B: 0.4, A: 1}, paint.RGB(0xff3366))
}

// Turn sets rotation and opacity until Upright.
func TestTurn(t *testing.T) {
	var l paint.List
	l.Reset()
	l.Turn(layout.Point{X: 5, Y: 5}, 0.5, 0.25)
	l.Fill(layout.Rect{W: 10, H: 10}, 20, paint.RGB(0xff0000))
	l.Upright()
	l.Fill(layout.Rect{W: 10, H: 10}, 2, paint.RGB(0xff0000))
	assert.Equal(t, 0.5, l.Ops[0].Angle)
	assert.Equal(t, float32(0.25), l.Ops[0].Color.A)
	assert.Equal(t, 5.0, l.Ops[0].Radius, "corners are no rounder than a circle")
	assert.Zero(t, l.Ops[1].Angle)
	assert.Equal(t, float32(1), l.Ops[1].Color.A)
}

// A picture shows the middle of its bitmap, cropped to the proportions of the
// rectangle. Without a bitmap nothing is drawn.
func TestPicture(t *testing.T) {
	var l paint.List
	l.Reset()
	white := paint.RGB(0xffffff)
	l.Picture(layout.Rect{W: 10, H: 10}, 3, nil, white)
	assert.Empty(t, l.Ops)
	b := &paint.Bitmap{W: 100, H: 50, Pix: make([]byte, 100*50*4)}
	l.Picture(layout.Rect{W: 10, H: 10}, 30, b, white)
	require.Len(t, l.Ops, 1)
	assert.Equal(t, 5.0, l.Ops[0].Radius)
	assert.Equal(t, layout.Rect{X: 25, W: 50, H: 50}, b.Crop(10, 10))
	assert.Equal(t, layout.Rect{Y: 20, W: 100, H: 10}, b.Crop(200, 20))
}

// What is drawn within a clip within a clip lies within both.
func TestClip(t *testing.T) {
	var l paint.List
	l.Reset()
	white := paint.RGB(0xffffff)
	clip := func() layout.Rect {
		l.Fill(layout.Rect{W: 1, H: 1}, 0, white)
		return l.Clips[l.Ops[len(l.Ops)-1].Clip]
	}
	assert.Equal(t, paint.Everywhere, clip())
	outer := l.Clip(layout.Rect{X: 10, Y: 10, W: 100, H: 100})
	inner := l.Clip(layout.Rect{X: 50, Y: 0, W: 100, H: 50})
	assert.Equal(t, layout.Rect{X: 50, Y: 10, W: 60, H: 40}, clip())
	l.Unclip(inner)
	assert.Equal(t, layout.Rect{X: 10, Y: 10, W: 100, H: 100}, clip())
	l.Unclip(outer)
	assert.Equal(t, paint.Everywhere, clip())
	l.Clip(layout.Rect{X: 10, W: 5, H: 5})
	l.Clip(layout.Rect{X: 20, W: 5, H: 5})
	assert.True(t, l.Clipped().Empty())
}

// At any size, words that fit when they are smaller are not cut.
func TestTextIsCutLast(t *testing.T) {
	for size := 9.0; size < 20; size += 0.25 {
		for room := 60.0; room < 90; room++ {
			var l paint.List
			l.Reset()
			l.Text(layout.Rect{W: room, H: 30}, paint.Left, paint.Regular, size, paint.RGB(0xffffff), "Archived cards")
			if paint.Width(paint.Regular, size*0.7, "Archived cards") <= room {
				assert.Empty(t, l.Truncated, "%v in %v", size, room)
			}
		}
	}
}
