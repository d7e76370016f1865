// Package lessons teaches Codex in six short games at prepared tables: with one hero each, at last with three.
package lessons

import (
	"embed"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game"
	rules "github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/game/codex/kind"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/scene/lessons"
)

//go:embed words
var files embed.FS

// Words are the texts of the lessons in a language.
func Words(language string) lang.Words { return lang.WordsIn(files, language) }

// Course is all the lessons.
var Course = lessons.Course[*rules.Game]{Name: "codex", Words: Words, Lessons: taught(), Table: table,
	Slight: []string{"seat", "pile", "shown"}}

type step = lessons.Step[*rules.Game]

// lesson is one of them.
type lesson struct {
	key      string
	minutes  int
	position rules.Position // in which the first seat learns
	replies  replies        // of the other
	steps    []step
}

// three says whether the players have three heroes each.
func (l *lesson) three() bool { return len(l.position.Sides[you].Heroes) > 1 }

// taught are the lessons as a course has them.
func taught() (of []lessons.Lesson[*rules.Game]) {
	for i := range all {
		l := &all[i]
		of = append(of, lessons.Lesson[*rules.Game]{Key: l.key, Minutes: l.minutes, Steps: l.steps, Begin: func() (*rules.Game, error) {
			return rules.Start(catalogue(), rules.Options{Three: l.three()}, l.position, 1)
		}})
	}
	return of
}

// catalogue has all cards.
var catalogue = sync.OnceValue(func() *rules.Catalogue {
	cat, err := rules.NewCatalogue(cards.All())
	if err != nil {
		panic(err)
	}
	return cat
})

// table is the table of a lesson.
func table(s *scene.Stack, n int, g *rules.Game, ways lessons.Ways) scene.Screen {
	l := &all[n]
	own := &kind.Setup{People: 2}
	for _, side := range l.position.Sides {
		own.Heroes = append(own.Heroes, side.Heroes)
	}
	setup := game.Setup{Mode: "one-hero", Own: own}
	if l.three() {
		setup.Mode = "three-heroes"
	}
	return codex.Teach(s, replay.UnsavedGame[game.Game](replay.Header{Setup: setup}, g), []game.Player{l.replies}, ways)
}

// replies are what the other player does as soon as it can, such as "attack mad-man tiger-cub" or "patrol mad-man leader", the first
// before the others. Else it does as little as it may.
type replies []string

// Choose implements [game.Player].
func (r replies) Choose(of game.Game, legal []game.Command) game.Command {
	g := of.(*rules.Game)
	for _, reply := range r {
		for _, c := range legal {
			if said(g, c) == reply {
				return c
			}
		}
	}
	for _, c := range legal {
		if c.Verb == rules.EndMain || c.Verb == rules.Done {
			return c
		}
	}
	return legal[0]
}

// said is a command as text in which things in play are named by their cards.
func said(g *rules.Game, c game.Command) string {
	words := strings.Fields(g.Format(c))
	if c.Card != 0 && c.Verb != rules.Build {
		words[1] = g.Definition(g.Object(c.Card).Def).ID
	}
	if c.Verb == rules.Attack {
		words[2] = g.Definition(g.Object(rules.Slot(c.N)).Def).ID
	}
	return strings.Join(words, " ")
}
