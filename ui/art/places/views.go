package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// Views are the openings that a picture can be seen through.
var Views = map[string]func(*brush.Brush){
	"keyhole": func(b *brush.Brush) { around(b, keyhole()) },
	"binoculars": func(b *brush.Brush) {
		around(b, brush.Smooth(250, 90, 330, 30, 460, 90, 480, 200, 440, 320, 330, 360, 250, 310, 170, 360, 60, 320, 20, 200, 40, 90,
			170, 30))
	},
	"cave": func(b *brush.Brush) {
		around(b, brush.Smooth(60, 420, 40, 250, 90, 110, 190, 50, 290, 60, 400, 100, 450, 230, 440, 420))
	},
	"crosshair": func(b *brush.Brush) {
		s := brush.Flat(brush.Hex(0xff4a3a)).Clear(0.85)
		b.Fill(s, brush.Ring(brush.Wide/2, 190, 96, 91)...)
		b.Fill(s, brush.Box(brush.Wide/2-2, 60, 4, 90), brush.Box(brush.Wide/2-2, 230, 4, 90), brush.Box(120, 188, 90, 4),
			brush.Box(290, 188, 90, 4))
	},
	"tunnel": func(b *brush.Brush) {
		for i := range 4 {
			k := 1 + 0.2*float64(i)
			b.Within(brush.Place(brush.Wide/2, 200, k, k, 0.07*float64(i)), func() {
				b.Fill(brush.Flat(b.Front).Clear(0.45), brush.Holed(brush.Box(-500, -400, 1000, 800),
					brush.Smooth(-150, 0, -110, -105, 0, -140, 110, -105,
						150, 0, 110, 115, 0, 140, -110, 115))...)
			})
		}
	},
	"cracked": func(b *brush.Brush) {
		at := brush.At(brush.Wide/2+b.In(-60, 60), b.In(120, 260))
		for i := range 13 {
			a := math.Pi*2*float64(i)/13 + b.In(-0.2, 0.2)
			mid := at.Around(a+b.In(-0.15, 0.15), b.In(80, 140))
			b.Fill(brush.Flat(brush.White).Clear(0.75), brush.Taper([]brush.Point{at, mid, at.Around(a, 420)}, 2.4, 0.7))
			b.Fill(brush.Flat(brush.White).Clear(0.4), brush.Taper([]brush.Point{mid, at.Around(a+0.5, b.In(80, 150))}, 1.2, 0.5))
		}
	},
	"thorns": thornFrame,
}

// around darkens everything but the inside of an outline.
func around(b *brush.Brush, hole brush.Path) {
	b.Plain(b.Front.Times(0.35), brush.Holed(brush.Box(-10, -10, brush.Wide+20, brush.Tall+20), hole)...)
}

func keyhole() brush.Path {
	var out brush.Path
	for i := range 30 {
		out = append(out, brush.At(brush.Wide/2, 140).Around(2.1+5.16*float64(i)/29, 112))
	}
	return append(out, brush.At(brush.Wide/2+95, 385), brush.At(brush.Wide/2-95, 385))
}

// thornFrame grows thorns in from all sides.
func thornFrame(b *brush.Brush) {
	s := b.Body(b.Front.Times(0.5).To(brush.Hex(0x4a0a18), 0.35))
	for i := range 4 {
		b.Within(brush.Place(brush.Wide/2, brush.Tall/2, 1, 1, math.Pi/2*float64(i)), func() {
			w, h := brush.Wide/2, brush.Tall/2
			if i%2 == 1 {
				w, h = h, w
			}
			line := brush.Curve(-w-20, -h+b.In(0, 26), -w*0.4, -h+b.In(4, 30), w*0.3, -h-b.In(-4, 14), w+20, -h+b.In(0, 30))
			of := []brush.Path{brush.Taper(line, 11, 7)}
			for k := 3; k < len(line)-1; k += 3 {
				at, l := line[k], b.In(26, 54)
				of = append(of, brush.Path{at.Shift(-9, 0), at.Shift(b.In(-16, 16), l), at.Shift(9, 0)})
			}
			b.Fill(s, of...)
		})
	}
	b.Motes(20, brush.Hex(0xff4a3a), 4)
}
