package things

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// The lamps on the sea wall, and what is left of one.

// flameGold is the color of the light of lamps.
var flameGold = brush.Hex(0xffc24a)

// wallLamps are lamps and what belongs to them, around their middle.
var wallLamps = motif.Anchored(motif.Middle, map[string]func(*brush.Brush){
	"wall-lamp":   func(b *brush.Brush) { WallLamp(b, 1) },
	"broken-lamp": brokenLamp, "muffled-bell": muffledBell, "wing-scale": wingScale, "burning-wick": burningWick,
})

// Halo draws the light around a flame, in rings.
func Halo(b *brush.Brush, x, y, r float64) {
	b.Glow(x, y, r*1.7, r*1.6, flameGold, 0.5)
	for i := range 3 {
		k := r * (0.62 + 0.34*float64(i))
		b.Fill(brush.Flat(flameGold).Clear(0.1), brush.Oval(x, y, k, k))
	}
	b.Glow(x, y, r*0.7, r*0.7, brush.Hex(0xfff0c0), 0.5)
}

// WallLamp draws a lamp of iron and glass, about 200 high; lit is how bright it burns, from 0 to 1.
func WallLamp(b *brush.Brush, lit float64) {
	iron := b.Metal(brush.Hex(0x6a6090))
	if lit > 0 {
		Halo(b, 0, 6, 130*lit)
	}
	glass := brush.Flat(flameGold.To(brush.White, 0.35*lit).To(brush.Hex(0x5a5488), 1-lit))
	glass = glass.Down(flameGold.Times(0.9).To(brush.Hex(0x383260), 1-lit))
	b.Fill(glass.Clear(0.85), brush.Poly(-54, -44, 54, -44, 40, 66, -40, 66))
	if lit > 0 {
		TongueOfFire(b, 0, 62, 26, 84*lit)
	}
	b.Fill(brush.Flat(brush.White).Clear(0.3), brush.Poly(-44, -40, -30, -40, -26, 62, -34, 62))
	b.Fill(iron, brush.Taper(brush.Line(-55, -46, -41, 68), 4, 4), brush.Taper(brush.Line(55, -46, 41, 68), 4, 4),
		brush.Taper(brush.Line(-18, -46, -14, 68), 2.4, 2.4), brush.Taper(brush.Line(18, -46, 14, 68), 2.4, 2.4))
	b.Fill(iron, brush.Smooth(-70, -42, -60, -56, -30, -76, -14, -96, 14, -96, 30, -76, 60, -56, 70, -42), brush.Slab(-64, -52, 128, 12, 5))
	b.Fill(iron, brush.Slab(-50, 62, 100, 16, 5), brush.Poly(-34, 78, 34, 78, 14, 100, -14, 100))
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, -102, 11, 11))
}

// TongueOfFire draws a quiet flame of gold, w to each side and h high.
func TongueOfFire(b *brush.Brush, x, y, w, h float64) {
	for i, c := range [3]brush.RGB{brush.Hex(0xff9a2a), brush.Hex(0xffd060), brush.Hex(0xfff8dc)} {
		k := 1 - 0.3*float64(i)
		b.Plain(c, brush.Smooth(x, y, x-w*k, y-h*0.22*k, x-w*0.7*k, y-h*0.5*k, x-w*0.1, y-h*0.72*k, x+w*0.16*k, y-h*k, x+w*0.42*k, y-h*0.62*k,
			x+w*0.96*k, y-h*0.3*k))
	}
}

// brokenLamp has panes that burst, and only a spark is left of its flame.
func brokenLamp(b *brush.Brush) {
	b.Within(brush.Place(0, 0, 1, 1, -0.14), func() {
		WallLamp(b, 0)
		hole := brush.Path{}
		for i := range 18 {
			hole = append(hole, brush.At(0, 8).Around(2*math.Pi*float64(i)/18, b.In(26, 34)+18*float64(i%2)))
		}
		b.Plain(brush.Hex(0xf0e4ff), hole)
		b.Within(brush.Place(0, 0, 0.9, 0.9, 0), func() { b.Plain(brush.Hex(0x1c1244), hole) })
		b.Glow(0, 26, 44, 44, flameGold, 0.9)
		TongueOfFire(b, 0, 44, 8, 24)
		b.Fill(brush.Flat(brush.Hex(0xc8b8e8)).Clear(0.6), brush.Taper(brush.Curve(2, 14, -14, -20, 16, -50, -10, -90, 14, -140), 4, 1))
	})
	for i := range 22 {
		a := 2*math.Pi*float64(i)/22 + b.In(-0.1, 0.1)
		at := brush.At(0, 12).Around(a, b.In(96, 176))
		r := b.In(9, 24)
		glass := brush.Flat(brush.Hex(0xd8ccff).To(flameGold, b.In(0, 0.6))).Clear(0.85)
		glass.Rim, glass.Lit, glass.Edge = brush.White, 1, 2.4
		b.Fill(glass, brush.Path{at.Around(a, r), at.Around(a+2.2+b.In(-0.4, 0.4), r*0.6), at.Around(a-2.4, r*0.8)})
	}
}

// muffledBell is wrapped in the silk of a cocoon.
func muffledBell(b *brush.Brush) {
	silk := brush.Hex(0xe4dcf4)
	b.Draw(brush.Wood.To(b.Near, 0.4), brush.Slab(-210, -134, 420, 26, 6))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, -96, 20, 10)...)
	b.Fill(b.Metal(brush.Hex(0xb07830)), brush.Oval(0, 106, 22, 20))
	bell := brush.Smooth(-14, -86, 14, -86, 46, -64, 60, 0, 72, 52, 108, 86, 104, 102, -104, 102, -108, 86, -72, 52, -60, 0, -46, -64)
	b.Fill(b.Metal(brush.Hex(0xe0a040)), bell)
	b.Through(func() {
		for i, q := range [5][2]float64{{-66, -30}, {-4, -40}, {0, 44}, {66, 20}, {70, 104}} {
			s := b.Skin(silk.Times(0.88 + 0.04*float64(i%3)))
			b.Fill(s, brush.Taper(brush.Curve(-120, q[0], 0, (q[0]+q[1])/2+16, 120, q[1]), 15, 15))
			b.Fill(brush.Flat(silk.Times(0.7)).Clear(0.7), brush.Taper(brush.Curve(-120, q[0]+5, 0, (q[0]+q[1])/2+21, 120, q[1]+5), 1.4, 1.4))
		}
	}, bell)
	for i := range 6 {
		x := -100 + 40*float64(i)
		b.Fill(brush.Flat(silk).Clear(0.75), brush.Taper(brush.Curve(x*1.7, -112, x*0.9, -80, x*0.4, -40), 1.8, 1.2))
	}
	b.Draw(silk, brush.Smooth(-26, 98, 0, 94, 26, 98, 24, 122, 0, 132, -24, 122))
}

// wingScale is one scale of a wing, much larger than it is: a fan of ribs that glitters.
func wingScale(b *brush.Brush) {
	c := brush.Pick(&b.Random, brush.Hex(0x9a80d8), brush.Hex(0xc8b0f0), brush.Hex(0xe8c488), brush.Hex(0x7460b8))
	b.Draw(c, brush.Smooth(0, 90, -18, 40, -52, -30, -44, -72, -16, -62, 0, -84, 16, -62, 44, -72, 52, -30, 18, 40))
	for i := range 5 {
		a := -math.Pi/2 + 0.22*float64(i-2)
		from := brush.At(0, 70)
		b.Fill(brush.Flat(c.To(brush.White, 0.45)).Clear(0.7), brush.Taper([]brush.Point{from, from.Around(a, 128)}, 1, 3.4))
	}
}

// burningWick is pulled out of a lamp, still alight.
func burningWick(b *brush.Brush) {
	Halo(b, 0, -56, 90)
	b.Draw(brush.Bone, brush.Taper(brush.Curve(0, -30, -16, 10, 18, 44, -6, 84, 20, 120), 10, 8))
	for i := range 5 {
		y := -16 + 26*float64(i)
		b.Plain(brush.Bone.Times(0.7), brush.Taper(brush.Line(-12+6*math.Sin(float64(i)), y+8, 10+6*math.Sin(float64(i)), y-4), 2, 2))
	}
	b.Plain(brush.Hex(0x3a2420), brush.Taper(brush.Line(0, -28, 2, -46), 9, 5))
	TongueOfFire(b, 0, -38, 26, 92)
}
