package engine

import (
	"errors"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

type stateRequest struct {
	wire.Head
	Seat scenario.Side `json:"seat"` // left out: everything
}

func (s *Server) state(r *stateRequest) (*wire.Result, error) {
	t, by, err := s.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	inputs := t.At()
	return &wire.Result{State: t.teller.State(by, &inputs)}, nil
}

// seated is the game with that number and the side that looks, NoSide for a
// reader who sees everything.
func (s *Server) seated(n int, seat scenario.Side) (*table, keyforge.Side, error) {
	t, err := s.table(n)
	if err != nil {
		return nil, keyforge.NoSide, err
	}
	if seat == scenario.Monster || int(seat) > t.Game().Seats() {
		return nil, keyforge.NoSide, wire.Failed(wire.BadRequest, errors.New("seat must be one of the players"))
	}
	return t, seat.Game(), nil
}

// Asked implements [wire.Game].
func (t *table) Asked() any { return t.teller.Decision(keyforge.NoSide) }
