package art

import (
	"math"

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
var handy = lexicon[tool]{
	"nothing": none, "sword": sword, "axe": axe, "hammer": hammer, "club": club, "spear": spear, "trident": trident,
	"flail": flail, "scythe": scythe, "dagger": dagger, "staff": staff, "bow": bow, "gun": gun, "whip": whip,
	"torch": torch, "flask": flask, "tome": tome, "scroll": scroll, "orb": orb, "wrench": wrench, "purse": purse,
	"scales": scales, "key": key, "drum": drum, "bomb": bomb, "boulder": boulder, "horn": horn, "needle": needle,
}

// tooled are the tools as things. The key is a thing already.
var tooled = func() lexicon[motif] {
	all := lexicon[motif]{}
	for w, t := range handy {
		if t != none && t != key {
			all[w] = motif{func(p *painter) { wielded(p, t) }, middle}
		}
	}
	return all
}()

// wielded draws a tool scaled up to the size of a thing.
func wielded(p *painter, t tool) {
	k, y, turn := 1.9, 34.0, 0.5*p.side()
	switch t {
	case tome, scroll, flask, orb, bomb, drum, purse, horn, scales, gun:
		k, y, turn = 2.5, 22, p.in(-0.15, 0.15)
	case dagger:
		k, y = 2.9, 40
	case spear, staff, needle, trident, scythe:
		k, y = 1.45, 16
	}
	p.within(place(0, 0, 1.3, 1.3, 0), func() {
		p.within(place(0, 0, k, k, turn), func() {
			p.within(place(0, y/k, 1, 1, 0), func() { held(p, t) })
		})
	})
}

// held draws a tool.
func held(p *painter, t tool) {
	if t != none {
		toolDraw[t](p)
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
func shaft(p *painter, from, to, r float64) {
	p.draws(wood, slab(-r, to, 2*r, from-to, r))
}

func swordTool(p *painter) {
	m := p.metal(steel)
	switch p.n(3) {
	case 0: // straight
		p.fill(m, poly(-4.5, -12, -4, -76, 0, -88, 4, -76, 4.5, -12))
		p.fill(flat(p.shade).clear(0.35), poly(0, -12, 0, -88, 4, -76, 4.5, -12))
		p.fill(p.metal(gold), slab(-15, -14, 30, 5, 2.5))
	case 1: // a sabre
		p.fill(m, smooth(-4, -12, -3, -50, 12, -84, 16, -88, 10, -60, 6, -36, 5, -12))
		p.fill(p.metal(gold), taper(curve(-8, -14, 10, -14, 15, 2, 4, 13), 2, 2))
	default: // broad
		p.fill(m, poly(-8, -12, -9, -70, 0, -86, 9, -70, 8, -12))
		p.fill(flat(p.shade).clear(0.3), box(-1.6, -70, 3.2, 56))
		p.fill(p.metal(livery(p.House).to(gold, 0.4)), smooth(-19, -20, -12, -11, 12, -11, 19, -20, 14, -7, -14, -7))
	}
	p.draws(wood.times(0.7), slab(-2.6, -10, 5.2, 22, 2))
	p.fill(p.metal(gold), oval(0, 14, 4.4, 4.4))
}

func daggerTool(p *painter) {
	m := p.metal(steel)
	p.fill(m, poly(-4, -8, -3.4, -34, 0, -46, 3.4, -34, 4, -8))
	p.fill(p.metal(gold), slab(-10, -10, 20, 4, 2))
	p.draws(wood.times(0.6), slab(-2.4, -7, 4.8, 17, 2))
}

func needleTool(p *painter) {
	p.fill(p.metal(steel), smooth(-3.4, 20, -2.4, -40, 0, -92, 2.4, -40, 3.4, 20))
	p.fill(p.metal(gold), ring(0, 28, 9, 4.4)...)
	p.plain(hex(0xb8323a), taper(curve(0, 30, 16, 44, -10, 56, 12, 70), 1.6, 1))
	p.glow(0, -90, 22, 22, p.accent, 0.9)
}

func axeTool(p *painter) {
	m := p.metal(steel)
	dark := p.metal(iron)
	shaft(p, 44, -62, 3)
	p.fill(m, smooth(2, -62, 16, -68, 36, -76, 40, -50, 32, -26, 14, -38, 2, -40))
	p.fill(dark, poly(-2, -58, -20, -66, -16, -40, -2, -44))
}

func hammerTool(p *painter) {
	dark := p.metal(iron)
	shaft(p, 44, -60, 3.4)
	p.fill(dark, slab(-27, -80, 54, 32, 5))
	p.fill(p.metal(gold), slab(-27, -79, 7, 30, 2), slab(20, -79, 7, 30, 2))
}

func clubTool(p *painter) {
	p.draws(wood, limb(0, 22, 3.4, 0, -20, 6, 2, -62, 13, 2, -70, 12))
	for i := range 4 {
		y, d := -40-float64(i)*9, sides[i%2]
		p.draws(bone, poly(2+d*8, y-3, 2+d*21, y-1, 2+d*8, y+4))
	}
}

func spearTool(p *painter) {
	m := p.metal(steel)
	shaft(p, 70, -70, 2.4)
	p.fill(m, poly(-7, -66, 0, -100, 7, -66, 0, -60))
	p.draws(livery(p.House), smooth(2, -60, 18, -52, 14, -40, 22, -30, 2, -36))
}

func tridentTool(p *painter) {
	dark := p.metal(iron)
	shaft(p, 70, -50, 2.6)
	p.fill(dark, poly(-2.4, -48, 0, -90, 2.4, -48), poly(-18, -82, -15, -58, 0, -48, 15, -58, 18, -82, 11, -60, 0, -54, -11, -60))
}

func flailTool(p *painter) {
	dark := p.metal(iron)
	shaft(p, 30, -34, 3)
	for i := range 5 {
		q := pt{2 + float64(i)*5, -36 - 4*float64(i) + float64(i*i)*1.6}
		p.fill(dark, ring(q.x, q.y, 3.6, 1.8)...)
	}
	p.fill(dark, star(32, -20, 9, 17, 10, 0))
}

func scytheTool(p *painter) {
	m := p.metal(steel)
	shaft(p, 80, -80, 2.6)
	p.fill(m, smooth(-3, -80, 26, -88, 54, -72, 66, -46, 46, -62, 22, -70, -2, -70))
}

func staffTool(p *painter) {
	p.draws(wood, limb(0, 90, 2.6, 0, 0, 2.6, 2, -56, 3.4))
	p.draws(wood, taper(curve(1, -54, -13, -66, -6, -84, 6, -88), 3, 1.4), taper(curve(2, -54, 14, -66, 12, -78), 3, 1.2))
	spell(p, 1, -72, 9)
}

func bowTool(p *painter) {
	m := p.metal(steel)
	p.draws(wood, taper(curve(-10, -70, 8, -44, 13, 0, 8, 44, -10, 70), 2.4, 2.4))
	p.plain(cloth, taper([]pt{{-10, -70}, {-34, 0}, {-10, 70}}, 0.7, 0.7))
	p.draws(wood, box(-36, -1, 66, 2.4))
	p.fill(m, poly(28, -5, 44, 0, 28, 6))
}

func gunTool(p *painter) {
	m, dark := p.metal(steel), p.metal(iron)
	c := pick(&p.random, livery(p.House), livery(p.House), gold, hex(0xc0453a), hex(0x7a5ac0), hex(0x3a6ab0))
	p.within(place(0, 0, 1, 1, -0.1), func() {
		p.draws(iron.times(0.6), poly(-5, 16, -7, -4, 6, -6, 8, 14))
		p.fill(dark, poly(-12, -16, 22, -18, 26, -6, -12, -2))
		tip := 49.0
		switch p.n(3) {
		case 0: // rings around the barrel
			p.fill(p.metal(c), slab(-4, -24, 24, 10, 5))
			p.fill(m, poly(24, -15, 46, -13, 46, -9, 24, -7))
			for i := range 3 {
				p.fill(m, oval(29+float64(i)*7, -11, 2.2, 7-float64(i)))
			}
		case 1: // long, with a sight
			p.fill(p.metal(c), poly(-20, -18, 30, -18, 34, -5, -20, -1, -34, 8, -34, -8))
			p.fill(m, slab(28, -15, 34, 6, 3))
			p.fill(dark, slab(-4, -27, 22, 6, 3), box(0, -22, 3, 6), box(11, -22, 3, 6))
			tip = 63
		default: // a round chamber and a dish
			p.fill(p.metal(c), oval(2, -14, 15, 12))
			p.glow(2, -14, 18, 14, p.accent, 0.7)
			p.plain(p.accent.to(white, 0.3), oval(2, -14, 6, 6))
			p.fill(m, slab(18, -15, 18, 7, 3), smooth(34, -26, 42, -24, 38, -11, 42, 1, 34, 3, 30, -11))
			tip = 46
		}
		p.glow(tip+1, -11, 22, 18, p.accent, 1)
		p.plain(p.accent.to(white, 0.5), oval(tip, -11, 4, 4))
	})
}

func whipTool(p *painter) {
	shaft(p, 18, -14, 4)
	p.glow(50, -50, 60, 50, p.accent, 0.4)
	p.draws(hex(0x8a2a3a).to(p.accent, 0.4), taper(curve(0, -12, 4, -50, 44, -74, 78, -42, 52, -8, 22, -30, 44, -52), 5, 1.4))
}

func torchTool(p *painter) {
	dark := p.metal(iron)
	shaft(p, 34, -26, 3.4)
	p.glow(0, -44, 66, 60, hex(0xff9a3a), 0.6)
	p.fill(dark, poly(-8, -24, 8, -24, 10, -34, -10, -34))
	p.flame(0, -34, 12, 38)
}

func flaskTool(p *painter) {
	p.glow(0, -12, 40, 40, p.accent, 0.6)
	p.fill(flat(p.accent.to(white, 0.4)).down(p.accent.times(0.75)), smooth(-5, -34, 5, -34, 5, -24, 18, 0, 14, 12, -14, 12, -18, 0, -5, -24))
	p.fill(flat(white).clear(0.7), oval(-8, -2, 2.4, 6), oval(5, 2, 2, 2), oval(1, -8, 1.4, 1.4))
	p.draws(wood, slab(-5.5, -42, 11, 10, 2))
}

func tomeTool(p *painter) {
	p.draws(livery(p.House).times(0.7), poly(-30, -30, 0, -24, 30, -30, 30, 12, 0, 18, -30, 12))
	p.draws(hex(0xf4ead0), poly(-27, -32, -2, -25, -2, 13, -27, 8), poly(27, -32, 2, -25, 2, 13, 27, 8))
	for i := range 4 {
		y := -22 + float64(i)*7
		p.fill(flat(wood).clear(0.6), poly(-23, y-1, -6, y+4, -6, y+5.6, -23, y+0.6), poly(23, y-1, 6, y+4, 6, y+5.6, 23, y+0.6))
	}
}

func scrollTool(p *painter) {
	p.draws(hex(0xf0e2bc), poly(-18, -34, 18, -34, 15, 24, -15, 24))
	for i := range 5 {
		p.fill(flat(wood).clear(0.6), box(-11, -24+float64(i)*8, 22-float64(i%3)*5, 2))
	}
	p.draws(hex(0xdcc89a), slab(-23, -40, 46, 10, 5), slab(-21, 18, 42, 10, 5))
}

func orbTool(p *painter) {
	p.glow(0, -14, 60, 60, p.accent, 0.7)
	s := p.metal(p.accent)
	s.top = p.accent.to(white, 0.5)
	p.fill(s, oval(0, -14, 18, 18))
	p.fill(flat(white).clear(0.8), oval(-6, -21, 5, 3.4))
}

func wrenchTool(p *painter) {
	m := p.metal(steel)
	p.fill(m, slab(-4, -44, 8, 60, 4))
	p.fill(m, smooth(-13, -66, -14, -48, -5, -38, 5, -38, 14, -48, 13, -66, 6, -56, -6, -56))
}

func purseTool(p *painter) {
	p.glow(0, -4, 46, 40, amber, 0.35)
	p.crystals(0, -14, 22, 8, 3)
	p.draws(hex(0x8a5a34), smooth(-8, -10, 8, -10, 22, 12, 14, 26, -14, 26, -22, 12))
	p.draws(hex(0x6a4226), slab(-11, -13, 22, 6, 3))
}

func scalesTool(p *painter) {
	p.fill(p.metal(gold), box(-1.6, -60, 3.2, 84), slab(-32, -52, 64, 3.4, 1.6), oval(0, -60, 4, 4))
	p.mirrored(func(float64) {
		p.plain(gold.times(0.7), taper([]pt{{30, -50}, {20, -26}}, 0.7, 0.7), taper([]pt{{30, -50}, {40, -26}}, 0.7, 0.7))
		p.fill(p.metal(gold), smooth(17, -27, 30, -24, 43, -27, 36, -17, 24, -17))
	})
}

func keyTool(p *painter) {
	keyShape(p, p.metal(gold))
}

func drumTool(p *painter) {
	p.draws(wood, slab(-30, -20, 60, 44, 8))
	p.draws(hex(0xf0e2c0), oval(0, -20, 30, 10))
	for i := -2; i <= 2; i++ {
		p.draws(livery(p.House), poly(float64(i)*12-6, -12, float64(i)*12+6, -12, float64(i)*12, 20))
	}
}

func bombTool(p *painter) {
	dark := p.metal(iron)
	p.fill(dark, oval(0, -8, 18, 18), slab(-6, -31, 12, 8, 2))
	p.plain(cloth, taper(curve(0, -30, 4, -42, 14, -44), 1.4, 1))
	p.glow(15, -44, 34, 34, hex(0xffb04a), 0.9)
	p.plain(hex(0xfff0b0), star(15, -44, 6, 10, 3.4, 0))
}

func boulderTool(p *painter) {
	p.draws(p.near.to(hex(0x9a8a80), 0.6), poly(-34, -10, -30, -36, -10, -54, 18, -52, 36, -30, 32, -4, 12, 8, -20, 6))
	p.fill(flat(p.shade).clear(0.4), poly(-10, -54, -2, -30, 36, -30, 18, -52))
}

func hornTool(p *painter) {
	p.draws(bone, smooth(-34, -4, -20, -12, 6, -14, 24, -30, 36, -30, 38, -4, 26, 10, 0, 8, -22, 2))
	p.fill(p.metal(gold), slab(-38, -8, 8, 8, 3), poly(32, -34, 40, -34, 42, 0, 34, 0))
}

// keyShape draws a key with its bow at the top.
func keyShape(p *painter, s style) {
	p.fill(s, ring(0, -44, 18, 9)...)
	p.fill(s, ring(-13, -60, 9, 4.4)...)
	p.fill(s, ring(13, -60, 9, 4.4)...)
	p.fill(s, slab(-3.4, -28, 6.8, 74, 2), slab(0, 26, 18, 6, 1.5), slab(0, 38, 14, 6, 1.5), slab(-6, -28, 12, 6, 2))
}

// shield draws a shield with a sign on it.
func shield(p *painter, c, trim rgb) {
	round := p.odds(0.35)
	var out, in path
	if round {
		out, in = oval(0, 0, 36, 36), oval(0, 0, 30, 30)
	} else {
		out = smooth(-32, -38, 0, -44, 32, -38, 32, 0, 18, 30, 0, 46, -18, 30, -32, 0)
		in = smooth(-26, -32, 0, -37, 26, -32, 26, 0, 14, 25, 0, 38, -14, 25, -26, 0)
	}
	p.fill(p.metal(trim.to(gold, 0.3)), out)
	p.draws(c, in)
	s := p.metal(trim.to(gold, 0.4))
	switch sign := p.n(4); {
	case sign == 0:
		p.fill(s, star(0, -2, 4, 24, 8, 0))
	case sign == 1 && p.House == card.Sanctum:
		p.fill(s, box(-4, -30, 8, 58), box(-22, -12, 44, 8))
	case sign == 2:
		p.fill(s, star(0, -2, 8, 18, 11, 0), oval(0, -2, 8, 8))
	default:
		p.fill(s, poly(-24, 10, 0, -18, 24, 10, 24, 20, 0, -6, -24, 20))
	}
}

// pages draws n sheets that fly around a point.
func pages(p *painter, x, y, spread float64, n int) {
	for i := range n {
		a := 2*math.Pi*float64(i)/float64(n) + p.in(-0.3, 0.3)
		r := spread * p.in(0.45, 1)
		k := p.in(0.6, 1.2)
		p.within(place(x+r*math.Cos(a), y+r*0.75*math.Sin(a), k, k*p.in(0.6, 1), p.in(-0.9, 0.9)), func() {
			p.draws(hex(0xf6ecd4), smooth(-17, -22, 0, -25, 17, -21, 18, 0, 16, 22, 0, 20, -17, 23, -16, 0))
			for j := range 4 {
				p.fill(flat(wood).clear(0.55), box(-10, -14+float64(j)*8, 20-float64(j%2)*6, 2))
			}
		})
	}
}
