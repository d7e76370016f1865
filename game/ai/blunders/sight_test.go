package blunders

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
)

// faked is a game of forty turns of five commands each, after two before the first.
func faked() *course {
	c := &course{}
	for n := range 202 {
		c.commands = append(c.commands, keyforge.Command{Verb: keyforge.Pick, N: int16(n)})
		if n >= 2 && (n-2)%5 == 0 {
			c.turns = append(c.turns, n)
		}
	}
	return c
}

// blind sees that positions up to one can be won, but for some of them.
func blind(truth int, but ...int) func(at, eye int) ([]keyforge.Command, bool, error) {
	return func(at, _ int) ([]keyforge.Command, bool, error) {
		return []keyforge.Command{{Verb: keyforge.EndTurn}}, at <= truth && !slices.Contains(but, at), nil
	}
}

func TestTurnsOfACourse(t *testing.T) {
	c := faked()
	for at, turn := range map[int]int{0: 0, 1: 0, 2: 1, 6: 1, 7: 2, 201: 40} {
		assert.Equal(t, turn, c.turn(at), at)
	}
	assert.Equal(t, []int{0, 2, 7, 197, 202}, []int{c.begins(0), c.begins(1), c.begins(2), c.begins(40), c.begins(41)})
}

// Wherever the win goes, it is found with few questions.
func TestTheLastPositionThatCanBeWon(t *testing.T) {
	for truth := range 202 {
		asked := 0
		s := &sight{course: faked(), eyes: 1, ask: func(at, eye int) ([]keyforge.Command, bool, error) {
			asked++
			return blind(truth)(at, eye)
		}}
		won, err := s.asks(0, 1)
		require.NoError(t, err)
		require.True(t, won)
		require.NoError(t, s.search())
		require.Equal(t, truth, s.proven)
		require.LessOrEqual(t, asked, 14)
	}
}

// A win found later overrules its lack before: beside the turn where it seems to end, and beside the decision.
func TestLaterWinsOverruleEarlierOnes(t *testing.T) {
	c := faked()
	for name, k := range map[string]struct {
		truth, want int
		but         []int
	}{
		"a turn is missed":      {truth: 114, want: 114, but: []int{107}},
		"two are":               {truth: 119, want: 106, but: []int{107, 112}}, // the second after it is the last that is asked about
		"a decision is missed":  {truth: 111, want: 111, but: []int{109}},
		"two decisions are":     {truth: 111, want: 108, but: []int{109, 110}},
		"all of the turn but 1": {truth: 110, want: 107, but: []int{108, 109, 110}},
	} {
		s := &sight{course: c, eyes: 1, ask: blind(k.truth, k.but...)}
		_, err := s.asks(0, 1)
		require.NoError(t, err, name)
		require.NoError(t, s.search(), name)
		assert.Equal(t, k.want, s.proven, name)
	}
}

// The other eyes are asked only about the positions after the last that the first sees as won, and nobody twice.
func TestTheOtherEyesHaveTheLastWord(t *testing.T) {
	asked := map[[2]int]int{}
	s := &sight{course: faked(), eyes: 2, ask: func(at, eye int) ([]keyforge.Command, bool, error) {
		asked[[2]int{at, eye}]++
		return blind([]int{100, 105}[eye])(at, eye)
	}}
	_, err := s.asks(0, 2)
	require.NoError(t, err)
	require.NoError(t, s.search())
	assert.Equal(t, 105, s.proven)
	second := 0
	for at, n := range asked {
		assert.Equal(t, 1, n, at)
		second += at[1]
	}
	assert.Equal(t, 3+4, second, "three turns, of which one can be won, then four decisions, of which three can be")
}

// A way that goes as the game went proves the positions on it.
func TestAWayThatGoesAsTheGameWent(t *testing.T) {
	c := faked()
	s := &sight{course: c, eyes: 1}
	s.prove(10, append(slices.Clone(c.commands[10:23]), keyforge.Command{Verb: keyforge.EndTurn}))
	assert.Equal(t, 23, s.proven)
	assert.Equal(t, []keyforge.Command{{Verb: keyforge.EndTurn}}, s.line)
	s.ask = func(int, int) ([]keyforge.Command, bool, error) { panic("it is known") }
	won, err := s.asks(22, 1)
	assert.NoError(t, err)
	assert.True(t, won)
}
