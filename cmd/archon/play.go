package main

import (
	"bufio"
	"context"
	"io"
	"math/rand/v2"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/store/replay"
)

func playCommand(p *pool) *cobra.Command {
	o, k, w := options{pool: p}, keeper{pool: p}, matching{}
	var seats []string
	c := &cobra.Command{
		Use:   "play",
		Short: p.T("use-play"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if c.Flags().Changed("resume") {
				return k.play(c, seats)
			}
			if c.Flags().Changed("players") && !o.weekly {
				return message.New("players-with", "--weekly")
			}
			if !c.Flags().Changed("seed") && !o.weekly {
				o.seed = rand.Uint64N(1_000_000)
			}
			if c.Flags().Changed("match") || c.Flags().Changed("chains") {
				return k.playMatch(c, &o, &w, seats)
			}
			t, err := o.table()
			if err != nil {
				return err
			}
			bots, err := bot.Seats(seats, len(t.decks), o.seed)
			if err != nil {
				return message.New("flag", err)
			}
			asks, advised, err := k.wishes()
			if err != nil {
				return err
			}
			log, err := k.open(t, seats, c.InOrStdin())
			if err != nil {
				return err
			}
			ctx, stop := untilStopped()
			defer stop()
			con := newConsole(ctx, log, t, bots, c.InOrStdin(), c.OutOrStdout())
			con.asks, con.advice, con.width = asks, advised, terminalWidth(c.OutOrStdout())
			con.tell("seed-again", o.seed)
			if t.setup.Boss != "" {
				con.tell("aims")
				if t.voyage != "" {
					con.tell("voyage-is", t.voyage)
				}
				con.tellVariant(t.difficulty)
			}
			return con.play()
		},
	}
	o.flags(c, p.T("flag-new-seed"))
	k.flags(c.Flags())
	w.flags(c, p)
	c.Flags().BoolVar(&o.weekly, "weekly", false, p.T("flag-weekly"))
	c.Flags().IntVar(&o.players, "players", 1, p.T("flag-weekly-players"))
	for _, drawn := range []string{"decks", "mode", "difficulty", "variant", "seed", "match", "chains"} {
		c.MarkFlagsMutuallyExclusive("weekly", drawn)
	}
	c.Flags().StringArrayVar(&seats, "seat", nil,
		p.T("flag-seat"))
	for _, fixed := range []string{"decks", "mode", "difficulty", "variant", "seed", "save", "weekly",
		"match", "chains", "offered", "bid-for"} {
		c.MarkFlagsMutuallyExclusive("resume", fixed)
	}
	return c
}

// tellVariant says under which conditions an adventure is played, unless they are those of
// a difficulty.
func (c *console) tellVariant(word string) {
	if _, err := adventure.ParseDifficulty(word); err != nil {
		a := c.pool.Of(c.g)
		called := adventure.Called(a, word, c.T)
		c.tell("variant-is", called, adventure.Why(a, word, c.T))
		if !strings.Contains(called, word) {
			c.tell("variant-code", word)
		}
	}
}

// newConsole seats everybody. A person who plays alone is addressed as you.
func newConsole(ctx context.Context, log *replay.Log, t *table, bots [keyforge.MaxSides]bot.Bot, in io.Reader, out io.Writer) *console {
	return newTalk(ctx, t.pool, in, out).at(log, t, bots)
}

// newTalk is a console without a game.
func newTalk(ctx context.Context, p *pool, in io.Reader, out io.Writer) *console {
	return &console{pool: p, ctx: ctx, in: bufio.NewScanner(newStoppable(ctx, in)), out: bufio.NewWriter(out),
		typed: make(chan typedLine, 1), live: isTerminal(in)}
}

// at is the console at the table of a game. What several people read names only the cards
// that all of them may know.
func (talk *console) at(log *replay.Log, t *table, bots [keyforge.MaxSides]bot.Bot) *console {
	c := *talk
	c.g, c.log, c.bots = log.Game(), log, bots
	people := 0
	for i := range t.decks {
		if bots[i] == nil {
			people++
		}
	}
	c.story = narrate.Narrator{Game: c.g, Language: t.pool.spoken(c.g)}
	for i, d := range t.decks {
		c.story.You[i] = people == 1 && bots[i] == nil
		c.story.Open[i] = c.story.You[i] || people == 0 && t.setup.Boss != ""
		c.printf("%s: %s (%s).", capital(c.story.Side(keyforge.Side(i))), d.Name, t.pool.houses(d))
	}
	return &c
}
