package play_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// Three upgrades on a creature can be read, and show what they always give it.
func TestUpgradesShowWhatTheyGive(t *testing.T) {
	p := scenetest.Held()
	p.Players[0].Line = gametest.Cards("troll")
	p.Players[0].Line[0].Attached = gametest.Cards("blood-of-titans", "flame-wreathed", "yo-mama-mastery")
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Start(m.Stack, p))
	m.In.Mouse = widget.Nowhere
	m.Frames(5)
	ops := m.Stack.Picture().Ops
	for _, name := range []string{"Blood of Titans", "Flame-Wreathed", "Yo Mama Mastery"} {
		at := slices.IndexFunc(ops, func(op paint.Op) bool { return op.Text == name })
		if assert.GreaterOrEqual(t, at, 0, name) {
			assert.GreaterOrEqual(t, ops[at].Size, 7.0, name)
		}
	}
	gives := func(sign paint.Sign, number string) bool {
		for i, op := range ops[1:] {
			if op.Text == number && ops[i].Kind == paint.Mark && ops[i].Sign == sign {
				return true
			}
		}
		return false
	}
	assert.True(t, gives(paint.Plus, "5"), "power of Blood of Titans")
	assert.True(t, gives(paint.Plus, "2"), "power of Flame-Wreathed")
	walls := func(op paint.Op) bool { return op.Kind == paint.Mark && op.Sign == paint.Wall }
	assert.True(t, slices.ContainsFunc(ops, walls), "taunt of Yo Mama Mastery")
}
