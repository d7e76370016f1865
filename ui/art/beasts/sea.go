package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// seaBeasts are beasts of the deep.
var seaBeasts = motif.Join(motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
	"sucker-arm": loneTentacle, "kraken": krakenBeast, "spouting-whale": spoutingWhale, "anglerfish": anglerfish,
	"manta": manta, "eel": eel, "seahorse": seahorse, "puffer": puffer, "old-fish": oldFish, "stonefish": stonefish,
	"hermit-crab": hermitCrab, "medusa": medusa, "taniwha": taniwha, "swallower": swallower,
}), motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
	"spiny-urchin": spinyUrchin,
}))

// loneTentacle rises and curls, with its suckers toward the viewer.
func loneTentacle(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0xb04a8a), 0.55)
	line := brush.Curve(-30, 30, -50, -70, 10, -150, -30, -230, 30, -290, 90, -260, 84, -210, 50, -216)
	b.Draw(c, brush.Taper(line, 56, 7))
	n := len(line)
	for i := 3; i < n-6; i += 4 {
		f := 1 - float64(i)/float64(n)
		d := line[i+1].Minus(line[i-1]).Unit()
		q := line[i].Plus(brush.At(-d.Y, d.X).Times(22 * f))
		b.Fill(b.Skin(c.To(brush.Bone, 0.65)), brush.Oval(q.X, q.Y, 19*f+3, 15*f+3))
		b.Plain(c.Times(0.5), brush.Oval(q.X, q.Y, 8*f+1, 6*f+1))
	}
}

// krakenBeast is a squid with its arms raised.
func krakenBeast(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0xa83a5a), 0.7)
	b.Mirrored(func(float64) {
		for i := range 4 {
			k := float64(i)
			line := brush.Curve(20+14*k, -60, 90+20*k, -10-14*k, 150+8*k, -80-40*k, 120+6*k, -150-44*k, 150-4*k, -180-40*k)
			b.Draw(c.Times(0.65+0.1*k), brush.Taper(line, 20, 4))
			for j := 12; j < len(line)-3; j += 5 {
				b.Plain(c.To(brush.Bone, 0.6), brush.Oval(line[j].X, line[j].Y, 6-0.1*float64(j), 5))
			}
		}
		b.Draw(c.Times(0.8), brush.Smooth(30, -230, 110, -260, 70, -180))
	})
	b.Draw(c, brush.Smooth(-60, -50, -74, -120, -50, -200, 0, -300, 50, -200, 74, -120, 60, -50, 0, -16))
	b.Mirrored(func(float64) {
		b.Glow(36, -110, 50, 46, brush.Hex(0xffe06a), 0.6)
		b.Plain(brush.Black, brush.Oval(36, -110, 27, 24))
		b.Plain(brush.Hex(0xffe06a), brush.Oval(36, -110, 21, 19))
		b.Plain(brush.Black, brush.Slab(32, -126, 9, 32, 4))
		b.Plain(c.Times(0.5), brush.Taper(brush.Line(6, -126, 62, -146), 8, 5))
	})
	b.Draw(brush.Hex(0x2a2028), brush.Poly(-24, -62, 0, -76, 24, -62, 0, -18))
}

func spoutingWhale(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0x4a6a9a), 0.6)
	b.Draw(c.Times(0.8), brush.Smooth(-120, -100, -170, -160, -210, -220, -150, -226, -120, -190, -96, -236, -50, -220, -80, -150))
	b.Draw(c, brush.Smooth(-140, -110, -60, -150, 40, -210, 140, -190, 184, -110, 150, -30, 40, 6, -60, -20))
	b.Fill(b.Skin(brush.Bone), brush.Smooth(-20, -24, 60, -60, 178, -84, 150, -24, 60, 6))
	for i := range 5 {
		k := float64(i)
		b.Plain(brush.Bone.Times(0.7), brush.Taper(brush.Curve(20+18*k, -28+5*k, 80+12*k, -48+8*k, 168-4*k, -72+13*k), 1.8, 1.2))
	}
	b.Draw(c.Times(0.75), brush.Smooth(20, -40, -30, 30, 20, 44, 70, -16))
	b.Plain(brush.Black, brush.Oval(112, -108, 11, 10))
	b.Plain(brush.White, brush.Oval(109, -112, 4, 3.6))
	for i := range 7 {
		a := -2.2 + 0.22*float64(i)
		b.Fill(brush.Flat(brush.White.To(b.Accent, 0.3)).Clear(0.8), brush.Leaf([]brush.Point{brush.At(70, -208),
			brush.At(70, -208).Around(a, 50), brush.At(70, -208).Around(a,
				92)}, 8))
	}
}

func anglerfish(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0x4a3a6a), 0.7)
	b.Draw(c.Times(0.7), brush.Poly(-90, -130, -176, -200, -150, -120, -176, -50, -90, -90), brush.Smooth(-40, -200, -20, -262, 50, -220))
	b.Draw(c, brush.Smooth(-120, -110, -70, -190, 20, -220, 100, -190, 130, -130, 110, -40, 20, 0, -70, -30))
	b.Plain(brush.Hex(0x1a0614), brush.Smooth(10, -100, 70, -140, 140, -132, 136, -60, 90, -24, 30, -40))
	for i := range 7 {
		x := 26 + 17*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-8, -112-3*float64(i), x+8, -116-3*float64(i), x+2, -64-8*float64(i%2)),
			brush.Poly(x-8, -38+3*float64(i%2), x+8, -34, x, -76-9*float64(i%2)))
	}
	b.Plain(brush.Hex(0xfff0a8), brush.Oval(44, -160, 21, 21))
	b.Plain(brush.Black, brush.Oval(50, -158, 9, 11))
	b.Draw(c.Times(0.8), brush.Taper(brush.Curve(20, -210, 60, -290, 130, -276, 156, -232), 7, 3))
	b.Glow(158, -216, 110, 110, brush.Hex(0xfff0a0), 1)
	b.Plain(brush.Hex(0xfffbd8), brush.Oval(158, -216, 17, 17))
	b.Draw(c.Times(0.75), brush.Smooth(-30, -90, -80, -50, -50, -30, 0, -60))
}

func manta(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0x3a5a8a), 0.6)
	b.Draw(c.Times(0.8), brush.Taper(brush.Curve(0, -60, 30, 10, 90, 30, 150, -10), 9, 1.5))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Smooth(0, -190, 50, -190, 130, -230, 210, -180, 160, -130, 90, -70, 0, -40))
		b.Draw(c.Times(0.85), brush.Smooth(14, -190, 26, -230, 50, -240, 42, -196))
		b.Plain(brush.White, brush.Oval(40, -166, 9, 8))
		b.Plain(brush.Black, brush.Oval(41, -165, 4.4, 5))
		for i := range 3 {
			b.Plain(c.Times(0.55), brush.Taper(brush.Line(16, -130+16*float64(i), 48, -136+16*float64(i)), 2.4, 1.4))
		}
		b.Fill(brush.Flat(b.Accent).Clear(0.7), brush.Oval(110, -164, 13, 8), brush.Oval(146, -184, 8, 5))
	})
	b.Plain(c.Times(0.35), brush.Smooth(-34, -182, 0, -172, 34, -182, 0, -160))
}

func eel(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0x6aa03a), 0.65)
	body := brush.Curve(150, -30, 60, -4, -60, -20, -120, -80, -40, -120, 60, -110, 110, -160, 60, -220, -20, -220)
	b.Draw(c.Times(0.7), brush.Taper(body, 10, 40))
	b.Draw(c, brush.Taper(body[9:], 22, 44))
	b.Draw(c.To(b.Accent, 0.4), brush.Leaf(brush.Curve(-110, -120, 0, -160, 70, -140), 16))
	b.Draw(c, brush.Smooth(20, -256, -50, -264, -120, -226, -130, -206, -60, -204, 20, -176))
	b.Draw(c.Times(0.8), brush.Smooth(0, -196, -60, -186, -110, -166, -60, -156, 10, -166))
	b.Plain(brush.Hex(0x5a1020), brush.Poly(-10, -200, -120, -206, -100, -174, -6, -184))
	for i := range 6 {
		x := -110 + 16*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-5, -206, x+5, -206, x-2, -188), brush.Poly(x-3, -174, x+7, -176, x, -190))
	}
	b.Plain(brush.Hex(0xffe06a), brush.Oval(-52, -232, 13, 12))
	b.Plain(brush.Black, brush.Oval(-55, -232, 5, 9))
}

func seahorse(b *brush.Brush) {
	c := brush.Livery(b.House).To(brush.Hex(0xf0a03a), 0.7)
	b.Draw(c.Times(0.7), brush.Smooth(-30, -150, -84, -160, -96, -100, -40, -100))
	line := brush.Curve(10, -210, -36, -160, -20, -100, 24, -60, 30, -20, -6, 4, -30, -16, -12, -30)
	b.Draw(c, brush.Taper(line, 46, 6))
	for i := 4; i < len(line)-10; i += 4 {
		b.Plain(c.Times(0.65), brush.Taper([]brush.Point{line[i].Shift(-20, 6), line[i].Shift(26, 2)}, 2.4, 1.6))
	}
	b.Draw(c, brush.Smooth(-24, -240, 10, -276, 50, -256, 60, -236, 110, -220, 112, -204, 50, -206, 10, -190))
	for i := range 3 {
		x := -22 + 18*float64(i)
		b.Draw(c.To(b.Accent, 0.4), brush.Poly(x-8, -248-8*float64(i%2), x-4, -292, x+12, -258))
	}
	b.Plain(brush.White, brush.Oval(34, -238, 13, 13))
	b.Plain(brush.Black, brush.Oval(37, -238, 6, 7))
}

// puffer is a fish blown up to a ball of thorns.
func puffer(b *brush.Brush) {
	c := brush.Hex(0xe0b84a).To(brush.Livery(b.House), 0.2)
	at := brush.At(0, -140)
	for i := range 22 {
		a := 2 * math.Pi * float64(i) / 22
		b.Draw(brush.Bone, brush.Spike(at, a, 0.07, 100, 146))
	}
	b.Draw(c.Times(0.75), brush.Poly(-96, -140, -166, -180, -166, -100), brush.Smooth(-10, -60, -40, -20, 30, -30))
	b.Draw(c, brush.Oval(at.X, at.Y, 112, 108))
	b.Fill(b.Skin(brush.Bone), brush.Smooth(-90, -110, 0, -124, 96, -110, 60, -50, 0, -34, -60, -50))
	for i := range 9 {
		q := at.Around(float64(i)*2.4, 24*math.Sqrt(float64(i)))
		b.Draw(brush.Bone.Times(0.9), brush.Poly(q.X-6, q.Y+3, q.X+3, q.Y-20, q.X+8, q.Y+5))
	}
	b.Mirrored(func(float64) {
		b.Plain(brush.White, brush.Oval(52, -168, 25, 26))
		b.Plain(brush.Black, brush.Oval(56, -166, 12, 15))
		b.Plain(brush.White, brush.Oval(52, -172, 4, 4))
	})
	b.Draw(brush.Hex(0xc86a5a), brush.Oval(0, -112, 23, 14))
	b.Plain(brush.Hex(0x3a1014), brush.Oval(0, -112, 13, 6))
	b.Draw(c.Times(0.8), brush.Smooth(96, -130, 150, -160, 156, -110, 110, -100))
}

// oldFish is a prehistoric fish, in plates of bone.
func oldFish(b *brush.Brush) {
	c := brush.Hex(0x3a6a8a).To(brush.Livery(b.House), 0.3)
	fin := c.Times(0.7)
	b.Draw(fin, brush.Smooth(-110, -120, -190, -190, -170, -120, -190, -60), brush.Smooth(-60, -190, -70, -250, -10, -240, 0, -190),
		brush.Smooth(-60, -60, -80, 0, -30, 10, -10, -60), brush.Smooth(40, -60, 30, 10, 84, 6, 80, -60))
	b.Draw(c, brush.Smooth(-130, -120, -70, -190, 40, -210, 130, -160, 150, -110, 110, -56, 10, -40, -80, -70))
	for row := range 4 {
		for i := range 5 {
			x, y := -90+30*float64(i)+12*float64(row%2), -164+30*float64(row)
			b.Fill(b.Skin(c.Times(1.25)), brush.Oval(x, y, 14, 12))
		}
	}
	b.Fill(b.Metal(c.To(brush.Bone, 0.35)), brush.Smooth(56, -200, 130, -160, 150, -112, 110, -60, 60, -50, 44, -120))
	b.Plain(brush.Hex(0x1a0a14), brush.Poly(84, -96, 152, -116, 122, -76))
	for i := range 4 {
		b.Plain(brush.Bone, brush.Poly(96+14*float64(i), -100-4*float64(i), 108+14*float64(i),
			-104-4*float64(i), 102+13*float64(i), -86-4*float64(i)))
	}
	b.Glow(98, -150, 50, 50, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(98, -150, 17, 17))
	b.Plain(brush.Black, brush.Oval(102, -150, 7, 9))
}

// stonefish lies on the ground like a stone with a mouth and poisoned thorns.
func stonefish(b *brush.Brush) {
	c := brush.Hex(0x8a6a5a).To(brush.Livery(b.House), 0.2)
	for i := range 7 {
		x := -100 + 32*float64(i)
		h := 200 + 34*math.Sin(float64(i)*0.5)
		b.Draw(brush.Hex(0xa0d84a).To(brush.Bone, 0.4), brush.Poly(x-13, -110, x-16, -h, x+13, -116))
	}
	b.Draw(c.Times(0.7), brush.Smooth(-100, -40, -170, -90, -190, -20, -110, -6), brush.Smooth(90, -30, 160, -70, 176, 0, 110, 6))
	b.Draw(c, brush.Smooth(-130, 6, -140, -80, -90, -140, 0, -160, 90, -140, 136, -80, 124, 6, 0, 16))
	for range 12 {
		r := b.In(7, 17)
		b.Fill(b.Skin(c.Times(b.In(0.75, 1.25))), brush.Oval(b.In(-110, 110), b.In(-130, -70), r, r*0.8))
	}
	b.Plain(brush.Hex(0x2a0c10), brush.Smooth(-90, -40, 0, -66, 90, -40, 60, -6, 0, 2, -60, -6))
	for i := range 8 {
		x := -70 + 20*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-6, -52+4*math.Abs(x)/40, x+6, -52+4*math.Abs(x)/40, x, -30), brush.Poly(x-6, -8, x+6, -8, x, -26))
	}
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Oval(58, -112, 24, 22))
		b.Plain(brush.Hex(0xffd04a), brush.Oval(60, -112, 15, 14))
		b.Plain(brush.Black, brush.Slab(47, -116, 26, 7, 3))
	})
}

// hermitCrab has a rusty wheel for a house.
func hermitCrab(b *brush.Brush) {
	rust := b.Metal(brush.Hex(0xb0622e))
	b.Fill(rust, brush.Gear(-50, -150, 118, 12, 0.2))
	b.Fill(b.Metal(brush.Hex(0x8a4a26)), brush.Oval(-50, -150, 74, 74))
	b.Fill(rust, brush.Taper(brush.ArcLine(brush.At(-50, -150), 46, 0, 4.6), 14, 4))
	c := brush.Hex(0xd8704a)
	for i := range 4 {
		x := -30 + 34*float64(i)
		b.Draw(c.Times(0.7+0.08*float64(i)), brush.Taper(brush.Curve(x, -60, x+26, -80, x+44, 4), 11, 3))
	}
	b.Draw(c, brush.Smooth(-20, -30, 0, -120, 70, -130, 110, -80, 80, -20))
	for _, x := range [2]float64{56, 92} {
		b.Draw(c, brush.Taper(brush.Line(x-6, -110, x+6, -170), 5, 4))
		b.Plain(brush.White, brush.Oval(x+8, -176, 15, 15))
		b.Plain(brush.Black, brush.Oval(x+11, -175, 7, 8))
	}
	b.Draw(c, brush.Limb(80, -60, 16, 124, -60, 16), brush.Smooth(110, -40, 116, -100, 166, -130, 156, -94, 186, -100, 172, -54, 140, -34))
}

// medusa is a great jellyfish.
func medusa(b *brush.Brush) {
	c := b.Accent.To(brush.Hex(0xf07ad0), 0.6)
	b.Glow(0, -180, 190, 160, c, 0.6)
	for i := range 7 {
		x := -84 + 28*float64(i)
		b.Fill(b.Body(c.Times(0.8)).Clear(0.8), brush.Taper(brush.Curve(x, -150, x+16, -100, x-14, -50, x+b.In(-20, 20), 10), 9, 2))
	}
	b.Fill(b.Body(c).Clear(0.9), brush.Smooth(-126, -150, -110, -236, 0, -290, 110, -236, 126, -150, 90, -134, 60, -154, 30, -132, 0, -154,
		-30, -132, -60, -154, -90, -134))
	b.Fill(brush.Flat(brush.White).Clear(0.35), brush.Smooth(-60, -190, -40, -250, 10, -266, -10, -220))
	for i := range 4 {
		b.Fill(brush.Flat(brush.White).Clear(0.55), brush.Oval(-60+40*float64(i), -186, 14, 19))
	}
}

// taniwha is a dragon of the rivers with a crest of weeds.
func taniwha(b *brush.Brush) {
	c := brush.Hex(0x2a8a6a).To(brush.Livery(b.House), 0.25)
	b.Draw(c.Times(0.7), brush.Taper(brush.Curve(170, 0, 120, -100, 60, -30, -20, -60, -90, -20), 12, 40))
	line := brush.Curve(-110, 10, -80, -90, 0, -130, -10, -200, 50, -236)
	b.Draw(c, brush.Taper(line, 60, 36))
	for i := 4; i < len(line)-3; i += 4 {
		q := line[i]
		b.Draw(brush.Hex(0xd8c04a), brush.Poly(q.X-50, q.Y-4, q.X-84, q.Y-40, q.X-40, q.Y-30))
		b.Fill(brush.Flat(brush.Bone).Clear(0.7), brush.Oval(q.X+24, q.Y+10, 20, 8))
	}
	b.Draw(c, brush.Smooth(0, -220, 20, -280, 80, -284, 150, -250, 176, -226, 150, -204, 60, -190))
	b.Draw(c.Times(0.8), brush.Smooth(40, -190, 100, -184, 150, -170, 100, -150, 40, -160))
	b.Plain(brush.Hex(0xd0405a), brush.Smooth(70, -186, 130, -176, 196, -150, 150, -156, 90, -168))
	for i := range 5 {
		b.Plain(brush.Bone, brush.Poly(90+15*float64(i), -206-3*float64(i), 100+15*float64(i),
			-208-3*float64(i), 93+15*float64(i), -184-3*float64(i)))
	}
	b.Within(brush.Place(92, -244, 1, 1, 0), func() {
		b.Glow(0, 0, 50, 46, brush.Hex(0x8affc0), 0.9)
		b.Plain(brush.Hex(0xd8ffe0), brush.Oval(0, 0, 18, 17))
		b.Plain(brush.Hex(0x1a5a4a), brush.Oval(2, 0, 11, 11))
		b.Plain(brush.Hex(0xd8ffe0), brush.Oval(2, 0, 5, 5))
	})
	b.Draw(c.Times(0.9), brush.Limb(-30, -60, 22, 40, -40, 17, 60, 6, 14))
}

// swallower is a monstrous whale that comes with its mouth open.
func swallower(b *brush.Brush) {
	c := brush.Hex(0x4a5a7a).To(brush.Livery(b.House), 0.2)
	b.Draw(c, brush.Smooth(-190, 40, -196, -120, -130, -250, 0, -300, 130, -250, 196, -120, 190, 40))
	b.Plain(brush.Hex(0x4a0a1c), brush.Smooth(-150, -30, -130, -140, 0, -190, 130, -140, 150, -30, 90, 20, -90, 20))
	b.Plain(brush.Hex(0x14040a), brush.Smooth(-100, -40, -80, -110, 0, -140, 80, -110, 100, -40, 0, 0))
	b.Fill(b.Skin(brush.Hex(0xc04a5a)), brush.Smooth(-80, 14, -40, -26, 0, -20, 40, -26, 80, 14))
	for i := range 9 {
		f := float64(i)/4 - 1
		x := 138 * f
		y := -176 + 118*f*f
		b.Draw(brush.Bone, brush.Poly(x-15, y-4, x+15, y-4, x*0.94, y+46))
		b.Draw(brush.Bone, brush.Poly(x-13, 22-34*math.Abs(f)*math.Abs(f), x+13, 22-34*f*f, x*0.95, -26-28*f*f))
	}
	b.Mirrored(func(float64) {
		b.Glow(104, -218, 40, 36, brush.Hex(0xffe06a), 0.7)
		b.Plain(brush.Hex(0xffe06a), brush.Oval(104, -218, 15, 13))
		b.Plain(brush.Black, brush.Oval(100, -216, 6, 8))
	})
}

func spinyUrchin(b *brush.Brush) {
	c := brush.Hex(0x5a2a6a)
	for i := range 26 {
		a := 2 * math.Pi * float64(i) / 26
		b.Draw(c.Times(0.8+0.3*float64(i%2)), brush.Taper([]brush.Point{brush.Point{}.Around(a, 40),
			brush.Point{}.Around(a, 118+16*float64(i%3))}, 7, 0.8))
	}
	b.Draw(c, brush.Oval(0, 0, 66, 62))
	for i := range 12 {
		q := brush.Point{}.Around(float64(i)*2.4, 15*math.Sqrt(float64(i)))
		b.Draw(c.Times(1.4), brush.Poly(q.X-5, q.Y+3, q.X+q.X*0.5, q.Y-26+q.Y*0.4, q.X+6, q.Y+3))
	}
}
