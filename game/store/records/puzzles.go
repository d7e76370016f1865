package records

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"
	"time"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// PuzzlesName is the name of the file with a line for each try at a puzzle.
const PuzzlesName = "puzzles.jsonl"

// puzzleFormat is the version of its lines. Lines of a later one are skipped, and stay in the file.
const puzzleFormat = 1

// maxPuzzles is the maximum size of the file in bytes: tens of thousands of tries.
const maxPuzzles = 8 << 20

// mostHints is more hints than anybody asks for.
const mostHints = 1000

// PuzzleTry is an attempt at a puzzle that was solved, or that failed.
type PuzzleTry struct {
	Format int    `json:"try"`
	Puzzle string `json:"puzzle"` // its ID
	When   string `json:"when"`   // RFC 3339
	Solved bool   `json:"solved,omitempty"`
	Hints  int    `json:"hints,omitempty"` // asked for in this attempt
	// Day is the day whose puzzle it was, such as 2026-11-28, if it was that of the day on which it was played.
	Day string `json:"day,omitempty"`
}

// read reads a line, and reports whether it is a try.
func (t *PuzzleTry) read(line []byte) bool {
	return json.Unmarshal(line, t) == nil && t.Format > 0 && t.Format <= puzzleFormat && t.Puzzle != "" && t.Hints >= 0 && t.Hints <= mostHints
}

// AddPuzzleTry records an attempt.
func (s *Store) AddPuzzleTry(t PuzzleTry) error {
	t.Format = puzzleFormat
	data, err := json.Marshal(&t)
	if err == nil {
		err = s.append(PuzzlesName, append(data, '\n'))
	}
	if err != nil {
		return message.New("keep-puzzle", err)
	}
	return nil
}

// PuzzleTries returns all attempts, in the order in which they were recorded. Lines that cannot be read are skipped.
func (s *Store) PuzzleTries() ([]PuzzleTry, error) {
	data, err := files.Read(filepath.Join(s.dir, PuzzlesName), maxPuzzles)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, message.New("read-puzzles", err)
	}
	var all []PuzzleTry
	for line := range bytes.Lines(data) {
		var t PuzzleTry
		if t.read(line) {
			all = append(all, t)
		}
	}
	return all, nil
}

// MergePuzzles adds the attempts of another player's records, and returns how many were new.
func (s *Store) MergePuzzles(data []byte) (int, error) {
	known, err := files.Read(filepath.Join(s.dir, PuzzlesName), maxPuzzles)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return 0, message.New("read-puzzles", err)
	}
	there := map[string]bool{}
	for line := range bytes.Lines(known) {
		there[string(bytes.TrimSpace(line))] = true
	}
	return s.mergeLines(PuzzlesName, data, func(line []byte) bool {
		var t PuzzleTry
		return t.read(line) && !there[string(line)]
	})
}

// PuzzleRecord is what came of a puzzle.
type PuzzleRecord struct {
	Tries  int  // in all
	Solved bool // at least once
	Before int  // tries that failed before it was first solved
	Hints  int  // the fewest with which it was solved
}

// ByPuzzle returns what came of each puzzle that was tried, by its ID.
func ByPuzzle(tries []PuzzleTry) map[string]PuzzleRecord {
	all := map[string]PuzzleRecord{}
	for i := range tries {
		t := &tries[i]
		r := all[t.Puzzle]
		r.Tries++
		switch {
		case !t.Solved && !r.Solved:
			r.Before++
		case t.Solved && (!r.Solved || t.Hints < r.Hints):
			r.Solved, r.Hints = true, t.Hints
		}
		all[t.Puzzle] = r
	}
	return all
}

// DaysSolved returns on how many days in a row the puzzle of the day was solved: at most so far, and up to a day or the day
// before it.
func DaysSolved(tries []PuzzleTry, today time.Time) (best, now int) {
	days := map[string]bool{}
	for i := range tries {
		if tries[i].Solved && tries[i].Day != "" {
			days[tries[i].Day] = true
		}
	}
	row := func(last time.Time) (n int) {
		for ; days[last.Format(time.DateOnly)]; n++ {
			last = last.AddDate(0, 0, -1)
		}
		return n
	}
	for day := range days {
		last, err := time.Parse(time.DateOnly, day)
		if err == nil && !days[last.AddDate(0, 0, 1).Format(time.DateOnly)] {
			best = max(best, row(last))
		}
	}
	if now = row(today); now == 0 {
		now = row(today.AddDate(0, 0, -1))
	}
	return best, now
}
