package art

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// arms draws the arm of one side with what its hand holds; side 1 has the weapon.
func arms(b *brush.Brush, f *figure, side float64) {
	s := brush.At(side*f.wide*0.9, 17)
	hand, bend := reach(b, f, side)
	l := 40 + f.limb*0.9
	ahead := f.near && f.aside() != 0 && (side > 0 || f.pose == pushing) // toward the viewer: short, with a large fist
	fist := f.limb
	if ahead {
		l, fist = l*0.6, f.limb*1.3
	}
	e := brush.Elbow(s, hand, l, l*0.95, bend)
	hand = e.Plus(hand.Minus(e).Unit().Times(min(l*0.95, hand.Minus(e).Length())))
	limbs(b, f, s, e, hand)
	if side > 0 && f.pose == carrying {
		b.Within(brush.Place(0, hand.Y+6, 1, 1, 0), func() { inHand(b, f, 0.5, 1.3) })
	} else if side > 0 {
		b.Within(brush.Place(hand.X, hand.Y, 1, 1, tilt(b, f)), func() { inHand(b, f, 0.44, 1) })
	} else if f.pose == guarding {
		b.Within(brush.Place(hand.X-4, hand.Y, 0.92, 0.92, 0), func() { shield(b, f.cloth.To(brush.Livery(b.House), 0.5), f.trim) })
	}
	if side > 0 || f.pose != guarding {
		grip(b, f, e, hand, fist)
	}
	if f.pose == casting {
		spell(b, hand.X, hand.Y-8, 12)
	}
}

// limbs draws an arm from the shoulder over the elbow to the hand.
func limbs(b *brush.Brush, f *figure, s, e, hand brush.Point) {
	if f.kin == robot {
		m := b.Metal(f.skin.Times(0.75))
		b.Fill(m, brush.Taper([]brush.Point{s, e}, f.limb*0.8, f.limb*0.7), brush.Taper([]brush.Point{e, hand}, f.limb*0.7, f.limb*1.05))
		b.Fill(b.Metal(f.trim), brush.Oval(e.X, e.Y, f.limb, f.limb))
		return
	}
	c, cuff := sleeve(b, f)
	st := b.Body(c)
	if f.dress == plate {
		st = b.Metal(c)
	}
	b.Fill(st, brush.Limb(s.X, s.Y, f.limb*1.35, e.X, e.Y, f.limb, hand.X, hand.Y, cuff))
}

// grip draws the hand, a fist of that size, with claws if the figure has any.
func grip(b *brush.Brush, f *figure, e, hand brush.Point, size float64) {
	c := f.skin
	if f.dress == plate && b.House != card.Saurian {
		c = brush.Steel.Times(0.8)
	}
	fist(b, hand, hand.Minus(e), size, c)
	if f.kin != demon && f.kin != saurian {
		return
	}
	for i := -1; i <= 1; i++ {
		t := hand.Plus(hand.Minus(e).Unit().Times(f.limb*1.9)).Shift(float64(i)*f.limb*0.7, 0)
		b.Draw(brush.Bone, brush.Poly(hand.X+float64(i)*f.limb*0.5-2, hand.Y, t.X, t.Y, hand.X+float64(i)*f.limb*0.5+2, hand.Y))
	}
}

// sleeve is the color of an arm, and half the width of its end.
func sleeve(b *brush.Brush, f *figure) (c brush.RGB, cuff float64) {
	switch f.dress {
	case robe, shroud:
		return f.cloth, f.limb * 1.7
	case coat, cloak, uniform:
		return f.cloth, f.limb * 1.1
	case plate:
		if b.House != card.Saurian {
			return brush.Steel.To(f.cloth, 0.4), f.limb * 0.9
		}
	}
	return f.skin, f.limb * 0.9
}

// inHand draws what the hand holds, a drawing or a tool of those sizes.
func inHand(b *brush.Brush, f *figure, drawing, tool float64) {
	if f.hold != nil {
		b.Within(brush.Place(0, -55*drawing, drawing, drawing, 0), func() { f.hold(b) })
		return
	}
	b.Within(brush.Place(0, 0, tool, tool, 0), func() { held(b, f.gear) })
}

// handSkin is the skin of the hands of the house.
func handSkin(b *brush.Brush) brush.RGB { return brush.Pick(&b.Random, skins[natives[b.House]]...) }

// fist draws a closed hand at the end of an arm.
func fist(b *brush.Brush, at, way brush.Point, r float64, c brush.RGB) {
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
func reach(b *brush.Brush, f *figure, side float64) (brush.Point, float64) {
	w := f.wide
	if f.near {
		if hand, bend, ok := f.reachNear(side); ok {
			return hand, bend
		}
	}
	switch f.pose {
	case striking:
		if side > 0 {
			return brush.At(w+30, -44), 1
		}
		return brush.At(-w-20, 17+1.75*(40+f.limb*0.9)), 1
	case casting:
		return brush.At(side*(w+44), 14), side
	case thrusting:
		if side > 0 {
			return brush.At(0.9*w+1.9*(40+f.limb*0.9), 4), -1
		}
		return brush.At(-0.9*w-1.35*(40+f.limb*0.9), 17+1.25*(40+f.limb*0.9)), 1
	case lifting:
		return brush.At(2+side*24, -76-8*f.head), side
	case shouldered:
		if side > 0 {
			return brush.At(w*0.8, 54), -1
		}
		return brush.At(-f.waist-3, 74), 1
	case folded:
		return brush.At(-side*w*0.42, 46-6*side), -side
	case holding:
		return brush.At(side*13, 50), -side
	case guarding:
		if side > 0 {
			return brush.At(w+20, 46), -1
		}
		return brush.At(-w*0.8, 56), 1
	case cheering:
		return brush.At(side*(w+34), -62), side
	case pointing:
		if side > 0 {
			return brush.At(w+62, -26), -1
		}
		return brush.At(-f.waist-3, 74), 1
	case praying:
		return brush.At(side*5, 12), -side
	case mourning:
		return brush.At(side*10, -24*f.head), -side
	case pushing:
		return brush.At(w+54, 22+8*side), -1
	case shrugging:
		return brush.At(side*(w+34), 62), side
	case aiming:
		return brush.At(w*0.5+24+18*side, 8), -1
	case carrying:
		return brush.At(side*w*0.62, 62), -side
	case waving:
		if side > 0 {
			return brush.At(w+30, -34), 1
		}
		return brush.At(-w-12, 17+1.85*(40+f.limb*0.9)), 1
	case hailing:
		if side > 0 {
			return brush.At(w+8, -82), 1
		}
		return brush.At(-w-12, 17+1.85*(40+f.limb*0.9)), 1
	}
	if side > 0 {
		return brush.At(w+18, 40), -1
	}
	if b.Odds(0.35) { // on the hip
		return brush.At(-f.waist-3, 74), 1
	}
	return brush.At(-w-12, 17+1.85*(40+f.limb*0.9)), 1
}

// reachNear is reach for a person who is near, where a hand would leave the picture, which
// ends above the head and beside the shoulders.
func (f *figure) reachNear(side float64) (hand brush.Point, bend float64, ok bool) {
	w := f.wide
	switch {
	case f.pose == thrusting && side > 0:
		return brush.At(w+44, 12), -1, true
	case f.pose == pushing:
		return brush.At(w+26, 26+8*side), -1, true
	case f.pose == pointing && side > 0:
		return brush.At(w+40, -14), -1, true
	case f.pose == hailing && side > 0:
		return brush.At(w+26, -46), 1, true
	case f.pose == lifting:
		return brush.At(side*(18+w*0.5), -46-10*f.head), side, true
	case f.pose == cheering:
		return brush.At(side*(w+38), -42), side, true
	}
	return brush.Point{}, 0, false
}

// tilt is the angle of a thing in the hand.
func tilt(b *brush.Brush, f *figure) float64 {
	switch f.pose {
	case striking:
		switch f.gear {
		case tome, scroll, flask, orb, purse, bomb, boulder, torch, drum, key, gun:
			return 0.2
		}
		return -0.95 // swung over the head
	case holding, aiming:
		return 0
	case thrusting, pushing:
		if f.near {
			return 0.7
		}
		return 1.15
	case pointing:
		return 0.9
	case lifting:
		return -1.35
	case shouldered:
		return 0.62
	case guarding:
		return 0.35
	}
	return 0.08
}

// spell draws the light of magic in a hand.
func spell(b *brush.Brush, x, y, r float64) {
	b.Glow(x, y, r*3.5, r*3.5, b.Accent, 0.9)
	b.Plain(b.Accent.To(brush.White, 0.6), brush.Star(x, y, 7, r, r*0.5, 0.2))
}

// palm draws a hand that reaches to the right and is about 200 long.
func palm(b *brush.Brush, skin, sleeve brush.RGB) {
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
