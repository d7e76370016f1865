package lab_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// gauged is the standard game with gauges, of which two have limits of their own.
type gauged struct{ keyforge.Mode }

func (m gauged) Rules() keyforge.ModeRules {
	none := func(*keyforge.Game) int { return 0 }
	limit := func(n int) func(*keyforge.Game) int { return func(*keyforge.Game) int { return n } }
	r := m.Mode.Rules()
	r.Gauges = []keyforge.Gauge{{Name: "steam", Value: none, Limit: limit(3)}, {Name: "told", Value: none},
		{Name: "paid", Value: none, Limit: limit(4), OfPool: true}, {Name: "oil", Value: none, Limit: limit(2)}}
	return r
}

// Each side is counted what it does itself: its æmber wherever it comes from, the damage on the other side's cards
// only, and the turns that began. A game that is not over is neither won nor lost.
func TestWhatEachSideDoes(t *testing.T) {
	begin := func() *gametest.Table {
		return gametest.Start(t, gauged{keyforge.Duel}, keyforge.Position{House: card.Shadows, Players: []keyforge.SidePosition{
			{Line: gametest.Cards("umbra", "silvertooth", "troll"), Hand: gametest.Cards("pawn-sacrifice")},
			{Line: gametest.Cards("dust-imp", "headhunter"), Amber: 3}}})
	}
	for name, c := range map[string]struct {
		do   func(tb *gametest.Table) []keyforge.Command
		want [2]lab.Seat
	}{
		"reaping": {func(tb *gametest.Table) []keyforge.Command {
			return []keyforge.Command{{Verb: keyforge.Reap, Card: tb.Card("umbra")}, {Verb: keyforge.Reap, Card: tb.Card("silvertooth")}}
		}, [2]lab.Seat{{Amber: 2}}},
		"fighting, then stealing": {func(tb *gametest.Table) []keyforge.Command {
			return []keyforge.Command{{Verb: keyforge.Fight, Card: tb.Card("umbra")}, {Verb: keyforge.Pick, Card: tb.Card("dust-imp")}}
		}, [2]lab.Seat{{Damage: 2, Amber: 1}, {Amber: 2}}},
		"harming both sides": {func(tb *gametest.Table) []keyforge.Command {
			return []keyforge.Command{{Verb: keyforge.PlayCard, Card: tb.Card("pawn-sacrifice")},
				{Verb: keyforge.Pick, Card: tb.Card("silvertooth")},
				{Verb: keyforge.Pick, Card: tb.Card("headhunter")}, {Verb: keyforge.Pick, Card: tb.Card("troll")}}
		}, [2]lab.Seat{{Damage: 3}}},
		"ending the turn": {func(*gametest.Table) []keyforge.Command { return []keyforge.Command{{Verb: keyforge.EndTurn}} },
			[2]lab.Seat{{}, {Turns: 1}}},
	} {
		tb := begin()
		tb.LeaveOpen()
		got, err := lab.Watched(tb.Game, 2, c.do(tb)...)
		require.NoError(t, err, name)
		assert.Equal(t, c.want[:], got.Seats, name)
		assert.Equal(t, 1, got.Unfinished, name)
		assert.Zero(t, got.Won, name)
		assert.Equal(t, []lab.Gauge{{Name: "oil", Reached: [][]int{{}, {}}}, {Name: "steam", Reached: [][]int{{}, {}, {}}}}, got.Gauges, name)
	}
}
