package art

import "math"

// views are the openings that a picture can be seen through.
var views = map[string]func(*Brush){
	"keyhole": func(b *Brush) { around(b, keyhole()) },
	"binoculars": func(b *Brush) {
		around(b, Smooth(250, 90, 330, 30, 460, 90, 480, 200, 440, 320, 330, 360, 250, 310, 170, 360, 60, 320, 20, 200, 40, 90,
			170, 30))
	},
	"cave": func(b *Brush) {
		around(b, Smooth(60, 420, 40, 250, 90, 110, 190, 50, 290, 60, 400, 100, 450, 230, 440, 420))
	},
	"crosshair": func(b *Brush) {
		s := Flat(Hex(0xff4a3a)).Clear(0.85)
		b.Fill(s, Ring(Wide/2, 190, 96, 91)...)
		b.Fill(s, Box(Wide/2-2, 60, 4, 90), Box(Wide/2-2, 230, 4, 90), Box(120, 188, 90, 4), Box(290, 188, 90, 4))
	},
	"tunnel": func(b *Brush) {
		for i := range 4 {
			k := 1 + 0.2*float64(i)
			b.Within(Place(Wide/2, 200, k, k, 0.07*float64(i)), func() {
				b.Fill(Flat(b.Front).Clear(0.45), Holed(Box(-500, -400, 1000, 800), Smooth(-150, 0, -110, -105, 0, -140, 110, -105,
					150, 0, 110, 115, 0, 140, -110, 115))...)
			})
		}
	},
	"cracked": func(b *Brush) {
		at := At(Wide/2+b.In(-60, 60), b.In(120, 260))
		for i := range 13 {
			a := math.Pi*2*float64(i)/13 + b.In(-0.2, 0.2)
			mid := at.Around(a+b.In(-0.15, 0.15), b.In(80, 140))
			b.Fill(Flat(White).Clear(0.75), Taper([]Point{at, mid, at.Around(a, 420)}, 2.4, 0.7))
			b.Fill(Flat(White).Clear(0.4), Taper([]Point{mid, at.Around(a+0.5, b.In(80, 150))}, 1.2, 0.5))
		}
	},
	"thorns": thornFrame,
}

// around darkens everything but the inside of an outline.
func around(b *Brush, hole Path) {
	b.Plain(b.Front.Times(0.35), Holed(Box(-10, -10, Wide+20, Tall+20), hole)...)
}

func keyhole() Path {
	var out Path
	for i := range 30 {
		out = append(out, At(Wide/2, 140).Around(2.1+5.16*float64(i)/29, 112))
	}
	return append(out, At(Wide/2+95, 385), At(Wide/2-95, 385))
}

// thornFrame grows thorns in from all sides.
func thornFrame(b *Brush) {
	s := b.Body(b.Front.Times(0.5).To(Hex(0x4a0a18), 0.35))
	for i := range 4 {
		b.Within(Place(Wide/2, Tall/2, 1, 1, math.Pi/2*float64(i)), func() {
			w, h := Wide/2, Tall/2
			if i%2 == 1 {
				w, h = h, w
			}
			line := Curve(-w-20, -h+b.In(0, 26), -w*0.4, -h+b.In(4, 30), w*0.3, -h-b.In(-4, 14), w+20, -h+b.In(0, 30))
			of := []Path{Taper(line, 11, 7)}
			for k := 3; k < len(line)-1; k += 3 {
				at, l := line[k], b.In(26, 54)
				of = append(of, Path{at.Shift(-9, 0), at.Shift(b.In(-16, 16), l), at.Shift(9, 0)})
			}
			b.Fill(s, of...)
		})
	}
	b.Motes(20, Hex(0xff4a3a), 4)
}
