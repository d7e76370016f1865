package course_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/course"
)

// told is the deeds of events in a turn of the monster.
func told(events ...game.Event) []course.Deed {
	var b board.Board
	events = append([]game.Event{{Kind: game.TurnBegan, Side: game.Monster}}, events...)
	var deeds []course.Deed
	for i := range events {
		b.Follow(&events[i])
		deeds = course.Deeds(deeds, &b, &events[i], course.Moment{At: 3, Event: i}, i)
	}
	return course.Sum(nil, deeds[course.LastTurn(deeds):])
}

// What happens repeatedly to a card or a side is one deed with the sum; a
// destroyed card is not also damaged, and a saved one not destroyed.
func TestDeedsAreSummedUp(t *testing.T) {
	const victim, bystander = 5, 6
	sum := told(
		game.Event{Kind: game.Played, Side: game.Monster, Card: 9, From: card.Deck},
		game.Event{Kind: game.EnteredPlay, Side: game.Monster, Card: 9, To: card.Battleline},
		game.Event{Kind: game.DamageDealt, Side: game.NoSide, Card: victim, Other: 9, N: 2},
		game.Event{Kind: game.DamageDealt, Side: game.NoSide, Card: bystander, Other: 9, N: 1},
		game.Event{Kind: game.Gained, Side: game.Monster, N: 2},
		game.Event{Kind: game.Destroyed, Side: game.NoSide, Card: victim},
		game.Event{Kind: game.Destroyed, Side: game.NoSide, Card: bystander},
		game.Event{Kind: game.Saved, Side: game.NoSide, Card: bystander},
		game.Event{Kind: game.Stole, Side: game.Monster, N: 3, M: 1},
		game.Event{Kind: game.Rose, Side: game.Monster, N: 2, M: 6},
	)
	type short struct {
		course.DeedKind
		game.Side
		game.Slot
		n int
	}
	var got []short
	for _, d := range sum {
		got = append(got, short{d.Kind, d.Side, d.Card, d.N})
	}
	assert.Equal(t, []short{
		{course.Played, game.Monster, 9, 0}, {course.Gained, game.Monster, 0, 5}, {course.Destroyed, game.NoSide, victim, 0},
		{course.Lost, 1, 0, 3}, {course.Rose, game.Monster, 0, 2},
	}, got)
}

// A turn of a player leaves no deeds, and the next turn of the monster only its own.
func TestOnlyTheLastTurnOfTheMonster(t *testing.T) {
	var b board.Board
	var deeds []course.Deed
	for _, e := range []game.Event{
		{Kind: game.TurnBegan, Side: game.Monster}, {Kind: game.Gained, Side: game.Monster, N: 1},
		{Kind: game.TurnBegan, Side: 0}, {Kind: game.Gained, Side: 0, N: 1}, {Kind: game.Played, Card: 4},
	} {
		b.Follow(&e)
		deeds = course.Deeds(deeds, &b, &e, course.Moment{}, 0)
	}
	assert.Len(t, deeds[course.LastTurn(deeds):], 2, "its beginning and what it gained")
	e := game.Event{Kind: game.TurnBegan, Side: game.Monster}
	b.Follow(&e)
	deeds = course.Deeds(deeds, &b, &e, course.Moment{}, 0)
	assert.Empty(t, course.Sum(nil, deeds[course.LastTurn(deeds):]))
	assert.Zero(t, course.LastTurn(deeds[:2]), "a table that went back shows the turn before")
}

// A moment is shown from its cause to the next thing that begins.
func TestSceneOfAMoment(t *testing.T) {
	events := []game.Event{
		{Kind: game.TurnBegan}, {Kind: game.Played}, {Kind: game.Gained}, {Kind: game.Used}, {Kind: game.AttackMade},
		{Kind: game.DamageDealt}, {Kind: game.Destroyed}, {Kind: game.Moved}, {Kind: game.Used}, {Kind: game.Reaped},
	}
	for _, c := range []struct{ event, from, to int }{{0, 0, 1}, {1, 1, 3}, {2, 1, 3}, {5, 4, 8}, {6, 4, 8}, {9, 8, 10}, {99, 8, 10}} {
		from, to := course.Moment{Event: c.event}.Scene(events)
		assert.Equal(t, []int{c.from, c.to}, []int{from, to}, "event %d", c.event)
	}
}
