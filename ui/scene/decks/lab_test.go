package decks_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// The kept results of a deck are shown: rates with their intervals, when the monster
// rose, what the cards are worth, partners, teams; with date and version.
func TestLabShowsWhatIsKept(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Decks()
	m.Studied(0)
	words := m.Words()
	for _, want := range []string{"Easy", "Normal", "Hard", "Damage per turn", "by player turn", "today", "rules " + scenario.Engine} {
		assert.Contains(t, words, want)
	}
	m.Click("study-company", 1)
	m.Frames(2)
	assert.Contains(t, m.Words(), "Best partner")
	m.Click("study-company", 2)
	m.Frames(2)
	assert.Contains(t, m.Words(), "Keys forged")
	_, ok := m.Find("study-difficulty", 0)
	assert.False(t, ok, "duels have no difficulty")
	m.Click("study-company", 3)
	m.Frames(2)
	assert.Contains(t, m.Words(), "Games won")
	assert.NotContains(t, m.Words(), "Keys forged")
	m.Press(widget.Escape)
	m.Says("Lab: Easy")
}

// The lab plays in the background until it is stopped, keeps its results, and continues
// from there.
func TestLabIsStoppedAndGoesOn(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Decks()
	m.Click("deck", 0)
	m.Click("deck-lab", 0)
	m.Says("Nothing is known")
	before := 0
	for range 2 {
		m.Click("study-start", 0)
		m.Says("Stop")
		m.Says(" left")
		m.Click("study-company", 1)
		m.Frame()
		assert.Contains(t, m.Words(), "player turn", "nothing else is shown while they play")
		m.Click("study-start", 0)
		m.Says("Resume")
		cells := kept(m).Cells
		require.Len(t, cells, 1)
		assert.Greater(t, cells[0].Played(), before)
		before = cells[0].Played()
	}
	assert.Less(t, before, 400)

	m.Click("study-start", 0)
	m.Says("Stop")
	m.Press(widget.Escape) // leaving stops it, and loses nothing
	require.NoError(t, m.Stack.Leave())
	assert.GreaterOrEqual(t, kept(m).Cells[0].Played(), before)
}

// Fast bots finish soon; they can play as many games again.
func TestLabIsDone(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Decks()
	m.Click("deck", 0)
	m.Click("deck-lab", 0)
	m.Click("study-bot", 1)
	m.Click("study-start", 0)
	m.Says("Play as many again")
	assert.Contains(t, m.Words(), "· 400")
	m.Click("study-start", 0)
	m.Says("· 800")
}

// kept is the result that is kept for the chosen deck.
func kept(m *scenetest.Mouse) *lab.Result {
	own, _, err := m.Stack.Library.Load()
	require.NoError(m.T, err)
	for i := range own {
		if all := m.Stack.Studies.Of(own[i].Deck); len(all) > 0 {
			assert.WithinDuration(m.T, m.Stack.Now(), all[0].When, time.Hour)
			return all[0].Result
		}
	}
	return nil
}
