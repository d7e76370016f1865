package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

// Only printable characters of a file reach the terminal.
func TestForeignTextIsCleaned(t *testing.T) {
	const evil = `\u001b]0;owned\u0007\u001b]52;c;eA==\u001b\\\u001b[2J\u202e`
	dir := t.TempDir()
	path := filepath.Join(dir, "game.jsonl")
	_, errs, status := archon.Run("n\nq\n", "play", "--save", path)
	require.Zero(t, status, errs)
	save, err := os.ReadFile(path)
	require.NoError(t, err)
	text := strings.Replace(string(save), `"name":"Miss`, `"name":"`+evil+strings.Repeat("x", 5000)+`Miss`, 1)
	text = strings.Replace(text, `"engine":"`+scenario.Engine+`"`, `"engine":"`+evil+`"`, 1)
	text = regexp.MustCompile(`"hash":"[^"]*"`).ReplaceAllString(text, `"hash":"0"`) // so that the version is told
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	list := filepath.Join(dir, "list.json")
	require.NoError(t, os.WriteFile(list, []byte("\x1b]0;owned\x07\x1b[2J not a deck \u202e\xff\n"), 0o644))
	for _, args := range [][]string{
		{"replay", path}, {"play", "--resume", path}, {"decks", "import", list}, {"decks", "check", list},
		{"decks", "import", filepath.Join(dir, "no\x1b[2Jfile\u202e")}, {"replay", "no\x1b]0;x\x07file"},
	} {
		out, errs, _ := archon.Run("q\n", args...)
		for _, bad := range []string{"\x1b", "\x07", "\u202e", "\xff", strings.Repeat("x", 200)} {
			assert.NotContains(t, out+errs, bad, "%q", args)
		}
	}
}

// hostile does what no text may do on a terminal, and is a line of its own.
const hostile = "\x1b]0;owned\x07\x1b[2J\u202e\u009b1m\r\nforged\n"

// harmless fails unless the text contains nothing of what is hostile.
func harmless(t *testing.T, text string, args ...string) {
	t.Helper()
	for _, bad := range []string{"\x1b", "\x07", "\u202e", "\u009b", "\r"} {
		assert.False(t, strings.Contains(text, bad), "%q in what %q prints", bad, args)
	}
	if !slices.Contains(args, "--csv") { // a field may have lines
		assert.NotContains(t, text, "\nforged", "%q", args)
	}
}

// What a file of results says is only read, and output for programs says exactly the same.
func TestForeignResultsAreCleaned(t *testing.T) {
	archontest.OwnLibrary(t)
	a := pool.Shipped.List[0]
	member := records.Member{Deck: hostile, Name: hostile, Player: hostile}
	rows, err := json.Marshal(records.Result{Game: "1", Boss: a.Boss(), Difficulty: hostile, Won: true, Turns: 3, Damage: 1, Power: 2,
		Gauges: []records.Gauge{{Name: hostile, Value: 1, Limit: 4}}, Voyage: hostile, Decks: []string{hostile},
		Team: []records.Member{member, {Deck: hostile, Name: hostile, Bot: hostile}}})
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(library.Dir(), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(library.Dir(), "results.jsonl"), append(rows, '\n'), 0o600))
	for _, args := range [][]string{{"records"}, {"records", "--json"}, {"records", "--csv"}, {"records", "--lang", "ru"}, {"decks", "list"}} {
		harmless(t, archon.Must(t, args...), args...)
	}
	var book struct {
		Games []records.Result `json:"games"`
	}
	require.NoError(t, json.Unmarshal([]byte(archon.Must(t, "records", "--json")), &book))
	require.Len(t, book.Games, 1)
	assert.Equal(t, hostile, book.Games[0].Gauges[0].Name)
}

func TestForeignStudiesAreCleaned(t *testing.T) {
	archontest.OwnLibrary(t)
	archon.Must(t, "lab", "onyx", "--bot", "random", "--games", "12")
	kept, err := filepath.Glob(filepath.Join(library.Dir(), "lab", "*"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	data, err := os.ReadFile(kept[0])
	require.NoError(t, err)
	evil, err := json.Marshal(hostile)
	require.NoError(t, err)
	text := string(data)
	for _, field := range []string{"program", "engine", "name"} { // the names of gauges; decks have none like this
		text = regexp.MustCompile(`("`+field+`": ?)"[^M"]*"`).ReplaceAllString(text, "${1}"+strings.ReplaceAll(string(evil), "$", "$$"))
	}
	require.Greater(t, strings.Count(text, "owned"), 2)
	require.NoError(t, os.WriteFile(kept[0], []byte(text), 0o600))
	shown := archon.Must(t, "decks", "show", "onyx")
	assert.Contains(t, shown, "owned")
	harmless(t, shown)

	var study struct {
		Result json.RawMessage `json:"result"`
	}
	require.NoError(t, json.Unmarshal([]byte(text), &study))
	result := filepath.Join(t.TempDir(), "lab.json")
	require.NoError(t, os.WriteFile(result, study.Result, 0o600))
	for _, args := range [][]string{{}, {"--json"}, {"--csv"}} {
		out := archon.Must(t, append([]string{"lab", "merge", result}, args...)...)
		assert.Contains(t, out, "owned", "%q", args)
		harmless(t, out, args...)
	}
}

// How to go on with a game can be read and copied, whatever its path is.
func TestForeignPathsAreCleaned(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("file names there have no such characters")
	}
	path := filepath.Join(t.TempDir(), "it's\\ my\x1b[2J\u202e\xffЖ\ngame.jsonl")
	out, errs, status := archon.Run("n\nq\n", "play", "--save", path)
	require.Zero(t, status, errs)
	harmless(t, out+errs)
	_, command, found := strings.Cut(out, "--resume ")
	require.True(t, found, out)
	command, _, _ = strings.Cut(command, "\n")
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("no bash")
	}
	got, err := exec.Command("bash", "-c", "printf %s "+command).Output()
	require.NoError(t, err, command)
	assert.Equal(t, path, string(got))
}

func TestForeignRequestsAreCleaned(t *testing.T) {
	request, err := json.Marshal(map[string]any{"id": hostile, "cmd": hostile})
	require.NoError(t, err)
	out, _, status := archon.Run(string(request)+"\n", "engine")
	require.Zero(t, status)
	harmless(t, out)
	var answer map[string]any
	require.NoError(t, json.Unmarshal([]byte(out), &answer))
	assert.Equal(t, hostile, answer["id"])
}
