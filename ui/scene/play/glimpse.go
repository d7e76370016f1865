package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

// glimpse is the ally that is pointed at. Its cards in play are shown at full size in place of
// those of the large side, as long as nothing else is pointed at: nothing moves for that.
type glimpse struct {
	side   keyforge.Side
	rested float64 // for how many seconds it has been pointed at
	places layout.SidePlaces
}

// point works out which ally is pointed at. A finger opens its side instead.
func (g *glimpse) point(f *cardview.Canvas, m *table.Model) {
	side := keyforge.NoSide
	switch id := f.Hot; {
	case f.Touched() || m.Dragged() != 0:
	case id.What == "ally":
		side = keyforge.Side(id.N)
	case id.What == "card":
		side, _ = m.Board.Side(keyforge.Slot(id.N))
	}
	if side >= keyforge.MaxSeats || !m.Places.Sides[side].Small {
		*g = glimpse{}
		return
	}
	if side != g.side {
		*g = glimpse{side: side}
	}
	g.rested += f.Seconds
	m.Glimpse(side, &g.places)
}

// draw draws the line and the artifacts of the ally.
func (g *glimpse) draw(p painter, t *Screen) {
	if g.rested < theme.Glimpse {
		return
	}
	u, b := p.Unit, &p.m.Board
	r := g.places.Zone.Inset(-4 * u)
	p.Fill(r, 8*u, theme.Abyss.Alpha(0.94))
	p.Fade(r, 8*u, theme.Seats[g.side].Alpha(0.16), theme.Seats[g.side].Alpha(0.05))
	p.Line(r, 8*u, 2*u, theme.Seats[g.side])
	g.row(p, t, b.Piles[g.side][card.Battleline], &g.places.Line)
	g.row(p, t, b.Piles[g.side][card.Artifacts], &g.places.Artifacts)
}

func (g *glimpse) row(p painter, t *Screen, cards []keyforge.Slot, row *layout.Row) {
	for i, slot := range cards {
		at := layout.Spot{Rect: row.Card[i]}
		if p.m.Board.Faces[slot].Marks&keyforge.Exhausted != 0 {
			at.Angle = layout.Tilt
		}
		l := cardStyle{lit: t.lit(slot), picked: p.m.Picked(slot), hover: t.reading.Hover == slot}
		l.dim = p.m.Asking() && p.m.Question().Kind == keyforge.AskCards && !l.lit && !l.picked
		p.draw(slot, at, 1, l)
	}
}
