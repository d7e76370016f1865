package board

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Beside is a card that lies beside the game: a token card, an archon power, or a face of a
// prophecy card (K23.2).
type Beside struct {
	Def  uint16        // its number in the catalogue
	Slot keyforge.Slot // of an archon power, or of the card under an active prophecy, or 0
}

// Beside appends what lies beside the game of a side: the token card, the archon power, and of
// each prophecy card the active face, or both (K30.1).
func (b *Board) Beside(all []Beside, side keyforge.Side) []Beside {
	if n := b.tokens[side]; n != 0 {
		all = append(all, Beside{n, 0})
	}
	lying := b.Piles[side][card.Reference]
	for _, c := range lying {
		if b.Faces[c].Type == card.PowerType {
			all = append(all, Beside{b.Faces[c].Def, c})
		}
	}
	for faces := range slices.Chunk(b.prophecies[side][:], 2) {
		if i := slices.IndexFunc(lying, func(c keyforge.Slot) bool { return slices.Contains(faces, b.Faces[c].Def) }); i >= 0 {
			all = append(all, Beside{b.Faces[lying[i]].Def, lying[i]})
		} else if faces[0] != 0 {
			all = append(all, Beside{faces[0], 0}, Beside{faces[1], 0})
		}
	}
	return all
}
