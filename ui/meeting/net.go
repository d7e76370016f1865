package meeting

import (
	"context"

	"github.com/keyraken/keyraken/game/online/nearby"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Net is how rooms are reached, and opened; the program sets it.
type Net struct {
	// Dial connects to a room and asks to join.
	Dial func(ctx context.Context, url string, j wire.Join) (Conn, error)
	// Open keeps rooms on this machine, in a folder; nil: nobody can be let in.
	Open func(program, game, dir string, dealers map[string]room.Dealer) (House, error)
	// Find finds rooms of the network until the context ends; nil: not here.
	Find func(ctx context.Context, found func(nearby.Room)) error
	// OpenAt opens a room on a server, such as https://host, and returns its code.
	OpenAt func(ctx context.Context, server string, o wire.Options) (code string, err error)
	// Page is the server from which a browser has got this program; "" elsewhere.
	Page string
	// Relay keeps rooms as Open does, also in a browser, and lets guests in by the relay of a server, such as https://host.
	Relay func(server, program, game, dir string, dealers map[string]room.Dealer) (House, error)
	// Voyages asks servers for their tables; nil: they cannot be reached.
	Voyages Voyages
}

// Voyages asks servers for their tables of voyages, such as a [voyagehttp.Client]. It asks nothing by itself.
type Voyages interface {
	// Send sends a game, and Withdraw takes it back.
	Send(ctx context.Context, host string, what voyage.Sending) (voyage.Sent, error)
	Withdraw(ctx context.Context, host, week, id, secret string) error
	// Week asks for the tables of a week, and Save for the save of a game in one.
	Week(ctx context.Context, host, week string) (voyage.Week, error)
	Save(ctx context.Context, host, week, id, secret string) (string, error)
}

// Conn is a connection to a room, such as a [link.Conn].
type Conn interface {
	Told() <-chan wire.Tell
	Err() error
	Ask(context.Context, wire.Ask) error
	Close()
}

// House keeps rooms on this machine, such as a [house.House].
type House interface {
	// Room opens a room and returns its code, and Again opens one that was kept. Where guests come in by a relay, both wait for it,
	// ten seconds at most: call them off the frame.
	Room(wire.Options) (string, error)
	Again(code string) error
	// Dial lets this program into a room, without a network, see [Sit].
	Dial(ctx context.Context, code string, j wire.Join) (Conn, error)
	// Key is that of a room's link, with which guests come in by the relay; "" where they come in by an address.
	Key(code string) string
	// Trouble is why guests cannot come in by the relay just now, or nil.
	Trouble(code string) error
	// Announce tells the network of a room, and of whoever keeps it.
	Announce(code, host string, o wire.Options) error
	// Addresses are those by which other machines come in; none where guests come in by a relay.
	Addresses() []string
	Close() error
}
