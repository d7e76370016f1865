package scene

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
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

// HouseRows is in how many rows emblems of n houses stand in that width, so that each has room for a finger.
func HouseRows(f *cardview.Canvas, wide float64, n int) int {
	perRow := min(n, max(1, int(wide/max(1, f.Target()))))
	return (n + perRow - 1) / perRow
}

// Houses are emblems of houses in that many rows, one of which may be chosen; a click on the
// chosen one clears the choice.
func Houses(f *cardview.Canvas, s *Stack, what string, area layout.Rect, rows int, of []card.House, chosen *card.House) {
	u := f.Unit
	perRow := (len(of) + rows - 1) / rows
	w, h := area.W/float64(perRow), area.H/float64(rows)
	for i, house := range of {
		cell := layout.Rect{X: area.X + float64(i%perRow)*w, Y: area.Y + float64(i/perRow)*h, W: w, H: h}
		hover, click := f.Spot(widget.ID{What: what, N: int(house)}, cell, s.Language.House(house), "")
		if click && *chosen == house {
			*chosen = card.NoHouse
		} else if click {
			*chosen = house
		}
		disc := cell.Middle(min(cell.W, cell.H)-6*u, min(cell.W, cell.H)-6*u)
		if hover {
			f.Tip = s.Language.House(house)
		}
		if *chosen == house {
			f.Fill(disc.Inset(-2.5*u), disc.W, theme.Lit)
		}
		cardview.Emblem(f.List, disc, house)
		if *chosen != card.NoHouse && *chosen != house && !hover {
			f.Fill(disc, disc.W/2, theme.Panel.Alpha(0.6))
		}
	}
}
