package scene_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene/play"
)

// Another adventure is played to its end in the window, on the plain stage, though no
// line of the window was written for it: its gauge is shown, and mentioned at the
// end; as it cannot be foreseen, nothing is forecast.
func TestAnotherAdventureIsPlayed(t *testing.T) {
	for seed := range uint64(2) {
		settings := atOnce
		settings.Language = languages.All()[seed].Name
		m := newMouseFor(t, settings, adventure.List{clockwork.Adventure})
		m.s.Seed = func() uint64 { return seed }
		m.s.Games = t.TempDir()
		m.click("new-adventure", 0)
		_, offered := m.find("adventure", 0)
		assert.False(t, offered, "there is no other")
		assert.Contains(t, m.words(), "Stop the clock before its deck has run down.")
		m.click("players", int(seed))
		m.click("begin", 0)
		m.frame()
		require.Equal(t, "table", m.s.Top().Name())
		m.settle()
		assert.Contains(t, m.words(), "Ticks left")
		_, raises := m.find("raise-tide", 0)
		assert.False(t, raises, "its tide has no price")
		m.point("gauge", 0)
		assert.Contains(t, m.words(), "With 10 ticks more the clock has run down and wins.")
		r := rand.New(rand.NewPCG(seed, 7))
		for !m.table().Story.Game().Over() {
			_, foretold := m.find("forecast", 0)
			require.False(t, foretold)
			m.settle()
			legal := m.table().Story.Game().Legal(nil)
			if len(legal) == 0 {
				break
			}
			m.table().Do(legal[r.IntN(len(legal))])
			m.frame()
		}
		m.settle()
		m.frames(2)
		require.Equal(t, "end", m.s.Top().Name())
		m.frames(600)
		end := "The deck of the Great Clock has run down."
		if !m.table().Story.Game().Won(keyforge.Monster) {
			end = "The Great Clock stands still."
		}
		assert.Contains(t, m.words(), end)
		m.click("end-tab", 2)
		m.frame()
		assert.Contains(t, m.words(), "Ticks left")
		m.click("home", 0)
		m.s.ReadSaves()
		m.click("games", 0)
		m.looked()
		m.frames(3)
	}
}

// With several adventures one is chosen for a new game, and the window uses its words.
func TestAdventureIsChosen(t *testing.T) {
	m := newMouseFor(t, atOnce, adventure.List{keyraken.Adventure, clockwork.Adventure})
	m.click("new-adventure", 0)
	assert.Contains(t, m.words(), m.s.T("goal"))
	first := m.s.T("goal")
	m.click("adventure", 1)
	assert.NotEqual(t, first, m.s.T("goal"))
	assert.Contains(t, m.words(), m.s.T("goal"))
	m.click("begin", 0)
	m.frame()
	assert.Equal(t, clockwork.Adventure.Name(), m.table().Story.Game().Mode().Name())
	m.s.Home()
	m.frame()
	m.click("new-adventure", 0)
	m.click("adventure", 0)
	assert.Equal(t, first, m.s.T("goal"))
	m.click("begin", 0)
	m.frame()
	assert.Equal(t, keyraken.Adventure.Name(), m.table().Story.Game().Mode().Name())
}

// A prepared position of any adventure can be put on the table: one of the first
// adventure by its name alone, others after the names of their adventures.
func TestPositionOfAnotherAdventure(t *testing.T) {
	m := newMouseFor(t, atOnce, adventure.List{keyraken.Adventure, clockwork.Adventure})
	assert.Contains(t, play.PositionNames(m.s.Adventures), "victory, clockwork/last-tick")
	m.lay("clockwork/last-tick")
	assert.Equal(t, clockwork.Adventure.Name(), m.table().Story.Game().Mode().Name())
	assert.Contains(t, m.words(), "Ticks left")
	m.lay("victory")
	assert.Equal(t, keyraken.Adventure.Name(), m.table().Story.Game().Mode().Name())
	assert.NotContains(t, m.words(), "Ticks left")
	assert.ErrorContains(t, play.Position(m.s, "last-tick"), "clockwork/last-tick")
	assert.ErrorContains(t, play.Position(m.s, "clockwork/noon"), "clockwork/last-tick")
	assert.ErrorContains(t, play.Position(m.s, "sundial/noon"), "sundial")
}
