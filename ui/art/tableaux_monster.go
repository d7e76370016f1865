package art

import "math"

// deepTableaux are the monster of the deep and what it does.
var deepTableaux = framed(full, map[string]func(*painter){
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

// foam is the broken water around something that rises from it.
func foam(b *painter, y float64) {
	c := b.low.to(white, 0.5)
	for range 26 {
		x, r := Wide/2+b.in(-190, 190), b.in(5, 22)
		b.fill(flat(c).down(b.low).clear(0.7), oval(x, y+b.in(-10, 18), r*1.6, r*0.7))
	}
	for range 26 {
		q := pointAt(Wide/2+b.in(-190, 190), y-b.in(0, 130))
		b.fill(flat(c.to(white, 0.5)).clear(0.8), oval(q.x, q.y, b.in(1, 4), b.in(1, 5)))
	}
	b.dusk(0.6)
}

// crushing is the arm that breaks ships.
func crushing(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		line := curve(-60, 420, -96, 300, -84, 190, -20, 110, 70, 96, 130, 150, 110, 220, 50, 236, 16, 200, 40, 168)
		wrecked(b, 60, 200)
		tentacle(b, line, 60, 22, 1, hide.to(hex(0x7a3a4a), 0.35))
		for i := 6; i < 40; i += 6 {
			q := line[min(i, len(line)-1)]
			b.draws(bone.times(0.8), path{q.shift(-30, 6), q.shift(-66, -18), q.shift(-26, -20)})
		}
	})
	b.sparks(Wide/2+d*60, 190, 12)
}

// grappling is the arm that does not let go of its catch.
func grappling(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		at := pointAt(20, 170)
		b.glow(at.x, at.y, 150, 140, amber, 0.7)
		back := curve(30, 420, 110, 330, 120, 240, 70, 150, -20, 130)
		tentacle(b, back, 34, 8, -1, hideDark.to(hide, 0.4))
		b.crystal(at.x, at.y, 74, 0.15)
		b.crystal(at.x-52, at.y+30, 34, -0.4)
		tentacle(b, curve(-110, 420, -126, 320, -100, 230, -20, 196, 70, 206, 96, 160, 50, 118, -16, 122), 46, 9, 1, hide)
	})
}

// lashing is the arm that strikes like a whip.
func lashing(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		for i := range 5 {
			r := 150 + 17*float64(i)
			b.fill(flat(b.sun).clear(0.3-0.05*float64(i)),
				taper([]pt{pointAt(-30, 230).around(-1.5, r), pointAt(-30, 230).around(-1.15, r*1.06), pointAt(-30, 230).around(-0.8, r*1.06),
					pointAt(-30, 230).around(-0.45, r)}, 1, 6))
		}
		line := curve(-110, 420, -130, 320, -90, 230, 0, 220, 40, 150, -20, 84, -110, 60, -80, 20, 20, 30, 110, 90, 190, 190)
		tentacle(b, line, 34, 5, 1, hide.to(hex(0x3fa866), 0.8))
		tip := line[len(line)-1]
		b.draws(bone, path{tip.shift(-14, -18), tip.shift(16, 30), tip.shift(10, -12), tip.shift(34, -4), tip.shift(2, -30)})
		for i := 30; i < len(line)-4; i += 7 {
			b.draws(bone.times(0.9), path{line[i].shift(-6, 0), line[i].shift(-4, -24), line[i].shift(7, -3)})
		}
	})
}

// shielding is the arm in armor.
func shielding(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		line := curve(-30, 430, -80, 320, -70, 220, 0, 130, 70, 120, 90, 176)
		tentacle(b, line, 64, 26, 1, hideDark.to(hide, 0.6))
		m := b.metal(hex(0xc98f4a).to(hide, 0.2))
		for i := range 6 {
			f := float64(i) / 5
			q := line[int(f*float64(len(line)-8))+3]
			k := 1.25 - 0.5*f
			a := -0.35 + 1.25*f
			b.within(place(q.x-26*k+16*f, q.y, k, k, a), func() {
				b.fill(m, smooth(-66, 26, -74, -20, -34, -58, 20, -60, 58, -26, 50, 18, 0, 6))
				b.fill(flat(m.top.to(b.shade, 0.55)).clear(0.7), taper(curve(-52, 8, -30, -30, 6, -50), 2.4, 1),
					taper(curve(-8, 2, 6, -24, 34, -42), 2.4, 1))
				b.draws(bone, poly(-50, -34, -62, -72, -26, -52), poly(8, -56, 18, -90, 34, -48))
			})
		}
	})
	b.glow(Wide/2, 200, 190, 170, hex(0x8fd3ff), 0.18)
	b.fill(flat(hex(0xbfe8ff)).clear(0.5), ring(Wide/2, 210, 186, 183)...)
}

// slippery is the arm with fins that nobody can hold.
func slippery(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		c := hex(0x5a4ab8).to(hide, 0.3)
		line := curve(-150, 420, -130, 300, -60, 220, 40, 250, 100, 190, 50, 110, -50, 120, -90, 60, -20, 20, 60, 40)
		fin := make(path, 0, len(line)*2)
		for i, q := range line {
			t := float64(i) / float64(len(line)-1)
			e := line[min(i+1, len(line)-1)].minus(line[max(i-1, 0)]).unit()
			k := 62 - 44*t
			if i%4 < 2 {
				k *= 0.82
			}
			fin = append(fin, q.plus(pointAt(e.y, -e.x).times(k)))
		}
		for i := len(line) - 1; i >= 0; i-- {
			fin = append(fin, line[i])
		}
		b.fill(b.body(b.accent.to(c, 0.4)).clear(0.8), fin)
		tentacle(b, line, 38, 7, 1, c)
		b.fill(flat(white).clear(0.6), taper(line[6:40], 5, 2))
		for range 14 {
			q := line[b.n(len(line))]
			b.fill(flat(b.accent.to(white, 0.6)).clear(0.8),
				leaf([]pt{q.shift(b.in(-40, 40), 20), q.shift(b.in(-40, 40), 34), q.shift(b.in(-36, 36), 52)}, 4))
		}
	})
}

// tenacious is the arm with claws that never lets go.
func tenacious(b *painter) {
	d := b.side()
	b.within(place(Wide/2, 0, d, 1, 0), func() {
		line := curve(-120, 430, -110, 310, -50, 210, 30, 140, 90, 130)
		b.glow(110, 190, 130, 120, amber, 0.6)
		for _, q := range [4][3]float64{{96, 232, 40}, {140, 216, 30}, {60, 220, 28}, {112, 190, 34}} {
			b.crystal(q[0], q[1], q[2], b.in(-0.4, 0.4))
		}
		tentacle(b, line, 52, 24, 1, hide.to(hex(0xc9863a), 0.4))
		tip := pointAt(92, 128)
		for i, a := range [4]float64{0.1, 0.75, 1.4, 2.1} {
			base := tip.around(a, 12)
			mid := tip.around(a-0.25, 78-6*float64(i))
			end := tip.around(a+0.5, 118-8*float64(i))
			b.draws(bone.times(0.92-0.06*float64(i)), taper(curved([]pt{base, mid, end}), 17, 1.6))
		}
		b.draws(hide.to(hex(0xc9863a), 0.4), oval(tip.x, tip.y, 29, 27))
	})
}

// leviathan paints the monster itself.
func leviathan(b *painter) {
	x := Wide / 2.0
	for i := range 10 {
		d := sides[i%2]
		k := x + d*(40+34*float64(i/2))
		tentacle(b, armLine(k, 420, 150+30*float64((i*3)%5), d*(0.9-0.1*float64(i/2)), 0.9), 30, 4, -d, hideDark.to(hide, 0.25+0.05*float64(i)))
	}
	b.fill(b.body(hide), smooth(x-150, 400, x-176, 270, x-130, 150, x-70, 70, x, 34, x+70, 70, x+130, 150, x+176, 270, x+150, 400, x, 430))
	for i := range 7 {
		k := x + (float64(i)-3)*44
		y := 60 + 14*math.Pow(float64(i)-3, 2)
		b.draws(bone.to(hide, 0.3), poly(k-15, y+34, k+(float64(i)-3)*9, y-28, k+15, y+34))
	}
	for range 22 {
		q := pointAt(x+b.in(-120, 120), b.in(110, 340))
		b.fill(flat(hide.to(b.accent, 0.5)).clear(0.5), oval(q.x, q.y, b.in(3, 10), b.in(3, 8)))
	}
	eyeOfTheDeep(b, x, 196, 1)
	for i := range 9 { // lights along the lids
		q := pointAt(x, 150).around(math.Pi*(0.14+0.09*float64(i)), 132)
		b.glow(q.x, q.y, 16, 16, b.accent, 0.7)
		b.plain(b.accent.to(white, 0.4), oval(q.x, q.y, 4.4-0.3*math.Abs(float64(i)-4), 4))
	}
	foam(b, 372)
}
