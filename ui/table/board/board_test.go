package table

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/gametest"
	"github.com/keyraken/keyraken/game/replay"
)

func newGame(t testing.TB, seed uint64, decks ...string) *game.Game {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var deals []game.Deal
	for _, name := range decks {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	g, err := game.New(cat, keyraken.Adventure.Mode(adventure.Normal), adventure.Setup(keyraken.Adventure, deals, seed))
	require.NoError(t, err)
	return g
}

func newModel(t testing.TB, seed uint64, decks ...string) *Model {
	names := [game.MaxSides]string{"player 1", "player 2", "player 3", "the Keyraken"}
	return New(replay.UnsavedGame(newGame(t, seed, decks...)), keyraken.Adventure, [game.MaxSides]bool{}, [game.MaxSides]bot.Bot{},
		english(names))
}

// The board that follows the events one by one arrives where the game is: what
// the events tell is all that happened. While they are shown the game is not looked
// at: here it is another one meanwhile.
func TestBoardFollowsTheEvents(t *testing.T) {
	seen := map[game.EventKind]int{}
	for seed := range uint64(15) {
		all := deck.Embedded()
		var decks []string
		for i := range 1 + seed%3 {
			decks = append(decks, all[(seed+3*i)%uint64(len(all))])
		}
		followed(t, newModel(t, seed, decks...), seed, seen)
		if t.Failed() {
			return
		}
	}
	for seed := range uint64(6) {
		followed(t, newDuel(t, seed), seed, seen)
		if t.Failed() {
			return
		}
	}
	for seed := range uint64(25) {
		if m := newCrowd(t, seed); m != nil {
			followed(t, m, seed, seen)
		}
		if t.Failed() {
			return
		}
	}
	assert.Greater(t, len(seen), 40, "too few kinds of events came up to prove anything")
}

// followed plays a game at random and compares the board with the game before each
// question.
func followed(t *testing.T, m *Model, seed uint64, seen map[game.EventKind]int) {
	random := rand.New(rand.NewPCG(seed, 1))
	real, poison := m.Game, game.Empty(m.Game.Catalogue(), m.Game.Mode())
	for range 1500 {
		if real.Over() {
			return
		}
		legal := real.Legal(nil)
		c := legal[random.IntN(len(legal))]
		m.Do(c)
		for i := range m.queue {
			seen[m.queue[i].Kind]++
		}
		queue := append([]game.Event(nil), m.queue...)
		m.Game = poison
		for m.next < len(m.queue) {
			m.step(true)
		}
		m.Game = real
		compare(t, m, fmt.Sprintf("seed %d, after %v:\n%s", seed, c, listed(queue)))
		if t.Failed() {
			return
		}
		m.Settle()
		m.still()
		m.Peek()
	}
}

// newDuel is a duel of two decks of random cards.
func newDuel(t testing.TB, seed uint64) *Model {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	random := rand.New(rand.NewPCG(seed, 2))
	g, err := game.New(cat, game.Duel, game.Setup{Decks: []game.Deal{gametest.RandomDeal(random), gametest.RandomDeal(random)}, Seed: seed})
	require.NoError(t, err)
	return New(replay.UnsavedGame(g), nil, [game.MaxSides]bool{}, [game.MaxSides]bot.Bot{},
		english([game.MaxSides]string{"player 1", "player 2"}))
}

// newCrowd is a duel on a crowded table, nil when that table cannot come about.
func newCrowd(t testing.TB, seed uint64) *Model {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := game.Start(cat, game.Duel, gametest.Crowded(rand.New(rand.NewPCG(seed, 3)), 2, cards.All()))
	if err != nil {
		return nil
	}
	names := english([game.MaxSides]string{"player 1", "player 2"})
	return New(replay.UnsavedGame(g), nil, [game.MaxSides]bool{}, [game.MaxSides]bot.Bot{}, names)
}

func listed(queue []game.Event) (all string) {
	for _, e := range queue {
		all += fmt.Sprintf("%+v\n", e)
	}
	return all
}

// values are what the gauges show, without their limits, of which no event tells.
func values(b *Board) (all []int) {
	for _, g := range b.Gauges {
		all = append(all, g.Value)
	}
	return all
}

func compare(t *testing.T, m *Model, when string) {
	var want Board
	v := m.Game.View(m.Board.Seat)
	want.load(&v)
	got := &m.Board
	assert.Equal(t, [...]any{want.High, want.Turn, want.Active, want.TurnOf, want.Step, want.House, want.Over, want.Winners, values(&want)},
		[...]any{got.High, got.Turn, got.Active, got.TurnOf, got.Step, got.House, got.Over, got.Winners, values(got)}, when)
	assert.Equal(t, want.Keys, got.Keys, "keys, %s", when)
	assert.Equal(t, want.Chains, got.Chains, "chains, %s", when)
	assert.Equal(t, want.Pool, got.Pool, "æmber, %s", when)
	for side := range want.Pool {
		for z := range card.ZoneCount {
			w, g := want.Piles[side][z], got.Piles[side][z]
			back := z == card.Discard && lastHidden(g) >= 0 // a deck that has become a discard pile lies face down until then
			if back || z == card.Deck || z == card.Archives || z == card.Hand {
				assert.Len(t, g, len(w), "zone %d of side %d, %s", z, side, when)
			} else {
				assert.Equal(t, append([]game.Slot{}, w...), append([]game.Slot{}, g...), "zone %d of side %d, %s", z, side, when)
			}
		}
	}
	for c := range want.Faces {
		w, g := &want.Faces[c], &got.Faces[c]
		_, z := got.Side(game.Slot(c))
		if z == card.NoZone && w.Zone == card.Discard && lastHidden(got.Piles[w.Ctrl][card.Discard]) >= 0 {
			continue
		}
		if w.Slot == 0 || w.Zone == card.Deck || w.Zone == card.Archives || w.Zone == card.Joined || w.Zone == card.Hand {
			continue
		}
		const shown = game.Exhausted | game.Stunned | game.Warded | game.Enraged
		assert.Equal(t, [...]any{w.Slot, w.Own, w.Def, w.Zone, w.Ctrl, w.Damage, w.Spent, w.Amber, w.Counters, w.Marks & shown, w.Host},
			[...]any{g.Slot, g.Own, g.Def, g.Zone, g.Ctrl, g.Damage, g.Spent, g.Amber, g.Counters, g.Marks & shown, g.Host}, "%s, %s",
			m.Title(w.Slot), when)
		assert.Equal(t, append([]game.Slot{}, w.On...), append([]game.Slot{}, g.On...), "on %s, %s", m.Title(w.Slot), when)
	}
}
