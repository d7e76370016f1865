package bidding_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bidding"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
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
	m := begin(t, plan(t, match.BestOfThree, match.Auction))
	for m.Ask().Kind == match.AskBid {
		decide(m)
	}
	require.Equal(t, match.AskGame, m.Ask().Kind)
	require.NoError(t, m.Do(match.Move{Verb: match.Won, N: 1}))
	assert.Equal(t, match.Move{Verb: match.First, N: 2}, decide(m))
	again := begin(t, plan(t, match.BestOfThree, match.Auction))
	for again.Ask().Kind == match.AskBid {
		decide(again)
	}
	assert.Equal(t, m.Moves()[:len(again.Moves())], again.Moves())
}

// A deck that cannot lose is worth many chains, one that cannot win none.
func TestComputersKnowAWeakDeck(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	p := plan(t, match.Single, match.Auction)
	weak := p.Decks[0][0]
	weak.Cards = []replay.Cards{{ID: "gauntlet-of-command", N: 36}} // forges no key
	p.Decks[0][0] = weak
	m := begin(t, p) // the players bid for the weak deck
	v, ok := bidding.Decide(t.Context(), m, cat)
	require.True(t, ok)
	assert.Equal(t, match.Move{Verb: match.GiveWay}, v)
	p.Favourite = 1
	m = begin(t, p)
	v, ok = bidding.Decide(t.Context(), m, cat)
	require.True(t, ok)
	assert.Equal(t, match.Move{Verb: match.Raise, N: 1}, v)
	require.NoError(t, m.Do(match.Move{Verb: match.Raise, N: 18}))
	v, ok = bidding.Decide(t.Context(), m, cat)
	require.True(t, ok)
	assert.Equal(t, match.Move{Verb: match.GiveWay}, v, "there is an end to it")
	sealed := match.Plan{Way: match.Sealed, Seed: 1, Decks: [2][]replay.Deck{{weak, brought(t, "onyx")}, {brought(t, "argus")}}}
	m = begin(t, sealed)
	v, ok = bidding.Decide(t.Context(), m, cat)
	require.True(t, ok)
	assert.Equal(t, match.Move{Verb: match.Deck, N: 2}, v)
}

// A computer that is stopped decides nothing.
func TestComputersAreStopped(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, ok := bidding.Decide(ctx, begin(t, plan(t, match.Single, match.Auction)), cat)
	assert.False(t, ok)
}

// brought is an embedded deck as a match has it.
func brought(t testing.TB, name string) replay.Deck {
	t.Helper()
	d, err := deck.Named(name)
	require.NoError(t, err)
	return match.Brought(d)
}

// plan is a plan of a match with one deck for each player.
func plan(t testing.TB, f match.Format, w match.Way) match.Plan {
	t.Helper()
	return match.Plan{Format: f, Way: w, Seed: 7,
		Decks: [match.Players][]replay.Deck{{brought(t, "onyx")}, {brought(t, "argus")}}}
}

func begin(t testing.TB, p match.Plan) *match.Match {
	t.Helper()
	m, err := match.New(p)
	require.NoError(t, err)
	return m
}
