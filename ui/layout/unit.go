package layout

// The least room in units for which scenes are laid out. A smaller window has fewer units
// across, and what is too high for it is scrolled or arranged differently.
const (
	Wide = 1280.0
	High = 720.0

	narrow = 1024.0
	finest = 0.8 // points per unit, below which letters and buttons are too small
)

// Unit is the number of pixels per unit in a window of the given size in pixels, with scale
// pixels per point of the system; 0: one.
func Unit(w, h, scale float64) float64 {
	if scale == 0 {
		scale = 1
	}
	return max(min(w/Wide, h/High), min(finest*scale, w/narrow))
}

// Low reports whether a window of that height in pixels is too low for the usual layout.
func Low(h, unit float64) bool { return h < High*unit-0.5 }
