package play

import (
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// Puzzle is a puzzle that is laid on a table, and where it leads.
type Puzzle struct {
	*puzzle.Puzzle
	Next  func(*scene.Stack) // to another puzzle; nil: there is none
	Leave func(*scene.Stack) // to the choice of puzzles
}

// PuzzleSigns are the signs of the goals.
var PuzzleSigns = [puzzle.Goals]paint.Sign{puzzle.Win: paint.Crown, puzzle.Survive: paint.Heart, puzzle.DenyRise: paint.Wave,
	puzzle.DenyKey: paint.KeyTriangle, puzzle.Clear: paint.Swords, puzzle.Forge: paint.Key}

// puzzler is the game on the table as a puzzle: its goal stands where otherwise the turn does, and in a panel, with the hints. The
// game does not go on once it is decided whether the goal is reached; everything can be taken back.
type puzzler struct {
	Puzzle
	story  *save.Story // from its beginning to the solution
	judge  *puzzle.Judge
	now    puzzle.Verdict // as far as everything has been shown
	told   bool           // the end of this attempt has been shown
	helped int            // how many hints were shown
	hints  hints
	panel  puzzlePanel

	in    *lang.Language // that of the words
	name  string         // which puzzle it is
	goal  string         // in a few words
	why   string         // it ended so
	says  widget.WrappedText
	lines []solutionLine // of the solution; nil: not in words yet
}

// solutionLine is a move of the solution, or what comes of one.
type solutionLine struct {
	widget.WrappedText
	n int // which move; 0: what comes of it
}

// goalKeys are the keys of the goals in a few words.
var goalKeys = [puzzle.Goals]string{puzzle.Win: "puzzles-win", puzzle.Survive: "puzzles-survive", puzzle.DenyRise: "puzzles-deny-rise",
	puzzle.DenyKey: "puzzles-deny-key", puzzle.Clear: "puzzles-clear", puzzle.Forge: "puzzles-forge"}

// GoalWords are the words for a goal, few enough for a label.
func GoalWords(s *scene.Stack, g puzzle.Goal) string { return s.T(goalKeys[g]) }

// Solve lays a puzzle on the table.
func Solve(s *scene.Stack, p Puzzle) {
	if err := solve(s, p); err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
	}
}

func solve(s *scene.Stack, p Puzzle) error {
	story, err := p.Story(s.Rules)
	if err != nil {
		return err
	}
	line, err := p.Commands(s.Rules)
	if err != nil {
		return err
	}
	m, err := s.OpenTableAs(replay.Unsaved(story), p.Side())
	if err != nil {
		return err
	}
	z := &puzzler{Puzzle: p, story: story.Fork(), judge: p.Judge(story.Game())}
	for _, c := range line {
		if err := z.story.Do(c); err != nil {
			return err
		}
	}
	m.Rest = func(g *keyforge.Game) bool { return z.judge.Of(g).State != puzzle.Going }
	m.Settle()
	s.Replace(&Screen{Model: m, puzzle: z})
	return nil
}

// decided reports whether the attempt is over, and has been shown.
func (z *puzzler) decided() bool { return z != nil && z.now.State != puzzle.Going }

// frame looks how the attempt stands; top is whether nothing lies above the table.
func (z *puzzler) frame(s *scene.Stack, t *Screen, top bool) {
	m := t.Model
	if z.in != s.Language {
		z.say(s, m)
	}
	z.hints.frame(z, s, m)
	if m.Showing() {
		z.now = puzzle.Verdict{}
		return
	}
	now := z.judge.Of(m.Story.Game())
	if z.now != now {
		z.now, z.told = now, false
		z.why = z.words(m).Why(now)
	}
	if top && z.decided() && !z.told {
		z.told = true
		s.Puzzles.End(z.Puzzle.Puzzle, now.State == puzzle.Solved, z.helped)
		z.tell(s, m)
	}
}

// say puts the puzzle into words.
func (z *puzzler) say(s *scene.Stack, m *table.Model) {
	z.in = s.Language
	w := z.words(m)
	z.name = s.T("puzzles-level-is", PuzzleName(s, z.Puzzle.Puzzle), z.Level)
	z.goal, z.why = GoalWords(s, z.Goal), w.Why(z.now)
	z.says = widget.WrappedText{Words: w.Goal(z.Goal)}
	z.lines = nil
	z.hints.say(w)
}

// words puts the puzzle into words, about the game of the table.
func (z *puzzler) words(m *table.Model) *puzzle.Words {
	return &puzzle.Words{Words: advice.Words{Narrator: m.Words, Seat: z.Side()}}
}

// PuzzleName is what a puzzle is called.
func PuzzleName(s *scene.Stack, p *puzzle.Puzzle) string {
	if p.Number == 0 {
		return s.T("puzzles-foreign")
	}
	return s.T("puzzles-n", p.Number)
}

// explained is the solution in words: each move, and what comes of it.
func (z *puzzler) explained(s *scene.Stack, m *table.Model) []solutionLine {
	if z.lines != nil {
		return z.lines
	}
	all, err := z.ExplainTo(s.Rules, s.Language, m.Words.Names)
	if err != nil { // it has been carried out before
		panic(err)
	}
	for i, told := range all {
		z.lines = append(z.lines, solutionLine{widget.WrappedText{Words: told.Does}, i + 1})
		for _, words := range told.Then {
			z.lines = append(z.lines, solutionLine{widget.WrappedText{Words: words}, 0})
		}
	}
	return z.lines
}

// beginning is the story of the solution, at its beginning.
func (z *puzzler) beginning() *save.Story {
	story := z.story.Fork()
	if err := story.Seek(0); err != nil { // what was played once can be played again
		panic(err)
	}
	return story
}

// watch shows the solution on a table above what is open.
func (z *puzzler) watch(s *scene.Stack) {
	z.helped++
	n, err := newReplay(s, scene.Watching[*keyforge.Game]{Story: z.beginning(), Plays: true, Above: true, Shown: true})
	if err != nil {
		s.Tell(s.T("cannot-open"), s.Language.Say(err))
		return
	}
	s.Push(n)
}

// reveal shows the solution before the puzzle is solved.
func (z *puzzler) reveal(s *scene.Stack) {
	if z.helped > 0 || z.now.State == puzzle.Solved {
		z.watch(s)
		return
	}
	s.Ask(s.T("puzzles-solution-ask"), s.T("puzzles-solution"), func() { z.watch(s) })
}

// again goes back to the beginning.
func (z *puzzler) again(m *table.Model) {
	for m.MayUndo() {
		m.Undo()
	}
}

// tell shows how the attempt ended.
func (z *puzzler) tell(s *scene.Stack, m *table.Model) { s.Push(&puzzleEnd{z: z, m: m}) }
