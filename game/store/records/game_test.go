package records_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// together is a race that has a difficulty, so that its players run it together.
type together struct{ toytest.Kind }

func (together) Difficulties(string) []string { return []string{"mild"} }

// raced is a race to its end in which everybody plays carefully.
func raced(t *testing.T, k game.Kind, players int, change func(*replay.Header)) *replay.Story[game.Game] {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(players, "", "", 5)
	require.NoError(t, err)
	h := replay.Header{Setup: setup, Started: "2026-11-20T19:00:00Z", Seats: []string{"2=careful"}, Players: []string{"Ann", "Bob"}}
	change(&h)
	s, err := replay.New[game.Game](k, h)
	require.NoError(t, err)
	p, err := k.NewPlayer("careful", 1)
	require.NoError(t, err)
	for !s.Game().Over() {
		_, ok := records.ResultOf(k, s)
		require.False(t, ok, "it is not over")
		require.NoError(t, s.Do(p.Choose(s.Game(), nil)))
	}
	return s
}

// The result of any game says who played what, on which terms, and who won.
func TestResultIn(t *testing.T) {
	s := raced(t, toytest.Kind{}, 3, func(h *replay.Header) { h.Voyage = "2026-W47" })
	r, ok := records.ResultOf(toytest.Kind{}, s)
	require.True(t, ok)
	assert.NotEmpty(t, r.Game)
	var winners []int
	for seat := range 3 {
		if s.Game().Won(game.Seat(seat)) {
			winners = append(winners, seat+1)
		}
	}
	require.Len(t, winners, 1)
	assert.Equal(t, records.Result{Game: r.Game, Rules: "race", Started: "2026-11-20T19:00:00Z", Mode: "short", Winner: winners[0],
		Undo:  "free",
		Decks: []string{"red", "green"}, Turns: s.Game().Turn(), Voyage: "2026-W47",
		Team: []records.Member{{Deck: "red", Player: "Ann"}, {Deck: "blue", Bot: "careful"}, {Deck: "green"}}}, r)
	for seat := range 3 {
		assert.Equal(t, seat+1 == winners[0], r.WonBy(seat))
	}

	r, ok = records.ResultOf(toytest.Kind{}, raced(t, toytest.Kind{}, 2, func(h *replay.Header) { h.Taken, h.Undo = 3, "none" }))
	require.True(t, ok)
	assert.True(t, r.Uncounted)
	assert.Equal(t, "none", r.Undo)
	assert.Equal(t, r.Winner == 1, r.Won, "there is one person")
	_, ok = records.ResultOf(toytest.Kind{}, raced(t, toytest.Kind{}, 2,
		func(h *replay.Header) { h.Seats = []string{"1=random", "2=careful"} }))
	assert.False(t, ok, "nobody played")

	r, ok = records.ResultOf(together{}, raced(t, together{}, 2, func(h *replay.Header) { h.Difficulty = "mild" }))
	require.True(t, ok)
	assert.Equal(t, []any{"", "short", "mild", true, 0}, []any{r.Mode, r.Boss, r.Difficulty, r.Won, r.Winner})
}

// Of several opponents that counts with whom one has not shared the outcome; those who win together have all won.
func TestGamesOfSeveral(t *testing.T) {
	team := []records.Member{{Deck: "a"}, {Deck: "b", Bot: "greedy"}, {Deck: "c", Bot: "random"}, {Deck: "d", Bot: "greedy"}}
	r := records.Result{Game: "1", Rules: "x", Mode: "teams", Winner: 1, Winners: []int{1, 4}, Won: true, Decks: []string{"a"}, Team: team}
	assert.Equal(t, []string{"greedy", "greedy", "greedy", "greedy"}, []string{r.Opponent(0), r.Opponent(3), r.Opponent(2), r.Opponent(1)})
	assert.Equal(t, records.AgainstComputer, r.Kind())
	assert.Equal(t, "person", r.Opponent(4))

	two := r
	two.Game, two.Won, two.Decks = "2", false, []string{"a", "b"}
	two.Team = []records.Member{{Deck: "a"}, {Deck: "b"}, {Deck: "c", Bot: "random"}}
	two.Winner, two.Winners = 2, nil
	assert.Equal(t, records.BetweenPersons, two.Kind())
	assert.Equal(t, []records.Outcome{records.Lost, records.Won, records.Shared}, []records.Outcome{two.Outcome("a"), two.Outcome("b"),
		two.Outcome("")})
	duels := records.Duels([]records.Result{r, two})
	assert.Equal(t, 1, duels["a"]["greedy"].Wins)
	assert.Equal(t, records.Score{Games: 1}, duels["a"]["person"].Score)
	assert.Equal(t, 1, duels["b"]["random"].Wins)

	charts := (&records.Filter{}).Charts([]records.Result{r, two}, time.UTC)
	assert.Zero(t, charts.Keys[0].All(), "there are no keys")
	assert.Equal(t, 2, charts.Counts.All())
}

// The records of a game lie in the folder of its saves, and names are given to them when they are read.
func TestRecordsInAFolder(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, records.In(dir).AddResult(records.Result{Game: "1", Team: []records.Member{{Deck: "red"}}}))
	_, err := os.Stat(filepath.Join(dir, "records", "results.jsonl"))
	require.NoError(t, err)
	list, err := replay.List(dir)
	require.NoError(t, err)
	assert.Empty(t, list, "they are no saves")
	results, err := records.In(dir).Results()
	require.NoError(t, err)
	results = records.Named(results, func(name string) string { return "the " + name })
	assert.Equal(t, "the red", results[0].Team[0].Name)
	assert.Error(t, records.In("").AddResult(records.Result{Game: "1"}))
}
