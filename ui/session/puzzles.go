package session

import (
	"errors"
	"time"

	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/job"
)

// PuzzleState is how a player stands with a puzzle.
type PuzzleState uint8

// The states.
const (
	PuzzleNew    PuzzleState = iota
	PuzzleTried              // tries have failed
	PuzzleHelped             // solved, with a hint
	PuzzleSolved             // solved without one
)

// Puzzles are the tries of the player at puzzles. Without a library they are kept as long as the program runs.
type Puzzles struct {
	now     func() time.Time
	earned  func(tell bool) // is told of what may have earned achievements
	store   *records.Store  // nil: nowhere
	tries   []records.PuzzleTry
	of      map[string]records.PuzzleRecord
	days    int // in a row
	changes int
	read    bool // those that are kept have been read
	reading *job.Job[readTries]
	unkept  []records.PuzzleTry
	keeping *job.Job[error]
}

type readTries struct {
	tries []records.PuzzleTry
	err   error
}

// State is how the player stands with a puzzle.
func (n *Puzzles) State(p *puzzle.Puzzle) PuzzleState {
	switch r := n.of[p.ID]; {
	case r.Solved && r.Hints == 0:
		return PuzzleSolved
	case r.Solved:
		return PuzzleHelped
	case r.Tries > 0:
		return PuzzleTried
	}
	return PuzzleNew
}

// Changes is how often that has changed for any puzzle.
func (n *Puzzles) Changes() int { return n.changes }

// Daily is the puzzle of the day.
func (n *Puzzles) Daily() *puzzle.Puzzle { return puzzle.Of(n.now()) }

// Days is on how many days in a row the puzzle of the day was solved, up to today or yesterday.
func (n *Puzzles) Days() int { return n.days }

// End notes how a try at a puzzle ended, and after how many hints.
func (n *Puzzles) End(p *puzzle.Puzzle, solved bool, hints int) {
	now := n.now()
	t := records.PuzzleTry{Puzzle: p.ID, When: now.Format(time.RFC3339), Solved: solved, Hints: hints}
	if puzzle.Of(now).ID == p.ID {
		t.Day = now.Format(time.DateOnly)
	}
	n.tries = append(n.tries, t)
	n.count()
	if n.store != nil {
		n.unkept = append(n.unkept, t)
		n.keep()
	}
	n.earned(solved)
}

// count counts the tries.
func (n *Puzzles) count() {
	n.of = records.ByPuzzle(n.tries)
	_, n.days = records.DaysSolved(n.tries, n.now())
	n.changes++
}

// keep writes tries in the background, one after another.
func (n *Puzzles) keep() {
	if n.reading != nil || n.keeping != nil || len(n.unkept) == 0 {
		return
	}
	store, tries := n.store, n.unkept
	n.unkept = nil
	n.keeping = job.Start(func() error {
		for _, t := range tries {
			if err := store.AddPuzzleTry(t); err != nil {
				return err
			}
		}
		return nil
	})
}

// frame takes what has been read and written since, and returns what went wrong.
func (n *Puzzles) frame() (err error) {
	if n.store == nil {
		return nil
	}
	if !n.read && n.reading == nil && n.keeping == nil {
		store := n.store
		n.reading = job.Start(func() readTries { tries, err := store.PuzzleTries(); return readTries{tries, err} })
	}
	if r, ok := n.reading.Done(); ok {
		n.reading, n.read, err = nil, true, r.err
		n.tries = append(r.tries, n.unkept...) // what has happened meanwhile is not kept yet
		n.count()
		n.earned(false)
		n.keep()
	}
	if wrong, ok := n.keeping.Done(); ok {
		n.keeping, err = nil, errors.Join(err, wrong)
		n.keep()
	}
	return err
}

// readAgain reads what is kept once more.
func (n *Puzzles) readAgain() { n.read = false }

// leave waits until everything is written.
func (n *Puzzles) leave() (err error) {
	n.reading = nil
	for n.keep(); n.keeping != nil; n.keep() {
		if wrong := n.keeping.Wait(); wrong != nil {
			err = wrong
		}
		n.keeping = nil
	}
	return err
}

// earnPuzzles gives the achievements that the tries have earned.
func (s *Session) earnPuzzles(tell bool) {
	for _, key := range puzzle.Earned(s.Puzzles.tries) {
		s.Chronicle(nil).give(key, "", tell)
	}
}
