package main

import (
	"context"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
)

// simLimit is how many decisions a game may take: far more than any game needs.
const simLimit = 200_000

func simCommand(p *pool) *cobra.Command {
	o := options{pool: p}
	var bots, dir string
	var games, workers, draw, players, hindsight int
	var asJSON, covered, rated bool
	c := &cobra.Command{
		Use:   "sim",
		Short: p.T("use-sim"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if games < 1 || workers < 1 {
				return message.New("at-least-1", "--games", "--workers")
			}
			if hindsight < 0 || hindsight > 0 && o.mode == keyforge.Duel.Name() {
				return message.New("hindsight-adventure")
			}
			if draw < 0 || players < 1 {
				return message.New("at-least-1", "--draw", "--players")
			}
			if c.Flags().Changed("players") && draw == 0 {
				return message.New("players-with", "--draw")
			}
			ctx, stop := untilStopped()
			defer stop()
			cfg := sim.Config{Games: games, Seed: o.seed, Workers: workers, Limit: simLimit, Hindsight: hindsight}
			names, err := o.draw(c, draw)
			if err != nil {
				return err
			}
			if rated {
				return rates(ctx, c, o, names, bots, cfg, asJSON)
			}
			if covered {
				return cover(ctx, c, &o, names, bots, cfg, asJSON)
			}
			var t *table
			switch {
			case draw == 0:
				t, err = o.table()
				players = len(o.decks)
			case o.mode == keyforge.Duel.Name():
				players = 2
				fallthrough
			default:
				t, err = o.pooled(names, players)
			}
			if err != nil {
				return err
			}
			if cfg.Bots, err = botNames(bots, players); err != nil {
				return err
			}
			if t.setup.Boss == "" && cfg.Bots[0] != cfg.Bots[1] {
				cfg.Swap, t.names = true, cfg.Bots
			}
			if cfg.Save, err = saver(dir, t); err != nil {
				return err
			}
			r, err := simulate(ctx, c, t, cfg)
			if err != nil {
				return err
			}
			return r.write(c.OutOrStdout(), asJSON)
		},
	}
	o.flags(c, "1")
	c.Flags().StringVar(&bots, "bot", "greedy", p.T("flag-sim-bot", strings.Join(bot.Names, ", ")))
	c.Flags().IntVar(&games, "games", 100, p.T("flag-games"))
	c.Flags().IntVar(&workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	c.Flags().IntVar(&draw, "draw", 0,
		p.T("flag-draw"))
	c.Flags().IntVar(&hindsight, "hindsight", 0, p.T("flag-hindsight"))
	c.Flags().IntVar(&players, "players", 1, p.T("flag-players"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	c.Flags().StringVar(&dir, "save", "", p.T("flag-sim-save"))
	c.Flags().BoolVar(&covered, "coverage", false,
		p.T("flag-coverage"))
	c.Flags().BoolVar(&rated, "rates", false,
		p.T("flag-rates"))
	c.MarkFlagsMutuallyExclusive("coverage", "save", "rates")
	c.MarkFlagsMutuallyExclusive("coverage", "hindsight", "rates")
	return c
}

// botNames gives every seat its bot.
func botNames(flag string, seats int) ([]string, error) {
	names := strings.Split(flag, ",")
	for _, n := range names {
		if _, err := bot.New(n, 0); err != nil {
			return nil, err
		}
	}
	if len(names) == 1 {
		return slices.Repeat(names, seats), nil
	}
	if len(names) != seats {
		return nil, message.New("bots-for-seats", len(names), seats)
	}
	return names, nil
}

// simulate plays the games, with a progress bar if a person watches, until all
// are played or the context ends.
func simulate(ctx context.Context, c *cobra.Command, t *table, cfg sim.Config) (*report, error) {
	tally := &tally{}
	bar := progress(c.ErrOrStderr(), cfg.Games, t.pool.T("bar-games"))
	cfg.Catalogue, cfg.Mode, cfg.Setup, cfg.Pool = t.cat, t.mode, t.setup, t.drawn
	cfg.Each = func(g *keyforge.Game) {
		tally.note(g)
		_ = bar.Add(1) // a bar that cannot be drawn is no reason to stop
	}
	start, spent := time.Now(), processorTime()
	result, err := sim.Run(ctx, cfg)
	_ = bar.Clear()
	if err != nil {
		return nil, err
	}
	r := newReport(t, result, tally, time.Since(start).Seconds())
	if result.Thought > 0 {
		r.ThinkingTurns = result.Thought
		r.ProcessorSecondsPerTurn = (processorTime() - spent).Seconds() / float64(result.Thought)
	}
	return r, nil
}
