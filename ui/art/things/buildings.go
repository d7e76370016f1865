package things

import "github.com/keyraken/keyraken/ui/art/brush"

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

func Column(b *brush.Brush, x, y, w, h, depth float64) {
	s := b.Layer(depth)
	b.Fill(s, brush.Poly(x-w*0.8, y, x-w*0.68, y-h, x+w*0.68, y-h, x+w*0.8, y))
	dark := brush.Flat(s.Top.To(b.Shade, 0.5)).Clear(0.5)
	for i := -2; i <= 2; i++ {
		b.Fill(dark, brush.Box(x+float64(i)*w*0.3-1.5, y-h, 3, h))
	}
	b.Fill(s, brush.Slab(x-w*1.1, y-h-w*0.4, w*2.2, w*0.6, 4), brush.Slab(x-w*1.2, y-w*0.4, w*2.4, w*0.6, 4))
}

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
			b.Fill(brush.Flat(b.Accent.To(b.Sun, 0.4)).Clear(0.25+0.5*depth), brush.Box(x-w*0.6+b.In(0, w*0.8), y-h*(0.15+float64(i)*0.09), w*0.35,
				3))
		}
	}
}
