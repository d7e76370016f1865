package records_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// severe is a race that its players run together, with difficulties.
type severe struct{ toytest.Kind }

func (severe) Difficulties(mode string) []string {
	if mode == "short" {
		return []string{"mild", "severe"}
	}
	return nil
}

func (k severe) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	s, err := k.Kind.Deal(players, mode, "", seed)
	s.Difficulty = difficulty
	return s, err
}

// another opens the title of the severe race after some games and an achievement.
func another(t *testing.T, played int) (*scenetest.Mouse, *scenetest.Race) {
	race := &scenetest.Race{}
	o := race.Other()
	o.Kind = severe{}
	m := scenetest.NewBeside(t, scenetest.AtOnce, o)
	m.Stack.Games = t.TempDir()
	m.Stack.Now = func() time.Time { return scenetest.RecordsNow }
	kept := records.In(filepath.Join(m.Stack.Games, "race"))
	for _, r := range recordstest.GamesOf(severe{}, scenetest.RecordsNow, played) {
		require.NoError(t, kept.AddResult(r))
	}
	step := achievement.In(severe{})[0].Steps()[0]
	require.NoError(t, kept.AddAwards(records.Award{Achievement: step.Name(), When: "2026-11-20T12:00:00Z"}))
	m.Stack.Settings.Game = "race"
	m.Until(func() bool {
		return m.Stack.Chronicle(severe{}).Counted() && m.Stack.Chronicle(severe{}).Awards() != nil
	})
	m.Frame()
	m.Click("records", 0)
	m.Frames(2)
	return m, race
}

// tab opens a tab and returns what it says.
func tab(m *scenetest.Mouse, n int) string {
	m.T.Helper()
	m.Until(func() bool { return !strings.Contains(m.Words(), m.Stack.T("records-reading")) })
	m.Click("records-tab", n)
	m.Frames(2)
	m.Fits(m.T.(*testing.T))
	return strings.ReplaceAll(m.Words(), "\n", " ")
}

// The records of another game are those of KeyForge in its own words: results, ladders, weekly voyages and achievements.
func TestRecordsOfAnotherGame(t *testing.T) {
	m, race := another(t, 30)
	words := tab(m, 0)
	for _, part := range []string{"Records · Race", "30 Games that count", "severe Hardest beaten", "red – blue", "computer, "} {
		assert.Contains(t, words, part)
	}
	assert.NotContains(t, words, m.Stack.T("standard-game"))
	words = tab(m, 1)
	for _, part := range []string{m.Stack.T("records-stands", 2, 6), "Mild", m.Stack.T("records-versus")} {
		assert.Contains(t, strings.ReplaceAll(words, "mild", "Mild"), part)
	}
	_, figures := m.Find("records-figures", 0)
	assert.False(t, figures, "there are no statistics")
	portraits := 0
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Fill && op.Color == theme.Water {
			portraits++
		}
	}
	assert.Positive(t, portraits, "what they played with is pictured")

	words = tab(m, 2)
	assert.Contains(t, words, "The same deal and difficulty for everyone.")
	assert.Contains(t, words, games.Week(scenetest.RecordsNow))

	words = tab(m, 3)
	assert.Contains(t, words, m.Stack.T("feats-done", 1, 2))
	assert.Contains(t, words, "nine")
	m.Click("records-csv", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "message" })
	files, err := os.ReadDir(filepath.Join(m.Stack.Games, "race", records.Folder, "exports"))
	require.NoError(t, err)
	assert.Len(t, files, 1)

	m.Press(widget.Escape)
	tab(m, 0)
	m.Click("records-voyage", 0)
	m.Frame()
	assert.Equal(t, []string{games.Week(scenetest.RecordsNow)}, race.Done)
}

// Names follow the language; before the first game the records lead to one.
func TestRecordsOfAnotherGameBeforeTheFirst(t *testing.T) {
	m, _ := another(t, 0)
	words := tab(m, 0)
	assert.Contains(t, words, "what you have beaten")
	m.Stack.Settings.Language = "ru"
	m.Stack.Speak()
	m.Frames(2)
	assert.Contains(t, tab(m, 0), "Летопись")
	m.Click("records-play", 0)
	m.Frames(2)
	assert.Equal(t, "new-race", m.Stack.Top().Name())
}

// A rung of a ladder leads to the plan of a game on it, with what has climbed so far.
func TestRungOfAnotherGame(t *testing.T) {
	m, race := another(t, 30)
	tab(m, 1)
	m.Click("records-climb", 0)
	m.Frame()
	assert.Equal(t, "new-race", m.Stack.Top().Name())
	require.Len(t, race.Done, 1)
	assert.Regexp(t, "^(red|blue) (mild|severe)$", race.Done[0])
}
