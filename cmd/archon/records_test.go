package main

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// played records some games.
func played(t *testing.T) {
	t.Helper()
	ownLibrary(t)
	key := func(name string) records.Member {
		d, err := deck.Named(name)
		require.NoError(t, err)
		return records.Member{Deck: d.ListKey(), Name: d.Name}
	}
	a, b := key("onyx"), key("argus")
	bot := records.Member{Deck: b.Deck, Name: b.Name, Bot: "quick"}
	v := shipped.List[0].(adventure.Varied)
	storm, err := adventure.VariantOf(v, "storm")
	require.NoError(t, err)
	l := records.Open(library.Dir())
	boss := v.Boss()
	for _, r := range []records.Result{
		{Game: "1", Boss: boss, Difficulty: "easy", Won: true, Turns: 12, Undo: "free", Decks: []string{a.Deck}, Team: []records.Member{a}},
		{Game: "2", Boss: boss, Difficulty: "easy", Won: true, Turns: 9, Undo: "none", Decks: []string{a.Deck}, Team: []records.Member{a}},
		{Game: "3", Boss: boss, Difficulty: adventure.Code(v, storm), Turns: 5, Decks: []string{a.Deck}, Team: []records.Member{a, bot}},
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
	told := must(t, "records")
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
	assert.Contains(t, must(t, "decks"), "4 of 6", "games of both kinds")
	assert.NotContains(t, told, "Hard", "what was edited does not count")
	assert.NotContains(t, must(t, "records", "--lang", "ru"), "⟨")
	assert.Contains(t, must(t, "decks", "show", "onyx"), "storm")
	ownLibrary(t)
	assert.Equal(t, "No game has been finished.\n", must(t, "records"))
}

// The records can be limited to some games: by kind, difficulty or opponent, players, deck and time.
func TestRecordsOfSomeGames(t *testing.T) {
	played(t)
	d, err := deck.Named("argus")
	require.NoError(t, err)
	argus := d.ListKey()
	at := records.Result{Game: "9", Started: "2020-05-05T12:00:00Z", Boss: shipped.List[0].Boss(), Difficulty: "easy",
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
		"--difficulty custom": "", "--difficulty easy --deck onyx": "1 2",
	} {
		var r records.Summary
		require.NoError(t, json.Unmarshal([]byte(must(t, append([]string{"records", "--json"}, strings.Fields(args)...)...)), &r))
		var games []string
		for _, g := range r.Games {
			games = append(games, g.Game)
		}
		assert.Equal(t, want, strings.Join(games, " "), args)
	}
	assert.Equal(t, "No such game has been finished.\n", must(t, "records", "--difficulty", "long-night"))
	for _, wrong := range [][]string{{"--kind", "all-of-them"}, {"--players", "4"}, {"--deck", "nobody-has-it"}, {"--since", "yesterday"},
		{"--difficulty", "impossible"}} {
		_, errs, status := archon("", append([]string{"records"}, wrong...)...)
		assert.NotZero(t, status, "%v", wrong)
		assert.NotEmpty(t, errs)
	}
}

// Everything that is known can be exported, for programs and as tables.
func TestRecordsAreExported(t *testing.T) {
	played(t)
	var r records.Summary
	require.NoError(t, json.Unmarshal([]byte(must(t, "records", "--json")), &r))
	assert.Len(t, r.Games, 8)
	assert.Len(t, r.Decks, 3)
	require.Len(t, r.Teams, 1, "a bot's deck belongs to the team as well")
	assert.Len(t, r.Teams[0].Record, 2)
	require.Len(t, r.Statistics, 3, "easy alone, normal and storm with two")
	assert.Equal(t, 3, r.Statistics[0].Games)
	assert.InDelta(t, 10.5, r.Statistics[0].Turns, 1e-9, "of the games whose turns are known")
	assert.Equal(t, 9, r.Statistics[0].Fastest)

	lines, err := csv.NewReader(strings.NewReader(must(t, "records", "--csv"))).ReadAll()
	require.NoError(t, err)
	require.Len(t, lines, 9)
	assert.Equal(t, "Storm", lines[3][4])
	assert.Equal(t, "quick", lines[3][12])
	assert.Equal(t, "false", lines[5][10], "it does not count")
}

// The result of a game is kept before its end is announced, whatever happens to the program then.
func TestResultsAreKeptBeforeTheEndIsTold(t *testing.T) {
	r := killedAtTheEnd(t, "play --seed 3 --variant long-night", "and rises, for the fourth time")
	assert.False(t, r.Won)
	assert.Positive(t, r.Turns)
	assert.Len(t, r.Team, 1)
	require.Len(t, r.Gauges, 1)
	assert.Equal(t, r.Gauges[0].Limit, r.Gauges[0].Value, "it has risen")
	assert.Positive(t, r.Power)
}

// The result of a standard game is kept too: who won, with how many keys, against whom.
func TestResultsOfStandardGamesAreKeptBeforeTheEndIsTold(t *testing.T) {
	r := killedAtTheEnd(t, "play --mode duel --decks onyx,argus --seat 2=greedy --seed 3", "Player 2 wins")
	assert.True(t, r.Standard())
	assert.False(t, r.Won)
	assert.Equal(t, 2, r.Winner)
	assert.Positive(t, r.Turns)
	require.Len(t, r.Team, 2)
	assert.Equal(t, "greedy", r.Team[1].Bot)
	assert.Equal(t, 3, r.Team[1].Keys)
	assert.Equal(t, r.Decks, []string{r.Team[0].Deck})
}

// killedAtTheEnd plays a game and kills the program as soon as it announces the end; it
// returns the only result that is kept.
func killedAtTheEnd(t *testing.T, args, end string) records.Result {
	t.Helper()
	data := t.TempDir()
	save := filepath.Join(data, "one"+replay.Extension)
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), "XDG_DATA_HOME="+data, "ARCHON_ARGS="+args+" --save "+save)
	in, err := c.StdinPipe()
	require.NoError(t, err)
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	go func() { // answers whatever is asked
		for range 3000 {
			if _, err := in.Write([]byte("e\nn\n1\n")); err != nil {
				return
			}
		}
	}()
	over := false
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if over = strings.Contains(lines.Text(), end); over {
			break
		}
	}
	require.NoError(t, c.Process.Kill())
	_ = c.Wait() // it was killed
	require.True(t, over, "it comes to its end")
	results, err := records.Open(filepath.Join(data, "keyraken", "decks")).Results()
	require.NoError(t, err)
	require.Len(t, results, 1)
	return results[0]
}

// A flag plays the weekly voyage, and records show how it went.
func TestVoyageOfTheWeek(t *testing.T) {
	ownLibrary(t)
	v := adventure.VoyageOf(shipped.List[0], time.Now())
	save := filepath.Join(t.TempDir(), "voyage"+replay.Extension)
	out, errs, status := archon(strings.Repeat("e\nn\n1\n", 5000), "play", "--weekly", "--players", "2", "--save", save)
	require.Zero(t, status, errs)
	assert.Contains(t, out, languages.English().T("voyage-is", v.Week))
	data, err := os.ReadFile(save)
	require.NoError(t, err)
	assert.Contains(t, string(data), `"voyage":"`+v.Week+`"`)
	results, err := records.Open(library.Dir()).Results()
	require.NoError(t, err)
	require.Len(t, results, 1, "it came to its end")
	assert.Equal(t, v.Week, results[0].Voyage)
	for i, m := range results[0].Team {
		d, err := deck.Named(v.Decks[i])
		require.NoError(t, err)
		assert.Equal(t, d.ListKey(), m.Deck)
	}
	assert.Contains(t, must(t, "records"), v.Week)
	var r records.Summary
	require.NoError(t, json.Unmarshal([]byte(must(t, "records", "--json")), &r))
	assert.Equal(t, 1, r.Voyages[v.Week].Games)
	for args, want := range map[string]string{
		"--weekly --seed 1": "exclude one another", "--weekly --decks onyx": "exclude one another", "--weekly --variant storm": "exclude one another",
		"--weekly --players 4": "use a number from 1 to 3", "--players 2": "--players goes with --weekly",
	} {
		_, errs, status := archon("", append([]string{"play"}, strings.Fields(args)...)...)
		assert.Equal(t, 2, status, args)
		assert.Contains(t, errs, want, args)
	}
}
