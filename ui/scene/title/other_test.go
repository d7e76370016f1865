package title_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// beside opens the title with another game beside KeyForge.
func beside(t *testing.T) (*scenetest.Mouse, *scenetest.Race) {
	race := &scenetest.Race{}
	m := scenetest.NewBeside(t, scenetest.AtOnce, race.Other())
	m.Stack.Games = t.TempDir()
	t.Cleanup(func() { _ = m.Stack.Leave() }) // results are kept in the background
	m.Stack.ReadSaves()
	m.Looked()
	return m, race
}

// Another game is one click away, which is kept; nothing else of the title changes, and without another game nothing does.
func TestAnotherGameIsChosen(t *testing.T) {
	_, found := scenetest.NewBeside(t, scenetest.AtOnce).Find("other-game", 1)
	assert.False(t, found)
	m, _ := beside(t)
	var kept []string
	m.Stack.Save = func(s session.Settings) { kept = append(kept, s.Game) }
	assert.Equal(t, []string{m.Stack.T("new-game")}, m.Strong(), "KeyForge comes first")
	assert.Equal(t, "Race", m.MustFind("other-game", 1).Label)
	m.Click("other-game", 1)
	m.Frame()
	assert.Equal(t, toytest.Kind{}, m.Stack.Kind())
	for _, words := range []string{"Race", "To a number of points", "A toy"} {
		assert.Contains(t, m.Words(), words)
	}
	assert.NotContains(t, m.Words(), m.Stack.T("subtitle"))
	_, found = m.Find("other-game", 1)
	assert.False(t, found, "it is chosen")
	m.Click("other-game", 0)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("subtitle"))
	assert.Equal(t, []string{"race", ""}, kept)
}

// A first game of another kind begins at once; later its last game goes on, or a new one is planned.
func TestWaysIntoAnotherGame(t *testing.T) {
	m, race := beside(t)
	m.Stack.Settings.Game = "race"
	m.Frame()
	assert.Equal(t, []string{"Race now", "To 21"}, m.Strong())
	m.Click("play", 0)
	m.Press(widget.Enter)
	assert.Equal(t, []string{"play", "play"}, race.Done)

	path := m.Raced(3, "2=careful")
	m.Stack.ReadSaves()
	m.CanGoOn("continue")
	m.Frame()
	strong := m.Strong()
	require.Len(t, strong, 3)
	assert.Equal(t, []string{m.Stack.T("continue"), "To 21 points"}, strong[:2])
	assert.Regexp(t, "^Turn 4 · today, ", strong[2])
	m.Click("continue", 0)
	m.Frames(2)
	m.Stack.Home()
	m.Looked()
	m.Press(widget.Enter)
	m.Frames(2)
	m.Stack.Home()
	assert.Equal(t, []string{path, path}, race.Done[2:])

	m.Click("new-game", 0)
	m.Frame()
	assert.Equal(t, "new-race", m.Stack.Top().Name())
}

// When all games of another kind are over, a new one is what most players want.
func TestNextOfAnotherGame(t *testing.T) {
	m, _ := beside(t)
	m.Raced(99, "2=careful")
	m.Stack.Settings.Game = "race"
	m.Stack.ReadSaves()
	m.Looked()
	assert.Equal(t, []string{m.Stack.T("new-game")}, m.Strong())
	m.Press(widget.Enter)
	m.Frame()
	assert.Equal(t, "new-race", m.Stack.Top().Name())
}

// recorded is the title of the race after some games, in which everything fits together in low windows, too.
func recorded(t *testing.T) (*scenetest.Mouse, *scenetest.Race) {
	m, race := beside(t)
	m.Stack.Now = func() time.Time { return scenetest.RecordsNow }
	k, kept := toytest.Kind{}, records.In(filepath.Join(m.Stack.Games, "race"))
	for _, r := range recordstest.GamesOf(k, scenetest.RecordsNow, 9) {
		require.NoError(t, kept.AddResult(r))
	}
	step := achievement.In(k)[1].Steps()[0]
	require.NoError(t, kept.AddAwards(records.Award{Achievement: step.Name(), When: "2026-11-20T12:00:00Z"}))
	m.Stack.Settings.Game = "race"
	m.Until(func() bool { _, ok := m.Find("next-feat", 0); return ok })
	return m, race
}

// The title of another game shows what is next: its weekly voyage, which begins at once, and the achievement that is closest, which
// leads to its records.
func TestNextInAnotherGame(t *testing.T) {
	m, race := recorded(t)
	m.Fits(t)
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	assert.Contains(t, words, "To 21 points. "+m.Stack.T("voyage-new"))
	assert.Contains(t, words, m.Stack.T("next-is", "win", m.Stack.T("feat-count", 1, 2)))
	m.Click("next-voyage", 0)
	assert.Equal(t, []string{games.Week(scenetest.RecordsNow)}, race.Done)
	m.Stack.Home()
	m.Until(func() bool { _, ok := m.Find("next-feat", 0); return ok })
	m.Click("next-feat", 0)
	m.Frames(2)
	assert.Equal(t, "records", m.Stack.Top().Name())
	m.Until(func() bool { return strings.Contains(m.Words(), m.Stack.T("feats-done", 0, 2)) })
}

// In a low window the buttons of another game leave each other room.
func TestAnotherGameInALowWindow(t *testing.T) {
	m, _ := recorded(t)
	m.Raced(3, "2=careful")
	m.Stack.ReadSaves()
	m.In.W, m.In.H = 844, 390
	m.CanGoOn("continue")
	m.Frames(2)
	m.Fits(t)
	var places []layout.Rect
	for _, what := range []string{"continue", "new-game", "games", "records", "rules", "settings", "quit", "next-voyage"} {
		places = append(places, m.MustFind(what, 0).Rect)
	}
	places = append(places, m.MustFind("other-game", 0).Rect)
	for i, a := range places {
		for _, b := range places[:i] {
			assert.True(t, a.Cross(b).Empty(), "%v and %v", a, b)
		}
	}
}

// The title continues the game that is chosen, not the one that was played last.
func TestContinueIsOfTheChosenGame(t *testing.T) {
	m, race := beside(t)
	m.Begin()
	m.Stack.Home()
	path := m.Raced(3, "2=careful")
	m.Stack.ReadSaves()
	m.CanGoOn("continue")
	assert.NotContains(t, m.Words(), "To 21 points")
	m.Click("other-game", 1)
	m.Frame()
	assert.Contains(t, m.Words(), "To 21 points")
	m.Press(widget.Enter)
	m.Frames(2)
	assert.Equal(t, []string{path}, race.Done)
	m.Stack.Home()
	m.Looked()
	for _, what := range []string{"games", "records", "settings"} {
		m.Click(what, 0)
		m.Frames(2)
		assert.Equal(t, what, m.Stack.Top().Name())
		m.Press(widget.Escape)
		m.Frame()
	}
	m.Click("quit", 0)
	assert.True(t, m.Stack.Closed)
}
