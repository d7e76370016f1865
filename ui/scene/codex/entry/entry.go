// Package entry is the way into Codex: how the title shows it, and the scene where a game is planned. The table is package codex.
package entry

import (
	"embed"
	"strings"

	"github.com/keyraken/keyraken/game/codex/card"
	deck "github.com/keyraken/keyraken/game/codex/cards"
	words "github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/codex"
	"github.com/keyraken/keyraken/ui/scene/codex/lessons"
	"github.com/keyraken/keyraken/ui/sound"
)

// Other is the game as the window offers it.
func Other() scene.Other {
	b := &backdrop{}
	return scene.Other{Kind: codex.Kind(), Words: Words, Backdrop: b.draw, Picture: poster, Sign: sign, Room: sound.Hall,
		Learn: lessons.Course.List, Play: play, Tables: codex.Tables,
		Setup: func(s *scene.Stack) scene.Screen { return &screen{plan: next(s), behind: b} },
		Rung: func(s *scene.Stack, heroes string, _ records.Rung) scene.Screen {
			return &screen{plan: led(s, heroes), behind: b}
		},
		Portrait: portrait}
}

//go:embed words
var files embed.FS

// Words are the texts of these scenes in a language.
func Words(language string) lang.Words { return lang.WordsIn(files, language) }

// cards are the words of the cards in the language of the window.
func cards(s *scene.Stack) *words.Language { return words.In(s.Settings.Language) }

// heroes are the cards of the heroes.
var heroes = func() (all []*card.Card) {
	for _, c := range deck.All() {
		if c.Kind == card.HeroKind {
			all = append(all, c)
		}
	}
	return all
}()

// hero is the hero with that ID.
func hero(id string) *card.Card {
	for _, c := range heroes {
		if c.ID == id {
			return c
		}
	}
	return heroes[0]
}

// poster is the picture of the game.
func poster(f *cardview.Canvas, r layout.Rect, radius, dark float64) {
	picture(f, r, radius, cover, dark)
}

// cover is the hero on the cover of the game.
const cover = "jaina-stormborne"

// portrait is the picture of who played: of several heroes, that of the first.
func portrait(f *cardview.Canvas, r layout.Rect, radius float64, entrant string) {
	first, _, _ := strings.Cut(entrant, "+")
	picture(f, r, radius, first, 0)
}

// picture is that of a hero.
func picture(f *cardview.Canvas, r layout.Rect, radius float64, id string, dark float64) {
	face.Shaded(f, r, radius, hero(id), dark)
}
