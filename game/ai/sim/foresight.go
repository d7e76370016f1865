package sim

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
)

// foresight is a bot that chooses houses by what hindsight would win: in some worlds, in which hidden cards and what is to come
// are imagined, it asks for each house whether hindsight wins after it, and takes that which wins in most. It knows no more than
// its side. Where houses win as often, and for everything else, it does as another bot does.
type foresight struct {
	bot.Bot
	hindsight Hindsight
	worlds    int
	seed      uint64
}

// foreseeing makes the bot on a seat choose houses by foresight, if the config wants that. Hindsight lets greedy bots play there,
// as those that think take too long.
func (c *Config) foreseeing(b bot.Bot, seed uint64) bot.Bot {
	if c.Worlds == 0 {
		return b
	}
	return &foresight{b, Hindsight{Bots: slices.Repeat([]string{"greedy"}, len(c.Bots)), Width: c.Hindsight, Limit: c.Limit}, c.Worlds, seed}
}

// Choose implements [bot.Bot].
func (f *foresight) Choose(g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	return f.ChooseUntil(context.Background(), g, legal)
}

// ChooseUntil implements [bot.Thinker].
func (f *foresight) ChooseUntil(ctx context.Context, g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	best := bot.Choose(ctx, f.Bot, g, legal)
	if g.Question().Purpose != keyforge.ForHouse || len(legal) == 1 {
		return best
	}
	seed := f.seed + uint64(g.Clock())<<20
	most := f.hindsight.Foresee(ctx, g, best, f.worlds, seed)
	for _, house := range legal {
		if house == best {
			continue
		}
		if n := f.hindsight.Foresee(ctx, g, house, f.worlds, seed); n > most {
			best, most = house, n
		}
	}
	return best
}

// Foresee is in how many of some worlds, in which what the side that is asked does not know is imagined, hindsight wins after a
// command. Equal seeds make equal worlds.
func (h *Hindsight) Foresee(ctx context.Context, g *keyforge.Game, command keyforge.Command, worlds int, seed uint64) (wins int) {
	for world := range uint64(worlds) {
		w := g.CopyInto(nil)
		w.SetQuiet(true)
		w.Imagine(g.Question().Side, seed+world)
		if _, err := w.Apply(command, nil); err != nil {
			continue // it cannot be done in this world
		}
		if _, won, err := h.Find(ctx, w, rand.NewPCG(seed, world)); err == nil && won {
			wins++
		}
	}
	return wins
}
