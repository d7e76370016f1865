package keyforge_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// drawnDuel is a duel with random decks.
func drawnDuel(t testing.TB, cat *keyforge.Catalogue, r *rand.Rand, seed uint64) *keyforge.Game {
	t.Helper()
	decks := []keyforge.Deal{gametest.RandomDeal(r), gametest.RandomDeal(r)}
	g, err := keyforge.New(cat, keyforge.Duel, keyforge.Setup{Decks: decks, Seed: seed})
	require.NoError(t, err)
	return g
}

func TestDuelsAreSeenElsewhereAsTheyAre(t *testing.T) {
	cat := everything(t)
	for seed := range uint64(gametest.Rounds(4)) {
		r := rand.New(rand.NewPCG(seed, 12))
		g := drawnDuel(t, cat, r, seed)
		gametest.CheckSights(t, r, g, 400)
	}
}

func TestCrowdedTablesAreSeenElsewhereAsTheyAre(t *testing.T) {
	cat := everything(t)
	for seed := range uint64(gametest.Rounds(24)) {
		r := rand.New(rand.NewPCG(seed, 13))
		g, err := keyforge.Start(cat, keyforge.Duel, gametest.Crowded(r, 2, cards.All()))
		if err == nil {
			gametest.CheckSights(t, r, g, 40)
		}
	}
}

// sight is what a sight of the game shows to a seat, as if it began now.
var sight = gametest.Observer{
	Table: func(g *keyforge.Game, seat keyforge.Side) any {
		s := g.Sight(seat, 7)
		s.See(g)
		return string(s.State())
	},
	Events: func(g *keyforge.Game, seat keyforge.Side, c keyforge.Command, events []keyforge.Event) any {
		return gametest.Told.Events(g, seat, c, events)
	},
}

func TestSightHidesWhatTheSeatDoesNotKnow(t *testing.T) {
	gametest.CheckDuelsSecrecy(t, everything(t), gametest.Rounds(12), sight)
}

// Where which of the hidden cards of the other lies makes no difference.
func TestSightHidesTheOrderOfCards(t *testing.T) {
	cat := everything(t)
	swapped := 0
	for seed := range uint64(gametest.Rounds(16)) {
		r := rand.New(rand.NewPCG(seed, 15))
		g := drawnDuel(t, cat, r, seed)
		for n := 0; n < 600 && !g.Over(); n++ {
			legal := g.Legal(nil)
			require.NoError(t, g.Do(legal[r.IntN(len(legal))]))
			twin, s := g.CopyInto(nil), g.Snapshot()
			pile := s.Players[1].Pile([]card.Zone{card.Deck, card.Hand}[r.IntN(2)])
			if len(pile) < 2 {
				continue
			}
			i, j := r.IntN(len(pile)), r.IntN(len(pile))
			a, b := g.Card(pile[i]), g.Card(pile[j])
			if g.Knows(0, pile[i]) || g.Knows(0, pile[j]) || a.Owner != b.Owner || a.Marks&^keyforge.LeftPlay != b.Marks&^keyforge.LeftPlay {
				continue
			}
			pile[i], pile[j] = pile[j], pile[i]
			twin.Load(&s)
			swapped++
			require.Equal(t, sight.Table(g, 0), sight.Table(twin, 0), "seed %d, command %d: cards %d and %d", seed, n, pile[i], pile[j])
		}
	}
	require.Greater(t, swapped, 100)
}

// Who has seen a card by its handle does not recognize it when it lies hidden again.
func TestHandlesAreForgotten(t *testing.T) {
	cat := everything(t)
	known, seen := 0, 0
	for seed := range uint64(gametest.Rounds(30)) {
		r := rand.New(rand.NewPCG(seed, 14))
		g := drawnDuel(t, cat, r, seed)
		s := g.Sight(0, seed)
		shown := keyforge.Empty(cat, keyforge.Duel)
		was := map[keyforge.Slot]uint16{} // what the seat has seen under a handle
		for range 600 {
			if g.Over() {
				break
			}
			legal := g.Legal(nil)
			require.NoError(t, g.Do(legal[r.IntN(len(legal))]))
			s.See(g)
			require.NoError(t, shown.Show(s.State(), s.Events()))
			v := shown.View(0)
			for c := keyforge.Slot(1); c < keyforge.MaxCards; c++ {
				if v.Cards[c].Slot != 0 && shown.Knows(0, c) {
					was[c] = shown.Card(c).Def
				}
			}
			for _, c := range shown.Pile(1, card.Hand) {
				if def, ok := was[c]; ok && v.Cards[c].Slot == 0 {
					seen++
					if truly := s.Card(c); g.Card(truly).Def == def {
						known++
					}
				}
			}
		}
	}
	require.Greater(t, seen, 100, "nothing was seen that could have been recognized")
	assert.Less(t, known*6, seen, "%d of %d cards in the other hand were recognized", known, seen)
}

func TestForeignStatesAreRefused(t *testing.T) {
	g := drawnDuel(t, everything(t), rand.New(rand.NewPCG(1, 1)), 1)
	s := g.Sight(0, 1)
	s.See(g)
	state := s.State()
	shown := keyforge.Empty(g.Catalogue(), keyforge.Duel)
	require.NoError(t, shown.Show(state, nil))
	before := shown.Hash()
	other := append([]byte{1}, state[1:]...)
	other[0] = state[0] + 1
	assert.EqualError(t, shown.Show(other, nil), "the game is shown by another version of the program: all must have the same one")
	assert.EqualError(t, shown.Show(state[:len(state)-1], nil), "the bytes of the state of a game are cut short")
	assert.Error(t, shown.Show(nil, nil))
	assert.Error(t, shown.Show(state, []byte{9}))
	assert.Equal(t, before, shown.Hash(), "nothing was lost")
}

func FuzzShow(f *testing.F) {
	cat, err := cards.Catalogue()
	require.NoError(f, err)
	r := rand.New(rand.NewPCG(1, 1))
	g := drawnDuel(f, cat, r, 1)
	s := g.Sight(0, 1)
	s.See(g)
	f.Add(s.State(), s.Events())
	f.Fuzz(func(_ *testing.T, state, events []byte) {
		_ = keyforge.Empty(cat, keyforge.Duel).Show(state, events) // it fails, or not, but does not stop the program
	})
}

func BenchmarkSight(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	g := drawnDuel(b, everything(b), r, 1)
	s := g.Sight(0, 1)
	n := 0
	for b.Loop() {
		s.See(g)
		n = len(s.State())
	}
	b.ReportMetric(float64(n), "bytes")
}

// An open sight shows what any player knows, and no deck: where which of the cards of a deck lies makes no difference.
func TestOpenSightShowsHandsAndNoDeck(t *testing.T) {
	cat := everything(t)
	hands, archives, drawn, swapped := 0, 0, 0, 0
	table := func(g *keyforge.Game) string {
		s := g.OpenSight(0, 7)
		s.See(g)
		return string(s.State())
	}
	for seed := range uint64(gametest.Rounds(5)) {
		r := rand.New(rand.NewPCG(seed, 16))
		g := drawnDuel(t, cat, r, seed)
		s, shown := g.OpenSight(0, seed), keyforge.Empty(cat, keyforge.Duel)
		for n := 0; n < 300 && !g.Over(); n++ {
			legal := g.Legal(nil)
			require.NoError(t, g.Do(legal[r.IntN(len(legal))]))
			s.See(g)
			require.NoError(t, shown.Show(s.State(), s.Events()))
			for z, count := range map[card.Zone]*int{card.Hand: &hands, card.Archives: &archives} {
				for i, c := range g.Pile(1, z) {
					if at := shown.Pile(1, z)[i]; g.Knows(1, c) {
						*count++
						require.True(t, shown.Knows(0, at))
						require.Equal(t, g.Card(c).Def, shown.Card(at).Def)
						require.Equal(t, c, s.Card(at))
					}
				}
			}
			for _, e := range shown.Happened() {
				if e.Kind == keyforge.Drew && e.Side == 1 && e.Card != 0 {
					drawn++
				}
			}
			for _, c := range shown.Pile(1, card.Deck) {
				require.Equal(t, shown.Knows(0, c), g.Knows(0, s.Card(c)), "what lies in a deck")
			}
			pile := g.Pile(1, card.Deck)
			if len(pile) < 2 {
				continue
			}
			peeks := g.CopyInto(nil)
			had := peeks.Snapshot()
			had.Cards[pile[0]].Marks |= keyforge.SeenBy(1)
			peeks.Load(&had)
			s.See(peeks)
			require.NoError(t, shown.Show(s.State(), nil))
			at := shown.Pile(1, card.Deck)[0]
			require.Equal(t, shown.Knows(0, at), g.Knows(0, pile[0]), "at which its owner has looked")
			i, j := r.IntN(len(pile)), r.IntN(len(pile))
			a, b := g.Card(pile[i]), g.Card(pile[j])
			if g.Sees(0, pile[i]) || g.Sees(0, pile[j]) || a.Owner != b.Owner || a.Marks&^keyforge.LeftPlay != b.Marks&^keyforge.LeftPlay {
				continue
			}
			twin := g.CopyInto(nil)
			twin.Imagine(keyforge.NoSide, 1) // other luck
			state := twin.Snapshot()
			pile = state.Players[1].Pile(card.Deck)
			pile[i], pile[j] = pile[j], pile[i]
			twin.Load(&state)
			swapped++
			require.Equal(t, table(g), table(twin), "seed %d, command %d", seed, n)
		}
	}
	require.Greater(t, hands, 1000)
	require.Greater(t, archives, 10)
	require.Greater(t, drawn, 100)
	require.Greater(t, swapped, 100)
}
