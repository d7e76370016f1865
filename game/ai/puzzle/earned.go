package puzzle

import (
	"time"

	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/store/records"
)

// What achievements ask for.
const (
	manyPuzzles = 10
	manyDays    = 7
)

// Earned are the keys of the achievements that the tries have earned, in the order of [feats.Puzzles]. Puzzles that are not in the
// book do not count.
func Earned(tries []records.PuzzleTry) (keys []string) {
	came := records.ByPuzzle(tries)
	solved := 0
	var of, done [Levels + 1]int
	for _, p := range Book() {
		of[p.Level]++
		if came[p.ID].Solved {
			solved++
			done[p.Level]++
		}
	}
	whole := false
	for level := 1; level <= Levels; level++ {
		whole = whole || of[level] > 0 && done[level] == of[level]
	}
	days, _ := records.DaysSolved(tries, time.Time{})
	for i, is := range [...]bool{solved > 0, solved >= manyPuzzles, whole, days >= manyDays} {
		if is {
			keys = append(keys, feats.Puzzles()[i].Key)
		}
	}
	return keys
}
