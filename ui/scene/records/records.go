// Package records is the scene of all games that were played: what decks and teams have
// beaten and what comes next, how the weekly voyages went, and figures with plots.
// They leave the machine only when the player exports them to a file.
package records

import (
	"bytes"
	"fmt"
	"io"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is the records. What it shows is put into words once, and again when the
// language, the games or the filter change.
type screen struct {
	scene.Base
	tab     int
	scrolls [mostTabs]widget.Scroll
	making  *job.Job[*made]
	made    *made
	version int // of the collection it was made from
	said    *lang.Language
	named   *lang.Language // that of the names in the results of another game
	other   *scene.Other   // whose records they are; nil: KeyForge
	heading string
	kept    string         // where the files are
	exports [2]string      // the labels of the export buttons
	faces   map[string]int // decks of the collection, by list key

	front  front
	decks  deckWords
	teams  []teamWords
	weeks  weekWords
	sailed []sailed
	plots  plots
	filter filter
	awards achievementWords
}

// made is what is computed from the results in the background.
type made struct {
	version int // of the collection
	book    *records.Summary
	charts  *records.Charts
	filter  records.Filter
	counted int               // games that count
	last    []*records.Result // of all games, the latest first
}

// page is a tab: its name, and what draws it.
type page struct {
	key  string
	draw func(n *screen, f *cardview.Canvas, s *scene.Stack, r layout.Rect)
}

// pages are the tabs, in their order; the last is that of the achievements.
func (n *screen) pages() []page {
	if n.other != nil {
		return otherPages[:]
	}
	return allPages[:]
}

var (
	allPages   [7]page
	otherPages [4]page
)

func init() {
	otherPages = [...]page{{"records-overview", (*screen).overview}, {"records-ladders", (*screen).ladders},
		{"records-voyages", (*screen).voyages}, {"achievements", (*screen).achievements}}
	allPages = [...]page{{"records-overview", (*screen).overview}, {"decks", (*screen).ladders}, {"records-teams", (*screen).team},
		{"records-voyages", (*screen).voyages}, {"expedition", (*screen).expeditions},
		{"records-statistics", (*screen).statistics}, {"achievements", (*screen).achievements}}
}

// mostTabs is the largest number of tabs.
const mostTabs = 8

// The tabs that others lead to.
const (
	decksTab       = 1
	expeditionsTab = 4
	statisticsTab  = 5
)

// New returns the records of a game; nil: KeyForge.
func New(s *scene.Stack, o *scene.Other) scene.Screen { return newScreen(s, o) }

// Achievements returns the records of a game at the achievements.
func Achievements(s *scene.Stack, o *scene.Other) scene.Screen {
	n := newScreen(s, o)
	n.tab = len(n.pages()) - 1
	return n
}

func newScreen(s *scene.Stack, o *scene.Other) *screen {
	if o == nil {
		s.ReadDecks()
	} else {
		s.Chronicle(o.Kind).ReadResults()
	}
	return &screen{version: -1, other: o}
}

// kind is the game whose records they are; nil: KeyForge.
func (n *screen) kind() game.Kind {
	if n.other == nil {
		return nil
	}
	return n.other.Kind
}

func (*screen) Name() string { return "records" }
func (*screen) Over() bool   { return false }

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.update(s)
	if n.other != nil {
		n.other.Backdrop(f, s, true)
	} else {
		s.Stage.Menu(s.LookAt(f))
	}
	box := layout.Rect{W: f.W, H: f.H}.Inset(14 * u)
	f.Panel(box)
	r := box.Inset(16 * u)
	head, r := r.Cut(36 * u)
	f.ShrunkLine(head, paint.Display, theme.Heading*f.Type, theme.Ink, n.heading)
	row, r := r.Drop(6 * u).Cut(40 * u)
	all := n.pages()
	f.Choices(row, "records-tab", &n.tab, len(all), func(i int) string { return s.T(all[i].key) })
	body, foot := r.Drop(8 * u).Cut(r.H - 64*u)
	if n.made == nil {
		f.Text(body, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("records-reading"))
	} else {
		all[n.tab].draw(n, f, s, body)
	}
	n.foot(f, s, foot.Drop(10*u))
}

// foot has the ways back and to exports.
func (n *screen) foot(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	r.H = 44 * u
	back, r := r.Split(150 * u)
	if f.Button(widget.ID{What: "back"}, back, s.T("back"), "", widget.Plain) || f.OnTop && f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
		return
	}
	achievements := n.tab == len(n.pages())-1
	why := ""
	switch {
	case !n.keeps(s):
		why = n.kept
	case achievements && s.Chronicle(n.kind()).Awards() == nil || !achievements && (n.made == nil || len(n.made.book.Games) == 0):
		why = s.T("records-none")
	}
	words, buttons := r.SplitRight(330 * u)
	csv, json := buttons.Split(buttons.W / 2)
	if f.Button(widget.ID{What: "records-csv"}, csv.Inset(2*u), n.exports[0], why, widget.Plain) {
		n.export(s, "csv")
	}
	if f.Button(widget.ID{What: "records-json"}, json.Inset(2*u), n.exports[1], why, widget.Plain) {
		n.export(s, "json")
	}
	words = layout.Rect{X: words.X + 14*u, Y: words.Y, W: words.W - 28*u, H: words.H}
	f.Fitted(words, min(theme.Small*f.Type, 16*u), theme.Dim, n.kept)
}

// keeps reports whether records are kept anywhere.
func (n *screen) keeps(s *scene.Stack) bool {
	if n.other != nil {
		return s.Games != ""
	}
	return s.Library != nil
}

// export writes all games, or on their tab the achievements, into a file beside the decks,
// and says where it is.
func (n *screen) export(s *scene.Stack, form string) {
	k := n.kind()
	kept, what := s.Chronicle(k).Records(), "records"
	var write func(io.Writer) error
	var lies string
	if n.tab == len(n.pages())-1 {
		what = "achievements"
		sheet := achievement.NewSheet(s.Chronicle(k).Achievements(), s.Chronicle(k).Awards())
		lies = s.T("feats-lie", len(sheet))
		write = sheet.JSON
		words := s.Chronicle(k).Speech()
		if k == nil {
			words = s.WordsOfAll().T
		}
		if form == "csv" {
			write = func(w io.Writer) error { return sheet.CSV(w, words) }
		}
	} else {
		book := n.made.book
		lies = s.T("records-lies", len(book.Games))
		write = book.JSON
		if called := func(_, word string) string { return s.Chronicle(k).Difficulty(word) }; form == "csv" {
			write = func(w io.Writer) error { return book.CSV(w, called) }
		}
	}
	name := fmt.Sprintf("%s-%s.%s", what, s.Now().Format("2006-01-02"), form)
	s.Await(s.T("records-exporting"), func() func() {
		var out bytes.Buffer
		path, err := "", write(&out)
		if err == nil {
			path, err = kept.Export(name, out.Bytes())
		}
		return func() {
			if err != nil {
				s.Tell(s.T("records-not-exported"), s.Language.Say(err))
				return
			}
			s.Tell(s.T("records-exported"), lies, path)
		}
	})
}

// update takes what was computed in the background, and puts it into words.
func (n *screen) update(s *scene.Stack) {
	if m, ok := n.making.Done(); ok {
		n.making, n.made, n.said = nil, m, nil
	}
	if n.other != nil && n.named != s.Language { // the results hold names
		n.named, n.made, n.version = s.Language, nil, -1
	}
	if _, version := s.Chronicle(n.kind()).Results(); s.Chronicle(n.kind()).Counted() && n.making == nil && n.version != version {
		n.version = version
		n.work(s)
	}
	if n.said != s.Language {
		n.said = s.Language
		n.heading, n.kept = s.T("records"), s.T("no-library")
		n.exports = [2]string{s.T("records-export", "CSV"), s.T("records-export", "JSON")}
		if n.other != nil {
			n.heading, n.kept = n.heading+" · "+s.WordsOf(n.other.Kind).Name(), s.T("records-nowhere")
		}
		if n.keeps(s) {
			n.kept = s.T("records-kept", s.Chronicle(n.kind()).Records().File())
		}
		if n.made != nil {
			n.say(s)
		}
	}
}

// work computes in the background what the records and the filter show.
func (n *screen) work(s *scene.Stack) {
	results, _ := s.Chronicle(n.kind()).Results()
	boss, words := s.Chronicle(n.kind()).Ladder()
	place := s.Now().Location()
	if n.other != nil {
		results = records.Named(results, s.Chronicle(n.other.Kind).EntrantNames())
	}
	var entries []library.Entry
	for i := range s.Collection.All {
		entries = append(entries, s.Collection.All[i].Entry)
	}
	by := n.filter.chosen(s)
	by.Words = words
	var book *records.Summary // the filter does not change it
	if n.made != nil && n.made.version == n.version {
		book = n.made.book
	}
	version := n.version
	n.making = job.Start(func() *made {
		if book == nil {
			book = records.Summarize(results, records.NamesOf(results, library.Names(entries)), boss, words, place)
		}
		return &made{version, book, by.Charts(results, place), by, book.Charts.Counts.All(), lastOf(book.Games)}
	})
	n.faces = map[string]int{}
	for i := range s.Collection.All {
		n.faces[s.Collection.All[i].Key] = i
	}
}

// say puts what is shown into words.
func (n *screen) say(s *scene.Stack) {
	n.front = n.frontOf(s)
	n.sayDecks(s)
	n.weeks = n.weeksOf(s)
	if n.other != nil {
		return
	}
	n.sailed = sailedOf(s)
	n.teams = teamsOf(s, n.made.book)
	n.filter.say(s, n.made)
	n.plots = plotsOf(s, n.made)
}

// empty suggests what would fill a tab, and leads there.
func (n *screen) empty(f *cardview.Canvas, s *scene.Stack, r layout.Rect, words string) {
	u := f.Unit
	size := theme.Large * f.Type
	width := min(700*u, r.W-40*u)
	high := float64(len(paint.Wrap(paint.Regular, size, words, width))) * size * paint.LineHeight
	all := r.Middle(width, min(r.H, 96*u+high+70*u))
	sign, all := all.Cut(90 * u)
	disc := sign.Middle(84*u, 84*u)
	f.Fill(disc, 42*u, theme.Lit.Alpha(0.12))
	f.Line(disc, 42*u, 2*u, theme.Bronze)
	f.Mark(disc.Inset(22*u), paint.Star, theme.Lit)
	text, all := all.Drop(6 * u).Cut(high + u)
	f.Paragraph(text, paint.Center, paint.Regular, size, theme.Ink, words)
	button := all.Drop(12 * u)
	button.H = 46 * u
	if f.Button(widget.ID{What: "records-play"}, button.Middle(260*u, button.H), s.T("new-game"), "", widget.Strong) {
		f.Defer(func() { n.begin(s) })
	}
}

// begin opens the plan of another game.
func (n *screen) begin(s *scene.Stack) {
	if n.other != nil {
		s.Home()
		s.Push(n.other.Setup(s))
		return
	}
	s.OpenSetup(s.NextPlan(false))
}

// climb opens the plan of a game on a rung of a ladder.
func (n *screen) climb(s *scene.Stack, deck string, rung records.Rung) {
	if n.other != nil {
		s.Home()
		s.Push(n.other.Rung(s, deck, rung))
		return
	}
	s.OpenSetup(s.PlanOfRung(n.deckOf(s, deck), rung))
}

// sail begins this week's voyage, or opens its plan.
func (n *screen) sail(s *scene.Stack) {
	if n.other != nil {
		n.other.Sail(s)
		return
	}
	s.OpenSetup(s.PlanOfVoyage())
}

// none reports whether no game counts, and then suggests playing one.
func (n *screen) none(f *cardview.Canvas, s *scene.Stack, r layout.Rect) bool {
	if n.made.counted > 0 {
		return false
	}
	words := "records-empty"
	if n.other != nil {
		words = "records-empty-game"
	}
	n.empty(f, s, r, s.T(words))
	return true
}

// deckOf is the deck of the collection with a list key, or nil.
func (n *screen) deckOf(s *scene.Stack, key string) *session.CollectionDeck {
	if i, ok := n.faces[key]; ok && i < len(s.Collection.All) && s.Collection.All[i].Key == key {
		return &s.Collection.All[i]
	}
	return nil
}
