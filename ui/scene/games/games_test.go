package games_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Inside a line the words for the course of a match and for what may be undone begin with a small letter.
func TestWordsWithinALineAreSmall(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(100))
	m.Stack.Games = t.TempDir()
	m.Bidding()
	assert.Contains(t, m.Words(), "Матч: адаптивный")
	m.Press(widget.Escape)
	m.CanGoOn("continue")
	m.Click("games", 0)
	m.CanGoOn("games-continue")
	assert.Contains(t, m.Words(), "Отмена ходов: любая")
}

// Unfinished and finished games are counted apart; a finished one says who has won, an unfinished one
// how far the monster has risen.
func TestGamesAreListed(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	scenetest.Finished(t, filepath.Dir(m.GoneBy(false)))
	m.Click("games", 0)
	m.Looked()
	assert.Contains(t, m.Words(), m.Stack.T("games-none-open"))
	m.Frame()
	assert.Equal(t, m.Stack.T("games-over", 2), m.MustFind("games-tab", 1).Label, "found after the list was opened")
	m.Press(widget.Escape)
	for range 3 {
		m.Begin()
		m.Stack.Home()
		m.Frame()
	}
	m.Click("games", 0)
	m.Looked()
	assert.Equal(t, m.Stack.T("games-open", 3), m.MustFind("games-tab", 0).Label)
	assert.Equal(t, m.Stack.T("games-over", 2), m.MustFind("games-tab", 1).Label)
	for _, op := range m.Stack.Picture().Ops {
		assert.False(t, op.Kind == paint.Mark && op.Sign == paint.Rising && op.Color == theme.Danger, "it has not risen yet")
	}
	assert.Positive(t, m.Signs(paint.Rising))
	assert.Contains(t, m.Strong(), m.Stack.T("continue"), "the one played last")
	m.Click("games-tab", 1)
	m.Frame()
	words := map[bool]int{}
	games, _ := m.Stack.Saves.List()
	for i := range games {
		if games[i].Over {
			words[games[i].Won]++
		}
	}
	assert.Equal(t, words[false], strings.Count(m.Words(), m.Stack.T("defeat")))
	assert.Equal(t, words[true], strings.Count(m.Words(), m.Stack.T("victory")))
	m.Click("games-watch", 1)
	m.Frames(2)
	assert.Equal(t, "replay", m.Stack.Top().Name())
}

// The deck of a lost game lies in the dark, that of a game that goes on in daylight.
func TestLostGamesAreDark(t *testing.T) {
	for _, lost := range []bool{false, true} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Stack.Games = t.TempDir()
		m.Begin()
		if lost {
			m.Settle()
			m.Table().Concede()
			m.Until(func() bool { return m.Stack.Top().Name() == "end" })
		}
		m.Stack.Home()
		m.Click("games", 0)
		m.Looked()
		if lost {
			m.Click("games-tab", 1)
		}
		m.Frame()
		light := cardview.Daylight
		if lost {
			light = light.Mix(theme.Abyss, 0.45)
		}
		games, _ := m.Stack.Saves.List()
		for _, h := range games[0].Decks[0].Deck.Houses { // its emblem stands for a picture that is not painted
			color := theme.House(h).Times(light).Mix(theme.Ink, 0.45).Alpha(0.7)
			assert.True(t, slices.ContainsFunc(m.Stack.Picture().Ops, func(op paint.Op) bool {
				return op.Sign == paint.Emblem(h) && op.Color == color
			}))
		}
	}
}

// Enter continues the game that was played last, which the strong button does.
func TestLastGameIsContinued(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	var paths []string
	for range 2 {
		m.Begin()
		paths = append(paths, m.Table().Story.Path())
		m.Stack.Home()
		m.Frame()
	}
	for i, path := range paths {
		at := time.Now().Add(-time.Duration(i) * time.Hour) // the first one was played last
		require.NoError(t, os.Chtimes(path, at, at))
	}
	m.Click("games", 0)
	m.Looked()
	m.Press(widget.Enter)
	m.Until(func() bool { return m.Stack.Top().Name() == "table" })
	assert.Equal(t, paths[0], m.Table().Story.Path())
	m.Stack.Home()
	m.Click("games", 0)
	m.Looked()
	m.Click("games-watch", 0)
	m.Frames(2)
	assert.Equal(t, "replay", m.Stack.Top().Name())
}

// A match between two games is among the games: it shows the score, can be continued and deleted, and
// looked at when it is over. A standard game shows the keys of both.
func TestMatchIsAmongTheGames(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	plan := session.DefaultPlan(7)
	plan.Duel, plan.Match.Format = true, match.BestOfThree
	f, err := m.Stack.BeginMatch(plan)
	require.NoError(t, err)
	require.NoError(t, f.Do(match.Move{Verb: match.Won, N: 2}))
	plan.Match.Format = match.Single
	log, err := m.Stack.Begin(plan)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	open := func() {
		m.Stack.Home()
		m.Click("games", 0)
		m.Looked()
	}
	open()
	assert.Contains(t, m.Words(), m.Stack.T("match-score", 0, 1))
	assert.Contains(t, m.Words(), m.Stack.T("keys-of-both", 0, 0))
	assert.Equal(t, []string{m.Stack.T("continue")}, m.Strong(), "the one played last")
	games, _ := m.Stack.Saves.List()
	require.Len(t, games, 2)
	for i := range games {
		assert.Equal(t, m.Stack.T("continue"), m.MustFind("games-continue", i).Label)
		if games[i].Match {
			m.Click("games-continue", i)
		}
	}
	m.Until(func() bool { return m.Stack.Top().Name() == "match" })
	require.NoError(t, f.Do(match.Move{Verb: match.First, N: 1}))
	require.NoError(t, f.Do(match.Move{Verb: match.Won, N: 2}))
	open()
	m.Click("games-tab", 1)
	m.Frame()
	assert.Equal(t, m.Stack.T("match-see"), m.MustFind("games-continue", 0).Label)
	m.Click("games-bin", 0)
	m.Click("back", 0)
	m.Looked()
	assert.NoFileExists(t, f.Path)
	assert.FileExists(t, log.Path())
}

// With a game its analysis is deleted.
func TestAnalysisIsDeletedWithItsGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	path := m.GoneBy(true)
	m.Click("games", 0)
	m.Looked()
	m.Click("games-tab", 1)
	m.Click("games-bin", 0)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("games-gone"))
	m.Click("back", 0)
	m.Looked()
	assert.NoFileExists(t, path)
	assert.NoFileExists(t, path+replay.Analysed)
}

// A game is deleted when the list is left, after a question, and can be restored
// until then.
func TestGamesAreDeleted(t *testing.T) {
	dir := t.TempDir()
	path := scenetest.Finished(t, dir)
	m := scenetest.Keeping(t, dir)
	m.Click("games", 0)
	m.Looked()
	m.Click("games-tab", 1)
	m.Stack.Settings.Confirm = true
	m.Click("games-bin", 0)
	m.Click("cancel", 0)
	m.Click("games-bin", 0)
	m.Click("confirm", 0)
	m.Click("games-keep", 0)
	m.Click("back", 0)
	m.Looked()
	assert.FileExists(t, path)
	m.Click("games", 0)
	m.Looked()
	m.Click("games-tab", 1)
	m.Stack.Settings.Confirm = false
	m.Click("games-bin", 0)
	assert.FileExists(t, path)
	m.Click("back", 0)
	m.Looked()
	assert.NoFileExists(t, path)
}

// A game that cannot be deleted is not left without a word.
func TestGameThatStaysIsTold(t *testing.T) {
	dir := t.TempDir()
	path := scenetest.Finished(t, dir)
	m := scenetest.Keeping(t, dir)
	m.Click("games", 0)
	m.Looked()
	m.Click("games-tab", 1)
	m.Click("games-bin", 0)
	require.NoError(t, os.Remove(path))
	require.NoError(t, os.MkdirAll(filepath.Join(path, "no save"), 0o700))
	m.Click("back", 0)
	m.Says(m.Stack.T("unsaved"))
}

// A damaged save continues from its last good command and says so; a file that is
// not a save is reported and left alone; a file is watched by its path.
func TestHarmedSaves(t *testing.T) {
	dir := t.TempDir()
	path := scenetest.Finished(t, dir)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	lines := bytes.SplitAfter(data, []byte("\n"))
	harmed := append(bytes.Join(lines[:5], nil), "\"fly 3\"\n\"yes\"\n"...)
	require.NoError(t, os.WriteFile(path, harmed, 0o644))
	foreign := filepath.Join(dir, "foreign"+replay.Extension)
	require.NoError(t, os.WriteFile(foreign, []byte("hello"), 0o644))
	m := scenetest.Keeping(t, dir)
	m.Click("games", 0)
	m.Looked()
	m.Frame()
	assert.Contains(t, m.Words(), "foreign"+replay.Extension)
	assert.Contains(t, m.Words(), "the last line is not complete", "it has the room of the state")
	assert.NotEmpty(t, m.WordsIn(theme.Warn), "the harm")
	m.Press(widget.Escape)
	m.Looked()
	m.Click("continue", 0)
	m.Frame()
	require.Equal(t, "message", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), "fly 3")
	m.Click("ok", 0)
	m.Frame()
	assert.Equal(t, "table", m.Stack.Top().Name())
	kept, err := os.ReadFile(path + replay.Damaged)
	require.NoError(t, err)
	assert.Equal(t, harmed, kept)
	games.WatchFile(m.Stack, foreign)
	m.Frame()
	require.Equal(t, "message", m.Stack.Top().Name())
	m.Press(widget.Enter)
	play.Tables(m.Stack).WatchSave(m.Stack, "dropped", func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(data)), nil })
	m.Frame()
	assert.Equal(t, "replay", m.Stack.Top().Name())
}

// The words of the lists of games, of a watched story and of messages fit,
// whatever the size of the window and of the text.
func TestWordsOfGamesFit(t *testing.T) {
	dir := t.TempDir()
	path := scenetest.Finished(t, dir)
	open := scenetest.Keeping(t, dir)
	open.Click("new-adventure", 0)
	open.Click("players", 2)
	open.Click("begin", 0)
	open.Turns(2, 1)
	open.Stack.Home()
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {1280, 1024}} {
		for _, text := range []int{session.MinText, 100, session.MaxText} {
			m := scenetest.Keeping(t, dir)
			m.In.W, m.In.H = size[0], size[1]
			m.Stack.Settings.Text = text
			check := func(name string) {
				t.Helper()
				m.Frames(2)
				t.Run(fmt.Sprintf("%v/text %d/%s", size, text, name), func(t *testing.T) { m.WordsFit(t) })
			}
			check("title")
			m.Click("games", 0)
			m.Looked()
			check("unfinished")
			m.Click("games-bin", 0)
			check("gone")
			m.Click("games-keep", 0)
			m.Click("games-tab", 1)
			check("finished")
			games.WatchFile(m.Stack, path)
			check("replay")
			m.Click("turn", 2)
			check("turn")
			games.WatchFile(m.Stack, filepath.Join(dir, strings.Repeat("very-long-name/", 12)))
			check("message")
		}
	}
}
