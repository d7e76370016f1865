package art

// deepThings are the monster of the deep and its limbs.
var deepThings = joined(
	framed(full, lexicon[func(*painter)]{
		"leviathan": (*painter).leviathan, "dark-legend": (*painter).darkLegend, "preternatural-eye": (*painter).will,
		"armed-eye": (*painter).armedEye, "monster-gullet": (*painter).gullet,
		"crimson-sea": func(p *painter) { p.surge(hex(0xb02a3a)) },
		"rising-arms": (*painter).race, "engulfing-arms": (*painter).engulfed, "drowning": (*painter).sinking,
		"crushing-arm": (*painter).crushing, "grappling-arm": (*painter).grappling, "lashing-arm": (*painter).lashing,
		"shield-arm": (*painter).shielding, "slippery-arm": (*painter).slippery, "tenacious-arm": (*painter).tenacious,
		"low-tide": (*painter).stranded, "monster-wake": (*painter).wake, "water-jet": (*painter).waterJet,
		"water-current": (*painter).current, "eddy": (*painter).eddy, "sea-foam": func(p *painter) { p.foam(360) },
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
