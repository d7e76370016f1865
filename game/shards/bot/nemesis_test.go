package bot_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
)

var update = flag.Bool("update", false, "write nemesis.tsv anew")

// beaten is how many of the first games a computer wins against Nemesis, playing all seats.
func beaten(t *testing.T, by func(seed uint64) bot.Player, d shards.Difficulty, players, games int) (wins int) {
	for seed := range uint64(games) {
		g := begin(t, shards.Options{Seats: players, Future: true, Nemesis: d.Nemesis(players)}, seed)
		if play(t, g, by(seed)); g.Won(0) {
			wins++
		}
	}
	return wins
}

func greedy(uint64) bot.Player { return bot.NewGreedy() }

func quick(seed uint64) bot.Player { return bot.NewExpert(bot.Quick, seed) }

// The table says how often Greedy beats Nemesis: about as often whether one, two or three play, and clearly less with each
// difficulty. A few games show that it still tells the truth; go test ./game/shards/bot -run TestDifficulties -update plays all
// of them, and writes it anew.
func TestDifficulties(t *testing.T) {
	const file = "nemesis.tsv"
	if *update {
		var b strings.Builder
		fmt.Fprintf(&b, "difficulty\tplayers\twins of %d\n", bot.Measured)
		for d := range shards.DifficultyCount {
			for players := 1; players <= 3; players++ {
				fmt.Fprintf(&b, "%v\t%d\t%d\n", d, players, beaten(t, greedy, d, players, bot.Measured))
			}
		}
		require.NoError(t, os.WriteFile(file, []byte(b.String()), 0o644))
	}
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")[1:]
	require.Len(t, lines, 3*int(shards.DifficultyCount))
	bands := [...][2]float64{shards.Easier: {0.68, 0.82},
		shards.ByTheBook: {0.40, 0.50}, shards.Hard: {0.18, 0.30}, shards.Harder: {0.05, 0.15}}
	const few = 60
	before := [4]int{few, few, few, few}
	for i, line := range lines {
		d, players, wins := shards.Difficulty(i/3), i%3+1, 0
		_, err := fmt.Sscanf(line, d.String()+"\t%d\t%d", &players, &wins)
		require.NoError(t, err, line)
		assert.Equal(t, wins, bot.Wins(d, players))
		rate := float64(wins) / bot.Measured
		assert.True(t, bands[d][0] <= rate && rate <= bands[d][1], line)
		now := beaten(t, greedy, d, players, few)
		assert.InDelta(t, rate, float64(now)/few, 0.15, line)
		assert.Less(t, now, before[players], "%v is harder than what comes before it", d)
		before[players] = now
	}
}

// Quick beats Nemesis about as often as Greedy does: the table says how often. A few games show that it still tells the truth;
// go test ./game/shards/bot -run TestQuickAgainstNemesis -update writes it anew, which takes minutes.
func TestQuickAgainstNemesis(t *testing.T) {
	const file, all = "testdata/nemesis-quick.tsv", 25
	if *update {
		var b strings.Builder
		fmt.Fprintf(&b, "difficulty\tplayers\twins of %d\n", all)
		for d := range shards.DifficultyCount {
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
	assert.InDelta(t, rate/all, float64(beaten(t, quick, shards.ByTheBook, 1, few))/few, 0.3)
}
