package game

// Comparer is implemented by kinds that say what a lab compares: what some players have or do and others do not, such as
// cards, so that it turns out what wins games.
type Comparer interface {
	// Compared are the comparisons, with titles in a language.
	Compared(language string) []Comparison
	// Watch watches a game from now on.
	Watch(Game) Watcher
}

// Comparison is a way in which players differ, such as which cards they have recruited.
type Comparison struct {
	Thing
	Of []Thing // all that there are
}

// Thing is something by a name that never changes, and by its title in a language.
type Thing struct{ Name, Title string }

// Watcher finds out what the players of one game have and do.
type Watcher interface {
	// Saw is called after each command.
	Saw(Game)
	// Differ tells, once the game is over, who differs how: each is a place in [Comparison.Of] of a comparison. It may tell
	// the same more than once.
	Differ(tell func(seat Seat, comparison, thing int))
}
