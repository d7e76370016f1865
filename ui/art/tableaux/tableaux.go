// Package tableaux draws actions that fill the picture. In some a person acts, who must be
// told; see [Peopled].
package tableaux

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Motifs are all tableaux in which nobody acts.
var Motifs = motif.Join(scenic, deepTableaux, lampTableaux)

// scenic fill the picture with an action.
var scenic = motif.Anchored(motif.Full, map[string]func(*brush.Brush){
	"blast": blast, "skull-shatter": shatter, "amber-grab": theft, "chained-amber": chains, "book-of-light": reading,
	"amber-heap": hoard, "maelstrom": vortex, "key-light": keyLight, "decay": wasting, "vista": vista,
	"great-eye": staring, "stairs-to-light": stairs, "great-fist": punch, "looming-demon": looming, "ghosts": haunting,
	"mothership": mothership, "lost-in-woods": lost, "dance": dance, "anvil-scene": anvil, "giving": giving,
	"great-wave": flood, "howl": howl, "fog-bank": fog, "vines-scene": vines, "quake": quake,
})

// Peopled are the tableaux in which a person acts.
var Peopled = map[string]func(*brush.Brush, *people.Person){
	"healing": mending, "stars-of-stun": numbing, "charge": charge, "puppets": puppets, "growing": growing,
	"cultists": cult,
}

// witnesses are small dark figures in front, which show how great the rest is.
func witnesses(b *brush.Brush, n int) {
	for i := range n {
		x := brush.Wide/2 + (float64(i)-float64(n-1)/2)*b.In(70, 120) + b.In(-20, 20)
		things.Onlooker(b, x, 362+b.In(-4, 8), b.In(0.5, 0.68))
	}
}

func blast(b *brush.Brush) {
	x, y := brush.Wide/2+b.In(-20, 20), b.In(205, 225)
	hot := b.Accent
	b.Gloom(x, y, 280, 240, b.Front, 0.35)
	b.Glow(x, y, 300, 260, hot, 0.7)
	b.Beams(x, y, 420, 20, 0.22)
	b.Plain(hot.Times(0.75), brush.Burst(x, y, 15, 190, 105, &b.Random))
	b.Plain(hot.To(brush.Hex(0xffb84a), 0.45), brush.Burst(x, y, 13, 150, 82, &b.Random))
	b.Plain(brush.Hex(0xffe9a0).To(hot, 0.2), brush.Burst(x, y, 12, 108, 60, &b.Random))
	b.Plain(brush.White, brush.Burst(x, y, 10, 64, 36, &b.Random))
	for range 13 {
		a := b.In(3.3, 6.1)
		q := brush.At(x, y).Around(a, b.In(110, 215))
		b.Within(brush.Place(q.X, q.Y, 1, 1, b.In(0, 6)), func() {
			r := b.In(6, 17)
			b.Draw(b.Near, brush.Chunk(r))
		})
	}
	for i := range 9 {
		k := x - 190 + float64(i)*47
		r := b.In(26, 48)
		b.Draw(b.Near.To(b.Low, 0.25), brush.Oval(k, 352+b.In(-6, 10), r*1.2, r))
	}
	b.Sparks(x, y, 26)
	thrown(b, x+b.Side()*b.In(120, 150), 262)
}

// thrown is a small figure that flies through the air.
func thrown(b *brush.Brush, x, y float64) {
	d := brush.Sign(x - brush.Wide/2)
	s := brush.Flat(b.Front)
	s.Rim, s.Lit, s.Edge = b.Accent, 1, 2
	b.Within(brush.Place(x, y, 0.9*d, 0.9, 0.9), func() {
		b.Fill(s, brush.Limb(0, -26, 13, 0, 10, 9), brush.Oval(4, -52, 12, 13))
		b.Fill(s, brush.Taper(brush.Line(8, -28, 34, -48, 48, -34), 6, 3.4), brush.Taper(brush.Line(-8, -26, -34, -40, -46, -62), 6, 3.4))
		b.Fill(s, brush.Taper(brush.Line(5, 10, 24, 34, 48, 30), 7, 4), brush.Taper(brush.Line(-5, 10, -20, 38, -10, 62), 7, 4))
	})
}

func shatter(b *brush.Brush) {
	x, y := brush.Wide/2, 195.0
	b.Gloom(x, y, 260, 220, b.Front, 0.5)
	b.Glow(x, y, 230, 210, b.Accent, 0.7)
	b.Beams(x, y, 380, 14, 0.18)
	c := brush.Livery(b.House).To(b.Near, 0.3)
	s := b.Metal(c)
	n := 9
	r := 118.0
	var rim []float64
	for i := range n {
		rim = append(rim, 2*math.Pi*(float64(i)+b.In(-0.25, 0.25))/float64(n))
	}
	for i := range n {
		a, end := rim[i], rim[(i+1)%n]
		if end < a {
			end += 2 * math.Pi
		}
		m := (a + end) / 2
		off := brush.Point{}.Around(m, b.In(16, 52))
		b.Within(brush.Place(x+off.X, y+off.Y, 1, 1, b.In(-0.22, 0.22)), func() {
			k := r * b.In(0.75, 1.3)
			b.Fill(s, brush.Path{brush.Point{}.Around(m, b.In(20, 44)), brush.Point{}.Around(a+0.1, k*0.62), brush.Point{}.Around(a+0.05, k*0.94),
				brush.Point{}.Around(m, k*b.In(0.94, 1.16)), brush.Point{}.Around(end-0.1, k*0.86), brush.Point{}.Around(end-0.18, k*0.5)})
		})
	}
	b.Within(brush.Place(x, y, 3.1, 3.1, 0.08), func() {
		if b.Odds(0.5) || b.House == card.Dis {
			people.Skull(b, 0)
		} else {
			people.Helmet(b, &people.Figure{Trim: brush.Gold, Cloth: brush.Livery(b.House)})
		}
	})
	for i := range 3 {
		a := -1.9 + 1.3*float64(i)
		b.Bolt(brush.At(x, y-20), brush.At(x, y).Around(a, 96), 3.4, b.Accent)
	}
	b.Sparks(x, y, 34)
}

func theft(b *brush.Brush) {
	x, y := brush.Wide/2+40, 205.0
	b.Gloom(x, y, 280, 220, b.Front, 0.4)
	b.Backlight(x, y, 150)
	b.Glow(x, y, 190, 170, brush.Amber, 0.6)
	b.Beams(x, y, 340, 14, 0.14)
	for _, q := range [5][3]float64{{46, 46, 30}, {-6, 56, 24}, {90, 60, 22}, {40, 4, 36}, {84, 20, 26}} {
		b.Crystal(x+q[0]-20, y+q[1]-14, q[2], b.In(-0.5, 0.5))
	}
	sleeve := brush.Livery(b.House).Times(0.6)
	skin := brush.Pick(&b.Random, people.Skins[people.Elf]...)
	switch b.House {
	case card.Dis:
		skin = brush.Pick(&b.Random, people.Skins[people.Demon]...)
	case card.Brobnar:
		skin = brush.Pick(&b.Random, people.Skins[people.Giant]...)
	case card.Shadows:
		skin = brush.Hex(0x3a3a4a)
	}
	b.Within(brush.Place(x-96, y-16, 1.15, 1.15, 0.12), func() { people.Palm(b, skin, sleeve) })
	b.Sparks(x, y, 14)
}

func chains(b *brush.Brush) {
	x, y := brush.Wide/2, 200.0
	b.Gloom(x, y, 250, 210, b.Front, 0.45)
	b.Backlight(x, y, 140)
	b.Beams(x, y, 320, 14, 0.15)
	back := [2][]brush.Point{brush.Curve(-20, 40, x-60, y-70, x+70, y+90, 520, 330), brush.Curve(-20, 340, x-80, y+80, x+60, y-60, 520, 60)}
	things.Chain(b, back[0], 1.5, brush.Iron)
	b.Crystal(x, y, 104, 0.06)
	things.Chain(b, back[1], 1.7, brush.Iron.Times(0.8))
	things.Chain(b, brush.Curve(x-86, y+34, x-40, y+52, x+30, y+46, x+92, y+8), 1.5, brush.Iron)
	things.Chain(b, brush.Curve(x-80, y-44, x-20, y-22, x+40, y-30, x+84, y-66), 1.4, brush.Iron)
	b.Fill(b.Metal(brush.Gold), brush.Slab(x-26, y+26, 52, 44, 8))
	b.Plain(brush.Black, brush.Oval(x, y+44, 7, 7), brush.Poly(x-3, y+46, x+3, y+46, x+6, y+62, x-6, y+62))
	b.Sparks(x, y, 10)
}

func reading(b *brush.Brush) {
	x, y := brush.Wide/2, 250.0
	b.Gloom(x, y-60, 260, 210, b.Front, 0.35)
	b.Glow(x, y-90, 220, 210, b.Accent, 0.5)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.5)).Clear(0.5).In().Light(), brush.Poly(x-70, y, x+70, y, x+200, -10, x-200, -10))
	things.Pages(b, x, y-120, 150, 8)
	b.Within(brush.Place(x, y+40, 3.1, 3.1, 0), func() { people.DrawTool(b, people.Tome) })
	for range 18 {
		q := brush.At(x+b.In(-110, 110), y-b.In(10, 230))
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.6)).Clear(0.9), brush.Star(q.X, q.Y, 4, b.In(3, 9), 1.6, 0))
	}
}

func mending(b *brush.Brush, who *people.Person) {
	x := brush.Wide / 2.0
	b.Gloom(x, 220, 280, 220, b.Front, 0.35)
	c := b.Sun.To(b.Accent, 0.4)
	b.Fill(brush.Flat(c).Clear(0.5).Light(), brush.Poly(x-50, -10, x+50, -10, x+120, 360, x-120, 360))
	b.Fill(brush.Flat(c.To(brush.White, 0.5)).Clear(0.4).Light(), brush.Poly(x-20, -10, x+20, -10, x+60, 360, x-60, 360))
	b.Glow(x, 220, 170, 170, c, 0.6)
	f := people.FigureOf(b, who)
	f.Pose, f.Gear = people.Casting, people.None
	b.Within(brush.Place(x, 190, 1.5, 1.5, 0), func() { people.Whole(b, f) })
	b.Fill(brush.Flat(c.To(brush.White, 0.4)).Clear(0.16), brush.Oval(x, 230, 170, 170))
	b.Fill(brush.Flat(c.To(brush.White, 0.5)).Clear(0.8), brush.Ring(x, 230, 170, 167)...)
	b.Sparks(x, 210, 16)
}

func hoard(b *brush.Brush) {
	x := brush.Wide / 2.0
	b.Backlight(x, 230, 190)
	b.Glow(x, 260, 260, 200, brush.Amber, 0.6)
	b.Beams(x, 250, 400, 18, 0.16)
	for row := range 4 {
		n := 4 + row*2
		for i := range n {
			f := (float64(i)+0.5)/float64(n) - 0.5
			b.Crystal(x+f*(150+70*float64(row))+b.In(-8, 8), 215+float64(row)*40+70*f*f, b.In(26, 44), f*0.9+b.In(-0.3, 0.3))
		}
	}
	things.Onlooker(b, x+b.Side()*b.In(130, 160), 366, 0.75)
	b.Sparks(x, 250, 18)
}

func vortex(b *brush.Brush) {
	x, y := brush.Wide/2, 195.0
	b.Gloom(x, y, 300, 250, b.Front, 0.5)
	c := b.Accent
	b.Glow(x, y, 260, 230, c, 0.6)
	for i := range 7 {
		b.Fill(brush.Flat(c.To(brush.White, 0.15+0.1*float64(i%3))).Clear(0.55), brush.Taper(brush.Spiral(brush.At(x, y), 270, 190,
			float64(i)*0.9, 7, 40), 17, 1))
	}
	b.Glow(x, y, 80, 70, brush.White, 0.9)
	things.Pages(b, x, y, 190, 5)
	for range 6 {
		q := brush.At(x, y).Around(b.In(0, 6.28), b.In(70, 170))
		b.Crystal(q.X, q.Y*0.9+20, b.In(9, 17), b.In(0, 3))
	}
}

func keyLight(b *brush.Brush) {
	x, y := brush.Wide/2, 195.0
	b.Gloom(x, y, 260, 220, b.Front, 0.4)
	b.Glow(x, y, 210, 200, brush.Amber, 0.7)
	b.Beams(x, y, 420, 18, 0.2)
	things.Halos(b, x, y)
	b.Within(brush.Place(x, y+8, 2.5, 2.5, b.Side()*0.45), func() { people.KeyShape(b, b.Metal(brush.Gold.To(brush.Livery(b.House), 0.15))) })
	b.Sparks(x, y, 26)
}
