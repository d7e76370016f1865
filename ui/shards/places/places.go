// Package places lays the table of Shards of Infinity out: the others at the top, the centre row below them, then what the player
// who looks has in play, and that player's hand at the bottom, between the own board on the left and what is asked on the right.
// It knows neither pictures nor words, so that tests can check that nothing overlaps.
package places

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/shards/board"
)

// Side is where everything of a seat lies.
type Side struct {
	Panel    layout.Rect // all of it but what is in play
	Portrait layout.Rect
	Name     layout.Rect
	Health   layout.Rect // dials
	Mastery  layout.Rect
	Clock    layout.Rect // a third dial: the centre deck against which Nemesis races
	Crystals layout.Rect
	Power    layout.Rect
	Hand     layout.Rect
	Deck     layout.Rect
	Discard  layout.Rect
	Relics   layout.Rect
	Play     layout.Rect
	Forecast layout.Rect // of the next turn of Nemesis
}

// Table is where everything lies.
type Table struct {
	Unit     float64
	Window   layout.Rect
	Main     layout.Rect // the window without bar and log
	Bar      layout.Rect
	Log      layout.Rect
	Sides    [shards.MaxSeats]Side
	Row      layout.Rect
	Centre   layout.Rect
	Banished layout.Rect
	Engine   layout.Rect
	Prompt   layout.Rect
	Foot     layout.Rect // below everything, if there is to be something
	Tray     layout.Rect // where cards to choose from are laid that lie in a pile
	Tip      layout.Rect // a tip, if there is to be one: in the place of the Engine, or beside what the one below has in play
	Own      shards.Seat // who sits below

	Card  [shards.MaxCards]layout.Rect
	Shown [shards.MaxCards]bool        // it lies where it can be seen, not in a pile
	Open  [shards.MaxCards]layout.Rect // the part of it over which no other card of its line lies
}

// Options say how the table is to be laid out.
type Options struct {
	W, H, Unit float64
	Own        shards.Seat // who sits below
	Nemesis    shards.Seat
	Log        bool
	Tip        bool
	Foot       float64 // the height of what is to lie below
}

// The measures in units, and the shares of the height.
const (
	gap        = 6.0
	bar        = 46.0
	lowBar     = 56.0 // in a low window, for fingers
	logWidth   = 262.0
	others     = 0.2
	row        = 0.275
	played     = 0.2
	narrowSide = 170.0 // of the board of another, whose crystals stand beside the name then
	ownWidth   = 236.0
	wideMost   = 0.22 // of the width, for what lies beside the hand
	lowMost    = 0.25 // and in a low window
	air        = 5.0  // between cards
	tipWide    = 150.0
	tipBeside  = 240.0 // beside what lies in play
	crowded    = 0.6   // a row in which so much of each card is seen, as a part of its width
	narrowest  = 0.76  // a card in a crowded line, as a part of its width elsewhere; beyond that they overlap
)

// Arrange lays the table out.
func (t *Table) Arrange(o Options, b *board.Board) {
	u := o.Unit
	*t = Table{Unit: u, Window: layout.Rect{W: o.W, H: o.H}, Own: o.Own}
	side := bar
	if layout.Low(o.H, u) {
		side = lowBar
	}
	t.Main, t.Bar = t.Window.SplitRight(side * u)
	if o.Log {
		t.Main, t.Log = t.Main.SplitRight(logWidth * u)
	}
	t.Main, t.Foot = t.Main.Cut(t.Main.H - o.Foot)
	all := t.Main.Inset(gap * u)
	top, rest := all.Cut(all.H * others)
	middle, rest := rest.Drop(gap * u).Cut(all.H * row)
	low := rest.Drop(gap * u)
	t.others(top, o, b)
	t.middle(middle)
	t.own(low, o)
	if o.Tip {
		t.tip()
	}
	t.cards(b)
}

// others places the other seats side by side, from the one who comes next.
func (t *Table) others(r layout.Rect, o Options, b *board.Board) {
	n := len(b.Sides)
	share := func(seat shards.Seat) float64 {
		if seat == o.Nemesis {
			return 2.3 // with her forecast
		}
		return 1
	}
	sum := 0.0
	for i := 1; i < n; i++ {
		sum += share(shards.Seat((int(o.Own) + i) % n))
	}
	for i := 1; i < n; i++ {
		seat := shards.Seat((int(o.Own) + i) % n)
		var at layout.Rect
		at, r = r.Split(r.W * share(seat) / sum)
		sum -= share(seat)
		if i < n-1 {
			at.W -= gap * t.Unit
		}
		t.other(&t.Sides[seat], at, seat == o.Nemesis)
	}
}

// other places another seat: its board, its piles, and what it has in play beside them.
func (t *Table) other(s *Side, r layout.Rect, nemesis bool) {
	u := t.Unit
	wide := min(344*u, max(r.W*0.56, min(190*u, r.W*0.66)))
	if nemesis {
		wide = min(390*u, r.W*0.38)
	}
	s.Panel, s.Play = r.Split(wide)
	s.Play = trim(s.Play, gap*u)
	in := s.Panel.Inset(5 * u)
	s.Portrait, in = in.Split(min(in.H/1.25, in.W*0.32))
	in = trim(in, 5*u)
	s.Name, in = in.Cut(in.H * 0.2)
	if nemesis {
		w := in.W / 3
		s.Health, in = in.Split(w)
		s.Mastery, s.Clock = in.Split(w)
		s.Name, s.Power = s.Name.SplitRight(s.Name.W * 0.3)
		s.Forecast, s.Play = s.Play.Split(s.Play.W * 0.5)
		s.Play = trim(s.Play, gap*u)
		return
	}
	dials, piles := in.Cut(in.H * 0.62)
	if narrow := in.W < narrowSide*u; narrow {
		var pools layout.Rect
		s.Name, pools = s.Name.Split(s.Name.W * 0.56)
		s.Crystals, s.Power = pools.Split(pools.W / 2)
		s.Health, s.Mastery = dials.Split(dials.W / 2)
	} else {
		side := min(dials.H, dials.W*0.36)
		s.Health, dials = dials.Split(side)
		s.Mastery, dials = dials.Split(side)
		s.Crystals, s.Power = trim(dials, 2*u).Cut(dials.H / 2)
	}
	t.otherPiles(s, piles.Drop(2*u))
}

// otherPiles places the piles of another seat side by side.
func (t *Table) otherPiles(s *Side, r layout.Rect) {
	quarter := r.W / 4
	s.Hand, r = r.Split(quarter)
	s.Deck, r = r.Split(quarter)
	s.Discard, s.Relics = r.Split(quarter)
}

// trim is the rectangle without its left d.
func trim(r layout.Rect, d float64) layout.Rect {
	_, r = r.Split(min(d, r.W))
	return r
}

// middle places the shared cards: the centre deck, the row, and the Infinity Engine.
func (t *Table) middle(r layout.Rect) {
	u := t.Unit
	wide := r.H / layout.Ratio
	piles := wide * 0.62
	most := 6*wide + 7*air*u
	engine := min(max(r.W-most-piles-2*gap*u, r.W*0.1), r.H*1.5)
	left, rest := r.Split(piles)
	t.Centre, t.Banished = left.Cut(left.H / 2)
	t.Banished = t.Banished.Drop(3 * u)
	rest = trim(rest, gap*u)
	t.Row, t.Engine = rest.SplitRight(engine)
}

// own places what belongs to the player who sits below.
func (t *Table) own(r layout.Rect, o Options) {
	u := t.Unit
	s := &t.Sides[o.Own]
	share := wideMost
	if layout.Low(o.H, u) {
		share = lowMost
	}
	wide := min(ownWidth*u, r.W*share)
	s.Panel, r = r.Split(wide)
	r, t.Prompt = trim(r, gap*u).SplitRight(wide)
	r.W -= gap * u
	s.Play, s.Hand = r.Cut(r.H * played / (1 - others - row))
	s.Hand = s.Hand.Drop(gap * u)
	t.Tray = r
	in := s.Panel.Inset(6 * u)
	portrait := 0.3
	if layout.Low(o.H, u) { // fingers need larger piles
		portrait = 0.2
	}
	head, in := in.Cut(in.H * portrait)
	s.Portrait = head
	s.Name, in = in.Cut(in.H * 0.11)
	dials, in := in.Cut(in.H * 0.48)
	s.Health, s.Mastery = dials.Split(dials.W / 2)
	pools, piles := in.Cut(in.H * 0.44)
	s.Crystals, s.Power = pools.Split(pools.W / 2)
	third := piles.W / 3
	s.Deck, piles = piles.Split(third)
	s.Discard, s.Relics = piles.Split(third)
}

// tip makes room for a tip: the Engine gives it, or what lies in play moves together.
func (t *Table) tip() {
	if t.Tip = t.Engine; t.Tip.W < tipWide*t.Unit {
		play := &t.Sides[t.Own].Play
		*play, t.Tip = play.SplitRight(min(tipBeside*t.Unit, play.W*0.5))
		play.W -= gap * t.Unit
		return
	}
	t.Engine = t.Engine.Middle(0, 0) // the light comes from there still
}

// cards places every card of the table.
func (t *Table) cards(b *board.Board) {
	for seat := range b.Sides {
		side, at := &b.Sides[seat], &t.Sides[seat]
		t.pile(side.Deck, at.Deck)
		t.pile(side.Discard, at.Discard)
		t.pile(side.Relics, at.Relics)
		t.line(side.InPlay, at.Play, false)
		if shards.Seat(seat) == t.Own {
			t.line(side.Hand, at.Hand, true)
		} else {
			t.pile(side.Hand, at.Hand)
		}
	}
	t.pile(b.Centre, t.Centre)
	t.pile(b.Banished, t.Banished)
	t.market(b)
}

// market places the centre row, whose places stay where they are.
func (t *Table) market(b *board.Board) {
	n := float64(shards.RowPlaces)
	w := min(t.Row.H/layout.Ratio, (t.Row.W-(n-1)*air*t.Unit)/n)
	step := w + air*t.Unit
	left := t.Row.X + (t.Row.W-n*step+air*t.Unit)/2
	for i, c := range b.Row {
		if c != 0 {
			t.lay(c, layout.Rect{X: left + float64(i)*step, Y: t.Row.Y, W: w, H: t.Row.H}.Middle(w, w*layout.Ratio), w)
		}
	}
}

// pile places cards that lie on each other.
func (t *Table) pile(cards []shards.Slot, r layout.Rect) {
	w := min(r.W, r.H/layout.Ratio)
	for _, c := range cards {
		t.Card[c] = r.Middle(w, w*layout.Ratio)
	}
}

// line places cards side by side: from the left, or around the middle. Where there is no room they are narrower, then in two rows,
// and then they overlap.
func (t *Table) line(cards []shards.Slot, r layout.Rect, middle bool) {
	n := len(cards)
	if n == 0 || r.Empty() {
		return
	}
	if half := (n + 1) / 2; !middle && n > 3 && t.pitch(n, r) < crowded*t.width(n, r) {
		upper, lower := r.Cut(r.H / 2)
		t.row(cards[:half], upper, false)
		t.row(cards[half:], lower, false)
		return
	}
	t.row(cards, r, middle)
}

// width is how wide each of so many cards is in a row, and pitch how far they are apart.
func (t *Table) width(n int, r layout.Rect) float64 {
	w := min(r.H/layout.Ratio, r.W)
	return max(w*narrowest, min(w, (r.W-float64(n-1)*air*t.Unit)/float64(n)))
}

func (t *Table) pitch(n int, r layout.Rect) float64 {
	w := t.width(n, r)
	if n == 1 {
		return w
	}
	return min(w+air*t.Unit, (r.W-w)/float64(n-1))
}

// row places cards in one row.
func (t *Table) row(cards []shards.Slot, r layout.Rect, middle bool) {
	n := len(cards)
	w, step := t.width(n, r), t.pitch(n, r)
	left := r.X
	if middle {
		left += (r.W - w - float64(n-1)*step) / 2
	}
	for i, c := range cards {
		open := w
		if i < n-1 {
			open = min(w, step)
		}
		t.lay(c, layout.Rect{X: left + float64(i)*step, Y: r.Y + (r.H-w*layout.Ratio)/2, W: w, H: w * layout.Ratio}, open)
	}
}

// lay lays a card where it can be seen, so much of its width at least.
func (t *Table) lay(c shards.Slot, r layout.Rect, open float64) {
	t.Card[c], t.Shown[c] = r, true
	t.Open[c] = layout.Rect{X: r.X, Y: r.Y, W: open, H: r.H}
}
