package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// marked adds signs of the keywords of a creature.
func marked(b *brush.Brush, words [card.KeywordCount]uint8) {
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
func streaks(b *brush.Brush) {
	d := -brush.Sign(b.Toward.X)
	for i := range 3 {
		x := brush.Wide/2 + d*(96+26*float64(i))
		b.Fill(brush.Flat(brush.White.To(b.Sun, 0.4)).Clear(0.55-0.12*float64(i)),
			brush.Leaf(brush.Curve(x-d*30, 70+18*float64(i), x+d*34, 170, x+d*6, 300-14*float64(i)), 5))
	}
}

// thorns grow around what should not be touched.
func thorns(b *brush.Brush) {
	s := b.Body(b.Near.To(brush.Livery(b.House), 0.3))
	for i := range 15 {
		x := float64(i)*36 - 4 + b.In(-8, 8)
		h := b.In(26, 60) + 0.00055*(x-brush.Wide/2)*(x-brush.Wide/2)
		b.Fill(s, brush.Poly(x-11, brush.Tall+4, x+b.In(-10, 10), brush.Tall-h, x+11, brush.Tall+4))
	}
}

// venom drips and glows.
func venom(b *brush.Brush) {
	c := brush.Hex(0x9dff4a)
	for range 9 {
		x, y, r := brush.Wide/2+b.In(-130, 130), b.In(180, 360), b.In(4, 9)
		b.Glow(x, y, r*4, r*4, c, 0.5)
		b.Fill(brush.Flat(c).Down(c.Times(0.6)), brush.Smooth(x, y-r*2.2, x+r*0.8, y-r*0.2, x, y+r, x-r*0.8, y-r*0.2))
		b.Plain(brush.White, brush.Oval(x-r*0.25, y, r*0.2, r*0.25))
	}
}
