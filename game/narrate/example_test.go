package narrate_test

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
)

// What a command does, told in two languages.
func Example() {
	catalogue, err := cards.Catalogue()
	if err != nil {
		panic(err)
	}
	table, err := scenario.Parse([]byte(`{"house": "brobnar", "players": [{"line": ["Troll"]}, {"line": ["Dust Imp"]}]}`))
	if err != nil {
		panic(err)
	}
	g, err := table.Start(scenario.NewRules(catalogue))
	if err != nil {
		panic(err)
	}
	fight := keyforge.Command{Verb: keyforge.Fight, Card: g.Pile(0, card.Battleline)[0]}
	events, err := g.Apply(fight, nil)
	if err != nil {
		panic(err)
	}
	for _, name := range []string{"en", "ru"} {
		n := narrate.Narrator{Game: g, Language: languages.Named(name)}
		for _, line := range n.Lines(events) {
			fmt.Println(line)
		}
	}
	// Output:
	// Troll attacks Dust Imp.
	// Dust Imp takes 8 damage from Troll.
	// Troll takes 2 damage from Dust Imp.
	// Dust Imp is destroyed.
	// Dust Imp: Destroyed: Gain 2 æmber.
	// Player 2 gains 2 æmber.
	// «Тролль» атакует «Пыльного беса».
	// «Пыльный бес» получает 8 урона от «Тролля».
	// «Тролль» получает 2 урона от «Пыльного беса».
	// Карта «Пыльный бес» уничтожена.
	// «Пыльный бес»: Уничтожен: получите 2 янтаря.
	// Игрок 2 получает 2 янтаря.
}
