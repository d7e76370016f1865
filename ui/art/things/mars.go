package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// marsThings are the arms and beasts of Mars.
var marsThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"virus": virus, "hypno-spiral": hypnoSpiral, "spray": spray, "jetpack": jetpack, "radio": radio,
		"antenna-cap": antennaCap, "claw-crane": clawCrane, "megaphone": megaphone, "parachute": parachute,
		"eye-stalk": eyeStalk, "radiation": radiation, "comet": comet, "bow-tie": bowTie,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"mars-tank": marsTank, "egg-pod": eggPod, "pit": pit, "mars-gun": marsGun, "glass-case": glassCase,
		"walker": walker, "crystal-tower": crystalTower,
	}),
)

func virus(b *brush.Brush) {
	c := b.Accent.Times(0.8)
	for i := range 14 {
		a := 2 * math.Pi * float64(i) / 14
		q := brush.Point{}.Around(a, 112)
		b.Draw(c, brush.Taper([]brush.Point{brush.Point{}.Around(a, 60), q}, 5, 4), brush.Oval(q.X, q.Y, 11, 11))
	}
	b.Draw(c, brush.Oval(0, 0, 76, 76))
	for range 9 {
		q := brush.Point{}.Around(b.In(0, 6.28), b.In(0, 52))
		b.Plain(c.Times(0.5), brush.Oval(q.X, q.Y, b.In(5, 13), b.In(5, 12)))
	}
}

// hypnoSpiral takes the will of those who look.
func hypnoSpiral(b *brush.Brush) {
	b.Draw(brush.Hex(0xf4f0e4), brush.Oval(0, 0, 116, 116))
	var line []brush.Point
	for i := range 90 {
		f := float64(i) / 89
		line = append(line, brush.Point{}.Around(f*6*math.Pi, 108*f))
	}
	b.Plain(b.Accent.Times(0.45), brush.Taper(line, 3, 11))
}

func spray(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0x9aa8b4)), brush.Slab(-50, -40, 84, 140, 14))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-50, 0, 84, 60, 4))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-26, -66, 36, 30, 6))
	for i := range 9 {
		r := 8 + 5*float64(i%4)
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.5), brush.Oval(30+12*float64(i), -58+b.In(-7, 7)*float64(i), r, r))
	}
}

func jetpack(b *brush.Brush) {
	m := b.Metal(brush.Livery(b.House))
	for _, x := range [2]float64{-44, 44} {
		b.Within(brush.Place(x, 84, 1, -1, 0), func() { b.Flame(0, 0, 22, 90) })
		b.Fill(m, brush.Slab(x-32, -90, 64, 150, 32))
		b.Fill(b.Metal(brush.Iron), brush.Poly(x-20, 56, x+20, 56, x+30, 90, x-30, 90))
	}
	b.Fill(b.Metal(brush.Iron), brush.Slab(-20, -50, 40, 70, 8))
	b.Draw(brush.Wood, brush.Taper(brush.Curve(-30, -86, -60, -130, -20, -124), 6, 6),
		brush.Taper(brush.Curve(30, -86, 60, -130, 20, -124), 6, 6))
	b.Plain(b.Accent, brush.Oval(0, -20, 9, 9))
}

func radio(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(50, -50, 96, -140), 4, 2))
	b.Glow(96, -140, 40, 40, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(96, -140, 8, 8))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-100, -56, 200, 140, 22))
	b.Plain(brush.Hex(0x1c2028), brush.Oval(-40, 12, 46, 46))
	for i := range 4 {
		b.Fill(b.Metal(brush.Iron), brush.Ring(-40, 12, 42-11*float64(i), 38-11*float64(i))...)
	}
	b.Plain(brush.Hex(0x102018), brush.Slab(22, -34, 62, 34, 5))
	b.Plain(b.Accent, brush.Oval(36, 36, 10, 10), brush.Oval(68, 36, 10, 10))
}

// antennaCap is worn on the stem of a brain.
func antennaCap(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), append(brush.ArcLine(brush.At(0, 70), 90, math.Pi, 2*math.Pi), brush.At(90, 84), brush.At(-90, 84)))
	for i := range 3 {
		x := -50 + 50*float64(i)
		h := -70 - 40*float64(i%2)
		b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(x, 0, x*1.3, h), 5, 2))
		b.Glow(x*1.3, h, 40, 40, b.Accent, 0.9)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(x*1.3, h, 11, 11))
	}
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-96, 64, 192, 26, 9))
}

func clawCrane(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Box(-5, -400, 10, 320), brush.Slab(-46, -90, 92, 36, 10))
	for i := range 3 {
		d := float64(i) - 1
		b.Fill(b.Metal(brush.Steel), brush.Taper(brush.Curve(d*34, -60, d*84, -10, d*72, 60, d*24, 92), 10, 4))
	}
}

func megaphone(b *brush.Brush) {
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Poly(-90, -24, 50, -84, 50, 84, -90, 24))
	b.Fill(b.Metal(brush.Iron), brush.Oval(52, 0, 18, 86))
	b.Plain(brush.Black, brush.Oval(56, 0, 11, 70))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-112, -26, 30, 52, 10), brush.Slab(-40, 30, 22, 66, 8))
	for i := range 3 {
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.9-0.2*float64(i)), brush.Leaf(brush.ArcLine(brush.At(30, 0), 84+28*float64(i),
			-0.6, 0.6), 6))
	}
}

func parachute(b *brush.Brush) {
	c := brush.Livery(b.House)
	for i := range 5 {
		x := -110 + 55*float64(i)
		b.Plain(brush.Cloth, brush.Taper(brush.Line(x, -30, 0, 90), 1.2, 1.2))
	}
	b.Draw(c, append(brush.ArcLine(brush.At(0, -24), 116, math.Pi, 2*math.Pi), brush.Line(87, -36, 58, -20, 29, -36, 0, -20, -29, -36,
		-58, -20, -87, -36)...))
	b.Draw(brush.Cloth, brush.Smooth(-24, -32, -18, -110, 0, -140, 18, -110, 24, -32, 0, -24))
}

func eyeStalk(b *brush.Brush) {
	c := b.Accent.Times(0.6)
	b.Draw(c, brush.Taper(brush.Curve(-30, 130, -60, 60, -10, 10, 10, -40), 26, 20))
	b.Draw(brush.Hex(0xf6f2e4), brush.Oval(14, -64, 54, 50))
	b.Draw(brush.Hex(0xd83a2a), brush.Oval(26, -62, 28, 28))
	b.Plain(brush.Black, brush.Oval(32, -62, 9, 18))
	b.Draw(c, append(brush.ArcLine(brush.At(14, -64), 56, math.Pi, 2*math.Pi), brush.At(70, -60), brush.At(14, -84), brush.At(-42, -60)))
}

func radiation(b *brush.Brush) {
	b.Plain(brush.Hex(0xf6d040), brush.Oval(0, 0, 112, 112))
	b.Plain(brush.Hex(0x20202a), brush.Ring(0, 0, 112, 102)...)
	for i := range 3 {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/3
		b.Plain(brush.Hex(0x20202a), append(brush.ArcLine(brush.Point{}, 88, a-0.52, a+0.52),
			brush.ArcLine(brush.Point{}, 30, a+0.52, a-0.52)...))
	}
	b.Plain(brush.Hex(0x20202a), brush.Oval(0, 0, 18, 18))
}

func comet(b *brush.Brush) {
	for i := range 3 {
		k := 1 - 0.26*float64(i)
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.34*float64(i))).Clear(0.6), brush.Leaf(brush.CurveThrough(brush.Line(60, 46, -60*k, -10*k,
			-200*k, -80*k)), 46*k))
	}
	b.Glow(50, 40, 70, 70, brush.White, 0.8)
	b.Plain(brush.White, brush.Star(50, 40, 5, 44, 20, 0.3))
}

func bowTie(b *brush.Brush) {
	b.Draw(brush.Hex(0xc8262e), brush.Poly(0, 0, -90, -50, -90, 50), brush.Poly(0, 0, 90, -50, 90, 50), brush.Oval(0, 0, 20, 24))
}

func marsTank(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-160, -64, 320, 70, 34))
	for i := range 5 {
		b.Fill(b.Metal(brush.Steel), brush.Oval(-112+56*float64(i), -29, 22, 22))
	}
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Smooth(-130, -64, -90, -130, 0, -150, 90, -130, 130, -64))
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.5), append(brush.ArcLine(brush.At(0, -136), 56, math.Pi, 2*math.Pi),
		brush.At(56, -130), brush.At(-56, -130)))
	b.Within(brush.Place(0, -142, 0.8, 0.8, 0), func() { people.MartianHead(b, &people.Figure{Skin: brush.Hex(0x7fc95a)}) })
	b.Fill(b.Metal(brush.Iron), brush.Slab(90, -128, 96, 22, 8))
	b.Glow(192, -117, 50, 50, b.Accent, 0.9)
}

// eggPod is a pod in which somebody grows.
func eggPod(b *brush.Brush) {
	b.Glow(0, -140, 150, 170, b.Accent, 0.6)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Down(b.Accent.Times(0.6)).Clear(0.6),
		brush.Smooth(0, -280, 70, -210, 100, -110, 70, -20, 0, 4,
			-70, -20, -100, -110, -70, -210))
	s := brush.Flat(b.Near.To(b.Accent, 0.3))
	b.Fill(s, brush.Limb(-10, -120, 34, 10, -80, 30, 30, -56, 20), brush.Oval(20, -160, 40, 38),
		brush.Limb(20, -96, 10, -40, -110, 8, -30, -150, 6))
	b.Plain(b.Accent.To(brush.White, 0.6), brush.Oval(32, -160, 9, 12))
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-70, -80, -76, -150, -40, -220), 7))
	b.Draw(b.Near, brush.Smooth(-110, 8, -90, -40, -50, -20, 0, -10, 50, -20, 90, -40, 110, 8))
}

// pit is a hole in the ground with teeth around it.
func pit(b *brush.Brush) {
	b.Fill(b.Layer(0.8), brush.Oval(0, -30, 190, 56))
	b.Plain(brush.Black, brush.Oval(0, -30, 160, 42))
	b.Glow(0, -20, 130, 40, b.Accent, 0.6)
	for i := range 16 {
		a := 2 * math.Pi * float64(i) / 16
		q := brush.At(166*math.Cos(a), -30+45*math.Sin(a))
		b.Draw(brush.Bone, brush.Poly(q.X-11, q.Y+6, q.X-24*math.Cos(a), q.Y-26-16*math.Sin(a), q.X+11, q.Y+6))
	}
}

// marsGun is a gun as large as a house.
func marsGun(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Poly(-120, 6, -70, -90, 70, -90, 120, 6))
	b.Within(brush.Place(0, -120, 1, 1, -0.5), func() {
		b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-110, -46, 140, 92, 40), brush.Slab(0, -30, 150, 60, 12))
		for i := range 3 {
			b.Fill(b.Metal(brush.Gold), brush.Holed(brush.Slab(30+40*float64(i), -52, 20, 104, 9), brush.Slab(36+40*float64(i), -30, 8, 60, 4))...)
		}
		b.Glow(170, 0, 90, 90, b.Accent, 0.9)
		b.Fill(b.Lamp(b.Accent), brush.Oval(160, 0, 24, 24))
	})
}

// glassCase is where a zookeeper keeps a person.
func glassCase(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-112, -22, 224, 28, 6), brush.Slab(-112, -262, 224, 26, 8))
	b.Fill(brush.Flat(brush.White.To(b.Accent, 0.4)).Clear(0.25), brush.Box(-100, -240, 200, 220))
	for i := range 4 {
		b.Fill(b.Metal(brush.Steel), brush.Box(-104+66*float64(i), -240, 7, 220))
	}
	b.Fill(brush.Flat(brush.White).Clear(0.4), brush.Poly(-80, -230, -50, -230, -84, -60, -94, -60))
}

func walker(b *brush.Brush) {
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(d*20, -180, d*100, -170, d*90, -80, d*120, 4), 13, 7), brush.Oval(d*124, 0, 22, 8))
	}
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Smooth(-90, -200, -60, -256, 0, -270, 60, -256, 90, -200, 50, -150, -50, -150))
	b.Plain(brush.Hex(0x1a0c10), brush.Slab(-60, -220, 120, 34, 17))
	b.Within(brush.Place(0, -203, 1, 1, 0), func() { people.LitEyes(b, 0, 0, 24, 13) })
	b.Fill(b.Metal(brush.Iron), brush.Slab(50, -176, 80, 18, 7))
	b.Glow(134, -167, 40, 40, b.Accent, 0.9)
}

func crystalTower(b *brush.Brush) {
	c := b.Accent
	for _, s := range [5][3]float64{{-70, 150, 26}, {64, 170, 28}, {-34, 220, 30}, {34, 240, 30}, {0, 290, 36}} {
		x, h, w := s[0], s[1], s[2]
		b.Plain(c.Times(0.5), brush.Poly(x-w, 6, x-w, -h+40, x, -h, x+w, -h+40, x+w, 6))
		b.Plain(c.To(brush.White, 0.2), brush.Poly(x-w, 6, x-w, -h+40, x, -h, x-4, 6))
		b.Plain(c.To(brush.White, 0.55), brush.Poly(x-w, -h+40, x, -h, x-2, -h+56))
	}
	b.Glow(0, -150, 130, 150, c, 0.4)
}
