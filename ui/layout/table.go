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
	Tip    float64 // the height of a line above the prompt, in units; 0: there is none
	Sides  [MaxSides]SideContents
}

// SideContents is what one side has on the table.
type SideContents struct {
	Line, Artifacts, Hand int
	Shut                  bool // the hand shows its back
	Open                  int  // one more than the place in the line that is kept free for a card, or 0
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
}

// Table is where everything on the table is.
type Table struct {
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
	Tip    Rect // a line above the prompt, if any
	Asker  Rect // the card that asks, in the prompt
	Sides  [MaxSides]SidePlaces
}

// The measures of the table in units. The space of a window beyond 1280 by 720
// goes to the rows of cards. There is more room for words when text is large.
const (
	margin    = 8.0
	gap       = 6.0
	logWidth  = 258.0
	logFolded = 58.0
	barHeight = 40.0
	bossWidth = 500.0
	plaque    = 152.0
	plaqueH   = 66.0
	pileWidth = 54.0
	allyWidth = 236.0
	stripSize = 30.0
	bandSize  = 32.0
	promptH   = 56.0
	ChipWidth = 112.0 // of the player who decides, in the prompt
	statusW   = 312.0
	rowH      = 80.0
	least     = 30.0 // for an artifact in the row of the piles
	crowded   = 24.0 // for a card in a row that is not broken
	rowAir    = 10.0 // between the cards of a row
	handAir   = 9.0  // below the hand
	armAir    = 64.0 // between those that the monster's arms hold
)

// Arrange fills t with the places of everything in a window of the given size.
func (t *Table) Arrange(w, h float64, c *Contents) {
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
	monster, rest := t.Main.Cut((234 - 6*t.Large + 0.36*extra) * u)
	top := Rect{monster.X + margin*u, monster.Y + margin*u, monster.W - 2*margin*u, monster.H - (margin+4)*u}
	t.Strip, rest = rest.Cut((stripSize + 12*t.Large) * u)
	if c.Facing {
		t.facing(Rect{top.X, top.Y, top.W, t.Strip.Bottom() - top.Y - 4*u}, c)
	} else {
		t.monster(top, &c.Sides[Monster])
		t.Strip = Rect{t.Strip.X + margin*u, t.Strip.Y, t.Strip.W - 2*margin*u, t.Strip.H - 3*u}
	}
	t.Band, rest = rest.Cut((bandSize + 8*t.Large) * u)
	hand := (156 - 8*t.Large + 0.28*extra) * u
	bottom := Rect{rest.X, rest.Bottom() - hand, rest.W, hand}
	prompt := (promptH + 12*t.Large) * u
	t.Prompt = Rect{rest.X + margin*u, bottom.Y - prompt, rest.W - 2*margin*u, prompt}
	t.Asker = t.Prompt.Inset(9 * u)
	t.Asker.X, t.Asker.W = t.Prompt.X+(ChipWidth+60*t.Large+4)*u, t.Asker.H/Ratio
	middle := Rect{rest.X + margin*u, rest.Y + gap*u, rest.W - 2*margin*u, t.Prompt.Y - rest.Y - 2*gap*u}
	if t.Tip = (Rect{}); c.Tip > 0 {
		t.Tip = Rect{t.Prompt.X, t.Prompt.Y - c.Tip*u, t.Prompt.W, (c.Tip - gap/2) * u}
		middle.H -= (c.Tip - gap/2) * u
	}
	if c.Seats > 1 && !c.Facing {
		var column Rect
		column, middle = middle.Split((allyWidth + 80*t.Large) * u)
		middle.X, middle.W = middle.X+gap*u, middle.W-gap*u
		t.allies(column, c)
	}
	t.large(middle, bottom, c)
}

// The measures of the side opposite, in units: the height of its hand, closed and open, and
// the width of the words beside it.
const (
	shutHand = 36.0
	openHand = 84.0
	handName = 104.0
)

// facing places the side of the player opposite as a mirror of the near side: the hand at
// the edge, then its row, its line in the middle.
func (t *Table) facing(area Rect, c *Contents) {
	u := t.Unit
	t.Sides[Monster], t.Boss, t.Eye, t.Vitals, t.Gauges, t.Strip = SidePlaces{}, Rect{}, Rect{}, Rect{}, Rect{}, Rect{}
	other := 1 - c.Large
	s, n := &t.Sides[other], &c.Sides[other]
	*s = SidePlaces{Zone: area, Shut: n.Shut}
	high := (openHand + 0.08*(area.H/u-252)) * u
	if n.Shut {
		high = (shutHand + 14*t.Large) * u
	}
	hand, rest := area.Cut(high)
	_, hand = hand.Split((handName + 90*t.Large) * u)
	s.Hand.fill(hand, n.Hand, 0, rowAir, u)
	row, line := rest.Drop(gap * u).Cut(rowH * u)
	s.Line.fill(line.Drop(gap*u), n.Line, 0, rowAir, u)
	s.Status, row = row.Split((statusW + 170*t.Large) * u)
	row = t.piles(s, row)
	s.Artifacts.fill(Rect{row.X + gap*u, row.Y, row.W - gap*u, row.H}, n.Artifacts, 0, rowAir, u)
}

// monster places the side of the monster: its head in the middle, its piles and its
// artifacts on both sides of it, and below them, over the whole width, its line.
func (t *Table) monster(area Rect, c *SideContents) {
	u := t.Unit
	s := &t.Sides[Monster]
	*s = SidePlaces{Zone: area}
	row, line := area.Cut(area.H * 0.47)
	line = line.Drop(gap * u)
	s.Line.fill(line, c.Line, 0, armAir, u)
	side := (row.W - bossWidth*u) / 2
	left, row := row.Split(side)
	t.Boss, row = row.Split(bossWidth * u)
	plaques, _ := t.Boss.Drop(2 * u).Cut((plaqueH + 10*t.Large) * u) // leaves room below for what hangs from them
	wide := plaque + 44*t.Large
	t.Vitals, _ = plaques.Split(wide * u)
	_, t.Gauges = plaques.SplitRight(wide * u)
	t.Eye = t.Boss.Middle(t.Boss.W-(2*wide+2*gap)*u, t.Boss.H)
	left.H = min(left.H, (rowH+10)*u)
	t.piles(s, Rect{left.X, left.Y, min(left.W, Piles*(t.pileWidth()+gap)*u), left.H})
	s.Artifacts.fill(Rect{row.X + gap*u, row.Y, row.W - gap*u, row.H}, c.Artifacts, 0, rowAir, u)
}

// piles places the four piles at the right of a row and returns the rest of it.
func (t *Table) piles(s *SidePlaces, row Rect) Rect {
	u := t.Unit
	width := min(t.pileWidth(), row.W/u/Piles-gap)
	rest, piles := row.SplitRight(Piles * (width + gap) * u)
	for i := range s.Piles {
		s.Piles[i] = Rect{piles.X + (float64(i)*(width+gap)+gap)*u, piles.Y, width * u, piles.H}
	}
	return rest
}

// pileWidth is the width of a pile in units: its name stands below it.
func (t *Table) pileWidth() float64 { return pileWidth + 22*t.Large }

func (t *Table) large(middle, bottom Rect, c *Contents) {
	u := t.Unit
	s := &t.Sides[c.Large]
	*s = SidePlaces{Zone: Rect{middle.X, middle.Y, middle.W, bottom.Bottom() - middle.Y}}
	line, row := middle.Cut(middle.H - (rowH+gap)*u)
	row = row.Drop(gap * u)
	s.Status, row = row.Split((statusW + 170*t.Large) * u)
	row = t.piles(s, row)
	row.X, row.W = row.X+gap*u, row.W-gap*u
	of := &c.Sides[c.Large]
	if n := float64(of.Artifacts); row.W < n*least*u { // they lie beside the line
		line, row = line.Split(line.W - line.W*min(0.7, n/(n+float64(max(1, of.Line)))))
		row.X, row.W = row.X+gap*u, row.W-gap*u
	}
	s.Line.fill(line, of.Line, of.Open, rowAir, u)
	s.Artifacts.fill(row, of.Artifacts, 0, rowAir, u)
	s.Hand.fill(Rect{bottom.X + margin*u, bottom.Y + gap*u, bottom.W - 2*margin*u, bottom.H - (gap+handAir)*u}, c.Sides[c.Large].Hand, 0,
		rowAir, u)
}

// allies places the other players beside the large one.
func (t *Table) allies(column Rect, c *Contents) {
	u := t.Unit
	h := (column.H - float64(c.Seats-2)*gap*u) / float64(c.Seats-1)
	y := column.Y
	for seat := range c.Seats {
		if seat == c.Large {
			continue
		}
		s := &t.Sides[seat]
		*s = SidePlaces{Zone: Rect{column.X, y, column.W, h}, Small: true}
		s.ally(u, 19+19*t.Large, &c.Sides[seat])
		y += h + gap*u
	}
}

// ally places one ally: a line of numbers, that many units high, then its cards
// in play, as large as possible.
func (s *SidePlaces) ally(u, line float64, c *SideContents) {
	status, cards := s.Zone.Inset(4 * u).Cut(line * u)
	s.Status = status
	cards = cards.Drop(3 * u)
	n := c.Line + c.Artifacts
	w := 76 * u
	for ; w > 4*u; w -= u / 2 {
		columns := int((cards.W + 2*u) / (w*(1+Tilt*Ratio) + 2*u))
		if columns > 0 && (n+columns-1)/columns <= int((cards.H+2*u)/(w*(Ratio+Tilt)+2*u)) {
			break
		}
	}
	cellW, cellH := w*(1+Tilt*Ratio)+2*u, w*(Ratio+Tilt)+2*u
	columns := max(1, int((cards.W+2*u)/cellW))
	at := func(i int) Rect {
		cell := Rect{cards.X + float64(i%columns)*cellW, cards.Y + float64(i/columns)*cellH, cellW - 2*u, cellH - 2*u}
		return cell.Middle(w, w*Ratio)
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
	if cells == 0 {
		return
	}
	rows, columns, w := broken(area, cells, u)
	pitch := min(w*(1+Tilt*Ratio)+air*u, area.W/float64(columns))
	h := area.H / float64(rows)
	for i := range cells {
		at, of := i%columns, min(columns, cells-i/columns*columns)
		x := area.X + (area.W-pitch*float64(of))/2
		cell := Rect{x + float64(at)*pitch, area.Y + float64(i/columns)*h, pitch, h}.Middle(w, w*Ratio)
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

// broken says into how many rows and columns that many cells are broken, and how wide a
// card in them is.
func broken(area Rect, cells int, u float64) (rows, columns int, w float64) {
	for {
		more := (cells + rows) / (rows + 1)
		h := area.H / float64(rows+1) / (1 + Tilt/Ratio)
		wide := min(h/Ratio, (area.W/float64(more)-3*u)/(1+Tilt*Ratio))
		if rows > 0 && wide <= w {
			return rows, columns, w
		}
		if rows, columns, w = rows+1, more, wide; w >= crowded*u {
			return rows, columns, w
		}
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
