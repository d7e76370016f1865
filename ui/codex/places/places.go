// Package places lays the table of Codex out: between the boards of both players at the left and what is asked at the right lie the
// battlefields and patrol zones that face each other, with the hand of the one who looks at the bottom. Where more than two play,
// those whom one does not face have small tables side by side at the top. It knows neither pictures nor words, so that tests can
// check that nothing overlaps.
package places

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/codex/board"
	"github.com/keyraken/keyraken/ui/layout"
)

// Side is where everything of a seat lies.
type Side struct {
	Panel   layout.Rect // all of its board
	Name    layout.Rect
	Gold    layout.Rect
	Workers layout.Rect
	Heroes  [codex.MaxHeroes]layout.Rect
	Base    layout.Rect
	Tech    [4]layout.Rect // by level, from 1
	Addon   layout.Rect
	Hand    layout.Rect // a pile, or of the one below the row of cards
	Deck    layout.Rect
	Discard layout.Rect
	Codex   layout.Rect
	Field   layout.Rect
	Patrol  [codex.PlaceCount]layout.Rect // by place, from the squad leader
	Small   bool                          // it is one of those at the top: the piles are one, and Panel is all of it
}

// Table is where everything lies.
type Table struct {
	Unit   float64
	Window layout.Rect
	Main   layout.Rect // the window without bar and log
	Bar    layout.Rect
	Log    layout.Rect
	Sides  [codex.MaxSeats]Side
	Shown  layout.Rect // the card that was played last
	Prompt layout.Rect
	Foot   layout.Rect // below everything, if there is to be something
	Tray   layout.Rect // where cards are laid that lie in a pile
	Own    codex.Seat  // who sits below
	Faced  codex.Seat  // who sits across

	Card [codex.MaxObjects]layout.Rect // what is in play
	Bare [codex.MaxObjects]layout.Rect // the parts of it over which nothing else lies
	Held []layout.Rect                 // the cards of the hand of the one below
	Open []layout.Rect                 // the parts of them over which no other lies
}

// Options say how the table is to be laid out.
type Options struct {
	W, H, Unit float64
	Own        codex.Seat // who sits below
	Faced      codex.Seat // who sits across
	Log        bool
	Foot       float64 // the height of what is to lie below
}

// The measures in units, and the shares of the height.
const (
	gap       = 6.0
	bar       = 46.0
	lowBar    = 56.0 // in a low window, for fingers
	logWidth  = 262.0
	sideWidth = 236.0
	sideMost  = 0.2 // of the width
	air       = 5.0 // between cards

	smallTables = 0.145 // of the height of all
	faced       = 0.45  // of what is left of it at the left

	otherField = 0.165
	patrol     = 0.19
	ownField   = 0.195
)

// Arrange lays the table out.
func (t *Table) Arrange(o Options, b *board.Board) {
	u := o.Unit
	*t = Table{Unit: u, Window: layout.Rect{W: o.W, H: o.H}, Own: o.Own, Faced: o.Faced, Held: t.Held[:0], Open: t.Open[:0]}
	edge := bar
	if layout.Low(o.H, u) {
		edge = lowBar
	}
	t.Main, t.Bar = t.Window.SplitRight(edge * u)
	if o.Log {
		t.Main, t.Log = t.Main.SplitRight(logWidth * u)
	}
	t.Main, t.Foot = t.Main.Cut(t.Main.H - o.Foot)
	all := t.Main.Inset(gap * u)
	if n := len(b.Sides); n > 2 {
		var top layout.Rect
		top, all = all.Cut(all.H * smallTables)
		all = all.Drop(gap * u)
		t.others(top, n)
	}
	wide := min(sideWidth*u, all.W*sideMost)
	left, middle := all.Split(wide)
	_, middle = middle.Split(gap * u)
	middle, right := middle.SplitRight(wide)
	middle.W -= gap * u

	own, other := &t.Sides[o.Own], &t.Sides[o.Faced]
	rows := middle.H - 4*gap*u
	cut := func(share float64) (r layout.Rect) {
		r, middle = middle.Cut(rows * share)
		middle = middle.Drop(gap * u)
		return r
	}
	other.Field = cut(otherField)
	t.patrol(other, cut(patrol))
	split := middle.Y
	t.patrol(own, cut(patrol))
	own.Field = cut(ownField)
	own.Hand = middle
	t.Tray = layout.Rect{X: middle.X, Y: all.Y, W: middle.W, H: own.Hand.Y - gap*u - all.Y}

	half := split - gap*u - all.Y
	if len(b.Sides) > 2 {
		half = all.H * faced
	}
	upper, lower := left.Cut(half)
	t.board(other, upper, len(b.Sides[o.Faced].Heroes), true)
	t.board(own, lower.Drop(gap*u), len(b.Sides[o.Own].Heroes), false)
	t.Shown, t.Prompt = right.Cut(split - gap*u - all.Y)
	t.Prompt = t.Prompt.Drop(gap * u)
	t.cards(b)
}

// others places the small tables of those whom the one below does not face side by side, in the order in which they sit.
func (t *Table) others(r layout.Rect, seats int) {
	u, n := t.Unit, float64(seats-2)
	w := (r.W - (n-1)*gap*u) / n
	x := r.X
	for i := 1; i < seats; i++ {
		seat := (t.Own + codex.Seat(i)) % codex.Seat(seats)
		if seat == t.Faced {
			continue
		}
		t.small(&t.Sides[seat], layout.Rect{X: x, Y: r.Y, W: w, H: r.H})
		x += w + gap*u
	}
}

// The parts of a small table: the height of its upper row, and widths of what stands there and below it.
const (
	smallHead   = 0.38
	smallName   = 0.24
	smallNumber = 0.13
	smallSites  = 0.3
	smallPatrol = 0.45
	smallBase   = 0.34 // of the sites
)

// small places a small table: name, gold, workers, hand and heroes above the buildings, the patrol zone and all else that is in play.
func (t *Table) small(s *Side, r layout.Rect) {
	u := t.Unit
	*s = Side{Panel: r, Small: true}
	in := r.Inset(3 * u)
	head, rest := in.Cut(in.H * smallHead)
	part := func(share float64) (at layout.Rect) {
		at, head = head.Split(in.W * share)
		return at.Inset(u)
	}
	s.Name = part(smallName)
	s.Gold, s.Workers, s.Hand = part(smallNumber), part(smallNumber), part(smallNumber)
	s.Deck, s.Discard, s.Codex = s.Hand, s.Hand, s.Hand
	for i := range s.Heroes {
		w := head.W / codex.MaxHeroes
		s.Heroes[i] = layout.Rect{X: head.X + float64(i)*w, Y: head.Y, W: w, H: head.H}.Inset(u)
	}
	sites, rest := rest.Drop(2 * u).Split(in.W * smallSites)
	s.Base, sites = sites.Split(sites.W * smallBase)
	cell := sites.W / 4
	for level := 1; level < len(s.Tech); level++ {
		s.Tech[level], sites = sites.Split(cell)
	}
	s.Addon = sites
	zone, field := rest.Split(in.W * smallPatrol)
	t.patrol(s, zone.Inset(u))
	s.Field = field.Inset(u)
}

// patrol places the five places of a patrol zone side by side.
func (t *Table) patrol(s *Side, r layout.Rect) {
	n := float64(codex.PlaceCount - 1)
	w := (r.W - (n-1)*air*t.Unit) / n
	for p := codex.Leader; p < codex.PlaceCount; p++ {
		s.Patrol[p] = layout.Rect{X: r.X + float64(p-1)*(w+air*t.Unit), Y: r.Y, W: w, H: r.H}
	}
}

// The rows of the board of a player, as shares of its height.
const (
	nameRow   = 0.11
	numberRow = 0.16
	heroRow   = 0.34
	siteRow   = 0.2
)

// board places what stands on the board of a player: the name, gold and workers, the heroes, the buildings, and the piles.
func (t *Table) board(s *Side, r layout.Rect, heroes int, hand bool) {
	u := t.Unit
	s.Panel = r
	in := r.Inset(4 * u)
	row := func(share float64) (at layout.Rect) {
		at, in = in.Cut(share * (r.H - 8*u))
		return at.Inset(1.5 * u)
	}
	s.Name = row(nameRow)
	numbers := row(numberRow)
	s.Gold, s.Workers = numbers.Split(numbers.W / 2)
	all := row(heroRow)
	w := all.W / float64(max(1, heroes))
	for i := range heroes {
		s.Heroes[i] = layout.Rect{X: all.X + float64(i)*w, Y: all.Y, W: w, H: all.H}.Inset(1.5 * u)
	}
	sites := row(siteRow)
	s.Base, sites = sites.Split(sites.W * 0.28)
	cell := sites.W / 4
	for level := 1; level < len(s.Tech); level++ {
		s.Tech[level], sites = sites.Split(cell)
	}
	s.Addon = sites
	piles := [...]*layout.Rect{&s.Hand, &s.Deck, &s.Discard, &s.Codex}
	mine := piles[1:]
	if hand {
		mine = piles[:]
	}
	cell = in.W / float64(len(mine))
	for _, p := range mine {
		*p, in = in.Split(cell)
		*p = p.Inset(1.5 * u)
	}
}

// cards places what is in play, and the hand of the one below.
func (t *Table) cards(b *board.Board) {
	for seat := range b.Sides {
		s := &t.Sides[seat]
		var field [codex.MaxObjects]codex.Slot
		n := 0
		for _, kind := range [...]func(card.Kind) bool{
			func(k card.Kind) bool { return k == card.HeroKind },
			func(k card.Kind) bool { return k == card.UnitKind },
			func(k card.Kind) bool { return k > card.HeroKind && k < card.BaseKind },
		} {
			for c := range b.Things {
				o := &b.Things[c]
				if !o.In || o.Controller != codex.Seat(seat) || !kind(o.Card.Kind) {
					continue
				}
				if o.Place != codex.NoPlace {
					t.Card[c] = t.guard(s, s.Patrol[o.Place])
					t.Bare[c] = t.Card[c]
					continue
				}
				field[n] = codex.Slot(c)
				n++
			}
		}
		t.line(n, s.Field, func(i int, r, open layout.Rect) { t.Card[field[i]], t.Bare[field[i]] = r, open })
		for c := range b.Things {
			if o := &b.Things[c]; o.In && o.Controller == codex.Seat(seat) {
				t.site(b, codex.Slot(c), o, s)
			}
		}
	}
	t.line(b.Sides[t.Own].Hand.N, t.Sides[t.Own].Hand, func(_ int, r, open layout.Rect) {
		t.Held, t.Open = append(t.Held, r), append(t.Open, open)
	})
}

// site places a building of the board.
func (t *Table) site(b *board.Board, c codex.Slot, o *board.Thing, s *Side) {
	side := &b.Sides[o.Owner]
	switch {
	case o.Card.Kind == card.BaseKind:
		t.Card[c] = t.base(b, c, s)
	case o.Card.Kind == card.TechKind:
		t.Card[c] = s.Tech[o.Card.Tech]
	case o.Card.Kind == card.AddonKind && side.Addon.Slot == c:
		t.Card[c] = s.Addon
	default:
		return
	}
	t.Bare[c] = t.Card[c]
}

// base is where a base stands: that of two partners before the one who sits below or across.
func (t *Table) base(b *board.Board, c codex.Slot, s *Side) layout.Rect {
	for _, seat := range [...]codex.Seat{t.Own, t.Faced} {
		if b.Sides[seat].Base == c {
			return t.Sides[seat].Base
		}
	}
	return s.Base
}

// The height of the name above the card in a place of the patrol zone, as a part of the place, and at least in units.
const (
	guardName = 0.15
	leastName = 18.0
)

// guardHead is how high the name is.
func (t *Table) guardHead(r layout.Rect) float64 { return max(r.H*guardName, leastName*t.Unit) }

// guard is where a card lies in a place of the patrol zone, below its name; the places of a small table have none.
func (t *Table) guard(s *Side, r layout.Rect) layout.Rect {
	in := r.Inset(t.Unit)
	if !s.Small {
		in = r.Drop(t.guardHead(r)).Inset(2 * t.Unit)
	}
	w := min(in.W, in.H/layout.Ratio)
	return in.Middle(w, w*layout.Ratio)
}

// GuardName is the part of a place of the patrol zone in which its name stands.
func (t *Table) GuardName(s *Side, r layout.Rect) layout.Rect {
	if s.Small {
		return layout.Rect{X: r.X, Y: r.Y, W: r.W}
	}
	at, _ := r.Cut(t.guardHead(r))
	return at
}

// line places so many cards side by side around the middle. Where there is no room, they overlap.
func (t *Table) line(n int, r layout.Rect, lay func(i int, r, open layout.Rect)) {
	if n == 0 {
		return
	}
	w := min(r.H/layout.Ratio, r.W)
	step := w + air*t.Unit
	if n > 1 {
		step = min(step, (r.W-w)/float64(n-1))
	}
	left := r.X + (r.W-w-float64(n-1)*step)/2
	for i := range n {
		at := layout.Rect{X: left + float64(i)*step, Y: r.Y + (r.H-w*layout.Ratio)/2, W: w, H: w * layout.Ratio}
		open := at
		if i < n-1 {
			open.W = min(w, step)
		}
		lay(i, at, open)
	}
}
