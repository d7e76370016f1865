package bot_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Even at a full table, where a single try may take a second, an expert stops in time.
func TestThinkingStopsAtAFullTable(t *testing.T) {
	const limit = 50 * time.Millisecond
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	edge := gametest.Edge(t, cat)
	tables := 0
	for seed := uint64(0); tables < 6; seed++ {
		g, err := keyforge.Start(cat, keyforge.Duel, edge(rand.New(rand.NewPCG(seed, 11)), 2, 0))
		if err != nil { // an impossible table
			continue
		}
		tables++
		least := 100 * limit
		for range 3 { // other work may slow one of them down
			ctx, stop := context.WithTimeout(t.Context(), limit)
			start := time.Now()
			assert.NotEmpty(t, bot.NewExpert(bot.Thorough, 1).Think(ctx, g).Options)
			least = min(least, time.Since(start))
			stop()
		}
		assert.Less(t, least, 4*limit, "seed %d", seed)
	}
}
