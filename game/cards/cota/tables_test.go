package cota_test

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/gametest"
)

// Short names for the tables of this package.
type (
	side = game.SidePosition
	at   = game.CardPosition
	list = []game.CardPosition
)

var (
	ids  = gametest.Cards
	duel = gametest.Duel
	many = gametest.Many
)

// refusedPlay asserts that the card cannot be played from hand.
func refusedPlay(tb *gametest.Table, name string, why game.Reason) {
	tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card(name)}, why)
}

// refusedUse asserts that the card cannot be used that way.
func refusedUse(tb *gametest.Table, v game.Verb, name string, why game.Reason) {
	tb.Refused(game.Command{Verb: v, Card: tb.Card(name)}, why)
}

func play(id string) func(*gametest.Table) { return func(tb *gametest.Table) { tb.Play(id) } }
