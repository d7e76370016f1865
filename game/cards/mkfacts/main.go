// Command mkfacts makes the facts of a set from a plain table, see
// [cards.ReadTable]:
//
//	go run ./game/cards/mkfacts < set.tsv > game/cards/facts/SET.jsonl
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/keyraken/keyraken/game/cards"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "mkfacts:", err)
		os.Exit(1)
	}
}

func run() error {
	all, err := cards.ReadTable(os.Stdin)
	if err != nil {
		return err
	}
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	for i := range all {
		if err := out.Encode(&all[i]); err != nil {
			return err
		}
	}
	return nil
}
