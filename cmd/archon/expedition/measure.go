package expedition

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
)

// measure is archon expedition measure.
func measure(p *pool.Pool) *cobra.Command {
	s := expedition.Study{List: p.List}
	var from, to int
	var asJSON bool
	c := &cobra.Command{Use: "measure", Short: p.T("use-expedition-measure"), Args: cobra.NoArgs}
	c.RunE = func(c *cobra.Command, _ []string) error {
		if s.Players < 1 || s.Players > keyforge.MaxSeats {
			return message.New("players-range", keyforge.MaxSeats, s.Players)
		}
		if s.Runs < 1 || s.Workers < 1 || from < 0 || to < from || to > len(expedition.Ascents) {
			return message.New("measure-range", len(expedition.Ascents))
		}
		if _, err := bot.New(s.Bot, 0); err != nil {
			return err
		}
		rules, err := p.Rules()
		if err != nil {
			return err
		}
		s.Rules = rules
		ctx, stop := terminal.UntilStopped()
		defer stop()
		if !asJSON {
			fmt.Fprintln(c.OutOrStdout(), p.T("expedition-measured"))
		}
		for n := from; n <= to && ctx.Err() == nil; n++ {
			f, err := s.Measure(ctx, n)
			if err != nil {
				return err
			}
			if asJSON {
				if err := terminal.Encoder(c.OutOrStdout()).Encode(f); err != nil {
					return err
				}
				continue
			}
			fmt.Fprintf(c.OutOrStdout(), "%6d  %6d  %-20s  %10.2f  %6.1f ± %-5.1f  %s\n", f.Ascent, f.Runs, f.Won, f.Encounters, f.Progress,
				f.Margin, expedition.AscentTitle(n, p.T))
		}
		return nil
	}
	f := c.Flags()
	f.StringVar(&s.Bot, "bot", "greedy", p.T("flag-measure-bot"))
	f.IntVar(&s.Players, "players", 1, p.T("flag-expedition-players"))
	f.IntVar(&s.Runs, "runs", 100, p.T("flag-measure-runs"))
	f.Uint64Var(&s.Seed, "seed", 1, p.T("flag-seed"))
	f.IntVar(&from, "from", 0, p.T("flag-measure-from"))
	f.IntVar(&to, "to", len(expedition.Ascents), p.T("flag-measure-to"))
	f.IntVar(&s.Workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	f.BoolVar(&asJSON, "json", false, p.T("flag-json"))
	return c
}
