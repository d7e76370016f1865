// Package deal deals the games of rooms.
package deal

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Kind deals the games of a kind, to which nobody brings anything.
func Kind(k game.Kind) room.Dealer { return kind{k} }

type kind struct{ game.Kind }

// Rules implements [room.Dealer].
func (k kind) Rules() string { return Print[game.Game](k) }

// Print is the fingerprint of rules, see [room.Dealer].
func Print[G game.Game](r game.Rules[G]) string {
	return r.Name() + " " + r.Version() + " " + r.Cards()
}

// Check implements [room.Dealer].
func (k kind) Check(o *wire.Options) error {
	if o.Rulebook != "" {
		return message.New("online-one-rulebook")
	}
	s, err := games.Deal(k.Kind, o.Seats, o.Mode, o.Difficulty, 0)
	if err != nil {
		return err
	}
	g, err := k.Start(&s)
	if err != nil {
		return err
	}
	o.Mode, o.Difficulty, o.Seats = s.Mode, s.Difficulty, g.Seats()
	return nil
}

// Bring implements [room.Dealer].
func (k kind) Bring(*wire.Options, json.RawMessage) (string, error) {
	return "", message.New("online-nothing-to-bring")
}

// Deal implements [room.Dealer].
func (k kind) Deal(o *wire.Options, d room.Deal) (room.Table, error) {
	s, err := games.Deal(k.Kind, o.Seats, o.Mode, o.Difficulty, d.Seed)
	if err != nil {
		return nil, err
	}
	return Begin[game.Game](k, replay.Header{Setup: s, Players: d.Names}, d.Save)
}

// Open implements [room.Dealer].
func (k kind) Open(save room.Save) (room.Table, error) { return Open[game.Game](k, save) }

// Data implements [room.Dealer].
func (k kind) Data(header []byte, s game.Seat) (room.Data, error) {
	h, g, err := Shown[game.Game](k, header)
	if err != nil {
		return nil, err
	}
	words, err := k.Words("en")
	return &data{g.(game.Remote), s, k.Kind, words, games.State{Mode: h.Mode, Difficulty: h.Difficulty}}, err
}

// data tells a game of a kind.
type data struct {
	game.Remote
	seat  game.Seat
	kind  game.Kind
	words game.Words
	about games.State
}

// State implements [room.Data].
func (d *data) State() any { return games.StateOf(d.kind, d.words, d.Remote, d.seat, d.about) }

// Events implements [room.Data].
func (d *data) Events() any { return append([]any{}, d.kind.Events(d.Remote, d.seat)...) }

// Command implements [room.Data].
func (d *data) Command(option string) (string, error) {
	c, err := d.Parse(option)
	return d.Format(c), err
}

// Shown is a game of the header of a save, to be made what is shown of another.
func Shown[G game.Game](r game.Rules[G], header []byte) (*replay.Header, G, error) {
	story, _, err := replay.Read(context.Background(), strings.NewReader(string(header)+"\n"), r)
	if err != nil {
		var none G
		return nil, none, err
	}
	return &story.Header, story.Game(), nil
}

// Bot implements [room.Dealer].
func (k kind) Bot(_ *wire.Options, name string, seed uint64) (game.Player, error) {
	return games.NewPlayer(k.Kind, name, seed)
}

// Begin begins a game, and its save if there is a place for it.
func Begin[G game.Game](r game.Rules[G], h replay.Header, save room.Save) (room.Table, error) {
	story, err := replay.New(r, h)
	if err != nil {
		return nil, err
	}
	log := replay.Unsaved(story)
	switch {
	case save.Tape != nil:
		log, err = replay.CreateOn(save.Tape, story)
	case save.Path != "":
		log, err = replay.Create(save.Path, story)
	}
	if err != nil {
		return nil, err
	}
	return room.TableOf(log), nil
}

// Open goes on with the game of a save.
func Open[G game.Game](r game.Rules[G], save room.Save) (t room.Table, err error) {
	var l *replay.Log[G]
	if save.Tape != nil {
		l, _, err = replay.OpenOn(context.Background(), save.Tape, save.Text, r)
	} else {
		l, _, err = replay.Open(context.Background(), save.Path, r)
	}
	if err != nil {
		return nil, err
	}
	return room.TableOf(l), nil
}
