package codex

import (
	"encoding/binary"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/flat"
	"github.com/keyraken/keyraken/game/message"
)

var bounds = []flat.Bound{
	flat.Most[Slot](MaxObjects - 1), flat.Most[Def](MaxDefs - 1), flat.Most[Seat](uint64(NoSeat)),
	flat.Most[procedure](uint64(procedureCount - 1)), flat.Most[Place](uint64(PlaceCount - 1)), flat.Most[Progress](uint64(progressCount - 1)),
	flat.Most[card.Spec](uint64(card.SpecCount - 1)), flat.Most[QuestionKind](uint64(QuestionKindCount - 1)),
	flat.Most[EventKind](uint64(EventKindCount - 1)),
}

// How states and events travel.
var (
	stateLayout = flat.Of[State](bounds...)
	eventLayout = flat.Of[Event](bounds...)
)

// sight is the game as a seat sees it. Things in play lie open, and other cards have no handles.
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
	if q := &w.s.q; q.Seat != s.seat && !s.open { // what resolves may tell of the cards of whoever decides
		*q = Question{Kind: q.Kind, Seat: q.Seat, Of: q.Of, Source: q.Source, Optional: q.Optional}
		w.s.depth = 0
	}
	w.s.answer = Command{}
	if s.open {
		w.s.rng = *newRandom(0)
		for i := range w.s.Sides[:w.s.Seats] {
			shuffle(w, sorted(&w.s.Sides[i].Deck))
		}
	} else {
		w.Imagine(s.seat, 0)
	}
	w.s.tidy()
	s.told = s.told[:0]
	for _, e := range g.happened {
		if e.Hidden>>s.seat&1 == 1 && !s.open {
			e.Def, e.Hidden = 0, 1<<s.seat
		} else {
			e.Hidden = 0
		}
		s.told = append(s.told, e)
	}
}

// tidy clears what is left of earlier moments where nothing looks.
func (s *State) tidy() {
	clear(s.frames[s.depth:])
	for i := range s.Sides {
		for _, p := range s.Sides[i].piles() {
			clear(p.cards[p.n:])
		}
	}
}

func (s *Side) piles() [6]*Pile {
	return [...]*Pile{&s.Deck, &s.Hand, &s.Discard, &s.Codex, &s.Hired, &s.Shown}
}

// State implements [game.Sight].
func (s *sight) State() []byte {
	return stateLayout.Append(binary.BigEndian.AppendUint64(nil, stateLayout.Print()^eventLayout.Print()), &s.seen.s)
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
	var o State
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
	if o.Seats != g.s.Seats || !o.possible(len(g.cat.Cards)) {
		return message.New("state-impossible")
	}
	g.s, g.dirty = o, true
	g.happened, g.revealed = told, false
	g.Legal(nil)
	return nil
}

// possible says whether the numbers of a state name what there is.
func (s *State) possible(defs int) bool {
	ok := s.depth <= maxFrames && s.lastings <= maxLasting && s.waiting <= maxPending && int(s.q.Def) < defs
	for i := range s.Objects {
		ok = ok && int(s.Objects[i].Def) < defs && s.Objects[i].Controller < Seat(s.Seats) && s.Objects[i].Owner < Seat(s.Seats)
	}
	for i := range s.Sides {
		for _, h := range s.Sides[i].Heroes {
			ok = ok && int(h.Def) < defs
		}
		for _, p := range s.Sides[i].piles() {
			ok = ok && p.n <= maxPile
			for _, d := range p.Cards()[:min(p.Len(), maxPile)] {
				ok = ok && int(d) < defs
			}
		}
	}
	return ok
}
