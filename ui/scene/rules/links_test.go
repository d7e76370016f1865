package rules_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// The links below a page stand side by side as far as there is room, none over another or beyond the dialog; each leads to the
// page of its words.
func TestLinksStandSideBySide(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Press(widget.Help)
	m.Frame()
	beside := 0
	for range m.Stack.Adventures.Reference(m.Stack.Language) {
		var links []widget.Spot
		for _, s := range m.Stack.Spots() {
			if s.What == "link" {
				links = append(links, s)
			}
		}
		for i := 1; i < len(links); i++ {
			before, at := links[i-1].Rect, links[i].Rect
			if at.Y == before.Y {
				beside++
				assert.Greater(t, at.X, before.Right(), links[i].Label)
				continue
			}
			assert.GreaterOrEqual(t, at.Y, before.Bottom(), links[i].Label)
			assert.InDelta(t, links[0].Rect.X, at.X, 0.01, "a row begins at the left")
		}
		m.Press(widget.Down)
		m.Frame()
	}
	assert.Positive(t, beside)
}

// A link opens its page on the list of all pages, however few a search had left.
func TestLinksForgetTheSearch(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	pages := m.Stack.Adventures.Reference(m.Stack.Language)
	m.Press(widget.Help)
	m.Frame()
	m.In.Typed = []rune("prey")
	m.Frames(2)
	link := m.MustFind("link", 0)
	m.Click("link", 0)
	m.Frames(20)
	assert.Equal(t, link.Label, shown(m))
	for range pages {
		m.Press(widget.Up)
	}
	m.Frame()
	assert.Equal(t, pages[0].Title, shown(m))
	require.NotEqual(t, pages[0].Title, link.Label)
}
