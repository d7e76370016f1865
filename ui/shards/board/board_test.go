package board_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/ui/shards/board"
)

// tables are ways to play.
var tables = []struct {
	mode    string
	players int
}{{"nemesis", 1}, {"nemesis", 3}, {"duel", 2}, {"duel", 4}, {"teams", 4}, {"three-way", 3}, {"auction", 3}, {"draft", 2}, {"secret", 4}}

// play plays a random game and says before each command what is about to be done.
func play(t *testing.T, mode string, players int, seed uint64, each func(g *shards.Game, c shards.Command)) {
	t.Helper()
	k := kind.New()
	s, err := k.Deal(players, mode, "", seed)
	require.NoError(t, err)
	game, err := k.Start(&s)
	require.NoError(t, err)
	g, r := game.(*shards.Game), rand.New(rand.NewPCG(seed, 1))
	for range 2500 {
		if g.Over() {
			return
		}
		legal := g.Legal(nil)
		c := legal[r.IntN(len(legal))]
		if c.Verb == shards.EndMain && r.IntN(4) > 0 {
			c = legal[0]
		}
		each(g, c)
	}
}

// The events of a command, one after another, make of the table before it the table after it.
func TestEventsMakeTheTableOfTheGame(t *testing.T) {
	for _, w := range tables {
		for seed := range uint64(2) {
			play(t, w.mode, w.players, seed, func(g *shards.Game, c shards.Command) {
				viewer := shards.Seat(0)
				b := board.Of(g, viewer)
				text := g.Format(c)
				require.NoError(t, g.Do(c))
				for _, e := range g.Happened() {
					b.Happen(g, e)
				}
				same(t, board.Of(g, viewer), b, w.mode+" "+text)
			})
		}
	}
}

// same compares what events tell.
func same(t *testing.T, want, got *board.Board, after string) {
	t.Helper()
	if want.Turns < 2 { // what an auction and a draft change is told by no event
		return
	}
	for c := shards.Slot(1); c < shards.MaxCards; c++ {
		zone, seat := want.Where(c)
		now, of := got.Where(c)
		if zone != shards.Out {
			require.Equal(t, zone.String(), now.String(), "card %d after %s", c, after)
			require.Equal(t, seat, of, "card %d after %s", c, after)
		}
	}
	assert.Equal(t, want.Row, got.Row, after)
	for i := range want.Sides {
		require.Equal(t, want.Sides[i].Health, got.Sides[i].Health, after)
		require.Equal(t, want.Sides[i].Mastery, got.Sides[i].Mastery, after)
		require.True(t, slices.Equal(want.Sides[i].Hand, got.Sides[i].Hand), "the hand after %s", after)
		for _, c := range want.Sides[i].Hand {
			require.Equal(t, want.Seen[c], got.Seen[c], "card %d in a hand after %s", c, after)
		}
		require.Equal(t, want.Sides[i].Leader, got.Sides[i].Leader, after)
	}
}
