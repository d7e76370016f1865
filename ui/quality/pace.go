package quality

import "time"

// Pace tells whether frames are permanently late. If they are, a game that updates several times
// between two frames only makes them later. The zero value is ready.
type Pace struct{ mean time.Duration }

// Late takes how long a frame took, from its beginning to that of the next, and reports whether
// most recent frames were late.
func (p *Pace) Late(took time.Duration) bool {
	const (
		frames = 8 // over which the mean is taken, about
		most   = 100 * time.Millisecond
	)
	p.mean += (min(took, most) - p.mean) / frames
	return p.mean > Late
}
