package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// labThings are the gear of researchers and builders.
var labThings = motif.Join(
	motif.Framed(motif.Middle, map[string]func(*brush.Brush){
		"monitor": monitor, "helix": helix, "magnet": magnet,
		"battery": battery, "bulb": bulb, "chip": chip, "test-tubes": testTubes,
		"brain-jar": brainJar, "robot-arm": robotArm, "robot-head": robotHeadThing,
		"blackboard": blackboard, "crate": crate, "ray-gun": rayGun,
		"cube": cube,
	}),
	motif.Framed(motif.Foot, map[string]func(*brush.Brush){
		"dish": dish, "microscope": microscope, "telescope": telescope,
		"coil": coil, "server": serverRack, "capsule": capsule,
		"console": controlDesk, "reactor": reactor, "conveyor": conveyor,
		"robot-cat": robotCat,
	}),
)

func monitor(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-30, 80, 60, 26, 6), brush.Slab(-60, 98, 120, 12, 5))
	b.Fill(b.Metal(brush.Steel.To(brush.Livery(b.House), 0.3)), brush.Slab(-120, -90, 240, 176, 16))
	b.Plain(brush.Hex(0x0c1c2a), brush.Slab(-106, -76, 212, 146, 8))
	b.Glow(0, -4, 120, 90, b.Accent, 0.35)
}

func helix(b *brush.Brush) {
	for i := range 15 {
		y := -126 + 18*float64(i)
		x := 52 * math.Sin(float64(i)*0.62)
		b.Plain(b.Accent.Times(0.6).To(brush.White, 0.2), brush.Taper(brush.Line(-x, y, x, y), 3, 3))
		b.Draw(b.Accent, brush.Oval(x, y, 11, 11))
		b.Draw(brush.Hex(0xff7ab0), brush.Oval(-x, y, 11, 11))
	}
}

func magnet(b *brush.Brush) {
	c := brush.Hex(0xd0343a)
	b.Draw(c, brush.Holed(append(brush.ArcLine(brush.At(0, -10), 96, math.Pi, 2*math.Pi), brush.Line(96, 96, -96, 96)...),
		append(brush.ArcLine(brush.At(0, -10), 48, math.Pi, 2*math.Pi), brush.Line(48, 98, -48, 98)...))...)
	b.Fill(b.Metal(brush.Steel), brush.Box(-96, 60, 48, 40), brush.Box(48, 60, 48, 40))
	for i := range 3 {
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.7), brush.Leaf(brush.ArcLine(brush.At(0, 110), 34+22*float64(i), 0.5,
			math.Pi-0.5), 3.4))
	}
}

func battery(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), brush.Slab(-18, -118, 36, 24, 5))
	b.Fill(b.Metal(brush.Hex(0x2f343c)), brush.Slab(-56, -98, 112, 200, 14))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Slab(-56, -98, 112, 60, 14))
	b.Glow(0, 30, 70, 80, b.Accent, 0.7)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Poly(8, -24, -30, 40, -2, 40, -12, 86, 30, 16, 2, 16))
}

func bulb(b *brush.Brush) {
	b.Glow(0, -30, 170, 170, brush.Hex(0xffe27a), 0.8)
	b.Fill(brush.Flat(brush.Hex(0xfff4c0)).Down(brush.Hex(0xffc84a)), brush.Smooth(-26, 50, -34, 20, -70, -30, -60, -84, 0, -112, 60, -84, 70,
		-30, 34, 20, 26, 50))
	b.Plain(brush.Hex(0xe8862a), brush.Taper(brush.Curve(-20, 40, -26, -20, -10, -40, 0, -16, 10, -40, 26, -20, 20, 40), 3, 3))
	for i := range 4 {
		b.Fill(b.Metal(brush.Iron), brush.Slab(-28+2*float64(i), 50+15*float64(i), 56-4*float64(i), 12, 5))
	}
}

func chip(b *brush.Brush) {
	g := b.Metal(brush.Gold)
	for i := range 6 {
		k := -70 + 28*float64(i)
		b.Fill(g, brush.Box(k-5, -118, 10, 236), brush.Box(-118, k-5, 236, 10))
	}
	b.Fill(b.Metal(brush.Hex(0x1f3a34)), brush.Slab(-90, -90, 180, 180, 12))
	b.Fill(b.Metal(brush.Hex(0x2a2e36)), brush.Slab(-50, -50, 100, 100, 8))
	b.Glow(0, 0, 80, 80, b.Accent, 0.7)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Slab(-26, -26, 52, 52, 6))
}

func testTubes(b *brush.Brush) {
	for i, c := range [4]brush.RGB{b.Accent, brush.Hex(0xff6a8a), brush.Hex(0x9aff5a), brush.Amber} {
		x := -78 + 52*float64(i)
		b.Glow(x, 30, 50, 70, c, 0.4)
		b.Fill(brush.Flat(brush.White).Clear(0.35), brush.Slab(x-17, -100, 34, 190, 17))
		b.Fill(brush.Flat(c.To(brush.White, 0.2)).Down(c), brush.Slab(x-14, -30+b.In(-30, 30), 28, 116, 14))
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Box(x-11, -94, 4, 160))
	}
	b.Draw(brush.Wood, brush.Slab(-114, -40, 228, 16, 5), brush.Slab(-114, 84, 228, 18, 5))
}

func brainJar(b *brush.Brush) {
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Down(b.Accent).Clear(0.35), brush.Slab(-84, -110, 168, 200, 60))
	b.Within(brush.Place(0, -10, 0.66, 0.66, 0), func() { brain(b) })
	b.Fill(brush.Flat(brush.White).Clear(0.5), brush.Leaf(brush.Curve(-66, 50, -72, -30, -50, -84), 7))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-96, 80, 192, 34, 8))
	for i := range 4 {
		b.Plain(brush.Pick(&b.Random, b.Accent, brush.Amber, brush.Hex(0xff5a5a)), brush.Oval(-54+36*float64(i), 97, 6, 6))
	}
	bubbleTrail(b, 0, 60)
}

// bubbleTrail draws some bubbles that rise from a point.
func bubbleTrail(b *brush.Brush, x, y float64) {
	for i := range 6 {
		b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Ring(x+b.In(-40, 40), y-24*float64(i), 5, 3.6)...)
	}
}

func robotArm(b *brush.Brush) {
	m, d := b.Metal(brush.Steel), b.Metal(brush.Iron)
	b.Fill(d, brush.Slab(60, 84, 90, 40, 10))
	b.Fill(m, brush.Limb(110, 90, 20, 90, -20, 17), brush.Limb(90, -20, 17, -10, -70, 13))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Oval(90, -20, 22, 22), brush.Oval(-10, -70, 17, 17))
	b.Fill(m, brush.Limb(-10, -70, 12, -60, -20, 10))
	b.Fill(d, brush.Taper(brush.Curve(-60, -20, -100, -10, -108, 36, -86, 56), 8, 4), brush.Taper(brush.Curve(-60, -20, -44, 20, -54, 50, -70,
		60), 8, 4))
}

func robotHeadThing(b *brush.Brush) {
	b.Within(brush.Place(0, 22, 3.3, 3.3, 0), func() {
		people.RobotHead(b, &people.Figure{Skin: brush.Pick(&b.Random, people.Skins[people.Robot]...), Trim: brush.Livery(b.House)})
	})
}

func blackboard(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-134, -100, 268, 200, 8))
	b.Plain(brush.Hex(0x1f3a34), brush.Box(-122, -88, 244, 176))
	s := brush.Flat(brush.White).Clear(0.8)
	for i := range 4 {
		y := -60 + 36*float64(i)
		for x := -104.0; x < 90; x += b.In(14, 30) {
			switch b.N(5) {
			case 0:
				b.Fill(s, brush.Box(x, y-2, 14, 2.4), brush.Box(x, y+4, 14, 2.4))
			case 1:
				b.Fill(s, brush.Ring(x+6, y, 8, 5.6)...)
			case 2:
				b.Fill(s, brush.Taper(brush.Line(x, y+9, x+12, y-9), 1.4, 1.4), brush.Taper(brush.Line(x+12, y+9, x, y-9), 1.4, 1.4))
			case 3:
				b.Fill(s, brush.Taper(brush.Curve(x, y+10, x+4, y-10, x+9, y+4, x+14, y-8), 1.4, 1.4))
			default:
				b.Fill(s, brush.Box(x, y-1, 13, 2.4), brush.Box(x+5.4, y-7, 2.4, 14))
			}
		}
	}
}

func crate(b *brush.Brush) {
	c := brush.Wood.To(brush.Iron, 0.2)
	b.Draw(c, brush.Box(-90, -80, 180, 170))
	b.Draw(c.Times(1.2), brush.Box(-98, -90, 196, 26), brush.Box(-98, 72, 196, 26), brush.Box(-98, -70, 26, 150), brush.Box(72, -70, 26, 150))
	b.Draw(c.Times(1.1), brush.Poly(-72, -52, -52, -64, 72, 62, 52, 72))
}

func rayGun(b *brush.Brush) {
	m := b.Metal(brush.Steel.To(brush.Livery(b.House), 0.4))
	b.Fill(m, brush.Smooth(-100, -20, -70, -50, 0, -46, 60, -30, 60, 6, 0, 20, -70, 14), brush.Poly(-70, 10, -30, 16, -44, 96, -92, 92))
	for i := range 3 {
		b.Fill(b.Metal(brush.Gold), brush.Slab(10+22*float64(i), -52+5*float64(i), 10, 84-10*float64(i), 4))
	}
	b.Fill(b.Metal(brush.Iron), brush.Slab(60, -18, 50, 13, 5))
	b.Glow(118, -12, 50, 50, b.Accent, 0.9)
	b.Fill(b.Lamp(b.Accent), brush.Oval(114, -12, 13, 13))
}

func cube(b *brush.Brush) {
	c := b.Accent
	b.Glow(0, 0, 150, 150, c, 0.5)
	b.Plain(c.To(brush.White, 0.55), brush.Poly(0, -104, 92, -56, 0, -8, -92, -56))
	b.Plain(c.To(brush.White, 0.15), brush.Poly(-92, -56, 0, -8, 0, 100, -92, 48))
	b.Plain(c.Times(0.6), brush.Poly(92, -56, 0, -8, 0, 100, 92, 48))
}

func dish(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	b.Fill(m, brush.Poly(-60, 6, -14, -120, 14, -120, 60, 6, 40, 6, 0, -90, -40, 6))
	b.Within(brush.Place(0, -160, 1, 1, -0.5), func() {
		b.Fill(m, brush.Smooth(-130, -40, 0, -60, 130, -40, 90, 40, 0, 66, -90, 40))
		b.Fill(brush.Flat(b.Near.To(b.Low, 0.4)).Clear(0.8), brush.Oval(0, -38, 122, 24))
		b.Fill(b.Metal(brush.Iron), brush.Slab(-4, -140, 8, 100, 3))
		b.Glow(0, -144, 40, 40, b.Accent, 0.9)
		b.Fill(b.Lamp(b.Accent), brush.Oval(0, -144, 11, 11))
	})
}

func microscope(b *brush.Brush) {
	m, d := b.Metal(brush.Steel), b.Metal(brush.Hex(0x3a4450))
	b.Fill(d, brush.Smooth(-90, 6, -84, -26, 0, -34, 84, -26, 90, 6))
	b.Fill(d, brush.Taper(brush.Curve(40, -24, 96, -90, 80, -170, 30, -206), 17, 13))
	b.Fill(m, brush.Slab(-70, -84, 110, 14, 4))
	b.Within(brush.Place(0, -170, 1, 1, -0.35), func() {
		b.Fill(m, brush.Slab(-24, -80, 48, 130, 8), brush.Slab(-16, -116, 32, 44, 6), brush.Slab(-15, 44, 30, 36, 5))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-28, -40, 56, 12, 4))
	})
	b.Glow(-30, -88, 50, 26, b.Accent, 0.9)
}

func telescope(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Taper(brush.Line(0, -130, -80, 6), 7, 5), brush.Taper(brush.Line(0, -130, 80, 6), 7, 5),
		brush.Taper(brush.Line(0, -130, 6, 6), 7, 5))
	b.Within(brush.Place(0, -150, 1, 1, -0.55), func() {
		b.Fill(b.Metal(brush.Gold), brush.Slab(-120, -18, 90, 36, 6), brush.Slab(-40, -26, 90, 52, 6), brush.Slab(40, -34, 90, 68, 6))
		b.Fill(b.Lamp(b.Accent), brush.Oval(130, 0, 9, 34))
	})
}

func coil(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-80, -24, 160, 30, 8))
	for i := range 9 {
		b.Fill(b.Metal(brush.Hex(0xc8743a)), brush.Slab(-30, -44-18*float64(i), 60, 14, 7))
	}
	b.Fill(b.Metal(brush.Steel), brush.Oval(0, -228, 62, 30))
	for range 4 {
		b.Bolt(brush.At(b.In(-40, 40), -232), brush.At(b.In(-170, 170), b.In(-300, -60)), 3, b.Accent)
	}
	b.Glow(0, -230, 110, 80, b.Accent, 0.7)
}

func serverRack(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0x2f3a46)), brush.Slab(-84, -280, 168, 286, 10))
	for i := range 8 {
		y := -268 + 34*float64(i)
		b.Plain(brush.Hex(0x141c24), brush.Slab(-72, y, 144, 26, 4))
		for k := range 5 {
			b.Plain(brush.Pick(&b.Random, b.Accent, brush.Hex(0x6aff8a), brush.Amber, brush.Hex(0x2a3a44)),
				brush.Oval(-56+15*float64(k), y+13, 4, 4))
		}
		b.Plain(b.Accent.Times(0.5), brush.Box(24, y+8, 40, 3), brush.Box(24, y+15, 40, 3))
	}
}

func capsule(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-90, -26, 180, 32, 8), brush.Slab(-76, -290, 152, 34, 12))
	b.Glow(0, -140, 120, 160, b.Accent, 0.4)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Down(b.Accent).Clear(0.34), brush.Slab(-72, -262, 144, 240, 20))
	b.Fill(brush.Flat(brush.White).Clear(0.55), brush.Box(-58, -250, 7, 210))
	bubbleTrail(b, 20, -50)
}

func controlDesk(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0x4a5866)), brush.Poly(-150, 6, -130, -90, -100, -130, 100, -130, 130, -90, 150, 6))
	b.Plain(brush.Hex(0x0f1c28), brush.Poly(-110, -96, -92, -122, 92, -122, 110, -96))
	b.Glow(0, -110, 130, 50, b.Accent, 0.6)
	for i := range 12 {
		c := brush.Pick(&b.Random, b.Accent, brush.Amber, brush.Hex(0xff5a5a), brush.Hex(0x6aff8a))
		b.Plain(c, brush.Oval(-104+float64(i%6)*42, -66+30*float64(i/6), 8, 7))
	}
}

func reactor(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0x4a5560)), brush.Poly(-130, 6, -110, -60, 110, -60, 130, 6))
	b.Glow(0, -160, 170, 170, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(0, -160, 62, 62))
	for i := range 3 {
		b.Within(brush.Place(0, -160, 1, 1, math.Pi*float64(i)/3), func() {
			b.Within(brush.Place(0, 0, 1, 0.34, 0), func() { b.Fill(b.Metal(brush.Steel), brush.Ring(0, 0, 124, 110)...) })
		})
	}
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(90, -50, 130, -130, 100, -190), 10, 7))
	})
}

func conveyor(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0x3a424c)), brush.Slab(-170, -70, 340, 46, 23))
	for i := range 6 {
		b.Fill(b.Metal(brush.Steel), brush.Oval(-142+57*float64(i), -47, 15, 15))
	}
	b.Fill(b.Metal(brush.Iron), brush.Box(-120, -30, 16, 36), brush.Box(104, -30, 16, 36))
}

func robotCat(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	b.Fill(m, brush.Taper(brush.Curve(-80, -90, -140, -120, -130, -190), 8, 4))
	b.Fill(m, brush.Limb(-76, -90, 40, 0, -96, 36, 60, -100, 40), brush.Slab(-96, -80, 22, 86, 8), brush.Slab(-50, -80, 22, 86, 8),
		brush.Slab(36, -80, 22,
			86, 8), brush.Slab(76, -80, 22, 86, 8))
	b.Fill(m, brush.Slab(40, -190, 110, 92, 26), brush.Poly(48, -176, 54, -226, 84, -186), brush.Poly(142, -176, 136, -226, 106, -186))
	b.Within(brush.Place(96, -150, 1, 1, 0), func() { people.LitEyes(b, 0, 0, 24, 12) })
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Oval(-10, -98, 18, 18))
}
