package card

// Place is where a card goes within a zone or a line.
type Place uint8

// The places.
const (
	OnTop      Place = iota // of a pile; in a line: a flank of the player's choice
	AtBottom                // of the deck
	Shuffled                // into the deck
	LeftFlank               //
	RightFlank              //
	Anywhere                // in the line
	InPlaceOf               // where This stood (Gebuk)
	LeftOfThis              // immediately to the left of This
	PlaceCount
)

var placeNames = [PlaceCount]string{
	OnTop: "top", AtBottom: "bottom", Shuffled: "shuffled", LeftFlank: "left", RightFlank: "right", Anywhere: "anywhere",
	InPlaceOf: "inPlaceOf", LeftOfThis: "leftOfThis",
}

// String returns the name of the place.
func (p Place) String() string { return placeNames[p] }

// Arrival is the state in which an effect makes a card enter play.
type Arrival uint8

// The states.
const (
	AsUsual Arrival = iota // exhausted (K3.3)
	Readied
	Stunned // and exhausted
)
