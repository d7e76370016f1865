package scene

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Told is an event as it is told to somebody.
type Told struct {
	Text string
	Card game.Slot // which it tells of, if that somebody knows it; 0: none
	Seat game.Seat // whose turn begins
	Turn bool      // a turn begins
	At   int       // the number of inputs before it
}

// Story is what has happened at a table, in lines.
type Story struct {
	Lines  []Line
	Turn   game.Seat // whose turn it is
	ends   []float64 // of the lines, in pixels from the beginning
	width  float64   // for which they were measured
	size   float64
	scroll widget.Scroll
}

// Line is a line of a [Story].
type Line struct {
	Text  string
	Card  game.Slot
	Seat  game.Seat // whose turn it was
	turn  bool
	words string // for once
	times int
}

// Tell adds an event, unless it is one more of the last kind.
func (n *Story) Tell(t Told) {
	if t.Turn {
		n.Turn = t.Seat
	}
	n.ends = n.ends[:0]
	if last := len(n.Lines) - 1; last >= 0 && n.Lines[last].words == t.Text && !t.Turn {
		n.Lines[last].again()
		return
	}
	n.Lines = append(n.Lines, Line{words: t.Text, Text: t.Text, Card: t.Card, Seat: n.Turn, times: 1, turn: t.Turn})
}

// again says that it has happened once more.
func (l *Line) again() {
	l.times++
	l.Text = l.words + " ×" + widget.Number(l.times)
}

// Retell tells what happened before so many inputs, from the turn of a seat on, and nothing else.
func (n *Story) Retell(all []Told, turn game.Seat, at int) {
	*n = Story{Turn: turn, scroll: n.scroll}
	for _, t := range all {
		if t.At < at {
			n.Tell(t)
		}
	}
}

// Before are the last lines before the turn of a seat began, at most so many.
func (n *Story) Before(seat game.Seat, most int) []Line {
	last := len(n.Lines)
	for last > 0 && n.Lines[last-1].Seat == seat {
		last--
	}
	first := last
	for first > 0 && n.Lines[first-1].Seat != seat && last-first < most {
		first--
	}
	return n.Lines[first:last]
}

// measure works out where the lines end.
func (n *Story) measure(width, size, u float64) {
	if len(n.ends) == len(n.Lines) && n.width == width && n.size == size {
		return
	}
	n.width, n.size, n.ends = width, size, n.ends[:0]
	y := 0.0
	for _, l := range n.Lines {
		y += float64(len(paint.Wrap(paint.Regular, size, l.Text, width)))*size*paint.LineHeight + 5*u
		n.ends = append(n.ends, y)
	}
}

// Draw draws the story as a log at the edge of a table; it shows its end unless the player scrolls up.
func (n *Story) Draw(f *cardview.Canvas, in layout.Rect, color func(game.Seat) paint.Color) {
	if in.Empty() {
		return
	}
	u := f.Unit
	f.Fill(in, 0, theme.Abyss.Alpha(0.82))
	f.Fade(layout.Rect{X: in.X, Y: in.Y, W: 1.8 * u, H: in.H}, 0, theme.Bronze, theme.Patina)
	r := in.Inset(9 * u)
	size := theme.Small * f.Type
	end := len(n.ends) == 0 || n.scroll.Want*u >= n.ends[len(n.ends)-1]-r.H-1
	n.measure(r.W-24*u, size, u)
	height := 0.0
	if len(n.ends) > 0 {
		height = n.ends[len(n.ends)-1]
	}
	if end {
		n.scroll.Want = max(0, height-r.H) / u
	}
	f.Scroll("log-panel", r, &n.scroll, height, func(all layout.Rect) {
		first, _ := slices.BinarySearch(n.ends, r.Y-all.Y)
		for i := first; i < len(n.Lines) && i < len(n.ends); i++ {
			top := 0.0
			if i > 0 {
				top = n.ends[i-1]
			}
			if all.Y+top > r.Bottom() {
				return
			}
			n.line(f, i, layout.Rect{X: all.X, Y: all.Y + top, W: all.W, H: n.ends[i] - top}, in, color)
		}
	})
}

func (n *Story) line(f *cardview.Canvas, i int, r, in layout.Rect, seat func(game.Seat) paint.Color) {
	u, l := f.Unit, &n.Lines[i]
	if l.Card != 0 {
		id := widget.ID{What: "log", N: i}
		if hover, _ := f.ViewSpot(id, r.Cross(in), l.Text); hover {
			f.Fill(r, 4*u, theme.Raised.Alpha(0.6))
		}
	}
	color := seat(l.Seat)
	f.Fill(layout.Rect{X: r.X, Y: r.Y + 2*u, W: 2.5 * u, H: r.H - 4*u}, u, color.Alpha(0.7))
	ink := theme.Ink.Mix(theme.Dim, 0.35)
	if l.turn {
		ink = color.Mix(theme.Ink, 0.3)
	}
	f.Paragraph(layout.Rect{X: r.X + 9*u, Y: r.Y + 2*u, W: n.width, H: r.H + n.size}, paint.Left, paint.Regular, n.size, ink, l.Text)
}

// DrawLast writes the end of the story into a rectangle, the latest at the bottom.
func (n *Story) DrawLast(f *cardview.Canvas, r layout.Rect, color func(game.Seat) paint.Color) {
	size := theme.Small * f.Type
	y := r.Bottom() - 4*f.Unit
	for i := len(n.Lines) - 1; i >= 0; i-- {
		high := float64(len(paint.Wrap(paint.Regular, size, n.Lines[i].Text, r.W-10*f.Unit)))*size*paint.LineHeight + 3*f.Unit
		if y -= high; y < r.Y {
			return
		}
		at := layout.Rect{X: r.X, Y: y, W: r.W, H: high}
		f.Fill(layout.Rect{X: at.X, Y: at.Y + 2*f.Unit, W: 2.5 * f.Unit, H: high - 5*f.Unit}, 0, color(n.Lines[i].Seat).Alpha(0.7))
		words := layout.Rect{X: at.X + 8*f.Unit, Y: y, W: r.W - 10*f.Unit, H: high}
		f.Paragraph(words, paint.Left, paint.Regular, size, theme.Dim, n.Lines[i].Text)
	}
}
