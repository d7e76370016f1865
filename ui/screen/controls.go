package screen

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// dialog draws a box in the middle of the window with a heading, lets nothing
// below be clicked, and returns the room inside.
func (f *Frame) dialog(w, h float64, heading string) layout.Rect {
	u := f.Unit
	all := layout.Rect{W: f.W, H: f.H}
	f.block("veil", all)
	f.Fill(all, 0, theme.Veil)
	box := all.Middle(min(w*u, f.W-20*u), min(h*u, f.H-20*u))
	f.panel(box)
	head, rest := box.Inset(20 * u).Cut(40 * u)
	f.Text(head, paint.Center, paint.Display, theme.Heading*f.Type, theme.Ink, heading)
	return rest.Drop(8 * u)
}

// setting draws the name of a setting, with what it means below, and returns the room
// for its control, of the given width, and that below the line.
func (f *Frame) setting(r layout.Rect, name, note string, width float64) (control, rest layout.Rect) {
	u := f.Unit
	row, rest := r.Cut(lineHeight * u)
	words, control := row.SplitRight(width)
	words.W -= 12 * u
	if note == "" {
		f.Text(words, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, name)
		return control, rest
	}
	size := min(theme.Small*f.Type, 15*u)
	lines := paint.Wrap(paint.Regular, size, note, words.W)
	head := theme.Body * f.Type * 1.3
	h := head + float64(min(2, len(lines)))*size*paint.LineHeight
	words = words.Middle(words.W, min(h, words.H))
	top, below := words.Cut(head)
	f.Text(top, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, name)
	f.Paragraph(below, paint.Left, paint.Regular, size, theme.Dim, note)
	return control, rest
}

// choice draws a line of settings: a name, and values to choose one of. It
// returns the room below.
func (f *Frame) choice(r layout.Rect, what, name string, value *int, n int, label func(int) string) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(42 * u)
	left, row := row.Split(min(150*u, row.W*0.3))
	f.Text(left, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, name)
	w := row.W / float64(n)
	for i := range n {
		cell := layout.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w, H: row.H}.Inset(4 * u)
		t := quiet
		if i == *value {
			t = chosen
		}
		if f.button(ID{what, i}, cell, label(i), "", t) {
			*value = i
		}
	}
	return rest.Drop(6 * u)
}

// options draws a setting that is one of a few values, below its name. It returns
// the room below.
func (f *Frame) options(r layout.Rect, what, name string, value *int, names []string) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(lineHeight * u)
	head, cells := row.Cut(26 * u)
	f.Text(head, paint.Left, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Ink, name)
	w := cells.W / float64(len(names))
	for i, n := range names {
		look := quiet
		if i == *value {
			look = chosen
		}
		cell := layout.Rect{X: cells.X + float64(i)*w, Y: cells.Y, W: w, H: cells.H}
		if f.button(ID{what, i}, cell.Inset(2*u), n, "", look) {
			*value = i
		}
	}
	return rest
}

// toggle draws a setting that is on or off. It returns the room below.
func (f *Frame) toggle(r layout.Rect, what, name, note string, on *bool) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(lineHeight * u)
	hover, click := f.spot(ID{What: what}, row.Inset(2*u), name, "")
	if click {
		*on = !*on
	}
	if hover {
		f.Fill(row.Inset(2*u).Shift(-6*u, 0), 7*u, theme.Raised.Alpha(0.5))
	}
	control, _ := f.setting(r, name, note, 76*u)
	track := layout.Rect{X: control.Right() - 66*u, Y: control.Center().Y - 14*u, W: 56 * u, H: 28 * u}
	knob := layout.Rect{X: track.X + 3*u, Y: track.Y + 3*u, W: 22 * u, H: 22 * u}
	ground, ink, sign := theme.Abyss, theme.Dim, paint.Cross
	if *on {
		ground, ink, sign = theme.Lit.Mix(theme.Warn, 0.3), theme.Abyss, paint.Tick
		knob.X = track.Right() - 25*u
	}
	f.Fill(track, 14*u, ground)
	f.Line(track, 14*u, max(1, 1.4*u), theme.Edge)
	f.Fill(knob, 11*u, theme.Power)
	mark := layout.Rect{X: track.X + 8*u, Y: track.Y + 7*u, W: 14 * u, H: 14 * u}
	if !*on {
		mark.X = track.Right() - 22*u
	}
	f.Mark(mark, sign, ink)
	return rest
}

// slider draws a setting that is a number, in percent, from low to high. One with
// a reason why not cannot be moved. It returns the room below.
func (f *Frame) slider(r layout.Rect, what, name, why string, value *int, low, high, step int) layout.Rect {
	u := f.Unit
	control, rest := f.setting(r, name, "", r.W*0.58)
	control, label := control.SplitRight(76 * u)
	less, control := control.Split(36 * u)
	control, more := control.SplitRight(36 * u)
	if f.step(ID{what, -1}, less, "−", why) {
		*value -= step
	}
	if f.step(ID{what, 1}, more, "+", why) {
		*value += step
	}
	*value = max(low, min(*value, high))
	id := ID{What: what}
	hover, _ := f.spot(id, control, name, why)
	way := layout.Rect{X: control.X + 14*u, Y: control.Center().Y - 4*u, W: control.W - 28*u, H: 8 * u}
	at := float64(*value-low) / float64(high-low)
	held := f.pressed == id && why == ""
	if held {
		at = max(0, min(1, (f.Mouse.X-way.X)/way.W))
		*value = low + int(math.Round(at*float64(high-low)/float64(step)))*step
	}
	color := theme.Lit
	switch {
	case why != "":
		color = theme.Faint
	case hover || held:
		color = theme.Ink
	}
	full := way
	full.W *= at
	f.Fill(way, 4*u, theme.Abyss)
	f.Fill(full, 4*u, color.Mix(theme.Abyss, 0.25))
	f.Line(way, 4*u, max(1, u), theme.Edge)
	knob := layout.Rect{X: way.X + way.W*at - 11*u, Y: control.Center().Y - 11*u, W: 22 * u, H: 22 * u}
	f.Soft(knob.Shift(0, 2*u), 11*u, 4*u, theme.Shadow)
	f.Fill(knob, 11*u, color)
	f.Text(label, paint.Right, paint.Bold, min(theme.Body*f.Type, 22*u), color, percents[*value])
	return rest
}

// step is one of the two small buttons beside a slider.
func (f *Frame) step(id ID, r layout.Rect, label, why string) bool {
	return f.button(id, r.Middle(r.W-4*f.Unit, 32*f.Unit), label, why, quiet)
}

// percents are the numbers from 0 to 200 in percent.
var percents = func() (p [201]string) {
	for i := range p {
		p[i] = number(i) + " %"
	}
	return p
}()
