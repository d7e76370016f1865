// Package invite is how one tells friends where a room is: a link, a QR code of it, or the server's address and the code of the
// room, said aloud.
package invite

import (
	"net"
	"net/url"
	"regexp"
	"strings"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Invite says where a room is.
type Invite struct {
	Server string // such as https://example.org or http://192.168.1.5:8090
	Code   string // of the room
	Key    string // with which what passes a relay is sealed; "": the room is on the server itself
}

// What codes and keys consist of.
var (
	code = regexp.MustCompile(`^[A-Z]{6}$`)
	key  = regexp.MustCompile(`^[A-Za-z0-9_-]{1,64}$`)
)

// Parse reads a link, as [Invite.String] makes it. Of what is not a link it takes the address of a server alone.
func Parse(text string) (Invite, error) {
	before, after, _ := strings.Cut(strings.TrimSpace(text), "#")
	server, err := Server(before)
	if err != nil {
		return Invite{}, err
	}
	i := Invite{Server: server}
	i.Code, i.Key, _ = strings.Cut(after, ".")
	i.Code = strings.ToUpper(i.Code)
	if after != "" && !code.MatchString(i.Code) || i.Key != "" && !key.MatchString(i.Key) {
		return Invite{}, message.New("online-no-link")
	}
	return i, nil
}

// Server is the address of a server from what was typed: a name or a number, with or without a port or a scheme.
func Server(typed string) (string, error) {
	typed = strings.TrimSpace(typed)
	schemes := map[string]string{"ws": "http", "wss": "https", "http": "http", "https": "https"}
	scheme, host, given := strings.Cut(typed, "://")
	if !given {
		scheme, host = "", typed
	}
	u, err := url.Parse("//" + host)
	if err != nil || u.Hostname() == "" || u.User != nil || given && schemes[scheme] == "" {
		return "", message.New("online-no-address")
	}
	s := "http"
	if given {
		s = schemes[scheme]
	}
	at := u.Host
	if u.Port() == "" && s == "http" && !strings.HasSuffix(at, ":") {
		at = net.JoinHostPort(u.Hostname(), wire.Port)
	}
	return s + "://" + strings.TrimSuffix(at, ":"), nil
}

// String is the link, which a browser opens as well: what follows # it does not send.
func (i Invite) String() string {
	link := i.Server + "/#" + i.Code
	if i.Key != "" {
		link += "." + i.Key
	}
	return link
}

// Address is where a program connects to the room, see package link. What follows # is the key, and is not sent.
func (i Invite) Address() string {
	at := "ws" + strings.TrimPrefix(i.Server, "http")
	if i.Key != "" {
		return at + "/relay/" + i.Code + "#" + i.Key
	}
	return at + "/rooms/" + i.Code
}
