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

// A computer bids eighteen chains for a deck that cannot lose, and no more.
func TestMostChains(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	for bid, want := range map[int]match.Move{17: {Verb: match.Raise, N: 18}, 18: {Verb: match.Pass}, 19: {Verb: match.Pass}} {
		p := matchtest.Plan(t, match.Single, match.Auction)
		p.Decks[0][0].Cards = []scenario.Cards{{ID: "gauntlet-of-command", N: 36}} // forges no key
		p.Favourite = 1
		m := matchtest.Begin(t, p)
		require.NoError(t, m.Do(match.Move{Verb: match.Raise, N: bid}))
		v, ok := bidding.Decide(t.Context(), m, cat)
		require.True(t, ok)
		assert.Equal(t, want, v, "after %d", bid)
	}
}

// A computer that is stopped chooses no deck, and while a game is played there is nothing to decide.
func TestNothingToDecide(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	mine := []scenario.Deck{matchtest.Brought(t, "onyx"), matchtest.Brought(t, "argus")}
	m := matchtest.Begin(t, match.Plan{Seed: 1, Duel: match.Duel{Way: match.Sealed, Decks: [2][]scenario.Deck{mine, mine}}})
	require.Equal(t, match.AskDeck, m.Ask().Kind)
	v, ok := bidding.Decide(ctx, m, cat)
	assert.False(t, ok)
	assert.Zero(t, v)

	m = matchtest.Begin(t, matchtest.Plan(t, match.Single, match.Auction))
	for m.Ask().Kind == match.AskBid {
		require.NoError(t, m.Do(match.Move{Verb: match.Pass}))
	}
	require.Equal(t, match.AskGame, m.Ask().Kind)
	v, ok = bidding.Decide(t.Context(), m, cat)
	assert.False(t, ok)
	assert.Zero(t, v)
}
