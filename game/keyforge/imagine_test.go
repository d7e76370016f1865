package keyforge_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A player who searches ahead sees the table as before and learns nothing hidden:
// the opponent's hand and deck and the player's own deck are other cards of the
// same decks.
func TestImagineReshufflesWhatIsHidden(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: starters(t), Seed: 4})
	require.NoError(t, err)
	imagined := keyforge.Empty(cat, keyforge.Duel)
	imagined.Load(gametest.State(g))
	imagined.Imagine(0, 99)

	assert.Equal(t, g.View(0), imagined.View(0), "the seat sees the same")
	for side := range keyforge.Side(2) {
		assert.NotEqual(t, cardsIn(g, side, card.Deck), cardsIn(imagined, side, card.Deck), "the deck of %d", side)
		assert.Equal(t, everyCard(g, side), everyCard(imagined, side), "the cards of %d", side)
	}
	assert.Equal(t, cardsIn(g, 0, card.Hand), cardsIn(imagined, 0, card.Hand), "one's own hand stays")
	assert.NotEqual(t, cardsIn(g, 1, card.Hand), cardsIn(imagined, 1, card.Hand), "the opponent's does not")

	again := keyforge.Empty(cat, keyforge.Duel)
	again.Load(gametest.State(g))
	again.Imagine(0, 99)
	assert.Equal(t, imagined.Hash(), again.Hash(), "one seed, one imagination")
}

// The real order of hidden cards does not affect what is imagined: if they were
// dealt differently, the same seed would imagine the same.
func TestImagineDoesNotKnowTheRealOrder(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: starters(t), Seed: 4})
	require.NoError(t, err)
	other := keyforge.Empty(cat, keyforge.Duel)
	other.Load(gametest.State(g))
	other.Imagine(0, 7)
	require.NotEqual(t, cardsIn(g, 1, card.Hand), cardsIn(other, 1, card.Hand))
	g.Imagine(0, 99)
	other.Imagine(0, 99)
	assert.Equal(t, g.Hash(), other.Hash())
}

// An imagined game has a different future from the real one: its generator is not
// that of the game, and archives that the seat may not see hold other cards.
func TestImagineHasAnotherFuture(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	archived := gametest.Cards("punch", "anger", "troll", "fear", "dextre", "urchin", "bumpsy", "headhunter")
	g, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{House: card.Brobnar, Seed: 6, Players: []keyforge.SidePosition{
		{Archives: archived, Deck: gametest.Many(9, "silvertooth")}, {Archives: archived, Deck: gametest.Many(9, "ganger-chieftain")}}})
	require.NoError(t, err)
	imagined := keyforge.Empty(cat, keyforge.Duel)
	imagined.Load(gametest.State(g))
	imagined.Imagine(0, 3)
	assert.NotEqual(t, gametest.State(g).Rand, gametest.State(imagined).Rand, "who searches ahead does not know the dice")
	assert.Equal(t, cardsIn(g, 0, card.Archives), cardsIn(imagined, 0, card.Archives), "one's own archives are known")
	assert.NotEqual(t, cardsIn(g, 1, card.Archives), cardsIn(imagined, 1, card.Archives), "those of the opponent are not")
	all := func(g *keyforge.Game) []string {
		list := slices.Concat(everyCard(g, 1), cardsIn(g, 1, card.Archives))
		slices.Sort(list)
		return list
	}
	assert.Equal(t, all(g), all(imagined))
}

// cardsIn are the cards of a side in a zone, from the bottom.
func cardsIn(g *keyforge.Game, side keyforge.Side, z card.Zone) []string {
	var list []string
	for _, c := range gametest.State(g).Players[side].Pile(z) {
		list = append(list, idOf(g, c))
	}
	return list
}

func idOf(g *keyforge.Game, c keyforge.Slot) string {
	return g.Catalogue().Card(gametest.State(g).Cards[c].Def).ID
}

func everyCard(g *keyforge.Game, side keyforge.Side) []string {
	list := slices.Concat(cardsIn(g, side, card.Deck), cardsIn(g, side, card.Hand))
	slices.Sort(list)
	return list
}

// Imagining a game allocates no memory.
func TestImagineDoesNotAllocate(t *testing.T) {
	g, err := keyforge.New(everything(t), keyforge.Duel, keyforge.Setup{Decks: starters(t), Seed: 4})
	require.NoError(t, err)
	assert.Zero(t, testing.AllocsPerRun(100, func() { g.Imagine(0, 1) }))
}

// What lies face down under a card is imagined too, each card as one of its owner's: who
// owns a card in the archives of another is known. The cards among which the player chooses
// are seen, so they stay what they are.
func TestImagineDealsAllThatIsHidden(t *testing.T) {
	under := gametest.Cards("troll")
	under[0].Under = gametest.Many(4, "punch")
	foreign := gametest.Many(6, "anger")
	for i := range foreign {
		foreign[i].Owner = 1
	}
	tb := gametest.Duel(t, keyforge.SidePosition{Hand: gametest.Cards("fear"), Deck: gametest.Many(6, "silvertooth")},
		keyforge.SidePosition{Line: under, Deck: gametest.Many(20, "bumpsy"), Archives: foreign}, card.Dis)
	w := tb.CopyInto(nil)
	w.Imagine(2, 7) // somebody who sees neither side's cards
	changed := 0
	for c := keyforge.Slot(1); c <= keyforge.Slot(tb.State().NCards); c++ {
		is := tb.Catalogue().Card(w.Card(c).Def).ID
		if tb.Game.Card(c).Owner == 0 {
			assert.Contains(t, []string{"fear", "silvertooth", "anger"}, is)
		} else {
			assert.Contains(t, []string{"troll", "punch", "bumpsy"}, is)
		}
		if tb.Game.Card(c).Zone == card.Under && is != "punch" {
			changed++
		}
	}
	assert.NotZero(t, changed, "what is under the troll")
}

func TestImagineKnowsWhatIsShown(t *testing.T) {
	me := holding(field("plain-9"), "search")
	me.Deck = gametest.Cards("plain-1", "plain-2", "plain-3", "plain-4", "dis-1", "dis-2")
	tb := duelWith(t, me, field(), search)
	tb.LeaveOpen()
	tb.Play("search")
	w := tb.CopyInto(nil)
	for seed := range uint64(9) {
		w.CopyFrom(tb.Game)
		w.Imagine(0, seed)
		for c := tb.Question().Domain.First(); c != 0; c = tb.Question().Domain.Next(c) {
			assert.Equal(t, tb.ID(c), w.Catalogue().Card(w.Card(c).Def).ID)
		}
	}
}

// A question whether to look for a card does not tell which cards there are.
func TestK15_8AfterYesTellsNothingHidden(t *testing.T) {
	maybe := card.Action("maybe", card.Brobnar,
		card.Play(card.May(card.ReturnToHand(card.UpTo(2, card.Creatures.In(card.Deck, card.You))))))
	me := holding(field("plain-9"), "maybe")
	me.Deck = gametest.Cards("plain-1", "plain-2", "item")
	me.Deck[0].Marks = keyforge.SeenBy(0)
	tb := duelWith(t, me, field(), maybe)
	tb.LeaveOpen()
	tb.Play("maybe")
	tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 0)
	next := tb.AfterYes()
	assert.True(t, next.Has(tb.Card("plain-1")), "it has been seen")
	assert.False(t, next.Has(tb.Card("plain-2")))
}

// A text that a card has gained is known, whatever has become of the card that was
// revealed for it.
func TestImagineKeepsGainedTexts(t *testing.T) {
	tb := gametest.Start(t, keyforge.Duel, keyforge.Position{House: card.Untamed, Players: []keyforge.SidePosition{{
		Hand:    []keyforge.CardPosition{{ID: "troll"}, {ID: "dust-imp", Label: "revealed"}, {ID: "punch"}, {ID: "anger"}},
		Line:    []keyforge.CardPosition{{ID: "mother", Label: "gained"}},
		Discard: []keyforge.CardPosition{{ID: "creed-of-nurture", Label: "creed"}},
	}, {}}, Lasting: []keyforge.LastingPosition{{Card: "creed", Cards: []string{"revealed"}, B: []string{"gained"}}}})
	mother := tb.Card("mother")
	seen := tb.View(1)
	require.True(t, seen.Cards[mother].Traits.Has(trait.Imp))
	imagined := keyforge.Empty(tb.Catalogue(), keyforge.Duel)
	for seed := range uint64(20) {
		imagined.Load(gametest.State(tb.Game))
		imagined.Imagine(1, seed)
		require.Equal(t, seen, imagined.View(1), "seed %d", seed)
	}
}
