package records_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// If the program is killed as a game ends, before the result and the achievements are kept,
// they are recovered from the save the next time, once.
func TestResultsOfKilledProgramsAreKept(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	dir := filepath.Join(t.TempDir(), "decks")
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frame()
	m.PlayOut(rand.New(rand.NewPCG(5, 7)))
	turns := m.Table().Board.Turn
	_, err := os.Stat(dir)
	require.True(t, os.IsNotExist(err), "nothing has been kept")

	again := scenetest.New(t, scenetest.AtOnce) // the first window was never closed
	again.Stack.Games = m.Stack.Games
	again.Stack.OpenLibrary(dir)
	again.Stack.ReadSaves()
	again.Until(func() bool {
		results, err := again.Stack.Records.Results()
		return err == nil && len(results) == 1
	})
	results, err := again.Stack.Records.Results()
	require.NoError(t, err)
	assert.Equal(t, (int(turns)+1)/2, results[0].Turns)
	assert.Len(t, results[0].Team, 1)
	given, err := again.Stack.Records.Awards()
	require.NoError(t, err)
	require.Contains(t, given, "reap", "achievements as well")
	assert.Equal(t, results[0].Game, given["reap"].Game)

	before := results[0] // as recorded by a program that knew less
	before.Amber = nil
	require.NoError(t, again.Stack.Records.AddResult(before))
	again.Stack.ReadSaves()
	again.Until(func() bool {
		now, err := again.Stack.Records.Results()
		return err == nil && now[0].Amber != nil
	})
	now, err := again.Stack.Records.Results()
	require.NoError(t, err)
	assert.Equal(t, results, now, "the save tells the rest")
	data, err := os.ReadFile(filepath.Join(dir, "achievements.jsonl"))
	require.NoError(t, err)
	assert.Equal(t, len(given), strings.Count(string(data), "\n"), "each once")
}

// The window closes at once after a game, even when its result has long been kept.
func TestClosingAfterTheResultIsKept(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frame()
	m.PlayOut(rand.New(rand.NewPCG(5, 7)))
	m.Until(func() bool {
		results, err := m.Stack.Records.Results()
		return err == nil && len(results) == 1
	})
	m.Frames(3)
	left := make(chan error, 1)
	go func() { left <- m.Stack.Leave() }()
	select {
	case err := <-left:
		require.NoError(t, err)
	case <-time.After(time.Minute):
		require.Fail(t, "it does not close")
	}
}
