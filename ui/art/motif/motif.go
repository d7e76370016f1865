// Package motif says what a word of the vocabulary can name, and how it is measured: around
// its middle or its foot, or filling the picture. Each room has tables of words and what they
// mean, which are joined to one vocabulary.
package motif

import "github.com/keyraken/keyraken/ui/art/brush"

// Motif is something that can be drawn.
type Motif struct {
	Draw   func(*brush.Brush)
	Anchor Anchor
}

// Anchor is how a drawing is measured.
type Anchor uint8

// The frames.
const (
	Middle Anchor = iota // around its middle, about 100 units in each direction
	Foot                 // around the middle of its foot, about 260 wide and 280 high
	Full                 // all of the picture
)

// Join joins several tables of words, which must not share a word.
func Join[T any](of ...map[string]T) map[string]T {
	all := map[string]T{}
	for _, l := range of {
		for w, t := range l {
			if _, taken := all[w]; taken {
				panic("two meanings of the word " + w)
			}
			all[w] = t
		}
	}
	return all
}

// Anchored are drawings with the same measures.
func Anchored(f Anchor, of map[string]func(*brush.Brush)) map[string]Motif {
	all := map[string]Motif{}
	for w, draw := range of {
		all[w] = Motif{draw, f}
	}
	return all
}
