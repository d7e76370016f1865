package layout

// The sides of a table: up to three players, and the monster.
const (
	MaxSeats = 3
	MaxSides = 4
	Monster  = 3
	MaxRow   = 159 // cards in one line: all of a game
)

// Ratio is the height of a card as a multiple of its width.
const Ratio = 1.4

// Tilt is the angle of an exhausted card.
const Tilt = 0.07

// Contents is what is on the table, as far as places depend on it.
type Contents struct {
	Seats int
	Large int // the player whose side is large
	// Facing means that the other of two players sits opposite, in place of the monster.
	Facing bool
	Log    bool
	Text   float64 // the size of text as a multiple of the normal size; 0: normal
	Unit   float64 // pixels per unit; 0: as given by [Unit]
	Tip    float64 // the least height of a tip, in units; 0: there is none
	Sides  [MaxSides]SideContents
}

// SideContents is what one side has on the table.
type SideContents struct {
	Line, Artifacts, Hand int
	Shut                  bool // the hand shows its back
	Open                  int  // one more than the place in the line that is kept free for a card, or 0
	Beside                int  // how many cards lie beside the game, shown with the name
	Locations             int  // how many of the artifacts, the first of them, are locations
	Perch                 int  // the number of the location at which the monster is
}

// Row is a row of cards.
type Row struct {
	Area Rect
	N    int
	Card [MaxRow]Rect
	Open Rect // the place kept free among them, if any
}

// The piles of a side on the table, in the order of [SidePlaces.Piles].
const (
	DeckPile = iota
	DiscardPile
	ArchivesPile
	PurgedPile
	Piles
)

// SidePlaces are the places of one side.
type SidePlaces struct {
	Zone      Rect // everything of the side
	Status    Rect // its name and numbers
	Line      Row
	Artifacts Row
	Hand      Row
	Piles     [Piles]Rect
	Small     bool // an ally beside the large side
	Shut      bool // the hand shows its back
	besides   bool // something lies beside its game
}

// TablePlaces is where everything on the table is.
type TablePlaces struct {
	Unit   float64 // pixels per unit: the window is at least 1280 by 720 units, unless it is low
	Large  float64 // by how much text is larger than normal: 0 to 0.5
	Window Rect
	Main   Rect // the window without the log
	Log    Rect
	Bar    Rect // the buttons above the log
	Boss   Rect // the monster's head, with its numbers on both sides
	Eye    Rect // in the middle of its head, where blows land
	Vitals Rect // its health
	Gauges Rect // the gauges of the adventure
	Strip  Rect // the results of the monster's last turn
	Band   Rect // the tide
	Prompt Rect
	Tip    Rect // a line for a tip, if there is one
	Asker  Rect // the card that asks, in the prompt
	Sides  [MaxSides]SidePlaces
}

// The measures of the table in units. The space of a window beyond 1280 by 720
// goes to the rows of cards. There is more room for words when text is large.
const (
	margin    = 8.0
	topAir    = 6.0 // above the monster
	gap       = 6.0
	logWidth  = 258.0
	logFolded = 58.0
	barHeight = 40.0
	headH     = 72.0  // the piles and the numbers of the monster
	lineH     = 165.0 // a line: its cards are 112 wide
	faceWidth = 250.0 // of the monster, over which no card lies
	plaque    = 152.0
	plaqueH   = 66.0
	pileWidth = 54.0
	pileH     = 80.0
	allyWidth = 204.0
	stripSize = 28.0
	bandSize  = 32.0
	promptH   = 56.0
	ChipWidth = 112.0 // of the player who decides, in the prompt
	statusW   = 160.0
	farStatus = 312.0 // of the player opposite
	handAir   = 8.0   // below the hand
	crowded   = 24.0  // for a card in a row that is not broken
	broader   = 1.15  // by how much cards have to gain for a row to be broken
	rowAir    = 10.0  // between the cards of a row
	armAir    = 40.0  // between those that the monster's arms hold
	fanned    = 84.0  // for a card in hand that is not overlapped
	tipPart   = 0.62  // of the strip, for a tip
)

// Arrange fills t with the places of everything in a window of the given size.
func (t *TablePlaces) Arrange(w, h float64, c *Contents) {
	u := c.Unit
	if u == 0 {
		u = Unit(w, h, 1)
	}
	t.Unit, t.Large = u, max(0, c.Text-1)
	t.Window = Rect{0, 0, w, h}
	log := logFolded
	if c.Log {
		log = logWidth + 50*t.Large
	}
	t.Main, t.Log = t.Window.SplitRight(log * u)
	t.Bar, t.Log = t.Log.Cut(barHeight * u)
	if !c.Log {
		t.Bar, t.Log = Rect{t.Bar.X, t.Bar.Y, t.Bar.W, h}, Rect{}
	}
	if Low(h, u) {
		t.low(c)
		return
	}
	extra := h/u - High
	monster, rest := t.Main.Cut((topAir + headH + 4 + lineH - 6*t.Large + 0.36*extra) * u)
	top := Rect{monster.X + margin*u, monster.Y + topAir*u, monster.W - 2*margin*u, monster.H - topAir*u}
	t.Strip, rest = rest.Cut((stripSize + 12*t.Large) * u)
	t.Strip = Rect{t.Strip.X + margin*u, t.Strip.Y, t.Strip.W - 2*margin*u, t.Strip.H - 3*u}
	if t.Tip = (Rect{}); c.Tip > 0 {
		t.Strip, t.Tip = t.Strip.SplitRight(tipPart * t.Strip.W)
		t.Tip.H = max(t.Tip.H, c.Tip*u) // for a finger it reaches over a part of the tide
	}
	switch monster := &c.Sides[Monster]; {
	case c.Facing:
		t.facing(top, c)
	case monster.Locations > 0:
		t.locations(top, monster)
	default:
		t.monster(top, monster)
	}
	t.Band, rest = rest.Cut((bandSize + 8*t.Large) * u)
	rest = Rect{rest.X + margin*u, rest.Y + gap*u, rest.W - 2*margin*u, rest.H - (gap+handAir)*u}
	if c.Seats > 1 && !c.Facing {
		var column Rect
		column, rest = rest.Split((allyWidth + 60*t.Large) * u)
		rest.X, rest.W = rest.X+gap*u, rest.W-gap*u
		t.allies(column, c)
	}
	hand := (lineH + gap - 8*t.Large + 0.28*extra) * u
	middle, bottom := rest.Cut(rest.H - hand)
	prompt := (promptH + 12*t.Large) * u
	middle, t.Prompt = middle.Cut(middle.H - prompt)
	t.Asker = t.Prompt.Inset(9 * u)
	t.Asker.X, t.Asker.W = t.Prompt.X+(ChipWidth+60*t.Large+4)*u, t.Asker.H/Ratio
	middle.H -= gap * u
	t.large(middle, bottom.Drop(gap*u), c)
}

// The measures of the side opposite, in units: the height of its hand, closed and open, and
// the width of the words beside it.
const (
	shutHand = 36.0
	openHand = 84.0
	handName = 104.0
)

// facing places the side of the player opposite as a mirror of the near side: the hand at
// the edge, then its line in the middle.
func (t *TablePlaces) facing(area Rect, c *Contents) {
	u := t.Unit
	t.Sides[Monster], t.Boss, t.Eye, t.Vitals, t.Gauges, t.Strip = SidePlaces{}, Rect{}, Rect{}, Rect{}, Rect{}, Rect{}
	other := 1 - c.Large
	s, n := &t.Sides[other], &c.Sides[other]
	*s = SidePlaces{Zone: area, Shut: n.Shut, besides: n.Beside > 0}
	row, line := area.Cut(headH / (headH + lineH) * (area.H - 4*u))
	s.Status, row = row.Split((farStatus + 170*t.Large) * u)
	row = t.piles(s, row, Piles)
	_, hand := row.Split((handName + 90*t.Large) * u)
	if n.Shut {
		hand.H = min(hand.H, (shutHand+14*t.Large)*u)
	}
	s.Hand.hold(hand, n.Hand, u)
	t.line(s, n, line.Drop(4*u))
}

// monster places the side of the monster: its face in the middle, its line on both sides of it,
// and above the line its numbers, its piles and its artifacts.
func (t *TablePlaces) monster(area Rect, c *SideContents) {
	u := t.Unit
	s := &t.Sides[Monster]
	*s = SidePlaces{Zone: area}
	t.Boss = area.Middle(faceWidth*u, area.H)
	t.Eye = Rect{t.Boss.X, t.Boss.Y, t.Boss.W, t.Boss.H * 0.84}.Middle(t.Boss.W-2*gap*u, 0.56*t.Boss.H)
	row, line := area.Cut(headH / (headH + lineH) * (area.H - 4*u))
	line = line.Drop(4 * u)
	aside := (area.W - t.Boss.W) / 2
	left, right := line.Split(aside)
	_, right = right.SplitRight(aside)
	s.Line.part(left, right, c.Line, armAir, u)
	left, right = row.Split(aside)
	_, right = right.SplitRight(aside)
	plaques := (plaqueH + 10*t.Large) * u
	wide := (plaque + 44*t.Large) * u
	left, t.Vitals = left.SplitRight(wide)
	t.Gauges, right = right.Split(wide)
	t.Vitals.H, t.Gauges.H = plaques, plaques
	left, _ = left.Split(min(left.W-gap*u, Piles*(t.pileWidth()+gap)*u))
	t.piles(s, left, Piles)
	s.Artifacts.fill(Rect{right.X + gap*u, right.Y, right.W - gap*u, right.H}, c.Artifacts, 0, rowAir, u)
}

// piles places the four piles, so many beside each other, at the right of a row and returns the
// rest of it.
func (t *TablePlaces) piles(s *SidePlaces, row Rect, columns int) Rect {
	u := t.Unit
	n := float64(columns)
	width := min(t.pileWidth(), row.W/u/n-gap)
	rest, piles := row.SplitRight(n * (width + gap) * u)
	rows := float64((Piles + columns - 1) / columns)
	h := min((piles.H-(rows-1)*gap*u)/rows, 1.4*pileH*u)
	for i := range s.Piles {
		x, y := float64(i%columns), float64(i/columns)
		s.Piles[i] = Rect{piles.X + (x*(width+gap)+gap)*u, piles.Y + y*(h+gap*u), width * u, h}
	}
	return rest
}

// pileWidth is the width of a pile in units: its name stands below it.
func (t *TablePlaces) pileWidth() float64 { return pileWidth + 22*t.Large }

// large places the side of the player at the table: the line and the artifacts, and below the
// prompt the hand between the player's numbers and piles.
func (t *TablePlaces) large(middle, bottom Rect, c *Contents) {
	u := t.Unit
	s, of := &t.Sides[c.Large], &c.Sides[c.Large]
	*s = SidePlaces{Zone: Rect{middle.X, middle.Y, middle.W, bottom.Bottom() - middle.Y}}
	t.line(s, of, middle)
	s.Status, bottom = bottom.Split((statusW + 90*t.Large) * u)
	bottom = t.piles(s, bottom, 2)
	bottom.X, bottom.W = bottom.X+gap*u, bottom.W-gap*u
	s.Hand.hold(bottom, of.Hand, u)
	s.Hand.fan(u, fanned, 0.7)
}

// line places the line of a side, and its artifacts at the right of it: the line has all the
// room that it needs as long as enough is left for them.
func (t *TablePlaces) line(s *SidePlaces, of *SideContents, area Rect) {
	u := t.Unit
	w := area.H / (1 + Tilt/Ratio) / Ratio
	pitch := w*(1+Tilt*Ratio) + rowAir*u
	cells, n := float64(of.Line), float64(of.Artifacts)
	if of.Open > 0 {
		cells++
	}
	most := max(0.16*area.W, min(area.W-cells*pitch-gap*u, 0.5*area.W))
	right := max(most, area.W*min(0.5, 0.5*n/max(1, n+cells)))
	line, row := area.SplitRight(min(right, max(1.6, n)*pitch))
	if cells*pitch < area.W-2*row.W { // it can be in the middle of the table
		_, line = line.Split(row.W)
	}
	row.X, row.W = row.X+gap*u, row.W-gap*u
	s.Line.fill(line, of.Line, of.Open, rowAir, u)
	s.Artifacts.fill(row, of.Artifacts, 0, rowAir, u)
	if s.Line.N > 0 && s.Artifacts.N > 0 && s.Artifacts.Card[0].W > s.Line.Card[0].W { // no larger than the creatures
		s.Artifacts.fill(row.Middle(row.W, s.Line.Card[0].W*(Ratio+Tilt)), of.Artifacts, 0, rowAir, u)
	}
}

// Glimpse places the cards in play of another side in place of those of the large one.
func (t *TablePlaces) Glimpse(large int, of *SideContents, into *SidePlaces) {
	s := &t.Sides[large]
	into.Zone = Rect{s.Zone.X, s.Line.Area.Y, s.Zone.W, s.Line.Area.H}
	t.line(into, of, into.Zone)
}

// allies places the other players beside the large one.
func (t *TablePlaces) allies(column Rect, c *Contents) {
	u := t.Unit
	h := (column.H - float64(c.Seats-2)*gap*u) / float64(c.Seats-1)
	y := column.Y
	for seat := range c.Seats {
		if seat == c.Large {
			continue
		}
		s := &t.Sides[seat]
		*s = SidePlaces{Zone: Rect{column.X, y, column.W, h}, Small: true}
		line := 22 + 14*t.Large
		n := c.Sides[seat].Line + c.Sides[seat].Artifacts
		if c.Sides[seat].Beside > 0 || h > (2*line+16+plateGood*float64((n+1)/2))*u { // two are needed, or there is room for them
			line *= 2
		}
		s.ally(u, line, &c.Sides[seat])
		y += h + gap*u
	}
}

// The measures of an ally's card in units: it is a plate with its name.
const (
	plateH     = 30.0
	plateGood  = 19.0 // the least height in one column
	plateLeast = 13.0 // and in several, as long as they are wider than that
	plateAir   = 3.0
)

// ally places one ally: a line of numbers, that many units high, then its cards in play, each a
// plate with its name, in as few columns as they need.
func (s *SidePlaces) ally(u, line float64, c *SideContents) {
	status, cards := s.Zone.Inset(4 * u).Cut(line * u)
	s.Status = status
	cards = cards.Drop(3 * u)
	n := c.Line + c.Artifacts
	columns := 1
	high := func() float64 { return min(plateH*u, cards.H/float64(max(1, (n+columns-1)/columns))) }
	for columns > 1 && high() < plateLeast*u || columns == 1 && high() < plateGood*u {
		if cards.W/float64(columns+1) < plateLeast*u {
			break
		}
		columns++
	}
	h := high()
	w := cards.W / float64(columns)
	at := func(i int) Rect {
		return Rect{cards.X + float64(i%columns)*w, cards.Y + float64(i/columns)*h, w - min(plateAir*u, 0.1*w), h - min(plateAir*u, 0.2*h)}
	}
	s.Line.Area, s.Artifacts.Area = cards, cards
	s.Line.N, s.Artifacts.N, s.Hand.N = c.Line, c.Artifacts, 0
	for i := range c.Line {
		s.Line.Card[i] = at(i)
	}
	for i := range c.Artifacts {
		s.Artifacts.Card[i] = at(c.Line + i)
	}
}

// part places n cards in two areas, half of them in each.
func (r *Row) part(left, right Rect, n int, air, u float64) {
	r.Area, r.N, r.Open = left.Union(right), n, Rect{}
	half := (n + 1) / 2
	g := spread(left, half, Tilt, air, u)
	g.place(r.Card[:half])
	g.area, g.cells = right, n-half
	g.place(r.Card[half:n])
}

// fill places n cards in the middle of a row, as large as the area allows, each with
// room to tilt, and with space between them if there is room. A crowded row is broken
// into several. With open, a place is kept free before the card with that number,
// counted from 1.
func (r *Row) fill(area Rect, n, open int, air, u float64) {
	r.Area, r.N, r.Open = area, n, Rect{}
	cells := n
	if open > 0 {
		cells++
	}
	g := spread(area, cells, Tilt, air, u)
	for i := range cells {
		cell := g.cell(i)
		switch {
		case i+1 == open:
			r.Open = cell
		case open > 0 && i >= open:
			r.Card[i-1] = cell
		default:
			r.Card[i] = cell
		}
	}
}

// hold places the n cards of a hand: nobody exhausts them, so they need no room to tilt.
func (r *Row) hold(area Rect, n int, u float64) {
	r.Area, r.N, r.Open = area, n, Rect{}
	g := spread(area, n, 0, rowAir, u)
	g.place(r.Card[:n])
}

// grid is how cards are spread over an area.
type grid struct {
	area           Rect
	cells, columns int
	w, pitch, h    float64 // of a card, and of its cell
}

func spread(area Rect, cells int, tilt, air, u float64) grid {
	if cells == 0 {
		return grid{}
	}
	rows, columns, w := broken(area, cells, tilt, u)
	return grid{area, cells, columns, w, min(w*(1+tilt*Ratio)+air*u, area.W/float64(columns)), area.H / float64(rows)}
}

// place places cards in the first cells.
func (g *grid) place(cards []Rect) {
	for i := range cards {
		cards[i] = g.cell(i)
	}
}

// cell is the place of the i-th card: each row of cards is in the middle of the area.
func (g *grid) cell(i int) Rect {
	of := min(g.columns, g.cells-i/g.columns*g.columns)
	x := g.area.X + (g.area.W-g.pitch*float64(of))/2 + float64(i%g.columns)*g.pitch
	return Rect{x, g.area.Y + float64(i/g.columns)*g.h, g.pitch, g.h}.Middle(g.w, g.w*Ratio)
}

// broken says into how many rows and columns that many cells are broken, and how wide a
// card in them is.
func broken(area Rect, cells int, tilt, u float64) (rows, columns int, w float64) {
	for {
		more := (cells + rows) / (rows + 1)
		h := area.H / float64(rows+1) / (1 + tilt/Ratio)
		wide := min(h/Ratio, (area.W/float64(more)-3*u)/(1+tilt*Ratio))
		if rows > 0 && (wide <= w || wide < broader*w && w >= crowded*u) {
			return rows, columns, w
		}
		rows, columns, w = rows+1, more, wide
	}
}

// Gap is the place before the i-th card of the row, or after the last one.
func (r *Row) Gap(i int, u float64) Rect {
	w := 14 * u
	switch {
	case r.N == 0:
		return r.Area.Middle(r.Area.H/Ratio, r.Area.H)
	case i == 0:
		c := r.Card[0]
		return Rect{c.X - 3*u - w, c.Y, w, c.H}.Clamp(r.Area)
	case i >= r.N:
		c := r.Card[r.N-1]
		return Rect{c.Right() + 3*u, c.Y, w, c.H}.Clamp(r.Area)
	}
	a, b := r.Card[i-1], r.Card[i]
	if b.X < a.X { // in the next row
		return Rect{a.Right() + 3*u, a.Y, w, a.H}.Clamp(r.Area)
	}
	return Rect{(a.Right()+b.X)/2 - w/2, a.Y, w, a.H}
}
