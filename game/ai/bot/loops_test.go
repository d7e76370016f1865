package bot_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// loops are tables on which the first commands begin an endless loop.
var loops = map[string]struct {
	first, second keyforge.SidePosition
	house         card.House
	begin         func(tb *gametest.Table)
}{
	"destroyed for lack of power": {
		first: keyforge.SidePosition{Hand: gametest.Cards("shield-u-later-evil-twin"), Line: []keyforge.CardPosition{
			{ID: "reassembling-automaton", Attached: gametest.Cards("shield-u-later-evil-twin")}, {ID: "mother"}}},
		house: card.StarAlliance,
		begin: func(tb *gametest.Table) {
			tb.Do(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: tb.Player(0).Pile(card.Hand)[0]})
			tb.Pick("reassembling-automaton")
		},
	},
	"destroyed on a flank": {
		first: keyforge.SidePosition{Artifacts: gametest.Cards("creed-of-nurture"), Hand: gametest.Cards("reassembling-automaton", "punch"),
			Line: gametest.Cards("mother", "weasand", "dust-imp")},
		house: card.Brobnar,
		begin: func(tb *gametest.Table) {
			tb.Omni("creed-of-nurture")
			tb.Pick("weasand")
			tb.Play("punch")
			tb.Pick("dust-imp")
		},
	},
	"stolen from the supply": {
		first:  keyforge.SidePosition{Hand: gametest.Cards("loop")},
		second: keyforge.SidePosition{Line: gametest.Cards("po-s-pixies", "ether-spider")},
		house:  card.Shadows,
		begin:  func(tb *gametest.Table) { tb.Play("loop") },
	},
}

// begun is a table in the middle of a loop, with decks to play on with.
func begun(t *testing.T, name string) *gametest.Table {
	t.Helper()
	richer := card.Compares(card.For(card.Pool, card.Opponent), card.More, card.For(card.Pool, card.You))
	bait := card.Action("loop", card.Shadows, card.Play(card.Repeat(richer, card.Steal(1))))
	cat, err := keyforge.NewCatalogue(append(cards.Printed(), program.Printed{Card: bait, Title: "Loop"}))
	require.NoError(t, err)
	l := loops[name]
	for _, s := range []*keyforge.SidePosition{&l.first, &l.second} {
		s.Deck = append(gametest.Many(12, "troll"), gametest.Many(12, "urchin")...)
		s.Houses = []card.House{card.Brobnar, card.Shadows}
		s.Keys, s.Amber = 2, 3
	}
	l.second.Amber++
	tb := gametest.StartWith(t, cat, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{l.first, l.second}, House: l.house})
	l.begin(tb)
	tb.LeaveOpen()
	return tb
}

// Every loop ends, and so does the game, whoever answers in both seats (D45).
func TestBotsEndEndlessLoops(t *testing.T) {
	for name := range loops {
		for _, level := range []string{"random", "greedy", "quick"} {
			t.Run(name+", "+level, func(t *testing.T) {
				g := begun(t, name).Game
				b, err := bot.New(level, 7)
				require.NoError(t, err)
				asked := 0
				for decisions := 0; !g.Over(); decisions++ {
					require.Less(t, decisions, 5000)
					if g.Question().Purpose == keyforge.ForRounds {
						asked++
					}
					_, err := g.Apply(bot.Choose(context.Background(), b, g, g.Legal(nil)), nil)
					require.NoError(t, err)
				}
				assert.Equal(t, 1, asked)
			})
		}
	}
}

// Greedy takes what a loop gives, and does without one that gives nothing.
func TestGreedyNamesRoundsThatPay(t *testing.T) {
	for name, want := range map[string]int16{"destroyed for lack of power": 0, "stolen from the supply": 99} {
		tb := begun(t, name)
		for tb.Question().Purpose != keyforge.ForRounds {
			tb.Do(tb.Legal(nil)[0])
		}
		assert.Equal(t, keyforge.Command{Verb: keyforge.Choose, N: want}, bot.Greedy{}.Choose(tb.Game, tb.Legal(nil)), name)
	}
}
