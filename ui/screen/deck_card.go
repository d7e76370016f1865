package screen

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// deckSheet is a card of a deck to be read, with what is special about it there.
func (s *Stack) deckSheet(d *deck.Deck, i int) *sheet {
	c := &d.Cards[i]
	var z *sheet
	if def, ok := s.Catalogue.Number(c.ID); ok {
		z = s.readPrinted(def, c.House)
	} else {
		z = s.readFacts(library.Printing(d, c.ID), c.House)
	}
	n := 0
	for n < len(z.icons) && z.icons[n] != card.NoIcon {
		n++
	}
	unknown := false
	for _, icon := range c.Icons {
		if icon == deck.UnknownIcon {
			unknown = true
		} else if n < len(z.icons) {
			z.icons[n] = icon
			n++
		}
	}
	var notes []note
	for _, m := range [...]struct {
		is        bool
		name, why string
	}{{c.Maverick, "maverick", "maverick-why"}, {c.Legacy, "legacy", "legacy-why"}, {c.Anomaly, "anomaly", "anomaly-why"}, {len(c.Icons) > 0 && !unknown, "enhanced", "enhanced-why"}, {unknown, "icons-open", "icons-open-card"}} {
		if m.is {
			notes = append(notes, note{s.T(m.name), s.T(m.why), theme.Lit})
		}
	}
	z.notes = append(notes, z.notes...)
	return z
}

// readFacts is a card that is not implemented, with the facts that are known.
func (s *Stack) readFacts(p *cards.Printing, house card.House) *sheet {
	z := &sheet{house: house, title: p.Name, power: p.Power, printed: p.Power, armor: p.Armor, foot: s.printings(p.ID)}
	z.kind, _ = card.ParseType(p.Type)
	z.fighter = z.kind == card.CreatureType
	for i := range min(p.Amber, len(z.icons)) {
		z.icons[i] = card.AmberIcon
	}
	z.line = s.names.Type(z.kind)
	if len(p.Traits) > 0 {
		z.line += " · " + capital(strings.Join(p.Traits, " • "))
	}
	z.body = s.T("not-implemented-why")
	z.notes = []note{{s.T("not-implemented"), "", theme.Warn}}
	return z
}

// hover shows the card under the mouse large beside its line.
func (n *decksScreen) hover(s *Stack, b *book, i int, row layout.Rect) {
	if n.sheet == nil || n.sheetOf != (cardOf{b.ID, i, s.books.version}) {
		n.sheet, n.sheetOf = s.deckSheet(b.Deck, i), cardOf{b.ID, i, s.books.version}
	}
	n.near = row
}

// besideLine draws a card to be read to the right of a line, or to its left, with
// its notes on the other side of it; above and below it stays in the room if it can.
func (f *Frame) besideLine(s *Stack, z *sheet, line, room layout.Rect) {
	u := f.Unit
	window := layout.Rect{W: f.W, H: f.H}.Inset(8 * u)
	w := zoomWidth * u
	r := layout.Rect{W: w, H: z.fit(f, s, w, window.H).height}
	notes := (noteWidth + 8) * u
	r.X = line.Right() + 10*u
	at := layout.Point{X: r.Right() + 8*u}
	if r.Right()+notes > window.Right() {
		r.X = line.X - 10*u - w
		at.X = r.X - notes
	}
	r.Y = max(room.Y, min(line.Center().Y-r.H/2, room.Bottom()-r.H))
	r = r.Clamp(window)
	at.Y = max(window.Y, min(r.Y, window.Bottom()-z.notesHeight(f, s)))
	z.draw(f, s, r)
	z.drawNotes(f, s, at)
}

// cardOf names a card of a deck as it is now.
type cardOf struct {
	id      string
	at      int
	version int
}

// deckCard shows a card of a deck, and lets bonus icons of enhancements be
// entered.
type deckCard struct {
	decks *decksScreen
	id    string
	at    int
	of    cardOf
	sheet *sheet
}

func newDeckCard(n *decksScreen, id string, at int) *deckCard {
	return &deckCard{decks: n, id: id, at: at}
}

func (*deckCard) Name() string { return "deck-card" }
func (*deckCard) Over() bool   { return true }

// enhancedSets are the sets whose cards may bear enhancements (K7.11).
var enhancedSets = []string{"MM", "DT"}

func (n *deckCard) Frame(f *Frame, s *Stack) {
	u := f.Unit
	b := s.books.find(n.id)
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
	if now := (cardOf{b.ID, n.at, s.books.version}); n.sheet == nil || n.of != now {
		n.sheet, n.of = s.deckSheet(b.Deck, n.at), now
	}
	c := &b.Deck.Cards[n.at]
	editable := !b.Embedded && (slices.Contains(enhancedSets, b.Deck.Set) || len(c.Icons) > 0)
	room := all.Inset(20 * u)
	if editable {
		room.H -= 110 * u
	}
	w := 330 * u
	h := n.sheet.fit(f, s, w, room.H).height
	r := room.Middle(w, h)
	n.sheet.draw(f, s, r)
	n.sheet.drawNotes(f, s, layout.Point{X: r.Right() + 14*u, Y: r.Y})
	for _, way := range [...]struct {
		what string
		sign paint.Sign
		by   int
		x    float64
	}{{"card-left", paint.Left3, deckSize - 1, r.X - 70*u}, {"card-right", paint.Right3, 1, r.Right() + (noteWidth+28)*u}} {
		if f.IconButton(widget.ID{What: way.what}, layout.Rect{X: way.x, Y: r.Center().Y - 24*u, W: 48 * u, H: 48 * u}, way.sign, s.T(way.what)) {
			n.at = (n.at + way.by) % deckSize
		}
	}
	if editable {
		n.icons(f, s, layout.Rect{X: f.W/2 - 330*u, Y: f.H - 118*u, W: 660 * u, H: 104 * u}, b)
	}
}

// icons lets the icons of enhancements be entered one after the other.
func (n *deckCard) icons(f *Frame, s *Stack, r layout.Rect, b *book) {
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
	w := row.W / 6
	for i, icon := range [...]card.Icon{card.AmberIcon, card.CaptureIcon, card.DamageIcon, card.DrawIcon} {
		cell := layout.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w - 8*u, H: row.H}
		if f.Button(widget.ID{What: "icon", N: int(icon)}, cell, "", why, widget.Plain) {
			n.enter(s, append(known, icon))
		}
		f.bonusIcon(cell.Middle(26*u, 26*u), icon)
	}
	last := layout.Rect{X: row.X + 4*w, Y: row.Y, W: 2 * w, H: row.H}
	if f.Button(widget.ID{What: "icons-clear"}, last, s.T("icons-none"), "", widget.Plain) {
		n.enter(s, nil)
	}
}

// enter keeps the icons of the card.
func (n *deckCard) enter(s *Stack, icons []card.Icon) {
	at, b := n.at, s.books.find(n.id)
	d, err := library.SetIcons(b.Deck, at, icons)
	if err != nil {
		return // the buttons do not offer it
	}
	shown := b.Entry
	shown.Deck = d
	s.books.put(shown, s.Catalogue)
	n.decks.change(s, n.id, "", func(e *library.Entry) error {
		d, err := library.SetIcons(e.Deck, at, icons)
		if err == nil {
			e.Deck = d
		}
		return err
	})
}
