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

// hindsight plays a game as [Hindsight.Find] does.
func (c *Config) hindsight(ctx context.Context, g *keyforge.Game, seeds rand.Source) ([]keyforge.Command, error) {
	line, _, err := (&Hindsight{Bots: c.Bots, Width: c.Hindsight, Limit: c.Limit}).Find(ctx, g, seeds)
	return line, err
}

// Hindsight is how players would do who could take back any turn: they play each turn once in
// every house, see what comes of it, what they draw and what the monster does, and continue
// only the most promising ways. A win that it finds is one that there is; where it finds none there may be one.
type Hindsight struct {
	Bots  []string // that play the turns, by name, one for each seat
	Width int      // how many ways are continued after each turn
	Limit int      // how many commands a way may have
}

// Find returns the commands, from where the game stands, of the first way that wins or, if none
// does, of one that loses last; none when the context is canceled.
func (h *Hindsight) Find(ctx context.Context, g *keyforge.Game, seeds rand.Source) (line []keyforge.Command, won bool, err error) {
	t := trial{hindsight: h, seeds: seeds}
	first, err := t.continued(ctx, way{game: g})
	if err != nil {
		return nil, false, err
	}
	last, ways := first.commands, []way{first}
	for {
		var next []way
		known := map[uint64]bool{}
		for _, w := range ways {
			if w.ends(h.Limit) { // the first
				return w.commands, w.game.Won(0), nil
			}
			for _, house := range w.game.Legal(nil) {
				n, err := t.continued(ctx, w, house)
				switch {
				case ctx.Err() != nil:
					return nil, false, nil
				case errors.As(err, new(keyforge.OverflowError)): // an endless chain (Q36)
				case err != nil:
					return nil, false, err
				case n.game.Won(0):
					return n.commands, true, nil
				case n.ends(h.Limit):
					last = n.commands
					t.spare = append(t.spare, n.game)
				default:
					if hash := n.game.Hash(); !known[hash] {
						known[hash] = true
						next = append(next, n)
					} else {
						t.spare = append(t.spare, n.game)
					}
				}
			}
			t.spare = append(t.spare, w.game)
		}
		if len(next) == 0 {
			return last, false, nil
		}
		slices.SortStableFunc(next, func(a, b way) int { return cmp.Compare(b.chance, a.chance) })
		ways = next[:min(len(next), h.Width)]
		for _, w := range next[len(ways):] {
			t.spare = append(t.spare, w.game)
		}
	}
}

// trial is a search through the ways of one game.
type trial struct {
	hindsight *Hindsight
	seeds     rand.Source
	reader    bot.Reader
	legal     []keyforge.Command
	events    []keyforge.Event
	spare     []*keyforge.Game // of ways that were given up
}

// reuse is a game that is not needed any more, or nil.
func (t *trial) reuse() (g *keyforge.Game) {
	if n := len(t.spare); n > 0 {
		g, t.spare = t.spare[n-1], t.spare[:n-1]
	}
	return g
}

// continued is a copy of the way in which the commands are given, and then those of bots until a
// player is to choose a house.
func (t *trial) continued(ctx context.Context, w way, commands ...keyforge.Command) (way, error) {
	w.game, w.commands = w.game.CopyInto(t.reuse()), slices.Clone(w.commands)
	w.game.SetQuiet(true)
	var bots [keyforge.MaxSeats]bot.Bot
	for !w.ends(t.hindsight.Limit) {
		side := w.game.Question().Side
		var command keyforge.Command
		switch {
		case len(commands) > 0:
			command, commands = commands[0], commands[1:]
		case w.game.Question().Purpose == keyforge.ForHouse:
			w.chance = bot.Trained(w.game.Mode().Name()).Judge(t.reader.Read(w.game, side))
			return w, nil
		default:
			if bots[side] == nil {
				var err error
				if bots[side], err = bot.New(t.hindsight.Bots[side], t.seeds.Uint64()); err != nil {
					return w, err
				}
			}
			t.legal = w.game.Legal(t.legal[:0])
			command = bot.Choose(ctx, bots[side], w.game, t.legal)
		}
		var err error
		if t.events, err = w.game.Apply(command, t.events[:0]); err != nil {
			return w, err
		}
		w.commands = append(w.commands, command)
	}
	return w, nil
}
