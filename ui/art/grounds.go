package art

import "math"

// grounds are the places where a picture can be set.
var grounds = joined(
	homeGrounds,
	otherGrounds,
	saurianGrounds,
)

// homeGrounds are the places of the houses.
var homeGrounds = map[string]func(*painter){
	"plains": plains, "volcano": volcano, "fort": fort, "crags": crags,
	"spires": spires, "chasm": chasm, "gates": gates, "towers": towers,
	"laboratory": laboratory, "clockwork": clockwork, "desert": desert,
	"domes": domes, "invasion": invasion, "cathedral": cathedral,
	"cloud-city": cloudCity, "nave": nave, "forum": forum, "arena": arena,
	"jungle": jungle, "roofs": roofs, "alley": alley, "harbor": harbor,
	"orbit": orbit, "bridge": bridge, "colony": colony, "reef": reef,
	"trench": trench, "kelpwood": kelpwood, "forest": forest,
	"waterfall": waterfall, "glade": glade, "abyss": abyss, "stormy-sea": storm,
	"wreck": wreck,
}

// otherGrounds are places that belong to no house.
var otherGrounds = map[string]func(*painter){
	"void":         func(b *painter) { b.plain(b.near, box(0, 0, Wide, Tall)); b.glow(Wide/2, 190, 330, 280, b.low, 0.7) },
	"sunburst":     sunburst,
	"swirl":        swirl,
	"blueprint":    blueprint,
	"sky":          highSky,
	"sea":          openSea,
	"seabed":       func(b *painter) { water(b); ridge(b, 330, 60, 0.6, 0.3); ground(b, 362) },
	"snowfield":    snowfield,
	"graveyard":    graveyard,
	"study":        study,
	"dungeon":      dungeon,
	"corridor":     corridor,
	"cavern":       cavern,
	"battlefield":  battlefield,
	"factory":      factory,
	"space":        func(b *painter) { nebulaSky(b); stars(b, 120, Tall) },
	"moon-ground":  func(b *painter) { nebulaSky(b); stars(b, 90, 280); ridge(b, 320, 40, 0.3, 0.5); craters(b) },
	"stage":        theatre,
	"cell-culture": culture,
	"ruins":        ruins,
	"swamp":        swamp,
	"road":         road,
	"tiles":        tiledRoom,
}

// plains are the place of a card of no house.
func plains(b *painter) {
	heaven(b, 300)
	disc(b, 130, 40)
	clouds(b, 120, 4, b.low, 0.5)
	ridge(b, 270, 60, 0.4, 0.2)
	ridge(b, 310, 50, 0.3, 0.6)
	ground(b, 350)
}

// sunburst is nothing but light from the middle.
func sunburst(b *painter) {
	b.fill(flat(b.sky).down(b.low), box(0, 0, Wide, Tall))
	b.glow(Wide/2, 195, 330, 290, b.sun, 0.5)
	n := 18
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		b.fill(flat(b.sun).clear(0.2), path{pointAt(Wide/2, 195), pointAt(Wide/2, 195).around(a, 420),
			pointAt(Wide/2, 195).around(a+math.Pi/float64(n), 420)})
	}
}

// swirl is a whirl of color that draws everything in.
func swirl(b *painter) {
	b.plain(b.near, box(0, 0, Wide, Tall))
	for i := range 9 {
		var line []pt
		for k := range 40 {
			f := float64(k) / 39
			line = append(line, pointAt(Wide/2, 195).around(float64(i)*0.698-f*4.2, 20+400*f*f))
		}
		b.fill(flat(b.far.to(b.low, 0.12*float64(i%5))).clear(0.8), taper(line, 3, 62))
	}
	b.glow(Wide/2, 195, 190, 170, b.sun, 0.8)
}

// blueprint is a plan of white lines on blue.
func blueprint(b *painter) {
	b.fill(flat(hex(0x1f5a9a).to(b.near, 0.3)).down(hex(0x123a70).to(b.front, 0.2)), box(0, 0, Wide, Tall))
	for i := range 26 {
		k := 0.1
		if i%5 == 0 {
			k = 0.26
		}
		b.fill(flat(white).clear(k), box(float64(i)*20, 0, 1.2, Tall), box(0, float64(i)*20, Wide, 1.2))
	}
	s := flat(white).clear(0.35)
	for range 4 {
		x, y, r := b.in(20, 480), b.in(20, 380), b.in(30, 80)
		b.fill(s, ring(x, y, r, r-1.6)...)
		b.fill(s, box(x-r-12, y-0.6, 2*r+24, 1.2), box(x-0.6, y-r-12, 1.2, 2*r+24))
	}
}

func highSky(b *painter) {
	b.fill(flat(b.sky).down(b.low), box(0, 0, Wide, Tall))
	disc(b, b.in(70, 120), 34)
	clouds(b, 120, 3, b.low.to(white, 0.3), 0.6)
	clouds(b, 250, 4, b.low.to(white, 0.4), 0.7)
	clouds(b, 380, 6, b.low.to(white, 0.5), 0.9)
}

func openSea(b *painter) {
	heaven(b, 250)
	disc(b, b.in(90, 190), b.in(34, 56))
	clouds(b, 110, 4, b.low.to(white, 0.2), 0.5)
	for d := range 3 {
		waves(b, 262+float64(d)*44, 10+6*float64(d), 0.2+0.4*float64(d))
	}
}

func snowfield(b *painter) {
	heaven(b, 290)
	peaks(b, 270, 170, 5, 0.1)
	snow := b.low.to(white, 0.75)
	b.fill(flat(snow).down(snow.to(b.far, 0.35)), hills(b, 300, 50, 0.1))
	b.fill(flat(white).down(snow.to(b.far, 0.45)), hills(b, 352, 34, 0.1))
}

func graveyard(b *painter) {
	heaven(b, 330)
	moon(b, 100, 50)
	ridge(b, 300, 60, 0.4, 0.3)
	mist(b, 320, 90, 0.4)
	row(b, 7, 346, 12, func(x, y float64) {
		b.within(place(x, y, 0.8, 0.8, b.in(-0.16, 0.16)), func() { gravestone(b) })
	})
	ground(b, 350)
}

func study(b *painter) {
	b.fill(flat(b.far.to(b.near, 0.3)).down(b.near), box(0, 0, Wide, Tall))
	for i := range 4 {
		y := 18 + float64(i)*84
		b.plain(b.front.to(b.near, 0.25), box(-5, y-6, Wide+10, 80))
		for x := -4.0; x < Wide; {
			w, h := b.in(8, 17), b.in(46, 66)
			c := pick(&b.random, b.far, livery(b.House), b.accent.times(0.6), wood, hex(0x8a3a3a), hex(0x3a6a5a)).to(b.near, 0.45)
			if b.odds(0.88) {
				b.fill(flat(c).down(c.times(0.7)), box(x, y+70-h, w, h))
				b.plain(c.to(b.low, 0.4), box(x, y+78-h, w, 3))
			}
			x += w + 1
		}
		b.fill(b.layer(0.75), box(-5, y+70, Wide+10, 9))
	}
	b.glow(Wide/2, 170, 260, 230, b.sun, 0.35)
	ground(b, 372)
}

func dungeon(b *painter) {
	bricks(b, b.far.to(b.near, 0.5), b.near)
	x := Wide/2 + b.toward.x*200
	b.plain(b.sun.to(b.low, 0.4), arch(x, 150, 42, 110))
	for i := range 3 {
		b.plain(b.front, box(x-26+float64(i)*24, 30, 5, 124))
	}
	b.ray(pointAt(x, 90), pointAt(Wide/2-b.toward.x*120, Tall), 34, 130, b.sun, 0.16)
	ground(b, 356)
}

// bricks paints a wall of stones.
func bricks(b *painter, c, joint rgb) {
	b.plain(joint.times(0.7), box(0, 0, Wide, Tall))
	for row := range 11 {
		for i := range 8 {
			x := float64(i)*74 - 40*float64(row%2) - 20 + b.in(-3, 3)
			b.fill(flat(c.times(b.in(0.8, 1.1))).down(c.times(0.75)), slab(x, float64(row)*38, 70, 34, 5))
		}
	}
}

// corridor is a passage that recedes from the viewer.
func corridor(b *painter) {
	b.plain(b.near, box(0, 0, Wide, Tall))
	for i := range 7 {
		k := 1 - 0.13*float64(i)
		c := b.near.to(b.low, 0.13*float64(i))
		b.plain(c, slab(Wide/2-250*k, 190-205*k, 500*k, 410*k, 60*k))
		b.fill(flat(b.accent.to(white, 0.3)).clear(0.55), holed(slab(Wide/2-250*k, 190-205*k, 500*k, 410*k, 60*k),
			slab(Wide/2-247*k, 190-202*k, 494*k, 404*k, 58*k))...)
	}
	b.plain(b.sun.to(b.low, 0.2), slab(Wide/2-46, 146, 92, 88, 12))
	b.glow(Wide/2, 190, 150, 140, b.sun, 0.5)
	b.fill(flat(b.front).clear(0.55), poly(-10, Tall, Wide/2-46, 234, Wide/2+46, 234, Wide+10, Tall))
}

func cavern(b *painter) {
	b.plain(b.near, box(0, 0, Wide, Tall))
	b.glow(Wide/2, 210, 300, 230, b.low, 0.8)
	for d := range 2 {
		s := b.layer(0.35 + 0.5*float64(d))
		row(b, 8-2*d, 0, 6, func(x, y float64) {
			h, w := b.in(50, 150), b.in(18, 34)
			b.fill(s, poly(x-w, -10, x, y+h, x+w, -10))
		})
		b.fill(s, box(-10, -10, Wide+20, 26+20*float64(d)))
		row(b, 6-2*d, 400, 6, func(x, y float64) {
			h, w := b.in(30, 90), b.in(18, 40)
			b.fill(s, poly(x-w, y+10, x, y-h, x+w, y+10))
		})
	}
	ground(b, 362)
}

func battlefield(b *painter) {
	heaven(b, 320)
	clouds(b, 80, 5, b.far, 0.6)
	ridge(b, 290, 50, 0.5, 0.25)
	for range 14 {
		x := b.in(0, Wide)
		b.plain(b.far.to(b.near, 0.6), taper(lineThrough(x, 330, x+b.in(-14, 14), b.in(210, 270)), 1.8, 1))
	}
	for range 3 {
		x := b.in(40, Wide-40)
		b.fill(flat(b.near).clear(0.45).out(), leaf(curved(lineThrough(x, 320, x+14, 210, x-10, 110, x+40, 10)), 24))
	}
	ridge(b, 340, 34, 0.9, 0.7)
	ground(b, 360)
}

func factory(b *painter) {
	b.fill(flat(b.far).down(b.low), box(0, 0, Wide, Tall))
	for i := range 5 {
		x := float64(i)*112 + b.in(-12, 12)
		b.fill(b.layer(0.25), slab(x-16, -20, 32, 460, 8))
		b.fill(b.layer(0.4), slab(x-22, b.in(40, 300), 44, 20, 6))
	}
	for range 4 {
		x, y, r := b.in(0, Wide), b.in(20, 250), b.in(30, 64)
		b.fill(b.layer(0.45), gear(x, y, r, 12, b.in(0, 1)))
		b.plain(b.low, oval(x, y, r*0.3, r*0.3))
	}
	s := b.layer(0.8)
	b.fill(s, box(-10, 352, Wide+20, 22))
	for i := range 14 {
		b.fill(b.metal(iron), oval(float64(i)*38+8, 380, 12, 12))
	}
}

func nebulaSky(b *painter) {
	b.fill(flat(b.sky.times(0.5)).down(b.near.to(b.low, 0.2)), box(0, 0, Wide, Tall))
	for range 5 {
		x, y := b.in(0, Wide), b.in(20, 330)
		b.glow(x, y, b.in(90, 210), b.in(60, 150), b.low.to(b.accent, b.in(0, 0.5)), 0.28)
	}
}

func craters(b *painter) {
	for range 6 {
		x, y, r := b.in(10, Wide-10), b.in(330, 390), b.in(14, 44)
		b.fill(flat(b.front).clear(0.6), oval(x, y, r, r*0.26))
		b.fill(flat(b.low).clear(0.3), oval(x, y+r*0.1, r*0.8, r*0.16))
	}
}

func theatre(b *painter) {
	c := hex(0x8a1828).to(livery(b.House), 0.35)
	b.plain(c.times(0.35), box(0, 0, Wide, Tall))
	for i := range 12 {
		x := float64(i)*46 - 10
		b.fill(flat(c.times(0.55+0.15*float64(i%2))).down(c.times(0.3)), smooth(x-4, -20, x+46, -20, x+42, 200, x+50, 420, x-6, 420,
			x+2, 200))
	}
	b.fill(flat(b.sun).clear(0.3).light(), poly(Wide/2-30, -10, Wide/2+30, -10, Wide/2+170, 350, Wide/2-170, 350))
	b.fill(b.layer(0.6), box(-10, 346, Wide+20, 70))
	b.fill(flat(b.sun).clear(0.35), oval(Wide/2, 356, 170, 22))
}

// culture is a drop under a microscope.
func culture(b *painter) {
	b.fill(flat(b.low).down(b.far), box(0, 0, Wide, Tall))
	for range 18 {
		x, y, r := b.in(0, Wide), b.in(0, Tall), b.in(16, 54)
		c := pick(&b.random, b.accent, b.sun, livery(b.House), b.far)
		b.fill(flat(c).clear(0.28), oval(x, y, r*b.in(0.8, 1.3), r))
		b.fill(flat(c.times(0.5)).clear(0.45), oval(x+r*0.2, y, r*0.3, r*0.28))
	}
}

func ruins(b *painter) {
	heaven(b, 330)
	disc(b, 110, 40)
	ridge(b, 300, 50, 0.5, 0.2)
	row(b, 5, 340, 8, func(x, y float64) {
		h := b.in(90, 230)
		s := b.layer(0.5)
		b.fill(s, poly(x-17, y+10, x-15, y-h, x-4, y-h-b.in(0, 24), x+6, y-h-6, x+16, y-h-b.in(0, 26), x+17, y+10))
		b.fill(s, slab(x-24, y-4, 48, 16, 3))
	})
	ground(b, 352)
}

func swamp(b *painter) {
	heaven(b, 300)
	mist(b, 250, 120, 0.5)
	row(b, 6, 320, 10, func(x, y float64) { trunk(b, x, y, b.in(9, 20), 0.4) })
	b.fill(flat(b.low.to(b.far, 0.6)).down(b.near), box(0, 318, Wide, 90))
	for range 12 {
		x, y, r := b.in(0, Wide), b.in(330, 392), b.in(10, 26)
		b.fill(b.layer(0.75), oval(x, y, r, r*0.26))
	}
	mist(b, 330, 60, 0.4)
}

func road(b *painter) {
	heaven(b, 270)
	disc(b, 200, 46)
	ridge(b, 260, 50, 0.4, 0.15)
	ridge(b, 290, 34, 0.3, 0.5)
	b.fill(flat(b.near.to(b.low, 0.1)).down(b.front), box(0, 284, Wide, 130))
	b.fill(flat(b.low).down(b.low.to(b.near, 0.55)), poly(Wide/2-6, 276, Wide/2+6, 276, Wide/2+170, Tall+5, Wide/2-170, Tall+5))
}

// tiledRoom is a room with a floor of tiles that leads to a far wall.
func tiledRoom(b *painter) {
	b.fill(flat(b.far).down(b.low), box(0, 0, Wide, 262))
	for i := range 6 {
		x := float64(i)*100 - 10
		b.fill(b.layer(0.3), box(x, 0, 14, 262))
	}
	b.plain(b.near, box(0, 258, Wide, 8))
	for row := range 6 {
		y0, y1 := 264+float64(row*row)*4.2, 264+float64((row+1)*(row+1))*4.2
		for i := range 16 {
			f := func(k, y float64) float64 { return Wide/2 + (k-8)*(30+(y-264)*0.62) }
			c := b.near.to(b.low, 0.45)
			if (row+i)%2 == 0 {
				c = b.near.to(b.front, 0.3)
			}
			k := float64(i)
			b.plain(c, poly(f(k, y0), y0, f(k+1, y0), y0, f(k+1, y1), y1, f(k, y1), y1))
		}
	}
}
