package scene_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
)

// The contrast of words with what is below them, as the guidelines for accessible
// web content (WCAG 2.1) measure and require it: 4.5 to 1, and 3 to 1 for words of at
// least 24 pixels, or 18.66 if they are bold.
const (
	enough      = 4.5
	enoughLarge = 3.0
)

// brightest is the brightest color of a picture or of the sea behind the table: at the
// surface, without what stands on them.
var brightest = paint.RGB(0x35525c)

// under holds two colors between which the color at a place lies before a part of the
// list is drawn, since the content of pictures is not known.
type under [2]paint.Color

func (g *under) cover(c paint.Color) {
	for i := range g {
		g[i] = g[i].Mix(paint.Color{R: c.R, G: c.G, B: c.B, A: 1}, float64(c.A))
	}
}

// ground is what lies at a place below the op with that number.
func ground(l *paint.List, at layout.Point, number int) under {
	g := under{theme.Abyss, brightest}
	for i := range l.Ops[:number] {
		op := &l.Ops[i]
		p := at
		if op.Angle != 0 {
			sin, cos := math.Sincos(-op.Angle)
			dx, dy := p.X-op.Pivot.X, p.Y-op.Pivot.Y
			p = layout.Point{X: op.Pivot.X + dx*cos - dy*sin, Y: op.Pivot.Y + dx*sin + dy*cos}
		}
		if !op.Rect.Has(p) || !l.Clips[op.Clip].Has(at) {
			continue
		}
		down := (p.Y - op.Rect.Y) / op.Rect.H
		c := op.Color.Mix(op.Lower, down)
		switch op.Kind {
		case paint.Fill:
			g.cover(c)
		case paint.Soft:
			edge := min(p.X-op.Rect.X, op.Rect.Right()-p.X, p.Y-op.Rect.Y, op.Rect.Bottom()-p.Y)
			g.cover(c.Alpha(min(1, 0.5+edge/(2*op.Width))))
		case paint.Mark:
			if op.Rect.Middle(op.Rect.W*0.6, op.Rect.H*0.6).Has(p) && solid[op.Sign] {
				g.cover(c)
			}
		case paint.Picture:
			g[0], g[1] = g[0].Mix(paint.RGB(0), float64(c.A)), g[1].Mix(paint.Color{R: c.R, G: c.G, B: c.B, A: 1}, float64(c.A))
		}
	}
	return g
}

// solid are the signs on which numbers stand.
var solid = map[paint.Sign]bool{paint.Shield: true, paint.Burst: true}

func luminance(c paint.Color) float64 {
	light := func(v float32) float64 {
		if v <= 0.04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+0.055)/1.055, 2.4)
	}
	return 0.2126*light(c.R) + 0.7152*light(c.G) + 0.0722*light(c.B)
}

func contrast(a, b paint.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// legible is the lowest contrast of the words of an op with their ground.
func legible(l *paint.List, number int) float64 {
	op := &l.Ops[number]
	b := scenetest.Box(op)
	least := math.Inf(1)
	for _, x := range [...]float64{0.04, 0.3, 0.5, 0.7, 0.96} {
		at := layout.Point{X: b.X + x*b.W, Y: b.Center().Y}
		if op.Angle != 0 {
			sin, cos := math.Sincos(op.Angle)
			dx, dy := at.X-op.Pivot.X, at.Y-op.Pivot.Y
			at = layout.Point{X: op.Pivot.X + dx*cos - dy*sin, Y: op.Pivot.Y + dx*sin + dy*cos}
		}
		if !l.Clips[op.Clip].Has(at) {
			continue
		}
		for _, g := range ground(l, at, number) {
			least = min(least, contrast(g, g.Mix(paint.Color{R: op.Color.R, G: op.Color.G, B: op.Color.B, A: 1}, float64(op.Color.A))))
		}
	}
	return least
}

// veiled reports whether the op with that number is below something that covers everything.
func veiled(m *scenetest.Mouse, number int) bool {
	l := m.Stack.Picture()
	for i := number + 1; i < len(l.Ops); i++ {
		if op := &l.Ops[i]; op.Kind == paint.Fill && op.Rect.W >= m.In.W && op.Rect.H >= m.In.H && op.Color.A > 0.5 {
			return true
		}
	}
	return false
}

// shadow reports whether words are the shadow of others.
func shadow(l *paint.List, number int) bool {
	op := &l.Ops[number]
	for i := number + 1; i < min(number+3, len(l.Ops)); i++ {
		if o := &l.Ops[i]; o.Kind == paint.Words && o.Text == op.Text && o.Size == op.Size {
			return true
		}
	}
	return false
}

// All words in any scene, in each palette, stand out from their ground.
func TestWordsStandOut(t *testing.T) {
	see := func(palette theme.Palette, name string, show func(m *scenetest.Mouse)) {
		t.Run(fmt.Sprintf("%d/%s", palette, name), func(t *testing.T) {
			settings := session.DefaultSettings
			settings.Speed, settings.Palette = len(session.Speeds)-1, int(palette)
			m := scenetest.New(t, settings)
			m.In.Mouse = layout.Point{X: -1, Y: -1}
			show(m)
			m.Frames(25)
			l := m.Stack.Picture()
			told := map[string]bool{}
			for i := range l.Ops {
				op := &l.Ops[i]
				if op.Kind != paint.Words || told[op.Text] || veiled(m, i) || shadow(l, i) {
					continue
				}
				want := enough
				if op.Size >= 24 || op.Size >= 18.66 && (op.Face == paint.Bold || op.Face == paint.Display) {
					want = enoughLarge
				}
				if got := legible(l, i); got < want {
					told[op.Text] = true
					assert.Fail(t, "hard to read", "%q: %.2f, not %.1f, size %v", op.Text, got, want, op.Size)
				}
			}
		})
	}
	for palette := range theme.Palettes {
		for _, v := range views {
			see(palette, v.name, v.show)
		}
		for kind, q := range scenetest.Questions() {
			if q != nil && kind != keyforge.AskMain && palette == theme.Usual {
				see(palette, fmt.Sprintf("question %d", kind), func(m *scenetest.Mouse) { m.Lay("table"); m.Ask(q(m)) })
			}
		}
	}
}
