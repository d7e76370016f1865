package puzzles_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/puzzle"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// short is the puzzle of the book with the shortest solution of those with one of the goals.
func short(t *testing.T, goals ...puzzle.Goal) (p *puzzle.Puzzle) {
	for _, q := range puzzle.Book() {
		for _, g := range goals {
			if q.Goal == g && (p == nil || len(q.Solution) < len(p.Solution)) {
				p = q
			}
		}
	}
	require.NotNil(t, p, goals)
	return p
}

// lay opens the puzzles, and one of them, from the title.
func lay(t *testing.T, settings session.Settings, p *puzzle.Puzzle, ready func(*scenetest.Mouse)) *scenetest.Mouse {
	m := scenetest.New(t, settings)
	ready(m)
	m.Click("puzzles", 0)
	m.Frames(2)
	require.Equal(t, "puzzles", m.Stack.Top().Name())
	open(m, p)
	return m
}

// open opens a puzzle of the list.
func open(m *scenetest.Mouse, p *puzzle.Puzzle) {
	m.T.Helper()
	if m.Keys {
		for i := 0; i < 300 && m.Stack.Pointed() != (widget.ID{What: "puzzle", N: p.Number}); i++ {
			m.Press(widget.Tab)
			m.Frame() // it may have scrolled
		}
		m.Press(widget.Enter)
		m.TakeEffect()
	} else {
		m.In.Typed = []rune(widget.Number(p.Number))
		m.Frame()
		m.Press(widget.Enter)
	}
	m.Frames(3)
	require.Equal(m.T, "table", m.Stack.Top().Name())
	m.Settle()
}

// solve gives the commands of the solution that are left, by what can be clicked.
func solve(m *scenetest.Mouse, p *puzzle.Puzzle) {
	m.T.Helper()
	line, err := p.Commands(m.Stack.Rules)
	require.NoError(m.T, err)
	for m.Table().Story.At() < len(line) {
		m.Settle()
		m.Do(line[m.Table().Story.At()])
	}
	ended(m)
}

// ended waits for the end of the attempt.
func ended(m *scenetest.Mouse) {
	m.T.Helper()
	for range 3000 {
		if m.Frame(); m.Stack.Top().Name() == "puzzle-end" {
			m.Frame()
			return
		}
	}
	require.Fail(m.T, "the attempt does not end", m.Words())
}

// miss ends the turn as soon as possible.
func miss(m *scenetest.Mouse) {
	m.T.Helper()
	for range 20 {
		m.Settle()
		legal := m.Table().Story.Game().Legal(nil)
		c := legal[len(legal)-1]
		if m.Do(c); c.Verb == keyforge.EndTurn {
			ended(m)
			return
		}
	}
}

// words are those on the screen, in one line.
func words(m *scenetest.Mouse) string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// panel are the words in the panel of the goal, in one line.
func panel(m *scenetest.Mouse) string {
	m.T.Helper()
	at, all := m.MustFind("puzzle-panel", 0).Rect, []string{}
	for i := range m.Stack.Picture().Ops {
		if op := &m.Stack.Picture().Ops[i]; op.Text != "" && scenetest.Box(op).Within(at) {
			all = append(all, op.Text)
		}
	}
	return strings.Join(all, " ")
}

// A puzzle says its goal. An attempt that misses it says why, and can be taken back, move by move or altogether; one that reaches
// it tells the solution, shows it on a table, and leads to the next puzzle. No puzzle is among the games.
func TestSolveAPuzzle(t *testing.T) {
	p := short(t, puzzle.Win, puzzle.DenyRise, puzzle.Clear)
	m := lay(t, scenetest.AtOnce, p, func(m *scenetest.Mouse) { m.Stack.Games = t.TempDir() })
	say := puzzle.Say(m.Table().Story.Game(), p.Side(), m.Stack.Language)
	assert.Contains(t, panel(m), say.Goal(p.Goal))
	assert.Contains(t, panel(m), m.Stack.T("puzzles-n", p.Number))
	assert.Contains(t, panel(m), p.ID)
	assert.Equal(t, session.PuzzleNew, m.Stack.Puzzles.State(p))

	miss(m)
	tried := m.Table().Story.At()
	assert.Contains(t, words(m), m.Stack.T("puzzles-missed"))
	assert.Equal(t, session.PuzzleTried, m.Stack.Puzzles.State(p))
	for range 20 {
		m.Frame()
	}
	assert.Equal(t, tried, m.Table().Story.At(), "the game rests")
	m.Click("puzzles-undo", 0)
	m.Frames(2)
	require.Equal(t, "table", m.Stack.Top().Name())
	assert.Less(t, m.Table().Story.At(), tried)
	assert.True(t, m.Table().Asking())
	miss(m)
	m.Press(widget.Escape)
	m.Frames(2)
	require.Equal(t, "table", m.Stack.Top().Name(), "one may look at the table")
	assert.False(t, m.Table().Asking(), "but not play on")
	m.Click("result", 0)
	m.Frames(2)
	m.Click("puzzles-again", 0)
	m.Frames(2)
	assert.Zero(t, m.Table().Story.At())

	solve(m, p)
	assert.Contains(t, words(m), m.Stack.T("puzzles-reached"))
	assert.Contains(t, words(m), m.Stack.T("puzzles-alone"))
	assert.Equal(t, session.PuzzleSolved, m.Stack.Puzzles.State(p))
	told, err := p.Explain(m.Stack.Rules, m.Stack.Language)
	require.NoError(t, err)
	assert.Contains(t, words(m), told[0].Does)
	m.Click("puzzles-solution", 0)
	m.Frames(2)
	require.Equal(t, "replay", m.Stack.Top().Name())
	_, on := m.Find("take-over", 0)
	assert.False(t, on, "no game goes on from a solution")
	m.Click("replay-leave", 0)
	m.Frames(2)
	m.Click("puzzles-next", 0)
	m.Frames(3)
	require.Equal(t, "table", m.Stack.Top().Name())
	assert.NotContains(t, words(m), m.Stack.T("puzzles-n", p.Number)+" ")
	m.Press(widget.Escape)
	m.Frame()
	m.Click("leave", 0)
	m.Frames(2)
	assert.Equal(t, "puzzles", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.Stack.T("puzzles-count", 1, len(puzzle.Book())))
	m.Stack.ReadSaves()
	m.Until(func() bool { _, ok := m.Stack.Saves.List(); return ok })
	games, _ := m.Stack.Saves.List()
	assert.Empty(t, games, "a puzzle is no game")
}

// The first hint says what matters, the second shows the next move; after a wrong move a hint says that the goal is out of reach.
// A solution with a hint counts as one, and there is no other advice.
func TestHints(t *testing.T) {
	p := short(t, puzzle.Win, puzzle.DenyRise, puzzle.Clear)
	m := lay(t, scenetest.AtOnce, p, func(*scenetest.Mouse) {})
	solver, err := p.Solver(t.Context(), m.Stack.Rules)
	require.NoError(t, err)
	say := puzzle.Say(m.Table().Story.Game(), p.Side(), m.Stack.Language)
	for n := range 2 {
		words := say.Hint(solver.Hint(m.Table().Story.Game(), n))
		m.Click("puzzles-hint", 0)
		m.Until(func() bool { return strings.Contains(strings.ReplaceAll(m.Words(), "\n", " "), words) })
	}
	assert.False(t, m.On("puzzles-hint"), "there is no more to say")
	_, advice := m.Find("advice-panel", 0)
	assert.False(t, advice)
	solve(m, p)
	assert.Contains(t, words(m), m.Stack.T("puzzles-helped"))
	assert.Equal(t, session.PuzzleHelped, m.Stack.Puzzles.State(p))

	m.Click("puzzles-again", 0)
	m.Frames(2)
	lost := false
	for _, c := range m.Table().Legal() { // the first command that spoils it
		g := m.Table().Story.Game().CopyInto(nil)
		if g.Do(c) == nil {
			if ok, known := solver.Reachable(g); known && !ok && c.Verb != keyforge.EndTurn {
				m.Do(c)
				lost = true
				break
			}
		}
	}
	if m.Settle(); lost && m.Stack.Top().Name() == "table" {
		m.Press(widget.Advice)
		m.Says("From here the goal")
	}
}

// A finger on a phone chooses a puzzle from the book, asks for a hint, ends an attempt too early, takes it back and solves the puzzle.
func TestSolveByFinger(t *testing.T) {
	p := puzzle.Named("survive-f158d3") // one card reaps and the tide rises
	require.NotNil(t, p)
	m := scenetest.New(t, scenetest.AtOnce)
	m.Touching(scenetest.Phone)
	m.Tap("puzzles", 0)
	m.Frames(2)
	m.Tap("puzzle", p.Number)
	m.Frames(3)
	require.Equal(t, "table", m.Stack.Top().Name())
	m.Settle()
	line, err := p.Commands(m.Stack.Rules)
	require.NoError(t, err)
	require.Len(t, line, 3)
	m.Tap("end-turn", 0)
	if m.Stack.Top().Name() == "confirm" {
		m.Tap("confirm", 0)
	}
	ended(m)
	m.Tap("puzzles-again", 0)
	m.Frames(2)
	require.Zero(t, m.Table().Story.At())
	m.Tap("advice", 0)
	solver, err := p.Solver(t.Context(), m.Stack.Rules)
	require.NoError(t, err)
	hint := puzzle.Say(m.Table().Story.Game(), p.Side(), m.Stack.Language).Hint(solver.Hint(m.Table().Story.Game(), 0))
	m.Until(func() bool { return strings.Contains(words(m), hint) })
	m.Tap("card", int(line[0].Card))
	m.Frames(2)
	m.Tap("action", play.ActionID(line[0]).N)
	m.Settle()
	m.Tap("raise-tide", 0)
	m.Settle()
	m.Tap("end-turn", 0)
	if m.Stack.Top().Name() == "confirm" {
		m.Tap("confirm", 0)
	}
	ended(m)
	assert.Equal(t, session.PuzzleHelped, m.Stack.Puzzles.State(p))
	assert.Contains(t, words(m), p.ID)
	m.Tap("puzzles-next", 0)
	m.Frames(3)
	assert.Equal(t, "table", m.Stack.Top().Name())
}

// A puzzle can be solved with keys alone, by a gamepad, and on a phone, in Russian too.
func TestWaysToSolve(t *testing.T) {
	p := short(t, puzzle.DenyRise, puzzle.DenyKey, puzzle.Survive)
	russian := scenetest.AtOnce
	russian.Language, russian.Text = "ru", 150
	for name, way := range map[string]struct {
		settings session.Settings
		ready    func(*scenetest.Mouse)
	}{
		"keys":    {scenetest.AtOnce, func(m *scenetest.Mouse) { m.Keys = true }},
		"gamepad": {scenetest.AtOnce, (*scenetest.Mouse).ByGamepad},
		"a phone": {scenetest.AtOnce, func(m *scenetest.Mouse) { m.In.W, m.In.H, m.In.Scale = scenetest.Phone[0], scenetest.Phone[1], 1 }},
		"Russian": {russian, func(*scenetest.Mouse) {}},
	} {
		t.Run(name, func(t *testing.T) {
			m := lay(t, way.settings, p, way.ready)
			fits := func() {
				if m.In.H >= 720 { // what the table leaves out on a phone is another matter
					m.Fits(t)
				}
			}
			fits()
			if m.In.H >= 720 {
				goal := puzzle.Say(m.Table().Story.Game(), p.Side(), m.Stack.Language)
				goal.Names = m.Table().Words.Names
				assert.Contains(t, panel(m), goal.Goal(p.Goal))
			}
			solve(m, p)
			fits()
			m.Press(widget.Enter)
			m.Frames(3)
			require.Equal(t, "table", m.Stack.Top().Name(), "Enter goes on")
			fits()
		})
	}
}

// The list fits every window, and shows what is solved and what is not; the goals can be chosen from.
func TestListOfPuzzles(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, scenetest.Phone} {
		settings := scenetest.AtOnce
		settings.Language, settings.Text = "ru", 150
		m := scenetest.New(t, settings)
		m.In.W, m.In.H = size[0], size[1]
		book := puzzle.Book()
		m.Stack.Puzzles.End(book[0], true, 0)
		m.Stack.Puzzles.End(book[1], true, 2)
		m.Stack.Puzzles.End(book[2], false, 0)
		m.Frames(2)
		m.Click("puzzles", 0)
		m.In.Mouse = layout.Point{X: -1, Y: -1}
		m.Frames(30)
		m.Fits(t)
		assert.Contains(t, m.Words(), m.Stack.T("puzzles-count", 2, len(book)))
		m.Click("puzzle", 1)
		m.Frames(3)
		assert.Equal(t, "table", m.Stack.Top().Name())
	}
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("puzzles", 0)
	m.Frame()
	m.Click("puzzles-goals", 1)
	m.Frames(2)
	for _, p := range puzzle.Book() {
		if _, there := m.Find("puzzle", p.Number); there {
			assert.Equal(t, goals()[0], p.Goal)
		}
	}
}

// goals are those of the book.
func goals() (all []puzzle.Goal) {
	for g := puzzle.Win; g < puzzle.Goals; g++ {
		for _, p := range puzzle.Book() {
			if p.Goal == g {
				all = append(all, g)
				break
			}
		}
	}
	return all
}

// A puzzle is opened by its number, by its name, and by all of it, typed or pasted.
func TestOpenAPuzzle(t *testing.T) {
	p := puzzle.Book()[1]
	foreign := *p
	foreign.ID, foreign.Number = "elsewhere", 0
	whole, err := json.Marshal(&foreign)
	require.NoError(t, err)
	for text, name := range map[string]string{"2": "2", p.ID: "2", string(whole): ""} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Click("puzzles", 0)
		m.Frame()
		require.True(t, m.Stack.Top().Paste(m.Stack, text))
		m.Frames(3)
		require.Equal(t, "table", m.Stack.Top().Name(), text)
		want := m.Stack.T("puzzles-foreign")
		if name != "" {
			want = m.Stack.T("puzzles-n", name)
		}
		assert.Contains(t, words(m), want)
	}
	m := scenetest.New(t, scenetest.AtOnce)
	m.Click("puzzles", 0)
	m.Frame()
	assert.False(t, m.Stack.Top().Paste(m.Stack, "99999"))
	m.In.Typed = []rune("99999")
	m.Frame()
	m.Press(widget.Enter)
	m.Frame()
	assert.Equal(t, "puzzles", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.Stack.T("puzzles-which", len(puzzle.Book())))
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}
