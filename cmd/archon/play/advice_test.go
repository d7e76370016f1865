package play_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/game/store/replay"
)

// A player who asks learns the plan, the chances and the reasons. The save counts how often.
func TestAdviceOnATerminal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.jsonl")
	out := archon.Say(t, "n\nh\n1\nh\n", "--save", path)
	house, turn, ok := strings.Cut(out, "What now?")
	require.True(t, ok)
	assert.Regexp(t, `Chance of winning: .* % with this plan, .* % otherwise \(Choose \w+\)\.`, house)
	assert.Regexp(t, `\n\w+ \d+ %, \w+ \d+ %, \w+ \d+ %\.\n`, house, "chances beside the houses")
	assert.Regexp(t, `Plan for the turn:\n  1\. Choose \w+ \(type [123]\)\n`, house)
	assert.Regexp(t, `Why \(compared with: Choose \w+\):\n(  [+–] .+\n)*  \+ gains about 2 æmber\n`, house)
	assert.Contains(t, archon.Say(t, "n\nh\n", "--seed", "7"), "\n  – brings 2 fewer creatures into play\n", "what speaks against it")
	assert.Regexp(t, `Plan for the turn:\n  1\. .* \(type \w+\)\n`, turn)

	out = archon.Say(t, "n\nh\n", "--lang", "ru")
	assert.Contains(t, out, "План хода:\n")
	rules, err := pool.Shipped.Rules()
	require.NoError(t, err)
	log, _, err := replay.Open(t.Context(), path, rules)
	require.NoError(t, err)
	assert.Equal(t, 2, log.Header.Advised)
	assert.Contains(t, saves.Terms(pool.Shipped, &log.Header), "advice taken 2 times")
	require.NoError(t, log.Close())
}

// At the hardest difficulty, only players who request advice with a flag get it.
func TestAdviceAtHard(t *testing.T) {
	out := archon.Say(t, "n\nh\n", "--difficulty", "hard")
	assert.Contains(t, out, "--advice always")
	assert.NotContains(t, out, "Plan for the turn")
	assert.Contains(t, archon.Say(t, "n\nh\n", "--difficulty", "hard", "--advice", "always"), "Plan for the turn")
	assert.NotContains(t, archon.Say(t, "n\nh\n", "--advice", "never"), "Plan for the turn")
	_, errs, status := archon.Run("", "play", "--advice", "often")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, `unknown advice setting "often": use not-when-hard, always, never`)
}
