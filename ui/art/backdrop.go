package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// homes are the places of each house.
var homes = [card.HouseCount][]func(*painter){
	card.NoHouse:      {plains},
	card.Brobnar:      {volcano, fort, crags},
	card.Dis:          {spires, chasm, gates},
	card.Logos:        {towers, laboratory, clockwork},
	card.Mars:         {desert, domes, invasion},
	card.Sanctum:      {cathedral, cloudCity, nave},
	card.Saurian:      {forum, arena, jungle},
	card.Shadows:      {roofs, alley, harbor},
	card.StarAlliance: {orbit, bridge, colony},
	card.Unfathomable: {reef, trench, kelpwood},
	card.Untamed:      {forest, waterfall, glade},
	card.Monster:      {abyss, storm, wreck},
}

// backdrop paints the place where the picture is set.
func backdrop(b *painter) {
	pick(&b.random, homes[b.House]...)(b)
}

// heaven paints the sky, and the sun with rings of light, at a height.
func heaven(b *painter, horizon float64) {
	top := flat(b.sky).down(b.low)
	b.fill(top, box(0, 0, Wide, horizon))
	b.plain(b.low, box(0, horizon-1, Wide, Tall-horizon+1))
	if b.world.sky != nil {
		aside(b, b.world.sky, horizon)
	}
}

// aside draws something with random numbers of its own: what follows is the same as without it.
func aside(b *painter, draw func(*painter, float64), at float64) {
	before := b.random
	draw(b, at)
	b.random = before
}

// disc paints the sun or the moon with rings of light around it, and returns where.
func disc(b *painter, y, r float64) pt {
	r *= b.world.sun
	at := pointAt(Wide/2+b.toward.x*b.in(20, 190), y)
	for i := 4; i > 0; i-- {
		k := r * (1 + float64(i)*float64(i)*0.22)
		b.fill(flat(b.sun).clear(0.09), oval(at.x, at.y, k, k))
	}
	b.glow(at.x, at.y, r*4, r*4, b.sun, 0.22)
	b.fill(flat(b.sun.to(white, 0.25)).down(b.sun).clear(0.92), oval(at.x, at.y, r, r))
	return at
}

// stars strews stars over the sky.
func stars(b *painter, n int, low float64) {
	for range n {
		x, y, r := b.in(0, Wide), b.in(0, low), b.in(0.4, 1.5)
		b.fill(flat(white.to(b.sun, 0.4)).clear(b.in(0.3, 0.9)*(1-y/low*0.8)), oval(x, y, r, r))
	}
}

// clouds paints a bank of clouds.
func clouds(b *painter, y float64, n int, c rgb, alpha float64) {
	for range n {
		x, w := b.in(-40, Wide), b.in(60, 150)
		h := y + b.in(-22, 22)
		var of []path
		for i := range 5 {
			f := (float64(i) - 2) / 2
			r := w * 0.22 * (1.1 - 0.6*math.Abs(f)) * b.in(0.7, 1.2)
			of = append(of, oval(x+f*w*0.55, h-r*0.4, r*1.25, r))
		}
		of = append(of, slab(x-w*0.75, h-w*0.07, w*1.5, w*0.13, w))
		s := flat(c.to(white, 0.25)).down(c).clear(alpha)
		s.fade *= 0.5
		b.fill(s, of...)
	}
}

// ridge paints hills: amp is how high they rise above y, rough how jagged they are
// from 0 to 1, depth how near.
func ridge(b *painter, y, amp, rough, depth float64) {
	b.fill(b.layer(depth), hills(b, y, amp, rough))
}

func hills(b *painter, y, amp, rough float64) path {
	const n = 64
	f1, f2, f3 := b.in(0.7, 1.4), b.in(2, 3.4), b.in(5, 8)
	a1, a2, a3 := b.in(0, 7), b.in(0, 7), b.in(0, 7)
	out := poly(Wide+20, Tall+20, -20, Tall+20)
	for i := range n + 1 {
		x := float64(i) / n
		h := 0.5 + 0.3*math.Sin(f1*x*6.28+a1) + 0.15*math.Sin(f2*x*6.28+a2)
		h += rough * (0.12*math.Sin(f3*x*6.28+a3) + b.in(-0.12, 0.12))
		out = append(out, pointAt(x*(Wide+40)-20, y-amp*h))
	}
	return out
}

// peaks paints pointed mountains with a lit side.
func peaks(b *painter, y, amp float64, n int, depth float64) {
	s := b.layer(depth)
	lit := s
	lit.top, lit.bottom = s.top.to(b.sun, 0.26), s.bottom.to(b.sun, 0.05)
	lit.dark, lit.lit = 0, 0
	side := sign(b.toward.x)
	for i := range n {
		x := (float64(i)+b.in(0.1, 0.9))/float64(n)*(Wide+80) - 40
		h, w := amp*b.in(0.55, 1), amp*b.in(0.5, 0.95)
		top := pointAt(x, y-h)
		k := b.in(-0.15, 0.15) * w
		b.fill(s, path{pointAt(x-w, y+4), pointAt(x-w*0.42, y-h*b.in(0.4, 0.55)), top, pointAt(x+w*0.4, y-h*b.in(0.4, 0.55)), pointAt(x+w, y+4)})
		b.fill(lit, path{top, pointAt(x+side*w*0.4, y-h*0.5), pointAt(x+side*w, y+4), pointAt(x+k, y+4), pointAt(x+side*w*0.12, y-h*0.35),
			pointAt(x-side*w*0.05, y-h*0.62)})
	}
	b.fill(s, box(-10, y+2, Wide+20, Tall-y))
}

// row draws something n times across the picture on uneven ground.
func row(b *painter, n int, y, wobble float64, draw func(x, y float64)) {
	for i := range n {
		x := (float64(i)+b.in(0.15, 0.85))/float64(n)*(Wide+60) - 30
		draw(x, y+b.in(-wobble, wobble))
	}
}

// beside draws like row, but leaves the middle free, that far to each side.
func beside(b *painter, free float64, n int, y, wobble float64, draw func(x, y float64)) {
	row(b, n, y, wobble, func(x, y float64) {
		if math.Abs(x-Wide/2) >= free {
			draw(x, y)
		}
	})
}

// mist lays a bank of haze over the ground.
func mist(b *painter, y, h, strength float64) {
	b.fill(flat(b.low).clear(strength).in(), box(0, y-h, Wide, h))
	b.fill(flat(b.low).clear(strength).out(), box(0, y, Wide, h*0.8))
}

// shafts draws light falling in from above.
func shafts(b *painter, n int, strength float64) {
	x := Wide/2 + b.toward.x*260
	for range n {
		a := b.in(-0.5, 0.5)
		to := pointAt(Wide/2-b.toward.x*b.in(-150, 330), Tall)
		d := pointAt(x+a*120, -30)
		s := flat(b.sun).clear(strength * b.in(0.5, 1)).out().light()
		w := b.in(10, 34)
		b.fill(s, path{d.shift(-w*0.4, 0), d.shift(w*0.4, 0), to.shift(w*1.6, 0), to.shift(-w*1.6, 0)})
	}
}

// ground paints the floor on which the subject stands.
func ground(b *painter, y float64) {
	s := flat(b.near.to(b.low, 0.12)).down(b.front)
	s.rim, s.lit, s.edge = b.sun, 0.3, 2
	b.fill(s, hills(b, y, 14, 0.5))
}

func bubbles(b *painter, n int) {
	for range n {
		x, y, r := b.in(0, Wide), b.in(0, Tall), b.in(1.5, 6)
		b.fill(flat(b.sun).clear(0.18), oval(x, y, r, r))
		b.fill(flat(white).clear(0.6), oval(x-r*0.35, y-r*0.35, r*0.25, r*0.25))
		b.fill(flat(b.sun).clear(0.4), ring(x, y, r, r*0.84)...)
	}
}
