package title_test

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// ahead are the things on the title that come next.
func ahead(m *scenetest.Mouse) (all []string) {
	for _, what := range []string{"next-rung", "next-voyage", "next-puzzle", "next-feat"} {
		if _, ok := m.Find(what, 0); ok {
			all = append(all, what)
		}
	}
	return all
}

// Before the first game nothing comes next; and without any achievement that is begun, none is near.
func TestTitleSaysOnlyWhatIsKnown(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Frames(2)
	assert.Empty(t, ahead(m))
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Stack.ReadDecks()
	m.Until(m.Stack.Collection.Fresh)
	m.Frame()
	assert.Empty(t, ahead(m))
	m.Beats(deck.Embedded()[0], adventure.Ladder(m.Stack.Adventure)[0])
	m.Stack.ReadDecks()
	m.Until(m.Stack.Collection.Fresh)
	m.Frame()
	assert.Equal(t, []string{"next-rung", "next-voyage", "next-puzzle"}, ahead(m))
}

// The title shows the next rung of the deck that was last played, how this week's voyage went and an
// achievement that is begun, and each leads there.
func TestTitleLeadsToWhatComesNext(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begun(0)
	ladder := adventure.Ladder(m.Stack.Adventure)
	for i, name := range deck.Embedded()[:2] {
		d, err := deck.Named(name)
		require.NoError(t, err)
		require.NoError(t, m.Stack.Records.AddResult(records.Result{Game: name, Boss: m.Stack.Adventure.Boss(), Difficulty: ladder[1+i],
			Won: true, Turns: 17 + i, Undo: "free", Decks: []string{d.ListKey()}, Voyage: m.Stack.Voyage().Week}))
	}
	m.Stack.ReadDecks()
	m.Until(m.Stack.Collection.Fresh)
	m.Frame()
	require.Equal(t, []string{"next-rung", "next-voyage", "next-puzzle", "next-feat"}, ahead(m))
	last, err := deck.Named(deck.Embedded()[1])
	require.NoError(t, err)
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	rung := records.Rung{Players: 1, Word: ladder[3]}
	assert.Contains(t, words, m.Stack.T("next-is", last.Name, m.Stack.Chronicle(nil).RungWords(rung)))
	assert.Contains(t, words, m.Stack.T("voyage-fastest", 2, 2, 17))
	feat, ok := m.Stack.Chronicle(nil).NearestAchievement()
	require.True(t, ok)
	assert.Contains(t, words, m.Stack.T("next-is", feat.Title, feat.State))

	m.Click("next-rung", 0)
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), last.Name)
	m.Press(widget.Escape)
	m.Frame()
	m.Click("next-voyage", 0)
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("voyage-is", m.Stack.Voyage().Week))
	m.Press(widget.Escape)
	m.Frame()
	m.Click("next-puzzle", 0)
	m.Frames(2)
	require.Equal(t, "puzzles", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	m.Click("next-feat", 0)
	m.Until(func() bool { return strings.Contains(m.Words(), feat.Title) })
	assert.Equal(t, "records", m.Stack.Top().Name())
	assert.True(t, m.On("back"))
}

// What a game has changed shows on the title right after it.
func TestTitleKnowsTheLastGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frame()
	m.PlayOut(rand.New(rand.NewPCG(5, 7)))
	m.Stack.Home()
	m.Until(func() bool { return len(ahead(m)) > 0 && m.Stack.Collection.Fresh() })
	assert.Contains(t, ahead(m), "next-rung")
}

// What is learned on the title, without another game, shows there at once.
func TestTitleKnowsWhatWasLearned(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Begun(0)
	before, ok := m.Stack.Chronicle(nil).NearestAchievement()
	require.True(t, ok)
	a, lessons := m.Stack.Teacher()
	for i := range 3 { // all but one of those that count
		m.Stack.Learn(a, &lessons[i])
	}
	m.Frame()
	after, ok := m.Stack.Chronicle(nil).NearestAchievement()
	require.True(t, ok)
	require.NotEqual(t, before.State, after.State)
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("next-is", after.Title, after.State))
	require.NoError(t, m.Stack.Leave())
}
