package keyforge_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// newest are the options of a game by the newest rulebook.
var newest = keyforge.Options{Rulebook: keyforge.Newest}

// duelBy is [duelWith] by a rulebook.
func duelBy(t testing.TB, options keyforge.Options, first, second keyforge.SidePosition, own ...*card.Card) *gametest.Table {
	t.Helper()
	return gametest.StartWith(t, catalogueWith(t, own...), keyforge.Duel,
		keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: card.Brobnar, Options: options})
}

func TestD32TideOnlyWithTheTide(t *testing.T) {
	swell := card.Action("swell", card.Brobnar, card.Play(card.You.RaisesTide()))
	raise := keyforge.Command{Verb: keyforge.RaiseTide}
	start := func(t *testing.T, options keyforge.Options, tides ...bool) *gametest.Table {
		setup := keyforge.Setup{Options: options}
		for _, tide := range tides {
			cards := slices.Repeat([]keyforge.DealtCard{{ID: "swell"}}, 20)
			setup.Decks = append(setup.Decks, keyforge.Deal{Cards: cards, Houses: []card.House{card.Brobnar}, Tide: tide})
		}
		g, err := keyforge.New(catalogueWith(t, swell), keyforge.Duel, setup)
		require.NoError(t, err)
		tb := gametest.On(t, g)
		tb.LeaveOpen()
		tb.No()
		tb.No()
		return tb
	}
	t.Run("one deck has it, so both players have the tide", func(t *testing.T) {
		tb := start(t, newest, true, false)
		tb.Do(raise)
		assert.True(t, tb.TideHigh(0))
		tb.EndTurn()
		tb.Do(raise)
		assert.True(t, tb.TideHigh(1))
	})
	t.Run("without it there is none", func(t *testing.T) {
		tb := start(t, newest, false, false)
		tb.Refused(raise, keyforge.NoTideHere)
		tb.Play("swell")
		assert.False(t, tb.TideHigh(0))
		assert.Zero(t, tb.Happened(keyforge.TideTurned))
		view := tb.View(0)
		assert.True(t, view.Tideless)
	})
	t.Run("by the printed books every game has it", func(t *testing.T) {
		tb := start(t, keyforge.Options{}, false, false)
		tb.Do(raise)
		assert.True(t, tb.TideHigh(0))
	})
}
