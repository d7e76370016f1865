package records

import (
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// filter is which games the plots cover.
type filter struct {
	by    records.Filter
	since int // an index of sinces
	names [filters]string
	value [filters]string
	lists [filters][]choice
}

// The filters.
const (
	byKind = iota
	byWord
	byPlayers
	byDeck
	byTime
	filters
)

// filterKeys are the names of the filters, and of their values that take everything.
var filterKeys = [filters][2]string{{"filter-kind", "filter-all"}, {"difficulty", "filter-any-difficulty"},
	{"players", "filter-any-players"}, {"filter-deck", "filter-any-deck"}, {"filter-time", "filter-always"}}

// kindKeys are the names of the kinds of games.
var kindKeys = [records.Kinds]string{"filter-all", "filter-adventures", "filter-computer", "filter-persons"}

// sinces are how many days back games count; 0: all.
var sinces = [...]struct {
	days int
	key  string
}{{0, "filter-always"}, {7, "filter-week"}, {30, "filter-month"}, {90, "filter-quarter"}, {365, "filter-year"}}

// choice is a value of a filter.
type choice struct {
	label string
	take  func(*filter)
	is    bool
}

// chosen is the present filter.
func (x *filter) chosen(s *scene.Stack) records.Filter {
	by := x.by
	if days := sinces[x.since].days; days > 0 {
		by.Since = s.Now().AddDate(0, 0, -days)
	}
	return by
}

// say puts the filters into words: their settings, and their possible values, which are those
// that have games.
func (x *filter) say(s *scene.Stack, m *made) {
	x.lists = [filters][]choice{}
	add := func(by int, label string, is bool, take func(*filter)) {
		x.lists[by] = append(x.lists[by], choice{label, take, is})
		if is {
			x.value[by] = label
		}
	}
	all := [filters]string{}
	for i := range x.names {
		x.names[i], all[i] = s.T(filterKeys[i][0]), s.T(filterKeys[i][1])
	}
	x.value = all
	games := m.book.Games
	for k := range records.Kinds {
		if k == records.AllGames || k == x.by.Kind || slices.ContainsFunc(games, func(r records.Result) bool { return r.Kind() == k }) {
			add(byKind, s.T(kindKeys[k]), x.by.Kind == k, func(x *filter) { x.by.Kind = k })
		}
	}
	add(byWord, all[byWord], x.by.Word == "", func(x *filter) { x.by.Word = "" })
	x.by.Words = adventure.Ladder(s.Adventure)
	for i := range m.book.Charts.Words {
		g := &m.book.Charts.Words[i]
		add(byWord, lang.Capital(groupWords(s, g)), x.by.Word == g.Word, func(x *filter) { x.by.Word = g.Word })
	}
	add(byPlayers, all[byPlayers], x.by.Players == 0, func(x *filter) { x.by.Players = 0 })
	for n := 1; n <= keyforge.MaxSeats; n++ {
		add(byPlayers, widget.Number(n), x.by.Players == n, func(x *filter) { x.by.Players = n })
	}
	add(byDeck, all[byDeck], x.by.Deck == "", func(x *filter) { x.by.Deck = "" })
	for i := range m.book.Decks {
		d := &m.book.Decks[i]
		add(byDeck, d.Name, x.by.Deck == d.Deck, func(x *filter) { x.by.Deck = d.Deck })
	}
	for i := range sinces {
		add(byTime, s.T(sinces[i].key), x.since == i, func(x *filter) { x.since = i })
	}
}

// groupWords are what the games of a group have in common, in words.
func groupWords(s *scene.Stack, g *records.Group) string {
	switch {
	case g.Boss == "":
		return s.OpponentWords(g.Word)
	case g.Word == records.Custom:
		return s.T("difficulty-custom")
	}
	return s.DifficultyOf("", g.Word)
}

// statistics draws the tab of the plots.
func (n *screen) statistics(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if n.none(f, s, r) {
		return
	}
	u := f.Unit
	row, r := r.Cut(14*u + 34*f.Type)
	w := row.W / filters
	for i := range n.filter.names {
		cell := layout.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w, H: row.H}.Inset(2.5 * u)
		if n.filterButton(f, i, cell) {
			f.Defer(func() { s.Push(&picker{n: n, by: i}) })
		}
	}
	line, r := r.Drop(4 * u).Cut(1.6 * theme.Body * f.Type)
	f.ShrunkLine(line, paint.Bold, theme.Body*f.Type, theme.Ink, n.plots.summary)
	if n.made.charts.Counts.All() == 0 {
		f.Text(r, paint.Center, paint.Italic, theme.Large*f.Type, theme.Dim, s.T("records-no-games"))
		return
	}
	n.plots.draw(f, r, &n.scrolls[statisticsTab])
}

// filterButton draws a filter and its setting, and reports whether it was clicked.
func (n *screen) filterButton(f *cardview.Canvas, i int, r layout.Rect) bool {
	u := f.Unit
	id := widget.ID{What: "records-filter", N: i}
	click := f.Button(id, r, "", "", widget.Quiet)
	f.Name(id, n.filter.names[i])
	words := r.Inset(5 * u)
	words.X, words.W = words.X+5*u, words.W-10*u
	top, below := words.Cut(words.H * 0.42)
	f.TextLine(top, paint.Left, paint.Regular, min(theme.Tiny*f.Type, top.H), theme.Dim, n.filter.names[i])
	color := theme.Ink
	if n.filter.set(i) {
		color = theme.Lit
	}
	below, arrow := below.SplitRight(below.H)
	f.ShrunkLine(below, paint.Bold, min(theme.Body*f.Type, below.H), color, n.filter.value[i])
	f.Mark(arrow.Middle(arrow.H*0.5, arrow.H*0.5), paint.Right3, theme.Dim)
	return click
}

// set reports whether a filter leaves games out.
func (x *filter) set(i int) bool {
	return [...]bool{x.by.Kind != records.AllGames, x.by.Word != "", x.by.Players > 0, x.by.Deck != "", x.since > 0}[i]
}

// picker is the choice of a value for a filter, above the plots.
type picker struct {
	scene.Base
	n    *screen
	by   int
	list widget.Scroll
}

func (*picker) Name() string { return "records-picker" }
func (*picker) Over() bool   { return true }

func (p *picker) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	all := p.n.filter.lists[p.by]
	row := max(44*u, 34*f.Type)
	r := f.Dialog(560, min(640, float64(len(all))*row/u+190), p.n.filter.names[p.by])
	list, foot := r.Cut(r.H - 64*u)
	f.Rows("records-choices", list, &p.list, len(all), row, nil, func(i int, r layout.Rect) {
		look := widget.Quiet
		if all[i].is {
			look = widget.Chosen
		}
		if f.Button(widget.ID{What: "records-choice", N: i}, r.Inset(2*u), all[i].label, "", look) {
			f.Defer(func() {
				s.Pop()
				all[i].take(&p.n.filter)
				p.n.work(s)
			})
		}
	})
	foot = foot.Drop(12 * u)
	foot.H = 44 * u
	if f.Button(widget.ID{What: "cancel"}, foot.Middle(200*u, foot.H), s.T("cancel"), "", widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
}
