package cluster

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"sync"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/room"
)

// What is said of a message beside its text: what it is, and by which node it was written, which can be reached there.
const (
	kind = "Kind"
	by   = "Node"
	at   = "At"
)

// The kinds of messages.
const (
	claim  = "claim"  // the node has the room
	record = "record" // of the room
	begin  = "begin"  // of a save, in place of what there was
	lines  = "lines"  // that follow
)

// tape is where a room is kept: the messages of its subject. It is a [replay.Tape].
type tape struct {
	node *Node
	code string
	sub  *nats.Subscription
	kept *hall.Kept

	mu  sync.Mutex
	seq uint64 // of the last message; 0: there is none
}

// tape begins to listen to who takes a room.
func (n *Node) tape(code string) (*tape, error) {
	t := &tape{node: n, code: code}
	t.kept = &hall.Kept{Save: room.Save{Tape: t}, Keep: t.keep, Free: t.free}
	var err error
	if t.sub, err = n.conn.Subscribe(taken+code, t.heard); err != nil {
		return nil, away(err)
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.held[t] = true
	return t, nil
}

// heard is called when a node has taken the room.
func (t *tape) heard(m *nats.Msg) {
	if string(m.Data) != t.node.id {
		t.node.drop(func(o *tape) bool { return o == t && t.behind() })
	}
}

// behind reports whether another node has written, or may have.
func (t *tape) behind() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.seq == 0 { // it is about to write: that fails if another node has
		return false
	}
	m, err := t.node.last(t.code)
	return err != nil || m.Sequence != t.seq
}

func (t *tape) free() {
	t.node.mu.Lock()
	delete(t.node.held, t)
	t.node.mu.Unlock()
	_ = t.sub.Unsubscribe() // or the connection has ended
}

// keep keeps the record of the room.
func (t *tape) keep(rec room.Record) error {
	data, err := json.Marshal(rec)
	if err != nil {
		return err
	}
	return t.write(record, data)
}

// Begin implements [replay.Tape].
func (t *tape) Begin(text []byte) error { return t.write(begin, text) }

// Append implements [replay.Tape].
func (t *tape) Append(text []byte) error { return t.write(lines, text) }

// write appends a message, unless another node has written since.
func (t *tape) write(what string, data []byte) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	m := nats.NewMsg(subject + t.code)
	m.Data = slices.Clone(data)
	m.Header.Set(kind, what)
	m.Header.Set(by, t.node.id)
	m.Header.Set(at, t.node.At)
	ctx, stop := context.WithTimeout(context.Background(), t.node.Patience)
	defer stop()
	ack, err := t.node.js.PublishMsg(ctx, m, jetstream.WithExpectLastSequencePerSubject(t.seq))
	var refused *jetstream.APIError
	switch {
	case errors.As(err, &refused) && slices.Contains(wrongLast, refused.ErrorCode):
		return room.ErrLost
	case err != nil:
		return away(err)
	}
	t.seq = ack.Sequence
	return nil
}

// wrongLast are the codes by which JetStream says that the last message is another one.
var wrongLast = []jetstream.ErrorCode{jetstream.JSErrCodeStreamWrongLastSequence, 10164}

// read reads everything that has been written about the room.
func (t *tape) read() (rec room.Record, text []byte, err error) {
	ctx, stop := context.WithTimeout(context.Background(), 3*t.node.Patience)
	defer stop()
	c, err := t.node.js.OrderedConsumer(ctx, stream, jetstream.OrderedConsumerConfig{FilterSubjects: []string{subject + t.code}})
	if err != nil {
		return rec, nil, away(err)
	}
	all, err := c.Messages()
	if err != nil {
		return rec, nil, away(err)
	}
	defer all.Stop()
	for known := false; ; {
		m, err := all.Next(jetstream.NextContext(ctx))
		if err != nil {
			return rec, nil, away(err)
		}
		switch m.Headers().Get(kind) {
		case record:
			rec, known = room.Record{}, true
			if err := json.Unmarshal(m.Data(), &rec); err != nil {
				return rec, nil, err
			}
		case begin:
			text = slices.Clone(m.Data())
		case lines:
			text = append(text, m.Data()...)
		}
		is, err := m.Metadata()
		switch {
		case err != nil:
			return rec, nil, err
		case is.Sequence.Stream < t.seq:
		case !known: // whoever began the room came no further
			return rec, nil, fs.ErrNotExist
		default:
			return rec, text, nil
		}
	}
}
