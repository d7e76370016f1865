package game

import (
	"errors"
	"fmt"

	"github.com/keyraken/keyraken/game/card"
)

// Amend changes the state by hand, without triggers, and then works out anew what
// holds and what is asked. When the change fails, or leaves a card where it
// cannot be, everything is as it was before.
func (g *Game) Amend(change func(s *State) error) error {
	if g.s.Over {
		return errors.New("the game is over")
	}
	g.backup = g.s
	err := change(&g.s)
	g.restructure()
	g.refresh()
	for c := Slot(1); c <= Slot(g.s.NCards) && err == nil; c++ {
		if why := g.impossible(c); why != "" {
			err = fmt.Errorf("card %d %s", c, why)
		}
	}
	if err == nil {
		err = g.undecided()
	}
	g.events = g.events[:0]
	if err == nil {
		g.s.Q, g.s.ans = Question{}, answer{}
		err = g.settleDown()
	}
	if err != nil {
		g.Load(&g.backup)
	}
	return err
}

// MoveByHand puts a card into a zone of a side without triggers, for
// [Game.Amend]: in a pile at a place counted from the bottom, in a line from the
// left, at the end for -1; attached to, or under, a host. What was on the card
// goes as when it leaves play: upgrades to their owners' discard piles, all else
// away.
func (g *Game) MoveByHand(c Slot, side Side, z card.Zone, at int, host Slot) error {
	s := &g.s
	if c == 0 || c > Slot(s.NCards) || g.everyone()&(1<<side) == 0 {
		return errors.New("there is no such card or side")
	}
	cs := &s.Cards[c]
	hosted := z == card.Attached || z == card.Under
	switch {
	case cs.Zone == card.Limbo || cs.Zone == card.Joined || cs.Mate != 0:
		return fmt.Errorf("card %d cannot be moved by hand now", c)
	case !hosted && pileOf[z] < 0:
		return errors.New("a card cannot be put there by hand")
	case hosted && (host == 0 || host > Slot(s.NCards) || host == c || !s.Cards[host].Zone.InPlay() || s.Cards[host].Zone == card.Attached):
		return errors.New("a card that lies on or under another needs a host in play")
	case !hosted && g.s.Players[side].Pile(z).Len() == MaxPile:
		return OverflowError("pile")
	}
	if z.InPlay() && cs.Zone == z && !hosted {
		g.takeOut(c) // it stays the same card
		cs.Ctrl, cs.Base = side, side
		s.Players[side].Pile(z).insert(clamp(at, s.Players[side].Pile(z).Len()), c)
		return nil
	}
	g.bare(c)
	g.takeOut(c)
	g.enterAt(c, side, z, at)
	if hosted {
		if z == card.Under {
			cs.Marks |= FaceDown
		} else if g.cat.defs[cs.Def].card.Type == card.CreatureType {
			cs.Marks |= AsUpgrade
		}
		g.chain(c, host)
	}
	if z == card.Archives && side != cs.Owner {
		cs.Marks |= ToOwner
	}
	return nil
}

func clamp(at, n int) int {
	if at < 0 || at > n {
		return n
	}
	return at
}

// bare takes from a card all that it has only in its zone.
func (g *Game) bare(c Slot) {
	cs := &g.s.Cards[c]
	for u := cs.First; u != 0; u = cs.First {
		g.bare(u)
		g.takeOut(u)
		g.enterZone(u, g.s.Cards[u].Owner, card.Discard)
	}
	cs.Marks, cs.Damage, cs.Amber, cs.Spent, cs.Worn, cs.Text = 0, 0, 0, 0, 0, 0
	cs.Counters = [card.CounterCount]uint8{}
}
