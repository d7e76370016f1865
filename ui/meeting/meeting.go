// Package meeting is a room as the window knows it: it connects, connects again when the connection is lost, and lets the window
// take in what has come between two frames.
package meeting

import (
	"context"
	"time"

	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Meeting is a room one sits in.
type Meeting struct {
	*guest.Guest
	// Err is why one is not let in, or no longer there.
	Err error
	// Lost says that the connection is lost and sought again.
	Lost bool

	dial    func(context.Context, wire.Join) (Conn, error)
	refused error
	come    chan news
	ask     chan wire.Ask
	stop    context.CancelFunc
}

// news is what has come: a message, or how the connection is.
type news struct {
	tell *wire.Tell
	err  error // it is lost
	end  bool  // for good
}

// Join enters the room at an address, see [invite.Invite.Address].
func (n Net) Join(url string, j wire.Join, start guest.Start) *Meeting {
	return meet(func(ctx context.Context, j wire.Join) (Conn, error) { return n.Dial(ctx, url, j) }, j, start)
}

// Sit enters a room of one's own house, without a network.
func Sit(h House, code string, j wire.Join, start guest.Start) *Meeting {
	return meet(func(ctx context.Context, j wire.Join) (Conn, error) { return h.Dial(ctx, code, j) }, j, start)
}

func meet(dial func(context.Context, wire.Join) (Conn, error), j wire.Join, start guest.Start) *Meeting {
	ctx, stop := context.WithCancel(context.Background())
	m := &Meeting{Guest: guest.New(start), dial: dial, come: make(chan news, 64), ask: make(chan wire.Ask, 64), stop: stop}
	go m.stay(ctx, j)
	return m
}

// stay keeps up the connection.
func (m *Meeting) stay(ctx context.Context, j wire.Join) {
	for n := 0; ; n++ {
		welcome, err := m.meet(ctx, &j)
		if ctx.Err() != nil {
			return
		}
		if welcome != nil {
			j.Token, n = welcome.Token, 0
		}
		first := j.Token == "" && j.Watch == 0
		m.bring(ctx, news{err: err, end: err == nil || first})
		if err == nil || first {
			return
		}
		select {
		case <-time.After(wire.Wait(n)):
		case <-ctx.Done():
			return
		}
	}
}

// meet connects once, until the connection ends; without an error the room has ended it.
func (m *Meeting) meet(ctx context.Context, j *wire.Join) (welcome *wire.Welcome, err error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	conn, err := m.dial(ctx, *j)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	for {
		select {
		case t, ok := <-conn.Told():
			if !ok {
				return welcome, conn.Err()
			}
			if t.Welcome != nil {
				welcome = t.Welcome
			}
			m.bring(ctx, news{tell: &t})
		case a := <-m.ask:
			if a.Hands != nil { // also of who comes again
				j.Hands = *a.Hands
			}
			_ = conn.Ask(ctx, a) // when it fails the connection has ended, and what was told before comes first
			if a.Leave {
				m.stop()
				return welcome, nil
			}
		}
	}
}

func (m *Meeting) bring(ctx context.Context, n news) {
	select {
	case m.come <- n:
	case <-ctx.Done():
	}
}

// Ask asks the room for something, once there is a connection.
func (m *Meeting) Ask(a wire.Ask) {
	select {
	case m.ask <- a:
	default: // nothing gets through; the room will say how things stand
	}
}

// Look takes in what has come, and reports whether something has. As soon as ready says no, the rest waits.
func (m *Meeting) Look(ready func() bool) (changed bool) {
	for m.Err == nil && ready() {
		select {
		case n := <-m.come:
			changed = true
			m.take(n)
		default:
			return changed
		}
	}
	return changed
}

func (m *Meeting) take(n news) {
	switch {
	case n.tell == nil && n.end && n.err == nil: // the room has said why
	case n.tell == nil && n.end:
		m.Err = n.err
	case n.tell == nil:
		m.Lost = true
	case n.tell.Closed != nil:
		m.Err = n.tell.Closed.Err()
	case n.tell.Refused != nil:
		m.refused = n.tell.Refused.Err()
	default:
		m.Lost = false
		m.Err = m.Take(*n.tell)
	}
}

// Refused is what was refused since the last call, or nil.
func (m *Meeting) Refused() error {
	err := m.refused
	m.refused = nil
	return err
}

// GiveUp gives the seat up, and then ends the connection.
func (m *Meeting) GiveUp() { m.Ask(wire.Ask{Leave: true}) }

// Leave ends the connection; the seat stays one's own.
func (m *Meeting) Leave() { m.stop() }
