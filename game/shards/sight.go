package shards

import (
	"encoding/binary"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/flat"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/shards/card"
)

var bounds = []flat.Bound{
	flat.Most[Slot](MaxCards - 1), flat.Most[Seat](uint64(NoSeat)), flat.Most[procedure](uint64(procedureCount - 1)),
	flat.Most[card.Faction](uint64(card.FactionCount - 1)), flat.Most[card.FilterKind](uint64(card.FilterKindCount - 1)),
	flat.Most[QuestionKind](uint64(QuestionKindCount - 1)), flat.Most[EventKind](uint64(EventKindCount - 1)),
}

// shown is what is shown of a game: which cards there are may depend on the leaders that were dealt.
type shown struct {
	defs  [MaxCards]uint8
	count uint8 // with 0
	sum   uint64
	s     State
}

// How states and events travel.
var (
	stateLayout = flat.Of[shown](bounds...)
	eventLayout = flat.Of[Event](bounds...)
)

// sight is the game as a seat sees it. Since what is imagined moves cards to other places, their handles tell nothing.
type sight struct {
	seat Seat
	open bool // with all that any seat knows
	seen Game
	told []Event
}

// Sight implements [game.Remote].
func (g *Game) Sight(s Seat, _ uint64) game.Sight { return &sight{seat: s} }

// OpenSight implements [game.Remote].
func (g *Game) OpenSight(s Seat, _ uint64) game.Sight { return &sight{seat: s, open: true} }

// See implements [game.Sight].
func (s *sight) See(of game.Game) {
	g, w := of.(*Game), &s.seen
	w.CopyFrom(g)
	if s.open {
		w.share(s.seat)
	}
	if q := &w.s.q; q.Seat != s.seat { // what resolves may tell of the cards of whoever decides
		*q = Question{Kind: q.Kind, Seat: q.Seat, Of: q.Of, Source: q.Source, Optional: q.Optional}
		if !g.Sees(s.seat, q.Source) {
			q.Source = 0
		}
		w.s.answer, w.s.depth = Command{}, 0
	}
	w.Imagine(s.seat, 0)
	w.s.tidy()
	s.told = s.told[:0]
	for _, e := range g.happened {
		if e.Hidden>>s.seat&1 == 1 && !(s.open && w.s.Known[e.Card]>>s.seat&1 == 1) {
			e.Card, e.Hidden = 0, 1<<s.seat
		} else {
			e.Hidden = 0
		}
		s.told = append(s.told, e)
	}
}

// share lets a seat know what any other does.
func (g *Game) share(s Seat) {
	for c := Slot(1); c < g.count; c++ {
		if g.s.Known[c] != 0 {
			g.s.Known[c] |= 1 << s
		}
	}
}

// tidy clears what is left of earlier moments where nothing looks.
func (s *State) tidy() {
	clear(s.frames[s.depth:])
	for _, p := range s.piles() {
		clear(p.cards[p.n:])
	}
}

func (s *State) piles() []*Pile {
	all := []*Pile{&s.Centre, &s.Banished, &s.Played}
	for i := range s.Sides {
		o := &s.Sides[i]
		all = append(all, &o.Deck, &o.Hand, &o.Discard, &o.InPlay)
	}
	return all
}

// State implements [game.Sight].
func (s *sight) State() []byte {
	return stateLayout.Append(binary.BigEndian.AppendUint64(nil, stateLayout.Print()^eventLayout.Print()),
		&shown{s.seen.defs, uint8(s.seen.count), s.seen.sum, s.seen.s})
}

// Events implements [game.Sight].
func (s *sight) Events() []byte { return eventLayout.AppendAll(nil, s.told) }

// Card implements [game.Sight].
func (s *sight) Card(handle Slot) Slot { return handle }

// Handle implements [game.Sight].
func (s *sight) Handle(c Slot) Slot { return c }

// Parse implements [game.Sight].
func (s *sight) Parse(words string) (Command, error) { return s.seen.Parse(words) }

// Show implements [game.Remote].
func (g *Game) Show(state, events []byte) (err error) {
	if len(state) < 8 || binary.BigEndian.Uint64(state) != stateLayout.Print()^eventLayout.Print() {
		return message.New("state-of-other-version")
	}
	var o shown
	if err := stateLayout.Read(state[8:], &o); err != nil {
		return err
	}
	told, err := eventLayout.ReadAll(events)
	if err != nil {
		return err
	}
	was := *g
	defer func() {
		if recover() != nil { // the rules have met what cannot be
			*g, err = was, message.New("state-impossible")
		}
	}()
	known := o.s.Seats == g.s.Seats && o.s.depth <= maxFrames && o.count <= MaxCards && int(slices.Max(o.defs[:])) < len(g.cat.Cards)
	if !known || !o.s.piled(Slot(o.count)) {
		return message.New("state-impossible")
	}
	g.defs, g.count, g.sum, g.s = o.defs, Slot(o.count), o.sum, o.s
	g.happened, g.revealed = told, false
	for c := Slot(1); c < g.count; c++ {
		g.Where(c)
	}
	g.Legal(nil)
	return nil
}

// piled reports whether the piles have only cards of the game.
func (s *State) piled(count Slot) bool {
	for _, p := range s.piles() {
		if p.n > maxPile {
			return false
		}
		for _, c := range p.Cards() {
			if c >= count {
				return false
			}
		}
	}
	return true
}
