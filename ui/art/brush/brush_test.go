package brush_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
)

const width, height = 100, 80 // of a picture, in pixels

func empty() *brush.Brush {
	b := brush.New(width, height, card.Logos, &brush.World{}, brush.NewRandom("wolf", 0))
	b.Plain(brush.Black, brush.Box(-10, -10, brush.Wide+20, brush.Tall+20))
	return b
}

// painted draws on black, and reports which of some places are bright.
func painted(draw func(b *brush.Brush), at ...brush.Point) (bright []bool) {
	b := empty()
	draw(b)
	p := b.Finish()
	for _, q := range at {
		x, y := int(q.X*width/brush.Wide), int(q.Y*height/brush.Tall)
		bright = append(bright, p.Pix[4*(y*width+x)+1] > 128)
	}
	return bright
}

var left, middle, right = brush.At(100, 200), brush.At(250, 200), brush.At(400, 200)

func TestPlainFillsTheInside(t *testing.T) {
	assert.Equal(t, []bool{false, true, false}, painted(func(b *brush.Brush) {
		b.Plain(brush.White, brush.Oval(250, 200, 60, 60))
	}, left, middle, right))
}

func TestAHoleShowsWhatIsBehind(t *testing.T) {
	for _, hole := range []brush.Path{brush.Box(210, 160, 80, 80), brush.Poly(210, 160, 210, 240, 290, 240, 290, 160)} {
		assert.Equal(t, []bool{true, false, true}, painted(func(b *brush.Brush) {
			b.Plain(brush.White, brush.Holed(brush.Box(50, 100, 400, 200), hole)...)
		}, left, middle, right), "whichever way it runs")
	}
}

func TestWithinMovesOnlyWhatIsDrawnInIt(t *testing.T) {
	assert.Equal(t, []bool{true, false, true}, painted(func(b *brush.Brush) {
		b.Within(brush.Place(100, 200, 2, 2, 1), func() { b.Plain(brush.White, brush.Oval(0, 0, 20, 20)) })
		b.Plain(brush.White, brush.Oval(400, 200, 20, 20))
	}, left, middle, right))
}

func TestThroughShowsOnlyWhatIsInside(t *testing.T) {
	everything := brush.Box(0, 0, brush.Wide, brush.Tall)
	assert.Equal(t, []bool{false, true, true}, painted(func(b *brush.Brush) {
		b.Through(func() { b.Plain(brush.White, everything) }, brush.Box(200, 100, 100, 200))
		b.Plain(brush.White, brush.Oval(400, 200, 40, 40)) // shows everywhere again
	}, left, middle, right))
	assert.Equal(t, []bool{false, true, false}, painted(func(b *brush.Brush) {
		b.Through(func() {
			b.Through(func() { b.Plain(brush.White, everything) }, brush.Box(200, 0, 300, brush.Tall))
		}, brush.Box(0, 0, 300, brush.Tall))
	}, left, middle, right), "one within another")
}

func TestTonedChangesColors(t *testing.T) {
	dark := brush.Tone{Color: brush.Black, Pull: 1, Shape: 1}
	assert.Equal(t, []bool{false, false, true}, painted(func(b *brush.Brush) {
		b.Toned(dark, func() { b.Plain(brush.White, brush.Oval(100, 200, 40, 40)) })
		b.Toned(brush.Tone{Veil: 1}, func() { b.Plain(brush.White, brush.Oval(250, 200, 40, 40)) })
		b.Plain(brush.White, brush.Oval(400, 200, 40, 40))
	}, left, middle, right))
}

func TestMirroredDrawsBothSides(t *testing.T) {
	assert.Equal(t, []bool{true, false, true}, painted(func(b *brush.Brush) {
		b.Within(brush.Place(250, 200, 1, 1, 0), func() {
			b.Mirrored(func(float64) { b.Plain(brush.White, brush.Oval(150, 0, 30, 30)) })
		})
	}, left, middle, right))
}

func TestABodyHasABrightEdgeOnTheSideOfTheLight(t *testing.T) {
	b := empty()
	b.Toward = brush.At(-1, 0)
	grey := brush.Black.To(brush.White, 0.5)
	b.Fill(b.Metal(grey), brush.Box(100, 100, 300, 200))
	p := b.Finish()
	at := func(x int) int { return int(p.Pix[4*(height/2*width+x)+1]) }
	assert.Greater(t, at(20), at(50), "toward the light")
	assert.Less(t, at(79), at(50), "away from it")
}

func TestEqualNamesGiveEqualNumbers(t *testing.T) {
	a, b, c, d := brush.NewRandom("wolf", 1), brush.NewRandom("wolf", 1), brush.NewRandom("wolf", 2), brush.NewRandom("bear", 1)
	first := a.Float()
	assert.Equal(t, first, b.Float())
	assert.NotEqual(t, first, c.Float())
	assert.NotEqual(t, first, d.Float())
	for range 100 {
		assert.True(t, a.N(3) < 3)
		x := a.In(-2, 5)
		assert.True(t, x >= -2 && x < 5)
		assert.Equal(t, 1.0, math.Abs(a.Side()))
		assert.Contains(t, []string{"one", "two"}, brush.Pick(&a, "one", "two"))
	}
}

func TestVisitingAHouseBringsOneOfItsPalettes(t *testing.T) {
	b := empty()
	before := b.Palette
	b.Visit(card.Dis)
	assert.Equal(t, card.Dis, b.House)
	assert.NotEqual(t, before, b.Palette)
	for h := range card.HouseCount {
		assert.NotEmpty(t, brush.Palettes(h), "%s has a look", h)
	}
}

func TestAMatrixPutsOneThingInAnother(t *testing.T) {
	m := brush.Place(10, 20, 2, 2, math.Pi/2)
	p := m.At(brush.At(1, 0))
	assert.InDelta(t, 10, p.X, 1e-9)
	assert.InDelta(t, 22, p.Y, 1e-9)
	assert.InDelta(t, 2, m.Size(), 1e-9)
	way := m.Turned(brush.At(1, 0))
	assert.InDelta(t, 2, way.Length(), 1e-9)
	inner, q := brush.Place(1, -4, 2, 3, 0.3), brush.At(5, 7)
	assert.InDelta(t, 0, m.Then(inner).At(q).Minus(m.At(inner.At(q))).Length(), 1e-9)
}
