package program

import "github.com/keyraken/keyraken/game/keyforge/card"

// The numbers of the programs of the rules themselves.
const (
	None = iota // no program
	Assault
	Hazardous
	Control // you control the cards
	Give    // your opponent does
	Steal
)

// Keyword is the keyword that deals its damage by the ability of that program number, assault or
// hazardous, or NoKeyword.
func (c *Catalogue) Keyword(prog uint16) card.Keyword {
	switch prog {
	case Assault:
		return card.Assault
	case Hazardous:
		return card.Hazardous
	}
	return card.NoKeyword
}

// builtin are the rules that resolve like abilities of cards.
var builtin = [...]card.Ability{
	Assault - 1:   card.WithHeading(card.OnBeforeFight, card.Deal(card.EventNumber, card.Other)), // K18.3
	Hazardous - 1: card.WithHeading(card.OnBeforeFight, card.Deal(card.EventNumber, card.Other)), // K18.6
	Control - 1:   card.Static(card.UnderControl(card.You, card.TheSubjects)),
	Give - 1:      card.Static(card.UnderControl(card.Opponent, card.TheSubjects)),
	Steal - 1:     card.WithHeading(card.OnReap, card.Steal(1)), // what ReapSteals turns the gain into
}
