package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// wildPlants are plants and things of the woods.
var wildPlants = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"flute": flute, "acorn": acorn, "nest": nest, "paw": paw, "big-bloom": bigBloom, "briars": briars,
		"fishing-rod": fishingRod, "totem-mask": totemMask, "handkerchief": handkerchief, "mammoth-bone": relic,
		"yin-yang": balance, "full-moon": wholeMoon, "beach-ball": beachBall,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"mushroom": RedMushroom, "mushroom-house": mushroomHouse, "sprout": sprout, "vine-tree": vineTree, "oak": oak,
		"pitcher-plant": pitcherPlant, "bush": bush, "fruit-plant": catnip, "hollow": hollow,
	}),
)

func flute(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, -0.5), func() {
		b.Draw(brush.Wood.Times(1.25), brush.Limb(-140, 0, 17, 0, 0, 16, 140, 0, 15))
		b.Draw(brush.Gold, brush.Slab(-146, -20, 16, 40, 5), brush.Slab(96, -18, 10, 36, 4), brush.Slab(-70, -19, 10, 38, 4))
		for i := range 6 {
			b.Plain(brush.Wood.Times(0.35), brush.Oval(-46+26*float64(i), -5, 7, 6))
		}
		b.Plain(brush.Wood.Times(0.35), brush.Oval(-104, -6, 10, 6))
	})
}

func acorn(b *brush.Brush) {
	b.Draw(brush.Hex(0xb87a3a), brush.Smooth(-62, -20, 62, -20, 54, 46, 0, 110, -54, 46))
	b.Draw(brush.Hex(0x7a5030), brush.Smooth(-82, -14, -66, -60, 0, -84, 66, -60, 82, -14, 0, -2))
	b.Draw(brush.Hex(0x7a5030), brush.Limb(0, -76, 9, 6, -100, 7, 18, -116, 8))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-36, 0, -40, 30, -24, 64), 6))
}

func nest(b *brush.Brush) {
	for i := range 3 {
		x := -52 + 52*float64(i)
		b.Draw(brush.Bone.To(b.Accent, 0.2), brush.Smooth(x, -66, x+28, -20, x+26, 20, x, 34, x-26, 20, x-28, -20))
	}
	b.Draw(brush.Wood.Times(0.9), brush.Smooth(-124, 0, -90, 16, 0, 24, 90, 16, 124, 0, 100, 66, 40, 90, -40, 90, -100, 66))
	for i := range 9 {
		y := 8 + 9*float64(i)
		b.Draw(brush.Wood.Times(0.6+0.08*float64(i%5)), brush.Taper(brush.Curve(-128+8*float64(i), y, 0, y+22-2*float64(i), 132-8*float64(i),
			y-6), 4, 2))
	}
}

func paw(b *brush.Brush) {
	c := b.Body(b.Accent)
	b.Fill(c, brush.Smooth(-56, 60, -40, 4, 0, -16, 40, 4, 56, 60, 0, 84))
	for i := range 4 {
		a := -math.Pi/2 + 0.56*(float64(i)-1.5)
		q := brush.At(0, 36).Around(a, 104)
		b.Fill(c, brush.Oval(q.X, q.Y, 20, 28))
		b.Fill(c, brush.Taper([]brush.Point{q.Around(a, 32), q.Around(a, 42), q.Around(a, 56)}, 6, 0.8))
	}
}

func bigBloom(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0xf06aa8), brush.Hex(0xf0a03a), brush.Hex(0xa06af0), brush.Hex(0xf04a5a))
	for k := range 2 {
		n, r := 9-2*k, 116-40*float64(k)
		for i := range n {
			a := 2*math.Pi*float64(i)/float64(n) + 0.3*float64(k)
			b.Draw(c.Times(0.85+0.2*float64(k)), brush.Leaf([]brush.Point{{}, brush.Point{}.Around(a, r*0.6), brush.Point{}.Around(a, r)},
				30-6*float64(k)))
		}
	}
	b.Draw(brush.Hex(0xffd24a), brush.Oval(0, 0, 34, 34))
	for i := range 9 {
		q := brush.Point{}.Around(float64(i)*2.4, 4*math.Sqrt(9*float64(i)))
		b.Plain(brush.Hex(0xc07a1a), brush.Oval(q.X, q.Y, 4, 4))
	}
}

// briars are thorny stems that wind across the picture.
func briars(b *brush.Brush) {
	c := brush.Hex(0x3f7a34)
	for k := range 3 {
		y := -80 + 80*float64(k)
		line := brush.Curve(-250, y+20, -150, y-40, -50, y+34, 60, y-36, 160, y+30, 250, y-20)
		b.Draw(c.Times(0.8+0.15*float64(k)), brush.Taper(line, 12, 9))
		for i := 3; i < len(line)-3; i += 6 {
			q, d := line[i], brush.Sides[i/6%2]
			u := line[i+1].Minus(line[i-1]).Unit()
			n := brush.At(-u.Y*d, u.X*d)
			b.Draw(brush.Hex(0xb8d070), brush.Path{q.Plus(u.Times(9)), q.Plus(n.Times(32)), q.Minus(u.Times(9))})
		}
	}
}

func fishingRod(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Taper(brush.Curve(-120, 120, -40, 20, 60, -70, 130, -110), 7, 2))
	b.Fill(b.Metal(brush.Gold), brush.Oval(-84, 82, 18, 18))
	b.Plain(brush.White, brush.Taper(brush.Curve(130, -110, 142, -40, 136, 20), 1.5, 1.5))
	b.Draw(brush.Hex(0xd83a3a), brush.Oval(136, 14, 11, 11))
	b.Fill(b.Metal(brush.Steel), brush.Taper(brush.Curve(136, 28, 138, 60, 120, 70, 110, 54), 3, 1))
}

func totemMask(b *brush.Brush) {
	c := brush.Wood.Times(1.3)
	b.Mirrored(func(float64) {
		for i := range 5 {
			a := -2.6 + 0.3*float64(i)
			b.Draw(brush.Pick(&b.Random, brush.Hex(0xd0503a), brush.Hex(0x3a9a8a), brush.Hex(0xe8b03a)),
				brush.Leaf([]brush.Point{brush.At(0, -30), brush.At(0, -30).Around(a, 84),
					brush.At(0, -30).Around(a, 142)}, 15))
		}
	})
	b.Draw(c, brush.Smooth(0, -104, 60, -84, 74, -10, 52, 66, 0, 108, -52, 66, -74, -10, -60, -84))
	b.Mirrored(func(float64) {
		b.Plain(brush.Hex(0x20140e), brush.Smooth(10, -22, 34, -36, 56, -20, 34, -10))
		b.Glow(34, -22, 24, 16, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(34, -22, 7, 6))
		b.Plain(brush.Hex(0xd0503a), brush.Leaf(brush.Curve(22, 6, 44, 10, 60, -2), 7))
	})
	b.Draw(c.Times(0.8), brush.Poly(-10, -40, 10, -40, 17, 22, -17, 22))
	b.Plain(brush.Hex(0x20140e), brush.Smooth(-34, 44, 0, 36, 34, 44, 0, 74))
	for i := range 4 {
		b.Plain(brush.Bone, brush.Box(-24+13*float64(i), 44, 9, 12))
	}
}

func handkerchief(b *brush.Brush) {
	b.Draw(brush.White, brush.Smooth(-80, -60, -30, -84, 20, -60, 84, -74, 70, 0, 96, 60, 30, 70, -10, 96, -60, 60, -98, 20))
	b.Plain(brush.Hex(0xa8bcd0), brush.Taper(brush.Curve(-40, -60, -30, 0, -60, 50), 3, 2),
		brush.Taper(brush.Curve(30, -50, 20, 10, 40, 60), 3, 2))
	b.Mirrored(func(float64) { b.Plain(brush.Hex(0xd03a3a), brush.Oval(44, -14, 7, 7)) })
}

// relic is a great tooth with signs, bound with cords.
func relic(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Taper(brush.Curve(-110, 90, -90, -30, 0, -96, 120, -84), 40, 4))
	for i := range 3 {
		b.Draw(brush.Hex(0xa03a2a), brush.Limb(-116+22*float64(i), 40-46*float64(i), 7, -74+26*float64(i), 50-38*float64(i), 7))
	}
	b.Glow(10, -70, 60, 60, brush.Amber, 0.6)
	for i := range 4 {
		b.Crystal(-10+26*float64(i), 40+14*math.Sin(float64(i)*2), 25, 0.3*float64(i)-0.4)
	}
}

func balance(b *brush.Brush) {
	dark, pale := brush.Hex(0x24402e), brush.Hex(0xf4f0d0)
	b.Draw(pale, brush.Oval(0, 0, 104, 104))
	half := append(brush.Path{}, brush.ArcLine(brush.Point{}, 104, math.Pi/2, 1.5*math.Pi)...)
	half = append(half, brush.ArcLine(brush.At(0, -52), 52, -math.Pi/2, math.Pi/2)...)
	half = append(half, brush.ArcLine(brush.At(0, 52), 52, 1.5*math.Pi, math.Pi/2)...)
	b.Plain(dark, half)
	b.Plain(dark, brush.Oval(0, 52, 18, 18))
	b.Plain(pale, brush.Oval(0, -52, 18, 18))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 112, 100)...)
}

func wholeMoon(b *brush.Brush) {
	b.Glow(0, 0, 230, 230, brush.Hex(0xd8e8ff), 0.6)
	b.Plain(brush.Hex(0xf2efd8), brush.Oval(0, 0, 104, 104))
	for _, q := range [6][3]float64{{-40, -30, 22}, {30, 20, 30}, {-20, 50, 14}, {50, -50, 15}, {-64, 20, 11}, {4, -66, 9}} {
		b.Plain(brush.Hex(0xd4d0b4), brush.Oval(q[0], q[1], q[2], q[2]*0.9))
	}
}

func beachBall(b *brush.Brush) {
	b.Draw(brush.White, brush.Oval(0, 0, 96, 96))
	for i, c := range [3]brush.RGB{brush.Hex(0xe83a3a), brush.Hex(0x3a8ae8), brush.Hex(0xf6c83a)} {
		a := 2.1 * float64(i)
		b.Plain(c, append(brush.Poly(-14, -20), brush.ArcLine(brush.Point{}, 95, a, a+1.05)...))
	}
	b.Draw(brush.White, brush.Oval(-14, -20, 13, 12))
}

// RedMushroom draws a red mushroom with white spots.
func RedMushroom(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Smooth(-34, 4, -26, -80, -36, -140, 36, -140, 26, -80, 34, 4, 0, 10))
	b.Draw(brush.Bone.Times(0.8), brush.Smooth(-60, -116, 0, -132, 60, -116, 0, -96))
	b.Draw(brush.Hex(0xd03a3a), brush.Smooth(-140, -126, -120, -200, -50, -258, 50, -258, 120, -200, 140, -126, 60, -112, -60, -112))
	for _, q := range [6][3]float64{{-80, -160, 19}, {-20, -210, 24}, {60, -200, 17}, {20, -150, 21}, {98, -150, 14}, {-50, -240, 9}} {
		b.Draw(brush.White, brush.Oval(q[0], q[1], q[2], q[2]*0.85))
	}
}

// mushroomHouse has windows, a balcony and a stair.
func mushroomHouse(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Smooth(-56, 6, -44, -100, -60, -170, 60, -170, 44, -100, 56, 6))
	b.Draw(brush.Hex(0xd86a3a), brush.Smooth(-170, -158, -140, -220, -60, -284, 60, -284, 140, -220, 170, -158, 80, -140, -80, -140))
	for _, q := range [4][3]float64{{-100, -196, 20}, {-30, -244, 24}, {90, -200, 18}, {56, -258, 11}} {
		b.Draw(brush.Hex(0xfff0d0), brush.Oval(q[0], q[1], q[2], q[2]*0.8))
	}
	b.Glow(0, -190, 60, 50, brush.Hex(0xffd85a), 0.9)
	b.Plain(brush.Hex(0xfff0a0), brush.Slab(-24, -216, 48, 50, 20))
	b.Plain(brush.Wood, brush.Box(-2, -216, 4, 50), brush.Box(-24, -192, 48, 4))
	b.Draw(brush.Wood, brush.Slab(-84, -112, 168, 13, 4))
	for i := range 8 {
		b.Draw(brush.Wood, brush.Slab(-80+22*float64(i), -142, 5, 32, 2))
	}
	b.Draw(brush.Wood, brush.Slab(-84, -148, 168, 8, 4))
	b.Plain(brush.Hex(0x4a2a1a), brush.Slab(-22, -66, 44, 70, 20))
	b.Glow(0, -30, 40, 40, brush.Hex(0xffc04a), 0.5)
}

func sprout(b *brush.Brush) {
	b.Draw(brush.Hex(0x4a3020), brush.Smooth(-120, 8, -60, -36, 0, -46, 60, -36, 120, 8, 0, 18))
	g := brush.Hex(0x6ac03a)
	b.Draw(g.Times(0.8), brush.Taper(brush.Curve(0, -40, -10, -110, 6, -180), 12, 7))
	b.Draw(g, brush.Leaf(brush.Curve(4, -176, 60, -240, 136, -232), 36))
	b.Draw(g.Times(1.1), brush.Leaf(brush.Curve(2, -170, -50, -250, -126, -262), 36))
}

// vineTree is a tree in vines with red fruit.
func vineTree(b *brush.Brush) {
	b.Draw(brush.Wood.Times(0.85), brush.Smooth(-50, 8, -30, -60, -34, -150, 34, -150, 30, -60, 54, 8, 0, -4))
	g := brush.Hex(0x3f8a3a)
	for _, q := range [6][3]float64{{-90, -180, 62}, {90, -180, 62}, {0, -160, 60}, {-50, -240, 60}, {54, -240, 60}, {0, -270, 46}} {
		b.Draw(g.Times(0.85+0.001*-q[1]), brush.Oval(q[0], q[1], q[2], q[2]*0.85))
	}
	for i := range 3 {
		y := -20 - 44*float64(i)
		b.Draw(brush.Hex(0x7ac04a), brush.Taper(brush.Curve(-44, y, 0, y-26, 44, y-14), 7, 5))
	}
	for i := range 5 {
		x := -130 + 65*float64(i)
		b.Draw(brush.Hex(0x7ac04a), brush.Taper(brush.Curve(x, -170, x+10, -120, x-6, -84-12*float64(i%2)), 4, 2))
	}
	for i := range 9 {
		x, y := -120+30*float64(i), -216+36*math.Sin(float64(i)*2.2)
		b.Draw(brush.Hex(0xe0342a), brush.Oval(x, y, 18, 18))
		b.Plain(brush.White, brush.Oval(x-5, y-6, 4, 4))
	}
}

func oak(b *brush.Brush) {
	b.Draw(brush.Wood.Times(0.7), brush.Smooth(-70, 8, -36, -50, -36, -150, 36, -150, 36, -50, 76, 8, 20, -6, -20, -6))
	g := brush.Hex(0x4f8a34)
	for _, q := range [7][3]float64{{-110, -170, 62}, {110, -170, 62}, {-40, -160, 60}, {46, -160, 60}, {-66, -236, 66},
		{66, -236, 66}, {0, -262, 60}} {
		b.Draw(g.Times(0.8-0.0012*q[1]-0.1), brush.Oval(q[0], q[1], q[2], q[2]*0.86))
	}
}

func pitcherPlant(b *brush.Brush) {
	g := brush.Hex(0x7aa03a)
	b.Draw(g.Times(0.7), brush.Taper(brush.Curve(-120, 4, -130, -120, -60, -280, 20, -286, 66, -240), 9, 6))
	b.Draw(g.Times(0.8), brush.Leaf(brush.Curve(-126, -60, -190, -130, -230, -110), 22))
	b.Draw(g, brush.Smooth(-56, -180, 60, -190, 74, -120, 80, -50, 40, 4, -20, 4, -60, -50, -58, -120))
	b.Plain(brush.Hex(0xc03a5a), brush.Oval(-4, -70, 11, 30), brush.Oval(38, -100, 9, 22), brush.Oval(-30, -120, 8, 20),
		brush.Oval(30, -44, 8, 18))
	b.Draw(brush.Hex(0xc83a5a), brush.Oval(2, -186, 68, 26))
	b.Plain(brush.Hex(0x2a1018), brush.Oval(2, -188, 50, 15))
	b.Glow(2, -190, 60, 40, brush.Amber, 0.8)
	b.Draw(g.Times(1.1), brush.Smooth(-50, -206, -20, -262, 50, -262, 84, -216, 30, -228))
}

func bush(b *brush.Brush) {
	g := brush.Hex(0x3f7a34)
	for i, q := range [7][3]float64{{-100, -60, 60}, {100, -60, 60}, {-50, -120, 66}, {52, -120, 66}, {0, -60, 74}, {-70, -30, 44},
		{70, -30, 44}} {
		b.Draw(g.Times(0.8+0.05*float64(i)), brush.Oval(q[0], q[1], q[2], q[2]*0.84))
	}
	for i := range 14 {
		q := brush.At(-130+20*float64(i), -70+54*math.Sin(1.9*float64(i)))
		b.Draw(g.Times(1.25), brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Shift(8, -14), q.Shift(2, -32)}), 9))
	}
}

// catnip is a tall plant with purple blossoms.
func catnip(b *brush.Brush) {
	g := brush.Hex(0x5a9a5a)
	for i := range 3 {
		x := -60 + 60*float64(i)
		b.Draw(g.Times(0.7), brush.Taper(brush.Curve(0, 6, x*0.6, -100, x, -180), 9, 5))
		for k := range 4 {
			y := -30 - 34*float64(k)
			b.Draw(g.Times(0.9+0.1*float64(i)), brush.Leaf(brush.Curve(x*-y/200, y, x*-y/200+44, y-30, x*-y/200+70, y-18), 14),
				brush.Leaf(brush.Curve(x*-y/200, y, x*-y/200-44, y-30, x*-y/200-70, y-18), 14))
		}
		for k := range 6 {
			y := -170 - 19*float64(k)
			b.Draw(brush.Hex(0xa06ae0), brush.Oval(x-14+0.8*float64(k), y, 15-1.5*float64(k), 12), brush.Oval(x+14-0.8*float64(k), y,
				15-1.5*float64(k), 12))
		}
	}
}

// hollow is a tree trunk with a lit heart in it.
func hollow(b *brush.Brush) {
	b.Draw(brush.Wood.Times(0.75), brush.Smooth(-170, 10, -110, -50, -100, -160, -130, -290, 130, -290, 100, -160, 112, -50, 176, 10, 60, -4,
		-60, -4))
	for i := range 6 {
		x := -84 + 33*float64(i)
		b.Plain(brush.Wood.Times(0.5), brush.Taper(brush.Curve(x*1.3, -4, x, -140, x*1.1, -284), 3, 3))
	}
	b.Plain(brush.Hex(0x1a1410), brush.Smooth(-62, -70, -50, -180, 0, -210, 50, -180, 62, -70, 0, -40))
	b.Glow(0, -124, 120, 120, brush.Hex(0x7aff6a), 0.8)
	b.Within(brush.Place(0, -122, 0.72, 0.72, 0), func() {
		b.Draw(brush.Hex(0x6ae05a), brush.Smooth(0, 70, -78, 0, -64, -60, -24, -66, 0, -36, 24, -66, 64, -60, 78, 0))
		b.Plain(brush.White, brush.Leaf(brush.Curve(-54, -10, -50, -40, -30, -52), 6))
	})
}
