package playback

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
)

// A person who is allowed to look at a card is shown it, once; nobody else is, and no card that stays hidden, nor whoever
// watches a story.
func TestPeeking(t *testing.T) {
	saw := func(side keyforge.Side, hidden, watched bool) (*seat, keyforge.Slot) {
		p := lay(t, plain())
		p.Watched = watched
		c := slot(t, p, "Anger")
		e := keyforge.Event{Kind: keyforge.Saw, Side: side, Card: c}
		if hidden {
			e.Card = 0
		}
		p.shows(e)
		p.Skip()
		return p, c
	}
	p, c := saw(0, false, false)
	assert.Equal(t, []keyforge.Slot{c}, p.Peek())
	assert.Empty(t, p.Peek(), "they were taken")
	p, _ = saw(keyforge.Monster, false, false)
	assert.Empty(t, p.Peek(), "the monster looks")
	p, _ = saw(0, true, false)
	assert.Empty(t, p.Peek(), "nobody knows the card")
	p, _ = saw(0, false, true)
	assert.Empty(t, p.Peek(), "nobody is asked")
}

// Many events take twice as long in the turn of the monster, whose doings nobody has chosen.
func TestMonstersTakeTheirTime(t *testing.T) {
	p := lay(t, plain())
	e := &keyforge.Event{Kind: keyforge.TurnEnded}
	for _, c := range []struct{ time, own, monsters float64 }{{-0.5, 0.5, 1}, {0.5, 0.5, 0.5}, {0, 0, 0}} {
		p.Board.TurnOf = 0
		assert.InDelta(t, c.own, p.length(e, &beat{time: c.time}), 1e-9)
		p.Board.TurnOf = keyforge.Monster
		assert.InDelta(t, c.monsters, p.length(e, &beat{time: c.time}), 1e-9)
	}
}
