package review_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// A review is kept beside its save, as long as the game stays as it was and the file makes sense.
func TestKeptReview(t *testing.T) {
	s := story(t, 2, 6, 8)
	save := filepath.Join(t.TempDir(), "race.jsonl")
	r, err := review.ReportOf(t.Context(), s, adviser{}, review.Config{})
	require.NoError(t, err)
	require.Error(t, r.Save(save, s), "there is no save")
	require.NoError(t, s.WriteFile(save))
	_, ok := review.Load(save, s)
	assert.False(t, ok)
	require.NoError(t, r.Save(save, s))
	again, ok := review.Load(save, s)
	require.True(t, ok)
	assert.Equal(t, r, again)

	data, err := os.ReadFile(save + replay.Analysed)
	require.NoError(t, err)
	for _, c := range [][2]string{{`"review": 1`, `"review": 2`}, {`"version": "`, `"version": "other`}, {`"done": "drop"`, `"done": "jump"`},
		{`"player": 2`, `"player": 3`}, {`"chance": 8800`, `"chance": 88000`}, {`"at": 7`, `"at": 70`}, {`"found"`, `"lost"`}} {
		changed := strings.Replace(string(data), c[0], c[1], 1)
		require.NotEqual(t, string(data), changed, c[0])
		require.NoError(t, os.WriteFile(save+replay.Analysed, []byte(changed), 0o600))
		_, ok := review.Load(save, s)
		assert.False(t, ok, c[1])
	}
	require.NoError(t, os.WriteFile(save+replay.Analysed, data, 0o600))
	require.NoError(t, s.Do(game.Command{Verb: toytest.Play}))
	_, ok = review.Load(save, s)
	assert.False(t, ok, "the game has gone on")
}
