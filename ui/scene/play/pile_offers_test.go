package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// What a card in the discard pile offers is done by clicking on it there, in either order
// of the pile.
func TestACardOfAPileIsClicked(t *testing.T) {
	for _, ordered := range []bool{false, true} {
		p := scenetest.Held(gametest.Cards("valdr")...)
		p.Players[0].Discard = append(gametest.Cards("singing-scythe"), gametest.Many(9, "punch")...)
		m := scenetest.New(t, scenetest.AtOnce)
		require.NoError(t, play.Start(m.Stack, p))
		m.Frames(3)
		scythe := m.Slot("Singing Scythe")
		m.Click("pile-1", layout.DiscardPile)
		m.Frame()
		if ordered {
			m.Click("pile-order", 0)
			m.Frame()
		}
		m.Click("pick", int(scythe))
		m.Settle()
		assert.Equal(t, "table", m.Stack.Top().Name())
		_, z := m.Table().Board.Side(scythe)
		assert.Equal(t, card.Hand, z)

		m.Click("pile-1", layout.DiscardPile)
		m.Frame()
		m.Click("pick", int(m.Slot("Punch"))) // which offers nothing
		m.Frame()
		assert.Equal(t, "pile", m.Stack.Top().Name())
		assert.Equal(t, keyforge.AskMain, m.Table().Question().Kind)
	}
}
