// Package places paints where a picture is set: the grounds of the houses and those of
// nobody, the weather before them, the openings through which they are seen, and the worlds of
// the sets, which turn the colors and frame the pictures.
package places

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// homes are the places of each house.
var homes = [card.HouseCount][]func(*brush.Brush){
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
	card.Ekwidon:      {bazaar, caravan, treasury},
	card.Geistoid:     {scrapyard, robotGraveyard, hauntedWorkshop},
	card.Skyborn:      {floatingIsles, airshipDeck, cloudHarbor},
	card.Redemption:   {brokenCloister, mendedHall, lanternPath},
	card.Ouboros:      {hoardCave, coilPeaks, scaleHall},
	card.Keyraken:     {storm, trench, wreck},
}

// Home paints the place where the picture is set.
func Home(b *brush.Brush) {
	brush.Pick(&b.Random, homes[b.House]...)(b)
}

// heaven paints the sky, and the sun with rings of light, at a height.
func heaven(b *brush.Brush, horizon float64) {
	top := brush.Flat(b.Sky).Down(b.Low)
	b.Fill(top, brush.Box(0, 0, brush.Wide, horizon))
	b.Plain(b.Low, brush.Box(0, horizon-1, brush.Wide, brush.Tall-horizon+1))
	if b.World.Sky != nil {
		aside(b, b.World.Sky, horizon)
	}
}

// aside draws something with random numbers of its own: what follows is the same as without it.
func aside(b *brush.Brush, draw func(*brush.Brush, float64), at float64) {
	before := b.Random
	draw(b, at)
	b.Random = before
}

// disc paints the sun or the moon with rings of light around it, and returns where.
func disc(b *brush.Brush, y, r float64) brush.Point {
	r *= b.World.Sun
	at := brush.At(brush.Wide/2+b.Toward.X*b.In(20, 190), y)
	for i := 4; i > 0; i-- {
		k := r * (1 + float64(i)*float64(i)*0.22)
		b.Fill(brush.Flat(b.Sun).Clear(0.09), brush.Oval(at.X, at.Y, k, k))
	}
	b.Glow(at.X, at.Y, r*4, r*4, b.Sun, 0.22)
	b.Fill(brush.Flat(b.Sun.To(brush.White, 0.25)).Down(b.Sun).Clear(0.92), brush.Oval(at.X, at.Y, r, r))
	return at
}

// Stars strews stars over the sky.
func Stars(b *brush.Brush, n int, low float64) {
	for range n {
		x, y, r := b.In(0, brush.Wide), b.In(0, low), b.In(0.4, 1.5)
		b.Fill(brush.Flat(brush.White.To(b.Sun, 0.4)).Clear(b.In(0.3, 0.9)*(1-y/low*0.8)), brush.Oval(x, y, r, r))
	}
}

// Clouds paints a bank of clouds.
func Clouds(b *brush.Brush, y float64, n int, c brush.RGB, alpha float64) {
	for range n {
		x, w := b.In(-40, brush.Wide), b.In(60, 150)
		h := y + b.In(-22, 22)
		var of []brush.Path
		for i := range 5 {
			f := (float64(i) - 2) / 2
			r := w * 0.22 * (1.1 - 0.6*math.Abs(f)) * b.In(0.7, 1.2)
			of = append(of, brush.Oval(x+f*w*0.55, h-r*0.4, r*1.25, r))
		}
		of = append(of, brush.Slab(x-w*0.75, h-w*0.07, w*1.5, w*0.13, w))
		s := brush.Flat(c.To(brush.White, 0.25)).Down(c).Clear(alpha)
		s.Fade *= 0.5
		b.Fill(s, of...)
	}
}

// ridge paints hills: amp is how high they rise above y, rough how jagged they are
// from 0 to 1, depth how near.
func ridge(b *brush.Brush, y, amp, rough, depth float64) {
	b.Fill(b.Layer(depth), Hills(b, y, amp, rough))
}

// Hills is the outline of what ridge paints.
func Hills(b *brush.Brush, y, amp, rough float64) brush.Path {
	const n = 64
	f1, f2, f3 := b.In(0.7, 1.4), b.In(2, 3.4), b.In(5, 8)
	a1, a2, a3 := b.In(0, 7), b.In(0, 7), b.In(0, 7)
	out := brush.Poly(brush.Wide+20, brush.Tall+20, -20, brush.Tall+20)
	for i := range n + 1 {
		x := float64(i) / n
		h := 0.5 + 0.3*math.Sin(f1*x*6.28+a1) + 0.15*math.Sin(f2*x*6.28+a2)
		h += rough * (0.12*math.Sin(f3*x*6.28+a3) + b.In(-0.12, 0.12))
		out = append(out, brush.At(x*(brush.Wide+40)-20, y-amp*h))
	}
	return out
}

// peaks paints pointed mountains with a lit side.
func peaks(b *brush.Brush, y, amp float64, n int, depth float64) {
	s := b.Layer(depth)
	lit := s
	lit.Top, lit.Bottom = s.Top.To(b.Sun, 0.26), s.Bottom.To(b.Sun, 0.05)
	lit.Dark, lit.Lit = 0, 0
	side := brush.Sign(b.Toward.X)
	for i := range n {
		x := (float64(i)+b.In(0.1, 0.9))/float64(n)*(brush.Wide+80) - 40
		h, w := amp*b.In(0.55, 1), amp*b.In(0.5, 0.95)
		top := brush.At(x, y-h)
		k := b.In(-0.15, 0.15) * w
		b.Fill(s, brush.Path{brush.At(x-w, y+4), brush.At(x-w*0.42, y-h*b.In(0.4, 0.55)), top, brush.At(x+w*0.4, y-h*b.In(0.4, 0.55)),
			brush.At(x+w, y+4)})
		b.Fill(lit, brush.Path{top, brush.At(x+side*w*0.4, y-h*0.5), brush.At(x+side*w, y+4), brush.At(x+k, y+4),
			brush.At(x+side*w*0.12, y-h*0.35), brush.At(x-side*w*0.05, y-h*0.62)})
	}
	b.Fill(s, brush.Box(-10, y+2, brush.Wide+20, brush.Tall-y))
}

// row draws something n times across the picture on uneven ground.
func row(b *brush.Brush, n int, y, wobble float64, draw func(x, y float64)) {
	for i := range n {
		x := (float64(i)+b.In(0.15, 0.85))/float64(n)*(brush.Wide+60) - 30
		draw(x, y+b.In(-wobble, wobble))
	}
}

// beside draws like row, but leaves the middle free, that far to each side.
func beside(b *brush.Brush, free float64, n int, y, wobble float64, draw func(x, y float64)) {
	row(b, n, y, wobble, func(x, y float64) {
		if math.Abs(x-brush.Wide/2) >= free {
			draw(x, y)
		}
	})
}

// Mist lays a bank of haze over the ground.
func Mist(b *brush.Brush, y, h, strength float64) {
	b.Fill(brush.Flat(b.Low).Clear(strength).In(), brush.Box(0, y-h, brush.Wide, h))
	b.Fill(brush.Flat(b.Low).Clear(strength).Out(), brush.Box(0, y, brush.Wide, h*0.8))
}

// Shafts draws light falling in from above.
func Shafts(b *brush.Brush, n int, strength float64) {
	x := brush.Wide/2 + b.Toward.X*260
	for range n {
		a := b.In(-0.5, 0.5)
		to := brush.At(brush.Wide/2-b.Toward.X*b.In(-150, 330), brush.Tall)
		d := brush.At(x+a*120, -30)
		s := brush.Flat(b.Sun).Clear(strength * b.In(0.5, 1)).Out().Light()
		w := b.In(10, 34)
		b.Fill(s, brush.Path{d.Shift(-w*0.4, 0), d.Shift(w*0.4, 0), to.Shift(w*1.6, 0), to.Shift(-w*1.6, 0)})
	}
}

// ground paints the floor on which the subject stands.
func ground(b *brush.Brush, y float64) {
	s := brush.Flat(b.Near.To(b.Low, 0.12)).Down(b.Front)
	s.Rim, s.Lit, s.Edge = b.Sun, 0.3, 2
	b.Fill(s, Hills(b, y, 14, 0.5))
}

// Bubbles strews n bubbles over the picture.
func Bubbles(b *brush.Brush, n int) {
	for range n {
		x, y, r := b.In(0, brush.Wide), b.In(0, brush.Tall), b.In(1.5, 6)
		b.Fill(brush.Flat(b.Sun).Clear(0.18), brush.Oval(x, y, r, r))
		b.Fill(brush.Flat(brush.White).Clear(0.6), brush.Oval(x-r*0.35, y-r*0.35, r*0.25, r*0.25))
		b.Fill(brush.Flat(b.Sun).Clear(0.4), brush.Ring(x, y, r, r*0.84)...)
	}
}
