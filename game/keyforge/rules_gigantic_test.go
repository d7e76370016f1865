package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The two halves of a gigantic creature: icons above, power and text below.
var (
	giant    = card.Creature("giant", card.Brobnar, 9, card.Armor(2), card.HalfOf("giant-top"), card.Play(card.Steal(1)))
	giantTop = card.Creature("giant-top", card.Brobnar, 0, card.HalfOf("giant"), card.Amber(2))
)

// bothHalves is a giant in play.
var bothHalves = keyforge.CardPosition{ID: "giant", Marks: keyforge.Joining}

func TestK19_1_K19_2BothHalvesInHand(t *testing.T) {
	for _, hand := range [][]string{{"giant"}, {"giant-top"}, {"giant", "giant"}} {
		side := holding(field("plain-3"), hand...)
		side.Deck, side.Discard, side.Archives = gametest.Cards("giant-top"), gametest.Cards("giant-top", "giant"), gametest.Cards("giant-top")
		tb := duelWith(t, side, field(), giant, giantTop)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Player(0).Pile(card.Hand)[0]}, keyforge.NotBothHalves)
	}
	for _, played := range []string{"giant", "giant-top"} {
		tb := duelWith(t, holding(field("plain-3"), "giant", "giant-top", "plain-4"), field(), giant, giantTop)
		tb.Play(played)
		tb.Left()
		tb.Line(0, "giant", "plain-3")
		assert.Equal(t, []string{"plain-4"}, tb.Pile(0, card.Hand))
	}
}

func TestK19_3TwoCardsOutOfPlay(t *testing.T) {
	for _, w := range []*card.Card{recall, store, banish, scrap, smite} {
		tb := duelWith(t, holding(row(bothHalves, marked("plain-3", 0)), w.ID), field(), w, giant, giantTop)
		tb.Play(w.ID)
		tb.Pick("giant")
		z := tb.Of("giant").Zone
		assert.False(t, z.InPlay())
		assert.Subset(t, tb.Pile(0, z), []string{"giant", "giant-top"}, "both in one zone")
	}
	// They take two places in a hand.
	side := holding(field(), "giant", "giant-top")
	side.Deck = gametest.Many(9, "filler")
	tb := duelWith(t, side, field(), giant, giantTop)
	tb.EndTurn()
	assert.Equal(t, 6, tb.Player(0).Pile(card.Hand).Len())
	assert.Equal(t, 5, tb.Player(0).Pile(card.Deck).Len())
	tb.LeaveOpen()
	t.Run("K19.3 shuffled into the deck", func(t *testing.T) {
		wash := card.Action("wash", card.Brobnar, card.Play(card.ShuffleIn(card.Creatures)))
		var tops int
		for seed := range uint64(20) {
			side := holding(row(bothHalves), "wash")
			side.Deck = gametest.Many(9, "filler")
			tb := gametest.StartWith(t, catalogueWith(t, wash, giant, giantTop), keyforge.Duel,
				keyforge.Position{Players: []keyforge.SidePosition{side, field()}, House: card.Brobnar, Seed: seed})
			tb.Play("wash")
			require.Equal(t, 11, tb.Player(0).Pile(card.Deck).Len())
			if tb.Player(0).Pile(card.Deck).Top() == tb.Card("giant-top") {
				tops++
			}
		}
		assert.Less(t, tops, 10, "the upper half is shuffled too")
	})
}

func TestK19_4OneCreatureAndOneCardPlayed(t *testing.T) {
	count := card.Action("count", card.Brobnar,
		card.Play(card.Gain(card.Count(card.Creatures.Friendly())), card.Gain(card.ThisTurn(card.PlayedCreatures, card.You).Times(10))))
	foe := field()
	foe.Amber = 1
	tb := duelWith(t, holding(field("plain-3"), "giant", "giant-top", "count"), foe, giant, giantTop, count)
	tb.Play("giant-top")
	tb.Right()
	tb.Amber(0, 3)
	tb.Play("count")
	tb.Amber(0, 3+2+10)
	t.Run("K19.4 on the first turn of the game", func(t *testing.T) {
		d := keyforge.Deal{Houses: []card.House{card.Brobnar, card.Dis, card.Logos}}
		for range 20 {
			d.Cards = append(d.Cards, keyforge.DealtCard{ID: "giant"}, keyforge.DealtCard{ID: "giant-top"})
		}
		g, err := keyforge.New(catalogueWith(t, giant, giantTop), keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{d, d}, Seed: 3, First: 0})
		require.NoError(t, err)
		tb := gametest.On(t, g)
		tb.No()
		tb.No()
		tb.House(card.Brobnar)
		tb.Play("0:giant")
		tb.Line(0, "giant")
		assert.Equal(t, 5, tb.Player(0).Pile(card.Hand).Len())
		tb.Refused(keyforge.Command{Verb: keyforge.DiscardCard, Card: tb.Player(0).Pile(card.Hand)[0]}, keyforge.FirstTurn)
	})
}

func TestK19_5WhatIsPrintedOnEachHalf(t *testing.T) {
	foe := field("dis-3")
	foe.Amber = 2
	tb := duelWith(t, holding(field(), "giant", "giant-top"), foe, giant, giantTop)
	tb.Play("giant")
	tb.PowerIs("giant", 9)
	assert.Equal(t, 2, tb.Armor(tb.Card("giant")))
	tb.Amber(0, 2+1) // the icons of one half, the text of the other
	tb.Amber(1, 1)
}

func TestK19_6OneHalfAlone(t *testing.T) {
	wild := func(n int) *card.Card {
		return card.Action("wild", card.Brobnar, card.Play(card.PlayCard(card.Each(card.Cards.In(card.Deck, card.You).TopOf(n)))))
	}
	drop := card.Action("drop", card.Brobnar,
		card.Play(card.PutIntoPlay(card.Each(card.Creatures.In(card.Hand, card.You)), card.You, card.OnTop)))
	lure := card.Action("lure", card.Brobnar,
		card.Play(card.PutIntoPlay(card.Choose(card.Creatures.In(card.Hand, card.You)), card.You, card.OnTop)))
	side := holding(field("plain-3"), "wild", "giant")
	side.Deck = gametest.Cards("giant-top", "giant", "filler")
	tb := duelWith(t, side, field(), wild(1), giant, giantTop)
	tb.Play("wild")
	assert.Equal(t, []string{"giant-top", "giant", "filler"}, tb.Pile(0, card.Deck), "the top card stays, wherever the other half is")
	tb.Line(0, "plain-3")

	tb = duelWith(t, side, field(), wild(2), giant, giantTop)
	tb.Play("wild")
	tb.Left() // one creature: nothing to choose (K19.4)
	tb.Line(0, "giant", "plain-3")
	assert.Equal(t, []string{"filler"}, tb.Pile(0, card.Deck))

	tb = duelWith(t, holding(field(), "drop", "giant", "giant-top"), field(), drop, giant, giantTop)
	tb.Play("drop")
	tb.Line(0, "giant")
	tb.Amber(0, 0)
	assert.Empty(t, tb.Pile(0, card.Hand))

	tb = duelWith(t, holding(field(), "lure", "giant", "giant-top"), field(), lure, giant, giantTop)
	tb.Play("lure")
	tb.Pick("giant")
	tb.Line(0)
	assert.Equal(t, []string{"giant", "giant-top"}, tb.Pile(0, card.Hand))
}

func TestQ40OrderOfTheHalves(t *testing.T) {
	for first, want := range map[string][]string{"giant": {"giant-top", "giant", "filler"}, "giant-top": {"giant", "giant-top", "filler"}} {
		side := holding(row(bothHalves), "lift")
		side.Deck = gametest.Cards("filler")
		tb := duelWith(t, side, field(), lift, giant, giantTop)
		tb.Play("lift")
		tb.Asks(keyforge.AskCards, keyforge.ForDiscardOrder, 0)
		tb.Pick(first)
		assert.Equal(t, want, tb.Pile(0, card.Deck))
	}
	dig := card.Action("dig", card.Brobnar, card.Play(card.ReturnToHand(card.Each(card.Cards.In(card.Discard, card.You).TopOf(1)))))
	side := holding(row(bothHalves), "smite", "dig")
	tb := duelWith(t, side, field(), smite, dig, giant, giantTop)
	tb.Play("smite")
	tb.Pick("giant-top")
	assert.Equal(t, []string{"smite", "giant", "giant-top"}, tb.Pile(0, card.Discard))
}

// Both halves come under the new control (K13.9).
func TestBothHalvesChangeControl(t *testing.T) {
	tb := duelWith(t, holding(field(), "charm"), row(bothHalves), charm, giant, giantTop)
	tb.Play("charm")
	tb.Line(0, "giant")
	assert.Equal(t, [...]keyforge.Side{0, 0}, [...]keyforge.Side{tb.Of("giant").Ctrl, tb.Of("giant-top").Ctrl})
}

// An ability puts the whole creature into play, whichever half comes first (K19.4),
// and finds both halves of one that it has purged (K19.6).
func TestK19_4_K19_6BothHalvesGoTogether(t *testing.T) {
	hatch := card.Action("hatch", card.Brobnar,
		card.Play(card.PutIntoPlay(card.Each(card.Creatures.In(card.Hand, card.You)), card.You, card.OnTop),
			card.IfYouDo(card.Put(3, card.PowerCounter, card.Them))))
	for _, hand := range [][]string{{"hatch", "giant", "giant-top"}, {"hatch", "giant-top", "giant"}} {
		tb := duelWith(t, holding(field(), hand...), field(), hatch, giant, giantTop)
		tb.Play("hatch")
		tb.PowerIs("giant", 9+3)
	}
	jail := card.Creature("jail", card.Brobnar, 1, card.Play(card.Purge(card.Creatures.Except())),
		card.Heading(card.OnLeaves, card.PutIntoPlay(card.PurgedBy, card.Owner, card.OnTop)))
	tb := duelWith(t, holding(field(), "jail", "smite"), row(bothHalves), jail, smite, giant, giantTop)
	tb.Play("jail")
	tb.InZone(card.Purged, "giant", "giant-top")
	tb.Play("smite")
	tb.Line(1, "giant")
	tb.InZone(card.Joined, "giant-top")
	tb.Marked("giant", keyforge.Exhausted)
}

// The icons of a creature that has left play are those of its upper half (K19.5, K13.6).
func TestK19_5IconsOfOneThatLeft(t *testing.T) {
	rob := card.Action("rob", card.Brobnar, card.Play(card.Purge(card.Choose(card.Creatures)), card.ResolveIcons(card.It)))
	dig := card.Action("dig", card.Brobnar,
		card.Play(card.ReturnToHand(card.Choose(card.Cards.In(card.Discard, card.You))), card.ResolveIcons(card.It)))
	tb := duelWith(t, holding(field(), "rob"), row(bothHalves), rob, giant, giantTop)
	tb.Play("rob")
	tb.Amber(0, 2)
	for half, n := range map[string]int{"giant": 0, "giant-top": 2} {
		side := holding(field(), "dig")
		side.Discard = gametest.Cards("giant", "giant-top")
		tb = duelWith(t, side, field(), dig, giant, giantTop)
		tb.Play("dig")
		tb.Pick(half) // a card of its own (K19.3)
		tb.Amber(0, n)
	}
}

// A copy of a gigantic creature is one card, with the icons of the upper half.
func TestK19_5CopyOfAGiganticCreature(t *testing.T) {
	gel := card.Creature("gel", card.Brobnar, 1, card.AsItEnters(card.BecomeCopy(card.Choose(card.Creatures.Except()))))
	foe := row(bothHalves)
	foe.Amber = 2
	tb := duelWith(t, holding(field(), "gel"), foe, gel, giant, giantTop)
	tb.Play("gel")
	tb.Line(0, "gel")
	tb.PowerIs("gel", 9)
	tb.Amber(0, 2+1)
	tb.Amber(1, 1)
}
