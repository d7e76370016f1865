// Package sockets reaches rooms over WebSockets.
package sockets

import (
	"context"
	"runtime"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/house"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/meeting"
)

// Net reaches rooms, and lets guests in on this machine unless that is a browser.
func Net() meeting.Net {
	n := meeting.Net{Dial: func(ctx context.Context, url string, j wire.Join) (meeting.Conn, error) {
		c, err := link.Dial(ctx, url, j)
		if err != nil {
			return nil, err
		}
		return c, nil
	}}
	if runtime.GOOS != "js" {
		n.Open = open
	}
	return n
}

func open(program, game, dir string, dealers map[string]room.Dealer) (meeting.House, error) {
	h, err := house.Open(hall.Config{Program: program, Game: game, Dir: dir, Dealers: dealers})
	if err != nil {
		return nil, message.New("online-cannot-open", err)
	}
	return h, nil
}
