package play_test

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Questions that make no difference are asked only if the player wants to be asked
// everything; the save contains them as if they had been answered.
func TestHowMuchIsAsked(t *testing.T) {
	rules, err := pool.Shipped.Rules()
	require.NoError(t, err)
	unasked := func(asking string) int {
		n := 0
		for seed := range uint64(8) {
			save := filepath.Join(t.TempDir(), "game.jsonl")
			p := &archontest.Person{Rand: rand.New(rand.NewPCG(seed, 1)), Limit: 5_000, Note: func() { n-- }}
			var errs strings.Builder
			status := archon.Play(pool.Shipped, []string{"play", "--seed", "1", "--decks", "argus,takeo,cornwall", "--ask", asking, "--save",
				save}, p, p, &errs)
			require.Zero(t, status, errs.String())
			log, report, err := replay.Open(t.Context(), save, rules)
			require.NoError(t, err)
			assert.Empty(t, report.Warnings)
			n += log.Len()
			require.NoError(t, log.Close())
		}
		return n
	}
	assert.Zero(t, unasked("everything"))
	matters := unasked("what-matters")
	assert.Positive(t, matters)
	assert.Greater(t, unasked("little"), matters)

	_, errs, status := archon.Run("q\n", "play", "--ask", "never")
	assert.NotZero(t, status)
	assert.Contains(t, errs, `archon: unknown ask setting "never": use everything, what-matters, little`)
}
