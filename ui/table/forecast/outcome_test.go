package forecast_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// K15.8: an outcome names a hidden card only if the question shows it.
func TestOutcomesNameNoHiddenCard(t *testing.T) {
	hand := card.Each(card.Cards.In(card.Hand, card.Opponent))
	target := card.Creature("target", card.Brobnar, 3)
	var all []game.Printed
	for _, c := range []*card.Card{
		target,
		card.Action("wipe", card.Brobnar, card.Play(card.Ready(card.Choose(card.Creatures)), card.DiscardCards(hand))),
		card.Action("thief", card.Brobnar, card.Play(card.DiscardCards(card.Choose(card.Cards.In(card.Hand, card.Opponent))))),
	} {
		all = append(all, game.Printed{Card: c, Title: c.ID})
	}
	cat, err := game.NewCatalogue(all)
	require.NoError(t, err)
	for id, named := range map[string]bool{"wipe": false, "thief": true} {
		tb := gametest.StartWith(t, cat, game.Duel, game.Position{House: card.Brobnar, Players: []game.SidePosition{
			{Hand: gametest.Cards(id), Line: []game.CardPosition{{ID: "target", Marks: game.Exhausted}, {ID: "target", Marks: game.Exhausted}}},
			{Hand: gametest.Cards("wipe", "target")},
		}})
		tb.Play(id)
		pick := game.Command{Verb: game.Pick, Card: tb.Question().Domain.First()}
		var w forecast.Forecaster
		o := w.Outcome(forecast.Start{Game: tb.Game, Seed: 5}, nil, pick, func(*game.Event) bool { return true })
		var told []game.Slot
		for _, e := range o.Events {
			if e.Kind == game.Discarded && e.Side == 1 {
				told = append(told, e.Card)
			}
		}
		if assert.NotEmpty(t, o.Events, id); named {
			assert.Equal(t, []game.Slot{pick.Card}, told, "it is one of those from which it is chosen")
		} else {
			assert.Empty(t, told)
		}
		_, err := tb.Apply(pick, nil)
		require.NoError(t, err)
	}
}
