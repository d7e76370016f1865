package art

// gravestone draws a stone around the middle of its foot, 80 high.
func gravestone(b *painter) {
	s := b.layer(0.7)
	if b.odds(0.5) {
		b.fill(s, arch(0, 6, 26, 84))
		b.fill(flat(b.front).clear(0.5), box(-14, -52, 28, 4), box(-10, -40, 20, 4))
	} else {
		b.fill(s, box(-6, -90, 12, 96), box(-26, -70, 52, 12))
	}
}

// house draws a gable with a chimney and lit windows.
func house(b *painter, x, y, w, depth float64) {
	s := b.layer(depth)
	h := w * b.in(0.9, 1.5)
	b.fill(s, poly(x-w, y+200, x-w, y, x-w*1.15, y+4, x+b.in(-0.2, 0.2)*w, y-h, x+w*1.15, y+4, x+w, y, x+w, y+200))
	k := x + w*b.in(0.35, 0.6)
	b.fill(s, box(k, y-h*0.95, w*0.24, h*0.8), box(k-2, y-h*0.98, w*0.24+4, 5))
	for i := range 3 {
		if b.odds(0.55) {
			window(b, x+(float64(i)-1)*w*0.5, y+b.in(8, 30), w*0.16, w*0.26)
		}
	}
}

// lantern draws a lamp that hangs on a chain.
func lantern(b *painter, x, y, k float64) {
	b.glow(x, y+12*k, 110*k, 110*k, b.accent, 0.5)
	b.plain(b.front, box(x-1, -5, 2, y), poly(x-12*k, y, x, y-14*k, x+12*k, y), slab(x-10*k, y+26*k, 20*k, 5*k, 2))
	b.plain(b.accent.to(white, 0.45), slab(x-9*k, y, 18*k, 26*k, 3*k))
	b.plain(b.front, box(x-1, y, 2, 26*k))
}

// fire draws a bonfire with its light.
func fire(b *painter, x, y, size float64) {
	b.glow(x, y-size, size*4, size*3.4, b.accent, 0.5)
	b.plain(b.front, poly(x-size, y+4, x+size*0.8, y-size*0.4, x+size, y-size*0.2, x-size*0.8, y+8),
		poly(x+size, y+4, x-size*0.8, y-size*0.4, x-size, y-size*0.2, x+size*0.8, y+8))
	b.flame(x, y, size*0.8, size*2.1)
}

// banner draws a pole with a torn cloth that blows away from the light.
func banner(b *painter, x, y, h float64, c rgb) {
	d := -sign(b.toward.x)
	b.plain(b.near.to(b.front, 0.5), box(x-1.5, y-h, 3, h))
	b.draws(c, poly(x, y-h, x+d*h*0.35, y-h*0.93, x+d*h*0.72, y-h*1.0, x+d*h*0.58, y-h*0.84, x+d*h*0.75, y-h*0.66, x+d*h*0.32, y-h*0.58, x,
		y-h*0.62))
}

// window draws a lit window.
func window(b *painter, x, y, w, h float64) {
	b.glow(x, y, w*5, h*4, b.accent, 0.3)
	b.plain(b.accent.to(white, 0.3), slab(x-w/2, y-h/2, w, h, w*0.4))
}

// spire draws a crooked tower of glass with hooks.
func spire(b *painter, x, y, h, w, depth float64) {
	lean := b.in(-0.7, 0.7) * w
	s := b.layer(depth)
	b.fill(s, poly(x-w, y, x-w*0.6+lean*0.4, y-h*0.5, x-w*1.1+lean*0.6, y-h*0.62, x-w*0.42+lean*0.7, y-h*0.64, x+lean, y-h, x+w*0.42+lean*0.6,
		y-h*0.55, x+w*1.2+lean*0.5, y-h*0.5, x+w*0.6+lean*0.4, y-h*0.42, x+w, y))
	if depth > 0.3 && b.odds(0.6) {
		window(b, x+lean*0.5, y-h*b.in(0.3, 0.55), 4, 12)
	}
}

// temple draws a front of columns below a gable.
func temple(b *painter, x, y, w, depth float64) {
	s := b.layer(depth)
	h := w * 0.9
	b.fill(s, poly(x-w*1.1, y-h, x, y-h*1.5, x+w*1.1, y-h))
	b.fill(s, box(x-w*1.05, y-h, w*2.1, h*0.13), box(x-w*1.2, y-h*0.08, w*2.4, h*0.2))
	for i := range 6 {
		k := x + (float64(i)-2.5)*w*0.37
		b.fill(s, box(k-w*0.07, y-h*0.9, w*0.14, h*0.86))
	}
}

func column(b *painter, x, y, w, h, depth float64) {
	s := b.layer(depth)
	b.fill(s, poly(x-w*0.8, y, x-w*0.68, y-h, x+w*0.68, y-h, x+w*0.8, y))
	dark := flat(s.top.to(b.shade, 0.5)).clear(0.5)
	for i := -2; i <= 2; i++ {
		b.fill(dark, box(x+float64(i)*w*0.3-1.5, y-h, 3, h))
	}
	b.fill(s, slab(x-w*1.1, y-h-w*0.4, w*2.2, w*0.6, 4), slab(x-w*1.2, y-w*0.4, w*2.4, w*0.6, 4))
}

func glassTower(b *painter, x, y, h, w, depth float64) {
	s := b.layer(depth)
	switch b.n(3) {
	case 0:
		b.fill(s, poly(x-w, y, x-w, y-h*0.8, x-w*0.4, y-h, x+w, y-h*0.86, x+w, y))
	case 1:
		b.fill(s, slab(x-w, y-h, w*2, h+w, w), box(x-1.5, y-h-26, 3, 30))
	default:
		b.fill(s, poly(x-w, y, x-w*0.5, y-h*0.75, x-2, y-h, x+2, y-h, x+w*0.5, y-h*0.75, x+w, y), oval(x, y-h*0.72, w*0.95, w*0.6))
	}
	for i := range 6 {
		if b.odds(0.55) {
			b.fill(flat(b.accent.to(b.sun, 0.4)).clear(0.25+0.5*depth), box(x-w*0.6+b.in(0, w*0.8), y-h*(0.15+float64(i)*0.09), w*0.35, 3))
		}
	}
}
