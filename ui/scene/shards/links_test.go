package shards_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/shards/entry"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/widget"
)

// beside is the window, with Shards of Infinity beside KeyForge or on the title.
func beside(t *testing.T, game string) *scenetest.Mouse {
	settings := scenetest.AtOnce
	settings.Game = game
	m := scenetest.NewBeside(t, settings, entry.Other())
	m.Frame()
	return m
}

// read is what the screen says, in a line.
func read(m *scenetest.Mouse) string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// The rules are those of the game that is on the title, and of the one that is played whatever is on the title.
func TestRulesAreThoseOfTheGame(t *testing.T) {
	aim := func(m *scenetest.Mouse) bool { return strings.Contains(read(m), "fight for the Infinity Engine") }
	m := beside(t, "shards")
	m.Click("rules", 0)
	m.Frame()
	require.Equal(t, "rules", m.Stack.Top().Name())
	assert.True(t, aim(m))
	m = beside(t, "")
	m.Press(widget.Help)
	m.Frame()
	assert.False(t, aim(m), "KeyForge is on the title")
	m.Click("back", 0)
	m.Frame()
	entry.Other().Play(m.Stack)
	m.Frames(2)
	m.Press(widget.Escape)
	m.Frame()
	m.Click("rules", 0)
	m.Frame()
	assert.True(t, aim(m))
}

// One hears the engine on the title of the game and at its table, whatever is on the title then.
func TestItsTablesStandByTheEngine(t *testing.T) {
	assert.Equal(t, sound.Engine, beside(t, "shards").Stack.Room())
	m := beside(t, "")
	assert.Equal(t, sound.Sea, m.Stack.Room())
	entry.Other().Play(m.Stack)
	assert.Equal(t, sound.Engine, m.Stack.Room())
	m.Stack.Home()
	assert.Equal(t, sound.Sea, m.Stack.Room())
}

// The turn of Nemesis is heard, and so is how the game ends.
func TestNemesisIsHeard(t *testing.T) {
	m := beside(t, "shards")
	entry.Other().Play(m.Stack)
	m.Frames(300)
	hears := func(k sound.Kind) bool {
		for range 2000 {
			if slices.ContainsFunc(m.Stack.TakeCues(nil), func(c playback.Cue) bool { return c.Sound == k }) {
				return true
			}
			m.Frame()
		}
		return false
	}
	confirm := func() {
		if m.Frame(); m.Stack.Top().Name() == "confirm" {
			m.Click("confirm", 0)
		}
	}
	m.Stack.TakeCues(nil)
	m.Press(widget.EndTurn)
	confirm()
	assert.True(t, hears(sound.Hunt))
	m.Frames(300)
	m.Press(widget.Escape)
	m.Frame()
	m.Click("concede", 0)
	confirm()
	assert.True(t, hears(sound.Fall))
}

// Pages of several words are reached from those that name them.
func TestRulesLeadToEachOther(t *testing.T) {
	m := beside(t, "shards")
	m.Stack.OpenArticle("turn")
	m.Frames(2)
	links := func() (all []string) {
		for _, s := range m.Stack.Spots() {
			if s.What == "link" {
				all = append(all, s.Label)
			}
		}
		return all
	}
	assert.Equal(t, []string{"Main phase", "Playing a card", "Attack phase", "Power", "End phase", "Deck and discard"}, links())
	m.Click("link", 2)
	m.Frames(2)
	assert.Contains(t, read(m), "Then all damage lands at once.")
}

// The longest pages fit, in large type and in the longer language.
func TestRulesFit(t *testing.T) {
	settings := scenetest.AtOnce
	settings.Game, settings.Language, settings.Text = "shards", "ru", 150
	m := scenetest.NewBeside(t, settings, entry.Other())
	for _, key := range []string{"her-turn", "teams", "several", "turn"} {
		m.Stack.OpenArticle(key)
		m.Frames(3)
		m.Fits(t)
		m.Stack.Pop()
	}
}

// The terms on a large card lead to the rules, by a click and by the key of the rules.
func TestTermsOfALargeCard(t *testing.T) {
	m := beside(t, "shards")
	entry.Other().Play(m.Stack)
	m.Frames(300)
	open := func() widget.Spot {
		for _, s := range m.Stack.Spots() {
			if s.What != "card" || s.Label != "Infinity Shard" && s.Label != "Crystal" {
				continue
			}
			m.Point(s.What, s.N)
			for _, m.In.RightDown = range []bool{true, false, false} {
				m.Frame()
			}
			require.Equal(t, "shards-zoom", m.Stack.Top().Name())
			i := slices.IndexFunc(m.Stack.Spots(), func(s widget.Spot) bool { return s.What == "term" && strings.Contains(s.Label, ": ") })
			require.GreaterOrEqual(t, i, 0)
			return m.Stack.Spots()[i]
		}
		require.Fail(t, "no card of a starting deck is in hand")
		return widget.Spot{}
	}
	term := open()
	m.Click("term", term.N)
	m.Frames(2)
	require.Equal(t, "rules", m.Stack.Top().Name())
	title, _, _ := strings.Cut(term.Label, ": ")
	assert.Contains(t, read(m), title)
	m.Press(widget.Escape)
	m.Frames(2)
	m.Press(widget.Escape)
	m.Frames(2)
	term = open()
	m.Point("term", term.N)
	m.Frame()
	m.Press(widget.Help)
	m.Frames(2)
	require.Equal(t, "rules", m.Stack.Top().Name())
	assert.Contains(t, read(m), strings.SplitN(term.Label, ": ", 2)[1][:20])
}
