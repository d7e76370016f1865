package tiles_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/window/internal/tiles"
)

const w, h = 1280, 720

var (
	red  = paint.RGB(0xff0000)
	blue = paint.RGB(0x0000ff)
)

// draw is a list with those things on it.
func draw(with ...func(l *paint.List)) *paint.List {
	l := &paint.List{}
	l.Reset()
	for _, f := range with {
		f(l)
	}
	return l
}

func grid() *tiles.Grid {
	g := &tiles.Grid{}
	g.Resize(w, h, 128)
	return g
}

func area(rects []layout.Rect) (a float64) {
	for _, r := range rects {
		a += r.W * r.H
	}
	return a
}

func fill(r layout.Rect, c paint.Color) func(l *paint.List) {
	return func(l *paint.List) { l.Fill(r, 0, c) }
}

// The first picture is new from edge to edge, the same picture again is not, and in another one
// only what differs is.
func TestChanged(t *testing.T) {
	g := grid()
	table := fill(layout.Rect{X: 10, Y: 10, W: 600, H: 300}, red)
	assert.True(t, g.Read(draw(table), 0))
	assert.InDelta(t, w*h, area(g.Changed(nil)), 1)
	assert.False(t, g.Read(draw(table), 0))
	assert.Empty(t, g.Changed(nil))
	card := layout.Rect{X: 700, Y: 100, W: 100, H: 140}
	for _, next := range []*paint.List{draw(table, fill(card, blue)), draw(table, fill(card, red)), draw(table)} {
		assert.True(t, g.Read(next, 0))
		changed := g.Changed(nil)
		require.Len(t, changed, 1)
		assert.True(t, card.Within(changed[0]))
		assert.Less(t, area(changed), 2.0*card.W*card.H)
	}
}

// A glow that pulses a little looks the same, a card that fades does not.
func TestGlow(t *testing.T) {
	g, r := grid(), layout.Rect{X: 100, Y: 100, W: 200, H: 100}
	pulse := func(alpha float64) *paint.List {
		return draw(func(l *paint.List) { l.Soft(r, 8, 20, red.Alpha(alpha)) })
	}
	fade := func(alpha float64) *paint.List { return draw(fill(r, red.Alpha(alpha))) }
	g.Read(pulse(0.5), 0)
	assert.False(t, g.Read(pulse(0.51), 0))
	assert.True(t, g.Read(pulse(0.6), 0))
	g.Read(fade(0.5), 0)
	assert.True(t, g.Read(fade(0.51), 0))
}

// The order, the words, the clip, the rotation and the picture count, too.
func TestEverythingCounts(t *testing.T) {
	r := layout.Rect{X: 100, Y: 100, W: 80, H: 80}
	a, b := &paint.Bitmap{W: 1, H: 1, Pix: make([]byte, 4)}, &paint.Bitmap{W: 1, H: 1, Pix: make([]byte, 4)}
	words := func(s string) func(*paint.List) {
		return func(l *paint.List) { l.Text(r, paint.Left, paint.Bold, 20, red, s) }
	}
	picture := func(b *paint.Bitmap) func(*paint.List) {
		return func(l *paint.List) { l.Picture(r, 0, b, red) }
	}
	turned := func(angle float64) func(*paint.List) {
		return func(l *paint.List) { l.Turn(r.Center(), angle, 1); l.Fill(r, 0, red) }
	}
	clipped := func(c layout.Rect) func(*paint.List) {
		return func(l *paint.List) { l.Clip(c); l.Fill(r, 0, red) }
	}
	pictures := []*paint.List{
		draw(fill(r, red), fill(r, blue)), draw(fill(r, blue), fill(r, red)), draw(words("a")), draw(words("b")), draw(picture(a)), draw(picture(b)),
		draw(turned(0.1)), draw(turned(0.2)), draw(clipped(r)), draw(clipped(r.Inset(3))), draw(fill(r, red.Alpha(0.5))),
		draw(func(l *paint.List) { l.Soft(r, 0, 8, red) }), draw(func(l *paint.List) { l.Line(r, 0, 2, red) }),
		draw(func(l *paint.List) { l.Line(r, 0, 3, red) }), draw(func(l *paint.List) { l.Mark(r, paint.Key, red) }),
		draw(func(l *paint.List) { l.Corners(paint.Cut); l.Fill(r, 9, red) }), draw(func(l *paint.List) { l.Fill(r, 9, red) }), draw(),
	}
	for i, one := range pictures {
		for j, two := range pictures {
			g := grid()
			g.Read(one, 0)
			assert.Equal(t, i != j, g.Read(two, 0), "%d and %d", i, j)
		}
	}
}

// Every pixel in which two pictures of rectangles differ has changed.
func TestNothingIsMissed(t *testing.T) {
	luck := rand.New(rand.NewPCG(1, 2))
	g := grid()
	var before []layout.Rect
	for range 200 {
		var now []layout.Rect
		l := draw()
		for _, r := range before {
			if luck.IntN(4) > 0 {
				now = append(now, r)
			}
		}
		for range luck.IntN(4) {
			now = append(now, layout.Rect{X: luck.Float64()*w - 50, Y: luck.Float64()*h - 50, W: luck.Float64() * 200, H: luck.Float64() * 200})
		}
		for _, r := range now {
			l.Fill(r, 0, red.Alpha(0.3))
		}
		g.Read(l, 0)
		changed := g.Changed(nil)
		for i := range 500 {
			p := layout.Point{X: float64(i%25)*w/25 + 7, Y: float64(i/25)*h/20 + 5}
			if hits(before, p) == hits(now, p) && same(before, now, p) {
				continue
			}
			assert.Equal(t, 1, hits(changed, p), "%v: changed, and once", p)
		}
		before = now
	}
}

func hits(rects []layout.Rect, p layout.Point) (n int) {
	for _, r := range rects {
		if r.Has(p) {
			n++
		}
	}
	return n
}

// same reports whether the same rectangles lie over a place.
func same(a, b []layout.Rect, p layout.Point) bool {
	over := func(rects []layout.Rect) (all []layout.Rect) {
		for _, r := range rects {
			if r.Has(p) {
				all = append(all, r)
			}
		}
		return all
	}
	x, y := over(a), over(b)
	for i := range x {
		if x[i] != y[i] {
			return false
		}
	}
	return true
}

// What is forgotten counts as new once.
func TestForget(t *testing.T) {
	g := grid()
	l := draw(fill(layout.Rect{W: w, H: h}, red))
	g.Read(l, 0)
	r := layout.Rect{X: 300, Y: 300, W: 50, H: 50}
	g.Forget(r)
	assert.True(t, g.Read(l, 0))
	changed := g.Changed(nil)
	require.Len(t, changed, 1)
	assert.True(t, r.Within(changed[0]))
	assert.False(t, g.Read(l, 0))
}

// Only what something opaque hides from edge to edge is hidden; the covers together are the
// whole window.
func TestCovers(t *testing.T) {
	r := layout.Rect{X: 203, Y: 107, W: 300, H: 200}
	for name, c := range map[string]struct {
		draw  func(l *paint.List)
		least float64
	}{
		"opaque":      {func(l *paint.List) { l.Fill(r, 0, red) }, 0.7},
		"round":       {func(l *paint.List) { l.Fill(r, 20, red) }, 0.6},
		"turned":      {func(l *paint.List) { l.Turn(r.Center(), 0.3, 1); l.Fill(r, 0, red) }, 0.5},
		"translucent": {func(l *paint.List) { l.Fill(r, 0, red.Alpha(0.9)) }, 0},
		"fading":      {func(l *paint.List) { l.Fade(r, 0, red, red.Alpha(0.5)) }, 0},
		"soft":        {func(l *paint.List) { l.Soft(r, 0, 9, red) }, 0},
		"clipped off": {func(l *paint.List) {
			l.Clip(layout.Rect{X: 900, W: 50, H: 50})
			l.Turn(r.Center(), 0.3, 1)
			l.Fill(r, 0, red)
		}, 0},
	} {
		g := grid()
		g.Read(draw(c.draw), 0)
		full, some, free := g.Covered(nil, tiles.Full), g.Covered(nil, tiles.Some), g.Covered(nil, tiles.Clear)
		assert.InDelta(t, w*h, area(full)+area(some)+area(free), 1, name)
		for _, r := range append(some, free...) {
			around, whole := r.Inset(-4).Cross(layout.Rect{W: w, H: h}), 0.0
			for _, s := range g.Seen(nil, layout.Rect{W: w, H: h}) {
				both := s.Cross(around)
				whole += both.W * both.H
			}
			assert.InDelta(t, around.W*around.H, whole, 1, "%s: all of it, and once", name)
		}
		assert.GreaterOrEqual(t, area(full), c.least*r.W*r.H, name)
		if c.least == 0 {
			assert.Empty(t, full, name)
		}
		for _, f := range full {
			assert.True(t, f.Within(r.Inset(-40)), name)
			if name == "opaque" {
				assert.True(t, f.Within(r), name)
			}
		}
		assert.Less(t, area(some)+area(full), 2*r.W*r.H, name)
	}
}

// Reading a picture allocates nothing.
func TestReadAllocatesNothing(t *testing.T) {
	g := grid()
	l := draw(fill(layout.Rect{X: 5, Y: 5, W: 700, H: 500}, red), func(l *paint.List) {
		l.Picture(layout.Rect{X: 9, Y: 9, W: 90, H: 90}, 0, &paint.Bitmap{W: 1, H: 1, Pix: make([]byte, 4)}, red)
		l.Text(layout.Rect{X: 5, Y: 5, W: 100, H: 50}, paint.Left, paint.Bold, 20, blue, "words")
	})
	var rects []layout.Rect
	assert.Zero(t, testing.AllocsPerRun(20, func() {
		g.Read(l, 0)
		rects = g.Seen(g.Changed(rects[:0]), layout.Rect{W: w, H: h})
	}))
}

// Where something lies above a picture, what it hides is not shown again, and where one of the two
// changes both do; when it is gone, what it hid is shown.
func TestBelow(t *testing.T) {
	table, above := grid(), grid()
	board, card := fill(layout.Rect{W: w, H: h}, red), fill(layout.Rect{X: 320, Y: 160, W: 320, H: 320}, blue)
	shown := func(lower, upper *paint.List) (below, over float64) {
		table.Read(lower, 0)
		above.Read(upper, 0)
		table.Below(above)
		for _, c := range [...]tiles.Cover{tiles.Clear, tiles.Some, tiles.Full} {
			below += area(table.Stale(nil, c))
		}
		over = area(above.Stale(nil, tiles.Some)) + area(above.Stale(nil, tiles.Full))
		table.Shown()
		above.Shown()
		return below, over
	}
	whole, hidden := float64(w*h), 320.0*320
	below, over := shown(draw(board), draw(card))
	assert.InDelta(t, whole-hidden, below, 0.25*hidden)
	assert.InDelta(t, hidden, over, 0.25*hidden)
	below, over = shown(draw(board), draw(card))
	assert.Zero(t, below)
	assert.Zero(t, over)
	below, over = shown(draw(fill(layout.Rect{W: w, H: h}, blue)), draw(card))
	assert.InDelta(t, whole-hidden, below, 0.25*hidden)
	assert.Less(t, over, 0.5*hidden, "it is as before but at its edges")
	below, over = shown(draw(fill(layout.Rect{W: w, H: h}, blue)), draw())
	assert.InDelta(t, hidden, below, 0.25*hidden)
	assert.Zero(t, over)
}
