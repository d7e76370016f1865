package keyforge_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// Two players who do anything that is legal.
func Example() {
	catalogue, err := cards.Catalogue()
	if err != nil {
		panic(err)
	}
	setup := keyforge.Setup{Seed: 1, First: 0}
	for _, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		if err != nil {
			panic(err)
		}
		setup.Decks = append(setup.Decks, d.Deal(0))
	}
	g, err := keyforge.New(catalogue, keyforge.Duel, setup)
	if err != nil {
		panic(err)
	}
	var legal []keyforge.Command
	var events []keyforge.Event
	r, drawn := rand.New(rand.NewPCG(1, 2)), 0
	for !g.Over() {
		legal = g.Legal(legal[:0])
		if events, err = g.Apply(legal[r.IntN(len(legal))], events[:0]); err != nil {
			panic(err)
		}
		for _, e := range events {
			if e.Kind == keyforge.Drew {
				drawn++
			}
		}
	}
	fmt.Println("over after", g.Turn(), "turns and", drawn, "cards drawn")
	// Output:
	// over after 120 turns and 51 cards drawn
}
