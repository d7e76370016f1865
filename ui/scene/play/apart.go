package play

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// newApart is the screen of a table that shows a game which is played elsewhere.
func newApart(s *scene.Stack, log *save.Log, seat game.Seat, a scene.Apart) scene.ApartTable {
	return &Screen{Model: s.OpenTableApart(log, seat, elsewhere{a}, a.Watches()), apart: scene.Elsewhere[*keyforge.Game]{Apart: a}}
}

// elsewhere is where the game is played as the model knows it.
type elsewhere struct{ scene.Apart }

func (e elsewhere) Answer(c keyforge.Command) { e.Apart.Answer(c) }

// Arrive implements [scene.ApartTable].
func (t *Screen) Arrive(edit game.Edit, led bool) error { return t.Model.Arrive(edit, led) }

// Around implements [scene.ApartTable].
func (t *Screen) Around(c game.Slot) (all []widget.ID) {
	side, z := t.Model.Board.Side(c)
	if side >= keyforge.MaxSides {
		return nil
	}
	for i, zone := range pileZones {
		if zone == z {
			all = append(all, widget.ID{What: pileNames[side], N: i})
		}
	}
	return append(all, widget.ID{What: "ally", N: int(side)}, widget.ID{What: "status", N: int(side)})
}

// CardName implements [scene.ApartTable].
func (t *Screen) CardName(c game.Slot) string {
	if int(c) >= keyforge.MaxCards || !hasFace(t.Model, c) {
		return ""
	}
	return t.Model.Title(c)
}

// Whole goes on with the whole game once it is over.
func (t *Screen) Whole(log *save.Log) { t.apart.Keep(log) }

// Remark implements [scene.ApartTable].
func (t *Screen) Remark(words string) {
	if t.remark(words); words == "" {
		t.aside = scene.Aside{}
	}
}

// seatAt is where there is room on the table for what a seat says: beside its name, or below what an ally has.
func (t *Screen) seatAt(seat int) layout.Rect {
	side := &t.Model.Places.Sides[seat&3]
	r := side.Status
	if side.Small {
		return layout.Rect{X: side.Zone.X, Y: r.Bottom(), W: side.Zone.W, H: 46 * t.Model.Places.Unit}
	}
	return layout.Rect{X: r.X, Y: r.Y, W: r.W, H: 0.62 * r.H}
}

// watched says over whose shoulder one looks, at the right of a bar, and returns the rest of it.
func (t *Screen) watched(p painter, r layout.Rect) layout.Rect {
	if t.apart.Here() || t.apart.Line() == "" {
		return r
	}
	u, words, size := p.Unit, t.apart.Line(), theme.Body*p.Type
	rest, at := r.SplitRight(min(r.W*0.5, paint.Width(paint.Bold, size, words)+44*u))
	at = at.Middle(at.W-16*u, min(at.H, size*1.9))
	p.Fill(at, at.H/2, theme.Abyss.Alpha(0.7))
	p.Line(at, at.H/2, max(1, 1.2*u), theme.Water)
	p.Text(at.Inset(5*u), paint.Center, paint.Bold, size, theme.Water, words)
	return rest
}

// Showing implements [scene.ApartTable].
func (t *Screen) Showing() bool { return t.Model.Showing() }
