package gametest

import (
	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// State is a copy of the state of a game.
func State(g *keyforge.Game) *keyforge.State {
	s := g.Snapshot()
	return &s
}

// State is a copy of the state of the game.
func (tb *Table) State() *keyforge.State { return State(tb.Game) }

// Of is the state of a card.
func (tb *Table) Of(name string) *keyforge.CardState {
	tb.t.Helper()
	return &tb.State().Cards[tb.Card(name)]
}

// Player is the state of a side.
func (tb *Table) Player(side keyforge.Side) *keyforge.Player { return &tb.State().Players[side] }

// InZone asserts where the cards are.
func (tb *Table) InZone(z card.Zone, names ...string) {
	tb.t.Helper()
	for _, n := range names {
		assert.Equal(tb.t, int(z), int(tb.Of(n).Zone), "the zone of %s", n)
	}
}

// Pile is the IDs of a side's cards in a zone: a line from the left, a pile from
// the top.
func (tb *Table) Pile(side keyforge.Side, z card.Zone) []string {
	ids := []string{}
	cards := tb.Player(side).Pile(z)
	for i := range cards {
		c := cards[i]
		if z == card.Deck || z == card.Discard {
			c = cards[len(cards)-1-i]
		}
		ids = append(ids, tb.ID(c))
	}
	return ids
}

// Line asserts the side's battleline from left to right.
func (tb *Table) Line(side keyforge.Side, ids ...string) {
	tb.t.Helper()
	if ids == nil {
		ids = []string{}
	}
	assert.Equal(tb.t, ids, tb.Pile(side, card.Battleline), "the line of side %d", side)
}

// Amber asserts the æmber in the side's pool.
func (tb *Table) Amber(side keyforge.Side, n int) {
	tb.t.Helper()
	assert.Equal(tb.t, n, int(tb.Player(side).Pool), "the æmber of side %d", side)
}

// AmberOn asserts the æmber on a card.
func (tb *Table) AmberOn(name string, n int) {
	tb.t.Helper()
	assert.Equal(tb.t, n, int(tb.Of(name).Amber), "the æmber on %s", name)
}

// Damage asserts the damage on a card.
func (tb *Table) Damage(name string, n int) {
	tb.t.Helper()
	assert.Equal(tb.t, n, int(tb.Of(name).Damage), "the damage on %s", name)
}

// PowerIs asserts the power of a card.
func (tb *Table) PowerIs(name string, n int) {
	tb.t.Helper()
	assert.Equal(tb.t, n, tb.Power(tb.Card(name)), "the power of %s", name)
}

// Marked asserts that a card has the mark.
func (tb *Table) Marked(name string, m keyforge.Mark) {
	tb.t.Helper()
	assert.True(tb.t, tb.Of(name).Is(m), "%s lacks the mark", name)
}

// Unmarked asserts that a card does not have the mark.
func (tb *Table) Unmarked(name string, m keyforge.Mark) {
	tb.t.Helper()
	assert.False(tb.t, tb.Of(name).Is(m), "%s has the mark", name)
}

// Keys asserts how many keys the side has forged.
func (tb *Table) Keys(side keyforge.Side, n int) {
	tb.t.Helper()
	assert.Equal(tb.t, n, tb.Player(side).KeyCount(), "the keys of side %d", side)
}

// Happened counts the events of a kind that the last command made.
func (tb *Table) Happened(k keyforge.EventKind) int {
	n := 0
	for _, e := range tb.Events {
		if e.Kind == k {
			n++
		}
	}
	return n
}
