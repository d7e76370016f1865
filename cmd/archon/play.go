package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/replay"
)

func playCommand(p *pool) *cobra.Command {
	o, k := options{pool: p}, keeper{pool: p}
	var seats []string
	c := &cobra.Command{
		Use:   "play",
		Short: "Play a game by hand",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if c.Flags().Changed("resume") {
				return k.play(c, seats)
			}
			if !c.Flags().Changed("seed") {
				o.seed = rand.Uint64N(1_000_000)
			}
			t, err := o.table()
			if err != nil {
				return err
			}
			bots, err := bot.Seats(seats, len(t.decks), o.seed)
			if err != nil {
				return fmt.Errorf("--%w", err)
			}
			log, err := k.open(t, &o, seats, c.InOrStdin())
			if err != nil {
				return err
			}
			ctx, stop := untilStopped()
			defer stop()
			con := newConsole(ctx, log, t, bots, c.InOrStdin(), c.OutOrStdout())
			con.width = terminalWidth(c.OutOrStdout())
			con.printf("With --seed %d you can play this game again.", o.seed)
			if t.setup.Boss != "" {
				con.printf("%s", con.story.Language.T("aims"))
			}
			return con.play()
		},
	}
	o.flags(c.Flags(), "a new game each time")
	k.flags(c.Flags())
	c.Flags().StringArrayVar(&seats, "seat", nil,
		"give a seat to a `bot`, such as 2=greedy, or to a person, such as 2=person; may be given more than once")
	for _, fixed := range []string{"decks", "mode", "difficulty", "seed", "save"} {
		c.MarkFlagsMutuallyExclusive("resume", fixed)
	}
	return c
}

// terminalWidth is 0 when w is no terminal.
func terminalWidth(w io.Writer) int {
	if f, ok := w.(*os.File); ok {
		if width, _, err := term.GetSize(int(f.Fd())); err == nil {
			return width
		}
	}
	return 0
}

// you is what a person who plays alone is called.
const you = "you"

// newConsole seats everybody and names them: a person who plays alone is "you".
func newConsole(ctx context.Context, log *replay.Log, t *table, bots [game.MaxSides]bot.Bot, in io.Reader, out io.Writer) *console {
	g := log.Game()
	c := &console{g: g, log: log, ctx: ctx, in: bufio.NewScanner(newStoppable(ctx, in)), out: bufio.NewWriter(out), bots: bots}
	people := 0
	for i := range t.decks {
		if bots[i] == nil {
			people++
		}
	}
	c.story = narrate.Narrator{Game: g, Language: t.pool.spoken(g)}
	for i, d := range t.decks {
		c.names[i] = fmt.Sprintf("player %d", i+1)
		if people == 1 && bots[i] == nil {
			c.names[i], c.story.You[i] = you, true
		}
		c.story.Open[i] = t.setup.Boss != "" || people == 1 && bots[i] == nil
		c.printf("%s: %s (%s).", capital(c.names[i]), d.Name, houses(d))
	}
	if t.setup.Boss != "" {
		c.names[game.Monster] = c.story.Language.T("monster")
	}
	return c
}
