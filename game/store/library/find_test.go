package library_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
)

// entry is an entry of a deck of that name.
func entry(id, name string, embedded bool) library.Entry {
	return library.Entry{ID: id, Deck: &deck.Deck{Name: name}, Embedded: embedded}
}

// A deck of the library precedes one of the program, but of several in the library none does.
func TestFindOwnFirst(t *testing.T) {
	all := []library.Entry{entry("old", "Brindle", true), entry("mine", "Brindle", false)}
	found, err := library.Find(all, "Brindle")
	require.NoError(t, err)
	assert.Equal(t, "mine", found.ID)
	found, err = library.Find(all[:1], "brindle")
	require.NoError(t, err)
	assert.Equal(t, "old", found.ID)
	_, err = library.Find(append(all, entry("other", "Brindle", false)), "Brindle")
	assert.ErrorContains(t, err, "3 decks: old, mine, other")
}

// An error lists twenty decks at most.
func TestFindListsAFew(t *testing.T) {
	var all []library.Entry
	for n := range 21 {
		all = append(all, entry(fmt.Sprint("deck-", n), "Brindle", false))
	}
	_, err := library.Find(all[:20], "nobody")
	assert.ErrorContains(t, err, "deck-19")
	assert.NotContains(t, err.Error(), "…")
	_, err = library.Find(all, "nobody")
	assert.ErrorContains(t, err, "deck-19, …")
	assert.NotContains(t, err.Error(), "deck-20")
}

// No deck of a library gets the short name of a deck of the program.
func TestNamesOfTheProgramAreTaken(t *testing.T) {
	l := library.Open(t.TempDir())
	for n, name := range deck.Embedded() {
		add(t, l, trial(t, name, "", n+1))
	}
	for _, id := range ids(load(t, l)) {
		assert.True(t, strings.HasSuffix(id, "-2"), id)
	}
}

// A deck that was removed is kept for a month.
func TestRemovedDecksAreKeptForAMonth(t *testing.T) {
	l := library.Open(t.TempDir())
	add(t, l, trial(t, "Brindle", "", 1), trial(t, "Zebra", "", 2))
	old, err := l.Remove("brindle")
	require.NoError(t, err)
	young, err := l.Remove("zebra")
	require.NoError(t, err)
	for file, days := range map[string]int{old.File: 32, young.File: 27} {
		when := time.Now().AddDate(0, 0, -days)
		require.NoError(t, os.Chtimes(file, when, when))
	}
	add(t, library.Open(l.Dir()), trial(t, "Third", "", 3))
	assert.NoFileExists(t, old.File)
	assert.FileExists(t, young.File)
}

// Where nothing is kept, nothing can be undone.
func TestNothingToUndoNowhere(t *testing.T) {
	l := library.Open("")
	assert.False(t, l.CanUndo())
	_, err := l.Undo()
	assert.ErrorIs(t, err, files.ErrNowhere)
}
