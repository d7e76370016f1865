package game

import (
	"fmt"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/card"
)

// Position is a table in the middle of a game, in step 3 of a player's turn. It
// is what tests and puzzles declare.
type Position struct {
	Players []SidePosition
	Monster SidePosition // of an adventure; Boss stands in Artifacts
	Active  Side
	House   card.House // the active house
	High    []Side     // for whom the tide is high
	Seed    uint64
	Mode    [8]int32
	Turn    int // 0: the third turn
}

// SidePosition is one side of a Position. Lines are listed from left to right,
// the deck and the other piles from the top.
type SidePosition struct {
	Houses    []card.House // none: the houses of the cards in hand and in play
	Amber     int
	Chains    int
	Keys      int // forged
	Line      []CardPosition
	Artifacts []CardPosition
	Hand      []CardPosition
	Deck      []CardPosition
	Discard   []CardPosition
	Archives  []CardPosition
	Purged    []CardPosition
	// Before is what the side did on its previous turn, Now what it has done
	// this turn; ForgedBefore says that its last key was forged on its previous
	// turn.
	Before       map[card.Ledger]int
	Now          map[card.Ledger]int
	ForgedBefore bool
}

// CardPosition is one card of a Position.
type CardPosition struct {
	ID       string
	House    card.House // other than its own, for a maverick
	Icons    card.Icons
	Marks    Mark
	Damage   int
	Amber    int
	Spent    int // armor spent this turn
	Power    int // +1 power counters
	Counters map[card.Counter]int
	Foreign  bool // owned by the player on the left in seat order
	Attached []CardPosition
	Under    []CardPosition // face down
}

// Start makes the game of a position.
func Start(cat *Catalogue, mode Mode, p Position) (*Game, error) {
	g := Empty(cat, mode)
	s := &g.s
	s.Rand = *rand.NewPCG(p.Seed, 0x6b657972616b656e)
	s.Seats = uint8(len(p.Players))
	if s.Seats == 0 || s.Seats > MaxSeats || p.Active >= Side(s.Seats) {
		return nil, fmt.Errorf("a position needs 1 to %d players and one of them active", MaxSeats)
	}
	mode.Prepare(g)
	for i := range p.Players {
		if err := g.seat(Side(i), &p.Players[i]); err != nil {
			return nil, err
		}
		s.Order[i] = Side(i)
	}
	if g.table.Adventure {
		if err := g.seat(Monster, &p.Monster); err != nil {
			return nil, err
		}
	}
	s.Active, s.TurnOf, s.Step, s.House, s.Opening = p.Active, p.Active, MainStep, p.House, 255
	s.Turn = uint16(max(p.Turn, 3))
	for _, side := range p.High {
		g.raiseTide(side)
	}
	for i, n := range p.Mode {
		if n != 0 {
			s.Mode[i] = n
		}
	}
	g.push(frame{proc: procTurn, you: p.Active, pc: 5})
	s.unsettled = true
	if err := g.settleDown(); err != nil {
		return nil, err
	}
	return g, nil
}

func (g *Game) seat(side Side, p *SidePosition) error {
	pl := &g.s.Players[side]
	pl.Pool, pl.Chains, pl.Keys = int32(p.Amber), int16(p.Chains), 1<<p.Keys-1
	if p.ForgedBefore && p.Keys > 0 {
		pl.ForgedBefore = 1 << (p.Keys - 1)
	}
	for l, n := range p.Before {
		pl.Before[l] = uint8(n)
	}
	for l, n := range p.Now {
		pl.Now[l] = uint8(n)
	}
	zones := [...]struct {
		z     card.Zone
		cards []CardPosition
		piled bool // listed from the top
	}{{card.Battleline, p.Line, false}, {card.Artifacts, p.Artifacts, false}, {card.Hand, p.Hand, false}, {card.Deck, p.Deck, true}, {card.Discard, p.Discard, true}, {card.Archives, p.Archives, false}, {card.Purged, p.Purged, false}}
	for _, z := range zones {
		for i := range z.cards {
			c := &z.cards[i]
			if z.piled {
				c = &z.cards[len(z.cards)-1-i]
			}
			slot, err := g.lay(side, c)
			if err != nil {
				return err
			}
			g.enterZone(slot, side, z.z)
			if err := g.layOn(slot, side, c); err != nil {
				return err
			}
			if p.Houses == nil && side != Monster && (z.z == card.Hand || z.z.InPlay()) && !c.Foreign {
				pl.Houses |= 1 << g.s.Cards[slot].House
			}
		}
	}
	if p.Houses != nil {
		pl.Houses = card.HouseSet(p.Houses...)
	}
	return nil
}

// lay adds a card of a position.
func (g *Game) lay(side Side, c *CardPosition) (Slot, error) {
	owner := side
	if c.Foreign {
		owner = (side + 1) % Side(g.s.Seats)
		if side == Monster {
			owner = 0
		} else if g.table.Adventure && g.s.Seats == 1 {
			owner = Monster
		}
	}
	slot, err := g.AddCard(owner, DealtCard{ID: c.ID, House: c.House, Icons: c.Icons})
	if err != nil {
		return 0, err
	}
	cs := &g.s.Cards[slot]
	cs.Marks, cs.Damage, cs.Amber, cs.Spent = c.Marks, int16(c.Damage), int16(c.Amber), int16(c.Spent)
	cs.Counters[card.PowerCounter] = uint8(c.Power)
	for k, n := range c.Counters {
		cs.Counters[k] = uint8(n)
	}
	if half := g.cat.defs[cs.Def].gigantic; half != 0 && c.Marks&Joining != 0 {
		mate, err := g.AddCard(owner, DealtCard{ID: g.idOf(half)})
		if err != nil {
			return 0, err
		}
		cs.Mate, g.s.Cards[mate].Zone = mate, card.Joined
		cs.Marks &^= Joining
	}
	return slot, nil
}

// layOn lays the upgrades and the cards under a card of a position.
func (g *Game) layOn(host Slot, side Side, c *CardPosition) error {
	for i := range c.Attached {
		u, err := g.lay(side, &c.Attached[i])
		if err != nil {
			return err
		}
		g.enterZone(u, side, card.Attached)
		if g.cat.defs[g.s.Cards[u].Def].card.Type == card.CreatureType {
			g.s.Cards[u].Marks |= AsUpgrade
		}
		g.chain(u, host)
	}
	for i := range c.Under {
		u, err := g.lay(side, &c.Under[i])
		if err != nil {
			return err
		}
		g.s.Cards[u].Marks |= FaceDown
		g.enterZone(u, side, card.Under)
		g.chain(u, host)
	}
	return nil
}
