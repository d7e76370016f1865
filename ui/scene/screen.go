package scene

import (
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
)

// Screen is one screen. It draws itself and takes its input in one go. What few screens do is
// answered by [Base], which every screen contains.
type Screen interface {
	// Name is the name of the screen for tests.
	Name() string
	// Frame runs one frame. Only the screen on top has keys pressed.
	Frame(*cardview.Canvas, *Stack)
	// Over reports whether the screen leaves the one below visible.
	Over() bool
	// Modal reports whether the screen must be answered before anything else is done.
	Modal() bool
	// Low reports whether the screen has a layout for a low window; others are scrolled there.
	Low() bool
	// Leave ends what the screen has begun, when it is left.
	Leave(*Stack) error
	// Paste takes a whole pasted text, and reports whether it did.
	Paste(s *Stack, text string) bool
	// Table is the table that the screen shows, or nil.
	Table() *table.Model
	// Game is the game beside KeyForge that is played on the screen, or nil.
	Game() game.Kind
	// Joins are the seats of persons that gamepads may take on the screen, a bit for each.
	Joins(*Stack) uint8
	// Sitters are those who sit at the screen as if it were a table, or nil.
	Sitters() Sitters
}

// Sitters are the players of a game at a table, or between the games of a match: only the
// gamepad of the player who is asked answers.
type Sitters interface {
	// Persons are the seats of persons, a bit for each: none where it no longer matters
	// who has what.
	Persons() uint8
	// Asked is the seat of the person who has to decide, or [couch.Nobody].
	Asked() int
	// Together reports whether everybody may go on: nobody's decision is waited for.
	Together() bool
	// Called is the name of the player in a seat.
	Called(s *Stack, seat int) string
}

// Router is the first screen, from which the stack reaches those that it opens by itself.
type Router interface {
	Screen
	// Rules is the rules reference.
	Rules() Screen
	// Article is the rules reference at a page.
	Article(key string) Screen
	// Plan is the plan of a new game.
	Plan(*Stack, session.Plan) Screen
	// Match is a match between its games.
	Match(*match.File) Screen
	// Expedition is an expedition between its games.
	Expedition(*expedition.File) Screen
	// Sail is the plan of a new expedition.
	Sail(*Stack) Screen
	// Voyages are the tables of the weekly voyages of a game, which is nil for KeyForge.
	Voyages(*Stack, game.Kind) Screen
	// Resume continues a game that is kept.
	Resume(s *Stack, path string)
}

// Base is a screen above which everything works as usual: it is not modal, shows no table, and
// has nothing to end.
type Base struct{}

// Modal implements [Screen].
func (Base) Modal() bool { return false }

// Low implements [Screen].
func (Base) Low() bool { return false }

// Leave implements [Screen].
func (Base) Leave(*Stack) error { return nil }

// Paste implements [Screen].
func (Base) Paste(*Stack, string) bool { return false }

// Table implements [Screen].
func (Base) Table() *table.Model { return nil }

// Game implements [Screen].
func (Base) Game() game.Kind { return nil }

// Joins implements [Screen].
func (Base) Joins(*Stack) uint8 { return 0 }

// Sitters implements [Screen].
func (Base) Sitters() Sitters { return nil }
