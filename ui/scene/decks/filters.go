package decks

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// narrow is what narrows the list down, and its order. It returns the room for the list. Filters that would leave
// too little of it, as they do where each is as large as a finger, stand in its place while a button asks for them.
func (n *screen) narrow(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	rest := n.filters(f, s, r, false)
	if rest.Y-r.Y <= layout.High*f.Unit/3 {
		n.filtering = false
		return n.filters(f, s, r, true)
	}
	row, rest := r.Cut(f.RowHeight(32))
	label := s.T("filters")
	if active := n.active(); active > 0 {
		label += " · " + widget.Number(active)
	}
	f.ToggleButton(widget.ID{What: "deck-filters"}, part(f, row, 0, 2), label, &n.filtering)
	n.order(f, s, part(f, row, 1, 2))
	rest = rest.Drop(8 * f.Unit)
	if n.filtering {
		n.filters(f, s, rest, true)
	}
	return rest
}

// active is how many filters there are.
func (n *screen) active() (active int) {
	for _, on := range [...]bool{n.query.House != card.NoHouse, n.query.Set != "", n.query.Favourite, n.query.Playable} {
		if on {
			active++
		}
	}
	return active
}

// part is one of several equal parts of a row of buttons.
func part(f *cardview.Canvas, row layout.Rect, i, of int) layout.Rect {
	w := row.W / float64(of)
	return layout.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w, H: row.H}.Inset(2 * f.Unit)
}

// filters are the buttons of the filters, which are drawn or only measured, and the order. It returns the room below them.
func (n *screen) filters(f *cardview.Canvas, s *scene.Stack, r layout.Rect, draw bool) layout.Rect {
	u := f.Unit
	set := func(i int) string {
		if i == 0 {
			return s.T("all-sets")
		}
		return n.there[i-1]
	}
	houseRows, setRows := scene.HouseRows(f, r.W, len(scene.DeckHouses)), f.ChoiceRows(r.W, 1+len(n.there), set)
	houses, r := r.Cut(float64(houseRows) * f.RowHeight(34))
	sets, r := r.Drop(6 * u).Cut(float64(setRows) * f.RowHeight(32))
	row, r := r.Drop(4 * u).Cut(f.RowHeight(32))
	if !draw {
		return r
	}
	scene.Houses(f, s, "deck-house", houses, houseRows, scene.DeckHouses, &n.query.House)
	chosen := 1 + slices.Index(n.there, n.query.Set)
	if f.ChoiceGrid(sets, setRows, "deck-set", &chosen, 1+len(n.there), set) {
		n.query.Set = ""
		if chosen > 0 {
			n.query.Set = n.there[chosen-1]
		}
	}
	parts := 3
	if n.filtering {
		parts = 2 // the order stands above
	}
	f.ToggleButton(widget.ID{What: "deck-favourites"}, part(f, row, 0, parts), s.T("favourites"), &n.query.Favourite)
	f.ToggleButton(widget.ID{What: "deck-playable"}, part(f, row, 1, parts), s.T("playable"), &n.query.Playable)
	if !n.filtering {
		n.order(f, s, part(f, row, 2, parts))
	}
	return r.Drop(8 * u)
}

// order is the button of the order.
func (n *screen) order(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if f.Button(widget.ID{What: "deck-order"}, r, s.T(orderNames[n.query.Order]), "", widget.Quiet) {
		n.query.Order = (n.query.Order + 1) % library.Order(len(orderNames))
	}
}

var orderNames = [...]string{library.ByName: "order-name", library.ByAdded: "order-added", library.BySet: "order-set",
	library.ByWins: "order-wins"}
