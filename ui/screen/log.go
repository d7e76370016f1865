package screen

import (
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// logPanel draws the buttons at the upper right and the log below them.
func (t *TableScreen) logPanel(p painter, s *Stack) {
	u := p.Unit
	m := t.Model
	bar := m.Places.Bar
	p.Fill(layout.Rect{X: bar.X, Y: 0, W: bar.W, H: p.H}, 0, theme.Abyss.Alpha(0.82))
	p.Fill(layout.Rect{X: bar.X, Y: 0, W: 1.5 * u, H: p.H}, 0, theme.Edge.Alpha(0.7))
	icon := 36 * u
	at := func(i int) layout.Rect {
		if m.LogOpen {
			return layout.Rect{X: bar.Right() - float64(i+1)*(icon+2*u), Y: bar.Y + 2*u, W: icon, H: icon}
		}
		return layout.Rect{X: bar.X + (bar.W-icon)/2, Y: bar.Y + 2*u + float64(i)*(icon+4*u), W: icon, H: icon}
	}
	if p.iconButton(ID{What: "menu-button"}, at(0), paint.Bars, s.T("settings")) {
		s.Push(&settingsScreen{inGame: true})
	}
	fold := at(1)
	if t.watch == nil {
		fold = at(2)
		t.undoButtons(p, s, at)
	}
	if t.watch == nil && p.iconButton(ID{What: "speed"}, at(1), paint.Fast, s.T(speedLabels[s.Settings.Speed])) {
		s.Settings.Speed = (s.Settings.Speed + 1) % len(Speeds)
		s.keep()
	}
	if p.iconButton(ID{What: "fold-log"}, fold, foldSign(m.LogOpen), s.T("log")) {
		s.Settings.FoldLog = m.LogOpen
		s.keep()
	}
	if !m.LogOpen {
		return
	}
	t.lines(p, m.Places.Log.Inset(8*u))
}

func foldSign(open bool) paint.Sign {
	if open {
		return paint.Right3
	}
	return paint.Left3
}

// lines draws as much of the log as fits, the latest line at the bottom.
func (t *TableScreen) lines(p painter, r layout.Rect) {
	u := p.Unit
	log := t.Model.Log
	p.spot(ID{What: "log-panel"}, r, "", "")
	if p.hot.What == "log" || p.hot.What == "log-panel" {
		t.scroll += int(sign(p.Wheel)) * 3
		t.scroll = max(0, min(t.scroll, len(log)-1))
	}
	size := theme.Small * p.Type
	step := size * 1.22
	y := r.Bottom()
	for i := len(log) - 1 - t.scroll; i >= 0; i-- {
		e := &log[i]
		face, color, text := paint.Regular, theme.Ink.Mix(theme.Dim, 0.35), e.Text
		if e.Turn {
			face, color = paint.Bold, theme.Seats[e.Side&3]
		}
		broken := paint.Wrap(face, size, text, r.W-8*u)
		h := float64(len(broken))*step + 5*u
		if e.Turn {
			h += 8 * u
		}
		if y-h < r.Y {
			return
		}
		y -= h
		row := layout.Rect{X: r.X, Y: y, W: r.W, H: h}
		if e.Turn {
			p.Fill(layout.Rect{X: r.X, Y: y + 3*u, W: r.W, H: max(1, u)}, 0, color.Alpha(0.5))
			row = row.Drop(7 * u)
		} else {
			p.Fill(layout.Rect{X: r.X, Y: y + 2*u, W: 2.5 * u, H: h - 4*u}, u, theme.Seats[e.Side&3].Alpha(0.6))
		}
		if e.Card != 0 {
			if hover, _ := p.look(ID{"log", i}, row, text); hover {
				p.Fill(row, 4*u, theme.Raised.Alpha(0.8))
			}
		}
		for k, line := range broken {
			p.Text(layout.Rect{X: r.X + 8*u, Y: row.Y + 2*u + float64(k)*step, W: r.W - 8*u, H: step}, paint.Left, face, size, color, line)
		}
	}
}

// undoButtons are those that take back, and do again.
func (t *TableScreen) undoButtons(p painter, s *Stack, at func(int) layout.Rect) {
	m := t.Model
	undo, redo := at(3), at(4)
	if m.LogOpen { // they stand from right to left
		undo, redo = redo, undo
	}
	why := ""
	if !m.MayUndo() {
		why = s.T("undo-nothing")
		if m.Story.At() > 0 && m.Story.Undoable() < m.Story.At() {
			why = s.T(undoWhy[m.Story.Header.Undo])
		}
	}
	if p.toolButton(ID{What: "undo"}, undo, paint.Undo, s.T("take-back"), why) {
		m.Undo()
	}
	why = ""
	if !m.MayRedo() {
		why = s.T("redo-nothing")
	}
	if p.toolButton(ID{What: "redo"}, redo, paint.Redo, s.T("do-again"), why) {
		m.Redo()
	}
}

// toolButton is a button with a sign, which is dim and says why not when it does
// nothing.
func (f *Frame) toolButton(id ID, r layout.Rect, sign paint.Sign, label, why string) bool {
	hover, click := f.spot(id, r, label, why)
	u := f.Unit
	c := theme.Ink
	switch {
	case why != "":
		c = theme.Faint.Alpha(0.7)
	case hover:
		c = theme.Lit
		f.Fill(r, 6*u, theme.Raised)
		f.why = label
	}
	side := min(r.W, r.H) * 0.56
	f.Mark(r.Middle(side, side), sign, c)
	return click
}
