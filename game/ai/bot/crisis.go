package bot

import (
	"context"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// crisis searches everything that can be done in a turn when that decides the game: for a
// win that few lines lead to, and for what still averts a loss at the end of the turn.
type crisis struct {
	ctx    context.Context // that of the present search
	side   keyforge.Side
	turn   int
	win    bool // to win in the turn; otherwise not to have lost when the next one begins
	tidal  bool // see sensible
	left   int  // positions that may still be examined
	known  map[uint64]bool
	games  []*keyforge.Game // by the number of commands given
	legal  [][]keyforge.Command
	events []keyforge.Event
	line   []keyforge.Command // that reached the aim, backwards

	averted []int              // in how many worlds, by command
	unknown []int              // in how many worlds the search ended before all was seen, by command
	proven  []keyforge.Command // what averting returned because it averts the loss as often as any
}

// deepest is the maximum number of commands in a line: more than in sensible turns.
const deepest = 200

// reaches reports whether the aim can be reached from the game at a depth, as far as was
// searched.
func (k *crisis) reaches(depth int) bool {
	g := k.games[depth]
	if g.Over() || g.TurnOf() != k.side || g.Turn() != k.turn {
		return g.Won(k.side) || !k.win && !g.Over()
	}
	h := g.Hash()
	if reached, seen := k.known[h]; seen {
		return reached
	}
	if k.left == 0 || depth == deepest {
		return false
	}
	k.left--
	k.known[h] = false
	k.legal[depth] = sensible(g, g.Legal(k.legal[depth][:0]), k.tidal)
	slices.Reverse(k.legal[depth]) // ending the turn is the shortest way to see the result
	for _, c := range k.legal[depth] {
		if !search.KeepThinking(k.ctx) {
			return false
		}
		if k.goes(depth, c) {
			k.known[h] = true
			k.line = append(k.line, c)
			return true
		}
	}
	return false
}

// goes reports whether the aim can be reached by giving a command at a depth.
func (k *crisis) goes(depth int, c keyforge.Command) bool {
	if k.win && c.Verb == keyforge.EndTurn {
		return false
	}
	k.deepen(depth + 1)
	w := k.games[depth].CopyInto(k.games[depth+1])
	k.games[depth+1] = w
	w.SetQuiet(true)
	w.SetTrial(true)
	var err error
	if k.events, err = w.Apply(c, k.events[:0]); err != nil {
		return false // beyond the limits of the engine
	}
	return k.reaches(depth + 1)
}

func (k *crisis) deepen(depth int) {
	for len(k.games) <= depth {
		k.games = append(k.games, nil)
		k.legal = append(k.legal, nil)
	}
}

// begin begins a search from the game as it is in an imagined world.
func (k *crisis) begin(g *keyforge.Game, seed uint64, positions int, win bool) {
	k.side, k.turn, k.win, k.left = g.Question().Side, g.Turn(), win, positions
	if k.known == nil {
		k.known = map[uint64]bool{}
	}
	clear(k.known)
	k.line = k.line[:0]
	k.deepen(0)
	k.games[0] = g.CopyInto(k.games[0])
	k.games[0].SetQuiet(true)
	k.games[0].Imagine(k.side, seed)
}

// wins looks for a line that wins in the turn, if one is possible, until the context ends.
func (k *crisis) wins(ctx context.Context, g *keyforge.Game, seed uint64, positions int) []keyforge.Command {
	if g.TurnOf() != g.Question().Side || !near(g) {
		return nil
	}
	k.ctx = ctx
	k.begin(g, seed, positions, true)
	if !k.reaches(0) {
		return nil
	}
	slices.Reverse(k.line)
	return k.line
}

// near reports whether the side that is asked might win in the turn: by the power of its
// creatures, or with a third key.
func near(g *keyforge.Game) bool {
	side := g.Question().Side
	boss := g.Boss()
	if boss == 0 {
		return bits.OnesCount8(g.Keys(side)) == g.Mode().Rules().KeysToWin-1
	}
	power := 12 // by what is not yet in play
	for _, c := range g.Pile(side, card.Battleline) {
		power += 2 * g.Power(c)
	}
	return g.Power(boss)-int(g.Card(boss).Damage) <= power
}

// avertingWorlds is the number of imagined worlds in which a way to avert a loss is sought.
const avertingWorlds = 2

// averting are the commands after which a loss that threatens at the end of the turn can be
// averted in most imagined worlds, or in as many as far as was searched: few positions are examined, and a way
// that was not found may be there. It is all of them when no loss threatens, when none can avert
// it, or when the context ends first.
func (k *crisis) averting(ctx context.Context, g *keyforge.Game, commands []keyforge.Command, seed uint64,
	positions int) []keyforge.Command {
	k.proven = k.proven[:0]
	if g.TurnOf() != g.Question().Side || len(commands) < 2 || !k.threatens(ctx, g, seed) {
		return commands
	}
	k.ctx = ctx
	k.averted = append(k.averted[:0], make([]int, len(commands))...)
	k.unknown = append(k.unknown[:0], k.averted...)
	for world := range uint64(avertingWorlds) {
		for i, c := range commands {
			k.begin(g, seed+world, positions/(avertingWorlds*len(commands)), false)
			switch {
			case k.goes(0, c):
				k.averted[i]++
			case k.left == 0:
				k.unknown[i]++
			}
			if ctx.Err() != nil {
				return commands
			}
		}
	}
	most := slices.Max(k.averted)
	some := commands[:0]
	for i, c := range commands {
		if k.averted[i] == most && most > 0 {
			k.proven = append(k.proven, c)
		}
		if k.averted[i]+k.unknown[i] >= most {
			some = append(some, c)
		}
	}
	return some
}

// threatens reports whether a side that does nothing in the turn has lost when the next one
// begins, as far as that is seen before the context ends.
func (k *crisis) threatens(ctx context.Context, g *keyforge.Game, seed uint64) bool {
	k.begin(g, seed, 0, false)
	w := k.games[0]
	for range 20 {
		if ctx.Err() != nil || w.Over() || w.TurnOf() != k.side || w.Turn() != k.turn {
			break
		}
		k.legal[0] = w.Legal(k.legal[0][:0])
		c := k.legal[0][len(k.legal[0])-1] // ending the turn, if possible
		var err error
		if k.events, err = w.Apply(c, k.events[:0]); err != nil {
			return false
		}
	}
	return w.Over() && !w.Won(k.side)
}
