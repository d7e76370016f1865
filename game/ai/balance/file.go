package balance

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game/ai/results"
)

// Format is the version of the lines.
const Format = 1

// Key is what tells a deal from others, with all that what came of it depends on.
type Key struct {
	Format     int    `json:"balance"`
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty"` // or variant, as saves call it
	Players    int    `json:"players"`
	Level      string `json:"level"` // of the bots
	Every      int    `json:"every,omitempty"`
	Seed       uint64 `json:"seed"`
	Number     int    `json:"number"`
	Start      string `json:"start"` // the hash of the state in which the game began
}

// Never is the round of a card that did not come up.
const Never = -1

// Game is what came of a deal.
type Game struct {
	Key
	Decks      []string `json:"decks,omitempty"`
	Houses     []string `json:"houses"` // of the decks, each once
	Won        bool     `json:"won"`
	Unfinished bool     `json:"unfinished,omitempty"`
	Turns      int      `json:"turns"` // of players
	// Looked is in how many of these a look was taken, and how many of those were dead or decided.
	Looked  int `json:"looked,omitempty"`
	Dead    int `json:"dead,omitempty"`
	Decided int `json:"decided,omitempty"`
	// Seen is in which round, from 1, each card of the adventure first came up; 0: it was in play before the first, or [Never].
	Seen map[string]int `json:"seen"`
}

// rounds is how many rounds were begun.
func (g *Game) rounds() int { return (g.Turns + g.Players - 1) / g.Players }

// Read reads the games of a file in the order of their keys, each once: of two that differ in how often a look was taken, which
// changes nothing else, the one in which it was taken.
func Read(path string) ([]Game, error) {
	all, err := results.Read(path, func(g *Game) bool { return g.Format == Format && g.Players > 0 })
	slices.SortStableFunc(all, func(a, b Game) int { return cmp.Or(a.compare(&b.Key), cmp.Compare(b.Looked, a.Looked)) })
	return slices.CompactFunc(all, func(a, b Game) bool { return a.compare(&b.Key) == 0 }), err
}

// compare orders the deals, and who played them.
func (k *Key) compare(o *Key) int {
	return cmp.Or(k.Cell().compare(o.Cell()), cmp.Compare(k.Seed, o.Seed), cmp.Compare(k.Number, o.Number), cmp.Compare(k.Start, o.Start))
}

// Cell is what games are counted by: where, how many, and who.
type Cell struct {
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty"`
	Players    int    `json:"players"`
	Level      string `json:"level"`
}

// Cell is the cell of the deal.
func (k *Key) Cell() Cell { return Cell{k.Mode, k.Difficulty, k.Players, k.Level} }

// ranks are the words whose order is not that of letters.
var ranks = append([]string{"easy", "normal", "hard"}, Levels...)

func (c Cell) compare(o Cell) int {
	word := func(a, b string) int {
		return cmp.Or(cmp.Compare(slices.Index(ranks, a), slices.Index(ranks, b)), cmp.Compare(a, b))
	}
	return cmp.Or(cmp.Compare(c.Mode, o.Mode), word(c.Difficulty, o.Difficulty), cmp.Compare(c.Players, o.Players),
		word(c.Level, o.Level))
}
