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
	at := n.placeFilters(f, s, r)
	if at.last.Bottom()-r.Y <= layout.High*f.Unit/3 {
		n.filtering = false
		n.filters(f, s, &at)
		return at.rest
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
		at = n.placeFilters(f, s, rest)
		n.filters(f, s, &at)
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

// filterPlaces are where the filters stand: houses and sets in rows, and the last row; and the room below them.
type filterPlaces struct {
	houses, sets, last, rest layout.Rect
	houseRows, setRows       int
}

// placeFilters places the filters from the top of a rectangle.
func (n *screen) placeFilters(f *cardview.Canvas, s *scene.Stack, r layout.Rect) (at filterPlaces) {
	u := f.Unit
	at.houseRows = scene.HouseRows(f, r.W, len(scene.DeckHouses))
	at.setRows = f.ChoiceRows(r.W, 1+len(n.there), n.setName(s))
	at.houses, r = r.Cut(float64(at.houseRows) * f.RowHeight(34))
	at.sets, r = r.Drop(6 * u).Cut(float64(at.setRows) * f.RowHeight(32))
	at.last, r = r.Drop(4 * u).Cut(f.RowHeight(32))
	at.rest = r.Drop(8 * u)
	return at
}

// setName names the choices of sets: all of them, and each of which there is a deck.
func (n *screen) setName(s *scene.Stack) func(int) string {
	return func(i int) string {
		if i == 0 {
			return s.T("all-sets")
		}
		return n.there[i-1]
	}
}

// filters are the buttons of the filters and, unless that stands above, of the order.
func (n *screen) filters(f *cardview.Canvas, s *scene.Stack, at *filterPlaces) {
	scene.Houses(f, s, "deck-house", at.houses, at.houseRows, scene.DeckHouses, &n.query.House)
	chosen := 1 + slices.Index(n.there, n.query.Set)
	if f.ChoiceGrid(at.sets, at.setRows, "deck-set", &chosen, 1+len(n.there), n.setName(s)) {
		n.query.Set = ""
		if chosen > 0 {
			n.query.Set = n.there[chosen-1]
		}
	}
	parts := 3
	if n.filtering {
		parts = 2 // the order stands above
	}
	f.ToggleButton(widget.ID{What: "deck-favourites"}, part(f, at.last, 0, parts), s.T("favourites"), &n.query.Favourite)
	f.ToggleButton(widget.ID{What: "deck-playable"}, part(f, at.last, 1, parts), s.T("playable"), &n.query.Playable)
	if !n.filtering {
		n.order(f, s, part(f, at.last, 2, parts))
	}
}

// order is the button of the order.
func (n *screen) order(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if f.Button(widget.ID{What: "deck-order"}, r, s.T(orderNames[n.query.Order]), "", widget.Quiet) {
		n.query.Order = (n.query.Order + 1) % library.Order(len(orderNames))
	}
}

var orderNames = [...]string{library.ByName: "order-name", library.ByAdded: "order-added", library.BySet: "order-set",
	library.ByWins: "order-wins"}
