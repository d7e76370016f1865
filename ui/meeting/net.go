package meeting

import (
	"context"
	"net"
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
}

// Conn is a connection to a room, such as a [link.Conn].
type Conn interface {
	Told() <-chan wire.Tell
	Err() error
	Ask(context.Context, wire.Ask) error
	Close()
}

// House keeps rooms on this machine.
type House interface {
	// Room opens a room and returns its code, and Again opens one that was kept.
	Room(wire.Options) (string, error)
	Again(code string) error
	// Local is the address for programs on this machine, and Addresses are those for others.
	Local() string
	Addresses() []string
	Close() error
}

// Address is the address of a room on a host, which may be a name, with or without a port or a scheme.
func Address(host, code string) string {
	scheme := "ws://"
	host = strings.TrimRight(strings.TrimSpace(host), "/")
	for from, to := range map[string]string{"https://": "wss://", "http://": "ws://", "wss://": "wss://", "ws://": "ws://"} {
		if rest, ok := strings.CutPrefix(host, from); ok {
			scheme, host = to, rest
			break
		}
	}
	if _, _, err := net.SplitHostPort(host); err != nil && scheme == "ws://" {
		host = net.JoinHostPort(host, wire.Port)
	}
	return scheme + host + "/rooms/" + strings.ToUpper(strings.TrimSpace(code))
}
