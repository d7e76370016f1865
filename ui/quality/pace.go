package quality

import "time"

// Pace tells whether frames are late for good. Where they are, a game that goes on several times
// between two of them only makes them later. The zero value is ready.
type Pace struct{ mean time.Duration }

// Late hears how long a frame took, from its beginning to that of the next, and reports whether
// most have been late of late.
func (p *Pace) Late(took time.Duration) bool {
	const (
		frames = 8 // that the mean goes back, about
		most   = 100 * time.Millisecond
	)
	p.mean += (min(took, most) - p.mean) / frames
	return p.mean > Late
}
