package art

import "math"

// saurianGrounds are places of knights and of Saurians beyond those of their houses.
var saurianGrounds = map[string]func(*Brush){
	"senate": senate, "villa": villa, "battlements": battlements,
	"tiltyard": tiltyard, "great-hall": greatHall, "dry-riverbed": dryRiverbed,
}

// senate is a hall with seats that rise around the speaker.
func senate(b *Brush) {
	b.Fill(Flat(b.Far).Down(b.Low.To(b.Far, 0.3)), Box(0, 0, Wide, Tall))
	for i := range 7 {
		x := float64(i)*80 + 10
		b.Fill(b.Layer(0.15), Box(x-13, 20, 26, 190), Slab(x-19, 10, 38, 16, 4))
	}
	b.Glow(Wide/2, 60, 260, 170, b.Sun, 0.4)
	for row := range 5 {
		k := float64(row)
		y := 216 + 40*k
		c := b.Far.To(b.Near, 0.2+0.2*k)
		b.Fill(Flat(c).Down(c.Times(0.8)), append(ArcLine(At(Wide/2, y+250), 330, math.Pi*1.1, math.Pi*1.9), At(Wide+200, 460),
			At(-200, 460)))
		if row < 3 {
			for i := range 11 {
				a := math.Pi * (1.26 + 0.048*(float64(i)+0.5*float64(row%2)))
				q := At(Wide/2, y+250).Around(a, 336)
				s := Flat(Bone.To(b.Near, 0.55+0.1*k))
				b.Fill(s, Oval(q.X, q.Y-14, 8, 9), Slab(q.X-13, q.Y-6, 26, 34, 10))
			}
		}
	}
	b.Fill(Flat(b.Low.To(b.Near, 0.35)).Down(b.Near), Oval(Wide/2, 400, 250, 62))
}

// villa is a terrace above the sea.
func villa(b *Brush) {
	heaven(b, 250)
	disc(b, b.In(80, 150), b.In(36, 56))
	clouds(b, 110, 4, b.Low.To(White, 0.3), 0.5)
	b.Fill(Flat(b.Far.To(Hex(0x2a80b0), 0.5)).Down(b.Low), Box(0, 236, Wide, 90))
	for i := range 9 {
		b.Fill(Flat(White).Clear(0.3), Leaf(Line(b.In(0, 440), 250+8*float64(i), b.In(100, 400), 250+8*float64(i)), 1.6))
	}
	b.Fill(b.Layer(0.35), Box(-10, 306, Wide+20, 12), Box(-10, 344, Wide+20, 12))
	for i := range 22 {
		x := float64(i)*24 + 6
		b.Fill(b.Layer(0.35), Smooth(x-5, 318, x+5, 318, x+9, 334, x+4, 346, x-4, 346, x-9, 334))
	}
	for _, x := range [2]float64{44, Wide - 44} {
		b.Fill(b.Layer(0.6), Box(x-20, 20, 40, 350), Slab(x-32, -4, 64, 30, 5), Slab(x-32, 346, 64, 24, 4))
		b.Draw(Hex(0x4a8a3a), Taper(Curve(x-30, 20, x+20, 90, x-14, 170, x+16, 250), 7, 3))
	}
	b.Fill(Flat(b.Low.To(b.Near, 0.5)).Down(b.Near), Box(-10, 356, Wide+20, 60))
}

// battlements are the top of a wall, high over the land.
func battlements(b *Brush) {
	heaven(b, 330)
	disc(b, b.In(80, 140), b.In(34, 50))
	clouds(b, 150, 5, b.Low.To(White, 0.3), 0.6)
	ridge(b, 280, 60, 0.4, 0.1)
	ridge(b, 316, 40, 0.4, 0.3)
	c := b.Near.To(b.Low, 0.3)
	for i := range 6 {
		x := float64(i)*100 - 40
		b.Draw(c, Box(x, 262, 60, 70))
	}
	b.Draw(c, Box(-10, 318, Wide+20, 40))
	b.Fill(Flat(c.Times(0.8)).Down(b.Near), Box(-10, 354, Wide+20, 60))
}

// tiltyard is where knights ride against each other.
func tiltyard(b *Brush) {
	heaven(b, 320)
	clouds(b, 70, 4, b.Low.To(White, 0.3), 0.6)
	ridge(b, 250, 40, 0.4, 0.15)
	for i := range 5 {
		x := float64(i)*118 + 16
		c := Pick(&b.Random, Livery(b.House), Hex(0xb02a3a), Hex(0x2f6a8a), Gold).To(b.Low, 0.3)
		b.Draw(c, Poly(x, 168, x+50, 220, x+46, 290, x-46, 290, x-50, 220))
		b.Draw(Bone.To(b.Low, 0.3), Poly(x-12, 180, x+12, 180, x+16, 290, x-16, 290))
		b.Draw(c, Poly(x, 128, x+30, 138, x, 148))
		b.Plain(b.Near, Box(x-1.5, 128, 3, 42))
	}
	b.Fill(Flat(Hex(0x7a9a50).To(b.Low, 0.3)).Down(b.Near), Box(-10, 284, Wide+20, 130))
	b.Draw(Wood.To(b.Near, 0.3), Box(-10, 290, Wide+20, 9), Box(-10, 312, Wide+20, 9))
	for i := range 8 {
		b.Draw(Wood.To(b.Near, 0.3), Box(float64(i)*72-8, 280, 11, 56))
	}
}

// greatHall is hung with banners over a long carpet.
func greatHall(b *Brush) {
	b.Fill(Flat(b.Far.To(b.Near, 0.4)).Down(b.Low.To(b.Far, 0.5)), Box(0, 0, Wide, Tall))
	for i := range 4 {
		x := float64(i)*150 + 25
		b.Fill(b.Layer(0.25), Box(x-16, 0, 32, 330))
		b.Fill(Flat(b.Sun).Clear(0.6), Arch(x+75, 210, 26, 150))
	}
	b.Fill(b.Layer(0.5), Box(-10, -6, Wide+20, 20))
	for i := range 4 {
		x := float64(i)*150 + 25
		c := Livery(b.House)
		if i%2 == 1 {
			c = Hex(0xb02a3a)
		}
		b.Draw(c.To(b.Near, 0.2), Poly(x-26, 8, x+26, 8, x+26, 150, x, 124, x-26, 150))
		b.Within(Place(x, 70, 0.18, 0.18, 0), func() { emblem(b, b.Metal(Gold)) })
	}
	b.Fill(Flat(b.Near.To(b.Low, 0.25)).Down(b.Near), Box(-10, 322, Wide+20, 90))
	b.Fill(Flat(Hex(0xa02434).To(b.Near, 0.2)).Down(Hex(0x601020)), Poly(206, 322, 294, 322, 400, 410, 100, 410))
}

// dryRiverbed is cracked mud where water was.
func dryRiverbed(b *Brush) {
	heaven(b, 210)
	disc(b, 90, 54)
	ridge(b, 200, 60, 0.5, 0.15)
	b.Fill(Flat(b.Low.To(Hex(0xb08a50), 0.5)).Down(b.Near), Box(-10, 186, Wide+20, 230))
	mud := Hex(0xd8b078).To(b.Low, 0.2)
	b.Fill(Flat(mud).Down(mud.Times(0.7)), Smooth(210, 186, 250, 186, 330, 230, 240, 270, 330, 330, 460, 410, 30, 410, 120, 330,
		150, 270, 250, 230))
	crack := Flat(mud.Times(0.35))
	for i := range 7 {
		y := 226 + 26*float64(i)
		w := 30 + 14*float64(i)
		b.Fill(crack, Taper(Curve(235-w, y+b.In(-8, 8), 235-w*0.3, y+b.In(-9, 9), 235+w*0.4, y+b.In(-9, 9), 235+w, y),
			0.8+0.2*float64(i), 1))
		b.Fill(crack, Taper(Curve(235+b.In(-w, w), y, 235+b.In(-w, w)*0.9, y+14, 235+b.In(-w, w), y+24), 1+0.25*float64(i), 1))
	}
}
