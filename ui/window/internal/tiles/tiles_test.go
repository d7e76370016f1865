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
	g.Resize(w, h)
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
	assert.InDelta(t, w*h, area(g.Changed(nil, draw(table), 0)), 1)
	assert.Empty(t, g.Changed(nil, draw(table), 0))
	card := layout.Rect{X: 700, Y: 100, W: 100, H: 140}
	for _, next := range []*paint.List{
		draw(table, fill(card, blue)), draw(table, fill(card, red)), draw(table, fill(card, red.Alpha(0.999))), draw(table),
	} {
		changed := g.Changed(nil, next, 0)
		require.Len(t, changed, 1)
		assert.True(t, card.Within(changed[0]))
		assert.Less(t, area(changed), 2.0*card.W*card.H)
	}
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
			g.Changed(nil, one, 0)
			assert.Equal(t, i != j, len(g.Changed(nil, two, 0)) > 0, "%d and %d", i, j)
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
		changed := g.Changed(nil, l, 0)
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

// The extent is that of what is drawn, in whole tiles.
func TestExtent(t *testing.T) {
	g := grid()
	one, two := layout.Rect{X: 100, Y: 200, W: 50, H: 60}, layout.Rect{X: 400, Y: 300, W: 70, H: 10}
	g.Changed(nil, draw(fill(one, red), fill(two, blue)), 0)
	all := one.Union(two)
	assert.True(t, all.Within(g.Extent()))
	assert.True(t, g.Extent().Within(all.Inset(-w/24)))
	g.Changed(nil, draw(), 0)
	assert.True(t, g.Extent().Empty())
}

// What is forgotten counts as new once.
func TestForget(t *testing.T) {
	g := grid()
	l := draw(fill(layout.Rect{W: w, H: h}, red))
	g.Changed(nil, l, 0)
	r := layout.Rect{X: 300, Y: 300, W: 50, H: 50}
	g.Forget(r)
	changed := g.Changed(nil, l, 0)
	require.Len(t, changed, 1)
	assert.True(t, r.Within(changed[0]))
	assert.Empty(t, g.Changed(nil, l, 0))
}

// What a shader draws counts with all its numbers.
func TestShading(t *testing.T) {
	water := paint.Shader{Name: "water"}
	number := []float32{1, 2}
	s := &paint.Shading{Shader: &water, Uniforms: map[string]any{"Water": number, "Storm": []float32{3}}, W: 40, H: 30,
		Vertices: make([]paint.Vertex, 3), Indices: []uint32{0, 1, 2}}
	l := draw(func(l *paint.List) { l.Mesh(s) })
	g := grid()
	sums := map[uint64]bool{tiles.Sum(l, 0): true}
	changes := []func(){
		func() {}, func() { number[1] = 3 }, func() { s.W = 41 }, func() { s.Vertices[2].X = 1 }, func() { s.Vertices[0].Custom[3] = 1 },
		func() { s.Vertices[1].Form[2] = 1 }, func() { s.Indices[2] = 1 }, func() { s.Indices = s.Indices[:0] },
		func() { s.Shader = &paint.Shader{Name: "other"} }, func() { l.Ops[0].Rect.X++ },
	}
	for i, change := range changes {
		change()
		sums[tiles.Sum(l, 1)] = true
		assert.NotEmpty(t, g.Changed(nil, l, 0), "change %d", i)
		assert.Empty(t, g.Changed(nil, l, 0))
		assert.Len(t, sums, i+2, "change %d", i)
	}
	assert.Equal(t, tiles.Sum(l, 1), tiles.Sum(l, 1))
}

// Comparing pictures allocates nothing.
func TestChangedAllocatesNothing(t *testing.T) {
	g := grid()
	s := &paint.Shading{Shader: &paint.Shader{}, Uniforms: map[string]any{"Water": []float32{1}}}
	l := draw(fill(layout.Rect{X: 5, Y: 5, W: 700, H: 500}, red), func(l *paint.List) {
		l.Picture(layout.Rect{X: 9, Y: 9, W: 90, H: 90}, 0, &paint.Bitmap{W: 1, H: 1, Pix: make([]byte, 4)}, red)
		l.Text(layout.Rect{X: 5, Y: 5, W: 100, H: 50}, paint.Left, paint.Bold, 20, blue, "words")
		l.Mesh(s)
	})
	var rects []layout.Rect
	assert.Zero(t, testing.AllocsPerRun(20, func() {
		rects = g.Changed(rects[:0], l, 1)
		_ = tiles.Sum(l, len(l.Ops))
	}))
}
