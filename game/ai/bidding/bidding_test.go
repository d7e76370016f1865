package bidding_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bidding"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/match/matchtest"
)

// Computers bid until a deck is not worth another chain, choose a deck, go first, and
// reach each game of a match by themselves; the same seed gives the same decisions.
func TestComputersDecide(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	decide := func(m *match.Match) match.Move {
		v, ok := bidding.Decide(t.Context(), m, cat)
		require.True(t, ok)
		require.NoError(t, m.Do(v), v)
		return v
	}
	m := matchtest.Begin(t, matchtest.Plan(t, match.BestOfThree, match.Auction))
	for m.Ask().Kind == match.AskBid {
		decide(m)
	}
	require.Equal(t, match.AskGame, m.Ask().Kind)
	require.NoError(t, m.Do(match.Move{Verb: match.Won, N: 1}))
	assert.Equal(t, match.Move{Verb: match.First, N: 2}, decide(m))
	again := matchtest.Begin(t, matchtest.Plan(t, match.BestOfThree, match.Auction))
	for again.Ask().Kind == match.AskBid {
		decide(again)
	}
	assert.Equal(t, m.Moves()[:len(again.Moves())], again.Moves())
}

// A deck that cannot lose is worth many chains, one that cannot win none.
func TestComputersKnowAWeakDeck(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	p := matchtest.Plan(t, match.Single, match.Auction)
	weak := p.Decks[0][0]
	weak.Cards = []scenario.Cards{{ID: "gauntlet-of-command", N: 36}} // forges no key
	p.Decks[0][0] = weak
	m := matchtest.Begin(t, p) // the players bid for the weak deck
	v, ok := bidding.Decide(t.Context(), m, cat)
	require.True(t, ok)
	assert.Equal(t, match.Move{Verb: match.Pass}, v)
	p.Favourite = 1
	m = matchtest.Begin(t, p)
	v, ok = bidding.Decide(t.Context(), m, cat)
	require.True(t, ok)
	assert.Equal(t, match.Move{Verb: match.Raise, N: 1}, v)
	require.NoError(t, m.Do(match.Move{Verb: match.Raise, N: 18}))
	v, ok = bidding.Decide(t.Context(), m, cat)
	require.True(t, ok)
	assert.Equal(t, match.Move{Verb: match.Pass}, v, "there is an end to it")
	onyx := matchtest.Brought(t, "onyx")
	for want, mine := range [][]scenario.Deck{{onyx, weak}, {weak, onyx}, {weak, weak, onyx}} {
		m = matchtest.Begin(t, match.Plan{Seed: 1,
			Duel: match.Duel{Way: match.Sealed, Decks: [2][]scenario.Deck{mine, {matchtest.Brought(t, "argus")}}}})
		v, ok = bidding.Decide(t.Context(), m, cat)
		require.True(t, ok)
		assert.Equal(t, match.Move{Verb: match.Deck, N: want + 1}, v)
		m = matchtest.Begin(t, match.Plan{Seed: 1,
			Duel: match.Duel{Way: match.Sealed, Decks: [2][]scenario.Deck{{matchtest.Brought(t, "argus")}, mine}}})
		if m.Ask().Player == 0 {
			require.NoError(t, m.Do(match.Move{Verb: match.Deck, N: 1}))
		}
		v, ok = bidding.Decide(t.Context(), m, cat)
		require.True(t, ok)
		assert.Equal(t, match.Move{Verb: match.Deck, N: want + 1}, v, "by the second player")
	}
}

// A computer that is stopped decides nothing.
func TestComputersAreStopped(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, ok := bidding.Decide(ctx, matchtest.Begin(t, matchtest.Plan(t, match.Single, match.Auction)), cat)
	assert.False(t, ok)
}
