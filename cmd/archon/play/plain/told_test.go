package plain_test

import (
	"path/filepath"
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

// Everything that is asked, shown and told, word for word: at a table of two people, of a person and a computer, and of
// computers alone.
func TestWhatIsTold(t *testing.T) {
	always := chooser(func() game.Command { return game.Command{Verb: toytest.Play} })
	for name, c := range map[string]struct {
		typed   string
		players []game.Player
	}{
		"people":        {"h\n?\n\n3\n0\nx\n 1 \n2\nu\n1\nq\n1\n", []game.Player{nil, nil}},
		"one-person":    {"1\n1\nu\nu\n", []game.Player{always, nil}},
		"computers":     {"", []game.Player{always, always}},
		"person-to-end": {strings.Repeat("1\n", 30), []game.Player{nil, always}},
	} {
		play, told := table(t, t.Context(), c.typed, replay.UndoFree, c.players...)
		require.NoError(t, play(), name)
		archontest.Golden(t, name, told.String())
	}
}

// Whoever leaves a game that is kept is told how to go on; nobody is when it is over.
func TestKeptGames(t *testing.T) {
	for typed, kept := range map[string]bool{"1\nq\n": true, strings.Repeat("1\n", 60): false} {
		setup, err := toytest.Kind{}.Deal(2, "", "", 1)
		require.NoError(t, err)
		story, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: setup})
		require.NoError(t, err)
		path := filepath.Join(t.TempDir(), "race.jsonl")
		log, err := replay.Create(path, story)
		require.NoError(t, err)
		words, err := toytest.Kind{}.Words("en")
		require.NoError(t, err)
		var told strings.Builder
		said := talk.New(t.Context(), pool.Shipped, strings.NewReader(typed), &told)
		require.NoError(t, plain.New(said, log, toytest.Kind{}, records.In(t.TempDir()), words, []game.Player{nil, nil}).Play())
		assert.Equal(t, kept, strings.HasSuffix(told.String(), pool.Shipped.Language.T("kept", path)+"\n"), told.String())
		again, _, err := replay.Open[game.Game](t.Context(), path, toytest.Kind{})
		require.NoError(t, err, "it was closed")
		assert.Equal(t, log.At(), again.At())
		require.NoError(t, again.Close())
	}
}
