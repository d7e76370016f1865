package beasts

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// wildBeasts are animals of the woods, drawn around their feet and looking right.
var wildBeasts = motif.Framed(motif.Foot, map[string]func(*brush.Brush){
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
	"stag": stag, "boar": boar, "gorilla": gorilla, "kong": kong,
	"howler": howler, "sloth": sloth, "kitten": kitten, "porcupine": porcupine,
	"alpaca": alpaca, "rabbit": rabbit, "marmot": marmot,
	"kangaroo-elephant": kangaphant, "crocodile": crocodile,
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
	b.Draw(c, brush.Limb(l*0.62+dx, -h-shape.deep*0.4, shape.deep*0.34, l*0.7+dx, -h*0.6, g*1.15, l*0.66+dx, -h*0.3, g*0.95, l*0.68+dx, -g*0.6,
		g))
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
	b.Draw(brush.Bone, brush.Taper(brush.Curve(126, -52, 144, -70, 140, -104), 7, 1), brush.Taper(brush.Curve(112, -46, 126, -66, 118, -94), 6,
		1))
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
