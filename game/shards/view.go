package shards

import (
	"math/rand/v2"
	"slices"
)

// Sees says whether a seat knows which card lies in a slot (SE4).
func (g *Game) Sees(s Seat, c Slot) bool {
	switch zone, _ := g.Where(c); zone {
	case Centre, Deck:
		return false
	case Out, Hand, Relics:
		return g.s.Known[c]&(1<<s) != 0
	}
	return true
}

// Imagine replaces everything that a seat does not know by something that may be so: other hands, the orders of decks, secret
// relics and the random numbers to come. What it imagines depends on the seed and on what the seat knows, on nothing else.
func (g *Game) Imagine(s Seat, seed uint64) {
	g.s.rng = *rand.NewPCG(seed, 0x494d4147)
	for o := range Seat(g.s.Seats) {
		g.imagineHand(o, s)
	}
	if g.o.SecretRelics {
		g.imagineRelics(s)
	}
	centre := g.s.Centre.Cards()
	for i := 0; i < len(centre); { // what went under the deck together was shuffled together (SQ34)
		j := i + 1
		for j < len(centre) && g.s.Under[centre[j]] == g.s.Under[centre[i]] {
			j++
		}
		g.reorder(centre[i:j])
		i = j
	}
}

// reorder shuffles cards whose order is unknown, in a way that does not depend on that order.
func (g *Game) reorder(cards []Slot) {
	slices.Sort(cards)
	g.shuffle(cards)
}

// imagineHand shuffles the cards of a deck and those of the hand that the seat does not know.
func (g *Game) imagineHand(of, by Seat) {
	side := &g.s.Sides[of]
	var all Pile
	for _, c := range side.Deck.Cards() {
		all.push(c)
	}
	for _, c := range side.Hand.Cards() {
		if g.s.Known[c]>>by&1 == 0 {
			all.push(c)
		}
	}
	g.reorder(all.Cards())
	for i, c := range side.Hand.Cards() {
		if g.s.Known[c]>>by&1 == 0 {
			o := all.pop()
			side.Hand.cards[i] = o
			g.s.Known[o] = 1 << of
		}
	}
	for i := range side.Deck.Cards() {
		side.Deck.cards[i] = all.pop()
		g.s.Known[side.Deck.cards[i]] = 0
	}
}

// imagineRelics shuffles the secret relics of the others that the seat does not know, with those that nobody has.
func (g *Game) imagineRelics(by Seat) {
	var all Pile
	var hidden Cards
	for c := Slot(1); c < g.count; c++ {
		zone, _ := g.Where(c)
		if g.Card(c).Relic && (zone == Relics || zone == Out) && g.s.Known[c]>>by&1 == 0 {
			hidden.Add(c)
			all.push(c)
		}
	}
	g.shuffle(all.Cards())
	for o := range Seat(g.s.Seats) {
		for i, c := range g.s.Sides[o].Relics {
			if hidden.Has(c) {
				n := all.pop()
				g.s.Sides[o].Relics[i], g.s.Known[n] = n, 1<<o
			}
		}
	}
	for _, c := range all.Cards() {
		g.s.Known[c] = 0
	}
}
