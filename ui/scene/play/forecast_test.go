package play_test

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
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// Before a target is clicked the window says what the fight would do: in the
// prompt bar, where questions are.
func TestFightIsForeseen(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.Stack, "victory"))
	m.Frames(2)
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
	m.In.Mouse = widget.Nowhere
	m.Settle()
	assert.NotContains(t, m.Words(), m.Stack.T("fight-wins"))
	m.Point("card", int(m.Table().Board.Boss))
	m.Frames(2)
	assert.Contains(t, m.Words(), m.Stack.T("fight-wins"))
	assert.Regexp(t, `(?m)^−\d+$`, m.Words(), "the damage, without a doubt")
	assert.NotRegexp(t, `(?m)^−\d+\?$`, m.Words())
	m.Point("card", int(m.Slot("Crushing Arm")))
	m.Frames(2)
	assert.NotContains(t, m.Words(), m.Stack.T("fight-wins"))
	assert.Contains(t, m.Words(), m.Stack.T("fight-dies"))
	assert.Equal(t, 29, m.Table().Board.Faces[m.Table().Board.Boss].Damage, "nothing has happened")
}

// What the Keyraken would do is shown beside the tide, and explained there in words.
func TestForecastIsTold(t *testing.T) {
	for _, size := range []int{session.MinText, 100, session.MaxText} {
		settings := session.DefaultSettings
		settings.Text = size
		m := scenetest.New(t, settings)
		require.NoError(t, play.Position(m.Stack, "table"))
		m.Frames(8)
		m.Point("forecast", 0)
		m.Frames(2)
		assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("gauge-rise-cost-not-foretold", 4, 18), "text of %d %%", size)
	}
}

// A click while something is shown is not lost: the card offers its actions as
// soon as there is a question for them.
func TestClickInMotionIsKept(t *testing.T) {
	m := scenetest.New(t, session.DefaultSettings)
	require.NoError(t, play.Position(m.Stack, "crowd"))
	m.Frames(2)
	m.Do(keyforge.Command{Verb: keyforge.Reap, Card: m.Slot("Valdr")})
	require.True(t, m.Table().Showing())
	anger := int(m.Slot("Anger"))
	m.Click("card", anger)
	require.True(t, m.Table().Showing(), "still")
	_, offered := m.Find("action", int(keyforge.PlayCard))
	assert.False(t, offered)
	m.Settle()
	m.Frames(2)
	_, offered = m.Find("action", int(keyforge.PlayCard))
	assert.True(t, offered)
}

// The prompt bar says what an answer would do while it is pointed at, and a click
// puts picked cards back; the button says how many are picked.
func TestAnswersAreForeseen(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	p := keyraken.Adventure.Positions()["crowd"]
	p.House, p.Players[0].Hand = card.Untamed, gametest.Cards("nocturnal-maneuver")
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(3)
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.Slot("Nocturnal Maneuver")})
	m.Settle()
	arm := int(m.Slot("Shield Arm"))
	m.Point("card", arm)
	m.Frames(2)
	assert.Contains(t, m.Words(), "Shield Arm exhausts.")
	m.Click("card", arm)
	m.Frames(2)
	assert.Contains(t, m.Words(), m.Stack.T("done-of", 1, 3))
	m.Click("card", arm)
	m.Frames(2)
	assert.Contains(t, m.Words(), m.Stack.T("none"))
	assert.True(t, m.Table().Question().Picked.Empty())
}

// A chosen fighter can be put down again with a button, and with Escape.
func TestFighterIsPutDownAgain(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "victory"))
	for range 2 {
		m.Frames(3)
		m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
		m.Settle()
		require.Equal(t, keyforge.ForAttack, m.Table().Question().Purpose)
		m.Frames(2)
		if _, ok := m.Find("cancel", 0); assert.True(t, ok) {
			m.Click("cancel", 0)
		}
		m.Frames(3)
		assert.Equal(t, keyforge.AskMain, m.Table().Question().Kind)
	}
}
