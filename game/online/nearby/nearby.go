// Package nearby tells the other machines of a network of rooms, and finds theirs, by multicast DNS (RFC 6762): nobody has to
// read out an address at home.
package nearby

import (
	"net"
	"net/url"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/online/invite"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/printable"
)

const service = "_keyraken._tcp"

// Room is what the network is told of a room.
type Room struct {
	Invite     invite.Invite
	Host       string // the name of who keeps it
	Game, Mode string // as in [wire.Options]
}

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
