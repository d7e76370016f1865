package people

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
)

// Tool is something that fits a hand. It is drawn around the grip, pointing up, in
// units of a fortieth of a forearm.
type Tool uint8

// The tools.
const (
	None Tool = iota
	Sword
	Axe
	Hammer
	Club
	Spear
	Trident
	Flail
	Scythe
	Dagger
	Staff
	Bow
	Gun
	Whip
	Torch
	Flask
	Tome
	Scroll
	Orb
	Wrench
	Purse
	Scales
	Key
	Drum
	Bomb
	Boulder
	Horn
	Needle
)

// Tools are the tools that fit a hand; drawings fit it too, scaled down.
var Tools = map[string]Tool{
	"nothing": None, "sword": Sword, "axe": Axe, "hammer": Hammer, "club": Club, "spear": Spear, "trident": Trident,
	"flail": Flail, "scythe": Scythe, "dagger": Dagger, "staff": Staff, "bow": Bow, "gun": Gun, "whip": Whip,
	"torch": Torch, "flask": Flask, "tome": Tome, "scroll": Scroll, "orb": Orb, "wrench": Wrench, "purse": Purse,
	"scales": Scales, "key": Key, "drum": Drum, "bomb": Bomb, "boulder": Boulder, "horn": Horn, "needle": Needle,
}

// Motifs are the tools as things. The key is a thing already.
var Motifs = func() map[string]motif.Motif {
	all := map[string]motif.Motif{}
	for w, t := range Tools {
		if t != None && t != Key {
			all[w] = motif.Motif{Draw: func(b *brush.Brush) { wielded(b, t) }, Anchor: motif.Middle}
		}
	}
	return all
}()

// wielded draws a tool scaled up to the size of a thing.
func wielded(b *brush.Brush, t Tool) {
	k, y, turn := 1.9, 34.0, 0.5*b.Side()
	switch t {
	case Tome, Scroll, Flask, Orb, Bomb, Drum, Purse, Horn, Scales, Gun:
		k, y, turn = 2.5, 22, b.In(-0.15, 0.15)
	case Dagger:
		k, y = 2.9, 40
	case Spear, Staff, Needle, Trident, Scythe:
		k, y = 1.45, 16
	}
	b.Within(brush.Place(0, 0, 1.3, 1.3, 0), func() {
		b.Within(brush.Place(0, 0, k, k, turn), func() {
			b.Within(brush.Place(0, y/k, 1, 1, 0), func() { DrawTool(b, t) })
		})
	})
}

// DrawTool draws a tool.
func DrawTool(b *brush.Brush, t Tool) {
	if t != None {
		toolDraw[t](b)
	}
}

// toolDraw draws each tool.
var toolDraw = [...]func(*brush.Brush){
	Sword:   swordTool,
	Dagger:  daggerTool,
	Needle:  needleTool,
	Axe:     axeTool,
	Hammer:  hammerTool,
	Club:    clubTool,
	Spear:   spearTool,
	Trident: tridentTool,
	Flail:   flailTool,
	Scythe:  scytheTool,
	Staff:   staffTool,
	Bow:     bowTool,
	Gun:     gunTool,
	Whip:    whipTool,
	Torch:   torchTool,
	Flask:   flaskTool,
	Tome:    tomeTool,
	Scroll:  scrollTool,
	Orb:     orbTool,
	Wrench:  wrenchTool,
	Purse:   purseTool,
	Scales:  scalesTool,
	Key:     keyTool,
	Drum:    drumTool,
	Bomb:    bombTool,
	Boulder: boulderTool,
	Horn:    hornTool,
}

// shaft draws a handle of wood from one height to another.
func shaft(b *brush.Brush, from, to, r float64) {
	b.Draw(brush.Wood, brush.Slab(-r, to, 2*r, from-to, r))
}

func swordTool(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	switch b.N(3) {
	case 0: // straight
		b.Fill(m, brush.Poly(-4.5, -12, -4, -76, 0, -88, 4, -76, 4.5, -12))
		b.Fill(brush.Flat(b.Shade).Clear(0.35), brush.Poly(0, -12, 0, -88, 4, -76, 4.5, -12))
		b.Fill(b.Metal(brush.Gold), brush.Slab(-15, -14, 30, 5, 2.5))
	case 1: // a sabre
		b.Fill(m, brush.Smooth(-4, -12, -3, -50, 12, -84, 16, -88, 10, -60, 6, -36, 5, -12))
		b.Fill(b.Metal(brush.Gold), brush.Taper(brush.Curve(-8, -14, 10, -14, 15, 2, 4, 13), 2, 2))
	default: // broad
		b.Fill(m, brush.Poly(-8, -12, -9, -70, 0, -86, 9, -70, 8, -12))
		b.Fill(brush.Flat(b.Shade).Clear(0.3), brush.Box(-1.6, -70, 3.2, 56))
		b.Fill(b.Metal(brush.Livery(b.House).To(brush.Gold, 0.4)), brush.Smooth(-19, -20, -12, -11, 12, -11, 19, -20, 14, -7, -14, -7))
	}
	b.Draw(brush.Wood.Times(0.7), brush.Slab(-2.6, -10, 5.2, 22, 2))
	b.Fill(b.Metal(brush.Gold), brush.Oval(0, 14, 4.4, 4.4))
}

func daggerTool(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	b.Fill(m, brush.Poly(-4, -8, -3.4, -34, 0, -46, 3.4, -34, 4, -8))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-10, -10, 20, 4, 2))
	b.Draw(brush.Wood.Times(0.6), brush.Slab(-2.4, -7, 4.8, 17, 2))
}

func needleTool(b *brush.Brush) {
	b.Fill(b.Metal(brush.Steel), brush.Smooth(-3.4, 20, -2.4, -40, 0, -92, 2.4, -40, 3.4, 20))
	b.Fill(b.Metal(brush.Gold), brush.Ring(0, 28, 9, 4.4)...)
	b.Plain(brush.Hex(0xb8323a), brush.Taper(brush.Curve(0, 30, 16, 44, -10, 56, 12, 70), 1.6, 1))
	b.Glow(0, -90, 22, 22, b.Accent, 0.9)
}

func axeTool(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	dark := b.Metal(brush.Iron)
	shaft(b, 44, -62, 3)
	b.Fill(m, brush.Smooth(2, -62, 16, -68, 36, -76, 40, -50, 32, -26, 14, -38, 2, -40))
	b.Fill(dark, brush.Poly(-2, -58, -20, -66, -16, -40, -2, -44))
}

func hammerTool(b *brush.Brush) {
	dark := b.Metal(brush.Iron)
	shaft(b, 44, -60, 3.4)
	b.Fill(dark, brush.Slab(-27, -80, 54, 32, 5))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-27, -79, 7, 30, 2), brush.Slab(20, -79, 7, 30, 2))
}

func clubTool(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Limb(0, 22, 3.4, 0, -20, 6, 2, -62, 13, 2, -70, 12))
	for i := range 4 {
		y, d := -40-float64(i)*9, brush.Sides[i%2]
		b.Draw(brush.Bone, brush.Poly(2+d*8, y-3, 2+d*21, y-1, 2+d*8, y+4))
	}
}

func spearTool(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	shaft(b, 70, -70, 2.4)
	b.Fill(m, brush.Poly(-7, -66, 0, -100, 7, -66, 0, -60))
	b.Draw(brush.Livery(b.House), brush.Smooth(2, -60, 18, -52, 14, -40, 22, -30, 2, -36))
}

func tridentTool(b *brush.Brush) {
	dark := b.Metal(brush.Iron)
	shaft(b, 70, -50, 2.6)
	b.Fill(dark, brush.Poly(-2.4, -48, 0, -90, 2.4, -48), brush.Poly(-18, -82, -15, -58, 0, -48, 15, -58, 18, -82, 11, -60, 0, -54, -11, -60))
}

func flailTool(b *brush.Brush) {
	dark := b.Metal(brush.Iron)
	shaft(b, 30, -34, 3)
	for i := range 5 {
		q := brush.At(2+float64(i)*5, -36-4*float64(i)+float64(i*i)*1.6)
		b.Fill(dark, brush.Ring(q.X, q.Y, 3.6, 1.8)...)
	}
	b.Fill(dark, brush.Star(32, -20, 9, 17, 10, 0))
}

func scytheTool(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	shaft(b, 80, -80, 2.6)
	b.Fill(m, brush.Smooth(-3, -80, 26, -88, 54, -72, 66, -46, 46, -62, 22, -70, -2, -70))
}

func staffTool(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Limb(0, 90, 2.6, 0, 0, 2.6, 2, -56, 3.4))
	b.Draw(brush.Wood, brush.Taper(brush.Curve(1, -54, -13, -66, -6, -84, 6, -88), 3, 1.4),
		brush.Taper(brush.Curve(2, -54, 14, -66, 12, -78), 3, 1.2))
	Spell(b, 1, -72, 9)
}

func bowTool(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	b.Draw(brush.Wood, brush.Taper(brush.Curve(-10, -70, 8, -44, 13, 0, 8, 44, -10, 70), 2.4, 2.4))
	b.Plain(brush.Cloth, brush.Taper(brush.Line(-10, -70, -34, 0, -10, 70), 0.7, 0.7))
	b.Draw(brush.Wood, brush.Box(-36, -1, 66, 2.4))
	b.Fill(m, brush.Poly(28, -5, 44, 0, 28, 6))
}

func gunTool(b *brush.Brush) {
	m, dark := b.Metal(brush.Steel), b.Metal(brush.Iron)
	c := brush.Pick(&b.Random, brush.Livery(b.House), brush.Livery(b.House), brush.Gold,
		brush.Hex(0xc0453a), brush.Hex(0x7a5ac0), brush.Hex(0x3a6ab0))
	b.Within(brush.Place(0, 0, 1, 1, -0.1), func() {
		b.Draw(brush.Iron.Times(0.6), brush.Poly(-5, 16, -7, -4, 6, -6, 8, 14))
		b.Fill(dark, brush.Poly(-12, -16, 22, -18, 26, -6, -12, -2))
		tip := 49.0
		switch b.N(3) {
		case 0: // rings around the barrel
			b.Fill(b.Metal(c), brush.Slab(-4, -24, 24, 10, 5))
			b.Fill(m, brush.Poly(24, -15, 46, -13, 46, -9, 24, -7))
			for i := range 3 {
				b.Fill(m, brush.Oval(29+float64(i)*7, -11, 2.2, 7-float64(i)))
			}
		case 1: // long, with a sight
			b.Fill(b.Metal(c), brush.Poly(-20, -18, 30, -18, 34, -5, -20, -1, -34, 8, -34, -8))
			b.Fill(m, brush.Slab(28, -15, 34, 6, 3))
			b.Fill(dark, brush.Slab(-4, -27, 22, 6, 3), brush.Box(0, -22, 3, 6), brush.Box(11, -22, 3, 6))
			tip = 63
		default: // a round chamber and a dish
			b.Fill(b.Metal(c), brush.Oval(2, -14, 15, 12))
			b.Glow(2, -14, 18, 14, b.Accent, 0.7)
			b.Plain(b.Accent.To(brush.White, 0.3), brush.Oval(2, -14, 6, 6))
			b.Fill(m, brush.Slab(18, -15, 18, 7, 3), brush.Smooth(34, -26, 42, -24, 38, -11, 42, 1, 34, 3, 30, -11))
			tip = 46
		}
		b.Glow(tip+1, -11, 22, 18, b.Accent, 1)
		b.Plain(b.Accent.To(brush.White, 0.5), brush.Oval(tip, -11, 4, 4))
	})
}

func whipTool(b *brush.Brush) {
	shaft(b, 18, -14, 4)
	b.Glow(50, -50, 60, 50, b.Accent, 0.4)
	b.Draw(brush.Hex(0x8a2a3a).To(b.Accent, 0.4), brush.Taper(brush.Curve(0, -12, 4, -50, 44, -74, 78, -42, 52, -8, 22, -30, 44, -52), 5, 1.4))
}

func torchTool(b *brush.Brush) {
	dark := b.Metal(brush.Iron)
	shaft(b, 34, -26, 3.4)
	b.Glow(0, -44, 66, 60, brush.Hex(0xff9a3a), 0.6)
	b.Fill(dark, brush.Poly(-8, -24, 8, -24, 10, -34, -10, -34))
	b.Flame(0, -34, 12, 38)
}

func flaskTool(b *brush.Brush) {
	b.Glow(0, -12, 40, 40, b.Accent, 0.6)
	b.Fill(brush.Flat(b.Accent.To(brush.White, 0.4)).Down(b.Accent.Times(0.75)), brush.Smooth(-5, -34, 5, -34, 5, -24, 18, 0, 14, 12, -14, 12,
		-18, 0, -5, -24))
	b.Fill(brush.Flat(brush.White).Clear(0.7), brush.Oval(-8, -2, 2.4, 6), brush.Oval(5, 2, 2, 2), brush.Oval(1, -8, 1.4, 1.4))
	b.Draw(brush.Wood, brush.Slab(-5.5, -42, 11, 10, 2))
}

func tomeTool(b *brush.Brush) {
	b.Draw(brush.Livery(b.House).Times(0.7), brush.Poly(-30, -30, 0, -24, 30, -30, 30, 12, 0, 18, -30, 12))
	b.Draw(brush.Hex(0xf4ead0), brush.Poly(-27, -32, -2, -25, -2, 13, -27, 8), brush.Poly(27, -32, 2, -25, 2, 13, 27, 8))
	for i := range 4 {
		y := -22 + float64(i)*7
		b.Fill(brush.Flat(brush.Wood).Clear(0.6), brush.Poly(-23, y-1, -6, y+4, -6, y+5.6, -23, y+0.6),
			brush.Poly(23, y-1, 6, y+4, 6, y+5.6, 23, y+0.6))
	}
}

func scrollTool(b *brush.Brush) {
	b.Draw(brush.Hex(0xf0e2bc), brush.Poly(-18, -34, 18, -34, 15, 24, -15, 24))
	for i := range 5 {
		b.Fill(brush.Flat(brush.Wood).Clear(0.6), brush.Box(-11, -24+float64(i)*8, 22-float64(i%3)*5, 2))
	}
	b.Draw(brush.Hex(0xdcc89a), brush.Slab(-23, -40, 46, 10, 5), brush.Slab(-21, 18, 42, 10, 5))
}

func orbTool(b *brush.Brush) {
	b.Glow(0, -14, 60, 60, b.Accent, 0.7)
	s := b.Metal(b.Accent)
	s.Top = b.Accent.To(brush.White, 0.5)
	b.Fill(s, brush.Oval(0, -14, 18, 18))
	b.Fill(brush.Flat(brush.White).Clear(0.8), brush.Oval(-6, -21, 5, 3.4))
}

func wrenchTool(b *brush.Brush) {
	m := b.Metal(brush.Steel)
	b.Fill(m, brush.Slab(-4, -44, 8, 60, 4))
	b.Fill(m, brush.Smooth(-13, -66, -14, -48, -5, -38, 5, -38, 14, -48, 13, -66, 6, -56, -6, -56))
}

func purseTool(b *brush.Brush) {
	b.Glow(0, -4, 46, 40, brush.Amber, 0.35)
	b.Crystals(0, -14, 22, 8, 3)
	b.Draw(brush.Hex(0x8a5a34), brush.Smooth(-8, -10, 8, -10, 22, 12, 14, 26, -14, 26, -22, 12))
	b.Draw(brush.Hex(0x6a4226), brush.Slab(-11, -13, 22, 6, 3))
}

func scalesTool(b *brush.Brush) {
	b.Fill(b.Metal(brush.Gold), brush.Box(-1.6, -60, 3.2, 84), brush.Slab(-32, -52, 64, 3.4, 1.6), brush.Oval(0, -60, 4, 4))
	b.Mirrored(func(float64) {
		b.Plain(brush.Gold.Times(0.7), brush.Taper(brush.Line(30, -50, 20, -26), 0.7, 0.7), brush.Taper(brush.Line(30, -50, 40, -26), 0.7, 0.7))
		b.Fill(b.Metal(brush.Gold), brush.Smooth(17, -27, 30, -24, 43, -27, 36, -17, 24, -17))
	})
}

func keyTool(b *brush.Brush) {
	KeyShape(b, b.Metal(brush.Gold))
}

func drumTool(b *brush.Brush) {
	b.Draw(brush.Wood, brush.Slab(-30, -20, 60, 44, 8))
	b.Draw(brush.Hex(0xf0e2c0), brush.Oval(0, -20, 30, 10))
	for i := -2; i <= 2; i++ {
		b.Draw(brush.Livery(b.House), brush.Poly(float64(i)*12-6, -12, float64(i)*12+6, -12, float64(i)*12, 20))
	}
}

func bombTool(b *brush.Brush) {
	dark := b.Metal(brush.Iron)
	b.Fill(dark, brush.Oval(0, -8, 18, 18), brush.Slab(-6, -31, 12, 8, 2))
	b.Plain(brush.Cloth, brush.Taper(brush.Curve(0, -30, 4, -42, 14, -44), 1.4, 1))
	b.Glow(15, -44, 34, 34, brush.Hex(0xffb04a), 0.9)
	b.Plain(brush.Hex(0xfff0b0), brush.Star(15, -44, 6, 10, 3.4, 0))
}

func boulderTool(b *brush.Brush) {
	b.Draw(b.Near.To(brush.Hex(0x9a8a80), 0.6), brush.Poly(-34, -10, -30, -36, -10, -54, 18, -52, 36, -30, 32, -4, 12, 8, -20, 6))
	b.Fill(brush.Flat(b.Shade).Clear(0.4), brush.Poly(-10, -54, -2, -30, 36, -30, 18, -52))
}

func hornTool(b *brush.Brush) {
	b.Draw(brush.Bone, brush.Smooth(-34, -4, -20, -12, 6, -14, 24, -30, 36, -30, 38, -4, 26, 10, 0, 8, -22, 2))
	b.Fill(b.Metal(brush.Gold), brush.Slab(-38, -8, 8, 8, 3), brush.Poly(32, -34, 40, -34, 42, 0, 34, 0))
}

// KeyShape draws a key with its bow at the top.
func KeyShape(b *brush.Brush, s brush.Style) {
	b.Fill(s, brush.Ring(0, -44, 18, 9)...)
	b.Fill(s, brush.Ring(-13, -60, 9, 4.4)...)
	b.Fill(s, brush.Ring(13, -60, 9, 4.4)...)
	b.Fill(s, brush.Slab(-3.4, -28, 6.8, 74, 2), brush.Slab(0, 26, 18, 6, 1.5), brush.Slab(0, 38, 14, 6, 1.5), brush.Slab(-6, -28, 12, 6, 2))
}

// Shield draws a shield with a sign on it.
func Shield(b *brush.Brush, c, trim brush.RGB) {
	round := b.Odds(0.35)
	var out, in brush.Path
	if round {
		out, in = brush.Oval(0, 0, 36, 36), brush.Oval(0, 0, 30, 30)
	} else {
		out = brush.Smooth(-32, -38, 0, -44, 32, -38, 32, 0, 18, 30, 0, 46, -18, 30, -32, 0)
		in = brush.Smooth(-26, -32, 0, -37, 26, -32, 26, 0, 14, 25, 0, 38, -14, 25, -26, 0)
	}
	b.Fill(b.Metal(trim.To(brush.Gold, 0.3)), out)
	b.Draw(c, in)
	s := b.Metal(trim.To(brush.Gold, 0.4))
	switch sign := b.N(4); {
	case sign == 0:
		b.Fill(s, brush.Star(0, -2, 4, 24, 8, 0))
	case sign == 1 && b.House == card.Sanctum:
		b.Fill(s, brush.Box(-4, -30, 8, 58), brush.Box(-22, -12, 44, 8))
	case sign == 2:
		b.Fill(s, brush.Star(0, -2, 8, 18, 11, 0), brush.Oval(0, -2, 8, 8))
	default:
		b.Fill(s, brush.Poly(-24, 10, 0, -18, 24, 10, 24, 20, 0, -6, -24, 20))
	}
}
