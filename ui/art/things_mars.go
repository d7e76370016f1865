package art

import "math"

// marsThings are the arms and beasts of Mars.
var marsThings = joined(
	framed(middle, map[string]func(*Brush){
		"virus": virus, "hypno-spiral": hypnoSpiral, "spray": spray,
		"jetpack": jetpack, "radio": radio, "antenna-cap": antennaCap,
		"claw-crane": clawCrane, "megaphone": megaphone, "parachute": parachute,
		"eye-stalk": eyeStalk, "radiation": radiation, "comet": comet,
		"bow-tie": bowTie,
	}),
	framed(foot, map[string]func(*Brush){
		"mars-tank": marsTank, "egg-pod": eggPod,
		"pit": pit, "mars-gun": marsGun,
		"glass-case": glassCase, "walker": walker, "crystal-tower": crystalTower,
	}),
)

func virus(b *Brush) {
	c := b.Accent.Times(0.8)
	for i := range 14 {
		a := 2 * math.Pi * float64(i) / 14
		q := Point{}.Around(a, 112)
		b.Draw(c, Taper([]Point{Point{}.Around(a, 60), q}, 5, 4), Oval(q.X, q.Y, 11, 11))
	}
	b.Draw(c, Oval(0, 0, 76, 76))
	for range 9 {
		q := Point{}.Around(b.In(0, 6.28), b.In(0, 52))
		b.Plain(c.Times(0.5), Oval(q.X, q.Y, b.In(5, 13), b.In(5, 12)))
	}
}

// hypnoSpiral takes the will of those who look.
func hypnoSpiral(b *Brush) {
	b.Draw(Hex(0xf4f0e4), Oval(0, 0, 116, 116))
	var line []Point
	for i := range 90 {
		f := float64(i) / 89
		line = append(line, Point{}.Around(f*6*math.Pi, 108*f))
	}
	b.Plain(b.Accent.Times(0.45), Taper(line, 3, 11))
}

func spray(b *Brush) {
	b.Fill(b.Metal(Hex(0x9aa8b4)), Slab(-50, -40, 84, 140, 14))
	b.Fill(b.Metal(Livery(b.House)), Slab(-50, 0, 84, 60, 4))
	b.Fill(b.Metal(Iron), Slab(-26, -66, 36, 30, 6))
	for i := range 9 {
		r := 8 + 5*float64(i%4)
		b.Fill(Flat(b.Accent.To(White, 0.3)).Clear(0.5), Oval(30+12*float64(i), -58+b.In(-7, 7)*float64(i), r, r))
	}
}

func jetpack(b *Brush) {
	m := b.Metal(Livery(b.House))
	for _, x := range [2]float64{-44, 44} {
		b.Within(Place(x, 84, 1, -1, 0), func() { b.Flame(0, 0, 22, 90) })
		b.Fill(m, Slab(x-32, -90, 64, 150, 32))
		b.Fill(b.Metal(Iron), Poly(x-20, 56, x+20, 56, x+30, 90, x-30, 90))
	}
	b.Fill(b.Metal(Iron), Slab(-20, -50, 40, 70, 8))
	b.Draw(Wood, Taper(Curve(-30, -86, -60, -130, -20, -124), 6, 6), Taper(Curve(30, -86, 60, -130, 20, -124), 6, 6))
	b.Plain(b.Accent, Oval(0, -20, 9, 9))
}

func radio(b *Brush) {
	b.Fill(b.Metal(Iron), Taper(Line(50, -50, 96, -140), 4, 2))
	b.Glow(96, -140, 40, 40, b.Accent, 0.9)
	b.Plain(b.Accent.To(White, 0.4), Oval(96, -140, 8, 8))
	b.Fill(b.Metal(Livery(b.House)), Slab(-100, -56, 200, 140, 22))
	b.Plain(Hex(0x1c2028), Oval(-40, 12, 46, 46))
	for i := range 4 {
		b.Fill(b.Metal(Iron), Ring(-40, 12, 42-11*float64(i), 38-11*float64(i))...)
	}
	b.Plain(Hex(0x102018), Slab(22, -34, 62, 34, 5))
	b.Plain(b.Accent, Oval(36, 36, 10, 10), Oval(68, 36, 10, 10))
}

// antennaCap is worn on the stem of a brain.
func antennaCap(b *Brush) {
	b.Fill(b.Metal(Steel), append(ArcLine(At(0, 70), 90, math.Pi, 2*math.Pi), At(90, 84), At(-90, 84)))
	for i := range 3 {
		x := -50 + 50*float64(i)
		h := -70 - 40*float64(i%2)
		b.Fill(b.Metal(Iron), Taper(Line(x, 0, x*1.3, h), 5, 2))
		b.Glow(x*1.3, h, 40, 40, b.Accent, 0.9)
		b.Plain(b.Accent.To(White, 0.3), Oval(x*1.3, h, 11, 11))
	}
	b.Fill(b.Metal(Livery(b.House)), Slab(-96, 64, 192, 26, 9))
}

func clawCrane(b *Brush) {
	b.Fill(b.Metal(Iron), Box(-5, -400, 10, 320), Slab(-46, -90, 92, 36, 10))
	for i := range 3 {
		d := float64(i) - 1
		b.Fill(b.Metal(Steel), Taper(Curve(d*34, -60, d*84, -10, d*72, 60, d*24, 92), 10, 4))
	}
}

func megaphone(b *Brush) {
	b.Fill(b.Metal(Livery(b.House)), Poly(-90, -24, 50, -84, 50, 84, -90, 24))
	b.Fill(b.Metal(Iron), Oval(52, 0, 18, 86))
	b.Plain(Black, Oval(56, 0, 11, 70))
	b.Fill(b.Metal(Iron), Slab(-112, -26, 30, 52, 10), Slab(-40, 30, 22, 66, 8))
	for i := range 3 {
		b.Fill(Flat(b.Accent.To(White, 0.3)).Clear(0.9-0.2*float64(i)), Leaf(ArcLine(At(30, 0), 84+28*float64(i), -0.6, 0.6), 6))
	}
}

func parachute(b *Brush) {
	c := Livery(b.House)
	for i := range 5 {
		x := -110 + 55*float64(i)
		b.Plain(Cloth, Taper(Line(x, -30, 0, 90), 1.2, 1.2))
	}
	b.Draw(c, append(ArcLine(At(0, -24), 116, math.Pi, 2*math.Pi), Line(87, -36, 58, -20, 29, -36, 0, -20, -29, -36,
		-58, -20, -87, -36)...))
	b.Draw(Cloth, Smooth(-24, -32, -18, -110, 0, -140, 18, -110, 24, -32, 0, -24))
}

func eyeStalk(b *Brush) {
	c := b.Accent.Times(0.6)
	b.Draw(c, Taper(Curve(-30, 130, -60, 60, -10, 10, 10, -40), 26, 20))
	b.Draw(Hex(0xf6f2e4), Oval(14, -64, 54, 50))
	b.Draw(Hex(0xd83a2a), Oval(26, -62, 28, 28))
	b.Plain(Black, Oval(32, -62, 9, 18))
	b.Draw(c, append(ArcLine(At(14, -64), 56, math.Pi, 2*math.Pi), At(70, -60), At(14, -84), At(-42, -60)))
}

func radiation(b *Brush) {
	b.Plain(Hex(0xf6d040), Oval(0, 0, 112, 112))
	b.Plain(Hex(0x20202a), Ring(0, 0, 112, 102)...)
	for i := range 3 {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/3
		b.Plain(Hex(0x20202a), append(ArcLine(Point{}, 88, a-0.52, a+0.52), ArcLine(Point{}, 30, a+0.52, a-0.52)...))
	}
	b.Plain(Hex(0x20202a), Oval(0, 0, 18, 18))
}

func comet(b *Brush) {
	for i := range 3 {
		k := 1 - 0.26*float64(i)
		b.Fill(Flat(b.Accent.To(White, 0.34*float64(i))).Clear(0.6), Leaf(CurveThrough(Line(60, 46, -60*k, -10*k,
			-200*k, -80*k)), 46*k))
	}
	b.Glow(50, 40, 70, 70, White, 0.8)
	b.Plain(White, Star(50, 40, 5, 44, 20, 0.3))
}

func bowTie(b *Brush) {
	b.Draw(Hex(0xc8262e), Poly(0, 0, -90, -50, -90, 50), Poly(0, 0, 90, -50, 90, 50), Oval(0, 0, 20, 24))
}

func marsTank(b *Brush) {
	b.Fill(b.Metal(Iron), Slab(-160, -64, 320, 70, 34))
	for i := range 5 {
		b.Fill(b.Metal(Steel), Oval(-112+56*float64(i), -29, 22, 22))
	}
	b.Fill(b.Metal(Livery(b.House)), Smooth(-130, -64, -90, -130, 0, -150, 90, -130, 130, -64))
	b.Fill(Flat(b.Accent.To(White, 0.4)).Clear(0.5), append(ArcLine(At(0, -136), 56, math.Pi, 2*math.Pi), At(56, -130),
		At(-56, -130)))
	b.Within(Place(0, -142, 0.8, 0.8, 0), func() { martianHead(b, &figure{skin: Hex(0x7fc95a)}) })
	b.Fill(b.Metal(Iron), Slab(90, -128, 96, 22, 8))
	b.Glow(192, -117, 50, 50, b.Accent, 0.9)
}

// eggPod is a pod in which somebody grows.
func eggPod(b *Brush) {
	b.Glow(0, -140, 150, 170, b.Accent, 0.6)
	b.Fill(Flat(b.Accent.To(White, 0.3)).Down(b.Accent.Times(0.6)).Clear(0.6), Smooth(0, -280, 70, -210, 100, -110, 70, -20, 0, 4,
		-70, -20, -100, -110, -70, -210))
	s := Flat(b.Near.To(b.Accent, 0.3))
	b.Fill(s, Limb(-10, -120, 34, 10, -80, 30, 30, -56, 20), Oval(20, -160, 40, 38), Limb(20, -96, 10, -40, -110, 8, -30, -150, 6))
	b.Plain(b.Accent.To(White, 0.6), Oval(32, -160, 9, 12))
	b.Fill(Flat(White).Clear(0.5), Leaf(Curve(-70, -80, -76, -150, -40, -220), 7))
	b.Draw(b.Near, Smooth(-110, 8, -90, -40, -50, -20, 0, -10, 50, -20, 90, -40, 110, 8))
}

// pit is a hole in the ground with teeth around it.
func pit(b *Brush) {
	b.Fill(b.Layer(0.8), Oval(0, -30, 190, 56))
	b.Plain(Black, Oval(0, -30, 160, 42))
	b.Glow(0, -20, 130, 40, b.Accent, 0.6)
	for i := range 16 {
		a := 2 * math.Pi * float64(i) / 16
		q := At(166*math.Cos(a), -30+45*math.Sin(a))
		b.Draw(Bone, Poly(q.X-11, q.Y+6, q.X-24*math.Cos(a), q.Y-26-16*math.Sin(a), q.X+11, q.Y+6))
	}
}

// marsGun is a gun as large as a house.
func marsGun(b *Brush) {
	b.Fill(b.Metal(Iron), Poly(-120, 6, -70, -90, 70, -90, 120, 6))
	b.Within(Place(0, -120, 1, 1, -0.5), func() {
		b.Fill(b.Metal(Livery(b.House)), Slab(-110, -46, 140, 92, 40), Slab(0, -30, 150, 60, 12))
		for i := range 3 {
			b.Fill(b.Metal(Gold), Holed(Slab(30+40*float64(i), -52, 20, 104, 9), Slab(36+40*float64(i), -30, 8, 60, 4))...)
		}
		b.Glow(170, 0, 90, 90, b.Accent, 0.9)
		b.Fill(b.Lamp(b.Accent), Oval(160, 0, 24, 24))
	})
}

// glassCase is where a zookeeper keeps a person.
func glassCase(b *Brush) {
	b.Fill(b.Metal(Iron), Slab(-112, -22, 224, 28, 6), Slab(-112, -262, 224, 26, 8))
	b.Fill(Flat(White.To(b.Accent, 0.4)).Clear(0.25), Box(-100, -240, 200, 220))
	for i := range 4 {
		b.Fill(b.Metal(Steel), Box(-104+66*float64(i), -240, 7, 220))
	}
	b.Fill(Flat(White).Clear(0.4), Poly(-80, -230, -50, -230, -84, -60, -94, -60))
}

func walker(b *Brush) {
	for _, d := range Sides {
		b.Fill(b.Metal(Iron), Taper(Curve(d*20, -180, d*100, -170, d*90, -80, d*120, 4), 13, 7), Oval(d*124, 0, 22, 8))
	}
	b.Fill(b.Metal(Livery(b.House)), Smooth(-90, -200, -60, -256, 0, -270, 60, -256, 90, -200, 50, -150, -50, -150))
	b.Plain(Hex(0x1a0c10), Slab(-60, -220, 120, 34, 17))
	b.Within(Place(0, -203, 1, 1, 0), func() { glare2(b, 0, 0, 24, 13) })
	b.Fill(b.Metal(Iron), Slab(50, -176, 80, 18, 7))
	b.Glow(134, -167, 40, 40, b.Accent, 0.9)
}

func crystalTower(b *Brush) {
	c := b.Accent
	for _, s := range [5][3]float64{{-70, 150, 26}, {64, 170, 28}, {-34, 220, 30}, {34, 240, 30}, {0, 290, 36}} {
		x, h, w := s[0], s[1], s[2]
		b.Plain(c.Times(0.5), Poly(x-w, 6, x-w, -h+40, x, -h, x+w, -h+40, x+w, 6))
		b.Plain(c.To(White, 0.2), Poly(x-w, 6, x-w, -h+40, x, -h, x-4, 6))
		b.Plain(c.To(White, 0.55), Poly(x-w, -h+40, x, -h, x-2, -h+56))
	}
	b.Glow(0, -150, 130, 150, c, 0.4)
}
