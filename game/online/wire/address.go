package wire

import (
	"net"
	"strings"
	"time"
)

// Address is the address at which a host is asked for WebSockets: a name, with or without a port or a scheme.
func Address(host string) string {
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
	return scheme + host
}

// waits are the pauses between attempts to connect again, in seconds; the last is repeated.
var waits = []time.Duration{1, 2, 4, 8, 15, 30}

// Wait is how long to wait before connecting again after so many attempts have failed.
func Wait(failed int) time.Duration { return waits[min(failed, len(waits)-1)] * time.Second }
