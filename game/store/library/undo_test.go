package library_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
)

const uuid = "11111111-2222-4333-8444-555555555555"

// take imports decks from texts.
func take(t testing.TB, l *library.Library, decks ...*deck.Deck) *library.Preview {
	t.Helper()
	var sources []library.Source
	for _, d := range decks {
		sources = append(sources, library.Text(d.Name, d.JSON()))
	}
	p, err := l.Preview(t.Context(), sources, nil)
	require.NoError(t, err)
	require.NoError(t, l.ImportPreview(t.Context(), p, nil, nil))
	return p
}

// lists returns the lists of the decks by their short names.
func lists(t testing.TB, l *library.Library) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, e := range load(t, l) {
		all[e.ID] = e.Deck.ListKey()
	}
	return all
}

// A look says what an import would do, and changes nothing.
func TestLook(t *testing.T) {
	l := library.Open(filepath.Join(t.TempDir(), "decks"))
	add(t, l, trial(t, "Known", "", 1), trial(t, "Better", "", 2), trial(t, "Other", uuid, 3))
	before := lists(t, l)
	better := trial(t, "Better", "22222222-2222-4333-8444-555555555555", 2)
	sources := []library.Source{
		library.Text("a", trial(t, "New", "", 4).JSON()), library.Text("b", trial(t, "Known", "", 1).JSON()),
		library.Text("c", better.JSON()), library.Text("d", trial(t, "Other", uuid, 160).JSON()), library.Text("e", []byte("{")),
		library.Text("f", []byte("https://www.keyforgegame.com/deck-details/33333333-2222-4333-8444-555555555555")),
	}
	last := 0.0
	p, err := l.Preview(t.Context(), sources, func(part float64) { assert.GreaterOrEqual(t, part, last); last = part })
	require.NoError(t, err)
	assert.Equal(t, 6, p.Sources)
	var found []string
	for _, one := range p.Decks {
		found = append(found, fmt.Sprintf("%s %s %v %v", one.Change, one.ID, one.Err != nil, one.Link != ""))
	}
	assert.Equal(t, []string{"added new false false", "known already known false false", "updated better false false",
		"replaced by another list other false false", "  true false", "  false true"}, found)
	assert.Equal(t, before, lists(t, l))
	assert.InDelta(t, 1, last, 0.2)

	fetched := trial(t, "Fetched", "33333333-2222-4333-8444-555555555555", 6)
	require.NoError(t, l.ImportPreview(t.Context(), p, func(_ context.Context, id string) (*deck.Deck, error) {
		assert.Equal(t, fetched.UUID, id)
		return fetched, nil
	}, nil))
	assert.Equal(t, library.Added, p.Decks[5].Change)
	assert.Equal(t, "Fetched", p.Decks[5].Name)
	assert.Equal(t, trial(t, "", "", 160).ListKey(), lists(t, l)["other"])
	data, err := os.ReadFile(p.Decks[3].Kept)
	require.NoError(t, err)
	d, err := library.ReadOne(data)
	require.NoError(t, err)
	assert.Equal(t, before["other"], d.ListKey(), "the list before is kept")
}

// If several links in a row lead nowhere, the others are not followed.
func TestLinksThatLeadNowhere(t *testing.T) {
	l := library.Open(t.TempDir())
	var sources []library.Source
	for i := range 50 {
		sources = append(sources, library.Text("link", fmt.Appendf(nil, "11111111-2222-4333-8444-%012d", i+1)))
	}
	p, err := l.Preview(t.Context(), sources, nil)
	require.NoError(t, err)
	asked := 0
	require.NoError(t, l.ImportPreview(t.Context(), p, func(context.Context, string) (*deck.Deck, error) {
		asked++
		return nil, errors.New("no network")
	}, nil))
	assert.Equal(t, 3, asked)
	for i := range p.Decks {
		assert.Error(t, p.Decks[i].Err)
	}
	assert.ErrorContains(t, p.Decks[49].Err, "not fetched")
}

// Imports are undone one after another: everything is as it was, and what leaves
// the library is not lost.
func TestUndo(t *testing.T) {
	dir := t.TempDir()
	l := library.Open(dir)
	assert.False(t, l.CanUndo())
	_, err := l.Undo()
	require.ErrorIs(t, err, library.ErrNothingToUndo)
	take(t, l, trial(t, "Other", uuid, 3), trial(t, "Known", "", 1))
	first := lists(t, l)
	_, err = l.Change("known", func(e *library.Entry) error { e.Title = "Mine"; return nil })
	require.NoError(t, err)
	take(t, l, trial(t, "Known", "", 1), trial(t, "Other", uuid, 160), trial(t, "New", "", 4), trial(t, "Later", "", 5))
	_, err = l.Change("later", func(e *library.Entry) error { e.Favourite = true; return nil })
	require.NoError(t, err)
	take(t, l, trial(t, "Known", "", 1)) // changes nothing, so there is nothing to undo

	assert.True(t, l.CanUndo())
	u, err := l.Undo()
	require.NoError(t, err)
	assert.Equal(t, []string{"new"}, u.Removed)
	assert.Equal(t, []string{"other"}, u.Reverted)
	assert.Equal(t, []string{"later"}, u.Kept, "it was changed since")
	first["later"] = trial(t, "", "", 5).ListKey()
	assert.Equal(t, first, lists(t, l))
	assert.FileExists(t, filepath.Join(dir, "removed", "new.json"))

	u, err = l.Undo()
	require.NoError(t, err)
	assert.Equal(t, []string{"other"}, u.Removed)
	assert.Equal(t, []string{"known"}, u.Kept)
	_, err = l.Undo()
	require.ErrorIs(t, err, library.ErrNothingToUndo)
}

// Of an import of which a deck has been removed since, and another changed, everything else is undone.
func TestUndoOfWhatIsLeft(t *testing.T) {
	l := library.Open(t.TempDir())
	take(t, l, trial(t, "Alpha", "", 1), trial(t, "Beta", "", 2), trial(t, "Gamma", "", 3), trial(t, "Zeta", "", 4))
	_, err := l.Remove("alpha")
	require.NoError(t, err)
	_, err = l.Change("beta", func(e *library.Entry) error { e.Favourite = true; return nil })
	require.NoError(t, err)
	u, err := l.Undo()
	require.NoError(t, err)
	assert.Equal(t, []string{"gamma", "zeta"}, u.Removed)
	assert.Equal(t, []string{"beta"}, u.Kept)
	assert.Empty(t, u.Reverted)
	assert.Equal(t, []string{"beta"}, ids(load(t, l)))
}

// A file of another library brings its title and its mark with a deck that is new, and changes those of none that is known.
func TestFilesOfOtherLibraries(t *testing.T) {
	there, here := library.Open(t.TempDir()), library.Open(t.TempDir())
	take(t, there, trial(t, "Alpha", "", 1), trial(t, "Beta", "", 2))
	for _, id := range []string{"alpha", "beta"} {
		_, err := there.Change(id, func(e *library.Entry) error { e.Title, e.Favourite = "My "+id, id == "alpha"; return nil })
		require.NoError(t, err)
	}
	bring := func(id string) {
		data, err := os.ReadFile(there.File(id))
		require.NoError(t, err)
		p, err := here.Preview(t.Context(), []library.Source{library.Text(id, data)}, nil)
		require.NoError(t, err)
		require.NoError(t, here.ImportPreview(t.Context(), p, nil, nil))
	}
	bring("alpha")
	bring("beta")
	all := load(t, here)
	require.Equal(t, []string{"alpha", "beta"}, ids(all))
	assert.Equal(t, []string{"My alpha", "My beta"}, []string{all[0].Title, all[1].Title})
	assert.Equal(t, []bool{true, false}, []bool{all[0].Favourite, all[1].Favourite})
	_, err := here.Change("alpha", func(e *library.Entry) error { e.Title, e.Favourite = "Mine", false; return nil })
	require.NoError(t, err)
	bring("alpha")
	all = load(t, here)
	assert.Equal(t, "Mine", all[0].Title)
	assert.False(t, all[0].Favourite)
}

// Thousands of decks with one name are imported as fast as others.
func TestManyNamesakes(t *testing.T) {
	if testing.Short() {
		t.Skip("it writes many files")
	}
	l := library.Open(t.TempDir())
	var all []*deck.Deck
	for i := range 1200 {
		all = append(all, trial(t, "Same", fmt.Sprintf("11111111-2222-4333-8444-%012d", i), i))
	}
	add(t, l, all...)
	assert.Len(t, load(t, l), 1200)
	assert.FileExists(t, l.File("same-1200"))
}

// The record of an import that somebody else wrote reaches no file outside the library.
func TestUndoStaysInTheLibrary(t *testing.T) {
	dir := t.TempDir()
	secret, mine := filepath.Join(dir, "secret.json"), []byte("mine")
	require.NoError(t, os.WriteFile(secret, mine, 0o600))
	folder := filepath.Join(dir, "decks", "imports", "2026-11-22T00-00-00.000000")
	require.NoError(t, os.MkdirAll(folder, 0o755))
	for _, kind := range []string{"added", "changed"} {
		record := fmt.Sprintf(`{"when":"2026-11-22T00:00:00Z",%q:{"../secret":%q}}`, kind, files.Sum(mine))
		require.NoError(t, os.MkdirAll(folder, 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(folder, "import.record"), []byte(record), 0o600))
		require.NoError(t, os.WriteFile(filepath.Join(dir, "decks", "imports", "secret.json"), []byte("theirs"), 0o600))
		u, err := library.Open(filepath.Join(dir, "decks")).Undo()
		require.NoError(t, err)
		assert.Empty(t, slices.Concat(u.Removed, u.Reverted, u.Kept), kind)
		data, err := os.ReadFile(secret)
		require.NoError(t, err)
		assert.Equal(t, mine, data, kind)
	}
}
