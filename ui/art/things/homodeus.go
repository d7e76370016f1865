package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// homodeusThings are the machines of Homodeus.
var homodeusThings = motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
	"kiln-bot": kilnBot, "mining-bot": miningBot, "orb-bot": orbBot, "crusher": crusher, "count-bot": countBot, "clamp-bot": clampBot,
	"praetor-swords": func(b *brush.Brush) { praetor(b, praetorSword) }, "praetor-wall": func(b *brush.Brush) { praetor(b, praetorWall) },
})

// brass and gunmetal are what these machines are made of.
var (
	brass    = brush.Hex(0xc8944e)
	gunmetal = brush.Hex(0x5c6672)
)

// kilnBot is a furnace on legs that burns splinters.
func kilnBot(b *brush.Brush) {
	m, d := b.Metal(brass), b.Metal(gunmetal)
	for _, x := range [3]float64{-74, 0, 74} {
		b.Fill(d, brush.Limb(x*0.7, -66, 14, x*1.15, -40, 11, x*1.2, -4, 10))
		b.Fill(m, brush.Slab(x*1.2-22, -12, 44, 16, 6))
	}
	b.Fill(d, brush.Slab(-62, -284, 34, 70, 6), brush.Slab(30, -270, 30, 60, 6))
	b.Fill(b.Metal(brass.Times(0.8)), brush.Slab(-68, -290, 46, 14, 5), brush.Slab(24, -276, 42, 14, 5))
	b.Fill(m, brush.Smooth(-104, -60, -122, -140, -92, -216, 0, -238, 92, -216, 122, -140, 104, -60, 0, -42))
	for i := range 8 {
		a := math.Pi * (1.06 + 0.88*float64(i)/7)
		b.Fill(d, brush.Oval(104*math.Cos(a), -140+82*math.Sin(a), 5, 5))
	}
	b.Fill(d, brush.Arch(0, -62, 66, 118))
	b.Plain(brush.Hex(0x2a0a08), brush.Arch(0, -66, 54, 102))
	b.Through(func() {
		b.Glow(0, -84, 110, 100, brush.Hex(0xff8a2a), 0.9)
		for i := range 3 {
			b.Flame(-30+30*float64(i), -62, 22, b.In(50, 74))
		}
	}, brush.Arch(0, -66, 54, 102))
	for i := range 3 {
		b.Within(brush.Place(-26+26*float64(i), -84-8*float64(i%2), 1, 1, 0.4-0.4*float64(i)), func() { facets(b, 24, brush.Hex(0x8af0ff)) })
	}
	b.Plain(brush.Black, brush.Slab(-44, -208, 88, 24, 11))
	people.LitEyes(b, 0, -196, 22, 9)
	b.Mirrored(func(float64) {
		b.Fill(d, brush.Limb(108, -150, 13, 146, -120, 11, 138, -76, 11))
		b.Fill(m, brush.Poly(124, -84, 152, -84, 158, -46, 146, -58, 138, -42, 130, -58, 118, -46))
	})
}

// miningBot is a crab of steel with a drill.
func miningBot(b *brush.Brush) {
	m, d := b.Metal(brass.To(brush.Hex(0xd8b040), 0.5)), b.Metal(gunmetal)
	for i := range 3 {
		k := float64(i)
		b.Mirrored(func(float64) {
			b.Fill(d, brush.Taper(brush.Line(50, -70, 104+14*k, -104+26*k), 9, 7), brush.Taper(brush.Line(104+14*k, -104+26*k, 122+16*k, 2), 7, 4))
			b.Fill(m, brush.Oval(104+14*k, -104+26*k, 10, 10))
		})
	}
	b.Fill(m, brush.Smooth(-90, -60, -84, -124, -40, -156, 40, -156, 84, -124, 90, -60, 40, -36, -40, -36))
	for i := range 4 {
		b.Plain(brush.Black.To(brass, 0.2), brush.Poly(-80+42*float64(i), -60, -64+42*float64(i), -60, -76+42*float64(i), -42,
			-92+42*float64(i), -42))
	}
	b.Plain(brush.Black, brush.Oval(-14, -104, 34, 34))
	b.Glow(-14, -104, 60, 60, b.Accent, 0.8)
	b.Plain(b.Accent, brush.Oval(-14, -104, 22, 22))
	b.Plain(b.Accent.To(brush.White, 0.6), brush.Oval(-20, -112, 8, 8))
	b.Fill(d, brush.Limb(40, -140, 16, 84, -198, 14, 124, -186, 15))
	b.Within(brush.Place(130, -180, 1, 1, 0.5), func() {
		b.Fill(m, brush.Slab(-16, -30, 34, 60, 8))
		b.Fill(b.Metal(brush.Steel), brush.Poly(18, -26, 96, 0, 18, 26))
		for i := range 4 {
			x := 26 + 16*float64(i)
			k := 23 - 5.5*float64(i)
			b.Fill(brush.Flat(b.Shade).Clear(0.6), brush.Poly(x, -k, x+5, -k+2, x+11, k-4, x+6, k-2))
		}
	})
	b.Fill(d, brush.Slab(-74, -182, 16, 40, 5))
	b.Glow(-66, -190, 34, 30, brush.Hex(0xfff0b0), 0.9)
	b.Plain(brush.Hex(0xfff0b0), brush.Oval(-66, -190, 11, 11))
}

// orbBot is a shell that opens around a core.
func orbBot(b *brush.Brush) {
	m, d := b.Metal(brass), b.Metal(gunmetal)
	b.Glow(0, -150, 170, 170, b.Accent, 0.7)
	b.Fill(d, brush.Taper(brush.Curve(-60, -60, -70, -26, -50, 2), 8, 3), brush.Taper(brush.Curve(60, -60, 70, -26, 50, 2), 8, 3),
		brush.Taper(brush.Curve(0, -50, 6, -20, 0, 10), 8, 3))
	b.Fill(brush.Flat(brush.White).Down(b.Accent), brush.Oval(0, -150, 54, 54))
	b.Within(brush.Place(0, -150, 1, 1, 0), func() { facets(b, 46, b.Accent.To(brush.White, 0.3)) })
	for i := range 4 {
		b.Within(brush.Place(0, -150, 1, 1, math.Pi/2*float64(i)+0.78), func() {
			b.Fill(m, brush.Smooth(-74, -58, -50, -94, 0, -112, 50, -94, 74, -58, 40, -72, 0, -80, -40, -72))
			b.Fill(d, brush.Slab(-16, -116, 32, 20, 6))
			b.Plain(b.Accent.To(brush.White, 0.3), brush.Slab(-9, -110, 18, 5, 2))
		})
	}
	b.Fill(m, brush.Slab(-34, -292, 68, 34, 12))
	b.Plain(brush.Black, brush.Slab(-26, -284, 52, 16, 7))
	people.LitEyes(b, 0, -276, 14, 6)
}

// countBot is a drone that knows its number.
func countBot(b *brush.Brush) {
	m, d := b.Metal(brush.Steel), b.Metal(brass)
	b.Glow(0, -20, 60, 40, b.Accent, 0.8)
	b.Fill(d, brush.Poly(-40, -70, 40, -70, 24, -34, -24, -34))
	b.Fill(m, brush.Poly(-92, -150, -60, -222, 60, -222, 92, -150, 60, -70, -60, -70))
	b.Fill(d, brush.Poly(-70, -222, 0, -262, 70, -222))
	b.Plain(brush.Black, brush.Oval(0, -150, 44, 44))
	b.Plain(b.Accent, brush.Ring(0, -150, 38, 34)...)
	b.Mirrored(func(float64) {
		b.Fill(d, brush.Poly(88, -170, 150, -204, 164, -150, 150, -108, 88, -132))
		b.Fill(m, brush.Poly(104, -166, 142, -184, 150, -152, 142, -126, 104, -138))
	})
}

// clampBot holds on to what it has caught.
func clampBot(b *brush.Brush) {
	m, d := b.Metal(gunmetal.To(brush.Steel, 0.3)), b.Metal(brush.Hex(0xb8402e))
	b.Mirrored(func(float64) {
		b.Fill(m, brush.Limb(44, -190, 17, 124, -176, 15, 128, -96, 13))
		b.Fill(d, brush.Oval(124, -176, 20, 20))
		b.Fill(m, brush.Smooth(114, -100, 142, -96, 136, -36, 74, -2, 62, -16, 108, -46))
	})
	b.Fill(m, brush.Smooth(-76, -190, -60, -246, 0, -264, 60, -246, 76, -190, 44, -156, -44, -156))
	b.Fill(d, brush.Poly(-56, -244, 0, -300, 56, -244, 0, -256))
	b.Plain(brush.Black, brush.Leaf(brush.Line(-52, -206, 0, -206, 52, -206), 24))
	b.Glow(0, -206, 60, 40, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(0, -206, 13, 15))
}

// crusher is a machine that is mostly fists.
func crusher(b *brush.Brush) {
	m, d, r := b.Metal(gunmetal.To(brush.Steel, 0.35)), b.Metal(gunmetal.Times(0.7)), b.Metal(brush.Hex(0xb8402e))
	b.Mirrored(func(float64) {
		b.Fill(d, brush.Limb(34, -84, 20, 54, -40, 18, 50, -6, 18))
		b.Fill(m, brush.Slab(22, -22, 66, 26, 9))
	})
	b.Fill(m, brush.Smooth(-96, -220, -60, -262, 60, -262, 96, -220, 66, -110, 30, -78, -30, -78, -66, -110))
	b.Fill(r, brush.Poly(-60, -226, 60, -226, 36, -140, -36, -140))
	b.Plain(brush.Black, brush.Arch(0, -142, 26, 72))
	b.Glow(0, -166, 60, 60, b.Accent, 0.8)
	for i := range 4 {
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Box(-18, -156-13*float64(i), 36-6*float64(i), 5))
	}
	b.Fill(m, brush.Smooth(-40, -238, -36, -282, 0, -298, 36, -282, 40, -238, 0, -228))
	b.Fill(r, brush.Smooth(-44, -280, -30, -316, 0, -326, 30, -316, 44, -280, 30, -292, 0, -298, -30, -292))
	b.Plain(brush.Black, brush.Slab(-30, -268, 60, 15, 6))
	people.LitEyes(b, 0, -261, 15, 6)
	b.Mirrored(func(float64) {
		b.Fill(d, brush.Limb(92, -224, 24, 136, -172, 20, 126, -128, 20))
		b.Fill(r, brush.Smooth(66, -254, 110, -262, 140, -226, 116, -196, 74, -206))
		b.Fill(m, brush.Slab(78, -138, 100, 104, 20))
		b.Fill(d, brush.Slab(84, -112, 88, 8, 3))
		for i := range 4 {
			b.Fill(m, brush.Slab(78+25*float64(i), -66, 23, 46, 9))
		}
		b.Fill(r, brush.Slab(90, -150, 76, 20, 8))
	})
}

// praetorSword is an arm of the first praetorian, reaching right.
func praetorSword(b *brush.Brush) {
	b.Fill(b.Metal(gunmetal), brush.Limb(70, -206, 15, 112, -170, 13, 116, -150, 13))
	b.Within(brush.Place(118, -150, 1, 1, 0.42), func() {
		b.Glow(0, -90, 50, 110, b.Accent, 0.45)
		b.Fill(b.Metal(brush.Steel.To(brush.White, 0.3)), brush.Poly(-13, 0, -15, -130, 0, -176, 15, -130, 13, 0))
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Poly(-3, -4, -3, -128, 0, -150, 3, -128, 3, -4))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-26, -8, 52, 14, 5), brush.Slab(-7, 0, 14, 36, 5))
	})
}

// praetorWall is an arm of the second praetorian, with half of a wall of light.
func praetorWall(b *brush.Brush) {
	b.Fill(b.Metal(gunmetal), brush.Limb(70, -206, 15, 104, -160, 13, 84, -120, 13))
	s := brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.5)
	b.Fill(s, brush.Smooth(14, -232, 90, -222, 150, -180, 150, -60, 96, 4, 14, 22))
	for i := range 3 {
		k := 26 * float64(i)
		b.Fill(brush.Flat(brush.White).Clear(0.55), brush.Taper(brush.Curve(14, -200+k*1.2, 78-k*0.4, -186+k, 118-k, -150+k, 118-k, -70, 78-k*0.6,
			-22-k*0.6, 14, -6-k), 2, 2))
	}
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(14, -236, 92, -226, 154, -182, 154, -58, 98, 8, 14, 26), 6, 6))
}

// praetor is a guard that floats, with a pair of arms.
func praetor(b *brush.Brush, arm func(*brush.Brush)) {
	m, g, d := b.Metal(brush.Hex(0xe6dccb)), b.Metal(brush.Gold), b.Metal(gunmetal)
	b.Glow(0, -20, 60, 60, b.Accent, 0.8)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.6).Out(), brush.Poly(-20, -60, 20, -60, 40, 10, -40, 10))
	b.Fill(d, brush.Poly(-40, -120, 40, -120, 22, -48, -22, -48))
	b.Fill(m, brush.Smooth(-78, -222, -40, -240, 40, -240, 78, -222, 56, -150, 34, -104, -34, -104, -56, -150))
	b.Fill(g, brush.Smooth(-30, -218, 0, -228, 30, -218, 18, -160, 0, -146, -18, -160))
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(0, -190, 11, 11))
	b.Mirrored(func(float64) { arm(b); b.Fill(g, brush.Smooth(50, -236, 84, -246, 106, -214, 84, -190, 54, -200)) })
	b.Fill(g, brush.Smooth(-8, -290, -30, -336, 0, -352, 30, -336, 8, -290), brush.Slab(-6, -300, 12, 30, 4))
	b.Fill(m, brush.Smooth(-32, -236, -36, -280, 0, -302, 36, -280, 32, -236, 0, -222))
	b.Plain(brush.Black, brush.Poly(-28, -270, 28, -270, 22, -256, 6, -254, 6, -228, -6, -228, -6, -254, -22, -256))
	people.LitEyes(b, 0, -263, 15, 5)
}
