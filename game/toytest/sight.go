package toytest

import (
	"encoding/json"

	"github.com/keyraken/keyraken/game"
)

// sight is the game as a seat sees it.
type sight struct {
	seat game.Seat
	open bool // with all hands
	seen *Game
}

// Sight implements [game.Remote].
func (g *Game) Sight(seat game.Seat, _ uint64) game.Sight { return &sight{seat: seat} }

// OpenSight implements [game.Remote].
func (g *Game) OpenSight(seat game.Seat, _ uint64) game.Sight { return &sight{seat: seat, open: true} }

func (s *sight) See(g game.Game) {
	s.seen = g.Clone().(*Game)
	s.seen.imagine(func(seat int) bool { return s.open || seat == int(s.seat) }, 0)
	if s.seen.happened.seat != s.seat && !s.open {
		s.seen.happened.drew = 0
	}
}

func (s *sight) Card(handle game.Slot) game.Slot { return handle }

func (s *sight) Handle(card game.Slot) game.Slot { return card }

func (s *sight) Parse(words string) (game.Command, error) { return s.seen.Parse(words) }

func (s *sight) State() []byte { return written(s.seen.s) }

func (s *sight) Events() []byte {
	e := s.seen.happened
	return written([]int{int(e.seat), int(e.verb), e.card, e.drew, e.goes})
}

func written(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return data
}

// Show implements [game.Remote].
func (g *Game) Show(data, events []byte) error {
	var s state
	if err := json.Unmarshal(data, &s); err != nil {
		return err
	}
	var e [5]int
	if err := json.Unmarshal(events, &e); err != nil {
		return err
	}
	g.s, g.happened = s, event{game.Seat(e[0]), game.Verb(e[1]), e[2], e[3], e[4]}
	return nil
}

// Left is how many cards are still to be drawn: one less after each answer.
func Left(g game.Game) int { return of(g).s.Left }
