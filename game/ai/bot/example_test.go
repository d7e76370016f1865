package bot_test

import (
	"context"
	"fmt"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// A bot chooses among the legal commands; it never changes the game.
func ExampleChoose() {
	catalogue, err := cards.Catalogue()
	if err != nil {
		panic(err)
	}
	d, err := deck.Named("onyx")
	if err != nil {
		panic(err)
	}
	g, err := keyforge.New(catalogue, keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{d.Deal(0), d.Deal(0)}, Seed: 1})
	if err != nil {
		panic(err)
	}
	for !g.Over() {
		c := bot.Choose(context.Background(), bot.Greedy{}, g, g.Legal(nil))
		if _, err := g.Apply(c, nil); err != nil {
			panic(err)
		}
	}
	fmt.Println("the first player has won:", g.Won(0), "in turn", g.Turn())
	// Output:
	// the first player has won: true in turn 25
}
