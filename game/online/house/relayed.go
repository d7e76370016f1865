package house

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/hall"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/pipe"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/seal"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/files"
)

const (
	patience = 10 * time.Second // with the relay
	knock    = 5 * time.Second  // until a guest has proved that it has the key
	goodbye  = 2 * time.Second  // until guests have been told that the house closes
	maxKept  = 1 << 12          // bytes of a file
)

// Relayed opens a house whose guests come in by the relay of a server, such as https://host. The code of a room is the relay's,
// and its guests need [House.Key] as well, which the relay never sees. A connection to the relay that is lost is sought again. A room
// that is opened again goes on at the relay at which it was, whatever the server. It works in a browser too, as long as the page
// stays open.
func Relayed(server string, c hall.Config) (*House, error) {
	h, err := hall.New(c)
	if err != nil {
		return nil, err
	}
	return &House{hall: h, dir: c.Dir, relay: "ws" + strings.TrimPrefix(server, "http") + "/relay", lines: map[string]*line{}}, nil
}

// line is the way by which guests come into a room.
type line struct {
	house *House
	way
	key   seal.Key
	ctx   context.Context
	stop  context.CancelFunc
	ended chan struct{}
	mu    sync.Mutex
	err   error // why there is no way just now
}

// way is what is kept of a line, so that the links that friends have stay good.
type way struct {
	Relay string      `json:"relay"` // its address
	Claim relay.Claim `json:"claim"`
	Key   string      `json:"key"`
}

// invite opens a room, with a line from the relay to it.
func (h *House) invite(o wire.Options) (string, error) {
	host, err := dial(context.Background(), h.relay, relay.Claim{})
	if err != nil {
		return "", err
	}
	code := host.Claim.Code
	err = h.hall.OpenAs(code, o)
	if err == nil {
		err = h.begin(way{h.relay, host.Claim, seal.NewKey().String()}, host)
	}
	if err != nil {
		host.Close()
		return "", err
	}
	return code, nil
}

// inviteAgain is invite for a room that is open again.
func (h *House) inviteAgain(code string) error {
	code = strings.ToUpper(code)
	l := h.line(code)
	if l != nil && !l.over() {
		return nil
	}
	var w way
	if l != nil {
		w = l.way
	} else if err := h.recall(code, &w); err != nil {
		return err
	}
	host, err := dial(context.Background(), w.Relay, w.Claim)
	if err != nil {
		return err
	}
	if err := h.begin(w, host); err != nil {
		host.Close()
		return err
	}
	return nil
}

// recall reads the way by which guests came into a room.
func (h *House) recall(code string, w *way) error {
	if h.dir == "" {
		return message.New("online-no-room")
	}
	data, err := files.Read(h.kept(code), maxKept)
	if errors.Is(err, fs.ErrNotExist) { // they came in by an address
		return message.New("online-no-room")
	} else if err != nil {
		return err
	}
	return json.Unmarshal(data, w)
}

func dial(ctx context.Context, url string, c relay.Claim) (*relay.Host, error) {
	late, stop := context.WithTimeout(ctx, patience)
	defer stop()
	return relay.Dial(late, url, c)
}

func (h *House) kept(code string) string { return filepath.Join(h.dir, code+".relay") }

// begin keeps a way, and lets guests in by it.
func (h *House) begin(w way, host *relay.Host) error {
	key, err := seal.ParseKey(w.Key)
	if err != nil {
		return err
	}
	if h.dir != "" {
		data, err := json.Marshal(w)
		if err != nil {
			return err
		}
		if err := files.Write(h.kept(w.Claim.Code), data); err != nil {
			return err
		}
	}
	l := &line{house: h, way: w, key: key, ended: make(chan struct{})}
	l.ctx, l.stop = context.WithCancel(context.Background())
	h.mu.Lock()
	defer h.mu.Unlock()
	if old := h.lines[w.Claim.Code]; h.lines == nil || old != nil && !old.over() {
		l.stop()
		return message.New("online-room-closed")
	}
	h.lines[w.Claim.Code] = l
	go l.stay(host)
	return nil
}

// Key is the key of a room's links; "" where guests need none.
func (h *House) Key(code string) string {
	if l := h.line(code); l != nil {
		return l.Key
	}
	return ""
}

// Trouble is why guests cannot come into a room just now, or nil.
func (h *House) Trouble(code string) error {
	l := h.line(code)
	if l == nil {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.err
}

func (h *House) line(code string) *line {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.lines[strings.ToUpper(code)]
}

// stay lets guests in, and seeks the relay again when the connection is lost, until the relay says that it has no place for the
// room.
func (l *line) stay(host *relay.Host) {
	defer close(l.ended)
	for failed := 0; ; failed++ {
		if host != nil {
			failed = 0
			l.is(nil)
			l.is(l.receive(host))
			host.Close()
		}
		if l.ctx.Err() != nil || !relay.Lost(l.err) {
			return
		}
		select {
		case <-time.After(wire.Wait(failed)):
		case <-l.ctx.Done():
			return
		}
		var err error
		if host, err = dial(l.ctx, l.Relay, l.Claim); err != nil {
			l.is(err)
		}
	}
}

// over reports whether the relay has had no place for the room.
func (l *line) over() bool {
	select {
	case <-l.ended:
		return true
	default:
		return false
	}
}

func (l *line) is(err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.err = err
}

// receive lets guests in, until the connection ends. When the house closes, they have a moment to be told so.
func (l *line) receive(host *relay.Host) error {
	var guests sync.WaitGroup
	for {
		c, err := host.Accept(l.ctx)
		if err == nil {
			guests.Go(func() { l.let(c) })
			continue
		}
		gone := make(chan struct{})
		go func() {
			guests.Wait()
			close(gone)
		}()
		select {
		case <-gone:
		case <-time.After(goodbye):
		}
		return err
	}
}

// let lets a guest in who has the key.
func (l *line) let(c pipe.Conn) {
	late, stop := context.WithTimeout(context.Background(), knock)
	defer stop()
	sealed, err := seal.Host(late, c, l.key)
	if err != nil {
		return
	}
	_ = relay.Proved(c) // or the connection is lost
	r, err := l.house.hall.Room(l.Claim.Code)
	if err != nil {
		sealed.Cut()
		return
	}
	link.Let(context.Background(), sealed, r)
}

// close ends the way, and the room at the relay.
func (l *line) close() {
	l.stop()
	<-l.ended
}
