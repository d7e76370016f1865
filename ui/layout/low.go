package layout

import "math"

// The measures of a low table in units, for example on a phone held sideways: two lines of
// cards with everything else beside and between them. Targets are large enough for a finger.
const (
	lowHead   = 70.0  // the height of the monster's head
	lowBand   = 50.0  // and the tide
	lowPrompt = 58.0  // and the prompt
	lowHand   = 116.0 // and the hand, for a window of 487 units; it gets 0.3 of any height beyond that
	lowStatus = 236.0 // the width of a player's name and numbers
	lowPile   = 56.0
	lowAlly   = 214.0
	lowEye    = 60.0
	lowLog    = 250.0
	lowTide   = 0.4 // the part of the tide that remains beside a tip
	lowGap    = 4.0
	lowest    = 487.0
)

// low fills t with the places of everything in a window that is too low for the usual ones.
func (t *TablePlaces) low(c *Contents) {
	u := t.Unit
	t.Main, t.Bar = t.Window.SplitRight(logFolded * u)
	t.Log = Rect{}
	if c.Log {
		t.Main, t.Log = t.Main.SplitRight(lowLog * u)
	}
	all := t.Main.Inset(lowGap * u)
	extra := max(0, t.Window.H/u-lowest)
	hand := (lowHand + 0.3*extra) * u
	bottom := Rect{all.X, all.Bottom() - hand, all.W, hand}
	prompt := Rect{all.X, bottom.Y - (lowPrompt+lowGap)*u, all.W, lowPrompt * u}
	lines := (prompt.Y - all.Y - (lowHead+lowBand+4*lowGap)*u) / 2
	top := Rect{all.X, all.Y, all.W, lowHead*u + lowGap*u + lines}
	t.Band = Rect{t.Main.X, top.Bottom() + lowGap*u, t.Main.W, lowBand * u}
	middle := Rect{all.X, t.Band.Bottom() + lowGap*u, all.W, lines}
	if t.Tip = (Rect{}); c.Tip > 0 {
		_, t.Tip = t.Band.Split(lowTide * t.Band.W)
	}
	if c.Facing {
		t.lowFacing(top, c)
	} else {
		t.lowMonster(top, &c.Sides[Monster])
	}
	if c.Seats > 1 && !c.Facing {
		wide := (lowAlly + 50*t.Large) * u
		column := Rect{all.X, middle.Y, wide, all.Bottom() - middle.Y}
		t.allies(column, c)
		beside := func(r Rect) Rect {
			_, r = r.Split(wide + gap*u)
			return r
		}
		middle, prompt, bottom = beside(middle), beside(prompt), beside(bottom)
	}
	t.Prompt = prompt
	t.Asker = t.Prompt.Inset(6 * u)
	t.Asker.X, t.Asker.W = t.Prompt.X+(ChipWidth+60*t.Large+4)*u, t.Asker.H/Ratio
	s, of := &t.Sides[c.Large], &c.Sides[c.Large]
	*s = SidePlaces{Zone: middle.Union(bottom), besides: of.Beside > 0}
	t.lowRow(s, of, middle, of.Open)
	t.handRow(s, of, bottom, 2)
}

// lowMonster places the side of the monster: the gauges of the adventure and its piles on both
// sides of its head, and below them its cards. The results of its last turn stand where its piles
// end.
func (t *TablePlaces) lowMonster(area Rect, c *SideContents) {
	u := t.Unit
	s := &t.Sides[Monster]
	*s = SidePlaces{Zone: area}
	row, line := area.Cut(lowHead * u)
	t.lowRow(s, c, line.Drop(lowGap*u), 0)
	left, rest := row.Split(Piles * (lowPile + lowGap) * u)
	t.lowPiles(s, left)
	wide := plaque + 44*t.Large
	t.Vitals, rest = rest.Split(wide * u)
	room := max(lowEye*u, rest.W-(wide+lowEye)*u) // an open log leaves less
	rest, t.Strip = rest.SplitRight(min((Piles*(lowPile+lowGap)+2*lowGap)*u, room))
	_, t.Strip = t.Strip.Split(2 * lowGap * u)
	t.Boss, t.Gauges = rest.SplitRight(wide * u)
	t.Eye = t.Boss.Inset(gap * u)
	t.Boss = t.Vitals.Union(t.Gauges)
}

// lowFacing places the side of the player opposite: its hand at the edge.
func (t *TablePlaces) lowFacing(area Rect, c *Contents) {
	t.Boss, t.Eye, t.Vitals, t.Gauges, t.Strip = Rect{}, Rect{}, Rect{}, Rect{}, Rect{}
	t.Sides[Monster] = SidePlaces{}
	other := 1 - c.Large
	s, n := &t.Sides[other], &c.Sides[other]
	*s = SidePlaces{Zone: area, Shut: n.Shut, besides: n.Beside > 0}
	row, line := area.Cut(lowHead * t.Unit)
	t.lowRow(s, n, line.Drop(lowGap*t.Unit), 0)
	t.handRow(s, n, row, Piles)
}

// lowRow places the cards in play of a side in one row: its line, and beside it its artifacts.
func (t *TablePlaces) lowRow(s *SidePlaces, of *SideContents, line Rect, open int) {
	u := t.Unit
	n, m := float64(of.Artifacts), float64(of.Line)
	share := n / max(1, n+m)
	if n == 0 {
		share = 0.14
	}
	line, row := line.SplitRight(line.W * min(0.5, max(0.14, share)))
	row.X, row.W = row.X+gap*u, row.W-gap*u
	s.Line.fill(line, of.Line, open, rowAir, u)
	s.Artifacts.fill(row, of.Artifacts, 0, rowAir, u)
}

// handRow places the hand of a side between its numbers and its piles, which are in that many columns.
func (t *TablePlaces) handRow(s *SidePlaces, of *SideContents, row Rect, columns float64) {
	u := t.Unit
	w := lowStatus
	if s.besides && columns == Piles { // that lies in one row with the name and the houses
		w += 50
	}
	s.Status, row = row.Split(min(w*u, 0.36*row.W))
	row, piles := row.SplitRight(columns * (lowPile + lowGap) * u)
	t.lowPiles(s, piles)
	row.X, row.W = row.X+gap*u, row.W-gap*u
	s.Hand.hold(row, of.Hand, u)
	s.Hand.fan(u, math.Inf(1), 0.5)
}

// fan overlaps the cards of a row in which they would be narrower than least, each as large as
// the row is high, as long as that part of each stays visible.
func (r *Row) fan(u, least, part float64) {
	if r.N < 2 || r.Card[0].W >= least*u {
		return
	}
	w := min(r.Area.H/Ratio, r.Area.W/(1+part*float64(r.N-1))-3*u)
	if w <= r.Card[0].W {
		return
	}
	pitch := (r.Area.W - w) / float64(r.N-1)
	for i := range r.N {
		r.Card[i] = Rect{X: r.Area.X + float64(i)*pitch, Y: r.Area.Y, W: w, H: r.Area.H}.Middle(w, w*Ratio)
	}
}

// lowPiles places the four piles of a side side by side, or in two rows.
func (t *TablePlaces) lowPiles(s *SidePlaces, area Rect) {
	u := t.Unit
	columns := max(1, int(area.W/((lowPile+lowGap)*u)+0.01))
	rows := (Piles + columns - 1) / columns
	w, h := area.W/float64(columns), area.H/float64(rows)
	for i := range s.Piles {
		s.Piles[i] = Rect{area.X + float64(i%columns)*w + lowGap*u, area.Y + float64(i/columns)*h, w - lowGap*u, h}
	}
}
