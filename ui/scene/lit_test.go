package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// On a card with several parts the one that asks is lit in its text: the ability, or the
// sentence in it. On a card with one part nothing is lit.
func TestThePartThatAsksIsLit(t *testing.T) {
	for title, c := range map[string]struct {
		id, lit string
		house   card.House
	}{
		"Nerve Blast": {"nerve-blast", "If you do, deal 2 damage to a creature.", card.Shadows},
		"Punch":       {"punch", "", card.Brobnar},
		"Anger":       {"anger", "", card.Brobnar},
	} {
		m := scenetest.New(t, scenetest.AtOnce)
		p := keyraken.Adventure.Positions()["crowd"]
		p.House, p.Players[0].Hand = c.house, gametest.Cards(c.id)
		require.NoError(t, play.Start(m.Stack, p))
		m.Frames(3)
		slot := m.Slot(title)
		assert.Empty(t, scene.Lit(m.Stack.Cards.Card(m.Table(), slot)))
		m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: slot})
		m.Settle()
		m.Frames(2)
		require.Equal(t, keyforge.AskCards, m.Table().Question().Kind)
		assert.Equal(t, c.lit, scene.Lit(m.Stack.Cards.Card(m.Table(), slot)), title)
		m.Do(keyforge.Command{Verb: keyforge.Pick, Card: gametest.State(m.Table().Story.Game()).Q.Domain.First()})
		m.Settle()
		assert.Empty(t, scene.Lit(m.Stack.Cards.Card(m.Table(), slot)), "it asks no more")
	}
}
