package scenario_test

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// A table written by hand, and what can be done at it.
func Example() {
	catalogue, err := cards.Catalogue()
	if err != nil {
		panic(err)
	}
	table, err := scenario.Parse([]byte(`{
		"house": "brobnar",
		"players": [
			{"line": [{"card": "Troll", "damage": 3}], "amber": 2},
			{"line": ["Dust Imp"]}
		]
	}`))
	if err != nil {
		panic(err)
	}
	g, err := table.Start(scenario.NewRules(catalogue))
	if err != nil {
		panic(err)
	}
	for _, c := range g.Legal(nil) {
		fmt.Println(keyforge.FormatCommand(c))
	}
	events, err := g.Apply(keyforge.Command{Verb: keyforge.Reap, Card: g.Pile(0, card.Battleline)[0]}, nil)
	fmt.Println(len(events), "events,", g.Pool(0), "æmber", err)
	// Output:
	// reap 1
	// fight 1
	// tide
	// end
	// 5 events, 3 æmber <nil>
}
