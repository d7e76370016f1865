// Package assets holds the files that travel inside the programs, under typed
// names. It imports nothing of this module.
package assets

import (
	"embed"
	"fmt"
)

//go:embed decks/*.json
var decks embed.FS

// Deck is the short name of a deck list.
type Deck string

// The deck lists: the two starter decks of the first set.
const (
	Onyx  Deck = "onyx"  // Miss "Onyx" Censorius
	Argus Deck = "argus" // Radiant Argus the Supreme
)

// Decks are the deck lists in the order in which they are offered.
var Decks = []Deck{Onyx, Argus}

// JSON returns the deck list in the format of package deck. It panics when d is
// none of Decks.
func (d Deck) JSON() []byte {
	data, err := decks.ReadFile("decks/" + string(d) + ".json")
	if err != nil {
		panic(fmt.Sprintf("deck %q is not embedded", string(d)))
	}
	return data
}
