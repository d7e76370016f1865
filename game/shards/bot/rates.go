package bot

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/game/shards"
)

// wins is how often [Greedy] has beaten Nemesis; a test plays these games.
//
//go:embed nemesis.tsv
var wins string

// Measured is of how many games each [Wins] counts.
const Measured = 400

// Wins is in how many games Greedy, playing the seats of so many players, has beaten Nemesis.
func Wins(d shards.Difficulty, players int) (won int) {
	head := fmt.Sprintf("%v\t%d\t", d, players)
	for line := range strings.Lines(wins) {
		if number, ok := strings.CutPrefix(line, head); ok {
			_, _ = fmt.Sscan(number, &won) // the test reads all of them
		}
	}
	return won
}
