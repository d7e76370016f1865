package piles_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/piles"
)

func at(ids ...string) (all []keyforge.CardPosition) {
	for _, id := range ids {
		all = append(all, keyforge.CardPosition{ID: id})
	}
	return all
}

// seen is a table as a seat sees it.
func seen(t *testing.T, seat keyforge.Side, p keyforge.Position) *board.Board {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyraken.Adventure.Mode(adventure.Normal), p)
	require.NoError(t, err)
	v := g.View(seat)
	var b board.Board
	b.Load(g, &v)
	return &b
}

var table = keyforge.Position{
	House: card.Brobnar,
	Players: []keyforge.SidePosition{
		{Hand: at("anger"), Line: at("dust-imp"), Deck: at("punch", "headhunter", "smaaash", "punch", "hand-of-dis"), Archives: at("anger"),
			Discard: at("troll")},
		{Hand: at("anger"), Deck: at("punch", "troll"), Archives: at("smaaash")},
	},
	Monster: keyforge.SidePosition{Artifacts: at("the-keyraken"), Deck: at("emergence", "crushing-arm", "emergence"),
		Archives: at("emergence"),
		Discard:  at("crushing-arm")},
}

// titles are the cards of a list with their numbers.
func titles(lines []piles.Line) (all []string) {
	for _, l := range lines {
		if l.Kind == piles.Cards {
			all = append(all, string(rune('0'+l.N))+" "+l.Title)
		}
	}
	return all
}

// A player may know which cards are in a deck, but not their order: those printed on
// its list that are nowhere else. Cards face down elsewhere, such as the archives of
// an ally or of the monster, cannot be told from it; one's own can.
func TestWhatMayBeKnownOfADeck(t *testing.T) {
	b := seen(t, 0, table)
	list := func(side keyforge.Side) []string { return titles(piles.Sorted(b, b.Unseen(nil, side), b.Title)) }
	assert.ElementsMatch(t, []string{"1 Headhunter", "2 Punch", "1 Smaaash", "1 Hand of Dis"}, list(0))
	assert.ElementsMatch(t, []string{"1 Troll", "1 Smaaash", "1 Punch"}, list(1))
	assert.Equal(t, []string{"1 Crushing Arm", "3 Emergence"}, list(keyforge.Monster))

	reversed := table
	reversed.Players = slices.Clone(table.Players)
	reversed.Players[0].Deck = at("hand-of-dis", "punch", "smaaash", "headhunter", "punch")
	other := seen(t, 0, reversed)
	assert.Equal(t, list(0), titles(piles.Sorted(other, other.Unseen(nil, 0), other.Title)), "the order in the deck does not show")
}

// The list is sorted by house, type and title, with the number of each.
func TestListIsSorted(t *testing.T) {
	b := seen(t, 0, table)
	type short struct {
		kind piles.Kind
		n    int
		what string
	}
	var got []short
	for _, l := range piles.Sorted(b, b.Unseen(nil, 0), b.Title) {
		what := l.Title
		switch l.Kind {
		case piles.HouseHead:
			what = l.House.String()
		case piles.TypeHead:
			what = l.Type.String()
		}
		got = append(got, short{l.Kind, l.N, what})
	}
	assert.Equal(t, []short{
		{piles.HouseHead, 4, "brobnar"}, {piles.TypeHead, 2, "creature"}, {piles.Cards, 1, "Headhunter"}, {piles.Cards, 1, "Smaaash"},
		{piles.TypeHead, 2, "action"}, {piles.Cards, 2, "Punch"},
		{piles.HouseHead, 1, "dis"}, {piles.TypeHead, 1, "action"}, {piles.Cards, 1, "Hand of Dis"},
	}, got)
	assert.Empty(t, piles.Sorted(b, []keyforge.Slot{0, 0}, b.Title))
}

// Enhanced cards stand apart from others of their title, each kind of them in a line, in an order that does not change; hidden
// cards are left out.
func TestEnhancedCardsStandApart(t *testing.T) {
	on := table
	on.Players = slices.Clone(table.Players)
	on.Players[0].Discard = []keyforge.CardPosition{{ID: "punch", Icons: card.Icons{card.DrawIcon}}, {ID: "punch"},
		{ID: "punch", Icons: card.Icons{card.DrawIcon}}, {ID: "punch", Icons: card.Icons{card.CaptureIcon}}}
	b := seen(t, 0, on)
	cards := slices.Clone(b.Piles[0][card.Discard])
	want := piles.Sorted(b, cards, b.Title)
	assert.ElementsMatch(t, []string{"1 Punch", "2 Punch", "1 Punch"}, titles(want))
	for range cards {
		cards = append(cards[1:], cards[0])
		assert.Equal(t, want, piles.Sorted(b, cards, b.Title))
		assert.Equal(t, want, piles.Sorted(b, slices.Insert(slices.Clone(cards), 1, 0, 0), b.Title))
	}
}
