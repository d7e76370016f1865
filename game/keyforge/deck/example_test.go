package deck_test

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// A deck that comes with the program, and what a list that is none says.
func Example() {
	d, err := deck.Named("onyx")
	if err != nil {
		panic(err)
	}
	fmt.Println(d.Name, d.Set, d.Houses, len(d.Cards), "cards")
	_, err = deck.One([]byte(`{"version": 1, "name": "half a deck"}`))
	fmt.Println(err)
	// Output:
	// Miss "Onyx" Censorius CotA [brobnar dis shadows] 36 cards
	// deck list: set: "" is not one of CotA, AoA, WC, MM, DT, WoE, VM23, GR, VM24, AS, MG24, ToC, MoMu, Disc, VM25, PV, CC, DM, UC22, VM26
}
