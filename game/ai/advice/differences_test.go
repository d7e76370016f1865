package advice_test

import (
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// ahead is a position in which a troll can reap or fell an arm of the monster.
func ahead(t *testing.T) (tb *gametest.Table, reap, fell []keyforge.Command) {
	t.Helper()
	tb = table(t, keyforge.Position{Players: []keyforge.SidePosition{{Amber: 4, Line: gametest.Cards("headhunter", "troll"),
		Deck: gametest.Many(20, "anger")}}, Monster: keyforge.SidePosition{Line: gametest.Cards("crushing-arm"), Amber: 2}})
	end := keyforge.Command{Verb: keyforge.EndTurn}
	return tb, []keyforge.Command{{Verb: keyforge.Reap, Card: tb.Card("troll")}, end}, []keyforge.Command{
		{Verb: keyforge.Fight, Card: tb.Card("troll")}, {Verb: keyforge.Pick, Card: tb.Card("crushing-arm")}, end}
}

// Between a plan and itself there is no difference; between two plans it is the same from either side, but for its sign.
func TestReasonsFromEitherSide(t *testing.T) {
	tb, reap, fell := ahead(t)
	compare := func(plan, other []keyforge.Command) []advice.Reason {
		return new(advice.Adviser).Compare(context.Background(), tb.Game, 0, plan, other, 3)
	}
	assert.Empty(t, compare(reap, reap))
	assert.Empty(t, compare(fell, fell))
	there, back := compare(fell, reap), compare(reap, fell)
	require.NotEmpty(t, there)
	for i := range there {
		there[i].With, there[i].Without = there[i].Without, there[i].With
	}
	assert.ElementsMatch(t, there, back)
	falls := of(advice.FoeDestroyed, back)
	require.NotNil(t, falls)
	assert.Equal(t, advice.Worlds, falls.Without)
	assert.Zero(t, falls.With)
	assert.False(t, falls.Good())
	sorted := slices.IsSortedFunc(back, func(a, b advice.Reason) int { return int(a.Kind) - int(b.Kind) })
	assert.True(t, sorted, "the weightiest first")
}

// Comparing stops when it is told to: of no world there are no differences.
func TestComparingStops(t *testing.T) {
	tb, reap, fell := ahead(t)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	assert.Empty(t, new(advice.Adviser).Compare(ctx, tb.Game, 0, reap, fell, 3))
}

// The tide is high in all worlds or in none, however many turns it stays so.
func TestReasonOfAHighTide(t *testing.T) {
	p := keyforge.Position{Players: []keyforge.SidePosition{{Amber: 4, Line: gametest.Cards("troll"), Deck: gametest.Many(20, "anger")}},
		Monster: keyforge.SidePosition{Amber: 3}}
	high := of(advice.OwnTide, compared(table(t, p), keyforge.Command{Verb: keyforge.RaiseTide}))
	require.NotNil(t, high)
	assert.Equal(t, advice.Reason{Kind: advice.OwnTide, With: advice.Worlds, Worlds: advice.Worlds}, *high)
}

// Numbers are rounded to whole ones, and what rounds to none is none.
func TestReasonsAreRounded(t *testing.T) {
	for _, c := range []struct{ with, without, by int }{{8, 0, 1}, {3, 0, 0}, {4, 0, 1}, {0, 3, 0}, {0, 4, -1},
		{0, 12, -2}, {11, 0, 1}, {20, 20, 0}} {
		r := advice.Reason{Kind: advice.OwnAmber, With: c.with, Without: c.without, Worlds: 8}
		assert.Equal(t, c.by, r.By(), "%d and %d", c.with, c.without)
		assert.True(t, r.Counted())
	}
	assert.False(t, new(advice.Reason).Counted(), "a victory is not counted")
}

// A plan is compared with ending the turn or, where that is best or cannot be chosen, with the next best; not with itself.
func TestWhatAPlanIsComparedWith(t *testing.T) {
	var ended, next int
	along(t, 9, func(g *keyforge.Game) {
		a := new(advice.Adviser).Advise(context.Background(), g, bot.Quick, 1)
		require.NotNil(t, a)
		assert.ElementsMatch(t, g.Legal(nil), commands(a.Options))
		switch end := slices.Index(commands(a.Options), keyforge.Command{Verb: keyforge.EndTurn}); {
		case end > 0:
			ended++
			assert.Equal(t, a.Options[end], a.Instead)
		case len(a.Options) > 1:
			next++
			assert.Equal(t, a.Options[1], a.Instead)
		default:
			assert.Zero(t, a.Instead)
			assert.Empty(t, a.Reasons)
		}
	})
	assert.Positive(t, ended)
	assert.Positive(t, next)
	tb := table(t, keyforge.Position{Players: []keyforge.SidePosition{{Deck: gametest.Many(20, "anger")}}, House: card.Dis})
	a := new(advice.Adviser).Advise(context.Background(), tb.Game, bot.Quick, 1)
	assert.Equal(t, keyforge.EndTurn, a.Next().Verb)

	tb, _, _ = ahead(t)
	assert.NotEmpty(t, new(advice.Adviser).Advise(context.Background(), tb.Game, bot.Quick, 1).Reasons)
}

// commands are those of the options.
func commands(options []game.Option) (all []keyforge.Command) {
	for _, o := range options {
		all = append(all, o.Command)
	}
	return all
}

// What always happens with a plan is sure only if it never happens without; in a duel it happens to the opponent.
func TestSureReasonsInWords(t *testing.T) {
	tb := table(t, keyforge.Position{Players: []keyforge.SidePosition{{Line: gametest.Cards("troll")}}})
	en := languages.English()
	w, duel := words(tb.Game, 0, en), begin(t, keyforge.Duel, 4, "onyx", "argus")
	for _, c := range []struct {
		r    advice.Reason
		said string
	}{
		{advice.Reason{With: 8}, "destroys Troll"},
		{advice.Reason{With: 8, Without: 3}, "destroys Troll more often (in 8 of 8 cases, otherwise in 3)"},
		{advice.Reason{With: 3}, "destroys Troll more often (in 3 of 8 cases, otherwise in 0)"},
		{advice.Reason{With: 3, Without: 8}, "destroys Troll less often (in 3 of 8 cases, otherwise in 8)"},
		{advice.Reason{Without: 8}, "lets Troll live"},
	} {
		c.r.Kind, c.r.Card, c.r.Worlds = advice.FoeDestroyed, tb.Card("troll"), 8
		assert.Equal(t, c.said, w.Reason(&c.r))
	}
	forges := advice.Reason{Kind: advice.FoeKeys, With: 8, Worlds: 8}
	assert.Equal(t, "lets the Keyraken forge a key", w.Reason(&forges))
	assert.Equal(t, "lets player 2 forge a key", words(duel, 0, en).Reason(&forges))
	assert.Equal(t, "lets player 1 forge a key", words(duel, 1, en).Reason(&forges))
	drains := advice.Reason{Kind: advice.FoeAmber, With: 8, Without: 24, Worlds: 8}
	assert.Equal(t, "leaves the Keyraken 2 less æmber", w.Reason(&drains))
}
