package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// kin is the house as the game knows it: that of players which the cards of the adventure are of
// is the house of the adventure (A24).
func (g *Game) kin(h card.House) card.House {
	if h != card.NoHouse && h == g.table.House {
		return card.Monster
	}
	return h
}

// kinSet is the set of the houses as the game knows them.
func (g *Game) kinSet(s card.Houses) card.Houses {
	if s.Has(g.table.House) {
		s = s&^card.HouseSet(g.table.House) | card.HouseSet(card.Monster)
	}
	return s
}

// allHouses are the houses that players' cards belong to in the game (K23.3).
func (g *Game) allHouses() card.Houses {
	if !g.s.keyraken {
		return card.AllHouses &^ card.HouseSet(card.Keyraken)
	}
	return g.kinSet(card.AllHouses)
}

// setHouses gives the side the houses of its deck.
func (g *Game) setHouses(side Side, houses []card.House) {
	of := card.HouseSet(houses...)
	g.s.Players[side].Houses = g.kinSet(of)
	g.s.keyraken = g.s.keyraken || of.Has(card.Keyraken)
}
