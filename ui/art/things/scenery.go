package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
)

// Gravestone draws a stone around the middle of its foot, 80 high.
func Gravestone(b *brush.Brush) {
	s := b.Layer(0.7)
	if b.Odds(0.5) {
		b.Fill(s, brush.Arch(0, 6, 26, 84))
		b.Fill(brush.Flat(b.Front).Clear(0.5), brush.Box(-14, -52, 28, 4), brush.Box(-10, -40, 20, 4))
	} else {
		b.Fill(s, brush.Box(-6, -90, 12, 96), brush.Box(-26, -70, 52, 12))
	}
}

// House draws a gable with a chimney and lit windows.
func House(b *brush.Brush, x, y, w, depth float64) {
	s := b.Layer(depth)
	h := w * b.In(0.9, 1.5)
	b.Fill(s, brush.Poly(x-w, y+200, x-w, y, x-w*1.15, y+4, x+b.In(-0.2, 0.2)*w, y-h, x+w*1.15, y+4, x+w, y, x+w, y+200))
	k := x + w*b.In(0.35, 0.6)
	b.Fill(s, brush.Box(k, y-h*0.95, w*0.24, h*0.8), brush.Box(k-2, y-h*0.98, w*0.24+4, 5))
	for i := range 3 {
		if b.Odds(0.55) {
			Window(b, x+(float64(i)-1)*w*0.5, y+b.In(8, 30), w*0.16, w*0.26)
		}
	}
}

// Lantern draws a lamp that hangs on a chain.
func Lantern(b *brush.Brush, x, y, k float64) {
	b.Glow(x, y+12*k, 110*k, 110*k, b.Accent, 0.5)
	b.Plain(b.Front, brush.Box(x-1, -5, 2, y), brush.Poly(x-12*k, y, x, y-14*k, x+12*k, y), brush.Slab(x-10*k, y+26*k, 20*k, 5*k, 2))
	b.Plain(b.Accent.To(brush.White, 0.45), brush.Slab(x-9*k, y, 18*k, 26*k, 3*k))
	b.Plain(b.Front, brush.Box(x-1, y, 2, 26*k))
}

// Fire draws a bonfire with its light.
func Fire(b *brush.Brush, x, y, size float64) {
	b.Glow(x, y-size, size*4, size*3.4, b.Accent, 0.5)
	b.Plain(b.Front, brush.Poly(x-size, y+4, x+size*0.8, y-size*0.4, x+size, y-size*0.2, x-size*0.8, y+8),
		brush.Poly(x+size, y+4, x-size*0.8, y-size*0.4, x-size, y-size*0.2, x+size*0.8, y+8))
	b.Flame(x, y, size*0.8, size*2.1)
}

// Banner draws a pole with a torn cloth that blows away from the light.
func Banner(b *brush.Brush, x, y, h float64, c brush.RGB) {
	d := -brush.Sign(b.Toward.X)
	b.Plain(b.Near.To(b.Front, 0.5), brush.Box(x-1.5, y-h, 3, h))
	b.Draw(c, brush.Poly(x, y-h, x+d*h*0.35, y-h*0.93, x+d*h*0.72, y-h*1.0, x+d*h*0.58, y-h*0.84, x+d*h*0.75, y-h*0.66, x+d*h*0.32, y-h*0.58,
		x, y-h*0.62))
}

// Window draws a lit window.
func Window(b *brush.Brush, x, y, w, h float64) {
	b.Glow(x, y, w*5, h*4, b.Accent, 0.3)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Slab(x-w/2, y-h/2, w, h, w*0.4))
}

// Spire draws a crooked tower of glass with hooks.
func Spire(b *brush.Brush, x, y, h, w, depth float64) {
	lean := b.In(-0.7, 0.7) * w
	s := b.Layer(depth)
	b.Fill(s, brush.Poly(x-w, y, x-w*0.6+lean*0.4, y-h*0.5, x-w*1.1+lean*0.6, y-h*0.62, x-w*0.42+lean*0.7, y-h*0.64, x+lean, y-h,
		x+w*0.42+lean*0.6, y-h*0.55, x+w*1.2+lean*0.5, y-h*0.5, x+w*0.6+lean*0.4, y-h*0.42, x+w, y))
	if depth > 0.3 && b.Odds(0.6) {
		Window(b, x+lean*0.5, y-h*b.In(0.3, 0.55), 4, 12)
	}
}

// Temple draws a front of columns below a gable.
func Temple(b *brush.Brush, x, y, w, depth float64) {
	s := b.Layer(depth)
	h := w * 0.9
	b.Fill(s, brush.Poly(x-w*1.1, y-h, x, y-h*1.5, x+w*1.1, y-h))
	b.Fill(s, brush.Box(x-w*1.05, y-h, w*2.1, h*0.13), brush.Box(x-w*1.2, y-h*0.08, w*2.4, h*0.2))
	for i := range 6 {
		k := x + (float64(i)-2.5)*w*0.37
		b.Fill(s, brush.Box(k-w*0.07, y-h*0.9, w*0.14, h*0.86))
	}
}

// Column draws a column with grooves, h high and 2w wide.
func Column(b *brush.Brush, x, y, w, h, depth float64) {
	s := b.Layer(depth)
	b.Fill(s, brush.Poly(x-w*0.8, y, x-w*0.68, y-h, x+w*0.68, y-h, x+w*0.8, y))
	dark := brush.Flat(s.Top.To(b.Shade, 0.5)).Clear(0.5)
	for i := -2; i <= 2; i++ {
		b.Fill(dark, brush.Box(x+float64(i)*w*0.3-1.5, y-h, 3, h))
	}
	b.Fill(s, brush.Slab(x-w*1.1, y-h-w*0.4, w*2.2, w*0.6, 4), brush.Slab(x-w*1.2, y-w*0.4, w*2.4, w*0.6, 4))
}

// GlassTower draws a tower with many lit windows, h high.
func GlassTower(b *brush.Brush, x, y, h, w, depth float64) {
	s := b.Layer(depth)
	switch b.N(3) {
	case 0:
		b.Fill(s, brush.Poly(x-w, y, x-w, y-h*0.8, x-w*0.4, y-h, x+w, y-h*0.86, x+w, y))
	case 1:
		b.Fill(s, brush.Slab(x-w, y-h, w*2, h+w, w), brush.Box(x-1.5, y-h-26, 3, 30))
	default:
		b.Fill(s, brush.Poly(x-w, y, x-w*0.5, y-h*0.75, x-2, y-h, x+2, y-h, x+w*0.5, y-h*0.75, x+w, y), brush.Oval(x, y-h*0.72, w*0.95, w*0.6))
	}
	for i := range 6 {
		if b.Odds(0.55) {
			b.Fill(brush.Flat(b.Accent.To(b.Sun, 0.4)).Clear(0.25+0.5*depth),
				brush.Box(x-w*0.6+b.In(0, w*0.8), y-h*(0.15+float64(i)*0.09), w*0.35, 3))
		}
	}
}

// Branches are a stem with a direction, a length and half a width, and n generations of
// forks, each thinner, at an angle between the least and 0.6.
func Branches(b *brush.Brush, at brush.Point, a, l, r, thinner, least float64, n int) []brush.Path {
	tip := at.Around(a, l)
	of := []brush.Path{brush.Taper([]brush.Point{at, at.To(tip, 0.5), tip}, r, r*thinner)}
	if n > 0 {
		for _, d := range brush.Sides {
			of = append(of, Branches(b, tip, a+d*b.In(least, 0.6), l*0.72, r*thinner, thinner, least, n-1)...)
		}
	}
	return of
}

// Kelp draws a plant of the sea with leaves, h high.
func Kelp(b *brush.Brush, x, y, h, r, depth float64) {
	s := b.Layer(depth)
	a := b.In(0, 6.28)
	var line []brush.Point
	for i := range 9 {
		f := float64(i) / 8
		line = append(line, brush.At(x+16*math.Sin(a+f*5), y-h*f))
	}
	of := []brush.Path{brush.Taper(brush.CurveThrough(line), r, r*0.4)}
	for i, k := range line[1:] {
		d := brush.Sides[i%2]
		of = append(of, brush.Leaf(brush.CurveThrough([]brush.Point{k, k.Shift(d*r*6, -r*3), k.Shift(d*r*10, -r*9)}), r*1.8))
	}
	b.Fill(s, of...)
}

// Waves paints a sea with crests.
func Waves(b *brush.Brush, y, amp, depth float64) {
	s := b.Layer(depth)
	s.Rim, s.Lit, s.Edge = b.Sun, 0.8, 3
	out := brush.Poly(brush.Wide+20, brush.Tall+20, -20, brush.Tall+20)
	a, l := b.In(0, 6.28), b.In(70, 110)
	for i := range 90 {
		x := float64(i)*6 - 20
		k := math.Sin(x/l*2 + a)
		out = append(out, brush.At(x, y-amp*(1-math.Abs(k))*(1.2-0.4*math.Sin(x/47+a))))
	}
	b.Fill(s, out)
}

// Pine draws a tree with needles, h high.
func Pine(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	w := h * b.In(0.2, 0.28)
	of := []brush.Path{brush.Box(x-h*0.02, y-h*0.2, h*0.04, h*0.25)}
	for i := range 4 {
		k := 1 - float64(i)*0.21
		low := y - h*(0.1+float64(i)*0.2)
		of = append(of, brush.Poly(x-w*k, low, x-w*0.2*k, low-h*0.3, x, low-h*0.34, x+w*0.2*k, low-h*0.3, x+w*k, low, x+w*0.3*k, low-h*0.03,
			x-w*0.3*k, low-h*0.03))
	}
	b.Fill(s, of...)
}

// Toadstool draws a mushroom with spots that glow, h high, with a cap of radius r.
func Toadstool(b *brush.Brush, x, y, h, r, depth float64) {
	s := b.Layer(depth)
	b.Fill(s, brush.Limb(x, y+6, r*0.22, x+b.In(-6, 6), y-h*0.5, r*0.14, x, y-h, r*0.17))
	cap := s
	cap.Top = s.Top.To(b.Accent, 0.35)
	b.Fill(cap, brush.Smooth(x-r, y-h+4, x-r*0.75, y-h-r*0.5, x, y-h-r*0.8, x+r*0.75, y-h-r*0.5, x+r, y-h+4, x, y-h+r*0.12))
	for range 4 {
		k := b.In(-0.6, 0.6)
		b.Fill(brush.Flat(b.Low).Clear(0.5), brush.Oval(x+k*r, y-h-r*0.45*(1-k*k), r*0.09, r*0.07))
	}
}

// Bloom draws a giant flower.
func Bloom(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	bend := b.In(-30, 30)
	b.Fill(s, brush.Taper(brush.CurveThrough(brush.Line(x, y+10, x-bend*0.5, y-h*0.5, x+bend, y-h)), 7, 4))
	b.Fill(s, brush.Leaf(brush.CurveThrough(brush.Line(x-bend*0.3, y-h*0.4, x+30, y-h*0.55, x+62, y-h*0.4)), 10))
	petal := s
	petal.Top, petal.Bottom = s.Top.To(b.Accent, 0.5), s.Top.To(b.Accent, 0.25)
	c := brush.At(x+bend, y-h)
	for i := range 7 {
		a := 2 * math.Pi * float64(i) / 7
		b.Fill(petal, brush.Leaf([]brush.Point{c, c.Around(a, 18), c.Around(a, 36)}, 11))
	}
	b.Glow(c.X, c.Y, 26, 26, b.Accent, 0.5)
	b.Plain(b.Sun, brush.Oval(c.X, c.Y, 9, 9))
}

// Sailboat draws a ship with two masts.
func Sailboat(b *brush.Brush, x, y, k, depth float64) {
	s := b.Layer(depth)
	b.Within(brush.Place(x, y, k, k, b.In(-0.05, 0.05)), func() {
		b.Fill(s, brush.Smooth(-60, -12, -50, 12, 0, 18, 46, 10, 70, -18, 40, -8, 0, -6))
		b.Fill(s, brush.Box(-22, -110, 3, 104), brush.Box(18, -96, 3, 90))
		sail := s
		sail.Top = s.Top.To(b.Low, 0.3)
		b.Fill(sail, brush.Smooth(-44, -100, -20, -104, 4, -98, 10, -70, 2, -40, -20, -44, -44, -40, -34, -70),
			brush.Smooth(2, -88, 20, -92, 42, -86, 46, -60, 38, -34, 20, -38, 2, -34, 10, -60))
	})
}

// Saucer draws a flying saucer, with a beam below it or not.
func Saucer(b *brush.Brush, x, y, size float64, beam bool) {
	if beam {
		s := brush.Flat(b.Accent).Clear(0.5).Out().Light()
		b.Fill(s, brush.Poly(x-16*size, y+10, x+16*size, y+10, x+70*size, 350, x-70*size, 350))
	}
	b.Within(brush.Place(x, y, size, size, b.In(-0.12, 0.12)), func() {
		b.Glow(0, 10, 90, 40, b.Accent, 0.4)
		b.Fill(b.Lamp(b.Accent.To(b.Low, 0.4)), brush.Oval(0, -8, 30, 24))
		b.Fill(b.Metal(b.Near.To(brush.Iron, 0.35)), brush.Smooth(-78, 4, -40, -10, 0, -15, 40, -10, 78, 4, 36, 15, 0, 19, -36, 15))
		for i := -2; i <= 2; i++ {
			b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(float64(i)*24, 6-math.Abs(float64(i))*1.5, 4.5, 3))
		}
	})
}

// Planet draws a planet, half of it in the dark, with a ring if wanted.
func Planet(b *brush.Brush, x, y, r float64, ringed bool) {
	b.Glow(x, y, r*1.25, r*1.25, b.Low, 0.4)
	s := brush.Flat(b.Low).Down(b.Far.To(b.Accent, 0.2))
	s.Shade, s.Dark, s.Deep = b.Sky, 0.9, 0.4
	s.Rim, s.Lit, s.Edge = b.Sun, 1, 3
	b.Fill(s, brush.Oval(x, y, r, r))
	if ringed {
		b.Within(brush.Place(x, y, 1, 0.28, -0.3), func() {
			b.Fill(brush.Flat(b.Sun).Clear(0.5), brush.Ring(0, 0, r*1.7, r*1.42)...)
			b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Ring(0, 0, r*1.36, r*1.3)...)
		})
		b.Fill(s, halfDisc(x, y, r))
	}
}

// halfDisc is the upper half of a disc, a little tilted.
func halfDisc(x, y, r float64) brush.Path {
	var out brush.Path
	for i := range 21 {
		out = append(out, brush.At(x, y).Around(math.Pi*(1+float64(i)/20)-0.3, r))
	}
	return out
}

// Starship draws a ship of the fleet, seen from the side.
func Starship(b *brush.Brush, x, y, size float64) {
	d := brush.Sign(brush.Wide/2 - x)
	b.Within(brush.Place(x, y, size*d, size, -0.1*d), func() {
		b.Glow(-74, 4, 60, 22, b.Accent, 0.9)
		m := b.Metal(brush.Iron.To(b.Low, 0.35))
		b.Fill(m, brush.Poly(-70, -6, -20, -16, 30, -12, 86, 4, 30, 14, -66, 12))
		b.Fill(m, brush.Poly(-56, -8, -72, -40, -44, -40, -18, -12), brush.Poly(-50, 12, -66, 32, -34, 30, -10, 12))
		b.Plain(b.Accent, brush.Slab(20, -7, 30, 7, 3))
		b.Plain(b.Accent.To(brush.White, 0.6), brush.Oval(-70, 3, 4, 8))
		b.Plain(b.Near, brush.Box(-40, 2, 70, 2.5))
	})
}
