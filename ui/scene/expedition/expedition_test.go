package expedition_test

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// ashore is a window with a library and a folder of games, in which nothing interrupts.
func ashore(t *testing.T) *scenetest.Mouse {
	t.Helper()
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Stack.Settings.Confirm, m.Stack.Settings.Tips = false, false
	return m
}

// playOut lets a greedy bot answer what the people at the table are asked, to the end of the game.
func playOut(m *scenetest.Mouse) {
	m.T.Helper()
	for range 5_000 {
		m.Until(func() bool { return m.Table().Over() || m.Table().Asking() }) // a companion may think
		if m.Table().Over() {
			break
		}
		g := m.Table().Story.Game()
		m.Table().Do(bot.Greedy{}.Choose(g, g.Legal(nil)))
	}
	require.True(m.T, m.Table().Over())
	m.Until(func() bool { return m.Stack.Top().Name() == "end" })
	m.Until(func() bool { _, ok := m.Find("match-on", 0); return ok })
}

// kept is the expedition that is kept in the folder of the games.
func kept(m *scenetest.Mouse) *expedition.File {
	m.T.Helper()
	paths, err := expedition.List(m.Stack.Games)
	require.NoError(m.T, err)
	require.NotEmpty(m.T, paths)
	f, err := expedition.Open(paths[0], m.Stack.Adventures, nil)
	require.NoError(m.T, err)
	return f
}

// decide takes the last of what is offered, or of the ways.
func decide(m *scenetest.Mouse, f *expedition.File) {
	m.T.Helper()
	switch f.Ask() {
	case expedition.AskWay:
		row := 0
		if at := f.At(); at != nil {
			row = at.Row + 1
		}
		ways := f.Ways()
		m.Click("expedition-stop", row*4+ways[len(ways)-1])
		m.Click("expedition-sail", 0)
	default:
		m.Click("expedition-offer", len(f.Offers())-1)
	}
	m.Frames(2)
}

// A whole expedition is sailed in the window, from the plan to its end. Between two encounters, and in the middle of one, the window
// is closed and opened again: it goes on where it was.
func TestExpeditionInTheWindow(t *testing.T) {
	m := ashore(t)
	m.Click("expedition", 0)
	m.Frame()
	require.Equal(t, "expedition-plan", m.Stack.Top().Name())
	m.Click("begin", 0)
	m.Frames(2)
	require.Equal(t, "expedition", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), m.Stack.T("expedition-score", 0))
	games, halfway := 0, false
	for f := kept(m); !f.Over(); f = kept(m) {
		if f.Ask() != expedition.AskGame {
			before := len(f.Moves())
			decide(m, f)
			require.Greater(t, len(kept(m).Moves()), before)
			continue
		}
		games++
		m.Click("expedition-play", 0)
		m.Frames(2)
		require.NotNil(t, m.Table())
		assert.Equal(t, f.Name(), m.Table().Story.Header.Match)
		if games == 2 { // killed in the middle of a game
			dir, library := m.Stack.Games, m.Stack.Library
			require.NoError(t, m.Stack.Leave())
			m = ashore(t)
			m.Stack.Games = dir
			_ = library
			m.Click("expedition", 0)
			m.Frame()
			m.Click("expedition-on", 0)
			m.Frames(2)
			require.Equal(t, "expedition", m.Stack.Top().Name())
			assert.Equal(t, m.Stack.T("expedition-play-on"), m.MustFind("expedition-play", 0).Label)
			m.Click("expedition-play", 0)
			m.Until(func() bool { return m.Table() != nil })
			halfway = true
		}
		playOut(m)
		m.Click("match-on", 0)
		m.Until(func() bool { return m.Stack.Top().Name() == "expedition" })
		m.Frame()
	}
	f := kept(m)
	require.True(t, f.Over())
	assert.True(t, halfway)
	assert.Len(t, f.Games(), games)
	words := m.Words()
	assert.Contains(t, words, m.Stack.T("expedition-score", f.Score()))
	assert.Contains(t, words, m.Stack.T(map[bool]string{true: "expedition-won", false: "expedition-over"}[f.Won()]))
	all := m.Stack.Expeditions()
	require.Len(t, all, 1)
	assert.Equal(t, f.Score(), all[0].Score)
	for n := range games {
		assert.FileExists(t, f.SaveOf(n), "each game is an ordinary save")
	}
	m.Click("expedition-again", 0)
	m.Frame()
	require.Equal(t, "expedition-plan", m.Stack.Top().Name())
	_, on := m.Find("expedition-on", 0)
	assert.False(t, on, "it has ended")
}

// The keys alone are enough to choose a way, and the proposed one is taken with Enter.
func TestWayByKeys(t *testing.T) {
	m := ashore(t)
	m.Click("expedition", 0)
	m.Frame()
	m.Click("begin", 0)
	m.Frames(2)
	m.Keys = true
	m.Click("expedition-stop", 1)
	m.Click("expedition-sail", 0)
	m.Keys = false
	f := kept(m)
	require.Len(t, f.Moves(), 1)
	assert.Equal(t, "way 2", f.Moves()[0].String())
}

// The week's expedition has its own decks and ascent; an ascent that is not open cannot be chosen.
func TestPlan(t *testing.T) {
	m := ashore(t)
	m.Click("expedition", 0)
	m.Frame()
	assert.False(t, m.MustFind("ascent", 1).Enabled)
	assert.False(t, m.MustFind("ascent", -1).Enabled)
	m.Click("expedition-kind", 1)
	m.Click("players", 1)
	m.Click("begin", 0)
	m.Frames(2)
	f, w := kept(m), expedition.WeekOf(m.Stack.Now())
	assert.Equal(t, w.Week, f.Plan().Week)
	assert.Equal(t, w.Seed, f.Plan().Seed)
	assert.Equal(t, w.Ascent, f.Plan().Ascent)
	assert.Len(t, f.Plan().Seats, 2)
	assert.Contains(t, m.Words(), w.Week)
}

// A stop that is pointed at is told about; one that cannot be reached now is not sailed to.
func TestLooking(t *testing.T) {
	m := ashore(t)
	m.Click("expedition", 0)
	m.Frame()
	m.Click("begin", 0)
	m.Frames(2)
	m.Point("expedition-stop", (expedition.Rows-1)*4)
	m.Frames(2)
	assert.Contains(t, m.Words(), expedition.End.What(m.Stack.T))
	m.Push()
	m.Click("expedition-sail", 0)
	assert.Equal(t, 0, kept(m).At().Row)
	assert.True(t, slices.Contains([]string{"way 1", "way 2", "way 3"}, kept(m).Moves()[0].String()))
}
