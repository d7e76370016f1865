// Package house keeps rooms on the machine of somebody who plays, for guests of the same network.
package house

import (
	"errors"
	"io"
	"net"
	"net/http"
	"strconv"
	"time"

	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/nearby"
	"github.com/keyraken/keyraken/game/online/page"
	"github.com/keyraken/keyraken/game/online/wire"
)

// House is a hall in the house: rooms that this program keeps for guests of the same network.
type House struct {
	hall      *hall.Hall
	server    *http.Server
	port      string
	announced []io.Closer
}

// Open opens the house. Guests find it at [House.Addresses].
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
	o := &House{hall: h, server: &http.Server{Handler: h.Handler(pages), ReadHeaderTimeout: 10 * time.Second}, port: port}
	go func() { _ = o.server.Serve(listener) }() // until it is closed
	return o, nil
}

// Room opens a room and returns its code.
func (h *House) Room(o wire.Options) (string, error) { return h.hall.Open(o) }

// Again opens a room that was kept.
func (h *House) Again(code string) error {
	_, err := h.hall.Room(code)
	return err
}

// Local is the address of the house for programs on this machine.
func (h *House) Local() string { return "localhost:" + h.port }

// Addresses are those by which other machines of the network find the house.
func (h *House) Addresses() (all []string) {
	list, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	for _, a := range list {
		if ip, ok := a.(*net.IPNet); ok && ip.IP.To4() != nil && !ip.IP.IsLoopback() && !ip.IP.IsLinkLocalUnicast() {
			all = append(all, net.JoinHostPort(ip.IP.String(), h.port))
		}
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
	var problems error
	for _, a := range h.announced {
		problems = errors.Join(problems, a.Close())
	}
	return errors.Join(problems, h.server.Close(), h.hall.Close())
}
