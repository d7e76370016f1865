package art

import "math"

// wildPlants are plants and things of the woods.
var wildPlants = joined(
	framed(middle, map[string]func(*painter){
		"flute": flute, "acorn": acorn, "nest": nest, "paw": paw,
		"big-bloom": bigBloom, "briars": briars, "fishing-rod": fishingRod,
		"totem-mask": totemMask, "handkerchief": handkerchief, "mammoth-bone": relic,
		"yin-yang": balance, "full-moon": wholeMoon,
		"beach-ball": beachBall,
	}),
	framed(foot, map[string]func(*painter){
		"mushroom": redMushroom, "mushroom-house": mushroomHouse, "sprout": sprout,
		"vine-tree": vineTree, "oak": oak,
		"pitcher-plant": pitcherPlant, "bush": bush,
		"fruit-plant": catnip, "hollow": hollow,
	}),
)

func flute(b *painter) {
	b.within(place(0, 0, 1, 1, -0.5), func() {
		b.draws(wood.times(1.25), limb(-140, 0, 17, 0, 0, 16, 140, 0, 15))
		b.draws(gold, slab(-146, -20, 16, 40, 5), slab(96, -18, 10, 36, 4), slab(-70, -19, 10, 38, 4))
		for i := range 6 {
			b.plain(wood.times(0.35), oval(-46+26*float64(i), -5, 7, 6))
		}
		b.plain(wood.times(0.35), oval(-104, -6, 10, 6))
	})
}

func acorn(b *painter) {
	b.draws(hex(0xb87a3a), smooth(-62, -20, 62, -20, 54, 46, 0, 110, -54, 46))
	b.draws(hex(0x7a5030), smooth(-82, -14, -66, -60, 0, -84, 66, -60, 82, -14, 0, -2))
	b.draws(hex(0x7a5030), limb(0, -76, 9, 6, -100, 7, 18, -116, 8))
	b.fill(flat(white).clear(0.5), leaf(curve(-36, 0, -40, 30, -24, 64), 6))
}

func nest(b *painter) {
	for i := range 3 {
		x := -52 + 52*float64(i)
		b.draws(bone.to(b.accent, 0.2), smooth(x, -66, x+28, -20, x+26, 20, x, 34, x-26, 20, x-28, -20))
	}
	b.draws(wood.times(0.9), smooth(-124, 0, -90, 16, 0, 24, 90, 16, 124, 0, 100, 66, 40, 90, -40, 90, -100, 66))
	for i := range 9 {
		y := 8 + 9*float64(i)
		b.draws(wood.times(0.6+0.08*float64(i%5)), taper(curve(-128+8*float64(i), y, 0, y+22-2*float64(i), 132-8*float64(i), y-6), 4, 2))
	}
}

func paw(b *painter) {
	c := b.body(b.accent)
	b.fill(c, smooth(-56, 60, -40, 4, 0, -16, 40, 4, 56, 60, 0, 84))
	for i := range 4 {
		a := -math.Pi/2 + 0.56*(float64(i)-1.5)
		q := pointAt(0, 36).around(a, 104)
		b.fill(c, oval(q.x, q.y, 20, 28))
		b.fill(c, taper([]pt{q.around(a, 32), q.around(a, 42), q.around(a, 56)}, 6, 0.8))
	}
}

func bigBloom(b *painter) {
	c := pick(&b.random, hex(0xf06aa8), hex(0xf0a03a), hex(0xa06af0), hex(0xf04a5a))
	for k := range 2 {
		n, r := 9-2*k, 116-40*float64(k)
		for i := range n {
			a := 2*math.Pi*float64(i)/float64(n) + 0.3*float64(k)
			b.draws(c.times(0.85+0.2*float64(k)), leaf([]pt{{}, pt{}.around(a, r*0.6), pt{}.around(a, r)}, 30-6*float64(k)))
		}
	}
	b.draws(hex(0xffd24a), oval(0, 0, 34, 34))
	for i := range 9 {
		q := pt{}.around(float64(i)*2.4, 4*math.Sqrt(9*float64(i)))
		b.plain(hex(0xc07a1a), oval(q.x, q.y, 4, 4))
	}
}

// briars are thorny stems that wind across the picture.
func briars(b *painter) {
	c := hex(0x3f7a34)
	for k := range 3 {
		y := -80 + 80*float64(k)
		line := curve(-250, y+20, -150, y-40, -50, y+34, 60, y-36, 160, y+30, 250, y-20)
		b.draws(c.times(0.8+0.15*float64(k)), taper(line, 12, 9))
		for i := 3; i < len(line)-3; i += 6 {
			q, d := line[i], sides[i/6%2]
			u := line[i+1].minus(line[i-1]).unit()
			n := pointAt(-u.y*d, u.x*d)
			b.draws(hex(0xb8d070), path{q.plus(u.times(9)), q.plus(n.times(32)), q.minus(u.times(9))})
		}
	}
}

func fishingRod(b *painter) {
	b.draws(wood, taper(curve(-120, 120, -40, 20, 60, -70, 130, -110), 7, 2))
	b.fill(b.metal(gold), oval(-84, 82, 18, 18))
	b.plain(white, taper(curve(130, -110, 142, -40, 136, 20), 1.5, 1.5))
	b.draws(hex(0xd83a3a), oval(136, 14, 11, 11))
	b.fill(b.metal(steel), taper(curve(136, 28, 138, 60, 120, 70, 110, 54), 3, 1))
}

func totemMask(b *painter) {
	c := wood.times(1.3)
	b.mirrored(func(float64) {
		for i := range 5 {
			a := -2.6 + 0.3*float64(i)
			b.draws(pick(&b.random, hex(0xd0503a), hex(0x3a9a8a), hex(0xe8b03a)), leaf([]pt{pointAt(0, -30), pointAt(0, -30).around(a, 84),
				pointAt(0, -30).around(a, 142)}, 15))
		}
	})
	b.draws(c, smooth(0, -104, 60, -84, 74, -10, 52, 66, 0, 108, -52, 66, -74, -10, -60, -84))
	b.mirrored(func(float64) {
		b.plain(hex(0x20140e), smooth(10, -22, 34, -36, 56, -20, 34, -10))
		b.glow(34, -22, 24, 16, b.accent, 0.8)
		b.plain(b.accent.to(white, 0.4), oval(34, -22, 7, 6))
		b.plain(hex(0xd0503a), leaf(curve(22, 6, 44, 10, 60, -2), 7))
	})
	b.draws(c.times(0.8), poly(-10, -40, 10, -40, 17, 22, -17, 22))
	b.plain(hex(0x20140e), smooth(-34, 44, 0, 36, 34, 44, 0, 74))
	for i := range 4 {
		b.plain(bone, box(-24+13*float64(i), 44, 9, 12))
	}
}

func handkerchief(b *painter) {
	b.draws(white, smooth(-80, -60, -30, -84, 20, -60, 84, -74, 70, 0, 96, 60, 30, 70, -10, 96, -60, 60, -98, 20))
	b.plain(hex(0xa8bcd0), taper(curve(-40, -60, -30, 0, -60, 50), 3, 2), taper(curve(30, -50, 20, 10, 40, 60), 3, 2))
	b.mirrored(func(float64) { b.plain(hex(0xd03a3a), oval(44, -14, 7, 7)) })
}

// relic is a great tooth with signs, bound with cords.
func relic(b *painter) {
	b.draws(bone, taper(curve(-110, 90, -90, -30, 0, -96, 120, -84), 40, 4))
	for i := range 3 {
		b.draws(hex(0xa03a2a), limb(-116+22*float64(i), 40-46*float64(i), 7, -74+26*float64(i), 50-38*float64(i), 7))
	}
	b.glow(10, -70, 60, 60, amber, 0.6)
	for i := range 4 {
		b.crystal(-10+26*float64(i), 40+14*math.Sin(float64(i)*2), 25, 0.3*float64(i)-0.4)
	}
}

func balance(b *painter) {
	dark, pale := hex(0x24402e), hex(0xf4f0d0)
	b.draws(pale, oval(0, 0, 104, 104))
	half := append(path{}, arcLine(pt{}, 104, math.Pi/2, 1.5*math.Pi)...)
	half = append(half, arcLine(pointAt(0, -52), 52, -math.Pi/2, math.Pi/2)...)
	half = append(half, arcLine(pointAt(0, 52), 52, 1.5*math.Pi, math.Pi/2)...)
	b.plain(dark, half)
	b.plain(dark, oval(0, 52, 18, 18))
	b.plain(pale, oval(0, -52, 18, 18))
	b.fill(b.metal(gold), ring(0, 0, 112, 100)...)
}

func wholeMoon(b *painter) {
	b.glow(0, 0, 230, 230, hex(0xd8e8ff), 0.6)
	b.plain(hex(0xf2efd8), oval(0, 0, 104, 104))
	for _, q := range [6][3]float64{{-40, -30, 22}, {30, 20, 30}, {-20, 50, 14}, {50, -50, 15}, {-64, 20, 11}, {4, -66, 9}} {
		b.plain(hex(0xd4d0b4), oval(q[0], q[1], q[2], q[2]*0.9))
	}
}

func beachBall(b *painter) {
	b.draws(white, oval(0, 0, 96, 96))
	for i, c := range [3]rgb{hex(0xe83a3a), hex(0x3a8ae8), hex(0xf6c83a)} {
		a := 2.1 * float64(i)
		b.plain(c, append(poly(-14, -20), arcLine(pt{}, 95, a, a+1.05)...))
	}
	b.draws(white, oval(-14, -20, 13, 12))
}
