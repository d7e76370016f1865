package cota_test

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of this package.
type (
	side = keyforge.SidePosition
	at   = keyforge.CardPosition
	list = []keyforge.CardPosition
)

var (
	ids  = gametest.Cards
	duel = gametest.Duel
	many = gametest.Many
)

// refusedPlay asserts that the card cannot be played from hand.
func refusedPlay(tb *gametest.Table, name string, why keyforge.Reason) {
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card(name)}, why)
}

// refusedUse asserts that the card cannot be used that way.
func refusedUse(tb *gametest.Table, v keyforge.Verb, name string, why keyforge.Reason) {
	tb.Refused(keyforge.Command{Verb: v, Card: tb.Card(name)}, why)
}

func play(id string) func(*gametest.Table) { return func(tb *gametest.Table) { tb.Play(id) } }
