package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/scenario"
)

func showCommand() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "show NAME",
		Short: "Show a deck: its cards, sums, record, and what is missing",
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, e, err := openEntry(c, args[0])
			if err != nil {
				return err
			}
			if asJSON {
				l := s.listed(e)
				l.Deck = e.Deck.JSON()
				return encode(c.OutOrStdout(), l)
			}
			return s.show(c.OutOrStdout(), e)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "write a JSON object, with the deck list")
	return c
}

// show writes all that is known of a deck.
func (s *collection) show(w io.Writer, e *library.Entry) error {
	var b strings.Builder
	d := e.Deck
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("%s", e.Name())
	if e.Title != "" {
		line("  name:   %s", d.Name)
	}
	line("  short:  %s", e.ID)
	line("  set:    %s", d.Set)
	if d.UUID != "" {
		line("  uuid:   %s", d.UUID)
	}
	if d.Source != "" {
		line("  source: %s", d.Source)
	}
	if !e.Embedded {
		line("  file:   %s", s.File(e.ID))
	}
	t := library.TotalsOf(d)
	line("  sums:   %d æmber, %s with power %d, %s, %s, %s", t.Amber, plural(t.Creatures, "creature"), t.Power,
		plural(t.Artifacts, "artifact"),
		plural(t.Actions, "action"), plural(t.Upgrades, "upgrade"))
	line("  state:  %s", s.state(e))
	for _, name := range difficulties() {
		if t := s.record(e)[name]; t != nil {
			line("  %-7s %s, %d won; without free undo %d of %d", name+":", plural(t.Games, "game"), t.Wins, t.Strict.Wins, t.Strict.Games)
		}
	}
	if missing := d.Missing(s.cat); len(missing) > 0 {
		line("  not implemented: %s", strings.Join(missing, ", "))
	}
	for _, h := range d.Houses {
		line("\n%s", english.House(h))
		for _, c := range lines(d, h) {
			line("  %s", c)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// lines are the cards of a house of a deck, equal ones in one line.
func lines(d *deck.Deck, h card.House) []string {
	var all []string
	var copies []int
	for i := range d.Cards {
		c := &d.Cards[i]
		if c.House != h {
			continue
		}
		words := cardWords(d, c)
		if n := len(all); n > 0 && all[n-1] == words {
			copies[n-1]++
			continue
		}
		all, copies = append(all, words), append(copies, 1)
	}
	for i := range all {
		all[i] = fmt.Sprintf("%d %s", copies[i], all[i])
	}
	return all
}

// cardWords is a card of a deck with all that is special about it.
func cardWords(d *deck.Deck, c *deck.Card) string {
	words := title(c.ID)
	var marks []string
	if p := library.Printing(d, c.ID); p.Type != "" {
		marks = append(marks, p.Type)
	}
	for _, m := range [...]struct {
		is   bool
		word string
	}{{c.Maverick, "maverick"}, {c.Legacy, "legacy"}, {c.Anomaly, "anomaly"}} {
		if m.is {
			marks = append(marks, m.word)
		}
	}
	if len(c.Icons) > 0 {
		marks = append(marks, "enhanced: "+strings.Join(iconNames(c.Icons), ", "))
	}
	return fmt.Sprintf("%s (%s)", words, strings.Join(marks, ", "))
}

// iconNames are bonus icons as deck lists name them.
func iconNames(icons []card.Icon) []string {
	var names []string
	for _, icon := range icons {
		if icon == deck.UnknownIcon {
			names = append(names, "unknown")
		} else {
			names = append(names, scenario.Icons[icon])
		}
	}
	return names
}
