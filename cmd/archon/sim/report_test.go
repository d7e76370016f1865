package sim

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
)

// told is the report of some games of the chosen kind, in words.
func told(t *testing.T, o setup.Options, r sim.Result, counted *tally, seconds float64) string {
	t.Helper()
	o.Pool = pool.Shipped
	game, err := o.Game()
	require.NoError(t, err)
	var b strings.Builder
	require.NoError(t, newReport(game, r, counted, seconds).write(&b, false))
	return b.String()
}

func TestReportOfAdventures(t *testing.T) {
	r := sim.Result{Games: 8, Unfinished: 1, Decisions: 801, Turns: 96, StateHash: 0xabc}
	r.Wins[keyforge.Monster] = 2
	counted := &tally{damage: 100, gauges: map[string]counts{"rises": {"0": 1, "2": 4, "4": 3}}}
	o := setup.Options{Mode: "adventure", Decks: []string{"onyx"}, Difficulty: "easy"}
	assert.Equal(t, `8 games in 2.5 seconds: 3.2 games and 320 decisions a second
wins: 5
won, with the 95 % interval: 62.5 % (30.6–86.3)
losses: 2
times it rose, in how many games: 0: 1, 2: 4, 4: 3
mean damage on the monster: 12.5
unfinished: 1
decisions: 801
turns: 96
state hash: 0000000000000abc
`, told(t, o, r, counted, 2.5))
	none := told(t, o, sim.Result{}, &tally{}, 0)
	assert.Contains(t, none, "0 games in 0.0 seconds: 0.0 games and 0 decisions a second\n")
	assert.Contains(t, none, "mean damage on the monster: 0.0\n")
}

func TestReportOfDuels(t *testing.T) {
	r := sim.Result{Games: 4, Decisions: 400, Turns: 50, StateHash: 1 << 63}
	r.Wins[0], r.Wins[1] = 3, 1
	assert.Equal(t, `4 games in 1.0 seconds: 4.0 games and 400 decisions a second
wins: argus: 1, onyx: 3
won, with the 95 % interval: argus: 25.0 % (4.6–69.9), onyx: 75.0 % (30.1–95.4)
unfinished: 0
decisions: 400
turns: 50
state hash: 8000000000000000
`, told(t, setup.Options{Mode: "duel", Decks: []string{"onyx", "argus"}}, r, &tally{}, 1))
}

// A gauge is counted for each value that it can have; what belongs to the pool, or has no limit, is not.
func TestGaugesAreCounted(t *testing.T) {
	o := setup.Options{Pool: pool.Shipped, Mode: "adventure", Decks: []string{"onyx"}, Difficulty: "easy"}
	game, err := o.Game()
	require.NoError(t, err)
	g, err := keyforge.New(game.Catalogue, game.Mode, game.Setup)
	require.NoError(t, err)
	var counted tally
	counted.note(g)
	counted.note(g)
	assert.Equal(t, map[string]counts{"rises": {"0": 2, "1": 0, "2": 0, "3": 0, "4": 0}}, counted.gauges)
}

// Shares are told by difficulty and number of players; a dash stands where nothing was played.
func TestRatesInWords(t *testing.T) {
	var b strings.Builder
	c := &cobra.Command{}
	c.SetOut(&b)
	require.NoError(t, writeRates(c, []string{"easy", "hard"}, [][keyforge.MaxSeats]float64{{62.5, 100, 0}, {0, 12.5, 0}},
		[][keyforge.MaxSeats][2]float64{{{30, 86}, {51, 100}, {0, 49}}, {{0, 100}, {2.2, 47.1}, {0, 100}}}))
	assert.Equal(t, `                         1                     2                 3
  easy  62.5 % (30.0–86.0)  100.0 % (51.0–100.0)  0.0 % (0.0–49.0)
  hard                   –     12.5 % (2.2–47.1)                 –
`, b.String())
}

// A variant is measured in place of the difficulties. The seed decides the games.
func TestRatesOfVariant(t *testing.T) {
	args := []string{"sim", "--rates", "--variant", "storm", "--games", "3", "--bot", "random"}
	out := archon.Must(t, args...)
	assert.Regexp(t, `^ +1 +2 +3\n +storm( +\d+\.\d % \(\d+\.\d–\d+\.\d\)){3}\n$`, out)
	assert.Contains(t, archon.Must(t, append(args, "--json")...), `"variant":`)
}

func TestSimRefuses(t *testing.T) {
	for flags, why := range map[string]string{
		"--games 0":      "--games",
		"--workers 0":    "--workers",
		"--hindsight -1": "adventure",
		"--hindsight 1 --mode duel --decks onyx,argus": "adventure",
		"--draw -1":                  "--draw",
		"--draw 2 --players 0":       "--players",
		"--players 2":                "--draw",
		"--bot greedy,chess":         "chess",
		"--bot greedy,greedy":        "2",
		"--rates --mode duel":        "adventure",
		"--rates --decks onyx,argus": "2",
		"--coverage --decks onyx":    "1",
		"--draw 4 --decks onyx":      "4",
	} {
		_, errs, status := archon.Run("", append([]string{"sim"}, strings.Fields(flags)...)...)
		assert.NotZero(t, status, flags)
		assert.Contains(t, errs, why, flags)
	}
}

func TestHelp(t *testing.T) {
	archon.Helps(t, "sim", "--games 100", "--bot greedy", "--players 1", "--draw", "--hindsight", "--json")
}
