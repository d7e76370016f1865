package recap_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// told is the deeds of events in a turn of the monster.
func told(events ...keyforge.Event) []recap.Outcome {
	var b board.Board
	events = append([]keyforge.Event{{Kind: keyforge.TurnBegan, Side: keyforge.Monster}}, events...)
	var deeds []recap.Outcome
	for i := range events {
		b.Follow(&events[i])
		deeds = recap.Outcomes(deeds, &b, &events[i], recap.Moment{At: 3, Event: i}, i)
	}
	return recap.Sum(nil, deeds[recap.LastTurn(deeds):])
}

// What happens repeatedly to a card or a side is one deed with the sum; a
// destroyed card is not also damaged, and a saved one not destroyed.
func TestDeedsAreSummedUp(t *testing.T) {
	const victim, bystander = 5, 6
	sum := told(
		keyforge.Event{Kind: keyforge.Played, Side: keyforge.Monster, Card: 9, From: card.Deck},
		keyforge.Event{Kind: keyforge.EnteredPlay, Side: keyforge.Monster, Card: 9, To: card.Battleline},
		keyforge.Event{Kind: keyforge.DamageDealt, Side: keyforge.NoSide, Card: victim, Other: 9, N: 2},
		keyforge.Event{Kind: keyforge.DamageDealt, Side: keyforge.NoSide, Card: bystander, Other: 9, N: 1},
		keyforge.Event{Kind: keyforge.Gained, Side: keyforge.Monster, N: 2},
		keyforge.Event{Kind: keyforge.Destroyed, Side: keyforge.NoSide, Card: victim},
		keyforge.Event{Kind: keyforge.Destroyed, Side: keyforge.NoSide, Card: bystander},
		keyforge.Event{Kind: keyforge.Saved, Side: keyforge.NoSide, Card: bystander},
		keyforge.Event{Kind: keyforge.Stole, Side: keyforge.Monster, N: 3, M: 1},
		keyforge.Event{Kind: keyforge.Rose, Side: keyforge.Monster, N: 2, M: 6},
	)
	type short struct {
		recap.OutcomeKind
		keyforge.Side
		keyforge.Slot
		n int
	}
	var got []short
	for _, d := range sum {
		got = append(got, short{d.Kind, d.Side, d.Card, d.N})
	}
	assert.Equal(t, []short{
		{recap.Played, keyforge.Monster, 9, 0}, {recap.Gained, keyforge.Monster, 0, 5}, {recap.Destroyed, keyforge.NoSide, victim, 0},
		{recap.Lost, 1, 0, 3}, {recap.Rose, keyforge.Monster, 0, 2},
	}, got)
}

// A turn of a player leaves no deeds, and the next turn of the monster only its own.
func TestOnlyTheLastTurnOfTheMonster(t *testing.T) {
	var b board.Board
	var deeds []recap.Outcome
	for _, e := range []keyforge.Event{
		{Kind: keyforge.TurnBegan, Side: keyforge.Monster}, {Kind: keyforge.Gained, Side: keyforge.Monster, N: 1},
		{Kind: keyforge.TurnBegan, Side: 0}, {Kind: keyforge.Gained, Side: 0, N: 1}, {Kind: keyforge.Played, Card: 4},
	} {
		b.Follow(&e)
		deeds = recap.Outcomes(deeds, &b, &e, recap.Moment{}, 0)
	}
	assert.Len(t, deeds[recap.LastTurn(deeds):], 2, "its beginning and what it gained")
	e := keyforge.Event{Kind: keyforge.TurnBegan, Side: keyforge.Monster}
	b.Follow(&e)
	deeds = recap.Outcomes(deeds, &b, &e, recap.Moment{}, 0)
	assert.Empty(t, recap.Sum(nil, deeds[recap.LastTurn(deeds):]))
	assert.Zero(t, recap.LastTurn(deeds[:2]), "a table that went back shows the turn before")
}

// A moment is shown from its cause to the next thing that begins.
func TestSceneOfAMoment(t *testing.T) {
	events := []keyforge.Event{
		{Kind: keyforge.TurnBegan}, {Kind: keyforge.Played}, {Kind: keyforge.Gained}, {Kind: keyforge.Used}, {Kind: keyforge.AttackMade},
		{Kind: keyforge.DamageDealt}, {Kind: keyforge.Destroyed}, {Kind: keyforge.Moved}, {Kind: keyforge.Used}, {Kind: keyforge.Reaped},
	}
	for _, c := range []struct{ event, from, to int }{{0, 0, 1}, {1, 1, 3}, {2, 1, 3}, {5, 4, 8}, {6, 4, 8}, {9, 8, 10}, {99, 8, 10}} {
		from, to := recap.Moment{Event: c.event}.Scene(events)
		assert.Equal(t, []int{c.from, c.to}, []int{from, to}, "event %d", c.event)
	}
}

// A deed shows the card as it was then: it may be hidden again afterwards.
func TestDeedsShowTheirCards(t *testing.T) {
	var b board.Board
	b.TurnOf = keyforge.Monster
	b.Faces[5].Def, b.Faces[5].House = 77, card.Dis
	for _, c := range []struct {
		event keyforge.Event
		want  []recap.OutcomeKind
	}{
		{keyforge.Event{Kind: keyforge.Destroyed, Card: 5}, []recap.OutcomeKind{recap.Destroyed}},
		{keyforge.Event{Kind: keyforge.DamageDealt, Card: 5, N: 1}, []recap.OutcomeKind{recap.Damaged}},
		{keyforge.Event{Kind: keyforge.DamageDealt, Card: 5}, nil},
		{keyforge.Event{Kind: keyforge.DamageMoved, Card: 5, N: -1}, nil},
	} {
		all := recap.Outcomes(nil, &b, &c.event, recap.Moment{At: 1, Event: 2}, 3)
		var kinds []recap.OutcomeKind
		for _, d := range all {
			kinds = append(kinds, d.Kind)
			assert.Equal(t, [3]int{77, int(card.Dis), 3}, [3]int{int(d.Def), int(d.House), d.Line})
		}
		assert.Equal(t, c.want, kinds)
	}
	b.TurnOf = 0
	assert.Empty(t, recap.Outcomes(nil, &b, &keyforge.Event{Kind: keyforge.Destroyed, Card: 5}, recap.Moment{}, 0), "only in its turn")
}

// Every event of which a turn is told has its outcomes; those of one that moves æmber are two.
func TestOutcomesOfEvents(t *testing.T) {
	type short struct {
		recap.OutcomeKind
		keyforge.Side
		keyforge.Slot
		n int
	}
	const c = 5
	stolen := keyforge.Event{Kind: keyforge.AmberMoved, Side: 0, Card: c, N: 2}
	for name, w := range map[string]struct {
		e    keyforge.Event
		want []short
	}{
		"tide rises":      {keyforge.Event{Kind: keyforge.TideTurned, N: 1}, []short{{recap.TideRose, 0, 0, 1}}},
		"tide falls":      {keyforge.Event{Kind: keyforge.TideTurned}, []short{{recap.TideFell, 0, 0, 0}}},
		"purged":          {keyforge.Event{Kind: keyforge.Moved, Card: c, From: card.Hand, To: card.Purged}, []short{{recap.Purged, 0, c, 0}}},
		"archived":        {keyforge.Event{Kind: keyforge.Moved, Card: c, From: card.Deck, To: card.Archives}, []short{{recap.Archived, 0, c, 0}}},
		"returned":        {keyforge.Event{Kind: keyforge.Moved, Card: c, From: card.Battleline, To: card.Hand}, []short{{recap.Returned, 0, c, 0}}},
		"shuffled in":     {keyforge.Event{Kind: keyforge.Moved, Card: c, From: card.Battleline, To: card.Deck}, []short{{recap.Returned, 0, c, 0}}},
		"taken up":        {keyforge.Event{Kind: keyforge.Moved, Card: c, From: card.Archives, To: card.Hand}, nil},
		"drawn":           {keyforge.Event{Kind: keyforge.Drew, Card: c, From: card.Deck, To: card.Hand}, nil},
		"archived unseen": {keyforge.Event{Kind: keyforge.Drew, Card: c, To: card.Archives}, []short{{recap.Archived, 0, 0, 1}}},
		"no damage":       {keyforge.Event{Kind: keyforge.DamageDealt, Card: c}, nil},
		"damage comes":    {keyforge.Event{Kind: keyforge.DamageMoved, Card: c, N: 2}, []short{{recap.Damaged, 0, c, 2}}},
		"one damage":      {keyforge.Event{Kind: keyforge.DamageDealt, Card: c, N: 1}, []short{{recap.Damaged, 0, c, 1}}},
		"counters go":     {keyforge.Event{Kind: keyforge.CountersPut, Card: c, N: -1}, []short{{recap.Counted, 0, c, -1}}},
		"damage goes":     {keyforge.Event{Kind: keyforge.DamageMoved, Card: c, N: -2}, nil},
		"paid":            {keyforge.Event{Kind: keyforge.Paid, N: 2, M: 2}, []short{{recap.Lost, 0, 0, 2}, {recap.Gained, 2, 0, 2}}},
		"paid to nobody":  {keyforge.Event{Kind: keyforge.Paid, N: 2, M: int32(keyforge.NoSide)}, []short{{recap.Lost, 0, 0, 2}}},
		"lost":            {keyforge.Event{Kind: keyforge.Lost, N: 2, M: 2}, []short{{recap.Lost, 0, 0, 2}}},
		"stolen":          {keyforge.Event{Kind: keyforge.Stole, N: 2, M: 1}, []short{{recap.Gained, 0, 0, 2}, {recap.Lost, 1, 0, 2}}},
		"æmber for cards": {keyforge.Event{Kind: keyforge.AmberMoved, Card: c, N: -2}, nil},
		"no æmber":        {keyforge.Event{Kind: keyforge.AmberMoved, Card: c}, nil},
		"one æmber":       {keyforge.Event{Kind: keyforge.AmberMoved, Card: c, N: 1}, []short{{recap.Gained, 0, 0, 1}}},
		"æmber to nobody": {keyforge.Event{Kind: keyforge.AmberMoved, Card: c, N: 2, M: int32(keyforge.NoSide)}, nil},
		"put on a card":   {keyforge.Event{Kind: keyforge.AmberMoved, Card: c, Other: 3, N: 2}, nil},
		"æmber moves":     {stolen, []short{{recap.Gained, stolen.With(), 0, 2}}},
		"comes":           {keyforge.Event{Kind: keyforge.EnteredPlay, Card: c, To: card.Battleline}, []short{{recap.Came, 0, c, 0}}},
	} {
		var got []short
		b := board.Board{TurnOf: keyforge.Monster}
		for _, d := range recap.Outcomes(nil, &b, &w.e, recap.Moment{}, 0) {
			got = append(got, short{d.Kind, d.Side, d.Card, d.N})
		}
		assert.Equal(t, w.want, got, name)
	}
}

// A card comes into play in a turn unless it was played in it, whatever was played in between.
func TestCardsThatCome(t *testing.T) {
	const first, second = 5, 6
	came := func(events ...keyforge.Event) (cards []keyforge.Slot) {
		b := board.Board{TurnOf: keyforge.Monster}
		var all []recap.Outcome
		for i := range events {
			all = recap.Outcomes(all, &b, &events[i], recap.Moment{}, 0)
		}
		for _, d := range all {
			if d.Kind == recap.Came {
				cards = append(cards, d.Card)
			}
		}
		return cards
	}
	turn := keyforge.Event{Kind: keyforge.TurnBegan, Side: keyforge.Monster}
	play := func(c keyforge.Slot) keyforge.Event { return keyforge.Event{Kind: keyforge.Played, Card: c} }
	enter := func(c keyforge.Slot) keyforge.Event { return keyforge.Event{Kind: keyforge.EnteredPlay, Card: c} }
	stunned := keyforge.Event{Kind: keyforge.CardStunned, Card: second}
	assert.Empty(t, came(play(first), play(second), enter(first)), "played before another")
	assert.Equal(t, []keyforge.Slot{second}, came(play(first), stunned, enter(second)), "another was played")
	assert.Equal(t, []keyforge.Slot{first}, came(play(first), turn, enter(first)), "played in the turn before")
}

// Equal deeds are summed up also when they are the first; before the first turn of the monster there are none.
func TestFirstDeeds(t *testing.T) {
	sum := told(keyforge.Event{Kind: keyforge.Gained, Side: keyforge.Monster, N: 2},
		keyforge.Event{Kind: keyforge.Gained, Side: keyforge.Monster, N: 3})
	if assert.Len(t, sum, 1) {
		assert.Equal(t, 5, sum[0].N)
	}
	assert.Len(t, recap.Sum(sum, []recap.Outcome{{Kind: recap.Rose}}), 1, "those of another turn are forgotten")
	assert.Equal(t, 1, recap.LastTurn([]recap.Outcome{{Kind: recap.Gained}}))
}
