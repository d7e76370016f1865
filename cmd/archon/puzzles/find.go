package puzzles

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
)

// mostDecisions is how many decisions a game may take.
const mostDecisions = 3000

// findOptions are the flags of archon puzzles find.
type findOptions struct {
	*pool.Pool
	games  int
	seed   uint64
	states int
	moves  int
	alike  int
}

func findCommand(p *pool.Pool) *cobra.Command {
	o := &findOptions{Pool: p}
	c := &cobra.Command{
		Use:   "find",
		Short: p.T("use-puzzles-find"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if o.games < 1 || o.states < 1 || o.moves < 1 || o.alike < 1 {
				return message.New("at-least-1", "--games", "--states")
			}
			ctx, stop := terminal.UntilStopped()
			defer stop()
			return o.find(ctx, c.OutOrStdout())
		},
	}
	c.Flags().IntVar(&o.games, "games", 100, p.T("flag-games"))
	c.Flags().Uint64Var(&o.seed, "seed", 1, p.T("flag-seed"))
	c.Flags().IntVar(&o.states, "states", 20_000, p.T("flag-puzzles-states", puzzle.MostStates))
	c.Flags().IntVar(&o.moves, "moves", 2, p.T("flag-puzzles-moves"))
	c.Flags().IntVar(&o.alike, "alike", 1, p.T("flag-puzzles-alike"))
	return c
}

// find plays the games and prints the puzzles, as they are found.
func (o *findOptions) find(ctx context.Context, out io.Writer) error {
	rules, err := o.Rules()
	if err != nil {
		return err
	}
	cat, err := o.Catalogue()
	if err != nil {
		return err
	}
	d, err := newDealer(cat)
	if err != nil {
		return err
	}
	f := &puzzle.Finder{Rules: rules, States: o.states, Moves: o.moves}
	seen := map[string]int{}
	for n := range o.games {
		if ctx.Err() != nil {
			return nil
		}
		d.Rand = rand.New(rand.NewPCG(o.seed, uint64(n)))
		g, difficulty, bots, err := o.game(d, cat)
		if err != nil {
			return err
		}
		err = watch(ctx, g, bots, func() error {
			p, err := f.Find(ctx, g, difficulty)
			if p == nil || err != nil || seen[p.Theme(rules)] >= o.alike {
				return err
			}
			seen[p.Theme(rules)]++
			line, err := p.MarshalJSON()
			if err == nil {
				_, err = fmt.Fprintf(out, "%s\n", line)
			}
			return err
		})
		if err != nil && ctx.Err() == nil {
			return err
		}
	}
	return nil
}

// game begins a game: a duel, or the adventure with one to three players, at any difficulty, by greedy or quick bots.
func (o *findOptions) game(d *dealer, cat *keyforge.Catalogue) (g *keyforge.Game, difficulty string, bots [keyforge.MaxSides]bot.Bot,
	err error) {
	players := [...]int{1, 1, 2, 3, 0, 0, 0, 0}[d.IntN(8)]
	deals := make([]keyforge.Deal, max(2, players))
	if players == 1 {
		deals = deals[:1]
	}
	for i := range deals {
		deals[i] = d.deal()
		bots[i] = bot.Greedy{}
		if d.IntN(8) == 0 {
			bots[i] = bot.NewExpert(bot.Quick, d.Uint64())
		}
	}
	setup := keyforge.Setup{Decks: deals, Seed: d.Uint64(), First: keyforge.NoSide}
	mode := keyforge.Duel
	if players > 0 {
		a, at := o.List[0], adventure.Difficulty(d.IntN(3))
		setup, mode, difficulty = adventure.Setup(a, deals, setup.Seed), a.Mode(at), at.String()
	}
	setup.Rulebook = keyforge.Newest
	g, err = keyforge.New(cat, mode, setup)
	return g, difficulty, bots, err
}

// watch plays a game and looks at it whenever a player has a turn before them: before a house is chosen and, now and then, after.
func watch(ctx context.Context, g *keyforge.Game, bots [keyforge.MaxSides]bot.Bot, look func() error) error {
	var legal []keyforge.Command
	looked := [2]int{}
	for range mostDecisions {
		if g.Over() || ctx.Err() != nil {
			return nil
		}
		q := g.Question()
		at := -1
		if q.Side == g.TurnOf() && q.Purpose == keyforge.ForHouse {
			at = 0
		} else if q.Side == g.TurnOf() && q.Kind == keyforge.AskMain {
			at = 1
		}
		if at >= 0 && looked[at] != g.Turn() {
			looked[at] = g.Turn()
			if err := look(); err != nil {
				return err
			}
		}
		legal = g.Legal(legal[:0])
		if err := g.Do(bot.Choose(ctx, bots[q.Side], g, legal)); err != nil {
			return nil // beyond the limits of the engine
		}
	}
	return nil
}
