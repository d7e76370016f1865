package keyforge

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// numberOfQualities is how many cards, at least and at most, make one for each house,
// power or battleline of the set.
func (g *Game) numberOfQualities(q card.Quality, set *Set) (least, most int) {
	if q == card.OfPower {
		n := g.sum(&card.Num{Kind: card.PowersAmong}, *set, present)
		return n, n
	}
	if q == card.OfLine {
		var sides uint8
		for c := set.First(); c != 0; c = set.Next(c) {
			sides |= 1 << g.s.Cards[c].Ctrl
		}
		n := bits.OnesCount8(sides)
		return n, n
	}
	var houses card.Houses
	plain := true
	for c := set.First(); c != 0; c = set.Next(c) {
		of := g.houses(c, present)
		plain = plain && bits.OnesCount32(uint32(of)) == 1
		houses |= of
	}
	most = bits.OnesCount32(uint32(houses))
	if least = most; !plain {
		least = min(1, most)
	}
	return least, most
}

// canStandFor reports whether the card can be picked for a house, or power, other than
// those of the other picks.
func (g *Game) canStandFor(q *Question, c Slot) bool {
	switch q.OneOf {
	case card.OfPower:
		for o := q.Picked.First(); o != 0; o = q.Picked.Next(o) {
			if g.power(o, present) == g.power(c, present) {
				return false
			}
		}
	case card.OfLine:
		for o := q.Picked.First(); o != 0; o = q.Picked.Next(o) {
			if g.s.Cards[o].Ctrl == g.s.Cards[c].Ctrl {
				return false
			}
		}
	case card.OfHouse:
		var of [card.HouseCount]Slot
		for o := q.Picked.First(); o != 0; o = q.Picked.Next(o) {
			var tried card.Houses
			g.matchHouse(o, &of, &tried)
		}
		var tried card.Houses
		return g.matchHouse(c, &of, &tried)
	}
	return true
}

// matchHouse lets the card stand for one of its houses, moving others to other houses
// of theirs where needed. It reports whether that was possible.
func (g *Game) matchHouse(c Slot, of *[card.HouseCount]Slot, tried *card.Houses) bool {
	for h := range g.houses(c, present).All() {
		if tried.Has(h) {
			continue
		}
		*tried |= 1 << h
		if of[h] == 0 || g.matchHouse(of[h], of, tried) {
			of[h] = c
			return true
		}
	}
	return false
}

// coversHouses reports whether there is a pick for each house, or power, as far as the
// question requires that.
func (g *Game) coversHouses(q *Question) bool {
	if q.OneOf != card.OfHouse || q.Partly {
		return true // as many powers as there are must be picked
	}
	var all, picked card.Houses
	for c := q.Domain.First(); c != 0; c = q.Domain.Next(c) {
		all |= g.houses(c, present)
		if q.Picked.Has(c) {
			picked |= g.houses(c, present)
		}
	}
	return picked == all
}
