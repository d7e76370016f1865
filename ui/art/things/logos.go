package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// logosThings are the machines and pets of Logos.
var logosThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"gramophone": gramophone, "finger-trap": fingerTrap, "book-pile": bookPile, "vault-door": vaultDoor, "buoy": buoy,
		"submarine": submarine, "syringe": syringe, "gauge": gauge, "cable": cable, "pencil": pencil, "mobius": mobius,
		"redaction": redaction, "static": staticSparks, "equation": equation,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"vacuum": vacuum, "bin": bin, "brain-tank": brainTank, "wind-up": windUp, "sprite-bot": spriteBot,
		"mantis-bot": mantisBot, "pincers": pincers, "printer": printer, "lectern": lectern,
	}),
)

func gramophone(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-80, 50, 150, 56, 8))
	b.Fill(b.Metal(brush.Hex(0x2a2a30)), brush.Oval(-6, 48, 66, 14))
	b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(40, 40, 66, 0, 40, -34, 10, -40), 5, 8))
	b.Fill(b.Metal(brush.Gold), brush.Smooth(14, -26, -20, -30, -84, -4, -110, -60, -84, -124, -20, -80, 14, -54))
	b.Plain(brush.Gold.Times(0.4), brush.Oval(-92, -62, 22, 58))
	for i := range 3 {
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.8-0.2*float64(i)), brush.Leaf(brush.ArcLine(brush.At(-90, -62), 40+26*float64(i),
			2.5, 3.8), 4))
	}
}

func fingerTrap(b *brush.Brush) {
	for i := range 14 {
		x := -104 + 16*float64(i)
		k := 44 - 12*math.Sin(math.Pi*float64(i)/13)
		c := brush.Hex(0xd84a3a)
		if i%2 == 0 {
			c = brush.Hex(0xf0c850)
		}
		b.Draw(c, brush.Poly(x-10, -k, x+8, -k, x+16, k, x-2, k))
	}
	b.Draw(brush.Hex(0xd99b6c), brush.Limb(-170, 0, 22, -100, 0, 18), brush.Limb(170, 0, 22, 112, 0, 18))
}

func bookPile(b *brush.Brush) {
	for i := range 6 {
		y := 90 - 34*float64(i)
		w := b.In(74, 104)
		x := b.In(-14, 14)
		c := brush.Pick(&b.Random, brush.Hex(0x8a3a3a), brush.Hex(0x3a6a8a), brush.Hex(0x4a7a4a), brush.Hex(0xc8923a), brush.Hex(0x6a4a8a),
			brush.Livery(b.House))
		b.Draw(c, brush.Slab(x-w, y-16, 2*w, 32, 6))
		b.Plain(brush.Cloth, brush.Slab(x-w+16, y-9, 2*w-14, 18, 2))
		b.Plain(c.Times(1.2), brush.Box(x-w, y-16, 2*w, 6), brush.Box(x-w, y+10, 2*w, 6))
	}
}

func vaultDoor(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Oval(0, 0, 118, 118))
	b.Fill(b.Metal(brush.Steel), brush.Oval(0, 0, 96, 96))
	for i := range 12 {
		q := brush.Point{}.Around(math.Pi*float64(i)/6, 107)
		b.Fill(b.Metal(brush.Gold), brush.Oval(q.X, q.Y, 6, 6))
	}
	for i := range 3 {
		a := math.Pi * float64(i) / 3
		b.Fill(b.Metal(brush.Gold), brush.Taper([]brush.Point{brush.Point{}.Around(a, 66), brush.Point{}.Around(a, -66)}, 5, 5))
	}
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 0, 42, 32)...)
	b.Fill(b.Metal(brush.Iron), brush.Oval(0, 0, 16, 16))
}

func buoy(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0xd8453a)), brush.Poly(-40, -60, 40, -60, 74, 70, -74, 70))
	b.Plain(brush.White, brush.Poly(-54, -10, 54, -10, 63, 26, -63, 26))
	b.Fill(b.Metal(brush.Iron), brush.Slab(-90, 62, 180, 40, 18), brush.Box(-30, -110, 6, 52), brush.Box(24, -110, 6, 52),
		brush.Slab(-36, -118, 72, 10, 4))
	b.Glow(0, -88, 90, 80, brush.Hex(0xffe27a), 0.9)
	b.Plain(brush.Hex(0xfff4c0), brush.Oval(0, -88, 15, 17))
}

func submarine(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold.Times(0.8)), brush.Poly(-130, -30, -170, -60, -170, 60, -130, 30))
	b.Fill(b.Metal(brush.Hex(0xd8a03a)), brush.Smooth(-140, 0, -100, -56, 60, -62, 140, -20, 150, 10, 110, 52, -90, 56))
	b.Fill(b.Metal(brush.Hex(0xc88a2a)), brush.Slab(-40, -100, 80, 50, 14), brush.Taper(brush.Curve(10, -96, 10, -130, 40, -134), 5, 5))
	for i := range 3 {
		x := -60 + 66*float64(i)
		b.Fill(b.Metal(brush.Iron), brush.Oval(x, -4, 25, 25))
		b.Glow(x, -4, 30, 30, b.Accent, 0.5)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(x, -4, 18, 18))
	}
}

func syringe(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, 0.7), func() {
		b.Fill(b.Metal(brush.Steel), brush.Box(-1.6, 80, 3.2, 70), brush.Slab(-10, 66, 20, 20, 4), brush.Slab(-36, -76, 72, 10, 4),
			brush.Box(-5, -120, 10, 60), brush.Slab(-24, -128, 48, 12, 5))
		b.Fill(brush.Flat(brush.White).Clear(0.4), brush.Slab(-24, -68, 48, 136, 8))
		b.Glow(0, 20, 60, 70, b.Accent, 0.5)
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.2)).Down(b.Accent), brush.Slab(-20, -20, 40, 84, 6))
	})
}

func gauge(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 0, 108, 108))
	b.Fill(brush.Flat(brush.Hex(0xf6f0dc)).Down(brush.Hex(0xd8ccaa)), brush.Oval(0, 0, 92, 92))
	for i := range 11 {
		a := 2.5 + 4.43*float64(i)/10
		c := brush.Hex(0x2a2430)
		if i > 7 {
			c = brush.Hex(0xd8343a)
		}
		b.Plain(c, brush.Taper([]brush.Point{brush.Point{}.Around(a, 84), brush.Point{}.Around(a, 66)}, 4, 3))
	}
	b.Draw(brush.Hex(0xc8242e), brush.Taper([]brush.Point{brush.Point{}.Around(3.4, 14), brush.Point{}.Around(0.26, 78)}, 6, 2))
	b.Fill(b.Metal(brush.Iron), brush.Oval(0, 0, 12, 12))
}

func cable(b *brush.Brush) {
	b.Draw(brush.Hex(0x2a2e38), brush.Taper(brush.Curve(-190, 70, -110, 20, -60, 80, 0, 20, 20, -30), 9, 9))
	b.Within(brush.Place(26, -40, 1, 1, 0.4), func() {
		b.Fill(b.Metal(brush.Iron), brush.Slab(-30, -50, 60, 64, 10))
		b.Fill(b.Metal(brush.Gold), brush.Box(-18, -90, 10, 44), brush.Box(8, -90, 10, 44))
	})
	for range 5 {
		b.Bolt(brush.At(50, -110), brush.At(50, -110).Around(b.In(-3, 0.3), b.In(40, 90)), 2.4, b.Accent)
	}
}

func pencil(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, 0.6), func() {
		b.Draw(brush.Hex(0xf0b83a), brush.Box(-22, -90, 44, 150))
		b.Plain(brush.Hex(0xc8922a), brush.Box(8, -90, 14, 150))
		b.Draw(brush.Hex(0xf0d8b0), brush.Poly(-22, 60, 22, 60, 0, 120))
		b.Plain(brush.Hex(0x2a2a30), brush.Poly(-7, 100, 7, 100, 0, 120))
		b.Fill(b.Metal(brush.Steel), brush.Box(-22, -106, 44, 18))
		b.Draw(brush.Hex(0xf08a9a), brush.Slab(-22, -130, 44, 28, 8))
	})
}

// mobius is a band with one side.
func mobius(b *brush.Brush) {
	var left, right, inner brush.Path
	for i := range 60 {
		a := 2 * math.Pi * float64(i) / 60
		c := brush.At(118*math.Cos(a), 62*math.Sin(2*a)*0.8)
		w := 20 + 16*math.Sin(a)
		left, right, inner = append(left, c.Shift(0, -w)), append(right, c.Shift(0, w)), append(inner, c)
	}
	s := b.Body(brush.Hex(0xf0e0b8))
	for i := range 60 {
		j := (i + 1) % 60
		b.Fill(s, brush.Path{left[i], left[j], right[j], right[i]})
		if i%4 == 0 {
			b.Fill(brush.Flat(brush.Wood).Clear(0.6), brush.Taper([]brush.Point{inner[i].Shift(0, -9), inner[i].Shift(0, 9)}, 1.6, 1.6))
		}
	}
	b.Glow(0, 0, 90, 60, b.Accent, 0.3)
}

// redaction is a sheet with all its words struck out.
func redaction(b *brush.Brush) {
	b.Draw(brush.Hex(0xf4ecd8), brush.Slab(-84, -110, 168, 220, 6))
	for i := range 8 {
		y := -88 + 24*float64(i)
		b.Plain(brush.Black, brush.Box(-66, y, b.In(60, 132), 14))
	}
	b.Within(brush.Place(40, 66, 1, 1, -0.3), func() {
		b.Fill(brush.Flat(brush.Hex(0xc8262e)).Clear(0.85), brush.Holed(brush.Slab(-62, -20, 124, 40, 8), brush.Slab(-55, -13, 110, 26, 5))...)
		b.Fill(brush.Flat(brush.Hex(0xc8262e)).Clear(0.85), brush.Box(-44, -4, 88, 8))
	})
}

func staticSparks(b *brush.Brush) {
	for i := range 9 {
		a := 2 * math.Pi * float64(i) / 9
		b.Bolt(brush.Point{}.Around(a, 40), brush.Point{}.Around(a+b.In(-0.2, 0.2), b.In(100, 140)), 3, b.Accent)
	}
}

// equation is a formula that hangs in the air.
func equation(b *brush.Brush) {
	s := b.Lamp(b.Accent)
	b.Glow(0, 0, 150, 80, b.Accent, 0.5)
	b.Fill(s, brush.Taper(brush.Curve(-130, -30, -100, -56, -112, 0, -84, 34, -120, 40), 5, 4))
	b.Fill(s, brush.Box(-66, -14, 40, 8), brush.Box(-66, 8, 40, 8))
	b.Fill(s, brush.Taper(brush.Curve(60, -60, 20, -64, 30, 0, 14, 60, -10, 54), 5, 4), brush.Taper(brush.Line(-2, -6, 50, -6), 4, 4))
	b.Fill(s, brush.Taper(brush.Line(80, -30, 130, 40), 5, 5), brush.Taper(brush.Line(130, -30, 80, 40), 5, 5))
	b.Fill(s, brush.Ring(146, -50, 13, 8)...)
}

func vacuum(b *brush.Brush) {
	c := b.Metal(brush.Livery(b.House))
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(60, -150, 130, -190, 150, -60, 150, -12), 15, 13), brush.Slab(96, -22, 110, 26, 8))
	b.Fill(c, brush.Smooth(-110, -30, -100, -140, -20, -190, 60, -170, 84, -90, 80, -20))
	b.Fill(b.Metal(brush.Steel), brush.Oval(-10, -104, 46, 46))
	b.Within(brush.Place(-10, -104, 1, 1, 0), func() { people.LitEyes(b, 0, 0, 17, 12) })
	b.Fill(b.Metal(brush.Iron), brush.Oval(-70, -16, 32, 32), brush.Oval(44, -12, 22, 22))
	for i := range 4 {
		b.Within(brush.Place(212+24*float64(i), -30-20*float64(i), 0.12, 0.12, b.In(0, 3)), func() { playingCard(b) })
	}
}

func bin(b *brush.Brush) {
	m := b.Metal(brush.Steel.To(brush.Livery(b.House), 0.4))
	b.Fill(m, brush.Poly(-84, -190, 84, -190, 66, 6, -66, 6))
	for i := range 5 {
		b.Fill(brush.Flat(b.Shade).Clear(0.4), brush.Box(-56+26*float64(i), -176, 7, 170))
	}
	b.Fill(m, brush.Slab(-96, -206, 192, 22, 9))
	b.Within(brush.Place(0, -92, 0.5, 0.5, 0), func() { roundArrows(b) })
	b.Within(brush.Place(20, -240, 0.5, 0.5, 0.5), func() { page(b) })
}

// brainTank is a tank that thinks.
func brainTank(b *brush.Brush) {
	b.Fill(b.Metal(brush.Iron), brush.Slab(-150, -70, 300, 76, 36))
	for i := range 5 {
		b.Fill(b.Metal(brush.Steel), brush.Oval(-108+54*float64(i), -32, 24, 24))
	}
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Poly(-120, -70, -90, -126, 90, -126, 120, -70))
	b.Fill(b.Metal(brush.Iron), brush.Slab(70, -118, 130, 22, 8))
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Clear(0.35), brush.Oval(-10, -176, 84, 76))
	b.Within(brush.Place(-10, -170, 0.64, 0.64, 0), func() { brain(b) })
	b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Leaf(brush.ArcLine(brush.At(-10, -176), 68, 3.5, 4.4), 5))
	b.Glow(206, -107, 40, 40, b.Accent, 0.8)
}

func windUp(b *brush.Brush) {
	m := b.Metal(brush.Hex(0xc88a4a))
	b.Fill(b.Metal(brush.Gold), brush.Ring(-112, -150, 30, 18)...)
	b.Fill(b.Metal(brush.Gold), brush.Slab(-90, -156, 50, 12, 4))
	b.Fill(m, brush.Slab(-62, -60, 34, 66, 8), brush.Slab(28, -60, 34, 66, 8), brush.Slab(-78, -200, 156, 146, 20),
		brush.Slab(-46, -276, 92, 76, 18))
	b.Fill(m, brush.Limb(78, -170, 13, 120, -130, 11, 140, -170, 10))
	b.Within(brush.Place(0, -242, 1, 1, 0), func() { people.LitEyes(b, 0, 0, 20, 13) })
	b.Plain(brush.Black, brush.Oval(0, -128, 42, 42))
	b.Fill(b.Metal(brush.Gold), brush.Holed(brush.Gear(0, -128, 38, 10, 0.2), brush.Oval(0, -128, 14, 14))...)
}

// spriteBot is a small hovering helper.
func spriteBot(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), brush.Oval(0, -140, 74, 66))
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Poly(-24, -206, 24, -206, 0, -256))
	b.Plain(brush.Black, brush.Slab(-52, -168, 104, 44, 22))
	b.Within(brush.Place(0, -146, 1, 1, 0), func() { people.LitEyes(b, 0, 0, 22, 12) })
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(66, -130, 110, -120, 116, -70), 8, 6),
		brush.Taper(brush.Curve(-66, -130, -110, -120, -116, -70), 8, 6))
	b.Glow(0, -50, 60, 70, b.Accent, 0.8)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.7).Out(), brush.Poly(-30, -78, 30, -78, 56, 0, -56, 0))
}

// mantisBot is an insect of steel.
func mantisBot(b *brush.Brush) {
	m, g := b.Metal(brush.Steel), b.Metal(brush.Livery(b.House))
	for _, x := range [3]float64{-60, -20, 20} {
		b.Fill(m, brush.Taper(brush.Curve(x, -80, x-30, -40, x-36, 4), 6, 3), brush.Taper(brush.Curve(x, -80, x+40, -36, x+44, 4), 6, 3))
	}
	b.Fill(g, brush.Limb(-130, -70, 12, -60, -96, 34, 20, -110, 24))
	b.Fill(m, brush.Limb(20, -110, 18, 50, -180, 14, 70, -210, 12))
	b.Fill(g, brush.Smooth(40, -230, 90, -262, 130, -224, 84, -194))
	b.Glow(96, -230, 40, 40, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(96, -230, 12, 10))
	b.Fill(m, brush.Limb(50, -170, 9, 110, -150, 8, 80, -90, 5), brush.Limb(80, -90, 5, 124, -120, 4))
	b.Fill(m, brush.Taper(brush.Curve(100, -256, 120, -300, 150, -300), 3, 1))
}

// pincers are two claws of steel that come from below.
func pincers(b *brush.Brush) {
	b.Mirrored(func(float64) {
		b.Fill(b.Metal(brush.Iron), brush.Limb(20, 10, 26, 70, -90, 22, 90, -170, 17))
		b.Fill(b.Metal(brush.Steel), brush.Smooth(70, -160, 110, -190, 96, -260, 30, -290, 64, -240, 60, -200))
	})
	b.Fill(b.Metal(brush.Livery(b.House)), brush.Oval(0, -10, 60, 40))
}

func printer(b *brush.Brush) {
	b.Fill(b.Metal(brush.Hex(0xd8dde0)), brush.Slab(-120, -150, 240, 120, 16), brush.Slab(-90, -200, 180, 60, 10))
	b.Plain(brush.Black, brush.Slab(-90, -62, 180, 12, 5))
	b.Draw(brush.Hex(0xf6ecd4), brush.Poly(-76, -56, 76, -56, 90, 0, -62, 6))
	for i := range 3 {
		b.Fill(brush.Flat(brush.Wood).Clear(0.6), brush.Box(-50+4*float64(i), -42+13*float64(i), 100-20*float64(i), 4))
	}
	b.Plain(b.Accent, brush.Oval(90, -124, 8, 8))
}

func lectern(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-14, -150, 28, 150, 4), brush.Slab(-70, -14, 140, 20, 6))
	b.Draw(brush.Wood.Times(1.2), brush.Poly(-90, -150, 90, -150, 70, -196, -70, -196))
	b.Within(brush.Place(0, -190, 1.9, 1.4, 0), func() { people.DrawTool(b, people.Tome) })
}

// labThings are the gear of researchers and builders.
var labThings = motif.Join(
	motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
		"monitor": monitor, "helix": helix, "magnet": magnet, "battery": battery, "bulb": bulb, "chip": chip,
		"test-tubes": testTubes, "brain-jar": brainJar, "robot-arm": robotArm, "robot-head": robotHeadThing,
		"blackboard": blackboard, "crate": crate, "ray-gun": rayGun, "cube": cube,
	}),
	motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
		"dish": dish, "microscope": microscope, "telescope": telescope, "coil": coil, "server": serverRack,
		"capsule": capsule, "console": controlDesk, "reactor": reactor, "conveyor": conveyor, "robot-cat": robotCat,
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
