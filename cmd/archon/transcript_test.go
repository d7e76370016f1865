package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "renew the transcripts in testdata")

// The transcripts of whole games of bots change only when they are meant to; then
// -update rewrites them and the diff is reviewed.
func TestTranscripts(t *testing.T) {
	for name, args := range map[string]string{
		"solo":  "--decks onyx --seed 13 --seat 1=greedy",
		"three": "--decks onyx,argus,onyx --difficulty easy --seed 5 --seat 1=greedy --seat 2=greedy --seat 3=greedy",
		"duel":  "--mode duel --decks onyx,argus --seed 3 --seat 1=greedy --seat 2=greedy",
	} {
		t.Run(name, func(t *testing.T) {
			told := say(t, "", strings.Fields(args)...)
			file := filepath.Join("testdata", name+".txt")
			if *update {
				require.NoError(t, os.MkdirAll("testdata", 0o755))
				require.NoError(t, os.WriteFile(file, []byte(told), 0o644))
			}
			want, err := os.ReadFile(file)
			require.NoError(t, err)
			assert.Equal(t, string(want), told)
		})
	}
}
