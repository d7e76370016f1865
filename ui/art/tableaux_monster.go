package art

import "math"

// deepTableaux are the monster of the deep and what it does.
var deepTableaux = framed(full, lexicon[func(*painter)]{
	"leviathan": leviathan, "dark-legend": darkLegend, "preternatural-eye": will,
	"armed-eye": armedEye, "monster-gullet": gullet,
	"crimson-sea": func(b *painter) { surge(b, hex(0xb02a3a)) },
	"rising-arms": race, "engulfing-arms": engulfed, "drowning": sinking,
	"crushing-arm": crushing, "grappling-arm": grappling, "lashing-arm": lashing,
	"shield-arm": shielding, "slippery-arm": slippery, "tenacious-arm": tenacious,
	"low-tide": stranded, "monster-wake": wake, "water-jet": waterJet,
	"water-current": current, "eddy": eddy, "sea-foam": func(b *painter) { foam(b, 360) },
	"waterline": func(b *painter) { waves(b, 270, 18, 0.6); waves(b, 320, 18, 0.9) },
})

// darkLegend is what sailors tell: a shape behind the waves, and its eye.
func darkLegend(b *painter) {
	x := Wide / 2.0
	b.gloom(x, 160, 300, 240, b.front, 0.5)
	b.fill(flat(hideDark.to(b.low, 0.3)).down(b.low).clear(0.9),
		smooth(x-190, 330, x-150, 180, x-60, 80, x, 60, x+60, 80, x+150, 180, x+190, 330))
	eyeOfTheDeep(b, x, 190, 0.66)
	waves(b, 300, 22, 0.6)
	b.within(place(x, 330, 0.7, 0.7, 0.06), func() { sailboat(b, 0, 0, 1, 1.3) })
	waves(b, 350, 18, 0.9)
}

// will is the eye that bends minds.
func will(b *painter) {
	x := Wide / 2.0
	b.gloom(x, 190, 330, 260, b.front, 0.5)
	eyeOfTheDeep(b, x, 200, 1.5)
	for i := range 4 {
		r := 170 + 26*float64(i)
		b.fill(flat(b.accent).clear(0.5-0.1*float64(i)), ring(x, 200, r, r-3)...)
	}
}

// surge is a sea of that color, boiling with arms.
func surge(b *painter, c rgb) {
	x := Wide / 2.0
	b.glow(x, 220, 250, 180, c.to(white, 0.2), 0.5)
	for d := range 3 {
		s := b.body(c.to(b.near, 0.25*float64(d)))
		s.lit, s.edge = 1, 4
		y := 236 + 52*float64(d)
		out := poly(Wide+20, Tall+20, -20, Tall+20)
		a := b.in(0, 6.28)
		for i := range 60 {
			k := float64(i)*9 - 20
			out = append(out, pointAt(k, y-58*math.Pow(math.Abs(math.Sin(k/92+a)), 1.6)-9*math.Sin(k/19+a)))
		}
		for i := range 3 - d {
			e := b.side()
			tentacle(b, armLine(x+(float64(i)-1+0.5*float64(d))*130, y+70, 190-24*float64(d), e, b.in(0.8, 1.2)), 26, 4, -e, c.to(hideDark, 0.55))
		}
		b.fill(s, out)
	}
	foam(b, 345)
}

// race is arms that shoot up to the light.
func race(b *painter) {
	x := Wide / 2.0
	b.glow(x, 40, 260, 200, b.sun, 0.6)
	shafts(b, 7, 0.3)
	b.fill(flat(b.sun).clear(0.5), oval(x, -30, 250, 78))
	for i, q := range [5][2]float64{{-150, 150}, {150, 130}, {-70, 70}, {84, 56}, {4, 16}} {
		k := x + q[0]
		line := curve(x+q[0]*1.5, 440, k+26, 330, k-24, 230, k+14, q[1]+70, k, q[1])
		tentacle(b, line, 30+3*float64(i), 4, -sides[i%2], hideDark.to(hide, 0.2+0.2*float64(i)))
		for range 8 {
			b.fill(flat(white).clear(0.7), oval(k+b.in(-20, 20), q[1]+b.in(20, 150), b.in(1, 4), b.in(2, 7)))
		}
	}
	bubbles(b, 20)
}

// stranded is the floor of the sea when the water is gone.
func stranded(b *painter) {
	x := Wide / 2.0
	sand := b.low.to(hex(0xd8b88a), 0.55)
	b.fill(flat(sand).down(sand.to(b.front, 0.5)), hills(b, 270, 26, 0.2))
	b.fill(flat(b.accent.to(white, 0.3)).clear(0.6), slab(0, 236, Wide, 7, 3))
	b.within(place(x+90, 300, 1.25, 1.25, 0.32), func() { sailboat(b, 0, 0, 1, 0.9) })
	tentacle(b, curve(-40, 330, 60, 270, 130, 310, 210, 336, 260, 300, 236, 270, 210, 288), 40, 6, 1, hide)
	for range 9 {
		q := pointAt(b.in(20, 480), b.in(318, 372))
		b.draws(pick(&b.random, hex(0xd8705a), hex(0xe0a04a), bone), star(q.x, q.y, 5, b.in(7, 13), 4, b.in(0, 3)))
	}
	for range 7 {
		q := pointAt(b.in(0, Wide), b.in(300, 380))
		b.fill(flat(b.low.to(white, 0.3)).clear(0.5), oval(q.x, q.y, b.in(20, 46), b.in(4, 8)))
	}
	stood(b, x+20, 372, 0.55)
}

// wake is what stays behind where the monster swam.
func wake(b *painter) {
	x := Wide / 2.0
	b.glow(x, 170, 220, 120, b.sun, 0.4)
	waves(b, 238, 14, 0.3)
	for i, q := range [3][2]float64{{86, 0.62}, {-2, 0.85}, {-104, 1.1}} {
		b.within(place(x+q[0], 256+8*float64(i), q[1], q[1], 0), func() {
			b.fill(b.body(hide.to(b.low, 0.24-0.1*float64(i))), smooth(-78, 10, -60, -58, -8, -98, 46, -76, 78, 10))
			b.draws(bone.to(hide, 0.3), poly(-34, -76, -44, -128, -4, -92), poly(8, -92, 22, -134, 38, -78))
		})
	}
	for i := range 6 {
		k := float64(i)
		b.fill(flat(white).clear(0.5-0.06*k), taper(curve(x-10, 246, x-60-40*k, 290+12*k, x-130-60*k, 400), 3, 8))
		b.fill(flat(white).clear(0.5-0.06*k), taper(curve(x+10, 246, x+60+40*k, 290+12*k, x+130+60*k, 400), 3, 8))
	}
	for range 8 {
		b.within(place(x+b.in(-150, 150), b.in(280, 370), 1, 1, b.in(-0.6, 0.6)),
			func() { b.draws(wood, slab(-b.in(14, 34), -4, b.in(30, 60), 8, 2)) })
	}
	b.within(place(x-30, 350, 0.9, 0.9, -0.5), func() { sailboat(b, 0, 0, 1, 1.2) })
	foam(b, 366)
}

// engulfed is a person with arms reaching in from all sides.
func engulfed(b *painter) {
	x, y := Wide/2, 200.0
	for i := range 5 {
		k := 1 - 0.18*float64(i)
		b.fill(flat(b.low.to(b.front, 0.2+0.18*float64(i))).clear(0.8), oval(x, y, 300*k, 240*k))
	}
	b.glow(x, y, 90, 80, b.accent, 0.5)
	thrown(b, x-8, y+12)
	for i := range 7 {
		a := 2*math.Pi*float64(i)/7 + 0.3
		from, to := pointAt(x, y).around(a, 330), pointAt(x, y).around(a+0.25, 76)
		tentacle(b, curved([]pt{from, pointAt(x, y).around(a-0.22, 220), pointAt(x, y).around(a+0.12, 140), to, to.around(a+2.2, 22)}), 38, 5,
			-sides[i%2], hideDark.to(hide, 0.3+0.1*float64(i)))
	}
	bubbles(b, 20)
}

// gullet is the maw seen from within its reach.
func gullet(b *painter) {
	x, y := Wide/2, 205.0
	b.plain(hideDark.times(0.7), oval(x, y, 250, 210))
	b.fill(b.body(hide.to(hex(0x8a3a4a), 0.4)), oval(x, y, 216, 182))
	for i, c := range [4]rgb{hex(0x9a3a44), hex(0x6a1f2e), hex(0x3f0f1c), hex(0x14040a)} {
		k := 1 - 0.2*float64(i)
		b.fill(flat(c).down(c.times(0.6)), oval(x, y+8*float64(i), 172*k, 142*k))
	}
	for row := range 2 {
		n := 17 - 4*row
		for i := range n {
			a := 2 * math.Pi * (float64(i) + 0.5*float64(row)) / float64(n)
			k := 1 - 0.25*float64(row)
			q := func(a, r float64) pt { return pointAt(x+186*r*math.Cos(a), y+156*r*math.Sin(a)) }
			b.draws(bone, path{q(a-0.12, k), q(a+0.03, k*b.in(0.62, 0.72)), q(a+0.12, k)})
		}
	}
	b.glow(x, y+20, 70, 60, b.accent, 0.5)
	thrown(b, x-10, y+30)
}

// sinking is a person who is pulled down.
func sinking(b *painter) {
	x := Wide / 2.0
	b.glow(x, 40, 230, 170, b.sun, 0.4)
	shafts(b, 5, 0.2)
	for i := range 4 {
		d := sides[i%2]
		tentacle(b, armLine(x+d*(30+50*float64(i/2)), 430, 150+24*float64(i), -d*0.8, 1), 32, 4, d, hideDark.to(hide, 0.3+0.2*float64(i/2)))
	}
	b.within(place(x, 150, 1.5, 1.5, -0.9), func() { thrown(b, 0, 0) })
	tentacle(b, curve(x+20, 430, x+70, 320, x+20, 250, x-40, 200, x-16, 168, x+22, 178), 30, 6, 1, hide)
	bubbles(b, 24)
}

// cult is people who worship the monster.
func cult(b *painter, who *person) {
	x := Wide / 2.0
	b.gloom(x, 180, 320, 240, b.front, 0.4)
	b.glow(x, 110, 230, 170, amber, 0.4)
	eyeOfTheDeep(b, x, 104, 0.8)
	f := somebody(b, who)
	for i, q := range [5][2]float64{{-160, 1.15}, {160, 1.15}, {-84, 1.4}, {84, 1.4}, {0, 1.7}} {
		g := *f
		g.kin, g.dress, g.pose, g.gear = human, cloak, pose(i%3), torch
		g.cloth, g.trim = hideDark.times(0.8), underside
		b.within(place(x+q[0], 300-14*q[1], q[1], q[1], 0), func() {
			whole(b, &g)
		})
	}
	b.dusk(0.6)
}

// waterJet rises to the sky.
func waterJet(b *painter) {
	x, c := Wide/2.0, b.accent
	b.glow(x, 200, 230, 200, c, 0.5)
	for i := range 9 {
		k := (float64(i) - 4) * 17
		b.fill(flat(c.to(white, 0.2+0.08*float64(i%4))).clear(0.6),
			taper(curve(x+k*1.8, 420, x+k*0.7, 300, x+k*0.5+b.in(-8, 8), 180, x+k*1.6, 70, x+k*3.4, 34+2*k*k/60), 13, 3))
	}
	for range 30 {
		q := pointAt(x+b.in(-120, 120), b.in(20, 150))
		b.fill(flat(white).clear(0.8), oval(q.x, q.y, b.in(2, 8), b.in(2, 8)))
	}
}

// current carries fish and æmber away.
func current(b *painter) {
	x, c := Wide/2.0, b.accent
	b.glow(x, 200, 230, 200, c, 0.5)
	for i := range 11 {
		y := 60 + float64(i)*27
		b.fill(flat(c.to(white, 0.15*float64(i%4))).clear(0.55),
			leaf(curve(-30, y+40, 120, y-20, 260, y+24, 400, y-24, 540, y+16), 8+b.in(0, 9)))
	}
	school(b, 16, 0.9)
	b.crystal(x-40, 180, 30, 0.6)
	b.crystal(x+70, 230, 22, 1.1)
}

// eddy swallows a ship.
func eddy(b *painter) {
	x, c := Wide/2.0, b.accent
	b.glow(x, 200, 230, 200, c, 0.5)
	for i := range 8 {
		var line []pt
		for k := range 40 {
			f := float64(k) / 39
			a := float64(i)*0.785 + f*6
			line = append(line, pointAt(x+230*(1-f)*math.Cos(a), 130+210*f+74*(1-f)*math.Sin(a)))
		}
		b.fill(flat(c.to(white, 0.12*float64(i%4))).clear(0.55), leaf(line, 17))
	}
	b.within(place(x+96, 140, 0.55, 0.55, 0.35), func() { sailboat(b, 0, 0, 1, 1.2) })
}

// armedEye is an eye among arms.
func armedEye(b *painter) {
	x := Wide / 2.0
	b.gloom(x, 200, 300, 240, b.front, 0.5)
	b.glow(x, 200, 230, 200, b.accent, 0.7)
	for i := range 9 {
		a := 2 * math.Pi * float64(i) / 9
		at := pointAt(x, 200).around(a, 66)
		tentacle(b, curved([]pt{at, at.around(a+0.3, 60), at.around(a+0.9, 104), at.around(a+1.7, 108)}), 24, 4, 1,
			hide.to(b.accent, 0.1*float64(i%3)))
	}
	b.fill(b.body(hide), oval(x, 200, 96, 92))
	eyeOfTheDeep(b, x, 200, 0.75)
}
