package keyraken_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

const monster = keyforge.Monster

// plain are creatures without text: "plain-3" is of Brobnar and has power 3,
// "dis-3" and "logos-3" are of other houses, "limb-3" is the Keyraken's.
var plain = func() []*Card {
	var all []*Card
	for power := 1; power <= 12; power++ {
		for name, h := range map[string]House{"plain": Brobnar, "dis": Dis, "logos": Logos} {
			all = append(all, Creature(fmt.Sprintf("%s-%d", name, power), h, power))
		}
		all = append(all, Creature(fmt.Sprintf("limb-%d", power), Monster, power, AddressesActive()))
	}
	return all
}()

// at is the table of a position at the given difficulty. Brobnar is active
// unless the position says otherwise.
func at(t *testing.T, d adventure.Difficulty, p keyforge.Position, own ...*Card) *gametest.Table {
	t.Helper()
	if p.House == NoHouse {
		p.House = Brobnar
	}
	for i := range p.Players {
		if p.Players[i].Houses == nil {
			p.Players[i].Houses = []House{p.House}
		}
	}
	return adventuretest.Table(t, keyraken.Adventure, d, p, slices.Concat(plain, own)...)
}

// table is an easy game of the players against the Keyraken.
func table(t *testing.T, k keyforge.SidePosition, players []keyforge.SidePosition, own ...*Card) *gametest.Table {
	t.Helper()
	return at(t, adventure.Easy, keyforge.Position{Players: players, Monster: k}, own...)
}

// solo is an easy game of one player at low tide.
func solo(t *testing.T, me, k keyforge.SidePosition, own ...*Card) *gametest.Table {
	t.Helper()
	return table(t, k, []keyforge.SidePosition{me}, own...)
}

// high is an easy game of one player at high tide.
func high(t *testing.T, me, k keyforge.SidePosition, own ...*Card) *gametest.Table {
	t.Helper()
	return at(t, adventure.Easy, keyforge.Position{Players: []keyforge.SidePosition{me}, Monster: k, High: []keyforge.Side{0}}, own...)
}

// asleep is the Keyraken exhausted, so that it does nothing but play cards.
func asleep(artifacts ...keyforge.CardPosition) []keyforge.CardPosition {
	return append([]keyforge.CardPosition{{ID: "the-keyraken", Marks: keyforge.Exhausted}}, artifacts...)
}

// plays is a Keyraken that does nothing in its turn but play the cards.
func plays(ids ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards(ids...)}
}

func line(ids ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Line: gametest.Cards(ids...)}
}

func one(c keyforge.CardPosition) []keyforge.CardPosition { return []keyforge.CardPosition{c} }

// order asserts that the first events of the last command that match come in
// this order.
func order(t *testing.T, tb *gametest.Table, want ...func(keyforge.Event) bool) {
	t.Helper()
	last := -1
	for i, match := range want {
		at := slices.IndexFunc(tb.Events, match)
		require.Greater(t, at, last, "event %d is missing or comes too early", i)
		last = at
	}
}

func is(k keyforge.EventKind) func(keyforge.Event) bool {
	return func(e keyforge.Event) bool { return e.Kind == k }
}

func isOf(tb *gametest.Table, k keyforge.EventKind, name string) func(keyforge.Event) bool {
	c := tb.Card(name)
	return func(e keyforge.Event) bool { return e.Kind == k && e.Card == c }
}

// cardsOf are the names of the cards of the events of a kind, in order.
func cardsOf(tb *gametest.Table, k keyforge.EventKind) []string {
	var ids []string
	for _, e := range tb.Events {
		if e.Kind == k {
			ids = append(ids, tb.ID(e.Card))
		}
	}
	return ids
}

// sidesOf are the sides of the events of a kind, in order.
func sidesOf(tb *gametest.Table, k keyforge.EventKind) []keyforge.Side {
	var sides []keyforge.Side
	for _, e := range tb.Events {
		if e.Kind == k {
			sides = append(sides, e.Side)
		}
	}
	return sides
}

// deals are embedded decks for that many players, with chains for the first.
func deals(t *testing.T, players, chains int) []keyforge.Deal {
	t.Helper()
	var all []keyforge.Deal
	for _, name := range []string{"onyx", "argus", "onyx", "argus"}[:players] {
		d, err := deck.Named(name)
		require.NoError(t, err)
		all = append(all, d.Deal(chains))
		chains = 0
	}
	return all
}

// begin is a new game of the embedded decks.
func begin(t *testing.T, players, chains int, seed uint64) *gametest.Table {
	t.Helper()
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	g, err := keyforge.New(cat, keyraken.Adventure.Mode(adventure.Normal),
		adventure.Setup(keyraken.Adventure, deals(t, players, chains), seed))
	require.NoError(t, err)
	tb := gametest.On(t, g)
	tb.LeaveOpen()
	return tb
}
