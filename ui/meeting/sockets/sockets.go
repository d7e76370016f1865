// Package sockets reaches rooms over WebSockets, and tables of voyages over HTTP.
package sockets

import (
	"context"
	"runtime"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/house"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/nearby"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/voyage/voyagehttp"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/meeting"
)

// Net reaches rooms, and lets guests in: by a relay, and by the network unless this is a browser.
func Net() meeting.Net {
	n := meeting.Net{Relay: relayed, Voyages: voyagehttp.Client{}, OpenAt: link.Open, Page: page()}
	n.Dial = func(ctx context.Context, url string, j wire.Join) (meeting.Conn, error) {
		return connected(link.Dial(ctx, url, j))
	}
	if runtime.GOOS != "js" {
		n.Open, n.Find = open, nearby.Find
	}
	return n
}

// connected is a connection, or none.
func connected(c *link.Conn, err error) (meeting.Conn, error) {
	if err != nil {
		return nil, err
	}
	return c, nil
}

// kept is a house as the window knows it.
type kept struct{ *house.House }

// Dial implements [meeting.House].
func (k kept) Dial(ctx context.Context, code string, j wire.Join) (meeting.Conn, error) {
	return connected(k.House.Dial(ctx, code, j))
}

func open(program, game, dir string, dealers map[string]room.Dealer) (meeting.House, error) {
	h, err := house.Open(hall.Config{Program: program, Game: game, Dir: dir, Dealers: dealers})
	if err != nil {
		return nil, message.New("online-cannot-open", err)
	}
	return kept{h}, nil
}

func relayed(server, program, game, dir string, dealers map[string]room.Dealer) (meeting.House, error) {
	h, err := house.Relayed(server, hall.Config{Program: program, Game: game, Dir: dir, Dealers: dealers})
	if err != nil {
		return nil, message.New("online-cannot-open", err)
	}
	return kept{h}, nil
}
