package quality

// vast is how many pixels a window has of which half the width and height is still a fine picture:
// nearly those of 4K, as a window has a frame.
const vast = 0.9 * 3840 * 2160

// Density is how many pixels are drawn for a point of a window of so many points, which has so many
// pixels of the monitor: as many, and half as many across and down on the lowest level if the window
// is vast: in 4K the program takes a fifth less memory for it where the processor draws.
func Density(w, h, scale float64, l Level) float64 {
	if l == Low && w*h*scale*scale >= vast {
		return scale / 2
	}
	return scale
}
