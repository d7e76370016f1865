// Package room is a table at which people on different machines play, without the network: who sits where, what each may
// know, and the one game that counts. A transport connects a [Guest] and passes on what it asks and what it is told, in the
// words of package wire.
//
// The room is the only authority. A guest has its own game, which the room makes what the guest's seat may know after every
// command (see [game.Sight]); it answers questions and waits. Nothing is carried out before the room has done it, and the room
// tells nobody before the command is in the save. A question has a number, its moment: an answer that is sent twice counts
// once, and one to an earlier question is refused. Whatever is refused, the guest is told how things stand. Who comes back with
// the token of a seat has it again, and the connection that held it ends.
package room

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Limits of a room.
const (
	maxWatching = 16
	queue       = 64 // messages that wait for a guest; one that is slower is let go
)

// Room is a table and who is at it. Its methods may be called at the same time.
type Room struct {
	mu      sync.Mutex
	config  Config
	options wire.Options
	seats   []seat
	guests  []*Guest
	here    atomic.Int32 // how many guests are connected
	table   Table        // nil before the game
	at      uint64
	salt    uint64
	sights  []game.Sight
	open    []game.Sight // with all hands, by seat; nil where nobody is shown them
	last    answer       // the last command, to be recognized when it comes again
	wish    *wish
	think   context.CancelFunc // ends the thinking of the computer that is asked
	closed  atomic.Bool
	kept    *Record // as it was kept last
}

// Config is what a room needs.
type Config struct {
	Code    string
	Program string // and its version
	Dealer  Dealer
	// Thinking limits how many computers think at the same time, in all rooms that share it; nil: no limit.
	Thinking chan struct{}
	Save     Save
	// Keep is called whenever something has changed that must outlive the program, but for the game, which is in its save;
	// nil: nothing is kept.
	Keep func(Record) error
}

// Save is where the save of a game is: the zero one is nowhere.
type Save struct {
	Path string      // of a file
	Tape replay.Tape // instead of a file
	Text []byte      // what is on the tape
}

// ErrLost reports that another program goes on with the room.
var ErrLost = message.New("online-room-lost")

// Record is what outlives the program.
type Record struct {
	Code    string       `json:"code"`
	Options wire.Options `json:"options"`
	Salt    uint64       `json:"salt,omitempty"`
	Seats   []Held       `json:"seats"`
	Playing bool         `json:"playing,omitempty"`
}

// Held is who holds a seat.
type Held struct {
	Token   string          `json:"token,omitempty"`
	Name    string          `json:"name,omitempty"`
	Bot     string          `json:"bot,omitempty"`
	Called  string          `json:"called,omitempty"` // what it plays with
	Brought json.RawMessage `json:"brought,omitempty"`
	Hands   *bool           `json:"hands,omitempty"` // whether the person agrees that who watches sees all hands; nil: has not said
}

type seat struct {
	Held
	ready  bool
	guest  *Guest // who is connected; nil: nobody
	player game.Player
}

// answer is a command at a moment.
type answer struct {
	seat  game.Seat
	at    uint64
	words string
}

// wish is a seat's to take back.
type wish struct {
	seat    game.Seat
	n       int
	granted []int
}

// Guest is a connection.
type Guest struct {
	out     chan wire.Tell
	seat    int // -1: none yet
	watches bool
	hands   bool // it asks to see all hands
	open    bool // it is shown them
	begun   bool // it has been told of the game
	plain   bool // it is told the game as data
	data    Data // once it has begun
	gone    bool
}

// Told yields what the guest is told; it is closed after the last message.
func (g *Guest) Told() <-chan wire.Tell { return g.out }

// New opens a room. Whoever comes first is its host.
func New(c Config, o wire.Options) (*Room, error) {
	if err := c.Dealer.Check(&o); err != nil {
		return nil, err
	}
	return &Room{config: c, options: o, seats: make([]seat, o.Seats), salt: secret()}, nil
}

// Resume opens a room again, and the save of its game if that had begun.
func Resume(c Config, rec Record) (*Room, error) {
	r, err := New(c, rec.Options)
	if err != nil {
		return nil, err
	}
	for i := range min(len(r.seats), len(rec.Seats)) {
		r.seats[i].Held = rec.Seats[i]
		if bot := rec.Seats[i].Bot; bot != "" {
			if r.seats[i].player, err = c.Dealer.Bot(&r.options, bot, secret()); err != nil {
				return nil, err
			}
		}
	}
	r.kept, r.config.Save.Text = &rec, nil
	if r.salt = rec.Salt; !rec.Playing {
		return r, nil
	}
	t, err := c.Dealer.Open(c.Save)
	if err != nil {
		return nil, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lay(t, 1+secret()>>12) // no answer to what was asked before fits
	return r, nil
}

// secret is a number that nobody can guess.
func secret() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return binary.BigEndian.Uint64(b[:])
}

// Connect lets a guest in, who must ask to join.
func (r *Room) Connect() *Guest {
	return &Guest{out: make(chan wire.Tell, queue), seat: -1}
}

// Leave is called when the connection of a guest has ended. The seat stays the guest's.
func (r *Room) Leave(g *Guest) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.drop(g)
}

// drop ends what the guest is told.
func (r *Room) drop(g *Guest) {
	if g.gone {
		return
	}
	g.gone = true
	close(g.out)
	r.guests = slices.DeleteFunc(r.guests, func(o *Guest) bool { return o == g })
	r.here.Store(int32(len(r.guests)))
	if g.seat >= 0 && r.seats[g.seat].guest == g {
		r.seats[g.seat].guest = nil
	}
	r.tellRoom()
}

// tell tells a guest; one that does not listen is let go.
func (r *Room) tell(g *Guest, t wire.Tell) {
	if g.gone {
		return
	}
	select {
	case g.out <- t:
	default:
		r.drop(g)
	}
}

// end tells a guest why it must go.
func (r *Room) end(g *Guest, why error) {
	r.tell(g, wire.Tell{Closed: wire.WhyOf(why)})
	r.drop(g)
}

// Close ends the room. The seats can be taken again once it is resumed.
func (r *Room) Close() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed.Load() {
		return nil
	}
	r.closed.Store(true)
	r.stopThinking()
	for _, g := range slices.Clone(r.guests) {
		r.end(g, message.New("online-room-closed"))
	}
	if r.table == nil {
		return nil
	}
	return r.table.Close()
}

// Abandon ends the room as it is, without a word: its guests connect again, and the room is resumed, here or elsewhere, from what
// was kept.
func (r *Room) Abandon() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.abandon()
}

func (r *Room) abandon() {
	if r.closed.Load() {
		return
	}
	r.closed.Store(true)
	r.stopThinking()
	for _, g := range slices.Clone(r.guests) {
		r.drop(g)
	}
	if r.table != nil {
		r.table.Abandon()
	}
}

// stuck reports whether what has happened cannot be kept: then the room must not go on.
func stuck(err error) bool { return errors.Is(err, replay.ErrUnsaved) || errors.Is(err, ErrLost) }

// Closed reports whether the room has ended.
func (r *Room) Closed() bool { return r.closed.Load() }

// Here is how many guests are connected.
func (r *Room) Here() int { return int(r.here.Load()) }

// Ask carries out what a guest wants.
func (r *Room) Ask(g *Guest, a wire.Ask) {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch {
	case g.gone:
	case r.closed.Load(): // it has ended since somebody was let in
		r.drop(g)
	case g.seat < 0 && a.Join == nil:
		r.end(g, message.New("online-join-first"))
	case g.seat < 0:
		if err := r.join(g, a.Join); stuck(err) {
			r.drop(g)
			r.abandon()
		} else if err != nil {
			r.end(g, err)
		}
	default:
		if err := r.do(g, &a); stuck(err) {
			r.tell(g, wire.Tell{Refused: wire.WhyOf(err)})
			r.abandon()
		} else if err != nil {
			r.tell(g, wire.Tell{Refused: wire.WhyOf(err)})
			r.show(g, nil)
		}
	}
}

// do carries out what a guest wants who has joined.
func (r *Room) do(g *Guest, a *wire.Ask) error {
	switch {
	case a.Hands != nil:
		return r.agree(g, *a.Hands)
	case g.watches:
		return message.New("online-only-watching")
	case a.Do != nil:
		return r.answer(game.Seat(g.seat), a.Do)
	case a.Undo != nil:
		return r.undo(game.Seat(g.seat), a.Undo.At)
	case a.Grant != nil:
		return r.grant(g.seat, a.Grant)
	case a.Point > 0:
		return r.point(g.seat, a.Point)
	case a.Say != "":
		if !slices.Contains(wire.Phrases, a.Say) {
			return message.New("online-no-phrase", printable.Quote(a.Say), strings.Join(wire.Phrases, ", "))
		}
		r.tellAll(wire.Tell{Said: &wire.Said{Seat: g.seat + 1, Phrase: a.Say}})
	case a.Leave:
		r.seats[g.seat].Held = Held{Brought: r.seats[g.seat].Brought, Called: r.seats[g.seat].Called}
		r.drop(g)
		return r.keep()
	case a.Seat != nil:
		return r.giveSeat(g, a.Seat)
	case a.Bring != nil:
		return r.bring(g.seat, a.Bring)
	case a.Ready != nil:
		return r.ready(g.seat, *a.Ready)
	case a.Begin:
		return r.begin(g)
	default:
		return message.New("online-nothing-asked")
	}
	return nil
}

// point shows all others at which card a seat points.
func (r *Room) point(at, handle int) error {
	if r.table == nil {
		return message.New("online-not-begun")
	}
	card := r.sights[at].Card(game.Slot(min(handle, 255)))
	for _, g := range slices.Clone(r.guests) {
		if h := r.sight(g).Handle(card); h != 0 {
			r.tell(g, wire.Tell{Point: &wire.Point{Seat: at + 1, Card: int(h)}})
		}
	}
	return nil
}

func (r *Room) tellAll(t wire.Tell) {
	for _, g := range slices.Clone(r.guests) {
		r.tell(g, t)
	}
}

// change is what has led to the game as it stands: a command, or that answers were taken back.
type change struct{ taken int }

// show tells a guest how things stand, and what has led there, unless that is nil.
func (r *Room) show(g *Guest, by *change) {
	if r.table == nil {
		r.tell(g, wire.Tell{Room: r.room(g)})
		return
	}
	played := r.table.Game()
	g.open = r.shown(g)
	t := &wire.Table{At: r.at, Hands: g.open}
	if by != nil {
		t.Taken = by.taken
	}
	if err := g.fill(t, r.sight(g), by != nil && by.taken == 0); err != nil {
		r.end(g, err)
		return
	}
	if !played.Over() {
		t.Asked = int(played.Asked()) + 1
	}
	if !g.watches {
		t.Undo = r.undoable(game.Seat(g.seat)) > 0
	}
	if r.wish != nil {
		t.Wishes = &wire.Wish{Seat: int(r.wish.seat) + 1, Granted: r.wish.granted}
	}
	r.tell(g, wire.Tell{Table: t})
}

// showAll is show for everybody.
func (r *Room) showAll(by *change) {
	for _, g := range slices.Clone(r.guests) {
		r.show(g, by)
	}
}

// lay begins to play at the table, from that moment on.
func (r *Room) lay(t Table, at uint64) {
	r.table, r.at, r.sights, r.open = t, at, nil, make([]game.Sight, len(r.seats))
	for i := range r.seats {
		s := t.Game().Sight(game.Seat(i), secret())
		s.See(t.Game())
		r.sights = append(r.sights, s)
	}
	for _, g := range slices.Clone(r.guests) {
		r.welcomeTable(g)
	}
	r.letThink()
}

// welcomeTable tells a guest of the game that is played.
func (r *Room) welcomeTable(g *Guest) {
	header, err := r.table.Header()
	if err == nil && g.plain {
		g.data, err = r.config.Dealer.Data(header, game.Seat(g.seat))
	}
	if err != nil {
		r.end(g, err)
		return
	}
	r.tell(g, wire.Tell{Begun: &wire.Begun{Header: header, Promise: r.promise()}})
	g.begun = true
	r.show(g, nil)
	r.tellOver(g)
}

// promise commits the room to the deal.
func (r *Room) promise() string { return Promise(r.table.Seed(), r.salt) }

// Promise is what [wire.Begun] promises of a seed and a salt.
func Promise(seed, salt uint64) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %d", seed, salt))
	return hex.EncodeToString(sum[:])
}

func (r *Room) tellOver(g *Guest) {
	if !r.table.Game().Over() {
		return
	}
	var save strings.Builder
	if r.table.Write(&save) == nil {
		r.tell(g, wire.Tell{Over: &wire.Over{Seed: r.table.Seed(), Salt: r.salt, Save: save.String()}})
	}
}

// changed shows everybody the game after a command, or after something was taken back.
func (r *Room) changed(taken int) {
	r.at++
	r.wish = nil
	for _, s := range slices.Concat(r.sights, r.open) {
		if s != nil {
			s.See(r.table.Game())
		}
	}
	r.showAll(&change{taken})
	for _, g := range slices.Clone(r.guests) {
		r.tellOver(g)
	}
	r.letThink()
}

// answer carries out a command.
func (r *Room) answer(s game.Seat, d *wire.Do) error {
	if r.table == nil {
		return message.New("online-not-begun")
	}
	same := answer{s, d.At, d.Command}
	switch g := r.table.Game(); {
	case r.last == same: // the answer came, the news of it did not get back
		r.show(r.seats[s].guest, nil)
		return nil
	case g.Over():
		return message.New("online-over")
	case d.At != r.at:
		return message.New("online-late")
	case g.Asked() != s:
		return message.New("online-not-asked")
	}
	c, err := r.parse(s, d.Command)
	if err != nil {
		return err
	}
	if err := r.table.Game().Check(c); err != nil {
		return err
	}
	r.stopThinking()
	if err := r.table.Do(c); err != nil {
		return err
	}
	r.last = same
	r.changed(0)
	return nil
}

// room is who is there, as the guest may know it.
func (r *Room) room(g *Guest) *wire.Room {
	o := &wire.Room{Options: r.options, Playing: r.table != nil}
	for i := range r.seats {
		s := &r.seats[i]
		p := wire.Place{Name: s.Name, Bot: s.Bot, Here: s.guest != nil, Ready: s.ready, Brought: s.Called}
		if p.Brought != "" && r.options.Hidden && r.table == nil && i != g.seat {
			p.Brought = "?"
		}
		o.Places = append(o.Places, p)
	}
	for _, other := range r.guests {
		if other.watches {
			o.Watching++
		}
	}
	o.Hands = r.hands()
	return o
}

// tellRoom tells everybody who is there.
func (r *Room) tellRoom() {
	r.reveal()
	for _, g := range slices.Clone(r.guests) {
		r.tell(g, wire.Tell{Room: r.room(g)})
	}
}

// Record is what must outlive the program now.
func (r *Room) Record() Record {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.record()
}

func (r *Room) record() Record {
	rec := Record{Code: r.config.Code, Options: r.options, Salt: r.salt, Playing: r.table != nil}
	for i := range r.seats {
		rec.Seats = append(rec.Seats, r.seats[i].Held)
	}
	return rec
}

func (r *Room) keep() error {
	rec := r.record()
	if r.config.Keep == nil || r.kept != nil && reflect.DeepEqual(*r.kept, rec) {
		return nil
	}
	err := r.config.Keep(rec)
	if err == nil {
		r.kept = &rec
	}
	return err
}
