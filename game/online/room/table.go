package room

import (
	"encoding/json"
	"io"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Table is a game with its save.
type Table interface {
	Game() game.Remote
	// Header is the first line of the save, without the seed.
	Header() ([]byte, error)
	Seed() uint64
	// Do carries out a command, and has appended it to the save before it returns.
	Do(game.Command) error
	// Undo takes back inputs. UndoCount is how many there are back to the last of one of those seats; 0 if none may be taken back.
	Undo(n int) (int, error)
	UndoCount(of func(game.Seat) bool) int
	// Revealed reports whether any of the last n inputs has shown somebody what was hidden.
	Revealed(n int) bool
	Write(io.Writer) error
	Close() error
	// Abandon leaves the save as it is. The table must not be used afterwards.
	Abandon()
}

// Dealer knows the games that can be played in a room.
type Dealer interface {
	// Rules is a fingerprint of everything that programs at one table must have in common.
	Rules() string
	// Check says what is wrong with options, and completes those that are left out.
	Check(*wire.Options) error
	// Bring checks what somebody wants to play with, and says what it is called.
	Bring(o *wire.Options, data json.RawMessage) (called string, err error)
	Deal(*wire.Options, Deal) (Table, error)
	// Open goes on with the game of a save.
	Open(Save) (Table, error)
	// Data is the game of a save's header, to be told to a seat.
	Data(header []byte, s game.Seat) (Data, error)
	// Bot is a computer that plays the game.
	Bot(o *wire.Options, name string, seed uint64) (game.Player, error)
}

// Data is a game as a seat is shown it, told to programs that have no such games: in the words of the protocol of archon engine, as
// values that are written as JSON.
type Data interface {
	// Show makes it what a [game.Sight] has shown.
	Show(state, events []byte) error
	// State is the table with the open question, and Events what has led there.
	State() any
	Events() any
	// Command is the command with the id of an option, in the words of saves.
	Command(option string) (string, error)
}

// Deal is what a game begins with.
type Deal struct {
	Seed    uint64
	Names   []string          // of the players, by seat; "" for a computer
	Brought []json.RawMessage // what each plays with; nil for who has brought nothing
	Save    Save
}

// TableOf is a game with its save as a table.
func TableOf[G game.Game](log *replay.Log[G]) Table { return table[G]{log} }

type table[G game.Game] struct{ *replay.Log[G] }

func (t table[G]) Game() game.Remote { return any(t.Log.Game()).(game.Remote) }

func (t table[G]) Seed() uint64 { return t.Log.Header.Seed }

func (t table[G]) Header() ([]byte, error) {
	h := t.Log.Header
	h.Seed = 0
	return json.Marshal(h)
}
