package blunders

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
)

// act is an action, and answer the answer to a question.
func act(v keyforge.Verb, c keyforge.Slot) move {
	return move{Command: keyforge.Command{Verb: v, Card: c}, action: true}
}

func answer(p keyforge.Purpose, v keyforge.Verb, n int16) move {
	return move{Command: keyforge.Command{Verb: v, N: n}, purpose: p}
}

func TestKinds(t *testing.T) {
	end := act(keyforge.EndTurn, 0)
	for name, k := range map[string]struct {
		done, better []move
		want         Kind
	}{
		"another house": {[]move{answer(keyforge.ForHouse, keyforge.Choose, 1), end},
			[]move{answer(keyforge.ForHouse, keyforge.Choose, 2)}, House},
		"a house, though the tide is": {[]move{answer(keyforge.ForHouse, keyforge.Choose, 1), act(keyforge.RaiseTide, 0)},
			[]move{end}, House},
		"who is first": {[]move{answer(keyforge.ForSeating, keyforge.Choose, 1)},
			[]move{answer(keyforge.ForSeating, keyforge.Choose, 0)}, Seats},
		"a hand": {[]move{answer(keyforge.ForMulligan, keyforge.No, 0)},
			[]move{answer(keyforge.ForMulligan, keyforge.Yes, 0)}, Mulligan},
		"archives": {[]move{answer(keyforge.ForArchives, keyforge.No, 0)},
			[]move{answer(keyforge.ForArchives, keyforge.Yes, 0)}, Archives},
		"who pays": {[]move{answer(keyforge.ForSplit, keyforge.Choose, 4)},
			[]move{answer(keyforge.ForSplit, keyforge.Choose, 2)}, Tide},
		"which key": {[]move{answer(keyforge.ForForge, keyforge.Choose, 0)},
			[]move{answer(keyforge.ForForge, keyforge.Choose, 1)}, Amber},
		"what is attacked": {[]move{answer(keyforge.ForAttack, keyforge.Pick, 0)},
			[]move{answer(keyforge.ForAttack, keyforge.Pick, 1)}, Target},
		"what a card aims at": {[]move{answer(keyforge.ForEffect, keyforge.Pick, 0)},
			[]move{answer(keyforge.ForEffect, keyforge.Pick, 1)}, Target},
		"whether a card does a thing": {[]move{answer(keyforge.ForEffect, keyforge.Yes, 0)},
			[]move{answer(keyforge.ForEffect, keyforge.No, 0)}, Other},
		"which is first": {[]move{answer(keyforge.ForOrder, keyforge.Choose, 0)},
			[]move{answer(keyforge.ForOrder, keyforge.Choose, 1)}, Order},
		"a tide raised": {[]move{act(keyforge.RaiseTide, 0), end}, []move{act(keyforge.Reap, 3), end}, Tide},
		"a tide not raised": {[]move{act(keyforge.Reap, 3), end},
			[]move{act(keyforge.Reap, 4), act(keyforge.RaiseTide, 0), end}, Tide},
		"both raise it": {[]move{act(keyforge.Reap, 3), act(keyforge.RaiseTide, 0)},
			[]move{act(keyforge.RaiseTide, 0), act(keyforge.Fight, 3)}, Use},
		"the end":            {[]move{end}, []move{act(keyforge.Reap, 3), end}, End},
		"a reap for a fight": {[]move{act(keyforge.Reap, 3), end}, []move{act(keyforge.Fight, 3), end}, Use},
		"a use for none":     {[]move{act(keyforge.Fight, 3), end}, []move{end}, Use},
		"the same later": {[]move{act(keyforge.Fight, 3), act(keyforge.Reap, 4)},
			[]move{act(keyforge.Reap, 4), act(keyforge.Fight, 3)}, Order},
		"another card":         {[]move{act(keyforge.PlayCard, 3), end}, []move{act(keyforge.PlayCard, 4), end}, Cards},
		"discarded for played": {[]move{act(keyforge.DiscardCard, 3), end}, []move{act(keyforge.PlayCard, 3), end}, Cards},
	} {
		assert.Equal(t, k.want, kindOf(k.done, k.better), name)
	}
	for _, k := range asked {
		assert.Contains(t, Kinds, k)
	}
}
