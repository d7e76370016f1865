package play

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/piles"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// pileScreen shows the cards of a pile as far as the rules allow: as a list by house
// and type or, where that matters, in their order, the top one first. For a deck it
// shows which cards of its list have not been seen elsewhere. If peeked is set it
// shows cards that somebody was allowed to look at.
type pileScreen struct {
	scene.Base
	m      *table.Model
	side   keyforge.Side
	zone   card.Zone
	peeked []keyforge.Slot

	ordered bool // in their order
	cards   []keyforge.Slot
	lines   []piles.Line
	hidden  int
	notes   [2]string
	scroll  widget.Scroll
	card    *cardview.LargeCard // shown large
	slot    keyforge.Slot
	clicked keyforge.Slot
	known   bool
}

func (*pileScreen) Name() string { return "pile" }
func (*pileScreen) Over() bool   { return true }

// look works out what may be known about the pile.
func (n *pileScreen) look(s *scene.Stack) {
	n.known, n.cards = true, n.peeked
	b := &n.m.Board
	pile := b.Piles[n.side][n.zone]
	unseen := 0
	switch {
	case n.peeked != nil:
		n.ordered = true
	case n.listed():
		n.cards = b.List(nil, n.side)
	case n.zone == card.Deck:
		n.cards = b.Unseen(nil, n.side)
		unseen = len(n.cards)
		for _, c := range pile { // some may lie face up in it
			if c != 0 {
				n.cards = append(n.cards, c)
			}
		}
	default:
		n.cards = slices.Clone(pile)
		slices.Reverse(n.cards)
		n.cards = slices.DeleteFunc(n.cards, func(c keyforge.Slot) bool { return c == 0 })
		n.hidden = len(pile) - len(n.cards)
	}
	n.lines = piles.Sorted(b, n.cards, n.m.PrintedTitle)
	switch {
	case n.listed():
		n.notes[0] = s.T("pile-list")
	case n.zone == card.Deck && n.peeked == nil:
		n.notes[0] = s.T("pile-unseen", unseen)
		if elsewhere := len(n.cards) - len(pile); elsewhere > 0 {
			n.notes[1] = s.T("pile-elsewhere", len(pile), elsewhere)
		}
	case len(n.cards) == 0 && n.hidden == 0:
		n.notes[0] = s.T("pile-empty")
	case n.hidden > 0:
		n.notes[0] = s.T("pile-hidden", n.hidden)
	}
}

// listed reports whether the pile is the deck of a player whose hand is hidden: the list
// of the deck is known, but not where each of its cards is.
func (n *pileScreen) listed() bool {
	return n.zone == card.Deck && n.peeked == nil && n.m.Duel() && n.m.HandHidden(n.side)
}

// pilesOf are the headings of the piles, which say whose they are.
var pilesOf = [card.ZoneCount]string{card.Deck: "pile-deck-of", card.Discard: "pile-discard-of", card.Archives: "pile-archives-of",
	card.Purged: "pile-purged-of"}

// heading is the heading above the cards.
func (n *pileScreen) heading(s *scene.Stack) string {
	if n.peeked != nil {
		return s.T("pile-looked")
	}
	return lang.Capital(n.m.Words.Say(pilesOf[n.zone], n.side, len(n.m.Board.Piles[n.side][n.zone])))
}

func (n *pileScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	if !n.known {
		n.look(s)
	}
	r := f.Dialog(1180, 690, n.heading(s))
	r, foot := r.Cut(r.H - 54*u)
	for _, note := range n.notes {
		if note != "" {
			var line layout.Rect
			line, r = r.Cut(24 * max(u, f.Type))
			f.TextLine(line, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, note)
		}
	}
	var hover keyforge.Slot
	var at layout.Rect
	n.clicked = 0
	if n.ordered {
		hover, at = n.asTheyLie(f, s, r)
	} else {
		hover, at = n.byHouse(f, s, r)
	}
	if c, ok := n.m.OfferedBy(n.clicked); ok {
		n.m.Answer(c)
		s.Pop()
		return
	}
	foot = foot.Drop(10 * u)
	foot.H = 42 * u
	if n.zone != card.Deck && n.peeked == nil && len(n.cards) > 1 {
		sorted := !n.ordered
		f.ToggleButton(widget.ID{What: "pile-order"}, layout.Rect{X: foot.X, Y: foot.Y, W: 280 * u, H: foot.H}, s.T("pile-order"), &n.ordered)
		if sorted == n.ordered {
			n.scroll = widget.Scroll{}
		}
	}
	if f.Button(widget.ID{What: "close"}, foot.Middle(200*u, foot.H), s.T("close"), "", widget.Strong) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if hover == 0 {
		return
	}
	if n.card == nil || n.slot != hover {
		n.card, n.slot = s.Cards.Copy(n.m.Board.Printed(hover)), hover
	}
	if f.Inspected == (widget.ID{What: "pick", N: int(hover)}) {
		s.Push(&zoomScreen{z: n.card})
		return
	}
	if f.OnTop {
		f.Beside(s.Cards, n.card, at, "", theme.Warn)
	}
}

// asTheyLie shows the cards side by side.
func (n *pileScreen) asTheyLie(f *cardview.Canvas, s *scene.Stack, r layout.Rect) (hover keyforge.Slot, at layout.Rect) {
	u := f.Unit
	c := painter{f, n.m, s.Cache, s.Cards, nil}
	w := 112 * u
	perRow := max(1, int((r.W-16*u)/(w+8*u)))
	rows := (len(n.cards) + perRow - 1) / perRow
	f.Rows("pile", r, &n.scroll, rows, w*layout.Ratio+8*u, nil, func(row int, line layout.Rect) {
		for i, slot := range n.cards[row*perRow : min(len(n.cards), (row+1)*perRow)] {
			spot := layout.Rect{X: line.X + 4*u + float64(i)*(w+8*u), Y: line.Y + 4*u, W: w, H: w * layout.Ratio}
			over, click := f.ViewSpot(widget.ID{What: "pick", N: int(slot)}, spot, n.m.Title(slot))
			_, offered := n.m.OfferedBy(slot)
			c.draw(slot, layout.Spot{Rect: spot}, 1, cardStyle{hover: over, lit: over || offered})
			if over {
				hover, at = slot, spot
			}
			if click {
				n.clicked = slot
			}
		}
	})
	return hover, at
}

// The measures of the list, in units of type: of a line, and of the least width of a
// column.
const (
	pileLine   = 25.0
	pileHead   = 34.0
	pileColumn = 250.0
)

// byHouse lists the cards in columns: each house begins one; a single house fills
// them all.
func (n *pileScreen) byHouse(f *cardview.Canvas, s *scene.Stack, r layout.Rect) (hover keyforge.Slot, at layout.Rect) {
	u := f.Unit
	high := func(l *piles.Line) float64 {
		if l.Kind == piles.HouseHead {
			return pileHead * f.Type
		}
		return pileLine * f.Type
	}
	houses, whole := 0, 0.0
	for i := range n.lines {
		if whole += high(&n.lines[i]); n.lines[i].Kind == piles.HouseHead {
			houses++
		}
	}
	columns := max(1, min(3, int(r.W/(pileColumn*f.Type))))
	if houses > 3 {
		columns = max(1, min(houses, int(r.W/(pileColumn*f.Type))))
	}
	most := whole/float64(columns) + 2*pileHead*f.Type // of a column, when one house fills several
	place := func(do func(l *piles.Line, r layout.Rect)) (height float64) {
		column, y := 0, 0.0
		w := (r.W - 16*u) / float64(columns)
		for i := range n.lines {
			l := &n.lines[i]
			full := houses == 1 && l.Kind != piles.Cards && y+3*high(l) > most || houses == 1 && y+high(l) > most
			if i > 0 && (l.Kind == piles.HouseHead && houses <= columns || full) && column < columns-1 {
				column, y = column+1, 0
			}
			if do != nil {
				do(l, layout.Rect{X: r.X + float64(column)*w, Y: y, W: w - 14*u, H: high(l)})
			}
			y += high(l)
			height = max(height, y)
		}
		return height
	}
	f.Scroll("pile", r, &n.scroll, place(nil), func(all layout.Rect) {
		place(func(l *piles.Line, line layout.Rect) {
			line.Y += all.Y
			if line.Bottom() < r.Y || line.Y > r.Bottom() {
				return
			}
			if n.line(f, s, l, line) {
				hover, at = l.Card, line
			}
		})
	})
	return hover, at
}

// line draws a line of the list, and reports whether the mouse is on a card.
func (n *pileScreen) line(f *cardview.Canvas, s *scene.Stack, l *piles.Line, r layout.Rect) bool {
	u := f.Unit
	count := widget.Number(l.N)
	switch l.Kind {
	case piles.HouseHead:
		color := theme.House(l.House)
		f.Fade(r.Inset(u), 6*u, color.Mix(theme.Abyss, 0.45), color.Mix(theme.Abyss, 0.65))
		emblem, words := r.Split(r.H)
		cardview.Emblem(f.List, emblem.Inset(4*u), l.House)
		words, number := words.SplitRight(44 * f.Type)
		f.Text(words.Inset(3*u), paint.Left, paint.Display, theme.Large*f.Type, theme.Power, s.Language.House(l.House))
		f.Text(number.Inset(3*u), paint.Right, paint.Display, theme.Large*f.Type, theme.Power, count)
		return false
	case piles.TypeHead:
		sign, words := r.Split(r.H * 1.3)
		f.Mark(sign.Middle(r.H*0.55, r.H*0.55), cardview.FormSign(l.Type, l.House), theme.Bronze)
		words, number := words.SplitRight(44 * f.Type)
		f.Text(words, paint.Left, paint.Bold, theme.Small*f.Type, theme.Bronze.Mix(theme.Ink, 0.3), n.m.TypeName(l.Type))
		f.Text(number.Inset(3*u), paint.Right, paint.Bold, theme.Small*f.Type, theme.Bronze.Mix(theme.Ink, 0.3), count)
		return false
	}
	hover, click := f.ViewSpot(widget.ID{What: "pick", N: int(l.Card)}, r, l.Title)
	if _, offered := n.m.OfferedBy(l.Card); offered {
		f.Fill(r, 5*u, theme.Lit.Alpha(0.4))
	} else if hover {
		f.Fill(r, 5*u, theme.Lit.Alpha(0.16))
	}
	if click {
		n.clicked = l.Card
	}
	number, words := r.Split(r.H * 1.3)
	if l.N > 1 {
		f.Text(number, paint.Center, paint.Display, theme.Body*f.Type, theme.Lit, times[widget.Clamp(l.N, len(times))])
	}
	f.TextLine(words, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, l.Title)
	return hover
}

// times are the numbers of equal cards.
var times = func() (all [keyforge.MaxPile + 1]string) {
	for i := range all {
		all[i] = widget.Number(i) + "×"
	}
	return all
}()
