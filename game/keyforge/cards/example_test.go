package cards_test

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// The facts of a card, from its name.
func Example() {
	for _, p := range cards.Printings(cards.IDOf("Dust Imp")) {
		fmt.Println(p.Set, p.Number, p.Name, p.House, p.Type, p.Power, p.Rarity)
	}
	// Output:
	// CotA 083 Dust Imp dis creature 2 Common
	// AoA 058 Dust Imp dis creature 2 Common
	// VM23 093 Dust Imp dis creature 2 Common
	// VM24 090 Dust Imp dis creature 2 Common
	// AS 072 Dust Imp dis creature 2 Common
	// MG24 097 Dust Imp dis creature 2 Common
	// Disc 094 Dust Imp dis creature 2 Common
}
