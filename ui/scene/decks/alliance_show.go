package decks

import (
	"cmp"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

func (n *allianceScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.collect(s)
	n.refresh(s)
	r := panel(f, s, 3)
	high := f.RowHeight(44)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - high, W: r.W, H: high}
	r.H -= foot.H + 10*u
	left, right := sides(f, r, 0.4)
	n.pointed = nil
	n.leftSide(f, s, left)
	n.rightSide(f, s, right)
	n.foot(f, s, f.Footer(foot), left.W+14*u)
	n.near.draw(f, s, right)
	if f.OnTop && f.Pressed[widget.Escape] {
		s.Pop()
	}
}

// leftSide is the list of the decks with its search.
func (n *allianceScreen) leftSide(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, size := f.Unit, theme.Small*f.Type
	row, r := r.Cut(f.RowHeight(36))
	head, field := row.Split(row.W * 0.4)
	f.ShrunkLine(head, paint.Display, theme.Heading*f.Type, theme.Ink, s.T("alliance"))
	f.Field(widget.ID{What: "alliance-search"}, field, &n.search, s.T("search-decks"))
	r = r.Drop(6 * u)
	r = r.Drop(n.how.Draw(&f.Frame, r, paint.Regular, size, theme.Dim) + 6*u)
	rows := scene.HouseRows(f, r.W, len(n.offer.houses))
	row, r = r.Cut(float64(rows) * f.RowHeight(34))
	scene.Houses(f, s, "alliance-house", row, rows, n.offer.houses, &n.house)
	n.rows(f, s, r.Drop(8*u))
}

// rows are the decks of the list.
func (n *allianceScreen) rows(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.35))
	if len(n.offer.rows) == 0 {
		f.Paragraph(r.Middle(r.W*0.8, 80*u), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("no-such-decks"))
		return
	}
	r = r.Inset(3 * u)
	name := 1.6 * theme.Body * f.Type
	height := name + f.RowHeight(34) + 10*u
	if !n.revealed { // the deck with which it began
		for i := range n.offer.rows {
			if n.offer.rows[i].id == n.decks.id {
				n.list.Show(&f.Frame, r, float64(i)*height, float64(i+1)*height)
			}
		}
		n.list.At, n.revealed = n.list.Want, true
	}
	f.Rows("alliance-decks", r, &n.list, len(n.offer.rows), height, nil, func(i int, r layout.Rect) {
		row := &n.offer.rows[i]
		r = r.Inset(2 * u)
		f.Fill(r, 7*u, theme.Abyss.Alpha(0.45))
		r = r.Inset(3 * u)
		head, cells := r.Cut(name)
		head.X, head.W = head.X+5*u, head.W-10*u
		f.ShrunkLine(head, paint.Display, theme.Body*f.Type, theme.Ink, row.name)
		w := cells.W / deck.Houses
		for k := range row.pods {
			cell := layout.Rect{X: cells.X + float64(k)*w, Y: cells.Y, W: w, H: cells.H}
			n.podCell(f, cell.Inset(1.5*u), widget.ID{What: "pod", N: deck.Houses*i + k}, &row.pods[k])
		}
	})
}

// podCell is a house of a deck that can be chosen, or given back: its emblem and what its cards are.
func (n *allianceScreen) podCell(f *cardview.Canvas, r layout.Rect, id widget.ID, p *offeredPod) {
	u := f.Unit
	hover, click := f.Spot(id, r, p.label, p.why)
	color := theme.House(p.house)
	f.Fade(r, 6*u, color.Alpha(0.3), color.Alpha(0.1))
	if hover && p.why == "" {
		f.Fill(r, 6*u, theme.Raised.Alpha(0.8))
	}
	side := min(26*f.Type, r.H-6*u)
	disc := layout.Rect{X: r.X + 4*u, Y: r.Center().Y - side/2, W: side, H: side}
	cardview.Emblem(f.List, disc, p.house)
	words := r
	words.X, words.W = disc.Right()+5*u, r.Right()-disc.Right()-5*u
	sums(f, words, &p.counts, briefly...)
	switch {
	case p.taken >= 0:
		f.Line(r, 6*u, max(1, 1.8*u), theme.Lit)
	case p.why != "":
		f.Fill(r, 6*u, theme.Panel.Alpha(0.65))
	case hover:
		n.pointed = p
	}
	if click {
		n.take(p)
	}
}

// rightSide is what is chosen: a column of cards for each house, the name, and the button that makes it.
func (n *allianceScreen) rightSide(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	if n.told != "" {
		line := r.Drop(r.H - 26*f.Type)
		r.H -= line.H + 4*u
		f.ShrunkLine(line, paint.Regular, theme.Small*f.Type, theme.Danger, lang.Capital(n.told))
	}
	banner, from, extras := max(70*u, 44*f.Type), 2.7*theme.Small*f.Type, 0.0
	if n.offer.extras != nil {
		extras = f.RowHeight(30) + 4*u
	}
	fixed := banner + from + 20*f.Type + extras + 10*u
	row := max(25*f.Type, f.Target(), min(44*u, (r.H-fixed)/cardsOfHouse))
	f.Scroll("alliance", r, &n.columns, fixed+cardsOfHouse*row, func(r layout.Rect) {
		w := (r.W + 8*u) / deck.Houses
		for k := range n.slots {
			column := layout.Rect{X: r.X + float64(k)*w, Y: r.Y, W: w - 8*u, H: r.H}
			p := &n.offer.taken[k]
			if n.slots[k].id == "" && k == n.free() && n.pointed != nil {
				p = n.pointed
			}
			b := s.Collection.Find(p.id)
			if b == nil {
				n.room(f, s, column)
				continue
			}
			c := podColumn{n, b, k, p}
			head, rest := column.Cut(banner)
			c.head(f, s, head)
			rest = c.about(f, s, rest.Drop(2*u), from)
			if n.offer.extras != nil {
				line, below := rest.Cut(extras)
				line.H -= 4 * u
				c.extras(f, s, line)
				rest = below
			}
			c.cards(f, s, rest, row)
			if c.preview() {
				f.Fill(column, 8*u, theme.Panel.Alpha(0.5))
			}
		}
	})
}

// foot is the last line: the way back and, below the columns, the name of the alliance and the button that
// makes it.
func (n *allianceScreen) foot(f *cardview.Canvas, s *scene.Stack, r layout.Rect, left float64) {
	u := f.Unit
	back, r := r.Split(left)
	back.W *= 0.36
	if f.Button(widget.ID{What: "back"}, back, s.T("back"), "", widget.Plain) {
		s.Pop()
		return
	}
	hint, why := n.offer.proposal, n.offer.why
	if hint == "" {
		hint = s.T("alliance-name-hint")
	}
	label := s.T("alliance-make")
	switch {
	case n.work != nil:
		why = s.T("study-wait")
	case len(n.offer.pods) < deck.Houses:
		label = why
	}
	name, button := r.SplitRight(max(230*u, 0.34*r.W))
	name.W -= 10 * u
	f.Field(widget.ID{What: "alliance-name"}, name, &n.name, hint)
	if f.Button(widget.ID{What: "alliance-make"}, button, label, why, widget.Strong) || f.Pressed[widget.Enter] && why == "" {
		n.make(s)
	}
}

// room is the column of a house that is not chosen yet.
func (n *allianceScreen) room(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.3))
	f.Line(r, 8*u, max(1, 1.2*u), theme.Edge)
	f.Paragraph(r.Inset(10*u).Middle(r.W-20*u, 60*f.Type), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("alliance-choose"))
}

// podColumn is the column of a chosen house, or of the one pointed at.
type podColumn struct {
	*allianceScreen
	deck *session.CollectionDeck
	at   int
	pod  *offeredPod
}

// preview reports whether the house is only pointed at: what is shown of it cannot be pointed at itself, since
// it goes with the pointer.
func (c podColumn) preview() bool { return c.slots[c.at].id == "" }

// head is the picture of the house; a click gives it back.
func (c podColumn) head(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	for k, h := range c.deck.Deck.Houses {
		if h == c.pod.house {
			housePicture(f, s, r, c.deck, k)
		}
	}
	if c.preview() {
		return
	}
	hover, click := f.Spot(widget.ID{What: "pod-back", N: c.at}, r, s.T("alliance-back"), "")
	cross := layout.Rect{X: r.Right() - 28*u, Y: r.Y + 5*u, W: 23 * u, H: 23 * u}
	ink := theme.Power
	if hover {
		f.Tip, ink = s.T("alliance-back"), theme.Lit
	}
	f.Fill(cross, cross.W/2, theme.Abyss.Alpha(0.75))
	f.Mark(cross.Inset(6*u), paint.Cross, ink)
	if click {
		c.slots[c.at] = podSlot{}
	}
}

// about says from which deck the house is, and what its cards are. It returns the room below.
func (c podColumn) about(f *cardview.Canvas, s *scene.Stack, r layout.Rect, from float64) layout.Rect {
	u := f.Unit
	line, r := r.Cut(from)
	words := layout.Rect{X: line.X + 4*u, Y: line.Y, W: line.W - 8*u, H: line.H}
	f.FittedIn(words, paint.Regular, theme.Small*f.Type, theme.Ink, c.deck.Name())
	line, r = r.Cut(20 * f.Type)
	sums(f, layout.Rect{X: line.X + 4*u, Y: line.Y, W: line.W - 4*u, H: line.H}, &c.pod.counts, allSums...)
	return r.Drop(4 * u)
}

// extras is what the deck of the house has beside its cards: an alliance has that of one of its decks (K34.3, K34.4).
func (c podColumn) extras(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	d := c.deck.Deck
	if !d.HasExtras() {
		return
	}
	name := extrasName(s, d)
	if c.preview() {
		f.TextLine(r, paint.Center, paint.Regular, theme.Body*f.Type, theme.Dim, name)
		return
	}
	look := widget.Quiet
	if c.allianceScreen.extras == c.deck.ID {
		look = widget.Chosen
	}
	id := widget.ID{What: "alliance-extras", N: c.at}
	if f.Button(id, r, name, "", look) {
		c.allianceScreen.extras = c.deck.ID
	}
	if f.Pointed() != id {
		return
	}
	if known := cmp.Or(d.Token, d.Power); known != "" {
		c.near.printed(s, known, r)
	} else {
		f.Tip = s.T("beside-prophecies", prophecies(s, d))
	}
}

// extrasName is what a deck has beside its cards, on a button.
func extrasName(s *scene.Stack, d *deck.Deck) string {
	if known := cmp.Or(d.Token, d.Power); known != "" {
		return s.CardTitle(known)
	}
	return s.T("prophecies")
}

// prophecies are the titles of a deck's prophecies.
func prophecies(s *scene.Stack, d *deck.Deck) string {
	var titles []string
	for _, id := range d.Prophecies {
		titles = append(titles, s.CardTitle(id))
	}
	return strings.Join(titles, ", ")
}

// besideWords say what a deck has beside its cards.
func besideWords(s *scene.Stack, d *deck.Deck) (words []string) {
	if d.Token != "" {
		words = append(words, s.T("beside-token", s.CardTitle(d.Token)))
	}
	if d.Power != "" {
		words = append(words, s.T("beside-power", s.CardTitle(d.Power)))
	}
	if len(d.Prophecies) > 0 {
		words = append(words, s.T("beside-prophecies", prophecies(s, d)))
	}
	return words
}

// cards are the cards of the house.
func (c podColumn) cards(f *cardview.Canvas, s *scene.Stack, r layout.Rect, height float64) {
	u, d := f.Unit, c.deck.Deck
	f.Fade(r, 6*u, theme.House(c.pod.house).Alpha(0.16), theme.House(c.pod.house).Alpha(0.03))
	for i := range d.Cards {
		if d.Cards[i].House != c.pod.house {
			continue
		}
		var row layout.Rect
		row, r = r.Cut(height)
		id := widget.ID{}
		if !c.preview() {
			id = widget.ID{What: "alliance-card", N: c.at*deckSize + i}
		}
		hover, click := cardRow(f, s, id, row, d, i, c.offer.called != nil && c.offer.called(d.Cards[i].ID))
		if click {
			s.Push(newDeckCard(c.decks, c.deck.ID, i))
		} else if hover && f.OnTop {
			c.near.hover(s, c.deck, i, row)
		}
	}
}
