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

// named is a card of a position labeled with its ID, with further facts.
func named(id string, with ...func(*keyforge.CardPosition)) keyforge.CardPosition {
	c := keyforge.CardPosition{ID: id, Label: id}
	for _, do := range with {
		do(&c)
	}
	return c
}

// row is cards that a lesson names by their IDs.
func row(ids ...string) []keyforge.CardPosition {
	var all []keyforge.CardPosition
	for _, id := range ids {
		all = append(all, named(id))
	}
	return all
}

// rest are cards that no step names.
func rest(ids ...string) []keyforge.CardPosition {
	all := row(ids...)
	for i := range all {
		all[i].Label = ""
	}
	return all
}

// at points at a part of the table, on at a card.
func at(p adventure.Place) adventure.Focus { return adventure.Focus{Place: p} }

func on(label string) adventure.Focus {
	return adventure.Focus{Place: adventure.AtCard, Card: label}
}

// does is a command that names a card, with any choice that is offered.
func does(v keyforge.Verb, label string) adventure.CommandMatch {
	return adventure.CommandMatch{Verb: v, Card: label}
}

var (
	whichever = adventure.CommandMatch{Verb: keyforge.Choose, Any: true}
	end       = adventure.CommandMatch{Verb: keyforge.EndTurn}
)

// is claims that a fact has a value.
func is(f adventure.Fact, n int) adventure.Claim { return adventure.Claim{Fact: f, Value: n} }

// claims are several claims.
func claims(all ...adventure.Claim) []adventure.Claim { return all }

// facts are several facts.
func facts(all ...adventure.Fact) []adventure.Fact { return all }

// seen is the moment after an event of the monster's side, or of a card.
func seen(k keyforge.EventKind, label string) adventure.EventMatch {
	return adventure.EventMatch{Kind: k, Card: label, Monster: label == ""}
}
