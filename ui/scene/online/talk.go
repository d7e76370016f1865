package online

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// talk is what is said in a room.
type talk struct {
	said     []said       // the latest last
	news     bool         // since one has looked at it
	pointing bool         // the next card that is clicked is pointed at
	points   []wire.Point // at what others point, until that is drawn
}

// said is a phrase, or a card that somebody points at who does not see it on the table.
type said struct {
	seat   int // from 1
	phrase string
	card   string
	age    float64 // in seconds
}

// The seconds for which what is said is shown at the seat, and how much is kept.
const (
	saidStays = 7.0
	mostSaid  = 100
)

// hear takes in what somebody says or points at.
func (v *visit) hear(t wire.Tell) {
	switch {
	case t.Said != nil && slices.Contains(wire.Phrases, t.Said.Phrase) && v.called(t.Said.Seat) != "":
		v.tell(said{seat: t.Said.Seat, phrase: t.Said.Phrase})
	case t.Point != nil && v.table != nil && v.called(t.Point.Seat) != "":
		if t.Point.Seat != v.Welcome.Seat || v.Welcome.Watches { // otherwise it is marked already
			v.talk.points = append(v.talk.points, *t.Point)
		}
	}
}

// mark marks at what others point. Of a card that lies face up where it is not seen it is said what it is called.
func (v *visit) mark(f *cardview.Canvas) {
	for _, p := range v.talk.points {
		c := game.Slot(p.Card)
		all := append([]widget.ID{{What: "card", N: p.Card}, {What: "pick", N: p.Card}}, v.table.Around(c)...)
		i := slices.IndexFunc(all, func(id widget.ID) bool { return has(f, id) })
		if i >= 0 {
			v.s.PingOf(p.Seat-1, all[i])
		}
		if name := v.table.CardName(c); name != "" && (i < 0 || scene.Pointed(all[i]) == 0) {
			v.tell(said{seat: p.Seat, card: name})
		}
	}
	v.talk.points = v.talk.points[:0]
}

// has reports whether a thing with a name was drawn in this frame.
func has(f *cardview.Canvas, id widget.ID) bool {
	return slices.ContainsFunc(f.Spots, func(sp widget.Spot) bool { return sp.ID == id && sp.Label != "" })
}

func (v *visit) tell(n said) {
	t := &v.talk
	if t.said = append(t.said, n); len(t.said) > mostSaid {
		t.said = slices.Delete(t.said, 0, len(t.said)-mostSaid)
	}
	if n.seat != v.Welcome.Seat || v.Welcome.Watches {
		t.news = true
		v.s.Chime()
	}
}

// words are what was said.
func (v *visit) words(n *said) string {
	if n.card != "" {
		return v.s.T("online-points", n.card)
	}
	return v.s.T("phrase-" + n.phrase)
}

// News implements [scene.Apart].
func (v *visit) News() bool { return v.talk.news }

// Company implements [scene.Apart].
func (v *visit) Company() {
	v.talk.pointing = false
	v.s.Push(&company{visit: v})
}

// Pointing implements [scene.Apart].
func (v *visit) Pointing() bool { return v.talk.pointing }

// Point implements [scene.Apart].
func (v *visit) Point(f *cardview.Canvas, on widget.ID) {
	if v.talk.pointing {
		v.talk.pointing = false
		v.table.Remark("")
	}
	c := scene.Pointed(on)
	if c == 0 || v.Welcome.Watches {
		return
	}
	if has(f, on) {
		v.s.PingOf(int(v.Seat()), on)
		v.Ask(wire.Ask{Point: int(c)})
	}
}

// Draw implements [scene.Apart].
func (v *visit) Draw(f *cardview.Canvas, at func(seat int) layout.Rect) {
	t := &v.talk
	v.mark(f)
	if t.pointing {
		v.table.Remark(v.s.T("online-point-now"))
	}
	last := map[int]*said{}
	for i := range t.said {
		if n := &t.said[i]; n.age < saidStays {
			n.age += f.Seconds
			last[n.seat] = n
		}
	}
	for seat := 1; seat <= len(v.Room.Places); seat++ {
		if n := last[seat]; n != nil {
			v.bubble(f, at(seat-1), n)
		}
	}
}

// Line implements [scene.Apart].
func (v *visit) Line() string {
	if !v.Welcome.Watches {
		return ""
	}
	words := v.s.T("online-watching", v.called(v.Welcome.Seat))
	if v.Table != nil && v.Table.Hands {
		words += " · " + v.s.T("online-all-hands")
	}
	return words
}

// Watching implements [scene.Apart].
func (v *visit) Watching() int { return v.Room.Watching }

// bubble draws what somebody says, at a seat.
func (v *visit) bubble(f *cardview.Canvas, near layout.Rect, n *said) {
	if near.Empty() {
		return
	}
	u, size, words := f.Unit, theme.Body*f.Type, v.words(n)
	w := min(f.W*0.6, paint.Width(paint.Bold, size, words)+30*u)
	h := size*1.5 + 12*u
	x := near.Right() - w - 6*u // at the right, since the name is at the left
	if w > near.W {
		x = near.Center().X - w/2
	}
	r := layout.Rect{X: x, Y: near.Center().Y - h/2, W: w, H: h}.Clamp(layout.Rect{W: f.W, H: f.H}.Inset(6 * u))
	fade := min(1, 2*(saidStays-n.age))
	color := seatColor(n.seat - 1)
	f.Soft(r.Shift(0, 3*u), h/2, 10*u, theme.Shadow.Alpha(fade))
	f.Fill(r, h*0.4, theme.PanelTop.Mix(theme.Abyss, 0.2).Alpha(0.97*fade))
	f.Line(r, h*0.4, 2*u, color.Alpha(fade))
	f.Text(r.Inset(6*u), paint.Center, paint.Bold, size, theme.Ink.Alpha(fade), words)
}
