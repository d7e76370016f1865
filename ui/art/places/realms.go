package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// realms are the places of Shards of Infinity.
var realms = map[string]func(*brush.Brush){
	"legion-field": legionField, "cloister": cloister, "fungus-grove": fungusGrove, "root-cave": rootCave, "black-shore": blackShore,
	"veils": veils, "engine-hall": engineHall,
}

// legionField is where an army of machines stands in rows.
func legionField(b *brush.Brush) {
	heaven(b, 300)
	disc(b, 130, 44)
	ridge(b, 250, 40, 0.5, 0.15)
	for d := range 4 {
		k := float64(d)
		size, y := 0.34+0.17*k, 262+26*k
		s := b.Layer(0.25 + 0.2*k)
		n := 15 - 3*d
		for i := range n {
			x := (float64(i) + 0.5 + 0.5*float64(d%2)) / float64(n) * (brush.Wide + 40)
			b.Within(brush.Place(x-30, y, size, size, 0), func() { legionary(b, s) })
		}
		Mist(b, y+14, 26, 0.22)
	}
	ground(b, 362)
}

// legionary is a soldier of the army, from afar.
func legionary(b *brush.Brush, s brush.Style) {
	b.Fill(s, brush.Box(24, -104, 4, 160), brush.Poly(20, -100, 26, -124, 32, -100))
	b.Fill(s, brush.Poly(-30, 60, -34, -10, -20, -24, 20, -24, 34, -10, 30, 60))
	b.Fill(s, brush.Smooth(-14, -22, -16, -44, 0, -54, 16, -44, 14, -22), brush.Taper(brush.ArcLine(brush.At(0, -40), 22, 3.3, 6.1), 6, 6))
	b.Plain(b.Accent, brush.Box(-8, -40, 5, 4), brush.Box(3, -40, 5, 4))
}

// cloister is a walk between arches, with a gate of light at its end.
func cloister(b *brush.Brush) {
	b.Fill(brush.Flat(b.Sky).Down(b.Low), brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2, 190, 260, 220, b.Sun, 0.7)
	for i := range 4 {
		k := float64(i)
		b.Fill(brush.Flat(b.Sun).Clear(0.5-0.1*k), brush.Ring(brush.Wide/2, 170, 44+26*k, 41+26*k)...)
	}
	b.Fill(brush.Flat(b.Far).Down(b.Near), brush.Poly(brush.Wide/2-30, 250, brush.Wide/2+30, 250, brush.Wide+60, brush.Tall+5, -60,
		brush.Tall+5))
	for i := range 5 {
		y := 256 + 5.5*float64(i*i)
		b.Fill(brush.Flat(b.Sun).Clear(0.22), brush.Box(0, y, brush.Wide, 1.5+0.6*float64(i)))
	}
	for d := range 4 {
		k := float64(d)
		size := 0.42 + 0.17*k*(1+0.35*k)
		s := b.Layer(0.1 + 0.27*k)
		for _, side := range brush.Sides {
			b.Within(brush.Place(brush.Wide/2+side*(62+22*k+22*k*k), 252+12*k+9*k*k, side*size, size, 0), func() {
				b.Fill(s, brush.Box(-10, -150, 20, 160), brush.Slab(-17, -8, 34, 14, 3), brush.Slab(-17, -158, 34, 14, 3))
				b.Fill(s, brush.Taper(brush.ArcLine(brush.At(52, -156), 52, math.Pi, 1.5*math.Pi), 12, 12), brush.Box(-14, -330, 130, 120))
				b.Fill(brush.Flat(b.Accent).Clear(0.8), brush.Taper(brush.ArcLine(brush.At(52, -156), 38, math.Pi, 1.5*math.Pi), 1.6, 1.6))
			})
		}
	}
}

// fungusGrove is a wood of giant mushrooms that shine from below.
func fungusGrove(b *brush.Brush) {
	heaven(b, 330)
	disc(b, 110, 46)
	Mist(b, 270, 130, 0.4)
	for d := range 3 {
		k := float64(d)
		s := b.Layer(0.15 + 0.3*k)
		beside(b, 60*k, 6-d, 332+14*k, 8, func(x, y float64) {
			h, w := b.In(120, 230)*(0.75+0.2*k), b.In(46, 78)*(0.7+0.28*k)
			lean := b.In(-14, 14)
			b.Fill(s, brush.Taper(brush.Curve(x, y+10, x+lean*0.3, y-h*0.5, x+lean, y-h), w*0.2, w*0.13))
			b.Glow(x+lean, y-h+w*0.2, w*1.2, w*0.7, b.Accent, 0.35)
			b.Fill(s, brush.Smooth(x+lean-w, y-h+w*0.16, x+lean-w*0.7, y-h-w*0.3, x+lean, y-h-w*0.56, x+lean+w*0.7, y-h-w*0.3, x+lean+w, y-h+w*0.16,
				x+lean, y-h+w*0.02))
			for i := range 3 {
				b.Fill(brush.Flat(b.Sun).Clear(0.3), brush.Oval(x+lean+w*(0.4*float64(i)-0.4), y-h-w*0.28+w*0.1*float64(i%2), w*0.1, w*0.07))
			}
		})
	}
	ground(b, 358)
}

// rootCave is a hollow between roots, with light from above.
func rootCave(b *brush.Brush) {
	b.Fill(brush.Flat(b.Near).Down(b.Near.To(b.Low, 0.3)), brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2, 180, 290, 240, b.Low, 0.85)
	Shafts(b, 5, 0.25)
	for d := range 3 {
		k := float64(d)
		s := b.Layer(0.3 + 0.32*k)
		for i := range 4 {
			side := brush.Sides[i%2]
			x := brush.Wide/2 + side*(120+52*k+b.In(0, 60))
			line := brush.CurveThrough(brush.Line(x-side*b.In(20, 90), -20, x+side*10, 90, x-side*b.In(0, 30), 210, x+side*b.In(20, 60), 320,
				x+side*b.In(70, 130), 420))
			b.Fill(s, brush.Taper(line, 12+5*k, 22+9*k))
			at := line[12+b.N(10)]
			b.Fill(s, brush.Taper(brush.Curve(at.X, at.Y, at.X-side*40, at.Y+40, at.X-side*46, at.Y+104), 7+2*k, 1))
		}
	}
	ground(b, 360)
}

// blackShore lies under a sun that has gone out.
func blackShore(b *brush.Brush) {
	heaven(b, 290)
	at, r := brush.At(brush.Wide/2+b.Toward.X*b.In(10, 120), b.In(110, 140)), b.In(58, 76)
	b.Glow(at.X, at.Y, r*3, r*3, b.Sun, 0.5)
	for i := range 3 {
		k := r * (1.1 + 0.13*float64(i))
		b.Fill(brush.Flat(b.Sun).Clear(0.4-0.1*float64(i)), brush.Oval(at.X, at.Y, k, k))
	}
	b.Plain(b.Front, brush.Oval(at.X, at.Y, r, r))
	Clouds(b, 240, 4, b.Far, 0.5)
	ridge(b, 282, 26, 0.7, 0.3)
	b.Fill(brush.Flat(b.Low).Down(b.Near), brush.Box(0, 284, brush.Wide, 130))
	for i := range 7 {
		y := 292 + 3.2*float64(i*i)
		b.Fill(brush.Flat(b.Sun).Clear(0.34-0.04*float64(i)), brush.Leaf(brush.Line(at.X-40-9*float64(i)+b.In(-9, 9), y, at.X, y,
			at.X+40+9*float64(i)), 2.6))
	}
	row(b, 4, 330, 10, func(x, y float64) {
		h := b.In(24, 70)
		b.Fill(b.Layer(0.75), brush.Poly(x-20, y+10, x-9, y-h*0.6, x+b.In(-6, 6), y-h, x+8, y-h*0.5, x+22, y+10))
	})
	ground(b, 368)
}

// veils are torn cloths that hang from nowhere before a pale light.
func veils(b *brush.Brush) {
	b.Fill(brush.Flat(b.Sky).Down(b.Near), brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2, 200, 250, 230, b.Low, 0.9)
	b.Glow(brush.Wide/2, 190, 130, 120, b.Sun, 0.45)
	for d := range 3 {
		k := float64(d)
		s := b.Layer(0.15 + 0.38*k)
		s.Fade = 0.9
		beside(b, 40+70*k, 7, 0, 0, func(x, _ float64) {
			w, l := b.In(22, 40)+7*k, b.In(210, 330)-20*k
			b.Fill(s, brush.Poly(x-w, -10, x+w, -10, x+w*1.1, l*0.5, x+w*0.8, l*0.9, x+w*0.4, l*0.72, x+w*0.1, l, x-w*0.3, l*0.8, x-w*0.6, l*1.05,
				x-w*1.05, l*0.7, x-w*0.9, l*0.4))
			b.Fill(brush.Flat(b.Shade).Clear(0.3), brush.Taper(brush.Curve(x-w*0.3, 0, x-w*0.4, l*0.3, x-w*0.2, l*0.7), 3, 1),
				brush.Taper(brush.Curve(x+w*0.4, 0, x+w*0.5, l*0.3, x+w*0.4, l*0.7), 3, 1))
		})
	}
	Mist(b, 350, 70, 0.4)
}

// engineHall is the inside of the engine of infinity.
func engineHall(b *brush.Brush) {
	b.Fill(brush.Flat(b.Sky.Times(0.8)).Down(b.Near), brush.Box(0, 0, brush.Wide, brush.Tall))
	at := brush.At(brush.Wide/2, 180)
	b.Glow(at.X, at.Y, 300, 260, b.Low, 0.9)
	b.Glow(at.X, at.Y, 120, 120, b.Sun, 0.6)
	for d := range 3 {
		k := float64(d)
		r := 120 + 62*k
		s := b.Layer(0.2 + 0.3*k)
		turn := b.In(0, 1)
		for i := range 6 + 2*d {
			step := 2 * math.Pi / float64(6+2*d)
			from := turn + step*float64(i)
			b.Fill(s, brush.Taper(brush.ArcLine(at, r, from, from+step*0.86), 15+4*k, 15+4*k))
			b.Fill(brush.Flat(b.Accent).Clear(0.6), brush.Taper(brush.ArcLine(at, r-9-2*k, from+step*0.1, from+step*0.76), 1.5, 1.5))
		}
	}
	b.Beams(at.X, at.Y, 300, 10, 0.14)
	b.Fill(brush.Flat(b.Near).Down(b.Front), brush.Poly(brush.Wide/2-70, 300, brush.Wide/2+70, 300, brush.Wide+40, brush.Tall+5, -40,
		brush.Tall+5))
	b.Fill(brush.Flat(b.Sun).Clear(0.25), brush.Box(brush.Wide/2-70, 299, 140, 2))
}
