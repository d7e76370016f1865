// Package deck reads and writes deck lists, in its own format and in those of other
// programs.
//
// A list is a small JSON document:
//
//	{
//	  "version": 1,
//	  "name": "Miss \"Onyx\" Censorius",
//	  "set": "CotA",
//	  "houses": ["brobnar", "dis", "shadows"],
//	  "cards": [
//	    {"id": "anger", "house": "brobnar", "count": 1},
//	    {"id": "dust-imp", "house": "brobnar", "count": 2, "maverick": true, "icons": ["draw"]}
//	  ]
//	}
//
// The house of a card is the one in this deck, also for a maverick (K4.9);
// icons are those that enhancements added to the printed ones (K7.11), and
// "unknown" stands for one that may be filled in by hand. Optional fields are
// "uuid" (the deck in the Master Vault), "source", "alliance" (the names of the decks
// whose pods it has, by houses) and "iconsOpen" of the deck, and "legacy" and "anomaly"
// of a card. A list that does not make a legal deck (K1.2) is refused.
//
// [Import] also reads the formats in which other programs and players share decks.
// It detects the format, and refuses a deck that it cannot read completely.
package deck

import (
	"bytes"
	"strings"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// The size of a deck (K1.2).
const (
	Size     = 36 // cards
	Houses   = 3
	PerHouse = Size / Houses
)

// Deck is a legal deck.
type Deck struct {
	UUID   string // in the Master Vault, in lower case; "" when unknown
	Name   string
	Set    string // short name of the set, such as "CotA"
	Source string // where the list came from, in words; may be ""
	Houses [Houses]card.House
	Cards  []Card // Size of them, one for each copy
	Token  string // the ID of its token card, or "" (K25.18)
	Power  string // the ID of its archon power, or "" (K31.1)
	// Prophecies are the IDs of the faces of its two prophecy cards, two of each, or none (K30.1).
	Prophecies []string
	// Alliance is the names of the decks whose pods an alliance has, by Houses; nil for any other deck (K34.1).
	Alliance []string
	// IconsOpen says that the source says nothing about enhancements: any card may
	// have more icons than are known.
	IconsOpen bool

	guessedSet    bool // the source does not give the set
	guessedHouses bool // nor the house of each card
}

// Card is one card of a deck.
type Card struct {
	ID       string
	House    card.House // in this deck
	Maverick bool       // House is not the one that it was printed for (K4.9)
	Legacy   bool       // from an older set than the deck
	Anomaly  bool       // without a set and house of its own
	// Icons are added by enhancements, top to bottom (K7.11). UnknownIcon is one
	// that the source does not give.
	Icons []card.Icon
}

// UnknownIcon stands for unknown bonus icons of an enhanced card. It does nothing
// in a game.
const UnknownIcon = card.NoIcon

// Embedded returns the short names of the decks that come with the program.
func Embedded() []string {
	var names []string
	for _, d := range assets.Decks {
		names = append(names, string(d))
	}
	return names
}

// Named returns the embedded deck with that short name.
func Named(name string) (*Deck, error) {
	for _, d := range assets.Decks {
		if string(d) == name {
			return Load(bytes.NewReader(d.JSON()))
		}
	}
	return nil, message.New("no-deck-called-choose", printable.Quote(name), strings.Join(Embedded(), ", "))
}
