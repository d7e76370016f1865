// Package title is the first scene, from which all others are reached.
package title

import (
	sailed "github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/expedition"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/learn"
	"github.com/keyraken/keyraken/ui/scene/online"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/puzzles"
	"github.com/keyraken/keyraken/ui/scene/records"
	"github.com/keyraken/keyraken/ui/scene/rules"
	"github.com/keyraken/keyraken/ui/scene/series"
	"github.com/keyraken/keyraken/ui/scene/settings"
	"github.com/keyraken/keyraken/ui/scene/setup"
	"github.com/keyraken/keyraken/ui/scene/voyages"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is the first screen.
type screen struct {
	scene.Base
	name   scene.Cast
	next   ahead
	spoken spoken // words for another game
}

// New returns the title.
func New() scene.Router { return &screen{} }

func (*screen) Name() string { return "title" }
func (*screen) Over() bool   { return false }

// Low says that everything fits a low window, one below another.
func (*screen) Low() bool { return true }

// Resume continues a game that is kept.
func (*screen) Resume(s *scene.Stack, path string) { play.Tables(s).Resume(s, path) }

// Rules are the rules reference.
func (*screen) Rules() scene.Screen { return rules.New() }

// Plan is the plan of a new adventure.
func (*screen) Plan(s *scene.Stack, p session.Plan) scene.Screen { return setup.Planned(s, p) }

// Match is the screen of a match between its games.
func (*screen) Match(f *match.File) scene.Screen { return series.New(f) }

// Article is a page of the rules reference.
func (*screen) Article(key string) scene.Screen { return rules.At(key) }

// Expedition is the screen of an expedition between its games.
func (*screen) Expedition(f *sailed.File) scene.Screen { return expedition.New(f) }

// Sail is the plan of a new expedition.
func (*screen) Sail(s *scene.Stack) scene.Screen { return expedition.Begin(s) }

// Voyages are the tables of the weekly voyages of a game.
func (*screen) Voyages(s *scene.Stack, k game.Kind) scene.Screen { return voyages.New(s, k) }

// The measures of the title in units.
const (
	titleWidth = 520.0
	titleRow   = 46.0
	titleGap   = 10.0
)

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	if o := s.Other(s.Kind()); o != nil {
		n.other(f, s, o)
		return
	}
	u := f.Unit
	line, foot := monster(f, s, &n.name)
	f.Text(line, paint.Center, paint.Regular, theme.Large*f.Type, theme.Water, s.T("subtitle"))
	column := layout.Rect{X: f.W/2 - titleWidth/2*u, Y: line.Y + 50*u, W: titleWidth * u, H: f.H}
	version(f)
	beside := layout.Rect{X: column.Right() + 24*u, Y: column.Y, H: foot.Y - column.Y}
	beside.W = min(f.W-beside.X-12*u, 330*u)
	n.next.draw(f, s, nil, beside)
	n.exchange(f, s, layout.Rect{X: 12 * u, Y: column.Y, W: min(column.X-36*u, 250*u), H: foot.Y - column.Y})
	last := s.Saves.Unfinished(nil)
	if last != nil {
		var row layout.Rect
		row, column = column.Cut(78 * u)
		column = column.Drop(titleGap * u)
		if n.goOn(f, s, row, last) || f.Pressed[widget.Enter] {
			games.Resume(s, last)
			return
		}
	}
	n.choices(f, s, column, last == nil)
}

// version is the version of the program, in a corner.
func version(f *cardview.Canvas) {
	u := f.Unit
	corner := layout.Rect{X: f.W - 372*u, Y: 6 * u, W: 360 * u, H: 30 * u}
	f.Soft(corner, 16*u, 20*u, theme.Shadow)
	f.TextLine(corner, paint.Right, paint.Regular, theme.Small*f.Type, theme.Dim, fault.Version())
}

// monster shows the monster and the name of the game, and whose it is not. It returns the line
// below the name and that at the foot.
func monster(f *cardview.Canvas, s *scene.Stack, cast *scene.Cast) (line, foot layout.Rect) {
	u := f.Unit
	s.Stage.Title(s.LookAt(f))
	top := (f.H - 720*u) / 2
	if top < 0 { // the buttons leave little room
		top *= 1.4
	}
	name := layout.Rect{X: 0, Y: top + 236*u, W: f.W, H: 84 * u}
	f.Soft(layout.Rect{X: f.W/2 - 330*u, Y: name.Y + 4*u, W: 660 * u, H: 120 * u}, 50*u, 46*u, theme.Abyss.Alpha(0.78))
	cast.Draw(f, s, name, theme.Title*u, s.T("title"), &lettering.Bronze, theme.Ink)
	foot = layout.Rect{X: 0, Y: f.H - 40*u, W: f.W, H: 30 * u}
	f.Soft(foot.Middle(760*u, 34*u), 16*u, 20*u, theme.Shadow)
	f.Text(foot, paint.Center, paint.Regular, theme.Small*f.Type, theme.Faint, s.T("unofficial"))
	return layout.Rect{X: 0, Y: name.Bottom(), W: f.W, H: 28 * u}, foot
}

// goOn is the button that continues the last game, with a description of it.
func (*screen) goOn(f *cardview.Canvas, s *scene.Stack, r layout.Rect, g *session.Saved) bool {
	said := g.Words(s.Session)
	return strong(f, "continue", r, s.T("continue"), said.Title, said.Stands)
}

// strong is the large button for what most players want, with a line or two about it.
func strong(f *cardview.Canvas, what string, r layout.Rect, label string, about ...string) bool {
	u := f.Unit
	click := f.Button(widget.ID{What: what}, r, "", "", widget.Strong)
	line, rest := r.Inset(7 * u).Cut(24 * u)
	f.Text(line, paint.Center, paint.Display, min(theme.Large*f.Type, line.H), theme.Abyss, label)
	for _, words := range about {
		line, rest = rest.Cut(20 * u)
		f.TextLine(line, paint.Center, paint.Regular, theme.Small*f.Type, theme.Abyss, words)
	}
	return click
}

// choices are the other buttons: one row for a new adventure, an expedition and the puzzles, then two rows.
func (n *screen) choices(f *cardview.Canvas, s *scene.Stack, column layout.Rect, first bool) {
	u := f.Unit
	t := widget.Plain
	if first {
		t = widget.Strong
	}
	row, column := column.Cut(titleRow * u)
	cell := (titleWidth-3*titleGap)/4*u + titleGap*u // in line with the buttons below
	begin, riddles := row.Split(row.W - cell)
	begin, voyage := begin.Split(begin.W - 1.32*cell)
	if f.Button(widget.ID{What: "new-adventure"}, begin, s.T("new-game"), "", t) || f.Pressed[widget.Enter] {
		s.Push(setup.New(s, ""))
	}
	voyage.X, voyage.W = voyage.X+titleGap*u, voyage.W-titleGap*u
	if f.Button(widget.ID{What: "expedition"}, voyage, s.T("expedition"), "", widget.Plain) {
		f.Defer(s.PlanExpedition)
	}
	riddles.X, riddles.W = riddles.X+titleGap*u, riddles.W-titleGap*u
	if f.Button(widget.ID{What: "puzzles"}, riddles, s.T("puzzles"), "", widget.Plain) {
		f.Defer(func() { s.Push(puzzles.New(s)) })
	}
	buttons(f, s, column, []button{
		{"learn", func() { s.Push(learn.New(s)) }},
		{"decks", func() { s.Push(decks.New(s, func(id string) { s.Push(setup.New(s, id)) })) }},
		{"games", func() { s.Push(games.New(s)) }},
		{"records", func() { s.Push(records.New(s, nil)) }},
	}, []button{
		{"online", func() { s.Push(online.New(s)) }},
		{"rules", func() { s.Push(n.Rules()) }},
		{"settings", func() { s.Push(settings.New()) }},
		{"quit", func() { s.Closed = true }},
	})
}

// button is one of the smaller buttons, with the key of its label.
type button struct {
	what string
	do   func()
}

// buttons are rows of buttons. It returns the place below.
func buttons(f *cardview.Canvas, s *scene.Stack, column layout.Rect, rows ...[]button) layout.Rect {
	u := f.Unit
	for _, all := range rows {
		var row layout.Rect
		row, column = column.Drop(titleGap * u).Cut(titleRow * u)
		step := (row.W + titleGap*u) / float64(len(all))
		for k, b := range all {
			cell := layout.Rect{X: row.X + float64(k)*step, Y: row.Y, W: step - titleGap*u, H: row.H}
			if f.Button(widget.ID{What: b.what}, cell, s.T(b.what), "", widget.Plain) {
				b.do()
			}
		}
	}
	return column
}
