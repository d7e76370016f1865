package scene_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
)

// Before a target is clicked the window says what the fight would do: in the
// prompt bar, where questions are.
func TestFightIsForeseen(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.s, "victory"))
	m.frames(2)
	m.do(keyforge.Command{Verb: keyforge.Fight, Card: m.slot("Valdr")})
	m.settle()
	assert.NotContains(t, m.words(), m.s.T("fight-wins"))
	m.point("card", int(m.table().Board.Boss))
	m.frames(2)
	assert.Contains(t, m.words(), m.s.T("fight-wins"))
	m.point("card", int(m.slot("Crushing Arm")))
	m.frames(2)
	assert.NotContains(t, m.words(), m.s.T("fight-wins"))
	assert.Contains(t, m.words(), m.s.T("fight-dies"))
	assert.Equal(t, 29, m.table().Board.Faces[m.table().Board.Boss].Damage, "nothing has happened")
}

// What the Keyraken would do is shown beside the tide, and explained there in words.
func TestForecastIsTold(t *testing.T) {
	for _, size := range []int{session.MinText, 100, session.MaxText} {
		settings := session.DefaultSettings
		settings.Text = size
		m := newMouse(t, settings)
		require.NoError(t, play.Position(m.s, "table"))
		m.frames(8)
		m.point("forecast", 0)
		m.frames(2)
		assert.Contains(t, strings.ReplaceAll(m.words(), "\n", " "), m.s.T("gauge-rise-cost-not-foretold", 4, 18), "text of %d %%", size)
	}
}

// A click while something is shown is not lost: the card offers its actions as
// soon as there is a question for them.
func TestClickInMotionIsKept(t *testing.T) {
	m := newMouse(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.s, "crowd"))
	m.frames(2)
	m.do(keyforge.Command{Verb: keyforge.Reap, Card: m.slot("Valdr")})
	require.True(t, m.table().Showing())
	anger := int(m.slot("Anger"))
	m.click("card", anger)
	require.True(t, m.table().Showing(), "still")
	_, offered := m.find("action", int(keyforge.PlayCard))
	assert.False(t, offered)
	m.settle()
	m.frames(2)
	_, offered = m.find("action", int(keyforge.PlayCard))
	assert.True(t, offered)
}

// The prompt bar says what an answer would do while it is pointed at, and a click
// puts picked cards back; the button says how many are picked.
func TestAnswersAreForeseen(t *testing.T) {
	m := newMouse(t, atOnce)
	p := keyraken.Adventure.Positions()["crowd"]
	p.House, p.Players[0].Hand = card.Untamed, gametest.Cards("nocturnal-maneuver")
	require.NoError(t, play.Start(m.s, p))
	m.frames(3)
	m.do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.slot("Nocturnal Maneuver")})
	m.settle()
	arm := int(m.slot("Shield Arm"))
	m.point("card", arm)
	m.frames(2)
	assert.Contains(t, m.words(), "Shield Arm exhausts.")
	m.click("card", arm)
	m.frames(2)
	assert.Contains(t, m.words(), m.s.T("done-of", 1, 3))
	m.click("card", arm)
	m.frames(2)
	assert.Contains(t, m.words(), m.s.T("none"))
	assert.True(t, m.table().Question().Picked.Empty())
}

// A chosen fighter can be put down again with a button, and with Escape.
func TestFighterIsPutDownAgain(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "victory"))
	for range 2 {
		m.frames(3)
		m.do(keyforge.Command{Verb: keyforge.Fight, Card: m.slot("Valdr")})
		m.settle()
		require.Equal(t, keyforge.ForAttack, m.table().Question().Purpose)
		m.frames(2)
		if _, ok := m.find("cancel", 0); assert.True(t, ok) {
			m.click("cancel", 0)
		}
		m.frames(3)
		assert.Equal(t, keyforge.AskMain, m.table().Question().Kind)
	}
}
