package written_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/lang/languages"
)

func read(t *testing.T, path string) written.Adventure {
	t.Helper()
	f, err := os.Open(path)
	require.NoError(t, err)
	defer f.Close()
	a, err := written.Read(f, languages.All()...)
	require.NoError(t, err)
	return a
}

func TestTheToyAsAFile(t *testing.T) { adventuretest.Run(t, read(t, "testdata/clockwork.yaml")) }

// The guide shows a whole adventure.
func TestTheGuide(t *testing.T) {
	a, err := written.Read(strings.NewReader(shown(t)), languages.All()...)
	require.NoError(t, err)
	adventuretest.Run(t, a)
}

// shown is the file that the guide shows.
func shown(t testing.TB) string {
	t.Helper()
	guide, err := os.ReadFile("WRITING.md")
	require.NoError(t, err)
	_, rest, _ := strings.Cut(string(guide), "```yaml\n")
	text, _, ok := strings.Cut(rest, "```")
	require.True(t, ok)
	return text
}
