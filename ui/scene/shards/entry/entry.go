// Package entry is the way into Shards of Infinity: how the title shows it, and the scene where a game is planned. The table is
// package shards.
package entry

import (
	"embed"

	"github.com/keyraken/keyraken/game/lang"
	words "github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/shards"
	"github.com/keyraken/keyraken/ui/scene/shards/lessons"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/theme"
)

// Other is the game as the window offers it.
func Other() scene.Other {
	b := &backdrop{}
	return scene.Other{Kind: shards.Kind(), Words: Words, Backdrop: b.draw, Picture: poster, Sign: sign, Room: sound.Engine,
		Learn: lessons.Course.List, Play: play, Tables: shards.Tables,
		Setup: func(s *scene.Stack) scene.Screen { return another(s, b) },
		Rung: func(s *scene.Stack, leader string, rung records.Rung) scene.Screen {
			return &screen{plan: climbing(s, leader, rung), behind: b}
		},
		Portrait: portrait}
}

//go:embed words
var files embed.FS

// Words are the texts of these scenes in a language.
func Words(language string) lang.Words { return lang.WordsIn(files, language) }

// cards are the words of the cards in the language of the window.
func cards(s *scene.Stack) *words.Language { return words.In(s.Settings.Language) }

// poster is the picture of the game.
func poster(f *cardview.Canvas, r layout.Rect, radius, dark float64) {
	picture(f, r, radius, "nemesis", dark)
}

// portrait is the picture of a leader.
func portrait(f *cardview.Canvas, r layout.Rect, radius float64, leader string) {
	picture(f, r, radius, leader, 0)
}

// picture is that of a card; before it is painted, its place.
func picture(f *cardview.Canvas, r layout.Rect, radius float64, id string, dark float64) {
	light := cardview.Daylight.Mix(theme.Abyss, dark)
	if f.Gallery != nil {
		if b := f.Gallery.Shard(id, int(max(r.W, r.H*cardview.PictureRatio))); b != nil {
			f.Picture(r, radius, b, light)
			return
		}
	}
	f.Fade(r, radius, theme.Raised.Times(light), theme.Abyss)
}
