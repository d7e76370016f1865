package collection_test

import (
	"io"
	"os"
	"path/filepath"
	"slices"
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
	"github.com/keyraken/keyraken/game/store/records"
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

// A file whose deck cannot be played or read is refused by what is wrong with it.
func TestUnplayable(t *testing.T) {
	f := collection.Finder{Pool: pool.Shipped}
	_, err := f.Playable(archontest.DeckFile(t, "Elsewhere", 0, func(d *deck.Deck) { d.Cards[0].ID = "no-such-card" }))
	assert.ErrorContains(t, err, "no-such-card")
	broken := filepath.Join(t.TempDir(), "broken.json")
	require.NoError(t, os.WriteFile(broken, []byte("{"), 0o600))
	_, err = f.Playable(broken)
	assert.ErrorContains(t, err, broken)
}

// The scores of a deck are those in adventures and in standard games; decks of the program are nobody's own.
func TestScores(t *testing.T) {
	archontest.OwnLibrary(t)
	with(t, "Zebra", func(d *deck.Deck) { d.Cards[0].ID = "anger" })
	require.NoError(t, os.WriteFile(filepath.Join(library.Dir(), "broken.json"), []byte("{"), 0o600))
	var warned strings.Builder
	s, err := collection.Open(pool.Shipped, &warned)
	require.NoError(t, err)
	assert.Contains(t, warned.String(), "broken.json")
	e, err := s.FindOwn("zebra")
	require.NoError(t, err)
	_, err = s.FindOwn("onyx")
	assert.ErrorContains(t, err, "onyx")

	key := e.Deck.ListKey()
	for _, r := range []records.Result{
		{Game: "1", Boss: pool.Shipped.List[0].Boss(), Difficulty: "easy", Won: true, Decks: []string{key}},
		{Game: "2", Boss: pool.Shipped.List[0].Boss(), Difficulty: "hard", Decks: []string{key}},
		{Game: "3", Mode: "duel", Won: true, Winner: 1, Decks: []string{key}, Team: []records.Member{{Deck: key}, {Deck: "ff", Bot: "quick"}}},
	} {
		require.NoError(t, s.Records.AddResult(r))
	}
	s, err = collection.Open(pool.Shipped, io.Discard)
	require.NoError(t, err)
	assert.Equal(t, records.Score{Games: 3, Wins: 2}, s.Score(e))
	assert.Equal(t, 2, s.Wins(e))
	assert.Equal(t, []int{2, 1}, []int{len(s.Record(e)), len(s.Duels(e))})
	assert.Zero(t, s.Score(&s.Entries[len(s.Entries)-1]))
}
