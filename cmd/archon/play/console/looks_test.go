package console

import (
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// typist types numbers, mostly, and whatever else can be typed.
func typist(seed uint64) io.Reader {
	r := rand.New(rand.NewPCG(seed, 9))
	others := []string{"", "f", "h", "u", "t", "a", "x", "0", "99", "troll", "anger", "1 2", "?"}
	var lines []string
	for range 300 {
		line := fmt.Sprint(1 + r.IntN(7))
		if r.IntN(5) == 0 {
			line = others[r.IntN(len(others))]
		}
		lines = append(lines, line)
	}
	return strings.NewReader(strings.Join(append(lines, "q"), "\n") + "\n")
}

// The terminal tells games as before, whatever is typed. What it says itself is told by its keys.
func TestGamesAreToldAsBefore(t *testing.T) {
	p := pool.Shipped.In(langtest.Unworded(languages.English()))
	games := map[string]setup.Options{
		"one player":      {Pool: p, Decks: []string{"onyx"}, Mode: "adventure", Difficulty: "easy", Seed: 1},
		"three players":   {Pool: p, Decks: []string{"onyx", "argus", "onyx"}, Mode: "adventure", Difficulty: "normal", Seed: 2},
		"a standard game": {Pool: p, Decks: []string{"onyx", "argus"}, Mode: "duel", Seed: 3},
		"the monster":     {Pool: p, Decks: []string{"onyx", "argus"}, Mode: "adventure", Difficulty: "hard", Seed: 4},
	}
	var sums strings.Builder
	for _, name := range slices.Sorted(maps.Keys(games)) {
		o := games[name]
		tbl, err := o.Game()
		require.NoError(t, err)
		for typed := range uint64(3) {
			g, err := keyforge.New(tbl.Catalogue, tbl.Mode, tbl.Setup)
			require.NoError(t, err)
			var bots [keyforge.MaxSides]bot.Bot
			if typed == 2 && g.Seats() > 1 {
				bots[1] = bot.Greedy{}
			}
			var out strings.Builder
			assert.NoError(t, newConsole(t.Context(), save.Unsaved(g), tbl, bots, typist(typed), &out).Play())
			sum := fnv.New64a()
			io.WriteString(sum, out.String())
			fmt.Fprintf(&sums, "%016x %s, typing %d\n", sum.Sum64(), name, typed)
		}
	}
	archontest.Golden(t, "sums", sums.String()) // all that is told would be much
}
