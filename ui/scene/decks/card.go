package decks

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// near is the card under the mouse, shown large beside its line.
type near struct {
	card *cardview.LargeCard
	of   cardOf
	line layout.Rect // empty: there is none
}

// hover shows a card of a deck.
func (n *near) hover(s *scene.Stack, b *session.CollectionDeck, i int, line layout.Rect) {
	if n.card == nil || n.of != (cardOf{b.ID, i, s.Collection.Version}) {
		n.card, n.of = s.Cards.DeckCard(b.Deck, i), cardOf{b.ID, i, s.Collection.Version}
	}
	n.line = line
}

// printed shows a card as it is printed.
func (n *near) printed(s *scene.Stack, id string, line layout.Rect) {
	number, ok := s.Catalogue.Number(id)
	if !ok {
		return
	}
	if of := (cardOf{id: id, version: s.Collection.Version}); n.card == nil || n.of != of {
		n.card, n.of = s.Cards.Printed(number), of
	}
	n.line = line
}

// draw draws the card, if there is one, and forgets its line.
func (n *near) draw(f *cardview.Canvas, s *scene.Stack, room layout.Rect) {
	if !n.line.Empty() {
		besideLine(f, s, n.card, n.line, room)
	}
	n.line = layout.Rect{}
}

// besideLine draws a large card to the right of a line, or to its left, with its notes on the
// other side of it if there is room; vertically it stays inside the room if it can.
func besideLine(f *cardview.Canvas, s *scene.Stack, z *cardview.LargeCard, line, room layout.Rect) {
	u := f.Unit
	window := f.Window().Inset(8 * u)
	w := cardview.ZoomWidth * u
	r := layout.Rect{W: w, H: z.Fit(f, s.Cards, w, window.H).Height}
	notes := (cardview.NoteWidth + 8) * u
	r.X = line.Right() + 10*u
	at := layout.Point{X: r.Right() + 8*u}
	if r.Right()+notes > window.Right() {
		r.X = line.X - 10*u - w
		at.X = r.X - notes
	}
	r.Y = max(room.Y, min(line.Center().Y-r.H/2, room.Bottom()-r.H))
	r = r.Clamp(window)
	at.Y = max(window.Y, min(r.Y, window.Bottom()-z.NotesHeight(f, s.Cards)))
	z.Draw(f, s.Cards, r)
	if at.X >= window.X {
		z.DrawNotes(f, s.Cards, at)
	}
}

// cardOf names a card of a deck as it is now.
type cardOf struct {
	id      string
	at      int
	version int
}

// deckCard shows a card of a deck, and lets the player enter the bonus icons of
// its enhancements.
type deckCard struct {
	scene.Base
	decks *screen
	id    string
	at    int
	of    cardOf
	card  *cardview.LargeCard
}

func newDeckCard(n *screen, id string, at int) *deckCard {
	return &deckCard{decks: n, id: id, at: at}
}

func (*deckCard) Name() string { return "deck-card" }
func (*deckCard) Over() bool   { return true }

// Low says that the card is as large as the window allows.
func (*deckCard) Low() bool { return true }

func (n *deckCard) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	b := s.Collection.Find(n.id)
	if b == nil || f.Pressed[widget.Escape] || f.Pressed[widget.Enter] {
		s.Pop()
		return
	}
	all := layout.Rect{W: f.W, H: f.H}
	if _, click := f.Spot(widget.ID{What: "veil"}, all, "", ""); click {
		s.Pop()
		return
	}
	f.Fill(all, 0, theme.Veil)
	if f.Pressed[widget.Left] {
		n.at = (n.at + deckSize - 1) % deckSize
	}
	if f.Pressed[widget.Right] {
		n.at = (n.at + 1) % deckSize
	}
	if now := (cardOf{b.ID, n.at, s.Collection.Version}); n.card == nil || n.of != now {
		n.card, n.of = s.Cards.DeckCard(b.Deck, n.at), now
	}
	c := &b.Deck.Cards[n.at]
	editable := !b.Embedded && (b.Deck.MayBeEnhanced() || len(c.Icons) > 0)
	room := all.Inset(20 * u)
	if editable {
		room.H -= 110 * u
	}
	w := min(330*u, 0.58*f.H)
	h := n.card.Fit(f, s.Cards, w, room.H).Height
	r := room.Middle(w, h)
	n.card.Draw(f, s.Cards, r)
	n.card.DrawNotes(f, s.Cards, layout.Point{X: r.Right() + 14*u, Y: r.Y})
	for _, way := range [...]struct {
		what string
		sign paint.Sign
		by   int
		x    float64
	}{{"card-left", paint.Left3, deckSize - 1, r.X - 70*u}, {"card-right", paint.Right3, 1, r.Right() + (cardview.NoteWidth+28)*u}} {
		if f.IconButton(widget.ID{What: way.what}, layout.Rect{X: way.x, Y: r.Center().Y - 24*u, W: 48 * u, H: 48 * u}, way.sign, s.T(way.what)) {
			n.at = (n.at + way.by) % deckSize
		}
	}
	if editable {
		n.icons(f, s, layout.Rect{X: f.W/2 - 330*u, Y: f.H - 118*u, W: 660 * u, H: 104 * u}, b)
	}
}

// icons lets the player enter the icons of enhancements one after another.
func (n *deckCard) icons(f *cardview.Canvas, s *scene.Stack, r layout.Rect, b *session.CollectionDeck) {
	u := f.Unit
	f.Block("icons", r)
	f.Panel(r)
	head, row := r.Inset(10 * u).Cut(26 * u)
	f.Text(head, paint.Center, paint.Regular, theme.Body*f.Type, theme.Dim, s.T("enter-icons"))
	c := &b.Deck.Cards[n.at]
	known := slices.DeleteFunc(slices.Clone(c.Icons), func(i card.Icon) bool { return i == deck.UnknownIcon })
	why := ""
	if library.Printing(b.Deck, c.ID).Amber+len(known) >= card.MaxIcons {
		why = s.T("icons-full")
	}
	row = row.Drop(6 * u)
	const icons = card.IconCount - card.AmberIcon
	w := row.W / (float64(icons) + 2)
	for icon := card.AmberIcon; icon < card.IconCount; icon++ {
		cell := layout.Rect{X: row.X + float64(icon-card.AmberIcon)*w, Y: row.Y, W: w - 8*u, H: row.H}
		if f.Button(widget.ID{What: "icon", N: int(icon)}, cell, "", why, widget.Plain) {
			n.enter(s, append(known, icon))
		}
		cardview.BonusIcon(f.List, cell.Middle(26*u, 26*u), icon)
	}
	last := layout.Rect{X: row.X + float64(icons)*w, Y: row.Y, W: 2 * w, H: row.H}
	if f.Button(widget.ID{What: "icons-clear"}, last, s.T("icons-none"), "", widget.Plain) {
		n.enter(s, nil)
	}
}

// enter keeps the icons of the card.
func (n *deckCard) enter(s *scene.Stack, icons []card.Icon) {
	at, b := n.at, s.Collection.Find(n.id)
	d, err := library.SetIcons(b.Deck, at, icons)
	if err != nil {
		return // the buttons do not offer it
	}
	shown := b.Entry
	shown.Deck = d
	s.Collection.Put(shown, s.Catalogue)
	n.decks.change(s, n.id, "", func(e *library.Entry) error {
		d, err := library.SetIcons(e.Deck, at, icons)
		if err == nil {
			e.Deck = d
		}
		return err
	})
}
