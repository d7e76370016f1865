package table

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
)

// steadyHand is where the cards of the large hand lie: while the mouse is over them they stay
// there, so that none slips under it.
type steadyHand struct {
	side  keyforge.Side
	area  layout.Rect
	cards []keyforge.Slot // by place; 0: it has left
	at    []layout.Rect
}

// keepHand leaves the cards of the large hand where they were while the mouse is over it. New
// ones take the places of those that have left, as long as there are any.
func (m *Model) keepHand() {
	side := m.Large()
	k, row, hand := &m.steady, &m.Places.Sides[side].Hand, m.Board.Piles[side][card.Hand]
	if !m.OverHand || k.side != side || k.area != row.Area || len(hand) > len(k.cards) || slices.Contains(hand, 0) {
		k.side, k.area = side, row.Area
		k.cards, k.at = append(k.cards[:0], hand...), append(k.at[:0], row.Card[:len(hand)]...)
		return
	}
	for i, c := range k.cards {
		if !slices.Contains(hand, c) {
			k.cards[i] = 0
		}
	}
	for i, c := range hand {
		at := slices.Index(k.cards, c)
		if at < 0 {
			at = slices.Index(k.cards, 0)
			k.cards[at] = c
		}
		row.Card[i] = k.at[at]
	}
}
