//go:build !js

package nearby

import (
	"context"
	"io"
	"log"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/hashicorp/mdns"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/wire"
)

const (
	listen = time.Second     // for answers to a question
	pause  = 3 * time.Second // between questions
	most   = 32              // rooms that are told of; more nobody has at home
)

// quiet swallows what the library would write to the terminal, about packets of others among it.
var quiet = log.New(io.Discard, "", 0)

// Announce tells whoever asks of the room at a port of this machine, until it is closed.
func Announce(port int, r Room) (io.Closer, error) {
	host, err := os.Hostname()
	if err != nil {
		return nil, message.New("online-not-announced", err)
	}
	addresses := Addresses()
	if len(addresses) == 0 {
		return nil, message.New("online-no-network")
	}
	name, _, _ := strings.Cut(host, ".")
	zone, err := mdns.NewMDNSService(r.Invite.Code, service, "", name+".local.", port, addresses,
		[]string{"v=" + strconv.Itoa(wire.Version), "host=" + url.QueryEscape(r.Host), "game=" + r.Game, "mode=" + r.Mode})
	if err != nil {
		return nil, message.New("online-not-announced", err)
	}
	server, err := mdns.NewServer(&mdns.Config{Zone: zone, Logger: quiet})
	if err != nil {
		return nil, message.New("online-not-announced", err)
	}
	return closer{server}, nil
}

type closer struct{ *mdns.Server }

func (c closer) Close() error { return c.Shutdown() }

// Find asks the network for rooms until the context ends, and tells of each once, from another goroutine than the caller's.
func Find(ctx context.Context, found func(Room)) error {
	entries := make(chan *mdns.ServiceEntry, most)
	go func() {
		told := map[invite.Invite]bool{}
		for {
			select {
			case e := <-entries:
				if r, ok := Read(e.Name, e.AddrV4, e.Port, e.InfoFields); ok && !told[r.Invite] && len(told) < most {
					told[r.Invite] = true
					found(r)
				}
			case <-ctx.Done():
				return
			}
		}
	}()
	for ctx.Err() == nil {
		err := mdns.QueryContext(ctx, &mdns.QueryParam{Service: service, Timeout: listen, Entries: entries, DisableIPv6: true, Logger: quiet})
		if err != nil && ctx.Err() == nil {
			return message.New("online-no-network")
		}
		select {
		case <-time.After(pause):
		case <-ctx.Done():
		}
	}
	return nil
}
