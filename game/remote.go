package game

// Remote is implemented by games that programs elsewhere can show: what a seat may know goes out by a [Sight], and
// [Remote.Show] makes another game of the same set-up what that has shown. A game that is only shown asks and answers as far
// as the seat may know.
type Remote interface {
	Game
	// Sight is how the seat sees the game from now on. Equal seeds give equal handles.
	Sight(seat Seat, seed uint64) Sight
	// OpenSight is how the seat would see the game from now on if all players showed it their hands, and whatever else they know,
	// but for cards in decks.
	OpenSight(seat Seat, seed uint64) Sight
	// Show makes the game what a sight has shown, and its last events those of the command that led there. It fails where that
	// was written by another version, or cannot be.
	Show(state, events []byte) error
}

// Sight is a game as a seat sees it. What the seat does not know is imagined; it does not depend on what is so. A card that
// the seat loses sight of has another handle from then on, so that nobody recognizes it.
type Sight interface {
	// See looks at the game as it is after a command, or after it was changed otherwise.
	See(Game)
	// State is what See has looked at, and Events is what the last command has caused.
	State() []byte
	Events() []byte
	// Card is the card that the seat knows by a handle, and Handle is that by which it knows a card.
	Card(handle Slot) Slot
	Handle(card Slot) Slot
	// Parse reads a command of the seat, as a game that was made what See has looked at formats it.
	Parse(string) (Command, error)
}
