// Package hall has many rooms: it opens them, finds them by their codes, keeps them in a folder so that they outlive the
// program, and answers the requests of browsers and programs.
package hall

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/printable"
)

// Hall is where rooms are. Its methods may be called at the same time.
type Hall struct {
	config Config
	limit  limits
	mu     sync.Mutex
	rooms  map[string]*open
	closed bool
}

// open is a room that is in memory, or being opened.
type open struct {
	*room.Room
	ready chan struct{} // closed once it is open, or err says why not
	err   error
	kept  *Kept
	by    string    // the address that has opened it anew; "": none is known
	empty time.Time // since when nobody is there
}

// done reports whether the room is open.
func (o *open) done() bool {
	select {
	case <-o.ready:
		return o.err == nil
	default:
		return false
	}
}

// Config is what a hall needs.
type Config struct {
	Program string                 // and its version
	Dealers map[string]room.Dealer // by the name of the game
	Game    string                 // the one that is played unless another is named
	Dir     string                 // where rooms and saves are kept; "": nowhere
	Store   Store                  // where they are kept instead; nil: in the folder
	Most    int                    // rooms in memory; 0: 10,000
	Each    int                    // rooms in memory that an address may have opened; 0: any number
	// Relay lets guests into rooms of others, see package relay; nil: it does not.
	Relay *relay.Server
	// Thinking is how many computers think at the same time; 0: one.
	Thinking int
	thinking chan struct{}
}

// New is a hall with the rooms of its folder.
func New(c Config) (*Hall, error) {
	switch {
	case c.Store != nil:
	case c.Dir == "":
		c.Store = nowhere{}
	default:
		if err := os.MkdirAll(c.Dir, 0o700); err != nil {
			return nil, err
		}
		c.Store = folder(c.Dir)
	}
	if c.Most == 0 {
		c.Most = 10_000
	}
	c.thinking = make(chan struct{}, max(1, c.Thinking))
	h := &Hall{config: c, limit: limits{by: map[string]*rate.Limiter{}}, rooms: map[string]*open{}}
	c.Store.Lost(h.lost)
	return h, nil
}

// Open opens a room and returns its code.
func (h *Hall) Open(o wire.Options) (string, error) { return h.open("", o) }

// open opens a room for an address.
func (h *Hall) open(by string, o wire.Options) (string, error) {
	for {
		name := wire.NewCode()
		err := h.make(name, by, o)
		if !errors.Is(err, fs.ErrExist) {
			return name, err
		}
	}
}

// OpenAs opens a room with a code that comes from elsewhere, such as a relay.
func (h *Hall) OpenAs(name string, o wire.Options) error {
	err := fs.ErrExist
	if wire.IsCode(name) {
		err = h.make(name, "", o)
	}
	if errors.Is(err, fs.ErrExist) {
		return message.New("online-code-taken", printable.Quote(name))
	}
	return err
}

// make opens a new room.
func (h *Hall) make(name, by string, o wire.Options) error {
	o.Game = cmp.Or(o.Game, h.config.Game)
	opened, mine, err := h.claim(name, by)
	switch {
	case err != nil:
		return err
	case !mine:
		return fs.ErrExist
	}
	return h.fill(name, opened, func() (err error) {
		c, err := h.room(name, o.Game)
		if err != nil {
			return err
		}
		if err := c.Dealer.Check(&o); err != nil {
			return err
		}
		if opened.kept, err = h.config.Store.New(name); err != nil {
			return err
		}
		c.Save, c.Keep = opened.kept.Save, opened.kept.Keep
		if opened.Room, err = room.New(c, o); err == nil && c.Keep != nil {
			err = c.Keep(opened.Record())
		}
		return err
	})
}

// claim is the room with that code; it is mine if there was none: then the caller must open it.
func (h *Hall) claim(name, by string) (o *open, mine bool, err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if o = h.rooms[name]; o != nil && (!o.done() || !o.Closed()) {
		return o, false, nil
	}
	switch {
	case h.closed:
		return nil, false, message.New("online-room-closed")
	case o == nil && len(h.rooms) >= h.config.Most:
		return nil, false, message.New("online-hall-full", h.config.Most)
	case by != "" && h.config.Each > 0 && h.opened(by) >= h.config.Each:
		return nil, false, message.New("online-rooms-of-one", h.config.Each)
	case o != nil:
		o.free()
	}
	o = &open{ready: make(chan struct{}), by: by, empty: time.Now()}
	h.rooms[name] = o
	return o, true, nil
}

// opened is how many rooms are open that an address has opened.
func (h *Hall) opened(by string) (n int) {
	for _, o := range h.rooms {
		if o.by == by && (!o.done() || !o.Closed()) {
			n++
		}
	}
	return n
}

// fill opens a claimed room.
func (h *Hall) fill(name string, o *open, how func() error) error {
	defer close(o.ready)
	o.err = how()
	h.mu.Lock()
	defer h.mu.Unlock()
	if o.err == nil && h.closed {
		o.Abandon()
		o.err = message.New("online-room-closed")
	}
	if o.err != nil {
		o.free()
		delete(h.rooms, name)
	}
	return o.err
}

// free gives up where the room is kept.
func (o *open) free() {
	if o.kept != nil && o.kept.Free != nil {
		o.kept.Free()
	}
}

// room is what a room with that code needs.
func (h *Hall) room(name, played string) (room.Config, error) {
	dealer := h.config.Dealers[played]
	if dealer == nil {
		return room.Config{}, message.New("online-no-game", printable.Quote(played))
	}
	return room.Config{Code: name, Program: h.config.Program, Dealer: dealer, Thinking: h.config.thinking}, nil
}

// Room is the room with that code, which is taken from where it is kept if it is not open.
func (h *Hall) Room(name string) (*room.Room, error) {
	name = strings.ToUpper(name)
	if !wire.IsCode(name) {
		return nil, message.New("online-no-room")
	}
	o, mine, err := h.claim(name, "")
	if err != nil {
		return nil, err
	}
	if mine {
		err = h.fill(name, o, func() error { return h.resume(name, o) })
	} else {
		<-o.ready
		err = o.err
	}
	if errors.Is(err, fs.ErrNotExist) {
		err = message.New("online-no-room")
	}
	if err != nil {
		return nil, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	o.empty = time.Now()
	return o.Room, nil
}

// resume opens a room that is kept.
func (h *Hall) resume(name string, o *open) (err error) {
	var rec room.Record
	if o.kept, rec, err = h.config.Store.Open(name); err != nil {
		return err
	}
	c, err := h.room(name, rec.Options.Game)
	if err != nil {
		return err
	}
	c.Save, c.Keep = o.kept.Save, o.kept.Keep
	o.Room, err = room.Resume(c, rec)
	return err
}

// here reports whether the room with that code is open in this hall.
func (h *Hall) here(name string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	o := h.rooms[name]
	return o != nil && (!o.done() || !o.Closed())
}

// lost ends a room that another hall has taken.
func (h *Hall) lost(name string, k *Kept) {
	h.mu.Lock()
	o := h.rooms[name]
	h.mu.Unlock()
	if o == nil {
		return
	}
	if <-o.ready; o.err == nil && o.kept == k {
		o.Abandon()
	}
}

// Sweep closes the rooms in which nobody has been for that long. What is kept in the folder opens again when it is asked for;
// without a folder it is gone.
func (h *Hall) Sweep(idle time.Duration) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	var problems error
	for name, o := range h.rooms {
		switch {
		case !o.done():
		case o.Here() > 0:
			o.empty = time.Now()
		case time.Since(o.empty) >= idle || o.Closed():
			problems = errors.Join(problems, o.Close())
			o.free()
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
		if o.done() && !o.Closed() {
			rooms, guests = rooms+1, guests+o.Here()
		}
	}
	return rooms, guests
}

// Close closes all rooms. Where other halls can go on with them, their guests are not told so, and connect again.
func (h *Hall) Close() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	var problems error
	for name, o := range h.rooms {
		if o.done() {
			if o.kept.Free != nil {
				o.Abandon()
			}
			problems = errors.Join(problems, o.Room.Close())
			o.free()
		}
		delete(h.rooms, name)
	}
	return problems
}
