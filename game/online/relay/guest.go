package relay

import (
	"context"
	"errors"
	"io"

	"github.com/coder/websocket"

	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/socket"
)

// Enter connects to the host of a room at an address such as ws://host/relay/CODE. What passes is not sealed.
func Enter(ctx context.Context, url string) (pipe.Conn, error) {
	ws, _, err := websocket.Dial(ctx, url, nil)
	if err != nil {
		return nil, lost(err)
	}
	return &way{socket.Over(ws, websocket.MessageBinary, maxDown)}, nil
}

// way is a guest's way to the host.
type way struct{ pipe.Conn }

// Read fails with what the relay has said, if that was its last word.
func (w *way) Read(ctx context.Context) ([]byte, error) {
	data, err := w.Conn.Read(ctx)
	var aside socket.Aside
	if !errors.As(err, &aside) {
		return data, err
	}
	if word, _ := heard(websocket.MessageText, aside); word.Refused != nil {
		return nil, word.Refused.Err()
	}
	return nil, io.ErrUnexpectedEOF
}
