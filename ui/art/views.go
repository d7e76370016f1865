package art

import "math"

// views are the openings that a picture can be seen through.
var views = map[string]func(*painter){
	"keyhole": func(b *painter) { around(b, keyhole()) },
	"binoculars": func(b *painter) {
		around(b, smooth(250, 90, 330, 30, 460, 90, 480, 200, 440, 320, 330, 360, 250, 310, 170, 360, 60, 320, 20, 200, 40, 90,
			170, 30))
	},
	"cave": func(b *painter) {
		around(b, smooth(60, 420, 40, 250, 90, 110, 190, 50, 290, 60, 400, 100, 450, 230, 440, 420))
	},
	"crosshair": func(b *painter) {
		s := flat(hex(0xff4a3a)).clear(0.85)
		b.fill(s, ring(Wide/2, 190, 96, 91)...)
		b.fill(s, box(Wide/2-2, 60, 4, 90), box(Wide/2-2, 230, 4, 90), box(120, 188, 90, 4), box(290, 188, 90, 4))
	},
	"tunnel": func(b *painter) {
		for i := range 4 {
			k := 1 + 0.2*float64(i)
			b.within(place(Wide/2, 200, k, k, 0.07*float64(i)), func() {
				b.fill(flat(b.front).clear(0.45), holed(box(-500, -400, 1000, 800), smooth(-150, 0, -110, -105, 0, -140, 110, -105,
					150, 0, 110, 115, 0, 140, -110, 115))...)
			})
		}
	},
	"cracked": func(b *painter) {
		at := pointAt(Wide/2+b.in(-60, 60), b.in(120, 260))
		for i := range 13 {
			a := math.Pi*2*float64(i)/13 + b.in(-0.2, 0.2)
			mid := at.around(a+b.in(-0.15, 0.15), b.in(80, 140))
			b.fill(flat(white).clear(0.75), taper([]pt{at, mid, at.around(a, 420)}, 2.4, 0.7))
			b.fill(flat(white).clear(0.4), taper([]pt{mid, at.around(a+0.5, b.in(80, 150))}, 1.2, 0.5))
		}
	},
	"thorns": thornFrame,
}

// around darkens everything but the inside of an outline.
func around(b *painter, hole path) {
	b.plain(b.front.times(0.35), holed(box(-10, -10, Wide+20, Tall+20), hole)...)
}

func keyhole() path {
	var out path
	for i := range 30 {
		out = append(out, pointAt(Wide/2, 140).around(2.1+5.16*float64(i)/29, 112))
	}
	return append(out, pointAt(Wide/2+95, 385), pointAt(Wide/2-95, 385))
}

// thornFrame grows thorns in from all sides.
func thornFrame(b *painter) {
	s := b.body(b.front.times(0.5).to(hex(0x4a0a18), 0.35))
	for i := range 4 {
		b.within(place(Wide/2, Tall/2, 1, 1, math.Pi/2*float64(i)), func() {
			w, h := Wide/2, Tall/2
			if i%2 == 1 {
				w, h = h, w
			}
			line := curve(-w-20, -h+b.in(0, 26), -w*0.4, -h+b.in(4, 30), w*0.3, -h-b.in(-4, 14), w+20, -h+b.in(0, 30))
			of := []path{taper(line, 11, 7)}
			for k := 3; k < len(line)-1; k += 3 {
				at, l := line[k], b.in(26, 54)
				of = append(of, path{at.shift(-9, 0), at.shift(b.in(-16, 16), l), at.shift(9, 0)})
			}
			b.fill(s, of...)
		})
	}
	b.motes(20, hex(0xff4a3a), 4)
}
