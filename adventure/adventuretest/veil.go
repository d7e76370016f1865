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
		players, mode := 1+int(seed%keyforge.MaxSeats), a.Mode(adventure.Difficulty(seed/keyforge.MaxSeats%3))
		seat := keyforge.Side(r.IntN(players))
		p := gametest.Crowded(r, players, cards.All())
		join(r, &p)
		g, err := keyforge.Start(cat, mode, p)
		if err != nil || seed%2 == 0 { // an impossible position
			g, err = keyforge.New(cat, mode, adventure.Setup(a, randomDeals(r, players), seed))
		}
		require.NoError(t, err)
		compared += gametest.CheckSecrecy(t, r, g, seat, 150, tell)
	}
	require.Greater(t, compared, 30*n, "too little was compared to prove anything")
}
