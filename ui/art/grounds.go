package art

import "math"

// grounds are the places where a picture can be set.
var grounds = joined(
	homeGrounds,
	otherGrounds,
	saurianGrounds,
)

// homeGrounds are the places of the houses.
var homeGrounds = lexicon[func(*painter)]{
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
var otherGrounds = lexicon[func(*painter)]{
	"void":         func(p *painter) { p.plain(p.near, box(0, 0, Wide, Tall)); p.glow(Wide/2, 190, 330, 280, p.low, 0.7) },
	"sunburst":     sunburst,
	"swirl":        swirl,
	"blueprint":    blueprint,
	"sky":          highSky,
	"sea":          openSea,
	"seabed":       func(p *painter) { water(p); ridge(p, 330, 60, 0.6, 0.3); ground(p, 362) },
	"snowfield":    snowfield,
	"graveyard":    graveyard,
	"study":        study,
	"dungeon":      dungeon,
	"corridor":     corridor,
	"cavern":       cavern,
	"battlefield":  battlefield,
	"factory":      factory,
	"space":        func(p *painter) { nebulaSky(p); stars(p, 120, Tall) },
	"moon-ground":  func(p *painter) { nebulaSky(p); stars(p, 90, 280); ridge(p, 320, 40, 0.3, 0.5); craters(p) },
	"stage":        theatre,
	"cell-culture": culture,
	"ruins":        ruins,
	"swamp":        swamp,
	"road":         road,
	"tiles":        tiledRoom,
}

// plains are the place of a card of no house.
func plains(p *painter) {
	heaven(p, 300)
	disc(p, 130, 40)
	clouds(p, 120, 4, p.low, 0.5)
	ridge(p, 270, 60, 0.4, 0.2)
	ridge(p, 310, 50, 0.3, 0.6)
	ground(p, 350)
}

// sunburst is nothing but light from the middle.
func sunburst(p *painter) {
	p.fill(flat(p.sky).down(p.low), box(0, 0, Wide, Tall))
	p.glow(Wide/2, 195, 330, 290, p.sun, 0.5)
	n := 18
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		p.fill(flat(p.sun).clear(0.2), path{{Wide / 2, 195}, pt{Wide / 2, 195}.around(a, 420),
			pt{Wide / 2, 195}.around(a+math.Pi/float64(n), 420)})
	}
}

// swirl is a whirl of color that draws everything in.
func swirl(p *painter) {
	p.plain(p.near, box(0, 0, Wide, Tall))
	for i := range 9 {
		var line []pt
		for k := range 40 {
			f := float64(k) / 39
			line = append(line, pt{Wide / 2, 195}.around(float64(i)*0.698-f*4.2, 20+400*f*f))
		}
		p.fill(flat(p.far.to(p.low, 0.12*float64(i%5))).clear(0.8), taper(line, 3, 62))
	}
	p.glow(Wide/2, 195, 190, 170, p.sun, 0.8)
}

// blueprint is a plan of white lines on blue.
func blueprint(p *painter) {
	p.fill(flat(hex(0x1f5a9a).to(p.near, 0.3)).down(hex(0x123a70).to(p.front, 0.2)), box(0, 0, Wide, Tall))
	for i := range 26 {
		k := 0.1
		if i%5 == 0 {
			k = 0.26
		}
		p.fill(flat(white).clear(k), box(float64(i)*20, 0, 1.2, Tall), box(0, float64(i)*20, Wide, 1.2))
	}
	s := flat(white).clear(0.35)
	for range 4 {
		x, y, r := p.in(20, 480), p.in(20, 380), p.in(30, 80)
		p.fill(s, ring(x, y, r, r-1.6)...)
		p.fill(s, box(x-r-12, y-0.6, 2*r+24, 1.2), box(x-0.6, y-r-12, 1.2, 2*r+24))
	}
}

func highSky(p *painter) {
	p.fill(flat(p.sky).down(p.low), box(0, 0, Wide, Tall))
	disc(p, p.in(70, 120), 34)
	clouds(p, 120, 3, p.low.to(white, 0.3), 0.6)
	clouds(p, 250, 4, p.low.to(white, 0.4), 0.7)
	clouds(p, 380, 6, p.low.to(white, 0.5), 0.9)
}

func openSea(p *painter) {
	heaven(p, 250)
	disc(p, p.in(90, 190), p.in(34, 56))
	clouds(p, 110, 4, p.low.to(white, 0.2), 0.5)
	for d := range 3 {
		waves(p, 262+float64(d)*44, 10+6*float64(d), 0.2+0.4*float64(d))
	}
}

func snowfield(p *painter) {
	heaven(p, 290)
	peaks(p, 270, 170, 5, 0.1)
	snow := p.low.to(white, 0.75)
	p.fill(flat(snow).down(snow.to(p.far, 0.35)), hills(p, 300, 50, 0.1))
	p.fill(flat(white).down(snow.to(p.far, 0.45)), hills(p, 352, 34, 0.1))
}

func graveyard(p *painter) {
	heaven(p, 330)
	moon(p, 100, 50)
	ridge(p, 300, 60, 0.4, 0.3)
	mist(p, 320, 90, 0.4)
	row(p, 7, 346, 12, func(x, y float64) {
		p.within(place(x, y, 0.8, 0.8, p.in(-0.16, 0.16)), func() { gravestone(p) })
	})
	ground(p, 350)
}

// gravestone draws a stone around the middle of its foot, 80 high.
func gravestone(p *painter) {
	s := p.layer(0.7)
	if p.odds(0.5) {
		p.fill(s, arch(0, 6, 26, 84))
		p.fill(flat(p.front).clear(0.5), box(-14, -52, 28, 4), box(-10, -40, 20, 4))
	} else {
		p.fill(s, box(-6, -90, 12, 96), box(-26, -70, 52, 12))
	}
}

func study(p *painter) {
	p.fill(flat(p.far.to(p.near, 0.3)).down(p.near), box(0, 0, Wide, Tall))
	for i := range 4 {
		y := 18 + float64(i)*84
		p.plain(p.front.to(p.near, 0.25), box(-5, y-6, Wide+10, 80))
		for x := -4.0; x < Wide; {
			w, h := p.in(8, 17), p.in(46, 66)
			c := pick(&p.random, p.far, livery(p.House), p.accent.times(0.6), wood, hex(0x8a3a3a), hex(0x3a6a5a)).to(p.near, 0.45)
			if p.odds(0.88) {
				p.fill(flat(c).down(c.times(0.7)), box(x, y+70-h, w, h))
				p.plain(c.to(p.low, 0.4), box(x, y+78-h, w, 3))
			}
			x += w + 1
		}
		p.fill(p.layer(0.75), box(-5, y+70, Wide+10, 9))
	}
	p.glow(Wide/2, 170, 260, 230, p.sun, 0.35)
	ground(p, 372)
}

func dungeon(p *painter) {
	bricks(p, p.far.to(p.near, 0.5), p.near)
	x := Wide/2 + p.toward.x*200
	p.plain(p.sun.to(p.low, 0.4), arch(x, 150, 42, 110))
	for i := range 3 {
		p.plain(p.front, box(x-26+float64(i)*24, 30, 5, 124))
	}
	p.ray(pt{x, 90}, pt{Wide/2 - p.toward.x*120, Tall}, 34, 130, p.sun, 0.16)
	ground(p, 356)
}

// bricks paints a wall of stones.
func bricks(p *painter, c, joint rgb) {
	p.plain(joint.times(0.7), box(0, 0, Wide, Tall))
	for row := range 11 {
		for i := range 8 {
			x := float64(i)*74 - 40*float64(row%2) - 20 + p.in(-3, 3)
			p.fill(flat(c.times(p.in(0.8, 1.1))).down(c.times(0.75)), slab(x, float64(row)*38, 70, 34, 5))
		}
	}
}

// corridor is a passage that recedes from the viewer.
func corridor(p *painter) {
	p.plain(p.near, box(0, 0, Wide, Tall))
	for i := range 7 {
		k := 1 - 0.13*float64(i)
		c := p.near.to(p.low, 0.13*float64(i))
		p.plain(c, slab(Wide/2-250*k, 190-205*k, 500*k, 410*k, 60*k))
		p.fill(flat(p.accent.to(white, 0.3)).clear(0.55), holed(slab(Wide/2-250*k, 190-205*k, 500*k, 410*k, 60*k),
			slab(Wide/2-247*k, 190-202*k, 494*k, 404*k, 58*k))...)
	}
	p.plain(p.sun.to(p.low, 0.2), slab(Wide/2-46, 146, 92, 88, 12))
	p.glow(Wide/2, 190, 150, 140, p.sun, 0.5)
	p.fill(flat(p.front).clear(0.55), poly(-10, Tall, Wide/2-46, 234, Wide/2+46, 234, Wide+10, Tall))
}

func cavern(p *painter) {
	p.plain(p.near, box(0, 0, Wide, Tall))
	p.glow(Wide/2, 210, 300, 230, p.low, 0.8)
	for d := range 2 {
		s := p.layer(0.35 + 0.5*float64(d))
		row(p, 8-2*d, 0, 6, func(x, y float64) {
			h, w := p.in(50, 150), p.in(18, 34)
			p.fill(s, poly(x-w, -10, x, y+h, x+w, -10))
		})
		p.fill(s, box(-10, -10, Wide+20, 26+20*float64(d)))
		row(p, 6-2*d, 400, 6, func(x, y float64) {
			h, w := p.in(30, 90), p.in(18, 40)
			p.fill(s, poly(x-w, y+10, x, y-h, x+w, y+10))
		})
	}
	ground(p, 362)
}

func battlefield(p *painter) {
	heaven(p, 320)
	clouds(p, 80, 5, p.far, 0.6)
	ridge(p, 290, 50, 0.5, 0.25)
	for range 14 {
		x := p.in(0, Wide)
		p.plain(p.far.to(p.near, 0.6), taper([]pt{{x, 330}, {x + p.in(-14, 14), p.in(210, 270)}}, 1.8, 1))
	}
	for range 3 {
		x := p.in(40, Wide-40)
		p.fill(flat(p.near).clear(0.45).out(), leaf(curved([]pt{{x, 320}, {x + 14, 210}, {x - 10, 110}, {x + 40, 10}}), 24))
	}
	ridge(p, 340, 34, 0.9, 0.7)
	ground(p, 360)
}

func factory(p *painter) {
	p.fill(flat(p.far).down(p.low), box(0, 0, Wide, Tall))
	for i := range 5 {
		x := float64(i)*112 + p.in(-12, 12)
		p.fill(p.layer(0.25), slab(x-16, -20, 32, 460, 8))
		p.fill(p.layer(0.4), slab(x-22, p.in(40, 300), 44, 20, 6))
	}
	for range 4 {
		x, y, r := p.in(0, Wide), p.in(20, 250), p.in(30, 64)
		p.fill(p.layer(0.45), gear(x, y, r, 12, p.in(0, 1)))
		p.plain(p.low, oval(x, y, r*0.3, r*0.3))
	}
	s := p.layer(0.8)
	p.fill(s, box(-10, 352, Wide+20, 22))
	for i := range 14 {
		p.fill(p.metal(iron), oval(float64(i)*38+8, 380, 12, 12))
	}
}

func nebulaSky(p *painter) {
	p.fill(flat(p.sky.times(0.5)).down(p.near.to(p.low, 0.2)), box(0, 0, Wide, Tall))
	for range 5 {
		x, y := p.in(0, Wide), p.in(20, 330)
		p.glow(x, y, p.in(90, 210), p.in(60, 150), p.low.to(p.accent, p.in(0, 0.5)), 0.28)
	}
}

func craters(p *painter) {
	for range 6 {
		x, y, r := p.in(10, Wide-10), p.in(330, 390), p.in(14, 44)
		p.fill(flat(p.front).clear(0.6), oval(x, y, r, r*0.26))
		p.fill(flat(p.low).clear(0.3), oval(x, y+r*0.1, r*0.8, r*0.16))
	}
}

func theatre(p *painter) {
	c := hex(0x8a1828).to(livery(p.House), 0.35)
	p.plain(c.times(0.35), box(0, 0, Wide, Tall))
	for i := range 12 {
		x := float64(i)*46 - 10
		p.fill(flat(c.times(0.55+0.15*float64(i%2))).down(c.times(0.3)), smooth(x-4, -20, x+46, -20, x+42, 200, x+50, 420, x-6, 420,
			x+2, 200))
	}
	p.fill(flat(p.sun).clear(0.3).light(), poly(Wide/2-30, -10, Wide/2+30, -10, Wide/2+170, 350, Wide/2-170, 350))
	p.fill(p.layer(0.6), box(-10, 346, Wide+20, 70))
	p.fill(flat(p.sun).clear(0.35), oval(Wide/2, 356, 170, 22))
}

// culture is a drop under a microscope.
func culture(p *painter) {
	p.fill(flat(p.low).down(p.far), box(0, 0, Wide, Tall))
	for range 18 {
		x, y, r := p.in(0, Wide), p.in(0, Tall), p.in(16, 54)
		c := pick(&p.random, p.accent, p.sun, livery(p.House), p.far)
		p.fill(flat(c).clear(0.28), oval(x, y, r*p.in(0.8, 1.3), r))
		p.fill(flat(c.times(0.5)).clear(0.45), oval(x+r*0.2, y, r*0.3, r*0.28))
	}
}

func ruins(p *painter) {
	heaven(p, 330)
	disc(p, 110, 40)
	ridge(p, 300, 50, 0.5, 0.2)
	row(p, 5, 340, 8, func(x, y float64) {
		h := p.in(90, 230)
		s := p.layer(0.5)
		p.fill(s, poly(x-17, y+10, x-15, y-h, x-4, y-h-p.in(0, 24), x+6, y-h-6, x+16, y-h-p.in(0, 26), x+17, y+10))
		p.fill(s, slab(x-24, y-4, 48, 16, 3))
	})
	ground(p, 352)
}

func swamp(p *painter) {
	heaven(p, 300)
	mist(p, 250, 120, 0.5)
	row(p, 6, 320, 10, func(x, y float64) { trunk(p, x, y, p.in(9, 20), 0.4) })
	p.fill(flat(p.low.to(p.far, 0.6)).down(p.near), box(0, 318, Wide, 90))
	for range 12 {
		x, y, r := p.in(0, Wide), p.in(330, 392), p.in(10, 26)
		p.fill(p.layer(0.75), oval(x, y, r, r*0.26))
	}
	mist(p, 330, 60, 0.4)
}

func road(p *painter) {
	heaven(p, 270)
	disc(p, 200, 46)
	ridge(p, 260, 50, 0.4, 0.15)
	ridge(p, 290, 34, 0.3, 0.5)
	p.fill(flat(p.near.to(p.low, 0.1)).down(p.front), box(0, 284, Wide, 130))
	p.fill(flat(p.low).down(p.low.to(p.near, 0.55)), poly(Wide/2-6, 276, Wide/2+6, 276, Wide/2+170, Tall+5, Wide/2-170, Tall+5))
}

// tiledRoom is a room with a floor of tiles that leads to a far wall.
func tiledRoom(p *painter) {
	p.fill(flat(p.far).down(p.low), box(0, 0, Wide, 262))
	for i := range 6 {
		x := float64(i)*100 - 10
		p.fill(p.layer(0.3), box(x, 0, 14, 262))
	}
	p.plain(p.near, box(0, 258, Wide, 8))
	for row := range 6 {
		y0, y1 := 264+float64(row*row)*4.2, 264+float64((row+1)*(row+1))*4.2
		for i := range 16 {
			f := func(k, y float64) float64 { return Wide/2 + (k-8)*(30+(y-264)*0.62) }
			c := p.near.to(p.low, 0.45)
			if (row+i)%2 == 0 {
				c = p.near.to(p.front, 0.3)
			}
			k := float64(i)
			p.plain(c, path{{f(k, y0), y0}, {f(k+1, y0), y0}, {f(k+1, y1), y1}, {f(k, y1), y1}})
		}
	}
}
