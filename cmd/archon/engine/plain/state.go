package plain

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
)

func (h *Host) state(r *seatRequest) (*wire.Result, error) {
	t, by, err := h.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	inputs := t.At()
	about := games.State{Mode: t.Header.Mode, Difficulty: t.Header.Difficulty, Edited: t.Header.Edited, Inputs: &inputs}
	return &wire.Result{State: games.StateOf(h.kind, h.words, t.Game(), by, about)}, nil
}

// parseEdit reads a change by hand, if the game knows any.
func (h *Host) parseEdit(code string, data json.RawMessage) (game.Edit, error) {
	rules, ok := h.kind.(game.Editor)
	switch {
	case !ok:
		return nil, wire.Failed(code, fmt.Errorf("the tables of %s cannot be changed by hand", h.kind.Name()))
	case data == nil:
		return nil, wire.Failed(code, errors.New("the change is missing"))
	}
	e, err := rules.ParseEdit(data)
	if err != nil {
		return nil, wire.Failed(code, err)
	}
	return e, nil
}

type editRequest struct {
	wire.Head
	Edit json.RawMessage `json:"edit"`
}

func (h *Host) edit(r *editRequest) (*wire.Result, error) {
	t, err := h.table(r.Game)
	if err != nil {
		return nil, err
	}
	e, err := h.parseEdit(wire.BadEdit, r.Edit)
	if err != nil {
		return nil, err
	}
	if err := h.desk.Room(); err != nil {
		return nil, err
	}
	if err := t.Edit(e); err != nil {
		return nil, wire.Failed(wire.BadEdit, err)
	}
	h.desk.Weigh()
	return &wire.Result{Handles: handles(e), Decision: t.Asked()}, nil
}

// handles are the cards to which a change has given labels.
func handles(e game.Edit) map[string]game.Slot {
	if l, ok := e.(game.Labeller); ok {
		return l.Handles()
	}
	return nil
}

type scenarioRequest struct {
	newRequest
	Scenario json.RawMessage `json:"scenario"`
}

// scenario begins a game whose table is changed by hand at once.
func (h *Host) scenario(r *scenarioRequest) (*wire.Result, error) {
	e, err := h.parseEdit(wire.BadPlace, r.Scenario)
	if err != nil {
		return nil, err
	}
	story, err := h.begin(&r.newRequest)
	if err != nil {
		return nil, wire.Failed(wire.BadSetup, err)
	}
	if err := story.Edit(e); err != nil {
		return nil, wire.Failed(wire.BadPlace, err)
	}
	got, err := h.keep(r.Game, story)
	if err == nil {
		got.Handles = handles(e)
	}
	return got, err
}

// Position implements [wire.Game].
func (t *Table) Position() (any, error) {
	rules, ok := t.host.kind.(game.Positioner)
	if !ok {
		return nil, fmt.Errorf("the tables of %s cannot be laid by hand", t.host.kind.Name())
	}
	return rules.Position(t.Game())
}
