package session

import (
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

// puzzles are the tries of the player at puzzles. Without a library they are kept as long as the program runs.
type puzzles struct {
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

// PuzzleState is how the player stands with a puzzle.
func (s *Session) PuzzleState(p *puzzle.Puzzle) PuzzleState {
	switch r := s.puzzles.of[p.ID]; {
	case r.Solved && r.Hints == 0:
		return PuzzleSolved
	case r.Solved:
		return PuzzleHelped
	case r.Tries > 0:
		return PuzzleTried
	}
	return PuzzleNew
}

// PuzzleChanges is how often that has changed for any puzzle.
func (s *Session) PuzzleChanges() int { return s.puzzles.changes }

// DailyPuzzle is the puzzle of the day.
func (s *Session) DailyPuzzle() *puzzle.Puzzle { return puzzle.Of(s.Now()) }

// PuzzleDays is on how many days in a row the puzzle of the day was solved, up to today or yesterday.
func (s *Session) PuzzleDays() int { return s.puzzles.days }

// EndPuzzle notes how a try at a puzzle ended, and after how many hints.
func (s *Session) EndPuzzle(p *puzzle.Puzzle, solved bool, hints int) {
	now := s.Now()
	t := records.PuzzleTry{Puzzle: p.ID, When: now.Format(time.RFC3339), Solved: solved, Hints: hints}
	if puzzle.Of(now).ID == p.ID {
		t.Day = now.Format(time.DateOnly)
	}
	n := &s.puzzles
	n.tries = append(n.tries, t)
	n.count(now)
	if s.Records != nil {
		n.unkept = append(n.unkept, t)
		n.keep(s.Records)
	}
	s.earnPuzzles(solved)
}

// count counts the tries.
func (n *puzzles) count(now time.Time) {
	n.of = records.ByPuzzle(n.tries)
	_, n.days = records.DaysSolved(n.tries, now)
	n.changes++
}

// keep writes tries in the background, one after another.
func (n *puzzles) keep(store *records.Store) {
	if n.reading != nil || n.keeping != nil || len(n.unkept) == 0 {
		return
	}
	tries := n.unkept
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

// frame takes what has been read and written since.
func (n *puzzles) frame(s *Session) {
	if s.Records == nil {
		return
	}
	if !n.read && n.reading == nil && n.keeping == nil {
		store := s.Records
		n.reading = job.Start(func() readTries { tries, err := store.PuzzleTries(); return readTries{tries, err} })
	}
	if r, ok := n.reading.Done(); ok {
		n.reading, n.read = nil, true
		if r.err != nil {
			s.tell(s.T("result-unsaved"), s.Language.Say(r.err))
		}
		n.tries = append(r.tries, n.unkept...) // what has happened meanwhile is not kept yet
		n.count(s.Now())
		s.earnPuzzles(false)
		n.keep(s.Records)
	}
	if err, ok := n.keeping.Done(); ok {
		n.keeping = nil
		if err != nil {
			s.tell(s.T("result-unsaved"), s.Language.Say(err))
		}
		n.keep(s.Records)
	}
}

// readAgain reads what is kept once more.
func (n *puzzles) readAgain() { n.read = false }

// leave waits until everything is written.
func (n *puzzles) leave(store *records.Store) (err error) {
	n.reading = nil
	for n.keep(store); n.keeping != nil; n.keep(store) {
		if wrong := n.keeping.Wait(); wrong != nil {
			err = wrong
		}
		n.keeping = nil
	}
	return err
}

// earnPuzzles gives the achievements that the tries have earned.
func (s *Session) earnPuzzles(tell bool) {
	for _, key := range puzzle.Earned(s.puzzles.tries) {
		s.giveAchievement(key, "", tell)
	}
}
