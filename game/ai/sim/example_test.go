package sim_test

import (
	"context"
	"fmt"

	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/stats"
)

// Twenty games between two bots, each deal played twice.
func ExampleRun() {
	catalogue, err := cards.Catalogue()
	if err != nil {
		panic(err)
	}
	onyx, err := deck.Named("onyx")
	if err != nil {
		panic(err)
	}
	argus, err := deck.Named("argus")
	if err != nil {
		panic(err)
	}
	r, err := sim.Run(context.Background(), sim.Config{Catalogue: catalogue, Mode: keyforge.Duel,
		Setup: keyforge.Setup{Decks: []keyforge.Deal{onyx.Deal(0), argus.Deal(0)}, First: keyforge.NoSide},
		Bots:  []string{"greedy", "random"}, Swap: true, Games: 20, Seed: 1, Workers: 2, Limit: 10000})
	if err != nil {
		panic(err)
	}
	fmt.Println("greedy wins", r.Wins[0], "of", r.Games)
	fmt.Println(stats.Wilson(r.Wins[0], r.Games))
	// Output:
	// greedy wins 20 of 20
	// 100.0 % (83.9–100.0)
}
