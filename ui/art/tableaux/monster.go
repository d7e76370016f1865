package tableaux

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/beasts"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/places"
	"github.com/keyraken/keyraken/ui/art/things"
)

// deepTableaux are the monster of the deep and what it does.
var deepTableaux = motif.Anchored(motif.Full, map[string]func(*brush.Brush){
	"leviathan": leviathan, "dark-legend": darkLegend, "preternatural-eye": will, "armed-eye": armedEye,
	"monster-gullet": gullet, "crimson-sea": func(b *brush.Brush) { surge(b, brush.Hex(0xb02a3a)) }, "rising-arms": race,
	"engulfing-arms": engulfed, "drowning": sinking, "crushing-arm": crushing, "grappling-arm": grappling,
	"lashing-arm": lashing, "shield-arm": shielding, "slippery-arm": slippery, "tenacious-arm": tenacious,
	"low-tide": stranded, "monster-wake": wake, "water-jet": waterJet, "water-current": current, "eddy": eddy,
	"sea-foam":  func(b *brush.Brush) { foam(b, 360) },
	"waterline": func(b *brush.Brush) { things.Waves(b, 270, 18, 0.6); things.Waves(b, 320, 18, 0.9) },
})

// darkLegend is what sailors tell: a shape behind the waves, and its eye.
func darkLegend(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Gloom(x, 160, 300, 240, b.Front, 0.5)
	b.Fill(brush.Flat(beasts.HideDark.To(b.Low, 0.3)).Down(b.Low).Clear(0.9),
		brush.Smooth(x-190, 330, x-150, 180, x-60, 80, x, 60, x+60, 80, x+150, 180, x+190, 330))
	beasts.DeepEye(b, x, 190, 0.66)
	things.Waves(b, 300, 22, 0.6)
	b.Within(brush.Place(x, 330, 0.7, 0.7, 0.06), func() { things.Sailboat(b, 0, 0, 1, 1.3) })
	things.Waves(b, 350, 18, 0.9)
}

// will is the eye that bends minds.
func will(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Gloom(x, 190, 330, 260, b.Front, 0.5)
	beasts.DeepEye(b, x, 200, 1.5)
	for i := range 4 {
		r := 170 + 26*float64(i)
		b.Fill(brush.Flat(b.Accent).Clear(0.5-0.1*float64(i)), brush.Ring(x, 200, r, r-3)...)
	}
}

// surge is a sea of that color, boiling with arms.
func surge(b *brush.Brush, c brush.RGB) {
	x := brush.Wide / 2.0
	b.Glow(x, 220, 250, 180, c.To(brush.White, 0.2), 0.5)
	for d := range 3 {
		s := b.Body(c.To(b.Near, 0.25*float64(d)))
		s.Lit, s.Edge = 1, 4
		y := 236 + 52*float64(d)
		out := brush.Poly(brush.Wide+20, brush.Tall+20, -20, brush.Tall+20)
		a := b.In(0, 6.28)
		for i := range 60 {
			k := float64(i)*9 - 20
			out = append(out, brush.At(k, y-58*math.Pow(math.Abs(math.Sin(k/92+a)), 1.6)-9*math.Sin(k/19+a)))
		}
		for i := range 3 - d {
			e := b.Side()
			beasts.Tentacle(b, brush.ArmLine(x+(float64(i)-1+0.5*float64(d))*130, y+70, 190-24*float64(d), e, b.In(0.8, 1.2)), 26, 4, -e,
				c.To(beasts.HideDark, 0.55))
		}
		b.Fill(s, out)
	}
	foam(b, 345)
}

// race is arms that shoot up to the light.
func race(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 40, 260, 200, b.Sun, 0.6)
	places.Shafts(b, 7, 0.3)
	b.Fill(brush.Flat(b.Sun).Clear(0.5), brush.Oval(x, -30, 250, 78))
	for i, q := range [5][2]float64{{-150, 150}, {150, 130}, {-70, 70}, {84, 56}, {4, 16}} {
		k := x + q[0]
		line := brush.Curve(x+q[0]*1.5, 440, k+26, 330, k-24, 230, k+14, q[1]+70, k, q[1])
		beasts.Tentacle(b, line, 30+3*float64(i), 4, -brush.Sides[i%2], beasts.HideDark.To(beasts.Hide, 0.2+0.2*float64(i)))
		for range 8 {
			b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Oval(k+b.In(-20, 20), q[1]+b.In(20, 150), b.In(1, 4), b.In(2, 7)))
		}
	}
	places.Bubbles(b, 20)
}

// stranded is the floor of the sea when the water is gone.
func stranded(b *brush.Brush) {
	x := brush.Wide / 2.0
	sand := b.Low.To(brush.Hex(0xd8b88a), 0.55)
	b.Fill(brush.Flat(sand).Down(sand.To(b.Front, 0.5)), places.Hills(b, 270, 26, 0.2))
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.6), brush.Slab(0, 236, brush.Wide, 7, 3))
	b.Within(brush.Place(x+90, 300, 1.25, 1.25, 0.32), func() { things.Sailboat(b, 0, 0, 1, 0.9) })
	beasts.Tentacle(b, brush.Curve(-40, 330, 60, 270, 130, 310, 210, 336, 260, 300, 236, 270, 210, 288), 40, 6, 1, beasts.Hide)
	for range 9 {
		q := brush.At(b.In(20, 480), b.In(318, 372))
		b.Draw(brush.Pick(&b.Random, brush.Hex(0xd8705a), brush.Hex(0xe0a04a), brush.Bone), brush.Star(q.X, q.Y, 5, b.In(7, 13), 4, b.In(0, 3)))
	}
	for range 7 {
		q := brush.At(b.In(0, brush.Wide), b.In(300, 380))
		b.Fill(brush.Flat(b.Low.To(brush.White, 0.3)).Clear(0.5), brush.Oval(q.X, q.Y, b.In(20, 46), b.In(4, 8)))
	}
	things.Onlooker(b, x+20, 372, 0.55)
}

// wake is what stays behind where the monster swam.
func wake(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 170, 220, 120, b.Sun, 0.4)
	things.Waves(b, 238, 14, 0.3)
	for i, q := range [3][2]float64{{86, 0.62}, {-2, 0.85}, {-104, 1.1}} {
		b.Within(brush.Place(x+q[0], 256+8*float64(i), q[1], q[1], 0), func() {
			b.Fill(b.Body(beasts.Hide.To(b.Low, 0.24-0.1*float64(i))), brush.Smooth(-78, 10, -60, -58, -8, -98, 46, -76, 78, 10))
			b.Draw(brush.Bone.To(beasts.Hide, 0.3), brush.Poly(-34, -76, -44, -128, -4, -92), brush.Poly(8, -92, 22, -134, 38, -78))
		})
	}
	for i := range 6 {
		k := float64(i)
		b.Fill(brush.Flat(brush.White).Clear(0.5-0.06*k), brush.Taper(brush.Curve(x-10, 246, x-60-40*k, 290+12*k, x-130-60*k, 400), 3, 8))
		b.Fill(brush.Flat(brush.White).Clear(0.5-0.06*k), brush.Taper(brush.Curve(x+10, 246, x+60+40*k, 290+12*k, x+130+60*k, 400), 3, 8))
	}
	for range 8 {
		b.Within(brush.Place(x+b.In(-150, 150), b.In(280, 370), 1, 1, b.In(-0.6, 0.6)),
			func() { b.Draw(brush.Wood, brush.Slab(-b.In(14, 34), -4, b.In(30, 60), 8, 2)) })
	}
	b.Within(brush.Place(x-30, 350, 0.9, 0.9, -0.5), func() { things.Sailboat(b, 0, 0, 1, 1.2) })
	foam(b, 366)
}

// engulfed is a person with arms reaching in from all sides.
func engulfed(b *brush.Brush) {
	x, y := brush.Wide/2, 200.0
	for i := range 5 {
		k := 1 - 0.18*float64(i)
		b.Fill(brush.Flat(b.Low.To(b.Front, 0.2+0.18*float64(i))).Clear(0.8), brush.Oval(x, y, 300*k, 240*k))
	}
	b.Glow(x, y, 90, 80, b.Accent, 0.5)
	thrown(b, x-8, y+12)
	for i := range 7 {
		a := 2*math.Pi*float64(i)/7 + 0.3
		from, to := brush.At(x, y).Around(a, 330), brush.At(x, y).Around(a+0.25, 76)
		beasts.Tentacle(b, brush.CurveThrough([]brush.Point{from, brush.At(x, y).Around(a-0.22, 220), brush.At(x, y).Around(a+0.12, 140), to,
			to.Around(a+2.2, 22)}), 38, 5,
			-brush.Sides[i%2], beasts.HideDark.To(beasts.Hide, 0.3+0.1*float64(i)))
	}
	places.Bubbles(b, 20)
}

// gullet is the maw seen from within its reach.
func gullet(b *brush.Brush) {
	x, y := brush.Wide/2, 205.0
	b.Plain(beasts.HideDark.Times(0.7), brush.Oval(x, y, 250, 210))
	b.Fill(b.Body(beasts.Hide.To(brush.Hex(0x8a3a4a), 0.4)), brush.Oval(x, y, 216, 182))
	for i, c := range [4]brush.RGB{brush.Hex(0x9a3a44), brush.Hex(0x6a1f2e), brush.Hex(0x3f0f1c), brush.Hex(0x14040a)} {
		k := 1 - 0.2*float64(i)
		b.Fill(brush.Flat(c).Down(c.Times(0.6)), brush.Oval(x, y+8*float64(i), 172*k, 142*k))
	}
	for row := range 2 {
		n := 17 - 4*row
		for i := range n {
			a := 2 * math.Pi * (float64(i) + 0.5*float64(row)) / float64(n)
			k := 1 - 0.25*float64(row)
			q := func(a, r float64) brush.Point { return brush.At(x+186*r*math.Cos(a), y+156*r*math.Sin(a)) }
			b.Draw(brush.Bone, brush.Path{q(a-0.12, k), q(a+0.03, k*b.In(0.62, 0.72)), q(a+0.12, k)})
		}
	}
	b.Glow(x, y+20, 70, 60, b.Accent, 0.5)
	thrown(b, x-10, y+30)
}

// sinking is a person who is pulled down.
func sinking(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 40, 230, 170, b.Sun, 0.4)
	places.Shafts(b, 5, 0.2)
	for i := range 4 {
		d := brush.Sides[i%2]
		beasts.Tentacle(b, brush.ArmLine(x+d*(30+50*float64(i/2)), 430, 150+24*float64(i), -d*0.8, 1), 32, 4, d,
			beasts.HideDark.To(beasts.Hide, 0.3+0.2*float64(i/2)))
	}
	b.Within(brush.Place(x, 150, 1.5, 1.5, -0.9), func() { thrown(b, 0, 0) })
	beasts.Tentacle(b, brush.Curve(x+20, 430, x+70, 320, x+20, 250, x-40, 200, x-16, 168, x+22, 178), 30, 6, 1, beasts.Hide)
	places.Bubbles(b, 24)
}

// cult is people who worship the monster.
func cult(b *brush.Brush, who *people.Person) {
	x := brush.Wide / 2.0
	b.Gloom(x, 180, 320, 240, b.Front, 0.4)
	b.Glow(x, 110, 230, 170, brush.Amber, 0.4)
	beasts.DeepEye(b, x, 104, 0.8)
	f := people.FigureOf(b, who)
	for i, q := range [5][2]float64{{-160, 1.15}, {160, 1.15}, {-84, 1.4}, {84, 1.4}, {0, 1.7}} {
		g := *f
		g.Species, g.Dress, g.Pose, g.Gear = people.Human, people.Cloak, people.Pose(i%3), people.Torch
		g.Cloth, g.Trim = beasts.HideDark.Times(0.8), beasts.Underside
		b.Within(brush.Place(x+q[0], 300-14*q[1], q[1], q[1], 0), func() {
			people.Whole(b, &g)
		})
	}
	b.Dusk(0.6)
}

// waterJet rises to the sky.
func waterJet(b *brush.Brush) {
	x, c := brush.Wide/2.0, b.Accent
	b.Glow(x, 200, 230, 200, c, 0.5)
	for i := range 9 {
		k := (float64(i) - 4) * 17
		b.Fill(brush.Flat(c.To(brush.White, 0.2+0.08*float64(i%4))).Clear(0.6),
			brush.Taper(brush.Curve(x+k*1.8, 420, x+k*0.7, 300, x+k*0.5+b.In(-8, 8), 180, x+k*1.6, 70, x+k*3.4, 34+2*k*k/60), 13, 3))
	}
	for range 30 {
		q := brush.At(x+b.In(-120, 120), b.In(20, 150))
		b.Fill(brush.Flat(brush.White).Clear(0.8), brush.Oval(q.X, q.Y, b.In(2, 8), b.In(2, 8)))
	}
}

// current carries fish and æmber away.
func current(b *brush.Brush) {
	x, c := brush.Wide/2.0, b.Accent
	b.Glow(x, 200, 230, 200, c, 0.5)
	for i := range 11 {
		y := 60 + float64(i)*27
		b.Fill(brush.Flat(c.To(brush.White, 0.15*float64(i%4))).Clear(0.55),
			brush.Leaf(brush.Curve(-30, y+40, 120, y-20, 260, y+24, 400, y-24, 540, y+16), 8+b.In(0, 9)))
	}
	places.School(b, 16, 0.9)
	b.Crystal(x-40, 180, 30, 0.6)
	b.Crystal(x+70, 230, 22, 1.1)
}

// eddy swallows a ship.
func eddy(b *brush.Brush) {
	x, c := brush.Wide/2.0, b.Accent
	b.Glow(x, 200, 230, 200, c, 0.5)
	for i := range 8 {
		var line []brush.Point
		for k := range 40 {
			f := float64(k) / 39
			a := float64(i)*0.785 + f*6
			line = append(line, brush.At(x+230*(1-f)*math.Cos(a), 130+210*f+74*(1-f)*math.Sin(a)))
		}
		b.Fill(brush.Flat(c.To(brush.White, 0.12*float64(i%4))).Clear(0.55), brush.Leaf(line, 17))
	}
	b.Within(brush.Place(x+96, 140, 0.55, 0.55, 0.35), func() { things.Sailboat(b, 0, 0, 1, 1.2) })
}

// armedEye is an eye among arms.
func armedEye(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Gloom(x, 200, 300, 240, b.Front, 0.5)
	b.Glow(x, 200, 230, 200, b.Accent, 0.7)
	for i := range 9 {
		a := 2 * math.Pi * float64(i) / 9
		at := brush.At(x, 200).Around(a, 66)
		beasts.Tentacle(b, brush.CurveThrough([]brush.Point{at, at.Around(a+0.3, 60), at.Around(a+0.9, 104), at.Around(a+1.7, 108)}), 24, 4, 1,
			beasts.Hide.To(b.Accent, 0.1*float64(i%3)))
	}
	b.Fill(b.Body(beasts.Hide), brush.Oval(x, 200, 96, 92))
	beasts.DeepEye(b, x, 200, 0.75)
}

// foam is the broken water around something that rises from it.
func foam(b *brush.Brush, y float64) {
	c := b.Low.To(brush.White, 0.5)
	for range 26 {
		x, r := brush.Wide/2+b.In(-190, 190), b.In(5, 22)
		b.Fill(brush.Flat(c).Down(b.Low).Clear(0.7), brush.Oval(x, y+b.In(-10, 18), r*1.6, r*0.7))
	}
	for range 26 {
		q := brush.At(brush.Wide/2+b.In(-190, 190), y-b.In(0, 130))
		b.Fill(brush.Flat(c.To(brush.White, 0.5)).Clear(0.8), brush.Oval(q.X, q.Y, b.In(1, 4), b.In(1, 5)))
	}
	b.Dusk(0.6)
}

// crushing is the arm that breaks ships.
func crushing(b *brush.Brush) {
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		line := brush.Curve(-60, 420, -96, 300, -84, 190, -20, 110, 70, 96, 130, 150, 110, 220, 50, 236, 16, 200, 40, 168)
		wrecked(b, 60, 200)
		beasts.Tentacle(b, line, 60, 22, 1, beasts.Hide.To(brush.Hex(0x7a3a4a), 0.35))
		for i := 6; i < 40; i += 6 {
			q := line[min(i, len(line)-1)]
			b.Draw(brush.Bone.Times(0.8), brush.Path{q.Shift(-30, 6), q.Shift(-66, -18), q.Shift(-26, -20)})
		}
	})
	b.Sparks(brush.Wide/2+d*60, 190, 12)
}

// grappling is the arm that does not let go of its catch.
func grappling(b *brush.Brush) {
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		at := brush.At(20, 170)
		b.Glow(at.X, at.Y, 150, 140, brush.Amber, 0.7)
		back := brush.Curve(30, 420, 110, 330, 120, 240, 70, 150, -20, 130)
		beasts.Tentacle(b, back, 34, 8, -1, beasts.HideDark.To(beasts.Hide, 0.4))
		b.Crystal(at.X, at.Y, 74, 0.15)
		b.Crystal(at.X-52, at.Y+30, 34, -0.4)
		beasts.Tentacle(b, brush.Curve(-110, 420, -126, 320, -100, 230, -20, 196, 70, 206, 96, 160, 50, 118, -16, 122), 46, 9, 1, beasts.Hide)
	})
}

// lashing is the arm that strikes like a whip.
func lashing(b *brush.Brush) {
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		for i := range 5 {
			r := 150 + 17*float64(i)
			b.Fill(brush.Flat(b.Sun).Clear(0.3-0.05*float64(i)),
				brush.Taper([]brush.Point{brush.At(-30, 230).Around(-1.5, r), brush.At(-30, 230).Around(-1.15, r*1.06),
					brush.At(-30, 230).Around(-0.8, r*1.06), brush.At(-30, 230).Around(-0.45, r)}, 1, 6))
		}
		line := brush.Curve(-110, 420, -130, 320, -90, 230, 0, 220, 40, 150, -20, 84, -110, 60, -80, 20, 20, 30, 110, 90, 190, 190)
		beasts.Tentacle(b, line, 34, 5, 1, beasts.Hide.To(brush.Hex(0x3fa866), 0.8))
		tip := line[len(line)-1]
		b.Draw(brush.Bone, brush.Path{tip.Shift(-14, -18), tip.Shift(16, 30), tip.Shift(10, -12), tip.Shift(34, -4), tip.Shift(2, -30)})
		for i := 30; i < len(line)-4; i += 7 {
			b.Draw(brush.Bone.Times(0.9), brush.Path{line[i].Shift(-6, 0), line[i].Shift(-4, -24), line[i].Shift(7, -3)})
		}
	})
}

// shielding is the arm in armor.
func shielding(b *brush.Brush) {
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		line := brush.Curve(-30, 430, -80, 320, -70, 220, 0, 130, 70, 120, 90, 176)
		beasts.Tentacle(b, line, 64, 26, 1, beasts.HideDark.To(beasts.Hide, 0.6))
		m := b.Metal(brush.Hex(0xc98f4a).To(beasts.Hide, 0.2))
		for i := range 6 {
			f := float64(i) / 5
			q := line[int(f*float64(len(line)-8))+3]
			k := 1.25 - 0.5*f
			a := -0.35 + 1.25*f
			b.Within(brush.Place(q.X-26*k+16*f, q.Y, k, k, a), func() {
				b.Fill(m, brush.Smooth(-66, 26, -74, -20, -34, -58, 20, -60, 58, -26, 50, 18, 0, 6))
				b.Fill(brush.Flat(m.Top.To(b.Shade, 0.55)).Clear(0.7), brush.Taper(brush.Curve(-52, 8, -30, -30, 6, -50), 2.4, 1),
					brush.Taper(brush.Curve(-8, 2, 6, -24, 34, -42), 2.4, 1))
				b.Draw(brush.Bone, brush.Poly(-50, -34, -62, -72, -26, -52), brush.Poly(8, -56, 18, -90, 34, -48))
			})
		}
	})
	b.Glow(brush.Wide/2, 200, 190, 170, brush.Hex(0x8fd3ff), 0.18)
	b.Fill(brush.Flat(brush.Hex(0xbfe8ff)).Clear(0.5), brush.Ring(brush.Wide/2, 210, 186, 183)...)
}

// slippery is the arm with fins that nobody can hold.
func slippery(b *brush.Brush) {
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		c := brush.Hex(0x5a4ab8).To(beasts.Hide, 0.3)
		line := brush.Curve(-150, 420, -130, 300, -60, 220, 40, 250, 100, 190, 50, 110, -50, 120, -90, 60, -20, 20, 60, 40)
		fin := make(brush.Path, 0, len(line)*2)
		for i, q := range line {
			t := float64(i) / float64(len(line)-1)
			e := line[min(i+1, len(line)-1)].Minus(line[max(i-1, 0)]).Unit()
			k := 62 - 44*t
			if i%4 < 2 {
				k *= 0.82
			}
			fin = append(fin, q.Plus(brush.At(e.Y, -e.X).Times(k)))
		}
		for i := len(line) - 1; i >= 0; i-- {
			fin = append(fin, line[i])
		}
		b.Fill(b.Body(b.Accent.To(c, 0.4)).Clear(0.8), fin)
		beasts.Tentacle(b, line, 38, 7, 1, c)
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Taper(line[6:40], 5, 2))
		for range 14 {
			q := line[b.N(len(line))]
			b.Fill(brush.Flat(b.Accent.To(brush.White, 0.6)).Clear(0.8),
				brush.Leaf([]brush.Point{q.Shift(b.In(-40, 40), 20), q.Shift(b.In(-40, 40), 34), q.Shift(b.In(-36, 36), 52)}, 4))
		}
	})
}

// tenacious is the arm with claws that never lets go.
func tenacious(b *brush.Brush) {
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		line := brush.Curve(-120, 430, -110, 310, -50, 210, 30, 140, 90, 130)
		b.Glow(110, 190, 130, 120, brush.Amber, 0.6)
		for _, q := range [4][3]float64{{96, 232, 40}, {140, 216, 30}, {60, 220, 28}, {112, 190, 34}} {
			b.Crystal(q[0], q[1], q[2], b.In(-0.4, 0.4))
		}
		beasts.Tentacle(b, line, 52, 24, 1, beasts.Hide.To(brush.Hex(0xc9863a), 0.4))
		tip := brush.At(92, 128)
		for i, a := range [4]float64{0.1, 0.75, 1.4, 2.1} {
			base := tip.Around(a, 12)
			mid := tip.Around(a-0.25, 78-6*float64(i))
			end := tip.Around(a+0.5, 118-8*float64(i))
			b.Draw(brush.Bone.Times(0.92-0.06*float64(i)), brush.Taper(brush.CurveThrough([]brush.Point{base, mid, end}), 17, 1.6))
		}
		b.Draw(beasts.Hide.To(brush.Hex(0xc9863a), 0.4), brush.Oval(tip.X, tip.Y, 29, 27))
	})
}

// leviathan paints the monster itself.
func leviathan(b *brush.Brush) {
	x := brush.Wide / 2.0
	for i := range 10 {
		d := brush.Sides[i%2]
		k := x + d*(40+34*float64(i/2))
		beasts.Tentacle(b, brush.ArmLine(k, 420, 150+30*float64((i*3)%5), d*(0.9-0.1*float64(i/2)), 0.9), 30, 4, -d,
			beasts.HideDark.To(beasts.Hide, 0.25+0.05*float64(i)))
	}
	b.Fill(b.Body(beasts.Hide), brush.Smooth(x-150, 400, x-176, 270, x-130, 150, x-70, 70, x, 34, x+70, 70, x+130, 150, x+176, 270, x+150, 400,
		x, 430))
	for i := range 7 {
		k := x + (float64(i)-3)*44
		y := 60 + 14*math.Pow(float64(i)-3, 2)
		b.Draw(brush.Bone.To(beasts.Hide, 0.3), brush.Poly(k-15, y+34, k+(float64(i)-3)*9, y-28, k+15, y+34))
	}
	for range 22 {
		q := brush.At(x+b.In(-120, 120), b.In(110, 340))
		b.Fill(brush.Flat(beasts.Hide.To(b.Accent, 0.5)).Clear(0.5), brush.Oval(q.X, q.Y, b.In(3, 10), b.In(3, 8)))
	}
	beasts.DeepEye(b, x, 196, 1)
	for i := range 9 { // lights along the lids
		q := brush.At(x, 150).Around(math.Pi*(0.14+0.09*float64(i)), 132)
		b.Glow(q.X, q.Y, 16, 16, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(q.X, q.Y, 4.4-0.3*math.Abs(float64(i)-4), 4))
	}
	foam(b, 372)
}

// wrecked draws a broken mast with its sail.
func wrecked(b *brush.Brush, x, y float64) {
	b.Draw(brush.Wood, brush.Taper(brush.Line(x-20, y+170, x, y, x+6, y-46), 11, 9))
	b.Draw(brush.Wood, brush.Taper(brush.Line(x+14, y-34, x+70, y-110, x+110, y-130), 10, 6))
	b.Draw(brush.Cloth.Times(0.8), brush.Poly(x+60, y-110, x+120, y-140, x+150, y-60, x+118, y-76, x+104, y-30, x+84, y-70))
	b.Draw(brush.Wood.Times(1.2), brush.Poly(x-12, y-30, x-2, y-64, x+4, y-36, x+14, y-58, x+18, y-28))
}
