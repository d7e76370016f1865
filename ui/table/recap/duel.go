package recap

import "math/bits"

// Side is how a player of a standard game stood at a [Point].
type Side struct{ Keys, Amber int }

// sides records how the players of a standard game stand.
func (t *teller) sides(p *Point) {
	for side := range p.Sides {
		p.Sides[side] = Side{bits.OnesCount8(t.b.Keys[side]), t.b.Pool[side]}
	}
}
