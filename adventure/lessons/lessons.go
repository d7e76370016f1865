// Package lessons is the words in which lessons of adventures are written, to be dot-imported: what stands on the table,
// what a step points at, asks for and claims.
package lessons

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Named is a card of a position labeled with its ID, with further facts.
func Named(id string, with ...func(*keyforge.CardPosition)) keyforge.CardPosition {
	c := keyforge.CardPosition{ID: id, Label: id}
	for _, do := range with {
		do(&c)
	}
	return c
}

// Row is cards that a lesson names by their IDs.
func Row(ids ...string) []keyforge.CardPosition {
	var all []keyforge.CardPosition
	for _, id := range ids {
		all = append(all, Named(id))
	}
	return all
}

// Rest are cards that no step names.
func Rest(ids ...string) []keyforge.CardPosition {
	all := Row(ids...)
	for i := range all {
		all[i].Label = ""
	}
	return all
}

// At points at a part of the table.
func At(p adventure.Place) adventure.Focus { return adventure.Focus{Place: p} }

// On points at a card.
func On(label string) adventure.Focus {
	return adventure.Focus{Place: adventure.AtCard, Card: label}
}

// Does is a command that names a card, with any choice that is offered.
func Does(v keyforge.Verb, label string) adventure.CommandMatch {
	return adventure.CommandMatch{Verb: v, Card: label}
}

// The commands that name nothing: any option of a question, and the end of the turn.
var (
	Whichever = adventure.CommandMatch{Verb: keyforge.Choose, Any: true}
	End       = adventure.CommandMatch{Verb: keyforge.EndTurn}
)

// Is claims that a fact has a value.
func Is(f adventure.Fact, n int) adventure.Claim { return adventure.Claim{Fact: f, Value: n} }

// Claims are several claims.
func Claims(all ...adventure.Claim) []adventure.Claim { return all }

// Facts are several facts.
func Facts(all ...adventure.Fact) []adventure.Fact { return all }

// Seen is the moment after an event of the monster's side, or of a card.
func Seen(k keyforge.EventKind, label string) adventure.EventMatch {
	return adventure.EventMatch{Kind: k, Card: label, Monster: label == ""}
}
