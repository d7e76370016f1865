package board_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/cards"
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
	require.Equal(t, want.Row, got.Row, after)
	require.Equal(t, want.Turn, got.Turn, after)
	require.Equal(t, want.Turns, got.Turns, after)
	require.Equal(t, want.Over, got.Over, after)
	for i := range want.Sides {
		w, g := &want.Sides[i], &got.Sides[i]
		require.Equal(t, w.Health, g.Health, after)
		require.Equal(t, w.Mastery, g.Mastery, after)
		require.True(t, slices.Equal(w.Hand, g.Hand), "the hand after %s", after)
		for _, c := range w.Hand {
			require.Equal(t, want.Seen[c], got.Seen[c], "card %d in a hand after %s", c, after)
		}
		for _, c := range w.InPlay {
			require.Equal(t, want.Used[c], got.Used[c], "%s: used %d", after, c)
			require.Equal(t, want.Fast[c], got.Fast[c], "%s: fast %d", after, c)
		}
		require.Equal(t, w.Leader, g.Leader, after)
		require.Equal(t, w.Out, g.Out, after)
		require.LessOrEqual(t, w.Crystals, g.Crystals, "no event tells what is paid: crystals after %s", after)
		require.LessOrEqual(t, w.Power, g.Power, "power after %s", after)
		require.Equal(t, w.Focused, g.Focused, "focused after %s", after)
	}
}

// lay lays a table of two and shows it to somebody.
func lay(t *testing.T, o shards.Options, me shards.SidePosition, viewer shards.Seat) (*shards.Game, *board.Board) {
	t.Helper()
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	me.Leader = "tetra"
	sides := []shards.SidePosition{me, {Leader: "decima", Hand: []string{"crystal", "blaster"}}}
	g, err := shards.Start(cat, o, shards.Position{Sides: sides, Row: []string{"axia"}, Centre: []string{"the-lost", "the-lost"}}, 1)
	require.NoError(t, err)
	return g, board.Of(g, viewer)
}

// Everybody sees what lies open, and one's own hand; who watches sees no hand and no secret relic.
func TestWhoSeesWhat(t *testing.T) {
	me := shards.SidePosition{Hand: []string{"crystal"}, InPlay: []string{"axia"}, Discard: []string{"blaster"}, Deck: []string{"crystal"},
		Relics: []string{"datic-robes"}}
	for _, secret := range []bool{false, true} {
		o := shards.Options{Seats: 2, Future: true, SecretRelics: secret}
		for _, viewer := range []shards.Seat{0, 1, shards.NoSeat} {
			g, b := lay(t, o, me, viewer)
			own, other := &b.Sides[0], &b.Sides[1]
			name := fmt.Sprint(secret, viewer)
			require.NotEmpty(t, own.Relics)
			assert.Equal(t, viewer == 0, b.Seen[own.Hand[0]], name)
			assert.Equal(t, viewer == 1, b.Seen[other.Hand[0]], name)
			assert.True(t, b.Seen[own.InPlay[0]] && b.Seen[own.Discard[0]] && b.Seen[b.Row[0]], name)
			assert.False(t, b.Seen[own.Deck[0]] || b.Seen[b.Centre[0]], name)
			assert.Equal(t, !secret || viewer == 0, b.Seen[own.Relics[0]], name)
			assert.Equal(t, g.Defence(own.InPlay[0]), b.Defence[own.InPlay[0]])
			assert.Positive(t, b.Defence[own.InPlay[0]])
			assert.Zero(t, b.Defence[own.Hand[0]]+b.Defence[b.Row[0]], "only in play")
		}
	}
}
