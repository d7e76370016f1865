package meeting

import (
	"errors"
	"net"
	"net/http"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/online/hall"
)

// Port is where a window waits for guests.
const Port = "8090"

// House is a hall in the house: rooms that this program keeps for guests of the same network.
type House struct {
	hall   *hall.Hall
	server *http.Server
	port   string
}

// Open opens the house. Guests find it at [House.Addresses].
func Open(c hall.Config) (*House, error) {
	h, err := hall.New(c)
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", ":"+Port)
	if err != nil { // another program waits there
		listener, err = net.Listen("tcp", ":0")
	}
	if err != nil {
		return nil, errors.Join(err, h.Close())
	}
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	o := &House{h, &http.Server{Handler: h.Handler(nil), ReadHeaderTimeout: 10 * time.Second}, port}
	go func() { _ = o.server.Serve(listener) }() // until it is closed
	return o, nil
}

// Hall has the rooms.
func (h *House) Hall() *hall.Hall { return h.hall }

// URL is the address of a room for this machine itself.
func (h *House) URL(code string) string { return Address(h.Local(), code) }

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

// Close sends all guests away. Rooms that are kept can be opened again.
func (h *House) Close() error { return errors.Join(h.server.Close(), h.hall.Close()) }

// Address is the address of a room on a host, which may be a name, with or without a port or a scheme.
func Address(host, code string) string {
	scheme := "ws://"
	host = strings.TrimRight(strings.TrimSpace(host), "/")
	for from, to := range map[string]string{"https://": "wss://", "http://": "ws://", "wss://": "wss://", "ws://": "ws://"} {
		if rest, ok := strings.CutPrefix(host, from); ok {
			scheme, host = to, rest
			break
		}
	}
	if _, _, err := net.SplitHostPort(host); err != nil && scheme == "ws://" {
		host = net.JoinHostPort(host, Port)
	}
	return scheme + host + "/rooms/" + strings.ToUpper(strings.TrimSpace(code))
}
