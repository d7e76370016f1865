package quality

import "time"

// Drift decides how often motion that only decorates, such as that of the sea, goes on: in between it
// stands still, so that most frames need not draw what stands far behind. Where frames are late it goes
// on rarely: most of the time nothing is drawn then, and input is answered at once. The zero value is
// ready.
type Drift struct {
	level   Level
	settle  int           // frames that do not count, after a change of the level
	last    time.Time     // when it went on
	longest time.Duration // that a frame has taken since,
	before  time.Duration // and in the time before
}

// stills is how long decoration stands still at least, by level.
var stills = [Levels]time.Duration{Medium: 33 * time.Millisecond, Low: 67 * time.Millisecond}

// Where frames are late, the longest of them times share is that time: Ebitengine shows what has
// changed four times, then nothing is drawn for as long again. But decoration never stands still for
// longer than rare.
const (
	share = 6
	rare  = time.Second
)

// Frame takes how long a frame took, from its beginning to that of the next.
func (d *Drift) Frame(took time.Duration) {
	if d.settle > 0 {
		d.settle--
		return
	}
	d.longest = max(d.longest, took)
}

// Due reports whether decoration goes on now.
func (d *Drift) Due(now time.Time, l Level) bool {
	if l != d.level {
		*d = Drift{level: l, settle: settled}
	}
	wait := stills[l]
	if took := d.Longest(); took > Late {
		wait = min(rare, share*took)
	}
	if l > High && now.Sub(d.last) < wait {
		return false
	}
	d.last, d.before, d.longest = now, d.longest, 0
	return true
}

// Hold says that somebody does something now: where frames are late, all of them are for that.
func (d *Drift) Hold(now time.Time) {
	if d.Longest() > Late {
		d.last = now
	}
}

// Longest is how long the longest of the last frames took, among them one in which decoration
// went on.
func (d *Drift) Longest() time.Duration { return max(d.longest, d.before) }
