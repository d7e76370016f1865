// Package lessons teaches Rise of the Keyraken in four short games on prepared tables, and in two more what later
// sets have brought.
// Their texts are in package words; package adventure defines what a lesson is.
package lessons

import (
	"embed"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
)

//go:embed words/*.json
var words embed.FS

// Words returns the texts of the lessons in a language, or nil.
func Words(language string) lang.Words { return lang.WordsIn(words, language) }

// All are the lessons in the order in which they are learned.
func All() []adventure.Lesson {
	return []adventure.Lesson{turn(), monster(), tide(), winning(), tokens(), prophecy()}
}

// The gauges of the adventure, by their names in its mode.
const (
	rises    = "rises"
	riseCost = "rise-cost"
)

// you is the seat of the learner.
const you keyforge.Side = 0
