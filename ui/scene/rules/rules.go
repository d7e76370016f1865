// Package rules is the scene of the rules reference, above whatever is open.
package rules

import (
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Name is the name of the screen for tests.
const Name = "rules"

// book is the reference of a game: its pages, to which of them one leads, and the picture for one.
type book struct {
	pages   []game.Page
	related func(pages []game.Page, page *game.Page) []game.Page
	picture func(f *cardview.Canvas, r layout.Rect, page string) bool
}

// bookOf is the reference of the game that is played.
func bookOf(s *scene.Stack) book {
	if o := s.Other(s.Played()); o != nil {
		return book{s.WordsOf(o.Kind).Rules(), lang.Linked, o.Sign}
	}
	return book{s.Adventures.Reference(s.Language), adventure.Related, func(f *cardview.Canvas, r layout.Rect, page string) bool {
		return pictureOf(page, s.Adventures).draw(f, r)
	}}
}

// screen lists the pages of the reference and shows the chosen one.
type screen struct {
	scene.Base
	book
	language *lang.Language // of the pages
	rows     []row
	chosen   int         // among the pages on the list
	leads    []game.Page // to where the shown page leads
	of       string      // the key of that page
	at       string      // the key of the page to open at, until it has
	search   widget.Field
	list     widget.Scroll
	text     widget.Scroll
}

// row is a row of the list: a page, or the title of the chapter that follows.
type row struct {
	chapter string
	page    game.Page
	at      int // among the pages on the list
}

// New returns the rules.
func New() scene.Screen { return &screen{search: widget.Field{Max: 40}} }

// At returns the rules at the page with that key.
func At(key string) scene.Screen {
	return &screen{search: widget.Field{Max: 40}, at: key}
}

func (*screen) Name() string { return Name }
func (*screen) Over() bool   { return true }

// The measures of the screen in units.
const (
	listWidth = 330.0
	rowHeight = 34.0
)

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	if n.language != s.Language {
		n.language, n.book = s.Language, bookOf(s)
		n.find()
	}
	if n.at != "" {
		n.open(f, n.at)
		n.at = ""
	}
	r := f.Dialog(1040, 600, s.T("rules"))
	left, right := r.Split(listWidth * u)
	right = layout.Rect{X: right.X + 30*u, Y: right.Y, W: right.W - 30*u, H: right.H}
	f.Fill(layout.Rect{X: right.X - 15*u, Y: r.Y, W: max(1, 1.2*u), H: r.H}, 0, theme.Edge.Alpha(0.6))
	field, left := left.Cut(40 * u)
	if f.Field(widget.ID{What: "search"}, field, &n.search, s.T("find-rules")) {
		n.find()
	}
	n.contents(f, s, left.Drop(10*u))
	page, foot := right.Cut(right.H - 56*u)
	n.show(f, s, page)
	foot = foot.Drop(12 * u)
	if f.Button(widget.ID{What: "back"}, layout.Rect{X: foot.Right() - 200*u, Y: foot.Y, W: 200 * u, H: 44 * u}, s.T("back"), "",
		widget.Plain) || f.Pressed[widget.Escape] || f.Pressed[widget.Help] {
		f.Defer(s.Pop)
	}
}

// find lists the pages that match the field, or all of them.
func (n *screen) find() {
	pages := n.pages
	if n.search.Text() != "" {
		pages = adventure.FindPages(n.pages, n.search.Text())
	}
	n.rows, n.chosen, n.list, n.text = n.rows[:0], 0, widget.Scroll{}, widget.Scroll{}
	for i, p := range pages {
		if i == 0 || p.Chapter != pages[i-1].Chapter {
			n.rows = append(n.rows, row{chapter: p.Chapter})
		}
		n.rows = append(n.rows, row{page: p, at: i})
	}
}

// contents draws the list of the pages.
func (n *screen) contents(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	if len(n.rows) == 0 {
		f.Paragraph(r.Drop(10*u), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("no-rules"))
		return
	}
	was := slices.IndexFunc(n.rows, func(r row) bool { return r.chapter == "" && r.at == n.chosen })
	now, h := was, max(rowHeight*f.Type, f.Target())
	f.Rows("contents", r, &n.list, len(n.rows), h, &now, func(i int, at layout.Rect) {
		row := &n.rows[i]
		if row.chapter != "" {
			f.TextLine(at.Inset(3*u), paint.Left, paint.Display, theme.Body*f.Type, theme.Bronze, row.chapter)
			return
		}
		hover, click := f.Spot(widget.ID{What: "page", N: row.at}, at, row.page.Title, "")
		color := theme.Ink
		switch {
		case row.at == n.chosen:
			f.Fill(at, 5*u, theme.Lit.Alpha(0.22))
		case hover:
			f.Fill(at, 5*u, theme.Lit.Alpha(0.1))
		default:
			color = theme.Water
		}
		words := at.Inset(3 * u)
		sign, words := words.Split(words.H)
		n.picture(f, sign.Inset(2*u), row.page.Key)
		words.X, words.W = words.X+6*u, words.W-6*u
		f.TextLine(words, paint.Left, paint.Regular, theme.Body*f.Type, color, row.page.Title)
		if click {
			f.Defer(func() { n.choose(row.at) })
		}
	})
	if now != was && n.rows[now].chapter != "" { // the keys go on past it
		now = max(1, now+now-was)
		n.list.Show(&f.Frame, r, float64(now)*h, float64(now+1)*h)
	}
	n.choose(n.rows[now].at)
}

// choose shows a page of the list from its beginning.
func (n *screen) choose(page int) {
	if page != n.chosen {
		n.chosen, n.text = page, widget.Scroll{}
	}
}

// show draws the chosen page.
func (n *screen) show(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	for i := range n.rows {
		row := &n.rows[i]
		if row.chapter != "" || row.at != n.chosen {
			continue
		}
		head, rest := r.Cut(46 * f.Type)
		beside := head
		if n.picture(f, layout.Rect{X: head.Right() - 64*u, Y: head.Y - 4*u, W: 50 * u, H: head.H}, row.page.Key) {
			beside.W -= 80 * u
		}
		f.TextLine(beside, paint.Left, paint.Display, theme.Heading*f.Type, theme.Ink, row.page.Title)
		if hover, _ := f.InfoSpot(widget.ID{What: "rule-ids"}, beside, row.page.Title); hover {
			f.Tip = s.T("rule-ids", row.page.Rules)
		}
		size := theme.Large * f.Type
		width := rest.W - 16*u
		high := float64(len(paint.Wrap(paint.Regular, size, row.page.Text, width))) * size * paint.LineHeight
		if n.of != row.page.Key {
			n.of, n.leads = row.page.Key, n.related(n.pages, &row.page)
		}
		chips := n.chips(f, width)
		f.Scroll("page", rest, &n.text, high+20*u+chips, func(all layout.Rect) {
			f.Paragraph(layout.Rect{X: all.X, Y: all.Y, W: width, H: high + u}, paint.Left, paint.Regular, size, theme.Ink, row.page.Text)
			n.links(f, layout.Rect{X: all.X, Y: all.Y + high + 20*u, W: width, H: chips})
		})
	}
}

// The measures of a link in units: its height, and the space beside its words.
const (
	linkHeight = 34.0
	linkPad    = 28.0
	linkGap    = 10.0
)

// chips is the height of the links.
func (n *screen) chips(f *cardview.Canvas, width float64) float64 {
	high := 0.0
	n.flow(f, width, func(_ int, r layout.Rect) { high = r.Bottom() })
	return high
}

// flow lays the links in rows of the width.
func (n *screen) flow(f *cardview.Canvas, width float64, place func(i int, r layout.Rect)) {
	u, t := f.Unit, f.Type
	at := layout.Rect{H: linkHeight * t}
	for i := range n.leads {
		at.W = min(width, paint.Width(paint.Regular, theme.Body*t, n.leads[i].Title)+linkPad*t)
		if at.X > 0 && at.Right() > width {
			at.X, at.Y = 0, at.Y+at.H+linkGap*u
		}
		place(i, at)
		at.X = at.Right() + linkGap*u
	}
}

// links lead to the pages that the text mentions.
func (n *screen) links(f *cardview.Canvas, r layout.Rect) {
	n.flow(f, r.W, func(i int, at layout.Rect) {
		at.X, at.Y = at.X+r.X, at.Y+r.Y
		if f.Button(widget.ID{What: "link", N: i}, at, n.leads[i].Title, "", widget.Quiet) {
			f.Defer(func() { n.open(f, n.leads[i].Key) })
		}
	})
}

// open shows the page with that key, with the list of all pages.
func (n *screen) open(f *cardview.Canvas, key string) {
	n.search.Set("")
	n.find()
	for i := range n.rows {
		if n.rows[i].page.Key == key {
			n.chosen = n.rows[i].at
			n.list.Want = float64(max(0, i-2)) * rowHeight * f.Type / f.Unit
		}
	}
}
