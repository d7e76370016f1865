// Command mkfacts makes the facts of a set from a plain table, see
// [cards.ReadTable]:
//
//	go run ./game/keyforge/cards/mkfacts set.tsv game/keyforge/cards/facts/SET.jsonl
//
// After an error the facts are as they were.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"

	"github.com/keyraken/keyraken/game/keyforge/cards"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "mkfacts:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("needs the table and the file of the facts: mkfacts set.tsv game/keyforge/cards/facts/SET.jsonl")
	}
	table, err := os.Open(args[0])
	if err != nil {
		return err
	}
	defer table.Close()
	all, err := cards.ReadTable(table)
	if err != nil {
		return fmt.Errorf("%s: %w", args[0], err)
	}
	var facts bytes.Buffer
	out := json.NewEncoder(&facts)
	out.SetEscapeHTML(false)
	for i := range all {
		if err := out.Encode(&all[i]); err != nil {
			return err
		}
	}
	return os.WriteFile(args[1], facts.Bytes(), 0o644)
}
