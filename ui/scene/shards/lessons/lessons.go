// Package lessons teaches Shards of Infinity in three short games at prepared tables.
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
	"github.com/keyraken/keyraken/ui/scene/lessons"
	"github.com/keyraken/keyraken/ui/scene/shards"
)

//go:embed words
var files embed.FS

// Words are the texts of the lessons in a language.
func Words(language string) lang.Words { return lang.WordsIn(files, language) }

// Course is all the lessons.
var Course = lessons.Course[*rules.Game]{Name: "shards", Words: Words, Lessons: all, Table: table,
	Slight: []string{"seat", "forecast", "pile"}}

type (
	lesson = lessons.Lesson[*rules.Game]
	step   = lessons.Step[*rules.Game]
)

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

// from begins a game with a position.
func from(p *rules.Position) func() (*rules.Game, error) {
	return func() (*rules.Game, error) {
		return rules.Start(catalogue(), rules.Options{Future: true, Automaton: nemesis.Easier.Nemesis(1)}, *p, 1)
	}
}

// table is the table of a lesson.
func table(s *scene.Stack, _ int, g *rules.Game, ways lessons.Ways) scene.Screen {
	setup := game.Setup{Mode: "nemesis", Difficulty: nemesis.Easier.String(), Own: &kind.Setup{People: 1}}
	return shards.Teach(s, replay.UnsavedGame[game.Game](replay.Header{Setup: setup}, g), ways)
}
