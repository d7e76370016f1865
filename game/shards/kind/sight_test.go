package kind_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
)

// What a seat is shown elsewhere is what it sees here, and what it does not know changes nothing of it.
func TestTablesAreSeenElsewhereAsTheyAre(t *testing.T) {
	k := games.Shards()
	for _, c := range tables {
		t.Run(fmt.Sprint(c.mode, c.players), func(t *testing.T) {
			g, r := begin(t, c.mode, c.players, 5)
			other, _ := begin(t, c.mode, c.players, 6)
			w, shown := g.Clone(), other.(game.Remote)
			for step := 0; !g.Over() && step < 300; step++ {
				s := game.Seat(step % g.Seats())
				sight := g.(game.Remote).Sight(s, 1)
				sight.See(g)
				state := sight.State()
				require.NoError(t, shown.Show(state, sight.Events()))
				require.Equal(t, k.View(g, s), k.View(shown, s))
				require.Equal(t, k.Events(g, s), k.Events(shown, s))
				w.Restore(g)
				w.Imagine(s, uint64(step))
				sight.See(w)
				require.Equal(t, state, sight.State(), "step %d: it depends on what is hidden", step)
				if g.Asked() == s {
					require.Equal(t, g.Legal(nil), shown.Legal(nil))
				}
				command := pick(r, g)
				if g.Asked() == s {
					read, err := sight.Parse(shown.Format(command))
					require.NoError(t, err)
					require.Equal(t, command, read)
				}
				require.NoError(t, g.Do(command))
			}
		})
	}
}

// told is a table as data.
func told(t *testing.T, g game.Game, s game.Seat) (o struct {
	Question struct{ Kind string }
	Seats    []struct {
		Seat               int
		Deck, Hand, Relics pile
	}
}) {
	t.Helper()
	data, err := json.Marshal(games.Shards().View(g, s))
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &o))
	return o
}

type pile struct {
	Count int
	Cards []struct {
		Handle int
		ID     string
	}
}

// turned is the game with the decks of all players upside down, and other luck.
func turned(t *testing.T, g game.Game) game.Game {
	t.Helper()
	all := func(p pile) (list []map[string]any) {
		for _, c := range slices.Backward(p.Cards) {
			list = append(list, map[string]any{"card": c.ID, "handle": c.Handle})
		}
		return list
	}
	o := told(t, g, game.NoSeat)
	edit := map[string]any{"seed": 9}
	var seats []any
	for _, s := range o.Seats {
		if s.Deck.Count > 0 {
			seats = append(seats, map[string]any{"seat": s.Seat, "deck": all(s.Deck)})
		}
	}
	edit["seats"] = seats
	data, err := json.Marshal(edit)
	require.NoError(t, err)
	e, err := games.Shards().ParseEdit(data)
	require.NoError(t, err)
	w := g.Clone()
	require.NoError(t, e.Change(w))
	return w
}

// An open sight shows all hands and secret relics, and depends on nothing else that a seat does not know.
func TestOpenSightShowsHandsAndNoDeck(t *testing.T) {
	hands, drawn, turns := 0, 0, 0
	for _, c := range tables {
		g, r := begin(t, c.mode, c.players, 5)
		other, _ := begin(t, c.mode, c.players, 6)
		shown := other.(game.Remote)
		sight := g.(game.Remote).OpenSight(0, 1)
		for step := 0; !g.Over() && step < 150; step++ {
			sight.See(g)
			state := sight.State()
			require.NoError(t, shown.Show(state, sight.Events()))
			truly, seen := told(t, g, game.NoSeat), told(t, shown, 0)
			for s := range truly.Seats {
				require.Equal(t, truly.Seats[s].Hand, seen.Seats[s].Hand)
				require.Equal(t, truly.Seats[s].Relics, seen.Seats[s].Relics)
				require.Empty(t, seen.Seats[s].Deck.Cards)
				hands += len(seen.Seats[s].Hand.Cards)
			}
			for _, e := range shown.(*shards.Game).Happened() {
				if e.Kind == shards.CardDrawn && e.Seat > 0 && e.Card != 0 {
					drawn++
				}
			}
			if truly.Question.Kind == "main" {
				turns++
				sight.See(turned(t, g))
				require.Equal(t, state, sight.State(), "step %d: it depends on what is hidden", step)
			}
			require.NoError(t, g.Do(pick(r, g)))
		}
	}
	require.Greater(t, hands, 1000)
	require.Greater(t, drawn, 100)
	require.Greater(t, turns, 100)
}

func TestForeignStatesAreRefused(t *testing.T) {
	g, _ := begin(t, "duel", 2, 1)
	remote := g.(game.Remote)
	sight := remote.Sight(0, 1)
	sight.See(g)
	state, before := sight.State(), g.Hash()
	assert.EqualError(t, remote.Show(state[:9], nil), "the bytes of the state of a game are cut short")
	assert.EqualError(t, remote.Show(append([]byte{^state[0]}, state[1:]...), nil),
		"the game is shown by another version of the program: all must have the same one")
	assert.Error(t, remote.Show(nil, nil))
	assert.Error(t, remote.Show(state, []byte{7}))
	three, _ := begin(t, "duel", 3, 1)
	assert.EqualError(t, three.(game.Remote).Show(state, nil), "the state of the game that has come cannot be")
	assert.Equal(t, before, g.Hash(), "nothing was lost")
}

func FuzzShow(f *testing.F) {
	k := games.Shards()
	setup, err := k.Deal(2, "duel", "", 1)
	require.NoError(f, err)
	g, err := k.Start(&setup)
	require.NoError(f, err)
	sight := g.(game.Remote).Sight(0, 1)
	sight.See(g)
	f.Add(sight.State(), sight.Events())
	f.Fuzz(func(_ *testing.T, state, events []byte) {
		_ = g.Clone().(*shards.Game).Show(state, events) // it fails, or not, but does not stop the program
	})
}
