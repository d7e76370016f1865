package plain_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/play/plain"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// table is a race of two, at which is typed.
func table(t *testing.T, ctx context.Context, typed, undo string, players ...game.Player) (play func() error, told *strings.Builder) {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(2, "", "", 1)
	require.NoError(t, err)
	story, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: setup, Undo: undo})
	require.NoError(t, err)
	words, err := toytest.Kind{}.Words("en")
	require.NoError(t, err)
	told = &strings.Builder{}
	return plain.New(talk.New(ctx, pool.Shipped, strings.NewReader(typed), told), replay.Unsaved(story), toytest.Kind{},
		records.In(t.TempDir()), words, players).Play, told
}

// What the players agreed not to undo stays.
func TestTermsOfUndo(t *testing.T) {
	play, told := table(t, t.Context(), "1\nu\nq\n", replay.UndoNone, nil, nil)
	require.NoError(t, play())
	assert.Contains(t, told.String(), "This game is played with")
	assert.NotContains(t, told.String(), "Undone.")
	play, told = table(t, t.Context(), "1\nu\nu\n", replay.UndoFree, nil, nil)
	require.NoError(t, play())
	assert.Equal(t, 1, strings.Count(told.String(), "Undone."))
	assert.Contains(t, told.String(), "Nothing to undo.")
	assert.True(t, strings.HasSuffix(told.String(), "You leave the game.\n"), "at the end of the input")
}

type chooser func() game.Command

func (c chooser) Choose(game.Game, []game.Command) game.Command { return c() }

// A computer that breaks the rules ends the game, and one that breaks down is a fault; a person leaves when told to.
func TestTableThatEndsEarly(t *testing.T) {
	cheat := chooser(func() game.Command { return game.Command{Verb: 9} })
	play, told := table(t, t.Context(), "1\n", "", nil, cheat)
	assert.ErrorContains(t, play(), "the bot of seat 2 cannot go on: play your card or drop it")
	assert.Contains(t, told.String(), "Player 1 plays", "what happened before is shown")

	archontest.OwnLibrary(t)
	play, told = table(t, t.Context(), "1\n", "", nil, chooser(func() game.Command { panic(errors.New("broken")) }))
	assert.ErrorContains(t, play(), "broken")
	assert.Contains(t, told.String(), "Player 1 plays", "what happened before is shown")

	ctx, stop := context.WithCancel(t.Context())
	play, told = table(t, ctx, "", "", chooser(func() game.Command {
		stop()
		return game.Command{Verb: toytest.Drop}
	}), nil)
	require.NoError(t, play())
	assert.Contains(t, told.String(), "Player 1 drops")
	assert.Contains(t, told.String(), "You leave the game.")
}
