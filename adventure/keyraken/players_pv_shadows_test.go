package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// The opponent is the Keyraken (A2.5), and each player the allies too (A11.7).
func TestShadowsOfVisionsBesideAnAlly(t *testing.T) {
	tb := together(t, "cover-fire", Shadows, line(), wealthy(4), wealthy(5))
	tb.Play("cover-fire")
	pools(t, tb, 1, 4, 2)

	me, ally := line(), line()
	me.Archives, ally.Archives = ids("plain-2"), ids("plain-3")
	tb = together(t, "gone-pear-shaped", Shadows, me, ally, line())
	tb.Play("gone-pear-shaped")
	assert.Empty(t, tb.Pile(0, Archives))
	assert.Empty(t, tb.Pile(1, Archives))

	tb = together(t, "predatory-lending", Shadows, line("plain-2"), line("plain-3"), line("limb-2", "limb-3"))
	tb.Play("predatory-lending")
	tb.Offers("limb-2", "limb-3")
	tb.Pick("limb-3")
	tb.AmberOn("limb-3", 1)

	tb = together(t, "thunk", Shadows, line(), line("plain-3"), line("limb-3"))
	tb.Play("thunk")
	tb.Damage("limb-3", 2)
	tb.Damage("plain-3", 0)
}
