package sim

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
)

// way is a way in which a game may have gone so far.
type way struct {
	game     *keyforge.Game
	commands []keyforge.Command
	chance   game.Chance // of winning, as a bot judges it
}

// ends reports whether the way leads no further.
func (w *way) ends(limit int) bool { return w.game.Over() || len(w.commands) == limit }

// hindsight finds how players would do who could take back any turn: they play each turn once in
// every house, see what comes of it, what they draw and what the monster does, and continue
// only the most promising ways. It returns the commands of the first way that wins or, if none
// does, of one that loses last; none when the context is canceled.
func (c *Config) hindsight(ctx context.Context, g *keyforge.Game, seeds rand.Source) ([]keyforge.Command, error) {
	h := hindsight{config: c, seeds: seeds}
	first, err := h.continued(ctx, way{game: g})
	if err != nil {
		return nil, err
	}
	last, ways := first, []way{first}
	for {
		var next []way
		known := map[uint64]bool{}
		for _, w := range ways {
			for _, house := range w.game.Legal(nil) {
				n, err := h.continued(ctx, w, house)
				switch {
				case ctx.Err() != nil:
					return nil, nil
				case errors.As(err, new(keyforge.OverflowError)): // an endless chain (Q36)
				case err != nil:
					return nil, err
				case n.game.Won(0):
					return n.commands, nil
				case n.ends(c.Limit):
					last = n
				default:
					if hash := n.game.Hash(); !known[hash] {
						known[hash] = true
						next = append(next, n)
					}
				}
			}
		}
		if len(next) == 0 {
			return last.commands, nil
		}
		slices.SortStableFunc(next, func(a, b way) int { return cmp.Compare(b.chance, a.chance) })
		ways = next[:min(len(next), c.Hindsight)]
	}
}

// hindsight is the search through the ways of one game.
type hindsight struct {
	config *Config
	seeds  rand.Source
	reader bot.Reader
	legal  []keyforge.Command
	events []keyforge.Event
}

// continued is a copy of the way in which the commands are given, and then those of bots until a
// player is to choose a house.
func (h *hindsight) continued(ctx context.Context, w way, commands ...keyforge.Command) (way, error) {
	w.game, w.commands = w.game.CopyInto(nil), slices.Clone(w.commands)
	w.game.SetQuiet(true)
	var bots [keyforge.MaxSeats]bot.Bot
	for !w.ends(h.config.Limit) {
		side := w.game.Question().Side
		var command keyforge.Command
		switch {
		case len(commands) > 0:
			command, commands = commands[0], commands[1:]
		case w.game.Question().Purpose == keyforge.ForHouse:
			w.chance = bot.Trained(false).Judge(h.reader.Read(w.game, side))
			return w, nil
		default:
			if bots[side] == nil {
				var err error
				if bots[side], err = bot.New(h.config.Bots[side], h.seeds.Uint64()); err != nil {
					return w, err
				}
			}
			h.legal = w.game.Legal(h.legal[:0])
			command = bot.Choose(ctx, bots[side], w.game, h.legal)
		}
		var err error
		if h.events, err = w.game.Apply(command, h.events[:0]); err != nil {
			return w, err
		}
		w.commands = append(w.commands, command)
	}
	return w, nil
}
