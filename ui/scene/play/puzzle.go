package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play/attempt"
	"github.com/keyraken/keyraken/ui/table"
)

// puzzler is the game on the table as a puzzle: its goal stands where otherwise the turn does, and in a panel, with the hints.
type puzzler struct {
	*attempt.Attempt
	panel puzzlePanel
}

// Solve lays a puzzle on the table.
func Solve(s *scene.Stack, p attempt.Puzzle) {
	if err := solve(s, p); err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
	}
}

func solve(s *scene.Stack, p attempt.Puzzle) error {
	z, story, err := attempt.New(s.Rules, p)
	if err != nil {
		return err
	}
	m, err := s.OpenTableAs(replay.Unsaved(story), p.Side())
	if err != nil {
		return err
	}
	z.Watch = watchSolution
	m.Rest = z.Ends
	m.Settle()
	s.Replace(&Screen{Model: m, puzzle: &puzzler{Attempt: z}})
	return nil
}

// watchSolution shows the solution of a puzzle on a table above what is open.
func watchSolution(s *scene.Stack, solution *save.Story) {
	n, err := newReplay(s, scene.Watching[*keyforge.Game]{Story: solution, Plays: true, Above: true, Shown: true})
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	s.Push(n)
}

// decided reports whether an attempt at a puzzle is over, and has been shown.
func (z *puzzler) decided() bool { return z != nil && z.Decided() }

// stop ends what goes on in the background.
func (z *puzzler) stop() {
	if z != nil {
		z.Hints.Stop()
	}
}

// ask asks for a hint, which the panel shows.
func (z *puzzler) ask(m *table.Model) {
	if z.Hints.Ask(m) {
		z.panel.fold = foldOpen
	}
}
