package art

import "math"

// marsThings are the arms and beasts of Mars.
var marsThings = joined(
	framed(middle, map[string]func(*painter){
		"virus": virus, "hypno-spiral": hypnoSpiral, "spray": spray,
		"jetpack": jetpack, "radio": radio, "antenna-cap": antennaCap,
		"claw-crane": clawCrane, "megaphone": megaphone, "parachute": parachute,
		"eye-stalk": eyeStalk, "radiation": radiation, "comet": comet,
		"bow-tie": bowTie,
	}),
	framed(foot, map[string]func(*painter){
		"mars-tank": marsTank, "egg-pod": eggPod,
		"pit": pit, "mars-gun": marsGun,
		"glass-case": glassCase, "walker": walker, "crystal-tower": crystalTower,
	}),
)

func virus(b *painter) {
	c := b.accent.times(0.8)
	for i := range 14 {
		a := 2 * math.Pi * float64(i) / 14
		q := pt{}.around(a, 112)
		b.draws(c, taper([]pt{pt{}.around(a, 60), q}, 5, 4), oval(q.x, q.y, 11, 11))
	}
	b.draws(c, oval(0, 0, 76, 76))
	for range 9 {
		q := pt{}.around(b.in(0, 6.28), b.in(0, 52))
		b.plain(c.times(0.5), oval(q.x, q.y, b.in(5, 13), b.in(5, 12)))
	}
}

// hypnoSpiral takes the will of those who look.
func hypnoSpiral(b *painter) {
	b.draws(hex(0xf4f0e4), oval(0, 0, 116, 116))
	var line []pt
	for i := range 90 {
		f := float64(i) / 89
		line = append(line, pt{}.around(f*6*math.Pi, 108*f))
	}
	b.plain(b.accent.times(0.45), taper(line, 3, 11))
}

func spray(b *painter) {
	b.fill(b.metal(hex(0x9aa8b4)), slab(-50, -40, 84, 140, 14))
	b.fill(b.metal(livery(b.House)), slab(-50, 0, 84, 60, 4))
	b.fill(b.metal(iron), slab(-26, -66, 36, 30, 6))
	for i := range 9 {
		r := 8 + 5*float64(i%4)
		b.fill(flat(b.accent.to(white, 0.3)).clear(0.5), oval(30+12*float64(i), -58+b.in(-7, 7)*float64(i), r, r))
	}
}

func jetpack(b *painter) {
	m := b.metal(livery(b.House))
	for _, x := range [2]float64{-44, 44} {
		b.within(place(x, 84, 1, -1, 0), func() { b.flame(0, 0, 22, 90) })
		b.fill(m, slab(x-32, -90, 64, 150, 32))
		b.fill(b.metal(iron), poly(x-20, 56, x+20, 56, x+30, 90, x-30, 90))
	}
	b.fill(b.metal(iron), slab(-20, -50, 40, 70, 8))
	b.draws(wood, taper(curve(-30, -86, -60, -130, -20, -124), 6, 6), taper(curve(30, -86, 60, -130, 20, -124), 6, 6))
	b.plain(b.accent, oval(0, -20, 9, 9))
}

func radio(b *painter) {
	b.fill(b.metal(iron), taper(lineThrough(50, -50, 96, -140), 4, 2))
	b.glow(96, -140, 40, 40, b.accent, 0.9)
	b.plain(b.accent.to(white, 0.4), oval(96, -140, 8, 8))
	b.fill(b.metal(livery(b.House)), slab(-100, -56, 200, 140, 22))
	b.plain(hex(0x1c2028), oval(-40, 12, 46, 46))
	for i := range 4 {
		b.fill(b.metal(iron), ring(-40, 12, 42-11*float64(i), 38-11*float64(i))...)
	}
	b.plain(hex(0x102018), slab(22, -34, 62, 34, 5))
	b.plain(b.accent, oval(36, 36, 10, 10), oval(68, 36, 10, 10))
}

// antennaCap is worn on the stem of a brain.
func antennaCap(b *painter) {
	b.fill(b.metal(steel), append(arcLine(pointAt(0, 70), 90, math.Pi, 2*math.Pi), pointAt(90, 84), pointAt(-90, 84)))
	for i := range 3 {
		x := -50 + 50*float64(i)
		h := -70 - 40*float64(i%2)
		b.fill(b.metal(iron), taper(lineThrough(x, 0, x*1.3, h), 5, 2))
		b.glow(x*1.3, h, 40, 40, b.accent, 0.9)
		b.plain(b.accent.to(white, 0.3), oval(x*1.3, h, 11, 11))
	}
	b.fill(b.metal(livery(b.House)), slab(-96, 64, 192, 26, 9))
}

func clawCrane(b *painter) {
	b.fill(b.metal(iron), box(-5, -400, 10, 320), slab(-46, -90, 92, 36, 10))
	for i := range 3 {
		d := float64(i) - 1
		b.fill(b.metal(steel), taper(curve(d*34, -60, d*84, -10, d*72, 60, d*24, 92), 10, 4))
	}
}

func megaphone(b *painter) {
	b.fill(b.metal(livery(b.House)), poly(-90, -24, 50, -84, 50, 84, -90, 24))
	b.fill(b.metal(iron), oval(52, 0, 18, 86))
	b.plain(black, oval(56, 0, 11, 70))
	b.fill(b.metal(iron), slab(-112, -26, 30, 52, 10), slab(-40, 30, 22, 66, 8))
	for i := range 3 {
		b.fill(flat(b.accent.to(white, 0.3)).clear(0.9-0.2*float64(i)), leaf(arcLine(pointAt(30, 0), 84+28*float64(i), -0.6, 0.6), 6))
	}
}

func parachute(b *painter) {
	c := livery(b.House)
	for i := range 5 {
		x := -110 + 55*float64(i)
		b.plain(cloth, taper(lineThrough(x, -30, 0, 90), 1.2, 1.2))
	}
	b.draws(c, append(arcLine(pointAt(0, -24), 116, math.Pi, 2*math.Pi), lineThrough(87, -36, 58, -20, 29, -36, 0, -20, -29, -36,
		-58, -20, -87, -36)...))
	b.draws(cloth, smooth(-24, -32, -18, -110, 0, -140, 18, -110, 24, -32, 0, -24))
}

func eyeStalk(b *painter) {
	c := b.accent.times(0.6)
	b.draws(c, taper(curve(-30, 130, -60, 60, -10, 10, 10, -40), 26, 20))
	b.draws(hex(0xf6f2e4), oval(14, -64, 54, 50))
	b.draws(hex(0xd83a2a), oval(26, -62, 28, 28))
	b.plain(black, oval(32, -62, 9, 18))
	b.draws(c, append(arcLine(pointAt(14, -64), 56, math.Pi, 2*math.Pi), pointAt(70, -60), pointAt(14, -84), pointAt(-42, -60)))
}

func radiation(b *painter) {
	b.plain(hex(0xf6d040), oval(0, 0, 112, 112))
	b.plain(hex(0x20202a), ring(0, 0, 112, 102)...)
	for i := range 3 {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/3
		b.plain(hex(0x20202a), append(arcLine(pt{}, 88, a-0.52, a+0.52), arcLine(pt{}, 30, a+0.52, a-0.52)...))
	}
	b.plain(hex(0x20202a), oval(0, 0, 18, 18))
}

func comet(b *painter) {
	for i := range 3 {
		k := 1 - 0.26*float64(i)
		b.fill(flat(b.accent.to(white, 0.34*float64(i))).clear(0.6), leaf(curved(lineThrough(60, 46, -60*k, -10*k,
			-200*k, -80*k)), 46*k))
	}
	b.glow(50, 40, 70, 70, white, 0.8)
	b.plain(white, star(50, 40, 5, 44, 20, 0.3))
}

func bowTie(b *painter) {
	b.draws(hex(0xc8262e), poly(0, 0, -90, -50, -90, 50), poly(0, 0, 90, -50, 90, 50), oval(0, 0, 20, 24))
}

func marsTank(b *painter) {
	b.fill(b.metal(iron), slab(-160, -64, 320, 70, 34))
	for i := range 5 {
		b.fill(b.metal(steel), oval(-112+56*float64(i), -29, 22, 22))
	}
	b.fill(b.metal(livery(b.House)), smooth(-130, -64, -90, -130, 0, -150, 90, -130, 130, -64))
	b.fill(flat(b.accent.to(white, 0.4)).clear(0.5), append(arcLine(pointAt(0, -136), 56, math.Pi, 2*math.Pi), pointAt(56, -130),
		pointAt(-56, -130)))
	b.within(place(0, -142, 0.8, 0.8, 0), func() { martianHead(b, &figure{skin: hex(0x7fc95a)}) })
	b.fill(b.metal(iron), slab(90, -128, 96, 22, 8))
	b.glow(192, -117, 50, 50, b.accent, 0.9)
}

// eggPod is a pod in which somebody grows.
func eggPod(b *painter) {
	b.glow(0, -140, 150, 170, b.accent, 0.6)
	b.fill(flat(b.accent.to(white, 0.3)).down(b.accent.times(0.6)).clear(0.6), smooth(0, -280, 70, -210, 100, -110, 70, -20, 0, 4,
		-70, -20, -100, -110, -70, -210))
	s := flat(b.near.to(b.accent, 0.3))
	b.fill(s, limb(-10, -120, 34, 10, -80, 30, 30, -56, 20), oval(20, -160, 40, 38), limb(20, -96, 10, -40, -110, 8, -30, -150, 6))
	b.plain(b.accent.to(white, 0.6), oval(32, -160, 9, 12))
	b.fill(flat(white).clear(0.5), leaf(curve(-70, -80, -76, -150, -40, -220), 7))
	b.draws(b.near, smooth(-110, 8, -90, -40, -50, -20, 0, -10, 50, -20, 90, -40, 110, 8))
}

// pit is a hole in the ground with teeth around it.
func pit(b *painter) {
	b.fill(b.layer(0.8), oval(0, -30, 190, 56))
	b.plain(black, oval(0, -30, 160, 42))
	b.glow(0, -20, 130, 40, b.accent, 0.6)
	for i := range 16 {
		a := 2 * math.Pi * float64(i) / 16
		q := pointAt(166*math.Cos(a), -30+45*math.Sin(a))
		b.draws(bone, poly(q.x-11, q.y+6, q.x-24*math.Cos(a), q.y-26-16*math.Sin(a), q.x+11, q.y+6))
	}
}

// marsGun is a gun as large as a house.
func marsGun(b *painter) {
	b.fill(b.metal(iron), poly(-120, 6, -70, -90, 70, -90, 120, 6))
	b.within(place(0, -120, 1, 1, -0.5), func() {
		b.fill(b.metal(livery(b.House)), slab(-110, -46, 140, 92, 40), slab(0, -30, 150, 60, 12))
		for i := range 3 {
			b.fill(b.metal(gold), holed(slab(30+40*float64(i), -52, 20, 104, 9), slab(36+40*float64(i), -30, 8, 60, 4))...)
		}
		b.glow(170, 0, 90, 90, b.accent, 0.9)
		b.fill(b.lamp(b.accent), oval(160, 0, 24, 24))
	})
}

// glassCase is where a zookeeper keeps a person.
func glassCase(b *painter) {
	b.fill(b.metal(iron), slab(-112, -22, 224, 28, 6), slab(-112, -262, 224, 26, 8))
	b.fill(flat(white.to(b.accent, 0.4)).clear(0.25), box(-100, -240, 200, 220))
	for i := range 4 {
		b.fill(b.metal(steel), box(-104+66*float64(i), -240, 7, 220))
	}
	b.fill(flat(white).clear(0.4), poly(-80, -230, -50, -230, -84, -60, -94, -60))
}

func walker(b *painter) {
	for _, d := range sides {
		b.fill(b.metal(iron), taper(curve(d*20, -180, d*100, -170, d*90, -80, d*120, 4), 13, 7), oval(d*124, 0, 22, 8))
	}
	b.fill(b.metal(livery(b.House)), smooth(-90, -200, -60, -256, 0, -270, 60, -256, 90, -200, 50, -150, -50, -150))
	b.plain(hex(0x1a0c10), slab(-60, -220, 120, 34, 17))
	b.within(place(0, -203, 1, 1, 0), func() { glare2(b, 0, 0, 24, 13) })
	b.fill(b.metal(iron), slab(50, -176, 80, 18, 7))
	b.glow(134, -167, 40, 40, b.accent, 0.9)
}

func crystalTower(b *painter) {
	c := b.accent
	for _, s := range [5][3]float64{{-70, 150, 26}, {64, 170, 28}, {-34, 220, 30}, {34, 240, 30}, {0, 290, 36}} {
		x, h, w := s[0], s[1], s[2]
		b.plain(c.times(0.5), poly(x-w, 6, x-w, -h+40, x, -h, x+w, -h+40, x+w, 6))
		b.plain(c.to(white, 0.2), poly(x-w, 6, x-w, -h+40, x, -h, x-4, 6))
		b.plain(c.to(white, 0.55), poly(x-w, -h+40, x, -h, x-2, -h+56))
	}
	b.glow(0, -150, 130, 150, c, 0.4)
}
