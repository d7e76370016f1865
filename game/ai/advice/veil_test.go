package advice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// K15.8: advice, and every line that describes it, is the same in games that the side
// cannot tell apart.
func TestNothingHiddenIsAdvised(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	tell := gametest.Observer{
		Events: func(*keyforge.Game, keyforge.Side, keyforge.Command, []keyforge.Event) any { return nil },
		Table: func(g *keyforge.Game, seat keyforge.Side) any {
			if g.Over() || g.Question().Side != seat || g.Turn()%4 != 1 || g.Question().Kind != keyforge.AskMain {
				return nil
			}
			a := new(advice.Adviser).Advise(t.Context(), g, bot.Quick, 3)
			return []any{a, told(words(g, seat, languages.English()), a)}
		},
	}
	gametest.CheckDuelsSecrecy(t, cat, gametest.Rounds(2), tell)
	adventuretest.CheckSecrecy(t, keyraken.Adventure, gametest.Rounds(3), tell)
}
