package nemesis_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

var update = flag.Bool("update", false, "write rates.tsv anew")

// beaten is how many of the first games a computer wins against Nemesis, playing all seats.
func beaten(t *testing.T, by func(seed uint64) bot.Player, d nemesis.Difficulty, players, games int) (wins int) {
	cat := gametest.Catalogue(t)
	for seed := range uint64(games) {
		g, err := shards.New(cat, shards.Options{Seats: players, Future: true, Automaton: d.Nemesis(players)}, seed)
		require.NoError(t, err)
		for b := by(seed); !g.Over(); {
			require.NoError(t, g.Do(b.Choose(g)))
		}
		if g.Won(0) {
			wins++
		}
	}
	return wins
}

func greedy(uint64) bot.Player { return bot.NewGreedy() }

func quick(seed uint64) bot.Player { return bot.NewExpert(bot.Quick, seed) }

// The table says how often Greedy beats Nemesis: about as often whether one, two or three play, and clearly less with each
// difficulty. A few games show that it still tells the truth; go test ./adventure/nemesis -run TestDifficulties -update plays all
// of them, and writes it anew.
func TestDifficulties(t *testing.T) {
	const file = "rates.tsv"
	if *update {
		var b strings.Builder
		fmt.Fprintf(&b, "difficulty\tplayers\twins of %d\n", nemesis.Measured)
		for d := range nemesis.DifficultyCount {
			for players := 1; players <= 3; players++ {
				fmt.Fprintf(&b, "%v\t%d\t%d\n", d, players, beaten(t, greedy, d, players, nemesis.Measured))
			}
		}
		require.NoError(t, os.WriteFile(file, []byte(b.String()), 0o644))
	}
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")[1:]
	require.Len(t, lines, 3*int(nemesis.DifficultyCount))
	bands := [...][2]float64{nemesis.Easier: {0.68, 0.82},
		nemesis.ByTheBook: {0.40, 0.50}, nemesis.Hard: {0.18, 0.30}, nemesis.Harder: {0.05, 0.15}}
	const few = 60
	before := [4]int{few, few, few, few}
	for i, line := range lines {
		d, players, wins := nemesis.Difficulty(i/3), i%3+1, 0
		_, err := fmt.Sscanf(line, d.String()+"\t%d\t%d", &players, &wins)
		require.NoError(t, err, line)
		assert.Equal(t, wins, nemesis.Wins(d, players))
		rate := float64(wins) / nemesis.Measured
		assert.True(t, bands[d][0] <= rate && rate <= bands[d][1], line)
		now := beaten(t, greedy, d, players, few)
		assert.InDelta(t, rate, float64(now)/few, 0.15, line)
		assert.Less(t, now, before[players], "%v is harder than what comes before it", d)
		before[players] = now
	}
}

// Quick beats Nemesis about as often as Greedy does: the table says how often. A few games show that it still tells the truth;
// go test ./adventure/nemesis -run TestQuickAgainstNemesis -update writes it anew, which takes minutes.
func TestQuickAgainstNemesis(t *testing.T) {
	const file, all = "testdata/quick.tsv", 25
	if *update {
		var b strings.Builder
		fmt.Fprintf(&b, "difficulty\tplayers\twins of %d\n", all)
		for d := range nemesis.DifficultyCount {
			for players := 1; players <= 3; players++ {
				fmt.Fprintf(&b, "%v\t%d\t%d\n", d, players, beaten(t, quick, d, players, all))
			}
		}
		require.NoError(t, os.WriteFile(file, []byte(b.String()), 0o644))
	}
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Contains(t, string(text), "harder\t3\t")
	const few = 12
	var rate float64
	line := string(text[strings.Index(string(text), "book\t1"):])
	_, err = fmt.Sscanf(line, "book\t1\t%f", &rate)
	require.NoError(t, err)
	assert.InDelta(t, rate/all, float64(beaten(t, quick, nemesis.ByTheBook, 1, few))/few, 0.3)
}
