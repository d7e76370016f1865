// Package lessons teaches a game beside KeyForge in short games at prepared tables. A lesson says what to do next until the table
// shows that it was done; nothing keeps the learner from doing something else.
package lessons

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// Course is all that teaches a game.
type Course[G game.Game] struct {
	// Name is what its lessons have in common among the learned ones of the settings.
	Name string
	// Words are its texts in a language: "lesson-" and the key of a lesson, followed by "-about", or by the key of a step, or by that
	// and what [Step.Stray] says.
	Words func(language string) lang.Words
	// Lessons are in the order in which they are learned.
	Lessons []Lesson[G]
	// Table is the table of a lesson, from 0, on which the game stands so.
	Table func(s *scene.Stack, lesson int, g G, ways Ways) scene.Screen
	// Slight are spots of the table that only tell something, so that they may be hidden sooner than others.
	Slight []string
}

// Ways are where the ways out of a lesson lead.
type Ways struct{ Again, Leave func() }

// Lesson is a game from a position in which steps are taken.
type Lesson[G game.Game] struct {
	Key     string
	Minutes int
	// Begin begins the game.
	Begin func() (G, error)
	Steps []Step[G]
}

// Step is something that a lesson says.
type Step[G game.Game] struct {
	Key string
	// On is what it speaks of.
	On func(G) []widget.ID
	// Done says whether the learner has done it; nil: there is only something to read.
	Done func(G) bool
	// Stray says what the learner has done instead, as the end of the key of what is said about it; "": nothing. Then the step can be
	// begun again. May be nil.
	Stray func(G) string
}

// Begin begins a lesson, from 0.
func (o *Course[G]) Begin(s *scene.Stack, n int) {
	g, err := o.Lessons[n].Begin()
	if err != nil {
		panic(err) // a test begins each of them
	}
	o.sit(s, n, g, 0)
}

// sit lets the learner sit down at a game of a lesson at the beginning of a step.
func (o *Course[G]) sit(s *scene.Stack, n int, g G, step int) {
	table := o.Table(s, n, g, Ways{Again: func() { o.Begin(s, n) }, Leave: func() { o.list(s) }})
	s.Replace(table)
	c := &coach[G]{of: o, lesson: &o.Lessons[n], n: n, game: g, began: g.Clone().(G), at: step}
	s.Coach(table, c.draw)
}

// learned is the name of a lesson among the learned ones of the settings.
func (o *Course[G]) learned(n int) string { return o.Name + "/" + o.Lessons[n].Key }
