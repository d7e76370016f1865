// Package decks is the scene of the player's decks: here they are searched and filtered,
// read card by card, changed, removed, imported, and taken into a game.
package decks

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is the decks: a list on the left, and on the right the chosen one.
type screen struct {
	scene.Base
	heading   string
	take      func(id string) // takes a deck for a game
	search    widget.Field
	query     session.Query
	shown     []int                // decks of the collection, by number
	called    func(id string) bool // the cards searched for, or nil
	of        shownOf
	there     []string // the sets of all decks, and the one that is asked for
	list      widget.Scroll
	reveal    bool   // the chosen row must be scrolled into view
	filtering bool   // the filters stand in place of the list
	at        int    // the chosen row
	id        string // the chosen deck
	page      page
	detail    widget.Scroll
	title     *widget.Field // the title is being changed
	work      *job.Job[changed]
	removed   *library.Removed // the deck removed last
	near      near
	told      string // the outcome of the last change
	harm      bool   // that change failed
}

// shownOf is what the shown list depends on.
type shownOf struct {
	query    session.Query
	version  int
	language string
}

// changed is the outcome of a change of the library.
type changed struct {
	entry   *library.Entry // as it is now
	removed *library.Removed
	again   bool // the decks must be read again
	told    string
	err     error
}

// New shows the decks, each of which can be taken into a game.
func New(s *scene.Stack, take func(id string)) scene.Screen { return showDecks(s, "", false, take) }

// Choose lets the player choose a deck for a game; it begins at the one with that ID.
func Choose(s *scene.Stack, id string, take func(id string)) scene.Screen {
	return showDecks(s, id, true, take)
}

func showDecks(s *scene.Stack, id string, choose bool, take func(string)) scene.Screen {
	s.ReadDecks()
	n := &screen{heading: s.T("decks"), id: id, take: take, reveal: true}
	if choose {
		n.heading, n.query.Ready = s.T("choose-deck"), true
	}
	n.refresh(s)
	return n
}

func (*screen) Name() string { return "decks" }
func (*screen) Over() bool   { return false }

// Leave lets a running change finish in the background.
func (n *screen) Leave(s *scene.Stack) error {
	if work := n.work; work != nil {
		n.work = nil
		s.ReadDecksAfter(func() { work.Wait() })
	}
	return nil
}

// show chooses a deck, which nothing that was searched for hides.
func (n *screen) show(s *scene.Stack, id string) {
	n.query.Text = n.search.Text()
	shown := s.Collection.Choose(n.query, s.CardsCalled(n.query.Text))
	if !slices.ContainsFunc(shown, func(i int) bool { return s.Collection.All[i].ID == id }) {
		n.search.Set("")
		n.query = session.Query{Ready: n.query.Ready, Order: n.query.Order}
	}
	n.id, n.reveal, n.of = id, true, shownOf{}
}

// refresh works out again which decks are shown.
func (n *screen) refresh(s *scene.Stack) {
	if id := s.Collection.Imported; s.Collection.Find(id) != nil {
		s.Collection.Imported = ""
		n.show(s, id)
	}
	n.query.Text = n.search.Text()
	now := shownOf{n.query, s.Collection.Version, s.Settings.Language}
	if n.of == now && n.shown != nil {
		return
	}
	n.there = slices.DeleteFunc(cards.DeckSetNames(), func(set string) bool {
		return set != n.query.Set && !slices.ContainsFunc(s.Collection.All, func(d session.CollectionDeck) bool { return d.Deck.Set == set })
	})
	n.called = s.CardsCalled(n.query.Text)
	n.of, n.shown = now, s.Collection.Choose(n.query, n.called)
	if n.shown == nil {
		n.shown = []int{}
	}
	n.at = 0
	for row, i := range n.shown {
		if s.Collection.All[i].ID == n.id {
			n.at = row
		}
	}
	n.page = page{}
	for _, i := range n.shown {
		n.page.sets = n.page.sets || s.Collection.All[i].Deck.Set != s.Collection.All[n.shown[0]].Deck.Set
	}
}

// chosen is the chosen deck, or nil if none is shown.
func (n *screen) chosen(s *scene.Stack) *session.CollectionDeck {
	if n.at >= len(n.shown) {
		return nil
	}
	b := &s.Collection.All[n.shown[n.at]]
	if b.ID != n.id {
		n.id, n.title, n.detail = b.ID, nil, widget.Scroll{}
	}
	return b
}

// panel draws the one that fills the window, with that many rows that grow for fingers, and returns what is in it.
func panel(f *cardview.Canvas, s *scene.Stack, rows int) layout.Rect {
	s.Stage.Menu(s.LookAt(f))
	f.SetMinHeight(layout.High + f.TouchGrowth(rows, 34))
	box := layout.Rect{W: f.W, H: f.H}.Inset(14 * f.Unit)
	f.Panel(box)
	return box.Inset(16 * f.Unit)
}

// sides are the list at the left, which has that share of the page, and what is at the right of it.
func sides(f *cardview.Canvas, r layout.Rect, share float64) (left, right layout.Rect) {
	left, right = r.Split(max(r.W*share, 420*f.Unit))
	left.W -= 14 * f.Unit
	return left, right
}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.changes(s)
	n.refresh(s)
	left, right := sides(f, panel(f, s, 5), 0.38)
	n.leftSide(f, s, left)
	editing := n.title != nil
	if b := n.chosen(s); b != nil {
		n.rightSide(f, s, right, b)
		n.near.draw(f, s, right.Shift(0, -54*u))
	} else {
		n.nothing(f, s, right)
	}
	if f.OnTop && !editing && f.Pressed[widget.Escape] {
		s.Pop()
	}
}

// Paste takes a pasted deck list, to import it.
func (n *screen) Paste(s *scene.Stack, text string) bool {
	if s.Library == nil {
		return false
	}
	i := &importScreen{}
	taken := i.Paste(s, text)
	if taken {
		s.Push(i)
	}
	return taken
}

// leftSide is the list with its search.
func (n *screen) leftSide(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, size := f.Unit, f.Type/f.Unit
	row, r := r.Cut(f.RowHeight(36))
	head, field := row.Split(row.W * 0.4)
	f.ShrunkLine(head, paint.Display, theme.Heading*f.Type, theme.Ink, n.heading)
	f.Field(widget.ID{What: "deck-search"}, field, &n.search, s.T("search-decks"))
	n.search.Max = 60
	r = n.narrow(f, s, r.Drop(8*u))
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 44*u, W: r.W, H: 44 * u}
	r.H -= foot.H + 10*u
	note := r.Drop(r.H - 18*u*size)
	r.H -= note.H + 4*u
	if !n.filtering {
		n.rows(f, s, r)
	}
	n.note(f, s, note)
	back, foot := foot.Split(foot.W * 0.36)
	back.W -= 8 * u
	if f.Button(widget.ID{What: "back"}, back, s.T("back"), "", widget.Plain) {
		s.Pop()
		return
	}
	why := ""
	if s.Library == nil {
		why = s.T("no-library")
	}
	if f.Button(widget.ID{What: "import"}, foot, s.T("import-decks"), why, widget.Plain) {
		s.Push(&importScreen{})
	}
}

// note is the line below the list: how many decks are shown and, as a link to the
// full text, that there are unreadable files.
func (n *screen) note(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	size := theme.Small * f.Type
	if bad := s.Collection.Problems; len(bad) > 0 {
		var right layout.Rect
		r, right = r.Split(r.W * 0.4)
		words := n.page.problems(s)
		hover, click := f.Spot(widget.ID{What: "deck-problems"}, right, words, "")
		color := theme.Warn
		if hover {
			color = theme.Lit
		}
		f.Text(right, paint.Right, paint.Regular, size, color, words)
		if click {
			var lines []string
			for _, err := range bad {
				lines = append(lines, problemWords(s.Language, err))
			}
			s.Tell(words, lines...)
		}
	}
	f.Text(r, paint.Left, paint.Regular, size, theme.Dim, n.page.count(s, n))
}

// rows are the decks of the list.
func (n *screen) rows(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.35))
	if !s.Collection.Loaded {
		f.Text(r, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("decks-loading"))
		return
	}
	at, height := &n.at, rowHeight(f)
	if n.title != nil {
		at = nil
	}
	r = r.Inset(3 * u)
	if n.reveal {
		n.list.Show(&f.Frame, r, float64(n.at)*height, float64(n.at+1)*height)
		n.list.At, n.reveal = n.list.Want, false
	}
	f.Rows("decks", r, &n.list, len(n.shown), height, at, func(i int, r layout.Rect) {
		n.row(f, s, i, r.Inset(2*u), &s.Collection.All[n.shown[i]])
	})
}

// rowHeight is the height of a line of the list.
func rowHeight(f *cardview.Canvas) float64 { return 22*f.Unit + 36*f.Type }

// row is a line of the list: the pictures by which the deck is recognized, its name,
// its contents and its record, and its houses.
func (n *screen) row(f *cardview.Canvas, s *scene.Stack, i int, r layout.Rect, b *session.CollectionDeck) {
	u := f.Unit
	hover, click := f.Spot(widget.ID{What: "deck", N: i}, r, b.Name(), "")
	if click {
		n.at = i
	}
	ground, ink, dark := theme.Abyss.Alpha(0.45), theme.Ink, 0.0
	switch {
	case n.at == i:
		ground = theme.Raised
	case hover:
		ground = theme.Raised.Alpha(0.55)
	}
	if b.Lacks > 0 {
		ink, dark = theme.Dim, 0.6
	}
	f.Fill(r, 7*u, ground)
	pictures, words := r.Inset(3 * u).Split(min(108*u, 0.28*r.W))
	f.Faces(s.Cards, pictures, b.Deck, &b.Faces, dark)
	n.star(f, s, widget.ID{What: "deck-star", N: i}, layout.Rect{X: pictures.X, Y: pictures.Y, W: 26 * u, H: 26 * u}, b, hover)
	n.laurels(f, s, i, pictures, b)
	words.X, words.W = words.X+10*u, words.W-14*u
	top, below := words.Cut(words.H * 0.46)
	f.ShrunkLine(top, paint.Display, theme.Body*f.Type, ink, b.Name())
	side := min(26*u, below.H)
	below, emblems := below.SplitRight(3*side + 6*u)
	for k, h := range b.Deck.Houses {
		disc := layout.Rect{X: emblems.X + float64(k)*(side+3*u), Y: below.Y, W: side, H: side}
		cardview.Emblem(f.List, disc, h)
		if b.Lacks > 0 {
			f.Fill(disc, disc.W/2, theme.Abyss.Alpha(0.5))
		}
	}
	below.W -= 6 * u
	n.about(f, s, below, b)
	if n.at == i {
		f.Line(r, 7*u, max(1, 1.6*u), theme.Lit)
	}
}

// about is the second line of a row: what the deck has, its set if there are
// several, and its record; or what it lacks.
func (n *screen) about(f *cardview.Canvas, s *scene.Stack, r layout.Rect, b *session.CollectionDeck) {
	size := theme.Small * f.Type
	color := theme.Dim
	if b.Lacks > 0 {
		color = theme.Warn.Mix(theme.Dim, 0.35)
	} else {
		counts := countsOf(&b.Totals)
		r = sums(f, r, &counts, briefly...)
	}
	words := n.page.line(s, b)
	if (b.Games > 0 || b.Deck.Alliance != nil || f.Target() > 0) && paint.Width(paint.Regular, size*0.65, words) > r.W {
		return // large type leaves no room: the marks and the page of the deck show it
	}
	f.ShrunkLine(r, paint.Regular, size, color, words)
}

// star marks a deck as a favorite, in the corner of its pictures.
func (n *screen) star(f *cardview.Canvas, s *scene.Stack, id widget.ID, r layout.Rect, b *session.CollectionDeck, near bool) {
	if b.Embedded {
		return
	}
	hover, click := f.Spot(id, r, s.T("favourite"), "")
	color := theme.Power.Alpha(0.35)
	switch {
	case hover:
		color, f.Tip = theme.Lit, s.T("favourite")
	case b.Favourite:
		color = theme.Lit
	case near:
		color = theme.Power
	}
	disc := r.Inset(3 * f.Unit)
	f.Fill(disc, disc.W/2, theme.Abyss.Alpha(0.72))
	f.Mark(disc.Inset(disc.W*0.17), paint.Star, color)
	if click {
		b.Favourite = !b.Favourite
		want := b.Favourite
		n.change(s, b.ID, "", func(e *library.Entry) error { e.Favourite = want; return nil })
	}
}

// nothing is shown if there is no deck.
func (n *screen) nothing(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if s.Collection.Loaded {
		f.Paragraph(r.Middle(min(420*f.Unit, r.W), 80*f.Unit), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("no-such-decks"))
	}
}

// change changes a deck in the library, in the background, and reports when it is done.
func (n *screen) change(s *scene.Stack, id, told string, do func(*library.Entry) error) {
	lib := s.Library
	n.do(func() changed {
		e, err := lib.Change(id, do)
		return changed{entry: &e, told: told, err: err}
	})
}

// do begins a change, after the one that may be running.
func (n *screen) do(change func() changed) {
	before := n.work
	n.work = job.Start(func() changed {
		if before != nil {
			if c := before.Wait(); c.err != nil {
				return c
			}
		}
		return change()
	})
}

// changes takes the outcome of a change.
func (n *screen) changes(s *scene.Stack) {
	c, ok := n.work.Done()
	if !ok {
		return
	}
	n.work = nil
	switch {
	case c.err != nil:
		n.told, n.harm = s.Language.Say(c.err), true
		s.ReadDecks()
		return
	case c.removed != nil:
		n.removed = c.removed
		s.Collection.Drop(c.removed.ID)
	case c.again:
		n.removed = nil
		s.ReadDecks()
	case c.entry != nil:
		s.Collection.Put(*c.entry, s.Catalogue)
	}
	if c.told != "" {
		n.told, n.harm = c.told, false
	}
}

// deckSize is the size of decks in words.
const deckSize = deck.Size
