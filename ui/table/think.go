package table

import (
	"context"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/job"
)

// thinking is something that is thought over in the background, for the game after a
// certain change. Only one thing is thought over at a time: what is no longer wanted is
// told to stop, and has to stop before the next begins.
type thinking[T any] struct {
	job    *job.Job[T]
	stop   context.CancelFunc
	change int // the change count of the game
	ended  bool
}

// begin begins to think; it must not be thinking already.
func (n *thinking[T]) begin(change int, think func(context.Context) T) {
	ctx, stop := context.WithCancel(context.Background())
	n.stop, n.change, n.ended = stop, change, false
	n.job = job.Start(func() T { return think(ctx) })
}

// busy reports whether it is thinking, even about something no longer wanted.
func (n *thinking[T]) busy() bool { return n.job != nil }

// of reports whether it is thinking about the game after that change.
func (n *thinking[T]) of(change int) bool { return n.busy() && !n.ended && n.change == change }

// end tells it to stop.
func (n *thinking[T]) end() {
	if n.busy() {
		n.ended = true
		n.stop()
	}
}

// done returns the result, once; not if it was told to stop.
func (n *thinking[T]) done() (result T, ok bool) {
	result, ok = n.job.Done()
	if !ok {
		return result, false
	}
	n.stop()
	n.job = nil
	return result, !n.ended
}

// botThinking is what a slow bot is thinking about.
type botThinking struct {
	thinking[keyforge.Command]
	chosen   keyforge.Command
	chosenAt int // one more than the change count of the game when it was chosen
}

// Thinking reports whether a bot is thinking about what the game asks it, once everything
// has been shown.
func (m *Model) Thinking() bool { return !m.Showing() && m.botThinking.of(m.changes) }

// ThinkingFor is the side that a bot is thinking for.
func (m *Model) ThinkingFor() keyforge.Side { return m.game.Question().Side }

// choose lets a slow bot think about what the game asks after that change, and returns its choice
// when there is one.
func (n *botThinking) choose(b bot.Thinker, game *keyforge.Game, change int) (keyforge.Command, bool) {
	if n.busy() && !n.of(change) {
		n.end()
	}
	if c, ok := n.done(); ok {
		n.chosen, n.chosenAt = c, n.change+1
	}
	switch {
	case n.chosenAt == change+1:
		return n.chosen, true
	case !n.busy():
		g := game.CopyInto(nil)
		n.begin(change, func(ctx context.Context) keyforge.Command { return bot.Choose(ctx, b, g, g.Legal(nil)) })
	}
	return keyforge.Command{}, false
}

// StopThinking stops everything that is thought over in the background.
func (m *Model) StopThinking() {
	m.botThinking.end()
	m.Counsel.thinking.end()
	m.Odds.thinking.end()
}
