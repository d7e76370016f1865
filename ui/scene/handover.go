package scene

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Handover hides a table until the next player has taken the place of the last one, and tells what has happened since the next
// player's last turn, as far as everybody may know.
type Handover struct {
	Base
	Screen  string // its name
	To      game.Seat
	Heading func(*Stack) string
	Ready   func() string // what the next player says
	Lines   []Line
	Color   func(game.Seat) paint.Color
	Awaited func() bool // the next player has still to come
	Seen    func()      // who has come sees the table
	Pause   func(*Stack)
}

// HandoverLines is how many lines a [Handover] tells at most.
const HandoverLines = 8

// The measures of a handover in units.
const (
	handoverCrest = 44.0 // the height of the sign of the next player
	handoverLine  = 24.0
)

// Name implements [Screen].
func (n *Handover) Name() string { return n.Screen }

// Over implements [Screen].
func (*Handover) Over() bool { return true }

// Frame implements [Screen].
func (n *Handover) Frame(f *cardview.Canvas, s *Stack) {
	if !n.Awaited() {
		f.Defer(s.Pop)
		return
	}
	u := f.Unit
	high := 190 + handoverCrest + handoverLine*float64(len(n.Lines))*f.Type/u
	r := f.Dialog(560, high, n.Heading(s))
	if f.Pressed[widget.Escape] || f.Pressed[widget.Menu] {
		f.Defer(func() { n.Pause(s) })
	}
	crest, r := r.Cut(handoverCrest * u)
	f.Crest(crest.Middle(36*u, 36*u), s.Crest(int(n.To)), theme.People[n.To])
	for i := range n.Lines {
		var line layout.Rect
		line, r = r.Cut(handoverLine * f.Type)
		l := &n.Lines[i]
		cardview.Fit(f, line, paint.Left, paint.Regular, theme.Small*f.Type, n.Color(l.Seat).Mix(theme.Ink, 0.5), l.Text)
	}
	f.Lead(widget.ID{What: "seen"})
	row, _ := r.Drop(12 * u).Cut(54 * u)
	seen := f.Button(widget.ID{What: "seen"}, row.Middle(min(row.W, 340*u), row.H), n.Ready(), "", widget.Strong)
	if seen || f.Pressed[widget.Enter] {
		f.Defer(func() {
			s.Pop()
			n.Seen()
		})
	}
}
