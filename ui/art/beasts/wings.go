package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// wingedAndSwimming are birds, insects and beasts of the sea, around their middle.
var wingedAndSwimming = motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
	"hawk": hawk, "albatross": albatross, "bee": bee, "caterpillar": caterpillar, "cocoon": cocoon,
	"great-moth": greatMoth, "beetle": beetle, "dolphin": dolphin, "whale": whale, "ray-fish": rayFish, "ant": ant,
	"crest-bird": crestBird,
})

// hawk stoops with its claws ahead.
func hawk(b *brush.Brush) {
	c := brush.Hex(0x9a6a3e)
	for _, d := range brush.Sides {
		for i := range 8 {
			a := -math.Pi/2 + d*(0.25+0.17*float64(i))
			from := brush.At(d*(16+3*float64(i)), -10+2*float64(i))
			b.Draw(c.Times(0.55+0.05*float64(i%4)), brush.Leaf(brush.CurveThrough([]brush.Point{from, from.Around(a, 80-3*float64(i)),
				from.Around(a+d*0.12,
					162-7*float64(i))}), 15))
		}
		b.Draw(c, brush.Smooth(d*8, -34, d*40, -76, d*78, -74, d*84, -40, d*56, 0, d*16, 16))
	}
	b.Draw(c.Times(0.7), brush.Poly(-16, 40, 16, 40, 38, 104, 14, 96, 0, 110, -14, 96, -38, 104))
	b.Draw(c, brush.Smooth(-34, 0, -24, -40, 0, -52, 24, -40, 34, 0, 22, 46, 0, 60, -22, 46))
	for i := range 9 {
		x, y := float64(i%3-1)*15, -4+17*float64(i/3)
		b.Plain(brush.Bone.To(c, 0.3), brush.Smooth(x-7, y-3, x+7, y-3, x, y+9))
	}
	for _, d := range brush.Sides {
		b.Draw(brush.Hex(0xe8b030), brush.Limb(d*14, 50, 8, d*22, 72, 6, d*24, 84, 7))
		for i := range 3 {
			b.Draw(brush.Hex(0x2a2228), brush.Taper(brush.Curve(d*24+float64(i-1)*8, 84, d*26+float64(i-1)*13, 96, d*22+float64(i-1)*12, 108),
				4, 0.6))
		}
	}
	b.Draw(brush.Bone.To(brush.White, 0.4), brush.Oval(0, -62, 27, 26))
	b.Mirrored(func(float64) {
		gaze(b, 12, -66, 6, brush.Hex(0xffb82a))
		b.Draw(c.Times(0.5), brush.Taper(brush.Line(3, -70, 24, -80), 4, 2))
	})
	b.Draw(brush.Hex(0xe8b030), brush.Smooth(-10, -60, 0, -68, 10, -60, 5, -44, 0, -34, -5, -44))
}

func albatross(b *brush.Brush) {
	c := brush.White.To(brush.Hex(0xc0ccd8), 0.2)
	b.Draw(brush.Hex(0x3a4250), brush.Smooth(10, -10, -50, -70, -130, -110, -210, -104, -150, -78, -100, -40, -40, 10))
	b.Draw(brush.Hex(0x4a5260), brush.Smooth(0, -6, 50, -80, 120, -130, 200, -138, 150, -100, 110, -56, 50, 8))
	b.Draw(c, brush.Smooth(-6, -16, -40, -52, -96, -84, -120, -78, -70, -36, -30, 14), brush.Smooth(2, -8, 50, -70, 106, -108, 120, -96, 80,
		-44, 46, 8))
	b.Draw(c.Times(0.8), brush.Poly(-70, 10, -124, 20, -136, 44, -66, 36))
	b.Draw(c, brush.Smooth(-80, 22, -40, -14, 30, -18, 70, -14, 80, 6, 50, 34, -20, 46))
	b.Draw(c, brush.Oval(84, -8, 30, 27))
	b.Draw(brush.Hex(0xf0a050), brush.Smooth(102, -16, 140, -14, 164, -2, 160, 18, 148, 8, 104, 6))
	gaze(b, 90, -14, 6, brush.Hex(0x2a2420))
	b.Draw(c.Times(0.5), brush.Taper(brush.Line(76, -24, 104, -18), 3.5, 2))
	for i := range 2 {
		x := -10 + 30*float64(i)
		b.Draw(brush.Hex(0xf0a050), brush.Limb(x, 36, 6, x-20, 58, 4, x-8, 66, 9))
	}
}

// crestBird spits lightning: it is square-headed with a crest and a long beak.
func crestBird(b *brush.Brush) {
	c := brush.Hex(0x2a7a9a)
	b.Mirrored(func(float64) {
		for i := range 6 {
			a := -0.9 + 0.26*float64(i)
			b.Draw(c.Times(0.6+0.06*float64(i)), brush.Leaf(brush.CurveThrough([]brush.Point{brush.At(30, 0), brush.At(40, 0).Around(a, 70),
				brush.At(40, 4).Around(a+0.2, 130)}),
				20))
		}
	})
	b.Draw(c.Times(0.7), brush.Leaf(brush.Curve(-10, 60, -24, 90, -20, 124), 12), brush.Leaf(brush.Curve(10, 60, 24, 90, 20, 124), 12))
	b.Draw(c, brush.Smooth(-40, 10, -34, -40, 0, -60, 34, -40, 40, 10, 20, 66, 0, 78, -20, 66))
	for i := range 5 {
		x := -20 + 10*float64(i)
		b.Draw(brush.Hex(0xf0502a), brush.Leaf(brush.Curve(x*0.5, -80, x*1.4, -110, x*2.8, -136), 8))
	}
	b.Draw(c, brush.Oval(0, -62, 36, 33))
	b.Mirrored(func(float64) { gaze(b, 16, -68, 9, brush.Hex(0xffe04a)) })
	b.Draw(brush.Hex(0xf0b030), brush.Smooth(-14, -58, 0, -66, 14, -58, 6, -30, 0, -10, -6, -30))
}

func bee(b *brush.Brush) {
	c := brush.Hex(0xf6b82a)
	w := b.Skin(brush.White.To(b.Sun, 0.2)).Clear(0.66)
	b.Fill(w, brush.Smooth(0, -40, -60, -130, -120, -120, -110, -70, -40, -30))
	b.Fill(w, brush.Smooth(10, -40, 0, -150, 60, -160, 70, -100, 36, -36))
	b.Draw(brush.Black.To(c, 0.1), brush.Poly(-96, 8, -136, 30, -90, 36))
	body := brush.Smooth(-110, 20, -80, -40, 0, -62, 60, -40, 70, 20, 30, 70, -50, 72)
	b.Through(func() {
		b.Draw(c, body)
		for i := range 3 {
			x := -86 + 44*float64(i)
			b.Plain(brush.Black.To(c, 0.12), brush.Poly(x, -80, x+20, -80, x+16, 90, x-4, 90))
		}
	}, body)
	b.Draw(brush.Black.To(c, 0.2), brush.Oval(78, 0, 44, 46))
	for _, d := range [2]float64{0, 1} {
		b.Draw(brush.Black.To(c, 0.2), brush.Taper(brush.Curve(84+d*14, -36, 92+d*22, -80, 124+d*20, -92), 4, 3))
		b.Draw(brush.White, brush.Oval(76+d*30, -6, 15, 20))
		b.Plain(brush.Black, brush.Oval(80+d*30, -4, 8, 12))
	}
	b.Draw(brush.Hex(0xf0705a), brush.Poly(108, 14, 160, 20, 110, 34))
	for i := range 3 {
		x := -40 + 36*float64(i)
		b.Draw(brush.Black.To(c, 0.2), brush.Taper(brush.Curve(x, 60, x+10, 84, x-2, 100), 5, 3))
	}
}

func caterpillar(b *brush.Brush) {
	c := brush.Hex(0x8ac83a)
	line := brush.Curve(-130, 40, -96, 10, -60, -50, -14, -70, 20, -30, 50, 20, 90, 10, 108, -34)
	for i := 0; i < len(line)-1; i += 5 {
		q := line[i]
		b.Draw(brush.Hex(0xd05a3a), brush.Limb(q.X, q.Y+20, 6, q.X+2, q.Y+44, 6))
		for k := range 3 {
			b.Draw(brush.Hex(0x2a1c24), brush.Taper([]brush.Point{q, q.Around(-2.1+0.52*float64(k), 56), q.Around(-2.1+0.52*float64(k), 74)},
				5, 0.6))
		}
		b.Draw(c.Times(0.86+0.2*float64(i/5%2)), brush.Oval(q.X, q.Y, 31, 32))
		b.Plain(brush.Hex(0xf0d03a), brush.Oval(q.X, q.Y+2, 9, 9))
	}
	b.Draw(brush.Hex(0xe0603a), brush.Oval(112, -50, 42, 40))
	for _, d := range brush.Sides {
		b.Draw(brush.Hex(0x2a1c24), brush.Taper(brush.Curve(112+d*14, -84, 112+d*22, -112, 112+d*38, -120), 4, 3))
		gaze(b, 114+d*17, -56, 10, brush.Hex(0xfff0c0))
	}
	b.Plain(brush.Hex(0x5a1420), brush.Taper(brush.Curve(98, -32, 114, -26, 130, -32), 4, 4))
}

func cocoon(b *brush.Brush) {
	c := brush.Hex(0xe8d8b0)
	b.Draw(brush.Wood.Times(0.8), brush.Limb(-220, -104, 13, 0, -118, 12, 220, -96, 10))
	b.Draw(brush.Hex(0x5a9a3a), brush.Leaf(brush.Curve(110, -104, 150, -150, 200, -150), 18))
	b.Plain(c, brush.Taper(brush.Line(0, -118, 0, -80), 4, 8))
	b.Glow(0, 10, 110, 130, brush.Amber, 0.4)
	b.Draw(c, brush.Smooth(0, -98, 44, -62, 62, 0, 48, 76, 0, 120, -48, 76, -62, 0, -44, -62))
	for i := range 6 {
		y := -66 + 30*float64(i)
		r := 58 * math.Sqrt(max(0.1, 1-math.Pow((y-6)/116, 2)))
		b.Plain(c.Times(0.7), brush.Taper(brush.Curve(-r, y+14, 0, y-6, r, y+14), 3, 2.4))
	}
	b.Plain(brush.Hex(0x3a2030), brush.Smooth(-14, 6, 0, -14, 16, 10, 0, 44))
	b.Glow(0, 14, 40, 40, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.4), brush.Oval(-4, 8, 4, 5), brush.Oval(7, 10, 4, 5))
}

func greatMoth(b *brush.Brush) {
	c := brush.Hex(0xb04a9a)
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Smooth(8, -20, 40, -96, 130, -128, 190, -104, 168, -30, 80, 14, 14, 10))
		b.Draw(c.Times(0.8), brush.Smooth(10, 6, 80, 16, 130, 50, 110, 118, 80, 100, 56, 118, 24, 60))
		b.Plain(brush.Hex(0xf6c84a), brush.Oval(122, -70, 32, 30))
		b.Plain(brush.Hex(0x2a1430), brush.Oval(122, -70, 19, 19))
		b.Plain(brush.White, brush.Oval(116, -78, 6, 6))
		b.Plain(brush.Hex(0xf6c84a), brush.Oval(84, 66, 18, 18))
		b.Plain(brush.Hex(0x2a1430), brush.Oval(84, 66, 9, 9))
		for i := range 5 {
			b.Plain(brush.Hex(0xf6c84a), brush.Oval(176-4*float64(i), -96+16*float64(i), 4, 4))
		}
		b.Draw(brush.Hex(0xe8d0a0), brush.Leaf(brush.Curve(6, -62, 30, -106, 66, -116), 8))
	})
	b.Draw(brush.Hex(0xe8d8c0), brush.Limb(0, -44, 22, 0, -4, 24, 0, 50, 19, 0, 88, 9))
	for i := range 4 {
		y := 16 + 17*float64(i)
		b.Plain(brush.Hex(0x7a4a6a), brush.Taper(brush.Curve(-18, y-4, 0, y, 18, y-4), 3, 3))
	}
	b.Draw(brush.Hex(0xe8d8c0), brush.Oval(0, -54, 25, 22))
	b.Mirrored(func(float64) { b.Plain(brush.Hex(0x1a0e20), brush.Oval(14, -58, 9, 11)) })
}

// beetle gnaws, seen from the side with great jaws.
func beetle(b *brush.Brush) {
	c := brush.Hex(0xb0582a)
	for i := range 3 {
		x := -66 + 50*float64(i)
		b.Draw(c.Times(0.4), brush.Taper(brush.Curve(x, 40, x+18, 66, x+4, 104), 8, 3))
	}
	b.Draw(c, brush.Smooth(-130, 46, -120, -30, -50, -84, 30, -70, 60, -10, 50, 52, -40, 62))
	b.Plain(c.Times(0.5), brush.Taper(brush.Curve(-126, 20, -40, -10, 54, 6), 4, 3))
	for i := range 7 {
		b.Plain(brush.Hex(0xe8a04a), brush.Oval(-94+22*float64(i), -24-18*math.Sin(0.5*float64(i)), 8, 7))
	}
	b.Draw(c.Times(0.7), brush.Oval(74, 10, 40, 42))
	b.Fill(b.Metal(brush.Iron), brush.Taper(brush.Curve(92, -10, 140, -40, 176, -14, 160, 8), 13, 2),
		brush.Taper(brush.Curve(92, 30, 136, 62, 172, 40, 158, 16),
			13, 2))
	gaze(b, 84, -8, 12, brush.Hex(0xffe04a))
	b.Draw(c.Times(0.4), brush.Taper(brush.Curve(70, -28, 84, -84, 126, -104), 4, 2))
}

func ant(b *brush.Brush) {
	c := brush.Hex(0x8a2a3a)
	for i := range 3 {
		x := -30 + 26*float64(i)
		for _, d := range brush.Sides {
			b.Draw(c.Times(0.55+0.1*d), brush.Taper(brush.Curve(x, 10, x-28+26*float64(i)+d*12, -30, x-40+36*float64(i)+d*14, 98), 6, 3))
		}
	}
	b.Draw(c, brush.Smooth(-150, 20, -120, -46, -60, -44, -30, 6, -60, 46, -120, 52))
	b.Draw(c.Times(1.1), brush.Oval(0, 0, 40, 30))
	b.Draw(c, brush.Smooth(30, -20, 70, -62, 116, -50, 128, -8, 96, 22, 50, 14))
	b.Draw(c.Times(0.6), brush.Taper(brush.Curve(100, 10, 140, 20, 142, 48), 8, 1), brush.Taper(brush.Curve(120, -8, 156, -2, 160, 28), 8, 1))
	b.Draw(c.Times(0.6), brush.Taper(brush.Curve(90, -54, 96, -104, 140, -116), 4, 3), brush.Taper(brush.Curve(108, -50, 130, -88, 170, -88),
		4, 3))
	gaze(b, 92, -24, 13, b.Accent)
}

func dolphin(b *brush.Brush) {
	c := brush.Hex(0x4a86b4)
	b.Draw(c.Times(0.8), brush.Smooth(-150, 60, -196, 40, -190, 74, -176, 104, -150, 90, -130, 60))
	b.Draw(c.Times(0.85), brush.Smooth(-10, -58, -50, -106, -24, -100, 40, -60))
	b.Draw(c, brush.Smooth(-158, 72, -110, 0, -40, -52, 50, -66, 110, -44, 130, -22, 172, -8, 170, 8, 120, 16, 60, 30, -20, 30, -90, 50))
	b.Draw(brush.White.To(c, 0.15), brush.Smooth(-90, 46, -20, 6, 60, -2, 128, 6, 166, 6, 110, 24, 40, 40, -30, 40))
	b.Draw(c.Times(0.8), brush.Smooth(20, 16, -10, 74, 20, 74, 66, 24))
	b.Plain(brush.Black, brush.Oval(96, -22, 7, 7))
	b.Plain(brush.White, brush.Oval(94, -25, 2.4, 2.4))
	b.Plain(c.Times(0.4), brush.Taper(brush.Curve(110, 4, 140, 4, 168, 0), 2.4, 1.4))
}

func whale(b *brush.Brush) {
	c := brush.Hex(0x3a5a8a)
	b.Draw(c.Times(0.85), brush.Smooth(-150, -20, -200, -90, -176, -96, -150, -66, -128, -100, -104, -100, -122, -30))
	b.Draw(c, brush.Smooth(-160, -30, -100, -20, -40, -66, 60, -86, 140, -60, 170, 0, 150, 60, 60, 84, -40, 66, -120, 14))
	b.Draw(brush.Bone, brush.Smooth(166, 10, 100, 14, 20, 34, -60, 48, 0, 78, 70, 86, 146, 62))
	for i := range 7 {
		k := float64(i)
		b.Plain(brush.Bone.Times(0.66), brush.Taper(brush.Curve(156-5*k, 20+7*k, 80-4*k, 34+6*k, -6-6*k, 50+3*k), 2.4, 1))
	}
	b.Draw(c.Times(0.7), brush.Smooth(30, 40, -10, 110, 24, 112, 76, 46))
	b.Plain(c.Times(0.4), brush.Taper(brush.Curve(168, 4, 110, 6, 60, 18), 3.4, 2))
	gaze(b, 76, -4, 8, brush.Hex(0xfff0c0))
	for _, d := range brush.Sides {
		b.Fill(brush.Flat(brush.White).Clear(0.85), brush.Taper(brush.Curve(60, -86, 60+d*8, -128, 60+d*44, -134, 60+d*56, -108), 9, 4))
	}
}

func rayFish(b *brush.Brush) {
	c := brush.Hex(0x4a5ab0)
	b.Draw(c.Times(0.7), brush.Taper(brush.Curve(0, 60, 14, 110, -10, 150, 26, 190), 9, 1.4))
	b.Draw(c, brush.Smooth(0, -78, 40, -62, 110, -50, 186, -84, 150, -10, 80, 46, 30, 80, 0, 88, -30, 80, -80, 46, -150, -10, -186, -84,
		-110, -50, -40, -62))
	b.Draw(c.Times(0.8), brush.Limb(-26, -66, 12, -34, -100, 9, -22, -112, 7), brush.Limb(26, -66, 12, 34, -100, 9, 22, -112, 7))
	b.Mirrored(func(float64) {
		gaze(b, 34, -40, 10, brush.Hex(0xffd84a))
		for i := range 5 {
			b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.9), brush.Oval(60+22*float64(i), -20-9*float64(i), 9-float64(i), 8-float64(i)))
		}
	})
	b.Plain(c.Times(0.45), brush.Smooth(-26, -58, 0, -62, 26, -58, 16, -44, -16, -44))
	for i := range 4 {
		b.Plain(c.Times(0.6), brush.Taper(brush.Curve(-14, 4+14*float64(i), 0, 8+14*float64(i), 14, 4+14*float64(i)), 2.4, 2.4))
	}
}
