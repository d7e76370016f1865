package art

// deepThings are the monster of the deep and its limbs.
var deepThings = joined(
	framed(full, lexicon[func(*painter)]{
		"leviathan": (*painter).leviathan, "monster-gullet": (*painter).gullet, "cultists": (*painter).cult,
		"monster-arms": (*painter).surge, "sea-foam": func(p *painter) { p.foam(350) },
		"waterline": func(p *painter) { p.waves(270, 18, 0.6); p.waves(320, 18, 0.9) },
	}),
	framed(middle, lexicon[func(*painter)]{
		"deep-eye": func(p *painter) { p.eyeOfTheDeep(0, 0, 1) },
	}),
	framed(foot, lexicon[func(*painter)]{
		"tentacle": (*painter).oneTentacle,
	}),
)

// oneTentacle is an arm of the monster that rises and curls to the right.
func (p *painter) oneTentacle() {
	p.tentacle(armLine(0, 30, 210, 1, p.in(0.8, 1.1)), 36, 4, -1, hide)
}
