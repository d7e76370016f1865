// Package socket is connections over WebSockets.
package socket

import (
	"context"
	"io"
	"runtime"

	"github.com/coder/websocket"

	"github.com/keyraken/keyraken/game/online/pipe"
)

// Aside is the error of reading a message of the other type than those that the connection carries.
type Aside []byte

// Error implements error.
func (Aside) Error() string { return "a message of another type" }

// Over is a connection over a WebSocket that carries messages of that type, of at most that many bytes.
func Over(ws *websocket.Conn, carries websocket.MessageType, most int) pipe.Conn {
	ws.SetReadLimit(int64(most))
	return &socket{ws, carries}
}

type socket struct {
	ws      *websocket.Conn
	carries websocket.MessageType
}

func (s *socket) Read(ctx context.Context) ([]byte, error) {
	kind, data, err := s.ws.Read(ctx)
	switch {
	case websocket.CloseStatus(err) == websocket.StatusNormalClosure:
		return nil, io.EOF
	case err != nil:
		return nil, err
	case kind != s.carries:
		return nil, Aside(data)
	}
	return data, nil
}

func (s *socket) Write(ctx context.Context, data []byte) error {
	return s.ws.Write(ctx, s.carries, data)
}

func (s *socket) Ping(ctx context.Context) error { return s.ws.Ping(ctx) }

func (s *socket) Close() error { return s.ws.Close(websocket.StatusNormalClosure, "") }

func (s *socket) Cut() { Cut(s.ws) }

// Cut ends a WebSocket at once. A browser waits for the other end, which may be out of reach; here nobody does.
func Cut(ws *websocket.Conn) {
	if runtime.GOOS == "js" {
		go func() { _ = ws.CloseNow() }()
		return
	}
	_ = ws.CloseNow()
}
