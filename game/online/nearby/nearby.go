// Package nearby tells the other machines of a network of rooms, and finds theirs, by multicast DNS (RFC 6762): nobody has to
// read out an address at home.
package nearby

import (
	"context"
	"io"
	"log"
	"net"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/hashicorp/mdns"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/printable"
)

const service = "_keyraken._tcp"

const (
	listen = time.Second     // for answers to a question
	pause  = 3 * time.Second // between questions
	most   = 32              // rooms that are told of; more nobody has at home
)

// Room is what the network is told of a room.
type Room struct {
	Invite     invite.Invite
	Host       string // the name of who keeps it
	Game, Mode string // as in [wire.Options]
}

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

// Addresses are those by which machines of the network reach this one.
func Addresses() (all []net.IP) {
	list, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	for _, a := range list {
		if ip, ok := a.(*net.IPNet); ok && ip.IP.To4() != nil && !ip.IP.IsLoopback() && !ip.IP.IsLinkLocalUnicast() {
			all = append(all, ip.IP)
		}
	}
	return all
}

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

// Read is the room of an answer, which may come from any machine of the network, or false.
func Read(name string, address net.IP, port int, fields []string) (Room, bool) {
	code, rest, _ := strings.Cut(name, ".")
	if rest != service+".local." || address == nil || port <= 0 {
		return Room{}, false
	}
	values := map[string]string{}
	for _, f := range fields {
		name, value, _ := strings.Cut(f, "=")
		if plain, err := url.QueryUnescape(value); err == nil {
			values[name] = printable.Text(plain, wire.MaxName)
		}
	}
	if values["v"] != strconv.Itoa(wire.Version) {
		return Room{}, false
	}
	at, err := invite.Parse("http://" + net.JoinHostPort(address.String(), strconv.Itoa(port)) + "/#" + code)
	return Room{Invite: at, Host: values["host"], Game: values["game"], Mode: values["mode"]}, err == nil && at.Code != "" && at.Key == ""
}
