package art

import "math"

// Brobnar

func volcano(p *painter) {
	heaven(p, 320)
	at := disc(p, p.in(90, 160), p.in(34, 60))
	clouds(p, 90, 4, p.low.to(p.far, 0.3), 0.45)
	x := Wide - at.x + p.in(-60, 60)
	peaks(p, 300, 110, 6, 0.1)
	top := p.in(60, 110)
	s := p.layer(0.35)
	p.fill(flat(p.far.to(p.accent, 0.25)).clear(0.55).in(),
		smooth(x-18, top+4, x-60, top-70, x-30, top-150, x+70, top-160, x+90, top-80, x+20, top+4))
	p.fill(s, smooth(x-190, 340, x-90, 240, x-30, top, x, top+8, x+30, top, x+80, 220, x+200, 340, x, 420))
	p.glow(x, top, 110, 90, p.accent, 0.7)
	p.fill(p.lamp(p.accent), smooth(x-22, top+6, x, top+12, x+22, top+4, x+10, top+60, x+20, top+120, x+4, top+90, x-6, top+40))
	ridge(p, 330, 50, 0.8, 0.7)
	mist(p, 330, 60, 0.35)
	ground(p, 352)
}

func fort(p *painter) {
	heaven(p, 310)
	disc(p, p.in(110, 190), p.in(36, 70))
	peaks(p, 290, 150, 5, 0.1)
	mist(p, 290, 80, 0.4)
	s := p.layer(0.55)
	x := Wide/2 + p.side()*p.in(90, 150)
	wall := p.in(190, 220)
	p.fill(s, poly(x-150, 340, x-140, wall+50, x-100, wall+46, x-98, wall, x-60, wall-6, x-60, wall-60, x-20, wall-66, x-18, wall-6, x+60,
		wall+10, x+62, wall-20, x+104, wall-20, x+106, wall+60, x+150, 340))
	for i := range 12 {
		k := x - 150 + float64(i)*27
		p.fill(s, poly(k, 345, k-2, 270, k+7, 248+p.in(-8, 8), k+16, 270, k+15, 345))
	}
	banner(p, x-40, wall-66, 62, p.accent.to(p.near, 0.2))
	banner(p, x+82, wall-20, 48, p.accent.to(p.near, 0.35))
	row(p, 3, 300, 10, func(x, y float64) { window(p, x, y-40, 4, 8) })
	ridge(p, 330, 26, 0.8, 0.8)
	ground(p, 352)
	fire(p, x-p.in(100, 160), 340, 34)
}

func crags(p *painter) {
	heaven(p, 320)
	disc(p, p.in(80, 150), p.in(50, 84))
	clouds(p, 140, 5, p.low, 0.4)
	peaks(p, 300, 190, 4, 0.05)
	peaks(p, 330, 130, 5, 0.45)
	mist(p, 320, 70, 0.4)
	for _, side := range sides {
		x := Wide/2 + side*p.in(190, 240)
		p.fill(p.layer(0.9), poly(x-70, 380, x-50, 250, x-58, 180, x-30, 120, x+6, 90, x+34, 150, x+28, 220, x+60, 280, x+76, 380))
	}
	ground(p, 350)
	if p.odds(0.6) {
		fire(p, Wide/2+p.side()*p.in(120, 190), 346, p.in(22, 36))
	}
}

// fire draws a bonfire with its light.
func fire(p *painter, x, y, size float64) {
	p.glow(x, y-size, size*4, size*3.4, p.accent, 0.5)
	p.plain(p.front, poly(x-size, y+4, x+size*0.8, y-size*0.4, x+size, y-size*0.2, x-size*0.8, y+8),
		poly(x+size, y+4, x-size*0.8, y-size*0.4, x-size, y-size*0.2, x+size*0.8, y+8))
	p.flame(x, y, size*0.8, size*2.1)
}

// flame draws a tongue of fire, w wide and h high.
func (p *painter) flame(x, y, w, h float64) {
	for i, c := range [3]rgb{p.accent.to(hex(0xd8431a), 0.7), p.accent.to(hex(0xffb03a), 0.75), hex(0xfff0b0)} {
		k := 1 - float64(i)*0.3
		l := p.in(-0.25, 0.25) * w
		p.plain(c, smooth(x-w*k, y-h*0.12*k, x-w*0.75*k, y-h*0.5*k, x-w*0.15*k+l, y-h*0.62*k, x+l, y-h*k, x+w*0.5*k, y-h*0.55*k, x+w*0.9*k,
			y-h*0.4*k, x+w*k, y-h*0.08*k, x, y+h*0.06*k))
	}
}

// banner draws a pole with a torn cloth that blows away from the light.
func banner(p *painter, x, y, h float64, c rgb) {
	d := -sign(p.toward.x)
	p.plain(p.near.to(p.front, 0.5), box(x-1.5, y-h, 3, h))
	p.draws(c, poly(x, y-h, x+d*h*0.35, y-h*0.93, x+d*h*0.72, y-h*1.0, x+d*h*0.58, y-h*0.84, x+d*h*0.75, y-h*0.66, x+d*h*0.32, y-h*0.58, x,
		y-h*0.62))
}

// window draws a lit window.
func window(p *painter, x, y, w, h float64) {
	p.glow(x, y, w*5, h*4, p.accent, 0.3)
	p.plain(p.accent.to(white, 0.3), slab(x-w/2, y-h/2, w, h, w*0.4))
}

// Dis

func spires(p *painter) {
	heaven(p, 330)
	disc(p, p.in(150, 230), p.in(60, 100))
	clouds(p, 70, 5, p.far, 0.4)
	for d := range 3 {
		depth := float64(d) * 0.4
		beside(p, [...]float64{2: 120}[d], 9-d*2, 340+float64(d)*14, 8, func(x, y float64) {
			spire(p, x, y, p.in(90, 210)+float64(d)*20, p.in(12, 22)+float64(d)*5, depth)
		})
		mist(p, 340, 70, 0.22)
	}
	ground(p, 352)
	cracks(p, 360)
}

// spire draws a crooked tower of glass with hooks.
func spire(p *painter, x, y, h, w, depth float64) {
	b := p.in(-0.7, 0.7) * w
	s := p.layer(depth)
	p.fill(s, poly(x-w, y, x-w*0.6+b*0.4, y-h*0.5, x-w*1.1+b*0.6, y-h*0.62, x-w*0.42+b*0.7, y-h*0.64, x+b, y-h, x+w*0.42+b*0.6, y-h*0.55,
		x+w*1.2+b*0.5, y-h*0.5, x+w*0.6+b*0.4, y-h*0.42, x+w, y))
	if depth > 0.3 && p.odds(0.6) {
		window(p, x+b*0.5, y-h*p.in(0.3, 0.55), 4, 12)
	}
}

func chasm(p *painter) {
	heaven(p, 400)
	p.glow(Wide/2, 380, 320, 260, p.accent, 0.5)
	disc(p, p.in(60, 110), 30)
	for d := range 3 {
		k := 60.0 + float64(2-d)*62
		for _, side := range sides {
			of := path{{Wide/2 + side*330, -20}}
			for i := range 9 {
				y := float64(i) * 52
				w := k + 46*math.Abs(float64(i)-4)/4 + p.in(-18, 18)
				of = append(of, pt{Wide/2 + side*w, y}, pt{Wide/2 + side*(w+p.in(4, 16)), y + 26})
			}
			of = append(of, pt{Wide/2 + side*330, Tall + 20})
			p.fill(p.layer(float64(d)*0.45+0.05), of)
		}
		mist(p, 380, 120, 0.12)
	}
	row(p, 6, 20, 30, func(x, y float64) {
		h := p.in(30, 110)
		p.fill(p.layer(0.7), poly(x-14, -5, x+p.in(-4, 4), y+h, x+14, -5))
	})
	ground(p, 356)
	cracks(p, 366)
}

func gates(p *painter) {
	heaven(p, 340)
	clouds(p, 100, 5, p.far, 0.5)
	peaks(p, 320, 120, 6, 0.1)
	x, w, y := Wide/2+p.in(-60, 60), p.in(80, 110), 340.0
	p.glow(x, 230, 210, 210, p.accent, 0.5)
	outer := smooth(x-w*1.5, y, x-w*1.45, 190, x-w*0.8, 80, x, 40, x+w*0.8, 80, x+w*1.45, 190, x+w*1.5, y)
	p.fill(p.layer(0.5), outer)
	p.fill(p.lamp(p.accent.to(p.low, 0.4)).down(p.sun),
		smooth(x-w, y, x-w*0.98, 210, x-w*0.5, 130, x, 96, x+w*0.5, 130, x+w*0.98, 210, x+w, y))
	for i := range 7 {
		a := math.Pi * (0.12 + 0.76*float64(i)/6)
		at := pt{x, 190}.around(-a, w*1.36)
		p.fill(p.layer(0.6), leaf([]pt{at, at.to(pt{x, 190}, -0.34), at.to(pt{x + 20, 150}, -0.6)}, 8))
	}
	mist(p, 330, 90, 0.3)
	ground(p, 350)
	cracks(p, 362)
}

// cracks draws glowing cracks in the ground.
func cracks(p *painter, y float64) {
	for range 3 {
		x := p.in(0, Wide)
		var line []pt
		for i := range 6 {
			line = append(line, pt{x + float64(i)*p.in(12, 26), y + p.in(-7, 14)})
		}
		p.fill(flat(p.accent).clear(0.3).light(), taper(line, 7, 2))
		p.plain(p.accent.to(white, 0.3), taper(line, 1.8, 0.4))
	}
}
