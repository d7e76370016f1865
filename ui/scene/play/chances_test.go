package play_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// For a kept finished game, the list of games leads to the course of its chances, with
// the three turning points. The game can be watched and resumed from each, with the mouse
// and without.
func TestChancesOfAGameThatIsKept(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.GoneBy(true)
	m.ThoughtOver()
	words := m.Words()
	for _, key := range []string{"chances-course", "turnings", "take-over"} {
		assert.Contains(t, words, m.Stack.T(key))
	}
	assert.Contains(t, words, "Turn 2, Player")
	assert.Contains(t, words, "Done: choose ")
	for _, what := range []string{"chance", "turning-watch"} {
		m.Click(what, 0)
		m.Frames(2)
		require.Equal(t, "replay", m.Stack.Top().Name(), what)
		m.Click("replay-leave", 0)
		m.Frames(2)
		require.Equal(t, "end", m.Stack.Top().Name(), what)
	}
	m.Stack.Settings.Language = "ru"
	m.Stack.Speak()
	m.Until(func() bool { return strings.Contains(m.Words(), "Решение: выбрать дом") })
	assert.Contains(t, m.Words(), "Ход 2, Игрок")
	m.Press(widget.Escape)
	m.Frames(2)
	require.Equal(t, "games", m.Stack.Top().Name())

	m.Keys = true // without a mouse
	m.Click("games-analyse", 0)
	m.Until(func() bool { _, ok := m.Find("turning-play", 0); return ok })
	m.Click("turning-play", 0)
	m.Frames(3)
	require.Equal(t, "table", m.Stack.Top().Name())
	story := m.Table().Story
	assert.Positive(t, story.At())
	assert.Equal(t, story.At(), story.Header.Taken)
	assert.Equal(t, keyforge.ForHouse, story.Game().Question().Purpose)
	assert.NotEmpty(t, story.Path(), "it is a game of its own")
}

// An analysis that is missing is worked out while the end is on the screen, with a progress
// bar, and kept. The next time it is there at once.
func TestChancesAreWorkedOut(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	path := m.GoneBy(false)
	m.Stack.Thinking = bot.Quick
	m.ThoughtOver()
	m.Until(func() bool { _, ok := m.Find("chance", 0); return ok })
	_, err := os.Stat(path + replay.Analysed)
	require.NoError(t, err)
	m.Press(widget.Escape)
	m.Frames(2)
	m.Stack.Thinking = bot.Master
	m.Click("games-analyse", 0)
	m.Until(func() bool { _, ok := m.Find("chance", 0); return ok })
}

// A player who leaves does not wait for a running analysis, and nothing half done is kept.
func TestChancesAreInterrupted(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	path := m.GoneBy(false)
	m.Stack.Thinking = bot.Master
	play.Analyse(m.Stack, path)
	m.Frames(3)
	require.Equal(t, "end", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.Stack.T("chances-working"))
	m.Press(widget.Escape)
	m.Frames(2)
	require.NotEqual(t, "end", m.Stack.Top().Name())
	require.NoError(t, m.Stack.Leave())
	_, err := os.Stat(path + replay.Analysed)
	require.ErrorIs(t, err, os.ErrNotExist)
}

// The end of a game just played shows the chances, too.
func TestChancesAtTheEnd(t *testing.T) {
	m := end(t)
	m.Stack.Thinkers = 2
	t.Cleanup(func() { _ = m.Stack.Leave() })
	m.Click("look", 0)
	m.Frames(2)
	m.Click("result", 0)
	m.Frames(2)
	m.Click("end-tab", 1)
	m.Until(func() bool { _, ok := m.Find("chance", 0); return ok })
	_, err := os.Stat(m.Table().Story.Path() + replay.Analysed)
	require.NoError(t, err)
}
