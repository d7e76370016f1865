package layout

// The measures of the locations of a monster, in units.
const (
	locationPart = 0.46 // of the width, at most
	locationAir  = 34.0 // above them
	skyPart      = 0.30 // of the width, at least
	perchWidth   = 80.0
	gaugesH      = 86.0 // there is a gauge more, of what the locations have
)

// locations places the side of a monster that has locations: they stand in one row in the
// middle, where all of them are seen, below the monster, which is above one of them. The cards
// of its line lie on both sides of them, and its numbers, its piles and its other artifacts
// above.
func (t *TablePlaces) locations(area Rect, c *SideContents) {
	u := t.Unit
	s := &t.Sides[Monster]
	*s = SidePlaces{Zone: area}
	row, line := area.Cut(headH / (headH + lineH) * (area.H - 4*u))
	line = line.Drop(4 * u)
	n := float64(c.Locations)
	wide := (plaque + 44*t.Large) * u
	piles := Piles * (t.pileWidth() + gap - 4) * u // the sky takes a little of them
	t.Boss = row.Middle(max(skyPart*row.W, row.W-2*(piles+wide+gap*u)), row.H)
	aside := (row.W - t.Boss.W) / 2

	card := min((line.H-locationAir*u)/Ratio, locationPart*line.W/n-rowAir*u)
	pitch := card + rowAir*u
	s.Artifacts.Area, s.Artifacts.N, s.Artifacts.Open = line.Middle(n*pitch, line.H), c.Artifacts, Rect{}
	for i := range c.Locations {
		at := s.Artifacts.Area.X + (float64(i)+0.5)*pitch
		s.Artifacts.Card[i] = Rect{at - card/2, line.Bottom() - card*Ratio - 2*u, card, card * Ratio}
	}
	eye := min(perchWidth*u, t.Boss.W)
	x := s.Artifacts.Card[min(c.Perch, c.Locations-1)].Center().X
	x = max(t.Boss.X+eye/2, min(t.Boss.Right()-eye/2, x))
	t.Eye = Rect{x - eye/2, t.Boss.Y + 2*u, eye, t.Boss.H - 4*u}

	half := (line.W - n*pitch) / 2
	left, right := line.Split(half - gap*u)
	_, right = right.SplitRight(half - gap*u)
	s.Line.part(left, right, c.Line, rowAir, u)
	left, right = row.Split(aside)
	_, right = right.SplitRight(aside)
	left, t.Vitals = left.SplitRight(wide)
	t.Gauges, right = right.Split(wide)
	t.Vitals.H, t.Gauges.H = (plaqueH+10*t.Large)*u, min(row.H+3*u, (gaugesH+14*t.Large)*u)
	left, _ = left.Split(min(left.W-gap*u, piles))
	t.piles(s, left, Piles)
	others := spread(Rect{right.X + gap*u, right.Y, right.W - gap*u, right.H}, c.Artifacts-c.Locations, Tilt, rowAir, u)
	others.place(s.Artifacts.Card[c.Locations:c.Artifacts])
}
