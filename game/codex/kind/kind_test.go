package kind_test

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/kind"
	"github.com/keyraken/keyraken/game/store/replay"
)

func begin(t *testing.T, mode string, seed uint64) game.Game {
	t.Helper()
	k := kind.New()
	s, err := k.Deal(0, mode, "", seed)
	require.NoError(t, err)
	g, err := k.Start(&s)
	require.NoError(t, err)
	return g
}

// plans are the names of the computers that follow plans.
const plans = "rush-easy, rush-normal, rush-hard, tech-easy, tech-normal, tech-hard, heroes-easy, heroes-normal, heroes-hard, " +
	"wall-easy, wall-normal, wall-hard"

// What cannot be played yet is refused by name, and so is what never can.
func TestRefusals(t *testing.T) {
	k := kind.New()
	modes := k.Modes()
	for message, s := range map[string]game.Setup{
		`3 players cannot play the mode two-headed-dragon: use 4`:                           {Mode: modes[3], Own: &kind.Setup{People: 3}},
		`mode "solo" is not one of one-hero, three-heroes, free-for-all, two-headed-dragon`: {Mode: "solo"},
		`mode one-hero has no difficulties: leave out --difficulty`:                         {Difficulty: "hard"},
		`4 players cannot play the mode one-hero: use 2`:                                    {Own: &kind.Setup{People: 4}},
		`2 players cannot play the mode free-for-all: use 3–5`:                              {Mode: "free-for-all", Own: &kind.Setup{People: 2}},
	} {
		_, err := k.Start(&s)
		assert.EqualError(t, err, message)
	}
	_, err := k.NewPlayer("master", 1)
	assert.EqualError(t, err, `unknown player "master": use random, greedy, `+plans+`, quick, expert`)
	_, err = k.Words("tlh")
	assert.Error(t, err)
	_, err = k.ParseSetup([]byte(`{"champions":1}`))
	assert.Error(t, err)
}

// A set-up says which heroes and who begins.
func TestSetup(t *testing.T) {
	k := kind.New()
	own, err := k.ParseSetup([]byte(`{"heroes":[["captain-zane"],["master-midori"]],"first":2}`))
	require.NoError(t, err)
	s := game.Setup{Mode: "one-hero", Seed: 3, Own: own}
	g, err := k.Start(&s)
	require.NoError(t, err)
	assert.Equal(t, []string{"captain-zane", "master-midori"}, k.Entrants(g))
	assert.Equal(t, game.Seat(1), g.Asked())
	s = s.WithFirst(0)
	g, err = k.Start(&s)
	require.NoError(t, err)
	assert.Equal(t, game.Seat(0), g.Asked())
	assert.Zero(t, s.WithFirst(game.NoSeat).Own.(*kind.Setup).First)
}

// A seat is told its own cards, and of another's how many there are.
func TestView(t *testing.T) {
	k, g := kind.New(), begin(t, "three-heroes", 2)
	for seat, want := range map[game.Seat][2]int{0: {5, 0}, 1: {0, 5}, game.NoSeat: {5, 5}} {
		data, err := json.Marshal(k.View(g, seat))
		require.NoError(t, err)
		var v struct {
			Seats []struct {
				Hand struct {
					Count int
					Cards []string
				}
			}
		}
		require.NoError(t, json.Unmarshal(data, &v))
		for s, n := range want {
			assert.Equal(t, 5, v.Seats[s].Hand.Count)
			assert.Len(t, v.Seats[s].Hand.Cards, n)
		}
	}
}

// What others see of a game does not depend on what they do not know, and is enough to go on from.
func TestSight(t *testing.T) {
	for _, mode := range []string{"one-hero", "free-for-all", "two-headed-dragon"} {
		g, shown := begin(t, mode, 5), begin(t, mode, 6)
		r := rand.New(rand.NewPCG(1, 1))
		var sights []game.Sight
		for s := range game.Seat(g.Seats()) {
			sights = append(sights, g.(game.Remote).Sight(s, 1))
		}
		var legal []game.Command
		for n := 0; n < 300 && !g.Over(); n++ {
			for s, sight := range sights {
				sight.See(g)
				other := g.Clone().(*codex.Game)
				other.Imagine(game.Seat(s), 77)
				again := other.Sight(game.Seat(s), 1)
				again.See(other)
				require.Equal(t, sight.State(), again.State(), "it depends on what the seat does not know")
				require.NoError(t, shown.(game.Remote).Show(sight.State(), sight.Events()))
				if g.Asked() == game.Seat(s) {
					require.Equal(t, g.Legal(nil), shown.Legal(nil))
				}
			}
			legal = g.Legal(legal[:0])
			require.NoError(t, g.Do(legal[r.IntN(len(legal))]))
		}
		assert.Error(t, shown.(game.Remote).Show([]byte("nothing of the kind"), nil))
	}
}

// Cards of a table that is laid out by hand are named by ID or as a language calls them; a save of a game that was changed becomes the
// same game.
func TestTablesByHand(t *testing.T) {
	k := kind.New()
	e, err := k.ParseEdit([]byte(`{"turn":1,"seats":[{"seat":1,"heroes":["Captain Zane"],"hand":["Forests favor","ОПАЛЕНИЕ"],
		"inPlay":["Mad Man",{"card":"капитан зейн","level":4,"label":"zane"}]}]}`))
	require.NoError(t, err)
	s, err := k.Deal(2, "one-hero", "", 3)
	require.NoError(t, err)
	story, err := replay.New[game.Game](k, replay.Header{Setup: s})
	require.NoError(t, err)
	require.NoError(t, story.Edit(e))
	g := story.Game().(*codex.Game)
	assert.Equal(t, game.Seat(0), g.Asked())
	assert.Equal(t, 2, g.State().Sides[0].Hand.Len())
	zane := e.(game.Labeller).Handles()["zane"]
	assert.Equal(t, "captain-zane", g.Card(zane).ID)
	require.NoError(t, story.Do(game.Command{Verb: codex.Attack, Card: zane, N: int16(g.State().Sides[1].Base)}))
	_, err = k.ParseEdit([]byte(`{"seats":[{"seat":1,"arm":["scorch"]}]}`))
	require.ErrorContains(t, err, "arm")
}

// Advice is about all that is legal, and depends on nothing that the seat does not know; every reason has words.
func TestAdvice(t *testing.T) {
	k, g := kind.New(), begin(t, "one-hero", 4)
	r := rand.New(rand.NewPCG(2, 2))
	for step := range 40 {
		if step%13 == 12 {
			w := g.Clone()
			w.Imagine(g.Asked(), 5)
			a := k.Advise(t.Context(), g, 1)
			require.NotNil(t, a)
			assert.Equal(t, a, k.Advise(t.Context(), w, 1))
			var all []game.Command
			for _, o := range a.Options {
				all = append(all, o.Command)
			}
			assert.ElementsMatch(t, g.Legal(nil), all)
		}
		legal := g.Legal(nil)
		require.NoError(t, g.Do(legal[r.IntN(len(legal))]))
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	assert.Nil(t, k.Advise(ended, g, 1))
	for _, language := range []string{"en", "ru"} {
		w, err := k.Words(language)
		require.NoError(t, err)
		for reason := range codex.ReasonCount {
			for _, by := range []int{-3, -1, 1, 3} {
				assert.Regexp(t, `^[^{}|]+$`, w.(game.AdviserWords).Reason(g, game.Reason{Kind: reason, By: by}))
			}
		}
	}
}
