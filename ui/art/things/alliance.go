package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// allianceThings are the gear, craft and signs of a fleet among the stars.
var allianceThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"blaster": func(b *brush.Brush) { blaster(b, brush.Hex(0xd8dde4), b.Accent) }, "long-blaster": longBlaster,
		"badge": badge, "handshake": handshake, "scanner": scanner, "siren": siren, "no-entry": noEntry, "headset": headset,
		"dive-pod": divePod, "olive-dove": oliveDove, "satellite": satellite, "shuttle": shuttle, "star-map": starMap,
		"med-kit": medKit, "dongle": dongle, "charter": charter, "radar": radar, "loupe": loupe, "helm-wheel": helmWheel,
		"amber-vacuum": amberVacuum, "toolbox": toolbox, "space-suit": spaceSuit, "bolt-z": zigzag, "coil-rings": binding,
		"tri-sign": triangle,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"rover": rover, "cargo-bot": cargoBot, "transporter": transporter, "smith-anvil": smithsAnvil,
		"council-table": councilTable, "array": array, "cheetah-bot": cheetahBot, "captain-chair": captainChair,
		"landing-flag": landingFlag, "shield-bot": shieldBot, "gun-rack": gunRack, "bird-bot": birdBot,
	}),
)

// dongle is a plug with a lamp.
func dongle(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, -0.4), func() {
		b.Fill(b.Metal(brush.Steel), brush.Slab(60, -32, 80, 64, 4))
		b.Plain(brush.Black, brush.Box(96, -16, 16, 10), brush.Box(96, 8, 16, 10))
		b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-110, -50, 176, 100, 22))
		b.Fill(b.Metal(brush.Iron), brush.Ring(-124, 0, 24, 13)...)
		b.Glow(-30, 0, 70, 60, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(-30, 0, 22, 22))
	})
}

// charter is a sealed sheet of law.
func charter(b *brush.Brush) {
	b.Draw(brush.Hex(0xf4ecd8), brush.Poly(-84, -116, 84, -116, 84, 104, -84, 104))
	b.Fill(b.Metal(brush.Gold), brush.Star(0, -84, 5, 24, 11, 0))
	for i := range 7 {
		b.Plain(brush.Hex(0x5a5a70), brush.Box(-62, -46+17*float64(i), 124-float64(i*13%40), 6))
	}
	b.Draw(brush.Hex(0x8a1a2a), brush.Poly(30, 90, 44, 138, 54, 122, 70, 134, 66, 86))
	b.Draw(brush.Hex(0xc82a3a), brush.Star(50, 78, 12, 34, 28, 0))
	b.Plain(brush.Gold, brush.Star(50, 78, 5, 16, 7, 0))
}

func radar(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Oval(0, 0, 118, 118))
	b.Plain(brush.Hex(0x04241a), brush.Oval(0, 0, 104, 104))
	g := brush.Hex(0x4aff8a)
	for i := range 3 {
		r := 34 * float64(i+1)
		b.Fill(brush.Flat(g).Clear(0.6), brush.Ring(0, 0, r, r-2.4)...)
	}
	b.Fill(brush.Flat(g).Clear(0.6), brush.Box(-102, -1, 204, 2), brush.Box(-1, -102, 2, 204))
	b.Fill(brush.Flat(g).Clear(0.5), append(brush.Path{{}}, brush.ArcLine(brush.Point{}, 102, -1.2, -0.3)...))
	for _, q := range [4]brush.Point{brush.At(50, -44), brush.At(-40, 30), brush.At(20, 64), brush.At(-60, -50)} {
		b.Glow(q.X, q.Y, 30, 30, brush.Hex(0xff5a3a), 0.8)
		b.Plain(brush.Hex(0xffc08a), brush.Oval(q.X, q.Y, 8, 8))
	}
}

func loupe(b *brush.Brush) {
	b.Fill(b.Metal(brush.Wood), brush.Limb(48, 48, 12, 110, 110, 15))
	b.Fill(brush.Flat(brush.Hex(0xc0f0ff)).Clear(0.3), brush.Oval(-10, -10, 76, 76))
	b.Fill(b.Metal(brush.Gold), brush.Ring(-10, -10, 86, 72)...)
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Leaf(brush.ArcLine(brush.At(-10, -10), 58, 3.4, 4.6), 6))
}

// helmWheel is the wheel of a ship among the stars.
func helmWheel(b *brush.Brush) {
	m := b.Metal(brush.Livery(b.House).To(brush.Steel, 0.3))
	for i := range 8 {
		a := math.Pi / 4 * float64(i)
		b.Fill(b.Metal(brush.Gold), brush.Taper([]brush.Point{brush.Point{}.Around(a, 20), brush.Point{}.Around(a, 122)}, 7, 9))
	}
	b.Fill(m, brush.Ring(0, 0, 92, 70)...)
	b.Fill(m, brush.Oval(0, 0, 30, 30))
	b.Glow(0, 0, 50, 50, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Star(0, 0, 4, 24, 8, 0))
}

// amberVacuum sucks æmber into a canister through a hose.
func amberVacuum(b *brush.Brush) {
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-130, -70, 110, 150, 40))
	b.Fill(brush.Flat(brush.Amber).Down(brush.Hex(0xc46a10)), brush.Slab(-112, -40, 74, 84, 20))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-126, 70, 100, 22, 8))
	hose := brush.Curve(-76, -66, -60, -124, 10, -120, 50, -50, 70, 10)
	b.Draw(brush.Iron, brush.Taper(hose, 15, 15))
	for i := range 6 {
		q := hose[4+5*i]
		b.Plain(brush.Black, brush.Oval(q.X, q.Y, 4, 14))
	}
	b.Fill(b.Metal(brush.Steel), brush.Poly(52, 0, 96, 4, 150, 84, 30, 90))
	for i := range 3 {
		b.Crystal(60+40*float64(i), 116, 17, 0.4*float64(i))
	}
}

func toolbox(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Holed(brush.Slab(-50, -80, 100, 60, 14), brush.Slab(-36, -66, 72, 50, 8))...)
	b.Fill(b.Metal(brush.Hex(0xd8482a)), brush.Slab(-124, -36, 248, 124, 10))
	b.Fill(b.Metal(brush.Hex(0xa8341e)), brush.Slab(-128, -44, 256, 34, 8))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-16, -22, 32, 30, 5))
}

// spaceSuit hangs ready to wear.
func spaceSuit(b *brush.Brush) {
	c := brush.Hex(0xe8ecf0)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.9), brush.Limb(20, 50, 24, 28, 84, 22, 28, 124, 21), brush.Limb(56, -22, 22, 84, 22, 19, 80, 64, 18))
		b.Draw(brush.Iron, brush.Oval(80, 80, 17, 17))
		b.Draw(brush.Iron, brush.Slab(6, 118, 50, 24, 10))
	})
	b.Draw(c, brush.Smooth(-66, -24, -40, -44, 40, -44, 66, -24, 54, 60, -54, 60))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-30, -14, 60, 42, 8))
	b.Plain(b.Accent, brush.Oval(-12, 8, 6, 6), brush.Oval(12, 8, 6, 6))
	b.Draw(c, brush.Oval(0, -82, 56, 52))
	b.Fill(brush.Flat(brush.Hex(0xf6c84a)).Down(brush.Hex(0x8a4a1a)), brush.Smooth(-42, -84, -30, -112, 30, -112, 42, -84, 28, -56, -28, -56))
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Leaf(brush.Curve(-30, -84, -22, -102, -4, -108), 5))
}

// rover is a robot on six wheels with a mast.
func rover(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), brush.Slab(-8, -226, 16, 120, 4))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-60, -276, 120, 60, 16))
	for _, d := range brush.Sides {
		b.Plain(brush.Black, brush.Oval(d*28, -246, 22, 22))
		b.Glow(d*28, -246, 30, 30, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(d*28, -246, 13, 13))
	}
	b.Fill(b.Metal(brush.Bone), brush.Slab(-126, -122, 252, 62, 12))
	b.Fill(b.Metal(brush.Gold), brush.Poly(-126, -122, -160, -150, 0, -150, 30, -122))
	b.Fill(b.Metal(brush.Steel), brush.Limb(110, -100, 9, 160, -130, 7, 176, -80, 6), brush.Poly(164, -84, 196, -76, 170, -56))
	for i := range 3 {
		x := -96 + 96*float64(i)
		b.Fill(b.Metal(brush.Iron.Times(0.6)), brush.Gear(x, -34, 42, 12, 0.2))
		b.Fill(b.Metal(brush.Steel), brush.Oval(x, -34, 17, 17))
	}
}

// cargoBot is a squat robot that lifts crates.
func cargoBot(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-90, -34, 70, 40, 18), brush.Slab(20, -34, 70, 40, 18))
	b.Fill(b.Metal(brush.Hex(0xe89a2a)), brush.Slab(-84, -140, 168, 112, 20))
	b.Plain(brush.Black, brush.Slab(-58, -118, 116, 42, 16))
	for _, d := range brush.Sides {
		b.Glow(d*28, -97, 26, 26, b.Accent, 0.8)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(d*28, -97, 12, 12))
		b.Fill(b.Metal(brush.Steel), brush.Limb(d*84, -100, 14, d*122, -140, 12, d*104, -180, 12))
	}
	b.Draw(brush.Wood, brush.Slab(-110, -284, 220, 106, 4))
	b.Draw(brush.Wood.Times(1.25), brush.Slab(-110, -284, 220, 16, 2), brush.Slab(-110, -194, 220, 16, 2), brush.Slab(-12, -284, 24, 106, 2))
	for i := range 3 {
		b.Plain(brush.Black, brush.Poly(-66+44*float64(i), -50, -50+44*float64(i), -50, -64+44*float64(i), -34, -80+44*float64(i), -34))
	}
}

// transporter is a lit pad with columns of light and a person fading away.
func transporter(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Smooth(-150, 0, -120, -30, 120, -30, 150, 0, 0, 14), brush.Slab(-130, -290, 260, 26, 12))
	for i := range 3 {
		x := -80 + 80*float64(i)
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.45).Light(), brush.Poly(x-30, -266, x+30, -266, x+34, -20, x-34, -20))
		b.Glow(x, -20, 50, 26, b.Accent, 0.9)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(x, -18, 32, 9))
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(x, -266, 28, 6))
	}
	for i := range 24 {
		y := -36 - 9*float64(i)
		b.Plain(brush.White, brush.Oval(26*math.Sin(5.3*float64(i)), y, 4, 3))
	}
}

func smithsAnvil(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0x4a5058)), brush.Smooth(-30, -120, 30, -120, 24, -70, 70, -20, 84, 4, -84, 4, -70, -20, -24, -70))
	b.Fill(b.Metal(brush.Hex(0x5a626c)), brush.Poly(-70, -180, 90, -180, 90, -120, -40, -112),
		brush.Smooth(-66, -180, -66, -130, -110, -146, -150, -172))
}

// councilTable is a ring of seats about a lit table.
func councilTable(b *brush.Brush) {
	for i := range 7 {
		a := math.Pi * (1.04 + 0.92*float64(i)/6)
		q := brush.At(176*math.Cos(a), -96+96*math.Sin(a))
		c := [7]brush.RGB{brush.Hex(0xc8482a), brush.Hex(0x8a3ab0), brush.Hex(0x3a8ad0), brush.Hex(0xe8c04a), brush.Hex(0x4aa04a),
			brush.Hex(0x3ab0a0), brush.Hex(0x6a6a90)}[i]
		b.Draw(c.Times(0.7), brush.Slab(q.X-26, q.Y-50, 52, 90, 16))
		b.Draw(c, brush.Oval(q.X, q.Y-46, 19, 21), brush.Smooth(q.X-26, q.Y+20, q.X-22, q.Y-18, q.X, q.Y-28, q.X+22, q.Y-18, q.X+26, q.Y+20))
	}
	b.Fill(b.Metal(brush.Iron), brush.Smooth(-170, -70, -120, -110, 120, -110, 170, -70, 120, -30, 60, 4, -60, 4, -120, -30))
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Down(b.Accent), brush.Oval(0, -76, 126, 28))
	b.Glow(0, -110, 110, 90, b.Accent, 0.8)
	b.Within(brush.Place(0, -126, 0.42, 0.42, 0), func() { badge(b) })
}

// array is a field of poles that gather sparks.
func array(b *brush.Brush) {
	for i := range 5 {
		x := -120 + 60*float64(i)
		h := 190 - 26*math.Abs(float64(i)-2)
		b.Fill(b.Metal(brush.Iron), brush.Slab(x-7, -h, 14, h, 3), brush.Slab(x-24, -12, 48, 16, 4))
		for k := range 3 {
			b.Fill(b.Metal(brush.Hex(0xc87a3a)), brush.Slab(x-20, -h+20+26*float64(k), 40, 13, 6))
		}
		b.Glow(x, -h-14, 60, 60, b.Accent, 0.8)
		b.Fill(b.Metal(brush.Steel), brush.Oval(x, -h-14, 21, 21))
	}
	for i := range 4 {
		x := -120 + 60*float64(i)
		h, g := 204-26*math.Abs(float64(i)-2), 204-26*math.Abs(float64(i)-1)
		b.Bolt(brush.At(x+18, -h), brush.At(x+42, -g), 3, b.Accent)
	}
	b.Bolt(brush.At(0, -290), brush.At(0, -224), 4, b.Accent)
}

// cheetahBot is a spotted cat of metal that runs.
func cheetahBot(b *brush.Brush) {
	c := brush.Hex(0xe8b03a)
	m := b.Metal(c)
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-96, -150, -150, -176, -190, -140, -230, -166), 8, 5))
	for i, q := range [4][6]float64{{-84, -120, -134, -70, -180, -30}, {-60, -110, -60, -60, -110, -10}, {70, -120, 116, -74, 176, -60},
		{50, -110, 92, -50, 130, -6}} {
		b.Fill(b.Metal(c.Times(0.7+0.1*float64(i))), brush.Limb(q[0], q[1], 26, q[2], q[3], 13, q[4], q[5], 10))
		b.Fill(b.Metal(brush.Iron), brush.Oval(q[2], q[3], 11, 11), brush.Slab(q[4]-8, q[5]-8, 34, 15, 6))
	}
	b.Fill(m, brush.Smooth(-116, -140, -90, -176, -20, -160, 50, -172, 100, -160, 96, -110, 40, -96, -30, -110, -90, -96))
	for i := range 9 {
		b.Plain(brush.Hex(0x4a2a14), brush.Oval(-80+20*float64(i), -140+14*math.Sin(2.1*float64(i)), 7, 6))
	}
	b.Fill(m, brush.Smooth(80, -150, 90, -206, 140, -218, 176, -190, 186, -164, 150, -150, 110, -140),
		brush.Poly(92, -196, 88, -228, 118, -208))
	b.Plain(brush.Black, brush.Slab(128, -198, 44, 18, 8))
	b.Glow(152, -189, 36, 24, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Slab(140, -194, 26, 9, 4))
}

func captainChair(b *brush.Brush) {
	c := brush.Livery(b.House)
	b.Fill(b.Metal(brush.Iron), brush.Smooth(-100, 4, -70, -24, 70, -24, 100, 4), brush.Slab(-18, -70, 36, 56, 4))
	b.Draw(c.Times(0.8), brush.Slab(-76, -250, 152, 180, 34))
	b.Draw(c, brush.Slab(-54, -232, 108, 130, 24), brush.Slab(-86, -104, 172, 44, 14))
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Iron), brush.Slab(d*104-28, -146, 56, 28, 8), brush.Slab(d*104-10, -122, 20, 50, 4))
		b.Glow(d*104, -142, 30, 20, b.Accent, 0.8)
		b.Plain(b.Accent, brush.Oval(d*104-8, -140, 5, 4), brush.Oval(d*104+8, -140, 5, 4))
	}
	b.Within(brush.Place(0, -196, 0.26, 0.26, 0), func() { badge(b) })
}

// landingFlag is planted on newly found ground.
func landingFlag(b *brush.Brush) {
	c := brush.Livery(b.House)
	b.Draw(b.Near.To(b.Front, 0.3), brush.Smooth(-140, 8, -80, -24, 0, -36, 80, -22, 140, 8))
	b.Fill(b.Metal(brush.Steel), brush.Slab(-80, -284, 11, 262, 3))
	b.Draw(c, brush.Smooth(-68, -280, -10, -292, 50, -272, 130, -284, 124, -180, 50, -168, -10, -186, -68, -174))
	b.Within(brush.Place(28, -230, 0.36, 0.36, 0), func() { badge(b) })
}

// shieldBot is a sphere with arms that bears a wall of light.
func shieldBot(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Limb(-40, -60, 14, -60, -30, 12, -60, -6, 14), brush.Limb(30, -60, 14, 46, -30, 12, 46, -6, 14))
	b.Fill(b.Metal(brush.Steel), brush.Oval(-10, -150, 92, 92))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Smooth(-96, -176, -60, -226, 40, -226, 76, -176))
	b.Plain(brush.Black, brush.Slab(-20, -172, 96, 34, 15))
	b.Glow(36, -155, 50, 30, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(36, -155, 13, 11))
	b.Fill(b.Metal(brush.Iron), brush.Limb(40, -110, 13, 90, -100, 11, 112, -120, 10))
	b.Glow(130, -140, 90, 170, b.Accent, 0.6)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.6), brush.Smooth(112, -280, 150, -240, 160, -140, 150, -40, 112, 0, 124, -140))
}

func gunRack(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-150, -280, 300, 276, 12))
	b.Plain(brush.Hex(0x10182a), brush.Slab(-138, -268, 276, 252, 8))
	for i := range 3 {
		y := -222 + 84*float64(i)
		b.Glow(0, y, 130, 50, b.Accent, 0.3)
		b.Within(brush.Place(-16, y, 0.72, 0.62, 0), func() {
			if i == 1 {
				longBlaster(b)
			} else {
				blaster(b, [3]brush.RGB{brush.Hex(0xd8dde4), brush.White, brush.Hex(0xe0a04a)}[i], b.Accent)
			}
		})
	}
}

// birdBot hops on two thin legs and points with its beak.
func birdBot(b *brush.Brush) {
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Iron), brush.Limb(d*24, -70, 8, d*40, -40, 6, d*24, -4, 6), brush.Slab(d*24-20, -8, 48, 12, 5))
	}
	b.Fill(b.Metal(brush.Hex(0xe86a2a)), brush.Smooth(-100, -120, -60, -176, 40, -180, 80, -130, 50, -70, -40, -64))
	b.Fill(b.Metal(brush.Steel), brush.Smooth(-70, -130, -20, -150, 20, -120, -30, -90, -90, -96))
	b.Fill(b.Metal(brush.Hex(0xe86a2a)), brush.Limb(50, -150, 26, 62, -190, 22, 66, -224, 44))
	b.Fill(b.Metal(brush.Gold), brush.Poly(92, -250, 176, -214, 96, -196))
	b.Plain(brush.Black, brush.Oval(74, -230, 25, 25))
	b.Glow(74, -230, 44, 44, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(76, -230, 15, 15))
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(56, -262, 50, -286, 36, -296), 4, 2))
}

// zigzag is a bolt with two sharp bends.
func zigzag(b *brush.Brush) {
	b.Glow(0, 0, 150, 150, brush.Hex(0xb0ff3a), 0.6)
	b.Draw(brush.Hex(0xc8ff4a), brush.Poly(-100, -62, 92, -98, 12, 26, 104, 22, -80, 104, 4, -24))
}

// binding is a coil of light around a person.
func binding(b *brush.Brush) {
	for i := range 5 {
		y := -80 + 40*float64(i)
		b.Glow(0, y, 120, 30, b.Accent, 0.5)
		b.Plain(b.Accent.To(brush.White, 0.35), brush.Holed(brush.Oval(0, y, 88, 20), brush.Oval(0, y-2, 76, 11))...)
	}
}

// triangle is a sign with three corners of light.
func triangle(b *brush.Brush) {
	b.Glow(0, 0, 180, 180, b.Accent, 0.5)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Holed(brush.Poly(0, -120, 116, 84, -116, 84), brush.Poly(0, -86, 88, 68, -88, 68))...)
	for i := range 3 {
		q := brush.Point{}.Around(-math.Pi/2+2*math.Pi/3*float64(i), 118)
		b.Glow(q.X, q.Y, 50, 50, b.Accent, 0.9)
		b.Plain(brush.White, brush.Oval(q.X, q.Y, 15, 15))
	}
}

// blaster draws a side arm that points to the right.
func blaster(b *brush.Brush, c, light brush.RGB) {
	m := b.Metal(c)
	b.Fill(b.Metal(brush.Iron.Times(0.6)), brush.Smooth(-64, 6, -20, 6, -34, 60, -44, 104, -92, 98, -82, 56))
	b.Fill(b.Metal(brush.Iron), brush.Holed(brush.Slab(-28, 10, 48, 40, 14), brush.Slab(-20, 14, 32, 28, 10))...)
	b.Fill(m, brush.Smooth(-104, -50, -70, -64, 40, -58, 70, -40, 66, 4, 20, 16, -86, 16, -110, -10))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Poly(-80, -46, 20, -44, 10, -18, -84, -16))
	b.Fill(b.Metal(brush.Iron), brush.Slab(58, -40, 74, 30, 6), brush.Slab(124, -46, 16, 42, 5), brush.Slab(-50, -84, 80, 16, 6),
		brush.Slab(-30, -74, 10, 16, 2), brush.Slab(8, -74, 10, 16, 2))
	for i := range 3 {
		x := -64 + 28*float64(i)
		b.Glow(x, -2, 22, 22, light, 0.6)
		b.Plain(light.To(brush.White, 0.3), brush.Oval(x, -2, 8, 8))
	}
	b.Glow(150, -25, 60, 50, light, 0.9)
	b.Plain(brush.White, brush.Star(152, -25, 4, 30, 9, 0))
}

// longBlaster is a two-handed arm with three coils.
func longBlaster(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron.Times(0.6)), brush.Smooth(-150, -4, -96, -20, -90, 20, -140, 56, -166, 44),
		brush.Smooth(-40, 16, -6, 16, -14, 76, -48, 70))
	b.Fill(b.Metal(brush.Steel), brush.Smooth(-110, -30, 20, -36, 40, -20, 40, 14, 10, 24, -104, 22))
	b.Fill(b.Metal(brush.Iron), brush.Slab(30, -18, 126, 22, 8), brush.Slab(-80, -58, 70, 18, 8))
	for i := range 4 {
		x := 46 + 26*float64(i)
		b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(x, -30, 14, 46, 6))
		b.Glow(x+7, -7, 20, 30, b.Accent, 0.4)
	}
	b.Glow(166, -7, 60, 60, b.Accent, 0.9)
	b.Plain(brush.White, brush.Oval(164, -7, 11, 11))
}

// badge is the sign of the alliance: a star with a planet on its orbit.
func badge(b *brush.Brush) {
	b.Fill(b.Metal(brush.Livery(b.House).To(brush.Steel, 0.3)), brush.Oval(0, 0, 108, 108))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 112, 96)...)
	b.Fill(b.Metal(brush.Gold), brush.Star(0, 0, 8, 84, 34, 0))
	b.Plain(brush.White, brush.Star(0, 0, 4, 50, 14, 0))
	b.Within(brush.Place(0, 0, 1, 0.4, -0.5), func() { b.Plain(brush.White, brush.Ring(0, 0, 92, 82)...) })
	b.Draw(b.Accent, brush.Oval(74, -46, 16, 16))
}

// handshake is two arms that meet.
func handshake(b *brush.Brush) {
	a, orange := brush.Hex(0x4a8ad0), brush.Hex(0xd08a3a)
	skin, other := brush.Hex(0xc08a60), brush.Hex(0x6ac0a0)
	b.Draw(a, brush.Poly(-180, -36, -84, -40, -80, 34, -180, 46))
	b.Draw(orange, brush.Poly(180, -36, 84, -40, 80, 34, 180, 46))
	b.Draw(brush.Bone, brush.Slab(-92, -44, 20, 84, 6), brush.Slab(72, -44, 20, 84, 6))
	b.Draw(other, brush.Smooth(74, -32, 20, -46, -34, -30, -52, 0, -34, 30, 0, 38, 40, 34, 76, 28))
	b.Draw(skin, brush.Smooth(-74, -32, -20, -46, 18, -40, 56, -16, 40, -2, 4, -10, 0, 6, -36, 30, -76, 26))
	for i := range 4 {
		x := -44 + 19*float64(i)
		b.Draw(other.Times(0.95), brush.Limb(x+6, -4+5*float64(i), 10, x-4, 18+3*float64(i), 10))
	}
	b.Draw(skin.Times(1.05), brush.Limb(-20, -40, 13, 10, -48, 12, 36, -38, 11))
}

// scanner is a hand-held device with a screen and a lid.
func scanner(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-66, -114, 132, 74, 10))
	b.Fill(b.Metal(brush.Steel), brush.Slab(-74, -40, 148, 150, 14))
	b.Plain(brush.Hex(0x06202a), brush.Slab(-56, -24, 112, 70, 6))
	b.Glow(0, 10, 90, 60, b.Accent, 0.5)
	for i := range 4 {
		c := [4]brush.RGB{brush.Hex(0xe84a4a), brush.Hex(0xf6c83a), brush.Hex(0x4ae07a), brush.Hex(0x4aa8f0)}[i]
		b.Plain(c, brush.Box(-48+26*float64(i), 40-14*float64(1+(i*3)%4), 18, 14*float64(1+(i*3)%4)))
		b.Plain(c, brush.Oval(-42+28*float64(i), 76, 9, 9))
		b.Glow(-42+28*float64(i), -78, 26, 26, c, 0.7)
		b.Plain(c.To(brush.White, 0.4), brush.Oval(-42+28*float64(i), -78, 10, 10))
	}
}

func siren(b *brush.Brush) {
	red := brush.Hex(0xff2a2a)
	for _, d := range brush.Sides {
		b.Fill(brush.Flat(red).Clear(0.5).Light(), brush.Poly(d*20, -10, d*240, -120, d*240, 60))
	}
	b.Fill(b.Metal(brush.Iron), brush.Slab(-92, 66, 184, 34, 10), brush.Slab(-72, 46, 144, 26, 6))
	b.Glow(0, -10, 170, 150, red, 0.8)
	b.Fill(b.Body(red).Clear(0.9), brush.Smooth(-64, 50, -62, -30, -30, -78, 30, -78, 62, -30, 64, 50))
	b.Plain(brush.White, brush.Smooth(-16, 30, -20, -24, 0, -46, 20, -24, 16, 30))
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Leaf(brush.Curve(-48, 30, -48, -30, -26, -62), 6))
}

func noEntry(b *brush.Brush) {
	b.Draw(brush.Hex(0xd8202a), brush.Oval(0, 0, 108, 108))
	b.Plain(brush.White, brush.Ring(0, 0, 98, 90)...)
	b.Draw(brush.White, brush.Slab(-70, -20, 140, 40, 6))
}

func headset(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), brush.Taper(brush.ArcLine(brush.At(0, 0), 92, math.Pi, 2*math.Pi), 9, 9))
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(d*92-24, -30, 48, 84, 20))
		b.Plain(brush.Black, brush.Oval(d*92, 12, 13, 26))
	}
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(-92, 50, -70, 92, -16, 92), 5, 4))
	b.Glow(-8, 92, 30, 30, b.Accent, 0.8)
	b.Draw(brush.Iron, brush.Oval(-8, 92, 16, 12))
}

// divePod is a round boat for the deep with a great window.
func divePod(b *brush.Brush) {
	c := brush.Hex(0xf0b02a)
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Iron), brush.Slab(d*96-22, 20, 44, 60, 12))
		b.Glow(d*96, 90, 40, 40, b.Accent, 0.5)
	}
	b.Fill(b.Metal(c), brush.Oval(0, 0, 102, 96), brush.Slab(-26, -118, 52, 40, 10))
	b.Fill(b.Metal(brush.Iron), brush.Ring(12, 0, 72, 58)...)
	b.Fill(brush.Flat(brush.Hex(0x9af0ff)).Down(brush.Hex(0x1a5a8a)), brush.Oval(12, 0, 58, 58))
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Leaf(brush.Curve(-26, 10, -16, -30, 20, -44), 8))
	for i := range 8 {
		q := brush.At(12, 0).Around(math.Pi/4*float64(i), 65)
		b.Plain(brush.Gold, brush.Oval(q.X, q.Y, 4, 4))
	}
	b.Fill(b.Metal(brush.Iron), brush.Limb(60, 80, 8, 110, 104, 7, 142, 84, 6))
}

func oliveDove(b *brush.Brush) {
	c := brush.White
	b.Draw(c.Times(0.9), brush.Smooth(-10, -6, -60, -70, -30, -130, 24, -70, 34, -10))
	b.Draw(c.Times(0.86), brush.Poly(-80, 10, -150, 4, -136, 26, -150, 48, -76, 38))
	b.Draw(c, brush.Smooth(-90, 26, -40, -14, 30, -30, 60, -56, 92, -50, 100, -28, 80, -4, 40, 40, -30, 56))
	b.Draw(c, brush.Smooth(0, 0, 10, -80, 60, -136, 84, -80, 60, -16))
	b.Draw(brush.Hex(0xe8a03a), brush.Poly(96, -40, 128, -28, 96, -22))
	b.Plain(brush.Black, brush.Oval(84, -38, 5, 5))
	b.Draw(brush.Hex(0x4a9a3a), brush.Taper(brush.Curve(110, -30, 130, -4, 120, 30), 3, 2))
	for i := range 4 {
		q := brush.At(116+4*float64(i%2), -10+13*float64(i))
		b.Draw(brush.Hex(0x6ab84a), brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Shift(18, -8), q.Shift(34, 2)}), 7),
			brush.Leaf(brush.CurveThrough([]brush.Point{q, q.Shift(-16, 0), q.Shift(-30, 12)}), 7))
	}
}

func satellite(b *brush.Brush) {
	for _, d := range brush.Sides {
		b.Fill(b.Metal(brush.Iron), brush.Slab(min(d*30, d*70), -5, 40, 10, 2))
		b.Fill(b.Metal(brush.Hex(0x2a5ab0)), brush.Slab(min(d*60, d*160), -44, 100, 88, 4))
		for i := range 3 {
			b.Plain(brush.Hex(0x9ac0f0), brush.Box(d*60+d*25*float64(i+1)-1, -44, 2, 88))
		}
		b.Plain(brush.Hex(0x9ac0f0), brush.Box(min(d*60, d*160), -1, 100, 2))
	}
	b.Fill(b.Metal(brush.Gold), brush.Slab(-38, -50, 76, 100, 10))
	b.Fill(b.Metal(brush.Steel), brush.Smooth(-44, -66, 0, -50, 44, -66, 24, -102, -24, -102))
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Line(0, -84, 0, -128), 4, 2))
	b.Glow(0, -130, 40, 40, b.Accent, 0.9)
	b.Plain(brush.White, brush.Oval(0, -130, 6, 6))
}

// shuttle is a broad explorer's craft with windows and feet.
func shuttle(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Steel, 0.4)
	b.Fill(b.Metal(c.Times(0.6)), brush.Poly(-130, 10, -180, -80, -130, -84, -80, -10))
	b.Glow(-164, 26, 70, 50, b.Accent, 0.8)
	b.Fill(b.Metal(brush.Iron), brush.Slab(-168, 8, 40, 40, 8))
	b.Fill(b.Metal(c), brush.Smooth(-150, 0, -110, -46, 20, -66, 110, -40, 170, 10, 150, 44, 60, 58, -120, 54))
	b.Fill(b.Metal(c.Times(0.8)), brush.Poly(-80, 40, 60, 40, 20, 84, -120, 84))
	b.Fill(brush.Flat(brush.Hex(0xc0f4ff)).Down(brush.Hex(0x2a6a9a)), brush.Smooth(70, -30, 116, -28, 156, 4, 100, 10, 66, 0))
	for i := range 4 {
		b.Fill(brush.Flat(brush.Hex(0xc0f4ff)).Down(brush.Hex(0x2a6a9a)), brush.Slab(-96+36*float64(i), -34, 22, 26, 8))
	}
	b.Plain(brush.Gold, brush.Poly(-130, 22, 130, 22, 126, 32, -130, 32))
}

func starMap(b *brush.Brush) {
	b.Plain(brush.Hex(0x081430), brush.Slab(-150, -100, 300, 200, 12))
	b.Fill(b.Metal(brush.Iron), brush.Holed(brush.Slab(-160, -110, 320, 220, 16), brush.Slab(-148, -98, 296, 196, 10))...)
	line := brush.Line(-110, 50, -60, -20, -10, 20, 40, -50, 110, -10)
	b.Fill(brush.Flat(b.Accent).Clear(0.8), brush.Taper(line, 3, 3))
	for i, q := range line {
		b.Glow(q.X, q.Y, 36, 36, b.Accent, 0.8)
		b.Plain(brush.White, brush.Star(q.X, q.Y, 4, 16+3*float64(i), 5, 0))
	}
	b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Ring(70, 40, 34, 31)...)
	b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Ring(-70, 54, 22, 20)...)
}

func medKit(b *brush.Brush) {
	b.Draw(brush.Iron, brush.Holed(brush.Slab(-40, -96, 80, 50, 16), brush.Slab(-26, -82, 52, 36, 8))...)
	b.Draw(brush.White, brush.Slab(-112, -66, 224, 160, 18))
	b.Draw(brush.White.Times(0.85), brush.Slab(-112, -8, 224, 8, 2))
	b.Draw(brush.Hex(0xe0303a), brush.Slab(-20, -44, 40, 116, 5), brush.Slab(-58, -6, 116, 40, 5))
}
