package bot_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// duel begins a duel of the two starter decks.
func duel(t testing.TB, seed uint64) *keyforge.Game {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	setup := keyforge.Setup{Seed: seed, First: keyforge.NoSide}
	for _, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		setup.Decks = append(setup.Decks, d.Deal(0))
	}
	g, err := keyforge.New(cat, keyforge.Duel, setup)
	require.NoError(t, err)
	return g
}

// play lets the bots of the seats play the game to its end.
func play(t testing.TB, g *keyforge.Game, seats ...bot.Bot) {
	t.Helper()
	for n := 0; !g.Over(); n++ {
		require.Less(t, n, 100_000, "the game does not end")
		legal := g.Legal(nil)
		cmd := seats[g.Question().Side].Choose(g, legal)
		require.Contains(t, legal, cmd)
		_, err := g.Apply(cmd, nil)
		require.NoError(t, err)
	}
}

func TestGreedyBeatsRandom(t *testing.T) {
	const games = 30
	wins := 0
	for seed := range uint64(games) {
		g := duel(t, seed)
		greedy := keyforge.Side(seed % 2)
		seats := []bot.Bot{bot.NewRandom(seed), bot.NewRandom(seed)}
		seats[greedy] = bot.Greedy{}
		play(t, g, seats...)
		if g.Won(greedy) {
			wins++
		}
	}
	assert.GreaterOrEqual(t, wins, games*9/10)
}

func TestEqualSeedsPlayEqually(t *testing.T) {
	for _, name := range bot.Names[:3] { // the others only think longer
		end := func(seed uint64) uint64 {
			g := duel(t, 1)
			var seats []bot.Bot
			for i := range uint64(2) {
				b, err := bot.New(name, seed+i)
				require.NoError(t, err)
				seats = append(seats, b)
			}
			play(t, g, seats...)
			return g.Hash()
		}
		assert.Equal(t, end(1), end(1), name)
		if name == "random" {
			assert.NotEqual(t, end(1), end(2), name)
		}
	}
}

func TestRandomChoosesEachCommandAlike(t *testing.T) {
	g := duel(t, 1)
	b := bot.NewRandom(7)
	legal := []keyforge.Command{{Verb: keyforge.Yes}, {Verb: keyforge.No}, {Verb: keyforge.Done}}
	const rounds = 3_000
	times := map[keyforge.Command]int{}
	for range rounds {
		times[b.Choose(g, legal)]++
	}
	for _, cmd := range legal {
		assert.InDelta(t, rounds/len(legal), times[cmd], 150, cmd)
	}
}

// K21.4 would let a random player drown in chains.
func TestRandomLeavesAHighTideAlone(t *testing.T) {
	g := duel(t, 1)
	b := bot.NewRandom(1)
	tide := keyforge.Command{Verb: keyforge.RaiseTide}
	for g.Check(tide) != nil {
		_, err := g.Apply(b.Choose(g, g.Legal(nil)), nil)
		require.NoError(t, err)
	}
	_, err := g.Apply(tide, nil)
	require.NoError(t, err)
	require.Contains(t, g.Legal(nil), tide)
	for range 200 {
		assert.NotEqual(t, tide, b.Choose(g, g.Legal(nil)))
	}
}

func TestBotsDoNotAllocate(t *testing.T) {
	for _, b := range []bot.Bot{bot.NewRandom(1), bot.Greedy{}} {
		g := duel(t, 1)
		legal := make([]keyforge.Command, 0, 128)
		for range 200 {
			legal = g.Legal(legal[:0])
			assert.Zero(t, testing.AllocsPerRun(1, func() { b.Choose(g, legal) }), "%T", b)
			_, err := g.Apply(b.Choose(g, legal), nil)
			require.NoError(t, err)
			if g.Over() {
				break
			}
		}
	}
}

func TestNewNamesTheBots(t *testing.T) {
	_, err := bot.New("clever", 1)
	require.Error(t, err)
	for _, name := range bot.Names {
		assert.ErrorContains(t, err, name)
	}
}

func BenchmarkGreedy(b *testing.B) {
	g := duel(b, 1)
	legal := g.Legal(nil)
	for b.Loop() {
		legal = g.Legal(legal[:0])
		_, err := g.Apply(bot.Greedy{}.Choose(g, legal), nil)
		require.NoError(b, err)
		if g.Over() {
			b.StopTimer()
			g = duel(b, 1)
			b.StartTimer()
		}
	}
}
