package collection_test

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/library"
)

// A path is a file, whatever decks there are; the short name of a deck of the program is that deck, whatever files there are;
// any other name may be either.
func TestFilesBesideDecks(t *testing.T) {
	archontest.OwnLibrary(t)
	with(t, "Brindle", func(*deck.Deck) {})
	file, err := os.ReadFile(archontest.DeckFile(t, "Elsewhere", 2))
	require.NoError(t, err)
	t.Chdir(t.TempDir())
	for _, name := range []string{"brindle", "onyx", "mine"} {
		require.NoError(t, os.WriteFile(name, file, 0o600))
	}
	f := collection.Finder{Pool: pool.Shipped}
	for name, called := range map[string]string{
		"." + string(filepath.Separator) + "brindle": "Elsewhere", "onyx": `Miss "Onyx" Censorius`, "mine": "Elsewhere",
	} {
		d, err := f.Playable(name)
		require.NoError(t, err, name)
		assert.Equal(t, called, d.Name)
	}
	for name, wrong := range map[string]string{"none.json": "there is no file none.json", "none": `no deck is called "none"`} {
		_, err := f.Playable(name)
		require.Error(t, err)
		assert.Contains(t, languages.English().Say(err), wrong)
	}
}

// A finder reads the library once.
func TestFinderReadsOnce(t *testing.T) {
	archontest.OwnLibrary(t)
	f := collection.Finder{Pool: pool.Shipped}
	before, err := f.Entries()
	require.NoError(t, err)
	with(t, "Brindle", func(d *deck.Deck) {})
	after, err := f.Entries()
	require.NoError(t, err)
	assert.Len(t, after, len(before))
}

// Every file that cannot be read is reported.
func TestEveryProblemIsReported(t *testing.T) {
	archontest.OwnLibrary(t)
	with(t, "Brindle", func(*deck.Deck) {})
	for _, name := range []string{"one.json", "two.json"} {
		require.NoError(t, os.WriteFile(filepath.Join(library.Dir(), name), []byte("{"), 0o600))
	}
	var warned strings.Builder
	s, err := collection.Open(pool.Shipped, &warned)
	require.NoError(t, err)
	assert.Contains(t, warned.String(), "one.json")
	assert.Contains(t, warned.String(), "two.json")
	assert.Equal(t, "brindle", s.Entries[0].ID)
	names, err := collection.Playable(pool.Shipped, io.Discard)
	require.NoError(t, err)
	assert.NotContains(t, names, "one")
}
