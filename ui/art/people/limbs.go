package people

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// arms draws the arm of one side with what its hand holds; side 1 has the weapon.
func arms(b *brush.Brush, f *Figure, side float64) {
	s := brush.At(side*f.Wide*0.9, 17)
	hand, bend := reach(b, f, side)
	l := 40 + f.Limb*0.9
	ahead := f.near && f.aside() != 0 && (side > 0 || f.Pose == Pushing) // toward the viewer: short, with a large fist
	fist := f.Limb
	if ahead {
		l, fist = l*0.6, f.Limb*1.3
	}
	e := brush.Elbow(s, hand, l, l*0.95, bend)
	hand = e.Plus(hand.Minus(e).Unit().Times(min(l*0.95, hand.Minus(e).Length())))
	limbs(b, f, s, e, hand)
	if side > 0 && f.Pose == Carrying {
		b.Within(brush.Place(0, hand.Y+6, 1, 1, 0), func() { inHand(b, f, 0.5, 1.3) })
	} else if side > 0 {
		b.Within(brush.Place(hand.X, hand.Y, 1, 1, tilt(b, f)), func() { inHand(b, f, 0.44, 1) })
	} else if f.Pose == Guarding {
		b.Within(brush.Place(hand.X-4, hand.Y, 0.92, 0.92, 0), func() { Shield(b, f.Cloth.To(brush.Livery(b.House), 0.5), f.Trim) })
	}
	if side > 0 || f.Pose != Guarding {
		grip(b, f, e, hand, fist)
	}
	if f.Pose == Casting {
		Spell(b, hand.X, hand.Y-8, 12)
	}
}

// limbs draws an arm from the shoulder over the elbow to the hand.
func limbs(b *brush.Brush, f *Figure, s, e, hand brush.Point) {
	if f.Species == Robot {
		m := b.Metal(f.Skin.Times(0.75))
		b.Fill(m, brush.Taper([]brush.Point{s, e}, f.Limb*0.8, f.Limb*0.7), brush.Taper([]brush.Point{e, hand}, f.Limb*0.7, f.Limb*1.05))
		b.Fill(b.Metal(f.Trim), brush.Oval(e.X, e.Y, f.Limb, f.Limb))
		return
	}
	c, cuff := sleeve(b, f)
	st := b.Body(c)
	if f.Dress == Plate {
		st = b.Metal(c)
	}
	b.Fill(st, brush.Limb(s.X, s.Y, f.Limb*1.35, e.X, e.Y, f.Limb, hand.X, hand.Y, cuff))
}

// grip draws the hand, a fist of that size, with claws if the figure has any.
func grip(b *brush.Brush, f *Figure, e, hand brush.Point, size float64) {
	c := f.Skin
	if f.Dress == Plate && b.House != card.Saurian {
		c = brush.Steel.Times(0.8)
	}
	Fist(b, hand, hand.Minus(e), size, c)
	if f.Species != Demon && f.Species != Saurian {
		return
	}
	for i := -1; i <= 1; i++ {
		t := hand.Plus(hand.Minus(e).Unit().Times(f.Limb*1.9)).Shift(float64(i)*f.Limb*0.7, 0)
		b.Draw(brush.Bone, brush.Poly(hand.X+float64(i)*f.Limb*0.5-2, hand.Y, t.X, t.Y, hand.X+float64(i)*f.Limb*0.5+2, hand.Y))
	}
}

// sleeve is the color of an arm, and half the width of its end.
func sleeve(b *brush.Brush, f *Figure) (c brush.RGB, cuff float64) {
	switch f.Dress {
	case Robe, Shroud:
		return f.Cloth, f.Limb * 1.7
	case Coat, Cloak, Uniform:
		return f.Cloth, f.Limb * 1.1
	case Plate:
		if b.House != card.Saurian {
			return brush.Steel.To(f.Cloth, 0.4), f.Limb * 0.9
		}
	}
	return f.Skin, f.Limb * 0.9
}

// inHand draws what the hand holds, a drawing or a tool of those sizes.
func inHand(b *brush.Brush, f *Figure, drawing, tool float64) {
	if f.hold != nil {
		b.Within(brush.Place(0, -55*drawing, drawing, drawing, 0), func() { f.hold(b) })
		return
	}
	b.Within(brush.Place(0, 0, tool, tool, 0), func() { DrawTool(b, f.Gear) })
}

// HandSkin is the skin of the hands of the house.
func HandSkin(b *brush.Brush) brush.RGB { return brush.Pick(&b.Random, Skins[Natives[b.House]]...) }

// Fist draws a closed hand at the end of an arm.
func Fist(b *brush.Brush, at, way brush.Point, r float64, c brush.RGB) {
	b.Within(brush.Place(at.X, at.Y, r/8, r/8, math.Atan2(way.Y, way.X)), func() {
		s := b.Skin(c)
		b.Fill(s, brush.Slab(-6, -8, 15, 16, 6))
		for i := range 4 {
			b.Fill(s, brush.Slab(2, -8.4+4.2*float64(i), 9, 4.6, 2.3))
		}
		b.Fill(s, brush.Limb(-3, -7, 3, 3, -8.6, 2.8, 7, -5, 2.2))
	})
}

// reach is where the hand of a side is, and to which side the elbow bends.
func reach(b *brush.Brush, f *Figure, side float64) (brush.Point, float64) {
	w := f.Wide
	if f.near {
		if hand, bend, ok := f.reachNear(side); ok {
			return hand, bend
		}
	}
	switch f.Pose {
	case Striking:
		if side > 0 {
			return brush.At(w+30, -44), 1
		}
		return brush.At(-w-20, 17+1.75*(40+f.Limb*0.9)), 1
	case Casting:
		return brush.At(side*(w+44), 14), side
	case Thrusting:
		if side > 0 {
			return brush.At(0.9*w+1.9*(40+f.Limb*0.9), 4), -1
		}
		return brush.At(-0.9*w-1.35*(40+f.Limb*0.9), 17+1.25*(40+f.Limb*0.9)), 1
	case Lifting:
		return brush.At(2+side*24, -76-8*f.head), side
	case Shouldered:
		if side > 0 {
			return brush.At(w*0.8, 54), -1
		}
		return brush.At(-f.Waist-3, 74), 1
	case Folded:
		return brush.At(-side*w*0.42, 46-6*side), -side
	case Holding:
		return brush.At(side*13, 50), -side
	case Guarding:
		if side > 0 {
			return brush.At(w+20, 46), -1
		}
		return brush.At(-w*0.8, 56), 1
	case Cheering:
		return brush.At(side*(w+34), -62), side
	case Pointing:
		if side > 0 {
			return brush.At(w+62, -26), -1
		}
		return brush.At(-f.Waist-3, 74), 1
	case Praying:
		return brush.At(side*5, 12), -side
	case Mourning:
		return brush.At(side*10, -24*f.head), -side
	case Pushing:
		return brush.At(w+54, 22+8*side), -1
	case Shrugging:
		return brush.At(side*(w+34), 62), side
	case Aiming:
		return brush.At(w*0.5+24+18*side, 8), -1
	case Carrying:
		return brush.At(side*w*0.62, 62), -side
	case Waving:
		if side > 0 {
			return brush.At(w+30, -34), 1
		}
		return brush.At(-w-12, 17+1.85*(40+f.Limb*0.9)), 1
	case Hailing:
		if side > 0 {
			return brush.At(w+8, -82), 1
		}
		return brush.At(-w-12, 17+1.85*(40+f.Limb*0.9)), 1
	}
	if side > 0 {
		return brush.At(w+18, 40), -1
	}
	if b.Odds(0.35) { // on the hip
		return brush.At(-f.Waist-3, 74), 1
	}
	return brush.At(-w-12, 17+1.85*(40+f.Limb*0.9)), 1
}

// reachNear is reach for a person who is near, where a hand would leave the picture, which
// ends above the head and beside the shoulders.
func (f *Figure) reachNear(side float64) (hand brush.Point, bend float64, ok bool) {
	w := f.Wide
	switch {
	case f.Pose == Thrusting && side > 0:
		return brush.At(w+44, 12), -1, true
	case f.Pose == Pushing:
		return brush.At(w+26, 26+8*side), -1, true
	case f.Pose == Pointing && side > 0:
		return brush.At(w+40, -14), -1, true
	case f.Pose == Hailing && side > 0:
		return brush.At(w+26, -46), 1, true
	case f.Pose == Lifting:
		return brush.At(side*(18+w*0.5), -46-10*f.head), side, true
	case f.Pose == Cheering:
		return brush.At(side*(w+38), -42), side, true
	}
	return brush.Point{}, 0, false
}

// tilt is the angle of a thing in the hand.
func tilt(b *brush.Brush, f *Figure) float64 {
	switch f.Pose {
	case Striking:
		switch f.Gear {
		case Tome, Scroll, Flask, Orb, Purse, Bomb, Boulder, Torch, Drum, Key, Gun:
			return 0.2
		}
		return -0.95 // swung over the head
	case Holding, Aiming:
		return 0
	case Thrusting, Pushing:
		if f.near {
			return 0.7
		}
		return 1.15
	case Pointing:
		return 0.9
	case Lifting:
		return -1.35
	case Shouldered:
		return 0.62
	case Guarding:
		return 0.35
	}
	return 0.08
}

// Spell draws the light of magic in a hand.
func Spell(b *brush.Brush, x, y, r float64) {
	b.Glow(x, y, r*3.5, r*3.5, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.6), brush.Star(x, y, 7, r, r*0.5, 0.2))
}

// Palm draws a hand that reaches to the right and is about 200 long.
func Palm(b *brush.Brush, skin, sleeve brush.RGB) {
	b.Draw(sleeve, brush.Poly(-320, -56, -110, -42, -104, 46, -320, 66))
	b.Draw(sleeve.Times(1.25), brush.Poly(-124, -48, -98, -46, -92, 50, -118, 54))
	s := b.Body(skin)
	b.Fill(s, brush.Limb(-104, 26, 30, -50, 50, 22, 0, 62, 17, 40, 44, 12, 56, 26, 9))
	b.Fill(s, brush.Smooth(-110, -32, -60, -46, -10, -44, 10, -10, -2, 34, -50, 44, -110, 38))
	for i := range 4 {
		y := -44 + float64(i)*17
		l := 100 - 9*math.Abs(float64(i)-1)
		b.Fill(s, brush.Limb(-26, y*0.8+4, 14, l*0.45, y-20, 13, l, y-6, 11, l+14, y+22, 8))
	}
}

// Stand is what the legs do.
type Stand uint8

const (
	upright Stand = iota
	kneeling
	sitting
	leaping
	crouching
)

// Stands are the words for what the legs do.
var Stands = map[string]Stand{"kneeling": kneeling, "sitting": sitting, "leaping": leaping, "crouching": crouching}

// fold is the part of the length of the legs that remains between hip and ground.
func (s Stand) fold() float64 {
	return [...]float64{upright: 1, kneeling: 0.56, sitting: 0.6, leaping: 1.25, crouching: 0.6}[s]
}

// ground is how far the ground is below the neck.
func (f *Figure) ground() float64 {
	l := f.leg * f.Stand.fold()
	if f.Dress == Robe || f.Dress == Shroud {
		return 85 + 101*min(l, 1.25)
	}
	return 85 + 90*l
}

// hem is how low something reaches that would reach to y if the legs were long and straight.
func (f *Figure) hem(y float64) float64 {
	if f.near {
		return y
	}
	k := f.Stand.fold()
	if f.Stand == leaping {
		k = 0.7
	}
	return 85 + (y-85)*min(1, f.leg*k)
}

// aside is how far a figure that stretches an arm ahead moves to leave it room.
func (f *Figure) aside() float64 {
	switch f.Pose {
	case Thrusting, Pushing, Pointing, Aiming:
		return -30
	}
	return 0
}

// leg is the places of a knee and a foot.
type leg struct{ knee, foot brush.Point }

// legOf is where the leg of a side bends; x is outward from the middle.
func (f *Figure) legOf(side float64) leg {
	l, hip, r := 90*f.leg, f.Waist*0.62, f.Limb
	if f.Fat {
		hip = f.Waist * 0.4
	}
	ground := 85 + l*f.Stand.fold()
	switch {
	case f.Stand == kneeling && side > 0:
		return leg{brush.At(hip+4, ground-r*0.8), brush.At(hip+0.5*l, ground-4)}
	case f.Stand == kneeling:
		return leg{brush.At(hip+0.4*l, 86), brush.At(hip+0.36*l, ground)}
	case f.Stand == sitting:
		return leg{brush.At(hip+0.24*l, 90), brush.At(hip+0.16*l, ground)}
	case f.Stand == leaping && side > 0:
		return leg{brush.At(hip+0.16*l, 85+0.5*l), brush.At(hip+0.52*l, 85+0.66*l)}
	case f.Stand == leaping:
		return leg{brush.At(hip+0.42*l, 85+0.02*l), brush.At(hip+0.2*l, 85+0.5*l)}
	case f.Stand == crouching:
		return leg{brush.At(hip+0.46*l, 85+0.16*l), brush.At(hip+0.26*l, ground)}
	}
	s := f.stride * f.leg
	switch {
	case s > 0 && side > 0:
		return leg{brush.At(hip+22*s, 80+l*0.45), brush.At(hip+30*s, 80+l*0.92)}
	case s > 0:
		return leg{brush.At(hip+10*s, 85+l*0.5), brush.At(hip+44*s, 85+l*0.8)}
	}
	return leg{brush.At(hip+5, 85+l*0.5), brush.At(hip+3, 85+l)}
}

func legs(b *brush.Brush, f *Figure) {
	if f.Dress == Shroud || f.Dress == Robe {
		return
	}
	if f.Species == Spirit && !f.near {
		wisp(b, f)
		return
	}
	c := f.Cloth.Times(0.7)
	if f.Dress.skimpy() {
		c = f.Skin.Times(0.85)
	}
	if f.Species == Robot {
		c = f.Skin.Times(0.7)
	}
	boot := f.Trim.Times(0.45)
	if f.Dress == Bare && f.Species != Goblin {
		boot = c
	}
	b.Mirrored(func(side float64) {
		l := f.legOf(side)
		b.Draw(c, brush.Limb(f.Waist*0.5, 78, f.Limb*1.5, l.knee.X, l.knee.Y, f.Limb*1.15, l.foot.X, l.foot.Y-6, f.Limb*0.85))
		x, y := l.foot.X, l.foot.Y
		b.Draw(boot, brush.Smooth(x-f.Limb, y-26*f.leg, x+f.Limb, y-26*f.leg, x+f.Limb*1.1, y-6, x+f.Limb*2.1, y, x+f.Limb*1.6, y+5,
			x-f.Limb*1.1, y+5))
	})
}

// wisp is what spirits in armor have instead of legs.
func wisp(b *brush.Brush, f *Figure) {
	waist, d := f.Waist, -brush.Sign(f.Turn)*26
	s := b.Body(f.Trim.To(f.Skin, 0.6))
	s.Bottom, s.Fade = f.Skin, 0.15
	b.Glow(0, 120, 70, 80, b.Accent.To(f.Skin, 0.5), 0.5)
	b.Fill(s, brush.Smooth(-waist*1.1, 76, waist*1.1, 76, waist*1.5, 116, waist*0.9+d, 150, waist*1.1+d, 176, d*2.4, 196, -waist*0.3+d, 168,
		-waist*1.2+d*0.4, 146, -waist*1.5, 116))
}
