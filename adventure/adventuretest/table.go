package adventuretest

import (
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Table returns a table with a position of the adventure, in step 3 of the active
// player's turn. The boss is added when the position does not place it; the
// catalogue has the cards of all sets, those of the adventure, and the test's own.
func Table(t testing.TB, a adventure.Adventure, d adventure.Difficulty, p keyforge.Position, own ...*card.Card) *gametest.Table {
	t.Helper()
	return TableIn(t, a, a.Mode(d), p, own...)
}

// TableIn is [Table] with the rules of a variant.
func TableIn(t testing.TB, a adventure.Adventure, mode keyforge.Mode, p keyforge.Position, own ...*card.Card) *gametest.Table {
	t.Helper()
	cat := catalogue(t, a, own)
	isBoss := func(c keyforge.CardPosition) bool { return c.ID == a.Boss() }
	if !slices.ContainsFunc(p.Monster.Artifacts, isBoss) {
		p.Monster.Artifacts = append(gametest.Cards(a.Boss()), p.Monster.Artifacts...)
	}
	return gametest.StartWith(t, cat, mode, p)
}

// catalogues holds the catalogues without a test's own cards, by the name of the
// adventure: they are read-only, and compiled once.
var catalogues sync.Map

func catalogue(t testing.TB, a adventure.Adventure, own []*card.Card) *keyforge.Catalogue {
	t.Helper()
	if cat, ok := catalogues.Load(a.Name()); ok && len(own) == 0 {
		return cat.(*keyforge.Catalogue)
	}
	all := slices.Concat(cards.Printed(), a.Cards())
	for _, c := range own {
		all = append(all, program.Printed{Card: c, Title: c.ID})
	}
	cat, err := keyforge.NewCatalogue(all)
	require.NoError(t, err)
	if len(own) == 0 {
		catalogues.Store(a.Name(), cat)
	}
	return cat
}
