package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// withArchives is a Keyraken that has the cards in its archives.
func withArchives(ids ...string) keyforge.SidePosition {
	return keyforge.SidePosition{Artifacts: asleep(), Archives: gametest.Cards(ids...)}
}

// cast is the table after a player has played an action with the effects.
func cast(t *testing.T, k keyforge.SidePosition, do ...Effect) *gametest.Table {
	t.Helper()
	tb := solo(t, keyforge.SidePosition{Hand: gametest.Cards("spell")}, k,
		Action("spell", Brobnar, Play(do...)), told("a"), told("b"), told("c"))
	tb.Play("spell")
	return tb
}

func TestA4_1TheArchivesLieFaceDown(t *testing.T) {
	tb := table(t, withArchives("a"), make([]keyforge.SidePosition, 2), told("a"))
	for _, seat := range []keyforge.Side{0, 1} {
		assert.False(t, tb.Sees(seat, tb.Card("a")))
	}
	seen := cast(t, withArchives("a"), RevealZone(Archives, Opponent))
	assert.True(t, seen.Sees(0, seen.Card("a")))
}

func TestA4_2_A4_3TheKeyrakenArchivesWhatItWouldDraw(t *testing.T) {
	k := plays("a", "b")
	k.Discard = gametest.Cards("c")
	tb := cast(t, k, Opponent.Draws(N(3)))
	assert.Equal(t, []string{"a", "b", "c"}, tb.Pile(monster, Archives), "through the discard pile")
	assert.Empty(t, tb.Pile(monster, Hand))
}

func TestA4_4_A11_7TheArchivesStandForTheHand(t *testing.T) {
	hand := Cards.In(Hand, Opponent)
	t.Run("to reveal it", func(t *testing.T) {
		tb := cast(t, withArchives("a", "b"), RevealZone(Hand, Opponent))
		assert.True(t, tb.Sees(0, tb.Card("a")) && tb.Sees(0, tb.Card("b")))
	})
	t.Run("to look at it", func(t *testing.T) {
		tb := cast(t, withArchives("a"), LookAt(Hand, Opponent))
		order(t, tb, func(e keyforge.Event) bool { return e.Kind == keyforge.Looked && e.From == Archives })
	})
	t.Run("to discard from it", func(t *testing.T) {
		tb := cast(t, withArchives("a", "b"), Opponent.DiscardsAtRandom(1))
		assert.Len(t, tb.Pile(monster, Archives), 1)
		assert.Len(t, tb.Pile(monster, Discard), 1)
		assert.Equal(t, []keyforge.Side{monster}, sidesOf(tb, keyforge.Discarded))
	})
	t.Run("to purge from it", func(t *testing.T) {
		tb := cast(t, withArchives("a"), Purge(Choose(hand)))
		assert.Equal(t, []string{"a"}, tb.Pile(monster, Purged))
	})
	t.Run("to seek in vain", func(t *testing.T) { // K15.8: nobody is told what is not there
		tb := cast(t, withArchives("a"), May(Purge(Choose(hand.House(Dis)))))
		assert.Zero(t, tb.Happened(keyforge.HadNoEffect))
	})
	t.Run("to count it", func(t *testing.T) {
		tb := cast(t, withArchives("a", "b"), Gain(Count(hand)))
		tb.Amber(0, 2)
	})
	t.Run("to play from it", func(t *testing.T) {
		tb := cast(t, withArchives("limb-3"), PlayAsYours(Choose(hand)))
		tb.Line(0, "limb-3")
	})
	t.Run("but nothing refills it", func(t *testing.T) {
		k := plays("a")
		tb := cast(t, k, Opponent.Refills())
		assert.Empty(t, tb.Pile(monster, Archives))
		assert.Equal(t, []string{"a"}, tb.Pile(monster, Deck))
	})
	t.Run("the top of the deck is that of the adventure deck", func(t *testing.T) {
		tb := cast(t, plays("a", "b"), DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))))
		assert.Equal(t, []string{"a"}, tb.Pile(monster, Discard))
	})
}

func TestA4_5WhatReturnsToItsHandIsArchived(t *testing.T) {
	k := withArchives()
	k.Line = gametest.Cards("limb-3")
	tb := cast(t, k, ReturnToHand(Choose(Creatures.Enemy())))
	assert.Equal(t, []string{"limb-3"}, tb.Pile(monster, Archives))
	k = withArchives()
	k.Discard = gametest.Cards("a")
	tb = cast(t, k, ReturnToHand(Each(Cards.In(Discard, Opponent))))
	assert.Equal(t, []string{"a"}, tb.Pile(monster, Archives))
}

func TestA4_6AbilitiesReachTheArchives(t *testing.T) {
	tb := cast(t, withArchives("a", "b"), DiscardCards(Each(Cards.In(Archives, Opponent))))
	assert.Empty(t, tb.Pile(monster, Archives))
	assert.ElementsMatch(t, []string{"a", "b"}, tb.Pile(monster, Discard))
}
