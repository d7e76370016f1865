package studies_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// kept is a store with one study of onyx, and its file.
func kept(t *testing.T) (l *studies.Store, file string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "decks")
	l = studies.Open(dir)
	when := time.Date(2026, 11, 22, 14, 0, 0, 5, time.FixedZone("east", 7200))
	require.NoError(t, l.Keep(context.Background(), studied(t, "random", 2, "onyx"), when))
	files, err := filepath.Glob(filepath.Join(dir, studies.Folder, "*-random"+studies.Extension))
	require.NoError(t, err)
	require.Len(t, files, 1)
	return l, files[0]
}

// The file of a study is checked: its version, and what is in it. Its time is that of no place.
func TestFileOfAStudy(t *testing.T) {
	_, file := kept(t)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.NoError(t, studies.Check(data))
	text := string(data)
	assert.Contains(t, text, `"when":"2026-11-22T12:00:00Z"`)
	for _, version := range []string{"0", "2"} {
		other := strings.Replace(text, `"version":1`, `"version":`+version, 1)
		assert.ErrorContains(t, studies.Check([]byte(other)), "version "+version)
	}
	for _, bad := range []string{"", "7", text[:len(text)/2], strings.Replace(text, `"won":`, `"won":9`, 1)} {
		assert.Error(t, studies.Check([]byte(bad)))
	}
}

// What was found with other random games replaces what there was.
func TestOtherExperimentsReplace(t *testing.T) {
	l, _ := kept(t)
	onyx, err := deck.Named("onyx")
	require.NoError(t, err)
	other := studied(t, "random", 1, "onyx", "argus")
	other.Seed++
	require.NoError(t, l.Keep(context.Background(), other, time.Now()))
	all := l.Of(onyx)
	require.Len(t, all, 1)
	require.Len(t, all[0].Result.Cells, 1)
	assert.Len(t, all[0].Result.Cells[0].Decks, 2)
	assert.Empty(t, l.Teams(), "a study of a deck is none of teams")
}

// The newest study comes first, whatever its bot is called.
func TestNewestFirst(t *testing.T) {
	l, _ := kept(t)
	onyx, err := deck.Named("onyx")
	require.NoError(t, err)
	require.NoError(t, l.Keep(context.Background(), studied(t, "greedy", 1, "onyx"), time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)))
	all := l.Of(onyx)
	require.Len(t, all, 2)
	assert.Equal(t, []string{"random", "greedy"}, []string{all[0].Result.Bot, all[1].Result.Bot})
}

// Where no library is, there are no studies, whatever lies in the folder from which the program runs.
func TestStudiesOfNoLibrary(t *testing.T) {
	_, file := kept(t)
	onyx, err := deck.Named("onyx")
	require.NoError(t, err)
	t.Chdir(filepath.Dir(filepath.Dir(file)))
	assert.Empty(t, studies.Open("").Of(onyx))
	assert.Len(t, studies.Open(".").Of(onyx), 1)
}

// A study that can be neither read nor replaced is an error, and is left as it is.
func TestFileThatIsNone(t *testing.T) {
	l, file := kept(t)
	require.NoError(t, os.Remove(file))
	require.NoError(t, os.Mkdir(file, 0o755))
	assert.Error(t, l.Keep(context.Background(), studied(t, "random", 1, "onyx"), time.Now()))
	assert.DirExists(t, file)
}
