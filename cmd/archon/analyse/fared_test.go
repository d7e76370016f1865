package analyse_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/fared"
)

// What others make of a deal is told beside what was made of it, and kept: the second time nothing is played, and the games are
// saves like any others.
func TestHowOthersFared(t *testing.T) {
	archontest.OwnLibrary(t)
	dir := t.TempDir()
	archon.Must(t, "sim", "--decks", "onyx", "--games", "1", "--bot", "random", "--save", dir)
	path := filepath.Join(dir, "game-000000.jsonl")
	out := archon.Must(t, "analyse", "--fared", "--level", "quick", path)
	assert.Contains(t, out, "How others fared with this deal")
	assert.Regexp(t, `\n  You    (won in|lost after) \d+ turns · damage \d+ of \d+ · \d keys? · rises: \d\n  Quick  (won in|lost after) `, out)
	by := fared.File(path, bot.Quick)
	assert.Contains(t, out, "archon replay "+by)
	assert.NotContains(t, out, "expert")
	before, err := os.Stat(by)
	require.NoError(t, err)
	ru := archon.InRussian(t, "", "analyse", "--fared", "--level", "quick", path)
	assert.Regexp(t, `\n  Быстрый  (победа за|поражение после) `, ru)
	var all []map[string]any
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "analyse", "--fared", "--level", "quick", "--json", path)), &all))
	require.Len(t, all, 2)
	assert.Equal(t, "quick", all[1]["by"])
	after, err := os.Stat(by)
	require.NoError(t, err)
	assert.Equal(t, before.ModTime(), after.ModTime(), "it is not played again")
	assert.Contains(t, archon.Must(t, "analyse", "--level", "quick", "--workers", "1", by), "How likely")

	duel := filepath.Join(t.TempDir(), "duel")
	archon.Must(t, "sim", "--mode", "duel", "--decks", "onyx,argus", "--games", "1", "--bot", "greedy", "--save", duel)
	_, errs, status := archon.Run("", "analyse", "--fared", filepath.Join(duel, "game-000000.jsonl"))
	assert.NotZero(t, status)
	assert.Contains(t, errs, "the place of one person")
}
