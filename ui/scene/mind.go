package scene

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/theme"
)

// Mind is a computer that thinks in the background about what it is asked.
type Mind struct {
	job   *job.Job[game.Command]
	stale bool // what it thinks about is no longer asked
	since float64
}

// Choose is what the computer that is asked decides, when it has thought, and the pause is over in which one sees that it is asked.
// It thinks about one thing at a time.
func (m *Mind) Choose(p game.Player, of game.Game, seconds float64) (game.Command, bool) {
	if m.stale {
		if _, ok := m.job.Done(); !ok {
			return game.Command{}, false
		}
		*m = Mind{}
	}
	if m.job == nil {
		g := of.Clone()
		m.job = job.Start(func() game.Command { return p.Choose(g, g.Legal(nil)) })
	}
	if m.since += seconds; m.since < theme.BotPause {
		return game.Command{}, false
	}
	c, ok := m.job.Done()
	if ok {
		*m = Mind{}
	}
	return c, ok
}

// Since is for how many seconds it has been asked.
func (m *Mind) Since() float64 { return m.since }

// Forget forgets what it thinks about.
func (m *Mind) Forget() { m.stale, m.since = m.job != nil, 0 }
