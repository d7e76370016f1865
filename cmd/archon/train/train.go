// Package train is archon train: bots play games and the networks of bots are fitted to them.
package train

import (
	"context"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/train"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// Command is archon train.
func Command(p *pool.Pool) *cobra.Command {
	o := setup.Options{Pool: p}
	var bots string
	var games, draw, workers int
	var epochs uint
	c := &cobra.Command{
		Use:   "train " + p.T("kind-dir"),
		Short: p.T("use-train"),
		Long:  p.T("long-train"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if games < 1 || workers < 1 {
				return message.New("at-least-1", "--games", "--workers")
			}
			if _, err := bot.New(bots, 0); err != nil {
				return err
			}
			ctx, stop := terminal.UntilStopped()
			defer stop()
			names, err := o.Draw(c, max(0, draw))
			if err != nil {
				return err
			}
			g := train.Games{Bot: bots, Astray: 5, Seed: o.Seed, Workers: workers, Dir: filepath.Join(args[0], bots)}
			if err := tables(o, &g, names, games); err != nil {
				return err
			}
			bar := terminal.Progress(c.ErrOrStderr(), g.Files(), p.T("bar-games"))
			g.Progress = func() { _ = bar.Add(1) }
			err = g.Play(ctx)
			_ = bar.Clear()
			if err != nil {
				return err
			}
			for _, kind := range modes(o) {
				if err := fit(ctx, c, args[0], bots, kind, o.Seed, epochs); err != nil {
					return err
				}
			}
			return nil
		},
	}
	o.Flags(c, "1")
	c.Flags().StringVar(&bots, "bot", bot.LevelNames[bot.Quick], p.T("flag-train-bot", strings.Join(bot.Names, ", ")))
	c.Flags().IntVar(&games, "games", 100, p.T("flag-train-games"))
	c.Flags().IntVar(&draw, "draw", 0, p.T("flag-train-draw"))
	c.Flags().UintVar(&epochs, "epochs", 4, p.T("flag-train-epochs"))
	c.Flags().IntVar(&workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	for _, of := range []string{"difficulty", "variant", "rulebook"} { // all of them are played
		_ = c.Flags().MarkHidden(of)
	}
	return c
}

// tables are all kinds of games that bots learn from.
func tables(o setup.Options, g *train.Games, names []string, games int) error {
	add := func(name string, players int) error {
		t, err := o.Pooled(names, players)
		if err != nil {
			return err
		}
		t.Setup.Decks = nil
		g.Catalogue, g.Pool = t.Catalogue, t.Drawn
		g.Tables = append(g.Tables, train.Kind{Name: name, Mode: t.Mode, Setup: t.Setup, Players: players, Games: games})
		return nil
	}
	for _, o.Mode = range modes(o) {
		if o.Mode == keyforge.Duel.Name() {
			if err := add(o.Mode, 2); err != nil {
				return err
			}
			continue
		}
		for d := adventure.Easy; d <= adventure.Hard; d++ {
			for players := 1; players <= keyforge.MaxSeats; players++ {
				o.Difficulty = d.String()
				if err := add(fmt.Sprintf("%s-%s-%d", o.Mode, d, players), players); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// modes are the modes that bots learn: the one asked for, or every adventure and the duel.
func modes(o setup.Options) []string {
	if o.Mode != "adventure" {
		return []string{o.Mode}
	}
	return append(o.Pool.Names(), keyforge.Duel.Name())
}

// fit fits the network of that kind to all kept games, and writes it. The network of bots
// that think ahead continues from the one by which they judged.
func fit(ctx context.Context, c *cobra.Command, dir, bots, kind string, seed uint64, epochs uint) error {
	samples, err := train.Load(filepath.Join(dir, bots, kind+"-*.samples"))
	if err != nil {
		return err
	}
	f := train.Fit{Seed: seed, Epochs: int(epochs), Rate: 0.002, Trust: 0.7, Report: func(epoch int, loss, aside float64) {
		fmt.Fprintf(c.ErrOrStderr(), "%s %d: %.4f %.4f\n", kind, epoch, loss, aside)
	}}
	if slices.Contains(bot.LevelNames[:], bots) {
		f.From, f.Rate = bot.Trained(kind), 0.0005
	}
	n, err := f.Run(ctx, samples)
	if err != nil {
		return err
	}
	var text strings.Builder
	if err := n.Write(&text); err != nil {
		return err
	}
	return files.Write(filepath.Join(dir, kind+".json"), []byte(text.String()))
}
