package plain

import (
	"errors"
	"fmt"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
)

// Asked implements [wire.Game].
func (t *Table) Asked() any { return t.decide(game.NoSeat) }

func (t *Table) decide(by game.Seat) *games.Decision {
	return games.DecisionOf(t.host.words, t.Game(), by)
}

func (h *Host) decision(r *seatRequest) (*wire.Result, error) {
	t, by, err := h.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	return &wire.Result{Decision: t.decide(by)}, nil
}

// Options implements [wire.Game].
func (t *Table) Options() (all []string) {
	for _, c := range t.Game().Legal(nil) {
		all = append(all, t.Game().Format(c))
	}
	return all
}

// events are what the last command has caused, as a seat is told of it.
func (t *Table) events(by game.Seat) []any {
	return append([]any{}, t.host.kind.Events(t.Game(), by)...)
}

func (h *Host) happened(r *seatRequest) (*wire.Result, error) {
	t, by, err := h.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	return &wire.Result{Events: t.events(by)}, nil
}

type chooseRequest struct {
	wire.Head
	wire.Choice
	Seat int `json:"seat"`
}

// choose carries out options in turn, all or none.
func (h *Host) choose(r *chooseRequest) (*wire.Result, error) {
	t, by, err := h.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	events := []any{}
	err = h.desk.Choose(&r.Choice, func(option string) error {
		if err := h.apply(t, option); err != nil {
			return err
		}
		events = append(events, t.events(by)...)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return &wire.Result{Events: events, Decision: t.decide(by)}, nil
}

// apply carries out an option.
func (h *Host) apply(t *Table, option string) error {
	c, err := t.Game().Parse(option)
	if err != nil {
		return wire.Failed(wire.Illegal, err)
	}
	if err := h.desk.Room(); err != nil {
		return err
	}
	if err := t.Do(c); err != nil {
		return wire.Failed(wire.Illegal, err)
	}
	h.desk.Weigh()
	return nil
}

type botRequest struct {
	seatRequest
	Level string `json:"level"` // the name of a bot
	Seed  uint64 `json:"seed"`
}

// bot says what a bot would do in place of the deciding player.
func (h *Host) bot(r *botRequest) (*wire.Result, error) {
	t, by, err := h.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	if all := h.kind.Players(); r.Level == "" { // the strongest may think for minutes
		r.Level = all[min(1, len(all)-1)]
	}
	b, err := games.NewPlayer(h.kind, r.Level, r.Seed)
	g := t.Game()
	switch {
	case err != nil:
		return nil, wire.Failed(wire.BadRequest, fmt.Errorf("level: %w", err))
	case g.Over():
		return nil, wire.Failed(wire.Illegal, errors.New("the game is over"))
	case by != game.NoSeat && by != g.Asked():
		return nil, wire.Failed(wire.Illegal, errors.New("another player decides"))
	}
	return &wire.Result{Advice: &wire.Advice{Option: g.Format(b.Choose(g, g.Legal(nil)))}}, nil
}
