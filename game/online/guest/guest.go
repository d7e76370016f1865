// Package guest is a room as one who sits in it knows it: what has been told, and a game of one's own that is made what the
// room shows.
package guest

import (
	"context"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Start begins a game from the first line of a save.
type Start func(header []byte) (game.Remote, error)

// Shown is a game as a room shows it. It is a change by hand of one's own game: a story of these is what one has seen.
type Shown struct {
	State  []byte `json:"state"`
	Events []byte `json:"events,omitempty"`
}

// Change implements [game.Edit].
func (s *Shown) Change(g game.Game) error { return g.(game.Remote).Show(s.State, s.Events) }

// Story is a game of one's own that begins with the first line of a save.
func Story[G game.Game](header []byte, r game.Rules[G]) (*replay.Story[G], error) {
	story, _, err := replay.Read(context.Background(), strings.NewReader(string(header)+"\n"), r)
	return story, err
}

// StartOf begins games of the rules.
func StartOf[G game.Game](r game.Rules[G]) Start {
	return func(header []byte) (game.Remote, error) {
		story, err := Story(header, r)
		if err != nil {
			return nil, err
		}
		return any(story.Game()).(game.Remote), nil
	}
}

// Guest is a room as one knows it who sits there, or watches. What it has not been told is zero.
type Guest struct {
	Welcome wire.Welcome
	Room    wire.Room
	Begun   *wire.Begun
	Table   *wire.Table
	Over    *wire.Over
	Game    game.Remote // nil before it has begun
	// Show makes the game what is shown; nil: at once.
	Show func(*Shown) error
	// Heard is told what somebody says or points at; nil: nobody is.
	Heard func(wire.Tell)
	start Start
}

// New is a guest who has been told nothing yet.
func New(start Start) *Guest { return &Guest{start: start} }

// Take takes in what is told. It fails where the room has told what cannot be.
func (g *Guest) Take(t wire.Tell) error {
	switch {
	case t.Welcome != nil:
		if t.Welcome.Seat < 1 || t.Welcome.Seat > game.MaxPlayers {
			return message.New("state-impossible")
		}
		g.Welcome = *t.Welcome
	case t.Room != nil:
		if n := len(t.Room.Places); n == 0 || n > game.MaxPlayers {
			return message.New("state-impossible")
		}
		g.Room = *t.Room
	case t.Begun != nil:
		own, err := g.start(t.Begun.Header)
		if err != nil {
			return err
		}
		g.Begun, g.Game = t.Begun, own
	case t.Table != nil:
		if g.Game == nil {
			return message.New("online-not-begun")
		}
		if t.Table.Asked < 0 || t.Table.Asked > len(g.Room.Places) {
			return message.New("state-impossible")
		}
		g.Table = t.Table
		shown := &Shown{t.Table.State, t.Table.Events}
		if g.Show != nil {
			return g.Show(shown)
		}
		return shown.Change(g.Game)
	case t.Over != nil:
		g.Over = t.Over
	case (t.Said != nil || t.Point != nil) && g.Heard != nil:
		g.Heard(t)
	}
	return nil
}

// Seat is one's own seat, or that behind which one watches.
func (g *Guest) Seat() game.Seat { return game.Seat(g.Welcome.Seat - 1) }

// Asked reports whether the room waits for an answer of one's own.
func (g *Guest) Asked() bool {
	return g.Table != nil && !g.Welcome.Watches && g.Table.Asked == g.Welcome.Seat
}

// Answer is the message that answers the open question.
func (g *Guest) Answer(c game.Command) wire.Ask {
	return wire.Ask{Do: &wire.Do{At: g.Table.At, Command: g.Game.Format(c)}}
}

// MayGrant reports whether another asks whether it may take back.
func (g *Guest) MayGrant() bool {
	return g.Table != nil && g.Table.Wishes != nil && !g.Welcome.Watches && g.Table.Wishes.Seat != g.Welcome.Seat &&
		!slices.Contains(g.Table.Wishes.Granted, g.Welcome.Seat)
}

// MayAgree reports whether somebody asks one whether who watches may see all hands, and one has not said yet.
func (g *Guest) MayAgree() bool {
	h := g.Room.Hands
	return h != nil && !g.Welcome.Watches && !slices.Contains(h.Agreed, g.Welcome.Seat) && !slices.Contains(h.Refused, g.Welcome.Seat)
}
