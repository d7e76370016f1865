package scene

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// pausedScreen lies above a game, or a match between two games, while the gamepad of a player is
// disconnected: until it is back, another takes its place, or the players choose to go on without it.
type pausedScreen struct {
	Base
	seat int
}

const pausedName = "paused"

func (*pausedScreen) Name() string { return pausedName }
func (*pausedScreen) Over() bool   { return true }
func (*pausedScreen) Modal() bool  { return true }

// Joins implements [Screen]: a gamepad without a seat takes the place of the
// disconnected one.
func (*pausedScreen) Joins(s *Stack) uint8 { return s.People() }

// pauseWhenLost stops the game when the gamepad of a player disconnects.
func (p *Players) pauseWhenLost(people uint8) {
	switch lost := p.party.Disconnected(people); {
	case people == 0:
		p.party.Forget()
	case lost != couch.Nobody && !p.open.Paused() && !p.open.Sitting().Together():
		p.PushForAll(&pausedScreen{seat: lost})
	}
}

func (n *pausedScreen) Frame(f *cardview.Canvas, s *Stack) {
	c := s.Sits()
	if n.seat = c.Disconnected(s.People()); n.seat == couch.Nobody {
		s.Pop()
		return
	}
	u := f.Unit
	d := c.Holder(n.seat)
	pad, name := c.Pad(d), s.Sitting().Called(s, n.seat)
	size := theme.Body * f.Type
	box := min(620*max(1, f.Type/u), f.W/u-40)
	width := (box - 40) * u
	gone, what := s.T("paused-gone", int(d), name), s.T("paused-back", name)
	height := func(words string) float64 {
		return float64(len(paint.Wrap(paint.Regular, size, words, width))) * size * paint.LineHeight
	}
	line := max(38*u, size*1.6)
	r := f.Dialog(box, (height(gone)+height(what)+line)/u+250, s.T("paused"))
	sign, r := r.Cut(46 * u)
	f.Crest(sign.Shift(-26*u, 0).Middle(40*u, 40*u), s.Crest(n.seat), theme.People[n.seat])
	f.Mark(sign.Shift(26*u, 0).Middle(44*u, 44*u), paint.Gamepad, theme.Warn)
	r = r.Drop(6 * u)
	r = r.Drop(f.Paragraph(r, paint.Center, paint.Bold, size, theme.Ink, gone) + 4*u)
	r = r.Drop(f.Paragraph(r, paint.Center, paint.Regular, size, theme.Dim, what) + 4*u)
	n.another(f, s, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: line}, size, pad.Family)
	ways := [...]struct {
		what, label, tip string
		do               func()
	}{
		{"paused-menu", s.T("leave-game"), "", s.Home},
		{"paused-everybody", s.T("paused-everybody"), "paused-everybody-tip", func() { c.Share(n.seat) }},
		{"paused-desk", s.T("paused-desk"), "paused-desk-tip", func() { c.Leave(n.seat) }},
	}
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	w := foot.W / float64(len(ways))
	for i, way := range ways {
		look := widget.Plain
		if i == len(ways)-1 {
			look = widget.Strong
		}
		at := layout.Rect{X: foot.X + float64(i)*w, Y: foot.Y, W: w, H: foot.H}.Inset(3 * u)
		id := widget.ID{What: way.what}
		if f.Button(id, at, way.label, "", look) {
			f.Defer(way.do)
		}
		if f.Hot == id && way.tip != "" {
			f.Tip = s.T(way.tip, name)
		}
	}
}

// another says which button lets a gamepad without a seat take its place.
func (n *pausedScreen) another(f *cardview.Canvas, s *Stack, r layout.Rect, size float64, family couch.Family) {
	u := f.Unit
	if free, ok := s.Sits().Free(couch.KeyboardMouse); ok {
		family = s.Sits().Pad(free).Family
	}
	words := s.T("paused-another")
	size = min(size, size*(r.W-60*u)/paint.Width(paint.Regular, size, words))
	w := paint.Width(paint.Regular, size, words)
	row := r.Middle(w+46*u, r.H)
	button, row := row.Split(38 * u)
	glyph(f, button.Middle(30*u, 30*u), family, joinButton)
	f.Text(row, paint.Left, paint.Regular, size, theme.Dim, words)
}
