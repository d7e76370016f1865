package adventuretest

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// CheckSecrecy plays n adventures of one to three players at every difficulty, each in parallel
// with twins that one of the players cannot tell from it: see [gametest.CheckSecrecy].
func CheckSecrecy(t testing.TB, a adventure.Adventure, n int, tell gametest.Observer) {
	t.Helper()
	cat := catalogue(t, a, nil)
	join, compared := joins(a), 0
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 9))
		seat := keyforge.Side(r.IntN(1 + int(seed%keyforge.MaxSeats)))
		compared += gametest.CheckSecrecy(t, r, random(t, a, cat, join, r, seed), seat, 150, tell)
	}
	require.Greater(t, compared, 30*n, "too little was compared to prove anything")
}

// CheckSights plays n games of the adventure at random that are shown to each seat elsewhere, see [gametest.CheckSights].
func CheckSights(t testing.TB, a adventure.Adventure, n int) {
	t.Helper()
	cat, join := catalogue(t, a, nil), joins(a)
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 10))
		gametest.CheckSights(t, r, random(t, a, cat, join, r, seed), 150)
	}
}

// random is a game of one to three players, with random decks or on a crowded table.
func random(t testing.TB, a adventure.Adventure, cat *keyforge.Catalogue, join func(*rand.Rand, *keyforge.Position),
	r *rand.Rand, seed uint64) *keyforge.Game {
	t.Helper()
	players, mode := 1+int(seed%keyforge.MaxSeats), a.Mode(adventure.Difficulty(seed/keyforge.MaxSeats%3))
	p := gametest.Crowded(r, players, cards.All())
	join(r, &p)
	g, err := keyforge.Start(cat, mode, p)
	if err != nil || seed%2 == 0 { // an impossible position
		g, err = keyforge.New(cat, mode, adventure.Setup(a, randomDeals(r, players), seed))
	}
	require.NoError(t, err)
	return g
}
