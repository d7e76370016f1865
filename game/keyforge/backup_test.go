package keyforge_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// faulty is a mode with a fault in it, once at the end of a turn.
type faulty struct {
	keyforge.Mode
	fault *bool
}

func (f faulty) After(g *keyforge.Game, ended keyforge.Side) {
	if *f.fault {
		*f.fault = false
		panic("a fault")
	}
	f.Mode.After(g, ended)
}

// A fault of the engine leaves the game as it was before the command.
func TestFaultChangesNothing(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	fault := true
	g, err := keyforge.Start(cat, faulty{keyforge.Duel, &fault}, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("headhunter")}, {},
	}})
	require.NoError(t, err)
	before, legal := g.Hash(), g.Legal(nil)
	assert.PanicsWithValue(t, "a fault", func() { _, _ = g.Apply(keyforge.Command{Verb: keyforge.EndTurn}, nil) })
	assert.Equal(t, before, g.Hash())
	assert.Equal(t, legal, g.Legal(nil))
	_, err = g.Apply(keyforge.Command{Verb: keyforge.Reap, Card: 1}, nil)
	require.NoError(t, err, "it can go on")
}

// games begins a game of each embedded deck: duels, and adventures of one to three
// players. A fault can be made in each of them.
func games(t *testing.T, play func(g *keyforge.Game, fault *bool, r *rand.Rand)) {
	t.Helper()
	cat := everything(t)
	names := deck.Embedded()
	for i := range names {
		fault := new(bool)
		deals := func(n int) (list []keyforge.Deal) {
			for k := range n {
				d, err := deck.Named(names[(i+k)%len(names)])
				require.NoError(t, err)
				list = append(list, d.Deal(k))
			}
			return list
		}
		r := rand.New(rand.NewPCG(uint64(i), 24))
		g, err := keyforge.New(cat, faulty{keyforge.Duel, fault}, keyforge.Setup{Decks: deals(2), Seed: uint64(i)})
		require.NoError(t, err)
		play(g, fault, r)
		a := adventures.All()[i%len(adventures.All())]
		g, err = keyforge.New(cat, faulty{a.Mode(adventure.Normal), fault}, adventure.Setup(a, deals(1+i%3), uint64(i)))
		require.NoError(t, err)
		play(g, fault, r)
	}
}

// random is one of the commands, and rarely the end of the turn.
func random(r *rand.Rand, legal []keyforge.Command) keyforge.Command {
	c := legal[r.IntN(len(legal))]
	if c.Verb == keyforge.EndTurn {
		c = legal[r.IntN(len(legal))]
	}
	return c
}

// However many commands a game has carried out, one that fails leaves it as it was:
// it equals a copy made before, and goes on like it.
func TestFailuresAreUndoneAnywhere(t *testing.T) {
	undone := 0
	games(t, func(g *keyforge.Game, fault *bool, r *rand.Rand) {
		twin := keyforge.Empty(g.Catalogue(), g.Mode())
		twin.CopyFrom(g)
		for range gametest.Rounds(150) {
			if g.Over() {
				break
			}
			c := random(r, g.Legal(nil))
			if *fault = r.IntN(2) == 0; *fault {
				if panics(func() { _, _ = g.Apply(c, nil) }) {
					undone++
				} else {
					_, err := twin.Apply(c, nil)
					require.NoError(t, err)
				}
				*fault = false
			} else {
				events, err := g.Apply(c, nil)
				require.NoError(t, err)
				same, err := twin.Apply(c, nil)
				require.NoError(t, err)
				require.Equal(t, same, events)
			}
			require.Equal(t, twin.Hash(), g.Hash())
			require.Equal(t, twin.Legal(nil), g.Legal(nil))
			require.Equal(t, gametest.State(twin).Clock, gametest.State(g).Clock)
		}
	})
	assert.Greater(t, undone, 20)
}

func panics(do func()) (panicked bool) {
	defer func() { panicked = recover() != nil }()
	do()
	return false
}

// What was derived from a state goes with its copies: it equals what would be derived
// again.
func TestCopiesKnowWhatFollowsFromTheState(t *testing.T) {
	games(t, func(g *keyforge.Game, _ *bool, r *rand.Rand) {
		twin, anew := keyforge.Empty(g.Catalogue(), g.Mode()), keyforge.Empty(g.Catalogue(), g.Mode())
		for range gametest.Rounds(150) {
			if g.Over() {
				break
			}
			twin.CopyFrom(g)
			anew.Load(gametest.State(g))
			require.Equal(t, anew.Derived(), twin.Derived())
			require.Equal(t, anew.Legal(nil), twin.Legal(nil))
			_, err := g.Apply(random(r, twin.Legal(nil)), nil)
			require.NoError(t, err)
		}
	})
}

// The legal commands are those that a check of each command allows, in a game that
// has listed nothing.
func TestLegalIsWhatCheckAllows(t *testing.T) {
	games(t, func(g *keyforge.Game, _ *bool, r *rand.Rand) {
		anew := keyforge.Empty(g.Catalogue(), g.Mode())
		for range gametest.Rounds(100) {
			if g.Over() {
				break
			}
			legal := g.Legal(nil)
			anew.Load(gametest.State(g))
			for _, c := range everyCommand(anew) {
				listed, allowed := slices.Contains(legal, c), anew.Check(c) == nil
				if listed != allowed || allowed != (g.Check(c) == nil) {
					require.Equal(t, allowed, listed, "%v", c)
					require.NoError(t, g.Check(c))
				}
			}
			_, err := g.Apply(random(r, legal), nil)
			require.NoError(t, err)
		}
	})
}

// everyCommand is all commands that could be given, with small numbers.
func everyCommand(g *keyforge.Game) []keyforge.Command {
	list := []keyforge.Command{{Verb: keyforge.RaiseTide}, {Verb: keyforge.EndTurn}, {Verb: keyforge.Done}, {Verb: keyforge.Yes},
		{Verb: keyforge.No}}
	for n := range int16(41) {
		list = append(list, keyforge.Command{Verb: keyforge.Choose, N: n})
	}
	for c := range keyforge.Slot(gametest.State(g).NCards + 2) {
		for v := keyforge.PlayCard; v <= keyforge.Unstun; v++ {
			list = append(list, keyforge.Command{Verb: v, Card: c})
		}
		list = append(list, keyforge.Command{Verb: keyforge.Pick, Card: c})
	}
	return list
}

// A trial that grows beyond its limits is over, won by nobody, until it becomes another
// game; one that does not goes on like any game.
func TestTrialsEndAtTheirLimits(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	edge, over := gametest.Edge(t, cat), 0
	for seed := range uint64(gametest.Rounds(100)) {
		r := rand.New(rand.NewPCG(seed, 11))
		g, err := keyforge.Start(cat, keyforge.Duel, edge(r, 2, 0))
		if err != nil {
			continue
		}
		trial := keyforge.Empty(cat, keyforge.Duel)
		trial.SetTrial(true)
		for range 12 {
			legal := g.Legal(nil)
			if len(legal) == 0 {
				break
			}
			c := legal[r.IntN(len(legal))]
			trial.CopyFrom(g)
			events, err := g.Apply(c, nil)
			same, failed := trial.Apply(c, nil)
			require.Equal(t, err, failed)
			if errors.As(err, new(keyforge.OverflowError)) {
				over++
				assert.True(t, trial.Over())
				assert.False(t, trial.Won(0) || trial.Won(1))
				assert.Empty(t, trial.Legal(nil))
				require.Error(t, trial.Check(c))
				continue
			}
			require.NoError(t, err)
			require.Equal(t, events, same)
			require.Equal(t, g.Hash(), trial.Hash())
		}
	}
	assert.NotZero(t, over, "no position was at an edge")
}
