// Package game is what all games at this table share: a [Game] under way, the [Command] that is its one way in, and the
// [Rules] by which one begins. It knows no game by name. What is around the rules, such as saves, undo, simulations, search,
// the protocol and the terminal, knows a game by this package alone; what shows one table and no other, such as a window's
// board, uses the types of its game.
package game

// Seat is a place at the table: a player's, from 0 in the order of turns at the start, or that of an opponent whom nobody
// plays.
type Seat uint8

// NoSeat is nobody's; all others are lower.
const NoSeat Seat = 7

// MaxPlayers is how many can play any game at most; [Rules] says how many can play one.
const MaxPlayers = 5

// Slot is the handle of a card; it never changes during a game. 0 is no card.
type Slot uint8

// Verb is what a command does. Each game numbers its own; 0 is none.
type Verb uint8

// Command is one input of a game. Commands are comparable; they name cards by slot, never by a place in a list.
// [Game.Format] says what one means.
type Command struct {
	Verb Verb
	Card Slot
	N    int16
}

// Game is a game under way. It asks one question at a time, which one seat answers with a command.
// The same set-up, seed and commands give the same game on every platform.
type Game interface {
	// Seats is the number of players; they sit at 0 and up.
	Seats() int
	// SeatName is how saves and reports name a seat, such as "player 1".
	SeatName(Seat) string
	// Turn is how many turns have begun.
	Turn() int
	// Asked is the seat whose answer is awaited; [NoSeat] once the game is over.
	Asked() Seat
	Over() bool
	// Won says whether the seat has won the game, which is over.
	Won(Seat) bool

	// Legal appends all commands that answer the open question, in a fixed order; none once the game is over. Others, such
	// as to concede, may be legal too.
	Legal([]Command) []Command
	// Check says why a command is not legal now.
	Check(Command) error
	// Do carries out a command. One that fails changes nothing.
	Do(Command) error
	// Revealed says whether the last command has shown somebody what was hidden, or has taken a random number.
	Revealed() bool
	// SetQuiet says whether what happens need not be told.
	SetQuiet(bool)

	// Format is a command as text by stable names, before it is carried out; Parse reads it.
	Format(Command) string
	Parse(string) (Command, error)

	// Hash is a number that differs, but for accidents, where the states differ.
	Hash() uint64
	// Clone is another game in the same state, and Restore makes the state that of a game of the same set-up.
	Clone() Game
	Restore(Game)
	// Bytes is roughly how much memory a clone takes.
	Bytes() int
	// Imagine turns the game into one that the seat could be in: what it does not know, random numbers to come included, is
	// drawn from the seed alone.
	Imagine(Seat, uint64)
}

// Packer is implemented by games that can be kept in less room than a clone takes, in this process.
type Packer interface {
	// Pack appends the state.
	Pack([]byte) []byte
	// Unpack makes the state what a game of the same set-up has packed.
	Unpack([]byte)
}

// Setup is what a game begins with.
type Setup struct {
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty,omitempty"`
	Seed       uint64 `json:"seed,omitempty"`
	// Own is what only the rules know, such as decks; it becomes the other fields of the object as JSON.
	Own any `json:"-"`
}

// Ordered is implemented by a [Setup.Own] in which it may be agreed who goes first.
type Ordered interface {
	// WithFirst is the same with that seat going first; [NoSeat]: whoever usually does. It leaves the other as it is.
	WithFirst(Seat) any
}

// WithFirst is the same set-up with that seat going first, if its game knows such a thing; [NoSeat]: whoever usually does.
func (s Setup) WithFirst(first Seat) Setup {
	if own, ok := s.Own.(Ordered); ok {
		s.Own = own.WithFirst(first)
	}
	return s
}

// Rules begin games of one kind.
type Rules[G Game] interface {
	// Name is the game's name in saves and on command lines.
	Name() string
	// Version rises when a game may take another course with the same commands.
	Version() string
	// Cards identifies the cards.
	Cards() string
	// MaxSeats is how many can play at most.
	MaxSeats() int
	// ParseSetup reads [Setup.Own] from an object as JSON.
	ParseSetup([]byte) (any, error)
	Start(*Setup) (G, error)
}

// Edit is a change of the table by hand.
type Edit interface {
	Change(Game) error
}

// Editor is implemented by rules whose tables can be changed by hand.
type Editor interface {
	ParseEdit([]byte) (Edit, error)
}

// Positioner is implemented by editors that can say which change makes another game of the same set-up continue like this one.
type Positioner interface {
	Position(Game) (Edit, error)
}

// Labeller is implemented by edits in which cards may have labels: once carried out, it says which cards these are.
type Labeller interface {
	Handles() map[string]Slot
}
