package game

// Kind is a game as programs offer it: its rules, its words and the computers that play it.
type Kind interface {
	Rules[Game]
	Kept
	// Modes are the names of the ways to play it, the usual one first, and Difficulties those of a mode; none where nobody
	// is to be beaten.
	Modes() []string
	Difficulties(mode string) []string
	// Deal is the set-up of a new game; no players and an empty mode or difficulty are the usual ones.
	Deal(players int, mode, difficulty string, seed uint64) (Setup, error)
	// Words are the words of a language, such as "en".
	Words(language string) (Words, error)
	Data
	// Players are the names of the computers that play it, the weakest first; NewPlayer makes one.
	Players() []string
	NewPlayer(name string, seed uint64) (Player, error)
}

// Data tells a game to programs: values that are written as JSON and name cards, places and the like by what never changes.
// A seat is told what it may know, [NoSeat] everything.
type Data interface {
	// View is the table.
	View(Game, Seat) any
	// Events are what the last command has caused, in order.
	Events(Game, Seat) []any
}

// Cataloguer is implemented by kinds that list their cards: as data, with texts in a language.
type Cataloguer interface {
	Catalogue(language string) []any
}

// Player decides for a seat. It may look at nothing that the seat does not know.
type Player interface {
	Choose(g Game, legal []Command) Command
}

// Planner is implemented by players that follow a plan which everybody may read. Words are those of its kind.
type Planner interface {
	Player
	// Plan is the plan, in lines.
	Plan(Words) []string
	// Why is the rule by which it has decided last; "" where others may not know.
	Why(Words) string
}

// Words tell a game in one language.
type Words interface {
	// Name is what the game is called, and Setup what was agreed on for one, in a few words.
	Name() string
	Setup(*Setup) string
	// Rules are the pages of its rules, in the order in which they are read.
	Rules() []Page
	// Table is what a seat sees of the table, in lines.
	Table(Game, Seat) []string
	// Question is what is asked now, and Answer what a command that answers it means.
	Question(Game) string
	Answer(Game, Command) string
	// Happened tells a seat what the last command has caused, in lines, of which empty ones set turns apart; [NoSeat] sees
	// everything.
	Happened(Game, Seat) []string
	// Seat is what a seat is called.
	Seat(Game, Seat) string
	// Term is what lists call a thing: "difficulty-NAME", "entrant-NAME", "feat-KEY" and "feat-KEY-how", which
	// says what is to be done.
	Term(key string) string
}
