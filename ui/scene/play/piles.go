package play

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// pileScreen shows the cards of a pile, the top one first, as far as the rules
// let one look; or, when peeked is set, cards at which somebody was let to look.
type pileScreen struct {
	m      *table.Model
	side   game.Side
	zone   card.Zone
	peeked []game.Slot
	first  int // row
}

func (*pileScreen) Name() string { return "pile" }
func (*pileScreen) Over() bool   { return true }

func (n *pileScreen) Frame(f *scene.Frame, s *scene.Stack) {
	u := f.Unit
	key := ""
	for i, z := range pileZones {
		if z == n.zone {
			key = pileKeys[i]
		}
	}
	pile := n.m.Board.Piles[n.side][n.zone]
	heading := s.T("pile-looked")
	if n.peeked != nil {
		pile = n.peeked
	} else {
		heading = s.T("pile-of", s.T(key), n.m.Name(n.side), len(pile))
	}
	r := f.Dialog(980, 640, heading)
	box := r
	c := painter{f, n.m, &s.Cache}
	w := 104 * u
	perRow := int((r.W + 8*u) / (w + 8*u))
	rows := (len(pile) + perRow - 1) / perRow
	step := w*layout.Ratio + 8*u
	visible := max(1, int((r.H-60*u)/step))
	n.first = max(0, min(rows-visible, n.first-int(sign(f.Wheel))))
	hidden := 0
	var hover game.Slot
	var at layout.Rect
	for i := range pile {
		slot := pile[len(pile)-1-i]
		if slot == 0 {
			hidden++
		}
		line := i/perRow - n.first
		if line < 0 || line >= visible {
			continue
		}
		spot := layout.Rect{X: r.X + float64(i%perRow)*(w+8*u), Y: r.Y + float64(line)*step, W: w, H: w * layout.Ratio}
		if slot == 0 {
			f.Back(spot, n.side == game.Monster)
			continue
		}
		over, _ := f.Spot(widget.ID{What: "pick", N: int(slot)}, spot, n.m.Title(slot), "")
		c.draw(slot, layout.Spot{Rect: spot}, 1, look{hover: over, lit: over})
		if over {
			hover, at = slot, spot
		}
	}
	note := ""
	switch {
	case len(pile) == 0:
		note = s.T("pile-empty")
	case hidden > 0:
		note = s.T("pile-hidden")
	}
	f.Text(layout.Rect{X: r.X, Y: box.Bottom() - 74*u, W: r.W, H: 22 * u}, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, note)
	if f.Button(widget.ID{What: "close"}, layout.Rect{X: r.X + r.W/2 - 100*u, Y: box.Bottom() - 46*u, W: 200 * u, H: 42 * u}, s.T("close"), "",
		widget.Strong) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if hover == 0 {
		return
	}
	f.Beside(s, s.ReadCard(n.m, hover), at, "", theme.Warn)
}
