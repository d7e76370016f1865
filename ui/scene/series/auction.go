package series

import (
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// auction lets a player bid chains for a deck, or pass.
func (n *screen) auction(f *cardview.Canvas, s *scene.Stack, r layout.Rect, q *match.Question) {
	u := f.Unit
	name := n.f.Deck(q.Deck).Name
	r = n.heading(f, s, r, s.T("series-ask-bid", n.player(s, q.Player)), q.Player)
	small := min(theme.Small*f.Type, 19*u)
	r = r.Drop(f.Paragraph(r, paint.Center, paint.Italic, small, theme.Dim, s.T("match-bid-means", name)) + 6*u)
	r = n.bids(f, s, r)
	faces, r := r.Split(r.W * 0.54)
	decks := n.f.Agreed().Decks
	if decks[0] != q.Deck { // the deck bid for comes first
		decks[0], decks[1] = decks[1], decks[0]
	}
	for i, h := range decks {
		cell := layout.Rect{X: faces.X + float64(i)*faces.W/2, Y: faces.Y, W: faces.W / 2, H: min(faces.H, 226*u)}.Inset(3 * u)
		label, cell := cell.Cut(26 * u)
		f.TextLine(label, paint.Center, paint.Regular, small, theme.Dim, s.T([...]string{"match-bid-for", "match-bid-other"}[i]))
		n.face(f, s, cell, h.Owner, h, &n.decks[h.Owner][h.Deck])
	}
	r.X, r.W = r.X+24*u, r.W-24*u
	row, rest := r.Cut(44 * u)
	less, more := "", ""
	if n.bid <= q.Bid+1 {
		less = s.T("match-bid-higher")
	}
	if n.bid >= match.MaxChains {
		more = s.T("match-bid-most")
	}
	if _, by := f.Stepper(row, "match-bid-by", s.T("match-your-bid"), s.T("chains-count", min(n.bid, match.MaxChains)), less, more); by != 0 {
		n.bid += by
	}
	row, rest = rest.Drop(4 * u).Cut(52 * u)
	full := ""
	if q.Bid >= match.MaxChains {
		full = s.T("match-bid-most")
	}
	if f.Button(widget.ID{What: "match-bid"}, row.Inset(3*u), s.T("series-bid", min(n.bid, match.MaxChains)), full, widget.Strong) {
		bid := n.bid
		f.Defer(func() { s.Decide(n.f, match.Move{Verb: match.Raise, N: bid}) })
	}
	row, _ = rest.Cut(52 * u)
	words := s.T("series-give-way", n.player(s, 1-q.Player), q.Bid)
	if f.Button(widget.ID{What: "match-give-way"}, row.Inset(3*u), words, "", widget.Plain) {
		f.Defer(func() { s.Decide(n.f, match.Move{Verb: match.Pass}) })
	}
}

// bids are the bids so far, only the last ones if there are many.
func (n *screen) bids(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(34 * u)
	bids, _ := n.f.Bids()
	size := min(theme.Body*f.Type, 20*u)
	const most = 6
	bids = bids[max(0, len(bids)-most):]
	w := row.W / most
	x := row.Center().X - w*float64(len(bids))/2
	for i, b := range bids {
		cell := layout.Rect{X: x + float64(i)*w, Y: row.Y, W: w, H: row.H}.Inset(3 * u)
		f.Fill(cell, 8*u, theme.Seats[b.Player].Mix(theme.Abyss, 0.72))
		words := s.T("match-bid-was", n.player(s, b.Player), b.Chains)
		n.crested(f, s, cell.Inset(4*u), paint.Center, paint.Bold, size, theme.Ink, b.Player, words)
	}
	return rest.Drop(8 * u)
}

// face is a deck in pictures, with its name, in the color of a player; a click lists its cards.
func (n *screen) face(f *cardview.Canvas, s *scene.Stack, r layout.Rect, player int, h match.Holder, d *session.PicturedDeck) {
	name := n.f.Deck(h).Name
	hover, click := f.Spot(widget.ID{What: "match-cards", N: h.Owner*match.MaxOffered + h.Deck}, r, name, "")
	touch := theme.Seats[player]
	if hover {
		touch, f.Tip = theme.Lit, s.T("match-cards-tip")
	}
	f.DeckFace(s.Cards, r, touch, d.Deck, &d.Faces, name)
	if click {
		s.Push(n.list(h))
	}
}

// offer lets a player choose one of the offered decks.
func (n *screen) offer(f *cardview.Canvas, s *scene.Stack, r layout.Rect, q *match.Question) {
	u := f.Unit
	r = n.heading(f, s, r, s.T("series-ask-deck", n.player(s, q.Player)), q.Player)
	small := min(theme.Small*f.Type, 19*u)
	r = r.Drop(f.Paragraph(r, paint.Center, paint.Italic, small, theme.Dim, s.T("match-offer-means")) + 6*u)
	all := n.decks[q.Player]
	columns := min(4, len(all))
	rows := (len(all) + columns - 1) / columns
	w, h := r.W/float64(columns), min(r.H/float64(rows), 300*u)
	for i := range all {
		cell := layout.Rect{X: r.X + float64(i%columns)*w, Y: r.Y + float64(i/columns)*h, W: w, H: h}.Inset(5 * u)
		picture, button := cell.Cut(cell.H - 46*u)
		n.face(f, s, picture.Inset(2*u), q.Player, match.Holder{Owner: q.Player, Deck: i}, &all[i])
		if f.Button(widget.ID{What: "match-deck", N: i}, button.Inset(2*u), s.T("match-play-deck"), "", widget.Plain) {
			f.Defer(func() { s.Decide(n.f, match.Move{Verb: match.Deck, N: i + 1}) })
		}
	}
}

// list is the list of the cards of a deck.
func (n *screen) list(h match.Holder) *list {
	return &list{name: n.f.Deck(h).Name, deck: n.decks[h.Owner][h.Deck].Deck}
}

// list is the screen with the cards of a deck.
type list struct {
	scene.Base
	name   string
	deck   *deck.Deck
	scroll widget.Scroll
	card   *cardview.LargeCard
	cardOf int
}

func (*list) Name() string { return "match-cards" }
func (*list) Over() bool   { return true }

func (n *list) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	r := f.Dialog(760, 640, n.name)
	body, foot := r.Cut(r.H - 58*u)
	per := (len(n.deck.Cards) + deck.Houses - 1) / deck.Houses
	size := min(theme.Body*f.Type, 20*u)
	line := max(size*1.6, body.H/float64(max(1, per)))
	near := layout.Rect{}
	f.Scroll("match-cards", body, &n.scroll, line*float64(per), func(all layout.Rect) {
		w := all.W / deck.Houses
		for i := range n.deck.Cards {
			c := &n.deck.Cards[i]
			cell := layout.Rect{X: all.X + float64(i/per)*w, Y: all.Y + float64(i%per)*line, W: w, H: line}.Inset(1.5 * u)
			hover, _ := f.ViewSpot(widget.ID{What: "match-card", N: i}, cell, s.CardTitle(c.ID))
			color := theme.House(c.House)
			f.Fill(cell, 4*u, color.Mix(theme.Abyss, 0.75))
			ink := theme.Ink
			if hover {
				ink, near = theme.Lit, cell
				if n.card == nil || n.cardOf != i {
					n.card, n.cardOf = s.Cards.DeckCard(n.deck, i), i
				}
			}
			emblem, words := cell.Split(cell.H)
			cardview.Emblem(f.List, emblem.Inset(emblem.H*0.12), c.House)
			f.TextLine(words.Inset(3*u), paint.Left, paint.Regular, size, ink, s.CardTitle(c.ID))
		}
	})
	close := layout.Rect{X: foot.X, Y: foot.Bottom() - 46*u, W: foot.W, H: 46 * u}.Middle(220*u, 46*u)
	if f.Button(widget.ID{What: "match-cards-close"}, close, s.T("close"), "", widget.Strong) || f.Pressed[widget.Escape] ||
		f.Pressed[widget.Enter] {
		s.Pop()
		return
	}
	if !near.Empty() {
		f.Beside(s.Cards, n.card, near, "", theme.Ink)
	}
}
