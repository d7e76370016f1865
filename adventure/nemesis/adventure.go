package nemesis

import (
	"slices"

	"github.com/keyraken/keyraken/game/shards"
)

// Adventure is the mode in which one fights her.
type Adventure struct{}

// Name is how set-ups call the mode.
func (Adventure) Name() string { return "nemesis" }

// Difficulties are the names of the difficulties.
func (Adventure) Difficulties() []string { return difficultyNames[:] }

// Usual is the difficulty of the book.
func (Adventure) Usual() string { return ByTheBook.String() }

// Automaton is Nemesis at one of the difficulties, led by whom was agreed.
func (Adventure) Automaton(difficulty string, players int, leader string) shards.Automaton {
	n := Difficulty(slices.Index(difficultyNames[:], difficulty)).Nemesis(players)
	n.Leader = leader
	return n
}
