package art

import (
	"math"

	"github.com/keyraken/keyraken/game/card"
)

func (p *painter) flood() {
	c := p.low.to(hex(0x3fb0d0), 0.5)
	d := p.side()
	p.within(place(Wide/2, 0, d, 1, 0), func() {
		s := p.body(c)
		s.bottom = p.near
		p.fill(s, smooth(-290, 420, -270, 250, -190, 130, -70, 60, 50, 64, 110, 110, 116, 170, 84, 190, 90, 150, 40, 116, -20, 130, -50, 190, -10,
			260, 80, 310, 290, 350, 290, 420))
		for i := range 6 {
			k := float64(i) * 17
			p.fill(flat(c.to(white, 0.6)).clear(0.55), taper(curve(-240+k, 330, -190+k, 200, -90+k*0.7, 106+k*0.6, 10+k*0.3, 90+k*0.3), 5, 1))
		}
		for range 30 {
			q := pt{p.in(20, 130), p.in(60, 200)}
			p.fill(flat(white).clear(0.85), oval(q.x, q.y, p.in(2, 9), p.in(2, 8)))
		}
	})
	p.waves(340, 20, 0.8)
	p.stood(Wide/2+d*120, 372, 0.7)
}

func (p *painter) howl() {
	p.gloom(Wide/2, 200, 330, 260, p.front.to(hex(0x10183a), 0.5), 0.5)
	x, y := Wide/2, 165.0
	p.glow(x, y, 240, 220, hex(0xf4f0ff), 0.5)
	p.fill(flat(hex(0xfffbe8)).down(hex(0xe6d8b8)), oval(x, y, 122, 122))
	for range 6 {
		q := pt{x, y}.around(p.in(0, 6.28), p.in(10, 96))
		r := p.in(7, 22)
		p.fill(flat(hex(0xcbbfa6)).clear(0.5), oval(q.x, q.y, r, r*0.9))
	}
	s := flat(p.front)
	s.rim, s.lit, s.edge = hex(0xfffbe8), 0.8, 2
	p.fill(s, smooth(60, 420, 110, 330, 190, 300, 300, 310, 380, 350, 440, 420))
	switch p.House {
	case card.Shadows:
		p.stood(x-20, 316, 1.1)
	default:
		p.fill(s, smooth(x-66, 320, x-70, 270, x-40, 232, x-14, 210, x+4, 176, x+30, 144, x+40, 150, x+36, 168, x+52, 190, x+30, 204, x+36, 244,
			x+30, 280, x+36, 320), poly(x+4, 182, x-16, 160, x+20, 164), taper(curve(x-60, 310, x-100, 300, x-116, 262), 13, 4))
	}
	p.stars(30, 300)
}

func (p *painter) fog() {
	c := p.accent.to(p.low, 0.45)
	for i := range 9 {
		y := 110 + float64(i)*30
		for range 4 {
			x, r := p.in(0, Wide), p.in(46, 92)
			s := flat(c.to(p.near, 0.1*float64(i%3))).down(p.near).clear(0.4)
			p.fill(s, oval(x, y, r*1.5, r*0.7))
		}
		if i == 3 {
			for range 5 {
				p.stood(p.in(110, 390), 330+p.in(-10, 20), p.in(0.7, 1.1))
			}
		}
	}
	for range 5 {
		x, y, k := p.in(90, 410), p.in(90, 260), p.in(0.8, 1.8)
		for _, d := range [2]float64{-1, 1} {
			p.glow(x+d*12*k, y, 20*k, 16*k, p.accent, 0.8)
			p.plain(p.accent.to(white, 0.6), path{{x + d*5*k, y + 2*k}, {x + d*19*k, y - 5*k}, {x + d*16*k, y + 3*k}})
		}
	}
}

func (p *painter) tempest() {
	p.gloom(Wide/2, 120, 360, 260, p.front, 0.6)
	p.clouds(50, 6, p.near, 0.9)
	p.clouds(90, 5, p.far, 0.7)
	x := Wide/2 + p.in(-20, 20)
	p.glow(x, 300, 200, 150, p.accent, 0.7)
	p.glow(x, 90, 240, 120, p.accent, 0.4)
	n := 1 + p.n(2)
	if p.is("twin") {
		n = 2
	}
	for i := range n {
		k := x + (float64(i)-float64(n-1)/2)*120
		p.bolt(pt{k + p.in(-30, 30), 50}, pt{k, 340}, 8, p.accent)
		p.bolt(pt{k + p.in(-6, 6), 190}, pt{k + p.side()*90, 300}, 3.6, p.accent)
		p.plain(white, burst(k, 342, 10, 46, 18, &p.random))
	}
	p.sparks(x, 320, 20)
	p.witnesses(2)
}

func (p *painter) dread() {
	x, y := Wide/2, 190.0
	p.gloom(x, y, 330, 270, p.front, 0.6)
	p.glow(x, y, 240, 220, p.accent, 0.6)
	s := p.body(p.accent.to(p.near, 0.55))
	s.fade = 0.2
	p.fill(s, smooth(x-118, 150, x-84, 60, x, 30, x+84, 60, x+118, 150, x+100, 240, x+120, 360, x+60, 320, x, 390, x-60, 320, x-120, 360,
		x-100, 240))
	dark := flat(p.front.times(0.6))
	for _, d := range [2]float64{-1, 1} {
		p.fill(dark, smooth(x+d*16, 150, x+d*36, 110, x+d*78, 104, x+d*84, 150, x+d*50, 176))
		p.glow(x+d*48, 144, 40, 36, p.accent, 1)
		p.plain(p.accent.to(white, 0.6), oval(x+d*46, 146, 9, 9))
	}
	p.fill(dark, smooth(x-46, 230, x, 206, x+46, 230, x+38, 320, x, 344, x-38, 320))
	for i := range 5 {
		k := x - 34 + float64(i)*17
		p.plain(bone, poly(k-7, 216, k+7, 216, k, 240), poly(k-6, 334, k+6, 334, k, 312))
	}
	p.witnesses(3)
}

func (p *painter) passage() {
	p.stand((*painter).portal)
	p.sparks(Wide/2, 200, 20)
}

func (p *painter) graspOf() {
	x := Wide / 2.0
	p.gloom(x, 220, 280, 230, p.front, 0.45)
	p.glow(x, 180, 210, 200, p.accent, 0.6)
	skin := pick(&p.random, skins[demon]...)
	switch p.House {
	case card.Shadows:
		skin = p.accent.to(white, 0.4).to(p.sky, 0.3)
	case card.Brobnar:
		skin = pick(&p.random, skins[giant]...)
	case card.Untamed:
		skin = hex(0x6a8a4a)
	}
	p.within(place(x+12, 214, 1.35, 1.35, -math.Pi/2+p.in(-0.15, 0.15)), func() { p.palm(skin, skin.times(0.7)) })
	p.crystal(x, 92, 30, 0.3)
	for i := range 8 {
		k := x - 160 + float64(i)*46
		p.draws(p.near, poly(k-24, 380, k-8, 340+p.in(-16, 10), k+12, 348+p.in(-14, 10), k+26, 380))
	}
	p.sparks(x, 140, 16)
}

func (p *painter) vines() {
	x := Wide / 2.0
	p.backlight(x, 200, 180)
	p.glow(x, 200, 190, 180, p.accent, 0.5)
	if p.Does == Gathers || p.Does == Mends || p.is("fertility", "vigor", "regrowth") {
		p.crystals(x, 240, 130, 46, 4)
	} else {
		p.within(place(x, 354, 1.9, 1.9, 0), func() { p.stood(0, 0, 1) })
	}
	g := hex(0x4f8a3a)
	for i := range 7 {
		d := p.side()
		k := x + (float64(i)-3)*44
		line := curved([]pt{{k + d*60, 420}, {k - d*20, 330}, {k + d*30, 250}, {k - d*30, 170}, {k + d*6, 100 + 12*float64(i%3)}})
		p.draws(g.times(0.7+0.08*float64(i%4)), taper(line, 10, 2))
		for j := 4; j < len(line)-2; j += 5 {
			e := float64(j%2*2 - 1)
			p.draws(g.to(p.accent, 0.2), leaf([]pt{line[j], line[j].shift(e*14, -10), line[j].shift(e*32, -10)}, 8))
		}
		q := line[len(line)-1]
		if i%2 == 0 {
			for j := range 6 {
				a := math.Pi * float64(j) / 3
				p.draws(pick(&p.random, hex(0xff8ac0), hex(0xffd04a), p.accent), leaf([]pt{q, q.around(a, 9), q.around(a, 20)}, 6))
			}
			p.plain(hex(0xffe9a0), oval(q.x, q.y, 6, 6))
		}
	}
}

func (p *painter) invaders() {
	x := Wide / 2.0
	p.glow(x, 130, 260, 150, p.accent, 0.5)
	if p.is("battle-fleet", "fleet") {
		for i := range 7 {
			p.saucer(x+(float64(i)-3)*62, 60+34*math.Abs(float64(i)-3)+p.in(-6, 6), 0.42+0.1*float64(i%2), false)
		}
	}
	p.saucer(x, 130, 1.65, true)
	if p.is("orbital", "bombardment") {
		for i := -1; i <= 1; i++ {
			k := x + float64(i)*110
			p.ray(pt{x + float64(i)*50, 150}, pt{k, 350}, 5, 9, p.accent, 0.9)
			p.plain(white, burst(k, 352, 11, 50, 22, &p.random))
		}
	}
	if p.is("key") {
		p.within(place(x, 270, 1.1, 1.1, 0.4), func() { p.keyShape(p.metal(gold)) })
	} else {
		p.thrown(x-20, 280)
		if p.is("mass") {
			p.thrown(x+60, 240)
			p.thrown(x-80, 330)
		}
	}
	for range 16 {
		q := pt{x + p.in(-70, 70), p.in(190, 350)}
		p.fill(flat(p.accent.to(white, 0.5)), oval(q.x, q.y, 2, 3))
	}
	p.witnesses(1)
}

func (p *painter) trap() {
	x, y := Wide/2, 250.0
	p.gloom(x, y, 270, 200, p.front, 0.5)
	p.glow(x, y-20, 170, 140, amber, 0.6)
	m := p.metal(iron)
	for _, k := range [2]float64{-1, 1} {
		a0 := 0.0
		if k < 0 {
			a0 = math.Pi
		}
		for i := range 9 {
			a := a0 + math.Pi*(0.06+0.88*float64(i)/8)
			q := pt{x + 150*math.Cos(a), y + 70*math.Sin(a)}
			if k < 0 {
				p.fill(m, path{q.shift(-11, 4), {q.x*0.92 + x*0.08, q.y - 54}, q.shift(11, 4)})
			}
		}
	}
	p.crystals(x, y-6, 90, 34, 3)
	p.within(place(x, y, 1, 0.47, 0), func() { p.fill(m, ring(0, 0, 164, 142)...) })
	for i := range 9 {
		a := math.Pi * (0.06 + 0.88*float64(i)/8)
		q := pt{x + 152*math.Cos(a), y + 72*math.Sin(a)}
		p.fill(m, path{q.shift(-12, 4), {q.x*0.94 + x*0.06, q.y - 50}, q.shift(12, 4)})
	}
	p.chain(curve(x+150, y+30, x+200, y+80, 520, y+90), 1.1, iron)
}

func (p *painter) fireball() {
	d := p.side()
	x, y := Wide/2+d*20, 230.0
	hot := hex(0xff8a2a)
	if p.House != card.Brobnar && p.House != card.Dis {
		hot = p.accent
	}
	p.glow(x, y, 300, 250, hot, 0.7)
	p.within(place(x, y, d, 1, 0), func() {
		for i, c := range [3]rgb{hot.times(0.75), hot.to(hex(0xffb84a), 0.5), hex(0xfff0b0)} {
			w := 1 - 0.26*float64(i)
			p.plain(c, smooth(92*w, 0, 66*w, 70*w, 0, 96*w, -70*w, 70*w, -130*w, -10, -210*w, -70, -330, -190, -190*w, -150, -120*w, -140, -170*w,
				-210, -60*w, -120*w, 10, -96*w, 66*w, -66*w))
		}
		p.draws(p.front.to(hot, 0.25), smooth(52, 4, 36, 42, -8, 54, -44, 32, -50, -10, -26, -44, 14, -50, 44, -30))
		p.plain(hex(0xffd080), taper(curve(-30, -20, 0, 4, -6, 40), 3, 1), taper(curve(0, 4, 30, 0, 44, 12), 3, 1),
			taper(curve(14, -44, 10, -20, 30, 0), 2.4, 1))
	})
	p.sparks(x, y, 26)
	p.witnesses(2)
}

func (p *painter) quake() {
	x := Wide / 2.0
	p.glow(x, 300, 280, 180, p.accent, 0.7)
	p.plain(p.front, poly(-10, 320, 510, 320, 510, 410, -10, 410))
	p.plain(p.accent.to(white, 0.3), poly(x-30, 410, x-60, 360, x-20, 340, x-50, 300, x-4, 262, x+16, 300, x+54, 336, x+20, 352, x+66, 410))
	for i := range 8 {
		d := float64(i%2*2 - 1)
		k := x + d*(44+34*float64(i/2))
		h := p.in(70, 180) - 14*float64(i/2)
		p.within(place(k, 360, 1, 1, d*p.in(0.1, 0.4)), func() {
			p.draws(p.near, poly(-34, 40, -38, -h*0.6, -8, -h, 24, -h*0.8, 36, 40))
		})
	}
	for range 14 {
		q := pt{x + p.in(-170, 170), p.in(60, 260)}
		r := p.in(5, 16)
		p.draws(p.near, poly(q.x-r, q.y, q.x-r*0.2, q.y-r, q.x+r, q.y-r*0.3, q.x+r*0.6, q.y+r, q.x-r*0.5, q.y+r*0.8))
	}
	p.thrown(x-70, 200)
	p.thrown(x+90, 170)
}
