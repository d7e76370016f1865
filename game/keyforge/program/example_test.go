package program_test

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// A card is compiled as part of a catalogue, after the programs of the rules.
func Example() {
	harvest := card.Action("harvest", card.Logos, card.Play(card.Deal(2, card.Each(card.Creatures.Enemy())),
		card.May(card.ForEach(card.Count(card.Creatures.Friendly()), card.Draw(1)))))
	cat, err := program.NewCatalogue([]program.Printed{{Card: harvest, Title: "Harvest"}})
	if err != nil {
		fmt.Println(err)
		return
	}
	n, _ := cat.Number("harvest")
	for _, p := range cat.Entries[n].Own {
		fmt.Print(&cat.Programs[p])
	}
	// Output:
	// harvest/0: play
	//    0 hits
	//    1 take    each([enemy creature]), for deal
	//    2 hit     deal(it, 2)
	//    3 land
	//    4 may     -> 8
	//    5 count   r0 = count([friendly creature]), -> 8
	//    6 do      draw(1, you)
	//    7 loop    r0, -> 6
	//    8 end
}
