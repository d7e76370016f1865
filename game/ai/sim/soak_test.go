package sim_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Check finds broken invariants.
func TestCheckFindsFaults(t *testing.T) {
	fresh := func() *keyforge.Game {
		return gametest.Duel(t, keyforge.SidePosition{Line: gametest.Cards("headhunter")}, keyforge.SidePosition{}, card.Brobnar).Game
	}
	require.NoError(t, sim.Check(fresh()))
	for name, harm := range map[string]func(s *keyforge.State){
		"side 0 has -1 æmber":    func(s *keyforge.State) { s.Players[0].Pool = -1 },
		"card 1 has 0 æmber, -1": func(s *keyforge.State) { s.Cards[1].Damage = -1 },
		"says zone":              func(s *keyforge.State) { s.Cards[1].Zone = card.Hand },
		"card 2 is in 0 places":  func(s *keyforge.State) { s.NCards = 2 },
		"lies on card 1":         func(s *keyforge.State) { s.NCards, s.Cards[1].First = 2, 2 },
		"round in a circle": func(s *keyforge.State) {
			s.NCards, s.Cards[1].First = 2, 2
			s.Cards[2] = keyforge.CardState{Host: 1, Next: 2, Zone: card.Under}
		},
	} {
		g := fresh()
		s := g.Snapshot()
		harm(&s)
		g.Load(&s)
		assert.ErrorContains(t, sim.Check(g), name)
	}
}

// A soak plays as many decisions as requested and reports how much room was needed.
func TestSoak(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	s := sim.Soak{Rules: scenario.NewRules(cat), Decisions: 2000, Seed: 26, Workers: 2,
		Begin: func(_ uint64, r *rand.Rand) (replay.Header, error) {
			return save.Deal("duel", "",
				keyforge.Setup{Decks: []keyforge.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r)}, Seed: r.Uint64(), First: keyforge.NoSide}), nil
		}}
	got, err := s.Run(context.Background())
	require.NoError(t, err)
	assert.GreaterOrEqual(t, got.Decisions, 2000)
	assert.Positive(t, got.Peaks.Frames)
	assert.LessOrEqual(t, got.Peaks.Frames, keyforge.Capacity.Frames)
}

// Games that begin at the edge of every limit are soaked too: exceeding a limit is
// refused, something can always be done, and what was played can be taken back, saved
// and read.
func TestSoakNearTheLimits(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	edge := gametest.Edge(t, cat)
	s := sim.Soak{Rules: scenario.NewRules(cat), Decisions: gametest.Rounds(500), Seed: 26, Workers: 2,
		Begin: func(_ uint64, r *rand.Rand) (replay.Header, error) {
			for {
				g, err := keyforge.Start(cat, keyforge.Duel, edge(r, 2, 0))
				if err != nil {
					continue // the position is refused
				}
				table, err := scenario.Of(g, "")
				if err != nil {
					return replay.Header{}, err
				}
				return save.Position(table), nil
			}
		}}
	got, err := s.Run(context.Background())
	require.NoError(t, err)
	assert.Positive(t, got.Overflows, "no game was at an edge")
}
