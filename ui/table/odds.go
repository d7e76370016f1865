package table

import (
	"context"
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// Odds is how likely the side of whoever is asked is to win, as an expert judges it in the background after each decision. It
// knows what the person who is asked knows, and no more. Where players do not see each other's cards, what was judged for one is
// forgotten before the other comes to the table.
type Odds struct {
	Wanted bool

	thinking thinking[game.Chance]
	seat     keyforge.Side // for whom it was judged
	chance   game.Chance
	known    bool
	change   int     // one more than the change count of the game that it was judged for
	shown    float64 // the chance as it is drawn, from 0 to 1
}

// oddsPace is how fast what is drawn moves to what is judged: the part of the way in a second, as an exponent.
const oddsPace = 4.0

// Known reports whether there is something to show.
func (n *Odds) Known() bool { return n.Wanted && n.known }

// Chance is what was judged last, and for whom.
func (n *Odds) Chance() (game.Chance, keyforge.Side) { return n.chance, n.seat }

// Shown is the chance as it is drawn, from 0 to 1.
func (n *Odds) Shown() float64 { return n.shown }

// drop forgets what was judged.
func (n *Odds) drop() {
	n.known, n.change = false, 0
	n.thinking.end()
}

// judge goes on judging, and moves what is drawn. It reports whether something was judged just now.
func (m *Model) judge(dt float64) (now bool) {
	n := &m.Odds
	asking := m.Asking()
	if !n.Wanted || m.Board.Over {
		n.drop()
	}
	if n.thinking.busy() && (!asking || !n.thinking.of(m.changes)) {
		n.thinking.end()
	}
	if chance, ok := n.thinking.done(); ok {
		if !n.known {
			n.shown = float64(chance) / float64(game.Certain)
		}
		n.chance, n.seat, n.known, n.change = chance, m.Question().Side, true, n.thinking.change+1
		now = true
	}
	if goal := float64(n.chance) / float64(game.Certain); m.ReducedMotion {
		n.shown = goal
	} else {
		n.shown += (goal - n.shown) * (1 - math.Exp(-oddsPace*dt))
	}
	if n.Wanted && asking && !n.thinking.busy() && n.change != m.changes+1 {
		n.begin(m.Counsel.at)
	}
	return now
}

// begin begins to judge the game.
func (n *Odds) begin(at forecast.Start) {
	g := at.Game.CopyInto(nil)
	n.thinking.begin(at.Change, func(ctx context.Context) game.Chance {
		g.Imagine(g.Question().Side, at.Seed) // an expert never looks, but this way it could not
		return bot.NewReviewer(bot.Thorough, at.Seed).Think(ctx, g).Chance
	})
}
