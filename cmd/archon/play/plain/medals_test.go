package plain_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/toytest"
)

// Whoever earns an achievement in a game that is kept is told at once, and all of them at its end; they are kept. A game
// that is not kept earns none.
func TestAchievements(t *testing.T) {
	idle := chooser(func() game.Command { return game.Command{Verb: toytest.Drop} })
	s := sitDown(t, toytest.Kind{}, english(t), strings.Repeat("1\n", 60), nil, idle)
	require.NoError(t, s.Play())
	told := s.told.String()
	assert.Equal(t, 1, strings.Count(told, "Achievement: nine."))
	assert.Less(t, strings.Index(told, "Achievement: nine."), strings.Index(told, "Achievement: win: short."))
	assert.Less(t, strings.Index(told, "Achievement: win: short."), strings.Index(told, "The game is over"))
	assert.True(t, strings.HasSuffix(told, "Player 1 wins.\nNew in this game: nine, win: short\n"), told)
	awards, err := s.kept.Awards()
	require.NoError(t, err)
	assert.Len(t, awards, 2)

	play, unkept := table(t, t.Context(), strings.Repeat("1\n", 60), "", nil, idle)
	require.NoError(t, play())
	assert.Contains(t, unkept.String(), "Player 1 wins.")
	assert.NotContains(t, unkept.String(), "Achievement")
}

// Racers that are level when the cards run out win together.
func TestSeveralWin(t *testing.T) {
	play, told := table(t, t.Context(), strings.Repeat("2\n", 60), "", nil, nil)
	require.NoError(t, play())
	assert.True(t, strings.HasSuffix(told.String(), "\nThe game is over after 35 turns.\nPlayer 1, Player 2 win.\n"), told)
}
