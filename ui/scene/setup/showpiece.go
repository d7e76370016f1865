package setup

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// showpieces are the best cards of a deck to show: of each house the rare and
// powerful ones first, by their places in the deck.
func showpieces(d *deck.Deck) [deck.Houses][]int {
	var all [deck.Houses][]int
	seen := map[string]bool{}
	for i, c := range d.Cards {
		if k := slices.Index(d.Houses[:], c.House); k >= 0 && !seen[c.ID] {
			seen[c.ID] = true
			all[k] = append(all[k], i)
		}
	}
	for _, of := range all {
		slices.SortStableFunc(of, func(a, b int) int { return cmp.Compare(splendor(d, b), splendor(d, a)) })
	}
	return all
}

// splendor is how much a card of a deck deserves to be shown.
func splendor(d *deck.Deck, i int) int {
	p := library.Printing(d, d.Cards[i].ID)
	return rareness[p.Rarity] + p.Power
}

var rareness = map[string]int{"Uncommon": 3, "Rare": 6, "Special": 7, "Variant": 7}

// tile draws the picture of a card of a deck with its name, and reports whether
// the mouse is on it.
func tile(f *cardview.Canvas, s *scene.Stack, id widget.ID, r layout.Rect, d *deck.Deck, i int) bool {
	u := f.Unit
	c := &d.Cards[i]
	title := s.CardTitle(c.ID)
	hover, _ := f.ViewSpot(id, r, title)
	color := theme.House(c.House)
	bronze, patina := color.Mix(theme.Ink, 0.3), color.Mix(theme.Abyss, 0.4)
	if hover {
		bronze, patina = theme.Lit, theme.Lit
	}
	f.Soft(r.Shift(0, 2*u), 7*u, 5*u, theme.Shadow)
	f.Rim(r, paint.Cut, 7*u, 1.8*u, bronze, patina, theme.Panel, theme.Abyss)
	inner := r.Inset(1.8 * u)
	var known *card.Card
	if def, ok := s.Catalogue.Number(c.ID); ok {
		known = s.Catalogue.Card(def)
	}
	f.Corners(paint.Cut)
	f.Artwork(inner, 6*u, known, c.House, 0)
	name := inner.Drop(inner.H - min(22*u, inner.H*0.36))
	f.Fade(name, 6*u, theme.Abyss.Alpha(0.62), theme.Abyss.Alpha(0.9))
	f.Corners(paint.Round)
	name = name.Inset(2 * u)
	size := min(theme.Small*f.Type, 14*u)
	size = min(size, size*(name.W-8*u)/paint.Width(paint.Bold, size, title))
	f.Text(name, paint.Center, paint.Bold, size, theme.Power, title)
	return hover
}
