package couch

// Curtain is how far a table that hides hands has been handed over from one person to another.
type Curtain uint8

// The steps of handing over.
const (
	Lifted  Curtain = iota // the person asked sits at the table, or nobody is
	Passing                // another person is asked; the one at the table may look as long as they like
	Drawn                  // no hand is visible
)

// HandOver is how far a table has been handed over by whoever sits there to the person who is asked; either may be [Nobody].
func HandOver(sits, asked int) Curtain {
	switch {
	case asked == Nobody || sits == asked:
		return Lifted
	case sits == Nobody:
		return Drawn
	}
	return Passing
}
