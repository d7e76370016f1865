package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/deck"
)

func decksCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "decks",
		Short: "List the embedded decks and what in them is not implemented",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			cat, err := pool()
			if err != nil {
				return err
			}
			for _, name := range deck.Embedded() {
				d, err := deck.Named(name)
				if err != nil {
					return err
				}
				fmt.Fprintf(c.OutOrStdout(), "%s: %s (%s): %s\n", name, d.Name, houses(d), readiness(cat, d))
			}
			return nil
		},
	}
}

// houses lists the houses of a deck.
func houses(d *deck.Deck) string {
	var names []string
	for _, h := range d.Houses {
		names = append(names, english.House(h))
	}
	return strings.Join(names, ", ")
}

func readiness(cat *game.Catalogue, d *deck.Deck) string {
	missing := lacking(cat, d)
	if len(missing) == 0 {
		return "all cards are implemented"
	}
	return "not implemented: " + strings.Join(missing, ", ")
}

// lacking names the cards of the deck that are not implemented.
func lacking(cat *game.Catalogue, d *deck.Deck) []string {
	var names []string
	seen := map[string]bool{}
	for _, c := range d.Cards {
		if _, ok := cat.Number(c.ID); !ok && !seen[c.ID] {
			names = append(names, title(c.ID))
			seen[c.ID] = true
		}
	}
	return names
}

// openDeck finds the deck of that short name, or reads the list in that file.
func openDeck(name string) (*deck.Deck, error) {
	if !strings.ContainsAny(name, `./\`) {
		return deck.Named(name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	d, err := deck.Load(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return d, nil
}
