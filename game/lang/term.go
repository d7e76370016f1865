package lang

// Term is a thing of the game that card texts name and that is not a keyword. A
// program may show it as a symbol or explain it.
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
	Haunted
	Overwhelmed
	Scrap
	Fate
	Token // creature
	Prophecy
	TermCount
)
