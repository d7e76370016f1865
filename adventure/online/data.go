package online

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/narrate/data"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/room"
)

// Data implements [room.Dealer].
func (d *dealer) Data(header []byte, s game.Seat) (room.Data, error) {
	h, g, err := deal.Shown(d.rules, header)
	if err != nil {
		return nil, err
	}
	n := narrate.Narrator{Game: g, Language: d.language}
	if a := d.adventures.Of(g); a != nil {
		n.Language = n.Language.WithWords(a.Words)
	}
	return &told{g, s, data.New(n, h, data.NewTexts())}, nil
}

// told tells a game to a seat.
type told struct {
	*keyforge.Game
	seat   game.Seat
	teller *data.Teller
}

// State implements [room.Data].
func (t *told) State() any { return t.teller.State(t.seat, nil) }

// Events implements [room.Data].
func (t *told) Events() any { return t.teller.Events(t.Happened(), t.seat) }

// Command implements [room.Data].
func (t *told) Command(option string) (string, error) {
	c, err := data.ParseOption(t.Game, option)
	return t.Format(c), err
}
