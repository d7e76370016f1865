package pv_test

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of this package.
type (
	side = keyforge.SidePosition
	list = []keyforge.CardPosition
)

var (
	ids  = gametest.Cards
	many = gametest.Many
	duel = gametest.Duel
)

// tired lists cards, the first of them exhausted.
func tired(first string, others ...string) list {
	return append(list{{ID: first, Marks: keyforge.Exhausted}}, ids(others...)...)
}

// grown is a creature with n +1 power counters.
func grown(id string, n int) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Power: n} }

// rich is a creature with n æmber on it.
func rich(id string, n int) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Amber: n} }

// iconed is a card with n æmber icons.
func iconed(id string, n int) keyforge.CardPosition {
	c := keyforge.CardPosition{ID: id, Plain: n == 0}
	for i := range n {
		c.Icons[i] = card.AmberIcon
	}
	return c
}
