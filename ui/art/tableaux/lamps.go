package tableaux

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/beasts"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/places"
	"github.com/keyraken/keyraken/ui/art/things"
)

// lampTableaux are the lamps on the sea wall, the moth that eats their light, and what it does.
var lampTableaux = motif.Anchored(motif.Full, map[string]func(*brush.Brush){
	"lampeater": lampeater, "harbor-lamp": harborLamp, "market-lamp": marketLamp, "temple-lamp": templeLamp,
	"barracks-lamp": barracksLamp, "tower-lamp": towerLamp, "light-sipping": sipping, "sea-gust": seaGust,
	"dust-fall": dustFall, "dark-moon": darkMoon, "rolling-fog": rollingFog,
})

// gold is the color of lamplight.
var gold = brush.Hex(0xffc24a)

// lampeater hangs over the wall, and draws the light out of the lamps.
func lampeater(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 170, 300, 220, brush.Hex(0xc890e8), 0.5)
	for i := range 4 {
		r := 118 + 34*float64(i)
		b.Fill(brush.Flat(b.Sun.To(brush.Hex(0xe0b0f0), 0.4)).Clear(0.13), brush.Oval(x, 160, r, r))
	}
	b.Within(brush.Place(x, 172, 1.04, 1.04, 0), func() { beasts.Lampeater(b, 1) })
	wall := stone(b, 1.2)
	b.Fill(wall, brush.Smooth(-40, 392, 120, 374, 250, 370, 380, 374, 540, 392, 540, 440, -40, 440))
	for i := range 5 {
		k := float64(i - 2)
		at := brush.At(x+k*86, 376+3*k*k)
		line := []brush.Point{at.Shift(0, -52), at.Shift(-k*14, -110), brush.At(x+k*7, 184)}
		b.Fill(brush.Flat(gold).Clear(0.3).Light(), brush.Taper(brush.CurveThrough(line), 9, 1.6))
		b.Fill(brush.Flat(brush.Hex(0xfff0c0)).Clear(0.6).Light(), brush.Taper(brush.CurveThrough(line), 2.2, 1))
		places.SmallLamp(b, at.X, at.Y, 50, 1.3)
	}
	for range 40 {
		q := brush.At(x+b.In(-230, 230), b.In(190, 352))
		b.Fill(brush.Flat(brush.Hex(0xd8c0f8).To(gold, b.In(0, 0.8))).Clear(b.In(0.4, 0.9)), brush.Oval(q.X, q.Y, b.In(0.8, 2.6), b.In(0.6, 1.6)))
	}
}

// stone is a style for what the wall is built of.
func stone(b *brush.Brush, depth float64) brush.Style {
	s := b.Layer(depth)
	s.Top = s.Top.To(brush.Hex(0x9a88c8), 0.3)
	s.Rim, s.Lit, s.Edge = gold, 0.7, 2.4
	return s
}

// harborLamp is a ship's lantern on a pile, between boats.
func harborLamp(b *brush.Brush) {
	x := brush.Wide / 2.0
	things.Halo(b, x, 150, 128)
	water := brush.Flat(b.Low.To(b.Far, 0.45)).Down(b.Near)
	b.Fill(water, brush.Box(0, 288, brush.Wide, 120))
	for i, side := range brush.Sides {
		b.Within(brush.Place(x+side*160, 300+14*float64(i), side*1.12, 1.12, 0), func() {
			hull, sail := brush.Hex(0x7a4a58), brush.Hex(0xd87a5a)
			if i == 1 {
				hull, sail = brush.Hex(0x3f6a8e), brush.Hex(0xe8d4b0)
			}
			b.Draw(brush.Wood, brush.Box(-3, -150, 6, 150))
			b.Draw(sail, brush.Smooth(-8, -142, -16, -90, -8, -40, -60, -36, -86, -40, -58, -90))
			b.Draw(sail.Times(0.85), brush.Smooth(8, -136, 30, -90, 46, -42, 8, -38))
			b.Draw(hull, brush.Smooth(-92, -18, -76, 16, -30, 28, 34, 26, 62, 10, 74, -22, 0, -10))
			b.Plain(brush.Bone, brush.Taper(brush.Curve(-88, -10, 0, 0, 70, -13), 2.4, 2.4))
		})
	}
	for range 22 {
		b.Fill(brush.Flat(gold).Clear(0.5), brush.Slab(x+b.In(-70, 50)*b.In(0.2, 1), b.In(306, 372), b.In(10, 34), 2, 1))
	}
	b.Draw(brush.Wood.To(b.Near, 0.25), brush.Taper(brush.Line(x, 214, x, 410), 15, 19))
	for i := range 3 {
		b.Draw(brush.Bone.Times(0.85), brush.Taper(brush.Curve(x-17, 262+9*float64(i), x, 268+9*float64(i), x+17, 262+9*float64(i)), 4, 4))
	}
	b.Fill(b.Skin(brush.Hex(0xf0e4d8)), brush.Ring(x, 326, 30, 18)...)
	for i := range 4 {
		a := math.Pi/4 + math.Pi/2*float64(i)
		q := brush.At(x, 326)
		b.Plain(brush.Hex(0xd0483a), brush.Path{q.Around(a-0.25, 18), q.Around(a-0.25, 30), q.Around(a+0.25, 30), q.Around(a+0.25, 18)})
	}
	brass := b.Metal(brush.Hex(0xc8903a))
	b.Plain(gold.To(brush.White, 0.4), brush.Slab(x-46, 104, 92, 92, 40))
	things.TongueOfFire(b, x, 190, 24, 76)
	for i := range 3 {
		y := 120 + 28*float64(i)
		b.Fill(brass, brush.Taper(brush.Curve(x-48, y-4, x, y+6, x+48, y-4), 3, 3))
	}
	b.Fill(brass, brush.Taper(brush.Line(x-24, 100, x-28, 150, x-24, 200), 3, 3),
		brush.Taper(brush.Line(x+24, 100, x+28, 150, x+24, 200), 3, 3))
	b.Fill(brass, brush.Smooth(x-52, 108, x-34, 88, x, 78, x+34, 88, x+52, 108), brush.Slab(x-50, 192, 100, 24, 9))
	b.Fill(brass, brush.Ring(x, 66, 18, 11)...)
}

// marketLamp is a post with paper lanterns, among the awnings of stalls.
func marketLamp(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 130, 260, 170, gold, 0.45)
	for i, side := range brush.Sides {
		b.Within(brush.Place(x+side*164, 366, side, 1, 0), func() {
			cloth := [2]brush.RGB{brush.Hex(0xd0505a), brush.Hex(0x3f9a8a)}[i]
			b.Draw(brush.Wood.Times(0.8), brush.Box(-86, -112, 8, 112), brush.Box(74, -112, 8, 112))
			b.Glow(0, -60, 90, 60, gold, 0.4)
			b.Draw(brush.Wood, brush.Slab(-92, -48, 180, 54, 4))
			for k := range 9 {
				c := [3]brush.RGB{brush.Hex(0xf0a03a), brush.Hex(0xd0484a), brush.Hex(0x9aba4a)}[k/3]
				b.Draw(c, brush.Oval(-72+18*float64(k), -54-5*float64(k%2), 11, 11))
			}
			for k := range 6 {
				f := -96 + 32*float64(k)
				c := cloth
				if k%2 == 1 {
					c = brush.Bone
				}
				b.Draw(c, brush.Poly(f*0.82, -158, (f+32)*0.82, -158, f+32, -106, f+24, -92, f+8, -92, f, -106))
			}
		})
	}
	iron := b.Metal(brush.Hex(0x6a6090))
	b.Fill(iron, brush.Taper(brush.Line(x, 52, x, 388), 6, 9), brush.Slab(x-26, 372, 52, 18, 5),
		brush.Taper(brush.Curve(x-112, 78, x-60, 50, x, 66, x+60, 50, x+112, 78), 4, 4))
	b.Fill(b.Metal(brush.Gold), brush.Star(x, 44, 8, 18, 8, 0))
	for i, q := range [3][3]float64{{-104, 140, 1}, {104, 140, 1}, {0, 158, 1.3}} {
		at, k := brush.At(x+q[0], q[1]), q[2]
		c := [3]brush.RGB{brush.Hex(0xff9a5a), brush.Hex(0xffc04a), brush.Hex(0xffd870)}[i]
		things.Halo(b, at.X, at.Y, 62*k)
		b.Plain(b.Front, brush.Box(at.X-1.5, at.Y-76*k, 3, 40*k))
		s := b.Lamp(c)
		s.Rim, s.Lit, s.Edge = brush.White, 0.5, 2
		b.Fill(s, brush.Oval(at.X, at.Y, 40*k, 38*k))
		for j := range 3 {
			r := 13 * float64(j) * k
			b.Fill(brush.Flat(c.Times(0.72)).Clear(0.6),
				brush.Holed(brush.Oval(at.X, at.Y, r+1.6, 38*k), brush.Oval(at.X, at.Y, max(r-1.6, 0.2), 37*k))...)
		}
		b.Draw(brush.Hex(0x8a3a4a), brush.Slab(at.X-14*k, at.Y-42*k, 28*k, 8*k, 3), brush.Slab(at.X-14*k, at.Y+34*k, 28*k, 8*k, 3))
		b.Plain(brush.Hex(0xd0505a), brush.Taper(brush.Line(at.X, at.Y+42*k, at.X, at.Y+64*k), 2, 4))
	}
}

// templeLamp is a bowl of fire between white columns.
func templeLamp(b *brush.Brush) {
	x := brush.Wide / 2.0
	marble := brush.Hex(0xe4d8ec)
	b.Glow(x, 190, 230, 200, gold, 0.5)
	b.Draw(marble.Times(0.9), brush.Poly(x-226, 92, x, 14, x+226, 92), brush.Slab(x-218, 90, 436, 26, 3))
	b.Plain(marble.Times(0.55), brush.Poly(x-150, 84, x, 34, x+150, 84))
	b.Fill(b.Metal(brush.Gold), brush.Star(x, 66, 12, 22, 12, 0))
	for _, k := range [4]float64{-186, -122, 122, 186} {
		b.Draw(marble, brush.Poly(x+k-22, 342, x+k-18, 128, x+k+18, 128, x+k+22, 342))
		for j := range 3 {
			b.Fill(brush.Flat(marble.Times(0.6)).Clear(0.6), brush.Box(x+k-11+10*float64(j), 134, 3, 204))
		}
		b.Draw(marble, brush.Slab(x+k-28, 114, 56, 17, 4), brush.Slab(x+k-29, 336, 58, 15, 4))
	}
	for i := range 3 {
		f := float64(i)
		b.Draw(marble.Times(0.92-0.1*f), brush.Slab(x-210-24*f, 348+16*f, 420+48*f, 20, 3))
	}
	things.Halo(b, x, 186, 112)
	bronze := b.Metal(brush.Hex(0xb8843a))
	for _, side := range brush.Sides {
		b.Fill(bronze, brush.Taper(brush.Curve(x+side*30, 256, x+side*24, 300, x+side*62, 352), 6, 5))
		b.Fill(bronze, brush.Taper(brush.Line(x+side*52, 114, x+side*82, 224), 2.4, 2.4))
	}
	b.Fill(bronze, brush.Taper(brush.Line(x, 260, x, 350), 6, 6))
	things.TongueOfFire(b, x-26, 238, 26, 84)
	things.TongueOfFire(b, x+28, 238, 24, 74)
	things.TongueOfFire(b, x, 242, 38, 146)
	b.Fill(bronze, brush.Smooth(x-84, 224, x+84, 224, x+62, 258, x+24, 276, x-24, 276, x-62, 258), brush.Slab(x-90, 218, 180, 16, 7))
	for i := range 7 {
		b.Plain(brush.Hex(0x6a4420), brush.Oval(x-60+20*float64(i), 246, 5, 5))
	}
}

// barracksLamp is a basket of fire over a gate, with the shields of the guard.
func barracksLamp(b *brush.Brush) {
	x := brush.Wide / 2.0
	things.Halo(b, x, 108, 126)
	s := stone(b, 0.85)
	for i := range 7 {
		b.Fill(s, brush.Slab(-22+80*float64(i), 176, 52, 60, 3))
	}
	b.Fill(s, brush.Box(-20, 222, brush.Wide+40, 200))
	for i := range 4 {
		y := 250 + 42*float64(i)
		b.Fill(brush.Flat(b.Front).Clear(0.3), brush.Box(0, y, brush.Wide, 2.4))
		for k := range 7 {
			b.Fill(brush.Flat(b.Front).Clear(0.3), brush.Box(-30+84*float64(k)+42*float64(i%2), y, 2.4, 42))
		}
	}
	for _, side := range brush.Sides {
		for k := range 2 {
			a := side * (0.5 - 0.14*float64(k))
			b.Within(brush.Place(x+side*(22+8*float64(k)), 330, 1, 1, a), func() {
				b.Draw(brush.Wood, brush.Box(-4, -270, 8, 330))
				b.Fill(b.Metal(brush.Steel), brush.Poly(-12, -262, 0, -318, 12, -262, 0, -250))
				b.Plain(brush.Hex(0xc8404a), brush.Poly(-5, -250, 5, -250, 14, -222, 0, -230, -14, -222))
			})
		}
	}
	for i, q := range [5][2]float64{{-172, 312}, {172, 312}, {-92, 322}, {92, 322}, {0, 306}} {
		k := 1.25
		if i == 4 {
			k = 1.95
		}
		c := [3]brush.RGB{brush.Hex(0xb8404e), brush.Hex(0x3a5aa8), brush.Hex(0x7a3a9a)}[i%3]
		b.Within(brush.Place(x+q[0], q[1], k, k, 0), func() {
			b.Fill(b.Metal(brush.Gold), brush.Smooth(-32, -38, 0, -44, 32, -38, 32, 0, 18, 30, 0, 46, -18, 30, -32, 0))
			b.Draw(c, brush.Smooth(-26, -32, 0, -37, 26, -32, 26, 0, 14, 25, 0, 38, -14, 25, -26, 0))
			if i == 4 {
				things.TongueOfFire(b, 0, 22, 14, 46)
			} else {
				b.Fill(b.Metal(brush.Gold), brush.Star(0, -3, 5, 17, 7, 0))
			}
		})
	}
	iron := b.Metal(brush.Hex(0x5c5680))
	b.Fill(iron, brush.Taper(brush.Line(x, 168, x, 252), 8, 11))
	things.TongueOfFire(b, x-24, 142, 24, 84)
	things.TongueOfFire(b, x+26, 142, 22, 74)
	things.TongueOfFire(b, x, 150, 36, 138)
	for i := range 5 {
		k := float64(i - 2)
		b.Fill(iron, brush.Taper(brush.Curve(x+k*10, 172, x+k*26, 146, x+k*29, 98), 4, 3))
	}
	b.Fill(iron, brush.Taper(brush.Curve(x-60, 106, x, 114, x+60, 106), 4, 4), brush.Taper(brush.Curve(x-52, 142, x, 152, x+52, 142), 4, 4),
		brush.Slab(x-30, 164, 60, 14, 5))
}

// towerLamp is the light of a tall tower, whose beams cross the sky.
func towerLamp(b *brush.Brush) {
	x := brush.Wide / 2.0
	for i, side := range brush.Sides {
		to := brush.At(x+side*320, 36+74*float64(i))
		b.Fill(brush.Flat(gold).Clear(0.5), brush.Path{brush.At(x, 92), to.Shift(0, -46), to.Shift(0, 46), brush.At(x, 108)})
		b.Fill(brush.Flat(brush.Hex(0xfff0c0)).Clear(0.6), brush.Path{brush.At(x, 96), to.Shift(0, -18), to.Shift(0, 18), brush.At(x, 104)})
	}
	things.Halo(b, x, 100, 92)
	s := stone(b, 1.1)
	b.Fill(s, brush.Smooth(x-190, 420, x-150, 362, x-84, 340, x+90, 344, x+150, 366, x+200, 420))
	white, red := brush.Hex(0xe8dcf0), brush.Hex(0xb84a6a)
	b.Draw(white, brush.Poly(x-58, 356, x-34, 140, x+34, 140, x+58, 356))
	for i := range 3 {
		y0 := 172 + 66*float64(i)
		w := func(y float64) float64 { return 34 + 24*(y-140)/216 }
		b.Draw(red, brush.Poly(x-w(y0), y0, x+w(y0), y0, x+w(y0+32), y0+32, x-w(y0+32), y0+32))
		things.Window(b, x, y0+50, 11, 18)
	}
	b.Plain(brush.Hex(0x3a1c40), brush.Arch(x, 356, 26, 36))
	iron := b.Metal(brush.Hex(0x6a6090))
	b.Fill(iron, brush.Slab(x-56, 130, 112, 14, 4))
	for i := range 7 {
		b.Fill(iron, brush.Box(x-51+16.2*float64(i), 114, 3.4, 18))
	}
	b.Fill(iron, brush.Slab(x-54, 110, 108, 5, 2))
	b.Plain(gold.To(brush.White, 0.55), brush.Slab(x-30, 74, 60, 57, 4))
	things.TongueOfFire(b, x, 130, 15, 50)
	b.Fill(iron, brush.Box(x-32, 74, 4, 57), brush.Box(x+28, 74, 4, 57), brush.Box(x-11, 74, 2.6, 57), brush.Box(x+8, 74, 2.6, 57))
	b.Draw(red, brush.Smooth(x-42, 78, x-28, 52, x, 40, x+28, 52, x+42, 78))
	b.Fill(b.Metal(brush.Gold), brush.Oval(x, 36, 8, 8), brush.Taper(brush.Line(x, 34, x, 12), 2, 0.8))
	things.Waves(b, 384, 12, 1)
}

// sipping is the head of the moth over a lamp, whose light it drinks.
func sipping(b *brush.Brush) {
	b.Within(brush.Place(132, 268, 1.1, 1.1, 0), func() { things.WallLamp(b, 1) })
	b.Within(brush.Place(356, 150, 1.5, 1.5, 0.42), func() { beasts.Lampeater(b, 1) })
	line := brush.Curve(364, 152, 352, 214, 300, 262, 236, 246, 214, 196, 172, 196, 150, 236, 138, 286)
	b.Draw(brush.Hex(0x9a6ad0), brush.Taper(line, 9, 4))
	b.Fill(brush.Flat(gold.To(brush.White, 0.3)).Clear(0.9), brush.Taper(line, 2.6, 2.4))
	b.Glow(138, 286, 60, 60, brush.Hex(0xfff0c0), 0.8)
	for i := range 8 {
		q := line[(i*8+3)%len(line)]
		b.Glow(q.X, q.Y, 24, 24, gold, 0.8)
	}
}

// seaGust blows the flame of a lamp flat, in curls of wind and spray.
func seaGust(b *brush.Brush) {
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		c := b.Low.To(brush.White, 0.55)
		s := b.Body(b.Low.To(brush.Hex(0x7a68d0), 0.6))
		s.Rim, s.Lit, s.Edge = brush.White, 0.9, 4
		b.Fill(s, brush.Smooth(-290, 440, -290, 250, -230, 190, -150, 176, -96, 214, -92, 250, -124, 246, -148, 262,
			-130, 320, -60, 366, 60, 380, 60, 440))
		for range 26 {
			q := brush.At(b.In(-200, 0), b.In(150, 330))
			b.Fill(brush.Flat(brush.White).Clear(0.8), brush.Oval(q.X, q.Y, b.In(1, 5), b.In(1, 4)))
		}
		lamp := brush.At(84, 222)
		iron := b.Metal(brush.Hex(0x6a6090))
		things.Halo(b, lamp.X+40, lamp.Y-36, 96)
		b.Fill(iron, brush.Taper(brush.Line(lamp.X, lamp.Y+30, lamp.X-8, 420), 8, 13), brush.Slab(lamp.X-54, lamp.Y+18, 108, 20, 7))
		for i, f := range [3]brush.RGB{brush.Hex(0xff9a2a), brush.Hex(0xffd060), brush.Hex(0xfff8dc)} {
			k := 1 - 0.28*float64(i)
			b.Plain(f, brush.Smooth(lamp.X-34*k, lamp.Y+16, lamp.X-40*k, lamp.Y-20*k, lamp.X, lamp.Y-52*k, lamp.X+66*k, lamp.Y-66*k, lamp.X+168*k,
				lamp.Y-78*k, lamp.X+100*k, lamp.Y-40*k, lamp.X+132*k, lamp.Y-18*k, lamp.X+60*k, lamp.Y-6*k, lamp.X+34*k, lamp.Y+16))
		}
		b.Fill(iron, brush.Taper(brush.Curve(lamp.X-44, lamp.Y+20, lamp.X-58, lamp.Y-30, lamp.X-42, lamp.Y-92), 4, 3),
			brush.Taper(brush.Curve(lamp.X+44, lamp.Y+20, lamp.X+58, lamp.Y-30, lamp.X+42, lamp.Y-92), 4, 3),
			brush.Smooth(lamp.X-60, lamp.Y-88, lamp.X, lamp.Y-132, lamp.X+60, lamp.Y-88))
		for i := range 4 {
			y := 66 + 62*float64(i)
			end := 30 + 44*float64(i%2)
			line := append(brush.Curve(-270, y+24, -150, y-8, -60, y+10, end, y), brush.Spiral(brush.At(end, y-22), 24, 22, math.Pi/2, -5.4, 22)...)
			b.Fill(brush.Flat(c).Clear(0.8), brush.Taper(line, 7, 2.6))
		}
	})
}

// dustFall is the dust of wings, which settles on everything.
func dustFall(b *brush.Brush) {
	colors := [3]brush.RGB{brush.Hex(0xe8d4ff), brush.Hex(0xb090e8), brush.Hex(0xffd890)}
	for i := range 7 {
		x := brush.Wide * (float64(i) + b.In(0.2, 0.8)) / 7
		b.Fill(brush.Flat(colors[i%3]).Clear(0.4).Out(), brush.Taper(brush.Curve(x, -20, x+b.In(-20, 20), 180, x+b.In(-30, 30), 390), 14, 34))
	}
	for i := range 170 {
		q := brush.At(b.In(0, brush.Wide), brush.Tall*math.Sqrt(b.In(0, 1)))
		b.Fill(brush.Flat(colors[i%3]).Clear(b.In(0.5, 0.95)), brush.Oval(q.X, q.Y, b.In(1, 3.4), b.In(0.8, 2.4)))
	}
	c := colors[1]
	s := brush.Flat(c.To(brush.White, 0.2)).Down(c.Times(0.5))
	s.Rim, s.Lit, s.Edge = brush.Hex(0xffe8c0), 0.9, 3
	b.Fill(s, places.Hills(b, 372, 34, 0.2))
}

// darkMoon is a moon without light, over people who have gathered around one lamp.
func darkMoon(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Glow(x, 140, 210, 190, brush.Hex(0xb070ff), 0.6)
	for i := range 24 {
		a := 2 * math.Pi * float64(i) / 24
		b.Fill(brush.Flat(brush.Hex(0xe8c8ff)).Clear(0.3), brush.Spike(brush.At(x, 140), a, 0.03, 104, 118+46*b.In(0.3, 1)))
	}
	b.Plain(brush.Hex(0xf0dcff), brush.Oval(x, 140, 106, 106))
	b.Plain(brush.Hex(0x1c1048), brush.Oval(x+2, 141, 102, 102))
	for i := range 3 {
		b.Fill(brush.Flat(brush.Hex(0x3a2470)).Clear(0.5), brush.Oval(x-36+38*float64(i), 116+34*float64(i%2), 13+5*float64(i), 11+4*float64(i)))
	}
	b.Fill(stone(b, 1.2), places.Hills(b, 366, 26, 0.1))
	places.SmallLamp(b, x, 362, 92, 1.2)
	for i, k := range [4]float64{-92, -48, 50, 96} {
		things.Onlooker(b, x+k, 366+3*float64(i%2), 0.62)
	}
}

// rollingFog comes from the sea over the wall, and lamp after lamp fades in it.
func rollingFog(b *brush.Brush) {
	c := b.Low.To(brush.Hex(0xd0c4f0), 0.7)
	d := b.Side()
	b.Within(brush.Place(brush.Wide/2, 0, d, 1, 0), func() {
		for i := range 3 {
			k := float64(i)
			at := brush.At(-170+172*k, 214+8*k)
			b.Glow(at.X, at.Y, 150, 130, gold, 0.7-0.16*k)
			b.Fill(stone(b, 1), brush.Taper(brush.Line(at.X, at.Y+60, at.X, 420), 8, 12))
			b.Within(brush.Place(at.X, at.Y, 0.74, 0.74, 0), func() { things.WallLamp(b, 1-0.2*k) })
			for j := range 5 {
				f := float64(j)
				x, y, r := at.X+34+30*f, 330-42*k-18*f+b.In(-10, 10), 58+12*k+b.In(0, 14)
				s := brush.Flat(c.To(brush.White, 0.2)).Down(c.To(b.Near, 0.3)).Clear(0.5 + 0.13*k)
				b.Fill(s, brush.Oval(x, y, r*1.3, r))
			}
		}
		for i := range 8 {
			s := brush.Flat(c.To(brush.White, 0.25)).Down(c.To(b.Near, 0.4)).Clear(0.85)
			s.Rim, s.Lit, s.Edge = brush.White, 0.5, 2
			b.Fill(s, brush.Oval(-270+76*float64(i), 372-6*float64(i), 84, 40+9*float64(i)))
		}
	})
}
