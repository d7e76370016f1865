package shards

import (
	"encoding/hex"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/shards/card"
)

// EditOf is the edit that makes any game of the same options continue like this one, in the main phase of a player: it names
// everything on the table.
func EditOf(g *Game) (*Edit, error) {
	state := g.s // the edit refers to what it says
	s := &state
	if s.Over || s.depth != 1 || s.q.Kind != AskMain {
		return nil, message.New("shards-edit-now")
	}
	random, err := s.rng.MarshalBinary()
	if err != nil {
		return nil, err
	}
	v := surveyor{g, s}
	e := &Edit{
		Turn: int(s.Turn) + 1, Turns: s.Turns, Prey: int(s.Prey) + 1, Random: hex.EncodeToString(random[len("pcg:"):]),
		Renewed: &s.Renewed, Struck: &s.Struck, Groups: &s.group, Leading: &s.Leading, Passed: &s.Passed, High: &s.High,
		Row: v.cards(s.Row[:], 0), Centre: v.pile(&s.Centre, 0), Banished: v.pile(&s.Banished, 0), Played: []CardEdit{},
		Aside: v.aside(), Lasting: []LastingEdit{},
	}
	for _, c := range s.Played.Cards() {
		e.Played = append(e.Played, CardEdit{Card: g.Card(c).ID, Handle: c})
	}
	for i := range s.Lasting {
		if l := &s.Lasting[i]; l.N != 0 {
			e.Lasting = append(e.Lasting, LastingEdit{Word(card.Lasting(i)), l.N, Word(l.Of.Kind), Word(l.Of.Faction), l.Of.Cost})
		}
	}
	for i := range Seat(s.Seats) {
		e.Seats = append(e.Seats, v.seat(i))
	}
	return e, nil
}

// surveyor describes a game.
type surveyor struct {
	g *Game
	s *State
}

func (v surveyor) seat(i Seat) SeatEdit {
	side := &v.s.Sides[i]
	e := SeatEdit{
		Seat: int(i) + 1, Leader: v.g.Leader(i).ID, Health: &side.Health, Mastery: &side.Mastery, Crystals: &side.Crystals,
		Power: &side.Power, Focused: &side.Focused, Relic: &side.Relic, Out: &side.Out, InPlay: v.cards(side.InPlay.Cards(), 0),
	}
	if i == v.g.Automaton() {
		return e
	}
	e.Deck, e.Hand, e.Discard = v.pile(&side.Deck, 0), v.pile(&side.Hand, 1<<i), v.pile(&side.Discard, 0)
	known := ^uint8(0)
	if v.g.o.SecretRelics {
		known = 1 << i
	}
	e.Relics = v.cards(side.Relics[:], known)
	return e
}

// pile are the cards of a pile from the top; usually so many seats know them.
func (v surveyor) pile(p *Pile, known uint8) []CardEdit {
	top := make([]Slot, p.Len())
	for i, c := range p.Cards() {
		top[p.Len()-1-i] = c
	}
	return v.cards(top, known)
}

func (v surveyor) cards(all []Slot, known uint8) []CardEdit {
	edits := make([]CardEdit, len(all))
	for i, c := range all {
		if c != 0 {
			edits[i] = v.card(c, known)
		}
	}
	return edits
}

func (v surveyor) card(c Slot, usual uint8) CardEdit {
	e := CardEdit{Card: v.g.Card(c).ID, Handle: c, Used: v.s.Used.Has(c), Fast: v.s.Fast.Has(c), Under: v.s.Under[c]}
	switch known := v.s.Known[c]; {
	case known == usual:
	case known == ^uint8(0):
		e.Shown = true
	default:
		e.Known = []int{}
		for i := range int(v.s.Seats) {
			if known>>i&1 == 1 {
				e.Known = append(e.Known, i+1)
			}
		}
	}
	return e
}

// aside are the cards that are out of the game.
func (v surveyor) aside() []CardEdit {
	var out []Slot
	for c := Slot(1); c < v.g.count; c++ {
		if zone, _ := v.g.Where(c); zone == Out {
			out = append(out, c)
		}
	}
	return v.cards(out, 0)
}
