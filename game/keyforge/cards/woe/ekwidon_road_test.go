package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Each who uses it gains more than the last, whatever their house.
func TestTheAemberRoad(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("the-æmber-road")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Omni("the-æmber-road")
	tb.Amber(0, 1)
	assert.Equal(t, []string{"the-æmber-road"}, tb.Pile(1, card.Artifacts))
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.EndTurn() // only now it is ready again
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Omni("the-æmber-road")
	tb.Amber(1, 2)
	assert.Equal(t, []string{"the-æmber-road"}, tb.Pile(0, card.Artifacts))
	assert.EqualValues(t, 2, tb.Of("the-æmber-road").Counters[card.TradeCounter])
}
