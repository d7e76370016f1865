package forecast_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// K15.8: an outcome names a hidden card only if the question shows it.
func TestOutcomesNameNoHiddenCard(t *testing.T) {
	hand := card.Each(card.Cards.In(card.Hand, card.Opponent))
	target := card.Creature("target", card.Brobnar, 3)
	var all []program.Printed
	for _, c := range []*card.Card{
		target,
		card.Action("wipe", card.Brobnar, card.Play(card.Ready(card.Choose(card.Creatures)), card.DiscardCards(hand))),
		card.Action("thief", card.Brobnar, card.Play(card.DiscardCards(card.Choose(card.Cards.In(card.Hand, card.Opponent))))),
	} {
		all = append(all, program.Printed{Card: c, Title: c.ID})
	}
	cat, err := keyforge.NewCatalogue(all)
	require.NoError(t, err)
	for id, named := range map[string]bool{"wipe": false, "thief": true} {
		tb := gametest.StartWith(t, cat, keyforge.Duel, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
			{Hand: gametest.Cards(id), Line: []keyforge.CardPosition{{ID: "target", Marks: keyforge.Exhausted}, {ID: "target", Marks: keyforge.Exhausted}}},
			{Hand: gametest.Cards("wipe", "target")},
		}})
		tb.Play(id)
		pick := keyforge.Command{Verb: keyforge.Pick, Card: tb.Question().Domain.First()}
		var w forecast.Forecaster
		o := w.Outcome(forecast.Start{Game: tb.Game, Seed: 5}, nil, pick, func(*keyforge.Event) bool { return true })
		var told []keyforge.Slot
		for _, e := range o.Events {
			if e.Kind == keyforge.Discarded && e.Side == 1 {
				told = append(told, e.Card)
			}
		}
		if assert.NotEmpty(t, o.Events, id); named {
			assert.Equal(t, []keyforge.Slot{pick.Card}, told, "it is one of those from which it is chosen")
		} else {
			assert.Empty(t, told)
		}
		_, err := tb.Apply(pick, nil)
		require.NoError(t, err)
	}
}

// The outcome of one of several picks is that of all picked so far, and of no others.
func TestOutcomeOfOneOfSeveralPicks(t *testing.T) {
	tb := gametest.Duel(t, keyforge.SidePosition{Hand: gametest.Cards("nocturnal-maneuver"), Line: gametest.Cards("headhunter", "dust-imp")},
		keyforge.SidePosition{Line: gametest.Cards("batdrone", "troll")}, card.Untamed)
	tb.Play("nocturnal-maneuver")
	require.EqualValues(t, 3, tb.Question().Max)
	tb.LeaveOpen()
	var w forecast.Forecaster
	exhausts := func(picks []keyforge.Slot, c keyforge.Command) (all []keyforge.Slot) {
		tells := func(e *keyforge.Event) bool { return e.Kind == keyforge.CardExhausted }
		o := w.Outcome(forecast.Start{Game: tb.Game, Seed: 5}, picks, c, tells)
		require.NotNil(t, o)
		assert.False(t, o.Unsure)
		for _, e := range o.Events {
			all = append(all, e.Card)
		}
		return all
	}
	imp, troll := tb.Card("dust-imp"), tb.Card("troll")
	assert.Equal(t, []keyforge.Slot{imp}, exhausts(nil, keyforge.Command{Verb: keyforge.Pick, Card: imp}))
	assert.ElementsMatch(t, []keyforge.Slot{imp, troll}, exhausts([]keyforge.Slot{troll}, keyforge.Command{Verb: keyforge.Pick, Card: imp}))
	assert.Equal(t, []keyforge.Slot{troll}, exhausts([]keyforge.Slot{troll}, keyforge.Command{Verb: keyforge.Done}))
}
