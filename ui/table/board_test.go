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
	"github.com/keyraken/keyraken/game/deck"
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
	return New(replay.Unkept(newGame(t, seed, decks...)), [game.MaxSides]bool{}, [game.MaxSides]bot.Bot{}, english(names))
}

// The board that follows the events one by one arrives where the game is: what
// the events tell is all that happened.
func TestBoardFollowsTheEvents(t *testing.T) {
	seen := map[game.EventKind]int{}
	for seed := range uint64(30) {
		all := deck.Embedded()
		var decks []string
		for i := range 1 + seed%3 {
			decks = append(decks, all[(seed+3*i)%uint64(len(all))])
		}
		m := newModel(t, seed, decks...)
		random := rand.New(rand.NewPCG(seed, 1))
		for range 1500 {
			if m.Game.Over() {
				break
			}
			legal := m.Game.Legal(nil)
			c := legal[random.IntN(len(legal))]
			m.Do(c)
			for i := range m.queue {
				seen[m.queue[i].Kind]++
			}
			queue := append([]game.Event(nil), m.queue...)
			for m.next < len(m.queue) {
				m.step(false)
			}
			compare(t, m, fmt.Sprintf("seed %d, after %v:\n%s", seed, c, listed(queue)))
			if t.Failed() {
				return
			}
			m.Settle()
		}
	}
	assert.Greater(t, len(seen), 30, "too few kinds of events came up to prove anything")
}

func listed(queue []game.Event) (all string) {
	for _, e := range queue {
		all += fmt.Sprintf("%+v\n", e)
	}
	return all
}

func compare(t *testing.T, m *Model, when string) {
	var want Board
	v := m.Game.View(m.Board.Seat)
	want.load(&v)
	got := &m.Board
	for side := range want.Pool {
		assert.Equal(t, want.Pool[side], got.Pool[side], "æmber of side %d, %s", side, when)
		assert.Equal(t, want.Keys[side], got.Keys[side], "keys of side %d, %s", side, when)
		assert.Equal(t, want.Chains[side], got.Chains[side], "chains of side %d, %s", side, when)
		for z := range card.ZoneCount {
			w, g := want.Piles[side][z], got.Piles[side][z]
			if z.InPlay() || z == card.Hand {
				assert.ElementsMatch(t, w, g, "zone %d of side %d, %s", z, side, when)
			} else {
				assert.Len(t, g, len(w), "zone %d of side %d, %s", z, side, when)
			}
		}
	}
	for c := range want.Faces {
		w, g := &want.Faces[c], &got.Faces[c]
		if _, z := want.Side(game.Slot(c)); w.Slot == 0 || !z.InPlay() {
			continue
		}
		assert.Equal(t, w.Damage, g.Damage, "damage of %s, %s", m.Title(w.Slot), when)
		assert.Equal(t, w.Spent, g.Spent, "spent armor of %s, %s", m.Title(w.Slot), when)
		assert.Equal(t, w.Amber, g.Amber, "æmber of %s, %s", m.Title(w.Slot), when)
		const shown = game.Exhausted | game.Stunned | game.Warded | game.Enraged
		assert.Equal(t, w.Marks&shown, g.Marks&shown, "state of %s, %s", m.Title(w.Slot), when)
		assert.ElementsMatch(t, w.On, g.On, "on %s, %s", m.Title(w.Slot), when)
	}
	assert.Equal(t, want.High, got.High, when)
}
