package lampeater

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
)

// The conditions of the adventure, in their order in codes, which never changes.
const (
	cardsATurn = iota // of the adventure deck that the Lampeater plays
	lightsEach        // that a lamp needs, for each player
	gloomEach         // at which the night has won, for each player
	gloomAtStart
	conditionCount
)

var conditions = [conditionCount]adventure.Condition{
	cardsATurn:   {Key: "cards", Min: 1, Max: 4, Step: 1},
	lightsEach:   {Key: "lights", Min: 1, Max: 6, Step: 1},
	gloomEach:    {Key: "gloom", Min: 6, Max: 15, Step: 1},
	gloomAtStart: {Key: "gloom-start", Min: 0, Max: 5, Step: 1},
}

// variants are the difficulties.
var variants = [...]adventure.Variant{
	adventure.Easy:   {1, 3, 12, 0},
	adventure.Normal: {1, 4, 10, 0},
	adventure.Hard:   {2, 4, 13, 0},
}

var presets = []adventure.Preset{
	{Name: adventure.Easy.String(), Variant: variants[adventure.Easy]},
	{Name: adventure.Normal.String(), Variant: variants[adventure.Normal]},
	{Name: adventure.Hard.String(), Variant: variants[adventure.Hard]},
}

// Conditions implements [adventure.Varied].
func (lamps) Conditions() []adventure.Condition { return conditions[:] }

// Presets implements [adventure.Varied].
func (lamps) Presets() []adventure.Preset { return presets }

// Vary implements [adventure.Varied].
func (lamps) Vary(v adventure.Variant) keyforge.Mode { return mode{Variant: v} }

func (lamps) Mode(d adventure.Difficulty) keyforge.Mode { return mode{Variant: variants[d]} }
