// Package link carries the messages of a room over a connection of package pipe, and makes those over WebSockets.
package link

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/seal"
	"github.com/keyraken/keyraken/game/online/socket"
	"github.com/keyraken/keyraken/game/online/wire"
)

// What a guest may do, and how long a room waits for it.
const (
	perSecond = 20
	atOnce    = 40
	patience  = 10 * time.Second // to take a message
	pulse     = 25 * time.Second // between pings: browsers answer them even while they sleep
)

// Serve lets the one who asks into the room, until one of them ends it.
func Serve(w http.ResponseWriter, req *http.Request, r *room.Room) {
	ws, err := websocket.Accept(w, req, &websocket.AcceptOptions{CompressionMode: websocket.CompressionContextTakeover})
	if err != nil {
		return // it has been answered
	}
	Let(req.Context(), socket.Over(ws, websocket.MessageText, wire.MaxAsk), r)
}

// Let lets the one at the other end of a connection into the room, until one of them ends it.
func Let(ctx context.Context, c pipe.Conn, r *room.Room) {
	defer c.Cut()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	g := r.Connect()
	defer r.Leave(g)
	go func() {
		defer stop()
		hear(ctx, c, r, g)
	}()
	tell(ctx, c, g)
}

// hear passes on what the guest asks.
func hear(ctx context.Context, c pipe.Conn, r *room.Room, g *room.Guest) {
	limit := rate.NewLimiter(perSecond, atOnce)
	for {
		data, err := c.Read(ctx)
		if err != nil || len(data) > wire.MaxAsk || limit.Wait(ctx) != nil {
			return
		}
		var a wire.Ask
		if json.Unmarshal(data, &a) != nil {
			a = wire.Ask{} // the room says that it asks for nothing known
		}
		r.Ask(g, a)
	}
}

// tell passes on what the guest is told, and keeps the connection alive.
func tell(ctx context.Context, c pipe.Conn, g *room.Guest) {
	beat := time.NewTicker(pulse)
	defer beat.Stop()
	ended := false
	for {
		select {
		case t, ok := <-g.Told():
			if !ok && ended {
				_ = c.Close()
			}
			if !ok { // without a word: the guest connects again
				return
			}
			ended = t.Closed != nil
			if write(ctx, c, t) != nil {
				return
			}
		case <-beat.C:
			if ping(ctx, c) != nil {
				return
			}
		case <-ctx.Done():
			return
		}
	}
}

// ping finds out whether the guest is there, where that can be.
func ping(ctx context.Context, c pipe.Conn) error {
	p, ok := c.(pipe.Pinger)
	if !ok {
		return nil
	}
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	return p.Ping(ctx)
}

func write(ctx context.Context, c pipe.Conn, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	return c.Write(ctx, data)
}

// Conn is a connection to a room.
type Conn struct {
	conn pipe.Conn
	told chan wire.Tell
	stop context.CancelFunc
	err  error
}

// Dial connects to the room at an address and asks to join. The address is such as ws://host/rooms/CODE, or, where the host is
// behind a relay, ws://host/relay/CODE#KEY: the key stays here.
func Dial(ctx context.Context, url string, j wire.Join) (*Conn, error) {
	late, stop := context.WithTimeout(ctx, patience)
	defer stop()
	c, err := reach(late, url)
	if err != nil {
		return nil, trouble(err)
	}
	return Join(ctx, c, j)
}

// reach connects to a room.
func reach(ctx context.Context, url string) (pipe.Conn, error) {
	if url, key, relayed := strings.Cut(url, "#"); relayed {
		k, err := seal.ParseKey(key)
		if err != nil {
			return nil, err
		}
		c, err := relay.Enter(ctx, url)
		if err != nil {
			return nil, err
		}
		return seal.Guest(ctx, c, k)
	}
	ws, answer, err := websocket.Dial(ctx, url, nil)
	switch {
	case answer != nil && answer.StatusCode == http.StatusNotFound:
		return nil, message.New("online-no-room")
	case err != nil:
		return nil, err
	}
	return socket.Over(ws, websocket.MessageText, wire.MaxTell), nil
}

// trouble says that there is no connection, unless the error says why.
func trouble(err error) error {
	if why := (*message.Error)(nil); errors.As(err, &why) {
		return err
	}
	return message.New("online-no-connection", err)
}

// Join asks to join the room at the other end of a connection.
func Join(ctx context.Context, to pipe.Conn, j wire.Join) (*Conn, error) {
	j.Version = wire.Version
	c := &Conn{conn: to, told: make(chan wire.Tell)}
	if err := write(ctx, to, wire.Ask{Join: &j}); err != nil {
		to.Cut()
		return nil, trouble(err)
	}
	ctx, c.stop = context.WithCancel(ctx)
	go c.listen(ctx)
	return c, nil
}

func (c *Conn) listen(ctx context.Context) {
	defer close(c.told)
	defer c.conn.Cut()
	defer c.stop()
	for {
		data, err := c.conn.Read(ctx)
		var t wire.Tell
		if err == nil {
			err = json.Unmarshal(data, &t)
		}
		if err != nil {
			c.err = err
			return
		}
		select {
		case c.told <- t:
		case <-ctx.Done():
			c.err = ctx.Err()
			return
		}
	}
}

// Told yields what the room tells; it is closed when the connection has ended.
func (c *Conn) Told() <-chan wire.Tell { return c.told }

// Err is why the connection has ended, once [Conn.Told] is closed; nil where the room has ended it.
func (c *Conn) Err() error {
	if c.err == io.EOF || errors.Is(c.err, context.Canceled) {
		return nil
	}
	return trouble(c.err)
}

// Ask asks the room for something. What becomes of it, the room tells.
func (c *Conn) Ask(ctx context.Context, a wire.Ask) error { return write(ctx, c.conn, a) }

// Close ends the connection. What has not been taken from [Conn.Told] is lost.
func (c *Conn) Close() {
	_ = c.conn.Close()
	c.stop()
}
