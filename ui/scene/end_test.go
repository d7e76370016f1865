package scene_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// end is a game that has been played to its end, with the tools of the test.
func end(t *testing.T) *mouse {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.click("new-adventure", 0)
	m.click("players", 1)
	m.click("difficulty", int(adventure.Easy))
	m.choose(1, 3)
	m.click("begin", 0)
	m.frame()
	m.playOut(rand.New(rand.NewPCG(5, 7)))
	m.frames(30)
	require.Equal(t, "end", m.s.Top().Name())
	return m
}

// The end says why and how. Each turning point, and each turn of the chart, leads to
// its place in the replay, and back.
func TestEndLeadsIntoTheReplay(t *testing.T) {
	m := end(t)
	hash := m.table().Story.Game().Hash()
	words := m.words()
	for _, key := range []string{"defeat", "defeat-why", "end-best-amber", "chart-damage", "chart-theirs", "chart-yours", "turning-ended"} {
		assert.Contains(t, words, m.s.T(key))
	}
	for _, what := range []string{"turning", "chart", "watch"} {
		m.click(what, 0)
		m.frames(2)
		require.Equal(t, "replay", m.s.Top().Name(), what)
		m.click("replay-leave", 0)
		m.frames(2)
		require.Equal(t, "end", m.s.Top().Name(), what)
	}
	assert.Equal(t, hash, m.table().Story.Game().Hash())
	last := 0
	for _, s := range m.s.Spots() {
		if s.What == "turning" {
			last = max(last, s.N)
		}
	}
	require.Positive(t, last)
	m.keys = true // also without a mouse
	m.click("turning", last)
	m.keys = false
	m.frames(2)
	assert.Equal(t, "replay", m.s.Top().Name())
}

// The same game can be started again, with the same seed or with other decks.
func TestEndLeadsToAnotherGame(t *testing.T) {
	m := end(t)
	seed := m.table().Story.Header.Seed
	m.click("same-seed", 0)
	m.frames(3)
	require.Equal(t, "table", m.s.Top().Name())
	assert.Equal(t, seed, m.table().Story.Header.Seed)

	m = end(t)
	names := []string{m.table().Story.Header.Decks[0].Name, m.table().Story.Header.Decks[1].Name}
	m.click("change-decks", 0)
	m.frames(2)
	require.Equal(t, "new-adventure", m.s.Top().Name())
	m.click("begin", 0)
	m.frames(2)
	h := m.table().Story.Header
	assert.Equal(t, "easy", h.Difficulty)
	assert.Equal(t, names, []string{h.Decks[0].Name, h.Decks[1].Name})
	d, err := deck.Named(deck.Embedded()[3])
	require.NoError(t, err)
	assert.Equal(t, d.Name, names[1])
}

// The plan of another game keeps the seats of the bots, too.
func TestPlanOfAGame(t *testing.T) {
	m := newMouse(t, atOnce)
	p := session.DefaultPlan(3)
	p.Players, p.Seats[1].Bot, p.Undo = 2, "greedy", 2
	table, err := m.s.LayBegun(m.s.Begin(p))
	require.NoError(t, err)
	again := m.s.PlanOf(&table.Story.Header)
	again.Seed = p.Seed
	assert.Equal(t, p, again)
}

// The game can be conceded from its menu, which asks first; the end says so, the save
// keeps it, and it counts as lost. A finished game can be left without a question.
func TestConcede(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.turns(1, 5)
	m.press(widget.Escape)
	m.frame()
	m.click("concede", 0)
	m.frame()
	require.Equal(t, "confirm", m.s.Top().Name(), "it asks first, whatever the settings say")
	m.click("cancel", 0)
	m.frame()
	assert.False(t, m.table().Story.Game().Over())
	m.click("concede", 0)
	m.frame()
	m.click("confirm", 0)
	m.frames(30)
	require.Equal(t, "end", m.s.Top().Name())
	assert.True(t, m.table().Won(keyforge.Monster))
	turn := m.table().Tally.Turns
	assert.Contains(t, m.words(), m.s.T("conceded", turn))
	assert.NotContains(t, m.words(), m.s.T("defeat-why"))
	path := m.table().Story.Path()

	m.click("look", 0)
	m.frame()
	m.press(widget.Escape)
	m.frame()
	_, again := m.find("concede", 0)
	assert.False(t, again, "there is nothing left to give up")
	m.s.Settings.Confirm = true
	m.click("leave", 0)
	m.frames(2)
	assert.Equal(t, "title", m.s.Top().Name())
	_, open := m.find("continue", 0)
	assert.False(t, open, "it cannot be gone on with")

	saved, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Contains(t, string(saved), `"concede"`)
	story, report, err := replay.Read(t.Context(), bytes.NewReader(saved), m.s.Rules)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.True(t, story.Game().Won(keyforge.Monster))
	result, ok := records.ResultOf(story)
	assert.True(t, ok)
	assert.False(t, result.Won)
}

// Only the player who is asked may concede a standard game: the other wins it, and the winner's deck is shown.
func TestConcedingAStandardGame(t *testing.T) {
	m := newMouse(t, atOnce)
	m.duel([2]int{0, 1}, false)
	assert.False(t, m.table().MayConcede(), "nobody sits there")
	m.sit(func() {})
	tb := m.table()
	require.True(t, tb.MayConcede())
	who := tb.Question().Side
	tb.Concede()
	m.sit(func() {})
	assert.True(t, tb.Won(1-who))
	assert.False(t, tb.Won(who))
	m.frames(3)
	assert.Contains(t, m.words(), m.s.T("wins-game", tb.Name(1-who)))
	shown := func(side keyforge.Side) bool {
		name := tb.Story.Header.Decks[side].Name
		return slices.ContainsFunc(m.s.Picture().Ops, func(op paint.Op) bool { return op.Text == name })
	}
	assert.True(t, shown(1-who))
	assert.False(t, shown(who))
}
