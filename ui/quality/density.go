package quality

// vast is the number of pixels from which on a window still looks fine at half its width and
// height: nearly those of 4K, as a window has a frame.
const vast = 0.9 * 3840 * 2160

// Density is how many pixels are drawn per point of a window with the given points and pixels of the
// monitor per point: as many, but half as many across and down on the lowest level if the window is
// vast. At 4K that saves a fifth of the program's memory where the processor draws.
func Density(w, h, scale float64, l Level) float64 {
	if l == Low && w*h*scale*scale >= vast {
		return scale / 2
	}
	return scale
}
