package train_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/train"
	"github.com/keyraken/keyraken/game/ai/bot"
)

var archon = archontest.Program{train.Command}

func TestMain(m *testing.M) { archon.Main(m) }

// Bots play games of every kind, and a network for adventures and one for duels are fitted to
// them. Games that were played are used again.
func TestTrain(t *testing.T) {
	dir := t.TempDir()
	args := []string{"train", dir, "--bot", "random", "--games", "1", "--epochs", "2", "--decks", "onyx,argus,mciver"}
	_, errs, status := archon.Run("", args...)
	require.Zero(t, status, errs)
	assert.Regexp(t, `keyraken 1: \d\.\d{4} \d\.\d{4}\nkeyraken 2: .*\nlampeater 1: .*\nlampeater 2: .*\nduel 1: .*\nduel 2: `, errs)
	games, err := filepath.Glob(filepath.Join(dir, "random", "*.samples"))
	require.NoError(t, err)
	var kinds []string
	for _, path := range games {
		kinds = append(kinds, filepath.Base(path))
	}
	assert.Len(t, kinds, 19, "three difficulties for one to three players in each adventure, and duels")
	assert.Contains(t, kinds, "keyraken-hard-3-1-000000.samples")
	assert.Contains(t, kinds, "duel-1-000000.samples")
	for _, name := range []string{"keyraken.json", "lampeater.json", "duel.json"} {
		f, err := os.Open(filepath.Join(dir, name))
		require.NoError(t, err)
		_, err = bot.ReadNetwork(f)
		require.NoError(t, err)
		require.NoError(t, f.Close())
	}

	old, err := os.Stat(games[0])
	require.NoError(t, err)
	_, errs, status = archon.Run("", args...)
	require.Zero(t, status, errs)
	now, err := os.Stat(games[0])
	require.NoError(t, err)
	assert.True(t, os.SameFile(old, now))
}

func TestTrainRefuses(t *testing.T) {
	for _, test := range []struct {
		args []string
		says string
	}{
		{[]string{"--games", "0"}, "--games"},
		{[]string{"--workers", "0"}, "--workers"},
		{[]string{"--draw", "4", "--decks", "onyx,argus,mciver"}, "4"},
		{[]string{"--bot", "clever"}, `"clever"`},
		{[]string{"--decks", "nobody-has-it"}, "nobody-has-it"},
	} {
		_, errs, status := archon.Run("", append([]string{"train", t.TempDir()}, test.args...)...)
		assert.NotZero(t, status)
		assert.Contains(t, errs, test.says)
	}
	_, _, status := archon.Run("", "train")
	assert.NotZero(t, status)
}

func TestHelp(t *testing.T) {
	archon.Helps(t, "train", "--bot quick", "--games 100", "--epochs 4", "--draw", "--seed 1")
	assert.NotContains(t, archon.Must(t, "train", "--help"), "--difficulty", "all are played")
}
