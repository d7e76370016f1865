package bot_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
	"github.com/keyraken/keyraken/game/shards/cards"
)

// With little thought an expert wins most duels against Greedy, from both seats, with Relics of the Future and without.
func TestQuickBeatsGreedy(t *testing.T) {
	const games = 24
	wins := 0
	for seed := range uint64(games) {
		g, me := begin(t, shards.Options{Seats: 2, Future: seed%4 < 2}, seed), shards.Seat(seed%2)
		players := []bot.Player{bot.NewGreedy(), bot.NewGreedy()}
		players[me] = bot.NewExpert(bot.Quick, seed)
		if play(t, g, players...); g.Won(me) {
			wins++
		}
	}
	t.Log(wins)
	assert.GreaterOrEqual(t, wins, games*65/100)
}

// Experts answer everything, and equal seeds make equal choices.
func TestExpertsPlayEverything(t *testing.T) {
	for name, o := range map[string]shards.Options{
		"three-way": {Seats: 3, Future: true, ThreeWay: true}, "teams": {Seats: 4, Future: true, Teams: true},
		"auction": {Seats: 4, Future: true, Auction: true}, "secret": {Seats: 2, Future: true, SecretRelics: true},
		"draft":   {Seats: 3, Future: true, Draft: true},
		"nemesis": {Seats: 2, Future: true, Automaton: nemesis.ByTheBook.Nemesis(2)},
	} {
		t.Run(name, func(t *testing.T) {
			g, again := begin(t, o, 4), begin(t, o, 4)
			play(t, g, bot.NewExpert(bot.Quick, 1))
			play(t, again, bot.NewExpert(bot.Quick, 1))
			assert.Equal(t, g.Hash(), again.Hash())
		})
	}
}

// An expert wins at once where it can, and advice says so.
func TestExpertsWinAtOnce(t *testing.T) {
	g := start(t, shards.SidePosition{Hand: []string{"blaster"}, Power: 9},
		shards.SidePosition{Health: 10, InPlay: []string{"optio-crusher"}, Hand: []string{"crystal"}})
	a := bot.NewExpert(bot.Thorough, 1).Advise(t.Context(), g)
	require.NotNil(t, a)
	assert.Equal(t, "play", shards.VerbName(a.Options[0].Command.Verb))
	assert.Equal(t, game.Certain, a.Options[0].Chance)
	for e := bot.NewExpert(bot.Thorough, 1); !g.Over() && g.Turn() == 1; {
		require.NoError(t, g.Do(e.Choose(g)))
	}
	assert.True(t, g.Won(0))
}

// Advice names all answers, the best first, and what speaks for it.
func TestAdvice(t *testing.T) {
	g := start(t, shards.SidePosition{Crystals: 5, Mastery: 4}, shards.SidePosition{}, "axia", "data-heretic")
	before := g.Hash()
	a := bot.NewExpert(bot.Quick, 1).Advise(t.Context(), g)
	require.NotNil(t, a)
	assert.Equal(t, before, g.Hash())
	var all []shards.Command
	for i, o := range a.Options {
		all = append(all, o.Command)
		assert.True(t, i < 2 || o.Chance <= a.Options[i-1].Chance)
	}
	assert.ElementsMatch(t, g.Legal(nil), all)
	assert.NotEqual(t, shards.EndMain, a.Options[0].Command.Verb, "five crystals are of use")
	assert.Equal(t, shards.EndMain, a.Instead.Command.Verb)
	assert.NotEmpty(t, a.Reasons)

	g = start(t, shards.SidePosition{Hand: []string{"crystal", "blaster"}}, shards.SidePosition{})
	a = bot.NewExpert(bot.Quick, 1).Advise(t.Context(), g)
	assert.Equal(t, []game.Reason{{Kind: shards.CostsNothing, By: 1}}, a.Reasons)

	ctx, stop := context.WithCancel(t.Context())
	stop()
	assert.Nil(t, bot.NewExpert(bot.Quick, 1).Advise(ctx, g))
}

// Advice depends on nothing that the seat does not see.
func TestAdviceKnowsWhatItsSeatKnows(t *testing.T) {
	for _, o := range []shards.Options{{Seats: 2, Future: true, SecretRelics: true},
		{Seats: 3, Future: true, Automaton: nemesis.ByTheBook.Nemesis(3)}} {
		g := begin(t, o, 6)
		other := &shards.Game{}
		player := bot.NewGreedy()
		for step := 0; !g.Over() && step < 150; step++ {
			if step%5 == 0 {
				other.CopyFrom(g)
				other.Imagine(g.Asked(), uint64(step))
				require.Equal(t, bot.NewExpert(bot.Quick, 1).Advise(t.Context(), g), bot.NewExpert(bot.Quick, 1).Advise(t.Context(), other))
			}
			require.NoError(t, g.Do(player.Choose(g)))
		}
	}
}

// start is the turn of Decima against Tetra.
func start(t testing.TB, me, other shards.SidePosition, row ...string) *shards.Game {
	t.Helper()
	me.Leader, other.Leader = "decima", "tetra"
	me.Deck, other.Deck = []string{"crystal", "crystal", "crystal", "crystal", "crystal"}, []string{"crystal"}
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	g, err := shards.Start(cat, shards.Options{Future: true}, shards.Position{Sides: []shards.SidePosition{me, other}, Row: row}, 1)
	require.NoError(t, err)
	return g
}

// BenchmarkExpert measures decisions of a game against Greedy, those that are obvious too.
func BenchmarkExpert(b *testing.B) {
	g := begin(b, shards.Options{Seats: 2, Future: true}, 1)
	e, other := bot.NewExpert(bot.Thorough, 1), bot.NewGreedy()
	b.ReportAllocs()
	for seed := uint64(2); b.Loop(); {
		b.StopTimer()
		for g.Over() || g.Asked() != 0 {
			if g.Over() {
				g = begin(b, shards.Options{Seats: 2, Future: true}, seed)
				seed++
			} else if err := g.Do(other.Choose(g)); err != nil {
				b.Fatal(err)
			}
		}
		b.StartTimer()
		if err := g.Do(e.Choose(g)); err != nil {
			b.Fatal(err)
		}
	}
}
