package sim

import (
	"context"
	"fmt"
	"io"
	"slices"
	"sync/atomic"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// coverage counts what happens to the cards of many decks, by their numbers in
// the catalogue.
type coverage struct {
	pool        *pool.Pool
	cat         *keyforge.Catalogue
	dealt       []bool // is in one of the decks
	plays, uses []atomic.Int64
}

// coverageReport is what archon sim --coverage prints.
type coverageReport struct {
	*report
	Cards []cardCoverage `json:"cards"`
	// Idle are the cards that were never played, or never used though they
	// can be.
	Idle []string `json:"idle"`
}

type cardCoverage struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Plays int64  `json:"plays"`
	Uses  int64  `json:"uses"`
}

// runCoverage plays games between two decks, drawn for each game from the decks with those
// names.
func runCoverage(ctx context.Context, c *cobra.Command, o *setup.Options, names []string, bots string, cfg sim.Config, asJSON bool) error {
	t, err := o.Pooled(names, 2)
	if err != nil {
		return err
	}
	if cfg.Bots, err = botNames(bots, 2); err != nil {
		return err
	}
	v := newCoverage(&cfg, t)
	r, err := simulate(ctx, c, t, cfg)
	if err != nil {
		return err
	}
	return v.report(r).write(c.OutOrStdout(), asJSON)
}

// newCoverage makes the coverage of games with the decks of the table.
func newCoverage(cfg *sim.Config, t *setup.Game) *coverage {
	n := len(t.Catalogue.Entries)
	v := &coverage{pool: t.Pool, cat: t.Catalogue, dealt: make([]bool, n), plays: make([]atomic.Int64, n), uses: make([]atomic.Int64, n)}
	for _, d := range t.Drawn {
		for _, c := range d.Cards {
			number, _ := t.Catalogue.Number(c.ID)
			v.dealt[number] = true
		}
	}
	cfg.Watch = v.watch
	return v
}

func (v *coverage) watch(g *keyforge.Game, events []keyforge.Event) {
	for i := range events {
		switch e := &events[i]; e.Kind {
		case keyforge.Played:
			v.plays[g.Card(e.Card).Def].Add(1)
		case keyforge.Used:
			v.uses[g.Card(e.Card).Def].Add(1)
		}
	}
}

func (v *coverage) report(r *report) *coverageReport {
	out := &coverageReport{report: r, Idle: []string{}}
	for n := range v.dealt {
		if !v.dealt[n] {
			continue
		}
		c := v.cat.Card(uint16(n))
		count := cardCoverage{ID: c.ID, Name: v.pool.Title(c.ID), Plays: v.plays[n].Load(), Uses: v.uses[n].Load()}
		out.Cards = append(out.Cards, count)
		if count.Plays == 0 || count.Uses == 0 && usable(c) {
			out.Idle = append(out.Idle, c.ID)
		}
	}
	return out
}

// usable reports whether the printed text of a card lets it be used.
func usable(c *card.Card) bool {
	return c.Type == card.CreatureType || c.Type == card.ArtifactType &&
		slices.ContainsFunc(c.Abilities, func(a card.Ability) bool { return a.Headings&(card.OnAction|card.OnOmni) != 0 })
}

func (r *coverageReport) write(w io.Writer, asJSON bool) error {
	if asJSON {
		return terminal.Encoder(w).Encode(r)
	}
	if err := r.report.write(w, false); err != nil {
		return err
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(t, "%s\t%s\t  %s\n", r.pool.T("cover-plays"), r.pool.T("cover-uses"), r.pool.T("cover-card"))
	for _, c := range r.Cards {
		fmt.Fprintf(t, "%d\t%d\t  %s\n", c.Plays, c.Uses, r.pool.Language.Called(c.ID, c.Name))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	r.pool.Print(w, "never-played-or-used", r.pool.OrNone(r.Idle))
	return nil
}
