package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
)

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
		out, errs, status := archon.Run("", strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Empty(t, out, args)
		assert.Contains(t, errs, want, args)
		assert.Equal(t, 1, strings.Count(errs, "\n"), "%s: %q is not one line", args, errs)
	}
}

func TestHelpAndVersion(t *testing.T) {
	assert.Contains(t, archon.Must(t), "archon [command]")
	assert.Regexp(t, `^archon \S+, .*go1\.\S+, \w+/\w+\n$`, archon.Must(t, "version"))
	assert.Equal(t, archon.Must(t, "version"), archon.Must(t, "--version"))
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

// A variant is given by its name or its code wherever a difficulty is, and saves contain its word.
func TestVariants(t *testing.T) {
	named := archon.Must(t, "sim", "--variant", "storm", "--games", "3", "--json")
	a := pool.Shipped.List[0].(adventure.Varied)
	v, err := adventure.VariantOf(a, "storm")
	require.NoError(t, err)
	code := adventure.EncodeVariant(a, v)
	hash := func(out string) any {
		var r map[string]any
		require.NoError(t, json.Unmarshal([]byte(out), &r))
		return r["stateHash"]
	}
	assert.Equal(t, hash(named), hash(archon.Must(t, "sim", "--variant", strings.ToLower(code), "--games", "3", "--json")))
	assert.NotEqual(t, hash(named), hash(archon.Must(t, "sim", "--difficulty", "hard", "--games", "3", "--json")))

	dir := t.TempDir()
	archon.Must(t, "sim", "--variant", "The Storm", "--games", "1", "--save", dir)
	saves, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	require.Len(t, saves, 1)
	data, err := os.ReadFile(saves[0])
	require.NoError(t, err)
	assert.Contains(t, string(data), `"difficulty":"`+code+`"`, "not its name, since the preset may be set anew")
	assert.Contains(t, archon.Must(t, "replay", saves[0]), "storm")

	custom := adventure.EncodeVariant(a, adventure.Variant{5, 60, 5, 1, 3, 6, 6})
	archon.Must(t, "sim", "--variant", custom, "--games", "1", "--save", dir)
	assert.Contains(t, archon.Must(t, "replay", saves[0]), "custom "+custom)
	assert.Contains(t, archon.Must(t, "lab", "onyx", "--variant", custom, "--bot", "random", "--games", "2", "--out",
		filepath.Join(dir, "lab.json")),
		"custom "+custom)
	told := archon.Say(t, "q\n", "--variant", "storm")
	assert.Contains(t, told, "Storm. Harder than Hard")
	assert.Contains(t, told, code)
	assert.Contains(t, archon.Say(t, "q\n", "--variant", custom), "Power for each player: 60")
	assert.Contains(t, archon.Must(t, "sim", "--rates", "--variant", custom, "--bot", "random", "--games", "1", "--json"), custom)
}
