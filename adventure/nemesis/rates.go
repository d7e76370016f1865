package nemesis

import (
	_ "embed"
	"fmt"
	"strings"
)

// wins is how often the computer player Greedy has beaten her; a test plays these games.
//
//go:embed rates.tsv
var wins string

// Measured is of how many games each [Wins] counts.
const Measured = 400

// Wins is in how many games Greedy, playing the seats of so many players, has beaten her.
func Wins(d Difficulty, players int) (won int) {
	head := fmt.Sprintf("%v\t%d\t", d, players)
	for line := range strings.Lines(wins) {
		if number, ok := strings.CutPrefix(line, head); ok {
			_, _ = fmt.Sscan(number, &won) // the test reads all of them
		}
	}
	return won
}
