// Package lessons teaches Shards of Infinity in three short games at prepared tables. A lesson says what to do next until the
// table shows that it was done, in whatever order; nothing keeps the learner from playing on.
package lessons

import (
	"embed"
	"sync"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/widget"
)

//go:embed words
var files embed.FS

// Words are the texts of the lessons in a language.
func Words(language string) lang.Words { return lang.WordsIn(files, language) }

// lesson is a game from a position in which steps are taken.
type lesson struct {
	key      string
	minutes  int
	position rules.Position
	steps    []step
}

// step is something that a lesson says.
type step struct {
	key string
	// on is what it speaks of.
	on func(*rules.Game) []widget.ID
	// done reports whether the learner has done it; nil: there is only something to read.
	done func(*rules.Game) bool
}

// The seats of the lessons.
const (
	you rules.Seat = iota
	her
)

// catalogue has all cards.
var catalogue = sync.OnceValue(func() *rules.Catalogue {
	cat, err := rules.NewCatalogue(cards.Cards())
	if err != nil {
		panic(err)
	}
	return cat
})

// Begin begins a lesson, from 0.
func Begin(s *scene.Stack, n int) {
	l := &all[n]
	g, err := l.begin()
	if err != nil {
		panic(err) // a test begins each of them
	}
	setup := game.Setup{Mode: "nemesis", Difficulty: nemesis.Easier.String(), Own: &kind.Setup{People: 1}}
	log := replay.UnsavedGame[game.Game](replay.Header{Setup: setup}, g)
	table := shards.Teach(s, log, shards.Lesson{Again: func() { Begin(s, n) }, Leave: func() { list(s) }})
	s.Replace(table)
	c := &coach{lesson: l, n: n, game: g}
	s.Coach(table, c.draw)
}

// begin begins its game.
func (l *lesson) begin() (*rules.Game, error) {
	return rules.Start(catalogue(), rules.Options{Future: true, Automaton: nemesis.Easier.Nemesis(1)}, l.position, 1)
}

// learned is the name of a lesson among the learned ones of the settings.
func (l *lesson) learned() string { return "shards/" + l.key }
