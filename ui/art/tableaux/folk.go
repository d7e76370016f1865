package tableaux

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/places"
	"github.com/keyraken/keyraken/ui/art/things"
)

func numbing(b *brush.Brush, who *people.Person) {
	b.Backlight(brush.Wide/2, 190, 180)
	f := people.FigureOf(b, who)
	f.Pose, f.Gear = people.Resting, people.None
	c := b.Accent.To(brush.Hex(0xbfe8ff), 0.5)
	b.Within(brush.Place(brush.Wide/2, 186, 1.85, 1.85, 0.05), func() { people.Whole(b, f) })
	b.Glow(brush.Wide/2, 130, 150, 100, c, 0.5)
	for i := range 6 {
		a := math.Pi * float64(i) / 3
		x, y := brush.Wide/2+100*math.Cos(a), 92+30*math.Sin(a)
		b.Glow(x, y, 26, 26, brush.Hex(0xffe06a), 0.6)
		b.Plain(brush.Hex(0xffe06a), brush.Star(x, y, 5, 14, 6, a))
	}
	b.Within(brush.Place(brush.Wide/2, 92, 1, 0.3, 0), func() { b.Fill(brush.Flat(c).Clear(0.8), brush.Ring(0, 0, 100, 96)...) })
	b.Bolt(brush.At(90, 60), brush.At(170, 290), 4, c)
	b.Bolt(brush.At(410, 70), brush.At(330, 300), 4, c)
}

func charge(b *brush.Brush, who *people.Person) {
	b.Backlight(brush.Wide/2, 190, 200)
	d := brush.Sign(b.Toward.X)
	for i := range 11 {
		y := 40 + float64(i)*30 + b.In(-8, 8)
		b.Fill(brush.Flat(b.Sun).Clear(0.28), brush.Poly(brush.Wide/2-d*260, y-2, brush.Wide/2+d*b.In(-40, 160), y, brush.Wide/2-d*260,
			y+b.In(3, 7)))
	}
	for i := range 3 {
		b.Within(brush.Place(brush.Wide/2-d*(60+70*float64(i)), 350, 0.8, 0.8, 0), func() {
			things.Banner(b, 0, 0, 210-20*float64(i), brush.Livery(b.House))
		})
	}
	for i := range 2 {
		f := people.FigureOf(b, who)
		f.Pose = people.Striking
		f.Turn = 0.8
		if f.Gear == people.None {
			f.Gear = people.Sword
		}
		k := 1.1 + 0.6*float64(i)
		b.Within(brush.Place(brush.Wide/2+d*(130*float64(i)-120), 180+24*float64(1-i), k*d, k, 0.14), func() { people.Whole(b, f) })
		if i == 0 {
			places.Mist(b, 340, 200, 0.3)
		}
	}
	dust(b, 352)
	b.Dusk(0.5)
}

// dust is a row of clouds over the ground.
func dust(b *brush.Brush, y float64) {
	s := b.Layer(0.5)
	s.Top = b.Low.To(b.Near, 0.25)
	for i := range 10 {
		r := b.In(20, 40)
		b.Fill(s, brush.Oval(float64(i)*55+b.In(-16, 16), y+b.In(0, 18), r*1.3, r*0.8))
	}
}

func wasting(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Gloom(x, 220, 270, 220, b.Front, 0.5)
	b.Glow(x, 320, 230, 170, b.Accent, 0.7)
	for i := range 6 {
		b.Flame(x-150+60*float64(i)+b.In(-10, 10), 372, 34, b.In(110, 190))
	}
	things.Pages(b, x, 160, 140, 7)
	for i := range 5 {
		q := brush.At(x-130+64*float64(i), 330+b.In(-10, 20))
		b.Within(brush.Place(q.X, q.Y, 3, 3, b.In(-1, 1)), func() {
			b.Draw(brush.Hex(0x5a5248), brush.Poly(0, -11, 6, -4, 5, 7, 0, 11, -5, 7, -6, -4))
		})
	}
	for range 22 {
		a := b.In(0, brush.Wide)
		b.Fill(brush.Flat(b.Accent.To(brush.Hex(0xffd080), 0.5)).Clear(0.9), brush.Oval(a, b.In(20, 330), b.In(1, 3), b.In(1, 3)))
	}
}

func puppets(b *brush.Brush, who *people.Person) {
	x := brush.Wide / 2.0
	b.Gloom(x, 120, 280, 200, b.Front, 0.45)
	b.Backlight(x, 270, 120)
	c := brush.Livery(b.House).Times(0.6).To(b.Front, 0.3)
	b.Within(brush.Place(x-6, 84, 1.0, 1.0, math.Pi/2), func() { people.Palm(b, c.To(b.Accent, 0.25), c) })
	f := people.FigureOf(b, who)
	f.Pose, f.Gear = people.Casting, people.None
	for _, q := range [4]brush.Point{brush.At(x-62, 262), brush.At(x+62, 262), brush.At(x-8, 212), brush.At(x+10, 212)} {
		from := brush.At(x+(q.X-x)*0.62, 170)
		b.Glow(q.X, q.Y, 16, 16, b.Accent, 0.7)
		b.Plain(b.Accent.To(brush.White, 0.4), brush.Taper([]brush.Point{from, q}, 1.4, 1.4))
	}
	b.Within(brush.Place(x, 262, 0.85, 0.85, 0), func() { people.Whole(b, f) })
}

func growing(b *brush.Brush, who *people.Person) {
	x := brush.Wide / 2.0
	b.Glow(x, 200, 250, 220, b.Accent, 0.6)
	b.Beams(x, 200, 400, 18, 0.18)
	f := people.FigureOf(b, who)
	f.Pose = people.Striking
	b.Within(brush.Place(x, 170, 2, 2, 0), func() { people.Whole(b, f) })
	for i := range 7 {
		q := brush.At(x+(float64(i)-3)*66, 330-b.In(0, 200))
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Clear(0.85),
			brush.Poly(q.X, q.Y-22, q.X+14, q.Y-4, q.X+6, q.Y-4, q.X+6, q.Y+18, q.X-6, q.Y+18, q.X-6, q.Y-4, q.X-14, q.Y-4))
	}
	witnesses(b, 2)
}

func vista(b *brush.Brush) {
	b.Backlight(brush.Wide/2, 190, 170)
	b.Within(brush.Place(brush.Wide/2, 356, 2, 2, 0), func() { things.Onlooker(b, 0, 0, 1) })
	b.Beams(brush.Wide/2, 200, 380, 16, 0.14)
	b.Sparks(brush.Wide/2, 190, 20)
}

func staring(b *brush.Brush) {
	x, y := brush.Wide/2, 190.0
	b.Gloom(x, y, 300, 250, b.Front, 0.5)
	c := b.Accent
	b.Glow(x, y, 240, 200, c, 0.6)
	for i := range 5 {
		r := 130 + 28*float64(i)
		b.Fill(brush.Flat(c).Clear(0.5-0.08*float64(i)), brush.Ring(x, y, r, r-4)...)
	}
	b.Plain(b.Front, brush.Smooth(x-176, y, x-80, y-84, x, y-104, x+80, y-84, x+176, y, x+80, y+74, x, y+92, x-80, y+74))
	b.Plain(brush.Hex(0xf6f1e2), brush.Smooth(x-158, y, x-76, y-68, x, y-86, x+76, y-68, x+158, y, x+76, y+60, x, y+76, x-76, y+60))
	s := brush.Flat(c).Down(c.Times(0.5))
	b.Fill(s, brush.Oval(x, y-4, 70, 70))
	for i := range 20 {
		a := math.Pi * float64(i) / 10
		b.Fill(brush.Flat(c.To(brush.White, 0.4)).Clear(0.6), brush.Taper([]brush.Point{brush.At(x, y-4).Around(a, 32),
			brush.At(x, y-4).Around(a, 66)}, 2.6, 0.8))
	}
	if b.Odds(0.5) {
		b.Plain(brush.Black, brush.Oval(x, y-4, 32, 32))
	} else {
		b.Plain(brush.Black, brush.Leaf(brush.Line(x, y-66, x, y-4, x, y+58), 17))
	}
	b.Plain(brush.White, brush.Oval(x-24, y-30, 12, 12))
	witnesses(b, 2)
}
