package sim

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/blunders"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
)

// usualEyes are the hindsights that answer what can be won: a wide one of bots that decide at once is as good as a narrow one of
// bots that think, and takes a tenth of the time.
const usualEyes = "greedy:100,greedy:40,quick:3"

// usualWorlds is in how many imagined worlds a blunder is weighed.
const usualWorlds = 16

// blundersCommand is archon sim blunders. It stands here because it examines the deals that archon sim plays, chosen by the same
// flags: archon analyse tells of one game that somebody has played, and archon lab what decks are worth.
func blundersCommand(p *pool.Pool) *cobra.Command {
	o := setup.Options{Pool: p}
	var bots, eyes string
	var games, workers, draw, players, worlds int
	var light, asJSON bool
	c := &cobra.Command{
		Use:     "blunders " + p.T("kind-file"),
		Short:   p.T("use-blunders"),
		Long:    p.T("long-blunders"),
		Example: p.T("example-blunders"),
		Args:    cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if min(games, draw, worlds) < 0 || min(workers, players) < 1 {
				return message.New("blunders-flags")
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
				cfg := blunders.Config{Names: names, Difficulty: t.Difficulty, Worlds: worlds,
					Config: sim.Config{Catalogue: t.Catalogue, Mode: t.Mode, Setup: t.Setup, Pool: t.Drawn, Seed: o.Seed, Workers: workers,
						Limit: simLimit, Light: light}}
				if cfg.Bots, err = botNames(bots, players); err != nil {
					return err
				}
				if cfg.Eyes, err = blunders.ParseEyes(eyes); err != nil {
					return err
				}
				if err := examine(c, p, &cfg, args[0], games); err != nil {
					return err
				}
			}
			all, err := blunders.Read(args[0])
			if err != nil {
				return message.New("at", args[0], err)
			}
			sums := blunders.Sum(all)
			if asJSON {
				return terminal.Encode(c.OutOrStdout(), sums)
			}
			return tellBlunders(c.OutOrStdout(), p, sums)
		},
	}
	o.Flags(c, "1")
	c.Flags().StringVar(&bots, "bot", bot.LevelNames[bot.Thorough], p.T("flag-blunders-bot", strings.Join(bot.Names, ", ")))
	c.Flags().BoolVar(&light, "light", false, p.T("flag-blunders-light"))
	c.Flags().StringVar(&eyes, "eyes", usualEyes, p.T("flag-blunders-eyes"))
	c.Flags().IntVar(&worlds, "worlds", usualWorlds, p.T("flag-blunders-worlds"))
	c.Flags().IntVar(&games, "games", 0, p.T("flag-blunders-games"))
	c.Flags().IntVar(&workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	c.Flags().IntVar(&draw, "draw", 0, p.T("flag-draw"))
	c.Flags().IntVar(&players, "players", 1, p.T("flag-players"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-array"))
	return c
}

// examine examines the deals that the file does not know yet.
func examine(c *cobra.Command, p *pool.Pool, cfg *blunders.Config, path string, games int) error {
	old, err := blunders.Read(path)
	if err != nil {
		return message.New("at", path, err)
	}
	known := map[blunders.Key]bool{}
	for i := range old {
		known[old[i].Key] = true
	}
	numbers, err := unknown(games, known, cfg.Key)
	if err != nil {
		return err
	}
	return resume(c, p, path, len(numbers), func(ctx context.Context, keep func(any) error) error {
		return cfg.Run(ctx, numbers, func(d *blunders.Deal) error { return keep(d) })
	})
}

// unknown are the numbers of the deals that are not known by their keys.
func unknown[K comparable](games int, known map[K]bool, key func(int) (K, error)) (numbers []int, err error) {
	for n := range games {
		k, err := key(n)
		if err != nil {
			return nil, err
		}
		if !known[k] {
			numbers = append(numbers, n)
		}
	}
	return numbers, nil
}

// resume appends to a file what is found out about so many deals, with a progress bar if a person watches, until all are done or
// the person stops it.
func resume(c *cobra.Command, p *pool.Pool, path string, deals int, run func(ctx context.Context, keep func(any) error) error) error {
	f, err := results.Append(path)
	if err != nil {
		return err
	}
	defer f.Close()
	ctx, stop := terminal.UntilStopped()
	defer stop()
	bar := terminal.Progress(c.ErrOrStderr(), deals, p.T("bar-games"))
	done := 0
	err = run(ctx, func(result any) error {
		_ = bar.Add(1) // a bar that cannot be drawn is no reason to stop
		done++
		return f.Keep(result)
	})
	_ = bar.Clear()
	if err == nil && ctx.Err() != nil {
		p.Warn(c.ErrOrStderr(), p.T("blunders-stopped", done, deals-done))
	}
	return err
}

// blunderTables are the heads of the tables, and blunderKinds the words for kinds of blunders.
var (
	blunderTables = map[string]string{"round": "blunders-by-round", "place": "blunders-by-place", "kind": "blunders-by-kind",
		"risen": "blunders-by-risen", "missing": "blunders-by-missing", "until": "blunders-by-until", "told": "blunders-by-told"}
	blunderKinds = map[blunders.Kind]string{blunders.House: "blunder-house", blunders.Use: "blunder-use", blunders.Target: "blunder-target",
		blunders.Cards: "blunder-cards", blunders.Order: "blunder-order", blunders.End: "blunder-end", blunders.Archives: "blunder-archives",
		blunders.Tide: "blunder-tide", blunders.Amber: "blunder-amber", blunders.Seats: "blunder-seats", blunders.Mulligan: "blunder-mulligan",
		blunders.Other: "blunder-other"}
	// noRanges are the words for a row that is no range, by the table.
	noRanges = map[string]string{"place": "blunders-place-0", "until": "blunders-until-0"}
)

// tellBlunders says what the deals of each group have come to.
func tellBlunders(w io.Writer, p *pool.Pool, sums []blunders.Summary) error {
	if len(sums) == 0 {
		p.Print(w, "blunders-none")
	}
	for i := range sums {
		s := &sums[i]
		if i > 0 {
			fmt.Fprintln(w)
		}
		who := s.Bots
		if s.Light {
			who = p.T("blunders-light", who)
		}
		p.Print(w, "blunders-head", s.Players, s.Difficulty, who, s.Eyes)
		share := func(c *blunders.Count) string { return p.Language.FormatNumbers("%v", c.Share) }
		p.Print(w, "blunders-deals", s.Deals, s.Foreseen.N, share(&s.Foreseen))
		p.Print(w, "blunders-won", s.Won.N, share(&s.Won), s.Taken.N, share(&s.Taken))
		p.Print(w, "blunders-found", s.Blunders)
		if s.Blunders == 0 {
			continue
		}
		if s.Before+s.After > 0 { // bots that do not think say nothing
			p.Print(w, "blunders-told", chanceWords(p, s.Before), chanceWords(p, s.After))
		}
		if s.Compared > 0 {
			p.Print(w, "blunders-near", s.Compared, chanceWords(p, blunders.Close), s.Near.N, share(&s.Near))
		}
		percent := func(share float64) string { return p.Language.FormatNumbers("%+.1f", 100*share) }
		if s.Worlds > 0 {
			of := func(share float64) string { return p.Language.FormatNumbers("%.1f", 100*share) }
			p.Print(w, "blunders-imagined", s.Worlds, of(s.Cost.Done), of(s.Cost.Better))
			p.Print(w, "blunders-cost", of(s.Cost.Mean), of(s.Cost.Low), of(s.Cost.High), s.Cost.More, s.Cost.Less)
		}
		for _, t := range s.Tables {
			fmt.Fprintln(w)
			p.Print(w, blunderTables[t.By])
			rows := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
			for _, r := range t.Rows {
				name := r.Name
				switch no, known := noRanges[t.By]; {
				case t.By == "kind":
					name = p.T(blunderKinds[blunders.Kind(name)])
				case known && name == "0":
					name = p.T(no)
				}
				fmt.Fprintf(rows, "%s\t%d\t%s\t", name, r.N, share(&r.Count))
				if s.Worlds > 0 {
					fmt.Fprintf(rows, "%s\t", percent(r.Cost))
				}
				fmt.Fprintln(rows)
			}
			if err := rows.Flush(); err != nil {
				return err
			}
		}
	}
	return nil
}

// chanceWords is a chance in percent.
func chanceWords(p *pool.Pool, c game.Chance) string { return p.T("percent", lang.Percent(c)) }
