package art

import (
	"math"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

// thing is an object of about 100 units around its middle.
type thing struct {
	draw  func(*painter)
	words []string
}

// things are objects, and the words of names that ask for them.
var things = []thing{
	{(*painter).cannon, []string{"cannon", "autocannon", "big-one", "mothergun", "hand-cannon"}},
	{(*painter).standard, []string{"banner", "standard", "flag"}},
	{(*painter).gauntlet, []string{"gauntlet", "fist", "hand"}},
	{(*painter).chest, []string{"warchest", "chest", "stash", "vault", "box", "safe"}},
	{(*painter).orbOnStand, []string{"orb", "bauble", "pearl", "eye", "pocket-universe", "gorm"}},
	{wielded(key), []string{"key", "keyforgery", "keylock"}},
	{wielded(tome), []string{"book", "library-card", "tome", "registry", "creed"}},
	{wielded(scroll), []string{"scroll", "masterplan", "order", "accord", "proclamation", "map", "plan", "mobius", "first-scroll"}},
	{wielded(flask), []string{"potion", "serum", "pheromones", "virus", "jar", "brew", "amphora", "phial", "venom"}},
	{wielded(whip), []string{"lash", "whip"}},
	{wielded(spear), []string{"javelin", "spear", "rod"}},
	{wielded(hammer), []string{"maul", "anvil", "forge"}},
	{wielded(needle), []string{"needle", "needles"}},
	{wielded(dagger), []string{"dagger", "knife"}},
	{wielded(horn), []string{"horn", "flute", "fiddle", "hologrammophone"}},
	{wielded(bomb), []string{"screechbomb", "bomb", "mines", "miasma-bomb", "longfused"}},
	{wielded(gun), []string{"blaster", "ray", "stunner", "gun", "nozzle", "flamethrower"}},
	{wielded(sword), []string{"blade", "sword"}},
	{wielded(staff), []string{"irestaff", "staff"}},
	{wielded(scales), []string{"scale", "balance"}},
	{wielded(torch), []string{"signal-fire", "flame-wreathed"}},
	{(*painter).seed, []string{"seed", "nepeta", "egg", "acorn", "pod"}},
	{(*painter).parcel, []string{"delivery", "parcel", "package"}},
	{(*painter).drone, []string{"sniffer", "fetchdrones", "mechabuoy", "auto-vac", "drone", "auto-encoder"}},
	{(*painter).dice, []string{"dice", "gambling"}},
	{(*painter).mirror, []string{"mirror", "doll", "memolith"}},
	{(*painter).device, []string{"gizmo", "exploiter", "tunneler", "widget", "animator", "commpod", "machine", "device", "compiler", "array", "chip", "entangler", "conduction", "cataloguer", "maker", "core", "unit", "thingamabob", "quadracorder", "translator", "rig", "antenna", "jammer", "backup"}},
	{(*painter).reliquary, []string{"reliquary", "relic"}},
	{(*painter).helm, []string{"helm", "mask", "disguise", "collar"}},
	{(*painter).heart, []string{"heart", "phoenix"}},
	{(*painter).boots, []string{"boots", "sandals", "duskrunner", "runner"}},
	{(*painter).bandOfGold, []string{"ring"}},
	{(*painter).cape, []string{"cloak", "mantle", "wings", "camouflage"}},
	{(*painter).cuirass, []string{"armor", "scutum", "shoulder", "plate", "painmail", "suit", "shielding", "pack"}},
	{(*painter).bulwark, []string{"shield", "protect", "field", "ward", "force"}},
	{(*painter).drop, []string{"blood", "æmberheart"}},
	{(*painter).spiritBeast, []string{"way-of", "wild-spirit"}},
}

// wielded is a tool grown to the size of a thing.
func wielded(t tool) func(*painter) {
	return func(p *painter) {
		k, y, turn := 1.9, 34.0, 0.5*p.side()
		switch t {
		case tome, scroll, flask, orb, bomb, drum, purse, horn, scales, gun:
			k, y, turn = 2.5, 22, p.in(-0.15, 0.15)
		case key:
			k, y = 2.1, 10
		case dagger:
			k, y = 2.9, 40
		case spear, staff, needle, trident, scythe:
			k, y = 1.45, 16
		}
		p.within(place(0, 0, k, k, turn), func() {
			p.within(place(0, y/k, 1, 1, 0), func() { p.held(t) })
		})
	}
}

// places are buildings and grounds, drawn from their foot, about 260 wide and 280
// high.
var places = []thing{
	{(*painter).obelisk, []string{"obelisk", "monument", "memolith", "pale-star"}},
	{(*painter).skulls, []string{"skulls", "pile"}},
	{(*painter).shelves, []string{"library", "archive", "academy"}},
	{(*painter).altar, []string{"altar", "table", "rostrum"}},
	{(*painter).cave, []string{"cave", "cavern", "pit", "hole", "den", "grounds", "trench"}},
	{(*painter).portal, []string{"portal", "platform", "gate", "gates", "spiral", "road", "whirlpool"}},
	{(*painter).hive, []string{"hive", "chamber", "saurarium", "font", "shard"}},
	{(*painter).worldTree, []string{"tree", "forest", "heart-of", "pestergrove"}},
	{(*painter).throne, []string{"throne", "colosseum"}},
}

// artifact paints an artifact.
func (p *painter) artifact() {
	if p.House == card.Monster {
		p.current()
		return
	}
	place := p.has(trait.Location)
	switch {
	case p.has(trait.Ship, trait.Vehicle):
		p.vessel()
		return
	case p.has(trait.Power, trait.Equation, trait.Quest):
		p.sigil()
		return
	case p.has(trait.Shard):
		p.staged((*painter).shardOf)
		return
	case place:
		for _, t := range places {
			if p.is(t.words...) {
				p.stand(t.draw)
				return
			}
		}
		p.stand(p.site())
		return
	case p.has(trait.Ally):
		p.staged((*painter).drone)
		return
	case p.has(trait.Law):
		p.staged(wielded(scroll))
		return
	}
	p.staged(p.object())
}

// object is the thing that the name asks for, or one that fits the traits.
func (p *painter) object() func(*painter) {
	for _, t := range things {
		if p.is(t.words...) {
			return t.draw
		}
	}
	if p.has(trait.Weapon) {
		return wielded(pick(&p.random, sword, axe, spear, flail, bomb, gun, scythe))
	}
	switch p.House {
	case card.Logos, card.StarAlliance, card.Mars:
		return pick(&p.random, (*painter).device, (*painter).drone, (*painter).orbOnStand)
	case card.Sanctum:
		return pick(&p.random, (*painter).reliquary, (*painter).bulwark, wielded(tome))
	}
	return pick(&p.random, (*painter).orbOnStand, (*painter).reliquary, (*painter).mirror, wielded(horn), wielded(tome))
}

// site is the place that suits the house.
func (p *painter) site() func(*painter) {
	switch p.House {
	case card.Sanctum, card.Shadows:
		return pick(&p.random, (*painter).portal, (*painter).throne, (*painter).shelves)
	case card.Saurian:
		return pick(&p.random, (*painter).obelisk, (*painter).throne, (*painter).portal)
	case card.Untamed:
		return pick(&p.random, (*painter).worldTree, (*painter).cave)
	case card.Mars, card.Logos:
		return pick(&p.random, (*painter).hive, (*painter).portal)
	}
	return pick(&p.random, (*painter).obelisk, (*painter).cave, (*painter).altar, (*painter).portal)
}

// staged paints a thing on a pedestal, or afloat in a beam of light.
func (p *painter) staged(draw func(*painter)) {
	x, y := Wide/2, 196.0
	p.backlight(x, y, 160)
	p.aura(x, y)
	if p.odds(0.6) {
		p.pedestal(x, 330)
		y = 190
	} else {
		p.gloom(x, 345, 90, 14, p.front, 0.6)
		p.halos(x, y)
		y += p.in(-6, 6)
	}
	p.within(place(x, y, 1.28, 1.28, 0), func() { draw(p) })
	p.dusk(0.4)
}

// aura draws what tells that a thing is no common one: rays, rings of light or spots
// of it in the air.
func (p *painter) aura(x, y float64) {
	switch p.n(3) {
	case 0:
		p.beams(x, y, 260, 12, 0.12)
	case 1:
		for i := range 5 {
			r := 230 - 34*float64(i)
			p.fill(flat(p.low.to(p.sun, 0.5)).clear(0.12), oval(x, y, r, r))
		}
	default:
		for range 22 {
			r := p.in(8, 34)
			at := pt{x, y}.around(p.in(0, 6.28), p.in(60, 250))
			p.fill(flat(p.sun.to(p.accent, p.f())).clear(p.in(0.08, 0.24)), oval(at.x, at.y*0.9, r, r))
		}
	}
}

// beams draws rays of light around a point.
func (p *painter) beams(x, y, r float64, n int, strength float64) {
	turn := p.in(0, 6.28)
	for i := range n {
		a := turn + 2*math.Pi*(float64(i)+p.in(-0.3, 0.3))/float64(n)
		w := p.in(0.04, 0.12)
		p.fill(flat(p.sun).clear(strength).light(), path{{x, y}, pt{x, y}.around(a-w, r), pt{x, y}.around(a+w, r)})
	}
}

// halos draws thin rings of light around a point.
func (p *painter) halos(x, y float64) {
	for i := range 3 {
		r := 96 + 20*float64(i)
		p.fill(flat(p.accent.to(p.sun, 0.4)).clear(0.5-0.14*float64(i)), ring(x, y, r, r-1.8)...)
	}
	for range 10 {
		at := pt{x, y}.around(p.in(0, 6.28), p.in(90, 150))
		p.fill(flat(p.accent.to(white, 0.4)), star(at.x, at.y, 4, p.in(3, 7), 1.4, 0))
	}
}

// pedestal draws what an artifact stands on, in the manner of the house.
func (p *painter) pedestal(x, y float64) {
	c := p.near.to(livery(p.House), 0.18)
	s := p.body(c)
	p.gloom(x, y+34, 130, 18, p.front, 0.8)
	switch p.House {
	case card.Brobnar, card.Untamed, card.Dis, card.Unfathomable:
		p.fill(s, smooth(x-96, y+40, x-84, y-2, x-60, y-26, x-10, y-34, x+48, y-30, x+82, y-4, x+98, y+40, x, y+50))
		p.fill(flat(c.to(p.sun, 0.25)).clear(0.6), smooth(x-60, y-22, x-10, y-31, x+46, y-27, x+10, y-18))
	case card.Logos, card.Mars, card.StarAlliance:
		p.fill(p.metal(c), poly(x-50, y+40, x-34, y-6, x+34, y-6, x+50, y+40))
		p.fill(p.metal(c), slab(x-78, y-28, 156, 26, 10))
		p.glow(x, y-18, 100, 26, p.accent, 0.5)
		p.plain(p.accent.to(white, 0.3), slab(x-60, y-19, 120, 5, 2))
	default:
		p.fill(s, box(x-46, y-14, 92, 60))
		for i := -2; i <= 2; i++ {
			p.fill(flat(c.to(p.shade, 0.5)).clear(0.5), box(x+float64(i)*18-2, y-8, 4, 50))
		}
		p.fill(s, slab(x-66, y-32, 132, 20, 4), slab(x-60, y+34, 120, 20, 4))
	}
}

// sigil paints a sign of power that burns in the air.
func (p *painter) sigil() {
	x, y := Wide/2, 190.0
	c := p.accent
	p.gloom(x, y, 230, 210, p.front, 0.7)
	p.fill(flat(p.front.to(p.near, 0.25)).down(p.near.to(c, 0.25)).clear(0.85), oval(x, y, 134, 134))
	p.glow(x, y, 210, 190, c, 0.45)
	s := flat(c.to(white, 0.45))
	p.fill(s, ring(x, y, 128, 123)...)
	p.fill(s, ring(x, y, 104, 101)...)
	n := 3 + p.n(6)
	for i := range 24 {
		a := 2 * math.Pi * float64(i) / 24
		q := pt{x, y}.around(a, 113.5)
		p.within(place(q.x, q.y, 1, 1, a+math.Pi/2), func() {
			if p.odds(0.5) {
				p.fill(s, box(-1.4, -6, 2.8, 12))
			}
			if p.odds(0.5) {
				p.fill(s, box(-5, -1.2, 10, 2.4))
			}
			if p.odds(0.4) {
				p.fill(s, poly(-5, 6, 0, -6, 5, 6, 3, 6, 0, -1, -3, 6))
			}
		})
	}
	turn := p.in(0, 6.28)
	step := 1 + p.n(max(1, n/2))
	for i := range n {
		a, b := turn+2*math.Pi*float64(i)/float64(n), turn+2*math.Pi*float64((i+step)%n)/float64(n)
		p.fill(s, taper([]pt{pt{x, y}.around(a, 101), pt{x, y}.around(b, 101)}, 2, 2))
		q := pt{x, y}.around(a, 101)
		p.glow(q.x, q.y, 26, 26, c, 0.8)
		p.fill(s, oval(q.x, q.y, 7, 7))
	}
	p.within(place(x, y, 0.5, 0.5, 0), func() { p.emblem(s) })
	for range 16 {
		q := pt{x, y}.around(p.in(0, 6.28), p.in(110, 190))
		p.fill(flat(c.to(white, 0.5)).clear(0.9), star(q.x, q.y, 4, p.in(3, 8), 1.5, 0))
	}
	p.stood(x+p.side()*p.in(95, 125), 352, 0.5)
}

// emblem draws the sign in the middle of a sigil, after what the card is about.
func (p *painter) emblem(s style) {
	switch {
	case p.is("life", "lifeward", "growth", "nature", "bloom"):
		for i := range 6 {
			a := math.Pi * float64(i) / 3
			p.fill(s, leaf([]pt{pt{}.around(a, 8), pt{}.around(a, 45), pt{}.around(a, 84)}, 19))
		}
	case p.is("speed"):
		for i := range 3 {
			x := float64(i)*46 - 70
			p.fill(s, poly(x, -60, x+50, 0, x, 60, x+16, 60, x+76, 0, x+16, -60))
		}
	case p.is("evasion"):
		p.fill(s, smooth(-90, 0, 0, -54, 90, 0, 0, 54), smooth(0, 40, 70, 0, 0, -40, -70, 0))
		p.fill(s, oval(0, 0, 24, 24), slab(-100, -6, 200, 12, 6))
	case p.is("hunt", "annihilation", "doom"):
		p.fill(s, smooth(-60, -10, -46, -70, 0, -84, 46, -70, 60, -10, 34, 30, 28, 70, -28, 70, -34, 30),
			smooth(24, -4, 40, -24, 24, -38, 10, -22), smooth(-10, -22, -24, -38, -40, -24, -24, -4))
	case p.is("balance"):
		p.within(place(0, 26, 2, 2, 0), func() { p.held(scales) })
	case p.is("brotherhood", "quest"):
		p.fill(s, poly(-10, -90, 10, -90, 10, 70, 0, 92, -10, 70), box(-46, -44, 92, 16))
	default:
		p.fill(s, star(0, 0, 4+p.n(5), 90, 34, 0))
	}
}

// stood draws a small figure that looks at what is before it.
func (p *painter) stood(x, y, k float64) {
	d := 1.0
	if x > Wide/2 {
		d = -1
	}
	c := p.front
	s := flat(c)
	s.rim, s.lit, s.edge = p.sun, 0.9, 1.6
	p.within(place(x, y, k*d, k, 0), func() {
		p.fill(s, smooth(-16, -78, -26, -20, -30, 4, 30, 4, 22, -20, 14, -78, 0, -90))
		p.fill(s, oval(2, -102, 14, 15))
		p.fill(s, taper([]pt{{10, -70}, {34, -58}, {52, -78}}, 6, 4))
	})
}
