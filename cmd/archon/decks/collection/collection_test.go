package collection_test

import (
	"io"
	"os"
	"path/filepath"
	"slices"
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

// with is the library with a deck of that name.
func with(t *testing.T, name string, change func(*deck.Deck)) {
	t.Helper()
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	d.Name = name
	change(d)
	_, err = library.Open(library.Dir()).Import(t.Context(), []*deck.Deck{d}, nil)
	require.NoError(t, err)
}

// A game finds a deck in the library, in the program, or in a file; a name that is both a deck
// and a file is refused.
func TestFinder(t *testing.T) {
	archontest.OwnLibrary(t)
	with(t, "Brindle", func(d *deck.Deck) { d.Cards[0].ID = "anger" })
	f := collection.Finder{Pool: pool.Shipped}
	for _, name := range []string{"brindle", "onyx", archontest.DeckFile(t, "Elsewhere", 2)} {
		d, err := f.Playable(name)
		require.NoError(t, err)
		assert.Contains(t, []string{"Brindle", `Miss "Onyx" Censorius`, "Elsewhere"}, d.Name)
	}
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("brindle", []byte("{}"), 0o600))
	for name, want := range map[string]string{
		"brindle": "." + string(filepath.Separator) + "brindle", "none.json": "none.json", "./none.json": "none.json", "nobody": `"nobody"`,
	} {
		_, err := f.Playable(name)
		require.Error(t, err, name)
		assert.Contains(t, languages.English().Say(err), want)
	}
}

// All decks of the library and of the program are a choice for a game.
func TestPlayable(t *testing.T) {
	archontest.OwnLibrary(t)
	with(t, "Zebra", func(*deck.Deck) {})
	names, err := collection.Playable(pool.Shipped, io.Discard)
	require.NoError(t, err)
	assert.Len(t, names, len(deck.Embedded())+1)
	assert.Contains(t, names, "zebra")
	assert.True(t, slices.IsSorted(names))

	f := collection.Finder{Pool: pool.Shipped}
	all, err := f.Entries()
	require.NoError(t, err)
	assert.Len(t, all, len(names))
}
