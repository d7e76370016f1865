// Package plain serves games of any kind to other programs, in the protocol of archon engine. It knows the game by package
// game alone: a [Host] carries out the requests for one kind.
package plain

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Host serves the games of one kind.
type Host struct {
	ctx     context.Context // when it is done, reading ends
	desk    *wire.Desk
	kind    game.Kind
	words   game.Words
	program string
}

// NewHost serves the games of a kind on a desk, for a program with that name and version.
func NewHost(ctx context.Context, desk *wire.Desk, kind game.Kind, program string) (*Host, error) {
	words, err := kind.Words("en")
	if err != nil {
		return nil, err
	}
	return &Host{ctx, desk, kind, words, program}, nil
}

// Table is one open game.
type Table struct {
	*replay.Story[game.Game]
	host *Host
}

// Host is whose table it is.
func (t *Table) Host() *Host { return t.host }

var commands = map[string]wire.Command[*Host]{
	"hello": wire.Request((*Host).hello), "new": wire.Request((*Host).deal), "scenario": wire.Request((*Host).scenario),
	"edit": wire.Request((*Host).edit), "state": wire.Request((*Host).state), "decision": wire.Request((*Host).decision),
	"events": wire.Request((*Host).happened), "bot": wire.Request((*Host).bot), "choose": wire.Request((*Host).choose),
	"load": wire.Request((*Host).load), "cards": wire.Request((*Host).cards),
}

// Do carries out a request.
func (h *Host) Do(cmd string, line []byte) (*wire.Result, error) {
	return wire.Do(h.desk, h, commands, cmd, line)
}

type hello struct {
	Protocol  int      `json:"protocol"`
	Program   string   `json:"program"`
	Game      string   `json:"game"`
	Engine    string   `json:"engine"`
	Catalogue string   `json:"catalogue"`
	Seats     int      `json:"seats"` // at most
	Modes     []mode   `json:"modes"`
	Bots      []string `json:"bots"`
	Edits     bool     `json:"edits"` // whether tables can be changed by hand
}

// mode is a way to play.
type mode struct {
	Name         string   `json:"name"`
	Difficulties []string `json:"difficulties,omitempty"`
}

func (h *Host) hello(*wire.Head) (*wire.Result, error) {
	k := h.kind
	o := &hello{Protocol: wire.Protocol, Program: h.program, Game: k.Name(), Engine: k.Version(), Catalogue: k.Cards(),
		Seats: k.MaxSeats(), Bots: k.Players()}
	for _, name := range k.Modes() {
		o.Modes = append(o.Modes, mode{name, k.Difficulties(name)})
	}
	_, o.Edits = k.(game.Editor)
	return &wire.Result{Hello: o}, nil
}

// cards lists the cards of the game, if it has a list.
func (h *Host) cards(*wire.Head) (*wire.Result, error) {
	k, ok := h.kind.(game.Cataloguer)
	if !ok {
		return nil, wire.Failed(wire.BadRequest, fmt.Errorf("the cards of %s are not listed", h.kind.Name()))
	}
	return &wire.Result{Cards: k.Catalogue("en")}, nil
}

// newRequest says what is played.
type newRequest struct {
	wire.Head
	Mode       string                     `json:"mode"`
	Difficulty string                     `json:"difficulty"`
	Players    int                        `json:"players"`
	Seed       uint64                     `json:"seed"`
	Setup      map[string]json.RawMessage `json:"setup"` // what only this game begins with
	Undo       string                     `json:"undo"`
}

func (h *Host) deal(r *newRequest) (*wire.Result, error) {
	story, err := h.begin(r)
	if err != nil {
		return nil, wire.Failed(wire.BadSetup, err)
	}
	return h.keep(r.Game, story)
}

// begin begins a game.
func (h *Host) begin(r *newRequest) (*replay.Story[game.Game], error) {
	s, err := games.Deal(h.kind, r.Players, r.Mode, r.Difficulty, r.Seed)
	if err == nil && r.Setup != nil {
		s.Own, err = h.own(s.Own, r.Setup)
	}
	if err != nil {
		return nil, err
	}
	return replay.New[game.Game](h.kind, replay.Header{Setup: s, Undo: r.Undo})
}

// own is what only this game begins with, with what a request says in place of what is usual.
func (h *Host) own(usual any, said map[string]json.RawMessage) (any, error) {
	all := map[string]json.RawMessage{}
	data, err := json.Marshal(usual)
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil {
		return nil, err
	}
	maps.Copy(all, said)
	if data, err = json.Marshal(all); err != nil {
		return nil, err
	}
	return h.kind.ParseSetup(data)
}

// keep opens a game that has begun.
func (h *Host) keep(n int, story *replay.Story[game.Game]) (*wire.Result, error) {
	if err := h.desk.Admit(n); err != nil {
		return nil, err
	}
	t := &Table{story, h}
	got := &wire.Result{Events: t.events(game.NoSeat), Decision: t.Asked()}
	got.Game = h.desk.Keep(n, t)
	return got, nil
}

// table is the game of a request, with that number; without a number, the only open game.
func (h *Host) table(n int) (*Table, error) {
	t, err := h.desk.Game(n)
	if err != nil {
		return nil, err
	}
	return t.(*Table), nil
}

// seatRequest is for a player, from 1; for 0 everything is told.
type seatRequest struct {
	wire.Head
	Seat int `json:"seat"`
}

// seated is the game with that number and the seat that looks.
func (h *Host) seated(n, seat int) (*Table, game.Seat, error) {
	t, err := h.table(n)
	switch {
	case err != nil:
		return nil, game.NoSeat, err
	case seat < 0 || seat > t.Game().Seats():
		return nil, game.NoSeat, wire.Failed(wire.BadRequest, errors.New("seat must be one of the players"))
	case seat == 0:
		return t, game.NoSeat, nil
	}
	return t, game.Seat(seat - 1), nil
}

func (h *Host) load(r *wire.LoadRequest) (*wire.Result, error) {
	story, report, err := replay.Read[game.Game](h.ctx, strings.NewReader(r.Save), h.kind)
	if err != nil {
		return nil, wire.Failed(wire.BadSave, err)
	}
	got, err := h.keep(r.Game, story)
	if err != nil {
		return nil, err
	}
	got.Events, got.Warnings = nil, wire.InEnglish(report.Warnings)
	return got, nil
}
