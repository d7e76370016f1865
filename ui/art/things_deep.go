package art

// deepThings are the monster of the deep and its limbs.
var deepThings = joined(
	framed(full, lexicon[func(*painter)]{
		"leviathan": leviathan, "dark-legend": darkLegend, "preternatural-eye": will,
		"armed-eye": armedEye, "monster-gullet": gullet,
		"crimson-sea": func(b *painter) { surge(b, hex(0xb02a3a)) },
		"rising-arms": race, "engulfing-arms": engulfed, "drowning": sinking,
		"crushing-arm": crushing, "grappling-arm": grappling, "lashing-arm": lashing,
		"shield-arm": shielding, "slippery-arm": slippery, "tenacious-arm": tenacious,
		"low-tide": stranded, "monster-wake": wake, "water-jet": waterJet,
		"water-current": current, "eddy": eddy, "sea-foam": func(b *painter) { foam(b, 360) },
		"waterline": func(b *painter) { waves(b, 270, 18, 0.6); waves(b, 320, 18, 0.9) },
	}),
	framed(middle, lexicon[func(*painter)]{
		"deep-eye": func(b *painter) { eyeOfTheDeep(b, 0, 0, 1) },
	}),
	framed(foot, lexicon[func(*painter)]{
		"tentacle": oneTentacle,
	}),
)

// oneTentacle is an arm of the monster that rises and curls to the right.
func oneTentacle(b *painter) {
	tentacle(b, armLine(0, 30, 210, 1, b.in(0.8, 1.1)), 36, 4, -1, hide)
}
