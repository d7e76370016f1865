package replay

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// raced is archon replay of a save of a race of two inputs.
func raced(t *testing.T, args ...string) (out, errs string, status int) {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(2, "", "", 4)
	require.NoError(t, err)
	s, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: setup})
	require.NoError(t, err)
	require.NoError(t, s.Do(game.Command{Verb: toytest.Play}))
	require.NoError(t, s.Do(game.Command{Verb: toytest.Drop}))
	path := filepath.Join(t.TempDir(), "race.jsonl")
	require.NoError(t, s.WriteFile(path))
	p := pool.Shipped.With(games.List{"race": func() game.Kind { return toytest.Kind{} }})
	var o, e strings.Builder
	status = archon.Play(p, append([]string{"replay", path}, args...), strings.NewReader(""), &o, &e)
	return o.String(), e.String(), status
}

// A save says of which game it is; that is told in the words of its game.
func TestReplayOfAGameOfTheList(t *testing.T) {
	const told = `^Race, To 21 points, turn 3, free undo\.\nPlayer 1 plays a (\d) and has \d points\.\nPlayer 1 draws a \d\.\n`
	out, errs, status := raced(t)
	require.Zero(t, status, errs)
	assert.Regexp(t, told+`Player 2 drops a \d\.\nPlayer 2 draws a \d\.\n$`, out)
	out, _, _ = raced(t, "--to", "1", "--game", "race")
	assert.Regexp(t, told+`$`, out)
	out, _, _ = raced(t, "--lang", "ru")
	assert.Regexp(t, `^Гонка, До 21 очков, ход 3, .*\nИгрок 1 играет`, out)

	out, _, _ = raced(t, "--json")
	dec := json.NewDecoder(strings.NewReader(out))
	var h replay.Header
	var one step
	require.NoError(t, dec.Decode(&h))
	require.NoError(t, dec.Decode(&one))
	assert.Equal(t, "race", h.Game)
	assert.Equal(t, []any{1, 2, "play", 2, 2}, []any{one.N, one.Turn, one.Input, len(one.Story), len(one.Events)})
	assert.Equal(t, "play", one.Events[0].(map[string]any)["kind"])

	for args, why := range map[string]string{
		"--to 3":          "3",
		"--game keyforge": "race",
		"--game chess":    "use keyforge, race",
	} {
		_, errs, status = raced(t, strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, why, args)
	}
}
