package play_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/widget"
)

func entries(log []playback.Entry) []playback.Entry { return append([]playback.Entry{}, log...) }

// Some turns are undone to the first command, across the Keyraken's turns, and
// redone: with the buttons and with the keys.
func TestUndoAndRedoInTheWindow(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begin()
	assert.False(t, m.On("undo"))
	m.Turns(4, 1)
	tb := m.Table()
	hash, log, at := tb.Story.Game().Hash(), entries(tb.Log), tb.Story.At()
	for range at {
		if m.Frame(); !m.On("undo") {
			break
		}
		if tb.Story.At()%2 == 0 {
			m.Click("undo", 0)
		} else {
			m.Press(widget.Undo)
		}
		require.True(t, tb.Asking())
	}
	require.Zero(t, tb.Story.At())
	assert.Empty(t, tb.Log)
	for range at {
		if m.Frame(); !m.On("redo") {
			break
		}
		if tb.Story.At()%2 == 0 {
			m.Click("redo", 0)
		} else {
			m.Press(widget.Redo)
		}
	}
	assert.Equal(t, hash, tb.Story.Game().Hash())
	assert.Equal(t, log, tb.Log)
}

// The letters of a search undo nothing.
func TestTypingIsNoUndo(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(2)
	m.Table().Do(m.Table().Legal()[0])
	m.Settle()
	m.Ask(keyforge.Question{Kind: keyforge.AskName, Purpose: keyforge.ForHouse, Hi: 200})
	m.Frames(2)
	m.Press(widget.Undo)
	m.Press(widget.Redo)
	assert.Equal(t, 1, m.Table().Story.At())
	m.Press(widget.Undo)
	assert.Zero(t, m.Table().Story.At())
}

// A game resumes where it was: after leaving for the title, after closing the window,
// and after a kill.
func TestQuitAndContinue(t *testing.T) {
	dir := t.TempDir()
	for i, quit := range []func(*scenetest.Mouse){
		func(m *scenetest.Mouse) { m.Stack.Home() },
		func(m *scenetest.Mouse) { require.NoError(t, m.Stack.Leave()) },
		func(*scenetest.Mouse) { // a killed program releases its locks
			locks, err := filepath.Glob(filepath.Join(dir, "*.lock"))
			require.NoError(t, err)
			require.Len(t, locks, 1)
			require.NoError(t, os.Remove(locks[0]))
		},
	} {
		m := scenetest.Keeping(t, dir)
		if i == 0 {
			assert.False(t, m.On("continue"))
			m.Click("new-adventure", 0)
			m.Click("players", 1)
			m.Click("who-1", 1)
			for range 3 { // to a fast bot
				m.Click("level", 1)
			}
			m.Click("more", 0)
			m.Click("undo-terms", 1)
			m.Click("ok", 0)
			m.Click("begin", 0)
			m.Frame()
		} else {
			m.Click("continue", 0)
			m.Frame()
		}
		m.Turns(3+i, uint64(i))
		m.Settle()
		tb := m.Table()
		hash, log := tb.Story.Game().Hash(), entries(tb.Log)
		tally := tb.Tally
		quit(m)
		again := scenetest.Keeping(t, dir)
		require.True(t, again.On("continue"))
		assert.Contains(t, again.Words(), again.Stack.T("turn-n", tally.Turns))
		again.Click("continue", 0)
		again.Frame()
		tb = again.Table()
		assert.Equal(t, "table", again.Stack.Top().Name(), again.Words())
		assert.Equal(t, hash, tb.Story.Game().Hash())
		assert.Equal(t, log, tb.Log)
		assert.Equal(t, tally, tb.Tally)
		assert.NotNil(t, tb.Bots[1], "the bot is still there")
		assert.Equal(t, replay.UndoHidden, tb.Story.Header.Undo)
		again.Stack.Home()
	}
	files, err := replay.List(dir)
	require.NoError(t, err)
	assert.Len(t, files, 1)
}

// A kept game is watched, and played on from the middle.
func TestReplay(t *testing.T) {
	dir := t.TempDir()
	scenetest.Finished(t, dir)
	m := scenetest.Keeping(t, dir)
	m.Click("games", 0)
	m.Looked()
	m.Click("games-tab", 1)
	m.Click("games-watch", 0)
	require.Equal(t, "replay", m.Stack.Top().Name())
	at := func() int { return m.Table().Story.At() }
	assert.Zero(t, at(), "it begins at the beginning")
	m.Click("turn-on", 0)
	m.Click("turn-on", 0)
	m.Until(func() bool { return at() > 0 })
	middle := at()
	m.Click("play", 0)
	m.Until(func() bool { return at() > middle })
	m.Click("play", 0)
	m.Click("take-over", 0)
	if m.Frame(); m.Stack.Top().Name() == "confirm" {
		m.Click("confirm", 0)
	}
	require.Equal(t, "table", m.Stack.Top().Name())
	m.Settle()
	m.Do(m.Table().Legal()[0])
}

// A finished game is watched: step by step, turn by turn, by jumps, and played
// automatically; it can be taken over from any point.
func TestReplayScene(t *testing.T) {
	dir := t.TempDir()
	path := scenetest.Finished(t, dir)
	before, err := os.ReadFile(path)
	require.NoError(t, err)
	m := scenetest.Keeping(t, dir)
	assert.False(t, m.On("continue"), "no game is unfinished")
	m.Click("games", 0)
	m.Looked()
	m.Click("games-tab", 1)
	m.Click("games-watch", 0)
	m.Frame()
	require.Equal(t, "replay", m.Stack.Top().Name())
	tb := m.Table()
	chapters := tb.Chapters()
	require.Greater(t, len(chapters), 4)
	other, _, err := replay.Read(t.Context(), bytes.NewReader(before), tb.Story.Rules)
	require.NoError(t, err)
	same := func(at int) {
		t.Helper()
		require.Equal(t, at, tb.Story.At())
		require.NoError(t, other.Seek(at))
		require.Equal(t, other.Game().Hash(), tb.Story.Game().Hash())
	}
	same(0)
	for _, i := range []int{3, 1, len(chapters) - 1} {
		m.Click("turn", i)
		same(chapters[i].At)
		assert.Equal(t, chapters[i].Turn, tb.Tally.Turns)
	}
	m.Click("turn-back", 0)
	same(chapters[len(chapters)-2].At)
	m.Click("step-back", 0)
	same(chapters[len(chapters)-2].At - 1)
	m.Click("step-on", 0)
	m.Frames(3)
	same(chapters[len(chapters)-2].At)
	m.Press(widget.Left)
	same(chapters[len(chapters)-2].At - 1)
	m.Press(widget.PageDown)
	same(chapters[len(chapters)-2].At)
	m.Press(widget.Home)
	same(0)
	for range 4 {
		m.Click("replay-speed", 0)
	}
	m.Click("play", 0)
	m.In.Seconds = 1
	for range 20000 {
		if m.Frame(); tb.Story.At() == tb.Story.Len() && !tb.Showing() {
			break
		}
	}
	m.In.Seconds = 1.0 / 60
	m.Frames(3)
	same(other.Len())
	assert.Equal(t, "replay", m.Stack.Top().Name(), "the end is no end of a game that is played")
	assert.False(t, m.On("take-over"))
	m.Click("turn", 3)
	hash := tb.Story.Game().Hash()
	m.Click("take-over", 0)
	m.Frame()
	require.Equal(t, "table", m.Stack.Top().Name())
	assert.Equal(t, hash, m.Table().Story.Game().Hash())
	assert.Equal(t, chapters[3].At, m.Table().Story.Header.Taken)
	assert.NotEqual(t, path, m.Table().Story.Path())
	m.Turns(m.Table().Tally.Turns+1, 5)
	now := m.Table().Story.Game().Hash()
	m.Stack.Home()
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, before, after, "what was watched stays as it was")
	m = scenetest.Keeping(t, dir)
	m.Click("continue", 0)
	m.Frame()
	assert.Equal(t, now, m.Table().Story.Game().Hash())
}

// A failing disk is reported once, and the game goes on.
func TestGameGoesOnWithoutSave(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = filepath.Join(file, "games") // cannot be made
	m.Begin()
	m.Frame()
	require.Equal(t, "message", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.Stack.T("unsaved"))
	m.Click("ok", 0)
	m.Turns(3, 2)
	assert.Equal(t, "table", m.Stack.Top().Name())
	assert.Equal(t, 3, m.Table().Tally.Turns)
}

// The last blow can be undone too, and struck again.
func TestUndoOfTheEnd(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "victory"))
	for range 2 {
		m.Frames(2)
		m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
		m.Settle()
		m.Do(keyforge.Command{Verb: keyforge.Pick, Card: m.Table().Board.Boss})
		m.Settle()
		m.Frames(30)
		require.Equal(t, "end", m.Stack.Top().Name())
		m.Click("look", 0)
		m.Frames(2)
		require.Equal(t, "table", m.Stack.Top().Name())
		m.Click("undo", 0)
		m.Press(widget.Undo)
		require.True(t, m.Table().Asking())
		require.False(t, m.Table().Over())
	}
}

// A game that is being played in one window cannot be played in a second, which says so.
// The second may watch the game as it goes on, back and forth too, or play a copy of its
// own.
func TestGameIsPlayedElsewhere(t *testing.T) {
	dir := t.TempDir()
	one := scenetest.Keeping(t, dir)
	one.Begin()
	one.Turns(2, 4)
	path := one.Table().Story.Path()
	two := scenetest.Keeping(t, dir)
	refused := func() {
		t.Helper()
		two.Looked()
		two.Click("continue", 0)
		two.Frame()
		require.Equal(t, "confirm", two.Stack.Top().Name())
		assert.Contains(t, strings.ReplaceAll(two.Words(), "\n", " "), two.Stack.T("is-played"))
		two.WordsFit(t)
	}
	refused()
	two.Click("cancel", 0)
	refused()
	two.Click("confirm", 0)
	two.Frame()
	require.Equal(t, "replay", two.Stack.Top().Name())
	same := func() {
		t.Helper()
		require.Eventually(t, func() bool {
			two.Frames(40)
			return !two.Table().Showing() && two.Table().Story.Game().Hash() == one.Table().Story.Game().Hash()
		}, time.Minute, time.Millisecond)
		assert.Equal(t, one.Table().Log, two.Table().Log)
	}
	same()
	one.Turns(4, 5)
	same()
	one.Frame()
	one.Press(widget.Undo)
	same()
	one.Do(one.Table().Legal()[0])
	one.Settle()
	same()
	at := one.Table().Story.At()
	two.Click("step-back", 0)
	one.Turns(5, 6)
	require.Eventually(t, func() bool {
		two.Frames(40)
		return two.Table().Story.Len() == one.Table().Story.At()
	}, time.Minute, time.Millisecond)
	assert.Equal(t, at-1, two.Table().Story.At(), "who looks back is left there")
	two.Click("replay-leave", 0)
	refused()
	two.Click("confirm", 1)
	two.Frame()
	require.Equal(t, "table", two.Stack.Top().Name())
	assert.Equal(t, one.Table().Story.Game().Hash(), two.Table().Story.Game().Hash())
	assert.NotEqual(t, path, two.Table().Story.Path())
	assert.Equal(t, one.Table().Story.At(), two.Table().Story.Header.Taken)
	two.Turns(6, 7)
	require.NoError(t, two.Stack.Leave())
	before := one.Table().Story.Game().Hash()
	require.NoError(t, one.Stack.Leave())
	again, report, err := replay.Open(t.Context(), path, one.Stack.Rules)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, before, again.Game().Hash(), "nobody else has touched it")
	require.NoError(t, again.Close())
	locks, err := filepath.Glob(filepath.Join(dir, "*.lock"))
	require.NoError(t, err)
	assert.Empty(t, locks)
}
