package main

import (
	"encoding/json"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// archon runs the program.
func archon(stdin string, args ...string) (stdout, stderr string, status int) {
	var out, errs strings.Builder
	status = run(args, strings.NewReader(stdin), &out, &errs)
	return out.String(), errs.String(), status
}

// must runs the program, which must succeed.
func must(t *testing.T, args ...string) string {
	t.Helper()
	out, errs, status := archon("", args...)
	require.Zero(t, status, errs)
	require.Empty(t, errs)
	return out
}

func TestBadUse(t *testing.T) {
	broken := filepath.Join(t.TempDir(), "broken.json")
	require.NoError(t, os.WriteFile(broken, []byte("{}"), 0o600))
	for args, want := range map[string]string{
		"dance":                                 "there is no command dance",
		"sim --fast":                            "there is no flag --fast",
		"sim --games many":                      `"many"`,
		"sim --games 0":                         "--games",
		"sim --workers 0":                       "--workers",
		"sim --bot clever":                      `"clever"`,
		"sim --bot random,greedy":               "2 bots for 1 seats",
		"sim --decks none":                      `"none"`,
		"sim --decks ./none.json":               "./none.json",
		"sim --decks " + broken:                 broken,
		"sim --decks onyx,onyx,onyx,onyx":       "not 4",
		"sim --mode race":                       `"race"`,
		"sim --mode duel":                       "2 decks",
		"sim --coverage --decks onyx":           "draws 2 decks",
		"sim --rates --decks onyx,argus":        "draws 3 decks",
		"sim --rates --mode duel":               "not a duel",
		"sim --draw 3 --decks onyx,argus":       "3 decks are more than the 2",
		"sim --draw 1 --players 2":              "draws 2 decks",
		"sim --draw 4 --players 4":              "not 4",
		"sim --hindsight -1":                    "--hindsight",
		"sim --hindsight 2 --mode duel":         "adventures only",
		"sim --draw -1":                         "--draw",
		"sim --draw 1 --players 0":              "--players",
		"sim --coverage --decks onyx,none":      `"none"`,
		"sim --coverage --save there":           "--coverage, --save",
		"sim --difficulty silly":                `"silly"`,
		"sim --variant silly":                   "storm",
		"sim --variant 1111-1111":               "a letter or digit is wrong",
		"sim --variant storm --difficulty easy": "--difficulty, --variant",
		"lab onyx --variant silly":              "storm",
		"engine --variant silly":                "storm",
		"play --variant silly":                  "storm",
		"play --seat 2=greedy":                  "--seat 2=greedy",
		"play --seat greedy":                    "--seat greedy",
		"play --seat 1=clever":                  `"clever"`,
		"play --resume last --seed 1":           "--resume, --seed",
		"play --resume last --decks argus":      "--decks, --resume",
		"play --seed -1":                        "--seed",
		"cards --set XYZ":                       `"XYZ"`,
		"cards --text No-Such-Card":             `"No-Such-Card"`,
		"cards --set CotA --text Crushing#Arm":  `"Crushing#Arm"`,
	} {
		out, errs, status := archon("", strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Empty(t, out, args)
		assert.Contains(t, errs, want, args)
		assert.Equal(t, 1, strings.Count(errs, "\n"), "%s: %q is not one line", args, errs)
	}
}

func TestHelpAndVersion(t *testing.T) {
	assert.Contains(t, must(t), "archon [command]")
	assert.Regexp(t, `^archon \S+, .*go1\.\S+, \w+/\w+\n$`, must(t, "version"))
	assert.Equal(t, must(t, "version"), must(t, "--version"))
}

// Every listed command has a manual page that describes its flags and does not name the
// home directory of whoever made it.
func TestManualPages(t *testing.T) {
	dir, home := t.TempDir(), t.TempDir()
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), "SOURCE_DATE_EPOCH=1700000000", "HOME="+home, "XDG_DATA_HOME=", "ARCHON_ARGS=man "+dir)
	out, err := c.CombinedOutput()
	require.NoError(t, err, string(out))
	for _, name := range []string{"archon", "archon-play", "archon-decks-import", "archon-lab-merge"} {
		page, err := os.ReadFile(filepath.Join(dir, name+".1"))
		require.NoError(t, err)
		assert.Contains(t, string(page), `"Nov 2023"`)
		assert.Contains(t, string(page), "SYNOPSIS")
	}
	play, err := os.ReadFile(filepath.Join(dir, "archon-play.1"))
	require.NoError(t, err)
	assert.Contains(t, string(play), `--difficulty`)
	assert.Contains(t, string(play), "~/")
	assert.NotContains(t, string(play), home)
	assert.NoFileExists(t, filepath.Join(dir, "archon-man.1"))
}

func TestCardsAsJSON(t *testing.T) {
	var all []map[string]any
	require.NoError(t, json.Unmarshal([]byte(must(t, "cards", "--json")), &all))
	assert.Len(t, all, len(shipped.Facts()))
	assert.Greater(t, len(all), len(cards.Facts()), "those of the adventures too")
	implemented := 0
	for _, c := range all {
		for _, key := range []string{"set", "number", "id", "name", "house", "type", "power", "armor", "amber", "traits", "keywords", "rarity",
			"implemented", "text"} {
			require.Contains(t, c, key)
		}
		if c["implemented"] == true {
			implemented++
		} else {
			assert.Empty(t, c["text"], c["id"])
		}
		if c["id"] == "dust-imp" && c["set"] == "CotA" {
			assert.Equal(t, "Dust Imp", c["name"])
			assert.Equal(t, 2.0, c["power"])
			assert.Equal(t, []any{"imp"}, c["traits"])
			assert.Contains(t, c["text"], "2 æmber")
		}
	}
	assert.Greater(t, implemented, 60)
}

func TestCardsOfASet(t *testing.T) {
	var all []cards.Printing
	require.NoError(t, json.Unmarshal([]byte(must(t, "cards", "--set", "DT", "--json")), &all))
	require.NotEmpty(t, all)
	for _, c := range all {
		assert.Equal(t, "DT", c.Set)
	}
	assert.Equal(t, 46, strings.Count(must(t, "cards", "--set", "Keyraken"), "\n"))
}

func TestCardText(t *testing.T) {
	for _, name := range []string{"Dust Imp", "dust imp", "dust-imp", "DUST’IMP"} {
		assert.Equal(t,
			"CotA 083 Dust Imp (Common): Dis creature, power 2, imp\nAoA 058 Dust Imp (Common): Dis creature, power 2, imp\n  Destroyed: Gain 2 æmber.\n", must(t, "cards", "--text", name))
	}
	assert.Contains(t, must(t, "cards", "--text", "Crushing Arm"), "Destroyed:")
	for _, name := range []string{"Zealot's Revelation", "Zealot’s revelation"} {
		assert.Contains(t, must(t, "cards", "--text", name), "Keyraken 037 Zealot’s Revelation (Fixed)")
	}
}

// result is the part of what archon sim prints that does not depend on the clock.
func result(t *testing.T, args ...string) map[string]any {
	t.Helper()
	var r map[string]any
	require.NoError(t, json.Unmarshal([]byte(must(t, append([]string{"sim", "--json"}, args...)...)), &r))
	for _, key := range []string{"seconds", "gamesPerSecond", "decisionsPerSecond"} {
		assert.Positive(t, r[key])
		delete(r, key)
	}
	delete(r, "processorSecondsPerTurn")
	return r
}

func TestSimOfDuels(t *testing.T) {
	args := []string{"--mode", "duel", "--decks", "onyx,argus", "--games", "20", "--workers"}
	r := result(t, append(args, "1")...)
	assert.Equal(t, r, result(t, append(args, "3")...))
	wins := r["wins"].(map[string]any)
	assert.Equal(t, 20.0, wins["onyx"].(float64)+wins["argus"].(float64))
	assert.NotContains(t, r, "losses")
	assert.NotContains(t, r, "gauges")
}

func TestSimOfAdventures(t *testing.T) {
	args := []string{"--decks", "onyx,argus", "--difficulty", "easy", "--games", "20", "--bot", "greedy,random", "--workers"}
	r := result(t, append(args, "1")...)
	assert.Equal(t, r, result(t, append(args, "3")...))
	assert.Equal(t, 20.0, r["wins"].(float64)+r["losses"].(float64)+r["unfinished"].(float64))
	rises := 0.0
	for _, n := range r["gauges"].(map[string]any)["rises"].(map[string]any) {
		rises += n.(float64)
	}
	assert.Equal(t, 20.0, rises)
	assert.Contains(t, r, "bossDamageMean")
	assert.NotEqual(t, r["stateHash"], result(t, append(args, "1", "--seed", "2")...)["stateHash"])
}

// Players who may take turns back win more often, each game they win is one that can be played,
// and equal seeds make equal games.
func TestSimWithHindsight(t *testing.T) {
	args := []string{"--games", "10", "--bot", "greedy", "--workers"}
	once := result(t, append(args, "1")...)
	args = append([]string{"--hindsight", "5"}, args...)
	dir := t.TempDir()
	back := result(t, append(args, "1", "--save", dir)...)
	assert.Greater(t, back["wins"], once["wins"].(float64)+2)
	assert.Equal(t, 10.0, back["wins"].(float64)+back["losses"].(float64))
	assert.Equal(t, back, result(t, append(args, "3")...))
	saves, err := filepath.Glob(filepath.Join(dir, "*.jsonl"))
	require.NoError(t, err)
	require.Len(t, saves, 10)
	wins := 0.0
	for _, save := range saves {
		if strings.Contains(must(t, "replay", save), "Player 1 wins.") {
			wins++
		}
	}
	assert.Equal(t, back["wins"], wins)
}

// Greedy play wins clearly more often than random play.
func TestGreedyBeatsRandomAgainstTheKeyraken(t *testing.T) {
	args := []string{"--difficulty", "easy", "--games", "50", "--bot"}
	greedy, random := result(t, append(args, "greedy")...), result(t, append(args, "random")...)
	assert.Greater(t, greedy["wins"], random["wins"].(float64)+20)
}

// In a duel of two different bots, wins are counted by bot, whichever deck it has.
func TestSimOfBotsThatDiffer(t *testing.T) {
	args := []string{"--mode", "duel", "--bot", "random,greedy", "--games", "20", "--draw", "4", "--workers"}
	r := result(t, append(args, "1")...)
	assert.Equal(t, r, result(t, append(args, "3")...))
	wins, won := r["wins"].(map[string]any), r["won"].(map[string]any)
	assert.Equal(t, 20.0, wins["greedy"].(float64)+wins["random"].(float64)+r["unfinished"].(float64))
	assert.Greater(t, wins["greedy"], 16.0)
	greedy := won["greedy"].(map[string]any)
	assert.Equal(t, wins["greedy"].(float64)/20, greedy["share"])
	assert.Less(t, greedy["low"], greedy["share"])
	assert.NotContains(t, r, "thinkingTurns")
}

// The seed determines which decks are drawn from the named ones, or from all.
func TestSimDrawsDecks(t *testing.T) {
	args := []string{"--draw", "2", "--players", "2", "--games", "6", "--difficulty", "easy"}
	r := result(t, args...)
	assert.Equal(t, r, result(t, args...))
	assert.NotEqual(t, r["stateHash"], result(t, append(args, "--seed", "2")...)["stateHash"])
	named := result(t, append(args, "--decks", "onyx,argus")...)
	assert.NotEqual(t, r["stateHash"], named["stateHash"])
	won := named["won"].(map[string]any)
	assert.Equal(t, named["wins"].(float64)/6, math.Round(600*won["share"].(float64))/600)
}

// For bots that think ahead, the report says in how many turns they did.
func TestSimOfBotsThatThink(t *testing.T) {
	r := result(t, "--bot", "quick", "--games", "1", "--difficulty", "easy")
	assert.Positive(t, r["thinkingTurns"])
	assert.LessOrEqual(t, r["thinkingTurns"], r["turns"])
	assert.Contains(t, must(t, "sim", "--bot", "quick", "--games", "1"), "turns in which a bot thought: ")
}

func TestRates(t *testing.T) {
	var r adventure.Rates
	require.NoError(t, json.Unmarshal([]byte(must(t, "sim", "--rates", "--games", "4", "--draw", "3", "--json")), &r))
	assert.Equal(t, 4, r.Games)
	for d := range r.Won {
		for i, won := range r.Won[d] {
			assert.Contains(t, []float64{0, 25, 50, 75, 100}, won)
			assert.LessOrEqual(t, r.Between[d][i][0], won)
			assert.GreaterOrEqual(t, r.Between[d][i][1], won)
		}
	}
	const row = `(?m)^ +easy( +\d+\.\d % \(\d+\.\d–\d+\.\d\)){3} *$`
	assert.Regexp(t, row, must(t, "sim", "--rates", "--games", "4"))
}

func TestSimInWords(t *testing.T) {
	out := must(t, "sim", "--games", "2")
	for _, word := range []string{"2 games", "wins: ", "won, with the 95 % interval: ", "losses: ",
		"times it rose, in how many games", "state hash: "} {
		assert.Contains(t, out, word)
	}
}

// A variant is given by its name or its code wherever a difficulty is, and saves contain its word.
func TestVariants(t *testing.T) {
	named := must(t, "sim", "--variant", "storm", "--games", "3", "--json")
	a := shipped.List[0].(adventure.Varied)
	v, err := adventure.VariantOf(a, "storm")
	require.NoError(t, err)
	code := adventure.Code(a, v)
	hash := func(out string) any {
		var r map[string]any
		require.NoError(t, json.Unmarshal([]byte(out), &r))
		return r["stateHash"]
	}
	assert.Equal(t, hash(named), hash(must(t, "sim", "--variant", strings.ToLower(code), "--games", "3", "--json")))
	assert.NotEqual(t, hash(named), hash(must(t, "sim", "--difficulty", "hard", "--games", "3", "--json")))

	dir := t.TempDir()
	must(t, "sim", "--variant", "The Storm", "--games", "1", "--save", dir)
	saves, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	require.Len(t, saves, 1)
	data, err := os.ReadFile(saves[0])
	require.NoError(t, err)
	assert.Contains(t, string(data), `"difficulty":"`+code+`"`, "not its name, since the preset may be set anew")
	assert.Contains(t, must(t, "replay", saves[0]), "storm")

	custom := adventure.Code(a, adventure.Variant{5, 60, 5, 1, 3, 6, 6})
	must(t, "sim", "--variant", custom, "--games", "1", "--save", dir)
	assert.Contains(t, must(t, "replay", saves[0]), "custom "+custom)
	assert.Contains(t, must(t, "lab", "onyx", "--variant", custom, "--bot", "random", "--games", "2", "--out", filepath.Join(dir, "lab.json")),
		"custom "+custom)
	told := say(t, "q\n", "--variant", "storm")
	assert.Contains(t, told, "Storm. Harder than hard")
	assert.Contains(t, told, code)
	assert.Contains(t, say(t, "q\n", "--variant", custom), "Power for each player: 60")
	assert.Contains(t, must(t, "sim", "--rates", "--variant", custom, "--bot", "random", "--games", "1", "--json"), custom)
}
