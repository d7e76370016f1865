package board

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Locations counts the locations of a side, which come before its other artifacts, and says at
// which of them the monster is, from 0 at the left.
func (b *Board) Locations(side keyforge.Side) (n, perch int) {
	for _, c := range b.Piles[side][card.Artifacts] {
		if c == 0 || b.Faces[c].Type != card.LocationType {
			break
		}
		if b.Faces[c].Counters[card.ShadowCounter] > 0 {
			perch = n
		}
		n++
	}
	return n, perch
}
