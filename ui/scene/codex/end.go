package codex

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// result says who has won.
func (t *Screen) result() string {
	g := t.game()
	won := codex.NoSeat
	for seat := range codex.Seat(g.Seats()) {
		if g.Won(seat) {
			won = seat
		}
	}
	return t.words.Language().Event(g, codex.Event{Kind: codex.GameOver, Seat: won}, t.show.Viewer())
}

// end is the end of a game, above its table: who has won, how everybody stands, and where to go from here.
type end struct {
	scene.Base
	t       *Screen
	heading string
	result  string
	earned  scene.Earned
}

func newEnd(t *Screen) *end {
	n := &end{t: t, heading: t.result(), result: t.say("codex-after", t.result(), t.game().Turn())}
	if v := t.show.Viewer(); v != codex.NoSeat && len(t.people()) == 1 {
		n.heading = t.say("codex-defeat")
		if t.game().Won(v) {
			n.heading = t.say("codex-victory")
		}
	}
	return n
}

func (*end) Name() string { return "codex-end" }
func (*end) Over() bool   { return true }
func (*end) Low() bool    { return true }

// Game says that it lists what was earned.
func (*end) Game() game.Kind { return Kind() }

// The measures of the end in units.
const (
	endWide  = 720.0
	endRow   = 96.0
	endLine  = 30.0
	leastRow = 46.0
	endWay   = 48.0 // a row of ways
)

func (n *end) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, t := f.Unit, n.t
	seats := len(t.show.Board.Sides)
	n.earned.Say(s, Kind(), t.log, t.earned)
	ways := 2 * endWay
	free := f.H - (162+ways)*u
	earned := endLine * u * float64(min(n.earned.Lines(), max(0, int((free/u-leastRow*float64(seats))/endLine))))
	row := min(endRow*u, (free-earned)/float64(seats))
	r := f.Dialog(endWide, (row*float64(seats)+earned)/u+148+ways, n.heading)
	line, r := r.Cut(30 * u)
	cardview.Fit(f, line, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, n.result)
	r = r.Drop(6 * u)
	for seat := range codex.Seat(seats) {
		var at layout.Rect
		at, r = r.Cut(row)
		n.seat(f, at.Inset(3*u), seat)
	}
	lines, r := r.Cut(earned)
	n.earned.Draw(f, lines, endLine*u)
	n.ways(f, s, r.Drop(8*u))
}

// ways are where to go from here.
func (n *end) ways(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, t := f.Unit, n.t
	const columns = 3
	on := session.OfMatch(&t.log.Header)
	i := 0
	button := func(what, label, why string, look widget.ButtonStyle) bool {
		w := r.W / columns
		at := layout.Rect{X: r.X + float64(i%columns)*w, Y: r.Y + float64(i/columns)*endWay*u, W: w, H: endWay * u}.Inset(4 * u)
		i++
		return f.Button(widget.ID{What: what}, at, label, why, look)
	}
	switch {
	case on:
		if button("match-on", s.T("match-on"), "", widget.Strong) || f.Pressed[widget.Enter] {
			f.Defer(func() { s.GoOnMatch(t.game(), &t.log.Header, t.log.Path()) })
		}
	case !t.apart.Here():
		button("again", t.say("codex-again"), s.T("online-again-why"), widget.Plain)
	default:
		if button("again", t.say("codex-again"), "", widget.Strong) {
			f.Defer(func() { t.again(s, t.log.Header.Seed+1) })
		}
	}
	if n.told() && button("watch", s.T("watch"), "", widget.Plain) {
		f.Defer(func() { Tables(s).WatchAbove(s, t.apart.Story(t.log).Fork(), 0) })
	}
	if n.told() && button("analyse", s.T("games-analyse"), "", widget.Plain) {
		f.Defer(func() { watch.Review(s, s.Other(Kind()), t.apart.Story(t.log).Fork(), t.apart.Story(t.log).Path()) })
	}
	if button("look", t.say("codex-look"), "", widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
	if button("home", t.say("codex-home"), "", widget.Plain) {
		f.Defer(s.Home)
	}
}

// told reports whether the game can be told from its beginning: one from a table laid by hand cannot.
func (n *end) told() bool { return n.t.log.Rules != nil }

// seat is how a seat stands at the end: its heroes, and what is left of its base.
func (n *end) seat(f *cardview.Canvas, r layout.Rect, seat codex.Seat) {
	t, u := n.t, f.Unit
	won := t.game().Won(seat)
	side := &t.show.Board.Sides[seat]
	ground := theme.Panel
	if won {
		ground = theme.Lit.Mix(theme.Panel, 0.8)
	}
	f.Fill(r, 6*u, ground.Alpha(0.9))
	f.Line(r, 6*u, 1.5*u, seatColor(seat))
	r = r.Inset(5 * u)
	for _, h := range side.Heroes {
		var picture layout.Rect
		picture, r = r.Split(r.H*cardview.PictureRatio + 4*u)
		face.Picture(f, picture.Inset(2*u), 5*u, t.game().Definition(h.Def))
	}
	name, r := r.Split(r.W * 0.5)
	name.X, name.W = name.X+12*u, name.W-12*u
	cardview.Fit(f, name, paint.Left, paint.Display, theme.Large*f.Type, seatColor(seat).Mix(theme.Ink, 0.4), t.words.Language().Seat(seat))
	cell := r.W * 0.4
	base := max(0, int(t.show.Board.Things[side.Base].Hurt()))
	for _, c := range [...]struct {
		sign  paint.Sign
		color paint.Color
		n     int
	}{{face.HPSign, theme.Danger, base}, {face.WorkerSign, theme.Bronze, side.Workers}} {
		var at layout.Rect
		at, r = r.Split(cell)
		mark, words := at.Split(34 * u)
		f.Mark(mark.Middle(26*u, 26*u), c.sign, c.color)
		cardview.Fit(f, words, paint.Left, paint.Display, theme.Heading*u, theme.Ink, widget.Number(c.n))
	}
	if won {
		f.Mark(r.Middle(30*u, 30*u), paint.Crown, theme.Lit)
	}
}
