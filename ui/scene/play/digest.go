package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// lastTurn is the part of the log about the last turn of a side other than the given one.
// Both players may read the log, so it hides nothing from either.
func lastTurn(log []playback.Entry, next keyforge.Side) []playback.Entry {
	end := len(log)
	for i := len(log) - 1; i >= 0; i-- {
		switch e := &log[i]; {
		case !e.Turn:
		case e.Side != next:
			return log[i:end]
		default:
			end = i
		}
	}
	return nil
}

// digest is the last turn of the other player, for the person who comes to the table.
type digest struct {
	lines  []playback.Entry
	of     int // the length of the log then
	scroll widget.Scroll
}

// The greatest height of a digest in units, and of the space below a line of it.
const (
	digestHeight = 190.0
	digestSpace  = 3.0
)

// height is the height of a digest at that width.
func (n *digest) height(f *cardview.Canvas, width float64) float64 {
	all := 0.0
	for i := range n.lines {
		all += n.line(f, width, i)
	}
	return all
}

// line is the height of a line of it.
func (n *digest) line(f *cardview.Canvas, width float64, i int) float64 {
	size := n.size(f)
	return float64(len(paint.Wrap(paint.Regular, size, n.lines[i].Text, width)))*size*paint.LineHeight + digestSpace*f.Unit
}

func (*digest) size(f *cardview.Canvas) float64 { return min(theme.Small*f.Type, 19*f.Unit) }

// draw draws a digest into that space.
func (n *digest) draw(f *cardview.Canvas, r layout.Rect, high float64) {
	width := r.W - 30*f.Unit
	f.Scroll("digest", r, &n.scroll, high, func(all layout.Rect) {
		for i := range n.lines {
			e := &n.lines[i]
			row := layout.Rect{X: all.X + 8*f.Unit, Y: all.Y, W: width, H: n.line(f, width, i)}
			color := theme.Ink.Mix(theme.Dim, 0.35)
			if e.Turn {
				color = theme.Seats[e.Side&3]
			}
			f.Paragraph(row, paint.Left, paint.Regular, n.size(f), color, e.Text)
			all = all.Drop(row.H)
		}
	})
}

// turnBefore is the button that tells what the player opposite did in their last turn.
func (c painter) turnBefore(s *scene.Stack, at layout.Rect) {
	m := c.m
	if m.Watched || m.Showing() || !toldOf(m.Log, m.OppositeSide()) {
		return
	}
	if c.IconButton(widget.ID{What: "turn-before"}, at, paint.Book, s.T("turn-before-tip")) {
		c.Defer(func() {
			s.PushForAll(&lastTurnScreen{title: s.T("turn-before", m.Name(m.OppositeSide())), digest: digest{lines: lastTurn(m.Log, m.Large())}})
		})
	}
}

// toldOf reports whether the log covers a turn of a side.
func toldOf(log []playback.Entry, side keyforge.Side) bool {
	for i := len(log) - 1; i >= 0; i-- {
		if log[i].Turn && log[i].Side == side {
			return true
		}
	}
	return false
}

// lastTurnScreen lies above the table and tells about the last turn of the other player, as the
// curtain does when two persons change places.
type lastTurnScreen struct {
	scene.Base
	title  string
	digest digest
}

func (*lastTurnScreen) Name() string { return "turn-before" }
func (*lastTurnScreen) Over() bool   { return true }

func (n *lastTurnScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	width := min(620*u*max(1, f.Type/u), f.W-40*u)
	told := n.digest.height(f, width-70*u)
	room := min(told, f.H-190*u)
	r := f.Dialog(width/u, room/u+146, n.title)
	n.digest.draw(f, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: room}, told)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	if f.Button(widget.ID{What: "close"}, foot.Middle(220*u, foot.H), s.T("close"), "", widget.Strong) || f.Pressed[widget.Escape] ||
		f.Pressed[widget.Enter] {
		f.Defer(s.Pop)
	}
}
