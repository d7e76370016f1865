package lampeater

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
)

// The conditions of the adventure, in their order in codes, which never changes.
const (
	cardsATurn  = iota // of the adventure deck that the Lampeater plays
	lightsAlone        // that a lamp needs for one player; each further one adds one
	gloomAlone         // at which the night has won, for each player
	gloomAtStart
	conditionCount
)

var conditions = [conditionCount]adventure.Condition{
	cardsATurn:   {Key: "cards", Min: 1, Max: 4, Step: 1},
	lightsAlone:  {Key: "lights", Min: 2, Max: 8, Step: 1},
	gloomAlone:   {Key: "gloom", Min: 6, Max: 16, Step: 1},
	gloomAtStart: {Key: "gloom-start", Min: 0, Max: 5, Step: 1},
}

// variants are the difficulties.
var variants = [...]adventure.Variant{
	adventure.Easy:   {1, 5, 13, 0},
	adventure.Normal: {1, 6, 8, 0},
	adventure.Hard:   {1, 7, 8, 0},
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
