package ru

import (
	"github.com/keyraken/keyraken/game/card"
)

// playerModifiers write the modifiers about players.
var playerModifiers map[card.ModKind]func(*ru, card.Mod) clause

func init() { // a toll's effects lead back to the table
	playerModifiers = map[card.ModKind]func(*ru, card.Mod) clause{
		card.NotStolen: func(t *ru, m card.Mod) clause {
			return whole(t.who(m.Who).owns(wordFor("янтарь"), false).cases[accusative] + " нельзя украсть")
		},
		card.CannotRaise: func(t *ru, m card.Mod) clause { return t.states(m.Who, "не мочь", "вызвать прилив") },
	}
}
