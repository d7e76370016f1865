// Package quality decides how finely the window is drawn, from how long its frames take:
// late frames lower the quality, the sooner and the farther the later they are; spare time raises
// it again. It retries what failed less
// and less often, so that under a steady load the picture soon is steady, too.
package quality

import (
	"slices"
	"time"
)

// Level is how finely the window is drawn.
type Level uint8

// The levels.
const (
	High   Level = iota // everything, in every frame
	Medium              // what stands behind the table is drawn smaller, and moves half as often, see [Drift]
	Low                 // smaller still, and a quarter as often
	Levels
)

// Late is the duration beyond which a frame is late: motion is no longer smooth.
const Late = 25 * time.Millisecond

const (
	halting = 2 * Late // of a frame: motion is no motion any more
	stuck   = 4 * Late // input is answered too late
)

const (
	enough  = time.Second      // how long frames are watched before a decision
	fewest  = 5                // how many of them there must be
	settled = 3                // frames that do not count after a change, in which everything is remade
	pause   = 3 * time.Second  // a frame as long as that does not count: the window was not visible
	patient = 8 * time.Second  // how long frames must be in time before the next finer level is tried
	resting = 30 * time.Second // and how long nothing is tried after coarser levels did not help
	longest = 10 * time.Minute // the limit of both
	gain    = 0.8              // the part of the time that the coarsest level must take at most to have helped
)

// Control adjusts the level by itself. The zero value begins at High.
type Control struct {
	level  Level
	took   [128]time.Duration // by frames, since the last decision
	n      int
	sum    time.Duration
	settle int

	wait   time.Duration // until a finer level is tried
	good   time.Duration // for how long frames have been in time
	rising bool          // this level is being tried
	rose   bool          // a finer one was tried before
	poor   int           // how often in a row frames were late

	sinking bool          // the level has fallen since frames were last in time,
	from    Level         // from this one,
	before  time.Duration // where a frame took this long
	rest    time.Duration // for how long nothing is tried
	vain    time.Duration // how long the next such rest will be
}

// From begins at a level.
func From(l Level) Control { return Control{level: l} }

// Level is the current level.
func (c *Control) Level() Level { return c.level }

// Frame takes how long a frame took, from its beginning to that of the next, and returns
// the level of the next.
func (c *Control) Frame(took time.Duration) Level {
	switch {
	case took >= pause:
		c.n, c.sum, c.settle = 0, 0, settled
		return c.level
	case c.settle > 0:
		c.settle--
		return c.level
	}
	if c.n < len(c.took) {
		c.took[c.n] = took
		c.n++
	}
	if c.sum += took; c.n >= fewest && (c.sum >= enough || c.halts()) {
		c.decide(c.median())
		c.n, c.sum = 0, 0
	}
	return c.level
}

// halts reports whether the first frames that were watched need no second look.
func (c *Control) halts() bool { return c.n == fewest && c.level < Low && c.median() > halting }

func (c *Control) median() time.Duration {
	slices.Sort(c.took[:c.n])
	return c.took[c.n/2]
}

// decide takes how long most recent frames took.
func (c *Control) decide(took time.Duration) {
	c.wait, c.vain = max(c.wait, patient), max(c.vain, resting)
	c.rest = max(0, c.rest-c.sum)
	if took <= Late {
		c.inTime()
		return
	}
	c.good = 0
	c.poor++
	switch {
	case c.rising: // there was no time to spare
		c.fall(took)
	case c.level == Low:
		if c.sinking && float64(took) > gain*float64(c.before) { // drawing is not what takes so long
			c.level, c.sinking, c.settle = c.from, false, settled
			c.rest, c.vain = c.vain, min(2*c.vain, longest)
		}
		c.sinking = false
	case c.rest == 0 && (c.poor > 1 || took > halting):
		c.fall(took)
	}
}

// inTime raises the level when frames have been in time for long.
func (c *Control) inTime() {
	c.poor, c.sinking = 0, false
	if c.good += c.sum; c.good < c.wait {
		return
	}
	c.good, c.rising = 0, false
	if c.level > High {
		c.level--
		c.rising, c.rose, c.settle = true, true, settled
	}
}

// fall lowers the level. Having raised it before was too hasty.
func (c *Control) fall(took time.Duration) {
	if c.rose {
		c.wait = min(2*c.wait, longest)
	}
	if !c.sinking && !c.rising {
		c.sinking, c.from, c.before = true, c.level, took
	}
	c.level++
	if took > stuck && !c.rising { // before a level that is tried, this one was in time
		c.level = Low
	}
	c.rising, c.poor, c.settle = false, 0, settled
}
