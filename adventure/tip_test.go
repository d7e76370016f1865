package adventure_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Tips know what the person who is asked may do, and which creatures there are, of the person
// and of anybody.
func TestTipsKnowTheTable(t *testing.T) {
	n := &adventure.Now{View: &keyforge.View{}, Legal: []keyforge.Command{{Verb: keyforge.Reap}, {Verb: keyforge.EndTurn}}}
	n.Question.Side = 1
	assert.True(t, n.May(keyforge.Reap) && n.May(keyforge.EndTurn))
	assert.False(t, n.May(keyforge.Fight))
	assert.Same(t, &n.Sides[1], n.You())

	damaged := func(v *keyforge.CardView) bool { return v.Damage > 0 }
	n.Cards[1] = keyforge.CardView{Zone: card.Battleline, Ctrl: 0, Damage: 1}
	n.Cards[2] = keyforge.CardView{Zone: card.Battleline, Ctrl: 1}
	n.Cards[3] = keyforge.CardView{Zone: card.Discard, Ctrl: 1, Damage: 1}
	assert.True(t, n.Some(true, damaged))
	assert.False(t, n.Some(false, damaged), "it is not yours, and what is not in play does not count")
	n.Cards[2].Damage = 1
	assert.True(t, n.Some(false, damaged))
}
