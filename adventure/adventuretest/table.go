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

// recent are the last few catalogues, the latest first: they are read-only, and tests of one file
// mostly have the same cards of their own.
var recent struct {
	sync.Mutex
	list [4]compiled
}

// compiled is a catalogue and what is in it besides the cards of all sets.
type compiled struct {
	adventure string
	own       []*card.Card
	cat       *keyforge.Catalogue
}

func catalogue(t testing.TB, a adventure.Adventure, own []*card.Card) *keyforge.Catalogue {
	t.Helper()
	recent.Lock()
	defer recent.Unlock()
	list := recent.list[:]
	i := slices.IndexFunc(list, func(c compiled) bool { return c.adventure == a.Name() && slices.Equal(c.own, own) })
	if i < 0 {
		all := slices.Concat(cards.Printed(), a.Cards())
		for _, c := range own {
			all = append(all, program.Printed{Card: c, Title: c.ID})
		}
		cat, err := keyforge.NewCatalogue(all)
		require.NoError(t, err)
		i = len(list) - 1
		list[i] = compiled{a.Name(), slices.Clone(own), cat}
	}
	found := list[i]
	copy(list[1:i+1], list[:i])
	list[0] = found
	return found.cat
}
