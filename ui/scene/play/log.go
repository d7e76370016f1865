package play

import (
	"slices"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// logPanel draws the buttons at the upper right and the log below them, folded or
// not.
func (t *Screen) logPanel(p painter, s *scene.Stack) {
	u := p.Unit
	m := t.Model
	bar := m.Places.Bar
	left := m.Places.Main.Right()
	p.Fill(layout.Rect{X: left, Y: 0, W: p.W - left, H: p.H}, 0, theme.Abyss.Alpha(0.82))
	p.Fade(layout.Rect{X: left, Y: 0, W: 1.8 * u, H: p.H}, 0, theme.Bronze, theme.Patina)
	icon := 36 * u
	at := func(i int) layout.Rect {
		if barLies(m) {
			pitch := max(icon+2*u, p.Target())
			return layout.Rect{X: bar.Right() - float64(i)*pitch - (pitch+icon)/2 - u, Y: bar.Y + 2*u, W: icon, H: icon}
		}
		return layout.Rect{X: bar.X + (bar.W-icon)/2, Y: bar.Y + 2*u + float64(i)*max(icon+4*u, p.Target()), W: icon, H: icon}
	}
	if p.IconButton(widget.ID{What: "menu-button"}, at(0), paint.Bars, s.T("menu")) {
		p.Defer(func() { t.pause(s) })
	}
	fold := at(1)
	if t.watch == nil {
		fold = at(2)
		t.undoButtons(p, s, at)
	}
	if t.watch == nil && p.IconButton(widget.ID{What: "speed"}, at(1), paint.FastForward, s.T(scene.SpeedLabels[s.Settings.Speed])) {
		p.Defer(func() {
			s.Settings.Speed = (s.Settings.Speed + 1) % len(session.Speeds)
			s.SaveSettings()
		})
	}
	if p.IconButton(widget.ID{What: "fold-log"}, fold, foldSign(m.LogOpen), s.T("log")) {
		p.Defer(func() {
			s.Settings.FoldLog = m.LogOpen
			s.SaveSettings()
		})
	}
	last := 5
	if t.watch == nil && t.lesson == nil && !t.lookBack {
		t.adviceButton(p, s, at(last))
		last++
	}
	if !m.LogOpen {
		below := at(last).Y + 4*u
		end := bar.Bottom()
		if room, ok := p.gaugeRoom(); ok {
			end = room.Y
		}
		history(p, layout.Rect{X: bar.X + 7*u, Y: below, W: bar.W - 12*u, H: end - below - 6*u})
		return
	}
	t.lines(p, s, m.Places.Log.Inset(8*u))
}

// barLies reports whether the buttons are side by side, from right to left, above the log.
func barLies(m *table.Model) bool { return m.Places.Bar.W > m.Places.Bar.H }

func foldSign(open bool) paint.Sign {
	if open {
		return paint.Right3
	}
	return paint.Left3
}

// logView is the view of the log: it shows its end, unless the player scrolls up.
type logView struct {
	widget.Scroll
	ends        []float64 // of the lines, in pixels from the beginning
	width, size float64   // that they are valid for
	last        string    // the latest of them
}

// The measures of the log: the distance between lines as a multiple of the size,
// and the space of an entry, and of one that begins a turn, in units.
const (
	logLine  = 1.22
	logSpace = 5.0
	logTurn  = 8.0
	logDeed  = 1.7 // the height of the results of a turn, as a multiple of the size
)

// measure works out where the entries of the log are. It measures only new ones,
// unless the room has changed, or something was undone.
func (t *Screen) measure(width, size, unit float64) {
	v, log := &t.log, t.Model.Log
	n := len(v.ends)
	if v.width != width || v.size != size || n > len(log) || n > 0 && log[n-1].Text != v.last {
		v.width, v.size, v.ends = width, size, v.ends[:0]
	}
	for i := len(v.ends); i < len(log); i++ {
		e, top := &log[i], 0.0
		if i > 0 {
			top = v.ends[i-1]
		}
		h := float64(len(paint.Wrap(logFace(e), size, e.Text, logWidth(e, width, size))))*size*logLine + logSpace*unit
		if e.Deeds[1] > 0 {
			h = t.logOutcomes(e, layout.Rect{W: width}, size*logDeed, nil) + logSpace*unit
		}
		if e.Turn {
			h += logTurn * unit
		}
		v.ends, v.last = append(v.ends, top+h), e.Text
	}
}

// logWidth is the width for the words of an entry: beside the sign of the player whose
// turn it begins, if it begins one.
func logWidth(e *playback.Entry, width, size float64) float64 {
	if e.Turn {
		return width - 1.6*size
	}
	return width
}

func logFace(e *playback.Entry) paint.Face {
	if e.Turn {
		return paint.Bold
	}
	return paint.Regular
}

// lines draws the log.
func (t *Screen) lines(p painter, s *scene.Stack, r layout.Rect) {
	u := p.Unit
	v, log := &t.log, t.Model.Log
	size := theme.Small * p.Type
	end := len(v.ends) == 0 || v.Want*u >= v.ends[len(v.ends)-1]-r.H-1
	t.measure(r.W-24*u, size, u)
	height := 0.0
	if len(v.ends) > 0 {
		height = v.ends[len(v.ends)-1]
	}
	if end {
		v.Want = max(0, height-r.H) / u
	}
	p.Scroll("log-panel", r, &v.Scroll, height, func(all layout.Rect) {
		first, _ := slices.BinarySearch(v.ends, r.Y-all.Y)
		for i := first; i < len(log); i++ {
			row := layout.Rect{X: all.X, Y: all.Y, W: all.W, H: v.ends[i]}
			if i > 0 {
				row = row.Drop(v.ends[i-1])
			}
			if row.Y > r.Bottom() {
				break
			}
			t.line(p, s, i, row, size)
		}
	})
}

// logOutcomes lays the results of a turn of the monster in rows of that height, and
// returns the height of all.
func (t *Screen) logOutcomes(e *playback.Entry, r layout.Rect, h float64, place func(*recap.Outcome, layout.Rect)) float64 {
	t.logged = recap.Sum(t.logged, t.Model.Outcomes[e.Deeds[0]:e.Deeds[1]])
	at := layout.Rect{X: r.X, Y: r.Y, H: h}
	for i := range t.logged {
		d := &t.logged[i]
		at.W = outcomeWidth(d, h)
		if at.X > r.X && at.Right() > r.Right() {
			at.X, at.Y = r.X, at.Y+h*(1+deedPad)
		}
		if place != nil {
			place(d, at)
		}
		at.X = at.Right() + h*deedPad
	}
	return at.Bottom() - r.Y
}

// line draws the i-th entry of the log.
func (t *Screen) line(p painter, s *scene.Stack, i int, row layout.Rect, size float64) {
	u := p.Unit
	e := &t.Model.Log[i]
	seat, color := theme.Seats[e.Side&3], theme.Ink.Mix(theme.Dim, 0.35)
	if e.Turn {
		color = seat
		p.Fill(layout.Rect{X: row.X, Y: row.Y + 3*u, W: row.W, H: max(1, u)}, 0, color.Alpha(0.5))
		row = row.Drop(logTurn * u)
	} else {
		p.Fill(layout.Rect{X: row.X, Y: row.Y + 2*u, W: 2.5 * u, H: row.H - 4*u}, u, seat.Alpha(0.6))
	}
	if e.Deeds[1] > 0 {
		t.logOutcomes(e, layout.Rect{X: row.X + 8*u, Y: row.Y + 2*u, W: t.log.width}, size*logDeed,
			func(d *recap.Outcome, at layout.Rect) {
				t.outcome(p, s, widget.ID{What: "log-deed", N: d.Number()}, d, at)
			})
		return
	}
	if e.Card != 0 {
		if hover, _ := p.ViewSpot(widget.ID{What: "log", N: i}, row, e.Text); hover {
			p.Fill(row, 4*u, theme.Raised.Alpha(0.8))
		}
	}
	step, left := size*logLine, row.X+8*u
	if e.Turn {
		left = s.Crested(p.Canvas, layout.Rect{X: left, Y: row.Y + 2*u, W: t.log.width, H: 1.15 * size}, int(e.Side)).X
	}
	width := logWidth(e, t.log.width, size)
	for k, words := range paint.Wrap(logFace(e), size, e.Text, width) {
		at := layout.Rect{X: left, Y: row.Y + 2*u + float64(k)*step, W: width, H: step}
		p.Text(at, paint.Left, logFace(e), size, color, words)
		p.Links(s.Cards.Links, "log-term", i<<8|k<<4, at.X, at.Center().Y, logFace(e), size, words)
	}
}

// undoButtons are the undo and redo buttons.
func (t *Screen) undoButtons(p painter, s *scene.Stack, at func(int) layout.Rect) {
	m := t.Model
	undo, redo := at(3), at(4)
	if barLies(m) { // they go from right to left
		undo, redo = redo, undo
	}
	if p.ToolButton(widget.ID{What: "undo"}, undo, paint.Undo, s.WithKey("take-back-key", widget.Undo), t.notUndone(s)) {
		p.Defer(m.Undo)
	}
	if !t.apart.Here() { // nothing is done again there
		s.CompanyButton(p.Canvas, redo, t.apart.Apart)
		return
	}
	why := ""
	if !m.MayRedo() {
		why = s.T("redo-nothing")
	}
	if p.ToolButton(widget.ID{What: "redo"}, redo, paint.Redo, s.WithKey("do-again-key", widget.Redo), why) {
		p.Defer(m.Redo)
	}
}

// notUndone is why nothing can be undone now, or "".
func (t *Screen) notUndone(s *scene.Stack) string {
	m := t.Model
	switch {
	case m.MayUndo():
		return ""
	case m.Story.At() > 0 && m.Story.Undoable() < m.Story.At():
		return s.T(session.UndoWhy[m.Story.Header.Undo])
	}
	return s.T("undo-nothing")
}
