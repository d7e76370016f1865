package keyforge

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// related applies the tests that compare the card with others.
func (g *Game) related(p *card.Pred, c Slot, sc *scope, at uint32) bool {
	switch p.Kind {
	case card.SharesNeighbor:
		shares := func(o Slot) int { return one(o != 0 && g.houses(o, at)&g.houses(c, at) != 0) }
		left, right := g.neighbors(c, at)
		return shares(left)+shares(right) >= max(1, g.num(&p.Num, sc))
	case card.BetweenHouses:
		left, right := g.neighbors(c, at)
		if left == 0 || right == 0 {
			return false
		}
		l, r := g.houses(left, at), g.houses(right, at)
		return l&r == 0 && (l|r)&g.kinSet(p.Houses) == 0
	case card.BesidePower:
		left, right := g.neighbors(c, at)
		compares := func(o Slot) bool { return o != 0 && compare(g.power(o, at), p.Cmp, g.power(c, at)) }
		return compares(left) || compares(right)
	case card.SharesTraitInLine:
		for _, o := range g.s.Players[g.ctrl(c, at)].pile(linePile) {
			if o != c && g.traits(o, present).Shares(g.traits(c, at)) {
				return true
			}
		}
		return false
	case card.InCrowd:
		return g.crowded(g.houses(c, at), g.num(&p.Num, sc))
	}
	set := g.role(p.Role, sc)
	for o := set.First(); o != 0; o = set.Next(o) {
		switch p.Kind {
		case card.IsIn:
			if o == c {
				return true
			}
		case card.SharesTitleWith:
			if g.cat.Entries[g.text(o)].Title == g.cat.Entries[g.text(c)].Title {
				return true
			}
		case card.IsNeighborOf: // as it was for the card that left play (K13.6)
			from, to, when := o, c, set.At
			if g.past(c, at) && !g.past(o, set.At) {
				from, to, when = c, o, at
			}
			if left, right := g.neighbors(from, when); to == left || to == right {
				return true
			}
		case card.AttachedOn:
			if g.s.Cards[c].Zone == card.Attached && g.s.Cards[c].Host == o {
				return true
			}
		case card.SharesHouseWith:
			if o != c && g.houses(o, set.At)&g.houses(c, at) != 0 {
				return true
			}
		case card.HasOtherHouse:
			if g.houses(c, at)&^g.houses(o, set.At) != 0 {
				return true
			}
		case card.SharesTypeWith:
			if g.kind(o, set.At) == g.kind(c, at) {
				return true
			}
		case card.SharesTraitWith:
			if o != c && g.traits(o, set.At).Shares(g.traits(c, at)) {
				return true
			}
		case card.LeftOf:
			if g.leftOf(c, o) {
				return true
			}
		case card.RightOf:
			if g.leftOf(o, c) {
				return true
			}
		case card.SharesHalfWith:
			if side := g.halfOf(o); side != 0 && g.s.Cards[o].Ctrl == g.s.Cards[c].Ctrl && side == g.halfOf(c) {
				return true
			}
		case card.IsBetween:
			if g.between(c, o, p.Name) {
				return true
			}
		}
	}
	return false
}

// leftOf reports whether one creature stands to the left of another in one line.
func (g *Game) leftOf(c, o Slot) bool {
	a, b := &g.s.Cards[c], &g.s.Cards[o]
	if a.Zone != card.Battleline || b.Zone != card.Battleline || a.Ctrl != b.Ctrl {
		return false
	}
	line := g.s.Players[a.Ctrl].pile(linePile)
	return line.index(c) < line.index(o)
}

// halfOf is on which side of the center of its battleline a creature stands: negative on the
// left, positive on the right, 0 in the center or if it is in none.
func (g *Game) halfOf(c Slot) int {
	if g.s.Cards[c].Zone != card.Battleline {
		return 0
	}
	line := g.s.Players[g.s.Cards[c].Ctrl].pile(linePile)
	return cmp.Compare(2*line.index(c)+1, len(line))
}

// between reports whether the creature stands between another and a copy of the
// card with that id.
func (g *Game) between(c, o Slot, id string) bool {
	for _, end := range g.s.Players[g.s.Cards[o].Ctrl].pile(linePile) {
		if g.isNamed(end, id) && (g.leftOf(o, c) && g.leftOf(c, end) || g.leftOf(end, c) && g.leftOf(c, o)) {
			return true
		}
	}
	return false
}

// isNamed reports whether the card has the title of the card with that id.
func (g *Game) isNamed(c Slot, id string) bool {
	n, ok := g.cat.Number(id)
	return ok && g.cat.Entries[cmp.Or(g.leftAs(c), g.text(c))].Title == g.cat.Entries[n].Title
}

// creaturesOf counts for each house the creatures in play that belong to it.
func (g *Game) creaturesOf() (of [card.HouseCount]int) {
	for side := range Side(MaxSides) {
		for _, c := range g.s.Players[side].pile(linePile) {
			if g.d.chars[c].kind != card.CreatureType {
				continue
			}
			for h := range g.houses(c, present).All() {
				of[h]++
			}
		}
	}
	return of
}

// crowded reports whether n or more creatures in play belong to one of the houses;
// for 0, no fewer than to any other house.
func (g *Game) crowded(houses card.Houses, n int) bool {
	of := g.creaturesOf()
	if n == 0 {
		n = max(1, slices.Max(of[:]))
	}
	for h, k := range of {
		if houses.Has(card.House(h)) && k >= n {
			return true
		}
	}
	return false
}

// housesInPlay is the houses of the cards in play that a side controls.
func (g *Game) housesInPlay(side Side) card.Houses {
	var of card.Houses
	for _, c := range g.s.Players[side].inPlay() {
		of |= g.d.chars[c].houses
	}
	for u := g.d.upgrades.First(); u != 0; u = g.d.upgrades.Next(u) {
		if g.s.Cards[u].Ctrl == side {
			of |= g.d.chars[u].houses // Q12
		}
	}
	return of
}
