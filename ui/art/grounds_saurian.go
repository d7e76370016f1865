package art

import "math"

// saurianGrounds are places of knights and of Saurians beyond those of their houses.
var saurianGrounds = lexicon[func(*painter)]{
	"senate": senate, "villa": villa, "battlements": battlements,
	"tiltyard": tiltyard, "great-hall": greatHall, "dry-riverbed": dryRiverbed,
}

// senate is a hall with seats that rise around the speaker.
func senate(p *painter) {
	p.fill(flat(p.far).down(p.low.to(p.far, 0.3)), box(0, 0, Wide, Tall))
	for i := range 7 {
		x := float64(i)*80 + 10
		p.fill(p.layer(0.15), box(x-13, 20, 26, 190), slab(x-19, 10, 38, 16, 4))
	}
	p.glow(Wide/2, 60, 260, 170, p.sun, 0.4)
	for row := range 5 {
		k := float64(row)
		y := 216 + 40*k
		c := p.far.to(p.near, 0.2+0.2*k)
		p.fill(flat(c).down(c.times(0.8)), append(arcLine(pt{Wide / 2, y + 250}, 330, math.Pi*1.1, math.Pi*1.9), pt{Wide + 200, 460},
			pt{-200, 460}))
		if row < 3 {
			for i := range 11 {
				a := math.Pi * (1.26 + 0.048*(float64(i)+0.5*float64(row%2)))
				q := pt{Wide / 2, y + 250}.around(a, 336)
				s := flat(bone.to(p.near, 0.55+0.1*k))
				p.fill(s, oval(q.x, q.y-14, 8, 9), slab(q.x-13, q.y-6, 26, 34, 10))
			}
		}
	}
	p.fill(flat(p.low.to(p.near, 0.35)).down(p.near), oval(Wide/2, 400, 250, 62))
}

// villa is a terrace above the sea.
func villa(p *painter) {
	heaven(p, 250)
	disc(p, p.in(80, 150), p.in(36, 56))
	clouds(p, 110, 4, p.low.to(white, 0.3), 0.5)
	p.fill(flat(p.far.to(hex(0x2a80b0), 0.5)).down(p.low), box(0, 236, Wide, 90))
	for i := range 9 {
		p.fill(flat(white).clear(0.3), leaf([]pt{{p.in(0, 440), 250 + 8*float64(i)}, {p.in(100, 400), 250 + 8*float64(i)}}, 1.6))
	}
	p.fill(p.layer(0.35), box(-10, 306, Wide+20, 12), box(-10, 344, Wide+20, 12))
	for i := range 22 {
		x := float64(i)*24 + 6
		p.fill(p.layer(0.35), smooth(x-5, 318, x+5, 318, x+9, 334, x+4, 346, x-4, 346, x-9, 334))
	}
	for _, x := range [2]float64{44, Wide - 44} {
		p.fill(p.layer(0.6), box(x-20, 20, 40, 350), slab(x-32, -4, 64, 30, 5), slab(x-32, 346, 64, 24, 4))
		p.draws(hex(0x4a8a3a), taper(curve(x-30, 20, x+20, 90, x-14, 170, x+16, 250), 7, 3))
	}
	p.fill(flat(p.low.to(p.near, 0.5)).down(p.near), box(-10, 356, Wide+20, 60))
}

// battlements are the top of a wall, high over the land.
func battlements(p *painter) {
	heaven(p, 330)
	disc(p, p.in(80, 140), p.in(34, 50))
	clouds(p, 150, 5, p.low.to(white, 0.3), 0.6)
	ridge(p, 280, 60, 0.4, 0.1)
	ridge(p, 316, 40, 0.4, 0.3)
	c := p.near.to(p.low, 0.3)
	for i := range 6 {
		x := float64(i)*100 - 40
		p.draws(c, box(x, 262, 60, 70))
	}
	p.draws(c, box(-10, 318, Wide+20, 40))
	p.fill(flat(c.times(0.8)).down(p.near), box(-10, 354, Wide+20, 60))
}

// tiltyard is where knights ride against each other.
func tiltyard(p *painter) {
	heaven(p, 320)
	clouds(p, 70, 4, p.low.to(white, 0.3), 0.6)
	ridge(p, 250, 40, 0.4, 0.15)
	for i := range 5 {
		x := float64(i)*118 + 16
		c := pick(&p.random, livery(p.House), hex(0xb02a3a), hex(0x2f6a8a), gold).to(p.low, 0.3)
		p.draws(c, poly(x, 168, x+50, 220, x+46, 290, x-46, 290, x-50, 220))
		p.draws(bone.to(p.low, 0.3), poly(x-12, 180, x+12, 180, x+16, 290, x-16, 290))
		p.draws(c, poly(x, 128, x+30, 138, x, 148))
		p.plain(p.near, box(x-1.5, 128, 3, 42))
	}
	p.fill(flat(hex(0x7a9a50).to(p.low, 0.3)).down(p.near), box(-10, 284, Wide+20, 130))
	p.draws(wood.to(p.near, 0.3), box(-10, 290, Wide+20, 9), box(-10, 312, Wide+20, 9))
	for i := range 8 {
		p.draws(wood.to(p.near, 0.3), box(float64(i)*72-8, 280, 11, 56))
	}
}

// greatHall is hung with banners over a long carpet.
func greatHall(p *painter) {
	p.fill(flat(p.far.to(p.near, 0.4)).down(p.low.to(p.far, 0.5)), box(0, 0, Wide, Tall))
	for i := range 4 {
		x := float64(i)*150 + 25
		p.fill(p.layer(0.25), box(x-16, 0, 32, 330))
		p.fill(flat(p.sun).clear(0.6), arch(x+75, 210, 26, 150))
	}
	p.fill(p.layer(0.5), box(-10, -6, Wide+20, 20))
	for i := range 4 {
		x := float64(i)*150 + 25
		c := livery(p.House)
		if i%2 == 1 {
			c = hex(0xb02a3a)
		}
		p.draws(c.to(p.near, 0.2), poly(x-26, 8, x+26, 8, x+26, 150, x, 124, x-26, 150))
		p.within(place(x, 70, 0.18, 0.18, 0), func() { emblem(p, p.metal(gold)) })
	}
	p.fill(flat(p.near.to(p.low, 0.25)).down(p.near), box(-10, 322, Wide+20, 90))
	p.fill(flat(hex(0xa02434).to(p.near, 0.2)).down(hex(0x601020)), poly(206, 322, 294, 322, 400, 410, 100, 410))
}

// dryRiverbed is cracked mud where water was.
func dryRiverbed(p *painter) {
	heaven(p, 210)
	disc(p, 90, 54)
	ridge(p, 200, 60, 0.5, 0.15)
	p.fill(flat(p.low.to(hex(0xb08a50), 0.5)).down(p.near), box(-10, 186, Wide+20, 230))
	mud := hex(0xd8b078).to(p.low, 0.2)
	p.fill(flat(mud).down(mud.times(0.7)), smooth(210, 186, 250, 186, 330, 230, 240, 270, 330, 330, 460, 410, 30, 410, 120, 330,
		150, 270, 250, 230))
	crack := flat(mud.times(0.35))
	for i := range 7 {
		y := 226 + 26*float64(i)
		w := 30 + 14*float64(i)
		p.fill(crack, taper(curve(235-w, y+p.in(-8, 8), 235-w*0.3, y+p.in(-9, 9), 235+w*0.4, y+p.in(-9, 9), 235+w, y),
			0.8+0.2*float64(i), 1))
		p.fill(crack, taper(curve(235+p.in(-w, w), y, 235+p.in(-w, w)*0.9, y+14, 235+p.in(-w, w), y+24), 1+0.25*float64(i), 1))
	}
}
