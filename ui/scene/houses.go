package scene

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// DeckHouses are the houses of decks.
var DeckHouses = func() (all []card.House) {
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if card.AllHouses.Has(h) {
			all = append(all, h)
		}
	}
	return all
}()

// Houses is a row of emblems of houses, one of which may be chosen; who clicks it again
// chooses none.
func (f *Frame) Houses(s *Stack, what string, row layout.Rect, of []card.House, chosen *card.House) {
	u := f.Unit
	step := row.W / float64(len(of))
	for i, h := range of {
		cell := layout.Rect{X: row.X + float64(i)*step, Y: row.Y, W: step, H: row.H}
		hover, click := f.Spot(widget.ID{What: what, N: int(h)}, cell, s.Language.House(h), "")
		if click && *chosen == h {
			*chosen = card.NoHouse
		} else if click {
			*chosen = h
		}
		disc := cell.Middle(min(cell.W, cell.H)-6*u, min(cell.W, cell.H)-6*u)
		if hover {
			f.Tip = s.Language.House(h)
		}
		if *chosen == h {
			f.Fill(disc.Inset(-2.5*u), disc.W, theme.Lit)
		}
		f.Emblem(disc, h)
		if *chosen != card.NoHouse && *chosen != h && !hover {
			f.Fill(disc, disc.W/2, theme.Panel.Alpha(0.6))
		}
	}
}
