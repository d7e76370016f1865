package table

import (
	"context"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/ui/job"
)

// thinking is something that is thought over beside the frames, as the game stands after
// one change. One thing is thought over at a time: what is not wanted any more is told to
// stop, and has to, before the next begins.
type thinking[T any] struct {
	job    *job.Job[T]
	stop   context.CancelFunc
	change int // after which change of the game
	ended  bool
}

// begin begins to think; it must not be at it.
func (n *thinking[T]) begin(change int, think func(context.Context) T) {
	ctx, stop := context.WithCancel(context.Background())
	n.stop, n.change, n.ended = stop, change, false
	n.job = job.Start(func() T { return think(ctx) })
}

// busy reports whether it is thinking, be it of something that is not wanted any more.
func (n *thinking[T]) busy() bool { return n.job != nil }

// of reports whether it is thinking of the game after that change.
func (n *thinking[T]) of(change int) bool { return n.busy() && !n.ended && n.change == change }

// end tells it to stop.
func (n *thinking[T]) end() {
	if n.busy() {
		n.ended = true
		n.stop()
	}
}

// done returns what has come of it, once; not when it was told to stop.
func (n *thinking[T]) done() (result T, ok bool) {
	result, ok = n.job.Done()
	if !ok {
		return result, false
	}
	n.stop()
	n.job = nil
	return result, !n.ended
}

// mind is what a bot that takes its time is thinking of.
type mind struct {
	thinking[game.Command]
	chosen  game.Command
	chosens int // one more than the change after which it was chosen
}

// Thinking reports whether a bot is thinking of what the game asks it, once everything has
// been shown.
func (m *Model) Thinking() bool { return !m.Showing() && m.mind.of(m.changes) }

// Pondered is the side of which a bot is thinking.
func (m *Model) Pondered() game.Side { return m.game.Question().Side }

// choose lets a bot that takes its time think of what the game asks, and returns what it
// does when it has.
func (m *Model) choose(b bot.Thinker) (game.Command, bool) {
	n := &m.mind
	if n.busy() && !n.of(m.changes) {
		n.end()
	}
	if c, ok := n.done(); ok {
		n.chosen, n.chosens = c, n.change+1
	}
	switch {
	case n.chosens == m.changes+1:
		return n.chosen, true
	case !n.busy():
		g := m.game.CopyInto(nil)
		n.begin(m.changes, func(ctx context.Context) game.Command { return bot.Choose(ctx, b, g, g.Legal(nil)) })
	}
	return game.Command{}, false
}

// StopThinking tells all that is thought over beside the frames to stop.
func (m *Model) StopThinking() {
	m.mind.end()
	m.counsel.end()
}
