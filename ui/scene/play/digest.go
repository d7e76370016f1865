package play

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// lastTurn is what the log tells of the last turn of a side that is not the given one. Both
// players may read the log, so nothing in it is hidden from either.
func lastTurn(log []playback.Entry, next game.Side) []playback.Entry {
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

// digest is the last turn of the other player, for who comes to the table.
type digest struct {
	lines  []playback.Entry
	of     int // how long the log was
	scroll widget.Scroll
}

// The height of a digest in units, at most, and of the space below a line of it.
const (
	digestHeight = 190.0
	digestSpace  = 3.0
)

// height is how high a digest is in that width.
func (n *digest) height(f *scene.Frame, width float64) float64 {
	all := 0.0
	for i := range n.lines {
		all += n.line(f, width, i)
	}
	return all
}

// line is how high a line of it is.
func (n *digest) line(f *scene.Frame, width float64, i int) float64 {
	size := n.size(f)
	return float64(len(paint.Wrap(paint.Regular, size, n.lines[i].Text, width)))*size*paint.LineHeight + digestSpace*f.Unit
}

func (*digest) size(f *scene.Frame) float64 { return min(theme.Small*f.Type, 19*f.Unit) }

// draw draws a digest into that room.
func (n *digest) draw(f *scene.Frame, r layout.Rect, high float64) {
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
