package brush_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

// Every stroke of the brush looks as before.
func TestStrokesLookAsBefore(t *testing.T) {
	red, from, to := brush.Hex(0xc82840), brush.At(60, 80), brush.At(420, 330)
	line := brush.Curve(60, 80, 200, 300, 420, 330)
	fill := func(outlines ...brush.Path) func(*brush.Brush) {
		return func(b *brush.Brush) { b.Draw(red, outlines...) }
	}
	strokes := map[string]func(*brush.Brush){
		"plain": func(b *brush.Brush) { b.Plain(red, brush.Poly(50, 60, 400, 90, 300, 330)) },
		"body":  fill(brush.Oval(250, 200, 120, 90)),
		"skin":  func(b *brush.Brush) { b.Fill(b.Skin(red), brush.Oval(250, 200, 120, 90)) },
		"metal": func(b *brush.Brush) { b.Fill(b.Metal(red), brush.Oval(250, 200, 120, 90)) },
		"lamp":  func(b *brush.Brush) { b.Fill(b.Lamp(red), brush.Oval(250, 200, 120, 90)) },
		"layers": func(b *brush.Brush) {
			for i := range 4 {
				b.Fill(b.Layer(float64(i)/3), brush.Box(0, 100*float64(i), brush.Wide, 80))
			}
		},
		"glow":  func(b *brush.Brush) { b.Glow(250, 200, 90, 60, red, 0.7) },
		"gloom": func(b *brush.Brush) { b.Gloom(250, 200, 90, 60, red, 0.7) },
		"glow in a turned place": func(b *brush.Brush) {
			b.Within(brush.Place(300, 150, 1.5, 0.8, 0.6), func() { b.Glow(10, 20, 90, 60, red, 0.7); b.Draw(red, brush.Box(-40, -30, 80, 60)) })
		},
		"through": func(b *brush.Brush) {
			b.Through(func() { b.Glow(250, 200, 190, 160, red, 1); b.Draw(red, brush.Box(0, 0, 260, 400)) }, brush.Oval(250, 200, 100, 60))
		},
		"mirrored": func(b *brush.Brush) {
			b.Mirrored(func(side float64) { b.Draw(red, brush.Spike(brush.At(250+side*90, 200), 0.5, 20, 10, 60)) })
		},
		"backlight": func(b *brush.Brush) { b.Backlight(250, 200, 100) },
		"crystal":   func(b *brush.Brush) { b.Crystal(250, 200, 90, 0.4) },
		"crystals":  func(b *brush.Brush) { b.Crystals(250, 300, 300, 60, 5) },
		"ray":       func(b *brush.Brush) { b.Ray(from, to, 10, 60, red, 0.6) },
		"bolt":      func(b *brush.Brush) { b.Bolt(from, to, 9, red) },
		"motes":     func(b *brush.Brush) { b.Motes(12, red, 14) },
		"dusk":      func(b *brush.Brush) { b.Dusk(0.7) },
		"flame":     func(b *brush.Brush) { b.Flame(250, 350, 90, 260) },
		"leaves":    func(b *brush.Brush) { b.Leaves(250, 200, 120, b.Body(red)) },
		"beams":     func(b *brush.Brush) { b.Beams(250, 200, 200, 7, 0.5) },
		"sparks":    func(b *brush.Brush) { b.Sparks(250, 200, 20) },
		"visit":     func(b *brush.Brush) { b.Visit(card.Untamed); b.Draw(b.Accent, brush.Oval(250, 200, 120, 90)) },

		"smooth": fill(brush.Smooth(60, 60, 400, 90, 300, 330)), "slab": fill(brush.Slab(60, 60, 300, 200, 40)),
		"limb": fill(brush.Limb(60, 80, 20, 200, 300, 50, 420, 330, 10)), "taper": fill(brush.Taper(line, 30, 4)),
		"band": fill(brush.Band(line, func(t float64) float64 { return 10 + 30*t })), "leaf": fill(brush.Leaf(line, 30)),
		"star": fill(brush.Star(250, 200, 7, 150, 60, 0.3)), "ring": fill(brush.Ring(250, 200, 120, 70)...),
		"spiral": fill(brush.Taper(brush.Spiral(brush.At(250, 200), 120, 90, 0.3, 9, 20), 14, 3)),
		"gear":   fill(brush.Gear(250, 200, 150, 9, 0.2)), "arch": fill(brush.Arch(100, 60, 200, 260)),
		"arm": fill(brush.Taper(brush.ArmLine(200, 350, 260, 1, 0.7), 24, 4)), "chunk": fill(brush.Chunk(150)),
		"arc":   fill(brush.Taper(brush.ArcLine(brush.At(250, 200), 120, 0.4, 3), 14, 6)),
		"elbow": fill(brush.Limb(60, 80, 30, brush.Elbow(from, to, 300, 260, 1).X, brush.Elbow(from, to, 300, 260, 1).Y, 20, 420, 330, 10)),
		"burst": func(b *brush.Brush) { b.Draw(red, brush.Burst(250, 200, 11, 170, 70, &b.Random)) },
	}
	for word, tone := range map[string]brush.Tone{"golden": {Color: brush.Gold, Pull: 0.85},
		"ghostly": {Color: brush.White, Pull: 0.8, Veil: 0.5},
		"shadow":  {Color: red, Pull: 1, Shape: 1}} {
		strokes[word] = func(b *brush.Brush) {
			b.Toned(tone, func() { b.Draw(red, brush.Oval(250, 200, 120, 90)); b.Glow(100, 100, 90, 60, red, 0.7) })
		}
	}
	for word, light := range brush.Lights {
		strokes["light "+word] = func(b *brush.Brush) {
			light(&b.Palette)
			b.Draw(red, brush.Oval(250, 200, 120, 90))
			b.Plain(b.Sky, brush.Box(0, 0, 60, 60))
		}
	}
	painttest.Compare(t, arttest.Words(strokes), func(name string) uint64 {
		b := brush.New(160, 128, card.Logos, &brush.World{Dark: brush.Hex(0x203040), Light: brush.Hex(0xf0e0c0), Pull: 0.3, Gain: 1.1, Sun: 1},
			brush.NewRandom("wolf", 3))
		b.Plain(b.Low, brush.Box(-10, -10, brush.Wide+20, brush.Tall+20))
		strokes[name](b)
		return painttest.SumOf(b.Finish().Pix)
	})
}
