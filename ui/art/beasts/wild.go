package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// wildBeasts are animals of the woods, drawn around their feet and looking right.
var wildBeasts = motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
	"bear": func(b *brush.Brush) {
		animal(b, build{color: brush.Hex(0x7a4e30), high: 70, deep: 112, long: 108, leg: 24, hump: 26, headX: 112, headY: -34, face: 0.66,
			tail: 0.1},
			func(b *brush.Brush, c brush.RGB) { bearFace(b, c, false) })
	},
	"bear-rearing": rearing,
	"wolf": func(b *brush.Brush) {
		animal(b, build{color: brush.Hex(0x707886), high: 92, deep: 78, long: 104, leg: 13, ruff: true, headX: 112, headY: -46, face: 0.6,
			tail: 1}, wolfFace)
	},
	"tiger": func(b *brush.Brush) {
		animal(b, build{color: brush.Hex(0xe8862e), high: 74, deep: 84, long: 116, leg: 17, striped: true, headX: 116, headY: -30,
			face: 0.62, tail: 1.1},
			func(b *brush.Brush, c brush.RGB) { catFace(b, c, true) })
	},
	"lynx": func(b *brush.Brush) {
		animal(b, build{color: brush.Hex(0xb89468), high: 92, deep: 74, long: 88, leg: 15, spotted: true, headX: 96, headY: -46, face: 0.66,
			tail: 0.3}, lynxFace)
	},
	"panther": func(b *brush.Brush) {
		animal(b, build{color: brush.Hex(0x4a4668), high: 78, deep: 70, long: 116, leg: 13, headX: 118, headY: -36, face: 0.55, tail: 1.3},
			func(b *brush.Brush, c brush.RGB) { catFace(b, c, false) })
	},
	"ox": func(b *brush.Brush) {
		animal(b, build{color: brush.Hex(0x6a4a44), high: 60, deep: 120, long: 106, leg: 20, hump: 34, headX: 116, headY: 6, face: 0.66,
			tail: 0.5},
			oxFace)
	},
	"shaggy": func(b *brush.Brush) {
		animal(b, build{color: brush.Hex(0x9a6a44), high: 52, deep: 120, long: 100, leg: 20, hump: 18, ruff: true, headX: 106, headY: 0,
			face: 0.7, tail: 0.4}, fluffFace)
	},
	"rodent": func(b *brush.Brush) {
		animal(b, build{color: brush.Hex(0xa87848), high: 40, deep: 120, long: 96, leg: 18, hump: -10, headX: 104, headY: -10, face: 0.76,
			tail: 0.6}, rodentFace)
	},
	"stag": stag, "boar": boar, "gorilla": gorilla, "kong": kong, "howler": howler, "sloth": sloth, "kitten": kitten,
	"porcupine": porcupine, "alpaca": alpaca, "rabbit": rabbit, "marmot": marmot, "kangaroo-elephant": kangaphant,
	"crocodile": crocodile,
})

// build is the shape of a beast on four feet.
type build struct {
	color            brush.RGB
	high, deep, long float64 // of the legs, the trunk, half the length
	leg, hump        float64
	headX, headY     float64 // of the face, from the middle of the back up
	face, tail       float64
	ruff             bool
	striped, spotted bool
}

// animal draws a beast from the side with its face turned to the viewer.
func animal(b *brush.Brush, shape build, face func(*brush.Brush, brush.RGB)) {
	c, top := shape.color, -shape.high-shape.deep
	l := shape.long
	switch t := shape.tail; {
	case shape.ruff: // hanging and bushy
		b.Draw(c.Times(0.8), brush.Leaf(brush.Curve(-l*0.86, top+shape.deep*0.3, -l-30*t, top+50, -l-40*t, top+90+40*t), 24))
	default:
		b.Draw(c.Times(0.85), brush.Limb(-l*0.9, top+shape.deep*0.3, shape.deep*0.13, -l-46*t, top+20, shape.deep*0.1, -l-64*t, top-40*t,
			shape.deep*0.09, -l-34*t, top-72*t, shape.deep*0.07))
	}
	legsOf(b, shape, 26, c.Times(0.62))
	b.Draw(c, brush.Smooth(-l, top+shape.deep*0.5, -l*0.86, top+6, -l*0.3, top+4, l*0.3, top-shape.hump, l*0.8, top-4, l*1.04,
		top+shape.deep*0.4, l*0.86, top+shape.deep*0.96, 0, top+shape.deep*0.9, -l*0.55, top+shape.deep*0.84, -l*0.92, top+shape.deep*0.9))
	if shape.striped {
		for i := range 6 {
			x := -l*0.84 + float64(i)*l*0.27
			b.Plain(c.Times(0.26), brush.Leaf(brush.Curve(x+6, top+4, x-10, top+shape.deep*0.4, x+8, top+shape.deep*0.8), 8))
		}
	}
	if shape.spotted {
		for i := range 13 {
			x := -l*0.8 + float64(i)*l*0.12
			b.Plain(c.Times(0.5), brush.Oval(x, top+shape.deep*(0.2+0.5*math.Mod(float64(i)*0.618, 1)), 8, 6))
		}
	}
	legsOf(b, shape, 0, c)
	at := brush.At(shape.headX, top+shape.headY)
	b.Draw(c, brush.Limb(l*0.5, top+shape.deep*0.4, shape.deep*0.42, at.X, at.Y, 62*shape.face))
	if shape.ruff {
		for i := range 9 {
			q := at.Around(math.Pi*(0.25+0.14*float64(i)), 66*shape.face)
			b.Draw(c.Times(0.86), brush.Leaf([]brush.Point{q, q.To(at, -0.5).Shift(0, 10), q.To(at, -0.9).Shift(-4, 26)}, 17*shape.face))
		}
	}
	b.Within(brush.Place(at.X, at.Y, shape.face, shape.face, 0.05), func() { face(b, c) })
}

// legsOf draws the legs of one side.
func legsOf(b *brush.Brush, shape build, dx float64, c brush.RGB) {
	l, h, g := shape.long, shape.high, shape.leg
	b.Draw(c, brush.Limb(-l*0.68+dx, -h-shape.deep*0.42, shape.deep*0.4, -l*0.6+dx, -h*0.62, g*1.25, -l*0.82+dx, -h*0.34, g*0.85, -l*0.76+dx,
		-g*0.6, g))
	b.Draw(c, brush.Limb(l*0.62+dx, -h-shape.deep*0.4, shape.deep*0.34, l*0.7+dx, -h*0.6,
		g*1.15, l*0.66+dx, -h*0.3, g*0.95, l*0.68+dx, -g*0.6, g))
	for _, x := range [2]float64{-l * 0.7, l * 0.74} {
		b.Draw(c.Times(0.9), brush.Smooth(x+dx-g*1.5, 2, x+dx-g, -g*1.2, x+dx+g*0.8, -g*1.1, x+dx+g*1.6, -2, x+dx, 5))
	}
}

func lynxFace(b *brush.Brush, c brush.RGB) {
	catFace(b, c, false)
	b.Mirrored(func(float64) {
		b.Draw(brush.Black.To(c, 0.2), brush.Leaf(brush.Curve(74, -92, 86, -124, 84, -146), 9))
		b.Draw(c.To(brush.White, 0.5), brush.Leaf(brush.Curve(76, 40, 108, 66, 96, 104), 20))
	})
}

// rearing draws a bear that stands up and roars.
func rearing(b *brush.Brush) {
	c := brush.Hex(0x7a4e30)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.8), brush.Limb(46, -70, 48, 62, -24, 34, 60, 0, 28))
		b.Draw(c.Times(0.8), brush.Smooth(24, 4, 40, -26, 84, -24, 112, 0, 90, 10))
		b.Draw(c.Times(0.9), brush.Limb(62, -196, 38, 118, -214, 32, 128, -266, 27))
		for i := range 4 {
			x := 108 + 14*float64(i)
			b.Draw(brush.Bone, brush.Taper(brush.Line(x, -284, x+1, -296, x-3, -312), 5.5, 0.8))
		}
	})
	b.Draw(c, brush.Smooth(-96, -50, -104, -130, -70, -212, 0, -232, 70, -212, 104, -130, 96, -50, 50, -12, -50, -12))
	b.Draw(c.To(brush.Bone, 0.25), brush.Smooth(-56, -60, -54, -130, 0, -168, 54, -130, 56, -60, 0, -30))
	b.Within(brush.Place(0, -240, 0.72, 0.72, 0), func() { bearFace(b, c, true) })
}

func stag(b *brush.Brush) {
	c := brush.Hex(0xa8703e)
	for _, d := range brush.Sides {
		q := c.Times(0.85)
		base := brush.At(74+d*12, -246)
		b.Draw(brush.Bone.Times(0.85), brush.Taper(brush.Curve(base.X, base.Y, base.X+d*30, base.Y-40, base.X+d*50, base.Y-74, base.X+d*44,
			base.Y-120), 7, 2), brush.Taper(brush.Curve(base.X+d*30, base.Y-38, base.X+d*10, base.Y-60, base.X+d*10, base.Y-90), 5, 1.5),
			brush.Taper(brush.Curve(base.X+d*48, base.Y-66, base.X+d*80, base.Y-76, base.X+d*88, base.Y-106), 5, 1.5))
		b.Draw(q, brush.Leaf(brush.Curve(base.X, base.Y+14, base.X+d*36, base.Y+8, base.X+d*58, base.Y-4), 13))
	}
	for i, dx := range [2]float64{24, 0} {
		k := c.Times(0.6 + 0.4*float64(i))
		b.Draw(k, brush.Limb(-74+dx, -130, 36, -84+dx, -84, 13, -96+dx, -52, 9, -86+dx, -6, 9), brush.Limb(54+dx, -130, 28, 58+dx, -80, 12,
			56+dx, -44, 8, 58+dx, -6, 9))
		b.Plain(brush.Hex(0x2a1c18), brush.Poly(-97+dx, 2, -92+dx, -14, -78+dx, -14, -72+dx, 2),
			brush.Poly(46+dx, 2, 50+dx, -14, 65+dx, -14, 70+dx, 2))
	}
	b.Draw(c, brush.Smooth(-106, -140, -88, -176, -20, -172, 50, -184, 86, -160, 76, -110, 20, -98, -60, -104, -100, -110))
	b.Draw(brush.Bone, brush.Leaf(brush.Curve(-96, -166, -116, -156, -118, -130), 11))
	b.Draw(c, brush.Limb(56, -150, 40, 66, -190, 27, 76, -228, 24))
	b.Draw(c.To(brush.Bone, 0.5), brush.Smooth(62, -120, 44, -150, 56, -190, 84, -196, 92, -150))
	b.Draw(c, brush.Smooth(50, -236, 74, -256, 98, -240, 132, -208, 138, -192, 120, -186, 92, -198, 62, -206))
	b.Plain(brush.Black, brush.Oval(133, -197, 7, 6))
	gaze(b, 92, -230, 7, brush.Hex(0x4a2a14))
}

func boar(b *brush.Brush) {
	c := brush.Hex(0x6a5040)
	shape := build{color: c, high: 48, deep: 110, long: 104, leg: 16}
	legsOf(b, shape, 24, c.Times(0.6))
	for i := range 11 {
		x := -86 + float64(i)*17
		b.Draw(c.Times(0.5), brush.Poly(x-12, -146, x-12, -186-8*float64(i%3), x+14, -148))
	}
	b.Draw(c, brush.Smooth(-108, -100, -84, -150, 0, -164, 70, -160, 112, -120, 150, -76, 158, -50, 132, -40, 90, -44, 40, -40, -60, -44,
		-104, -60))
	legsOf(b, shape, 0, c)
	b.Draw(c.Times(0.8), brush.Poly(74, -140, 82, -186, 104, -132))
	b.Draw(brush.Hex(0xc08878), brush.Oval(152, -60, 13, 20))
	b.Plain(brush.Black, brush.Oval(156, -66, 3, 4), brush.Oval(156, -54, 3, 4))
	b.Draw(brush.Bone, brush.Taper(brush.Curve(126, -52, 144, -70, 140, -104), 7, 1),
		brush.Taper(brush.Curve(112, -46, 126, -66, 118, -94), 6, 1))
	gaze(b, 102, -106, 7, brush.Hex(0xff8a3a))
}

func crocodile(b *brush.Brush) {
	c := brush.Hex(0x5a8a40)
	b.Draw(c, brush.Taper(brush.Curve(-40, -60, -120, -60, -170, -20, -230, -10), 42, 4))
	for i := range 2 {
		x := -70 + 120*float64(i)
		b.Draw(c.Times(0.75), brush.Limb(x, -46, 24, x-16, -26, 14, x+4, -6, 12))
		b.Draw(c.Times(0.75), brush.Smooth(x-18, 4, x-6, -12, x+30, -2, x+24, 6))
	}
	b.Draw(c, brush.Smooth(-90, -40, -80, -88, 0, -104, 70, -92, 80, -40, 20, -20, -60, -22))
	b.Draw(c.To(brush.Bone, 0.55), brush.Smooth(-80, -36, 0, -40, 76, -40, 20, -18, -60, -20))
	for i := range 12 {
		x := -160 + float64(i)*20
		y := -86 + 36*math.Pow((x-10)/170, 2) - 10
		b.Draw(c.Times(0.6), brush.Poly(x-11, y+14, x, y-16, x+13, y+14))
	}
	b.Draw(c.Times(0.85), brush.Smooth(56, -50, 120, -44, 196, -34, 200, -22, 130, -22, 60, -28))
	b.Plain(brush.Hex(0x7a2030), brush.Poly(70, -56, 196, -92, 200, -36, 76, -40))
	b.Draw(c, brush.Smooth(46, -60, 50, -100, 78, -120, 104, -108, 140, -106, 206, -118, 214, -100, 150, -78, 84, -56))
	for i := range 8 {
		x := 104 + float64(i)*13
		b.Plain(brush.White, brush.Poly(x-6, -70-2.6*float64(i), x+7, -73-2.6*float64(i), x+2, -54-2.6*float64(i)))
		b.Plain(brush.White, brush.Poly(x-6, -39+0.6*float64(i), x+6, -38+0.6*float64(i), x, -56+0.4*float64(i)))
	}
	b.Draw(c, brush.Oval(82, -114, 18, 17))
	gaze(b, 85, -116, 10, brush.Hex(0xffe04a))
	b.Plain(brush.Black, brush.Oval(202, -111, 4, 3))
}

// gorilla draws a great ape on its knuckles.
func gorilla(b *brush.Brush) {
	c := brush.Hex(0x4a4038)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.75), brush.Limb(38, -70, 40, 66, -30, 26, 54, -6, 22))
		b.Draw(c.Times(0.75), brush.Smooth(30, 4, 44, -20, 86, -16, 100, 4))
	})
	b.Draw(c, brush.Smooth(-88, -70, -110, -170, -66, -226, 0, -240, 66, -226, 110, -170, 88, -70, 40, -40, -40, -40))
	b.Draw(brush.Hex(0x7a6656), brush.Smooth(-54, -130, -56, -180, 0, -190, 56, -180, 54, -130, 0, -104))
	b.Plain(brush.Hex(0x5a4a40), brush.Taper(brush.Line(0, -184, 0, -110), 3, 3))
	b.Mirrored(func(float64) {
		b.Draw(c, brush.Limb(88, -196, 42, 132, -120, 32, 126, -66, 25, 118, -20, 29))
		b.Draw(brush.Hex(0x6a5648), brush.Smooth(92, -4, 96, -28, 140, -30, 150, -4, 120, 8))
	})
	b.Within(brush.Place(0, -226, 0.66, 0.66, 0), func() { apeFace(b, c) })
}

func howler(b *brush.Brush) {
	c := brush.Hex(0x8a5a34)
	b.Draw(c.Times(0.8), brush.Taper(brush.Curve(-30, -40, -110, -30, -140, -110, -90, -150, -80, -110, -104, -100), 11, 6))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Limb(26, -60, 22, 60, -40, 15, 40, -4, 13))
		b.Draw(c.Times(0.85), brush.Smooth(28, 4, 38, -14, 70, -8, 74, 4))
		b.Draw(c, brush.Limb(40, -140, 17, 96, -150, 13, 110, -206, 12))
		b.Draw(c, brush.Oval(112, -214, 15, 16))
	})
	b.Draw(c, brush.Smooth(-44, -50, -46, -130, 0, -160, 46, -130, 44, -50, 0, -30))
	b.Draw(c.To(brush.Bone, 0.5), brush.Oval(0, -92, 28, 40))
	b.Mirrored(func(float64) {
		b.Draw(brush.Hex(0xd8a880), brush.Oval(62, -200, 21, 22))
	})
	b.Draw(c, brush.Oval(0, -204, 60, 54))
	b.Draw(brush.Hex(0xe0b488), brush.Smooth(0, -222, 24, -236, 44, -214, 40, -186, 0, -160, -40, -186, -44, -214, -24, -236))
	b.Mirrored(func(float64) { gaze(b, 18, -210, 9, brush.Hex(0xff5a3a)) })
	b.Plain(brush.Hex(0x5a1018), brush.Smooth(-26, -190, 0, -186, 26, -190, 0, -164))
	for i := range 5 {
		x := -18 + 9*float64(i)
		b.Plain(brush.White, brush.Poly(x-4, -189, x+4, -189, x, -178))
	}
}

// sloth hangs from a branch.
func sloth(b *brush.Brush) {
	c := brush.Hex(0x8a7658)
	b.Draw(brush.Wood.Times(0.8), brush.Limb(-240, -258, 17, 0, -270, 15, 240, -252, 13))
	b.Draw(brush.Hex(0x5a9a3a), brush.Leaf(brush.Curve(150, -262, 190, -300, 230, -296), 16),
		brush.Leaf(brush.Curve(-170, -262, -210, -222, -250, -222), 16))
	for _, x := range [2]float64{-96, 84} {
		b.Draw(c.Times(0.85), brush.Limb(x*0.8, -130, 34, x*1.15, -200, 23, x, -262, 20))
		for i := range 3 {
			k := x - 14 + 13*float64(i)
			b.Draw(brush.Bone, brush.Taper(brush.Curve(k, -272, k+2, -292, k+12, -288), 4.5, 1))
		}
	}
	b.Draw(c, brush.Smooth(-120, -130, -70, -176, 40, -180, 110, -140, 104, -70, 40, -26, -60, -28, -116, -70))
	for i := range 9 {
		x := -90 + 21*float64(i)
		b.Draw(c.Times(0.9), brush.Leaf(brush.Curve(x, -60, x-6, -34, x-2, -6-8*math.Sin(0.4*float64(i))), 12))
	}
	b.Draw(c.Times(0.9), brush.Oval(66, -92, 66, 58))
	b.Draw(brush.Bone, brush.Smooth(66, -136, 116, -110, 112, -64, 66, -44, 20, -64, 16, -110))
	for _, d := range brush.Sides {
		b.Plain(brush.Hex(0x5a4434), brush.Leaf(brush.Curve(66+d*10, -96, 66+d*32, -92, 66+d*52, -70), 13))
		b.Plain(brush.Black, brush.Oval(66+d*25, -94, 7, 5))
	}
	b.Draw(brush.Hex(0x3a2824), brush.Oval(66, -80, 14, 9))
	b.Plain(brush.Hex(0x5a3a30), brush.Taper(brush.Curve(42, -62, 66, -52, 90, -62), 3, 3))
}

func kitten(b *brush.Brush) {
	c := brush.Hex(0xd8b48a)
	b.Draw(c.Times(0.85), brush.Limb(50, -26, 22, 126, -40, 20, 136, -116, 24, 112, -150, 17))
	b.Draw(c, brush.Smooth(-66, -10, -72, -90, -40, -150, 40, -150, 72, -90, 66, -10, 30, 4, -30, 4))
	b.Draw(brush.White, brush.Smooth(-36, -60, -40, -130, 0, -146, 40, -130, 36, -60, 0, -40))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.9), brush.Oval(58, -20, 32, 28))
		b.Draw(c, brush.Limb(24, -80, 18, 22, -30, 16, 22, -8, 18))
		b.Draw(brush.White, brush.Oval(24, -2, 20, 11))
	})
	b.Within(brush.Place(0, -184, 0.92, 0.86, 0), func() { catFace(b, c, false) })
}

func porcupine(b *brush.Brush) {
	c := brush.Hex(0x6a4e3a)
	for k := range 3 {
		r := 176 - 26*float64(k)
		for i := range 17 {
			a := math.Pi * (0.97 + 0.80*(float64(i)+0.5*float64(k%2))/16)
			at := brush.At(-10, -50)
			b.Draw(brush.Bone.To(c, 0.14+0.2*float64(k)), brush.Spike(at, a, 0.09, 60, r))
		}
	}
	b.Draw(c, brush.Smooth(-110, -20, -110, -80, -40, -120, 50, -110, 100, -80, 158, -34, 164, -22, 140, -10, 60, 0, -80, 2))
	b.Draw(c.To(brush.Bone, 0.4), brush.Smooth(70, -84, 110, -72, 158, -34, 150, -16, 100, -14, 76, -40))
	b.Plain(brush.Black, brush.Oval(160, -30, 11, 9))
	gaze(b, 112, -52, 9, brush.Hex(0x3a2414))
	for i := range 3 {
		x := -70 + 70*float64(i)
		b.Draw(c.Times(0.7), brush.Smooth(x-14, 6, x-8, -12, x+14, -10, x+24, 6))
	}
}

// alpaca is half alpaca, half panda.
func alpaca(b *brush.Brush) {
	c, dark := brush.Hex(0xf0e8dc), brush.Hex(0x2e2a34)
	for i := range 4 {
		x := -72 + 46*float64(i)
		b.Draw(dark.Times(0.8+0.1*float64(i)), brush.Slab(x, -100, 30, 106, 13))
	}
	curl := func(x, y, rx, ry float64) {
		for i := range 10 {
			q := brush.At(x+rx*math.Cos(0.628*float64(i)), y+ry*math.Sin(0.628*float64(i)))
			b.Draw(c, brush.Oval(q.X, q.Y, 26, 24))
		}
		b.Draw(c, brush.Oval(x, y, rx+6, ry+6))
	}
	curl(-6, -130, 84, 34)
	b.Draw(dark, brush.Smooth(40, -170, 70, -200, 96, -176, 90, -90, 60, -84))
	b.Draw(c, brush.Limb(66, -160, 36, 76, -200, 28, 84, -240, 28))
	for _, d := range brush.Sides {
		b.Draw(dark, brush.Leaf(brush.Curve(86+d*16, -272, 86+d*28, -298, 86+d*22, -320), 13))
	}
	curl(88, -262, 22, 16)
	b.Draw(c, brush.Smooth(62, -262, 92, -280, 120, -262, 142, -240, 134, -224, 90, -222, 66, -234))
	b.Draw(dark, brush.Oval(94, -250, 17, 15))
	gaze(b, 97, -250, 7, brush.Hex(0xd8a04a))
	b.Plain(dark, brush.Oval(136, -238, 7, 6))
	b.Plain(dark, brush.Taper(brush.Curve(112, -228, 124, -226, 136, -230), 2, 2))
}

func rabbit(b *brush.Brush) {
	c := brush.Hex(0xc8a888)
	b.Draw(brush.White, brush.Oval(-92, -44, 24, 22))
	b.Draw(c, brush.Smooth(-96, -30, -86, -96, -20, -120, 40, -100, 60, -40, 40, 0, -70, 4))
	b.Draw(c.Times(0.9), brush.Smooth(-80, 2, -76, -54, -30, -72, 0, -40, -6, 2), brush.Slab(-60, -14, 84, 18, 9))
	b.Draw(c, brush.Limb(46, -50, 15, 52, -20, 11, 58, -4, 11))
	for _, d := range brush.Sides {
		b.Draw(c, brush.Leaf(brush.Curve(56+d*8, -150, 40+d*26, -210, 30+d*40, -256), 24))
		b.Plain(brush.Hex(0xe0a0a0), brush.Leaf(brush.Curve(56+d*8, -160, 42+d*25, -206, 34+d*38, -240), 12))
	}
	b.Draw(c, brush.Smooth(16, -116, 36, -162, 80, -160, 106, -124, 92, -92, 40, -88))
	b.Draw(brush.White, brush.Oval(88, -106, 19, 15))
	b.Plain(brush.Hex(0xe07a80), brush.Oval(102, -114, 7, 5))
	gaze(b, 70, -130, 10, brush.Hex(0x3a1e14))
}

func marmot(b *brush.Brush) {
	c := brush.Hex(0xb08850)
	b.Draw(c.Times(0.8), brush.Limb(-40, -16, 18, -90, -8, 16, -120, -30, 10))
	b.Draw(c, brush.Smooth(-64, -8, -70, -90, -36, -160, 36, -160, 70, -90, 64, -8, 0, 6))
	b.Draw(c.To(brush.Bone, 0.55), brush.Smooth(-38, -30, -40, -110, 0, -140, 40, -110, 38, -30, 0, -10))
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Limb(46, -124, 15, 56, -96, 13, 24, -84, 11))
		b.Draw(c.Times(0.7), brush.Smooth(12, 6, 20, -14, 60, -12, 66, 6))
	})
	b.Within(brush.Place(0, -190, 0.66, 0.66, 0), func() { rodentFace(b, c) })
}

// kangaphant is half kangaroo, half elephant.
func kangaphant(b *brush.Brush) {
	c := brush.Hex(0x8a90a4)
	b.Draw(c.Times(0.8), brush.Taper(brush.Curve(-20, -70, -90, -30, -150, -4, -220, -14), 38, 8))
	b.Draw(c.Times(0.7), brush.Limb(30, -90, 50, 70, -60, 26, 34, -20, 18, 90, -4, 15))
	b.Draw(c, brush.Smooth(-76, -60, -66, -130, -10, -200, 60, -196, 84, -120, 60, -50, 0, -24, -60, -26))
	b.Draw(c.To(brush.Bone, 0.4), brush.Smooth(20, -60, 16, -130, 60, -150, 78, -110, 58, -54))
	b.Plain(c.Times(0.5), brush.Taper(brush.Curve(22, -96, 48, -84, 76, -96), 4, 4))
	b.Draw(c.Times(0.92), brush.Limb(-20, -80, 52, 24, -50, 28, -26, -20, 20, 44, -4, 17))
	b.Draw(c, brush.Limb(56, -160, 18, 92, -130, 13, 84, -104, 11))
	b.Draw(c.Times(0.72), brush.Smooth(20, -252, -30, -292, -84, -260, -70, -200, -10, -190))
	b.Draw(c, brush.Smooth(6, -220, 20, -274, 70, -286, 106, -250, 96, -206, 40, -192))
	b.Draw(c, brush.Limb(90, -232, 26, 128, -206, 19, 142, -156, 15, 172, -140, 12, 190, -164, 11))
	b.Draw(brush.Bone, brush.Taper(brush.Curve(82, -206, 112, -190, 132, -204), 8, 1))
	b.Draw(c.Times(0.85), brush.Smooth(30, -250, -16, -276, -46, -230, -28, -186, 24, -200))
	gaze(b, 78, -246, 8, brush.Hex(0xd09040))
}

// kong is a gorilla two pictures high that beats its breast.
func kong(b *brush.Brush) {
	c, skin := brush.Hex(0x5a4638), brush.Hex(0x8a6e5a)
	b.Mirrored(func(float64) {
		b.Draw(c.Times(0.85), brush.Limb(52, -170, 56, 86, -90, 46, 74, -24, 40))
		b.Draw(skin, brush.Smooth(30, 6, 38, -24, 110, -24, 140, 6, 86, 12))
		for i := range 5 {
			y := -150 + 26*float64(i)
			b.Plain(c.Times(0.6), brush.Leaf(brush.Curve(96, y, 106, y+14, 100, y+34), 6))
		}
	})
	b.Draw(c, brush.Smooth(-112, -150, -100, -250, -130, -350, -80, -410, 80, -410, 130, -350, 100, -250, 112, -150, 40, -112, -40, -112))
	for i := range 9 {
		x := -80 + 20*float64(i)
		b.Draw(c.Times(0.75), brush.Leaf(brush.Curve(x, -150, x+4, -120, x-4, -92-10*float64(i%2)), 10))
	}
	b.Draw(skin.Times(0.95), brush.Smooth(-78, -300, -74, -370, 0, -384, 74, -370, 78, -300, 0, -282))
	for i := range 3 {
		y := -262 + 36*float64(i)
		b.Draw(skin.Times(0.9), brush.Slab(-46, y, 42, 30, 12), brush.Slab(4, y, 42, 30, 12))
	}
	b.Within(brush.Place(0, -444, 0.84, 0.84, 0), func() { apeFace(b, c) })
	b.Draw(c, brush.Limb(106, -380, 46, 176, -300, 40, 110, -252, 34))
	b.Within(brush.Place(64, -286, 1, 1, -0.5), func() { people.Fist(b, brush.Point{}, brush.At(0, -1), 34, skin) })
	b.Draw(c, brush.Limb(-106, -380, 46, -186, -420, 40, -176, -500, 34))
	b.Within(brush.Place(-172, -536, 1, 1, 0.1), func() { people.Fist(b, brush.Point{}, brush.At(0, -1), 36, skin) })
}
