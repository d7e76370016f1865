package scene_test

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
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
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/widget"
)

// keeps is a window that keeps its games in the directory.
func keeps(t testing.TB, dir string) *mouse {
	m := newMouse(t, atOnce)
	m.s.Games = dir
	m.s.ReadSaves()
	m.looked()
	return m
}

// looked waits until the games have been read, which happens in the background.
func (m *mouse) looked() {
	m.t.Helper()
	require.Eventually(m.t, func() bool { return !m.s.Looking() }, 2*time.Minute, time.Millisecond)
	m.frame()
}

// turns plays until that many turns of players have begun, or the game is over.
func (m *mouse) turns(n int, seed uint64) {
	m.t.Helper()
	random := rand.New(rand.NewPCG(seed, 11))
	for range 2000 {
		m.settle()
		if m.table().Over() || m.table().Tally.Turns >= n {
			return
		}
		if m.s.Top().Name() == "pile" {
			m.click("close", 0)
			m.frame()
			continue
		}
		m.do(pick(random, m.table().Legal()))
	}
}

// on reports whether the spot with that name exists and does something.
func (m *mouse) on(what string) bool {
	s, ok := m.find(what, 0)
	return ok && s.Enabled
}

func (m *mouse) begin() {
	m.t.Helper()
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.frame()
}

func entries(log []playback.Entry) []playback.Entry { return append([]playback.Entry{}, log...) }

// Some turns are undone to the first command, across the Keyraken's turns, and
// redone: with the buttons and with the keys.
func TestUndoAndRedoInTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	m.begin()
	assert.False(t, m.on("undo"))
	m.turns(4, 1)
	tb := m.table()
	hash, log, at := tb.Story.Game().Hash(), entries(tb.Log), tb.Story.At()
	for range at {
		if m.frame(); !m.on("undo") {
			break
		}
		if tb.Story.At()%2 == 0 {
			m.click("undo", 0)
		} else {
			m.press(widget.Undo)
		}
		require.True(t, tb.Asking())
	}
	require.Zero(t, tb.Story.At())
	assert.Empty(t, tb.Log)
	for range at {
		if m.frame(); !m.on("redo") {
			break
		}
		if tb.Story.At()%2 == 0 {
			m.click("redo", 0)
		} else {
			m.press(widget.Redo)
		}
	}
	assert.Equal(t, hash, tb.Story.Game().Hash())
	assert.Equal(t, log, tb.Log)
}

// The letters of a search undo nothing.
func TestTypingIsNoUndo(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(2)
	m.table().Do(m.table().Legal()[0])
	m.settle()
	m.ask(keyforge.Question{Kind: keyforge.AskName, Purpose: keyforge.ForHouse, Hi: 200})
	m.frames(2)
	m.press(widget.Undo)
	m.press(widget.Redo)
	assert.Equal(t, 1, m.table().Story.At())
	m.press(widget.Undo)
	assert.Zero(t, m.table().Story.At())
}

// A game resumes where it was: after leaving for the title, after closing the window,
// and after a kill.
func TestQuitAndContinue(t *testing.T) {
	dir := t.TempDir()
	for i, quit := range []func(*mouse){
		func(m *mouse) { m.s.Home() },
		func(m *mouse) { require.NoError(t, m.s.Leave()) },
		func(*mouse) { // a killed program releases its locks
			locks, err := filepath.Glob(filepath.Join(dir, "*.lock"))
			require.NoError(t, err)
			require.Len(t, locks, 1)
			require.NoError(t, os.Remove(locks[0]))
		},
	} {
		m := keeps(t, dir)
		if i == 0 {
			assert.False(t, m.on("continue"))
			m.click("new-adventure", 0)
			m.click("players", 1)
			m.click("who-1", 1)
			for range 3 { // to a fast bot
				m.click("level", 1)
			}
			m.click("undo-terms", 1)
			m.click("begin", 0)
			m.frame()
		} else {
			m.click("continue", 0)
			m.frame()
		}
		m.turns(3+i, uint64(i))
		m.settle()
		tb := m.table()
		hash, log := tb.Story.Game().Hash(), entries(tb.Log)
		tally := tb.Tally
		quit(m)
		again := keeps(t, dir)
		require.True(t, again.on("continue"))
		assert.Contains(t, again.words(), again.s.T("turn-n", tally.Turns))
		again.click("continue", 0)
		again.frame()
		tb = again.table()
		assert.Equal(t, "table", again.s.Top().Name(), again.words())
		assert.Equal(t, hash, tb.Story.Game().Hash())
		assert.Equal(t, log, tb.Log)
		assert.Equal(t, tally, tb.Tally)
		assert.NotNil(t, tb.Bots[1], "the bot is still there")
		assert.Equal(t, replay.UndoHidden, tb.Story.Header.Undo)
		again.s.Home()
	}
	files, err := replay.List(dir)
	require.NoError(t, err)
	assert.Len(t, files, 1)
}

// finished plays a game to its end in the directory and returns its file.
func finished(t testing.TB, dir string) string {
	m := keeps(t, dir)
	m.begin()
	m.playOut(rand.New(rand.NewPCG(3, 7)))
	m.frames(2)
	require.Equal(t, "end", m.s.Top().Name())
	m.click("end-tab", 2)
	m.frame()
	assert.Contains(t, m.words(), m.s.T("undo-free"))
	path := m.table().Story.Path()
	m.click("home", 0)
	require.True(t, replay.Finished(path), "it became a replay")
	return path
}

// A finished game is watched: step by step, turn by turn, by jumps, and played
// automatically; it can be taken over from any point.
func TestReplayScene(t *testing.T) {
	dir := t.TempDir()
	path := finished(t, dir)
	before, err := os.ReadFile(path)
	require.NoError(t, err)
	m := keeps(t, dir)
	assert.False(t, m.on("continue"), "no game is unfinished")
	m.click("games", 0)
	m.looked()
	m.click("games-tab", 1)
	m.click("games-watch", 0)
	m.frame()
	require.Equal(t, "replay", m.s.Top().Name())
	tb := m.table()
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
		m.click("turn", i)
		same(chapters[i].At)
		assert.Equal(t, chapters[i].Turn, tb.Tally.Turns)
	}
	m.click("turn-back", 0)
	same(chapters[len(chapters)-2].At)
	m.click("step-back", 0)
	same(chapters[len(chapters)-2].At - 1)
	m.click("step-on", 0)
	m.frames(3)
	same(chapters[len(chapters)-2].At)
	m.press(widget.Left)
	same(chapters[len(chapters)-2].At - 1)
	m.press(widget.PageDown)
	same(chapters[len(chapters)-2].At)
	m.press(widget.Home)
	same(0)
	for range 4 {
		m.click("replay-speed", 0)
	}
	m.click("play", 0)
	m.in.Seconds = 1
	for range 20000 {
		if m.frame(); tb.Story.At() == tb.Story.Len() && !tb.Showing() {
			break
		}
	}
	m.in.Seconds = 1.0 / 60
	m.frames(3)
	same(other.Len())
	assert.Equal(t, "replay", m.s.Top().Name(), "the end is no end of a game that is played")
	assert.False(t, m.on("take-over"))
	m.click("turn", 3)
	hash := tb.Story.Game().Hash()
	m.click("take-over", 0)
	m.frame()
	require.Equal(t, "table", m.s.Top().Name())
	assert.Equal(t, hash, m.table().Story.Game().Hash())
	assert.Equal(t, chapters[3].At, m.table().Story.Header.Taken)
	assert.NotEqual(t, path, m.table().Story.Path())
	m.turns(m.table().Tally.Turns+1, 5)
	now := m.table().Story.Game().Hash()
	m.s.Home()
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, before, after, "what was watched stays as it was")
	m = keeps(t, dir)
	m.click("continue", 0)
	m.frame()
	assert.Equal(t, now, m.table().Story.Game().Hash())
}

// A game is deleted when the list is left, after a question, and can be restored
// until then.
func TestGamesAreDeleted(t *testing.T) {
	dir := t.TempDir()
	path := finished(t, dir)
	m := keeps(t, dir)
	m.click("games", 0)
	m.looked()
	m.click("games-tab", 1)
	m.s.Settings.Confirm = true
	m.click("games-bin", 0)
	m.click("cancel", 0)
	m.click("games-bin", 0)
	m.click("confirm", 0)
	m.click("games-keep", 0)
	m.click("back", 0)
	m.looked()
	assert.FileExists(t, path)
	m.click("games", 0)
	m.looked()
	m.click("games-tab", 1)
	m.s.Settings.Confirm = false
	m.click("games-bin", 0)
	assert.FileExists(t, path)
	m.click("back", 0)
	m.looked()
	assert.NoFileExists(t, path)
}

// A damaged save continues from its last good command and says so; a file that is
// not a save is reported and left alone; a file is watched by its path.
func TestHarmedSaves(t *testing.T) {
	dir := t.TempDir()
	path := finished(t, dir)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	lines := bytes.SplitAfter(data, []byte("\n"))
	harmed := append(bytes.Join(lines[:5], nil), "\"fly 3\"\n\"yes\"\n"...)
	require.NoError(t, os.WriteFile(path, harmed, 0o644))
	foreign := filepath.Join(dir, "foreign"+replay.Extension)
	require.NoError(t, os.WriteFile(foreign, []byte("hello"), 0o644))
	m := keeps(t, dir)
	m.click("games", 0)
	m.looked()
	m.frame()
	assert.Contains(t, m.words(), "foreign"+replay.Extension)
	m.press(widget.Escape)
	m.looked()
	m.click("continue", 0)
	m.frame()
	require.Equal(t, "message", m.s.Top().Name())
	assert.Contains(t, m.words(), "fly 3")
	m.click("ok", 0)
	m.frame()
	assert.Equal(t, "table", m.s.Top().Name())
	kept, err := os.ReadFile(path + replay.Damaged)
	require.NoError(t, err)
	assert.Equal(t, harmed, kept)
	play.WatchFile(m.s, foreign)
	m.frame()
	require.Equal(t, "message", m.s.Top().Name())
	m.press(widget.Enter)
	play.Watch(m.s, "dropped", func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(data)), nil })
	m.frame()
	assert.Equal(t, "replay", m.s.Top().Name())
}

// A failing disk is reported once, and the game goes on.
func TestGameGoesOnWithoutSave(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	m := newMouse(t, atOnce)
	m.s.Games = filepath.Join(file, "games") // cannot be made
	m.begin()
	m.frame()
	require.Equal(t, "message", m.s.Top().Name())
	assert.Contains(t, m.words(), m.s.T("unsaved"))
	m.click("ok", 0)
	m.turns(3, 2)
	assert.Equal(t, "table", m.s.Top().Name())
	assert.Equal(t, 3, m.table().Tally.Turns)
}

// The terms of undo are chosen with the adventure, and kept.
func TestUndoTerms(t *testing.T) {
	m := newMouse(t, atOnce)
	m.click("new-adventure", 0)
	m.click("undo-terms", 2)
	m.click("begin", 0)
	m.frame()
	m.turns(2, 3)
	assert.False(t, m.on("undo"))
	at := m.table().Story.At()
	m.press(widget.Undo)
	assert.Equal(t, at, m.table().Story.At())
	m.point("undo", 0)
	m.frame()
	assert.True(t, strings.Contains(strings.ReplaceAll(m.words(), "\n", " "), m.s.T("undo-none-why")))
}

// The words of the lists of games, of a watched story and of messages fit,
// whatever the size of the window and of the text.
func TestWordsOfGamesFit(t *testing.T) {
	dir := t.TempDir()
	path := finished(t, dir)
	open := keeps(t, dir)
	open.click("new-adventure", 0)
	open.click("players", 2)
	open.click("begin", 0)
	open.turns(2, 1)
	open.s.Home()
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {1280, 1024}} {
		for _, text := range []int{session.MinText, 100, session.MaxText} {
			m := keeps(t, dir)
			m.in.W, m.in.H = size[0], size[1]
			m.s.Settings.Text = text
			check := func(name string) {
				t.Helper()
				m.frames(2)
				t.Run(fmt.Sprintf("%v/text %d/%s", size, text, name), func(t *testing.T) { m.wordsFit(t) })
			}
			check("title")
			m.click("games", 0)
			m.looked()
			check("unfinished")
			m.click("games-bin", 0)
			check("gone")
			m.click("games-keep", 0)
			m.click("games-tab", 1)
			check("finished")
			play.WatchFile(m.s, path)
			check("replay")
			m.click("turn", 2)
			check("turn")
			play.WatchFile(m.s, filepath.Join(dir, strings.Repeat("very-long-name/", 12)))
			check("message")
		}
	}
}

// The last blow can be undone too, and struck again.
func TestUndoOfTheEnd(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "victory"))
	for range 2 {
		m.frames(2)
		m.do(keyforge.Command{Verb: keyforge.Fight, Card: m.slot("Valdr")})
		m.settle()
		m.do(keyforge.Command{Verb: keyforge.Pick, Card: m.table().Board.Boss})
		m.settle()
		m.frames(30)
		require.Equal(t, "end", m.s.Top().Name())
		m.click("look", 0)
		m.frames(2)
		require.Equal(t, "table", m.s.Top().Name())
		m.click("undo", 0)
		m.press(widget.Undo)
		require.True(t, m.table().Asking())
		require.False(t, m.table().Over())
	}
}

// A game that is being played in one window cannot be played in a second, which says so.
// The second may watch the game as it goes on, back and forth too, or play a copy of its
// own.
func TestGameIsPlayedElsewhere(t *testing.T) {
	dir := t.TempDir()
	one := keeps(t, dir)
	one.begin()
	one.turns(2, 4)
	path := one.table().Story.Path()
	two := keeps(t, dir)
	refused := func() {
		t.Helper()
		two.looked()
		two.click("continue", 0)
		two.frame()
		require.Equal(t, "confirm", two.s.Top().Name())
		assert.Contains(t, strings.ReplaceAll(two.words(), "\n", " "), two.s.T("is-played"))
		two.wordsFit(t)
	}
	refused()
	two.click("cancel", 0)
	refused()
	two.click("confirm", 0)
	two.frame()
	require.Equal(t, "replay", two.s.Top().Name())
	same := func() {
		t.Helper()
		require.Eventually(t, func() bool {
			two.frames(40)
			return !two.table().Showing() && two.table().Story.Game().Hash() == one.table().Story.Game().Hash()
		}, time.Minute, time.Millisecond)
		assert.Equal(t, one.table().Log, two.table().Log)
	}
	same()
	one.turns(4, 5)
	same()
	one.frame()
	one.press(widget.Undo)
	same()
	one.do(one.table().Legal()[0])
	one.settle()
	same()
	at := one.table().Story.At()
	two.click("step-back", 0)
	one.turns(5, 6)
	require.Eventually(t, func() bool {
		two.frames(40)
		return two.table().Story.Len() == one.table().Story.At()
	}, time.Minute, time.Millisecond)
	assert.Equal(t, at-1, two.table().Story.At(), "who looks back is left there")
	two.click("replay-leave", 0)
	refused()
	two.click("confirm", 1)
	two.frame()
	require.Equal(t, "table", two.s.Top().Name())
	assert.Equal(t, one.table().Story.Game().Hash(), two.table().Story.Game().Hash())
	assert.NotEqual(t, path, two.table().Story.Path())
	assert.Equal(t, one.table().Story.At(), two.table().Story.Header.Taken)
	two.turns(6, 7)
	require.NoError(t, two.s.Leave())
	before := one.table().Story.Game().Hash()
	require.NoError(t, one.s.Leave())
	again, report, err := replay.Open(t.Context(), path, one.s.Rules)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, before, again.Game().Hash(), "nobody else has touched it")
	require.NoError(t, again.Close())
	locks, err := filepath.Glob(filepath.Join(dir, "*.lock"))
	require.NoError(t, err)
	assert.Empty(t, locks)
}
