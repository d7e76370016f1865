package art

import (
	"math"

	"github.com/keyraken/keyraken/game/card"
)

// unveiled is a scene that shows a thing in a burst of light.
func unveiled(draw func(*painter), scale float64) func(*painter) {
	return func(p *painter) {
		x, y := Wide/2, 198.0
		p.gloom(x, y, 270, 220, p.front, 0.25)
		p.backlight(x, y, 160)
		p.aura(x, y)
		p.glow(x, y, 190, 170, p.accent, 0.4)
		p.within(place(x, y, scale, scale, p.in(-0.08, 0.08)), func() { draw(p) })
		p.sparks(x, y, 22)
	}
}

// built is a scene that shows a place.
func built(draw func(*painter)) func(*painter) {
	return func(p *painter) {
		p.stand(draw)
		p.sparks(Wide/2, 190, 16)
	}
}

// clock is time that runs the wrong way.
func (p *painter) clock() {
	x, y, r := Wide/2, 196.0, 138.0
	p.gloom(x, y, 290, 250, p.front, 0.45)
	p.glow(x, y, 230, 220, p.accent, 0.6)
	for i := range 6 {
		var line []pt
		for k := range 30 {
			f := float64(k) / 29
			a := float64(i)*1.05 - f*2.6
			line = append(line, pt{x, y}.around(a, r+20+110*f))
		}
		p.fill(flat(p.accent.to(white, 0.3)).clear(0.4), taper(line, 9, 1))
	}
	p.fill(p.metal(gold), oval(x, y, r, r))
	p.fill(flat(hex(0xfbf3dc)).down(hex(0xe0cfa4)), oval(x, y, r-15, r-15))
	for i := range 12 {
		a := math.Pi * float64(i) / 6
		w := 2.4
		if i%3 == 0 {
			w = 5
		}
		p.plain(hex(0x3a2a24), taper([]pt{pt{x, y}.around(a, r-22), pt{x, y}.around(a, r-40)}, w, w))
	}
	p.fill(flat(livery(p.House)).clear(0.7), gear(x+34, y+34, 42, 11, 0.2))
	p.fill(flat(livery(p.House).times(0.7)).clear(0.7), gear(x-30, y+46, 28, 9, 0.5))
	a, b := p.in(0, 6.28), p.in(0, 6.28)
	p.draws(hex(0x2a2030), leaf([]pt{{x, y}, pt{x, y}.around(a, 36), pt{x, y}.around(a, 74)}, 9),
		leaf([]pt{{x, y}, pt{x, y}.around(b, 50), pt{x, y}.around(b, 104)}, 7))
	p.fill(p.metal(gold), oval(x, y, 10, 10))
	p.fill(flat(white).clear(0.35), leaf(curve(x-106, y-40, x-84, y-84, x-30, y-112), 8))
}

// rift is a tear in the world.
func (p *painter) rift() {
	x := Wide/2 + p.in(-20, 20)
	p.gloom(x, 190, 290, 250, p.front, 0.5)
	p.glow(x, 190, 190, 240, p.accent, 0.9)
	var left, right path
	for i := range 11 {
		f := float64(i) / 10
		w := 64 * math.Sin(f*math.Pi)
		y := 20 + 340*f
		left = append(left, pt{x - w + p.in(-16, 10) + 16*math.Sin(f*9), y})
		right = append(path{{x + w + p.in(-10, 16) + 16*math.Sin(f*9), y}}, right...)
	}
	out := append(left, right...)
	p.plain(p.accent.to(white, 0.5), out)
	p.within(place(x, 190, 0.84, 0.92, 0), func() {
		in := make(path, len(out))
		for i, q := range out {
			in[i] = pt{q.x - x, q.y - 190}
		}
		p.fill(flat(p.sky).down(p.accent.times(0.6)), in)
	})
	for range 40 {
		q := pt{x + p.in(-40, 40), p.in(80, 310)}
		p.fill(flat(white).clear(p.in(0.4, 1)), oval(q.x, q.y, p.in(0.6, 2.2), p.in(0.6, 2.2)))
	}
	for range 6 {
		q := out[p.n(len(out))]
		p.bolt(q, q.around(p.in(0, 6.28), p.in(50, 100)), 2.6, p.accent)
	}
	p.witnesses(2)
}

// stairs lead up into the light.
func (p *painter) stairs() {
	x := Wide / 2.0
	p.glow(x, 90, 210, 190, p.sun, 0.8)
	p.shafts(7, 0.35)
	p.fill(flat(p.sun.to(white, 0.5)), arch(x, 158, 44, 130))
	for i := range 9 {
		k := float64(i)
		w, y := 50+k*17, 158+k*24
		p.draws(p.low.to(p.near, 0.12+0.07*k), poly(x-w, y, x+w, y, x+w+8, y+26, x-w-8, y+26))
	}
	s := p.layer(0.8)
	for _, d := range [2]float64{-1, 1} {
		p.fill(s, slab(x+d*70-11, 40, 22, 130, 3))
		p.clouds(180, 1, white.to(p.low, 0.3), 0.6)
	}
	p.stood(x-20, 330, 0.8)
}

// natives are the kin that a house is known for.
var natives = [card.HouseCount]kin{
	card.Brobnar: giant, card.Dis: demon, card.Mars: martian, card.Saurian: saurian, card.Shadows: elf,
	card.Unfathomable: aquan, card.Untamed: furry, card.StarAlliance: alien, card.Monster: aquan,
}

// punch is a great fist at the moment it lands.
func (p *painter) punch() {
	d := p.side()
	p.within(place(Wide/2, 200, d, 1, 0), func() {
		p.glow(70, 0, 220, 200, p.accent, 0.5)
		for i := range 9 {
			y := -130 + float64(i)*32
			p.fill(flat(p.sun).clear(0.35), poly(-300, y-2, -60+p.in(-40, 60), y*0.7, -300, y+5))
		}
		p.plain(p.accent.times(0.8), burst(86, 0, 14, 170, 92, &p.random))
		p.plain(hex(0xffe9a0), burst(86, 0, 12, 118, 66, &p.random))
		p.plain(white, burst(90, 0, 10, 76, 40, &p.random))
		skin := pick(&p.random, skins[natives[p.House]]...)
		p.draws(skin, limb(-320, 60, 74, -180, 36, 60, -70, 8, 44))
		p.draws(wood.to(livery(p.House), 0.4), poly(-150, -42, -92, -54, -80, 62, -136, 78))
		for i := range 3 {
			p.fill(p.metal(iron), star(-116, -24+float64(i)*36, 4, 13, 8, 0))
		}
		p.fist(pt{0, 0}, pt{1, 0}, 66, skin)
	})
}

// darts rain down.
func (p *painter) darts() {
	p.gloom(Wide/2, 200, 280, 220, p.front, 0.3)
	p.backlight(Wide/2, 210, 150)
	p.within(place(Wide/2, 356, 1.7, 1.7, 0), func() { p.stood(0, 0, 1) })
	d := p.side()
	t := pick(&p.random, dagger, spear, needle, sword)
	for i := range 9 {
		x, y := 60+float64(i%5)*95+p.in(-20, 20), 60+float64(i/5)*120+p.in(-34, 34)
		p.fill(flat(p.sun).clear(0.4).in(), poly(x-d*110-4, y-150, x-d*110+4, y-150, x, y))
		k := p.in(0.8, 1.3)
		p.within(place(x, y, k, k, math.Pi-d*0.62), func() { p.held(t) })
	}
}

// looming is a head that rises over the land.
func (p *painter) looming() {
	x := Wide / 2.0
	p.gloom(x, 190, 320, 260, p.front, 0.5)
	p.glow(x, 180, 240, 220, p.accent, 0.6)
	f := &figure{kin: demon, head: 1, turn: p.in(-0.5, 0.5), skin: p.near.to(p.accent, 0.35), trim: gold, cloth: livery(p.House), hair: black}
	p.within(place(x, 212, 4.4, 4.4, 0), func() {
		switch p.n(3) {
		case 0:
			p.skull(f)
		case 1:
			p.demonHead(f)
		default:
			f.kin = spirit
			p.demonHead(f)
		}
	})
	for i := range 9 {
		k := x - 200 + float64(i)*50
		r := p.in(34, 60)
		p.fill(flat(p.near.to(p.low, 0.2)).down(p.front).clear(0.9), oval(k, 344+p.in(-10, 14), r*1.4, r*0.8))
	}
	p.witnesses(3)
}

// haunting is ghosts that pour out.
func (p *painter) haunting() {
	p.gloom(Wide/2, 200, 320, 260, p.front, 0.5)
	for i, q := range [5][3]float64{{-150, 120, 0.8}, {150, 100, 0.85}, {-76, 190, 1.1}, {90, 196, 1.15}, {0, 130, 1.5}} {
		c := p.accent.to(white, 0.35+0.08*float64(i))
		p.glow(Wide/2+q[0], q[1], 90*q[2], 100*q[2], p.accent, 0.4)
		p.within(place(Wide/2+q[0], q[1], q[2]*p.side(), q[2], p.in(-0.25, 0.25)), func() {
			s := p.body(c)
			s.fade = 0
			p.fill(s, smooth(-36, -10, -30, -46, 0, -62, 30, -46, 36, -10, 42, 50, 64, 110, 20, 90, -6, 130, -30, 84, -60, 100, -44, 40))
			p.plain(p.front, oval(-12, -22, 8, 11), oval(13, -22, 8, 11), oval(1, 8, 9, 15))
		})
	}
	p.witnesses(2)
}

// sneak is a thief at work below the moon.
func (p *painter) sneak() {
	f := p.somebody()
	f.kin, f.dress, f.gear, f.pose = elf, cloak, purse, holding
	f.skin = pick(&p.random, skins[elf]...)
	p.backlight(Wide/2, 180, 160)
	p.within(place(Wide/2, 180, 2, 2, 0.12*p.side()), func() { p.whole(f) })
	for range 6 {
		p.crystal(Wide/2+p.in(-130, 130), p.in(230, 350), p.in(7, 13), p.in(-1, 1))
	}
	p.dusk(0.6)
}

// cage holds what was caught.
func (p *painter) cage() {
	x, y := Wide/2, 205.0
	p.gloom(x, y, 260, 220, p.front, 0.4)
	p.glow(x, y, 180, 170, amber, 0.6)
	p.chain(curve(x, -20, x+3, 20, x, 62), 1.2, iron)
	m := p.metal(iron)
	p.crystals(x, y+52, 96, 36, 4)
	if p.odds(0.5) {
		p.within(place(x, y+104, 1.15, 1.15, 0), func() { p.stood(-10, 0, 1) })
	}
	for i := range 7 {
		f := (float64(i) - 3) / 3
		p.fill(m, taper(curve(x, y-130, x+f*80, y-90, x+f*104, y, x+f*92, y+104), 4.4, 4.4))
	}
	p.fill(m, slab(x-112, y+96, 224, 18, 6), slab(x-106, y-14, 212, 9, 4), slab(x-24, y-140, 48, 18, 6))
	p.fill(p.metal(gold), slab(x-18, y-6, 36, 36, 6))
	p.plain(black, oval(x, y+8, 5, 5), poly(x-2.4, y+9, x+2.4, y+9, x+4, y+22, x-4, y+22))
}

// frozen is somebody in a block of ice.
func (p *painter) frozen() {
	x := Wide / 2.0
	c := hex(0xbfe8ff).to(p.accent, 0.25)
	p.glow(x, 210, 220, 200, c, 0.5)
	f := p.somebody()
	f.pose = pick(&p.random, striking, casting)
	p.within(place(x, 186, 1.45, 1.45, 0), func() { p.whole(f) })
	s := p.metal(c)
	s.alpha, s.fade = 0.5, 0.72
	p.fill(s, poly(x-116, 372, x-140, 250, x-112, 130, x-70, 70, x-10, 48, x+60, 66, x+118, 120, x+142, 240, x+118, 372))
	p.fill(flat(white).clear(0.4), poly(x-112, 130, x-70, 70, x-40, 120, x-76, 240), poly(x+60, 66, x+80, 64, x+104, 180, x+90, 180))
	for i := range 7 {
		k := x - 150 + float64(i)*50
		p.draws(c, poly(k-16, 380, k+p.in(-8, 8), 380-p.in(40, 90), k+18, 380))
	}
}

// mothership hangs over the land.
func (p *painter) mothership() {
	x := Wide / 2.0
	p.gloom(x, 90, 330, 190, p.front, 0.4)
	p.within(place(x, 20, 3.6, 3.6, 0), func() { p.saucer(0, 10, 1, false) })
	p.fill(flat(p.accent).clear(0.55).out().light(), poly(x-50, 90, x+50, 90, x+190, 370, x-190, 370))
	for i := range 3 {
		p.tripod(x+(float64(i)-1)*130+p.in(-14, 14), 360, p.in(90, 150))
	}
	p.witnesses(2)
}

// specimen is somebody in a tank.
func (p *painter) specimen() {
	x := Wide / 2.0
	p.backlight(x, 200, 170)
	f := p.somebody()
	f.gear, f.pose = none, casting
	p.glow(x, 200, 180, 190, p.accent, 0.5)
	p.within(place(x, 164, 1.15, 1.15, 0.1), func() { p.whole(f) })
	s := flat(p.accent.to(white, 0.3)).down(p.accent).clear(0.38)
	p.fill(s, slab(x-104, 62, 208, 280, 40))
	p.fill(flat(white).clear(0.4), slab(x-88, 90, 18, 210, 9))
	for range 14 {
		r := p.in(2, 6)
		p.fill(flat(white).clear(0.55), oval(x+p.in(-90, 90), p.in(90, 320), r, r))
	}
	m := p.metal(p.near.to(iron, 0.4))
	p.fill(m, slab(x-122, 40, 244, 40, 12), slab(x-122, 326, 244, 50, 12))
	for i := range 5 {
		p.glow(x-70+35*float64(i), 350, 18, 18, p.accent, 0.8)
		p.plain(p.accent.to(white, 0.4), oval(x-70+35*float64(i), 350, 6, 6))
	}
}

// blossom is a giant flower that opens.
func (p *painter) blossom() {
	x, y := Wide/2, 176.0
	p.backlight(x, y, 170)
	g := hex(0x4f8a3a)
	p.draws(g, taper(curve(x-20, 420, x+24, 320, x, y+40), 13, 9))
	p.draws(g, leaf(curve(x+6, 350, x+80, 290, x+150, 320), 24), leaf(curve(x+10, 320, x-70, 270, x-140, 300), 22))
	c := pick(&p.random, p.accent, hex(0xff8ac0), hex(0xff7a4a), hex(0xb08aff))
	n := 8 + p.n(5)
	for layer := range 2 {
		for i := range n {
			a := 2*math.Pi*(float64(i)+0.5*float64(layer))/float64(n) - 1.57
			k := 138 - 46*float64(layer)
			p.draws(c.to(white, 0.22*float64(layer)), leaf([]pt{{x, y}, pt{x, y}.around(a, k*0.5), pt{x, y}.around(a, k)}, 29))
		}
	}
	p.glow(x, y, 90, 90, amber, 0.8)
	p.crystals(x, y+6, 60, 26, 3)
	p.sparks(x, y, 18)
}

// lost is somebody small among great trees.
func (p *painter) lost() {
	x := Wide / 2.0
	p.glow(x, 260, 150, 150, p.sun, 0.5)
	p.stood(x-8, 344, 0.95)
	for _, d := range [4]float64{-200, 196, -104, 112} {
		p.trunk(x+d, 380, 24+math.Abs(d)*0.05, 1.1)
	}
	p.mist(350, 60, 0.3)
	for range 6 {
		q := pt{x + p.side()*p.in(60, 200), p.in(120, 300)}
		for _, d := range [2]float64{-6, 6} {
			p.glow(q.x+d, q.y, 12, 10, hex(0xffe06a), 0.8)
			p.plain(hex(0xfff0a8), oval(q.x+d, q.y, 3, 2.4))
		}
	}
}

// lone is one against many.
func (p *painter) lone() {
	x := Wide / 2.0
	p.backlight(x, 180, 170)
	p.shafts(5, 0.3)
	s := flat(p.front)
	s.rim, s.lit, s.edge = p.sun, 1, 3
	p.fill(s, smooth(20, 430, 120, 350, 200, 312, x, 300, 300, 312, 390, 352, 480, 430))
	p.within(place(x, 308, 1.5, 1.5, 0), func() {
		p.fill(s, smooth(-16, -78, -40, -30, -52, 0, 30, 4, 22, -20, 14, -78, 0, -90), oval(2, -102, 14, 15))
		p.fill(s, taper([]pt{{10, -72}, {34, -92}, {46, -118}}, 7, 4), taper([]pt{{42, -108}, {64, -196}}, 3.4, 1.4),
			taper([]pt{{34, -126}, {58, -120}}, 3, 3))
	})
	p.fill(flat(white), star(x+98, 8, 4, 34, 4, 0.2))
	for i := range 26 {
		k := float64(i)*20 + p.in(-6, 6)
		if math.Abs(k-x) < 90 {
			continue
		}
		p.plain(p.front, taper([]pt{{k, 420}, {k + p.in(-10, 10), 330 - p.in(0, 30)}}, 2.4, 1))
		p.fill(s, oval(k, 388, 12, 13), smooth(k-18, 430, k-14, 402, k, 396, k+14, 402, k+18, 430))
	}
}

// dance goes around a fire.
func (p *painter) dance() {
	x := Wide / 2.0
	p.gloom(x, 200, 320, 260, p.front, 0.4)
	for i := range 7 {
		a := math.Pi * (0.02 + 0.96*float64(i)/6)
		q := pt{x - 190*math.Cos(a), 352 - 50*math.Sin(a)}
		s := flat(p.front)
		s.rim, s.lit, s.edge = p.accent, 1, 2
		k := 1.1 - 0.4*math.Sin(a)
		p.within(place(q.x, q.y, k, k, p.in(-0.2, 0.2)), func() {
			p.fill(s, smooth(-12, -70, -24, 6, 22, 6, 12, -70), oval(0, -84, 12, 13))
			p.fill(s, taper([]pt{{-8, -62}, {-30, -86}, {-34, -110}}, 5, 3), taper([]pt{{8, -62}, {30, -86}, {36, -110}}, 5, 3))
			p.fill(s, poly(-10, -92, -16, -112, -3, -96), poly(10, -92, 16, -112, 3, -96))
		})
	}
	p.fire(x, 366, 52)
}

// anvil is a key on the anvil.
func (p *painter) anvil() {
	x := Wide / 2.0
	p.gloom(x, 200, 290, 230, p.front, 0.4)
	p.glow(x, 210, 210, 170, amber, 0.7)
	p.beams(x, 216, 360, 14, 0.16)
	m := p.metal(hex(0x4a4f5a))
	p.fill(m, smooth(x-170, 246, x-90, 232, x+110, 232, x+110, 276, x+50, 290, x+40, 330, x+86, 366, x-86, 366, x-40, 330, x-50, 290, x-110,
		276))
	p.within(place(x-6, 222, 1.5, 1.5, math.Pi/2), func() { p.keyShape(p.metal(amber)) })
	p.glow(x, 220, 120, 60, hex(0xff7a2a), 0.6)
	p.within(place(x+60, 206, 1.5, 1.5, 0.8), func() { p.held(hammer) })
	p.sparks(x, 220, 30)
}

// weighing is scales that hang in the light.
func (p *painter) weighing() {
	unveiled(func(p *painter) { p.within(place(0, 26, 2.6, 2.6, p.in(-0.12, 0.12)), func() { p.held(scales) }) }, 1)(p)
}

// giving is an open hand from which æmber falls.
func (p *painter) giving() {
	x := Wide / 2.0
	p.shafts(6, 0.3)
	p.backlight(x, 180, 160)
	p.within(place(x+30, 150, 1.2, -1.2, 0.12), func() { p.palm(pick(&p.random, skins[human]...), livery(p.House)) })
	for i := range 7 {
		p.crystal(x+40+p.in(-50, 80), 90+float64(i)*38, p.in(14, 24), p.in(-1, 1))
	}
}
