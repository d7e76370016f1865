package sim

import (
	"io"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/paired"
	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/stats"
)

// pairsReport is what archon sim pairs prints.
type pairsReport struct {
	Deals int            `json:"deals"`
	Wins  int            `json:"wins"`
	Won   stats.Interval `json:"won"`
	Pairs *paired.Pairs  `json:"pairs,omitempty"`
}

// pairsCommand is archon sim pairs.
func pairsCommand(p *pool.Pool) *cobra.Command {
	o := setup.Options{Pool: p}
	var bots, against string
	var games, workers, draw, players, hindsight int
	var light, asJSON bool
	c := &cobra.Command{
		Use:     "pairs " + p.T("kind-file"),
		Short:   p.T("use-pairs"),
		Long:    p.T("long-pairs"),
		Example: p.T("example-pairs"),
		Args:    cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if min(games, draw, hindsight) < 0 || min(workers, players) < 1 {
				return message.New("blunders-flags")
			}
			reference, err := paired.Read(against)
			if err != nil {
				return message.New("at", against, err)
			}
			if games > 0 {
				if o.Mode == keyforge.Duel.Name() {
					return message.New("hindsight-adventure")
				}
				names, err := o.Draw(c, draw)
				if err != nil {
					return err
				}
				t, err := o.Pooled(names, players)
				if err != nil {
					return err
				}
				cfg := paired.Config{Difficulty: t.Difficulty, Config: sim.Config{Catalogue: t.Catalogue, Mode: t.Mode, Setup: t.Setup,
					Pool: t.Drawn, Seed: o.Seed, Workers: workers, Limit: simLimit, Light: light, Hindsight: hindsight}}
				if cfg.Bots, err = botNames(bots, players); err != nil {
					return err
				}
				if err := playPairs(c, p, &cfg, args[0], games, reference); err != nil {
					return err
				}
			}
			all, err := paired.Read(args[0])
			if err != nil {
				return message.New("at", args[0], err)
			}
			r := pairsReport{Deals: len(all)}
			for i := range all {
				if all[i].Won {
					r.Wins++
				}
			}
			r.Won = stats.Wilson(r.Wins, r.Deals)
			if against != "" {
				r.Pairs = paired.Compare(all, reference)
			}
			if asJSON {
				return terminal.Encode(c.OutOrStdout(), r)
			}
			r.tell(c.OutOrStdout(), p)
			return nil
		},
	}
	o.Flags(c, "1")
	c.Flags().StringVar(&bots, "bot", bot.LevelNames[bot.Thorough], p.T("flag-blunders-bot", strings.Join(bot.Names, ", ")))
	c.Flags().StringVar(&against, "against", "", p.T("flag-pairs-against"))
	c.Flags().BoolVar(&light, "light", false, p.T("flag-blunders-light"))
	c.Flags().IntVar(&games, "games", 0, p.T("flag-pairs-games"))
	c.Flags().IntVar(&workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	c.Flags().IntVar(&draw, "draw", 0, p.T("flag-draw"))
	c.Flags().IntVar(&hindsight, "hindsight", 0, p.T("flag-hindsight"))
	c.Flags().IntVar(&players, "players", 1, p.T("flag-players"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	return c
}

// playPairs plays the deals that the file does not know yet, and stops when it is settled who is better.
func playPairs(c *cobra.Command, p *pool.Pool, cfg *paired.Config, path string, games int, reference []paired.Outcome) error {
	all, err := paired.Read(path)
	if err != nil {
		return message.New("at", path, err)
	}
	known := map[string]bool{}
	for i := range all {
		known[all[i].Start] = true
	}
	var deals []paired.Outcome
	for n := range games {
		d, err := cfg.Deal(n)
		if err != nil {
			return err
		}
		if !known[d.Start] {
			deals = append(deals, d)
		}
	}
	if paired.Compare(all, reference).Settled > 0 {
		return nil
	}
	f, err := results.Append(path)
	if err != nil {
		return err
	}
	defer f.Close()
	ctx, stop := terminal.UntilStopped()
	defer stop()
	bar := terminal.Progress(c.ErrOrStderr(), len(deals), p.T("bar-games"))
	done := 0
	err = cfg.Run(ctx, deals, func(o paired.Outcome) (bool, error) {
		_ = bar.Add(1) // a bar that cannot be drawn is no reason to stop
		done++
		all = append(all, o)
		return paired.Compare(all, reference).Settled == 0, f.Keep(&o)
	})
	_ = bar.Clear()
	if err == nil && ctx.Err() != nil {
		p.Warn(c.ErrOrStderr(), p.T("blunders-stopped", done, len(deals)-done))
	}
	return err
}

// tell prints the report for people.
func (r *pairsReport) tell(w io.Writer, p *pool.Pool) {
	p.Print(w, "pairs-won", r.Wins, r.Deals, p.Language.FormatNumbers("%v", r.Won))
	if r.Pairs == nil {
		return
	}
	n := r.Pairs
	figure := func(format string, x float64) string { return p.Language.FormatNumbers(format, x) }
	p.Print(w, "pairs-deals", n.Deals(), n.Both, n.New, n.Old, n.Neither)
	p.Print(w, "pairs-taken", n.Both, n.Both+n.Old, p.Language.FormatNumbers("%v", n.Taken))
	p.Print(w, "pairs-gain", figure("%+.1f", 100*n.Gain.Share), figure("%+.1f", 100*n.Gain.Low), figure("%+.1f", 100*n.Gain.High),
		figure("%.3f", n.Chance))
	switch {
	case n.Settled == 0:
		p.Print(w, "pairs-open")
	case n.Better:
		p.Print(w, "pairs-better", n.Settled)
	default:
		p.Print(w, "pairs-no-better", n.Settled)
	}
}
