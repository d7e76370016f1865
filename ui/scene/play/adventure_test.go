package play_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/adventure/lampeater"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// Another adventure is played to its end in the window, on the plain stage, though no
// line of the window was written for it: its gauge is shown, and mentioned at the
// end; as it cannot be foreseen, nothing is forecast.
func TestAnotherAdventureIsPlayed(t *testing.T) {
	for seed := range uint64(2) {
		settings := scenetest.AtOnce
		settings.Language = languages.All()[seed].Name
		m := scenetest.NewFor(t, settings, adventure.List{clockwork.Adventure})
		m.Stack.Seed = func() uint64 { return seed }
		m.Stack.Games = t.TempDir()
		m.Click("new-adventure", 0)
		_, offered := m.Find("adventure", 0)
		assert.False(t, offered, "there is no other")
		assert.Contains(t, m.Words(), "Stop the clock before its deck has run down.")
		m.Click("players", int(seed))
		m.Click("begin", 0)
		m.Frame()
		require.Equal(t, "table", m.Stack.Top().Name())
		m.Settle()
		assert.Contains(t, m.Words(), "Ticks left")
		_, raises := m.Find("raise-tide", 0)
		assert.False(t, raises, "its tide has no price")
		m.Point("gauge", 0)
		assert.Contains(t, m.Words(), "With 10 ticks more the clock has run down and wins.")
		r := rand.New(rand.NewPCG(seed, 7))
		for !m.Table().Story.Game().Over() {
			_, foretold := m.Find("forecast", 0)
			require.False(t, foretold)
			m.Settle()
			legal := m.Table().Story.Game().Legal(nil)
			if len(legal) == 0 {
				break
			}
			m.Table().Do(legal[r.IntN(len(legal))])
			m.Frame()
		}
		m.Settle()
		m.Frames(2)
		require.Equal(t, "end", m.Stack.Top().Name())
		m.Frames(600)
		end := "The deck of the Great Clock has run down."
		if !m.Table().Story.Game().Won(keyforge.Monster) {
			end = "The Great Clock stands still."
		}
		assert.Contains(t, m.Words(), end)
		m.Click("end-tab", 2)
		m.Frame()
		assert.Contains(t, m.Words(), "Ticks left")
		m.Click("home", 0)
		m.Stack.ReadSaves()
		m.Click("games", 0)
		m.Looked()
		m.Frames(3)
	}
}

// A prepared position of any adventure can be put on the table: one of the first
// adventure by its name alone, others after the names of their adventures.
func TestPositionOfAnotherAdventure(t *testing.T) {
	m := scenetest.NewFor(t, scenetest.AtOnce, adventure.List{keyraken.Adventure, clockwork.Adventure})
	assert.Contains(t, play.PositionNames(m.Stack.Adventures), "victory, clockwork/last-tick")
	m.Lay("clockwork/last-tick")
	assert.Equal(t, clockwork.Adventure.Name(), m.Table().Story.Game().Mode().Name())
	assert.Contains(t, m.Words(), "Ticks left")
	m.Lay("victory")
	assert.Equal(t, keyraken.Adventure.Name(), m.Table().Story.Game().Mode().Name())
	assert.NotContains(t, m.Words(), "Ticks left")
	assert.ErrorContains(t, play.Position(m.Stack, "last-tick"), "clockwork/last-tick")
	assert.ErrorContains(t, play.Position(m.Stack, "clockwork/noon"), "clockwork/last-tick")
	assert.ErrorContains(t, play.Position(m.Stack, "sundial/noon"), "sundial")
}

// A location shows its lights, and at a glance where what eats them sits.
func TestLampsShowTheirLightAndTheMoth(t *testing.T) {
	m := scenetest.NewFor(t, scenetest.AtOnce, adventure.List{lampeater.Adventure})
	m.Stack.Games = t.TempDir()
	m.Click("new-adventure", 0)
	m.Click("begin", 0)
	m.Frame()
	m.Settle()
	assert.Equal(t, 1, m.Signs(paint.Moth), "it sits on one of them")
	flames := m.Signs(paint.Flame)
	lamp := &m.Table().Board.Faces[m.Slot("Harbor Lamp")]
	lamp.Counters[card.LightCounter] = 2
	m.Frame()
	assert.Equal(t, flames+1, m.Signs(paint.Flame))
	lamp.Counters[card.LightCounter], lamp.Marks = 0, lamp.Marks|keyforge.Warded
	m.Frame()
	assert.Equal(t, flames+1, m.Signs(paint.Flame), "it burns")
	assert.Zero(t, m.Signs(paint.Bubble), "which is no ward")
}
