// Package arttest compares drawings with how they looked before: most of what a drawing is cannot be told
// but by looking at it, yet a change to one should change no other.
package arttest

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint"
)

var update = flag.Bool("update", false, "write testdata/looks.txt anew")

// looks is the file with the sum of each picture, in the folder of a package that draws.
const looks = "testdata/looks.txt"

// width of the pictures: every shape that can be seen changes some pixel of them.
const width = 96

// Lines are lines of scenes that show words, which replace the %s of the pattern.
func Lines(pattern string, words []string) (all []string) {
	for _, w := range words {
		all = append(all, strings.Replace(pattern, "%s", w, 1))
	}
	return all
}

// Looks checks that the pictures of all lines look as before. A line is for the set before its first colon, if
// it has one.
func Looks(t *testing.T, lines []string) {
	t.Helper()
	Compare(t, lines, func(line string) *paint.Bitmap {
		set, scene, ok := strings.Cut(line, ": ")
		if !ok {
			set, scene = "none", line
		}
		b, err := art.Draft(art.Card{ID: "anger", House: card.Logos, Type: card.ActionType}, set+"-logos.txt", scene, width)
		require.NoError(t, err, line)
		return b
	})
}

// Compare checks that what is drawn for each name looks as it did when testdata/looks.txt was written.
func Compare(t *testing.T, names []string, draw func(name string) *paint.Bitmap) {
	t.Helper()
	var now strings.Builder
	for _, name := range names {
		sum := fnv.New64a()
		sum.Write(draw(name).Pix)
		fmt.Fprintf(&now, "%016x %s\n", sum.Sum64(), name)
	}
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(looks, []byte(now.String()), 0o644))
	}
	text, err := os.ReadFile(looks)
	require.NoError(t, err, "write it with -update")
	before := map[string]string{}
	for line := range strings.Lines(string(text)) {
		sum, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		before[name] = sum
	}
	assert.Len(t, before, len(names), "other names than before: write %s again with -update", looks)
	for line := range strings.Lines(now.String()) {
		sum, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		assert.Equal(t, before[name], sum, "%q looks different: if it should, write %s again with -update", name, looks)
	}
}
