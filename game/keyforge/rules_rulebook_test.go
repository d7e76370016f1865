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

func TestD39DiscardsOneAfterAnother(t *testing.T) {
	dump := card.Action("dump", card.Brobnar, card.Play(card.DiscardCards(card.Cards.In(card.Hand, card.You)), card.Gain(card.AffectedCount)))
	mourn := card.Artifact("mourn", card.Brobnar,
		card.Reacts(card.Discards(card.You, card.Cards.House(card.Brobnar)), card.Deal(1, card.Creatures)))
	side := holding(field("plain-3"), "dump", "item", "smite")
	side.Artifacts = gametest.Cards("mourn")
	order := func(tb *gametest.Table) (kinds []keyforge.EventKind) {
		for _, e := range tb.Events {
			if e.Kind == keyforge.Discarded || e.Kind == keyforge.DamageDealt {
				kinds = append(kinds, e.Kind)
			}
		}
		return kinds
	}
	const gone, hurt = keyforge.Discarded, keyforge.DamageDealt
	tb := duelBy(t, newest, side, field(), dump, mourn, smite)
	tb.Play("dump")
	tb.Asks(keyforge.AskCards, keyforge.ForOrder, 0)
	tb.Pick("smite")
	assert.Equal(t, []keyforge.EventKind{gone, hurt, gone, hurt}, order(tb))
	tb.Amber(0, 2)
	assert.Equal(t, []string{"dump", "item", "smite"}, tb.Pile(0, card.Discard))
	tb = duelBy(t, keyforge.Options{}, side, field(), dump, mourn, smite)
	tb.Play("dump")
	assert.Equal(t, []keyforge.EventKind{gone, gone, hurt, hurt}, order(tb))
	tb.Amber(0, 2)
	t.Run("nothing is asked when nothing waits for it", func(t *testing.T) {
		tb := duelBy(t, newest, holding(field(), "dump", "item", "smite"), field(), dump, smite)
		tb.Play("dump")
		tb.Amber(0, 2)
	})
	t.Run("the hands of both: first that of the active player", func(t *testing.T) {
		all := card.Action("all", card.Brobnar, card.Play(card.DiscardCards(card.Cards.In(card.Hand, card.EachPlayer))))
		us := holding(side, "all", "item", "smite")
		tb := duelBy(t, newest, us, holding(field(), "item", "item"), all, mourn, smite)
		tb.Play("all")
		tb.Pick("item")
		assert.Equal(t, []keyforge.EventKind{gone, hurt, gone, hurt, gone, gone}, order(tb))
	})
}
