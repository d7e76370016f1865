// Package hall has many rooms: it opens them, finds them by their codes, keeps them in a folder so that they outlive the
// program, and answers the requests of browsers and programs.
package hall

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

const maxRecord = 1 << 20 // bytes of a file that keeps a room

// Hall is where rooms are. Its methods may be called at the same time.
type Hall struct {
	config Config
	limit  limits
	mu     sync.Mutex
	rooms  map[string]*open
	closed bool
}

// open is a room that is in memory.
type open struct {
	*room.Room
	empty time.Time // since when nobody is there
}

// Config is what a hall needs.
type Config struct {
	Program string                 // and its version
	Dealers map[string]room.Dealer // by the name of the game
	Game    string                 // the one that is played unless another is named
	Dir     string                 // where rooms and saves are kept; "": nowhere
	Most    int                    // rooms in memory; 0: 10,000
	// Relay lets guests into rooms of others, see package relay; nil: it does not.
	Relay *relay.Server
	// Thinking is how many computers think at the same time; 0: one.
	Thinking int
	thinking chan struct{}
}

// New is a hall with the rooms of its folder.
func New(c Config) (*Hall, error) {
	if c.Dir != "" {
		if err := os.MkdirAll(c.Dir, 0o700); err != nil {
			return nil, err
		}
	}
	if c.Most == 0 {
		c.Most = 10_000
	}
	c.thinking = make(chan struct{}, max(1, c.Thinking))
	return &Hall{config: c, limit: limits{by: map[string]*rate.Limiter{}}, rooms: map[string]*open{}}, nil
}

// Open opens a room and returns its code.
func (h *Hall) Open(o wire.Options) (string, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	name := wire.NewCode()
	for h.taken(name) {
		name = wire.NewCode()
	}
	return name, h.open(name, o)
}

// OpenAs opens a room with a code that comes from elsewhere, such as a relay.
func (h *Hall) OpenAs(name string, o wire.Options) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !wire.IsCode(name) || h.taken(name) {
		return message.New("online-code-taken", printable.Quote(name))
	}
	return h.open(name, o)
}

func (h *Hall) open(name string, o wire.Options) error {
	if o.Game == "" {
		o.Game = h.config.Game
	}
	if h.closed || len(h.rooms) >= h.config.Most {
		return message.New("online-hall-full", h.config.Most)
	}
	c, err := h.room(name, o.Game)
	if err != nil {
		return err
	}
	r, err := room.New(c, o)
	if err != nil {
		return err
	}
	if c.Keep != nil {
		if err := c.Keep(r.Record()); err != nil {
			return err
		}
	}
	h.rooms[name] = &open{Room: r, empty: time.Now()}
	return nil
}

// room is what a room with that code needs.
func (h *Hall) room(name, played string) (room.Config, error) {
	dealer := h.config.Dealers[played]
	if dealer == nil {
		return room.Config{}, message.New("online-no-game", printable.Quote(played))
	}
	c := room.Config{Code: name, Program: h.config.Program, Dealer: dealer, Thinking: h.config.thinking}
	if h.config.Dir != "" {
		c.Save = filepath.Join(h.config.Dir, name+replay.Extension)
		c.Keep = func(rec room.Record) error {
			data, err := json.Marshal(rec)
			if err != nil {
				return err
			}
			return files.Write(h.record(name), data)
		}
	}
	return c, nil
}

func (h *Hall) record(name string) string { return filepath.Join(h.config.Dir, name+".room") }

// taken reports whether there is a room with that code, open or in the folder.
func (h *Hall) taken(name string) bool {
	if h.rooms[name] != nil || h.config.Dir == "" {
		return h.rooms[name] != nil
	}
	_, err := os.Stat(h.record(name))
	return err == nil
}

// Room is the room with that code, which is taken from the folder if it is not open.
func (h *Hall) Room(name string) (*room.Room, error) {
	name = strings.ToUpper(name)
	if !wire.IsCode(name) {
		return nil, message.New("online-no-room")
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if o := h.rooms[name]; o != nil {
		o.empty = time.Now()
		return o.Room, nil
	}
	if h.closed || h.config.Dir == "" {
		return nil, message.New("online-no-room")
	}
	if len(h.rooms) >= h.config.Most {
		return nil, message.New("online-hall-full", h.config.Most)
	}
	data, err := files.Read(h.record(name), maxRecord)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, message.New("online-no-room")
	} else if err != nil {
		return nil, err
	}
	var rec room.Record
	if err := json.Unmarshal(data, &rec); err != nil {
		return nil, err
	}
	c, err := h.room(name, rec.Options.Game)
	if err != nil {
		return nil, err
	}
	r, err := room.Resume(c, rec)
	if err != nil {
		return nil, err
	}
	h.rooms[name] = &open{Room: r, empty: time.Now()}
	return r, nil
}

// Sweep closes the rooms in which nobody has been for that long. What is kept in the folder opens again when it is asked for;
// without a folder it is gone.
func (h *Hall) Sweep(idle time.Duration) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	var problems error
	for name, o := range h.rooms {
		if o.Here() > 0 {
			o.empty = time.Now()
		} else if time.Since(o.empty) >= idle {
			problems = errors.Join(problems, o.Close())
			delete(h.rooms, name)
		}
	}
	return problems
}

// Count is how many rooms are open, and how many guests are there.
func (h *Hall) Count() (rooms, guests int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, o := range h.rooms {
		guests += o.Here()
	}
	return len(h.rooms), guests
}

// Close closes all rooms.
func (h *Hall) Close() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	var problems error
	for name, o := range h.rooms {
		problems = errors.Join(problems, o.Close())
		delete(h.rooms, name)
	}
	return problems
}
