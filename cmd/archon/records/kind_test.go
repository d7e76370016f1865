package records_test

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// shards keeps results of Shards of Infinity, and one of KeyForge that is none of them.
func shards(t *testing.T) {
	t.Helper()
	played(t)
	decima, tetra := records.Member{Deck: "decima"}, records.Member{Deck: "tetra", Bot: "greedy"}
	for i, r := range []records.Result{
		{Boss: "nemesis", Difficulty: "book", Won: true, Turns: 40, Decks: []string{"decima"}, Team: []records.Member{decima}},
		{Boss: "nemesis", Difficulty: "book", Turns: 30, Decks: []string{"decima"}, Team: []records.Member{decima}, Voyage: "2026-W47"},
		{Boss: "nemesis", Difficulty: "harder", Won: true, Turns: 50, Decks: []string{"volos", "decima"},
			Team: []records.Member{{Deck: "volos"}, decima}},
		{Boss: "nemesis", Difficulty: "hard", Won: true, Turns: 9, Uncounted: true, Decks: []string{"volos"}, Team: []records.Member{{Deck: "volos"}}},
		{Mode: "duel", Winner: 1, Won: true, Turns: 25, Decks: []string{"decima"}, Team: []records.Member{decima, tetra}},
		{Mode: "duel", Winner: 1, Turns: 31, Decks: []string{"decima", "volos"}, Team: []records.Member{decima, {Deck: "volos"}, tetra}},
	} {
		r.Game, r.Rules, r.Undo = strconv.Itoa(i), "shards", "free"
		require.NoError(t, records.In(replay.DirOf("shards")).AddResult(r))
	}
}

// The records of another game tell of its own: leaders on a ladder of difficulties, and games against each other.
func TestRecordsOfShards(t *testing.T) {
	shards(t)
	archontest.Golden(t, "shards", archon.Must(t, "records", "--game", "shards"))
	archontest.Golden(t, "shards-ru", archon.Must(t, "records", "--game", "shards", "--lang", "ru"))
	assert.Equal(t, archon.Must(t, "records"), archon.Must(t, "records", "--game", "keyforge"))
}

// They can be limited, as those of KeyForge can, and exported.
func TestSomeRecordsOfShards(t *testing.T) {
	shards(t)
	for args, want := range map[string]string{
		"": "0 1 2 3 4 5", "--kind adventures": "0 1 2", "--kind computer": "4", "--kind persons": "5", "--difficulty book": "0 1", "--difficulty greedy": "4 5",
		"--players 2": "2 4", "--deck volos": "2 5", "--deck VOLOS": "2 5", "--since 1d": "", "--kind adventures --deck decima": "0 1 2",
	} {
		var r records.Summary
		out := archon.Must(t, append([]string{"records", "--json", "--game", "shards"}, strings.Fields(args)...)...)
		require.NoError(t, json.Unmarshal([]byte(out), &r))
		var all []string
		for _, g := range r.Games {
			all = append(all, g.Game)
		}
		assert.Equal(t, want, strings.Join(all, " "), args)
	}
	csv := archon.Must(t, "records", "--csv", "--game", "shards")
	assert.Contains(t, csv, "0,,nemesis,book,By the book,true,40,1,free,0,true,Decima,")
	for _, wrong := range [][]string{{"--game", "chess"}, {"--game", "shards", "--kind", "x"}, {"--game", "shards", "--deck", "onyx"},
		{"--game", "shards", "--since", "x"}, {"--game", "shards", "--players", "8"}} {
		_, errs, status := archon.Run("", append([]string{"records"}, wrong...)...)
		assert.NotZero(t, status, wrong)
		assert.NotEmpty(t, errs)
	}
	archontest.OwnLibrary(t)
	assert.Equal(t, "No finished game yet.\n", archon.Must(t, "records", "--game", "shards"))
}

// A game that is only in the list has records too.
func TestRecordsOfAGameOfTheList(t *testing.T) {
	archontest.OwnLibrary(t)
	red := records.Member{Deck: "red"}
	require.NoError(t, records.In(replay.DirOf("race")).AddResult(records.Result{Game: "1", Rules: "race", Mode: "short", Winner: 2, Turns: 9,
		Decks: []string{"red"}, Team: []records.Member{red, {Deck: "blue", Bot: "careful"}}}))
	var out, errs strings.Builder
	p := pool.Shipped.With(games.List{"race": func() game.Kind { return toytest.Kind{} }})
	require.Zero(t, archon.Play(p, []string{"records", "--game", "race"}, strings.NewReader(""), &out, &errs), errs.String())
	assert.Contains(t, out.String(), "red  Against each other: computer, careful: won 0 of 1")
	assert.NotContains(t, out.String(), "Ladder")
	assert.NotContains(t, out.String(), "⟨")
}

// The achievements of another game are its own, in every language, with their progress.
func TestAchievementsOfShards(t *testing.T) {
	archontest.OwnLibrary(t)
	require.NoError(t, records.In(replay.DirOf("shards")).AddAwards(
		records.Award{Achievement: "relic", When: "2026-11-20T19:00:00Z", Deal: records.Deal{Game: "1"}},
		records.Award{Achievement: "nemesis/book", When: "2026-11-21T19:00:00Z", Deal: records.Deal{Game: "1", Decks: []string{"decima"}}}))
	archontest.Golden(t, "feats", archon.Must(t, "records", "achievements", "--game", "shards"))
	archontest.Golden(t, "feats-ru", archon.Must(t, "records", "achievements", "--game", "shards", "--lang", "ru"))
	assert.Contains(t, archon.Must(t, "records", "achievements", "--game", "shards", "--csv"),
		"nemesis,book,Against Nemesis: By the book,true,2026-11-21T19:00:00Z,1,,,decima\n")
	assert.Contains(t, archon.Must(t, "records", "achievements", "--game", "shards", "--json"), `{"feat":"nemesis","done":1,"of":4,`)
	assert.Equal(t, archon.Must(t, "records", "achievements"), archon.Must(t, "records", "achievements", "--game", "keyforge"))
}
