package play_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// The end of a game says what it has changed in the records: here a first victory over an opponent, or
// one faster than those before it; later games do not count. A defeat changes nothing.
func TestEndSaysWhatItHasChanged(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	see := func(path string) {
		m.Stack.Home()
		m.Stack.ReadDecks()
		m.Until(m.Stack.Collection.Fresh)
		play.Analyse(m.Stack, path)
		m.Until(func() bool { return m.Stack.Top().Name() == "end" })
		m.Click("end-tab", 0)
		m.Frames(2)
	}
	rival := m.Stack.OpponentWords("random")
	see(saved(t, m, 0, 6))
	assert.NotContains(t, m.Words(), rival, "it was lost")

	path := saved(t, m, 1, 6)
	see(path)
	assert.Contains(t, m.Words(), m.Stack.T("gain-first", rival))
	won, ok := result.Of(m.Table().Story.Story)
	require.True(t, ok)
	require.Greater(t, won.Turns, 2)
	slower, faster := won, won
	slower.Game, slower.Turns = "slower", won.Turns+9
	faster.Game, faster.Turns = "faster", won.Turns-1
	for _, r := range []records.Result{slower, won, faster} {
		require.NoError(t, m.Stack.Records.AddResult(r))
	}
	see(path)
	assert.NotContains(t, m.Words(), m.Stack.T("gain-first", rival))
	assert.Contains(t, m.Words(), m.Stack.T("gain-fastest", rival, won.Turns, won.Turns+9))
}
