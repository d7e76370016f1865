package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// lamplight are the colors of the town whose lamps go out: dusk and night in violet, and the gold of a flame.
var lamplight = []brush.Palette{
	brush.Colors(0x2c1f6a, 0xd07aa8, 0xffdc98, 0x6a4aa0, 0x382a74, 0x140c30, 0xffc24a),
	brush.Colors(0x1a2060, 0x8a68d8, 0xf8dcff, 0x5048a8, 0x2c2a6c, 0x0e0e2c, 0xffb84a),
	brush.Colors(0x421a60, 0xf0a078, 0xffe4a8, 0x8a4e88, 0x4c2664, 0x1a0c28, 0xffd05a),
}

// lampGrounds are places of the town of the lamps.
var lampGrounds = map[string]func(*brush.Brush){
	"sea-wall": seaWall, "wall-walk": wallWalk, "lamp-street": lampStreet,
}

// SmallLamp draws a lamp on a post that is h high, far away.
func SmallLamp(b *brush.Brush, x, y, h, depth float64) {
	s := b.Layer(depth)
	k := h / 60
	b.Glow(x, y-h, 64*k, 60*k, b.Accent, 0.55)
	b.Fill(s, brush.Taper(brush.Line(x, y, x, y-h+8*k), 3*k, 1.6*k), brush.Slab(x-6*k, y-5*k, 12*k, 8*k, 2*k))
	b.Plain(b.Accent.To(brush.White, 0.5), brush.Smooth(x-6*k, y-h-8*k, x+6*k, y-h-8*k, x+4*k, y-h+7*k, x-4*k, y-h+7*k))
	b.Fill(s, brush.Poly(x-9*k, y-h-7*k, x, y-h-19*k, x+9*k, y-h-7*k), brush.Slab(x-6*k, y-h+6*k, 12*k, 4*k, k))
}

// seaWall runs out into the sea, seen from the shore, with five lamps on it.
func seaWall(b *brush.Brush) {
	heaven(b, 262)
	Stars(b, 46, 170)
	moon(b, b.In(84, 130), b.In(34, 52))
	Clouds(b, 196, 3, b.Low.To(b.Sun, 0.3), 0.4)
	b.Fill(brush.Flat(b.Low.To(b.Far, 0.35)).Down(b.Near), brush.Box(0, 260, brush.Wide, 150))
	for range 30 {
		x, y := b.In(0, brush.Wide), b.In(264, 350)
		b.Fill(brush.Flat(b.Sun).Clear(0.28), brush.Slab(x, y, b.In(14, 52), 1.6, 1))
	}
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		b.Fill(b.Layer(0.5), brush.Poly(-260, 318, -150, 288, 260, 250, 260, 270, -60, 306, -260, 360))
		for i := range 5 {
			f := float64(i) / 4
			x, y := -214+float64(i)*112-f*10, 306-50*f
			SmallLamp(b, x, y, 66-26*f, 0.75-0.2*f)
			b.Fill(brush.Flat(b.Accent).Clear(0.5), brush.Taper(brush.Line(x, y+26, x+3, y+60), 2.4, 1))
		}
	})
	things.Waves(b, 338, 9, 0.7)
	things.Waves(b, 372, 10, 1.1)
}

// wallWalk is the way along the top of the wall, with the sea on one side.
func wallWalk(b *brush.Brush) {
	heaven(b, 290)
	Stars(b, 46, 190)
	disc(b, b.In(80, 140), b.In(34, 50))
	d := b.Side()
	b.Fill(brush.Flat(b.Low.To(b.Far, 0.3)).Down(b.Near), brush.Box(0, 284, brush.Wide, 120))
	for range 18 {
		b.Fill(brush.Flat(b.Sun).Clear(0.3), brush.Slab(b.In(0, brush.Wide), b.In(288, 330), b.In(14, 46), 1.6, 1))
	}
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		stone := b.Near.To(b.Low, 0.2)
		b.Fill(brush.Flat(stone).Down(b.Front), brush.Poly(-260, 336, 250, 292, 262, 292, 262, 410, -260, 410))
		for i := range 4 {
			f := float64(i) / 3
			x, y := -228+150*float64(i)-18*f*f, 338-42*f
			w, h := 74-26*f, 62-30*f
			b.Fill(b.Layer(0.95-0.35*f), brush.Poly(x-w/2, y+4, x-w/2, y-h+4*f, x+w/2, y-h-5, x+w/2, y))
		}
		SmallLamp(b, 196, 300, 96, 0.55)
	})
	line := brush.Flat(b.Front).Clear(0.4)
	for i := range 4 {
		b.Fill(line, brush.Box(0, 346+16*float64(i)+2*float64(i*i), brush.Wide, 2))
	}
	Mist(b, 330, 60, 0.25)
}

// lampStreet leads up from the harbor, between houses with lit windows.
func lampStreet(b *brush.Brush) {
	heaven(b, 330)
	Stars(b, 40, 170)
	disc(b, b.In(70, 120), b.In(30, 46))
	row(b, 6, 290, 12, func(x, y float64) { things.House(b, x, y-30, b.In(24, 38), 0.15) })
	Mist(b, 310, 70, 0.35)
	for i, side := range [4]float64{-1, 1, -1, 1} {
		near := float64(i / 2)
		x := brush.Wide/2 + side*(168+62*near+b.In(-6, 6))
		w := 58 + 34*near
		s := b.Layer(0.5 + 0.45*near)
		b.Fill(s, brush.Poly(x-w, 420, x-w, 176-60*near, x, 108-76*near, x+w, 176-60*near, x+w, 420))
		for k := range 3 {
			things.Window(b, x-side*w*0.45, 210-40*near+64*float64(k), 15+4*near, 26+5*near)
		}
	}
	ground(b, 362)
	SmallLamp(b, brush.Wide/2+b.Side()*b.In(92, 108), 352, 120, 0.8)
}

// scaleDrift is the glittering dust of wings in the sky.
func scaleDrift(b *brush.Brush, horizon float64) {
	c := b.World.Light.To(brush.Hex(0xe8c8ff), 0.5)
	for i := range 3 {
		y := horizon * (0.2 + 0.24*float64(i) + b.In(-0.05, 0.05))
		lean := b.In(-50, 50)
		b.Fill(brush.Flat(c).Clear(0.13), brush.Leaf(brush.Curve(-30, y+lean, 150, y-18, 330, y+16, brush.Wide+30, y-lean), b.In(9, 18)))
		for range 16 {
			x := b.In(0, brush.Wide)
			r := b.In(0.8, 2.2)
			b.Fill(brush.Flat(c).Clear(b.In(0.4, 0.9)), brush.Oval(x, y+12*math.Sin(x/90)+b.In(-16, 16), r, r*0.6))
		}
	}
}

// wallFrame builds the stones of the sea wall into the lower corners, and lets dust fall.
func wallFrame(b *brush.Brush) {
	c := b.Front.To(b.World.Dark, 0.6).To(brush.Hex(0x8a78c0), 0.24)
	s := brush.Flat(c).Down(c.Times(0.55))
	s.Rim, s.Lit, s.Edge = b.World.Light.To(b.Sun, 0.3), 0.75, 2.4
	corners(b, func() {
		for _, q := range [4][4]float64{{-8, -26, 66, 34}, {-8, -54, 40, 26}, {62, -16, 46, 24}, {-8, -78, 22, 22}} {
			b.Fill(s, brush.Slab(q[0], q[1]+b.In(-2, 2), q[2]+b.In(-4, 4), q[3], 5))
		}
		b.Glow(20, -70, 70, 60, b.World.Light, 0.1)
	})
	for range 16 {
		x, y, r := b.In(0, brush.Wide), b.In(0, brush.Tall), b.In(1, 2.6)
		b.Within(brush.Place(x, y, 1, 1, b.In(0, 3)), func() {
			b.Fill(brush.Flat(b.World.Light.To(brush.Hex(0xe8c8ff), b.In(0, 1))).Clear(0.7), brush.Oval(0, 0, r*1.5, r*0.6))
		})
	}
}
