package board_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/cards"
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
	k := games.Shards()
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
				b, open := board.Of(g, viewer), board.Open(g, viewer)
				shows(t, g, b)
				text := g.Format(c)
				require.NoError(t, g.Do(c))
				for _, e := range g.Happened() {
					b.Happen(g, e)
					open.Happen(g, e)
				}
				same(t, board.Of(g, viewer), b, w.mode+" "+text)
				same(t, board.Open(g, viewer), open, w.mode+" "+text+" with open hands")
			})
		}
	}
}

// shows checks that a table is that of the game.
func shows(t *testing.T, g *shards.Game, b *board.Board) {
	t.Helper()
	s := g.State()
	for c := shards.Slot(1); c < shards.MaxCards; c++ {
		zone, seat := g.Where(c)
		now, of := b.Where(c)
		if zone == shards.Out {
			continue
		}
		require.Equal(t, zone.String(), now.String(), "card %d", c)
		require.Equal(t, seat, of, "card %d", c)
		require.Equal(t, s.Used.Has(c), b.Used[c])
		require.Equal(t, s.Fast.Has(c), b.Fast[c])
	}
	drafted := 0
	for _, c := range s.Drafted {
		if c != 0 {
			require.Contains(t, b.Drafted, c)
			drafted++
		}
	}
	require.Len(t, b.Drafted, drafted)
	for i := range b.Sides {
		seat, side, of := shards.Seat(i), &b.Sides[i], &s.Sides[i]
		require.Equal(t, []int32{of.Health, of.Mastery, of.Crystals, of.Power}, []int32{side.Health, side.Mastery, side.Crystals, side.Power})
		require.Equal(t, []bool{of.Focused, of.Out}, []bool{side.Focused, side.Out})
		require.GreaterOrEqual(t, side.MostHealth, side.Health)
		require.GreaterOrEqual(t, side.MostMastery, side.Mastery)
		if seat == g.Automaton() || s.Turns > 0 {
			require.Equal(t, g.Leader(seat), side.Leader)
		}
	}
}

// same compares what events tell.
func same(t *testing.T, want, got *board.Board, after string) {
	t.Helper()
	for i := range want.Sides {
		require.Equal(t, want.Sides[i].Leader, got.Sides[i].Leader, after)
	}
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
		require.Equal(t, w.Out, g.Out, after)
		pays := strings.Fields(after)[1] // no event tells how much
		if slices.Contains([]string{"recruit", "fast"}, pays) {
			require.LessOrEqual(t, w.Crystals, g.Crystals, after)
		} else {
			require.Equal(t, w.Crystals, g.Crystals, after)
		}
		if slices.Contains([]string{"attack", "choose", "pick", "end"}, pays) {
			require.LessOrEqual(t, w.Power, g.Power, after)
		} else {
			require.Equal(t, w.Power, g.Power, after)
		}
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

// What Nemesis can have grows with the players whom she fights.
func TestMostOfNemesis(t *testing.T) {
	for n := range 3 {
		k := games.Shards()
		s, err := k.Deal(n+1, "nemesis", "", 1)
		require.NoError(t, err)
		game, err := k.Start(&s)
		require.NoError(t, err)
		g := game.(*shards.Game)
		b := board.Of(g, 0)
		her := &b.Sides[g.Automaton()]
		assert.Equal(t, her.Health, her.MostHealth, "she begins with all of it")
		assert.EqualValues(t, (n+1)*shards.MostMastery, her.MostMastery)
		assert.EqualValues(t, shards.MostHealth, b.Sides[0].MostHealth)
		assert.EqualValues(t, shards.MostMastery, b.Sides[0].MostMastery)
	}
}

// In an auction nobody has a leader before taking one.
func TestLeadersOfAnAuction(t *testing.T) {
	none := 0
	play(t, "auction", 3, 1, func(g *shards.Game, c shards.Command) {
		require.NoError(t, g.Do(c))
		b := board.Of(g, 0)
		for i := range b.Sides {
			if taken := g.State().Turns > 0 || g.State().Leading>>i&1 == 1; !taken {
				require.Nil(t, b.Sides[i].Leader)
				none++
			}
		}
	})
	assert.Positive(t, none)
}

// What single events change: cards go where they tell, and only those who may know see their faces.
func TestWhatOneEventChanges(t *testing.T) {
	me := shards.SidePosition{Deck: []string{"crystal", "blaster"}, Discard: []string{"crystal"}, Health: 5}
	o := shards.Options{Seats: 2}
	g, b := lay(t, o, me, 0)
	own, market := &b.Sides[0], b.Row[0]
	b.Happen(g, shards.Event{Kind: shards.CardUnder, Seat: shards.NoSeat, Card: market})
	assert.Equal(t, market, b.Centre[0], "below all others")
	assert.Zero(t, b.Row[0])
	b.Happen(g, shards.Event{Kind: shards.CardLaidOut, Seat: shards.NoSeat, Card: b.Centre[2], N: 3})
	assert.NotZero(t, b.Row[3])
	assert.True(t, b.Seen[b.Row[3]])
	assert.Len(t, b.Centre, 2)
	b.Happen(g, shards.Event{Kind: shards.CardRecruited, Seat: 1, Card: b.Row[3]})
	assert.Len(t, b.Sides[1].Discard, 1)
	assert.Zero(t, b.Row[3])
	b.Happen(g, shards.Event{Kind: shards.DamageDealt, Seat: 0, N: 9})
	assert.Zero(t, own.Health)
	used := own.Discard[0]
	require.True(t, b.Seen[used])
	b.Happen(g, shards.Event{Kind: shards.DeckShuffled, Seat: 0})
	assert.Empty(t, own.Discard)
	assert.Len(t, own.Deck, 3)
	assert.False(t, b.Seen[used])
	b.Happen(g, shards.Event{Kind: shards.DeckShuffled, Seat: shards.NoSeat})

	for _, c := range []struct {
		viewer shards.Seat
		hidden uint8
		sees   bool
	}{{0, 0, true}, {0, 1 << 0, false}, {0, 1 << 1, true}, {1, 1 << 0, true}, {1, 1 << 1, false}, {shards.NoSeat, 0, true},
		{shards.NoSeat, 1 << 1, false}} {
		g, b := lay(t, o, me, c.viewer)
		top := b.Sides[0].Deck[0]
		b.Happen(g, shards.Event{Kind: shards.CardDrawn, Seat: 0, Card: top, Hidden: c.hidden})
		assert.Equal(t, []shards.Slot{top}, b.Sides[0].Hand)
		assert.Equal(t, c.sees, b.Seen[top], "%+v", c)
	}
}
