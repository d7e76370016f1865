package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/library"
)

func showCommand(p *pool) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "show " + p.T("kind-name"),
		Short: p.T("use-decks-show"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, e, err := p.openEntry(c, args[0])
			if err != nil {
				return err
			}
			if asJSON {
				l := s.listed(e)
				l.Deck = e.Deck.JSON()
				for _, found := range studies.Open(s.Dir()).Of(e.Deck) {
					l.Lab = append(l.Lab, listedStudy{found.When, (&labWords{p}).report(found.Result)})
				}
				return encode(c.OutOrStdout(), l)
			}
			return s.show(c.OutOrStdout(), e)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-deck"))
	return c
}

// show writes everything that is known about a deck.
func (s *collection) show(w io.Writer, e *library.Entry) error {
	var b strings.Builder
	d := e.Deck
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	var facts [][2]string
	fact := func(what, is string) { facts = append(facts, [2]string{what + ":", printable.Text(is, longest)}) }
	T := s.pool.T
	line("%s", e.Name())
	if e.Title != "" {
		fact(T("is-name"), d.Name)
	}
	fact(T("is-short"), e.ID)
	fact(T("is-set"), d.Set)
	if d.UUID != "" {
		fact(T("is-uuid"), d.UUID)
	}
	if d.Source != "" {
		fact(T("is-source"), d.Source)
	}
	if !e.Embedded {
		fact(T("is-file"), s.File(e.ID))
	}
	t := library.TotalsOf(d)
	fact(T("is-sums"), T("sums", t.Amber, t.Creatures, t.Power, t.Artifacts, t.Actions, t.Upgrades))
	fact(T("is-state"), s.state(e))
	record := s.record(e)
	for _, name := range record.Names(difficulties()) {
		t := record[name]
		fact(s.pool.difficulty("", name), T("record", t.Games, t.Wins, t.Strict.Wins, t.Strict.Games))
	}
	if duels := s.duels[d.ListKey()]; len(duels) > 0 {
		fact(T("standard-game"), s.pool.faredAgainst(duels))
	}
	for _, found := range studies.Open(s.Dir()).Of(d) {
		for _, words := range (&labWords{s.pool}).short(&found) {
			fact(T("is-lab"), words)
		}
	}
	if missing := d.Missing(s.cat); len(missing) > 0 {
		fact(T("is-lacking"), strings.Join(missing, ", "))
	}
	width := 0
	for _, f := range facts {
		width = max(width, utf8.RuneCountInString(f[0]))
	}
	for _, f := range facts {
		line("  %-*s %s", width, f[0], f[1])
	}
	for _, h := range d.Houses {
		line("\n%s", s.pool.language.House(h))
		for _, c := range s.pool.lines(d, h) {
			line("  %s", c)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// lines are the cards of a house of a deck, equal ones in one line.
func (p *pool) lines(d *deck.Deck, h card.House) []string {
	var all []string
	var copies []int
	for i := range d.Cards {
		c := &d.Cards[i]
		if c.House != h {
			continue
		}
		words := p.cardWords(d, c)
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

// cardWords is a card of a deck with all its peculiarities.
func (p *pool) cardWords(d *deck.Deck, c *deck.Card) string {
	words := p.language.TitleOf(c.ID)
	var marks []string
	if t, ok := card.ParseType(library.Printing(d, c.ID).Type); ok {
		marks = append(marks, strings.ToLower(p.language.Type(t)))
	}
	for _, m := range [...]struct {
		is  bool
		key string
	}{{c.Maverick, "maverick"}, {c.Legacy, "legacy"}, {c.Anomaly, "anomaly"}} {
		if m.is {
			marks = append(marks, strings.ToLower(p.T(m.key)))
		}
	}
	if len(c.Icons) > 0 {
		marks = append(marks, p.T("enhanced-with", strings.Join(p.iconNames(c.Icons), ", ")))
	}
	return fmt.Sprintf("%s (%s)", words, strings.Join(marks, ", "))
}

// iconNames are bonus icons.
func (p *pool) iconNames(icons []card.Icon) []string {
	var names []string
	for _, icon := range icons {
		if icon == deck.UnknownIcon {
			names = append(names, p.T("unknown-icon"))
		} else {
			names = append(names, p.language.Teller().Story.Icons[icon])
		}
	}
	return names
}
