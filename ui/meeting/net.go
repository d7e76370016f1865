package meeting

import (
	"context"
	"strings"

	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Net is how rooms are reached, and opened; the program sets it.
type Net struct {
	// Dial connects to a room and asks to join.
	Dial func(ctx context.Context, url string, j wire.Join) (Conn, error)
	// Open keeps rooms on this machine, in a folder; nil: nobody can be let in.
	Open func(program, game, dir string, dealers map[string]room.Dealer) (House, error)
	// Relay keeps rooms as Open does, also in a browser, and lets guests in by the relay of a server, such as https://host.
	Relay func(server, program, game, dir string, dealers map[string]room.Dealer) (House, error)
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
	// Local is the address for programs on this machine, and Addresses are those for others; none where guests come in by a relay.
	Local() string
	Addresses() []string
	Close() error
}

// Address is the address of a room on a host, which may be a name, with or without a port or a scheme.
func Address(host, code string) string { return wire.Address(host) + "/rooms/" + tidy(code) }

// Relayed is the address of a room whose host is behind the relay of a server, with the key of its link.
func Relayed(server, code, key string) string {
	return wire.Address(server) + "/relay/" + tidy(code) + "#" + key
}

func tidy(code string) string { return strings.ToUpper(strings.TrimSpace(code)) }
