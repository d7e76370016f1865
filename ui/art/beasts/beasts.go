// Package beasts draws animals and monsters, around their feet and looking right, or around
// their middle.
package beasts

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
)

// Bodies other than a person's are drawn around their feet, looking right, about
// 200 wide and 230 high.

// Motifs are all beasts. Each file has those that it draws; add new ones here.
var Motifs = motif.Join(legendary, beastFaces, wildBeasts, wingedAndSwimming, seaBeasts, strangeBeasts, dinosaurs, strangers,
	nightBeasts)

// legendary are bodies other than a person's.
var legendary = motif.Anchored(motif.Foot, map[string]func(*brush.Brush){
	"spider": spider, "dragon": dragon, "serpent": serpent, "worm": worm, "shark": fish, "owl": bird, "bat": bat,
	"slime": blob, "maw": maw, "mech": mech, "toad": toad, "treant": treefolk, "fly": insect, "jaws": jaws,
	"turtle": turtle, "crab": crab, "octopus": octopus, "hound": fourlegs,
})

// fur is the color of a beast.
func fur(b *brush.Brush) brush.RGB {
	switch b.House {
	case card.Mars:
		return brush.Pick(&b.Random, brush.Hex(0x9a4fb0), brush.Hex(0x4f9a7a), brush.Hex(0xc0503a), brush.Hex(0x5a6ac0))
	case card.Unfathomable:
		return brush.Pick(&b.Random, people.Skins[people.Aquan]...)
	case card.Saurian:
		return brush.Pick(&b.Random, people.Skins[people.Saurian]...)
	case card.Dis:
		return brush.Pick(&b.Random, people.Skins[people.Demon]...)
	}
	return brush.Pick(&b.Random, people.Skins[people.Furry]...)
}

// fourlegs draws a beast from the side.
func fourlegs(b *brush.Brush) {
	c := fur(b)
	dark := c.Times(0.62)
	bulk, high := b.In(46, 62), b.In(64, 92)
	top, neck := -high-bulk*1.5, b.In(-34, 6)
	b.Draw(c, brush.Taper(brush.Curve(-96, top+bulk*0.5, -140, top+16, -150, top-30, -126, top-60), bulk*0.2, bulk*b.In(0.06, 0.34)))
	hindAndFore(b, dark, 24, high, bulk)
	if b.Odds(0.4) {
		for i := range 9 {
			x := -92 + float64(i)*20
			b.Draw(brush.Bone.To(b.Accent, 0.4), brush.Poly(x, top+16, x-10, top-26-12*math.Sin(float64(i)*0.4), x+16, top+12))
		}
	}
	// One outline from the rump over the back to the neck, and back along the belly.
	b.Draw(c, brush.Smooth(-110, -high-bulk*0.4, -112, top+bulk*0.5, -84, top+4, -30, top+12, 30, top+2, 64, top+neck*0.6-6, 100, top+neck-14,
		122, top+neck+16, 112, top+neck+54, 96, -high-bulk*0.5, 70, -high+bulk*0.1, 10, -high-bulk*0.18, -60, -high-bulk*0.12, -92,
		-high-bulk*0.05))
	b.Fill(brush.Flat(c.To(brush.Bone, 0.4)).Clear(0.45),
		brush.Smooth(-60, -high-bulk*0.18, 10, -high-bulk*0.28, 74, -high-2, 66, -high+bulk*0.08, 10, -high-bulk*0.18, -56, -high-bulk*0.12))
	if b.Odds(0.3) {
		for i := range 7 {
			x := -92 + float64(i)*22
			b.Fill(brush.Flat(c.Times(0.35)).Clear(0.9), brush.Leaf(brush.Curve(x, top+8, x-8, top+bulk*0.5, x+4, top+bulk*0.9), 5))
		}
	}
	if b.Odds(0.3) {
		for i := range 7 {
			q := brush.At(96-6*float64(i), top+neck+4+14*float64(i))
			b.Draw(c.Times(0.85), brush.Path{q.Shift(14, -12), q.Shift(-34, 10), q.Shift(10, 14)})
		}
	}
	hindAndFore(b, c, 0, high, bulk)
	b.Within(brush.Place(118, top+neck+18, 1.5, 1.5, 0.06), func() { snout(b, c) })
}

// hindAndFore draws the legs of one side of a beast.
func hindAndFore(b *brush.Brush, c brush.RGB, dx, high, bulk float64) {
	a, fore := b.In(-6, 8), b.In(-8, 6)
	b.Draw(c, brush.Smooth(-116+dx, -high-bulk*0.7, -70+dx, -high-bulk*0.9, -50+dx, -high-bulk*0.2, -70+dx, -high*0.62, -78+dx+a, -high*0.4,
		-68+dx+a, -14, -50+dx+a, -8, -48+dx+a, 4, -90+dx+a, 4, -94+dx+a, -12, -104+dx+a, -high*0.42, -112+dx, -high*0.8))
	b.Draw(c, brush.Smooth(52+dx, -high-bulk*0.7, 92+dx, -high-bulk*0.6, 90+dx, -high*0.8, 80+dx+fore, -high*0.45, 80+dx+fore, -14, 98+dx+fore,
		-8, 100+dx+fore, 4, 58+dx+fore, 4, 56+dx+fore, -14, 54+dx+fore, -high*0.5, 48+dx, -high))
	for _, x := range [2]float64{-52 + a, 96 + fore} {
		for i := range 3 {
			k := x + dx - float64(i)*9
			b.Plain(brush.Bone.Times(0.8), brush.Poly(k-5, 0, k+4, 1, k+3, 6))
		}
	}
}

// snout draws the head of a beast from the side.
func snout(b *brush.Brush, c brush.RGB) {
	s := b.Skin(c)
	long := b.In(0, 16)
	b.Draw(c.Times(0.8), brush.Poly(-10, -16, -18, -40, 6, -20))
	b.Fill(b.Skin(c.Times(0.8)), brush.Smooth(0, 8, 24+long, 14, 30+long, 18, 22+long, 23, 0, 22))
	b.Plain(brush.Hex(0x5a1a24), brush.Poly(6, 8, 32+long, 10, 26+long, 17, 6, 16))
	for i := range 3 {
		x := 14 + long + float64(i)*6
		b.Plain(brush.Bone, brush.Poly(x-2, 8, x+2, 8, x, 15))
	}
	b.Fill(s, brush.Smooth(-24, 10, -22, -12, -4, -22, 12, -16, 24+long, -6, 36+long, -2, 38+long, 6, 24+long, 10, 4, 12))
	b.Draw(c, brush.Poly(-4, -16, -8, -44, 12, -16))
	b.Plain(brush.Black, brush.Oval(35+long, -1, 5, 4))
	b.Plain(brush.Black, brush.Oval(8, -5, 5, 4.4))
	b.Plain(brush.Pick(&b.Random, brush.Hex(0xffd04a), brush.Hex(0xff7a4a), b.Accent), brush.Oval(9, -5, 3.2, 3.2))
	b.Plain(brush.Black, brush.Oval(10, -5, 1.2, 2.6))
	b.Plain(c.To(b.Shade, 0.7), brush.Taper(brush.Line(0, -12, 16, -9), 2.4, 1))
	switch b.N(4) {
	case 0:
		b.Draw(brush.Bone, brush.Taper(brush.Curve(22+long, 14, 34+long, 6, 32+long, -12), 3.4, 0.6))
	case 1:
		b.Draw(brush.Bone, brush.Taper(brush.Curve(-6, -18, -16, -38, 0, -56), 5, 0.7))
	}
}

// horse draws the neck and head of a horse with its bridle.
func horse(b *brush.Brush, coat, trim brush.RGB) {
	dark := coat.Times(0.4)
	b.Draw(coat, brush.Smooth(-76, 80, -66, 20, -24, -8, 0, -56, 18, -74, 34, -66, 44, -40,
		66, -12, 70, 0, 58, 8, 42, 0, 26, -16, 22, 10, 34, 80))
	b.Draw(coat, brush.Poly(10, -66, 14, -92, 26, -68), brush.Poly(0, -60, 2, -86, 15, -66))
	for i := range 7 {
		x, y := -48.0+float64(i)*9, 8-float64(i)*11
		b.Draw(dark, brush.Leaf(brush.Curve(x+6, y-8, x-16, y-10, x-30, y+14), 8))
	}
	b.Draw(dark, brush.Leaf(brush.Curve(14, -78, 26, -66, 30, -50), 5))
	b.Draw(trim, brush.Taper(brush.Curve(26, -72, 34, -44, 27, -18), 2.2, 2.2), brush.Taper(brush.Curve(46, -38, 50, -20, 40, -2), 2.2, 2.2),
		brush.Taper(brush.Line(32, -44, 50, -24), 1.8, 1.8))
	b.Glow(34, -50, 16, 14, b.Accent, 0.8)
	b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(34, -50, 3.4, 3))
	b.Plain(brush.Black, brush.Oval(64, -4, 2.4, 1.8))
}
