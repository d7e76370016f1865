package online

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
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
	said     []said // the latest last
	news     bool   // since one has looked at it
	pointing bool   // the next card that is clicked is pointed at
	note     string // what the room has refused, for a while
	noted    float64
}

// said is a phrase, or a card that somebody points at who does not see it on the table.
type said struct {
	seat   int // from 1
	phrase string
	card   string
	age    float64 // in seconds
}

// The seconds for which what is said is shown at the seat, and a note.
const (
	saidStays = 7.0
	noteStays = 6.0
	mostSaid  = 100
)

// hear takes in what somebody says or points at.
func (v *visit) hear(t wire.Tell) {
	switch {
	case t.Said != nil && slices.Contains(wire.Phrases, t.Said.Phrase) && v.called(t.Said.Seat) != "":
		v.tell(said{seat: t.Said.Seat, phrase: t.Said.Phrase})
	case t.Point != nil && v.table != nil && v.called(t.Point.Seat) != "":
		if t.Point.Seat == v.Welcome.Seat && !v.Welcome.Watches { // it is marked already
			return
		}
		for _, what := range [...]string{"card", "pick"} {
			id := widget.ID{What: what, N: t.Point.Card}
			if slices.ContainsFunc(v.s.Spots(), func(sp widget.Spot) bool { return sp.ID == id }) {
				v.s.PingOf(t.Point.Seat-1, id)
				return
			}
		}
		if name := v.table.CardName(game.Slot(t.Point.Card)); name != "" {
			v.tell(said{seat: t.Point.Seat, card: name})
		}
	}
}

func (v *visit) tell(n said) {
	t := &v.talk
	if t.said = append(t.said, n); len(t.said) > mostSaid {
		t.said = slices.Delete(t.said, 0, len(t.said)-mostSaid)
	}
	t.news = t.news || n.seat != v.Welcome.Seat || v.Welcome.Watches
}

// words are what was said.
func (v *visit) words(n *said) string {
	if n.card != "" {
		return v.s.T("online-points", n.card)
	}
	return v.s.T("phrase-" + n.phrase)
}

// takeRefused shows what the room has refused.
func (v *visit) takeRefused() {
	if err := v.Refused(); err != nil {
		v.talk.note, v.talk.noted = lang.Capital(v.s.Language.Say(err)), noteStays
	}
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
	v.talk.pointing = false
	c := scene.Pointed(on)
	if c == 0 || v.Welcome.Watches {
		return
	}
	if slices.ContainsFunc(f.Spots, func(sp widget.Spot) bool { return sp.ID == on && sp.Label != "" }) {
		v.s.PingOf(int(v.Seat()), on)
		v.Ask(wire.Ask{Point: int(c)})
	}
}

// Draw implements [scene.Apart].
func (v *visit) Draw(f *cardview.Canvas, at func(seat int) layout.Rect) {
	t := &v.talk
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
	t.noted -= f.Seconds
	if words, color := v.line(); words != "" {
		chip(f, at(-1), words, color)
	}
}

// line is what must be known about one's stay, if anything.
func (v *visit) line() (string, paint.Color) {
	switch t := &v.talk; {
	case t.noted > 0:
		return t.note, theme.Danger
	case t.pointing:
		return v.s.T("online-point-now"), theme.Lit
	case v.Welcome.Watches:
		return v.s.T("online-watching", v.called(v.Welcome.Seat)), theme.Water
	case v.Room.Watching > 0:
		return v.s.T("online-watched", v.Room.Watching), theme.Dim
	}
	return "", theme.Dim
}

// chip draws a line on a ground of its own at the left of a place.
func chip(f *cardview.Canvas, r layout.Rect, words string, color paint.Color) {
	if r.Empty() {
		return
	}
	u, size := f.Unit, theme.Small*f.Type
	w := min(r.W, paint.Width(paint.Bold, size, words)+24*u)
	at := layout.Rect{X: r.X, Y: r.Y, W: w, H: max(26*u, size*1.5)}
	f.Fill(at, at.H/2, theme.Abyss.Alpha(0.88))
	f.Line(at, at.H/2, max(1, 1.2*u), color.Alpha(0.8))
	f.TextLine(at.Inset(4*u).Middle(at.W-20*u, at.H-4*u), paint.Center, paint.Bold, size, color.Mix(theme.Ink, 0.3), words)
}

// bubble draws what somebody says, at a seat.
func (v *visit) bubble(f *cardview.Canvas, near layout.Rect, n *said) {
	if near.Empty() {
		return
	}
	u, size, words := f.Unit, theme.Body*f.Type, v.words(n)
	w := min(f.W*0.6, paint.Width(paint.Bold, size, words)+30*u)
	h := size*1.5 + 12*u
	r := layout.Rect{X: near.Center().X - w/2, Y: near.Center().Y - h/2, W: w, H: h}.Clamp(layout.Rect{W: f.W, H: f.H}.Inset(6 * u))
	fade := min(1, 2*(saidStays-n.age))
	color := theme.Seats[(n.seat-1)&3]
	f.Soft(r.Shift(0, 3*u), h/2, 10*u, theme.Shadow.Alpha(fade))
	f.Fill(r, h*0.4, theme.PanelTop.Mix(theme.Abyss, 0.2).Alpha(0.97*fade))
	f.Line(r, h*0.4, 2*u, color.Alpha(fade))
	f.Text(r.Inset(6*u), paint.Center, paint.Bold, size, theme.Ink.Alpha(fade), words)
}
