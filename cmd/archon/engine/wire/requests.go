package wire

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/game/printable"
)

// common are the commands that all games answer alike.
var common = map[string]Command[*Desk]{
	"position": Request((*Desk).position), "legal": Request((*Desk).legal), "undo": Request((*Desk).undo),
	"redo": Request((*Desk).redo), "save": Request((*Desk).save), "close": Request((*Desk).close),
}

// Do carries out a request: one that all games answer alike, or one of those of a host.
func Do[H any](d *Desk, host H, own map[string]Command[H], cmd string, line []byte) (*Result, error) {
	if do, ok := common[cmd]; ok {
		return do(d, line)
	}
	if do, ok := own[cmd]; ok {
		return do(host, line)
	}
	return nil, &Refusal{NoCommand, "unknown command " + printable.Quote(cmd)}
}

func (d *Desk) position(r *Head) (*Result, error) {
	t, err := d.Game(r.Game)
	if err != nil {
		return nil, err
	}
	table, err := t.Position()
	if err != nil {
		return nil, Failed(NoPosition, err)
	}
	return &Result{Scenario: table}, nil
}

func (d *Desk) legal(r *Head) (*Result, error) {
	t, err := d.Game(r.Game)
	if err != nil {
		return nil, err
	}
	return &Result{Legal: t.Options()}, nil
}

// countRequest asks for so many steps.
type countRequest struct {
	Head
	N *int `json:"n"` // 1 when left out
}

// counted is the game of a request, and how many steps it asks for.
func (d *Desk) counted(r *countRequest) (t Game, n int, err error) {
	t, err = d.Game(r.Game)
	switch {
	case err != nil:
		return nil, 0, err
	case r.N == nil:
		return t, 1, nil
	case *r.N < 0:
		return nil, 0, Failed(BadRequest, fmt.Errorf("n: %d is less than 0", *r.N))
	}
	return t, *r.N, nil
}

// undo takes back inputs and says how many.
func (d *Desk) undo(r *countRequest) (*Result, error) {
	t, n, err := d.counted(r)
	if err != nil {
		return nil, err
	}
	n = min(n, t.At())
	if most := t.Undoable(); n > most {
		return nil, Failed(NoUndo, fmt.Errorf("%d inputs cannot be undone: with undo %s, this game can undo %d", n, t.UndoMode(), most))
	}
	n = t.Undo(n)
	return &Result{Undone: &n, Decision: t.Asked()}, nil
}

// redo does again what was undone, and says how many inputs.
func (d *Desk) redo(r *countRequest) (*Result, error) {
	t, n, err := d.counted(r)
	if err != nil {
		return nil, err
	}
	n = t.Redo(n)
	return &Result{Redone: &n, Decision: t.Asked()}, nil
}

func (d *Desk) save(r *Head) (*Result, error) {
	t, err := d.Game(r.Game)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	if err := t.Write(&b); err != nil {
		return nil, Failed(BadSave, err)
	}
	if quoted, err := json.Marshal(b.String()); err != nil || len(quoted)+maxID > MaxLine {
		return nil, Failed(BadSave, fmt.Errorf("the save is longer than a request with it might be, %d bytes", MaxLine))
	}
	return &Result{Save: b.String()}, nil
}

// close closes the game with that number; without a number, the only open game.
func (d *Desk) close(r *Head) (*Result, error) {
	if _, err := d.Game(r.Game); err != nil {
		return nil, err
	}
	if r.Game == 0 {
		clear(d.games)
		d.bytes = 0
	}
	d.drop(r.Game)
	return &Result{}, nil
}
