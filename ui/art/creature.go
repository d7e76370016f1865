package art

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

// shapes are bodies that are no person's, and the words of names that ask for them.
var shapes = []struct {
	draw  func(*painter)
	words []string
}{
	{(*painter).spider, []string{"spider", "inka", "arach"}},
	{(*painter).dragon, []string{"dragon", "wyrm", "drake"}},
	{(*painter).serpent, []string{"asp", "snake", "serpent", "eel", "moray", "charybdis", "taniwha"}},
	{(*painter).worm, []string{"worm", "mindworm", "rotgrub", "grubbling", "briar"}},
	{(*painter).fish, []string{"shark", "neutron", "fish", "æmberfin", "myliobe", "mysticeti", "molephin"}},
	{(*painter).bird, []string{"bird", "hawk", "ghosthawk", "owl", "archimedes", "mollymawk", "bumblebird", "terrordactyl", "roxador", "raven", "sköll"}},
	{(*painter).bat, []string{"bat", "batdrone", "drone"}},
	{(*painter).blob, []string{"gel", "mimic", "jelly", "ooze", "slime", "replicator"}},
	{(*painter).maw, []string{"zorg", "grommid", "brain", "fanghouse", "floomf", "devourer", "tentacus"}},
	{(*painter).mech, []string{"tunk", "dominator", "gravitron", "jammer", "killzord"}},
	{(*painter).toad, []string{"toad", "frog", "keyfrog", "mugwump", "gebuk"}},
	{(*painter).treefolk, []string{"bigtwig", "treant", "oak"}},
	{(*painter).insect, []string{"bug", "beetle", "buzzle", "rustgnawer", "mantis", "locust"}},
	{(*painter).jaws, []string{"gargantodon", "snufflegator", "dino-beast", "brutodon", "lapisaurus", "undagnathus", "brachiaditus"}},
	{(*painter).turtle, []string{"chelonia", "turtle", "tortoise"}},
	{(*painter).crab, []string{"crab", "kelp", "pincerator", "snag"}},
	{(*painter).octopus, []string{"omnipus", "wheke", "scylla", "scyphos"}},
}

// creature paints a creature.
func (p *painter) creature() {
	if p.House == card.Monster {
		p.monster()
		return
	}
	for _, s := range shapes {
		if p.is(s.words...) && !p.has(trait.Human, trait.Elf, trait.Knight, trait.Witch) {
			p.stand(s.draw)
			return
		}
	}
	switch {
	case p.is("piranha", "swarm", "zyzzix", "brothers", "pack", "monkeys", "gang"):
		p.crowd()
	case p.has(trait.Dragon):
		p.stand((*painter).dragon)
	case p.has(trait.Insect) && !p.has(trait.Human, trait.Scientist):
		p.stand((*painter).insect)
	case p.has(trait.Jelly, trait.Egg):
		p.stand((*painter).blob)
	case p.has(trait.Tree):
		p.stand((*painter).treefolk)
	case p.has(trait.Beast, trait.Cat, trait.Wolf, trait.Rat) && !p.has(trait.Witch, trait.Niffle, trait.Cyborg, trait.AI, trait.Human) &&
		!p.is("ape", "monkey", "sloth-king"):
		p.beast()
	case p.has(trait.Robot) && p.Power >= 6:
		p.stand((*painter).mech)
	case p.has(trait.Horseman):
		p.rider()
	default:
		p.person(p.somebody())
	}
}

// stand paints a body that is no person's, with light behind it and ground before.
func (p *painter) stand(draw func(*painter)) {
	p.backlight(Wide/2, 200, 170)
	k := min(1.12, 0.84+0.035*float64(p.Power))
	d := 1.0
	if p.toward.x < 0 {
		d = -1
	}
	p.gloom(Wide/2, 345, 150*k, 20, p.front, 0.7)
	p.echoed(func() { p.within(place(Wide/2, 350, k*d, k, 0), func() { draw(p) }) })
	p.dusk(0.5)
}

// crowd paints three of a kind.
func (p *painter) crowd() {
	p.backlight(Wide/2, 200, 190)
	f := p.somebody()
	for i, x := range [3]float64{-105, 105, 0} {
		f.turn = -f.turn
		f.pose = pose(p.n(int(poses)))
		f.gear = pick(&p.random, f.gear, none, f.gear)
		k := 1.15
		if i == 2 {
			k = 1.45
		}
		p.echoed(func() { p.within(place(Wide/2+x, 352-k*(85+90*f.leg), k, k, 0), func() { p.whole(f) }) })
		if i == 1 {
			p.mist(330, 200, 0.25)
		}
	}
	p.dusk(0.5)
}

// rider paints a horseman with the head of the horse before him.
func (p *painter) rider() {
	f := p.somebody()
	f.pose = striking
	d := 1.0
	if p.toward.x < 0 {
		d = -1
	}
	p.backlight(Wide/2, 170, 190)
	p.within(place(Wide/2-d*36, 176, 1.5*d, 1.5, 0), func() { f.turn = 0.8; p.whole(f) })
	coat := pick(&p.random, hex(0xf0ece0), hex(0x2a2c38), hex(0x8a3a2a), hex(0xa8b0a0))
	if p.is("horseman-of-war") {
		coat = hex(0xb03a2a)
	}
	if p.is("horseman-of-death") {
		coat = hex(0xdfe4d8)
	}
	if p.is("horseman-of-famine") {
		coat = hex(0x2a2c38)
	}
	p.within(place(Wide/2+d*40, 300, 1.75*d, 1.75, 0), func() { p.horse(coat, f.trim) })
	p.dusk(0.6)
}

// horse draws the neck and head of a horse with its bridle.
func (p *painter) horse(coat, trim rgb) {
	dark := coat.times(0.4)
	p.draws(coat, smooth(-76, 80, -66, 20, -24, -8, 0, -56, 18, -74, 34, -66, 44, -40, 66, -12, 70, 0, 58, 8, 42, 0, 26, -16, 22, 10, 34, 80))
	p.draws(coat, poly(10, -66, 14, -92, 26, -68), poly(0, -60, 2, -86, 15, -66))
	for i := range 7 {
		x, y := -48.0+float64(i)*9, 8-float64(i)*11
		p.draws(dark, leaf(curve(x+6, y-8, x-16, y-10, x-30, y+14), 8))
	}
	p.draws(dark, leaf(curve(14, -78, 26, -66, 30, -50), 5))
	p.draws(trim, taper(curve(26, -72, 34, -44, 27, -18), 2.2, 2.2), taper(curve(46, -38, 50, -20, 40, -2), 2.2, 2.2),
		taper([]pt{{32, -44}, {50, -24}}, 1.8, 1.8))
	p.glow(34, -50, 16, 14, p.accent, 0.8)
	p.plain(p.accent.to(white, 0.5), oval(34, -50, 3.4, 3))
	p.plain(black, oval(64, -4, 2.4, 1.8))
}
