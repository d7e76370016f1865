package play

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
)

// newApart is the screen of a table that shows a game which is played elsewhere.
func newApart(s *scene.Stack, log *save.Log, seat game.Seat, a scene.Apart) scene.ApartTable {
	return &Screen{Model: s.OpenTableApart(log, seat, elsewhere{a}, a.Watches()), apart: a}
}

// elsewhere is where the game is played as the model knows it.
type elsewhere struct{ scene.Apart }

func (e elsewhere) Answer(c keyforge.Command) { e.Apart.Answer(c) }

// Arrive implements [scene.ApartTable].
func (t *Screen) Arrive(edit game.Edit, led bool) error { return t.Model.Arrive(edit, led) }

// CardName implements [scene.ApartTable].
func (t *Screen) CardName(c game.Slot) string {
	if int(c) >= keyforge.MaxCards || !hasFace(t.Model, c) {
		return ""
	}
	return t.Model.Title(c)
}

// seatAt is where a seat is on the table; at -1 there is room for a line.
func (t *Screen) seatAt(seat int) layout.Rect {
	p := &t.Model.Places
	if seat < 0 || seat >= t.Model.Seats() {
		return layout.Rect{X: p.Main.X + 10*p.Unit, Y: 8 * p.Unit, W: p.Main.W - 20*p.Unit, H: 30 * p.Unit}
	}
	return p.Sides[seat].Status
}

// points reports whether a click on a card points at it.
func (t *Screen) points() bool { return t.apart != nil && t.apart.Pointing() }

// mark marks what is pointed at, for everybody.
func (t *Screen) mark(f *cardview.Canvas, s *scene.Stack) {
	if t.apart != nil {
		t.apart.Point(f, f.Hot)
		return
	}
	s.Mark(f, f.Hot, nil)
}

// Showing implements [scene.ApartTable].
func (t *Screen) Showing() bool { return t.Model.Showing() }
