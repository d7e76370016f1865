package seating_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/table/seating"
)

// duel is a standard game in which the first player is asked what to do.
func duel(t *testing.T) *keyforge.Game {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	hand := keyforge.SidePosition{Hand: gametest.Cards("anger"), Deck: gametest.Cards("punch", "punch", "punch", "punch", "punch", "punch")}
	g, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{hand, hand}})
	require.NoError(t, err)
	return g
}

// The tide is of interest in a duel if a card of it, in whatever way, refers to the tide, and in every adventure.
func TestTidesAreShownWhereCardsReferToThem(t *testing.T) {
	var all []program.Printed
	for _, c := range []*card.Card{
		card.Action("plain", card.Brobnar, card.Play(card.Draw(1))),
		card.Action("raise", card.Brobnar, card.Play(card.You.RaisesTide())),
		card.Action("reset", card.Brobnar, card.Play(card.ResetTide())),
		card.Action("high", card.Brobnar, card.Play(card.If(card.Tide(card.You), card.Draw(1)), card.Draw(1))),
		card.Action("low", card.Brobnar, card.Play(card.Draw(1), card.If(card.LowTide(card.You), card.Draw(1)))),
		card.Creature("raised", card.Brobnar, 3, card.Reacts(card.Raises(card.You), card.Draw(1))),
	} {
		all = append(all, program.Printed{Card: c, Title: c.ID})
	}
	cat, err := keyforge.NewCatalogue(all)
	require.NoError(t, err)
	for _, c := range all {
		g, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{House: card.Brobnar,
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("plain")}, {Deck: gametest.Cards("plain", c.Title, "plain")}}})
		require.NoError(t, err)
		s := seating.New(g, [keyforge.MaxSides]bool{true, true}, true, false)
		assert.Equal(t, c.Title != "plain", s.Tides(), c.Title)
	}
	for _, a := range adventures.All() {
		cat, err := adventure.Catalogue(a)
		require.NoError(t, err)
		g, err := keyforge.Start(cat, a.Mode(adventure.Normal), keyforge.Position{House: card.Brobnar,
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("troll")}},
			Monster: keyforge.SidePosition{Artifacts: gametest.Cards(a.Boss())}})
		require.NoError(t, err)
		s := seating.New(g, [keyforge.MaxSides]bool{true}, false, false)
		assert.Equal(t, a.Name() == "keyraken", s.Tides(), a.Name())
	}
}

// sees tells whose hands are seen.
func sees(s *seating.Seating) (all [2]bool) {
	s.Look()
	for side := range all {
		all[side] = s.View.Sides[side].Zones[card.Hand][0].Card != 0
	}
	return all
}

// Two persons never see each other's hands: a curtain falls between them.
func TestTwoPersonsHandTheTableOver(t *testing.T) {
	g := duel(t)
	s := seating.New(g, [keyforge.MaxSides]bool{true, true}, true, false)
	assert.True(t, s.HidesHands())
	assert.Equal(t, keyforge.NoSide, s.OnlyPerson())
	s.HandOver(true)
	assert.Equal(t, couch.Drawn, s.Handed(), "nobody sits there yet")
	assert.Equal(t, [2]bool{}, sees(&s))
	s.Seat(s.Next())
	s.HandOver(true)
	s.Turn()
	assert.Equal(t, couch.Lifted, s.Handed())
	assert.Equal(t, [2]bool{true, false}, sees(&s))
	assert.Equal(t, []bool{false, true}, []bool{s.HandHidden(0), s.HandHidden(1)})
	assert.Equal(t, keyforge.Side(1), s.OppositeSide())
	for g.Question().Side == 0 {
		_, err := g.Apply(keyforge.Command{Verb: keyforge.EndTurn}, nil)
		require.NoError(t, err)
	}
	s.HandOver(false)
	assert.Equal(t, couch.Lifted, s.Handed(), "nobody is asked")
	s.HandOver(true)
	assert.Equal(t, couch.Passing, s.Handed())
	assert.Equal(t, [2]bool{true, false}, sees(&s), "the first may still look")
	s.Seat(s.Next())
	s.Turn()
	assert.Equal(t, [2]bool{false, true}, sees(&s))
	assert.Equal(t, keyforge.Side(0), s.OppositeSide())
}

// One person sits at the table all the time. All hands are seen where they lie open, and only
// there if computers play alone.
func TestWhoSeesWhichHands(t *testing.T) {
	for name, c := range map[string]struct {
		people [keyforge.MaxSides]bool
		open   bool
		sees   [2]bool
		alone  keyforge.Side
	}{
		"one":        {[keyforge.MaxSides]bool{1: true}, false, [2]bool{false, true}, 1},
		"open hands": {[keyforge.MaxSides]bool{true, true}, true, [2]bool{true, true}, keyforge.NoSide},
		"computers":  {[keyforge.MaxSides]bool{}, false, [2]bool{false, false}, keyforge.NoSide},
		"open ones":  {[keyforge.MaxSides]bool{}, true, [2]bool{true, true}, keyforge.NoSide},
	} {
		s := seating.New(duel(t), c.people, true, c.open)
		s.HandOver(c.people[0])
		assert.Equal(t, couch.Lifted, s.Handed(), name)
		assert.Equal(t, c.sees, sees(&s), name)
		assert.Equal(t, c.alone, s.OnlyPerson(), name)
		assert.False(t, s.HidesHands(), name)
	}
}

// The board learns no card that those at the table may not know, and the log leads to none
// that its readers may not know.
func TestHiddenCardsAreVeiled(t *testing.T) {
	for name, c := range map[string]struct {
		people      [keyforge.MaxSides]bool
		shown, told bool
	}{
		"the owner":    {[keyforge.MaxSides]bool{0: true}, true, true},
		"the opponent": {[keyforge.MaxSides]bool{1: true}, false, false},
		"both":         {[keyforge.MaxSides]bool{true, true}, true, false},
		"nobody":       {[keyforge.MaxSides]bool{}, false, false},
	} {
		s := seating.New(duel(t), c.people, true, false)
		if s.HidesHands() {
			s.Seat(0)
		}
		drawn := keyforge.Event{Kind: keyforge.Moved, Card: 1, Hidden: 0b10}
		assert.Equal(t, c.told, s.MayTell(&drawn), name)
		assert.Equal(t, c.shown, s.Veil([]keyforge.Event{drawn})[0].Card == 1, name)
		played := keyforge.Event{Kind: keyforge.Played, Card: 1}
		assert.True(t, s.MayTell(&played), name)
		assert.Equal(t, played, s.Veil([]keyforge.Event{played})[0], name)
	}
}
