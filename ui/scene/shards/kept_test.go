package shards_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/fault"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards"
)

// last plays a kept duel of two people up to its last command, which it returns.
func last(m *scenetest.Mouse) (*table, rules.Command) {
	m.T.Helper()
	set, err := shards.Kind().Deal(2, "duel", "", 4)
	require.NoError(m.T, err)
	log, err := m.Stack.BeginKind(shards.Kind(), replay.Header{Setup: set, Voyage: "2026-W47"})
	require.NoError(m.T, err)
	greedy, err := shards.Kind().NewPlayer("greedy", 1)
	require.NoError(m.T, err)
	var c rules.Command
	for g := log.Game(); !g.Over(); {
		c = greedy.Choose(g, g.Legal(nil))
		require.NoError(m.T, log.Do(c))
	}
	_, err = log.Undo(1)
	require.NoError(m.T, err)
	m.Stack.Push(shards.New(m.Stack, log, nil))
	m.Frames(3)
	return &table{m, log}, c
}

// A game that is over goes into the records once, with what was achieved in it, which its end lists; another game like it is kept
// beside it, and is no voyage.
func TestFinishedGamesAreKept(t *testing.T) {
	k := shards.Kind()
	window := scenetest.New(t, atOnce)
	window.Stack.Games = t.TempDir()
	window.Until(func() bool { return window.Stack.Chronicle(k).Awards() != nil && window.Stack.Chronicle(k).Counted() })
	m, c := last(window)
	m.settle()
	m.do(c)
	m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
	m.Frames(2)
	words, err := k.Words("en")
	require.NoError(t, err)
	assert.Contains(t, m.Words(), words.Term("feat-leaders"))
	m.Fits(t)
	m.Click("look", 0)
	m.Frames(2)
	_, told := m.Stack.Chronicle(k).NextAchievement()
	assert.False(t, told, "the end has listed it")
	m.Click("end-shown", 0)
	m.Click("again", 0)
	m.Frames(3)
	m.settle()
	m.Click("menu-button", 0)
	m.Click("concede", 0)
	m.Click("confirm", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "shards-end" })
	m.Frames(2)
	assert.NotContains(t, m.Words(), words.Term("feat-leaders"))
	m.Click("home", 0)
	m.Frames(2)
	m.Looked()
	require.NoError(t, m.Stack.Leave())

	dir := filepath.Join(m.Stack.Games, "shards")
	saves, err := replay.List(dir)
	require.NoError(t, err)
	assert.Len(t, saves, 2)
	results, err := records.In(dir).Results()
	require.NoError(t, err)
	require.Len(t, results, 2)
	assert.Equal(t, []string{"2026-W47", ""}, []string{results[0].Voyage, results[1].Voyage})
	awards, err := records.In(dir).Awards()
	require.NoError(t, err)
	assert.NotEmpty(t, awards)
	loose, err := os.ReadDir(m.Stack.Games)
	require.NoError(t, err)
	assert.Len(t, loose, 1, "nothing lies among the games of KeyForge")
}

// What a seat that nobody knows holds is refused.
func TestBeginWithUnknownSeat(t *testing.T) {
	m := scenetest.New(t, atOnce)
	set, err := shards.Kind().Deal(2, "duel", "", 4)
	require.NoError(t, err)
	require.Error(t, shards.Tables(m.Stack).Start(m.Stack, replay.Header{Setup: set, Seats: []string{"9=greedy"}}))
	m.Frames(2)
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// After a fault of the program the game goes on from its save, which is in the report.
func TestGameGoesOnAfterAFault(t *testing.T) {
	window := scenetest.New(t, atOnce)
	window.Faults = true
	window.Stack.Games, window.Stack.Reports = t.TempDir(), t.TempDir()
	m, _ := last(window)
	m.settle()
	hash, path := m.game().Hash(), m.log.Path()
	m.Stack.Break(fault.Of("the wheels stand still"))
	m.Frame()
	require.Equal(t, "fault", m.Stack.Top().Name())
	files, err := filepath.Glob(filepath.Join(m.Stack.Reports, "*"))
	require.NoError(t, err)
	require.Len(t, files, 1)
	m.Click("fault-go-on", 0)
	m.Until(func() bool { return strings.HasPrefix(m.Stack.Top().Name(), "shards") })
	require.NoError(t, m.Stack.Leave())
	log, report, err := replay.Open[game.Game](t.Context(), path, shards.Kind())
	require.NoError(t, err)
	assert.Equal(t, hash, log.Game().Hash())
	assert.Empty(t, report.Warnings)
	require.NoError(t, log.Close())
}
