package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// seaThings belong to ships and to those who sail, dive and drown.
var seaThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"jolly-roger": jollyRoger, "diving-boat": divingBoat, "anchor": anchor, "ship-wheel": shipWheel, "cutlass": cutlass,
		"diving-helmet": divingHelmet, "pearl-clam": pearlClam, "conch": conch, "boat-hook": boatHook,
		"snowflake": snowflake, "compass": compass, "life-ring": lifeRing, "tumbler": cupOfWater, "bottle": rumBottle,
		"frost-rod": frostRod, "gas-pipe": steamPipe,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"plank": plankOut, "whirlpool": whirlpool, "idol": deepIdol, "drowning-hand": drowningHand,
		"sinking-ship": sinkingShip, "barrel": barrelThing, "deep-ship": deepShip, "pipe-organ": organOfPipes,
	}),
)

func jollyRoger(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-120, -130, 13, 290, 5))
	b.Draw(brush.Hex(0x16161e), brush.Smooth(-108, -112, -40, -128, 40, -100, 124, -116, 132, -10, 122, 84, 40, 96, -40, 72, -108, 88))
	for _, a := range [2]float64{0.5, -0.5} {
		b.Within(brush.Place(14, 4, 0.72, 0.72, a), func() { boneThing(b) })
	}
	b.Within(brush.Place(14, -18, 2.6, 2.6, 0), func() { people.Skull(b, 0) })
}

func divingBoat(b *brush.Brush) {
	m := b.Metal(brush.Hex(0xe0b03a))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-14, -130, 10, 70, 4), brush.Slab(-14, -134, 44, 12, 5))
	b.Fill(m, brush.Slab(-54, -98, 100, 60, 20))
	b.Fill(m, brush.Smooth(-130, 0, -90, -52, 0, -64, 90, -52, 134, 0, 90, 52, 0, 64, -90, 52))
	b.Fill(b.Metal(brush.Hex(0xb03a2a)), brush.Poly(-118, -10, -166, -60, -160, 60, -118, 14))
	for i := range 3 {
		x := -56 + 60*float64(i)
		b.Fill(b.Metal(brush.Iron), brush.Oval(x, 0, 25, 25))
		b.Glow(x, 0, 34, 34, brush.Hex(0xfff0b0), 0.5)
		b.Plain(brush.Hex(0xfff0b0), brush.Oval(x, 0, 17, 17))
	}
	b.Fill(brush.Flat(brush.Hex(0xfff0b0)).Clear(0.3).Light(), brush.Poly(132, -8, 260, -56, 260, 76, 132, 10))
	for i := range 4 {
		b.Fill(b.Skin(brush.White).Clear(0.5), brush.Oval(-176-9*float64(i%2), -30-26*float64(i), 6+2*float64(i), 6+2*float64(i)))
	}
}

func anchor(b *brush.Brush) {
	m := b.Metal(brush.Iron.Times(0.8))
	b.Fill(m, brush.Ring(0, -100, 28, 15)...)
	b.Fill(m, brush.Slab(-12, -76, 24, 180, 6), brush.Slab(-62, -58, 124, 20, 8))
	b.Fill(m, brush.Band(brush.Curve(-96, 30, -76, 84, 0, 112, 76, 84, 96, 30), func(t float64) float64 { return 9 + 9*math.Sin(t*math.Pi) }))
	b.Fill(m, brush.Poly(-126, 50, -100, -2, -66, 44), brush.Poly(126, 50, 100, -2, 66, 44))
	b.Draw(brush.Hex(0xc8a468), brush.Taper(brush.Curve(16, -104, 70, -110, 90, -60, 60, -20, 90, 10), 6, 6))
}

func shipWheel(b *brush.Brush) {
	for i := range 8 {
		a := math.Pi * float64(i) / 4
		b.Draw(brush.Wood.Times(1.1), brush.Taper([]brush.Point{{}, brush.Point{}.Around(a, 128)}, 7, 9))
	}
	b.Draw(brush.Wood, brush.Ring(0, 0, 92, 68)...)
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 84, 76)...)
	b.Draw(brush.Wood, brush.Oval(0, 0, 30, 30))
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 15, 15))
}

func cutlass(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, 0.6), func() {
		b.Fill(b.Metal(brush.Steel), brush.Smooth(-12, 40, -16, -40, 4, -120, 40, -156, 30, -90, 14, -20, 12, 40))
		b.Draw(brush.Wood.Times(0.7), brush.Slab(-9, 44, 18, 60, 6))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-36, 34, 72, 13, 6), brush.Taper(brush.Curve(34, 42, 46, 76, 6, 106), 6, 5))
	})
}

// divingHelmet is the helmet of a diver, alone.
func divingHelmet(b *brush.Brush) {
	m := b.Metal(brush.Hex(0xc8823a))
	b.Fill(m, brush.Smooth(-120, 118, -96, 70, 0, 56, 96, 70, 120, 118), brush.Slab(-24, -124, 48, 26, 8))
	b.Fill(m, brush.Oval(0, -16, 98, 96))
	b.Fill(m, brush.Oval(-100, -10, 18, 30), brush.Oval(100, -10, 18, 30))
	b.Plain(brush.Hex(0x06222e), brush.Oval(0, -14, 58, 58))
	b.Fill(brush.Flat(b.Accent).Clear(0.35).Out(), brush.Oval(0, -14, 58, 58))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -14, 70, 56)...)
	for _, x := range [2]float64{-24, 24} {
		b.Fill(b.Metal(brush.Gold), brush.Slab(x-4, -70, 8, 112, 3))
	}
	for i := range 8 {
		q := brush.At(0, -14).Around(math.Pi*float64(i)/4+0.4, 63)
		b.Plain(brush.Hex(0x6a3a14), brush.Oval(q.X, q.Y, 4, 4))
	}
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-74, -40, -60, -80, -24, -98), 7))
}

func pearlClam(b *brush.Brush) {
	c := brush.Hex(0xc87a9a)
	b.Draw(c, brush.Smooth(-130, 10, -110, -70, -40, -118, 40, -118, 110, -70, 130, 10, 0, 34))
	for i := range 7 {
		x := -96 + 32*float64(i)
		b.Plain(brush.Hex(0xf4c8d8), brush.Taper(brush.Line(x*0.5, 20, x, -70-40*(1-math.Abs(x)/100)), 5, 9))
	}
	b.Draw(c.Times(0.85), brush.Smooth(-130, 16, -60, 40, 0, 36, 60, 40, 130, 16, 100, 84, 0, 112, -100, 84))
	b.Glow(0, 4, 110, 100, brush.White, 0.7)
	b.Draw(brush.Hex(0xf8f0ea), brush.Oval(0, 4, 40, 40))
	b.Plain(brush.White, brush.Oval(-13, -10, 10, 9))
}

func conch(b *brush.Brush) {
	c := brush.Hex(0xe8a878)
	b.Draw(c.Times(0.9), brush.Poly(-150, -66, -96, -66, -100, -26))
	for i := range 5 {
		x, r := -106+34*float64(i), 22+14*float64(i)
		b.Draw(c.Times(0.8+0.06*float64(i)), brush.Oval(x, -34+9*float64(i), r*0.62, r))
		b.Draw(c.Times(1.15), brush.Poly(x-10, -32+9*float64(i)-r, x+4, -60+9*float64(i)-r, x+14, -30+9*float64(i)-r))
	}
	b.Draw(c, brush.Smooth(0, -60, 60, -96, 116, -70, 132, 0, 100, 80, 40, 116, 10, 70, -20, 20))
	b.Fill(b.Skin(brush.Hex(0xf4a0a0)), brush.Smooth(44, -40, 90, -60, 112, -10, 84, 64, 44, 92, 40, 30))
	b.Plain(brush.Hex(0x7a2a3a), brush.Smooth(60, -20, 84, -34, 92, 0, 70, 50, 52, 64, 56, 20))
}

func boatHook(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Taper(brush.Line(-110, 130, 50, -70), 9, 8))
	m := b.Metal(brush.Steel)
	b.Fill(m, brush.Taper(brush.Curve(46, -66, 70, -100, 110, -108, 134, -78, 122, -44, 94, -40), 12, 5))
	b.Fill(m, brush.Poly(58, -84, 70, -146, 84, -92))
}

func snowflake(b *brush.Brush) {
	s := b.Body(brush.Hex(0xd8f4ff))
	for i := range 6 {
		a := math.Pi * float64(i) / 3
		at := func(r float64) brush.Point { return brush.Point{}.Around(a, r) }
		b.Fill(s, brush.Taper([]brush.Point{{}, at(122)}, 7, 5))
		for _, r := range [2]float64{56, 88} {
			b.Fill(s, brush.Taper([]brush.Point{at(r), at(r).Around(a+0.9, 36)}, 5, 3),
				brush.Taper([]brush.Point{at(r), at(r).Around(a-0.9, 36)}, 5, 3))
		}
	}
	b.Fill(s, brush.Star(0, 0, 6, 34, 22, 0))
}

func compass(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 112, 112))
	b.Plain(brush.Hex(0xf4e8cc), brush.Oval(0, 0, 94, 94))
	b.Plain(brush.Hex(0x7a5a34), brush.Star(0, 0, 8, 84, 24, 0))
	b.Within(brush.Place(0, 0, 1, 1, b.In(-1, 1)), func() {
		b.Draw(brush.Hex(0xd0262e), brush.Poly(-15, 0, 0, -86, 15, 0))
		b.Draw(brush.Hex(0x2a3a5a), brush.Poly(-15, 0, 0, 86, 15, 0))
	})
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 12, 12))
}

func lifeRing(b *brush.Brush) {
	b.Draw(brush.White, brush.Ring(0, 0, 116, 62)...)
	for i := range 4 {
		a := math.Pi*float64(i)/2 + 0.4
		var out brush.Path
		for k := range 7 {
			out = append(out, brush.Point{}.Around(a+0.13*float64(k), 116))
		}
		for k := range 7 {
			out = append(out, brush.Point{}.Around(a+0.13*float64(6-k), 62))
		}
		b.Draw(brush.Hex(0xe0402e), out)
	}
}

func cupOfWater(b *brush.Brush) {
	b.Fill(brush.Flat(brush.Hex(0x3ab0e8)).Down(brush.Hex(0x1a6ac0)), brush.Poly(-66, -40, 66, -40, 54, 104, -54, 104))
	b.Plain(brush.Hex(0x8ae0ff), brush.Oval(0, -40, 66, 13))
	b.Fill(brush.Flat(brush.White).Clear(0.35), brush.Holed(brush.Poly(-80, -104, 80, -104, 60, 114, -60, 114),
		brush.Poly(-72, -96, 72, -96, 53, 104, -53, 104))...)
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Leaf(brush.Curve(-62, -80, -56, 0, -48, 90), 6))
	b.Draw(brush.Hex(0x8ae0ff), brush.Smooth(30, -130, 52, -90, 40, -70, 18, -78, 16, -96))
}

func rumBottle(b *brush.Brush) {
	c := brush.Hex(0x3a7a4a)
	b.Fill(b.Body(c), brush.Smooth(-20, -60, -20, -110, 20, -110, 20, -60, 54, -20, 58, 110, -58, 110, -54, -20))
	b.Draw(brush.Wood, brush.Slab(-15, -136, 30, 32, 6))
	b.Draw(brush.Hex(0xe8d4a4), brush.Slab(-54, 4, 108, 66, 4))
	b.Within(brush.Place(0, 34, 1.2, 1.2, 0), func() { people.Skull(b, 0) })
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-38, -10, -42, 40, -38, 100), 6))
}

// frostRod is a rod that breathes cold.
func frostRod(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, 0.5), func() {
		b.Fill(b.Metal(brush.Hex(0x5a7a9a)), brush.Slab(-10, -50, 20, 190, 8))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-18, -56, 36, 18, 6), brush.Slab(-15, 60, 30, 14, 5))
		b.Glow(0, -96, 120, 120, brush.Hex(0xa8ecff), 0.8)
		ice := b.Body(brush.Hex(0xc8f4ff))
		b.Fill(ice, brush.Poly(-30, -52, -44, -100, 0, -168, 44, -100, 30, -52), brush.Poly(-26, -60, -76, -90, -40, -100),
			brush.Poly(26, -60, 76,
				-96, 40, -104))
		b.Plain(brush.White, brush.Poly(-8, -60, -22, -100, 0, -156, 2, -90))
	})
}

// steamPipe is a pipe from which vapor bursts.
func steamPipe(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Limb(-170, 60, 26, -30, 60, 26))
	b.Fill(b.Metal(brush.Iron.Times(0.8)), brush.Slab(-44, 20, 36, 80, 8))
	for i := range 6 {
		f := float64(i)
		b.Fill(b.Body(brush.Hex(0xc8e07a)).Clear(0.9-0.1*f), brush.Oval(10+26*f, 52-18*f+b.In(-8, 8), 22+8*f, 20+7*f))
	}
}

func plankOut(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Poly(-260, -60, -60, -84, -60, 30, -260, 60))
	for i := range 3 {
		b.Plain(brush.Wood.Times(0.6), brush.Taper(brush.Line(-260, -30+28*float64(i), -60, -52+24*float64(i)), 2, 2))
	}
	b.Draw(brush.Wood.Times(1.25), brush.Poly(-140, -100, 130, -92, 130, -74, -140, -80))
	b.Draw(brush.Wood.Times(0.8), brush.Slab(-150, -180, 16, 100, 4), brush.Slab(-230, -190, 16, 130, 4), brush.Slab(-250, -190, 130, 12, 4))
}

// whirlpool is seen from the side.
func whirlpool(b *brush.Brush) {
	c := b.Low.To(b.Accent, 0.35)
	for i := range 9 {
		f := float64(i) / 8
		y, rx := -240+200*f, 190*(1-f)*(1-f*0.25)+16
		b.Fill(b.Body(c.To(b.Near, f*0.8)), brush.Oval(math.Sin(f*7)*9, y, rx, rx*0.27+3))
	}
	for i := range 4 {
		f := 0.1 + 0.2*float64(i)
		y, rx := -240+200*f, 182*(1-f)*(1-f*0.25)+16
		b.Within(brush.Place(math.Sin(f*7)*9, y, 1, 0.27, 0), func() {
			b.Fill(brush.Flat(brush.White).Clear(0.75), brush.Taper(brush.ArcLine(brush.Point{}, rx, float64(i)*1.3, float64(i)*1.3+2.6), 1, 9))
		})
	}
	b.Plain(b.Front, brush.Oval(0, -244, 26, 7))
}

// deepIdol is an idol of something with tentacles.
func deepIdol(b *brush.Brush) {
	c := brush.Hex(0x5a8a7a)
	b.Draw(c.Times(0.7), brush.Slab(-110, -40, 220, 46, 6))
	b.Draw(c, brush.Smooth(-84, -36, -96, -130, -80, -230, 0, -276, 80, -230, 96, -130, 84, -36))
	b.Mirrored(func(float64) {
		b.Plain(brush.Black, brush.Smooth(14, -196, 40, -214, 66, -194, 44, -176))
		b.Glow(40, -194, 50, 40, b.Accent, 0.9)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(40, -195, 12, 10))
		b.Draw(c.Times(0.85), brush.Taper(brush.Curve(80, -220, 126, -240, 140, -290), 16, 3))
		for i := range 3 {
			x := 10 + 24*float64(i)
			b.Draw(c.Times(1.15-0.1*float64(i)), brush.Taper(brush.Curve(x, -150, x+10, -100, x-6, -70, x+16, -48), 13, 4))
		}
	})
}

// drowningHand reaches out of the water.
func drowningHand(b *brush.Brush) {
	s := people.HandSkin(b)
	b.Draw(brush.Livery(b.House).Times(0.7), brush.Taper(brush.Curve(6, 30, 0, -30, 0, -80), 40, 32))
	b.Draw(s, brush.Limb(0, -70, 26, 0, -110, 24), brush.Smooth(-40, -110, -44, -160, 0, -176, 44, -160, 38, -110, 0, -92))
	for i := range 4 {
		x := -34 + 23*float64(i)
		b.Draw(s, brush.Limb(x, -150, 12, x*1.4, -200, 11, x*1.7, -238+8*math.Abs(float64(i)-1.5), 8))
	}
	b.Draw(s, brush.Limb(34, -126, 13, 66, -150, 11, 80, -176, 8))
	for i := range 3 {
		k := float64(i)
		b.Fill(brush.Flat(brush.White.To(b.Low, 0.3)).Clear(0.8-0.2*k), brush.Holed(brush.Oval(0, 0, 70+44*k, 16+10*k),
			brush.Oval(0, 0, 62+44*k, 12+9*k))...)
	}
}

func sinkingShip(b *brush.Brush) {
	b.Within(brush.Place(20, -60, 0.95, 0.95, 0.62), func() { galleon(b) })
	Waves(b, -20, 12, 0.9)
}

func barrelThing(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Smooth(-70, 4, -96, -100, -70, -204, 70, -204, 96, -100, 70, 4))
	b.Draw(brush.Wood.Times(0.6), brush.Oval(0, -204, 70, 18))
	for _, y := range [3]float64{-170, -100, -32} {
		b.Fill(b.Metal(brush.Iron), brush.Slab(-92, y, 184, 14, 6))
	}
}

// deepShip is a ship grown of shell and bone.
func deepShip(b *brush.Brush) {
	c := brush.Hex(0x4a8a9a)
	b.Draw(c, brush.Smooth(-170, -110, -120, -40, 0, -6, 110, -30, 176, -120, 110, -100, 0, -84, -100, -90))
	for i := range 5 {
		x := -90 + 44*float64(i)
		b.Draw(brush.Bone, brush.Taper(brush.Curve(x, -80, x+26, -50, x+16, -16), 6, 2))
		b.Glow(x+20, -66, 18, 18, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(x+20, -66, 6, 6))
	}
	b.Draw(brush.Bone, brush.Taper(brush.Curve(0, -86, 8, -180, -6, -280), 8, 4))
	sail := b.Body(brush.Hex(0x8ad0c0)).Clear(0.9)
	b.Fill(sail, brush.Smooth(6, -270, 90, -230, 120, -130, 60, -120, 4, -110))
	b.Fill(sail, brush.Smooth(-8, -250, -80, -210, -110, -130, -50, -124, -4, -110))
	b.Draw(c.Times(0.8), brush.Taper(brush.Curve(160, -110, 200, -150, 180, -200, 150, -180), 12, 3))
}

// organOfPipes is a machine of horns, bladders and bubbles.
func organOfPipes(b *brush.Brush) {
	for i := range 5 {
		x := -88 + 44*float64(i)
		h := 150 + 50*float64(i%3)
		b.Fill(b.Metal(brush.Hex(0x4a9a8a)), brush.Limb(x, -50, 15, x, -h, 12), brush.Smooth(x-12, -h, x-30, -h-34, x+30, -h-34, x+12, -h))
		b.Plain(brush.Black, brush.Oval(x, -h-33, 26, 7))
		b.Fill(b.Skin(b.Accent.To(brush.White, 0.5)).Clear(0.6), brush.Oval(x+b.In(-8, 8), -h-60, 11, 11))
	}
	b.Fill(b.Metal(brush.Hex(0xb07a3a)), brush.Slab(-126, -76, 252, 76, 26))
	for i := range 3 {
		b.Glow(-60+60*float64(i), -38, 34, 34, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(-60+60*float64(i), -38, 15, 15))
	}
	b.Fill(b.Metal(brush.Iron), brush.Slab(-110, -8, 30, 16, 4), brush.Slab(80, -8, 30, 16, 4))
}
