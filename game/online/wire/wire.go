// Package wire is what the programs at one table say to each other: JSON, a message a frame. ONLINE.md beside it documents
// every message and shows a whole meeting.
package wire

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Port is where rooms are kept, unless somebody says otherwise.
const Port = "8090"

// Version is that of the messages. Programs with another one are told so and let go.
const Version = 1

// Limits of what guests may send, and of what they are told.
const (
	MaxAsk  = 128 << 10 // bytes of a message: it holds a deck list at most
	MaxName = 24        // letters of a name
	MaxTell = 8 << 20   // bytes of a message of a room: a whole save at most
)

// Ask is what a guest wants: one of the fields is set.
type Ask struct {
	Join  *Join           `json:"join,omitempty"`  // the first message of every connection
	Bring json.RawMessage `json:"bring,omitempty"` // before the game: what the guest plays with, such as a deck list
	Ready *bool           `json:"ready,omitempty"` // before the game
	Seat  *Seat           `json:"seat,omitempty"`  // of the host: who holds a seat
	Begin bool            `json:"begin,omitempty"` // of the host
	Do    *Do             `json:"do,omitempty"`
	Undo  *Undo           `json:"undo,omitempty"`
	Grant *Grant          `json:"grant,omitempty"`
	Point int             `json:"point,omitempty"` // at a card, for the others
	Say   string          `json:"say,omitempty"`   // one of [Phrases]
	Hands *bool           `json:"hands,omitempty"` // of who watches: whether it asks to see all hands; of a seat: whether it agrees
	Leave bool            `json:"leave,omitempty"` // give the seat up
}

// Join asks for a place at the table.
type Join struct {
	Version int `json:"version"`
	// Rules is the fingerprint of the rules and cards, see [Welcome.Rules]; of several games a line each.
	Rules string `json:"rules,omitempty"`
	Name  string `json:"name,omitempty"`
	// Token is that of the seat that one had, on whatever device.
	Token string `json:"token,omitempty"`
	// Watch asks for a place behind a seat, from 1; 0: for a seat of one's own.
	Watch int `json:"watch,omitempty"`
	// Data asks for [Table.View] in place of [Table.State]; then the rules may be left out.
	Data bool `json:"data,omitempty"`
	// Hands asks to see all hands while one watches, as [Ask.Hands] does.
	Hands bool `json:"hands,omitempty"`
}

// Seat gives a seat, from 1, to a computer, or takes it from one.
type Seat struct {
	Seat int    `json:"seat"`
	Bot  string `json:"bot,omitempty"` // "": nobody, or the person who held it
}

// Do answers the question of that moment.
type Do struct {
	At      uint64 `json:"at"`
	Command string `json:"command"` // in the words of saves; of who is told the game as data: the id of an option
}

// Undo asks to take back one's last answer.
type Undo struct {
	At uint64 `json:"at"`
}

// Grant answers whether another may take back.
type Grant struct {
	At  uint64 `json:"at"`
	Yes bool   `json:"yes"`
}

// Phrases are what can be said at the table, by names that never change.
var Phrases = []string{"hello", "well-played", "thanks", "sorry", "one-moment", "your-turn", "help-me", "good-game"}

// Tell is what a room tells a guest: one of the fields is set.
type Tell struct {
	Welcome *Welcome `json:"welcome,omitempty"`
	Room    *Room    `json:"room,omitempty"`
	Begun   *Begun   `json:"begun,omitempty"`
	Table   *Table   `json:"table,omitempty"`
	Point   *Point   `json:"point,omitempty"`
	Said    *Said    `json:"said,omitempty"`
	Refused *Why     `json:"refused,omitempty"` // what was asked is not done; the state of things follows
	Over    *Over    `json:"over,omitempty"`
	Closed  *Why     `json:"closed,omitempty"` // the last message
}

// Welcome is the first message to a guest.
type Welcome struct {
	Version int    `json:"version"`
	Program string `json:"program"`
	Rules   string `json:"rules"`
	Code    string `json:"code"`
	Seat    int    `json:"seat"`            // the guest's, or behind which it watches
	Token   string `json:"token,omitempty"` // with which the seat can be taken again
	Host    bool   `json:"host,omitempty"`
	Watches bool   `json:"watches,omitempty"`
}

// Room is who is there and what is to be played.
type Room struct {
	Options
	Places   []Place `json:"places"`
	Watching int     `json:"watching,omitempty"` // how many watch
	Playing  bool    `json:"playing,omitempty"`
	Hands    *Hands  `json:"hands,omitempty"` // nil: nobody who watches asks to see all hands
}

// Hands is what becomes of the wish of who watches to see all hands.
type Hands struct {
	Agreed  []int `json:"agreed,omitempty"` // the seats of the people who have agreed
	Refused []int `json:"refused,omitempty"`
	// Shown says that all have agreed: who has asked sees all hands.
	Shown bool `json:"shown,omitempty"`
}

// Options are what is agreed on for a room.
type Options struct {
	Game       string `json:"game"`
	Mode       string `json:"mode,omitempty"`
	Difficulty string `json:"difficulty,omitempty"`
	Seats      int    `json:"seats"`
	// Rulebook is that by which it is played, as saves have it.
	Rulebook string `json:"rulebook,omitempty"`
	// Hidden says that what the others bring is not shown before the game.
	Hidden bool `json:"hidden,omitempty"`
	// Undo says that answers are taken back without asking the others, whatever has been revealed.
	Undo bool `json:"undo,omitempty"`
	// Watch says that guests may look over anybody's shoulder.
	Watch bool `json:"watch,omitempty"`
}

// Place is a seat.
type Place struct {
	Name    string `json:"name,omitempty"` // of the person who holds it; "": nobody does
	Bot     string `json:"bot,omitempty"`  // the computer that plays it
	Here    bool   `json:"here,omitempty"` // the person is connected
	Ready   bool   `json:"ready,omitempty"`
	Brought string `json:"brought,omitempty"` // what the seat plays with, such as the name of a deck; "?" if that is hidden
}

// Begun is a game that has begun.
type Begun struct {
	// Header is the first line of its save, without the seed.
	Header json.RawMessage `json:"header"`
	// Promise is the SHA-256 of the seed and the salt in [Over], as decimal numbers with a space between, in hexadecimal digits:
	// the game was dealt before anybody saw it.
	Promise string `json:"promise"`
}

// Table is the game as the seat may know it.
type Table struct {
	At     uint64 `json:"at"`              // the moment; each command, and each taking back, makes another
	Asked  int    `json:"asked,omitempty"` // the seat whose answer is awaited; 0: the game is over
	State  []byte `json:"state,omitempty"` // see game.Sight
	Events []byte `json:"events,omitempty"`
	// View and Happened are told to who asked for data in place of State and Events: the state and the events of the protocol of archon
	// engine.
	View     json.RawMessage `json:"view,omitempty"`
	Happened json.RawMessage `json:"happened,omitempty"`

	Taken  int   `json:"taken,omitempty"`  // how many answers have been taken back since the last moment
	Undo   bool  `json:"undo,omitempty"`   // the guest has an answer that can be taken back
	Wishes *Wish `json:"wishes,omitempty"` // somebody asks to take back
	Hands  bool  `json:"hands,omitempty"`  // to who watches: with all hands
}

// Wish asks the others whether an answer may be taken back.
type Wish struct {
	Seat    int   `json:"seat"`
	Granted []int `json:"granted,omitempty"` // the seats that have said yes
}

// Point is where somebody points.
type Point struct {
	Seat int `json:"seat"`
	Card int `json:"card"`
}

// Said is what somebody said.
type Said struct {
	Seat   int    `json:"seat"`
	Phrase string `json:"phrase"`
}

// Over is what everybody may know once the game is over.
type Over struct {
	Seed uint64 `json:"seed"`
	Salt uint64 `json:"salt"`
	Save string `json:"save"` // the whole game
}

// Why is an error: a key of the words of errors and what it is about, which may be errors themselves.
type Why struct {
	Key  string `json:"key"`
	Args []any  `json:"args,omitempty"` // strings, numbers and [Why]
}

// WhyOf is the error for the wire.
func WhyOf(err error) *Why {
	var e *message.Error
	if !errors.As(err, &e) {
		errors.As(message.New("online-other", err.Error()), &e)
	}
	w := &Why{Key: e.Key}
	for _, a := range e.Args {
		if err, ok := a.(error); ok {
			a = WhyOf(err)
		}
		w.Args = append(w.Args, a)
	}
	return w
}

// Refusal is the error with which a request was answered; nil if the answer tells none.
func Refusal(answer []byte) error {
	var w Why
	if json.Unmarshal(answer, &w) != nil || w.Key == "" {
		return nil
	}
	return w.Err()
}

// Err is the error that came over the wire. What it quotes is printable.
func (w *Why) Err() error {
	e := &message.Error{Key: printable.Text(w.Key, printable.Name)}
	for _, a := range w.Args {
		switch v := a.(type) {
		case float64:
			a = int(v)
		case map[string]any:
			key, _ := v["key"].(string)
			args, _ := v["args"].([]any)
			a = (&Why{key, args}).Err()
		default:
			a = printable.Text(fmt.Sprint(v), printable.Name)
		}
		e.Args = append(e.Args, a)
	}
	return e
}
