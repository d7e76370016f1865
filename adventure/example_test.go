package adventure_test

import (
	"fmt"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// A player faces the Keyraken.
func Example() {
	catalogue, err := adventure.Catalogue(adventures.All()...)
	if err != nil {
		panic(err)
	}
	monster := adventures.All()[0]
	d, err := deck.Named("onyx")
	if err != nil {
		panic(err)
	}
	g, err := keyforge.New(catalogue, monster.Mode(adventure.Normal), adventure.Setup(monster, []keyforge.Deal{d.Deal(0)}, 7))
	if err != nil {
		panic(err)
	}
	for _, gauge := range g.Gauges(nil) {
		fmt.Println(gauge.Name, gauge.Value)
	}
	for _, c := range g.Legal(nil) {
		fmt.Println(keyforge.FormatCommand(c))
	}
	// Output:
	// rises 0
	// rise-cost 0
	// yes
	// no
}
