package library_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
)

// Files of another library are new, newer than those that are there, of other decks, or nothing new.
func TestMerge(t *testing.T) {
	l := library.Open(t.TempDir())
	add(t, l, trial(t, "Brindle", "", 1), trial(t, "Ash", uuid, 2))
	old := time.Now().Add(-time.Hour).Truncate(time.Second)
	require.NoError(t, os.Chtimes(l.File("ash"), old, old))
	require.NoError(t, os.WriteFile(filepath.Join(filepath.Dir(l.File("ash")), "0-notes.txt"), []byte("mine"), 0o644))
	var put []string
	merge := func(id string, d *deck.Deck, when time.Time) library.Merged {
		m, err := l.Merge(id, d.JSON(), when, func(path string) error { put = append(put, path); return nil })
		require.NoError(t, err)
		return m
	}
	assert.Equal(t, library.MergedNew, merge("oak", trial(t, "Oak", "", 3), old))
	info, err := os.Stat(l.File("oak"))
	require.NoError(t, err)
	assert.True(t, info.ModTime().Equal(old), "it is as old as it was")
	assert.Equal(t, library.MergedNothing, merge("oak", trial(t, "Oak", "", 3), old.Add(time.Minute)), "it is the same file")
	assert.Equal(t, library.MergedBeside, merge("brindle", trial(t, "Brindle", "", 200), old), "another deck has the name")
	assert.Equal(t, library.MergedBeside, merge("onyx", trial(t, "Onyx", "", 5), old), "so has one of the program")
	assert.Equal(t, []string{"ash", "brindle", "brindle-2", "oak", "onyx-2"}, sorted(ids(load(t, l))))

	corrected := trial(t, "Ash", uuid, 4)
	assert.Equal(t, library.MergedNothing, merge("ash", corrected, old), "the older stays")
	assert.Equal(t, library.MergedNothing, merge("ash", corrected, old.Add(time.Second/2)), "as exactly as archives tell time")
	assert.Empty(t, put)
	assert.Equal(t, library.MergedNewer, merge("renamed", corrected, old.Add(time.Second)), "it has another file name there")
	assert.Equal(t, []string{l.File("ash")}, put)
	assert.Equal(t, corrected.ListKey(), lists(t, l)["ash"])
	require.Len(t, load(t, l), 5)

	_, err = l.Merge("ash", trial(t, "Ash", uuid, 6).JSON(), time.Now(), func(string) error { return errors.New("full") })
	require.EqualError(t, err, "full")
	assert.Equal(t, corrected.ListKey(), lists(t, l)["ash"], "what was not put aside stays")
	_, err = l.Merge("ash", []byte("{"), time.Now(), nil)
	require.Error(t, err)
	assert.Error(t, library.CheckFile([]byte("{")))
	assert.NoError(t, library.CheckFile(corrected.JSON()))
}

// Alliances of the same pods with different token cards are two decks of a library; a list without one is of either (K34.3).
func TestAlliancesOfTheSamePods(t *testing.T) {
	with := func(token string) *deck.Deck {
		d, err := deck.Named("tesk")
		require.NoError(t, err)
		own := *d
		own.UUID, own.Name, own.Token, own.Alliance = "", "Ours", token, []string{"One", "Two", "Two"}
		return &own
	}
	l := library.Open(t.TempDir())
	done := add(t, l, with("scholar"), with("rebel"))
	assert.Equal(t, []library.Change{library.Added, library.Added}, []library.Change{done[0].Change, done[1].Change})
	done = add(t, l, with("rebel"), with("scholar"), with(""))
	for i, token := range []string{"rebel", "scholar"} {
		assert.Equal(t, library.Same, done[i].Change)
		assert.Equal(t, token, done[i].Deck.Token)
	}
	assert.Equal(t, library.Same, done[2].Change)
	assert.Len(t, load(t, l), 2)
	merged, err := l.Merge("theirs", with("warrior").JSON(), time.Now(), nil)
	require.NoError(t, err)
	assert.Equal(t, library.MergedNew, merged)
}

// Of a folder all files that may hold decks are read, however deep, but none that is hidden.
func TestFiles(t *testing.T) {
	dir := filepath.Join(t.TempDir(), ".home")
	for _, name := range []string{"a.json", "b/c/d.CSV", "b/e.txt", "f.png", ".g.json", ".h/i.json"} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(name), 0o644))
	}
	found, err := library.Files(dir)
	require.NoError(t, err)
	var names []string
	for _, f := range found {
		data, err := f.Read()
		require.NoError(t, err)
		names = append(names, string(data))
		assert.True(t, strings.HasSuffix(filepath.ToSlash(f.Name), "/"+string(data)), f.Name)
	}
	assert.Equal(t, []string{"a.json", "b/c/d.CSV", "b/e.txt"}, names)

	one, err := library.Files(filepath.Join(dir, "f.png"))
	require.NoError(t, err)
	assert.Len(t, one, 1, "a file that is named is read, whatever its name")
	require.NoError(t, os.Remove(filepath.Join(dir, "f.png")))
	_, err = one[0].Read()
	require.ErrorIs(t, err, os.ErrNotExist)
	assert.NotContains(t, err.Error(), "f.png", "the name of the source is told beside it")
	_, err = library.Files(filepath.Join(dir, ".h", "none"))
	require.ErrorIs(t, err, os.ErrNotExist)
	require.NoError(t, os.Mkdir(filepath.Join(dir, "empty"), 0o755))
	_, err = library.Files(filepath.Join(dir, "empty"))
	assert.ErrorContains(t, err, "empty")
}

// A source may be as long as an import, and no longer, whether or not its length is known before.
func TestReadLimited(t *testing.T) {
	for size, whole := range map[int]bool{0: true, deck.MaxImport: true, deck.MaxImport + 1: false} {
		text := bytes.Repeat([]byte("x"), size)
		path := filepath.Join(t.TempDir(), "long.txt")
		require.NoError(t, os.WriteFile(path, text, 0o644))
		f, err := library.Files(path)
		require.NoError(t, err)
		fromFile, err := f[0].Read()
		assert.Equal(t, whole, err == nil)
		read, err := library.ReadLimited(bytes.NewReader(text))
		assert.Equal(t, whole, err == nil)
		if whole {
			assert.Equal(t, [2]int{size, size}, [2]int{len(fromFile), len(read)})
		}
	}
}

// What the program cannot keep, or not know, is refused.
func TestTitlesAndVersions(t *testing.T) {
	l := library.Open(t.TempDir())
	add(t, l, trial(t, "Brindle", "", 1))
	title := func(title string) error {
		_, err := l.Change("brindle", func(e *library.Entry) error { e.Title = title; return nil })
		return err
	}
	assert.NoError(t, title(strings.Repeat("ж", 100)))
	assert.Error(t, title(strings.Repeat("ж", 101)))
	_, err := library.Find(load(t, l), "AB12C-D34EF-5GH6J")
	require.ErrorIs(t, err, deck.ErrPrivateCode)

	data, err := os.ReadFile(l.File("brindle"))
	require.NoError(t, err)
	for from, to := range map[string]string{`"version": 1`: `"version": 0`, `"title"`: `"subtitle"`} {
		changed := bytes.Replace(data, []byte(from), []byte(to), 1)
		require.NotEqual(t, data, changed, from)
		assert.Error(t, library.CheckFile(changed), to)
	}
}

// A source that cannot be read is told by its name, and so is a link that is not followed.
func TestPreviewNamesWhatItCannotRead(t *testing.T) {
	l := library.Open(t.TempDir())
	p, err := l.Preview(t.Context(), []library.Source{{Name: "gone", Read: func() ([]byte, error) { return nil, os.ErrNotExist }}}, nil)
	require.NoError(t, err)
	require.Len(t, p.Decks, 1)
	assert.Equal(t, "gone", p.Decks[0].From)
	assert.ErrorIs(t, p.Decks[0].Err, os.ErrNotExist)

	const link = "https://www.keyforgegame.com/deck-details/" + uuid
	p, err = l.Preview(t.Context(), []library.Source{library.Text("web", []byte(link))}, nil)
	require.NoError(t, err)
	assert.Equal(t, uuid, p.Decks[0].Name, "until it has one")
	parts := []float64{}
	p, err = l.Preview(t.Context(), []library.Source{library.Text("a", trial(t, "A", "", 1).JSON()),
		library.Text("b", trial(t, "B", "", 2).JSON())}, nil)
	require.NoError(t, err)
	require.NoError(t, l.ImportPreview(t.Context(), p, nil, func(part float64) { parts = append(parts, part) }))
	assert.Equal(t, []float64{0.75, 1}, parts, "the first half is following links")
}

func sorted(all []string) []string {
	slices.Sort(all)
	return all
}
