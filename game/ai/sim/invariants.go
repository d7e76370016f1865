package sim

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

var piles = [...]card.Zone{card.Deck, card.Hand, card.Discard, card.Archives, card.Purged, card.Battleline, card.Artifacts,
	card.Reference}

// Check returns what is wrong with a game at a question, or nil: every card must
// be in exactly one place, what is on a card must belong to it, nothing may be
// below zero, no side may have more than three keys, and something must be legal
// until the game is over.
func Check(g *keyforge.Game) error {
	state := g.Snapshot()
	s := &state
	var places [keyforge.MaxCards]uint8
	for side := range keyforge.Side(keyforge.MaxSides) {
		p := &s.Players[side]
		if p.Pool < 0 || p.Chains < 0 || p.Chains > keyforge.MaxChains || p.Keys > 15 {
			return fmt.Errorf("side %d has %d æmber, %d chains, keys %b", side, p.Pool, p.Chains, p.Keys)
		}
		for _, z := range piles {
			for _, c := range p.Pile(z) {
				places[c]++
				if s.Cards[c].Zone != z || s.Cards[c].Ctrl != side {
					return fmt.Errorf("card %d lies in zone %d of side %d and says zone %d of side %d", c, z, side, s.Cards[c].Zone, s.Cards[c].Ctrl)
				}
			}
		}
	}
	for c := keyforge.Slot(1); c <= keyforge.Slot(s.NCards); c++ {
		if err := checkCard(s, c, &places); err != nil {
			return err
		}
	}
	for c := keyforge.Slot(1); c <= keyforge.Slot(s.NCards); c++ {
		if places[c] != 1 {
			return fmt.Errorf("card %d is in %d places", c, places[c])
		}
	}
	return nil
}

func checkCard(s *keyforge.State, c keyforge.Slot, places *[keyforge.MaxCards]uint8) error {
	cs := &s.Cards[c]
	if cs.Amber < 0 || cs.Damage < 0 || cs.Spent < 0 {
		return fmt.Errorf("card %d has %d æmber, %d damage, %d spent armor", c, cs.Amber, cs.Damage, cs.Spent)
	}
	steps := 0
	for u := cs.First; u != 0; u = s.Cards[u].Next {
		places[u]++
		up := &s.Cards[u]
		if up.Host != c || up.Zone != card.Attached && up.Zone != card.Under {
			return fmt.Errorf("card %d lies on card %d and says zone %d of card %d", u, c, up.Zone, up.Host)
		}
		if steps++; steps > keyforge.MaxCards {
			return fmt.Errorf("what lies on card %d goes round in a circle", c)
		}
	}
	if cs.OtherHalf != 0 {
		places[cs.OtherHalf]++
	}
	if cs.Zone == card.Limbo {
		places[c]++
	}
	return nil
}
