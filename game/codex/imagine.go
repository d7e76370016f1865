package codex

import "math/rand/v2"

// Imagine replaces everything that a seat does not know by something that may be so: the order of its deck and its partner's, the
// random numbers to come, and of opponents the hand, the deck, the discard pile and what they have hired, together with the codex. What
// everybody has seen stays where it may be. What is imagined depends on the seed and on what the seat knows, on nothing else.
func (g *Game) Imagine(s Seat, seed uint64) {
	g.s.rng = *newRandom(seed)
	for o := range Seat(g.s.Seats) {
		side := &g.s.Sides[o]
		if !g.Enemies(s, o) {
			shuffle(g, sorted(&side.Deck))
			continue
		}
		g.imagineSide(side)
	}
}

// imagineSide deals the cards of a side anew.
func (g *Game) imagineSide(side *Side) {
	// Known and unknown cards that lie somewhere, all together; then those that have left the codex by number.
	var known, rest Pile
	var left [MaxDefs]uint8
	out := 0
	for _, p := range [...]*Pile{&side.Deck, &side.Hand, &side.Discard, &side.Hired} {
		out += p.Len()
		for _, d := range p.Cards() {
			left[d]++
		}
	}
	for _, d := range side.Codex.Cards() {
		left[d]++
	}
	for d := range left {
		k := min(side.Known[d], left[d])
		for range k {
			known.push(Def(d))
		}
		for range left[d] - k {
			rest.push(Def(d))
		}
	}
	shuffle(g, rest.Cards())
	for known.Len() < out {
		known.push(rest.pop())
	}
	side.Codex = rest
	sorted(&side.Codex)
	for _, d := range side.Shown.Cards() {
		known.remove(d)
	}
	shuffle(g, known.Cards())
	hand := side.Shown
	for hand.n < side.Hand.n {
		hand.push(known.pop())
	}
	side.Hand = hand
	for _, p := range [...]*Pile{&side.Deck, &side.Discard, &side.Hired} {
		for i := range p.Cards() {
			p.cards[i] = known.pop()
		}
	}
}

// newRandom are the random numbers of an imagined game.
func newRandom(seed uint64) *rand.PCG { return rand.NewPCG(seed, 0x494d4147) }
