package nearby

import (
	"context"
	"io"

	"github.com/keyraken/keyraken/game/message"
)

// Announce fails: a page cannot be reached from the network.
func Announce(int, Room) (io.Closer, error) { return nil, message.New("online-no-network") }

// Find fails: a page cannot ask the network.
func Find(context.Context, func(Room)) error { return message.New("online-no-network") }
