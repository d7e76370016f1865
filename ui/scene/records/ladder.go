package records

import (
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// deckWords are the decks of the tab, and the ladder of the chosen one.
type deckWords struct {
	rows    []deckRow
	at      int
	chosen  string // the list key of the chosen one
	shown   int    // the row whose words are below; -1: none
	about   string
	next    string
	rungs   []string // of the difficulties, the mildest first
	cells   [keyforge.MaxSeats][]rungCell
	flights [keyforge.MaxSeats]string
	duels   []string
	ladder  widget.Scroll
}

// deckRow is a deck in words.
type deckRow struct {
	record      *records.DeckRecord
	name, about string
}

// rungCell is a rung in words.
type rungCell struct {
	state rungState
	words string
	tip   string
}

// rungState is how far a deck is with a rung.
type rungState int

const (
	untried rungState = iota
	tried             // and not beaten
	climbed           // a rung above it is beaten
	beaten
)

// sayDecks puts the decks into words.
func (n *screen) sayDecks(s *scene.Stack) {
	n.decks = deckWords{chosen: n.decks.chosen, shown: -1, ladder: n.decks.ladder}
	for i := range n.made.book.Decks {
		d := &n.made.book.Decks[i]
		games, wins := 0, 0
		for _, r := range [...]records.Record{d.Record, d.Duels} {
			for _, t := range r {
				games += t.Games
				wins += t.Wins
			}
		}
		if d.Deck == n.decks.chosen {
			n.decks.at = i
		}
		_, all := d.Ladder.Climbed()
		n.decks.rows = append(n.decks.rows, deckRow{d, d.Name, s.T("won-of", wins, games) + " · " + s.T("records-rungs", d.Climbed, all)})
	}
}

// show puts the chosen deck into words.
func (w *deckWords) show(s *scene.Stack, k game.Kind) {
	if w.shown == w.at {
		return
	}
	w.shown, w.ladder = w.at, widget.Scroll{}
	d := w.rows[w.at].record
	w.chosen = d.Deck
	won, of := d.Ladder.Climbed()
	w.about = s.T("records-stands", won, of)
	w.next = s.T("records-top")
	if d.Next != nil {
		w.next = s.T("records-next-is", s.Chronicle(k).RungWords(*d.Next))
	}
	w.rungs = w.rungs[:0]
	for _, word := range d.Ladder.Words {
		w.rungs = append(w.rungs, s.Chronicle(k).Difficulty(word))
	}
	for at := range w.cells {
		w.flights[at] = lang.Capital(s.T(session.FlightNames[at]))
		w.cells[at] = w.cells[at][:0]
		high := d.Ladder.Height(at + 1)
		for i := range w.rungs {
			w.cells[at] = append(w.cells[at], cellOf(s, d.Ladder.Flights[at][i], i < high, w.rungs[i], w.flights[at]))
		}
	}
	w.duels = w.duels[:0]
	for _, who := range d.Duels.Names(records.Opponents) {
		t := d.Duels[who]
		if t.Fastest > 0 {
			w.duels = append(w.duels, s.T("record-fastest", lang.Capital(s.OpponentWords(who)), t.Wins, t.Games, t.Fastest))
		} else {
			w.duels = append(w.duels, s.T("record-of", lang.Capital(s.OpponentWords(who)), t.Wins, t.Games))
		}
	}
}

// cellOf puts a rung into words.
func cellOf(s *scene.Stack, t *records.Tally, below bool, rung, flight string) rungCell {
	c := rungCell{}
	words := s.T("records-untried")
	switch {
	case t != nil && t.Wins > 0:
		c.state, c.words = beaten, s.T("of", t.Wins, t.Games)
		words = s.T("won-of", t.Wins, t.Games)
		if t.Fastest > 0 {
			c.words = s.T("records-in-turns", t.Fastest)
			words += ", " + s.T("records-fastest-in", t.Fastest)
		}
	case below:
		c.state, words = climbed, s.T("records-below")
	case t != nil:
		c.state, c.words = tried, s.T("of", t.Wins, t.Games)
		words = s.T("won-of", t.Wins, t.Games)
	}
	c.tip = strings.Join([]string{rung + ", " + flight, words}, ": ")
	return c
}

// ladders draws the tab of the decks: a list, and how far the chosen one has climbed.
func (n *screen) ladders(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if n.none(f, s, r) {
		return
	}
	u := f.Unit
	left, right := r.Split(r.W * 0.36)
	left.W -= 12 * u
	f.Fill(left, 8*u, theme.Abyss.Alpha(0.35))
	w := &n.decks
	f.Rows("records-decks", left.Inset(3*u), &n.scrolls[decksTab], len(w.rows), 18*u+36*f.Type, &w.at, func(i int, r layout.Rect) {
		n.deckRow(f, s, i, r.Inset(2*u))
	})
	w.at = widget.Clamp(w.at, len(w.rows))
	w.show(s, n.kind())
	n.ladder(f, s, right)
}

// deckRow draws a deck of the list.
func (n *screen) deckRow(f *cardview.Canvas, s *scene.Stack, i int, r layout.Rect) {
	u := f.Unit
	row := &n.decks.rows[i]
	hover, click := f.Spot(widget.ID{What: "records-deck", N: i}, r, row.name, "")
	if click {
		n.decks.at = i
	}
	ground := theme.Abyss.Alpha(0.45)
	switch {
	case n.decks.at == i:
		ground = theme.Raised
	case hover:
		ground = theme.Raised.Alpha(0.55)
	}
	f.Fill(r, 7*u, ground)
	words := r.Inset(3 * u)
	if b := n.deckOf(s, row.record.Deck); n.other != nil {
		var picture layout.Rect
		picture, words = words.Split(words.H)
		n.other.Portrait(f, picture, 6*u, row.record.Deck)
	} else if b != nil {
		var pictures layout.Rect
		pictures, words = words.Split(96 * u)
		f.Faces(s.Cards, pictures, b.Deck, &b.Faces, 0)
	}
	words.X, words.W = words.X+8*u, words.W-12*u
	top, below := words.Cut(words.H * 0.54)
	f.ShrunkLine(top, paint.Display, theme.Body*f.Type, theme.Ink, row.name)
	f.ShrunkLine(below, paint.Regular, theme.Small*f.Type, theme.Dim, row.about)
	if n.decks.at == i {
		f.Line(r, 7*u, max(1, 1.6*u), theme.Lit)
	}
}

// ladder draws how far the chosen deck has climbed, the hardest rung at the top, and how it
// fared in standard games.
func (n *screen) ladder(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, size := f.Unit, theme.Small*f.Type
	w := &n.decks
	d := w.rows[w.at].record
	head, r := r.Cut(1.6 * theme.Large * f.Type)
	f.ShrunkLine(head, paint.Display, theme.Large*f.Type, theme.Ink, w.rows[w.at].name)
	line, r := r.Cut(1.5 * theme.Body * f.Type)
	f.ShrunkLine(line, paint.Regular, theme.Body*f.Type, theme.Dim, w.about)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 44*u, W: r.W, H: 44 * u}
	r.H -= foot.H + 8*u
	next, figures := foot.SplitRight(min(260*u, foot.W*0.4))
	if n.other != nil {
		next = foot
	} else if f.Button(widget.ID{What: "records-figures"}, figures.Inset(2*u), s.T("records-of-deck"), "", widget.Plain) {
		n.tab = statisticsTab
		n.filter.by = records.Filter{Deck: d.Deck}
		n.filter.since = 0
		n.work(s)
	}
	why, label := "", w.next
	if d.Next == nil {
		why = w.next
	} else if b := n.deckOf(s, d.Deck); n.other == nil && (b == nil || b.Lacks > 0) {
		why = s.T("records-gone")
	}
	if f.Button(widget.ID{What: "records-climb"}, next.Inset(2*u), label, why, widget.Strong) {
		f.Defer(func() { n.climb(s, d.Deck, *d.Next) })
	}
	rows := float64(len(w.duels))
	if rows > 0 {
		rows += 1.4
	}
	step := max(32*f.Type, min(54*u, (r.H-1.6*size-rows*1.5*size-14*u)/float64(len(w.rungs))))
	height := step*float64(len(w.rungs)) + 1.6*size + rows*1.5*size + 14*u
	f.Scroll("records-ladder", r, &w.ladder, height, func(all layout.Rect) {
		n.flights(f, all, step)
		if len(w.duels) == 0 {
			return
		}
		rest := heading(f, all.Drop(step*float64(len(w.rungs))+1.6*size+10*u), s.T(n.against()))
		for i := range w.duels {
			line, rest = rest.Cut(1.5 * size)
			f.ShrunkLine(line, paint.Regular, size, theme.Ink, w.duels[i])
		}
	})
}

// against is the key of the heading of the games of players against each other.
func (n *screen) against() string {
	if n.other != nil {
		return "records-versus"
	}
	return "records-standard"
}

// rungLook is the look of a rung.
type rungLook struct {
	sign  paint.Sign
	color *paint.Color
}

// rungLooks are the looks of the rungs, by how far the deck is with them: each has its own sign.
var rungLooks = [...]rungLook{untried: {paint.Diamond, &theme.Faint}, tried: {paint.Cross, &theme.Danger},
	climbed: {paint.Rising, &theme.Dim}, beaten: {paint.Tick, &theme.Chosen}}

// nextLook is that of the rung that comes next.
var nextLook = rungLook{paint.Star, &theme.Lit}

// flights draws the ladder: a column for each number of players.
func (n *screen) flights(f *cardview.Canvas, r layout.Rect, step float64) {
	u, size := f.Unit, theme.Small*f.Type
	w := &n.decks
	head, r := r.Cut(1.6 * size)
	names, r := r.Split(r.W * 0.22)
	wide := r.W / float64(len(w.cells))
	next := w.rows[w.at].record.Next
	for k := range w.cells {
		at := layout.Rect{X: r.X + float64(k)*wide, Y: head.Y, W: wide, H: head.H}
		f.TextLine(at.Inset(u), paint.Center, paint.Bold, size, theme.Dim, w.flights[k])
	}
	for i := range w.rungs {
		y := r.Y + step*float64(len(w.rungs)-1-i)
		name := layout.Rect{X: names.X, Y: y, W: names.W - 8*u, H: step}
		f.FittedIn(name, paint.Regular, min(theme.Body*f.Type, step*0.55), theme.Ink, w.rungs[i])
		for k := range w.cells {
			cell := layout.Rect{X: r.X + float64(k)*wide, Y: y, W: wide, H: step}.Inset(2.5 * u)
			c := &w.cells[k][i]
			look := &rungLooks[c.state]
			hover, _ := f.ViewSpot(widget.ID{What: "records-cell", N: 10*k + i}, cell, c.tip)
			ground, edge := theme.Abyss.Alpha(0.5), theme.Edge
			switch {
			case c.state == beaten:
				ground, edge = theme.Chosen.Alpha(0.2), theme.Chosen
			case c.state == climbed:
				ground = theme.Chosen.Alpha(0.08)
			}
			if next != nil && next.Players == k+1 && next.Word == w.rows[w.at].record.Ladder.Words[i] {
				edge, look = theme.Lit, &nextLook
			}
			if hover {
				f.Tip, edge = c.tip, theme.Lit
			}
			f.Fill(cell, 6*u, ground)
			f.Line(cell, 6*u, max(1, 1.4*u), edge)
			side := min(cell.H*0.5, 18*f.Type)
			if c.words == "" {
				f.Mark(cell.Middle(side, side), look.sign, *look.color)
				continue
			}
			sign, words := cell.Inset(4 * u).Split(side)
			f.Mark(sign.Middle(side, side), look.sign, *look.color)
			f.TextLine(words, paint.Center, paint.Regular, min(size, words.H), theme.Ink, c.words)
		}
	}
}
