package art

import "github.com/keyraken/keyraken/game/keyforge/card"

// marked adds signs of the keywords of a creature.
func marked(b *painter, words [card.KeywordCount]uint8) {
	if words[card.Skirmish] > 0 {
		streaks(b)
	}
	if words[card.Hazardous] > 0 {
		thorns(b)
	}
	if words[card.Poison] > 0 {
		venom(b)
	}
}

// streaks are the traces of a quick stroke.
func streaks(b *painter) {
	d := -sign(b.toward.x)
	for i := range 3 {
		x := Wide/2 + d*(96+26*float64(i))
		b.fill(flat(white.to(b.sun, 0.4)).clear(0.55-0.12*float64(i)),
			leaf(curve(x-d*30, 70+18*float64(i), x+d*34, 170, x+d*6, 300-14*float64(i)), 5))
	}
}

// thorns grow around what should not be touched.
func thorns(b *painter) {
	s := b.body(b.near.to(livery(b.House), 0.3))
	for i := range 15 {
		x := float64(i)*36 - 4 + b.in(-8, 8)
		h := b.in(26, 60) + 0.00055*(x-Wide/2)*(x-Wide/2)
		b.fill(s, poly(x-11, Tall+4, x+b.in(-10, 10), Tall-h, x+11, Tall+4))
	}
}

// venom drips and glows.
func venom(b *painter) {
	c := hex(0x9dff4a)
	for range 9 {
		x, y, r := Wide/2+b.in(-130, 130), b.in(180, 360), b.in(4, 9)
		b.glow(x, y, r*4, r*4, c, 0.5)
		b.fill(flat(c).down(c.times(0.6)), smooth(x, y-r*2.2, x+r*0.8, y-r*0.2, x, y+r, x-r*0.8, y-r*0.2))
		b.plain(white, oval(x-r*0.25, y, r*0.2, r*0.25))
	}
}
