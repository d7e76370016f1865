package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// tableauMotifs are all tableaux in which nobody acts.
var tableauMotifs = joined(tableaux, deepTableaux)

// tableaux fill the picture with an action.
var tableaux = framed(full, map[string]func(*painter){
	"blast": blast, "skull-shatter": shatter, "amber-grab": theft,
	"chained-amber": chains, "book-of-light": reading,
	"amber-heap": hoard, "maelstrom": vortex, "key-light": keyLight,
	"decay":     wasting,
	"vista":     vista,
	"great-eye": staring, "stairs-to-light": stairs, "great-fist": punch,
	"looming-demon": looming, "ghosts": haunting, "mothership": mothership,
	"lost-in-woods": lost, "dance": dance, "anvil-scene": anvil,
	"giving": giving, "great-wave": flood, "howl": howl, "fog-bank": fog,
	"vines-scene": vines, "quake": quake,
})

// peopled are the tableaux in which a person acts.
var peopled = map[string]func(*painter, *person){
	"healing": mending, "stars-of-stun": numbing, "charge": charge,
	"puppets": puppets, "growing": growing, "cultists": cult,
}

// witnesses are small dark figures in front, which show how great the rest is.
func witnesses(b *painter, n int) {
	for i := range n {
		x := Wide/2 + (float64(i)-float64(n-1)/2)*b.in(70, 120) + b.in(-20, 20)
		stood(b, x, 362+b.in(-4, 8), b.in(0.5, 0.68))
	}
}

func blast(b *painter) {
	x, y := Wide/2+b.in(-20, 20), b.in(205, 225)
	hot := b.accent
	b.gloom(x, y, 280, 240, b.front, 0.35)
	b.glow(x, y, 300, 260, hot, 0.7)
	b.beams(x, y, 420, 20, 0.22)
	b.plain(hot.times(0.75), burst(x, y, 15, 190, 105, &b.random))
	b.plain(hot.to(hex(0xffb84a), 0.45), burst(x, y, 13, 150, 82, &b.random))
	b.plain(hex(0xffe9a0).to(hot, 0.2), burst(x, y, 12, 108, 60, &b.random))
	b.plain(white, burst(x, y, 10, 64, 36, &b.random))
	for range 13 {
		a := b.in(3.3, 6.1)
		q := pointAt(x, y).around(a, b.in(110, 215))
		b.within(place(q.x, q.y, 1, 1, b.in(0, 6)), func() {
			r := b.in(6, 17)
			b.draws(b.near, chunk(r))
		})
	}
	for i := range 9 {
		k := x - 190 + float64(i)*47
		r := b.in(26, 48)
		b.draws(b.near.to(b.low, 0.25), oval(k, 352+b.in(-6, 10), r*1.2, r))
	}
	b.sparks(x, y, 26)
	thrown(b, x+b.side()*b.in(120, 150), 262)
}

// thrown is a small figure that flies through the air.
func thrown(b *painter, x, y float64) {
	d := sign(x - Wide/2)
	s := flat(b.front)
	s.rim, s.lit, s.edge = b.accent, 1, 2
	b.within(place(x, y, 0.9*d, 0.9, 0.9), func() {
		b.fill(s, limb(0, -26, 13, 0, 10, 9), oval(4, -52, 12, 13))
		b.fill(s, taper(lineThrough(8, -28, 34, -48, 48, -34), 6, 3.4), taper(lineThrough(-8, -26, -34, -40, -46, -62), 6, 3.4))
		b.fill(s, taper(lineThrough(5, 10, 24, 34, 48, 30), 7, 4), taper(lineThrough(-5, 10, -20, 38, -10, 62), 7, 4))
	})
}

func shatter(b *painter) {
	x, y := Wide/2, 195.0
	b.gloom(x, y, 260, 220, b.front, 0.5)
	b.glow(x, y, 230, 210, b.accent, 0.7)
	b.beams(x, y, 380, 14, 0.18)
	c := livery(b.House).to(b.near, 0.3)
	s := b.metal(c)
	n := 9
	r := 118.0
	var rim []float64
	for i := range n {
		rim = append(rim, 2*math.Pi*(float64(i)+b.in(-0.25, 0.25))/float64(n))
	}
	for i := range n {
		a, end := rim[i], rim[(i+1)%n]
		if end < a {
			end += 2 * math.Pi
		}
		m := (a + end) / 2
		off := pt{}.around(m, b.in(16, 52))
		b.within(place(x+off.x, y+off.y, 1, 1, b.in(-0.22, 0.22)), func() {
			k := r * b.in(0.75, 1.3)
			b.fill(s, path{pt{}.around(m, b.in(20, 44)), pt{}.around(a+0.1, k*0.62), pt{}.around(a+0.05, k*0.94), pt{}.around(m, k*b.in(0.94, 1.16)),
				pt{}.around(end-0.1, k*0.86), pt{}.around(end-0.18, k*0.5)})
		})
	}
	b.within(place(x, y, 3.1, 3.1, 0.08), func() {
		if b.odds(0.5) || b.House == card.Dis {
			skull(b, &figure{})
		} else {
			helmet(b, &figure{trim: gold, cloth: livery(b.House)})
		}
	})
	for i := range 3 {
		a := -1.9 + 1.3*float64(i)
		b.bolt(pointAt(x, y-20), pointAt(x, y).around(a, 96), 3.4, b.accent)
	}
	b.sparks(x, y, 34)
}

func theft(b *painter) {
	x, y := Wide/2+40, 205.0
	b.gloom(x, y, 280, 220, b.front, 0.4)
	b.backlight(x, y, 150)
	b.glow(x, y, 190, 170, amber, 0.6)
	b.beams(x, y, 340, 14, 0.14)
	for _, q := range [5][3]float64{{46, 46, 30}, {-6, 56, 24}, {90, 60, 22}, {40, 4, 36}, {84, 20, 26}} {
		b.crystal(x+q[0]-20, y+q[1]-14, q[2], b.in(-0.5, 0.5))
	}
	sleeve := livery(b.House).times(0.6)
	skin := pick(&b.random, skins[elf]...)
	switch b.House {
	case card.Dis:
		skin = pick(&b.random, skins[demon]...)
	case card.Brobnar:
		skin = pick(&b.random, skins[giant]...)
	case card.Shadows:
		skin = hex(0x3a3a4a)
	}
	b.within(place(x-96, y-16, 1.15, 1.15, 0.12), func() { palm(b, skin, sleeve) })
	b.sparks(x, y, 14)
}

func chains(b *painter) {
	x, y := Wide/2, 200.0
	b.gloom(x, y, 250, 210, b.front, 0.45)
	b.backlight(x, y, 140)
	b.beams(x, y, 320, 14, 0.15)
	back := [2][]pt{curve(-20, 40, x-60, y-70, x+70, y+90, 520, 330), curve(-20, 340, x-80, y+80, x+60, y-60, 520, 60)}
	chain(b, back[0], 1.5, iron)
	b.crystal(x, y, 104, 0.06)
	chain(b, back[1], 1.7, iron.times(0.8))
	chain(b, curve(x-86, y+34, x-40, y+52, x+30, y+46, x+92, y+8), 1.5, iron)
	chain(b, curve(x-80, y-44, x-20, y-22, x+40, y-30, x+84, y-66), 1.4, iron)
	b.fill(b.metal(gold), slab(x-26, y+26, 52, 44, 8))
	b.plain(black, oval(x, y+44, 7, 7), poly(x-3, y+46, x+3, y+46, x+6, y+62, x-6, y+62))
	b.sparks(x, y, 10)
}

func reading(b *painter) {
	x, y := Wide/2, 250.0
	b.gloom(x, y-60, 260, 210, b.front, 0.35)
	b.glow(x, y-90, 220, 210, b.accent, 0.5)
	b.fill(flat(b.accent.to(white, 0.5)).clear(0.5).in().light(), poly(x-70, y, x+70, y, x+200, -10, x-200, -10))
	pages(b, x, y-120, 150, 8)
	b.within(place(x, y+40, 3.1, 3.1, 0), func() { held(b, tome) })
	for range 18 {
		q := pointAt(x+b.in(-110, 110), y-b.in(10, 230))
		b.fill(flat(b.accent.to(white, 0.6)).clear(0.9), star(q.x, q.y, 4, b.in(3, 9), 1.6, 0))
	}
}

func mending(b *painter, who *person) {
	x := Wide / 2.0
	b.gloom(x, 220, 280, 220, b.front, 0.35)
	c := b.sun.to(b.accent, 0.4)
	b.fill(flat(c).clear(0.5).light(), poly(x-50, -10, x+50, -10, x+120, 360, x-120, 360))
	b.fill(flat(c.to(white, 0.5)).clear(0.4).light(), poly(x-20, -10, x+20, -10, x+60, 360, x-60, 360))
	b.glow(x, 220, 170, 170, c, 0.6)
	f := somebody(b, who)
	f.pose, f.gear = casting, none
	b.within(place(x, 190, 1.5, 1.5, 0), func() { whole(b, f) })
	b.fill(flat(c.to(white, 0.4)).clear(0.16), oval(x, 230, 170, 170))
	b.fill(flat(c.to(white, 0.5)).clear(0.8), ring(x, 230, 170, 167)...)
	b.sparks(x, 210, 16)
}

func hoard(b *painter) {
	x := Wide / 2.0
	b.backlight(x, 230, 190)
	b.glow(x, 260, 260, 200, amber, 0.6)
	b.beams(x, 250, 400, 18, 0.16)
	for row := range 4 {
		n := 4 + row*2
		for i := range n {
			f := (float64(i)+0.5)/float64(n) - 0.5
			b.crystal(x+f*(150+70*float64(row))+b.in(-8, 8), 215+float64(row)*40+70*f*f, b.in(26, 44), f*0.9+b.in(-0.3, 0.3))
		}
	}
	stood(b, x+b.side()*b.in(130, 160), 366, 0.75)
	b.sparks(x, 250, 18)
}

func vortex(b *painter) {
	x, y := Wide/2, 195.0
	b.gloom(x, y, 300, 250, b.front, 0.5)
	c := b.accent
	b.glow(x, y, 260, 230, c, 0.6)
	for i := range 7 {
		b.fill(flat(c.to(white, 0.15+0.1*float64(i%3))).clear(0.55), taper(spiral(pointAt(x, y), 270, 190, float64(i)*0.9, 7, 40), 17, 1))
	}
	b.glow(x, y, 80, 70, white, 0.9)
	pages(b, x, y, 190, 5)
	for range 6 {
		q := pointAt(x, y).around(b.in(0, 6.28), b.in(70, 170))
		b.crystal(q.x, q.y*0.9+20, b.in(9, 17), b.in(0, 3))
	}
}

func keyLight(b *painter) {
	x, y := Wide/2, 195.0
	b.gloom(x, y, 260, 220, b.front, 0.4)
	b.glow(x, y, 210, 200, amber, 0.7)
	b.beams(x, y, 420, 18, 0.2)
	halos(b, x, y)
	b.within(place(x, y+8, 2.5, 2.5, b.side()*0.45), func() { keyShape(b, b.metal(gold.to(livery(b.House), 0.15))) })
	b.sparks(x, y, 26)
}
