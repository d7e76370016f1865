package replay_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// A save names its game in its first line; what cannot be read names none.
func TestGameOf(t *testing.T) {
	setup, err := toytest.Kind{}.Deal(2, "", "", 1)
	require.NoError(t, err)
	story, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: setup})
	require.NoError(t, err)
	log, path, err := replay.CreateIn(t.TempDir(), time.Unix(0, 0), story)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	assert.Equal(t, "race", replay.GameOf(path))

	save, err := os.ReadFile(path)
	require.NoError(t, err)
	other := filepath.Join(t.TempDir(), "other")
	for name, text := range map[string]string{
		"race": "\ufeff" + string(save),
		"":     `{"keyraken":2,"mode":"duel"}` + "\n",
	} {
		require.NoError(t, os.WriteFile(other, []byte(text), 0o600))
		assert.Equal(t, name, replay.GameOf(other))
	}
	for _, text := range []string{"", "no save\n", `{"game":"race"}`, `{"game":1}` + "\n"} {
		require.NoError(t, os.WriteFile(other, []byte(text), 0o600))
		assert.Empty(t, replay.GameOf(other), text)
	}
	assert.Empty(t, replay.GameOf(filepath.Join(other, "nowhere")))
}
