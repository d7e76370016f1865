package aoa_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestE20EntropicSwirlDealsItsDamageInTurn(t *testing.T) {
	swirl := func(line list) *gametest.Table {
		tb := gametest.Newest(t, side{Hand: ids("entropic-swirl")}, side{Line: line}, card.Logos)
		tb.Play("entropic-swirl")
		tb.Amber(0, 2) // Cyborg, Scientist
		return tb
	}
	tb := swirl(ids("titan-mechanic"))
	tb.Damage("titan-mechanic", 4)
	tb = swirl(list{{ID: "titan-mechanic", Marks: keyforge.Warded}})
	tb.Damage("titan-mechanic", 2) // the ward stops the first 2
}

func TestE21DuskwitchReadiesWhatEnters(t *testing.T) {
	t.Run("herself, before the step in which cards ready", func(t *testing.T) {
		tb := gametest.Newest(t, side{Hand: ids("duskwitch")}, side{}, card.Untamed)
		tb.Play("duskwitch")
		tb.LeaveOpen()
		readied := slices.IndexFunc(tb.Events, func(e keyforge.Event) bool { return e.Kind == keyforge.Readied })
		require.GreaterOrEqual(t, readied, 0)
		assert.False(t, slices.ContainsFunc(tb.Events[:readied], func(e keyforge.Event) bool { return e.Kind == keyforge.StepBegan }))
	})
	t.Run("and what you play that enters under your opponent", func(t *testing.T) {
		us := side{Hand: ids("scowly-caper"), Line: ids("duskwitch")}
		tb := gametest.Newest(t, us, side{}, card.Shadows)
		tb.Play("scowly-caper")
		tb.Unmarked("scowly-caper", keyforge.Exhausted)
		tb = duel(t, us, side{}, card.Shadows)
		tb.Play("scowly-caper")
		tb.Marked("scowly-caper", keyforge.Exhausted)
	})
}
