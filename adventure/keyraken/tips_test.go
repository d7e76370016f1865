package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Each tip is given when it matters: that the tide helps only when it can be raised, and
// what keys do to armor only to those who have one or are about to forge it.
func TestTipsMatter(t *testing.T) {
	given := func(change func(n *adventure.Now)) (keys []string) {
		n := &adventure.Now{View: &keyforge.View{}}
		n.Question.Kind, n.NoTide = keyforge.AskMain, keyforge.Allowed
		change(n)
		for _, tip := range keyraken.Adventure.(adventure.Adviser).Tips() {
			if tip.When(n) {
				keys = append(keys, tip.Key)
			}
		}
		return keys
	}
	assert.Empty(t, given(func(*adventure.Now) {}))
	assert.Equal(t, []string{"tide-helps", "rises"}, given(func(n *adventure.Now) { n.Rises = true }))
	assert.Equal(t, []string{"rises"}, given(func(n *adventure.Now) { n.Rises, n.NoTide = true, keyforge.Allowed+1 }))
	assert.Equal(t, []string{"prey"}, given(func(n *adventure.Now) { n.Hunted = true }))
	assert.Equal(t, []string{"armor"}, given(func(n *adventure.Now) { n.Sides[0].Keys = 1 }))
	assert.Equal(t, []string{"armor"}, given(func(n *adventure.Now) {
		n.Question.Kind, n.Question.Purpose = keyforge.AskYesNo, keyforge.ForForge
	}))
	assert.Empty(t, given(func(n *adventure.Now) {
		n.Question.Kind, n.Sides[0].Keys, n.Rises, n.Hunted = keyforge.AskCards, 1, true, true
	}), "nothing while something else is asked")
	raise := []keyforge.Command{{Verb: keyforge.RaiseTide}}
	assert.True(t, (&adventure.Now{Legal: raise}).May(keyforge.RaiseTide))
	assert.False(t, (&adventure.Now{Legal: raise}).May(keyforge.EndTurn))
}
