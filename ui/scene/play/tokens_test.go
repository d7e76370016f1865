package play_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// A token creature bears a sign that tells it from other creatures, and goes by its token card; read large,
// it tells whoever controls it what its other side is (K25.3, K25.8).
func TestTokensAreRecognised(t *testing.T) {
	p := scenetest.Held()
	p.Players[0].Token = "cleaner"
	p.Players[0].Line = slices.Concat(gametest.FaceDown("troll"), gametest.Cards("bumpsy"))
	p.Players[0].Deck = gametest.Cards("anger")
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Start(m.Stack, p))
	m.In.Mouse = widget.Nowhere
	m.Frames(5)
	signs := 0
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Mark && op.Sign == paint.FaceDown {
			signs++
		}
		assert.NotEqual(t, "Troll", op.Text)
	}
	assert.Equal(t, 1, signs, "of the two creatures only one")
	m.Point("card", int(m.Table().Board.Piles[0][card.Battleline][0]))
	m.In.RightDown = true
	m.Frame()
	m.Frames(2)
	has := func(text string) bool {
		return slices.ContainsFunc(m.Stack.Picture().Ops, func(op paint.Op) bool { return op.Text == text })
	}
	assert.True(t, has("Cleaner"))
	assert.True(t, has("Other side: Troll"))
}
