package game_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

// askingAll is a duel in which every choice is asked.
func askingAll(t *testing.T, first, second game.SidePosition, own ...*card.Card) *gametest.Table {
	t.Helper()
	return gametest.StartWith(t, catalogueWith(t, own...), game.Duel,
		game.Position{Players: []game.SidePosition{first, second}, House: card.Brobnar, Options: game.Options{AskAll: true}})
}

func TestAskAllTargets(t *testing.T) {
	tb := askingAll(t, holding(field("plain-3"), "smite"), field(), smite)
	tb.Play("smite")
	tb.Offers("plain-3")
	tb.Pick("plain-3")
	tb.InZone(card.Discard, "plain-3")

	tb = askingAll(t, field("plain-3"), field("plain-1"))
	tb.Do(game.Command{Verb: game.Fight, Card: tb.Card("plain-3")})
	tb.Asks(game.AskCards, game.ForAttack, 0)
	tb.Pick("plain-1")
}

// Several cards are confirmed, also at their greatest number; no more can be
// picked then.
func TestAskAllConfirms(t *testing.T) {
	tb := askingAll(t, holding(field("plain-3", "plain-4"), "smite-2"), field("dis-3"), smite2)
	tb.Play("smite-2")
	tb.Pick("plain-3", "dis-3")
	assert.Equal(t, []game.Command{{Verb: game.Done}}, tb.Legal(nil))
	tb.Refused(game.Command{Verb: game.Pick, Card: tb.Card("plain-4")}, game.Enough)
	tb.Finish()
	tb.InZone(card.Discard, "plain-3", "dis-3")
}

// "Up to" with nothing to choose is asked, and what must be chosen but is not
// there is not.
func TestAskAllNothingToChoose(t *testing.T) {
	upTo := card.Action("up-to", card.Brobnar, card.Play(card.Destroy(card.UpTo(2, card.Creatures))))
	tb := askingAll(t, holding(field(), "up-to", "smite"), field(), upTo, smite)
	tb.Play("up-to")
	tb.Offers()
	tb.Finish()
	tb.Play("smite")
	tb.Asks(game.AskMain, game.ForEffect, 0)
}

// Triggers that are alike are put in order.
func TestAskAllOrder(t *testing.T) {
	twice := card.Creature("twice", card.Brobnar, 3, card.Reap(card.Gain(1)), card.Reap(card.Gain(2)))
	gong := card.Artifact("gong", card.Brobnar, card.Reacts(card.Reaps(card.Creatures), card.Gain(1)))
	side := field("twice")
	side.Artifacts = gametest.Cards("gong", "gong")
	tb := askingAll(t, side, field(), twice, gong)
	tb.Reap("twice")
	for n := 4; n > 1; n-- {
		require.Equal(t, game.AskOrder, tb.Question().Kind)
		require.EqualValues(t, n-1, tb.Question().Hi)
		tb.Choose(0)
	}
	tb.Amber(0, 1+1+2+1+1)
}

// A single house and a single key are asked, too.
func TestAskAllHousesAndKeys(t *testing.T) {
	p := game.Position{Step: game.ForgeStep, Options: game.Options{AskAll: true}, Players: []game.SidePosition{
		{Amber: 6, Keys: 1, Line: gametest.Cards("plain-3")}, {}}}
	tb := gametest.StartWith(t, catalogueWith(t), game.Duel, p)
	tb.Asks(game.AskKey, game.ForForge, 0)
	tb.Choose(2)
	tb.Asks(game.AskHouse, game.ForHouse, 0)
	tb.House(card.Brobnar)
	tb.Keys(0, 2)
}

// Positions that cannot come about are refused.
func TestImpossiblePositions(t *testing.T) {
	cat := catalogueWith(t)
	for why, p := range map[string][2]game.SidePosition{
		"no creature":        {{Line: gametest.Cards("nap")}},
		"no upgrade":         {{Line: []game.CardPosition{{ID: "plain-3", Attached: gametest.Cards("nap")}}}},
		"would be destroyed": {{Line: []game.CardPosition{{ID: "plain-3", Damage: 3}}}},
		"spent 1 armor":      {{Line: []game.CardPosition{{ID: "plain-3", Spent: 1}}}},
		"not in play":        {{Hand: []game.CardPosition{{ID: "plain-3", Amber: 1}}}},
		"and won":            {{Keys: 3}},
		"no side 4":          {{Line: []game.CardPosition{{ID: "plain-3", Owner: 4}}}},
		"not implemented":    {{Line: gametest.Cards("nobody")}},
		"limits (pile)":      {{Deck: gametest.Many(63, "nap")}},
	} {
		_, err := game.Start(cat, game.Duel, game.Position{Players: p[:]})
		assert.ErrorContains(t, err, why)
	}
}
