package play_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The result of a game that ends on the table is recorded.
func TestEndOfAGameIsNoted(t *testing.T) {
	m, _ := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11))
	m.Click("deck", 0)
	m.Click("play-deck", 0)
	m.Click("who-0", 1)
	for range 4 { // to a bot that plays randomly
		m.Click("level", 0)
	}
	m.Click("begin", 0)
	for range 20000 {
		if m.Frame(); m.Table().Over() {
			break
		}
	}
	require.True(t, m.Table().Over())
	m.Frames(3)
	results, err := m.Stack.Records.Results()
	require.NoError(t, err)
	assert.Empty(t, results, "a bot's games do not count")
}

// end is a game that has been played to its end, with the tools of the test.
func end(t *testing.T) *scenetest.Mouse {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Click("new-adventure", 0)
	m.Click("players", 1)
	m.Click("difficulty", int(adventure.Easy))
	m.Choose(1, 3)
	m.Click("begin", 0)
	m.Frame()
	m.PlayOut(rand.New(rand.NewPCG(5, 7)))
	m.Frames(30)
	require.Equal(t, "end", m.Stack.Top().Name())
	return m
}

// The end says why and how. Each turning point, and each turn of the chart, leads to
// its place in the replay, and back.
func TestEndLeadsIntoTheReplay(t *testing.T) {
	m := end(t)
	hash := m.Table().Story.Game().Hash()
	words := m.Words()
	for _, key := range []string{"defeat", "defeat-why", "end-best-amber", "chart-damage", "chart-theirs", "chart-yours", "turning-ended"} {
		assert.Contains(t, words, m.Stack.T(key))
	}
	for _, what := range []string{"turning", "chart", "watch"} {
		m.Click(what, 0)
		m.Frames(2)
		require.Equal(t, "replay", m.Stack.Top().Name(), what)
		m.Click("replay-leave", 0)
		m.Frames(2)
		require.Equal(t, "end", m.Stack.Top().Name(), what)
	}
	assert.Equal(t, hash, m.Table().Story.Game().Hash())
	last := 0
	for _, s := range m.Stack.Spots() {
		if s.What == "turning" {
			last = max(last, s.N)
		}
	}
	require.Positive(t, last)
	m.Keys = true // also without a mouse
	m.Click("turning", last)
	m.Keys = false
	m.Frames(2)
	assert.Equal(t, "replay", m.Stack.Top().Name())
}

// A low window says once why the game ended: there is no room to say it under the heading, too.
func TestLowEndSaysOnceWhy(t *testing.T) {
	m := end(t)
	said := func() int { return strings.Count(m.Words(), m.Stack.T("defeat-why")) }
	assert.Equal(t, 2, said())
	m.In.W, m.In.H = 844, 390
	m.Frames(2)
	assert.Equal(t, 1, said())
}

// The same game can be started again, with the same seed or with other decks.
func TestEndLeadsToAnotherGame(t *testing.T) {
	m := end(t)
	seed := m.Table().Story.Header.Seed
	m.Click("same-seed", 0)
	m.Frames(3)
	require.Equal(t, "table", m.Stack.Top().Name())
	assert.Equal(t, seed, m.Table().Story.Header.Seed)

	m = end(t)
	names := []string{save.Setup(&m.Table().Story.Header).Decks[0].Name, save.Setup(&m.Table().Story.Header).Decks[1].Name}
	m.Click("change-decks", 0)
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	m.Click("begin", 0)
	m.Frames(2)
	h := m.Table().Story.Header
	assert.Equal(t, "easy", h.Difficulty)
	assert.Equal(t, names, []string{save.Setup(&h).Decks[0].Name, save.Setup(&h).Decks[1].Name})
	d, err := deck.Named(deck.Embedded()[3])
	require.NoError(t, err)
	assert.Equal(t, d.Name, names[1])
}

// The plan of another game keeps the seats of the bots, too.
func TestPlanOfAGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	p := session.DefaultPlan(3)
	p.Players, p.Seats[1].Bot, p.Undo = 2, "greedy", 2
	table, err := m.Stack.OpenBegunTable(m.Stack.Begin(p))
	require.NoError(t, err)
	again := m.Stack.PlanOf(&table.Story.Header)
	again.Seed = p.Seed
	assert.Equal(t, p, again)
}

// The game can be conceded from its menu, which asks first; the end says so, the save
// keeps it, and it counts as lost. A finished game can be left without a question.
func TestConcede(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Turns(1, 5)
	m.Press(widget.Escape)
	m.Frame()
	m.Click("concede", 0)
	m.Frame()
	require.Equal(t, "confirm", m.Stack.Top().Name(), "it asks first, whatever the settings say")
	m.Click("cancel", 0)
	m.Frame()
	assert.False(t, m.Table().Story.Game().Over())
	m.Click("concede", 0)
	m.Frame()
	m.Click("confirm", 0)
	m.Frames(30)
	require.Equal(t, "end", m.Stack.Top().Name())
	assert.True(t, m.Table().Won(keyforge.Monster))
	turn := m.Table().Tally.Turns
	assert.Contains(t, m.Words(), m.Stack.T("conceded", turn))
	assert.NotContains(t, m.Words(), m.Stack.T("defeat-why"))
	path := m.Table().Story.Path()

	m.Click("look", 0)
	m.Frame()
	m.Press(widget.Escape)
	m.Frame()
	_, again := m.Find("concede", 0)
	assert.False(t, again, "there is nothing left to give up")
	m.Stack.Settings.Confirm = true
	m.Click("leave", 0)
	m.Frames(2)
	assert.Equal(t, "title", m.Stack.Top().Name())
	_, open := m.Find("continue", 0)
	assert.False(t, open, "it cannot be gone on with")

	saved, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Contains(t, string(saved), `"concede"`)
	story, report, err := replay.Read(t.Context(), bytes.NewReader(saved), m.Stack.Rules)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.True(t, story.Game().Won(keyforge.Monster))
	result, ok := result.Of(story)
	assert.True(t, ok)
	assert.False(t, result.Won)
}

// Only the player who is asked may concede a standard game: the other wins it, and the winner's deck is shown.
func TestConcedingAStandardGame(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Duel([2]int{0, 1}, false)
	assert.False(t, m.Table().MayConcede(), "nobody sits there")
	m.Sit(func() {})
	tb := m.Table()
	require.True(t, tb.MayConcede())
	who := tb.Question().Side
	m.Press(widget.Escape)
	m.Frame()
	m.Click("concede", 0)
	m.Frame()
	assert.Contains(t, told(m), m.Stack.T("concede-ask-duel", tb.Name(1-who)))
	m.Click("confirm", 0)
	m.Frame()
	m.Sit(func() {})
	assert.True(t, tb.Won(1-who))
	assert.False(t, tb.Won(who))
	m.Frames(3)
	assert.Contains(t, m.Words(), m.Stack.T("wins-game", tb.Name(1-who)))
	shown := func(side keyforge.Side) bool {
		name := save.Setup(&tb.Story.Header).Decks[side].Name
		return slices.ContainsFunc(m.Stack.Picture().Ops, func(op paint.Op) bool { return op.Text == name })
	}
	assert.True(t, shown(1-who))
	assert.False(t, shown(who))
}

// The lines of rises leave the legends of the charts legible.
func TestRisesLeaveTheLegendFree(t *testing.T) {
	m := end(t)
	rises, legend := 0, m.Stack.T("chart-theirs")
	var name paint.Op // its Y is the baseline
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && op.Text == legend {
			name = op
		}
	}
	require.NotEmpty(t, name.Text)
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Fill && op.Color == theme.Danger.Alpha(0.55) {
			rises++
			assert.False(t, op.Rect.Y < name.Rect.Y && name.Rect.Y < op.Rect.Bottom())
		}
	}
	assert.NotZero(t, rises)
}
