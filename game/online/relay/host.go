package relay

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/socket"
)

// What a host takes from a relay: how many guests, and frames of a guest, may wait, and how many guests may be there.
const (
	waiting   = 64
	maxGuests = 256
)

// farewell is how long a host that closes its room waits for the relay.
const farewell = time.Second

// Host is a host's connection to a relay.
type Host struct {
	// Claim is the host's code, and the secret by which it gets the code again.
	Claim Claim

	ws     *websocket.Conn
	ctx    context.Context
	stop   context.CancelFunc
	come   chan pipe.Conn
	mu     sync.Mutex
	guests map[uint32]*channel
	err    error
}

// Dial connects to the relay at an address such as ws://host/relay, and claims a code: any, or one that the host has had.
func Dial(ctx context.Context, url string, c Claim) (*Host, error) {
	ws, _, err := websocket.Dial(ctx, url, nil)
	if err != nil {
		return nil, lost(err)
	}
	ws.SetReadLimit(int64(number + maxUp))
	c.Version = Version
	word, err := claim(ctx, ws, c)
	if err == nil && word.Room == nil {
		err = lost(io.ErrUnexpectedEOF)
	}
	if err != nil {
		socket.Cut(ws)
		return nil, err
	}
	h := &Host{Claim: *word.Room, ws: ws, come: make(chan pipe.Conn, waiting), guests: map[uint32]*channel{}}
	h.ctx, h.stop = context.WithCancel(context.Background())
	go h.listen()
	go h.beat()
	return h, nil
}

func claim(ctx context.Context, ws *websocket.Conn, c Claim) (Word, error) {
	if err := say(ctx, ws, Word{Claim: &c}); err != nil {
		return Word{}, lost(err)
	}
	kind, data, err := ws.Read(ctx)
	if err != nil {
		return Word{}, lost(err)
	}
	word, _ := heard(kind, data)
	if word.Refused != nil {
		return word, word.Refused.Err()
	}
	return word, nil
}

// lost says that there is no connection.
func lost(err error) error { return message.New("online-no-relay", err) }

// Lost reports whether an error says that there is no connection, rather than why the relay has no place for the host.
func Lost(err error) bool {
	var e *message.Error
	return errors.As(err, &e) && e.Key == "online-no-relay"
}

// Accept waits for the next guest. It fails once the connection to the relay has ended.
func (h *Host) Accept(ctx context.Context) (pipe.Conn, error) {
	select {
	case c := <-h.come:
		return c, nil
	case <-h.ctx.Done():
		h.mu.Lock()
		defer h.mu.Unlock()
		return nil, h.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Close ends the connection, and the room at the relay.
func (h *Host) Close() {
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		_ = h.ws.Close(websocket.StatusNormalClosure, "")
	}()
	select {
	case <-closed:
	case <-time.After(farewell):
	}
	h.end(io.EOF)
}

// end ends all channels.
func (h *Host) end(why error) {
	h.mu.Lock()
	if h.err == nil {
		h.err = why
	}
	h.mu.Unlock()
	h.stop() // and with it all channels
	socket.Cut(h.ws)
}

// listen takes what comes to the channels.
func (h *Host) listen() {
	for {
		kind, data, err := h.ws.Read(h.ctx)
		if err != nil {
			h.end(lost(err))
			return
		}
		if kind == websocket.MessageBinary {
			if n, data, ok := unframed(data); ok {
				h.take(n, data)
			}
			continue
		}
		switch word, _ := heard(kind, data); {
		case word.Refused != nil:
			h.end(word.Refused.Err())
			return
		case word.Open != 0:
			h.open(word.Open)
		case word.Close != 0:
			h.close(word.Close)
		}
	}
}

func (h *Host) open(n uint32) {
	c := &channel{host: h, n: n, in: make(chan []byte, waiting)}
	c.ctx, c.stop = context.WithCancel(h.ctx)
	h.mu.Lock()
	fits := h.guests[n] == nil && len(h.guests) < maxGuests
	if fits {
		h.guests[n] = c
	}
	h.mu.Unlock()
	if !fits { // of a relay that has gone mad
		c.stop()
		return
	}
	select {
	case h.come <- c:
	default:
		go c.Cut() // the host does not take guests
	}
}

// take takes a frame to its channel. A channel that is not read ends.
func (h *Host) take(n uint32, data []byte) {
	h.mu.Lock()
	c := h.guests[n]
	h.mu.Unlock()
	if c == nil {
		return
	}
	select {
	case c.in <- data:
	default:
		go c.Cut()
	}
}

// close forgets a channel, and reports whether it was there.
func (h *Host) close(n uint32) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	c := h.guests[n]
	if c == nil {
		return false
	}
	delete(h.guests, n)
	c.stop()
	return true
}

// beat sees to it that the relay is there.
func (h *Host) beat() {
	t := time.NewTicker(pulse)
	defer t.Stop()
	for {
		select {
		case <-t.C:
			late, stop := context.WithTimeout(h.ctx, patience)
			err := h.ws.Ping(late)
			stop()
			if err != nil {
				h.end(lost(err))
				return
			}
		case <-h.ctx.Done():
			return
		}
	}
}

// channel is a guest's.
type channel struct {
	host *Host
	n    uint32
	in   chan []byte
	ctx  context.Context
	stop context.CancelFunc
}

func (c *channel) Read(ctx context.Context) ([]byte, error) {
	select {
	case data := <-c.in: // before it is told of the end
		return data, nil
	default:
	}
	select {
	case data := <-c.in:
		return data, nil
	case <-c.ctx.Done():
		return nil, io.EOF
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Write implements [pipe.Conn]. A context that ends must not end what all channels have in common.
func (c *channel) Write(ctx context.Context, data []byte) error {
	if err := errors.Join(ctx.Err(), c.ctx.Err()); err != nil {
		return err
	}
	late, stop := context.WithTimeout(c.host.ctx, patience)
	defer stop()
	return c.host.ws.Write(late, websocket.MessageBinary, framed(c.n, data))
}

func (c *channel) Close() error {
	if !c.host.close(c.n) {
		return nil
	}
	return say(c.host.ctx, c.host.ws, Word{Close: c.n})
}

func (c *channel) Cut() { _ = c.Close() }

// Proved tells the relay that the guest at the other end of a channel has the key: only then it holds a place.
func Proved(c pipe.Conn) error {
	ch, ok := c.(*channel)
	if !ok {
		return nil
	}
	return say(ch.host.ctx, ch.host.ws, Word{Proved: ch.n})
}
