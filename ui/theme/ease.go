package theme

// EaseOut is how far something is on its way, from 0 to 1, after some of the time that the
// way takes: it starts fast and slows down.
func EaseOut(after, time float64) float64 {
	x := float64(float32(after)/float32(time) - 1)
	return float64(float32(x*x*x) + 1)
}

// EaseInOut is like [EaseOut] of something that starts slowly, too.
func EaseInOut(after, time float64) float64 {
	x := float32(after) / float32(time) * 2
	if x < 1 {
		return float64(x / 2 * x * x)
	}
	x -= 2
	return float64((x*x*x + 2) / 2)
}

// Overshoot is like [EaseOut] of something that goes a little too far and comes back.
func Overshoot(after, time float64) float64 {
	const far float32 = 1.70158 // a tenth of the way
	x := float32(after)/float32(time) - 1
	return float64(x*x*((far+1)*x+far) + 1)
}
