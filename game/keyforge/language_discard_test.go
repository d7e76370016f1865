package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// What a card offers in the discard pile its owner may do at any time in step 3, whatever the
// house, as often as its condition holds, and without using it (D46).
func TestOmniFromTheDiscardPile(t *testing.T) {
	phoenix := Creature("phoenix", Dis, 3, Omni(Gain(1)),
		Bears(WithHeading(OnOmni, ReturnToHand(This)).If(Compares(Count(Cards.In(Discard, You)), AtLeast, 3)).FromDiscard()))
	offers := func(tb *gametest.Table, name string) bool {
		return tb.Check(keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card(name)}) == nil
	}
	tb := duelWith(t, side{Hand: ids("plain-1"), Discard: ids("phoenix", "plain-2")},
		side{Discard: ids("phoenix", "plain-3", "plain-4")}, phoenix)
	assert.False(t, offers(tb, "phoenix#1"), "two cards")
	assert.False(t, offers(tb, "phoenix#2"), "not yours")
	tb.Discard("plain-1")
	assert.True(t, offers(tb, "phoenix#1"))
	assert.Contains(t, tb.Legal(nil), keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("phoenix#1")})
	moves := tb.View(0).Cards[tb.Card("phoenix#1")].Moves
	assert.True(t, moves.May(keyforge.UseOmni))
	tb.Omni("phoenix")
	tb.InZone(Hand, "phoenix#1")
	tb.Amber(0, 0)
	assert.Zero(t, tb.Happened(keyforge.Used))
	assert.False(t, offers(tb, "phoenix#1"))
	assert.Equal(t, []string{"plain-1", "plain-2"}, tb.Pile(0, Discard))

	tb = duelWith(t, side{Line: ids("phoenix"), Discard: ids("plain-1", "plain-2", "plain-3")}, side{}, phoenix)
	tb.Omni("phoenix") // in play it has only what works there
	tb.Amber(0, 1)
	tb.InZone(Battleline, "phoenix")
}
