package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
)

// alikes is a table on which the monster has two identical artifacts: the order in
// which it uses them makes no difference.
func alikes(t testing.TB, asks bot.AskLevel) *Model {
	p := plain()
	p.Players[0].Line, p.Players[0].Hand = at("headhunter"), at("anger")
	p.Monster.Deck, p.Monster.Artifacts = nil, at("the-keyraken", "swift-current", "swift-current")
	m := lay(t, p)
	m.Asks = asks
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	run(t, m)
	return m
}

// An order that makes no difference is asked only of players who want to be asked
// everything, and the answer given instead is in the save like any answer.
func TestWhatMakesNoDifferenceIsNotAsked(t *testing.T) {
	m := alikes(t, bot.AskEverything)
	require.Equal(t, keyforge.ForOrder, m.Question().Purpose)
	for _, asks := range []bot.AskLevel{bot.AskWhatMatters, bot.AskLittle} {
		other := alikes(t, asks)
		for !other.Asking() {
			other.Update(1.0/60, 1280, 720)
		}
		assert.NotEqual(t, keyforge.ForOrder, other.Question().Purpose)
		inputs := other.Story.Inputs()
		assert.Equal(t, keyforge.Pick, inputs[1].Command.Verb, "it is recorded")
		assert.EqualValues(t, 0, inputs[1].Seat)
		other.Undo()
		assert.Equal(t, keyforge.AskMain, other.Question().Kind, "what was not asked is not gone back to")
		assert.Zero(t, other.Story.At())
	}
}
