package scene_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/widget"
)

// The rules are a key away everywhere, are found by a word, and lead back to the
// previous place.
func TestRules(t *testing.T) {
	m := newMouse(t, atOnce)
	words := func() string { return strings.ReplaceAll(m.words(), "\n", " ") }
	m.begin()
	m.press(widget.Help)
	m.frame()
	require.Equal(t, "rules", m.s.Top().Name())
	assert.Contains(t, words(), "as much damage as it has power")
	m.press(widget.Down)
	m.frame()
	assert.Contains(t, words(), "after every player’s turn")
	m.in.Typed = []rune("stunned")
	m.frames(2)
	assert.Contains(t, words(), "Its next use only removes the stun")
	assert.Contains(t, words(), "K14.1 K14.2")
	m.click("page", 0)
	m.frame()
	m.press(widget.SelectAll)
	m.frame()
	m.in.Typed = []rune("prey")
	m.frames(2)
	taunt := slices.IndexFunc(m.s.Spots(), func(s widget.Spot) bool { return s.What == "link" && s.Label == "Taunt" })
	require.GreaterOrEqual(t, taunt, 0)
	m.click("link", m.s.Spots()[taunt].N)
	m.frame()
	assert.Contains(t, words(), "can be attacked only if they have taunt", "a link leads to its page")
	m.in.Typed = []rune("xyzzy")
	m.frames(2)
	assert.Contains(t, words(), "Nothing in the rules matches.")
	m.press(widget.Help)
	m.frame()
	assert.Equal(t, "table", m.s.Top().Name())
	m.press(widget.Escape)
	m.frame()
	m.click("rules", 0)
	m.frame()
	require.Equal(t, "rules", m.s.Top().Name())
	m.press(widget.Escape)
	m.frame()
	assert.Equal(t, "settings", m.s.Top().Name())
}
