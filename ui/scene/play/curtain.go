package play

import (
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// curtain hangs before the table of a standard game while two persons change places: what
// lies open is visible through it, but neither hand. The person who is asked lifts it.
type curtain struct {
	scene.Base
	t      *Screen
	digest digest
	fallen float64 // how far it has come down, up to 1
}

func (*curtain) Name() string { return "curtain" }
func (*curtain) Over() bool   { return true }

// crestHeight is the height of the sign of the next player, in units, with the space below.
const crestHeight = 42.0

// curtainFalls is how many seconds the curtain takes to come down.
const curtainFalls = 0.35

func (n *curtain) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, m := f.Unit, n.t.Model
	if m.Curtain() != couch.Drawn { // nobody has to come anymore
		f.Defer(s.Pop)
		return
	}
	if n.fallen = min(1, n.fallen+f.Seconds/curtainFalls); f.ReducedMotion || s.Settings.MotionSpeed() >= 1000 {
		n.fallen = 1
	}
	n.cloth(f, m)
	side := m.Next()
	size := theme.Body * f.Type
	why := s.T("curtain-why")
	width := 560 * u * max(1, f.Type/u)
	width = min(width, f.W-40*u)
	high := float64(len(paint.Wrap(paint.Regular, size, why, width-40*u))) * size * paint.LineHeight
	if d := &n.digest; d.of != len(m.Log) {
		d.of, d.lines = len(m.Log), lastTurn(m.Log, side)
	}
	told := n.digest.height(f, width-40*u-30*u)
	room := min(told, digestHeight*u)
	r := f.Dialog(width/u, (high+room+150*u*max(1, f.Type/u*0.8))/u+crestHeight, s.T("curtain-for", m.Name(side)))
	sign, r := r.Cut(crestHeight * u)
	f.Crest(sign.Middle(36*u, 36*u), s.Crest(int(side)), theme.Seats[side&3])
	r = r.Drop(f.Paragraph(r, paint.Center, paint.Regular, size, theme.Ink, why))
	if told > 0 {
		n.digest.draw(f, layout.Rect{X: r.X, Y: r.Y + 4*u, W: r.W, H: room}, told)
	}
	row := layout.Rect{X: r.X, Y: r.Bottom() - 48*u, W: r.W, H: 46 * u}
	label := s.T("curtain-here", m.Name(side))
	w := min(row.W, max(240*u, paint.Width(paint.Bold, theme.Body*f.Type, label)+40*u))
	lift := f.Button(widget.ID{What: "lift-curtain"}, row.Middle(w, row.H), label, "", widget.Strong)
	switch {
	case f.Pressed[widget.Escape], f.Pressed[widget.Menu]:
		f.Defer(func() { n.t.pause(s) })
	case lift, f.Pressed[widget.Enter]: // not by the key that drew it
		f.Defer(func() {
			s.Pop()
			m.LiftCurtain()
		})
	}
}

// cloth draws the curtain, in folds, over the hands.
func (n *curtain) cloth(f *cardview.Canvas, m *table.Model) {
	u := f.Unit
	main := m.Places.Main
	for i, area := range [...]layout.Rect{m.Places.Sides[m.OppositeSide()].Hand.Area, m.Places.Sides[m.Large()].Hand.Area} {
		r := layout.Rect{X: main.X, Y: 0, W: main.W, H: area.Bottom() + 4*u}
		if i == 1 {
			r = layout.Rect{X: main.X, Y: area.Y - 6*u, W: main.W, H: f.H - area.Y + 6*u}
		}
		fold, full := 46*u, r.H
		r.H *= n.fallen
		if i == 1 {
			r.Y += full - r.H
		}
		for x := r.X; x < r.Right(); x += fold {
			w := min(fold, r.Right()-x)
			f.Fade(layout.Rect{X: x, Y: r.Y, W: w, H: r.H}, 0, curtainCloth, curtainCloth.Mix(theme.Abyss, 0.55))
			f.Fill(layout.Rect{X: x + w*0.62, Y: r.Y, W: w * 0.38, H: r.H}, 0, theme.Abyss.Alpha(0.35))
			f.Fill(layout.Rect{X: x + w*0.18, Y: r.Y, W: w * 0.1, H: r.H}, 0, theme.Ink.Alpha(0.07))
		}
		edge := layout.Rect{X: r.X, Y: r.Bottom() - 3*u, W: r.W, H: 3 * u}
		if i == 1 {
			edge.Y = r.Y
		}
		f.Fill(edge, 0, theme.Bronze.Alpha(0.9))
	}
}

// curtainCloth is the color of the curtain.
var curtainCloth = paint.RGB(0xc23a5c)
