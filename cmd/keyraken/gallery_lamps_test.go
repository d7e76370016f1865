package main_test

import (
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/lampeater"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// lampsShots are of The Last Lamps.
var lampsShots = []shot{
	{name: "lamps", kept: true, game: lamps("dusk")},
	{name: "lamps-night", game: lamps("night")},
	{name: "ru-lamps", language: "ru", game: lamps("dusk")},
	{name: "lamps-learn", show: func(h *host) { h.click("learn", 0); h.click("adventure", 1) }},
	{name: "lamps-lesson", language: "ru", show: func(h *host) {
		h.click("learn", 0)
		h.click("adventure", 1)
		h.click("lesson", 1)
		h.click("lesson-go-on", 0)
	}},
}

// lamps is a prepared table of The Last Lamps.
func lamps(name string) func(*games) *save.Story {
	return func(g *games) *save.Story {
		r := scenetest.Rules()
		game, err := keyforge.Start(r.Catalogue, lampeater.Adventure.Mode(adventure.Normal), lampeater.Adventure.Positions()[name])
		require.NoError(g.h, err)
		table, err := scenario.Of(game, adventure.Normal.String())
		require.NoError(g.h, err)
		story, err := replay.New(r, save.Position(table))
		require.NoError(g.h, err)
		return story
	}
}
