package shards_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

func catalogue(t testing.TB) *shards.Catalogue {
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	return cat
}

// variants are all ways to play.
func variants() map[string]shards.Options {
	all := map[string]shards.Options{
		"base": {Seats: 2}, "future": {Seats: 2, Future: true}, "three": {Seats: 3, Future: true}, "four": {Seats: 4, Future: true},
		"three-way": {Seats: 3, Future: true, ThreeWay: true}, "teams": {Seats: 4, Future: true, Teams: true},
		"auction": {Seats: 4, Future: true, Auction: true}, "draft": {Seats: 3, Future: true, Draft: true},
		"secret":            {Seats: 2, Future: true, SecretRelics: true},
		"auction and draft": {Seats: 2, Future: true, Auction: true, Draft: true},
		"both of four":      {Seats: 4, Future: true, Auction: true, Draft: true},
	}
	for seats := 1; seats <= 3; seats++ {
		all[fmt.Sprintf("nemesis of %d", seats)] = shards.Options{Seats: seats, Future: true, Automaton: nemesis.ByTheBook.Nemesis(seats)}
	}
	return all
}

// TestRandomGames plays games of all variants and checks at every step what always holds.
func TestRandomGames(t *testing.T) {
	cat := gametest.Catalogue(t)
	for name, o := range variants() {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(4) {
				g, err := shards.New(cat, o, seed)
				require.NoError(t, err)
				again, err := shards.New(cat, o, seed)
				require.NoError(t, err)
				r := rand.New(rand.NewPCG(seed, 1))
				var copied shards.Game
				steps := 0
				for ; !g.Over() && steps < 20_000; steps++ {
					legal := g.Legal(nil)
					require.NotEmpty(t, legal, g.Question().Kind)
					c := pick(r, legal)
					copied.CopyFrom(g)
					before := g.Hash()
					_, err := copied.Apply(c, nil)
					require.NoError(t, err)
					require.Equal(t, before, g.Hash(), "the copy shares something with the game")
					_, err = g.Apply(c, nil)
					require.NoError(t, err)
					_, err = again.Apply(c, nil)
					require.NoError(t, err)
					require.Equal(t, copied.Hash(), g.Hash(), c)
					require.Equal(t, again.Hash(), g.Hash(), c)
					whole(t, g)
					if steps%50 == 0 {
						for s := range shards.Seat(g.State().Seats) {
							imagined(t, g, s)
						}
					}
				}
				assert.True(t, g.Over(), "seed %d", seed)
			}
		})
	}
}

// pick is a random command: the end of the main phase only where nothing else is left, or seldom.
func pick(r *rand.Rand, legal []shards.Command) shards.Command {
	c := legal[r.IntN(len(legal))]
	if c.Verb == shards.EndMain && r.IntN(4) > 0 {
		return legal[0]
	}
	return c
}

// whole checks that every card lies in one place and that all numbers are within their limits.
func whole(t *testing.T, g *shards.Game) {
	t.Helper()
	s := g.State()
	var seen [shards.MaxCards]int
	count := func(p *shards.Pile) {
		for _, c := range p.Cards() {
			seen[c]++
		}
	}
	for i := range s.Sides {
		side := &s.Sides[i]
		count(&side.Deck)
		count(&side.Hand)
		count(&side.Discard)
		count(&side.InPlay)
		require.LessOrEqual(t, side.Mastery, int32(90))
		require.GreaterOrEqual(t, side.Mastery, int32(0))
		require.LessOrEqual(t, side.Health, int32(150))
		require.GreaterOrEqual(t, side.Power, int32(0))
		require.GreaterOrEqual(t, side.Crystals, int32(0))
		for _, c := range side.Relics {
			if c != 0 {
				seen[c]++
			}
		}
	}
	count(&s.Centre)
	count(&s.Banished)
	for _, c := range s.Row {
		if c != 0 {
			seen[c]++
		}
	}
	for c, n := range seen {
		require.LessOrEqual(t, n, 1, "card %d", c)
	}
	require.Zero(t, seen[0])
}

// imagined checks that imagining changes nothing that a seat knows, and depends on nothing else.
func imagined(t *testing.T, g *shards.Game, s shards.Seat) {
	t.Helper()
	var w shards.Game
	w.CopyFrom(g)
	w.Imagine(s, 7)
	whole(t, &w)
	var other shards.Game
	other.CopyFrom(g)
	other.Imagine(s, 8)
	other.Imagine(s, 7)
	require.Equal(t, w.Hash(), other.Hash(), "imagined from what the seat does not know")
	for c := shards.Slot(1); c < shards.MaxCards; c++ {
		zone, of := g.Where(c)
		if zone == shards.Out || !g.Sees(s, c) {
			continue
		}
		now, whose := w.Where(c)
		require.Equal(t, zone, now)
		require.Equal(t, of, whose)
	}
	for i := range g.State().Sides {
		require.Equal(t, g.State().Sides[i].Hand.Len(), w.State().Sides[i].Hand.Len())
		require.Equal(t, g.State().Sides[i].Deck.Len(), w.State().Sides[i].Deck.Len())
	}
}

func TestStateIsSmall(t *testing.T) {
	assert.Less(t, unsafe.Sizeof(shards.State{}), uintptr(5<<10))
}

// What is played out many times a second allocates nothing for each command.
func TestCheckAllocatesNothing(t *testing.T) {
	g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 2}, 1)
	require.NoError(t, err)
	legal := g.Legal(nil)
	require.Equal(t, shards.AskMain, g.Question().Kind)
	assert.Zero(t, testing.AllocsPerRun(100, func() { err = g.Check(legal[0]) }))
	assert.NoError(t, err)
}

func BenchmarkDecisions(b *testing.B) {
	cat := gametest.Catalogue(b)
	g, err := shards.New(cat, shards.Options{Seats: 2, Future: true}, 1)
	require.NoError(b, err)
	r := rand.New(rand.NewPCG(1, 1))
	var legal []shards.Command
	var events []shards.Event
	b.ReportAllocs()
	for seed := uint64(2); b.Loop(); {
		if g.Over() {
			if g, err = shards.New(cat, shards.Options{Seats: 2, Future: true}, seed); err != nil {
				b.Fatal(err)
			}
			seed++
		}
		legal = g.Legal(legal[:0])
		if events, err = g.Apply(pick(r, legal), events[:0]); err != nil {
			b.Fatal(err)
		}
	}
}
