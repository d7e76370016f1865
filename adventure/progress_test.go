package adventure_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// lesson is a lesson of two commands, with an explanation before each and at the end.
var lesson = adventure.Lesson{Key: "fight", Steps: []adventure.Step{
	{Key: "hello"},
	{Key: "reap", Command: adventure.CommandMatch{Verb: keyforge.Reap, Card: "mine"}},
	{Key: "look", After: adventure.EventMatch{Kind: keyforge.Reaped, Card: "mine"}},
	{Key: "house", Command: adventure.CommandMatch{Verb: keyforge.Choose, N: 3}},
	{Key: "bye"},
}}

// begun is the lesson in a game with its card.
func begun(t *testing.T) (*adventure.Progress, *gametest.Table) {
	tb := gametest.Duel(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "troll", Label: "mine"}, {ID: "bumpsy"}}},
		keyforge.SidePosition{}, card.Brobnar)
	tb.LeaveOpen()
	return lesson.Begin(tb.Game), tb
}

// A lesson stands where as many commands lead as have been given, and stays at its end.
func TestLessonsFollowTheGame(t *testing.T) {
	p, _ := begun(t)
	at := func() int { at, of := p.At(); assert.Equal(t, 5, of); return at }
	assert.Equal(t, 0, at())
	p.Advance()
	assert.Equal(t, 1, at())
	p.Advance()
	assert.Equal(t, 1, at(), "it waits for a command")
	for commands, want := range []int{0, 2, 4, 5, 5} {
		assert.Equal(t, commands > 0, p.GoTo(commands), "%d commands", commands)
		if commands > 0 {
			assert.Equal(t, want, at(), "%d commands", commands)
		}
		assert.False(t, p.GoTo(commands), "it is there")
	}
	assert.Nil(t, p.Step())
	p.Advance()
	assert.Equal(t, 5, at())
	assert.True(t, p.GoTo(1), "what was done is taken back")
	assert.Equal(t, "look", p.Step().Key)
	assert.True(t, p.GoTo(0))
	assert.Equal(t, "hello", p.Step().Key)
}

// A lesson allows nothing but what it waits for, and goes on when it has seen that.
func TestLessonsAllowTheirSteps(t *testing.T) {
	p, tb := begun(t)
	mine, other := tb.Card("troll"), tb.Card("bumpsy")
	reap := keyforge.Command{Verb: keyforge.Reap, Card: mine}
	assert.Equal(t, mine, p.Card("mine"))
	assert.False(t, p.Allows(reap), "it explains something first")
	p.Advance()
	assert.True(t, p.Allows(reap))
	assert.False(t, p.Allows(keyforge.Command{Verb: keyforge.Reap, Card: other}))
	assert.False(t, p.Allows(keyforge.Command{Verb: keyforge.Fight, Card: mine}))
	assert.False(t, p.Observe(&keyforge.Event{}), "it waits for a command")

	p.GoTo(1)
	assert.True(t, p.Observe(&keyforge.Event{Kind: keyforge.Reaped, Card: mine}))
	assert.False(t, p.Observe(&keyforge.Event{Kind: keyforge.Reaped, Card: other}))
	assert.False(t, p.Observe(&keyforge.Event{Kind: keyforge.Played, Card: mine}))
	p.Advance()
	assert.True(t, p.Allows(keyforge.Command{Verb: keyforge.Choose, N: 3}))
	assert.False(t, p.Allows(keyforge.Command{Verb: keyforge.Choose, N: 2}))
	p.GoTo(2)
	assert.False(t, p.Allows(keyforge.Command{}), "nothing at its end")
}
