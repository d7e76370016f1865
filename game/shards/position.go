package shards

import (
	"fmt"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/shards/card"
)

// Position is a table that is laid out by hand, at the beginning of a turn: cards by ID, top cards of a deck first.
type Position struct {
	Sides  []SidePosition // the last one is the automaton, if there is one
	Row    []string
	Centre []string
	Turn   Seat
}

// SidePosition is what a position has of one seat. Health 0 is the most that it can have.
type SidePosition struct {
	Leader                              string
	Deck, Hand, Discard, InPlay, Relics []string
	Health, Mastery, Crystals, Power    int32
}

// Start begins a game with a position.
func Start(cat *Catalogue, o Options, p Position, seed uint64) (*Game, error) {
	o.Seats = len(p.Sides)
	if o.Automaton != nil {
		o.Seats--
	}
	if err := o.check(cat); err != nil {
		return nil, err
	}
	g := &Game{cat: cat, o: o, foe: foeOf(o.Automaton), count: 1}
	g.s.rng = *rand.NewPCG(seed, 0x504f53)
	g.s.Seats = uint8(len(p.Sides))
	g.s.Prey = p.Turn
	if int(p.Turn) >= len(p.Sides) {
		return nil, fmt.Errorf("seat %d does not play: use 0 to %d", p.Turn, len(p.Sides)-1)
	}
	if p.Turn == g.Automaton() {
		g.s.Prey = Seat(o.Seats) - 1
	}
	for s := range p.Sides {
		if err := g.place(Seat(s), &p.Sides[s]); err != nil {
			return nil, err
		}
	}
	for i := len(p.Centre) - 1; i >= 0; i-- {
		if err := g.lay(&g.s.Centre, p.Centre[i:i+1]); err != nil {
			return nil, err
		}
	}
	var row Pile
	if len(p.Row) > RowPlaces {
		return nil, fmt.Errorf("the row has no room for %d cards: lay out %d at most", len(p.Row), RowPlaces)
	}
	if err := g.lay(&row, p.Row); err != nil {
		return nil, err
	}
	copy(g.s.Row[:], row.Cards())
	g.startTurn(p.Turn)
	g.run()
	g.events = nil
	return g, nil
}

func (g *Game) place(s Seat, p *SidePosition) error {
	side := &g.s.Sides[s]
	leader, ok := g.cat.byID[p.Leader]
	if !ok || g.cat.Cards[leader].Kind != card.LeaderKind {
		return fmt.Errorf("%q is no leader", p.Leader)
	}
	side.Leader, side.Health, side.Mastery, side.Crystals, side.Power = leader, p.Health, p.Mastery, p.Crystals, p.Power
	if p.Health == 0 {
		side.Health = g.MostHealth(s)
	}
	for i := len(p.Deck) - 1; i >= 0; i-- {
		if err := g.lay(&side.Deck, p.Deck[i:i+1]); err != nil {
			return err
		}
	}
	var relics Pile
	for _, l := range [...]struct {
		pile *Pile
		ids  []string
	}{{&side.Hand, p.Hand}, {&side.Discard, p.Discard}, {&side.InPlay, p.InPlay}, {&relics, p.Relics}} {
		if err := g.lay(l.pile, l.ids); err != nil {
			return err
		}
	}
	for _, c := range side.Hand.Cards() {
		g.s.Known[c] = 1 << s
	}
	copy(side.Relics[:], relics.Cards())
	for _, c := range relics.Cards() {
		if g.s.Known[c] = 0xff; g.o.SecretRelics {
			g.s.Known[c] = 1 << s
		}
	}
	return nil
}

func (g *Game) lay(p *Pile, ids []string) error {
	for _, id := range ids {
		def, ok := g.cat.byID[id]
		switch {
		case !ok || g.cat.Cards[def].Kind == card.LeaderKind:
			return fmt.Errorf("%q is no card", id)
		case g.count == MaxCards:
			return fmt.Errorf("there are more than %d cards: lay out fewer", MaxCards-1)
		}
		p.push(g.make(def))
	}
	return nil
}
