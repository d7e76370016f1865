package socket_test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/socket"
)

// sockets are the two ends of a WebSocket.
func sockets(t *testing.T) (a, b pipe.Conn) {
	t.Helper()
	accepted, done := make(chan pipe.Conn), make(chan struct{})
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		ws, err := websocket.Accept(w, req, nil)
		if err == nil {
			accepted <- socket.Over(ws, websocket.MessageBinary, 1000)
			<-done
		}
	}))
	t.Cleanup(func() {
		close(done)
		s.Close()
	})
	ws, _, err := websocket.Dial(t.Context(), "ws"+strings.TrimPrefix(s.URL, "http"), nil)
	require.NoError(t, err)
	return socket.Over(ws, websocket.MessageBinary, 1000), <-accepted
}

// All connections behave alike.
func TestConnections(t *testing.T) {
	over := func() (pipe.Conn, pipe.Conn) { return sockets(t) }
	for name, ends := range map[string]func() (pipe.Conn, pipe.Conn){"memory": pipe.New, "socket": over} {
		t.Run(name, func(t *testing.T) {
			ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
			defer stop()
			a, b := ends()
			go func() {
				for _, m := range []string{"one", "", "three"} {
					_ = a.Write(ctx, []byte(m))
				}
				_ = a.Close()
			}()
			for _, m := range []string{"one", "", "three"} {
				got, err := b.Read(ctx)
				require.NoError(t, err)
				assert.Equal(t, m, string(got))
			}
			_, err := b.Read(ctx)
			assert.Equal(t, io.EOF, err, "closed")
			assert.Error(t, b.Write(ctx, []byte("late")))

			a, b = ends()
			go a.Cut()
			_, err = b.Read(ctx)
			require.Error(t, err)
			assert.NotEqual(t, io.EOF, err, "cut")

			a, _ = ends()
			soon, stop := context.WithTimeout(ctx, 10*time.Millisecond)
			defer stop()
			_, err = a.Read(soon)
			assert.ErrorIs(t, err, context.DeadlineExceeded)
		})
	}
}

// A message of the other type stands aside, and one that is too large ends the connection.
func TestSocketsCarryOneType(t *testing.T) {
	a, b := sockets(t)
	go func() { _ = a.Write(t.Context(), make([]byte, 1001)) }()
	_, err := b.Read(t.Context())
	assert.Error(t, err)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		if ws, err := websocket.Accept(w, req, nil); err == nil {
			_ = ws.Write(req.Context(), websocket.MessageText, []byte("no"))
			_, _, _ = ws.Read(req.Context())
		}
	}))
	defer s.Close()
	ws, _, err := websocket.Dial(t.Context(), "ws"+strings.TrimPrefix(s.URL, "http"), nil)
	require.NoError(t, err)
	c := socket.Over(ws, websocket.MessageBinary, 1000)
	defer c.Cut()
	_, err = c.Read(t.Context())
	assert.Equal(t, socket.Aside("no"), err)
	go func() { _, _ = c.Read(t.Context()) }()
	assert.NoError(t, c.(pipe.Pinger).Ping(t.Context()))
}
