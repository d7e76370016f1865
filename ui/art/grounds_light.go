package art

import "math"

// Sanctum

func cathedral(b *painter) {
	heaven(b, 330)
	disc(b, b.in(110, 190), b.in(50, 90))
	clouds(b, 120, 4, white.to(b.low, 0.4), 0.6)
	for d := range 2 {
		beside(b, [...]float64{1: 130}[d], 4-d, 350, 4, func(x, y float64) {
			church(b, x, y, b.in(130, 190)+float64(d)*60, 0.12+float64(d)*0.45)
		})
		mist(b, 340, 90, 0.35)
	}
	shafts(b, 4, 0.16)
	ground(b, 358)
}

// church draws pointed towers around a gable with a rose window.
func church(b *painter, x, y, h, depth float64) {
	s := b.layer(depth)
	w := h * 0.2
	for _, t := range [3]struct{ x, h float64 }{{-1.1, 0.78}, {1.1, 0.84}, {0, 1}} {
		k, top := x+t.x*w, y-h*t.h
		b.fill(s, poly(k-w*0.42, y+20, k-w*0.42, top+h*0.3, k-w*0.5, top+h*0.3, k, top, k+w*0.5, top+h*0.3, k+w*0.42, top+h*0.3, k+w*0.42, y+20))
		b.fill(flat(b.accent.to(b.sun, 0.5)).clear(0.25+depth*0.5), arch(k, top+h*0.62, w*0.13, h*0.22))
	}
	b.fill(s, poly(x-w*1.2, y+20, x-w*1.2, y-h*0.36, x, y-h*0.58, x+w*1.2, y-h*0.36, x+w*1.2, y+20))
	b.fill(flat(b.accent).clear(0.3+depth*0.4), oval(x, y-h*0.3, w*0.3, w*0.3))
}

func cloudCity(b *painter) {
	heaven(b, 400)
	disc(b, b.in(120, 180), b.in(50, 80))
	shafts(b, 5, 0.16)
	clouds(b, 210, 5, white.to(b.low, 0.5), 0.5)
	for i := range 3 {
		x, y, k := b.in(40, Wide-40), b.in(150, 290), b.in(0.5, 0.9)
		if i == 2 {
			x = Wide/2 + b.side()*b.in(160, 220)
			k = 1.1
		}
		s := b.layer(0.15 + float64(i)*0.3)
		church(b, x, y, 120*k, 0.15+float64(i)*0.3)
		b.fill(s, smooth(x-70*k, y-2, x, y-8, x+70*k, y-2, x+40*k, y+34*k, x, y+66*k, x-36*k, y+30*k))
		clouds(b, y+50*k, 2, white.to(b.low, 0.3), 0.7)
	}
	clouds(b, 350, 6, white.to(b.low, 0.35), 0.85)
	clouds(b, 390, 6, b.low.to(b.far, 0.4), 0.9)
}

func nave(b *painter) {
	b.fill(flat(b.far.to(b.near, 0.4)).down(b.near), box(0, 0, Wide, Tall))
	x := Wide / 2.0
	b.glow(x, 160, 240, 240, b.sun, 0.35)
	for i := -1; i <= 1; i++ {
		k, w := x+float64(i)*118, 44.0
		h := 270.0 - 34*math.Abs(float64(i))
		b.plain(b.near.to(b.front, 0.3), arch(k, 308, w+7, h+14))
		b.fill(flat(b.accent.to(b.sun, 0.5)).down(b.low.to(b.accent, 0.2)), arch(k, 304, w, h))
		for j := range 12 {
			c := pick(&b.random, b.accent, b.low, b.sky, b.sun, b.far)
			y := 296 - float64(j/2)*h*0.12
			b.fill(flat(c).clear(0.45), poly(k+float64(j%2-1)*w*0.95+2, y, k+float64(j%2)*w*0.95-2, y, k+float64(j%2)*w*0.9-2, y-h*0.11,
				k+float64(j%2-1)*w*0.9+2, y-h*0.11))
		}
		b.plain(b.near.to(b.front, 0.3), box(k-2, 306-h, 4, h))
	}
	for _, side := range sides {
		k := x + side*b.in(196, 222)
		b.fill(b.layer(0.8), box(k-20, -10, 40, 400), slab(k-30, 60, 60, 20, 6), slab(k-30, 340, 60, 30, 6))
	}
	shafts(b, 5, 0.2)
	ground(b, 356)
}

// Saurian

func forum(b *painter) {
	heaven(b, 320)
	disc(b, b.in(90, 160), b.in(40, 70))
	clouds(b, 100, 3, b.low, 0.5)
	ridge(b, 290, 70, 0.5, 0.05)
	temple(b, Wide/2+b.in(-120, 120), 330, b.in(110, 150), 0.25)
	palms(b, 4, 340, 0.45)
	mist(b, 335, 60, 0.3)
	for _, side := range sides {
		column(b, Wide/2+side*b.in(180, 225), 370, 24, b.in(230, 340), 0.75)
	}
	ground(b, 356)
}

func palms(b *painter, n int, y, depth float64) {
	row(b, n, y, 6, func(x, y float64) {
		h, lean := b.in(80, 160), b.in(-26, 26)
		s := b.layer(depth)
		top := pointAt(x+lean, y-h)
		b.fill(s, taper(curved([]pt{pointAt(x, y+10), pointAt(x+lean*0.3, y-h*0.5), top}), 6, 3))
		for i := range 8 {
			a := math.Pi * (1.02 + 0.96*float64(i)/7)
			tip := top.around(a, b.in(34, 50)).shift(0, 20)
			b.fill(s, leaf(curved([]pt{top, top.to(tip, 0.5).shift(0, -16), tip}), 6))
		}
	})
}

func arena(b *painter) {
	heaven(b, 330)
	disc(b, b.in(90, 150), b.in(50, 80))
	clouds(b, 90, 3, b.low, 0.4)
	for d := range 3 {
		y := 170.0 + float64(d)*46
		s := b.layer(float64(d) * 0.28)
		of := []path{smooth(-60, y, 120, y+16, Wide/2, y+22, 380, y+16, 560, y, 560, 380, -60, 380)}
		b.fill(s, of...)
		dark := flat(s.top.to(b.shade, 0.6)).clear(0.8)
		for i := range 9 {
			x := float64(i)*62 + 2
			k := y + 22 - 22*math.Pow((x-250)/290, 2)
			b.fill(dark, arch(x, k+40, 13, 28))
		}
	}
	for i := range 4 {
		banner(b, 30+float64(i)*145, 168, 46, b.accent.to(b.far, 0.3))
	}
	mist(b, 320, 70, 0.3)
	ground(b, 345)
}

func jungle(b *painter) {
	heaven(b, 330)
	disc(b, b.in(90, 160), b.in(50, 90))
	ridge(b, 260, 90, 0.4, 0.05)
	palms(b, 6, 330, 0.2)
	mist(b, 330, 90, 0.35)
	temple(b, Wide/2+b.side()*b.in(60, 140), 340, b.in(60, 80), 0.4)
	palms(b, 5, 350, 0.65)
	mist(b, 350, 50, 0.3)
	ground(b, 358)
}

// Untamed

func forest(b *painter) {
	heaven(b, 350)
	disc(b, b.in(120, 200), b.in(50, 90))
	for d := range 3 {
		depth := 0.05 + float64(d)*0.38
		n := 11 - 3*d
		beside(b, [...]float64{2: 140}[d], n, 350+float64(d)*6, 6, func(x, y float64) {
			if b.odds(0.5) {
				trunk(b, x, y, b.in(6, 11)*(1+float64(d)*0.8), depth)
			} else {
				pine(b, x, y, b.in(110, 200)*(1+float64(d)*0.2), depth)
			}
		})
		mist(b, 345, 120, 0.28)
	}
	shafts(b, 5, 0.16)
	ground(b, 360)
	grass(b, 366)
}

// trunk draws an old tree that leaves the picture at the top.
func trunk(b *painter, x, y, r, depth float64) {
	s := b.layer(depth)
	bend := b.in(-30, 30)
	b.fill(s, limb(x, y+10, r*2.1, x+bend*0.2, y-50, r*1.1, x+bend, 120, r*0.9, x+bend*1.3, -30, r*1.2))
	for range 3 {
		k := b.in(40, 200)
		d := b.side()
		b.fill(s, taper(curved(lineThrough(x+bend*0.8, k+30, x+bend+d*30, k, x+bend+d*b.in(50, 90), k-b.in(10, 40))), r*0.5, 1))
	}
	for range 5 {
		b.leaves(x+bend+b.in(-70, 70), b.in(-20, 60), b.in(24, 46), s)
	}
}

func grass(b *painter, y float64) {
	s := flat(b.front.to(b.near, 0.35)).down(b.front)
	var of []path
	for range 46 {
		x, h := b.in(-10, Wide+10), b.in(10, 30)
		of = append(of, poly(x-2.5, y+10, x+b.in(-8, 8), y-h+8, x+2.5, y+10))
	}
	b.fill(s, of...)
}

func waterfall(b *painter) {
	heaven(b, 340)
	disc(b, b.in(80, 130), b.in(40, 70))
	ridge(b, 240, 110, 0.5, 0.05)
	x, w := Wide/2+b.side()*b.in(70, 140), b.in(24, 40)
	b.fill(b.layer(0.3), poly(x-190, 360, x-160, 170, x-110, 130, x-w, 120, x+w, 118, x+120, 140, x+170, 190, x+200, 360))
	fall := flat(white.to(b.low, 0.15)).down(b.low)
	b.fill(fall, smooth(x-w*0.8, 112, x, 118, x+w*0.8, 110, x+w*1.05, 150, x+w*1.1, 240, x+w*1.5, 345, x-w*1.5, 345, x-w*1.15, 240, x-w*0.95,
		150))
	for range 9 {
		k := b.in(-0.8, 0.8)
		b.fill(flat(b.far).clear(0.35), taper(curve(x+k*w*0.9, 130, x+k*w, 200, x+k*w*1.4, 330), 2.2, 0.6))
	}
	b.leaves(x-w*1.2, 122, 18, b.layer(0.4))
	b.leaves(x+w*1.2, 118, 20, b.layer(0.4))
	b.gloom(x, 345, 110, 44, white.to(b.low, 0.3), 0.9)
	for range 7 {
		b.leaves(x+b.side()*b.in(50, 180), b.in(130, 190), b.in(18, 34), b.layer(0.45))
	}
	beside(b, 130, 5, 360, 5, func(x, y float64) { pine(b, x, y, b.in(100, 190), 0.8) })
	ground(b, 362)
	grass(b, 370)
}

func glade(b *painter) {
	heaven(b, 340)
	disc(b, b.in(100, 180), b.in(60, 100))
	ridge(b, 290, 60, 0.3, 0.1)
	row(b, 5, 345, 5, func(x, y float64) { toadstool(b, x, y, b.in(70, 130), b.in(34, 60), 0.2) })
	mist(b, 340, 90, 0.3)
	beside(b, 110, 4, 355, 5, func(x, y float64) {
		if b.odds(0.5) {
			toadstool(b, x, y, b.in(110, 200), b.in(44, 74), 0.6)
		} else {
			bloom(b, x, y, b.in(130, 220), 0.6)
		}
	})
	ground(b, 360)
	grass(b, 368)
}
