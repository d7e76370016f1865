// Package link carries the messages of a room over WebSockets.
package link

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
)

// What a guest may do, and how long a room waits for it.
const (
	perSecond = 20
	atOnce    = 40
	patience  = 10 * time.Second // to take a message
	pulse     = 25 * time.Second // between pings: browsers answer them even while they sleep
	maxTell   = 8 << 20          // bytes of a message of a room: a whole save at most
)

// Serve lets the one who asks into the room, until one of them ends it.
func Serve(w http.ResponseWriter, req *http.Request, r *room.Room) {
	conn, err := websocket.Accept(w, req, &websocket.AcceptOptions{CompressionMode: websocket.CompressionContextTakeover})
	if err != nil {
		return // it has been answered
	}
	defer conn.CloseNow()
	conn.SetReadLimit(wire.MaxAsk)
	ctx, stop := context.WithCancel(req.Context())
	defer stop()
	g := r.Connect()
	defer r.Leave(g)
	go func() {
		defer stop()
		hear(ctx, conn, r, g)
	}()
	tell(ctx, conn, g)
}

// hear passes on what the guest asks.
func hear(ctx context.Context, conn *websocket.Conn, r *room.Room, g *room.Guest) {
	limit := rate.NewLimiter(perSecond, atOnce)
	for {
		kind, data, err := conn.Read(ctx)
		if err != nil {
			return
		}
		if limit.Wait(ctx) != nil {
			return
		}
		var a wire.Ask
		if kind != websocket.MessageText || json.Unmarshal(data, &a) != nil {
			a = wire.Ask{} // the room says that it asks for nothing known
		}
		r.Ask(g, a)
	}
}

// tell passes on what the guest is told, and keeps the connection alive.
func tell(ctx context.Context, conn *websocket.Conn, g *room.Guest) {
	beat := time.NewTicker(pulse)
	defer beat.Stop()
	for {
		select {
		case t, ok := <-g.Told():
			if !ok {
				_ = conn.Close(websocket.StatusNormalClosure, "")
				return
			}
			if write(ctx, conn, t) != nil {
				return
			}
		case <-beat.C:
			late, stop := context.WithTimeout(ctx, patience)
			err := conn.Ping(late)
			stop()
			if err != nil {
				return
			}
		case <-ctx.Done():
			return
		}
	}
}

func write(ctx context.Context, conn *websocket.Conn, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	return conn.Write(ctx, websocket.MessageText, data)
}

// Conn is a connection to a room.
type Conn struct {
	conn *websocket.Conn
	told chan wire.Tell
	err  error
}

// Dial connects to the room at an address such as ws://host/rooms/CODE, and asks to join.
func Dial(ctx context.Context, url string, j wire.Join) (*Conn, error) {
	j.Version = wire.Version
	late, stop := context.WithTimeout(ctx, patience)
	defer stop()
	conn, answer, err := websocket.Dial(late, url, nil)
	switch {
	case answer != nil && answer.StatusCode == http.StatusNotFound:
		return nil, message.New("online-no-room")
	case err != nil:
		return nil, message.New("online-no-connection", err)
	}
	conn.SetReadLimit(maxTell)
	c := &Conn{conn: conn, told: make(chan wire.Tell)}
	if err := write(late, conn, wire.Ask{Join: &j}); err != nil {
		conn.CloseNow()
		return nil, message.New("online-no-connection", err)
	}
	go c.listen(ctx)
	return c, nil
}

func (c *Conn) listen(ctx context.Context) {
	defer close(c.told)
	for {
		_, data, err := c.conn.Read(ctx)
		var t wire.Tell
		if err == nil {
			err = json.Unmarshal(data, &t)
		}
		if err != nil {
			c.err = err
			c.conn.CloseNow()
			return
		}
		select {
		case c.told <- t:
		case <-ctx.Done():
			c.err = ctx.Err()
			c.conn.CloseNow()
			return
		}
	}
}

// Told yields what the room tells; it is closed when the connection has ended.
func (c *Conn) Told() <-chan wire.Tell { return c.told }

// Err is why the connection has ended, once [Conn.Told] is closed; nil where the room has ended it.
func (c *Conn) Err() error {
	if websocket.CloseStatus(c.err) == websocket.StatusNormalClosure || errors.Is(c.err, context.Canceled) {
		return nil
	}
	return message.New("online-no-connection", c.err)
}

// Ask asks the room for something. What becomes of it, the room tells.
func (c *Conn) Ask(ctx context.Context, a wire.Ask) error { return write(ctx, c.conn, a) }

// Close ends the connection.
func (c *Conn) Close() { _ = c.conn.Close(websocket.StatusNormalClosure, "") }
