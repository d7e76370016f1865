package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// The deeds of the monster's turn stay after it, even if the turn was skipped or the
// table was laid again. Each can be shown again on a separate table, which leaves
// this one as it is.
func TestDeedsAreShownAgain(t *testing.T) {
	m := lay(t, plain())
	require.Empty(t, m.Outcomes, "the monster has had no turn")
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	m.Skip()
	require.True(t, m.Asking())
	deeds := recap.Sum(nil, m.Outcomes[recap.LastTurn(m.Outcomes):])
	require.NotEmpty(t, deeds)
	before := m.shape()
	for _, d := range deeds {
		again := m.MomentTable(d.Moment)
		require.True(t, again.Showing(), "something of %v is to be seen", d)
		for range 5000 {
			if !again.Showing() {
				break
			}
			again.Update(1.0/60, 1280, 720)
		}
		require.False(t, again.Showing())
		happened := again.Outcomes[recap.LastTurn(again.Outcomes):]
		assert.Contains(t, happened, origin(m, d), "it has happened")
		assert.False(t, again.Asking())
		first := again.Board.Pool
		again.RepeatMoment()
		run(t, again)
		assert.Equal(t, first, again.Board.Pool, "it comes out the same once more")
	}
	assert.Equal(t, before, m.shape(), "the game itself stays where it is")

	titles := m.Titles
	m.Speak(english(titles)) // told again from its beginning, like a saved game
	assert.Equal(t, before.deeds, m.Outcomes)
}

// origin is the deed of the story that a summed one begins with.
func origin(m *Model, d recap.Outcome) recap.Outcome {
	for _, raw := range m.Outcomes {
		if raw.Number() == d.Number() && raw.Side == d.Side {
			return raw
		}
	}
	return recap.Outcome{}
}
