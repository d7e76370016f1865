package bot

import (
	"context"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// crisis looks through all that can be done in a turn, where that decides the game: to
// find a win that few lines lead to, and what still averts a loss at the end of the turn.
type crisis struct {
	ctx    context.Context // that of who looks now
	side   game.Side
	turn   int
	win    bool // to win in the turn; else not to have lost as the next begins
	tidal  bool // see sensible
	left   int  // positions that may still be looked at
	known  map[uint64]bool
	games  []*game.Game // by how many commands have been given
	legal  [][]game.Command
	events []game.Event
	line   []game.Command // that reached it, backwards

	averted []int // in how many worlds, by command
}

// deepest is how many commands a line has at most: more than sensible turns.
const deepest = 200

// reaches reports whether the aim can be reached from the game at a depth on, as far as
// was looked.
func (k *crisis) reaches(depth int) bool {
	g := k.games[depth]
	if g.Over() || g.TurnOf() != k.side || g.Turn() != k.turn {
		return g.Won(k.side) || !k.win && !g.Over()
	}
	h := g.Hash()
	if reached, seen := k.known[h]; seen {
		return reached
	}
	if k.left--; k.left < 0 || depth == deepest {
		return false
	}
	k.known[h] = false
	k.legal[depth] = sensible(g, g.Legal(k.legal[depth][:0]), k.tidal)
	slices.Reverse(k.legal[depth]) // to end the turn is the shortest way to see what comes of it
	for _, c := range k.legal[depth] {
		if !GoesOn(k.ctx) {
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

// goes reports whether the aim can be reached by a command that is given at a depth.
func (k *crisis) goes(depth int, c game.Command) bool {
	if k.win && c.Verb == game.EndTurn {
		return false
	}
	k.deepen(depth + 1)
	w := k.games[depth].CopyInto(k.games[depth+1])
	k.games[depth+1] = w
	w.Quiet(true)
	w.Trial(true)
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

// begin begins to look from the game as it is in an imagined world.
func (k *crisis) begin(g *game.Game, seed uint64, positions int, win bool) {
	k.side, k.turn, k.win, k.left = g.Question().Side, g.Turn(), win, positions
	if k.known == nil {
		k.known = map[uint64]bool{}
	}
	clear(k.known)
	k.line = k.line[:0]
	k.deepen(0)
	k.games[0] = g.CopyInto(k.games[0])
	k.games[0].Quiet(true)
	k.games[0].Imagine(k.side, seed)
}

// wins looks for a line that wins in the turn, where one may be, until the context ends.
func (k *crisis) wins(ctx context.Context, g *game.Game, seed uint64, positions int) []game.Command {
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
func near(g *game.Game) bool {
	side := g.Question().Side
	boss := g.Boss()
	if boss == 0 {
		return bits.OnesCount8(g.Keys(side)) == g.Mode().Table().KeysToWin-1
	}
	power := 12 // by what is not yet in play
	for _, c := range g.Pile(side, card.Battleline) {
		power += 2 * g.Power(c)
	}
	return g.Power(boss)-int(g.Card(boss).Damage) <= power
}

// avertingWorlds is in how many imagined worlds it is looked what averts a loss.
const avertingWorlds = 2

// averting are those of the commands after which a loss that threatens at the end of the
// turn can be averted in most worlds that are imagined; all of them when none threatens, or
// none can, or when the context ends first.
func (k *crisis) averting(ctx context.Context, g *game.Game, commands []game.Command, seed uint64, positions int) []game.Command {
	if g.TurnOf() != g.Question().Side || len(commands) < 2 || !k.threatens(g, seed) {
		return commands
	}
	k.ctx = ctx
	k.averted = append(k.averted[:0], make([]int, len(commands))...)
	for world := range uint64(avertingWorlds) {
		for i, c := range commands {
			k.begin(g, seed+world, positions/(avertingWorlds*len(commands)), false)
			if k.goes(0, c) {
				k.averted[i]++
			}
			if ctx.Err() != nil {
				return commands
			}
		}
	}
	most := slices.Max(k.averted)
	some := commands[:0]
	for i, c := range commands {
		if k.averted[i] == most {
			some = append(some, c)
		}
	}
	return some
}

// threatens reports whether who does nothing in the turn has lost as the next begins.
func (k *crisis) threatens(g *game.Game, seed uint64) bool {
	k.begin(g, seed, 0, false)
	w := k.games[0]
	for range 20 {
		if w.Over() || w.TurnOf() != k.side || w.Turn() != k.turn {
			break
		}
		k.legal[0] = w.Legal(k.legal[0][:0])
		c := k.legal[0][len(k.legal[0])-1] // to end the turn, where that can be
		var err error
		if k.events, err = w.Apply(c, k.events[:0]); err != nil {
			return false
		}
	}
	return w.Over() && !w.Won(k.side)
}
