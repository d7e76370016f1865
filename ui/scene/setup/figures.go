package setup

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// measureGames is how many games are played to measure decks: for a rate within ten in a hundred either way. Asked again, as many
// again are played.
const measureGames = 100

// measureBot plays them.
const measureBot = "quick"

// figures are how often the decks of the plan win an adventure, as far as somebody has measured it: together if there are several,
// and each alone. They are looked up in the background. What is missing can be measured.
type figures struct {
	of    figuresOf
	said  figuresSaid
	teams [][]*deck.Deck
	found *job.Job[[]session.Figure]
	all   []session.Figure // of each team; nil: not looked up yet
	work  *session.Measuring
	err   string
	line  string   // about the first
	rows  []string // about each
	from  []string // who played, and when
}

// figuresOf is what the figures are about.
type figuresOf struct {
	mode, word string
	players    int
	ids        [keyforge.MaxSeats]string
}

// figuresSaid is what else their words depend on.
type figuresSaid struct {
	in   *lang.Language
	book keyforge.Rulebook
}

// figured looks the figures up when the plan has changed.
func (n *screen) figured(s *scene.Stack) *figures {
	g := &n.figures
	now := figuresOf{mode: s.Adventure.Name(), word: n.plan.Word(s.Adventure), players: n.plan.Players}
	for i := range n.plan.Players {
		now.ids[i] = n.deck(s, i).id
	}
	if err, ok := g.work.Done(); ok {
		if g.work, g.of = nil, (figuresOf{}); err != nil {
			g.err = s.Language.Say(err)
		}
	}
	if g.of != now {
		if g.work != nil { // of other decks: what was found is kept
			g.work.Stop()
		}
		g.of, g.found, g.all, g.line, g.teams = now, nil, nil, "", nil
		var together []*deck.Deck
		for i := range n.plan.Players {
			together = append(together, n.decks[i].deck)
		}
		g.teams = append(g.teams, together)
		for i, d := range together {
			if len(together) > 1 && !slices.Contains(now.ids[:i], now.ids[i]) {
				g.teams = append(g.teams, []*deck.Deck{d})
			}
		}
		if look := s.Figures(now.word, g.teams...); s.Studies == nil { // nothing is read
			g.all, g.said = look(), figuresSaid{}
		} else {
			g.found = job.Start(look)
		}
	}
	if all, ok := g.found.Done(); ok {
		g.found, g.all, g.said = nil, all, figuresSaid{}
	}
	if said := (figuresSaid{s.Language, n.plan.Rulebook}); g.all != nil && g.said != said {
		g.said = said
		g.say(s)
	}
	return g
}

// say puts the figures into words.
func (g *figures) say(s *scene.Stack) {
	g.rows, g.from = g.rows[:0], g.from[:0]
	for i := range g.all {
		of := &g.all[i]
		row, from := s.T("figures-unknown"), ""
		if of.Games > 0 {
			row = s.T("figures-row", of.Won, of.Games, span(s, of.Estimate()))
			if from = s.T("figures-brought", s.T("bot-"+of.Bot)); !of.When.IsZero() {
				from = s.T("figures-measured", s.T("bot-"+of.Bot), s.Day(of.When))
			}
		}
		g.rows, g.from = append(g.rows, row), append(g.from, from)
	}
	known, none := "figures-alone", "figures-none-alone"
	if len(g.teams) > 1 {
		known, none = "figures-together", "figures-none-together"
	}
	first := &g.all[0]
	if first.Games == 0 {
		g.line = s.T(none)
		return
	}
	g.line = s.T(known, s.T("bot-"+first.Bot), first.Won, first.Games, span(s, first.Estimate()))
	if g.said.book != keyforge.Newest {
		g.line += " " + s.T("figures-book")
	}
}

// span is the interval of a share in words.
func span(s *scene.Stack, e lab.Estimate) string {
	return s.Language.FormatNumbers("%.0f–%.0f %%", 100*e.Low, 100*e.High)
}

// Leave ends what is measured.
func (n *screen) Leave(s *scene.Stack) error {
	if work := n.figures.work; work != nil {
		work.Stop()
		ended := make(chan struct{})
		s.FinishInBackground(ended)
		go func() {
			defer close(ended)
			_ = work.Wait()
		}()
	}
	return nil
}

// measure begins to measure the decks, or goes on.
func (g *figures) measure(s *scene.Stack) {
	cat, of, teams, all := s.Catalogue, g.of, g.teams, g.all
	g.err = ""
	g.work = s.Measure(func() *lab.Result {
		r := lab.New(cat, measureBot, 1)
		for i, team := range teams {
			var places []int
			for at := range team {
				if all[i].Order != nil { // an experiment that has begun goes on
					at = all[i].Order[at]
				}
				places = append(places, r.Deck(team[at].Name, team[at].Deal(0)))
			}
			games := measureGames
			if f := &all[i]; f.Bot == measureBot && !f.When.IsZero() {
				games = max(games, f.Games+measureGames)
			}
			r.Cell(of.mode, of.word, games, places...)
		}
		return r
	})
}

// figuresLine says how often the decks of the plan win, and leads to all figures. It returns the room below.
func (n *screen) figuresLine(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	g, u := n.figured(s), f.Unit
	line := g.line
	if g.all == nil {
		line = s.T("study-wait")
	}
	r = scene.Remark(f, r, theme.Lit, line)
	row, rest := r.Cut(f.RowHeight(36))
	label := s.T("figures")
	if now := g.now(); now != nil {
		label = s.Cache.Words(scene.Words{What: "study-progress", A: now.Done, B: now.Done + now.Left},
			func() string { return s.T("study-progress", now.Done, now.Done+now.Left) })
	}
	button, _ := row.Split(min(row.W, max(190*u, paint.Width(paint.Bold, theme.Body*f.Type, label)+48*u)))
	if f.Button(widget.ID{What: "figures"}, button, label, "", widget.Quiet) {
		s.Push(&figuresSheet{of: n})
	}
	return rest.Drop(8 * u)
}

// now is how far measuring has come; nil: nothing is measured.
func (g *figures) now() *session.Measured {
	if g.work == nil {
		return nil
	}
	return g.work.Now()
}

// figuresSheet shows how often the decks of a plan win, and measures it.
type figuresSheet struct {
	scene.Base
	of *screen
}

func (*figuresSheet) Name() string { return "figures" }
func (*figuresSheet) Over() bool   { return true }

// The measures of the sheet in units.
const (
	figuresWidth = 700.0
	figuresRow   = 54.0
)

func (m *figuresSheet) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, g := f.Unit, m.of.figured(s)
	size := theme.Small * f.Type
	about := s.T("figures-about", s.DifficultyOf(g.of.mode, g.of.word))
	width := min(figuresWidth*u, f.W-20*u) - 40*u
	said := float64(len(paint.Wrap(paint.Regular, size, about, width)))*size*paint.LineHeight + 10*u
	row := max(figuresRow*u, 3.2*size)
	high := 68*u + said + float64(len(g.teams))*row + 3.4*size + 20*u + f.RowHeight(46) + 20*u
	r := f.Dialog(figuresWidth, high/u, s.T("figures-title"))
	r = r.Drop(f.Paragraph(r, paint.Left, paint.Regular, size, theme.Dim, about) + 10*u)
	for i, team := range g.teams {
		var line layout.Rect
		line, r = r.Cut(row)
		m.row(f, s, line, i, team)
	}
	foot := layout.Rect{X: r.X, Y: r.Bottom() - f.RowHeight(46), W: r.W, H: f.RowHeight(46)}
	m.progress(f, s, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: foot.Y - r.Y}, size)
	begin, back := foot.Split(foot.W / 2)
	label, why := s.T("figures-measure"), ""
	switch {
	case g.work != nil:
		label = s.T("study-stop")
	case s.Studies == nil:
		why = s.T("figures-nowhere")
	case g.all == nil:
		why = s.T("study-wait")
	case slices.ContainsFunc(g.all, func(of session.Figure) bool { return of.Games > 0 }):
		label = s.T("figures-more")
	}
	if f.Button(widget.ID{What: "figures-measure"}, begin.Inset(3*u), label, why, widget.Plain) {
		if g.work != nil {
			g.work.Stop()
		} else {
			g.measure(s)
		}
	}
	if f.Button(widget.ID{What: "ok"}, back.Inset(3*u), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Enter] || f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
}

// row draws the figure of decks: those that play together, or one alone.
func (m *figuresSheet) row(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, team []*deck.Deck) {
	g := &m.of.figures
	var names []string
	for _, d := range team {
		names = append(names, m.of.nameOf(d))
	}
	name := strings.Join(names, " + ")
	if len(team) > 1 {
		name = s.T("figures-all")
	}
	if g.all == nil {
		decks.Rate(f, r, []string{name}, lab.Estimate{}, "")
		return
	}
	if g.all[i].Games == 0 {
		decks.Rate(f, r, []string{name}, lab.Estimate{}, g.rows[i])
		return
	}
	decks.Rate(f, r, []string{name, g.from[i]}, g.all[i].Estimate(), g.rows[i])
}

// nameOf is what a deck of the plan is called.
func (n *screen) nameOf(d *deck.Deck) string {
	for i := range n.decks {
		if n.decks[i].deck == d {
			return n.decks[i].name
		}
	}
	return d.Name
}

// progress shows how far measuring has come, or what went wrong.
func (m *figuresSheet) progress(f *cardview.Canvas, s *scene.Stack, r layout.Rect, size float64) {
	g := &m.of.figures
	now := g.now()
	switch {
	case g.err != "":
		f.Paragraph(r, paint.Left, paint.Regular, size, theme.Danger, g.err)
	case now != nil:
		r = decks.Progress(f, r.Drop(4*f.Unit), now)
		f.TextLine(layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.5 * size}, paint.Left, paint.Regular, size, theme.Dim,
			s.Cache.Words(scene.Words{What: "study-progress", A: now.Done, B: now.Done + now.Left},
				func() string { return s.T("study-progress", now.Done, now.Done+now.Left) }))
	}
}
