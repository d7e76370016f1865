// Package sim is archon sim: bots play games in bulk, and a report says what came of them, by
// difficulty and number of players (rates.go) or card by card (coverage.go). Runs that go on for long keep what they find in a file:
// where bots blunder (blunders.go), and how an adventure is balanced (balance.go).
package sim

import (
	"context"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/arena"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
)

// simLimit is how many decisions a game may take: far more than any game needs.
const simLimit = 200_000

// Command is archon sim.
func Command(p *pool.Pool) *cobra.Command {
	o := setup.Options{Pool: p}
	var name, bots, dir string
	var games, workers, draw, players, hindsight, worlds int
	var asJSON, covered, rated bool
	c := &cobra.Command{
		Use:   "sim",
		Short: p.T("use-sim"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if games < 1 || workers < 1 {
				return message.New("at-least-1", "--games", "--workers")
			}
			kind, err := setup.Kind(c, p, name, contestFlags...)
			if err != nil {
				return err
			}
			if kind != nil {
				o.Players = players
				return contest(c, &o, arena.Contest{Kind: kind, Players: strings.Split(bots, ","), Games: games, Workers: workers}, asJSON)
			}
			if hindsight < 0 || hindsight > 0 && o.Mode == keyforge.Duel.Name() {
				return message.New("hindsight-adventure")
			}
			if worlds < 0 || worlds > 0 && hindsight == 0 {
				return message.New("worlds-hindsight")
			}
			if draw < 0 || players < 1 {
				return message.New("at-least-1", "--draw", "--players")
			}
			if c.Flags().Changed("players") && draw == 0 {
				return message.New("players-with", "--draw")
			}
			ctx, stop := terminal.UntilStopped()
			defer stop()
			cfg := sim.Config{Games: games, Seed: o.Seed, Workers: workers, Limit: simLimit, Hindsight: hindsight, Worlds: worlds}
			names, err := o.Draw(c, draw)
			if err != nil {
				return err
			}
			if rated {
				return rates(ctx, c, o, names, bots, cfg, asJSON)
			}
			if covered {
				return runCoverage(ctx, c, &o, names, bots, cfg, asJSON)
			}
			var t *setup.Game
			switch {
			case draw == 0:
				t, err = o.Game()
				players = len(o.Decks)
			case o.Mode == keyforge.Duel.Name():
				players = 2
				fallthrough
			default:
				t, err = o.Pooled(names, players)
			}
			if err != nil {
				return err
			}
			if cfg.Bots, err = botNames(bots, players); err != nil {
				return err
			}
			if t.Setup.Boss == "" && cfg.Bots[0] != cfg.Bots[1] {
				cfg.Swap, t.Names = true, cfg.Bots
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
	setup.GameFlag(c, p, &name)
	o.Flags(c, "1")
	c.Flags().StringVar(&bots, "bot", "greedy", p.T("flag-sim-bot", strings.Join(bot.Names, ", ")))
	c.Flags().IntVar(&games, "games", 100, p.T("flag-games"))
	c.Flags().IntVar(&workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	c.Flags().IntVar(&draw, "draw", 0,
		p.T("flag-draw"))
	c.Flags().IntVar(&hindsight, "hindsight", 0, p.T("flag-hindsight"))
	c.Flags().IntVar(&worlds, "worlds", 0, p.T("flag-worlds"))
	c.Flags().IntVar(&players, "players", 1, p.T("flag-players"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	c.Flags().StringVar(&dir, "save", "", p.T("flag-sim-save"))
	c.Flags().BoolVar(&covered, "coverage", false,
		p.T("flag-coverage"))
	c.Flags().BoolVar(&rated, "rates", false,
		p.T("flag-rates"))
	c.MarkFlagsMutuallyExclusive("coverage", "save", "rates")
	c.MarkFlagsMutuallyExclusive("coverage", "hindsight", "rates")
	c.AddCommand(blundersCommand(p), balanceCommand(p), pairsCommand(p))
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
	return setup.PerSeat(names, seats)
}

// simulate plays the games, with a progress bar if a person watches, until all
// are played or the context ends.
func simulate(ctx context.Context, c *cobra.Command, t *setup.Game, cfg sim.Config) (*report, error) {
	tally := &tally{}
	bar := terminal.Progress(c.ErrOrStderr(), cfg.Games, t.Pool.T("bar-games"))
	cfg.Catalogue, cfg.Mode, cfg.Setup, cfg.Pool = t.Catalogue, t.Mode, t.Setup, t.Drawn
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
	if result.ThinkingTurns > 0 {
		r.ThinkingTurns = result.ThinkingTurns
		r.ProcessorSecondsPerTurn = (processorTime() - spent).Seconds() / float64(result.ThinkingTurns)
	}
	return r, nil
}
