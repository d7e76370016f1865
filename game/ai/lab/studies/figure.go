package studies

import (
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// Figure is how often decks have won together, and who played them. Games of the lab are all by the newest rulebook.
type Figure struct {
	lab.Rate
	Bot  string
	When time.Time
	// Order are the places of the decks among those that were asked for, as they sat: an experiment in another order is another.
	Order []int
}

// Figure returns what the lab has found about decks that play together in a mode, at a difficulty or under a variant: of what was
// found by the present rules and cards, that with the most games. It returns nil when nothing was. The decks may sit in any order.
func (s *Store) Figure(cat *keyforge.Catalogue, mode, difficulty string, decks ...*deck.Deck) *Figure {
	keys, sums := make([]string, len(decks)), make([]string, len(decks))
	for i, d := range decks {
		deal := d.Deal(0)
		sat := scenario.DeckOf(&deal)
		keys[i], sums[i] = d.ListKey(), lab.DeckSum(&sat)
	}
	version := scenario.CatalogueVersion(cat)
	var best *Figure
	for i, key := range keys {
		if slices.Contains(keys[:i], key) {
			continue
		}
		for _, study := range s.read(key) {
			r := study.Result
			if r.Engine != scenario.Engine || r.Catalogue != version {
				continue
			}
			for c := range r.Cells {
				cell := &r.Cells[c]
				if cell.Mode != mode || cell.Difficulty != difficulty || cell.Drawn > 0 || best != nil && cell.Played() <= best.Games {
					continue
				}
				if order := orderOf(r, cell, sums); order != nil && cell.Played() > 0 {
					best = &Figure{cell.Rate(), r.Bot, study.When, order}
				}
			}
		}
	}
	return best
}

// orderOf is the place among the checksums of each deck of a cell, or nil if these are other decks.
func orderOf(r *lab.Result, c *lab.Cell, sums []string) (order []int) {
	if len(c.Decks) != len(sums) {
		return nil
	}
	for _, d := range c.Decks {
		sum := lab.DeckSum(&r.Decks[d])
		for i := range sums {
			if sums[i] == sum && !slices.Contains(order, i) {
				order = append(order, i)
				break
			}
		}
	}
	if len(order) < len(sums) {
		return nil
	}
	return order
}
