package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/things"
)

// saurianGrounds are places of knights and of Saurians beyond those of their houses.
var saurianGrounds = map[string]func(*brush.Brush){
	"senate": senate, "villa": villa, "battlements": battlements, "tiltyard": tiltyard, "great-hall": greatHall,
	"dry-riverbed": dryRiverbed,
}

// senate is a hall with seats that rise around the speaker.
func senate(b *brush.Brush) {
	b.Fill(brush.Flat(b.Far).Down(b.Low.To(b.Far, 0.3)), brush.Box(0, 0, brush.Wide, brush.Tall))
	for i := range 7 {
		x := float64(i)*80 + 10
		b.Fill(b.Layer(0.15), brush.Box(x-13, 20, 26, 190), brush.Slab(x-19, 10, 38, 16, 4))
	}
	b.Glow(brush.Wide/2, 60, 260, 170, b.Sun, 0.4)
	for row := range 5 {
		k := float64(row)
		y := 216 + 40*k
		c := b.Far.To(b.Near, 0.2+0.2*k)
		b.Fill(brush.Flat(c).Down(c.Times(0.8)), append(brush.ArcLine(brush.At(brush.Wide/2, y+250), 330, math.Pi*1.1, math.Pi*1.9),
			brush.At(brush.Wide+200, 460), brush.At(-200, 460)))
		if row < 3 {
			for i := range 11 {
				a := math.Pi * (1.26 + 0.048*(float64(i)+0.5*float64(row%2)))
				q := brush.At(brush.Wide/2, y+250).Around(a, 336)
				s := brush.Flat(brush.Bone.To(b.Near, 0.55+0.1*k))
				b.Fill(s, brush.Oval(q.X, q.Y-14, 8, 9), brush.Slab(q.X-13, q.Y-6, 26, 34, 10))
			}
		}
	}
	b.Fill(brush.Flat(b.Low.To(b.Near, 0.35)).Down(b.Near), brush.Oval(brush.Wide/2, 400, 250, 62))
}

// villa is a terrace above the sea.
func villa(b *brush.Brush) {
	heaven(b, 250)
	disc(b, b.In(80, 150), b.In(36, 56))
	Clouds(b, 110, 4, b.Low.To(brush.White, 0.3), 0.5)
	b.Fill(brush.Flat(b.Far.To(brush.Hex(0x2a80b0), 0.5)).Down(b.Low), brush.Box(0, 236, brush.Wide, 90))
	for i := range 9 {
		b.Fill(brush.Flat(brush.White).Clear(0.3), brush.Leaf(brush.Line(b.In(0, 440), 250+8*float64(i), b.In(100, 400), 250+8*float64(i)), 1.6))
	}
	b.Fill(b.Layer(0.35), brush.Box(-10, 306, brush.Wide+20, 12), brush.Box(-10, 344, brush.Wide+20, 12))
	for i := range 22 {
		x := float64(i)*24 + 6
		b.Fill(b.Layer(0.35), brush.Smooth(x-5, 318, x+5, 318, x+9, 334, x+4, 346, x-4, 346, x-9, 334))
	}
	for _, x := range [2]float64{44, brush.Wide - 44} {
		b.Fill(b.Layer(0.6), brush.Box(x-20, 20, 40, 350), brush.Slab(x-32, -4, 64, 30, 5), brush.Slab(x-32, 346, 64, 24, 4))
		b.Draw(brush.Hex(0x4a8a3a), brush.Taper(brush.Curve(x-30, 20, x+20, 90, x-14, 170, x+16, 250), 7, 3))
	}
	b.Fill(brush.Flat(b.Low.To(b.Near, 0.5)).Down(b.Near), brush.Box(-10, 356, brush.Wide+20, 60))
}

// battlements are the top of a wall, high over the land.
func battlements(b *brush.Brush) {
	heaven(b, 330)
	disc(b, b.In(80, 140), b.In(34, 50))
	Clouds(b, 150, 5, b.Low.To(brush.White, 0.3), 0.6)
	ridge(b, 280, 60, 0.4, 0.1)
	ridge(b, 316, 40, 0.4, 0.3)
	c := b.Near.To(b.Low, 0.3)
	for i := range 6 {
		x := float64(i)*100 - 40
		b.Draw(c, brush.Box(x, 262, 60, 70))
	}
	b.Draw(c, brush.Box(-10, 318, brush.Wide+20, 40))
	b.Fill(brush.Flat(c.Times(0.8)).Down(b.Near), brush.Box(-10, 354, brush.Wide+20, 60))
}

// tiltyard is where knights ride against each other.
func tiltyard(b *brush.Brush) {
	heaven(b, 320)
	Clouds(b, 70, 4, b.Low.To(brush.White, 0.3), 0.6)
	ridge(b, 250, 40, 0.4, 0.15)
	for i := range 5 {
		x := float64(i)*118 + 16
		c := brush.Pick(&b.Random, brush.Livery(b.House), brush.Hex(0xb02a3a), brush.Hex(0x2f6a8a), brush.Gold).To(b.Low, 0.3)
		b.Draw(c, brush.Poly(x, 168, x+50, 220, x+46, 290, x-46, 290, x-50, 220))
		b.Draw(brush.Bone.To(b.Low, 0.3), brush.Poly(x-12, 180, x+12, 180, x+16, 290, x-16, 290))
		b.Draw(c, brush.Poly(x, 128, x+30, 138, x, 148))
		b.Plain(b.Near, brush.Box(x-1.5, 128, 3, 42))
	}
	b.Fill(brush.Flat(brush.Hex(0x7a9a50).To(b.Low, 0.3)).Down(b.Near), brush.Box(-10, 284, brush.Wide+20, 130))
	b.Draw(brush.Wood.To(b.Near, 0.3), brush.Box(-10, 290, brush.Wide+20, 9), brush.Box(-10, 312, brush.Wide+20, 9))
	for i := range 8 {
		b.Draw(brush.Wood.To(b.Near, 0.3), brush.Box(float64(i)*72-8, 280, 11, 56))
	}
}

// greatHall is hung with banners over a long carpet.
func greatHall(b *brush.Brush) {
	b.Fill(brush.Flat(b.Far.To(b.Near, 0.4)).Down(b.Low.To(b.Far, 0.5)), brush.Box(0, 0, brush.Wide, brush.Tall))
	for i := range 4 {
		x := float64(i)*150 + 25
		b.Fill(b.Layer(0.25), brush.Box(x-16, 0, 32, 330))
		b.Fill(brush.Flat(b.Sun).Clear(0.6), brush.Arch(x+75, 210, 26, 150))
	}
	b.Fill(b.Layer(0.5), brush.Box(-10, -6, brush.Wide+20, 20))
	for i := range 4 {
		x := float64(i)*150 + 25
		c := brush.Livery(b.House)
		if i%2 == 1 {
			c = brush.Hex(0xb02a3a)
		}
		b.Draw(c.To(b.Near, 0.2), brush.Poly(x-26, 8, x+26, 8, x+26, 150, x, 124, x-26, 150))
		b.Within(brush.Place(x, 70, 0.18, 0.18, 0), func() { things.Emblem(b, b.Metal(brush.Gold)) })
	}
	b.Fill(brush.Flat(b.Near.To(b.Low, 0.25)).Down(b.Near), brush.Box(-10, 322, brush.Wide+20, 90))
	b.Fill(brush.Flat(brush.Hex(0xa02434).To(b.Near, 0.2)).Down(brush.Hex(0x601020)), brush.Poly(206, 322, 294, 322, 400, 410, 100, 410))
}

// dryRiverbed is cracked mud where water was.
func dryRiverbed(b *brush.Brush) {
	heaven(b, 210)
	disc(b, 90, 54)
	ridge(b, 200, 60, 0.5, 0.15)
	b.Fill(brush.Flat(b.Low.To(brush.Hex(0xb08a50), 0.5)).Down(b.Near), brush.Box(-10, 186, brush.Wide+20, 230))
	mud := brush.Hex(0xd8b078).To(b.Low, 0.2)
	b.Fill(brush.Flat(mud).Down(mud.Times(0.7)), brush.Smooth(210, 186, 250, 186, 330, 230, 240, 270, 330, 330, 460, 410, 30, 410, 120, 330,
		150, 270, 250, 230))
	crack := brush.Flat(mud.Times(0.35))
	for i := range 7 {
		y := 226 + 26*float64(i)
		w := 30 + 14*float64(i)
		b.Fill(crack, brush.Taper(brush.Curve(235-w, y+b.In(-8, 8), 235-w*0.3, y+b.In(-9, 9), 235+w*0.4, y+b.In(-9, 9), 235+w, y),
			0.8+0.2*float64(i), 1))
		b.Fill(crack, brush.Taper(brush.Curve(235+b.In(-w, w), y, 235+b.In(-w, w)*0.9, y+14, 235+b.In(-w, w), y+24), 1+0.25*float64(i), 1))
	}
}
