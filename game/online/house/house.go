// Package house keeps rooms on the machine of somebody who plays, for guests of the same network, or for guests from anywhere who
// come in by a relay.
package house

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/nearby"
	"github.com/keyraken/keyraken/game/online/page"
	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/wire"
)

// House is a hall in the house: rooms that this program keeps. Its methods may be called at the same time.
type House struct {
	hall      *hall.Hall
	dir       string
	server    *http.Server // nil: guests come in by a relay
	port      string
	announced []io.Closer
	relay     string // the relay's address
	mu        sync.Mutex
	lines     map[string]*line // by the codes of rooms
}

// Open opens the house for guests of the same network, who find it at [House.Addresses].
func Open(c hall.Config) (*House, error) {
	h, err := hall.New(c)
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", ":"+wire.Port)
	if err != nil { // another program waits there
		listener, err = net.Listen("tcp", ":0")
	}
	if err != nil {
		return nil, errors.Join(err, h.Close())
	}
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	var pages http.Handler // for guests with nothing but a browser
	if dir := page.Find(); dir != "" {
		pages = page.Handler(dir)
	}
	o := &House{hall: h, dir: c.Dir, server: &http.Server{Handler: h.Handler(pages), ReadHeaderTimeout: 10 * time.Second}, port: port}
	go func() { _ = o.server.Serve(listener) }() // until it is closed
	return o, nil
}

// Room opens a room and returns its code. Where guests come in by a relay it waits for the relay, ten seconds at most.
func (h *House) Room(o wire.Options) (string, error) {
	if h.relay != "" {
		return h.invite(o)
	}
	return h.hall.Open(o)
}

// Again opens a room that was kept, as [House.Room] opens a new one.
func (h *House) Again(code string) error {
	if _, err := h.hall.Room(code); err != nil {
		return err
	}
	if h.relay != "" {
		return h.inviteAgain(code)
	}
	return nil
}

// Dial lets this program into a room of the house, without a network.
func (h *House) Dial(ctx context.Context, code string, j wire.Join) (*link.Conn, error) {
	r, err := h.hall.Room(code)
	if err != nil {
		return nil, err
	}
	here, there := pipe.New()
	go link.Let(context.WithoutCancel(ctx), there, r) // until the room or the guest ends it
	return link.Join(ctx, here, j)
}

// Addresses are those by which other machines of the network find the house, or this one's own if it is in no network; none where
// guests come in by a relay.
func (h *House) Addresses() (all []string) {
	if h.server == nil {
		return nil
	}
	for _, ip := range nearby.Addresses() {
		all = append(all, net.JoinHostPort(ip.String(), h.port))
	}
	if len(all) == 0 {
		all = append(all, net.JoinHostPort("localhost", h.port))
	}
	return all
}

// Announce tells the network of a room, and of whoever keeps it, until the house is closed.
func (h *House) Announce(code, host string, o wire.Options) error {
	port, err := strconv.Atoi(h.port)
	if err != nil {
		return err
	}
	a, err := nearby.Announce(port, nearby.Room{Invite: invite.Invite{Code: code}, Host: host, Game: o.Game, Mode: o.Mode})
	if err == nil {
		h.announced = append(h.announced, a)
	}
	return err
}

// Close sends all guests away. Rooms that are kept can be opened again.
func (h *House) Close() error {
	h.mu.Lock()
	lines := h.lines
	h.lines = nil
	h.mu.Unlock()
	var err error
	for _, a := range h.announced {
		err = errors.Join(err, a.Close())
	}
	err = errors.Join(err, h.hall.Close()) // while there are lines by which guests can be told
	for _, l := range lines {
		l.close()
	}
	if h.server != nil {
		err = errors.Join(err, h.server.Close())
	}
	return err
}
