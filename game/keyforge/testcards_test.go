package keyforge_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// The cards that every test table of this package knows: "plain-3" is a Brobnar
// creature of power 3 without text, "dis-3" one of Dis, "item" an artifact and
// "badge" an upgrade that do nothing, "nap" an action that does nothing and
// "filler" one of Untamed, for decks.
var testCards = func() []*card.Card {
	nothing := card.Play(card.Take(card.This))
	cards := []*card.Card{
		card.Artifact("item", card.Brobnar),
		card.Upgrade("badge", card.Brobnar),
		card.Action("nap", card.Brobnar, nothing),
		card.Action("filler", card.Untamed, nothing),
	}
	for power := 1; power <= 9; power++ {
		cards = append(cards,
			card.Creature(fmt.Sprintf("plain-%d", power), card.Brobnar, power),
			card.Creature(fmt.Sprintf("dis-%d", power), card.Dis, power))
	}
	return cards
}()

// catalogueWith is the catalogue of the test cards and of those that a test
// makes for itself.
func catalogueWith(t testing.TB, own ...*card.Card) *keyforge.Catalogue {
	t.Helper()
	var all []program.Printed
	for _, c := range slices.Concat(testCards, own) {
		all = append(all, program.Printed{Card: c, Title: c.ID})
	}
	cat, err := keyforge.NewCatalogue(all)
	require.NoError(t, err)
	return cat
}

// duelWith is a duel in step 3 of side 0's turn, Brobnar being the active house,
// with the test cards and those that a test makes for itself.
func duelWith(t testing.TB, first, second keyforge.SidePosition, own ...*card.Card) *gametest.Table {
	t.Helper()
	return gametest.StartWith(t, catalogueWith(t, own...), keyforge.Duel,
		keyforge.Position{Players: []keyforge.SidePosition{first, second}, House: card.Brobnar})
}
