package art

import "github.com/keyraken/keyraken/ui/art/brush"

// stand is what the legs do.
type stand uint8

const (
	upright stand = iota
	kneeling
	sitting
	leaping
	crouching
)

var stands = map[string]stand{"kneeling": kneeling, "sitting": sitting, "leaping": leaping, "crouching": crouching}

// fold is the part of the length of the legs that remains between hip and ground.
func (s stand) fold() float64 {
	return [...]float64{upright: 1, kneeling: 0.56, sitting: 0.6, leaping: 1.25, crouching: 0.6}[s]
}

// ground is how far the ground is below the neck.
func (f *figure) ground() float64 {
	l := f.leg * f.stand.fold()
	if f.dress == robe || f.dress == shroud {
		return 85 + 101*min(l, 1.25)
	}
	return 85 + 90*l
}

// hem is how low something reaches that would reach to y if the legs were long and straight.
func (f *figure) hem(y float64) float64 {
	if f.near {
		return y
	}
	k := f.stand.fold()
	if f.stand == leaping {
		k = 0.7
	}
	return 85 + (y-85)*min(1, f.leg*k)
}

// aside is how far a figure that stretches an arm ahead moves to leave it room.
func (f *figure) aside() float64 {
	switch f.pose {
	case thrusting, pushing, pointing, aiming:
		return -30
	}
	return 0
}

// leg is the places of a knee and a foot.
type leg struct{ knee, foot brush.Point }

// legOf is where the leg of a side bends; x is outward from the middle.
func (f *figure) legOf(side float64) leg {
	l, hip, r := 90*f.leg, f.waist*0.62, f.limb
	if f.fat {
		hip = f.waist * 0.4
	}
	ground := 85 + l*f.stand.fold()
	switch {
	case f.stand == kneeling && side > 0:
		return leg{brush.At(hip+4, ground-r*0.8), brush.At(hip+0.5*l, ground-4)}
	case f.stand == kneeling:
		return leg{brush.At(hip+0.4*l, 86), brush.At(hip+0.36*l, ground)}
	case f.stand == sitting:
		return leg{brush.At(hip+0.24*l, 90), brush.At(hip+0.16*l, ground)}
	case f.stand == leaping && side > 0:
		return leg{brush.At(hip+0.16*l, 85+0.5*l), brush.At(hip+0.52*l, 85+0.66*l)}
	case f.stand == leaping:
		return leg{brush.At(hip+0.42*l, 85+0.02*l), brush.At(hip+0.2*l, 85+0.5*l)}
	case f.stand == crouching:
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

func legs(b *brush.Brush, f *figure) {
	if f.dress == shroud || f.dress == robe {
		return
	}
	if f.kin == spirit && !f.near {
		wisp(b, f)
		return
	}
	c := f.cloth.Times(0.7)
	if f.dress.skimpy() {
		c = f.skin.Times(0.85)
	}
	if f.kin == robot {
		c = f.skin.Times(0.7)
	}
	boot := f.trim.Times(0.45)
	if f.dress == bare && f.kin != goblin {
		boot = c
	}
	b.Mirrored(func(side float64) {
		l := f.legOf(side)
		b.Draw(c, brush.Limb(f.waist*0.5, 78, f.limb*1.5, l.knee.X, l.knee.Y, f.limb*1.15, l.foot.X, l.foot.Y-6, f.limb*0.85))
		x, y := l.foot.X, l.foot.Y
		b.Draw(boot, brush.Smooth(x-f.limb, y-26*f.leg, x+f.limb, y-26*f.leg, x+f.limb*1.1, y-6, x+f.limb*2.1, y, x+f.limb*1.6, y+5,
			x-f.limb*1.1, y+5))
	})
}

// wisp is what spirits in armor have instead of legs.
func wisp(b *brush.Brush, f *figure) {
	waist, d := f.waist, -brush.Sign(f.turn)*26
	s := b.Body(f.trim.To(f.skin, 0.6))
	s.Bottom, s.Fade = f.skin, 0.15
	b.Glow(0, 120, 70, 80, b.Accent.To(f.skin, 0.5), 0.5)
	b.Fill(s, brush.Smooth(-waist*1.1, 76, waist*1.1, 76, waist*1.5, 116, waist*0.9+d, 150, waist*1.1+d, 176, d*2.4, 196, -waist*0.3+d, 168,
		-waist*1.2+d*0.4, 146, -waist*1.5, 116))
}
