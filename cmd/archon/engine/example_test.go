package engine_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/cmd/archon/engine"
)

// A random bot. It talks to a server in the same process; with os/exec it would
// talk to archon engine in the same way.
func Example() {
	cat, err := adventure.Catalogue(adventures.All()...)
	if err != nil {
		panic(err)
	}
	in, requests := io.Pipe()
	answers, out := io.Pipe()
	go (&engine.Server{Rules: adventures.All().Rules(cat)}).Serve(context.Background(), in, out) //nolint:errcheck // it ends with the program

	type answer struct {
		OK       bool
		Decision struct {
			Kind    string
			Options []struct{ ID string }
		}
	}
	read := bufio.NewReader(answers)
	ask := func(request map[string]any) (a answer) {
		if err := json.NewEncoder(requests).Encode(request); err != nil {
			panic(err)
		}
		line, _ := read.ReadBytes('\n')
		if err := json.Unmarshal(line, &a); err != nil || !a.OK {
			panic(string(line))
		}
		return a
	}
	r := rand.New(rand.NewPCG(1, 2))
	a := ask(map[string]any{"cmd": "new", "mode": "keyraken", "decks": []string{"onyx"}, "seed": 1})
	for a.Decision.Kind != "over" {
		options := a.Decision.Options
		a = ask(map[string]any{"cmd": "choose", "option": options[r.IntN(len(options))].ID})
	}
	fmt.Println("the game is over")
	// Output: the game is over
}
