package places

import (
	"math"

	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/things"
)

// Grounds are the places where a picture can be set.
var Grounds = motif.Join(
	homeGrounds,
	otherGrounds,
	saurianGrounds,
	realms,
	lampGrounds,
)

// homeGrounds are the places of the houses.
var homeGrounds = map[string]func(*brush.Brush){
	"plains": plains, "volcano": volcano, "fort": fort, "crags": crags, "spires": spires, "chasm": chasm, "gates": gates,
	"towers": towers, "laboratory": laboratory, "clockwork": clockwork, "desert": desert, "domes": domes,
	"invasion": invasion, "cathedral": cathedral, "cloud-city": cloudCity, "nave": nave, "forum": forum, "arena": arena,
	"jungle": jungle, "roofs": roofs, "alley": alley, "harbor": harbor, "orbit": orbit, "bridge": bridge,
	"colony": colony, "reef": reef, "trench": trench, "kelpwood": kelpwood, "forest": forest, "waterfall": waterfall,
	"glade": glade, "abyss": abyss, "stormy-sea": storm, "wreck": wreck,
	"bazaar": bazaar, "caravan": caravan, "treasury": treasury,
	"scrapyard": scrapyard, "robot-graveyard": robotGraveyard, "haunted-workshop": hauntedWorkshop,
	"floating-isles": floatingIsles, "airship-deck": airshipDeck, "cloud-harbor": cloudHarbor,
	"broken-cloister": brokenCloister, "mended-hall": mendedHall, "lantern-path": lanternPath,
	"hoard-cave": hoardCave, "coil-peaks": coilPeaks, "scale-hall": scaleHall,
}

// otherGrounds are places that belong to no house.
var otherGrounds = map[string]func(*brush.Brush){
	"void": func(b *brush.Brush) {
		b.Plain(b.Near, brush.Box(0, 0, brush.Wide, brush.Tall))
		b.Glow(brush.Wide/2, 190, 330, 280, b.Low, 0.7)
	},
	"sunburst":     sunburst,
	"swirl":        swirl,
	"blueprint":    blueprint,
	"sky":          highSky,
	"sea":          openSea,
	"seabed":       func(b *brush.Brush) { water(b); ridge(b, 330, 60, 0.6, 0.3); ground(b, 362) },
	"snowfield":    snowfield,
	"graveyard":    graveyard,
	"study":        study,
	"dungeon":      dungeon,
	"corridor":     corridor,
	"cavern":       cavern,
	"battlefield":  battlefield,
	"factory":      factory,
	"space":        func(b *brush.Brush) { nebulaSky(b); Stars(b, 120, brush.Tall) },
	"moon-ground":  func(b *brush.Brush) { nebulaSky(b); Stars(b, 90, 280); ridge(b, 320, 40, 0.3, 0.5); craters(b) },
	"stage":        theatre,
	"cell-culture": culture,
	"ruins":        ruins,
	"swamp":        swamp,
	"road":         road,
	"tiles":        tiledRoom,
}

// plains are the place of a card of no house.
func plains(b *brush.Brush) {
	heaven(b, 300)
	disc(b, 130, 40)
	Clouds(b, 120, 4, b.Low, 0.5)
	ridge(b, 270, 60, 0.4, 0.2)
	ridge(b, 310, 50, 0.3, 0.6)
	ground(b, 350)
}

// sunburst is nothing but light from the middle.
func sunburst(b *brush.Brush) {
	b.Fill(brush.Flat(b.Sky).Down(b.Low), brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2, 195, 330, 290, b.Sun, 0.5)
	n := 18
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		b.Fill(brush.Flat(b.Sun).Clear(0.2), brush.Path{brush.At(brush.Wide/2, 195), brush.At(brush.Wide/2, 195).Around(a, 420),
			brush.At(brush.Wide/2, 195).Around(a+math.Pi/float64(n), 420)})
	}
}

// swirl is a whirl of color that draws everything in.
func swirl(b *brush.Brush) {
	b.Plain(b.Near, brush.Box(0, 0, brush.Wide, brush.Tall))
	for i := range 9 {
		var line []brush.Point
		for k := range 40 {
			f := float64(k) / 39
			line = append(line, brush.At(brush.Wide/2, 195).Around(float64(i)*0.698-f*4.2, 20+400*f*f))
		}
		b.Fill(brush.Flat(b.Far.To(b.Low, 0.12*float64(i%5))).Clear(0.8), brush.Taper(line, 3, 62))
	}
	b.Glow(brush.Wide/2, 195, 190, 170, b.Sun, 0.8)
}

// blueprint is a plan of white lines on blue.
func blueprint(b *brush.Brush) {
	b.Fill(brush.Flat(brush.Hex(0x1f5a9a).To(b.Near, 0.3)).Down(brush.Hex(0x123a70).To(b.Front, 0.2)), brush.Box(0, 0, brush.Wide, brush.Tall))
	for i := range 26 {
		k := 0.1
		if i%5 == 0 {
			k = 0.26
		}
		b.Fill(brush.Flat(brush.White).Clear(k), brush.Box(float64(i)*20, 0, 1.2, brush.Tall), brush.Box(0, float64(i)*20, brush.Wide, 1.2))
	}
	s := brush.Flat(brush.White).Clear(0.35)
	for range 4 {
		x, y, r := b.In(20, 480), b.In(20, 380), b.In(30, 80)
		b.Fill(s, brush.Ring(x, y, r, r-1.6)...)
		b.Fill(s, brush.Box(x-r-12, y-0.6, 2*r+24, 1.2), brush.Box(x-0.6, y-r-12, 1.2, 2*r+24))
	}
}

func highSky(b *brush.Brush) {
	b.Fill(brush.Flat(b.Sky).Down(b.Low), brush.Box(0, 0, brush.Wide, brush.Tall))
	disc(b, b.In(70, 120), 34)
	Clouds(b, 120, 3, b.Low.To(brush.White, 0.3), 0.6)
	Clouds(b, 250, 4, b.Low.To(brush.White, 0.4), 0.7)
	Clouds(b, 380, 6, b.Low.To(brush.White, 0.5), 0.9)
}

func openSea(b *brush.Brush) {
	heaven(b, 250)
	disc(b, b.In(90, 190), b.In(34, 56))
	Clouds(b, 110, 4, b.Low.To(brush.White, 0.2), 0.5)
	for d := range 3 {
		things.Waves(b, 262+float64(d)*44, 10+6*float64(d), 0.2+0.4*float64(d))
	}
}

func snowfield(b *brush.Brush) {
	heaven(b, 290)
	peaks(b, 270, 170, 5, 0.1)
	snow := b.Low.To(brush.White, 0.75)
	b.Fill(brush.Flat(snow).Down(snow.To(b.Far, 0.35)), Hills(b, 300, 50, 0.1))
	b.Fill(brush.Flat(brush.White).Down(snow.To(b.Far, 0.45)), Hills(b, 352, 34, 0.1))
}

func graveyard(b *brush.Brush) {
	heaven(b, 330)
	moon(b, 100, 50)
	ridge(b, 300, 60, 0.4, 0.3)
	Mist(b, 320, 90, 0.4)
	row(b, 7, 346, 12, func(x, y float64) {
		b.Within(brush.Place(x, y, 0.8, 0.8, b.In(-0.16, 0.16)), func() { things.Gravestone(b) })
	})
	ground(b, 350)
}

func study(b *brush.Brush) {
	b.Fill(brush.Flat(b.Far.To(b.Near, 0.3)).Down(b.Near), brush.Box(0, 0, brush.Wide, brush.Tall))
	for i := range 4 {
		y := 18 + float64(i)*84
		b.Plain(b.Front.To(b.Near, 0.25), brush.Box(-5, y-6, brush.Wide+10, 80))
		for x := -4.0; x < brush.Wide; {
			w, h := b.In(8, 17), b.In(46, 66)
			c := brush.Pick(&b.Random, b.Far, brush.Livery(b.House), b.Accent.Times(0.6), brush.Wood, brush.Hex(0x8a3a3a),
				brush.Hex(0x3a6a5a)).To(b.Near, 0.45)
			if b.Odds(0.88) {
				b.Fill(brush.Flat(c).Down(c.Times(0.7)), brush.Box(x, y+70-h, w, h))
				b.Plain(c.To(b.Low, 0.4), brush.Box(x, y+78-h, w, 3))
			}
			x += w + 1
		}
		b.Fill(b.Layer(0.75), brush.Box(-5, y+70, brush.Wide+10, 9))
	}
	b.Glow(brush.Wide/2, 170, 260, 230, b.Sun, 0.35)
	ground(b, 372)
}

func dungeon(b *brush.Brush) {
	bricks(b, b.Far.To(b.Near, 0.5), b.Near)
	x := brush.Wide/2 + b.Toward.X*200
	b.Plain(b.Sun.To(b.Low, 0.4), brush.Arch(x, 150, 42, 110))
	for i := range 3 {
		b.Plain(b.Front, brush.Box(x-26+float64(i)*24, 30, 5, 124))
	}
	b.Ray(brush.At(x, 90), brush.At(brush.Wide/2-b.Toward.X*120, brush.Tall), 34, 130, b.Sun, 0.16)
	ground(b, 356)
}

// bricks paints a wall of stones.
func bricks(b *brush.Brush, c, joint brush.RGB) {
	b.Plain(joint.Times(0.7), brush.Box(0, 0, brush.Wide, brush.Tall))
	for row := range 11 {
		for i := range 8 {
			x := float64(i)*74 - 40*float64(row%2) - 20 + b.In(-3, 3)
			b.Fill(brush.Flat(c.Times(b.In(0.8, 1.1))).Down(c.Times(0.75)), brush.Slab(x, float64(row)*38, 70, 34, 5))
		}
	}
}

// corridor is a passage that recedes from the viewer.
func corridor(b *brush.Brush) {
	b.Plain(b.Near, brush.Box(0, 0, brush.Wide, brush.Tall))
	for i := range 7 {
		k := 1 - 0.13*float64(i)
		c := b.Near.To(b.Low, 0.13*float64(i))
		b.Plain(c, brush.Slab(brush.Wide/2-250*k, 190-205*k, 500*k, 410*k, 60*k))
		b.Fill(brush.Flat(b.Accent.To(brush.White, 0.3)).Clear(0.55), brush.Holed(brush.Slab(brush.Wide/2-250*k, 190-205*k, 500*k, 410*k, 60*k),
			brush.Slab(brush.Wide/2-247*k, 190-202*k, 494*k, 404*k, 58*k))...)
	}
	b.Plain(b.Sun.To(b.Low, 0.2), brush.Slab(brush.Wide/2-46, 146, 92, 88, 12))
	b.Glow(brush.Wide/2, 190, 150, 140, b.Sun, 0.5)
	b.Fill(brush.Flat(b.Front).Clear(0.55), brush.Poly(-10, brush.Tall, brush.Wide/2-46, 234, brush.Wide/2+46, 234, brush.Wide+10, brush.Tall))
}

func cavern(b *brush.Brush) {
	b.Plain(b.Near, brush.Box(0, 0, brush.Wide, brush.Tall))
	b.Glow(brush.Wide/2, 210, 300, 230, b.Low, 0.8)
	for d := range 2 {
		s := b.Layer(0.35 + 0.5*float64(d))
		row(b, 8-2*d, 0, 6, func(x, y float64) {
			h, w := b.In(50, 150), b.In(18, 34)
			b.Fill(s, brush.Poly(x-w, -10, x, y+h, x+w, -10))
		})
		b.Fill(s, brush.Box(-10, -10, brush.Wide+20, 26+20*float64(d)))
		row(b, 6-2*d, 400, 6, func(x, y float64) {
			h, w := b.In(30, 90), b.In(18, 40)
			b.Fill(s, brush.Poly(x-w, y+10, x, y-h, x+w, y+10))
		})
	}
	ground(b, 362)
}

func battlefield(b *brush.Brush) {
	heaven(b, 320)
	Clouds(b, 80, 5, b.Far, 0.6)
	ridge(b, 290, 50, 0.5, 0.25)
	for range 14 {
		x := b.In(0, brush.Wide)
		b.Plain(b.Far.To(b.Near, 0.6), brush.Taper(brush.Line(x, 330, x+b.In(-14, 14), b.In(210, 270)), 1.8, 1))
	}
	for range 3 {
		x := b.In(40, brush.Wide-40)
		b.Fill(brush.Flat(b.Near).Clear(0.45).Out(), brush.Leaf(brush.CurveThrough(brush.Line(x, 320, x+14, 210, x-10, 110, x+40, 10)), 24))
	}
	ridge(b, 340, 34, 0.9, 0.7)
	ground(b, 360)
}

func factory(b *brush.Brush) {
	b.Fill(brush.Flat(b.Far).Down(b.Low), brush.Box(0, 0, brush.Wide, brush.Tall))
	for i := range 5 {
		x := float64(i)*112 + b.In(-12, 12)
		b.Fill(b.Layer(0.25), brush.Slab(x-16, -20, 32, 460, 8))
		b.Fill(b.Layer(0.4), brush.Slab(x-22, b.In(40, 300), 44, 20, 6))
	}
	for range 4 {
		x, y, r := b.In(0, brush.Wide), b.In(20, 250), b.In(30, 64)
		b.Fill(b.Layer(0.45), brush.Gear(x, y, r, 12, b.In(0, 1)))
		b.Plain(b.Low, brush.Oval(x, y, r*0.3, r*0.3))
	}
	s := b.Layer(0.8)
	b.Fill(s, brush.Box(-10, 352, brush.Wide+20, 22))
	for i := range 14 {
		b.Fill(b.Metal(brush.Iron), brush.Oval(float64(i)*38+8, 380, 12, 12))
	}
}

func nebulaSky(b *brush.Brush) {
	b.Fill(brush.Flat(b.Sky.Times(0.5)).Down(b.Near.To(b.Low, 0.2)), brush.Box(0, 0, brush.Wide, brush.Tall))
	for range 5 {
		x, y := b.In(0, brush.Wide), b.In(20, 330)
		b.Glow(x, y, b.In(90, 210), b.In(60, 150), b.Low.To(b.Accent, b.In(0, 0.5)), 0.28)
	}
}

func craters(b *brush.Brush) {
	for range 6 {
		x, y, r := b.In(10, brush.Wide-10), b.In(330, 390), b.In(14, 44)
		b.Fill(brush.Flat(b.Front).Clear(0.6), brush.Oval(x, y, r, r*0.26))
		b.Fill(brush.Flat(b.Low).Clear(0.3), brush.Oval(x, y+r*0.1, r*0.8, r*0.16))
	}
}

func theatre(b *brush.Brush) {
	c := brush.Hex(0x8a1828).To(brush.Livery(b.House), 0.35)
	b.Plain(c.Times(0.35), brush.Box(0, 0, brush.Wide, brush.Tall))
	for i := range 12 {
		x := float64(i)*46 - 10
		b.Fill(brush.Flat(c.Times(0.55+0.15*float64(i%2))).Down(c.Times(0.3)), brush.Smooth(x-4, -20, x+46, -20, x+42, 200, x+50, 420, x-6, 420,
			x+2, 200))
	}
	b.Fill(brush.Flat(b.Sun).Clear(0.3).Light(), brush.Poly(brush.Wide/2-30, -10, brush.Wide/2+30, -10, brush.Wide/2+170, 350,
		brush.Wide/2-170, 350))
	b.Fill(b.Layer(0.6), brush.Box(-10, 346, brush.Wide+20, 70))
	b.Fill(brush.Flat(b.Sun).Clear(0.35), brush.Oval(brush.Wide/2, 356, 170, 22))
}

// culture is a drop under a microscope.
func culture(b *brush.Brush) {
	b.Fill(brush.Flat(b.Low).Down(b.Far), brush.Box(0, 0, brush.Wide, brush.Tall))
	for range 18 {
		x, y, r := b.In(0, brush.Wide), b.In(0, brush.Tall), b.In(16, 54)
		c := brush.Pick(&b.Random, b.Accent, b.Sun, brush.Livery(b.House), b.Far)
		b.Fill(brush.Flat(c).Clear(0.28), brush.Oval(x, y, r*b.In(0.8, 1.3), r))
		b.Fill(brush.Flat(c.Times(0.5)).Clear(0.45), brush.Oval(x+r*0.2, y, r*0.3, r*0.28))
	}
}

func ruins(b *brush.Brush) {
	heaven(b, 330)
	disc(b, 110, 40)
	ridge(b, 300, 50, 0.5, 0.2)
	row(b, 5, 340, 8, func(x, y float64) {
		h := b.In(90, 230)
		s := b.Layer(0.5)
		b.Fill(s, brush.Poly(x-17, y+10, x-15, y-h, x-4, y-h-b.In(0, 24), x+6, y-h-6, x+16, y-h-b.In(0, 26), x+17, y+10))
		b.Fill(s, brush.Slab(x-24, y-4, 48, 16, 3))
	})
	ground(b, 352)
}

func swamp(b *brush.Brush) {
	heaven(b, 300)
	Mist(b, 250, 120, 0.5)
	row(b, 6, 320, 10, func(x, y float64) { Trunk(b, x, y, b.In(9, 20), 0.4) })
	b.Fill(brush.Flat(b.Low.To(b.Far, 0.6)).Down(b.Near), brush.Box(0, 318, brush.Wide, 90))
	for range 12 {
		x, y, r := b.In(0, brush.Wide), b.In(330, 392), b.In(10, 26)
		b.Fill(b.Layer(0.75), brush.Oval(x, y, r, r*0.26))
	}
	Mist(b, 330, 60, 0.4)
}

func road(b *brush.Brush) {
	heaven(b, 270)
	disc(b, 200, 46)
	ridge(b, 260, 50, 0.4, 0.15)
	ridge(b, 290, 34, 0.3, 0.5)
	b.Fill(brush.Flat(b.Near.To(b.Low, 0.1)).Down(b.Front), brush.Box(0, 284, brush.Wide, 130))
	b.Fill(brush.Flat(b.Low).Down(b.Low.To(b.Near, 0.55)), brush.Poly(brush.Wide/2-6, 276, brush.Wide/2+6, 276, brush.Wide/2+170, brush.Tall+5,
		brush.Wide/2-170, brush.Tall+5))
}

// tiledRoom is a room with a floor of tiles that leads to a far wall.
func tiledRoom(b *brush.Brush) {
	b.Fill(brush.Flat(b.Far).Down(b.Low), brush.Box(0, 0, brush.Wide, 262))
	for i := range 6 {
		x := float64(i)*100 - 10
		b.Fill(b.Layer(0.3), brush.Box(x, 0, 14, 262))
	}
	b.Plain(b.Near, brush.Box(0, 258, brush.Wide, 8))
	for row := range 6 {
		y0, y1 := 264+float64(row*row)*4.2, 264+float64((row+1)*(row+1))*4.2
		for i := range 16 {
			f := func(k, y float64) float64 { return brush.Wide/2 + (k-8)*(30+(y-264)*0.62) }
			c := b.Near.To(b.Low, 0.45)
			if (row+i)%2 == 0 {
				c = b.Near.To(b.Front, 0.3)
			}
			k := float64(i)
			b.Plain(c, brush.Poly(f(k, y0), y0, f(k+1, y0), y0, f(k+1, y1), y1, f(k, y1), y1))
		}
	}
}
