package bot_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A bot that decides for a seat knows no more than the seat: in games that the seat cannot
// tell apart it does the same, and the answerer leaves the same unasked.
func TestBotsKnowNothingHidden(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for name, rounds := range map[string]int{"random": 5, "greedy": 10, "quick": 3} {
		tell := gametest.Observer{
			Events: func(*keyforge.Game, keyforge.Side, keyforge.Command, []keyforge.Event) any { return nil },
			Table: func(g *keyforge.Game, seat keyforge.Side) any {
				if g.Over() || g.Question().Side != seat {
					return nil
				}
				b, err := bot.New(name, 5)
				require.NoError(t, err)
				answer, unasked := new(bot.AutoAnswerer).Answer(g, bot.AskLittle)
				return []any{keyforge.FormatCommand(b.Choose(g, g.Legal(nil))), answer, unasked}
			},
		}
		gametest.CheckDuelsSecrecy(t, cat, gametest.Rounds(rounds), tell)
		adventuretest.CheckSecrecy(t, keyraken.Adventure, gametest.Rounds(rounds), tell)
	}
}
