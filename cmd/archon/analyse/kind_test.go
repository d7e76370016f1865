package analyse_test

import (
	"context"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// advised is a race in which it is bad to drop cards. Its kind is hidden, whatever else that can do.
type advised struct{ game.Kind }

func (advised) Advise(_ context.Context, g game.Game, _ uint64) *game.Advice {
	return &game.Advice{Options: []game.Option{
		{Command: game.Command{Verb: toytest.Play}, Chance: 6000, Tries: 50},
		{Command: game.Command{Verb: toytest.Drop}, Chance: 6000 - game.Chance(g.Turn())*400, Tries: 50},
	}}
}

// raced is archon analyse of a race in which cards were played, dropped in the second turn and played again.
func raced(t *testing.T, kind game.Kind, args ...string) (out, errs string, status int) {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(2, "long", "", 4)
	require.NoError(t, err)
	s, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: setup})
	require.NoError(t, err)
	for _, verb := range []game.Verb{toytest.Play, toytest.Drop, toytest.Play} {
		require.NoError(t, s.Do(game.Command{Verb: verb}))
	}
	path := filepath.Join(t.TempDir(), "race.jsonl")
	require.NoError(t, s.WriteFile(path))
	var o, e strings.Builder
	status = archon.Play(pool.Shipped.With(games.List{"race": func() game.Kind { return kind }}), append([]string{"analyse", path}, args...),
		strings.NewReader(""), &o, &e)
	return o.String(), e.String(), status
}

// A game of the list is analysed if it can say what to do.
func TestAnalysisOfAGameOfTheList(t *testing.T) {
	out, errs, status := raced(t, advised{toytest.Kind{}})
	require.Zero(t, status, errs)
	assert.Regexp(t, `^How likely each was to win, as its turn began:\n  turn 1, player 1 +60 %  █{24}\n  turn 2, player 2 +60 %  █{24}  ◄ 1\n`+
		`  turn 3, player 1 +60 %  █{24}\n`, strings.ReplaceAll(out, "Player", "player"))
	assert.Regexp(t, `\n1\. Turn 2, Player 2 – What about your card\?\n.*Drop the \d.*52 %.*\n.*Play the \d.*60 %.*\n.*race\.jsonl.* --at 1\n$`, out)
	out, _, _ = raced(t, advised{toytest.Kind{}}, "--lang", "ru")
	assert.Contains(t, out, "Сбросить")
	out, _, _ = raced(t, advised{toytest.Kind{}}, "--json")
	var r review.Report
	require.NoError(t, json.Unmarshal([]byte(out), &r))
	assert.Len(t, r.Points, 3)
	require.Len(t, r.Turnings, 1)
	assert.Equal(t, game.Chance(5200), r.Turnings[0].DoneChance)

	_, errs, status = raced(t, struct{ game.Kind }{toytest.Kind{}})
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "nobody can say yet what would have been better in race")
	_, errs, status = raced(t, advised{toytest.Kind{}}, "--level", "quick")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "--level is not for race")
}
