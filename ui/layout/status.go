package layout

// The measures in units of what lies beside the game of a side, and of the air at its right.
const (
	besideSize = 23.0
	besideGap  = 3.0
	emblems    = 82.0 // of three houses, the room that they need at least
)

// NameRow is the row of Status with the name of the side, where a unit is that many pixels; what
// lies beside the game of the side stands at its right end.
func (s *SidePlaces) NameRow(u float64) Rect {
	row := s.Status
	switch {
	case s.Small:
		row, _ = row.Cut(row.H / 2)
	case s.Tall():
		row = row.Inset(8 * u)
		row, _ = row.Cut(0.19 * row.H)
	default:
		var rest Rect
		if row, rest = row.Inset(7 * u).Cut(28 * u); rest.H <= 2*row.H { // the houses stand beside it
			w := 0.42 * row.W
			if s.besides {
				w = max(w, row.W-emblems*u)
			}
			row, _ = row.Split(w)
		}
	}
	return row
}

// Tall reports whether the numbers of the side stand one below another.
func (s *SidePlaces) Tall() bool { return s.Status.H > 0.7*s.Status.W }

// Beside is the cell of a thing that lies beside the game of the side, the first of them at the right
// end of the row of the name, and the square in it where it is shown.
func (s *SidePlaces) Beside(u float64, i int) (cell, at Rect) {
	row := s.NameRow(u)
	size := min(besideSize*u, row.H)
	wide := size + besideGap*u
	cell = Rect{row.Right() - float64(i+1)*wide, row.Y, wide, row.H}
	return cell, cell.Middle(size, size)
}
