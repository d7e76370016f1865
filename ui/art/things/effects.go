package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// effects are actions and forces: what strikes, shines, binds and breaks.
var effects = motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
	"burst":      burstEffect,
	"bolt":       func(b *brush.Brush) { b.Bolt(brush.At(b.In(-20, 20), -150), brush.At(0, 120), 6, b.Accent) },
	"laser":      func(b *brush.Brush) { beam(b, b.Accent) },
	"flames":     func(b *brush.Brush) { blaze(b, 190, 150) },
	"halo-rings": ringsOfLight,
	"light-rays": func(b *brush.Brush) { b.Beams(0, 0, 260, 16, 0.3) },
	"glow":       func(b *brush.Brush) { b.Glow(0, 0, 150, 150, b.Accent, 0.9) },
	"light-column": func(b *brush.Brush) {
		b.Fill(brush.Flat(b.Sun.To(b.Accent, 0.4)).Clear(0.55).Light(), brush.Poly(-40, -400, 40, -400, 70, 130, -70, 130))
		b.Fill(brush.Flat(brush.White).Clear(0.4).Light(), brush.Poly(-14, -400, 14, -400, 26, 130, -26, 130))
	},
	"whirl":       func(b *brush.Brush) { whirl(b, b.Accent) },
	"shockwave":   shockwave,
	"smoke-cloud": func(b *brush.Brush) { puff(b, brush.Hex(0x5a5e68).To(b.Near, 0.4)) },
	"gas-cloud":   func(b *brush.Brush) { puff(b, b.Accent.Times(0.8)) },
	"cloud":       func(b *brush.Brush) { puff(b, brush.White.To(b.Low, 0.3)) },
	"chains":      crossedChains,
	"cage":        cageBars,
	"web":         webNet,

	"bubble": bubbleRound,
	"dome":   forceDome,
	"splash": splash,
	"crack":  crackLine,
	"slash":  slashMarks,
	"arrow":  arrowSign,
	"arrows-swap": func(b *brush.Brush) {
		b.Within(brush.Place(0, -34, 1, 1, 0), func() { arrowSign(b) })
		b.Within(brush.Place(0, 34, -1, 1, 0), func() { arrowSign(b) })
	},
	"arrows-round": roundArrows,
	"cross-out":    crossOut,
	"question":     questionMark,
	"note":         musicNote,
	"stars-round":  starsRound,
	"speed-lines":  speedLines,
	"sound-waves":  soundWaves,
	"tendrils":     tendrilsUp,
	"hole":         blackHole,
	"rip":          tornSpace,
	"dripping":     drips,
	"sleep":        sleeping,
	"orbit-rings":  atomRings,
	"pentagram":    pentagram,
	"strings":      threads,
	"target":       bullseye,
	"spark-ball":   func(b *brush.Brush) { people.Spell(b, 0, 0, 60) },
	"footprints":   footprints,
	"wave":         waveCrest,
})

func burstEffect(b *brush.Brush) {
	hot := b.Accent
	b.Glow(0, 0, 170, 160, hot, 0.6)
	b.Plain(hot.Times(0.8), brush.Burst(0, 0, 14, 120, 66, &b.Random))
	b.Plain(hot.To(brush.Hex(0xffc85a), 0.5), brush.Burst(0, 0, 12, 88, 50, &b.Random))
	b.Plain(brush.Hex(0xfff0b8), brush.Burst(0, 0, 11, 58, 32, &b.Random))
	b.Plain(brush.White, brush.Burst(0, 0, 9, 30, 18, &b.Random))
}

// beam draws a ray of light from left to right through the middle.
func beam(b *brush.Brush, c brush.RGB) {
	for i, w := range [4]float64{26, 15, 8, 3.4} {
		b.Fill(brush.Flat(c.To(brush.White, 0.28*float64(i))).Clear(0.35+0.18*float64(i)).Light(), brush.Slab(-190, -w/2, 380, w, w/2))
	}
	b.Glow(190, 0, 70, 70, c.To(brush.White, 0.4), 0.9)
}

// blaze draws a fire w wide and h high, around its middle.
func blaze(b *brush.Brush, w, h float64) {
	b.Glow(0, 20, w, h, brush.Hex(0xff7a1a), 0.5)
	for i := range 9 {
		f := (float64(i) - 4) / 4
		b.Flame(f*w*0.5, h*0.5+b.In(-4, 4), w*0.16, h*(1-0.55*f*f)*b.In(0.75, 1.1))
	}
}

func ringsOfLight(b *brush.Brush) {
	for i := range 4 {
		r := 40 + 28*float64(i)
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.8-0.16*float64(i)), brush.Ring(0, 0, r, r-4)...)
	}
}

func whirl(b *brush.Brush, c brush.RGB) {
	b.Glow(0, 0, 150, 140, c, 0.4)
	for i := range 6 {
		b.Fill(brush.Flat(c.To(brush.White, 0.15+0.12*float64(i%3))).Clear(0.7), brush.Taper(brush.Spiral(brush.Point{}, 120, 120,
			float64(i)*1.047, 5, 26), 10, 1))
	}
	b.Glow(0, 0, 40, 40, brush.White, 0.8)
}

func shockwave(b *brush.Brush) {
	for i := range 3 {
		r := 60 + 34*float64(i)
		for k := range 9 {
			a := 2*math.Pi*float64(k)/9 + 0.3*float64(i)
			b.Fill(brush.Flat(brush.White.To(b.Accent, 0.3)).Clear(0.75-0.2*float64(i)), brush.Leaf(brush.ArcLine(brush.Point{}, r, a, a+0.5), 4))
		}
	}
}

func puff(b *brush.Brush, c brush.RGB) {
	s := b.Body(c)
	s.Lit = 0.5
	for i := range 9 {
		a := 2 * math.Pi * float64(i) / 9
		q := brush.Point{}.Around(a, 56)
		r := b.In(38, 56)
		b.Fill(s, brush.Oval(q.X*1.3, q.Y*0.8, r, r*0.9))
	}
	b.Fill(s, brush.Oval(0, 6, 74, 60))
}

func crossedChains(b *brush.Brush) {
	Chain(b, brush.Curve(-140, -90, -40, -30, 40, 30, 140, 90), 1.5, brush.Iron)
	Chain(b, brush.Curve(140, -90, 40, -30, -40, 30, -140, 90), 1.5, brush.Iron.Times(0.85))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-24, -18, 48, 42, 8))
	b.Fill(b.Metal(brush.Iron), brush.Holed(brush.Slab(-16, -46, 32, 40, 16), brush.Slab(-9, -38, 18, 40, 9))...)
	b.Plain(brush.Black, brush.Oval(0, 0, 6, 6), brush.Poly(-3, 2, 3, 2, 5, 16, -5, 16))
}

func cageBars(b *brush.Brush) {
	m := b.Metal(brush.Iron)
	b.Fill(m, brush.Slab(-100, 106, 200, 16, 6), brush.Slab(-92, -112, 184, 12, 5))
	b.Fill(m, brush.Ring(0, -134, 16, 10)...)
	for i := range 7 {
		x := -84 + 28*float64(i)
		b.Fill(m, brush.Slab(x-3.5, -108, 7, 220, 3))
	}
	b.Fill(m, brush.Slab(-96, -8, 192, 7, 3))
}

func webNet(b *brush.Brush) {
	s := brush.Flat(brush.White.To(b.Low, 0.2)).Clear(0.8)
	for i := range 10 {
		a := 2 * math.Pi * float64(i) / 10
		b.Fill(s, brush.Taper([]brush.Point{{}, brush.Point{}.Around(a, 135)}, 1.6, 1))
		for k := range 5 {
			r := 26 * float64(k+1)
			from, to := brush.Point{}.Around(a, r), brush.Point{}.Around(a+math.Pi/5, r)
			b.Fill(s, brush.Taper(brush.CurveThrough([]brush.Point{from, from.To(to, 0.5).Times(0.9), to}), 1, 1))
		}
	}
}

func bubbleRound(b *brush.Brush) {
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Clear(0.18), brush.Oval(0, 0, 118, 118))
	b.Fill(brush.Flat(brush.White.To(b.Accent, 0.3)).Clear(0.85), brush.Ring(0, 0, 118, 114)...)
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Leaf(brush.ArcLine(brush.Point{}, 96, 3.5, 4.4), 6), brush.Oval(60, 66, 7, 7))
}

func forceDome(b *brush.Brush) {
	c := b.Accent
	var half brush.Path
	for i := range 31 {
		half = append(half, brush.At(0, 80).Around(math.Pi+math.Pi*float64(i)/30, 150))
	}
	b.Fill(brush.Flat(c.To(brush.White, 0.4)).Clear(0.22), half)
	b.Fill(brush.Flat(c.To(brush.White, 0.5)).Clear(0.85), brush.Taper(half, 2.4, 2.4))
	for i := range 5 {
		a := math.Pi + math.Pi*(float64(i)+0.5)/5
		q := brush.At(0, 80).Around(a, 110)
		b.Fill(brush.Flat(brush.White).Clear(0.3), brush.Star(q.X, q.Y, 6, 24, 20.8, 0))
	}
}

func splash(b *brush.Brush) {
	c := b.Low.To(brush.White, 0.35)
	for i := range 9 {
		f := (float64(i) - 4) / 4
		tip := brush.At(f*130, -110+90*f*f+b.In(-16, 16))
		b.Draw(c, brush.Leaf(brush.CurveThrough([]brush.Point{brush.At(f*30, 60), brush.At(f*70, -30), tip}), 15))
		b.Draw(c, brush.Oval(tip.X*1.1, tip.Y-14, 6, 7))
	}
	b.Draw(c, brush.Oval(0, 62, 110, 20))
}

func crackLine(b *brush.Brush) {
	for i := range 5 {
		a := -1.57 + (float64(i)-2)*0.9
		line := brush.Line(0, 90)
		at := brush.At(0, 90)
		for range 5 {
			at = at.Around(a+b.In(-0.6, 0.6), 40)
			line = append(line, at)
		}
		b.Fill(brush.Flat(b.Accent).Clear(0.35).Light(), brush.Taper(line, 9, 2))
		b.Plain(b.Front.Times(0.4), brush.Taper(line, 5, 0.8))
	}
}

func slashMarks(b *brush.Brush) {
	for i := range 3 {
		x := -50 + 50*float64(i)
		b.Glow(x, 0, 30, 110, b.Accent, 0.3)
		b.Plain(brush.White.To(b.Accent, 0.25), brush.Leaf(brush.Curve(x+44, -110, x+6, 0, x-44, 110), 8))
	}
}

func arrowSign(b *brush.Brush) {
	b.Draw(b.Accent.To(brush.White, 0.1), brush.Poly(-100, -16, 40, -16, 40, -44, 104, 0, 40, 44, 40, 16, -100, 16))
}

func roundArrows(b *brush.Brush) {
	c := b.Accent.To(brush.White, 0.1)
	for i := range 2 {
		a := math.Pi * float64(i)
		b.Draw(c, brush.Taper(brush.ArcLine(brush.Point{}, 88, a+0.3, a+2.5), 13, 13))
		tip, side := brush.Point{}.Around(a+2.95, 90), brush.Point{}.Around(a+2.45, 1)
		base := brush.Point{}.Around(a+2.45, 88)
		b.Draw(c, brush.Path{tip, base.Plus(side.Times(36)), base.Minus(side.Times(36))})
	}
}

func crossOut(b *brush.Brush) {
	c := brush.Hex(0xd82a2a)
	b.Draw(c, brush.Taper(brush.Line(-90, -90, 90, 90), 13, 13), brush.Taper(brush.Line(90, -90, -90, 90), 13, 13))
}

func questionMark(b *brush.Brush) {
	c := b.Accent.To(brush.White, 0.2)
	b.Glow(0, 0, 130, 130, b.Accent, 0.4)
	b.Draw(c, brush.Taper(brush.Curve(-50, -56, -40, -96, 4, -110, 50, -84, 44, -38, 6, -8, 0, 36), 15, 13))
	b.Draw(c, brush.Oval(0, 84, 18, 18))
}

func musicNote(b *brush.Brush) {
	c := b.Accent.To(brush.White, 0.15)
	b.Draw(c, brush.Slab(20, -100, 12, 160, 4), brush.Oval(0, 60, 36, 27))
	b.Draw(c, brush.Smooth(26, -100, 62, -70, 76, -20, 56, -44, 30, -58))
}

func starsRound(b *brush.Brush) {
	for i := range 5 {
		a := 2 * math.Pi * float64(i) / 5
		at := brush.At(110*math.Cos(a), 34*math.Sin(a))
		b.Glow(at.X, at.Y, 34, 34, brush.Hex(0xffe04a), 0.5)
		b.Draw(brush.Hex(0xffd84a), brush.Star(at.X, at.Y, 5, 22, 9, a))
	}
}

func speedLines(b *brush.Brush) {
	for i := range 12 {
		y := -110 + 20*float64(i)
		l := b.In(60, 150)
		b.Fill(brush.Flat(brush.White).Clear(b.In(0.3, 0.75)), brush.Leaf(brush.Line(-150, y, -150+l, y-1, -150+2*l, y), 3))
	}
}

func soundWaves(b *brush.Brush) {
	for i := range 4 {
		r := 40 + 34*float64(i)
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.9-0.17*float64(i)), brush.Leaf(brush.ArcLine(brush.At(-70, 0), r, -0.8, 0.8), 6))
	}
}

func tendrilsUp(b *brush.Brush) {
	c := b.Accent.Times(0.6)
	for i := range 7 {
		x := -110 + 37*float64(i)
		b.Draw(c, brush.Taper(brush.ArmLine(x, 120, b.In(110, 200), brush.Sides[i%2], b.In(0.8, 1.3)), 11, 1.4))
	}
}

func blackHole(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 0.4, -0.2), func() {
		for i := range 5 {
			r := 140 - 16*float64(i)
			b.Fill(brush.Flat(b.Accent.To(brush.White, 0.15*float64(i))).Clear(0.5), brush.Ring(0, 0, r, r-12)...)
		}
	})
	b.Glow(0, 0, 120, 120, b.Accent, 0.5)
	b.Plain(brush.Black, brush.Oval(0, 0, 58, 58))
	b.Plain(brush.White.To(b.Accent, 0.3), brush.Ring(0, 0, 61, 57)...)
}

func tornSpace(b *brush.Brush) {
	var out brush.Path
	for i := range 16 {
		a := 2 * math.Pi * float64(i) / 16
		r := 1.0
		if i%2 == 0 {
			r = 0.72
		}
		out = append(out, brush.At(64*r*math.Cos(a), 130*r*math.Sin(a)))
	}
	b.Glow(0, 0, 130, 180, b.Accent, 0.7)
	b.Plain(b.Accent.To(brush.White, 0.6), out)
	b.Within(brush.Place(0, 0, 0.82, 0.88, 0), func() { b.Fill(brush.Flat(b.Sky.Times(0.4)).Down(b.Accent.Times(0.5)), out) })
	for range 24 {
		b.Plain(brush.White, brush.Oval(b.In(-34, 34), b.In(-84, 84), b.In(0.8, 2.4), b.In(0.8, 2.4)))
	}
}

func drips(b *brush.Brush) {
	c := b.Accent.Times(0.85)
	var out brush.Path
	out = append(out, brush.At(-120, -60), brush.At(120, -60))
	for i := range 9 {
		x := 120 - 30*float64(i)
		l := b.In(20, 130)
		out = append(out, brush.At(x, -30), brush.At(x-4, -30+l), brush.At(x-13, -22+l), brush.At(x-22, -30+l), brush.At(x-26, -30))
	}
	b.Draw(c, out)
}

func sleeping(b *brush.Brush) {
	for i, k := range [3]float64{1, 0.72, 0.5} {
		b.Within(brush.Place(-40+50*float64(i), 40-54*float64(i), k, k, 0.1), func() {
			b.Draw(b.Accent.To(brush.White, 0.4), brush.Poly(-34, -40, 34, -40, 34, -24, -8, 24, 34, 24, 34, 40, -34, 40, -34, 26, 8, -24, -34, -24))
		})
	}
}

func atomRings(b *brush.Brush) {
	for i := range 3 {
		b.Within(brush.Place(0, 0, 1, 1, math.Pi*float64(i)/3), func() {
			b.Within(brush.Place(0, 0, 1, 0.36, 0), func() { b.Plain(b.Accent.To(brush.White, 0.35), brush.Ring(0, 0, 126, 119)...) })
			b.Fill(b.Lamp(b.Accent), brush.Oval(122, 0, 9, 9))
		})
	}
}

func pentagram(b *brush.Brush) {
	s := brush.Flat(b.Accent.To(brush.White, 0.2))
	b.Glow(0, 0, 150, 150, b.Accent, 0.5)
	b.Fill(s, brush.Ring(0, 0, 116, 110)...)
	for i := range 5 {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/5
		b.Fill(s, brush.Taper([]brush.Point{brush.Point{}.Around(a, 112), brush.Point{}.Around(a+4*math.Pi/5, 112)}, 3, 3))
	}
}

func threads(b *brush.Brush) {
	for i := range 6 {
		x := -100 + 40*float64(i)
		b.Fill(brush.Flat(brush.White).Clear(0.8), brush.Box(x*0.4, -400, 1.4, 330), brush.Taper(brush.Line(x*0.4, -72, x, 60), 0.8, 0.8))
	}
}

func bullseye(b *brush.Brush) {
	for i, c := range [5]brush.RGB{brush.Hex(0xd8343a), brush.Hex(0xf4ead4), brush.Hex(0xd8343a), brush.Hex(0xf4ead4), brush.Hex(0xd8343a)} {
		r := 110 - 22*float64(i)
		b.Draw(c, brush.Oval(0, 0, r, r))
	}
}

func footprints(b *brush.Brush) {
	for i := range 6 {
		f := float64(i)
		x, y := 30-60*float64(i%2)+f*9, 100-40*f
		k := 1 - 0.1*f
		b.Within(brush.Place(x, y, k, k*0.7, 0.1), func() {
			b.Fill(brush.Flat(b.Front).Clear(0.75), brush.Oval(0, 10, 13, 22), brush.Oval(-12, -20, 4.6, 7), brush.Oval(-2, -24, 5, 8),
				brush.Oval(9, -20, 4.6, 7))
		})
	}
}

func waveCrest(b *brush.Brush) {
	c := b.Low.To(brush.Hex(0x2a8ac0), 0.55)
	b.Draw(c, brush.Smooth(-160, 110, -120, 20, -50, -80, 40, -112, 110, -84, 128, -36, 96, -50, 60, -36, 50, 10, 80, 70, 160, 110))
	b.Fill(brush.Flat(brush.White).Clear(0.9), brush.Smooth(40, -112, 110, -84, 130, -34, 140,
		-20, 112, -28, 96, -50, 84, -66, 58, -80, 10, -86))
	for range 14 {
		b.Fill(brush.Flat(brush.White).Clear(0.8), brush.Oval(120+b.In(-40, 30), -30+b.In(-40, 50), b.In(3, 8), b.In(3, 8)))
	}
	b.Fill(brush.Flat(brush.White).Clear(0.4), brush.Taper(brush.Curve(-100, 90, -60, 0, 10, -70), 3, 1),
		brush.Taper(brush.Curve(-50, 100, -20, 20, 30, -40), 3, 1))
}
