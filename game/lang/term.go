package lang

// Term is a thing of the game that texts of cards name and that is no keyword. A
// reader may show it by a symbol or explain it.
type Term uint8

// The terms.
const (
	NoTerm Term = iota
	Amber
	Damage
	Stun
	Ward
	Enrage
	Exalt
	Capture
	Steal
	Archive
	Purge
	TermCount
)
