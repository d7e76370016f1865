package art

// deepThings are the monster of the deep and its limbs.
var deepThings = joined(
	framed(full, lexicon[func(*painter)]{
		"leviathan": leviathan, "dark-legend": darkLegend, "preternatural-eye": will,
		"armed-eye": armedEye, "monster-gullet": gullet,
		"crimson-sea": func(p *painter) { surge(p, hex(0xb02a3a)) },
		"rising-arms": race, "engulfing-arms": engulfed, "drowning": sinking,
		"crushing-arm": crushing, "grappling-arm": grappling, "lashing-arm": lashing,
		"shield-arm": shielding, "slippery-arm": slippery, "tenacious-arm": tenacious,
		"low-tide": stranded, "monster-wake": wake, "water-jet": waterJet,
		"water-current": current, "eddy": eddy, "sea-foam": func(p *painter) { foam(p, 360) },
		"waterline": func(p *painter) { waves(p, 270, 18, 0.6); waves(p, 320, 18, 0.9) },
	}),
	framed(middle, lexicon[func(*painter)]{
		"deep-eye": func(p *painter) { eyeOfTheDeep(p, 0, 0, 1) },
	}),
	framed(foot, lexicon[func(*painter)]{
		"tentacle": oneTentacle,
	}),
)

// oneTentacle is an arm of the monster that rises and curls to the right.
func oneTentacle(p *painter) {
	tentacle(p, armLine(0, 30, 210, 1, p.in(0.8, 1.1)), 36, 4, -1, hide)
}
