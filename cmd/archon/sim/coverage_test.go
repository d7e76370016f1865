package sim

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
)

// coverageOf is what archon sim --coverage reports.
func coverageOf(t *testing.T, args ...string) map[string]any {
	t.Helper()
	return result(t, append([]string{"--coverage"}, args...)...)
}

func TestCoverageCountsPlaysAndUses(t *testing.T) {
	args := []string{"--mode", "duel", "--decks", "onyx,argus", "--games", "200", "--bot", "greedy,random", "--workers"}
	r := coverageOf(t, append(args, "1")...)
	assert.Equal(t, r, coverageOf(t, append(args, "3")...))
	out := archon.Must(t, append([]string{"sim", "--lang", "ru", "--coverage"}, append(args, "3")...)...)
	for _, want := range []string{"победы: первая: ", ", вторая: ", "  Вальдр\n", "  Ловкач\n"} {
		assert.Contains(t, out, want)
	}
	plays, uses := map[string]float64{}, map[string]float64{}
	for _, c := range r["cards"].([]any) {
		c := c.(map[string]any)
		plays[c["id"].(string)], uses[c["id"].(string)] = c["plays"].(float64), c["uses"].(float64)
	}
	assert.Len(t, plays, 60) // those of the two decks
	for id, n := range plays {
		assert.Positive(t, n, id)
	}
	assert.Positive(t, uses["dust-imp"])
	assert.Positive(t, uses["hallowed-blaster"])
	assert.Zero(t, uses["anger"])
	assert.Empty(t, r["idle"])
	wins := r["wins"].(map[string]any)
	assert.Equal(t, 200.0, wins["first"].(float64)+wins["second"].(float64))
}

// How often each card was played and used in two games.
func TestCoverageOfTwoGames(t *testing.T) {
	out := archon.Must(t, "sim", "--coverage", "--mode", "duel", "--decks", "onyx,argus", "--games", "2", "--bot", "greedy", "--seed", "1")
	_, out, _ = strings.Cut(out, "\n") // the first line tells how long it took
	archontest.Golden(t, "coverage", out)
}

// In a game or two most cards stay in the deck.
func TestCoverageNamesWhatIsIdle(t *testing.T) {
	r := coverageOf(t, "--games", "1", "--difficulty", "easy")
	assert.Contains(t, r["gauges"], "rises")
	assert.Greater(t, len(r["cards"].([]any)), 150) // all embedded decks
	assert.NotEmpty(t, r["idle"])
	out := archon.Must(t, "sim", "--coverage", "--games", "1")
	for _, words := range []string{"1 game in", "plays", "  Dust Imp\n", "never played or used: "} {
		assert.Contains(t, out, words)
	}
}

// An artifact whose text gives it nothing to do does not count as unused.
func TestUsable(t *testing.T) {
	cat, err := pool.Shipped.Catalogue()
	require.NoError(t, err)
	for id, want := range map[string]bool{"dust-imp": true, "cannon": true, "mighty-javelin": true, "banner-of-battle": false, "anger": false,
		"way-of-the-wolf": false} {
		n, ok := cat.Number(id)
		require.True(t, ok, id)
		assert.Equal(t, want, usable(cat.Card(n)), id)
	}
}
