package widget

import (
	"math"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Dialog draws a box in the middle of the window with a heading, blocks clicks on
// everything below, and returns the room inside.
func (f *Frame) Dialog(w, h float64, heading string) layout.Rect {
	u := f.Unit
	f.SetMinHeight(h + 20)
	all := layout.Rect{W: f.W, H: f.H}
	f.Block("veil", all)
	f.Fill(all, 0, theme.Veil)
	box := all.Middle(min(w*u, f.W-20*u), min(h*u, f.H-20*u))
	f.Panel(box)
	head, rest := box.Inset(20 * u).Cut(40 * u)
	f.Text(head, paint.Center, paint.Display, theme.Heading*f.Type, theme.Ink, heading)
	return rest.Drop(8 * u)
}

// settingHeight is the height of a line of settings, which depends on its note.
func (f *Frame) settingHeight(width float64, note string) float64 {
	least := LineHeight * f.Unit
	if note == "" {
		return least
	}
	size := theme.Small * f.Type
	lines := paint.Wrap(paint.Regular, size, note, width-settingGap*f.Unit)
	return max(least, theme.Body*f.Type*headLine+float64(len(lines))*size*paint.LineHeight+10*f.Unit)
}

// The space between the words of a setting and its control, in units, and the height of
// its name as a multiple of its type size.
const (
	settingGap = 12.0
	headLine   = 1.3
)

// setting draws the name of a setting, with its explanation below, and returns the
// room for its control, of the given width, and the room below the line.
func (f *Frame) setting(r layout.Rect, name, note string, width float64) (control, rest layout.Rect) {
	u := f.Unit
	row, rest := r.Cut(f.settingHeight(r.W-width, note))
	words, control := row.SplitRight(width)
	words.W -= settingGap * u
	if note == "" {
		f.Text(words, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, name)
		return control, rest
	}
	size := theme.Small * f.Type
	lines := paint.Wrap(paint.Regular, size, note, words.W)
	head := theme.Body * f.Type * headLine
	top, below := words.Middle(words.W, head+float64(len(lines))*size*paint.LineHeight).Cut(head)
	f.Text(top, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, name)
	f.Paragraph(below, paint.Left, paint.Regular, size, theme.Dim, note)
	return control, rest
}

// Choice draws a line of settings: a name, and values to choose one of. It
// returns the room below.
func (f *Frame) Choice(r layout.Rect, what, name string, value *int, n int, label func(int) string) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(f.RowHeight(42))
	left, row := row.Split(min(150*u, row.W*0.3))
	f.Text(left, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, name)
	f.Choices(row.Inset(2*u), what, value, n, label)
	return rest.Drop(6 * u)
}

// Choices draws buttons in a row for values to choose one of, equally wide if all names fit
// that way, otherwise as wide as they need, and reports whether another was chosen.
func (f *Frame) Choices(row layout.Rect, what string, value *int, n int, label func(int) string) bool {
	need := func(i int) float64 { return f.choiceWidth(label(i)) }
	most, sum := 0.0, 0.0
	for i := range n {
		most, sum = max(most, need(i)), sum+need(i)
	}
	before := *value
	whole, even := row.W, row.W/float64(n)
	for i := range n {
		wide := even
		if most > even {
			wide = whole * need(i) / sum
		}
		var cell layout.Rect
		cell, row = row.Split(wide)
		f.choice(cell, what, i, value, label(i))
	}
	return *value != before
}

// ChoiceRows is in how many rows buttons for n values stand in that width, so that each has room for its name and for a finger.
func (f *Frame) ChoiceRows(wide float64, n int, label func(int) string) int {
	least, most, sum := wide, f.Target(), 0.0
	for i := range n {
		need := f.choiceWidth(label(i))
		least, most, sum = min(least, need), max(most, need), sum+need
	}
	if most*float64(n) <= wide || sum <= wide && wide*least/sum >= f.Target() {
		return 1
	}
	columns := max(1, int(wide/most))
	return (n + columns - 1) / columns
}

// ChoiceGrid draws buttons like [Frame.Choices], in so many rows.
func (f *Frame) ChoiceGrid(r layout.Rect, rows int, what string, value *int, n int, label func(int) string) bool {
	if rows == 1 {
		return f.Choices(r, what, value, n, label)
	}
	before, columns := *value, (n+rows-1)/rows
	w, h := r.W/float64(columns), r.H/float64(rows)
	for i := range n {
		cell := layout.Rect{X: r.X + float64(i%columns)*w, Y: r.Y + float64(i/columns)*h, W: w, H: h}
		f.choice(cell, what, i, value, label(i))
	}
	return *value != before
}

// choiceWidth is how wide a button with that name is at least.
func (f *Frame) choiceWidth(name string) float64 {
	return paint.Width(paint.Bold, theme.Body*f.Type, name) + 20*f.Unit
}

// Share is how wide the i-th of the buttons with those names is, of that width together: as wide as its name
// needs, with the same part of what is left or is lacking as all have.
func (f *Frame) Share(wide float64, names []string, i int) float64 {
	sum := 0.0
	for _, name := range names {
		sum += f.choiceWidth(name)
	}
	need := f.choiceWidth(names[i])
	if sum > wide {
		return wide * need / sum
	}
	return need + (wide-sum)/float64(len(names))
}

// choice draws the button for a value.
func (f *Frame) choice(cell layout.Rect, what string, i int, value *int, name string) {
	look := Quiet
	if i == *value {
		look = Chosen
	}
	if f.Button(ID{what, i}, cell.Inset(2*f.Unit), name, "", look) {
		*value = i
	}
}

// OptionsHeight is the height, in pixels, of a setting with buttons below its name.
func (f *Frame) OptionsHeight() float64 { return 26*f.Unit + f.RowHeight(LineHeight-26) }

// Options draws a setting with a few values, below its name. It returns the room
// below.
func (f *Frame) Options(r layout.Rect, what, name string, value *int, names []string) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(f.OptionsHeight())
	head, cells := row.Cut(26 * u)
	f.Text(head, paint.Left, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Ink, name)
	f.Choices(cells, what, value, len(names), func(i int) string { return names[i] })
	return rest
}

// toggleWidth is the width of a switch in units.
const toggleWidth = 76.0

// Toggle draws a setting that is on or off. It returns the room below.
func (f *Frame) Toggle(r layout.Rect, what, name, note string, on *bool) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(f.settingHeight(r.W-toggleWidth*u, note))
	hover, click := f.Spot(ID{What: what}, row.Inset(2*u), name, "")
	if click {
		*on = !*on
	}
	if hover {
		f.Fill(row.Inset(2*u).Shift(-6*u, 0), 7*u, theme.Raised.Alpha(0.5))
	}
	control, _ := f.setting(r, name, note, toggleWidth*u)
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

// ActionRow draws an action with its button. It returns the room below, and whether the
// button was clicked.
func (f *Frame) ActionRow(r layout.Rect, what, name, note, label string) (rest layout.Rect, hit bool) {
	u := f.Unit
	control, rest := f.setting(r, name, note, 180*u)
	return rest, f.Button(ID{What: what}, control.Middle(control.W, f.RowHeight(42)), label, "", Plain)
}

// Slider draws a setting that is a number, in percent, from low to high. A slider
// with a reason why not cannot be moved. It returns the room below.
func (f *Frame) Slider(r layout.Rect, what, name, why string, value *int, low, high, step int) layout.Rect {
	u := f.Unit
	control, rest := f.setting(r, name, "", r.W*0.58)
	control, label := control.SplitRight(76 * u)
	less, control := control.Split(f.RowHeight(36))
	control, more := control.SplitRight(f.RowHeight(36))
	if f.step(ID{what, -1}, less, "−", why) {
		*value -= step
	}
	if f.step(ID{what, 1}, more, "+", why) {
		*value += step
	}
	*value = max(low, min(*value, high))
	id := ID{What: what}
	hover, _ := f.Spot(id, control, name, why)
	way := layout.Rect{X: control.X + 14*u, Y: control.Center().Y - 4*u, W: control.W - 28*u, H: 8 * u}
	at := float64(*value-low) / float64(high-low)
	held := f.gripped(id, alongX) && why == ""
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
	return f.Button(id, r.Middle(r.W-4*f.Unit, 32*f.Unit), label, why, Quiet)
}

// percents are the numbers from 0 to 200 in percent.
var percents = func() (p [201]string) {
	for i := range p {
		p[i] = Number(i) + " %"
	}
	return p
}()

// Caps draws keys, or buttons, side by side.
func (f *Frame) Caps(r layout.Rect, labels []string, color paint.Color) {
	u := f.Unit
	size := min(theme.Small*f.Type, 17*u)
	for _, label := range labels {
		w := max(30*u, paint.Width(paint.Bold, size, label)+16*u)
		key := layout.Rect{X: r.X, Y: r.Center().Y - 15*u, W: w, H: 30 * u}
		f.Rim(key, paint.Cut, 6*u, max(1, 1.4*u), color, color.Mix(theme.Abyss, 0.5), theme.Raised, theme.Panel)
		f.Text(key, paint.Center, paint.Bold, size, theme.Ink, label)
		r.X += w + 6*u
	}
}

// Shape is what some buttons of gamepads show.
type Shape struct {
	Sign  paint.Sign
	Color paint.Color
}

// KeyCap shows, if the player wants that, which key does something: a small key
// around a point.
func (f *Frame) KeyCap(at layout.Point, k Key) {
	words := f.Caption(k)
	if words == "" {
		return
	}
	u := f.Unit
	if f.Shapes != nil && f.Shapes[k].Sign != paint.NoSign {
		r := layout.Rect{X: at.X, Y: at.Y}.Middle(20*u, 20*u).Clamp(layout.Rect{W: f.W, H: f.H})
		f.Fill(r, 10*u, theme.Bronze)
		f.Fill(r.Inset(1.2*u), 8.8*u, theme.Abyss)
		f.Mark(r.Inset(5*u), f.Shapes[k].Sign, f.Shapes[k].Color)
		return
	}
	size := min(theme.Tiny*f.Type, 14*u)
	w := max(18*u, paint.Width(paint.Bold, size, words)+9*u)
	r := layout.Rect{X: at.X, Y: at.Y}.Middle(w, 18*u).Clamp(layout.Rect{W: f.W, H: f.H})
	f.Rim(r, paint.Cut, 4*u, max(1, 1.2*u), theme.Bronze, theme.Bronze.Mix(theme.Abyss, 0.5), theme.Abyss, theme.Abyss)
	f.Text(r, paint.Center, paint.Bold, size, theme.Ink, words)
}

// ToggleButton is a button that is on or off.
func (f *Frame) ToggleButton(id ID, r layout.Rect, label string, on *bool) {
	look := Quiet
	if *on {
		look = Chosen
	}
	if f.Button(id, r, label, "", look) {
		*on = !*on
	}
}

// Clamp is i, or the nearest valid index for the length n.
func Clamp(i, n int) int { return max(0, min(i, n-1)) }

// LineHeight is the height of a line of settings in units, unless its explanation
// needs more.
const LineHeight = 68.0

// Progress is a bar filled to that part, from 0 to 1.
func (f *Frame) Progress(r layout.Rect, part float64) {
	u := f.Unit
	f.Fill(r, r.H/2, theme.Abyss)
	full := r
	full.W *= max(0.02, min(1, part))
	f.Fade(full, r.H/2, theme.Lit, theme.Lit.Mix(theme.Warn, 0.5))
	f.Line(r, r.H/2, max(1, u), theme.Edge)
}
