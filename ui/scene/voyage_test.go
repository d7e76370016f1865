package scene_test

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/widget"
)

// One button makes a new adventure the voyage of the week; its result is shown there the
// next time. With another deal it is not a voyage.
func TestWeeklyVoyage(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games, m.s.Library = t.TempDir(), library.Open(filepath.Join(t.TempDir(), "decks"))
	m.s.ReadDecks()
	m.until(func() bool { return m.s.Collection.Loaded })
	v := m.s.Voyage()
	m.click("new-adventure", 0)
	m.click("voyage", 0)
	said := func(key string, args ...any) bool {
		return strings.Contains(strings.ReplaceAll(m.words(), "\n", " "), m.s.T(key, args...))
	}
	m.until(func() bool { return said("voyage-is", v.Week) })
	assert.True(t, said("voyage-new"))
	m.click("begin", 0)
	m.frame()
	h := m.table().Story.Header
	assert.Equal(t, v.Week, h.Voyage)
	assert.Equal(t, v.Seed, h.Seed)
	assert.Equal(t, v.Word, h.Difficulty)
	m.playOut(rand.New(rand.NewPCG(5, 7)))
	m.frames(30)
	m.until(func() bool {
		results, err := records.Open(m.s.Library.Dir()).Results()
		return err == nil && len(results) == 1
	})
	results, err := records.Open(m.s.Library.Dir()).Results()
	require.NoError(t, err)
	assert.Equal(t, v.Week, results[0].Voyage)

	m.s.Home()
	m.click("new-adventure", 0)
	m.click("players", 1)
	m.click("voyage", 0)
	m.until(func() bool { return said("voyage-done", 0, 1) })
	assert.Contains(t, m.words(), m.s.T("person"))
	m.in.Typed = []rune("1")
	m.frames(2)
	assert.False(t, said("voyage-done", 0, 1), "another deal")
	m.press(widget.Backspace)
	m.frame()
	assert.True(t, said("voyage-done", 0, 1))
	m.click("seed-new", 0)
	m.click("begin", 0)
	m.frame()
	assert.Empty(t, m.table().Story.Header.Voyage)
}
