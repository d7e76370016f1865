package layout

// The least room in units for which scenes are laid out. A window that is too small for it has
// fewer units across, and what is too high for it is scrolled, or arranged otherwise.
const (
	Wide = 1280.0
	High = 720.0

	narrow = 1024.0
	finest = 0.8 // points to a unit, below which letters and buttons are too small
)

// Unit is how many pixels a unit has in a window of so many pixels, of which scale are a point
// of the system; 0: one.
func Unit(w, h, scale float64) float64 {
	if scale == 0 {
		scale = 1
	}
	return max(min(w/Wide, h/High), min(finest*scale, w/narrow))
}

// Low reports whether a window of so many pixels is too low for what is laid out for it.
func Low(h, unit float64) bool { return h < High*unit-0.5 }
