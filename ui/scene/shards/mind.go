package shards

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/theme"
)

// mind is a computer that thinks in the background about what it is asked.
type mind struct {
	job   *job.Job[shards.Command]
	stale bool    // what it thinks about is no longer asked
	since float64 // for how many seconds it has been asked
}

// choose is what the computer that is asked decides, when it has thought, and the pause is over in which one sees that it is asked.
// It thinks about one thing at a time.
func (m *mind) choose(t *Screen, seconds float64) (shards.Command, bool) {
	if m.stale {
		if _, ok := m.job.Done(); !ok {
			return shards.Command{}, false
		}
		*m = mind{}
	}
	if m.job == nil {
		p, g := t.players[t.game().Asked()], t.game().Clone()
		m.job = job.Start(func() game.Command { return p.Choose(g, g.Legal(nil)) })
	}
	if m.since += seconds; m.since < theme.BotPause {
		return shards.Command{}, false
	}
	c, ok := m.job.Done()
	if ok {
		*m = mind{}
	}
	return c, ok
}

// forget forgets what it thinks about.
func (m *mind) forget() { m.stale, m.since = m.job != nil, 0 }
