package main

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
)

// listed is a card as archon cards shows it.
type listed struct {
	cards.Printing
	Implemented bool   `json:"implemented"`
	Text        string `json:"text"`
}

func cardsCommand() *cobra.Command {
	var set, name string
	var asJSON bool
	c := &cobra.Command{
		Use:   "cards",
		Short: "List the cards of the pool with their facts",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			list, err := choose(set, name)
			if err != nil {
				return err
			}
			if asJSON {
				enc := json.NewEncoder(c.OutOrStdout())
				enc.SetEscapeHTML(false)
				return enc.Encode(list)
			}
			writeCards(c.OutOrStdout(), list, name != "")
			return nil
		},
	}
	c.Flags().StringVar(&set, "set", "", "only this set: "+strings.Join(setNames(), ", "))
	c.Flags().StringVar(&name, "text", "", "only cards of this `name` or id, with their text")
	c.Flags().BoolVar(&asJSON, "json", false, "write a JSON array")
	return c
}

// setNames are the sets of the pool and those of the adventures.
func setNames() []string {
	var names []string
	for _, p := range shipped.Facts() {
		if !slices.Contains(names, p.Set) {
			names = append(names, p.Set)
		}
	}
	return names
}

// choose lists the cards of a set, or of all sets, with that name.
func choose(set, name string) ([]listed, error) {
	if set != "" && !slices.Contains(setNames(), set) {
		return nil, fmt.Errorf("unknown set %q: use one of %s", set, strings.Join(setNames(), ", "))
	}
	cat, err := shipped.catalogue()
	if err != nil {
		return nil, err
	}
	list := []listed{}
	for _, p := range shipped.Facts() {
		if (set == "" || p.Set == set) && (name == "" || cards.Fold(p.Name) == cards.Fold(name) || p.ID == name) {
			l := listed{Printing: p}
			l.Text, l.Implemented = printed(cat, p.ID)
			list = append(list, l)
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("no card is called %q", name)
	}
	return list, nil
}

// writeCards writes a line for each card, with its text under its last printing.
func writeCards(w io.Writer, list []listed, withText bool) {
	for i, l := range list {
		fmt.Fprintln(w, l.line())
		again := func(later listed) bool { return later.ID == l.ID }
		if withText && l.Text != "" && !slices.ContainsFunc(list[i+1:], again) {
			fmt.Fprintf(w, "  %s\n", strings.ReplaceAll(l.Text, "\n", "\n  "))
		}
	}
}

// line tells the card's facts.
func (l *listed) line() string {
	facts := []string{l.House + " " + l.Type}
	if h, ok := card.ParseHouse(l.House); ok {
		facts[0] = english.House(h) + " " + l.Type
	}
	if l.Type == card.CreatureType.String() {
		facts = append(facts, fmt.Sprintf("power %d", l.Power))
	}
	if l.Armor > 0 {
		facts = append(facts, fmt.Sprintf("armor %d", l.Armor))
	}
	if l.Amber > 0 {
		facts = append(facts, fmt.Sprintf("%d æmber", l.Amber))
	}
	facts = append(facts, l.Traits...)
	facts = append(facts, l.Keywords...)
	if !l.Implemented {
		facts = append(facts, "NOT IMPLEMENTED")
	}
	return fmt.Sprintf("%s %s %s (%s): %s", l.Set, l.Number, l.Name, l.Rarity, strings.Join(facts, ", "))
}
