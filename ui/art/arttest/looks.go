// Package arttest checks that the words of a package that draws are drawn as before.
package arttest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

// width of the pictures: every shape that can be seen changes some pixel of them.
const width = 96

// Words are the words of a table, sorted.
func Words[T any](of map[string]T) []string { return slices.Sorted(maps.Keys(of)) }

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
	painttest.Compare(t, lines, func(line string) uint64 {
		set, scene, ok := strings.Cut(line, ": ")
		if !ok {
			set, scene = "none", line
		}
		b, err := art.Draft(art.Card{ID: "anger", House: card.Logos, Type: card.ActionType}, set+"-logos.txt", scene, width)
		require.NoError(t, err, line)
		return painttest.SumOf(b.Pix)
	})
}
