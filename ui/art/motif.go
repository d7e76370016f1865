package art

import "github.com/keyraken/keyraken/ui/art/brush"

// motif is something that can be drawn.
type motif struct {
	draw  func(*brush.Brush)
	frame frame
}

// frame is how a drawing is measured.
type frame uint8

const (
	middle frame = iota // around its middle, about 100 units in each direction
	foot                // around the middle of its foot, about 260 wide and 280 high
	full                // all of the picture
)

// joined joins several lexicons, which must not share a word.
func joined[T any](of ...map[string]T) map[string]T {
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

// framed are drawings with the same measures.
func framed(f frame, of map[string]func(*brush.Brush)) map[string]motif {
	all := map[string]motif{}
	for w, draw := range of {
		all[w] = motif{draw, f}
	}
	return all
}
