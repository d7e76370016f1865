package people

import "github.com/keyraken/keyraken/ui/art/brush"

// Stand is what the legs do.
type Stand uint8

const (
	upright Stand = iota
	kneeling
	sitting
	leaping
	crouching
)

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
	if f.Kin == Spirit && !f.near {
		wisp(b, f)
		return
	}
	c := f.Cloth.Times(0.7)
	if f.Dress.skimpy() {
		c = f.Skin.Times(0.85)
	}
	if f.Kin == Robot {
		c = f.Skin.Times(0.7)
	}
	boot := f.Trim.Times(0.45)
	if f.Dress == Bare && f.Kin != Goblin {
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
