// Package relay lets guests into rooms of hosts that nobody can reach: both connect to the relay, which passes on what it cannot
// read (see package seal).
//
// A host is given a code of six letters, and a secret by which it gets that code again. Each guest of the code is a channel of
// the host's one connection. There, what relay and host say to each other is text, a [Word] in JSON; what passes between guest and
// host is binary, after the number of the channel, in four bytes. A guest's own connection carries frames as they are; text is the
// relay's, and says why there is no way.
package relay

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"time"

	"github.com/coder/websocket"

	"github.com/keyraken/keyraken/game/online/seal"
	"github.com/keyraken/keyraken/game/online/wire"
)

// Version is that of the words.
const Version = 1

// Word is what relay and host say to each other. One field is set.
type Word struct {
	Claim   *Claim    `json:"claim,omitempty"`   // the first word of the host
	Room    *Claim    `json:"room,omitempty"`    // the answer: the code, and the secret of it
	Open    uint32    `json:"open,omitempty"`    // of the relay: a guest has come, on that channel
	Close   uint32    `json:"close,omitempty"`   // the guest on that channel has gone, or has to go
	Proved  uint32    `json:"proved,omitempty"`  // of the host: the guest on that channel has the key
	Refused *wire.Why `json:"refused,omitempty"` // of the relay, also to a guest: the last word
}

// Claim asks for a code: any, or one that the host has had.
type Claim struct {
	Version int    `json:"version"`
	Code    string `json:"code,omitempty"`
	Secret  string `json:"secret,omitempty"`
}

// Limits of what passes, and how long the ends wait for each other.
const (
	maxWord  = 1 << 12
	number   = 4                // bytes of the number of a channel
	patience = 10 * time.Second // to take a frame
	pulse    = 25 * time.Second // between pings
)

// Bytes of a frame of a guest, and of one to a guest.
var (
	maxUp   = seal.Size(wire.MaxAsk)
	maxDown = seal.Size(wire.MaxTell)
)

// framed is a frame with the number of its channel.
func framed(channel uint32, data []byte) []byte {
	return append(binary.BigEndian.AppendUint32(make([]byte, 0, number+len(data)), channel), data...)
}

// unframed takes a frame from its channel.
func unframed(frame []byte) (channel uint32, data []byte, ok bool) {
	if len(frame) < number {
		return 0, nil, false
	}
	return binary.BigEndian.Uint32(frame), frame[number:], true
}

func spoken(w Word) []byte {
	data, _ := json.Marshal(w) // it can be
	return data
}

// say says a word.
func say(ctx context.Context, ws *websocket.Conn, w Word) error {
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	return ws.Write(ctx, websocket.MessageText, spoken(w))
}

// heard reads a word.
func heard(kind websocket.MessageType, data []byte) (w Word, ok bool) {
	return w, kind == websocket.MessageText && len(data) <= maxWord && json.Unmarshal(data, &w) == nil
}
