package session

import "github.com/keyraken/keyraken/game/ai/puzzle"

// PuzzleState is how a player stands with a puzzle.
type PuzzleState uint8

// The states.
const (
	PuzzleNew    PuzzleState = iota
	PuzzleTried              // something was tried
	PuzzleHelped             // solved, with a hint
	PuzzleSolved             // solved without one
)

// puzzles is how the player stands with the puzzles.
type puzzles struct {
	states map[string]PuzzleState
	helped map[string]bool
	n      int
}

// PuzzleState is how the player stands with a puzzle.
func (s *Session) PuzzleState(p *puzzle.Puzzle) PuzzleState { return s.puzzles.states[p.ID] }

// PuzzleStates is how often that has changed.
func (s *Session) PuzzleStates() int { return s.puzzles.n }

// DailyPuzzle is the puzzle of the day.
func (s *Session) DailyPuzzle() *puzzle.Puzzle { return puzzle.Of(s.Now()) }

// PuzzleDays is on how many days in a row the puzzle of the day was solved, up to today or yesterday.
func (s *Session) PuzzleDays() int { return 0 }

func (s *Session) setPuzzle(p *puzzle.Puzzle, to PuzzleState) {
	if s.puzzles.states == nil {
		s.puzzles.states = map[string]PuzzleState{}
	}
	if s.puzzles.states[p.ID] < to {
		s.puzzles.states[p.ID] = to
		s.puzzles.n++
	}
}

// TryPuzzle notes that something was tried.
func (s *Session) TryPuzzle(p *puzzle.Puzzle) { s.setPuzzle(p, PuzzleTried) }

// SolvePuzzle notes that a puzzle was solved, and whether that took a hint.
func (s *Session) SolvePuzzle(p *puzzle.Puzzle, helped bool) {
	if helped {
		s.setPuzzle(p, PuzzleHelped)
	} else {
		s.setPuzzle(p, PuzzleSolved)
	}
}
