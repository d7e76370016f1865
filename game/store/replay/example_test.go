package replay_test

import (
	"bytes"
	"context"
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

// A story is played, taken back, written, and read again.
func Example() {
	catalogue, err := cards.Catalogue()
	if err != nil {
		panic(err)
	}
	rules := scenario.NewRules(catalogue)
	table, err := scenario.Parse([]byte(`{"house": "dis", "players": [{"line": ["Dust Imp", "Charette"]}, {}]}`))
	if err != nil {
		panic(err)
	}
	story, err := replay.New(rules, save.Position(table))
	if err != nil {
		panic(err)
	}
	for _, creature := range story.Game().Pile(0, card.Battleline) {
		if err := story.Do(keyforge.Command{Verb: keyforge.Reap, Card: creature}); err != nil {
			panic(err)
		}
	}
	story.Undo(1)
	var save bytes.Buffer
	if err := story.Write(&save); err != nil {
		panic(err)
	}
	again, _, err := replay.Read(context.Background(), &save, rules)
	if err != nil {
		panic(err)
	}
	fmt.Println(again.At(), "of", again.Len(), "inputs; the game is the same:", again.Game().Hash() == story.Game().Hash())
	// Output:
	// 1 of 1 inputs; the game is the same: true
}
