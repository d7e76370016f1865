package setup_test

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/adventure/lampeater"
	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/setup"
)

// guide is the adventure that the guide for writers shows.
func guide(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../adventure/written/WRITING.md")
	require.NoError(t, err)
	_, rest, _ := strings.Cut(string(text), "```yaml\n")
	file, _, ok := strings.Cut(rest, "```")
	require.True(t, ok)
	return file
}

// kept makes the adventures of the player be kept in a folder of the test.
func kept(t *testing.T) {
	t.Helper()
	home := xdg.DataHome
	xdg.DataHome = t.TempDir()
	t.Setenv("XDG_DATA_HOME", xdg.DataHome)
	t.Cleanup(func() { xdg.DataHome = home })
}

func of(text string) func() (io.ReadCloser, error) {
	return func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil }
}

// What an adventure is can be read before it is kept; who does not want it keeps nothing.
func TestAnAdventureIsLookedAt(t *testing.T) {
	kept(t)
	m := scenetest.New(t, scenetest.AtOnce)
	setup.File(m.Stack, "frost-king.yaml", of(guide(t)))
	m.Frame()
	assert.Equal(t, "sheet", m.Stack.Top().Name())
	m.Says("The Frost King, by a stranger")
	m.Says("A winter that must be broken")
	m.Click("cancel", 0)
	assert.NoDirExists(t, written.Dir())

	setup.File(m.Stack, "frost-king.yaml", of(guide(t)))
	m.Frame()
	m.Click("keep", 0)
	m.Says("from the next start")
	all, problems := written.All(written.Dir(), languages.All()...)
	require.Empty(t, problems)
	require.Len(t, all, 1)
	assert.Equal(t, "The Frost King", all[0].Title())
}

// What is wrong with a file is said with its line, and nothing is kept.
func TestABrokenAdventure(t *testing.T) {
	kept(t)
	m := scenetest.New(t, scenetest.AtOnce)
	setup.File(m.Stack, "frost-king.yaml", of(strings.Replace(guide(t), "Weakest", "Weekest", 1)))
	m.Frame()
	m.Says("frost-king.yaml is no adventure")
	m.Says("Line 41: the language of cards has no word \"Weekest\" here")
	setup.File(m.Stack, "gone.yaml", func() (io.ReadCloser, error) { return os.Open(filepath.Join(t.TempDir(), "gone.yaml")) })
	m.Frame()
	m.Says("gone.yaml is no adventure")
	assert.NoDirExists(t, written.Dir())
}

// What was kept is among the adventures, and is played like any other.
func TestAKeptAdventureIsPlayed(t *testing.T) {
	kept(t)
	a, err := written.Read(strings.NewReader(guide(t)), languages.All()...)
	require.NoError(t, err)
	older, err := written.Read(strings.NewReader(guide(t)+"# older"), languages.All()...)
	require.NoError(t, err)
	list := adventure.List{keyraken.Adventure, lampeater.Adventure, clockwork.Adventure, a, older}
	m := scenetest.NewFor(t, scenetest.AtOnce, list)
	m.Click("new-adventure", 0)
	assert.Equal(t, 1, strings.Count(m.Words(), "The Frost King"), "of two texts the newer is offered")
	m.Click("adventure1", 0) // the second row
	m.Says("Beat the Frost King before the winter is complete")
	m.Click("begin", 0)
	m.Frame()
	assert.Equal(t, a.Name(), m.Table().Story.Game().Mode().Name())
	m.Says("Winter")
	m.Stack.Home()
	setup.File(m.Stack, "again.yaml", of(guide(t)))
	m.Frame()
	m.Says("You have “The Frost King”, with this very text")
}
