package records_test

import (
	"encoding/csv"
	"encoding/json"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
)

// played records some games.
func played(t *testing.T) {
	t.Helper()
	archontest.OwnLibrary(t)
	key := func(name string) records.Member {
		d, err := deck.Named(name)
		require.NoError(t, err)
		return records.Member{Deck: d.ListKey(), Name: d.Name}
	}
	a, b := key("onyx"), key("argus")
	bot := records.Member{Deck: b.Deck, Name: b.Name, Bot: "quick"}
	v := pool.Shipped.List[0].(adventure.Varied)
	storm, err := adventure.VariantOf(v, "storm")
	require.NoError(t, err)
	l := records.Open(library.Dir())
	boss := v.Boss()
	for _, r := range []records.Result{
		{Game: "1", Boss: boss, Difficulty: "easy", Won: true, Turns: 12, Undo: "free", Decks: []string{a.Deck}, Team: []records.Member{a}},
		{Game: "2", Boss: boss, Difficulty: "easy", Won: true, Turns: 9, Undo: "none", Decks: []string{a.Deck}, Team: []records.Member{a}},
		{Game: "3", Boss: boss, Difficulty: adventure.EncodeVariant(v, storm), Turns: 5, Decks: []string{a.Deck}, Team: []records.Member{a, bot}},
		{Game: "4", Boss: boss, Difficulty: "normal", Won: true, Turns: 20, Decks: []string{a.Deck, b.Deck}, Team: []records.Member{a, b}},
		{Game: "5", Boss: boss, Difficulty: "hard", Won: true, Turns: 1, Uncounted: true, Decks: []string{a.Deck}, Team: []records.Member{a}},
		{Game: "6", Boss: boss, Difficulty: "easy", Decks: []string{"0123456789abcdef"}}, // from before teams were recorded
		{Game: "7", Mode: "duel", Won: true, Winner: 1, Turns: 15, Decks: []string{a.Deck}, Team: []records.Member{
			{Deck: a.Deck, Name: a.Name, Keys: 3}, {Deck: b.Deck, Name: b.Name, Bot: "expert", Keys: 1}}},
		{Game: "8", Mode: "duel", Winner: 2, Turns: 21, Decks: []string{a.Deck, b.Deck}, Team: []records.Member{a, b}},
	} {
		require.NoError(t, l.AddResult(r))
	}
}

// Records show what each deck and team has beaten, and how fast.
func TestRecordsTell(t *testing.T) {
	played(t)
	told := archon.Must(t, "records")
	for _, want := range []string{"Miss \"Onyx\" Censorius", "Easy: won 2 of 2, fastest in 9 turns", "Storm: won 0 of 1",
		"Radiant Argus the Supreme", "Normal: won 1 of 1, fastest in 20 turns", "0123456789abcdef"} {
		assert.Contains(t, told, want)
	}
	assert.Contains(t, told, "Ladder: 5 of 18 rungs. Next: Normal, alone")
	assert.Contains(t, told, "Standard games: computer, expert: won 1 of 1, fastest in 15 turns, a person: won 0 of 1")
	assert.Contains(t, told, "Turns of games won")
	assert.Contains(t, told, "1: won 1, lost 0", "keys of who lost")
	assert.Contains(t, told, "computer, expert: won 1 of 1, 100 %, 95 % interval 21 % to 100 %")
	assert.Contains(t, told, "Best decks")
	assert.Contains(t, archon.Must(t, "decks"), "4 of 6", "games of both kinds")
	assert.NotContains(t, told, "Hard", "what was edited does not count")
	assert.NotContains(t, archon.Must(t, "records", "--lang", "ru"), "⟨")
	assert.Contains(t, archon.Must(t, "decks", "show", "onyx"), "storm")
	archontest.OwnLibrary(t)
	assert.Equal(t, "No finished game yet.\n", archon.Must(t, "records"))
}

// Shares are rounded, in tables and in charts; damage is told in tenths of the monster's power.
func TestSharesAreRounded(t *testing.T) {
	archontest.OwnLibrary(t)
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	mine := records.Member{Deck: d.ListKey(), Name: d.Name, Keys: 2}
	boss, l := pool.Shipped.List[0].Boss(), records.Open(library.Dir())
	for i, won := range []bool{true, true, false} {
		game := records.Result{Game: strconv.Itoa(2 * i), Boss: boss, Difficulty: "easy", Won: won, Undo: "free", Turns: 10 + min(i, 1),
			Decks: []string{mine.Deck}, Team: []records.Member{mine}, Damage: 17, Power: 30}
		require.NoError(t, l.AddResult(game))
		game = records.Result{Game: strconv.Itoa(2*i + 1), Mode: "duel", Won: won, Winner: 2, Decks: []string{mine.Deck},
			Team: []records.Member{mine, {Deck: "ff", Name: "Other", Bot: "greedy"}}}
		if won {
			game.Winner = 1
		}
		require.NoError(t, l.AddResult(game))
	}
	told := archon.Must(t, "records")
	assert.Regexp(t, `Easy +1 +2 of 3 +67 % \(21–94\) +10 +10\.7`, told)
	assert.Contains(t, told, "computer, greedy: won 2 of 3, 67 %, 95 % interval 21 % to 94 %")
	assert.Contains(t, told, "50–60 % of its power in damage: 1 game lost")
}

// All that is known of the games is printed: figures by difficulty, decks, teams, voyages and charts.
func TestRecordsInFull(t *testing.T) {
	archontest.OwnLibrary(t)
	assert.Equal(t, "No finished game yet.\n", archon.Must(t, "records"))
	boss, l := pool.Shipped.List[0].Boss(), records.Open(library.Dir())
	until := time.Date(2026, 3, 1, 12, 0, 0, 0, time.Local)
	for _, r := range recordstest.Games(boss, "rises", adventure.Ladder(pool.Shipped.List[0]), until, 60) {
		require.NoError(t, l.AddResult(r))
	}
	archontest.Golden(t, "records", archon.Must(t, "records"))
}

// Difficulties have the names that their own adventure gives them.
func TestDifficultiesOfAnotherAdventure(t *testing.T) {
	archontest.OwnLibrary(t)
	r := records.Result{Game: "1", Boss: pool.Shipped.List[0].Boss(), Difficulty: "storm", Won: true, Decks: []string{"ff"}}
	require.NoError(t, records.Open(library.Dir()).AddResult(r))
	var out, errs strings.Builder
	p := pool.New(adventure.List{clockwork.Adventure, pool.Shipped.List[0]})
	require.Zero(t, archon.Play(p, []string{"records"}, strings.NewReader(""), &out, &errs), errs.String())
	assert.Regexp(t, `(?m)^Storm +1 +1 of 1`, out.String())
}

// The records can be limited to some games: by kind, difficulty or opponent, players, deck and time.
func TestRecordsOfSomeGames(t *testing.T) {
	played(t)
	d, err := deck.Named("argus")
	require.NoError(t, err)
	argus := d.ListKey()
	at := records.Result{Game: "9", Started: "2020-05-05T12:00:00Z", Boss: pool.Shipped.List[0].Boss(), Difficulty: "easy",
		Decks: []string{argus}, Team: []records.Member{{Deck: argus, Name: d.Name}}}
	now := at
	now.Game, now.Started = "10", time.Now().Add(-time.Hour).Format(time.RFC3339)
	gone := records.Result{Game: "11", Boss: at.Boss, Difficulty: "easy", Decks: []string{"ff"}}
	gone.Team = []records.Member{{Deck: "ff", Name: "Gone"}}
	for _, r := range []records.Result{at, now, gone} {
		require.NoError(t, records.Open(library.Dir()).AddResult(r))
	}
	for args, want := range map[string]string{
		"--kind persons": "8", "--kind computer": "7", "--kind adventures --difficulty normal": "4", "--difficulty storm": "3",
		"--difficulty expert": "7", "--difficulty person": "8", "--players 2 --kind adventures": "3 4", "--deck argus --players 1": "9 10",
		"--deck 0123456789abcdef": "6", "--deck gone": "11", "--since 2020-05-05": "9 10", "--since 2d": "10", "--since 2020-05-06": "10",
		"--difficulty custom": "", "--difficulty easy --deck onyx": "1 2", "--since 36500d": "9 10", "--since 0d": "",
	} {
		var r records.Summary
		require.NoError(t, json.Unmarshal([]byte(archon.Must(t, append([]string{"records", "--json"}, strings.Fields(args)...)...)), &r))
		var games []string
		for _, g := range r.Games {
			games = append(games, g.Game)
		}
		assert.Equal(t, want, strings.Join(games, " "), args)
	}
	assert.Equal(t, "No such game finished yet.\n", archon.Must(t, "records", "--difficulty", "long-night"))
	for _, wrong := range [][]string{{"--kind", "all-of-them"}, {"--players", "4"}, {"--deck", "nobody-has-it"}, {"--since", "yesterday"},
		{"--since", "36501d"}, {"--since", "-1d"}, {"--since", "30"}, {"--players", "-1"},
		{"--difficulty", "impossible"}} {
		_, errs, status := archon.Run("", append([]string{"records"}, wrong...)...)
		assert.NotZero(t, status, "%v", wrong)
		assert.NotEmpty(t, errs)
	}
}

// Everything that is known can be exported, for programs and as tables.
func TestRecordsAreExported(t *testing.T) {
	played(t)
	var r records.Summary
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "records", "--json")), &r))
	assert.Len(t, r.Games, 8)
	assert.Len(t, r.Decks, 3)
	require.Len(t, r.Teams, 1, "a bot's deck belongs to the team as well")
	assert.Len(t, r.Teams[0].Record, 2)
	require.Len(t, r.Statistics, 3, "easy alone, normal and storm with two")
	assert.Equal(t, 3, r.Statistics[0].Games)
	assert.InDelta(t, 10.5, r.Statistics[0].Turns, 1e-9, "of the games whose turns are known")
	assert.Equal(t, 9, r.Statistics[0].Fastest)

	lines, err := csv.NewReader(strings.NewReader(archon.Must(t, "records", "--csv"))).ReadAll()
	require.NoError(t, err)
	require.Len(t, lines, 9)
	assert.Equal(t, "Storm", lines[3][4])
	assert.Equal(t, "quick", lines[3][12])
	assert.Equal(t, "false", lines[5][10], "it does not count")
}

func TestHelp(t *testing.T) {
	archon.Helps(t, "records", "--kind all", "--players", "--json")
	archon.Helps(t, "records achievements", "--json")
	for _, command := range []string{"records", "records achievements"} {
		_, _, status := archon.Run("", append(strings.Fields(command), "--json", "--csv")...)
		assert.NotZero(t, status, "one or the other")
	}
}
