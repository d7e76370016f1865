package decks

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/lab/figures"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/records"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/library"
)

func showCommand(p *pool.Pool) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "show " + p.T("kind-name"),
		Short: p.T("use-decks-show"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			s, e, err := openEntry(p, c, args[0])
			if err != nil {
				return err
			}
			if asJSON {
				l := listing(s, e)
				l.Deck = e.Deck.JSON()
				for _, found := range s.Studies.Of(e.Deck) {
					l.Lab = append(l.Lab, listedStudy{found.When, (&figures.Words{Pool: p}).Report(found.Result)})
				}
				return terminal.Encode(c.OutOrStdout(), l)
			}
			return show(s, c.OutOrStdout(), e)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-deck"))
	return c
}

// show writes everything that is known about a deck.
func show(s *collection.Collection, w io.Writer, e *library.Entry) error {
	var b strings.Builder
	d := e.Deck
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	var facts [][2]string
	fact := func(what, is string) {
		facts = append(facts, [2]string{what + ":", printable.Text(is, terminal.Longest)})
	}
	T := s.Pool.T
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
	if len(d.Alliance) > 0 {
		var pods []string
		for i, from := range d.Alliance {
			pods = append(pods, T("alliance-pod", s.Pool.Language.House(d.Houses[i]), from))
		}
		fact(T("is-alliance"), strings.Join(pods, "; "))
	}
	if !e.Embedded {
		fact(T("is-file"), s.File(e.ID))
	}
	t := library.TotalsOf(d)
	fact(T("is-sums"), T("sums", t.Amber, t.Creatures, t.Power, t.Artifacts, t.Actions, t.Upgrades))
	fact(T("is-state"), stateOf(s, e))
	record := s.Record(e)
	for _, name := range record.Names(pool.Difficulties()) {
		t := record[name]
		fact(s.Pool.Difficulty("", name), T("record", t.Games, t.Wins, t.Strict.Wins, t.Strict.Games))
	}
	if duels := s.Duels(e); len(duels) > 0 {
		fact(T("standard-game"), records.DuelScores(s.Pool, duels))
	}
	for _, found := range s.Studies.Of(d) {
		for _, words := range (&figures.Words{Pool: s.Pool}).Short(&found) {
			fact(T("is-lab"), words)
		}
	}
	if missing := d.Missing(s.Catalogue); len(missing) > 0 {
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
		line("\n%s", s.Pool.Language.House(h))
		for _, c := range cardLines(s.Pool, d, h) {
			line("  %s", c)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// cardLines are the cards of a house of a deck, equal ones in one line.
func cardLines(p *pool.Pool, d *deck.Deck, h card.House) []string {
	var all []string
	var copies []int
	for i := range d.Cards {
		c := &d.Cards[i]
		if c.House != h {
			continue
		}
		words := cardWords(p, d, c)
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
func cardWords(p *pool.Pool, d *deck.Deck, c *deck.Card) string {
	words := p.Language.TitleOf(c.ID)
	var marks []string
	if t, ok := card.ParseType(library.Printing(d, c.ID).Type); ok {
		marks = append(marks, strings.ToLower(p.Language.Type(t)))
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
		marks = append(marks, p.T("enhanced-with", strings.Join(iconNames(p, c.Icons), ", ")))
	}
	return fmt.Sprintf("%s (%s)", words, strings.Join(marks, ", "))
}

// iconNames are bonus icons.
func iconNames(p *pool.Pool, icons []card.Icon) []string {
	var names []string
	for _, icon := range icons {
		switch h := icon.House(); {
		case icon == deck.UnknownIcon:
			names = append(names, p.T("unknown-icon"))
		case h != card.NoHouse:
			names = append(names, p.Language.House(h))
		default:
			names = append(names, p.Language.StoryLanguage().Story.Icons[icon])
		}
	}
	return names
}
