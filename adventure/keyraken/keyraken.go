// Package keyraken implements the adventure Rise of the Keyraken: the monster, its cards and
// its turn.
//
//	g, err := keyforge.New(cat, keyraken.Adventure.Mode(adventure.Normal), adventure.Setup(keyraken.Adventure, deals, seed))
//
// The cards are written in the card language (cards.go, creatures.go, actions.go,
// permanents.go); the Keyraken's turn is in mode.go. Rule IDs in comments refer to
// RULES.md of package game; rulings.go lists what the rulebooks leave open and where
// it is decided.
package keyraken

import (
	"embed"
	"fmt"
	"maps"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken/lessons"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/lang"
)

// Adventure is Rise of the Keyraken.
var Adventure adventure.Adventure = rise{}

type rise struct{}

func (rise) Name() string { return "keyraken" }

//go:embed words/*.json
var words embed.FS

// Words are the texts of the adventure and of its lessons.
func (rise) Words(language string) lang.Words {
	all := lang.WordsIn(words, language)
	maps.Copy(all, lessons.Words(language))
	return all
}

// Lessons implements [adventure.Teacher].
func (rise) Lessons() []adventure.Lesson { return lessons.All() }

func (rise) Title() string { return "Rise of the Keyraken" }

func (rise) Cards() []program.Printed {
	var all []program.Printed
	for _, p := range Printings {
		all = append(all, program.Printed{Card: p.Card, Title: p.Title})
	}
	return all
}

func (rise) Facts() []cards.Printing {
	var all []cards.Printing
	for _, p := range Printings {
		for n := p.First; n <= p.Last; n++ {
			all = append(all, cards.PrintingOf(p.Card, "Keyraken", fmt.Sprintf("%03d", n), p.Title, "Fixed"))
		}
	}
	return all
}

func (rise) Boss() string { return TheKeyraken.ID }

func (rise) Deck() []string { return DeckList() }
