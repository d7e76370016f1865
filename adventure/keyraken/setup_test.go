package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

func TestA1_1_A7_6OneToThreePlayers(t *testing.T) {
	for players := 1; players <= 3; players++ {
		tb := begin(t, players, 0, 1)
		for side := range keyforge.Side(players) {
			p := tb.Player(side)
			assert.Equal(t, 36, p.Pile(Deck).Len()+p.Pile(Hand).Len())
			assert.Len(t, deals(t, 3, 0)[side].Houses, 3)
			tb.Amber(side, 0)
			tb.Keys(side, 0)
		}
	}
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	for _, players := range []int{0, 4} {
		_, err = keyforge.New(cat, keyraken.Adventure.Mode(adventure.Easy), adventure.Setup(keyraken.Adventure, deals(t, players, 0), 1))
		assert.Error(t, err, "%d players", players)
	}
}

func TestA1_2TheKeyrakenStartsInPlayReadyAtLowTide(t *testing.T) {
	tb := begin(t, 2, 0, 1)
	tb.InZone(Artifacts, "the-keyraken")
	tb.Unmarked("the-keyraken", keyforge.Exhausted)
	assert.Equal(t, tb.Card("the-keyraken"), tb.Boss())
	for _, side := range []keyforge.Side{0, 1, monster} {
		assert.False(t, tb.TideHigh(side))
		assert.NotZero(t, tb.State().Low&(1<<side), "low for side %d", side)
	}
}

func TestA1_3TheAdventureDeckIsShuffledFaceDown(t *testing.T) {
	first, second := begin(t, 1, 0, 1), begin(t, 1, 0, 2)
	pile := first.Pile(monster, Deck)
	assert.ElementsMatch(t, keyraken.DeckList(), pile)
	assert.NotEqual(t, pile, second.Pile(monster, Deck))
	assert.NotEqual(t, keyraken.DeckList(), pile)
	for _, c := range first.Player(monster).Pile(Deck) {
		assert.False(t, first.Sees(0, c))
	}
}

func TestA1_4SixCardsAndOneMulliganInSeatOrder(t *testing.T) {
	tb := begin(t, 3, 7, 1)
	hands := func() (n [3]int) {
		for i := range n {
			n[i] = tb.Player(keyforge.Side(i)).Pile(Hand).Len()
		}
		return n
	}
	assert.Equal(t, [3]int{4, 6, 6}, hands(), "seven chains shorten a hand by two")
	assert.Equal(t, int16(6), tb.Player(0).Chains)
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 0)
	tb.Yes()
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 1)
	tb.No()
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 2)
	tb.Yes()
	assert.Equal(t, [3]int{3, 6, 5}, hands())
	assert.Equal(t, int16(6), tb.Player(0).Chains)
	assert.NotEqual(t, keyforge.ForMulligan, tb.Question().Purpose)
}

func TestA1_5_A11_14PlayersChooseTheOrderOfTurnsAfterTheirHands(t *testing.T) {
	tb := begin(t, 3, 0, 1)
	for range 3 {
		tb.No()
	}
	assert.Equal(t, keyforge.ForSeating, tb.Question().Purpose)
	tb.Choose(2)
	tb.Choose(0) // the third is the one who is left
	assert.Equal(t, []keyforge.Side{2}, sidesOf(tb, keyforge.TurnBegan))
	turns := []keyforge.Side{}
	for len(turns) < 6 && !tb.Over() {
		if tb.Question().Purpose == keyforge.ForHouse {
			turns = append(turns, tb.Question().Side)
		}
		if tb.Question().Kind == keyforge.AskMain {
			tb.EndTurn()
		} else {
			tb.Do(tb.Legal(nil)[0])
		}
	}
	assert.Equal(t, []keyforge.Side{2, 0, 1, 2, 0, 1}, turns)

	alone := begin(t, 1, 0, 1)
	alone.No()
	alone.Asks(keyforge.AskHouse, keyforge.ForHouse, 0)
}

func TestAdventuresAreFoundByName(t *testing.T) {
	a, err := adventures.All().Named("keyraken")
	require.NoError(t, err)
	assert.Equal(t, "Rise of the Keyraken", a.Title())
	_, err = adventures.All().Named("squid")
	assert.ErrorContains(t, err, "keyraken")
}
