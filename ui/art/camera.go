package art

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

// camera is from where somebody is seen.
type camera uint8

const (
	middling camera = iota // to the hips
	nearby                 // the breast fills the picture
	portrait               // the face fills the picture
	whole                  // from head to foot
	below                  // from the ground, looming
	dashing                // leaning into a run
	away                   // from behind, looking into the scene
	cameras
)

// views chooses from where a figure is seen: the great from below or near by, the
// small from head to foot, each now and then in another way.
func (p *painter) views(f *figure) camera {
	small := f.leg < 0.7 || f.kin == faerie
	switch {
	case small:
		return pick(&p.random, whole, whole, dashing, portrait)
	case f.pose == lifting:
		return pick(&p.random, whole, middling)
	case f.pose == thrusting:
		return pick(&p.random, dashing, dashing, middling)
	case f.pose == shouldered:
		return pick(&p.random, nearby, portrait, middling)
	case f.kin == giant || p.Power >= 6:
		return pick(&p.random, middling, nearby, below, below, portrait)
	case f.hides() && p.odds(0.2):
		return away
	case p.Power <= 2:
		return pick(&p.random, whole, middling, portrait, dashing)
	}
	return pick(&p.random, middling, middling, nearby, whole, portrait, below)
}

// hides reports whether the figure can be told by its back.
func (f *figure) hides() bool {
	return (f.kin == human || f.kin == elf) && (f.dress == cloak || f.dress == plate || f.dress == robe)
}

// person paints a figure into the picture.
func (p *painter) person(f *figure) {
	from := p.views(f)
	k, x, y, lean := p.in(1.85, 2.1), Wide/2+p.in(-14, 14), p.in(168, 182), p.in(-0.04, 0.04)
	if f.kin == giant {
		k, y = p.in(1.7, 1.85)+0.03*float64(p.Power-5), p.in(150, 166)
	}
	head := 25*f.head - f.low*f.head
	switch from {
	case nearby:
		k, y = k*1.25, p.in(200, 214)
	case portrait:
		k = p.in(3, 3.5) / max(1, f.head*0.85)
		y = 196 + k*head
		x -= 10
	case whole, dashing:
		k = 1.42 + 0.03*max(0, float64(p.Power-3))
		if f.leg < 0.7 {
			k += 0.12
		}
		y = 356 - k*(85+90*f.leg)
		if f.kin == giant {
			k, y = 1.3, 118
		}
	case below:
		f.head *= 0.78
		f.wide, f.limb, f.waist = f.wide*1.06, f.limb*1.12, f.waist*1.14
		k, y = k*1.06, p.in(126, 140)
	case away:
		f.turn = p.toward.x / 0.64 * 0.4
		k, y = 1.5, p.in(150, 165)
	}
	flip := 1.0
	if p.odds(0.5) {
		flip, f.turn = -1, -f.turn
	}
	switch f.pose {
	case striking:
		y += 16
	case lifting:
		k, y = k*0.9, y+44
	case thrusting: // room for the arm
		k, x, y = k*0.86, x-flip*48, y+22
	}
	if from == dashing {
		lean, f.stride = p.in(0.16, 0.24), 1
		p.rush(flip)
	}
	p.backlight(x, y-10, 105*k)
	p.gloom(x, y+k*(85+90*f.leg), 70*k, 12*k, p.front, 0.8)
	p.echoed(func() {
		p.within(place(x, y, k*flip, k, lean*flip), func() {
			if from == away {
				p.back(f)
			} else {
				p.whole(f)
			}
		})
	})
	p.dusk(0.6)
}

// rush draws the wind of a run towards a side.
func (p *painter) rush(side float64) {
	for range 9 {
		x, y, l := Wide/2-side*p.in(40, 220), p.in(60, 340), p.in(50, 130)
		p.fill(flat(white.to(p.sun, 0.5)).clear(p.in(0.12, 0.35)), leaf([]pt{{x - l, y}, {x, y - 1}, {x + l, y}}, p.in(1.2, 3)))
	}
}

// echoed draws something, and for who is hard to hit its double beside it.
func (p *painter) echoed(draw func()) {
	if p.Keywords[card.Elusive] == 0 || p.Type != card.CreatureType {
		draw()
		return
	}
	before := append([]rgb(nil), p.pix...)
	draw()
	p.double(before, int(-34*p.toward.x/0.64*p.scale), 0.62)
	p.double(before, int(34*p.toward.x/0.64*p.scale), 0.34)
}

// double repeats what was drawn since a moment, shifted by some pixels, where
// nothing was drawn.
func (c *canvas) double(before []rgb, shift int, strength float32) {
	after := append([]rgb(nil), c.pix...)
	for y := range c.h {
		for x := max(0, shift); x < min(c.w, c.w+shift); x++ {
			i := y*c.w + x
			if from := i - shift; after[i] == before[i] && after[from] != before[from] {
				c.pix[i] = after[i].to(after[from], float64(strength))
			}
		}
	}
}

// whole draws a figure from head to foot.
func (p *painter) whole(f *figure) {
	before := false // whether the far arm crosses the breast
	switch f.pose {
	case guarding, holding, folded, carrying, aiming:
		before = true
	}
	p.behind(f)
	if f.four {
		p.lowerArms(f)
	}
	if !before {
		p.arms(f, -1)
	}
	p.legs(f)
	p.torso(f)
	for _, g := range f.wears {
		if g.before != nil {
			g.before(p, f)
		}
	}
	if before {
		p.arms(f, -1)
	}
	p.faces(f)
	p.arms(f, 1)
}

// lowerArms draws a second pair of arms, which are empty.
func (p *painter) lowerArms(f *figure) {
	low := *f
	low.pose, low.gear, low.hold, low.wide = shrugging, none, nil, f.wide*0.92
	p.within(place(0, 30, 1, 1, 0), func() {
		p.arms(&low, -1)
		p.arms(&low, 1)
	})
}

// back draws a figure from behind.
func (p *painter) back(f *figure) {
	if !p.guise.posed {
		f.pose = resting
	}
	p.arms(f, -1)
	p.arms(f, 1)
	p.legs(f)
	p.torso(f)
	c := f.cloth
	if f.dress == plate {
		c = f.trim.to(livery(p.House), 0.6)
	}
	if f.dress == bare || f.dress == rags || f.dress == furs {
		p.spine(f)
	} else {
		p.trailing(f, c)
	}
	p.within(place(f.turn*3, -21*f.head, f.head, f.head, f.turn*0.06), func() {
		switch {
		case f.face != nil || f.kin == saurian: // who looks over a shoulder
			p.head(f)
		case f.dress == plate:
			p.fill(p.metal(steel.to(f.cloth, 0.25)), smooth(-20, -10, -14, -26, 0, -30, 14, -26, 20, -10, 19, 14, 0, 20, -19, 14))
			p.draws(livery(p.House), smooth(-3, -29, -4, -50, 6, -52, 14, -30, 8, 10, 0, 24, -6, 4))
		case f.kin != human && f.kin != elf && f.kin != giant && f.kin != cyborg && f.kin != faerie:
			p.toned(tone{color: f.skin.times(0.8), pull: 1, shape: 1}, func() { p.head(f) })
		case f.dress == cloak || p.has(trait.Monk):
			p.draws(f.cloth, smooth(-26, 12, -27, -10, -16, -28, f.turn*2, -40, 16, -28, 27, -10, 26, 12, 0, 30))
			p.fill(flat(f.cloth.to(p.shade, 0.5)).clear(0.7), taper(curve(f.turn*2, -36, 6, -10, 0, 26), 1, 2))
		default:
			p.draws(f.skin, oval(0, 0, 18, 21))
			p.draws(f.hair, smooth(-21, -4, -18, -22, 0, -29, 18, -22, 21, -4, 24, 26, 10, 48, -10, 48, -24, 26))
		}
	})
}

// spine draws a bare back.
func (p *painter) spine(f *figure) {
	w := f.wide
	dark := flat(f.skin.to(p.shade, 0.5)).clear(0.7)
	p.draws(f.skin, f.outline(1))
	p.fill(dark, taper([]pt{{0, 4}, {0, 88}}, 1.6, 1.2), taper(curve(-w*0.6, 14, -w*0.3, 40, -w*0.5, 54), 2, 0.8),
		taper(curve(w*0.6, 14, w*0.3, 40, w*0.5, 54), 2, 0.8))
	p.draws(wood.times(0.8), slab(-f.waist*1.12, 74, f.waist*2.24, 12, 4))
}

// trailing draws cloth that falls from the shoulders over the back.
func (p *painter) trailing(f *figure, c rgb) {
	w, d := f.wide, p.in(14, 40)
	p.draws(c, smooth(-w*0.7, -2, -w*1.12, 16, -w*1.1, 70, -w-d*0.4, f.hem(150), -w*0.3, f.hem(178), w*0.5, f.hem(170), w+d,
		f.hem(158), w*1.12, 70,
		w*1.12, 16, w*0.7, -2, 0, -9))
	for i := range 4 {
		q := (float64(i) - 1.5) * w * 0.45
		p.fill(flat(c.to(p.shade, 0.5)).clear(0.7), taper(curve(q*0.7, 20, q, 90, q*1.25+d*0.3, f.hem(160)), 1, 3))
	}
}
