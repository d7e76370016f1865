package relay

import (
	"context"

	"github.com/coder/websocket"
)

// Seen shows the function all that passes.
func (c Config) Seen(by func([]byte)) Config {
	c.seen = by
	return c
}

// Patience, MaxUp and MaxFrames are limits.
var (
	MaxUp     = maxUp
	MaxFrames = maxFrames
)

// Socket is the WebSocket of a host.
func (h *Host) Socket() *websocket.Conn { return h.ws }

// Cut ends the connection as a failing network does.
func (h *Host) Cut() { _ = h.ws.CloseNow() }

// Say says a word.
func (h *Host) Say(ctx context.Context, w Word) error { return say(ctx, h.ws, w) }
