package keyforge_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// What is derived from the state is computed again only after a change of something
// on which it depends. A game that computes it at every look goes on equally: in
// random duels, in crowded positions, against the monster.
func TestDerivedValuesAreNeverOld(t *testing.T) {
	all, err := cards.Catalogue()
	require.NoError(t, err)
	watch(t)
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 21))
		g, err := keyforge.New(all, keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r)},
			Seed: seed})
		require.NoError(t, err)
		besidePlain(t, r, g, 300)
	}
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 22))
		if g, err := keyforge.Start(all, keyforge.Duel, gametest.Crowded(r, 2, cards.All())); err == nil {
			besidePlain(t, r, g, 40)
		}
	}
	monsters := everything(t)
	for _, a := range adventures.All() {
		for seed := range uint64(6) {
			r := rand.New(rand.NewPCG(seed, 23))
			var decks []keyforge.Deal
			for range 1 + seed%3 {
				decks = append(decks, gametest.RandomDeal(r))
			}
			g, err := keyforge.New(monsters, a.Mode(adventure.Normal), adventure.Setup(a, decks, seed))
			require.NoError(t, err)
			besidePlain(t, r, g, 400)
		}
	}
}

// besidePlain plays a game at random in parallel with one that computes everything
// again.
func besidePlain(t *testing.T, r *rand.Rand, g *keyforge.Game, most int) {
	t.Helper()
	plain := keyforge.Empty(g.Catalogue(), g.Mode())
	plain.CopyFrom(g)
	plain.Plain()
	for i := 0; i < most && !g.Over(); i++ {
		legal := g.Legal(nil)
		require.Equal(t, plain.Legal(nil), legal)
		c := legal[r.IntN(len(legal))]
		if c.Verb == keyforge.EndTurn {
			c = legal[r.IntN(len(legal))]
		}
		events, err := g.Apply(c, nil)
		if errors.As(err, new(keyforge.OverflowError)) {
			return
		}
		require.NoError(t, err, "%v", c)
		same, err := plain.Apply(c, nil)
		require.NoError(t, err, "%v", c)
		require.Equal(t, same, events, "%v", c)
		require.Equal(t, plain.Hash(), g.Hash(), "%v", c)
		require.Equal(t, plain.Derived(), g.Derived(), "%v", c)
	}
}

// watch compares the fast ways of the engine with the reference at every step.
func watch(t *testing.T) {
	t.Helper()
	t.Cleanup(keyforge.WatchSteps(func(g *keyforge.Game) { require.Empty(t, g.Differences()) }))
}

// In random games with all embedded decks, of two players and of up to three against
// the monster, the fast ways of the engine and the reference agree at every step.
func TestFastWaysAreRight(t *testing.T) {
	cat := everything(t)
	var deals []keyforge.Deal
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	watch(t)
	play := func(mode keyforge.Mode, setup keyforge.Setup) {
		r := rand.New(rand.NewPCG(setup.Seed, 24))
		g, err := keyforge.New(cat, mode, setup)
		require.NoError(t, err)
		for i := 0; i < 300 && !g.Over(); i++ {
			legal := g.Legal(nil)
			_, err := g.Apply(legal[r.IntN(len(legal))], nil)
			require.NoError(t, err)
		}
	}
	for i := range deals {
		play(keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{deals[i], deals[(i+1)%len(deals)]}, Seed: uint64(i), First: keyforge.NoSide})
		for _, a := range adventures.All() {
			for players := range 3 {
				var team []keyforge.Deal
				for k := range players + 1 {
					team = append(team, deals[(i+k)%len(deals)])
				}
				play(a.Mode(adventure.Difficulty(i%3)), adventure.Setup(a, team, uint64(i)))
			}
		}
	}
}
