package art

import "math"

// effects are actions and forces: what strikes, shines, binds and breaks.
var effects = framed(middle, map[string]func(*Brush){
	"burst":      burstEffect,
	"bolt":       func(b *Brush) { b.Bolt(At(b.In(-20, 20), -150), At(0, 120), 6, b.Accent) },
	"laser":      func(b *Brush) { beam(b, b.Accent) },
	"flames":     func(b *Brush) { blaze(b, 190, 150) },
	"halo-rings": ringsOfLight,
	"light-rays": func(b *Brush) { b.Beams(0, 0, 260, 16, 0.3) },
	"glow":       func(b *Brush) { b.Glow(0, 0, 150, 150, b.Accent, 0.9) },
	"light-column": func(b *Brush) {
		b.Fill(Flat(b.Sun.To(b.Accent, 0.4)).Clear(0.55).Light(), Poly(-40, -400, 40, -400, 70, 130, -70, 130))
		b.Fill(Flat(White).Clear(0.4).Light(), Poly(-14, -400, 14, -400, 26, 130, -26, 130))
	},
	"whirl":       func(b *Brush) { whirl(b, b.Accent) },
	"shockwave":   shockwave,
	"smoke-cloud": func(b *Brush) { puff(b, Hex(0x5a5e68).To(b.Near, 0.4)) },
	"gas-cloud":   func(b *Brush) { puff(b, b.Accent.Times(0.8)) },
	"cloud":       func(b *Brush) { puff(b, White.To(b.Low, 0.3)) },
	"chains":      crossedChains,
	"cage":        cageBars,
	"web":         webNet,

	"bubble": bubbleRound,
	"dome":   forceDome,
	"splash": splash,
	"crack":  crackLine,
	"slash":  slashMarks,
	"arrow":  arrowSign,
	"arrows-swap": func(b *Brush) {
		b.Within(Place(0, -34, 1, 1, 0), func() { arrowSign(b) })
		b.Within(Place(0, 34, -1, 1, 0), func() { arrowSign(b) })
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
	"spark-ball":   func(b *Brush) { spell(b, 0, 0, 60) },
	"footprints":   footprints,
	"wave":         waveCrest,
})

func burstEffect(b *Brush) {
	hot := b.Accent
	b.Glow(0, 0, 170, 160, hot, 0.6)
	b.Plain(hot.Times(0.8), Burst(0, 0, 14, 120, 66, &b.Random))
	b.Plain(hot.To(Hex(0xffc85a), 0.5), Burst(0, 0, 12, 88, 50, &b.Random))
	b.Plain(Hex(0xfff0b8), Burst(0, 0, 11, 58, 32, &b.Random))
	b.Plain(White, Burst(0, 0, 9, 30, 18, &b.Random))
}

// beam draws a ray of light from left to right through the middle.
func beam(b *Brush, c RGB) {
	for i, w := range [4]float64{26, 15, 8, 3.4} {
		b.Fill(Flat(c.To(White, 0.28*float64(i))).Clear(0.35+0.18*float64(i)).Light(), Slab(-190, -w/2, 380, w, w/2))
	}
	b.Glow(190, 0, 70, 70, c.To(White, 0.4), 0.9)
}

// blaze draws a fire w wide and h high, around its middle.
func blaze(b *Brush, w, h float64) {
	b.Glow(0, 20, w, h, Hex(0xff7a1a), 0.5)
	for i := range 9 {
		f := (float64(i) - 4) / 4
		b.Flame(f*w*0.5, h*0.5+b.In(-4, 4), w*0.16, h*(1-0.55*f*f)*b.In(0.75, 1.1))
	}
}

func ringsOfLight(b *Brush) {
	for i := range 4 {
		r := 40 + 28*float64(i)
		b.Fill(Flat(b.Accent.To(White, 0.3)).Clear(0.8-0.16*float64(i)), Ring(0, 0, r, r-4)...)
	}
}

func whirl(b *Brush, c RGB) {
	b.Glow(0, 0, 150, 140, c, 0.4)
	for i := range 6 {
		b.Fill(Flat(c.To(White, 0.15+0.12*float64(i%3))).Clear(0.7), Taper(Spiral(Point{}, 120, 120, float64(i)*1.047, 5, 26), 10, 1))
	}
	b.Glow(0, 0, 40, 40, White, 0.8)
}

func shockwave(b *Brush) {
	for i := range 3 {
		r := 60 + 34*float64(i)
		for k := range 9 {
			a := 2*math.Pi*float64(k)/9 + 0.3*float64(i)
			b.Fill(Flat(White.To(b.Accent, 0.3)).Clear(0.75-0.2*float64(i)), Leaf(ArcLine(Point{}, r, a, a+0.5), 4))
		}
	}
}

func puff(b *Brush, c RGB) {
	s := b.Body(c)
	s.Lit = 0.5
	for i := range 9 {
		a := 2 * math.Pi * float64(i) / 9
		q := Point{}.Around(a, 56)
		r := b.In(38, 56)
		b.Fill(s, Oval(q.X*1.3, q.Y*0.8, r, r*0.9))
	}
	b.Fill(s, Oval(0, 6, 74, 60))
}

func crossedChains(b *Brush) {
	chain(b, Curve(-140, -90, -40, -30, 40, 30, 140, 90), 1.5, Iron)
	chain(b, Curve(140, -90, 40, -30, -40, 30, -140, 90), 1.5, Iron.Times(0.85))
	b.Fill(b.Metal(Gold), Slab(-24, -18, 48, 42, 8))
	b.Fill(b.Metal(Iron), Holed(Slab(-16, -46, 32, 40, 16), Slab(-9, -38, 18, 40, 9))...)
	b.Plain(Black, Oval(0, 0, 6, 6), Poly(-3, 2, 3, 2, 5, 16, -5, 16))
}

func cageBars(b *Brush) {
	m := b.Metal(Iron)
	b.Fill(m, Slab(-100, 106, 200, 16, 6), Slab(-92, -112, 184, 12, 5))
	b.Fill(m, Ring(0, -134, 16, 10)...)
	for i := range 7 {
		x := -84 + 28*float64(i)
		b.Fill(m, Slab(x-3.5, -108, 7, 220, 3))
	}
	b.Fill(m, Slab(-96, -8, 192, 7, 3))
}

func webNet(b *Brush) {
	s := Flat(White.To(b.Low, 0.2)).Clear(0.8)
	for i := range 10 {
		a := 2 * math.Pi * float64(i) / 10
		b.Fill(s, Taper([]Point{{}, Point{}.Around(a, 135)}, 1.6, 1))
		for k := range 5 {
			r := 26 * float64(k+1)
			from, to := Point{}.Around(a, r), Point{}.Around(a+math.Pi/5, r)
			b.Fill(s, Taper(CurveThrough([]Point{from, from.To(to, 0.5).Times(0.9), to}), 1, 1))
		}
	}
}

func bubbleRound(b *Brush) {
	b.Fill(Flat(b.Accent.To(White, 0.5)).Clear(0.18), Oval(0, 0, 118, 118))
	b.Fill(Flat(White.To(b.Accent, 0.3)).Clear(0.85), Ring(0, 0, 118, 114)...)
	b.Fill(Flat(White).Clear(0.7), Leaf(ArcLine(Point{}, 96, 3.5, 4.4), 6), Oval(60, 66, 7, 7))
}

func forceDome(b *Brush) {
	c := b.Accent
	var half Path
	for i := range 31 {
		half = append(half, At(0, 80).Around(math.Pi+math.Pi*float64(i)/30, 150))
	}
	b.Fill(Flat(c.To(White, 0.4)).Clear(0.22), half)
	b.Fill(Flat(c.To(White, 0.5)).Clear(0.85), Taper(half, 2.4, 2.4))
	for i := range 5 {
		a := math.Pi + math.Pi*(float64(i)+0.5)/5
		q := At(0, 80).Around(a, 110)
		b.Fill(Flat(White).Clear(0.3), Star(q.X, q.Y, 6, 24, 20.8, 0))
	}
}

func splash(b *Brush) {
	c := b.Low.To(White, 0.35)
	for i := range 9 {
		f := (float64(i) - 4) / 4
		tip := At(f*130, -110+90*f*f+b.In(-16, 16))
		b.Draw(c, Leaf(CurveThrough([]Point{At(f*30, 60), At(f*70, -30), tip}), 15))
		b.Draw(c, Oval(tip.X*1.1, tip.Y-14, 6, 7))
	}
	b.Draw(c, Oval(0, 62, 110, 20))
}

func crackLine(b *Brush) {
	for i := range 5 {
		a := -1.57 + (float64(i)-2)*0.9
		line := Line(0, 90)
		at := At(0, 90)
		for range 5 {
			at = at.Around(a+b.In(-0.6, 0.6), 40)
			line = append(line, at)
		}
		b.Fill(Flat(b.Accent).Clear(0.35).Light(), Taper(line, 9, 2))
		b.Plain(b.Front.Times(0.4), Taper(line, 5, 0.8))
	}
}

func slashMarks(b *Brush) {
	for i := range 3 {
		x := -50 + 50*float64(i)
		b.Glow(x, 0, 30, 110, b.Accent, 0.3)
		b.Plain(White.To(b.Accent, 0.25), Leaf(Curve(x+44, -110, x+6, 0, x-44, 110), 8))
	}
}

func arrowSign(b *Brush) {
	b.Draw(b.Accent.To(White, 0.1), Poly(-100, -16, 40, -16, 40, -44, 104, 0, 40, 44, 40, 16, -100, 16))
}

func roundArrows(b *Brush) {
	c := b.Accent.To(White, 0.1)
	for i := range 2 {
		a := math.Pi * float64(i)
		b.Draw(c, Taper(ArcLine(Point{}, 88, a+0.3, a+2.5), 13, 13))
		tip, side := Point{}.Around(a+2.95, 90), Point{}.Around(a+2.45, 1)
		base := Point{}.Around(a+2.45, 88)
		b.Draw(c, Path{tip, base.Plus(side.Times(36)), base.Minus(side.Times(36))})
	}
}

func crossOut(b *Brush) {
	c := Hex(0xd82a2a)
	b.Draw(c, Taper(Line(-90, -90, 90, 90), 13, 13), Taper(Line(90, -90, -90, 90), 13, 13))
}

func questionMark(b *Brush) {
	c := b.Accent.To(White, 0.2)
	b.Glow(0, 0, 130, 130, b.Accent, 0.4)
	b.Draw(c, Taper(Curve(-50, -56, -40, -96, 4, -110, 50, -84, 44, -38, 6, -8, 0, 36), 15, 13))
	b.Draw(c, Oval(0, 84, 18, 18))
}

func musicNote(b *Brush) {
	c := b.Accent.To(White, 0.15)
	b.Draw(c, Slab(20, -100, 12, 160, 4), Oval(0, 60, 36, 27))
	b.Draw(c, Smooth(26, -100, 62, -70, 76, -20, 56, -44, 30, -58))
}

func starsRound(b *Brush) {
	for i := range 5 {
		a := 2 * math.Pi * float64(i) / 5
		at := At(110*math.Cos(a), 34*math.Sin(a))
		b.Glow(at.X, at.Y, 34, 34, Hex(0xffe04a), 0.5)
		b.Draw(Hex(0xffd84a), Star(at.X, at.Y, 5, 22, 9, a))
	}
}

func speedLines(b *Brush) {
	for i := range 12 {
		y := -110 + 20*float64(i)
		l := b.In(60, 150)
		b.Fill(Flat(White).Clear(b.In(0.3, 0.75)), Leaf(Line(-150, y, -150+l, y-1, -150+2*l, y), 3))
	}
}

func soundWaves(b *Brush) {
	for i := range 4 {
		r := 40 + 34*float64(i)
		b.Fill(Flat(b.Accent.To(White, 0.4)).Clear(0.9-0.17*float64(i)), Leaf(ArcLine(At(-70, 0), r, -0.8, 0.8), 6))
	}
}

func tendrilsUp(b *Brush) {
	c := b.Accent.Times(0.6)
	for i := range 7 {
		x := -110 + 37*float64(i)
		b.Draw(c, Taper(ArmLine(x, 120, b.In(110, 200), Sides[i%2], b.In(0.8, 1.3)), 11, 1.4))
	}
}

func blackHole(b *Brush) {
	b.Within(Place(0, 0, 1, 0.4, -0.2), func() {
		for i := range 5 {
			r := 140 - 16*float64(i)
			b.Fill(Flat(b.Accent.To(White, 0.15*float64(i))).Clear(0.5), Ring(0, 0, r, r-12)...)
		}
	})
	b.Glow(0, 0, 120, 120, b.Accent, 0.5)
	b.Plain(Black, Oval(0, 0, 58, 58))
	b.Plain(White.To(b.Accent, 0.3), Ring(0, 0, 61, 57)...)
}

func tornSpace(b *Brush) {
	var out Path
	for i := range 16 {
		a := 2 * math.Pi * float64(i) / 16
		r := 1.0
		if i%2 == 0 {
			r = 0.72
		}
		out = append(out, At(64*r*math.Cos(a), 130*r*math.Sin(a)))
	}
	b.Glow(0, 0, 130, 180, b.Accent, 0.7)
	b.Plain(b.Accent.To(White, 0.6), out)
	b.Within(Place(0, 0, 0.82, 0.88, 0), func() { b.Fill(Flat(b.Sky.Times(0.4)).Down(b.Accent.Times(0.5)), out) })
	for range 24 {
		b.Plain(White, Oval(b.In(-34, 34), b.In(-84, 84), b.In(0.8, 2.4), b.In(0.8, 2.4)))
	}
}

func drips(b *Brush) {
	c := b.Accent.Times(0.85)
	var out Path
	out = append(out, At(-120, -60), At(120, -60))
	for i := range 9 {
		x := 120 - 30*float64(i)
		l := b.In(20, 130)
		out = append(out, At(x, -30), At(x-4, -30+l), At(x-13, -22+l), At(x-22, -30+l), At(x-26, -30))
	}
	b.Draw(c, out)
}

func sleeping(b *Brush) {
	for i, k := range [3]float64{1, 0.72, 0.5} {
		b.Within(Place(-40+50*float64(i), 40-54*float64(i), k, k, 0.1), func() {
			b.Draw(b.Accent.To(White, 0.4), Poly(-34, -40, 34, -40, 34, -24, -8, 24, 34, 24, 34, 40, -34, 40, -34, 26, 8, -24, -34, -24))
		})
	}
}

func atomRings(b *Brush) {
	for i := range 3 {
		b.Within(Place(0, 0, 1, 1, math.Pi*float64(i)/3), func() {
			b.Within(Place(0, 0, 1, 0.36, 0), func() { b.Plain(b.Accent.To(White, 0.35), Ring(0, 0, 126, 119)...) })
			b.Fill(b.Lamp(b.Accent), Oval(122, 0, 9, 9))
		})
	}
}

func pentagram(b *Brush) {
	s := Flat(b.Accent.To(White, 0.2))
	b.Glow(0, 0, 150, 150, b.Accent, 0.5)
	b.Fill(s, Ring(0, 0, 116, 110)...)
	for i := range 5 {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/5
		b.Fill(s, Taper([]Point{Point{}.Around(a, 112), Point{}.Around(a+4*math.Pi/5, 112)}, 3, 3))
	}
}

func threads(b *Brush) {
	for i := range 6 {
		x := -100 + 40*float64(i)
		b.Fill(Flat(White).Clear(0.8), Box(x*0.4, -400, 1.4, 330), Taper(Line(x*0.4, -72, x, 60), 0.8, 0.8))
	}
}

func bullseye(b *Brush) {
	for i, c := range [5]RGB{Hex(0xd8343a), Hex(0xf4ead4), Hex(0xd8343a), Hex(0xf4ead4), Hex(0xd8343a)} {
		r := 110 - 22*float64(i)
		b.Draw(c, Oval(0, 0, r, r))
	}
}

func footprints(b *Brush) {
	for i := range 6 {
		f := float64(i)
		x, y := 30-60*float64(i%2)+f*9, 100-40*f
		k := 1 - 0.1*f
		b.Within(Place(x, y, k, k*0.7, 0.1), func() {
			b.Fill(Flat(b.Front).Clear(0.75), Oval(0, 10, 13, 22), Oval(-12, -20, 4.6, 7), Oval(-2, -24, 5, 8), Oval(9, -20, 4.6, 7))
		})
	}
}

func waveCrest(b *Brush) {
	c := b.Low.To(Hex(0x2a8ac0), 0.55)
	b.Draw(c, Smooth(-160, 110, -120, 20, -50, -80, 40, -112, 110, -84, 128, -36, 96, -50, 60, -36, 50, 10, 80, 70, 160, 110))
	b.Fill(Flat(White).Clear(0.9), Smooth(40, -112, 110, -84, 130, -34, 140, -20, 112, -28, 96, -50, 84, -66, 58, -80, 10, -86))
	for range 14 {
		b.Fill(Flat(White).Clear(0.8), Oval(120+b.In(-40, 30), -30+b.In(-40, 50), b.In(3, 8), b.In(3, 8)))
	}
	b.Fill(Flat(White).Clear(0.4), Taper(Curve(-100, 90, -60, 0, 10, -70), 3, 1), Taper(Curve(-50, 100, -20, 20, 30, -40), 3, 1))
}
