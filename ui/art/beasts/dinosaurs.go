package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// dinosaurs are whole beasts of the Saurians, looking right.
var dinosaurs = motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
	"tyrannosaur": tyrannosaur, "triceratops": triceratops, "pterosaur": pterosaur, "ankylosaur": ankylosaur,
	"plesiosaur": plesiosaur, "sauropod": func(b *brush.Brush) { sauropod(b, scaly(b)) },
	"wooden-sauropod": woodenSauropod, "dino-foot": dinoFoot, "hatching-egg": hatchingEgg, "marble-back": marbleBack,
})

// scaly is the skin of a dinosaur.
func scaly(b *brush.Brush) brush.RGB { return brush.Pick(&b.Random, people.Skins[people.Saurian]...) }

// slitEye draws the eye of a reptile.
func slitEye(b *brush.Brush, x, y, r float64) {
	b.Plain(brush.Black, brush.Oval(x, y, r*1.5, r*1.3))
	b.Plain(brush.Hex(0xffd84a), brush.Oval(x+0.5, y, r, r*0.95))
	b.Plain(brush.Black, brush.Oval(x+1, y, r*0.3, r*0.85))
}

func tyrannosaur(b *brush.Brush) {
	c := scaly(b)
	b.Draw(c.Times(0.66), brush.Limb(6, -118, 32, -30, -74, 20, -2, -36, 13, -20, -10, 12), brush.Smooth(-34, -16, 20, -10, 28, 4, -34, 4))
	b.Draw(c.Times(0.8), brush.Limb(62, -142, 9, 92, -122, 7, 96, -142, 5))
	b.Draw(c, brush.Smooth(-196, -176, -140, -160, -70, -176, -10, -196, 34, -220, 52, -256, 84, -280, 130, -274, 166, -254, 180, -234,
		176, -222, 130, -214, 94, -200, 84, -160, 62, -112, 24, -84, -30, -84, -76, -108, -130, -136))
	b.Plain(brush.Hex(0x5a1420), brush.Poly(80, -212, 174, -224, 160, -194, 84, -186))
	b.Draw(c.Times(0.88), brush.Smooth(70, -202, 100, -198, 166, -208, 164, -194, 130, -180, 84, -178, 66, -188))
	for i := range 8 {
		x := 96 + 10*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-5, -219, x+5, -220, x, -206))
		b.Plain(brush.Bone, brush.Poly(x-4, -202, x, -212, x+4, -203))
	}
	b.Fill(brush.Flat(c.To(brush.Bone, 0.5)).Clear(0.5), brush.Smooth(40, -150, 70, -160, 56, -112, 20, -88, -20, -88, 10, -104))
	b.Draw(c, brush.Limb(-6, -124, 42, 44, -70, 22, 4, -38, 14, 24, -10, 13), brush.Smooth(2, -18, 64, -10, 74, 5, 2, 5))
	b.Draw(c, brush.Limb(66, -146, 10, 98, -118, 8, 106, -138, 5))
	for i := range 3 {
		x := 50 + 11*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-5, -2, x+5, -2, x+6, 6))
	}
	for i := range 6 {
		x := -100 + 25*float64(i)
		b.Fill(brush.Flat(c.Times(0.45)).Clear(0.8), brush.Leaf(brush.Curve(x, -172-5*float64(i), x+4, -150-5*float64(i), x-4, -130-4*float64(i)),
			6))
	}
	slitEye(b, 112, -252, 8)
	b.Plain(c.Times(0.45), brush.Taper(brush.Line(96, -268, 128, -256), 4, 3))
}

func triceratops(b *brush.Brush) {
	c := scaly(b)
	for _, x := range [2]float64{-54, 58} {
		b.Draw(c.Times(0.66), brush.Limb(x, -90, 26, x+4, -40, 19, x+2, -6, 20))
	}
	b.Draw(c, brush.Smooth(-200, -96, -150, -110, -110, -168, -40, -194, 30, -186, 84, -150, 92, -90, 60, -60, -30, -50, -100, -62, -130, -92))
	for _, x := range [2]float64{-88, 28} {
		b.Draw(c, brush.Limb(x, -96, 34, x-2, -46, 22, x, -6, 22))
		b.Plain(brush.Bone.Times(0.9), brush.Oval(x-14, 4, 6, 5), brush.Oval(x, 5, 6, 5), brush.Oval(x+14, 4, 6, 5))
	}
	frill := c.To(brush.Hex(0xd8603a), 0.5)
	for i := range 8 {
		q := brush.At(82, -148).Around(math.Pi*(0.62+0.98*float64(i)/7), 80)
		w := brush.At(82, -148).Minus(q).Unit()
		b.Draw(brush.Bone, brush.Path{q.Shift(-w.Y*11, w.X*11), q.Minus(w.Times(22)), q.Shift(w.Y*11, -w.X*11)})
	}
	b.Draw(frill, brush.Smooth(100, -60, 30, -84, 4, -140, 24, -206, 80, -232, 120, -210, 122, -150))
	b.Fill(brush.Flat(frill.Times(0.6)).Clear(0.6), brush.Oval(44, -146, 18, 30), brush.Oval(76, -196, 22, 15))
	b.Draw(brush.Bone, brush.Taper(brush.Curve(116, -164, 150, -206, 206, -214), 12, 1.5))
	b.Draw(c.Times(1.08), brush.Smooth(70, -110, 76, -160, 112, -178, 142, -158, 176, -116, 196, -84, 180, -62, 150, -58, 104, -66))
	b.Draw(brush.Bone, brush.Taper(brush.Curve(104, -168, 130, -222, 180, -246), 13, 1.5),
		brush.Taper(brush.Curve(168, -114, 182, -126, 190, -146), 9, 1.5))
	b.Draw(c.To(brush.Bone, 0.5), brush.Smooth(176, -92, 200, -82, 192, -60, 168, -64))
	slitEye(b, 126, -136, 7)
}

// sauropod has the longest neck of all beasts.
func sauropod(b *brush.Brush, c brush.RGB) {
	for _, x := range [2]float64{-66, 40} {
		b.Draw(c.Times(0.66), brush.Limb(x, -84, 24, x, -40, 17, x, -6, 18))
	}
	b.Draw(c, brush.Smooth(-220, -40, -160, -76, -110, -138, -40, -162, 30, -156, 70, -190, 88, -250, 112, -284, 150, -290, 184, -274,
		186, -258, 150, -250, 130, -248, 122, -200, 104, -120, 70, -70, 0, -52, -80, -60, -130, -66))
	for _, x := range [2]float64{-92, 60} {
		b.Draw(c, brush.Limb(x, -92, 30, x, -46, 20, x, -6, 21))
		b.Plain(brush.Bone.Times(0.9), brush.Oval(x-12, 5, 6, 5), brush.Oval(x+2, 6, 6, 5), brush.Oval(x+15, 5, 6, 5))
	}
	b.Fill(brush.Flat(c.To(brush.Bone, 0.5)).Clear(0.45), brush.Smooth(112, -230, 122, -200, 102, -122, 66, -76, 0, -58, 50, -90, 84, -130,
		100, -190))
	slitEye(b, 146, -272, 6)
	b.Plain(c.Times(0.5), brush.Taper(brush.Curve(184, -262, 166, -258, 152, -260), 2, 1))
	for i := range 7 {
		b.Fill(brush.Flat(c.Times(0.55)).Clear(0.5), brush.Oval(-110+26*float64(i), -128-14*math.Sin(float64(i)*0.6), 9, 6))
	}
}

// woodenSauropod stands on wheels, with a hatch in its belly.
func woodenSauropod(b *brush.Brush) {
	c := brush.Wood.Times(1.35)
	b.Within(brush.Place(0, -26, 1, 1, 0), func() { sauropod(b, c) })
	for i := range 6 {
		x := -110 + 34*float64(i)
		b.Plain(brush.Wood.Times(0.55), brush.Taper(brush.Line(x, -172+8*math.Abs(float64(i)-2.5), x, -90), 1.8, 1.8))
	}
	b.Draw(brush.Wood.Times(0.7), brush.Box(-36, -150, 58, 62))
	b.Plain(brush.Black.To(brush.Wood, 0.3), brush.Box(-30, -144, 46, 50))
	b.Plain(brush.Hex(0xffd84a), brush.Oval(-16, -120, 4, 4), brush.Oval(-6, -120, 4, 4))
	b.Draw(brush.Wood, brush.Slab(-140, -30, 290, 18, 6))
	for _, x := range [2]float64{-96, 96} {
		b.Draw(brush.Wood.Times(0.7), brush.Oval(x, -6, 34, 34))
		b.Fill(b.Metal(brush.Iron), brush.Ring(x, -6, 35, 29)...)
		b.Fill(b.Metal(brush.Gold), brush.Oval(x, -6, 8, 8))
	}
}

// pterosaur flies with its wings spread.
func pterosaur(b *brush.Brush) {
	c := scaly(b)
	b.Within(brush.Place(0, -150, 1, 1, 0), func() {
		b.Mirrored(func(float64) {
			b.Fill(b.Skin(c.Times(0.7)), brush.Smooth(16, -20, 70, -86, 122, -110, 226, -84, 170, -50, 128, -6, 90, 4, 66, 44, 20, 50))
			b.Draw(c, brush.Limb(10, -14, 13, 66, -78, 9, 122, -112, 7, 170, -104, 5, 228, -84, 2))
			b.Fill(brush.Flat(c.Times(0.45)).Clear(0.7), brush.Taper(brush.Curve(120, -108, 120, -60, 124, -8), 2, 1),
				brush.Taper(brush.Curve(70, -78, 70, -20,
					66, 38), 2, 1))
			b.Draw(c.Times(0.8), brush.Taper(brush.Curve(12, 60, 24, 90, 20, 120), 8, 4))
		})
		b.Draw(c, brush.Smooth(-24, -30, 24, -30, 28, 30, 0, 90, -28, 30))
		b.Draw(c.To(brush.Hex(0xd8402a), 0.6), brush.Smooth(-10, -76, -66, -116, -90, -108, -24, -54))
		b.Draw(c, brush.Smooth(-26, -64, -8, -90, 24, -84, 60, -66, 128, -40, 60, -50, 10, -30, -20, -28))
		b.Draw(brush.Bone.To(c, 0.3), brush.Smooth(24, -50, 60, -50, 112, -32, 56, -34, 22, -36))
		slitEye(b, 14, -68, 6)
	})
}

func ankylosaur(b *brush.Brush) {
	c := scaly(b)
	plate := c.To(brush.Bone, 0.35).Times(0.8)
	for _, x := range [4]float64{-84, 52, -52, 84} {
		k := 1.0
		if x == -84 || x == 52 {
			k = 0.66
		}
		b.Draw(c.Times(k), brush.Limb(x, -60, 24, x, -30, 18, x, -4, 18))
	}
	b.Draw(c, brush.Taper(brush.Curve(-90, -70, -150, -56, -190, -86), 26, 11))
	b.Draw(plate, brush.Oval(-206, -100, 34, 28), brush.Oval(-222, -84, 22, 20))
	b.Draw(c, brush.Smooth(-120, -50, -116, -116, -60, -160, 20, -164, 86, -130, 110, -70, 60, -40, -60, -38))
	for row := range 3 {
		for i := range 6 - row {
			x, y := -96+34*float64(i)+15*float64(row), -70-32*float64(row)-10*math.Sin(math.Pi*float64(i)/5)
			b.Draw(plate, brush.Poly(x-17, y+8, x-4, y-24, x+17, y+8))
		}
	}
	b.Draw(c.Times(1.06), brush.Smooth(84, -110, 120, -122, 160, -104, 182, -72, 166, -52, 110, -50, 84, -70))
	b.Draw(plate, brush.Smooth(96, -122, 130, -132, 158, -112, 130, -104), brush.Poly(92, -118, 76, -146, 112, -124))
	slitEye(b, 142, -88, 6)
	b.Plain(c.Times(0.5), brush.Taper(brush.Curve(180, -66, 150, -60, 130, -62), 2, 1))
}

// plesiosaur swims: its foot is the surface of the water.
func plesiosaur(b *brush.Brush) {
	c := scaly(b).To(brush.Hex(0x2a8aa0), 0.4)
	b.Draw(c, brush.Smooth(-190, -14, -130, -60, -70, -92, 0, -84, 40, -110, 44, -180, 60, -244, 100, -276, 150, -270, 190, -244, 188,
		-230, 140, -222, 112, -220, 106, -150, 110, -70, 90, 0, -150, 6))
	b.Plain(brush.Hex(0x5a1420), brush.Poly(118, -228, 184, -236, 160, -216))
	b.Draw(c.Times(0.85), brush.Smooth(108, -226, 140, -220, 172, -220, 150, -206, 112, -208))
	for i := range 6 {
		x := 126 + 10*float64(i)
		b.Plain(brush.Bone, brush.Poly(x-4, -230-float64(i), x+4, -231-float64(i), x, -219))
	}
	b.Fill(brush.Flat(c.To(brush.Bone, 0.6)).Clear(0.5), brush.Smooth(96, -210, 104, -150, 106, -70, 88, -4, 56, -4, 76, -80, 84, -150))
	slitEye(b, 122, -250, 7)
	for i := range 5 {
		x := -130 + 34*float64(i)
		y := -66 - 22*math.Sin(float64(i)*0.7)
		b.Draw(c.Times(0.7), brush.Poly(x-15, y+12, x-14, y-26, x+16, y+6))
	}
	foam := brush.Flat(brush.White.To(b.Low, 0.3)).Clear(0.85)
	b.Fill(foam, brush.Smooth(-214, -4, -160, -14, -60, -4, 40, -14, 130, -6, 190, -10, 210, 4, 120, 12, -80, 10, -180, 12))
}

// dinoFoot comes down on whatever is there.
func dinoFoot(b *brush.Brush) {
	c := scaly(b)
	b.Draw(c, brush.Smooth(-96, -420, 96, -420, 104, -240, 84, -150, 92, -90, -92, -90, -84, -150, -104, -240))
	for i := range 5 {
		b.Fill(brush.Flat(c.Times(0.6)).Clear(0.6), brush.Taper(brush.Curve(-90, -330+44*float64(i), 0, -314+44*float64(i), 92,
			-334+44*float64(i)), 2, 2))
	}
	for i := range 3 {
		x := -100 + 100*float64(i)
		b.Draw(c.Times(1.05), brush.Limb(x*0.6, -110, 56, x, -58, 44, x*1.14, -26, 36))
	}
	for i := range 3 {
		x := -114 + 114*float64(i)
		b.Draw(brush.Bone, brush.Smooth(x-24, -34, x, -46, x+24, -34, x+5, 16, x-5, 16))
	}
}

// hatchingEgg is an egg from which somebody looks.
func hatchingEgg(b *brush.Brush) {
	c, shell := scaly(b), brush.Bone.To(brush.Livery(b.House), 0.15)
	b.Draw(shell.Times(0.8), brush.Smooth(-94, -110, -40, -134, 40, -134, 94, -110, 40, -90, -40, -90))
	b.Draw(c, brush.Limb(0, -60, 50, 0, -140, 44, 10, -180, 44))
	b.Draw(c, brush.Smooth(-50, -180, -30, -226, 26, -232, 70, -200, 104, -184, 100, -160, 40, -146, -30, -146))
	slitEye(b, 26, -194, 12)
	b.Plain(c.Times(0.5), brush.Taper(brush.Curve(100, -172, 70, -164, 50, -170), 2, 1))
	b.Draw(shell, brush.Poly(-96, -112, -70, -140, -48, -106, -20, -136, 6, -102, 32, -138, 56, -106, 78, -132, 96, -112, 92, -60, 60,
		-10, 0, 8, -60, -10, -92, -60))
	for range 7 {
		b.Fill(brush.Flat(brush.Livery(b.House)).Clear(0.6), brush.Oval(b.In(-60, 60), b.In(-84, -20), b.In(6, 13), b.In(6, 12)))
	}
	b.Draw(shell, brush.Poly(-44, -250, -30, -232, -8, -244, 14, -230, 40, -246, 26, -274, -4, -284, -34, -274))
}

// marbleBack is a statue seen from behind, looking over its shoulder.
func marbleBack(b *brush.Brush) {
	c := brush.Hex(0xe8e4da)
	b.Draw(c.Times(0.9), brush.Taper(brush.Curve(0, -96, 50, -60, 96, -70, 124, -120, 110, -160), 24, 4))
	b.Draw(c, brush.Limb(-26, -90, 32, -30, -44, 22, -26, -6, 17), brush.Limb(26, -90, 32, 22, -44, 22, 30, -6, 17))
	b.Draw(c, brush.Limb(-52, -206, 17, -96, -170, 13, -62, -128, 11), brush.Limb(52, -206, 17, 96, -236, 13, 60, -276, 11))
	b.Draw(c, brush.Smooth(-66, -214, -30, -232, 30, -232, 66, -214, 50, -160, 40, -136, 58, -96, 0, -72, -58, -96, -40, -136, -50, -160))
	b.Draw(c.Times(1.04), brush.Oval(-29, -100, 34, 35), brush.Oval(29, -100, 34, 35))
	b.Plain(c.Times(0.5), brush.Taper(brush.Curve(0, -132, 2, -104, 0, -72), 1, 3),
		brush.Taper(brush.Curve(0, -224, 3, -190, 0, -150), 1.5, 1))
	b.Draw(c, brush.Smooth(-24, -226, -26, -262, 0, -280, 30, -270, 66, -252, 60, -238, 26, -230))
	b.Plain(c.Times(0.45), brush.Oval(22, -258, 4, 4))
}

// thumb is a fist with the thumb up.
func thumb(b *brush.Brush) {
	c := scaly(b)
	b.Draw(brush.Bone, brush.Poly(-150, -44, -84, -40, -84, 76, -150, 84))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-94, -46, 26, 128, 8))
	b.Draw(c, brush.Smooth(-72, -36, -20, -46, 20, -40, 30, 20, 16, 78, -72, 72))
	b.Draw(c, brush.Limb(-40, -20, 32, -26, -70, 24, -34, -122, 19))
	b.Draw(brush.Bone, brush.Smooth(-50, -126, -34, -150, -16, -124, -34, -116))
	for i := range 4 {
		y := -32 + 30*float64(i)
		b.Draw(c.Times(1.04), brush.Slab(-6, y-14, 84-6*float64(i), 30, 15))
		b.Draw(brush.Bone, brush.Poly(14, y-4, 4, y+3, 14, y+10))
	}
}
