// Package attempt is an attempt at a puzzle that lies on a table: how it stands, its hints, and how it ends.
package attempt

import (
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
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

// Signs are the signs of the goals.
var Signs = [puzzle.Goals]paint.Sign{puzzle.Win: paint.Crown, puzzle.Survive: paint.Heart, puzzle.DenyRise: paint.Wave,
	puzzle.DenyKey: paint.KeyTriangle, puzzle.Clear: paint.Swords, puzzle.Forge: paint.Key}

// Attempt is an attempt at a puzzle. The game does not go on once it is decided whether the goal is reached; everything can be
// taken back.
type Attempt struct {
	Puzzle
	Watch func(s *scene.Stack, solution *save.Story) // shows the solution on a table above what is open
	Hints Hints

	Called string // which puzzle it is
	Aim    string // the goal in a few words
	Says   widget.WrappedText
	Why    string // it ended so

	story  *save.Story // from its beginning to the solution
	judge  *puzzle.Judge
	now    puzzle.Verdict // as far as everything has been shown
	told   bool           // the end of this attempt has been shown
	helped int            // how many hints were shown
	in     *lang.Language // that of the words
	lines  []solutionLine // of the solution; nil: not in words yet
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

// New is an attempt at a puzzle, and the story of it for the table.
func New(rules *scenario.Rules, p Puzzle) (*Attempt, *save.Story, error) {
	story, err := p.Story(rules)
	if err != nil {
		return nil, nil, err
	}
	line, err := p.Commands(rules)
	if err != nil {
		return nil, nil, err
	}
	z := &Attempt{Puzzle: p, story: story.Fork(), judge: p.Judge(story.Game())}
	for _, c := range line {
		if err := z.story.Do(c); err != nil {
			return nil, nil, err
		}
	}
	return z, story, nil
}

// Ends reports whether the attempt is over in a game.
func (z *Attempt) Ends(g *keyforge.Game) bool { return z.judge.Of(g).State != puzzle.Going }

// Decided reports whether the attempt is over, and has been shown.
func (z *Attempt) Decided() bool { return z.now.State != puzzle.Going }

// Frame looks how the attempt stands; top is whether nothing lies above the table.
func (z *Attempt) Frame(s *scene.Stack, m *table.Model, top bool) {
	if z.in != s.Language {
		z.say(s, m)
	}
	z.Hints.frame(z, s, m)
	if m.Showing() {
		z.now = puzzle.Verdict{}
		return
	}
	now := z.judge.Of(m.Story.Game())
	if z.now != now {
		z.now, z.told = now, false
		z.Why = z.words(m).Why(now)
	}
	if top && z.Decided() && !z.told {
		z.told = true
		s.Puzzles.End(z.Puzzle.Puzzle, now.State == puzzle.Solved, z.helped)
		z.Tell(s, m)
	}
}

// say puts the puzzle into words.
func (z *Attempt) say(s *scene.Stack, m *table.Model) {
	z.in = s.Language
	w := z.words(m)
	z.Called = s.T("puzzles-level-is", Name(s, z.Puzzle.Puzzle), z.Level)
	z.Aim, z.Why = GoalWords(s, z.Goal), w.Why(z.now)
	z.Says = widget.WrappedText{Words: w.Goal(z.Goal)}
	z.lines = nil
	z.Hints.say(w)
}

// words puts the puzzle into words, about the game of the table.
func (z *Attempt) words(m *table.Model) *puzzle.Words {
	return &puzzle.Words{Words: advice.Words{Narrator: m.Words, Seat: z.Side()}}
}

// Name is what a puzzle is called.
func Name(s *scene.Stack, p *puzzle.Puzzle) string {
	if p.Number == 0 {
		return s.T("puzzles-foreign")
	}
	return s.T("puzzles-n", p.Number)
}

// explained is the solution in words: each move, and what comes of it.
func (z *Attempt) explained(s *scene.Stack, m *table.Model) []solutionLine {
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
func (z *Attempt) beginning() *save.Story {
	story := z.story.Fork()
	if err := story.Seek(0); err != nil { // what was played once can be played again
		panic(err)
	}
	return story
}

// watch shows the solution.
func (z *Attempt) watch(s *scene.Stack) {
	z.helped++
	z.Watch(s, z.beginning())
}

// Reveal shows the solution before the puzzle is solved.
func (z *Attempt) Reveal(s *scene.Stack) {
	if z.helped > 0 || z.now.State == puzzle.Solved {
		z.watch(s)
		return
	}
	s.Ask(s.T("puzzles-solution-ask"), s.T("puzzles-solution"), func() { z.watch(s) })
}

// Again goes back to the beginning.
func (z *Attempt) Again(m *table.Model) {
	for m.MayUndo() {
		m.Undo()
	}
}

// Tell shows how the attempt ended.
func (z *Attempt) Tell(s *scene.Stack, m *table.Model) { s.Push(&end{z: z, m: m}) }
