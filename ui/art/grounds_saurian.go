package art

import "math"

// saurianGrounds are places of knights and of Saurians beyond those of their houses.
var saurianGrounds = map[string]func(*painter){
	"senate": senate, "villa": villa, "battlements": battlements,
	"tiltyard": tiltyard, "great-hall": greatHall, "dry-riverbed": dryRiverbed,
}

// senate is a hall with seats that rise around the speaker.
func senate(b *painter) {
	b.fill(flat(b.far).down(b.low.to(b.far, 0.3)), box(0, 0, Wide, Tall))
	for i := range 7 {
		x := float64(i)*80 + 10
		b.fill(b.layer(0.15), box(x-13, 20, 26, 190), slab(x-19, 10, 38, 16, 4))
	}
	b.glow(Wide/2, 60, 260, 170, b.sun, 0.4)
	for row := range 5 {
		k := float64(row)
		y := 216 + 40*k
		c := b.far.to(b.near, 0.2+0.2*k)
		b.fill(flat(c).down(c.times(0.8)), append(arcLine(pointAt(Wide/2, y+250), 330, math.Pi*1.1, math.Pi*1.9), pointAt(Wide+200, 460),
			pointAt(-200, 460)))
		if row < 3 {
			for i := range 11 {
				a := math.Pi * (1.26 + 0.048*(float64(i)+0.5*float64(row%2)))
				q := pointAt(Wide/2, y+250).around(a, 336)
				s := flat(bone.to(b.near, 0.55+0.1*k))
				b.fill(s, oval(q.x, q.y-14, 8, 9), slab(q.x-13, q.y-6, 26, 34, 10))
			}
		}
	}
	b.fill(flat(b.low.to(b.near, 0.35)).down(b.near), oval(Wide/2, 400, 250, 62))
}

// villa is a terrace above the sea.
func villa(b *painter) {
	heaven(b, 250)
	disc(b, b.in(80, 150), b.in(36, 56))
	clouds(b, 110, 4, b.low.to(white, 0.3), 0.5)
	b.fill(flat(b.far.to(hex(0x2a80b0), 0.5)).down(b.low), box(0, 236, Wide, 90))
	for i := range 9 {
		b.fill(flat(white).clear(0.3), leaf(lineThrough(b.in(0, 440), 250+8*float64(i), b.in(100, 400), 250+8*float64(i)), 1.6))
	}
	b.fill(b.layer(0.35), box(-10, 306, Wide+20, 12), box(-10, 344, Wide+20, 12))
	for i := range 22 {
		x := float64(i)*24 + 6
		b.fill(b.layer(0.35), smooth(x-5, 318, x+5, 318, x+9, 334, x+4, 346, x-4, 346, x-9, 334))
	}
	for _, x := range [2]float64{44, Wide - 44} {
		b.fill(b.layer(0.6), box(x-20, 20, 40, 350), slab(x-32, -4, 64, 30, 5), slab(x-32, 346, 64, 24, 4))
		b.draws(hex(0x4a8a3a), taper(curve(x-30, 20, x+20, 90, x-14, 170, x+16, 250), 7, 3))
	}
	b.fill(flat(b.low.to(b.near, 0.5)).down(b.near), box(-10, 356, Wide+20, 60))
}

// battlements are the top of a wall, high over the land.
func battlements(b *painter) {
	heaven(b, 330)
	disc(b, b.in(80, 140), b.in(34, 50))
	clouds(b, 150, 5, b.low.to(white, 0.3), 0.6)
	ridge(b, 280, 60, 0.4, 0.1)
	ridge(b, 316, 40, 0.4, 0.3)
	c := b.near.to(b.low, 0.3)
	for i := range 6 {
		x := float64(i)*100 - 40
		b.draws(c, box(x, 262, 60, 70))
	}
	b.draws(c, box(-10, 318, Wide+20, 40))
	b.fill(flat(c.times(0.8)).down(b.near), box(-10, 354, Wide+20, 60))
}

// tiltyard is where knights ride against each other.
func tiltyard(b *painter) {
	heaven(b, 320)
	clouds(b, 70, 4, b.low.to(white, 0.3), 0.6)
	ridge(b, 250, 40, 0.4, 0.15)
	for i := range 5 {
		x := float64(i)*118 + 16
		c := pick(&b.random, livery(b.House), hex(0xb02a3a), hex(0x2f6a8a), gold).to(b.low, 0.3)
		b.draws(c, poly(x, 168, x+50, 220, x+46, 290, x-46, 290, x-50, 220))
		b.draws(bone.to(b.low, 0.3), poly(x-12, 180, x+12, 180, x+16, 290, x-16, 290))
		b.draws(c, poly(x, 128, x+30, 138, x, 148))
		b.plain(b.near, box(x-1.5, 128, 3, 42))
	}
	b.fill(flat(hex(0x7a9a50).to(b.low, 0.3)).down(b.near), box(-10, 284, Wide+20, 130))
	b.draws(wood.to(b.near, 0.3), box(-10, 290, Wide+20, 9), box(-10, 312, Wide+20, 9))
	for i := range 8 {
		b.draws(wood.to(b.near, 0.3), box(float64(i)*72-8, 280, 11, 56))
	}
}

// greatHall is hung with banners over a long carpet.
func greatHall(b *painter) {
	b.fill(flat(b.far.to(b.near, 0.4)).down(b.low.to(b.far, 0.5)), box(0, 0, Wide, Tall))
	for i := range 4 {
		x := float64(i)*150 + 25
		b.fill(b.layer(0.25), box(x-16, 0, 32, 330))
		b.fill(flat(b.sun).clear(0.6), arch(x+75, 210, 26, 150))
	}
	b.fill(b.layer(0.5), box(-10, -6, Wide+20, 20))
	for i := range 4 {
		x := float64(i)*150 + 25
		c := livery(b.House)
		if i%2 == 1 {
			c = hex(0xb02a3a)
		}
		b.draws(c.to(b.near, 0.2), poly(x-26, 8, x+26, 8, x+26, 150, x, 124, x-26, 150))
		b.within(place(x, 70, 0.18, 0.18, 0), func() { emblem(b, b.metal(gold)) })
	}
	b.fill(flat(b.near.to(b.low, 0.25)).down(b.near), box(-10, 322, Wide+20, 90))
	b.fill(flat(hex(0xa02434).to(b.near, 0.2)).down(hex(0x601020)), poly(206, 322, 294, 322, 400, 410, 100, 410))
}

// dryRiverbed is cracked mud where water was.
func dryRiverbed(b *painter) {
	heaven(b, 210)
	disc(b, 90, 54)
	ridge(b, 200, 60, 0.5, 0.15)
	b.fill(flat(b.low.to(hex(0xb08a50), 0.5)).down(b.near), box(-10, 186, Wide+20, 230))
	mud := hex(0xd8b078).to(b.low, 0.2)
	b.fill(flat(mud).down(mud.times(0.7)), smooth(210, 186, 250, 186, 330, 230, 240, 270, 330, 330, 460, 410, 30, 410, 120, 330,
		150, 270, 250, 230))
	crack := flat(mud.times(0.35))
	for i := range 7 {
		y := 226 + 26*float64(i)
		w := 30 + 14*float64(i)
		b.fill(crack, taper(curve(235-w, y+b.in(-8, 8), 235-w*0.3, y+b.in(-9, 9), 235+w*0.4, y+b.in(-9, 9), 235+w, y),
			0.8+0.2*float64(i), 1))
		b.fill(crack, taper(curve(235+b.in(-w, w), y, 235+b.in(-w, w)*0.9, y+14, 235+b.in(-w, w), y+24), 1+0.25*float64(i), 1))
	}
}
