package cc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

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
	ids   = gametest.Cards
	many  = gametest.Many
	duel  = gametest.Duel
	tired = gametest.Exhausted
	rich  = gametest.Holding
)

// marked is a card with such marks.
func marked(id string, m keyforge.Mark) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Marks: m}
}

// spent is the card, exhausted.
func spent(id string) keyforge.CardPosition { return marked(id, keyforge.Exhausted) }

// with is a creature with an upgrade.
func with(upgrade, id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Attached: ids(upgrade)}
}

// refused asserts that the card cannot be used in that way, for the house that it is of.
func refused(tb *gametest.Table, v keyforge.Verb, id string) {
	tb.Refused(keyforge.Command{Verb: v, Card: tb.Card(id)}, keyforge.WrongHouse)
}

// held asserts how many cards the side has in hand.
func held(t *testing.T, tb *gametest.Table, s keyforge.Side, n int) {
	t.Helper()
	assert.Len(t, tb.Pile(s, card.Hand), n)
}
