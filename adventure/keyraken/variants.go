package keyraken

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
)

// The conditions of the adventure, in their order in codes, which never changes (A10).
const (
	cardsATurn = iota // of the adventure deck that the Keyraken plays (A10.1)
	powerEach         // for each player (A5.1)
	armorEach         // for each unforged key (A5.1)
	tideAtStart
	risesAtStart
	costAtLowEach // of rising, for each player (A3.1)
	creaturesAtStart
	conditionCount
)

var conditions = [conditionCount]adventure.Condition{
	cardsATurn:       {Key: "cards", Min: 1, Max: 5, Step: 1},
	powerEach:        {Key: "power", Min: 10, Max: 60, Step: 5},
	armorEach:        {Key: "armor", Min: 0, Max: 5, Step: 1},
	tideAtStart:      {Key: "tide", Min: 0, Max: 1, Step: 1, Named: true},
	risesAtStart:     {Key: "rises", Min: 0, Max: risesToLose - 1, Step: 1},
	costAtLowEach:    {Key: "cost", Min: 1, Max: 6, Step: 1},
	creaturesAtStart: {Key: "creatures", Min: 0, Max: 6, Step: 1},
}

// The names of the numbers with which a variant may replace what is printed.
const (
	powerOfEach  = "power"
	armorOfEach  = "armor"
	costOfRising = "rise-cost"
)

// variants are the difficulties (A10.1).
var variants = [...]adventure.Variant{
	adventure.Easy:   {1, 30, 2, 0, 0, 3, 0},
	adventure.Normal: {2, 30, 2, 0, 0, 3, 0},
	adventure.Hard:   {3, 30, 2, 0, 0, 3, 0},
}

// presets are all variants with names, the mildest first (A10.2).
var presets = []adventure.Preset{
	{Name: "first-evening", Variant: adventure.Variant{1, 20, 1, 0, 0, 4, 0}},
	{Name: adventure.Easy.String(), Variant: variants[adventure.Easy]},
	{Name: adventure.Normal.String(), Variant: variants[adventure.Normal]},
	{Name: adventure.Hard.String(), Variant: variants[adventure.Hard]},
	{Name: "storm", Variant: adventure.Variant{3, 30, 2, 1, 0, 3, 1}},
	{Name: "long-night", Variant: adventure.Variant{4, 40, 2, 0, 1, 3, 2}},
}

// Conditions implements [adventure.Varied].
func (rise) Conditions() []adventure.Condition { return conditions[:] }

// Presets implements [adventure.Varied].
func (rise) Presets() []adventure.Preset { return presets }

// Vary implements [adventure.Varied].
func (rise) Vary(v adventure.Variant) keyforge.Mode { return mode{v} }

func (rise) Mode(d adventure.Difficulty) keyforge.Mode { return mode{variants[d]} }

// conditions are the numbers of the variant that differ from the printed ones.
func (m mode) conditions() []keyforge.Condition {
	var all []keyforge.Condition
	usual := &variants[adventure.Normal]
	for _, c := range [...]struct {
		name string
		at   int
	}{{powerOfEach, powerEach}, {armorOfEach, armorEach}, {costOfRising, costAtLowEach}} {
		if m.Variant[c.at] != usual[c.at] {
			all = append(all, keyforge.Condition{Name: c.name, N: int(m.Variant[c.at])})
		}
	}
	return all
}
