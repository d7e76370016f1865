package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// A click on a card while something is shown is remembered for the next question
// of the main step, and then shows the actions of the card.
func TestClicksInMotionAreKept(t *testing.T) {
	m := lay(t, plain())
	hunter, anger := slot(t, m, "Headhunter"), slot(t, m, "Anger")
	m.Do(keyforge.Command{Verb: keyforge.Reap, Card: hunter})
	require.True(t, m.Showing())
	m.RememberClick(anger)
	assert.True(t, m.ClickRemembered(anger))
	run(t, m)
	assert.Equal(t, anger, m.ToOpen())
	assert.Zero(t, m.ToOpen(), "once")
	m.Do(keyforge.Command{Verb: keyforge.DiscardCard, Card: anger})
	m.RememberClick(hunter)
	run(t, m)
	assert.Zero(t, m.ToOpen(), "it is exhausted and offers nothing")
}

// A question that follows from what a person has begun may be answered in advance: whom to attack.
func TestAnAnswerThatWasForeseenIsKept(t *testing.T) {
	m := lay(t, plain())
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: slot(t, m, "Headhunter")})
	require.True(t, m.Showing())
	m.RememberClick(m.Board.Boss)
	for range 2000 {
		m.Update(1.0/60, 1280, 720)
	}
	assert.Equal(t, keyforge.AskMain, m.Question().Kind)
	assert.Equal(t, 5, m.Board.Faces[m.Board.Boss].Spent, "it was attacked")
}

// A click never answers a question that somebody else's card asks, for one card or for several.
func TestAnUnforeseenQuestionIsNotAnswered(t *testing.T) {
	for id, most := range map[string]uint8{"emergence": 3, "tide-down": 1} {
		p := plain()
		p.Players[0].Line = at("headhunter", "headhunter", "dust-imp", "dust-imp")
		p.Monster.Line = nil
		p.Monster.Deck = at(id, id, id, id)
		m := lay(t, p)
		m.Do(keyforge.Command{Verb: keyforge.EndTurn})
		before := m.Tally.Decisions
		for range 4000 {
			if m.Asking() {
				break
			}
			m.RememberClick(0)
			m.RememberClick(slot(t, m, "Headhunter"))
			m.Update(1.0/60, 1280, 720)
		}
		require.Equal(t, keyforge.AskCards, m.Question().Kind, id)
		require.Equal(t, most, m.Question().Max, id)
		assert.Equal(t, before, m.Tally.Decisions, id)
	}
}

// A click never answers a question for several cards, even if the person began with the card that
// asks it: it would be one of many, and which cannot be seen yet.
func TestAQuestionForSeveralCardsIsNotAnswered(t *testing.T) {
	p := plain()
	p.House = card.Untamed
	p.Players[0].Hand = at("nocturnal-maneuver")
	m := lay(t, p)
	maneuver := slot(t, m, "Nocturnal Maneuver")
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: maneuver})
	require.True(t, m.Showing())
	m.RememberClick(slot(t, m, "Headhunter"))
	run(t, m)
	m.Update(1.0/60, 1280, 720)
	require.EqualValues(t, 3, m.Question().Max)
	require.Equal(t, maneuver, m.Question().Source)
	assert.Equal(t, 1, m.Story.At(), "nothing but the play")
	assert.True(t, m.Question().Picked.Empty())
}
