package pv_test

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of this package.
type (
	side = keyforge.SidePosition
	list = []keyforge.CardPosition
)

var (
	ids    = gametest.Cards
	many   = gametest.Many
	duel   = gametest.Duel
	tired  = gametest.Exhausted
	grown  = gametest.Grown
	rich   = gametest.Holding
	iconed = gametest.Iconed
)
