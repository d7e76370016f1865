package bot_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
	"github.com/keyraken/keyraken/game/shards/cards"
)

func begin(t testing.TB, o shards.Options, seed uint64) *shards.Game {
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	g, err := shards.New(cat, o, seed)
	require.NoError(t, err)
	return g
}

// play plays a game to its end; players take seats in turn.
func play(t testing.TB, g *shards.Game, players ...bot.Player) {
	for steps := 0; !g.Over(); steps++ {
		require.Less(t, steps, 20_000)
		_, err := g.Apply(players[int(g.Question().Seat)%len(players)].Choose(g), nil)
		require.NoError(t, err)
	}
}

func TestGreedyBeatsRandom(t *testing.T) {
	wins := 0
	for seed := range uint64(20) {
		g := begin(t, shards.Options{Seats: 2, Future: seed%2 == 0}, seed)
		if me := shards.Seat(seed / 2 % 2); me == 0 {
			play(t, g, bot.NewGreedy(), bot.NewRandom(seed))
		} else {
			play(t, g, bot.NewRandom(seed), bot.NewGreedy())
		}
		if g.Won(shards.Seat(seed / 2 % 2)) {
			wins++
		}
	}
	assert.GreaterOrEqual(t, wins, 18)
}

// Greedy finishes games of all kinds, and plays the same game again.
func TestGreedyPlaysEverything(t *testing.T) {
	for name, o := range map[string]shards.Options{
		"four": {Seats: 4, Future: true}, "three-way": {Seats: 3, Future: true, ThreeWay: true}, "teams": {Seats: 4, Future: true, Teams: true},
		"auction": {Seats: 4, Future: true, Auction: true}, "draft": {Seats: 3, Future: true, Draft: true},
		"secret":  {Seats: 2, Future: true, SecretRelics: true},
		"nemesis": {Seats: 3, Future: true, Automaton: nemesis.ByTheBook.Nemesis(3)},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(3) {
				g, again := begin(t, o, seed), begin(t, o, seed)
				play(t, g, bot.NewGreedy())
				play(t, again, bot.NewGreedy())
				assert.Equal(t, g.Hash(), again.Hash())
			}
		})
	}
}

// Greedy plays as before: each of its judgments decides some of these games, which a change to it should change
// only where it is meant to.
func TestGreedyPlaysAsBefore(t *testing.T) {
	for name, c := range map[string]struct {
		o    shards.Options
		want uint64
	}{
		"two":       {shards.Options{Seats: 2}, 0xa7f5850ed486020d},
		"future":    {shards.Options{Seats: 2, Future: true}, 0xc5c72e4106b8b6e0},
		"four":      {shards.Options{Seats: 4, Future: true}, 0x3758c59fc86a979c},
		"three-way": {shards.Options{Seats: 3, Future: true, ThreeWay: true}, 0x469302f0c422381},
		"teams":     {shards.Options{Seats: 4, Future: true, Teams: true}, 0x6856d08de018d77},
		"auction":   {shards.Options{Seats: 4, Future: true, Auction: true}, 0x8f21b86a830825de},
		"draft":     {shards.Options{Seats: 3, Future: true, Draft: true}, 0xfa8fb9041de3aeb8},
		"secret":    {shards.Options{Seats: 2, Future: true, SecretRelics: true}, 0xa39ec52d8dc8949f},
		"nemesis":   {shards.Options{Seats: 3, Future: true, Automaton: nemesis.ByTheBook.Nemesis(3)}, 0xfa423a09ce15d356},
	} {
		var sum uint64
		for seed := range uint64(20) {
			g := begin(t, c.o, seed)
			play(t, g, bot.NewGreedy())
			sum = sum*31 + g.Hash()
		}
		assert.Equal(t, c.want, sum, name)
	}
}

// What Greedy does not see does not decide: on any table that it imagines it chooses the same.
func TestGreedySeesItsOwnCards(t *testing.T) {
	for name, o := range map[string]shards.Options{
		"three": {Seats: 3, Future: true}, "secret": {Seats: 2, Future: true, SecretRelics: true},
		"nemesis": {Seats: 2, Future: true, Automaton: nemesis.ByTheBook.Nemesis(2)},
	} {
		t.Run(name, func(t *testing.T) {
			b := bot.NewGreedy()
			g := begin(t, o, 5)
			var other shards.Game
			for !g.Over() {
				c := b.Choose(g)
				for seed := range uint64(2) {
					other.CopyFrom(g)
					other.Imagine(g.Question().Seat, seed)
					require.Equal(t, c, b.Choose(&other), g.Question().Kind)
				}
				_, err := g.Apply(c, nil)
				require.NoError(t, err)
			}
		})
	}
}

func BenchmarkGreedy(b *testing.B) {
	player := bot.NewGreedy()
	g := begin(b, shards.Options{Seats: 2, Future: true}, 1)
	var events []shards.Event
	b.ReportAllocs()
	for seed := uint64(2); b.Loop(); {
		if g.Over() {
			b.StopTimer()
			g = begin(b, shards.Options{Seats: 2, Future: true}, seed)
			seed++
			b.StartTimer()
		}
		var err error
		if events, err = g.Apply(player.Choose(g), events[:0]); err != nil {
			b.Fatal(err)
		}
	}
}

// turn lets Greedy play the turn of Decima against Tetra to its end.
func turn(t *testing.T, me, other shards.SidePosition, row ...string) *shards.Game {
	return turnOf(t, bot.NewGreedy(), me, other, row...)
}

func turnOf(t *testing.T, b bot.Player, me, other shards.SidePosition, row ...string) *shards.Game {
	me.Leader, other.Leader = "decima", "tetra"
	me.Deck, other.Deck = []string{"crystal", "crystal", "crystal", "crystal", "crystal"}, []string{"crystal"}
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	g, err := shards.Start(cat, shards.Options{Future: true}, shards.Position{Sides: []shards.SidePosition{me, other}, Row: row}, 1)
	require.NoError(t, err)
	for !g.Over() && g.State().Turns == 1 {
		_, err := g.Apply(b.Choose(g), nil)
		require.NoError(t, err)
	}
	return g
}

func TestGreedyKills(t *testing.T) {
	g := turn(t, shards.SidePosition{Hand: []string{"reactor-drone", "blaster"}},
		shards.SidePosition{Health: 6, InPlay: []string{"optio-crusher"}},
		"data-heretic", "nil-assassin", "shard-abstractor")
	assert.True(t, g.Won(0), "fast-plays what is missing")
	g = turn(t, shards.SidePosition{Power: 6}, shards.SidePosition{Health: 6, InPlay: []string{"optio-crusher"}})
	assert.True(t, g.Won(0), "rather than attack a champion")
}

func TestGreedyUsesItsTurn(t *testing.T) {
	relics := []string{"praetorian-01", "praetorian-02"}
	g := turn(t, shards.SidePosition{Hand: []string{"kiln-drone", "evokatus"}, Mastery: 10, Relics: relics},
		shards.SidePosition{InPlay: []string{"axia"}}, "the-grand-architect", "reactor-drone")
	me := &g.State().Sides[0]
	assert.True(t, me.Relic)
	var ids []string
	for _, p := range []*shards.Pile{&me.Deck, &me.Hand, &me.Discard} {
		for _, c := range p.Cards() {
			ids = append(ids, g.Card(c).ID)
		}
	}
	assert.Contains(t, ids, "reactor-drone", "the champion first, so that Inspire gives enough to recruit and to focus")
	assert.Equal(t, int32(11), me.Mastery)
	assert.Zero(t, g.State().Sides[1].InPlay.Len(), "the relic, recruited first, comes back with the champion: power enough for Axia")
	assert.Equal(t, int32(48), g.State().Sides[1].Health)
}

// Shields: no more than needed, and all when that is too little.
func TestGreedyBlocks(t *testing.T) {
	hand := []string{"cryptofist-monk", "korvus-legionnaire", "command-seer"}
	g := turn(t, shards.SidePosition{Power: 5}, shards.SidePosition{Hand: hand})
	side := &g.State().Sides[1]
	assert.Equal(t, int32(50), side.Health)
	for _, c := range side.Hand.Cards() {
		assert.Equal(t, g.Card(c).ID == "command-seer", g.Sees(0, c), "only what is needed is shown")
	}
	g = turn(t, shards.SidePosition{Power: 20}, shards.SidePosition{Hand: hand})
	assert.Equal(t, int32(45), g.State().Sides[1].Health)
}

// Who plans fast-plays what is missing to win, and lets a champion live for it.
func TestPlansKill(t *testing.T) {
	b := bot.NewSkilled(catalogue(t))
	g := turnOf(t, b, shards.SidePosition{Hand: []string{"reactor-drone", "blaster"}},
		shards.SidePosition{Health: 6, InPlay: []string{"optio-crusher"}}, "data-heretic", "nil-assassin", "shard-abstractor")
	assert.True(t, g.Won(0))
	g = turnOf(t, b, shards.SidePosition{Power: 6}, shards.SidePosition{Health: 6, InPlay: []string{"optio-crusher"}})
	assert.True(t, g.Won(0))
}
