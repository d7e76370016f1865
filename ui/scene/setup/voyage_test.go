package setup_test

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// One button makes a new adventure the voyage of the week; its result is shown there the
// next time. With another deal it is not a voyage.
func TestWeeklyVoyage(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Stack.ReadDecks()
	m.Until(func() bool { return m.Stack.Collection.Loaded })
	v := m.Stack.Voyage()
	m.Click("new-adventure", 0)
	m.Click("more", 0)
	m.Click("voyage", 0)
	said := func(key string, args ...any) bool {
		return strings.Contains(strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T(key, args...))
	}
	m.Until(func() bool { return said("voyage-is", v.Week) })
	assert.True(t, said("voyage-new"))
	m.Click("ok", 0)
	m.Click("begin", 0)
	m.Frame()
	h := m.Table().Story.Header
	assert.Equal(t, v.Week, h.Voyage)
	assert.Equal(t, v.Seed, h.Seed)
	assert.Equal(t, v.Word, h.Difficulty)
	m.PlayOut(rand.New(rand.NewPCG(5, 7)))
	m.Frames(30)
	m.Until(func() bool {
		results, err := m.Stack.Records.Results()
		return err == nil && len(results) == 1
	})
	results, err := m.Stack.Records.Results()
	require.NoError(t, err)
	assert.Equal(t, v.Week, results[0].Voyage)

	m.Stack.Home()
	m.Click("new-adventure", 0)
	m.Click("players", 1)
	m.Click("more", 0)
	m.Click("voyage", 0)
	m.Until(func() bool { return said("voyage-done", 0, 1) })
	m.In.Typed = []rune("1")
	m.Frames(2)
	assert.False(t, said("voyage-done", 0, 1), "another deal")
	m.Press(widget.Backspace)
	m.Frame()
	assert.True(t, said("voyage-done", 0, 1))
	m.Click("seed-new", 0)
	m.Click("ok", 0)
	m.Click("begin", 0)
	m.Frame()
	assert.Empty(t, m.Table().Story.Header.Voyage)
}
