package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/replay"
)

// The source of the terminal contains the key of each of its texts, except for the terms
// of a game, whose keys are made from their names.
func TestWordsOfTheTerminalAreUsed(t *testing.T) {
	data, err := os.ReadFile("../../game/lang/en/terminal.json")
	require.NoError(t, err)
	files, err := filepath.Glob("*/*.go")
	require.NoError(t, err)
	below, err := filepath.Glob("*/*/*.go")
	require.NoError(t, err)
	source := ""
	for _, terms := range []string{replay.UndoFree, replay.UndoHidden, replay.UndoNone} {
		source += `"terms-` + terms + `"`
	}
	for _, f := range append(files, below...) {
		if !strings.HasSuffix(f, "_test.go") {
			own, err := os.ReadFile(f)
			require.NoError(t, err)
			source += string(own)
		}
	}
	words := lang.ReadWords(data)
	require.NotEmpty(t, words)
	for key := range words {
		assert.True(t, strings.Contains(source, `"`+key+`"`), "nobody asks for %q", key)
	}
}
