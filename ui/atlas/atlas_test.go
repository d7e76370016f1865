package atlas_test

import (
	"image"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/atlas"
	"github.com/keyraken/keyraken/ui/paint"
)

// canvas is a texture that can be inspected.
type canvas struct {
	*image.RGBA
	t        testing.TB
	restarts int
	writes   int
	taken    []bool // pixels written since the last restart
}

func (c *canvas) Restart(w, h int) {
	c.restarts++
	c.RGBA = image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range c.Pix {
		c.Pix[i] = 99 // what was there does not matter
	}
	c.taken = make([]bool, w*h)
}

func (c *canvas) Write(r image.Rectangle, pix []byte) {
	require.True(c.t, r.In(c.Bounds()), "%v lies outside", r)
	require.Len(c.t, pix, r.Dx()*r.Dy()*4)
	c.writes++
	for y := range r.Dy() {
		row := c.taken[(r.Min.Y+y)*c.Bounds().Dx()+r.Min.X:][:r.Dx()]
		require.False(c.t, slices.Contains(row, true), "%v lies over another", r)
		for x := range row {
			row[x] = true
		}
		copy(c.Pix[c.PixOffset(r.Min.X, r.Min.Y+y):], pix[y*r.Dx()*4:][:r.Dx()*4])
	}
}

func newAtlas(t testing.TB) (*atlas.Atlas, *canvas) {
	c := &canvas{t: t}
	return atlas.New(c), c
}

// ink is how much ink a region has, and the border around it.
func (c *canvas) ink(r atlas.Region) (inside, around int) {
	x, y, w, h := int(r.X), int(r.Y), int(r.W), int(r.H)
	for j := y - 1; j <= y+h; j++ {
		for i := x - 1; i <= x+w; i++ {
			a := int(c.RGBAAt(i, j).A)
			if i < x || j < y || i >= x+w || j >= y+h {
				around += a
			} else {
				inside += a
			}
		}
	}
	return inside, around
}

// Letters of both alphabets have ink, which fills its region and leaves the border
// free. They lie in the right place relative to the pen, and are made once.
func TestGlyph(t *testing.T) {
	a, c := newAtlas(t)
	for _, letter := range "AgÆæЖщё€1…" {
		for _, size := range []int{7, 15, 40, 190} {
			for step := range atlas.Steps {
				g := a.Glyph(paint.Bold, size, letter, step)
				inside, around := c.ink(g.Region)
				assert.Greater(t, inside, 100*size, "%q of %d", letter, size)
				assert.Zero(t, around, "%q of %d", letter, size)
				n := c.writes
				assert.Equal(t, g, a.Glyph(paint.Bold, size, letter, step))
				assert.Equal(t, n, c.writes)
				assert.InDelta(t, paint.Bold.Advance(letter)*float32(size), g.Left+g.W, 0.25*float64(size)+2, "%q is as wide as measured", letter)
			}
		}
	}
	g := a.Glyph(paint.Regular, 100, 'H', 0)
	assert.InDelta(t, -72, g.Top, 3, "capitals stand on the line")
	assert.InDelta(t, 72, g.H, 3)
	assert.Zero(t, a.Glyph(paint.Regular, 20, ' ', 0).W, "a space has no ink")
}

// A letter a quarter of a pixel further has its ink a quarter of a pixel further.
func TestSteps(t *testing.T) {
	a, c := newAtlas(t)
	middle := func(g atlas.Glyph) float64 {
		sum, at := 0.0, 0.0
		for y := range int(g.H) {
			for x := range int(g.W) {
				v := float64(c.RGBAAt(int(g.X)+x, int(g.Y)+y).A)
				sum, at = sum+v, at+v*(float64(x)+0.5)
			}
		}
		return float64(g.Left) + at/sum
	}
	for step := range atlas.Steps {
		g0, g := a.Glyph(paint.Regular, 17, 'k', 0), a.Glyph(paint.Regular, 17, 'k', step)
		assert.InDelta(t, float64(step)/atlas.Steps, middle(g)-middle(g0), 0.08)
	}
}

// Every sign has ink at every size, and cuts take away.
func TestSign(t *testing.T) {
	a, c := newAtlas(t)
	for n := paint.NoSign + 1; n < paint.Signs; n++ {
		s := n
		if n < paint.Drop { // a house that has no emblem of its own yet shows another sign
			s = paint.Emblem(card.House(n))
		}
		for _, size := range []int{9, 24, 150} {
			r := a.Sign(s, size)
			inside, around := c.ink(r)
			assert.Greater(t, inside, size*size*20, "sign %d", s)
			assert.Zero(t, around)
			assert.GreaterOrEqual(t, int(r.W), size)
			assert.Less(t, int(r.W), size+16)
		}
	}
	ring := a.Sign(paint.Target, 64)
	assert.Zero(t, c.RGBAAt(int(ring.X)+32, int(ring.Y)+32).A, "the middle of the target is cut out")
	assert.Equal(t, uint8(255), c.RGBAAt(int(ring.X)+32, int(ring.Y)+3).A)
}

// A sign stands out: edges to the left and above are in the light, those to the right and below
// in the shadow, and between them it is flat.
func TestRelief(t *testing.T) {
	a, c := newAtlas(t)
	r := a.Sign(paint.Pause, 100) // two bars, of which the left goes from 18 to 42, and from 10 to 90
	scale := int(r.W)
	at := func(x, y int) float64 { return float64(c.RGBAAt(int(r.X)+x*scale/100, int(r.Y)+y*scale/100).R) / 255 }
	assert.InDelta(t, atlas.Flat, at(30, 50), 0.01)
	assert.Greater(t, at(20, 50), 0.85)
	assert.Greater(t, at(30, 12), 0.85)
	assert.Less(t, at(40, 50), 0.65)
	assert.Less(t, at(30, 88), 0.65)
}

func bitmap(w, h int, of func(x, y int) byte) *paint.Bitmap {
	b := &paint.Bitmap{W: w, H: h, Pix: make([]byte, w*h*4)}
	for i := range b.Pix {
		b.Pix[i] = of(i/4%w, i/4/w)
	}
	return b
}

// A bitmap is stored in the smallest size that is not smaller than it is drawn, and
// its edge extends into the border.
func TestPicture(t *testing.T) {
	a, c := newAtlas(t)
	b := bitmap(200, 101, func(x, y int) byte { return byte(x) })
	for drawn, want := range map[float64]int{400: 200, 200: 200, 101: 200, 100: 100, 51: 100, 50: 50, 3: 7} {
		r, ok := a.Picture(b, drawn)
		require.True(t, ok)
		assert.Equal(t, want, int(r.W), "drawn %v wide", drawn)
		assert.Equal(t, (101*want+199)/200, int(r.H))
	}
	r, _ := a.Picture(b, 100)
	x, y := int(r.X), int(r.Y)
	assert.Equal(t, uint8(81), c.RGBAAt(x+40, y+20).G, "the mean of 80 and 81, rounded")
	assert.Equal(t, c.RGBAAt(x+99, y+50), c.RGBAAt(x+100, y+51))
	assert.Equal(t, c.RGBAAt(x, y+7), c.RGBAAt(x-1, y+7))
}

// Many new bitmaps are spread over several frames, and then all are there.
func TestNewPicturesTakeTurns(t *testing.T) {
	a, _ := newAtlas(t)
	var all []*paint.Bitmap
	for i := range 12 {
		all = append(all, bitmap(512, 400, func(x, y int) byte { return byte(i) }))
	}
	for frame, want := range []int{6, 12, 12} {
		a.Begin()
		ready := 0
		for _, b := range all {
			if _, ok := a.Picture(b, 64); ok {
				ready++
			}
		}
		assert.Equal(t, want, ready, "frame %d", frame)
	}
}

// A full texture starts over, and soon grows, up to a limit. What is requested is right
// again, and bitmaps do not have to wait a second time.
func TestFull(t *testing.T) {
	a, c := newAtlas(t)
	b := bitmap(64, 64, func(x, y int) byte { return byte(x + y) })
	a.Begin()
	_, ok := a.Picture(b, 64)
	require.True(t, ok)
	size := 20
	for restarts, side := range []image.Point{{2048, 2048}, {4096, 2048}, {4096, 3072}, {4096, 4096}, {4096, 4096}} {
		for ; c.restarts <= restarts; size++ {
			for letter := 'A'; letter < 'z'; letter++ {
				a.Glyph(paint.Bold, size, letter, 0)
			}
		}
		assert.Equal(t, side, c.Bounds().Size())
	}
	a.Picture(bitmap(2000, 2000, func(x, y int) byte { return 1 }), 2000) // no space left for new ones
	r, ok := a.Picture(b, 64)
	require.True(t, ok)
	assert.Equal(t, uint8(70), c.RGBAAt(int(r.X)+60, int(r.Y)+10).R)
	inside, around := c.ink(a.Glyph(paint.Bold, 21, 'B', 0).Region)
	assert.NotZero(t, inside)
	assert.Zero(t, around)

	a.Shrink()
	assert.Equal(t, image.Pt(2048, 2048), c.Bounds().Size())
	inside, _ = c.ink(a.Glyph(paint.Bold, 21, 'B', 0).Region)
	assert.NotZero(t, inside)
}

// A bitmap that has not been seen for long is forgotten.
func TestForgotten(t *testing.T) {
	a, c := newAtlas(t)
	b := bitmap(8, 8, func(x, y int) byte { return 7 })
	writes := func() int {
		_, ok := a.Picture(b, 8)
		require.True(t, ok)
		return c.writes
	}
	n := writes()
	for range 200 {
		a.Begin()
	}
	assert.Equal(t, n, writes())
	for range 400 {
		a.Begin()
	}
	assert.Equal(t, n+1, writes())
}

func BenchmarkGlyph(b *testing.B) {
	a, _ := newAtlas(b)
	for b.Loop() {
		for _, letter := range "What is drawn in every frame" {
			a.Glyph(paint.Regular, 15, letter, 2)
		}
	}
}

// nowhere is a texture that keeps nothing.
type nowhere struct{}

func (nowhere) Restart(int, int)              {}
func (nowhere) Write(image.Rectangle, []byte) {}

func BenchmarkNewGlyph(b *testing.B) {
	a := atlas.New(nowhere{})
	n := 0
	for b.Loop() {
		a.Glyph(paint.Regular, 12+n/52%200, 'A'+rune(n%52), n/10400%atlas.Steps)
		n++
	}
}
