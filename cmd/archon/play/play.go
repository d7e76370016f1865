// Package play is archon play: who plays which game, where it is kept and how it goes on
// (resume.go), and matches of several games (match.go, series.go; rounds.go). The game itself is played by a console; those beside
// KeyForge are played at a plain table (kind.go).
package play

import (
	"math/rand/v2"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/play/console"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
)

// Command is archon play.
func Command(p *pool.Pool) *cobra.Command {
	o, k, w := setup.Options{Pool: p}, saveFlags{pool: p}, matchFlags{}
	var name string
	var seats []string
	c := &cobra.Command{
		Use:   "play",
		Short: p.T("use-play"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if c.Flags().Changed("resume") {
				if name = k.gameOf(name); name != games.KeyForge {
					return k.resumeKind(c, name, seats)
				}
				return k.resumeGame(c, seats)
			}
			if c.Flags().Changed("players") && !o.Weekly && name == games.KeyForge {
				return message.New("players-with", "--weekly")
			}
			if !c.Flags().Changed("seed") && !o.Weekly {
				o.Seed = rand.Uint64N(1_000_000)
			}
			if name != games.KeyForge && c.Flags().Changed("match") {
				return k.playRounds(c, name, &o, &w, seats)
			}
			if name != games.KeyForge {
				return k.playKind(c, name, &o, seats)
			}
			if c.Flags().Changed("match") || c.Flags().Changed("chains") {
				return k.playMatch(c, &o, &w, seats)
			}
			t, err := o.Game()
			if err != nil {
				return err
			}
			bots, err := bot.Seats(seats, len(t.Decks), o.Seed)
			if err != nil {
				return message.New("flag", err)
			}
			wanted, err := k.wishes()
			if err != nil {
				return err
			}
			log, err := k.open(t, seats, c.InOrStdin())
			if err != nil {
				return err
			}
			ctx, stop := terminal.UntilStopped()
			defer stop()
			con := console.At(talk.New(ctx, p, c.InOrStdin(), c.OutOrStdout()), wanted, log, t, bots)
			con.Say("seed-again", o.Seed)
			if t.Setup.Boss != "" {
				con.Say("aims")
				if t.Voyage != "" {
					con.Say("voyage-is", t.Voyage)
				}
				con.TellVariant(t.Difficulty)
			}
			return con.Play()
		},
	}
	setup.GameFlag(c, p, &name)
	o.Flags(c, p.T("flag-new-seed"))
	k.flags(c.Flags())
	w.flags(c, p)
	c.Flags().BoolVar(&o.Weekly, "weekly", false, p.T("flag-weekly"))
	c.Flags().IntVar(&o.Players, "players", 1, p.T("flag-weekly-players"))
	for _, drawn := range []string{"decks", "mode", "difficulty", "variant", "rulebook", "seed", "match", "chains"} {
		c.MarkFlagsMutuallyExclusive("weekly", drawn)
	}
	c.Flags().StringArrayVar(&seats, "seat", nil,
		p.T("flag-seat"))
	for _, fixed := range []string{"decks", "mode", "difficulty", "variant", "rulebook", "seed", "save", "weekly",
		"match", "chains", "offered", "bid-for"} {
		c.MarkFlagsMutuallyExclusive("resume", fixed)
	}
	return c
}
