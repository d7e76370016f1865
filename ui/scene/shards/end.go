package shards

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	paper "github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/shards/poster"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// result says who has won.
func (t *Screen) result() string {
	return t.words.Language().Event(t.game(), shards.Event{Kind: shards.GameOver}, t.show.Viewer())
}

// end is the end of a game, above its table: who has won, how everybody stands, and where to go from here.
type end struct {
	scene.Base
	t       *Screen
	heading string
	result  string
	earned  scene.Earned
	course  *poster.Course
	time    float64
}

func newEnd(t *Screen, s *scene.Stack) *end {
	n := &end{t: t, heading: t.result(), result: t.say("shards-after", t.result(), t.game().Turn()),
		course: poster.CourseOf(t.words.Language(), t.log.Story)}
	if v := t.show.Viewer(); v != shards.NoSeat && len(t.people()) == 1 {
		n.heading = t.say("shards-defeat")
		if t.game().Won(v) {
			n.heading = t.say("shards-victory")
		}
	}
	return n
}

func (*end) Name() string { return "shards-end" }
func (*end) Over() bool   { return true }
func (*end) Low() bool    { return true }

// Game says that it lists what was earned.
func (*end) Game() game.Kind { return Kind() }

// The measures of the end in units.
const (
	endWide  = 720.0
	endRow   = 78.0
	endLine  = 30.0
	leastRow = 40.0
	endWay   = 48.0 // a row of ways
	// How high the course of the game is, and at least.
	endCourse   = 190.0
	leastCourse = 96.0
)

func (n *end) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, t := f.Unit, n.t
	n.time += f.Seconds
	seats := len(t.show.Board.Sides)
	n.earned.Say(s, Kind(), t.log, t.earned)
	ways := endWay
	if n.told() {
		ways += endWay
	}
	free := f.H - (162+ways)*u
	earned := endLine * u * float64(min(n.earned.Lines(), max(0, int((free/u-leastRow*float64(seats))/endLine))))
	course := n.courseHeight(free-earned, u)
	row := min(endRow*u, (free-earned-course)/float64(seats))
	r := f.Dialog(endWide, (row*float64(seats)+earned+course)/u+148+ways, n.heading)
	line, r := r.Cut(30 * u)
	cardview.Fit(f, line, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, n.result)
	r = r.Drop(6 * u)
	for seat := range shards.Seat(seats) {
		var at layout.Rect
		at, r = r.Cut(row)
		n.seat(f, at.Inset(3*u), seat)
	}
	chart, r := r.Cut(course)
	if !chart.Empty() {
		n.course.Draw(f, chart.Inset(4*u), min(theme.Small*f.Type, 14*u))
	}
	lines, r := r.Cut(earned)
	n.earned.Draw(f, lines, endLine*u)
	n.ways(f, s, r.Drop(8*u))
}

// courseHeight is how high the course of the game is drawn in what is free with the seats: not at all where it would be too low.
func (n *end) courseHeight(free, u float64) float64 {
	h := min(endCourse*u, free-leastRow*u*float64(len(n.t.show.Board.Sides)))
	if h < leastCourse*u || !n.told() {
		return 0
	}
	return h
}

// ways are where to go from here.
func (n *end) ways(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, t := f.Unit, n.t
	next, columns := 1, 4
	tabled := n.told() && t.log.Header.Voyage != "" && s.Net.Voyages != nil
	if n.told() {
		next, columns = 3, 3
	}
	if tabled {
		columns = 4
	}
	on := session.OfMatch(&t.log.Header)
	at := func(i int) layout.Rect {
		w := r.W / float64(columns)
		return layout.Rect{X: r.X + float64(i%columns)*w, Y: r.Y + float64(i/columns)*endWay*u, W: w, H: endWay * u}.Inset(4 * u)
	}
	button := func(i int, what, label string, look widget.ButtonStyle) bool {
		return f.Button(widget.ID{What: what}, at(i), label, "", look)
	}
	switch {
	case on && (button(0, "match-on", s.T("match-on"), widget.Strong) || f.Pressed[widget.Enter]):
		f.Defer(func() { s.GoOnMatch(t.game(), &t.log.Header, t.log.Path()) })
	case !t.apart.Here():
		f.Button(widget.ID{What: "again"}, at(0), t.say("shards-again"), s.T("online-again-why"), widget.Plain)
	case !on && button(0, "again", t.say("shards-again"), widget.Strong):
		f.Defer(func() { t.again(s, t.log.Header.Seed+1) })
	}
	if n.told() && button(1, "watch", s.T("watch"), widget.Plain) {
		f.Defer(func() { Tables(s).WatchAbove(s, t.apart.Story(t.log).Fork(), 0) })
	}
	if n.told() && button(2, "analyse", s.T("games-analyse"), widget.Plain) {
		f.Defer(func() { watch.Review(s, s.Other(Kind()), t.apart.Story(t.log).Fork(), t.apart.Story(t.log).Path()) })
	}
	if button(next, "picture", s.T("picture"), widget.Plain) {
		f.Defer(func() { s.KeepPoster(n.poster(s)) })
	}
	if button(next+1, "look", t.say("shards-look"), widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
	if button(next+2, "home", t.say("shards-home"), widget.Plain) {
		f.Defer(s.Home)
	}
	if tabled && button(next+3, "table", s.T("tables-open"), widget.Plain) {
		f.Defer(func() { s.OpenVoyages(Kind()) })
	}
}

// told reports whether the game can be told from its beginning: one from a table laid by hand cannot.
func (n *end) told() bool { return n.t.log.Rules != nil }

// poster is the end as a picture that can be shown to others.
func (n *end) poster(s *scene.Stack) *paper.Sheet {
	only := shards.NoSeat
	if people := n.t.people(); len(people) == 1 {
		only = people[0]
	}
	return poster.Of(s.Session, Kind(), n.course, &n.t.log.Header, only)
}

// seat is how a seat stands at the end.
func (n *end) seat(f *cardview.Canvas, r layout.Rect, seat shards.Seat) {
	t, u := n.t, f.Unit
	g := t.game()
	won := g.Won(seat)
	if seat == g.Automaton() {
		won = true
		for other := range shards.Seat(g.Seats()) {
			won = won && !g.Won(other)
		}
	}
	side := &t.show.Board.Sides[seat]
	p := &painter{Canvas: f, t: t, b: t.show.Board, at: &t.show.Places}
	ground := theme.Panel
	if won {
		ground = theme.Lit.Mix(theme.Panel, 0.8)
	}
	f.Fill(r, 6*u, ground.Alpha(0.9))
	f.Line(r, 6*u, 1.5*u, p.seatColor(seat))
	r = r.Inset(5 * u)
	picture, r := r.Split(r.H * cardview.PictureRatio)
	id := "nemesis"
	if seat != g.Automaton() && side.Leader != nil {
		id = side.Leader.ID
	}
	face.Portrait(f, picture, 5*u, id, 0)
	name, r := r.Split(r.W * 0.46)
	name.X, name.W = name.X+12*u, name.W-12*u
	cardview.Fit(f, name, paint.Left, paint.Display, theme.Large*f.Type, p.seatColor(seat).Mix(theme.Ink, 0.4),
		t.words.Language().Seat(g, seat))
	for _, c := range [...]struct {
		sign  paint.Sign
		color paint.Color
		n     int32
	}{{face.HealthSign, theme.Danger, side.Health}, {face.MasterySign, theme.Lit, side.Mastery}} {
		var cell layout.Rect
		cell, r = r.Split(r.W * 0.4)
		mark, words := cell.Split(34 * u)
		f.Mark(mark.Middle(26*u, 26*u), c.sign, c.color)
		f.Text(words, paint.Left, paint.Display, theme.Heading*f.Unit, theme.Ink, widget.Number(int(c.n)))
	}
	if won {
		f.Mark(r.Middle(30*u, 30*u), paint.Crown, theme.Lit)
	}
}
