package codex_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// variants are all ways to play, with every hero.
func variants() map[string]codex.Options {
	return map[string]codex.Options{
		"fire and balance":   {Seats: 2, Heroes: [][]string{{"jaina-stormborne"}, {"master-midori"}}},
		"blood and feral":    {Seats: 2, Heroes: [][]string{{"drakk-ramhorn"}, {"calamandra-moss"}}},
		"anarchy and growth": {Seats: 2, Heroes: [][]string{{"captain-zane"}, {"argagarg-garg"}}},
		"mirror":             {Seats: 2, Heroes: [][]string{{"argagarg-garg"}, {"argagarg-garg"}}},
		"three":              {Seats: 2, Three: true},
		"mixed": {Seats: 2, Three: true, Heroes: [][]string{{"captain-zane", "master-midori", "argagarg-garg"},
			{"calamandra-moss", "drakk-ramhorn", "jaina-stormborne"}}},
		"free for all of three": {Seats: 3},
		"free for all of four":  {Seats: 4, Three: true},
		"free for all of five":  {Seats: 5, Three: true},
		"two-headed dragon":     {Seats: 4, Three: true, Teams: true},
	}
}

// TestRandomGames plays games of all variants and checks at every step what always holds.
func TestRandomGames(t *testing.T) {
	cat := gametest.Catalogue(t)
	for name, o := range variants() {
		t.Run(name, func(t *testing.T) {
			randomGame(t, cat, o, 1)
		})
	}
}

func randomGame(t *testing.T, cat *codex.Catalogue, o codex.Options, seed uint64) {
	t.Helper()
	g, err := codex.New(cat, o, seed)
	require.NoError(t, err)
	again, err := codex.New(cat, o, seed)
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(seed, 1))
	total := cardsOf(g)
	var copied codex.Game
	steps := 0
	for ; !g.Over() && steps < 20_000; steps++ {
		legal := g.Legal(nil)
		require.NotEmpty(t, legal, g.Question().Kind)
		if steps%5 == 0 {
			for _, c := range legal {
				require.NoError(t, g.Check(c))
				parsed, err := g.Parse(g.Format(c))
				require.NoError(t, err)
				require.Equal(t, c, parsed)
			}
		}
		c := pick(g, r, legal)
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
		whole(t, g, total)
		if steps%40 == 0 {
			for s := range codex.Seat(g.Seats()) {
				imagined(t, g, s)
			}
		}
	}
	assert.True(t, g.Over(), "seed %d", seed)
}

// pick is a random command: the end of the main phase and of other choices only where nothing else is left, or seldom.
func pick(g *codex.Game, r *rand.Rand, legal []codex.Command) codex.Command {
	c := legal[r.IntN(len(legal))]
	if (c.Verb == codex.EndMain || c.Verb == codex.Done) && len(legal) > 1 && r.IntN(4) > 0 {
		return legal[r.IntN(len(legal)-1)]
	}
	return c
}

// cardsOf are the cards of each side, wherever they are, but for tokens; those that are out of the game are not among them.
func cardsOf(g *codex.Game) (n [codex.MaxSeats]int) {
	s := g.State()
	for i := range g.Seats() {
		side := &s.Sides[i]
		n[i] = side.Deck.Len() + side.Hand.Len() + side.Discard.Len() + side.Codex.Len() + side.Hired.Len()
	}
	for _, o := range g.Objects {
		if d := g.Definition(o.Def); !d.Token && d.Kind != card.HeroKind && d.Kind <= card.BuildingKind {
			n[o.Owner]++
		}
	}
	return n
}

// whole checks that no card has come from nowhere, and that all numbers are within their limits.
func whole(t *testing.T, g *codex.Game, total [codex.MaxSeats]int) {
	t.Helper()
	s := g.State()
	for i, n := range cardsOf(g) {
		require.LessOrEqual(t, n, total[i])
		require.LessOrEqual(t, total[i]-n, 30)
	}
	places := map[[2]int]bool{}
	for c, o := range g.Objects {
		d := g.Definition(o.Def)
		if d.HasHP() && !g.Over() {
			require.Less(t, o.Damage, g.Look(c).HP, d.ID)
		}
		require.GreaterOrEqual(t, o.Damage, int16(0))
		require.False(t, d.Token && d.Kind != card.UnitKind)
		if o.Place != codex.NoPlace {
			at := [2]int{int(o.Controller), int(o.Place)}
			require.False(t, places[at], "two in a place")
			places[at] = true
		}
	}
	for i := range s.Sides[:s.Seats] {
		side := &s.Sides[i]
		require.GreaterOrEqual(t, side.Gold, int8(0))
		require.LessOrEqual(t, side.Gold, int8(codex.MostGold))
		require.GreaterOrEqual(t, side.Workers, int8(0))
		for d := range side.Known {
			known := int(side.Known[d])
			for _, p := range []*codex.Pile{&side.Deck, &side.Hand, &side.Discard, &side.Hired} {
				for _, o := range p.Cards() {
					if int(o) == d {
						known--
					}
				}
			}
			require.LessOrEqual(t, known, 0, "card %d is known to be where it is not", d)
		}
		for _, h := range side.Heroes {
			if h.Slot != 0 {
				require.True(t, g.InPlay(h.Slot))
				require.Equal(t, h.Def, g.Object(h.Slot).Def)
			}
		}
	}
}

// imagined checks that imagining changes nothing that a seat knows, and depends on nothing else.
func imagined(t *testing.T, g *codex.Game, s codex.Seat) {
	t.Helper()
	var w, other codex.Game
	w.CopyFrom(g)
	w.Imagine(s, 7)
	other.CopyFrom(g)
	other.Imagine(s, 8)
	other.Imagine(s, 7)
	require.Equal(t, w.Hash(), other.Hash(), "imagined from what the seat does not know")
	require.Equal(t, g.State().Objects, w.State().Objects)
	require.Equal(t, cardsOf(g), cardsOf(&w))
	for i := range g.State().Sides[:g.Seats()] {
		was, is := &g.State().Sides[i], &w.State().Sides[i]
		for _, p := range [][2]*codex.Pile{{&was.Deck, &is.Deck}, {&was.Hand, &is.Hand}, {&was.Discard, &is.Discard}, {&was.Codex, &is.Codex},
			{&was.Hired, &is.Hired}} {
			require.Equal(t, p[0].Len(), p[1].Len())
		}
		if codex.Seat(i) == s {
			require.Equal(t, was.Hand.Cards(), is.Hand.Cards())
			require.Equal(t, was.Discard.Cards(), is.Discard.Cards())
			require.ElementsMatch(t, was.Codex.Cards(), is.Codex.Cards())
		}
		for _, d := range was.Shown.Cards() {
			require.True(t, is.Hand.Has(d), "it was shown")
		}
	}
}

func TestStateIsSmall(t *testing.T) {
	assert.Less(t, unsafe.Sizeof(codex.State{}), uintptr(20<<10))
	t.Log(unsafe.Sizeof(codex.State{}))
}

// What is played out many times a second allocates nothing for each command.
func TestCommandsAllocateNothing(t *testing.T) {
	g, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 2}, 1)
	require.NoError(t, err)
	g.SetQuiet(true)
	r := rand.New(rand.NewPCG(1, 1))
	var legal []codex.Command
	assert.Less(t, testing.AllocsPerRun(300, func() {
		if legal = g.Legal(legal[:0]); len(legal) > 0 {
			_, err = g.Apply(pick(g, r, legal), nil)
		}
	}), 0.5)
	assert.NoError(t, err)
}

func BenchmarkDecisions(b *testing.B) {
	cat := gametest.Catalogue(b)
	for name, o := range map[string]codex.Options{"one": {Seats: 2}, "three": {Seats: 2, Three: true}} {
		b.Run(name, func(b *testing.B) {
			g, err := codex.New(cat, o, 1)
			require.NoError(b, err)
			g.SetQuiet(true)
			r := rand.New(rand.NewPCG(1, 1))
			var legal []codex.Command
			b.ReportAllocs()
			for seed := uint64(2); b.Loop(); {
				if g.Over() {
					if g, err = codex.New(cat, o, seed); err != nil {
						b.Fatal(err)
					}
					g.SetQuiet(true)
					seed++
				}
				legal = g.Legal(legal[:0])
				if _, err = g.Apply(pick(g, r, legal), nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
