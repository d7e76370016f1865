package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// tool is something that fits a hand. It is drawn around the grip, pointing up, in
// units of a fortieth of a forearm.
type tool uint8

const (
	none tool = iota
	sword
	axe
	hammer
	club
	spear
	trident
	flail
	scythe
	dagger
	staff
	bow
	gun
	whip
	torch
	flask
	tome
	scroll
	orb
	wrench
	purse
	scales
	key
	drum
	bomb
	boulder
	horn
	needle
)

// handy are the tools that fit a hand; drawings fit it too, scaled down.
var handy = map[string]tool{
	"nothing": none, "sword": sword, "axe": axe, "hammer": hammer, "club": club, "spear": spear, "trident": trident,
	"flail": flail, "scythe": scythe, "dagger": dagger, "staff": staff, "bow": bow, "gun": gun, "whip": whip,
	"torch": torch, "flask": flask, "tome": tome, "scroll": scroll, "orb": orb, "wrench": wrench, "purse": purse,
	"scales": scales, "key": key, "drum": drum, "bomb": bomb, "boulder": boulder, "horn": horn, "needle": needle,
}

// tooled are the tools as things. The key is a thing already.
var tooled = func() map[string]motif {
	all := map[string]motif{}
	for w, t := range handy {
		if t != none && t != key {
			all[w] = motif{draw: func(b *painter) { wielded(b, t) }, frame: middle}
		}
	}
	return all
}()

// wielded draws a tool scaled up to the size of a thing.
func wielded(b *painter, t tool) {
	k, y, turn := 1.9, 34.0, 0.5*b.side()
	switch t {
	case tome, scroll, flask, orb, bomb, drum, purse, horn, scales, gun:
		k, y, turn = 2.5, 22, b.in(-0.15, 0.15)
	case dagger:
		k, y = 2.9, 40
	case spear, staff, needle, trident, scythe:
		k, y = 1.45, 16
	}
	b.within(place(0, 0, 1.3, 1.3, 0), func() {
		b.within(place(0, 0, k, k, turn), func() {
			b.within(place(0, y/k, 1, 1, 0), func() { held(b, t) })
		})
	})
}

// held draws a tool.
func held(b *painter, t tool) {
	if t != none {
		toolDraw[t](b)
	}
}

// toolDraw draws each tool.
var toolDraw = [...]func(*painter){
	sword:   swordTool,
	dagger:  daggerTool,
	needle:  needleTool,
	axe:     axeTool,
	hammer:  hammerTool,
	club:    clubTool,
	spear:   spearTool,
	trident: tridentTool,
	flail:   flailTool,
	scythe:  scytheTool,
	staff:   staffTool,
	bow:     bowTool,
	gun:     gunTool,
	whip:    whipTool,
	torch:   torchTool,
	flask:   flaskTool,
	tome:    tomeTool,
	scroll:  scrollTool,
	orb:     orbTool,
	wrench:  wrenchTool,
	purse:   purseTool,
	scales:  scalesTool,
	key:     keyTool,
	drum:    drumTool,
	bomb:    bombTool,
	boulder: boulderTool,
	horn:    hornTool,
}

// shaft draws a handle of wood from one height to another.
func shaft(b *painter, from, to, r float64) {
	b.draws(wood, slab(-r, to, 2*r, from-to, r))
}

func swordTool(b *painter) {
	m := b.metal(steel)
	switch b.n(3) {
	case 0: // straight
		b.fill(m, poly(-4.5, -12, -4, -76, 0, -88, 4, -76, 4.5, -12))
		b.fill(flat(b.shade).clear(0.35), poly(0, -12, 0, -88, 4, -76, 4.5, -12))
		b.fill(b.metal(gold), slab(-15, -14, 30, 5, 2.5))
	case 1: // a sabre
		b.fill(m, smooth(-4, -12, -3, -50, 12, -84, 16, -88, 10, -60, 6, -36, 5, -12))
		b.fill(b.metal(gold), taper(curve(-8, -14, 10, -14, 15, 2, 4, 13), 2, 2))
	default: // broad
		b.fill(m, poly(-8, -12, -9, -70, 0, -86, 9, -70, 8, -12))
		b.fill(flat(b.shade).clear(0.3), box(-1.6, -70, 3.2, 56))
		b.fill(b.metal(livery(b.House).to(gold, 0.4)), smooth(-19, -20, -12, -11, 12, -11, 19, -20, 14, -7, -14, -7))
	}
	b.draws(wood.times(0.7), slab(-2.6, -10, 5.2, 22, 2))
	b.fill(b.metal(gold), oval(0, 14, 4.4, 4.4))
}

func daggerTool(b *painter) {
	m := b.metal(steel)
	b.fill(m, poly(-4, -8, -3.4, -34, 0, -46, 3.4, -34, 4, -8))
	b.fill(b.metal(gold), slab(-10, -10, 20, 4, 2))
	b.draws(wood.times(0.6), slab(-2.4, -7, 4.8, 17, 2))
}

func needleTool(b *painter) {
	b.fill(b.metal(steel), smooth(-3.4, 20, -2.4, -40, 0, -92, 2.4, -40, 3.4, 20))
	b.fill(b.metal(gold), ring(0, 28, 9, 4.4)...)
	b.plain(hex(0xb8323a), taper(curve(0, 30, 16, 44, -10, 56, 12, 70), 1.6, 1))
	b.glow(0, -90, 22, 22, b.accent, 0.9)
}

func axeTool(b *painter) {
	m := b.metal(steel)
	dark := b.metal(iron)
	shaft(b, 44, -62, 3)
	b.fill(m, smooth(2, -62, 16, -68, 36, -76, 40, -50, 32, -26, 14, -38, 2, -40))
	b.fill(dark, poly(-2, -58, -20, -66, -16, -40, -2, -44))
}

func hammerTool(b *painter) {
	dark := b.metal(iron)
	shaft(b, 44, -60, 3.4)
	b.fill(dark, slab(-27, -80, 54, 32, 5))
	b.fill(b.metal(gold), slab(-27, -79, 7, 30, 2), slab(20, -79, 7, 30, 2))
}

func clubTool(b *painter) {
	b.draws(wood, limb(0, 22, 3.4, 0, -20, 6, 2, -62, 13, 2, -70, 12))
	for i := range 4 {
		y, d := -40-float64(i)*9, sides[i%2]
		b.draws(bone, poly(2+d*8, y-3, 2+d*21, y-1, 2+d*8, y+4))
	}
}

func spearTool(b *painter) {
	m := b.metal(steel)
	shaft(b, 70, -70, 2.4)
	b.fill(m, poly(-7, -66, 0, -100, 7, -66, 0, -60))
	b.draws(livery(b.House), smooth(2, -60, 18, -52, 14, -40, 22, -30, 2, -36))
}

func tridentTool(b *painter) {
	dark := b.metal(iron)
	shaft(b, 70, -50, 2.6)
	b.fill(dark, poly(-2.4, -48, 0, -90, 2.4, -48), poly(-18, -82, -15, -58, 0, -48, 15, -58, 18, -82, 11, -60, 0, -54, -11, -60))
}

func flailTool(b *painter) {
	dark := b.metal(iron)
	shaft(b, 30, -34, 3)
	for i := range 5 {
		q := pointAt(2+float64(i)*5, -36-4*float64(i)+float64(i*i)*1.6)
		b.fill(dark, ring(q.x, q.y, 3.6, 1.8)...)
	}
	b.fill(dark, star(32, -20, 9, 17, 10, 0))
}

func scytheTool(b *painter) {
	m := b.metal(steel)
	shaft(b, 80, -80, 2.6)
	b.fill(m, smooth(-3, -80, 26, -88, 54, -72, 66, -46, 46, -62, 22, -70, -2, -70))
}

func staffTool(b *painter) {
	b.draws(wood, limb(0, 90, 2.6, 0, 0, 2.6, 2, -56, 3.4))
	b.draws(wood, taper(curve(1, -54, -13, -66, -6, -84, 6, -88), 3, 1.4), taper(curve(2, -54, 14, -66, 12, -78), 3, 1.2))
	spell(b, 1, -72, 9)
}

func bowTool(b *painter) {
	m := b.metal(steel)
	b.draws(wood, taper(curve(-10, -70, 8, -44, 13, 0, 8, 44, -10, 70), 2.4, 2.4))
	b.plain(cloth, taper(lineThrough(-10, -70, -34, 0, -10, 70), 0.7, 0.7))
	b.draws(wood, box(-36, -1, 66, 2.4))
	b.fill(m, poly(28, -5, 44, 0, 28, 6))
}

func gunTool(b *painter) {
	m, dark := b.metal(steel), b.metal(iron)
	c := pick(&b.random, livery(b.House), livery(b.House), gold, hex(0xc0453a), hex(0x7a5ac0), hex(0x3a6ab0))
	b.within(place(0, 0, 1, 1, -0.1), func() {
		b.draws(iron.times(0.6), poly(-5, 16, -7, -4, 6, -6, 8, 14))
		b.fill(dark, poly(-12, -16, 22, -18, 26, -6, -12, -2))
		tip := 49.0
		switch b.n(3) {
		case 0: // rings around the barrel
			b.fill(b.metal(c), slab(-4, -24, 24, 10, 5))
			b.fill(m, poly(24, -15, 46, -13, 46, -9, 24, -7))
			for i := range 3 {
				b.fill(m, oval(29+float64(i)*7, -11, 2.2, 7-float64(i)))
			}
		case 1: // long, with a sight
			b.fill(b.metal(c), poly(-20, -18, 30, -18, 34, -5, -20, -1, -34, 8, -34, -8))
			b.fill(m, slab(28, -15, 34, 6, 3))
			b.fill(dark, slab(-4, -27, 22, 6, 3), box(0, -22, 3, 6), box(11, -22, 3, 6))
			tip = 63
		default: // a round chamber and a dish
			b.fill(b.metal(c), oval(2, -14, 15, 12))
			b.glow(2, -14, 18, 14, b.accent, 0.7)
			b.plain(b.accent.to(white, 0.3), oval(2, -14, 6, 6))
			b.fill(m, slab(18, -15, 18, 7, 3), smooth(34, -26, 42, -24, 38, -11, 42, 1, 34, 3, 30, -11))
			tip = 46
		}
		b.glow(tip+1, -11, 22, 18, b.accent, 1)
		b.plain(b.accent.to(white, 0.5), oval(tip, -11, 4, 4))
	})
}

func whipTool(b *painter) {
	shaft(b, 18, -14, 4)
	b.glow(50, -50, 60, 50, b.accent, 0.4)
	b.draws(hex(0x8a2a3a).to(b.accent, 0.4), taper(curve(0, -12, 4, -50, 44, -74, 78, -42, 52, -8, 22, -30, 44, -52), 5, 1.4))
}

func torchTool(b *painter) {
	dark := b.metal(iron)
	shaft(b, 34, -26, 3.4)
	b.glow(0, -44, 66, 60, hex(0xff9a3a), 0.6)
	b.fill(dark, poly(-8, -24, 8, -24, 10, -34, -10, -34))
	b.flame(0, -34, 12, 38)
}

func flaskTool(b *painter) {
	b.glow(0, -12, 40, 40, b.accent, 0.6)
	b.fill(flat(b.accent.to(white, 0.4)).down(b.accent.times(0.75)), smooth(-5, -34, 5, -34, 5, -24, 18, 0, 14, 12, -14, 12, -18, 0, -5, -24))
	b.fill(flat(white).clear(0.7), oval(-8, -2, 2.4, 6), oval(5, 2, 2, 2), oval(1, -8, 1.4, 1.4))
	b.draws(wood, slab(-5.5, -42, 11, 10, 2))
}

func tomeTool(b *painter) {
	b.draws(livery(b.House).times(0.7), poly(-30, -30, 0, -24, 30, -30, 30, 12, 0, 18, -30, 12))
	b.draws(hex(0xf4ead0), poly(-27, -32, -2, -25, -2, 13, -27, 8), poly(27, -32, 2, -25, 2, 13, 27, 8))
	for i := range 4 {
		y := -22 + float64(i)*7
		b.fill(flat(wood).clear(0.6), poly(-23, y-1, -6, y+4, -6, y+5.6, -23, y+0.6), poly(23, y-1, 6, y+4, 6, y+5.6, 23, y+0.6))
	}
}

func scrollTool(b *painter) {
	b.draws(hex(0xf0e2bc), poly(-18, -34, 18, -34, 15, 24, -15, 24))
	for i := range 5 {
		b.fill(flat(wood).clear(0.6), box(-11, -24+float64(i)*8, 22-float64(i%3)*5, 2))
	}
	b.draws(hex(0xdcc89a), slab(-23, -40, 46, 10, 5), slab(-21, 18, 42, 10, 5))
}

func orbTool(b *painter) {
	b.glow(0, -14, 60, 60, b.accent, 0.7)
	s := b.metal(b.accent)
	s.top = b.accent.to(white, 0.5)
	b.fill(s, oval(0, -14, 18, 18))
	b.fill(flat(white).clear(0.8), oval(-6, -21, 5, 3.4))
}

func wrenchTool(b *painter) {
	m := b.metal(steel)
	b.fill(m, slab(-4, -44, 8, 60, 4))
	b.fill(m, smooth(-13, -66, -14, -48, -5, -38, 5, -38, 14, -48, 13, -66, 6, -56, -6, -56))
}

func purseTool(b *painter) {
	b.glow(0, -4, 46, 40, amber, 0.35)
	b.crystals(0, -14, 22, 8, 3)
	b.draws(hex(0x8a5a34), smooth(-8, -10, 8, -10, 22, 12, 14, 26, -14, 26, -22, 12))
	b.draws(hex(0x6a4226), slab(-11, -13, 22, 6, 3))
}

func scalesTool(b *painter) {
	b.fill(b.metal(gold), box(-1.6, -60, 3.2, 84), slab(-32, -52, 64, 3.4, 1.6), oval(0, -60, 4, 4))
	b.mirrored(func(float64) {
		b.plain(gold.times(0.7), taper(lineThrough(30, -50, 20, -26), 0.7, 0.7), taper(lineThrough(30, -50, 40, -26), 0.7, 0.7))
		b.fill(b.metal(gold), smooth(17, -27, 30, -24, 43, -27, 36, -17, 24, -17))
	})
}

func keyTool(b *painter) {
	keyShape(b, b.metal(gold))
}

func drumTool(b *painter) {
	b.draws(wood, slab(-30, -20, 60, 44, 8))
	b.draws(hex(0xf0e2c0), oval(0, -20, 30, 10))
	for i := -2; i <= 2; i++ {
		b.draws(livery(b.House), poly(float64(i)*12-6, -12, float64(i)*12+6, -12, float64(i)*12, 20))
	}
}

func bombTool(b *painter) {
	dark := b.metal(iron)
	b.fill(dark, oval(0, -8, 18, 18), slab(-6, -31, 12, 8, 2))
	b.plain(cloth, taper(curve(0, -30, 4, -42, 14, -44), 1.4, 1))
	b.glow(15, -44, 34, 34, hex(0xffb04a), 0.9)
	b.plain(hex(0xfff0b0), star(15, -44, 6, 10, 3.4, 0))
}

func boulderTool(b *painter) {
	b.draws(b.near.to(hex(0x9a8a80), 0.6), poly(-34, -10, -30, -36, -10, -54, 18, -52, 36, -30, 32, -4, 12, 8, -20, 6))
	b.fill(flat(b.shade).clear(0.4), poly(-10, -54, -2, -30, 36, -30, 18, -52))
}

func hornTool(b *painter) {
	b.draws(bone, smooth(-34, -4, -20, -12, 6, -14, 24, -30, 36, -30, 38, -4, 26, 10, 0, 8, -22, 2))
	b.fill(b.metal(gold), slab(-38, -8, 8, 8, 3), poly(32, -34, 40, -34, 42, 0, 34, 0))
}

// keyShape draws a key with its bow at the top.
func keyShape(b *painter, s style) {
	b.fill(s, ring(0, -44, 18, 9)...)
	b.fill(s, ring(-13, -60, 9, 4.4)...)
	b.fill(s, ring(13, -60, 9, 4.4)...)
	b.fill(s, slab(-3.4, -28, 6.8, 74, 2), slab(0, 26, 18, 6, 1.5), slab(0, 38, 14, 6, 1.5), slab(-6, -28, 12, 6, 2))
}

// shield draws a shield with a sign on it.
func shield(b *painter, c, trim rgb) {
	round := b.odds(0.35)
	var out, in path
	if round {
		out, in = oval(0, 0, 36, 36), oval(0, 0, 30, 30)
	} else {
		out = smooth(-32, -38, 0, -44, 32, -38, 32, 0, 18, 30, 0, 46, -18, 30, -32, 0)
		in = smooth(-26, -32, 0, -37, 26, -32, 26, 0, 14, 25, 0, 38, -14, 25, -26, 0)
	}
	b.fill(b.metal(trim.to(gold, 0.3)), out)
	b.draws(c, in)
	s := b.metal(trim.to(gold, 0.4))
	switch sign := b.n(4); {
	case sign == 0:
		b.fill(s, star(0, -2, 4, 24, 8, 0))
	case sign == 1 && b.House == card.Sanctum:
		b.fill(s, box(-4, -30, 8, 58), box(-22, -12, 44, 8))
	case sign == 2:
		b.fill(s, star(0, -2, 8, 18, 11, 0), oval(0, -2, 8, 8))
	default:
		b.fill(s, poly(-24, 10, 0, -18, 24, 10, 24, 20, 0, -6, -24, 20))
	}
}
