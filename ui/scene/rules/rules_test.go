package rules_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The rules are a key away everywhere, are found by a word, and lead back to the
// previous place.
func TestRules(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	words := func() string { return strings.ReplaceAll(m.Words(), "\n", " ") }
	m.Begin()
	m.Press(widget.Help)
	m.Frame()
	require.Equal(t, "rules", m.Stack.Top().Name())
	assert.Contains(t, words(), "as much damage as it has power")
	m.Press(widget.Down)
	m.Frame()
	assert.Contains(t, words(), "after every player’s turn")
	m.In.Typed = []rune("stunned")
	m.Frames(2)
	assert.Contains(t, words(), "Its next use only removes the stun")
	assert.NotContains(t, words(), "K14.1 K14.2", "codes are for those who ask")
	m.Point("rule-ids", 0)
	m.Frames(40)
	assert.Contains(t, words(), "K14.1 K14.2")
	m.Click("page", 0)
	m.Frame()
	m.Press(widget.SelectAll)
	m.Frame()
	m.In.Typed = []rune("prey")
	m.Frames(2)
	taunt := slices.IndexFunc(m.Stack.Spots(), func(s widget.Spot) bool { return s.What == "link" && s.Label == "Taunt" })
	require.GreaterOrEqual(t, taunt, 0)
	m.Click("link", m.Stack.Spots()[taunt].N)
	m.Frame()
	assert.Contains(t, words(), "can be attacked only if they have taunt", "a link leads to its page")
	m.In.Typed = []rune("xyzzy")
	m.Frames(2)
	assert.Contains(t, words(), "No rule matches.")
	m.Press(widget.Help)
	m.Frame()
	assert.Equal(t, "table", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	m.Click("rules", 0)
	m.Frame()
	require.Equal(t, "rules", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "pause", m.Stack.Top().Name())
}

// The pages stand below the titles of their chapters, each of which is written once.
func TestPagesStandBelowTheirChapters(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Press(widget.Help)
	m.Frame()
	m.In.Typed = []rune("key")
	m.Frames(2)
	var chapters []string
	for _, p := range adventure.FindPages(m.Stack.Adventures.Reference(m.Stack.Language), "key") {
		chapters = append(chapters, p.Chapter)
	}
	chapters = slices.Compact(chapters)
	require.Greater(t, len(chapters), 1)
	assert.Equal(t, chapters, m.WordsIn(theme.Bronze))
}

// shown is the title of the page that is read.
func shown(m *scenetest.Mouse) string {
	for _, op := range m.Stack.Picture().Ops {
		if op.Size == theme.Heading && op.Rect.X > m.In.W/3 && op.Text != m.Stack.T("rules") {
			return op.Text
		}
	}
	return ""
}

// Keys and clicks turn to the pages of the list, and no further than to the first and the last.
func TestPagesAreTurned(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	pages := m.Stack.Adventures.Reference(m.Stack.Language)
	m.Press(widget.Help)
	m.Frame()
	turn := func(k widget.Key, want int) {
		t.Helper()
		m.Press(k)
		m.Frame()
		assert.Equal(t, pages[want].Title, shown(m))
	}
	m.Press(widget.Tab)
	m.Frame()
	pointed := m.Stack.Pointed()
	turn(widget.Up, 0)
	turn(widget.Down, 1)
	turn(widget.Down, 2)
	turn(widget.Down, 3)
	turn(widget.Up, 2)
	assert.Equal(t, pointed, m.Stack.Pointed(), "the arrows turn pages, and nothing else")
	m.Click("page", 5)
	m.Frame()
	assert.Equal(t, pages[5].Title, shown(m))
	for range pages {
		m.Press(widget.Down)
	}
	m.Frames(20)
	assert.Equal(t, pages[len(pages)-1].Title, shown(m))
	m.MustFind("page", len(pages)-1)
	m.Click("back", 0)
	m.Frame()
	require.Equal(t, "title", m.Stack.Top().Name())
	m.Stack.OpenArticle(pages[len(pages)/2].Key)
	m.Frames(20)
	assert.Equal(t, pages[len(pages)/2].Title, shown(m))
	m.MustFind("page", len(pages)/2)
}

// A search begins at the first page that it finds.
func TestSearchBeginsAtTheFirstPage(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Press(widget.Help)
	for range 4 {
		m.Press(widget.Down)
	}
	m.In.Typed = []rune("key")
	m.Frames(2)
	assert.Equal(t, adventure.FindPages(m.Stack.Adventures.Reference(m.Stack.Language), "key")[0].Title, shown(m))
}
