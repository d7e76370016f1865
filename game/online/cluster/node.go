package cluster

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"io/fs"
	"maps"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/room"
)

// The stream of all rooms and its subjects.
const (
	stream  = "KEYRAKEN_ROOMS"
	subject = "keyraken.rooms."
)

// taken is where nodes say that they have taken a room, once it is in the log: what is written there reaches others before.
const taken = "keyraken.taken."

// Patience is how long a node usually waits for NATS, and for another node.
const Patience = 3 * time.Second

// copies is how many servers of NATS have the log, if there are so many.
const copies = 3

// Config is what a node needs.
type Config struct {
	URL string // of the servers of NATS, with commas between
	At  string // host and port by which the other nodes reach [hall.Hall.Inner] of this one
	// Patience is how long the node waits for NATS, and for another node; 0: [Patience].
	Patience time.Duration
}

// Node is one of the programs that have the rooms of a log. It is the [hall.Store] of its hall.
type Node struct {
	Config
	id   string
	conn *nats.Conn
	js   jetstream.JetStream
	log  jetstream.Stream
	to   http.RoundTripper // other nodes

	mu   sync.Mutex
	lost func(string, *hall.Kept)
	held map[*tape]bool
	away map[string]string // by code: the node that had the room when it could not be reached
	cut  *time.Timer       // runs while there is no connection
}

var _ hall.Store = (*Node)(nil)

// Join connects to the log, and begins it if there is none.
func Join(ctx context.Context, c Config) (*Node, error) {
	c.Patience = cmp.Or(c.Patience, Patience)
	n := &Node{Config: c, id: rand.Text(), held: map[*tape]bool{}, away: map[string]string{}, lost: func(string, *hall.Kept) {}}
	n.to = &http.Transport{DialContext: (&net.Dialer{Timeout: c.Patience}).DialContext, ResponseHeaderTimeout: c.Patience}
	var err error
	n.conn, err = nats.Connect(c.URL, nats.Name("keyraken "+c.At), nats.Timeout(c.Patience), nats.MaxReconnects(-1),
		nats.ReconnectWait(c.Patience/10), nats.PingInterval(c.Patience), nats.MaxPingsOutstanding(2),
		nats.DisconnectErrHandler(func(*nats.Conn, error) { n.disconnected() }), nats.ReconnectHandler(func(*nats.Conn) { n.reconnected() }))
	if err != nil {
		return nil, away(err)
	}
	if err := n.begin(ctx); err != nil {
		n.conn.Close()
		return nil, away(err)
	}
	return n, nil
}

// begin finds the log.
func (n *Node) begin(ctx context.Context) (err error) {
	ctx, stop := context.WithTimeout(ctx, 3*n.Patience)
	defer stop()
	if n.js, err = jetstream.New(n.conn); err != nil {
		return err
	}
	c := jetstream.StreamConfig{Name: stream, Subjects: []string{subject + "*"}, Storage: jetstream.FileStorage, Replicas: 1}
	if n.conn.ConnectedClusterName() != "" {
		c.Replicas = copies
	}
	n.log, err = n.js.Stream(ctx, stream) // somebody may have made it otherwise
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		n.log, err = n.js.CreateStream(ctx, c)
	}
	return err
}

// Close disconnects the node. Close its hall before.
func (n *Node) Close() { n.conn.Close() }

// Lost implements [hall.Store].
func (n *Node) Lost(f func(string, *hall.Kept)) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.lost = f
}

// away is the error of a log that cannot be reached. Whether something has been written then nobody knows: a room ends.
func away(err error) error { return unsure{message.New("online-cluster-away", err)} }

type unsure struct{ error }

func (u unsure) Is(err error) bool { return err == room.ErrLost }
func (u unsure) Unwrap() []error   { return []error{u.error} } // of which a language has the words

// disconnected gives the connection some time to come back; then guests had better go to another node.
func (n *Node) disconnected() {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.cut == nil {
		n.cut = time.AfterFunc(n.Patience, func() { n.drop(func(*tape) bool { return true }) })
	}
}

// reconnected drops the rooms that other nodes have taken in the meantime.
func (n *Node) reconnected() {
	n.mu.Lock()
	if n.cut != nil {
		n.cut.Stop()
		n.cut = nil
	}
	n.mu.Unlock()
	n.drop((*tape).behind)
}

// drop ends the rooms of which that is so.
func (n *Node) drop(so func(*tape) bool) {
	n.mu.Lock()
	all, lost := slices.Collect(maps.Keys(n.held)), n.lost
	n.mu.Unlock()
	for _, t := range all {
		if so(t) {
			lost(t.code, t.kept)
		}
	}
}

// New implements [hall.Store].
func (n *Node) New(code string) (*hall.Kept, error) {
	t, err := n.tape(code)
	if err != nil {
		return nil, err
	}
	if err := t.write(claim, nil); err != nil {
		t.free()
		if err == room.ErrLost {
			err = fs.ErrExist
		}
		return nil, err
	}
	return t.kept, nil
}

// Open implements [hall.Store]. Where the node that had the room could not be reached, it takes the room from no other.
func (n *Node) Open(code string) (*hall.Kept, room.Record, error) {
	last, err := n.last(code)
	if err != nil {
		return nil, room.Record{}, err
	}
	if !n.free(code, last.Header.Get(by)) { // another node has taken the room meanwhile, and may be reached
		return nil, room.Record{}, room.ErrLost
	}
	t, err := n.tape(code)
	if err != nil {
		return nil, room.Record{}, err
	}
	t.mu.Lock()
	t.seq = last.Sequence
	t.mu.Unlock()
	err = t.write(claim, nil)
	var rec room.Record
	var text []byte
	if err == nil {
		_ = n.conn.Publish(taken+code, []byte(n.id)) // otherwise whoever had the room notices when it writes
		rec, text, err = t.read()
	}
	if err != nil {
		t.free()
		return nil, rec, err
	}
	t.kept.Save.Text = text
	return t.kept, rec, nil
}

// free reports whether a room may be taken from a node: no other one could not be reached before.
func (n *Node) free(code, holder string) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	missed, found := n.away[code]
	delete(n.away, code)
	return !found || holder == missed
}

// miss remembers which node had a room when that could not be reached there.
func (n *Node) miss(code, holder string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if len(n.away) >= maxAway {
		clear(n.away)
	}
	n.away[code] = holder
}

// maxAway is of how many rooms that is remembered.
const maxAway = 10_000

// last is the last message about a room.
func (n *Node) last(code string) (*jetstream.RawStreamMsg, error) {
	if !n.conn.IsConnected() {
		return nil, away(nats.ErrDisconnected)
	}
	ctx, stop := context.WithTimeout(context.Background(), n.Patience)
	defer stop()
	m, err := n.log.GetLastMsgForSubject(ctx, subject+code)
	switch {
	case errors.Is(err, jetstream.ErrMsgNotFound):
		return nil, fs.ErrNotExist
	case err != nil:
		return nil, away(err)
	}
	return m, nil
}

// Pass implements [hall.Store].
func (n *Node) Pass(w http.ResponseWriter, req *http.Request, code string) bool {
	m, err := n.last(code)
	if err != nil {
		return false
	}
	holder := m.Header.Get(by)
	if holder == n.id || m.Header.Get(at) == "" {
		n.miss(code, holder)
		return false
	}
	passed := true
	p := &httputil.ReverseProxy{
		Transport: n.to,
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(&url.URL{Scheme: "http", Host: m.Header.Get(at)})
			r.Out.Host = r.In.Host // with which the origin of a page is compared
			r.SetXForwarded()
		},
		ModifyResponse: func(answer *http.Response) error {
			if answer.StatusCode == http.StatusNotFound {
				return fs.ErrNotExist
			}
			return nil
		},
		ErrorHandler: func(http.ResponseWriter, *http.Request, error) { passed = false },
	}
	p.ServeHTTP(w, req)
	if !passed {
		n.miss(code, holder)
	}
	return passed
}
