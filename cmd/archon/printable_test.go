package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Only printable characters of a file reach the terminal.
func TestForeignTextIsCleaned(t *testing.T) {
	const evil = `\u001b]0;owned\u0007\u001b]52;c;eA==\u001b\\\u001b[2J\u202e`
	dir := t.TempDir()
	path := filepath.Join(dir, "game.jsonl")
	_, errs, status := archon("n\nq\n", "play", "--save", path)
	require.Zero(t, status, errs)
	save, err := os.ReadFile(path)
	require.NoError(t, err)
	text := strings.Replace(string(save), `"name":"Miss`, `"name":"`+evil+strings.Repeat("x", 5000)+`Miss`, 1)
	text = strings.Replace(text, `"engine":"1"`, `"engine":"`+evil+`"`, 1)
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	list := filepath.Join(dir, "list.json")
	require.NoError(t, os.WriteFile(list, []byte("\x1b]0;owned\x07\x1b[2J not a deck \u202e\xff\n"), 0o644))
	for _, args := range [][]string{
		{"replay", path}, {"play", "--resume", path}, {"decks", "import", list}, {"decks", "check", list},
		{"decks", "import", filepath.Join(dir, "no\x1b[2Jfile\u202e")}, {"replay", "no\x1b]0;x\x07file"},
	} {
		out, errs, _ := archon("q\n", args...)
		for _, bad := range []string{"\x1b", "\x07", "\u202e", "\xff", strings.Repeat("x", 200)} {
			assert.NotContains(t, out+errs, bad, "%q", args)
		}
	}
}
