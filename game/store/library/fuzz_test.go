package library_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/store/files/filestest"
	"github.com/keyraken/keyraken/game/store/library"
)

// FuzzFile reads anything as a file of the library: it is a deck that can be kept, or it
// is reported and set aside.
func FuzzFile(f *testing.F) {
	d := trial(f, "Brindle", uuid, 1)
	l := library.Open(f.TempDir())
	add(f, l, d)
	good, err := os.ReadFile(l.File("brindle"))
	require.NoError(f, err)
	f.Add(good)
	f.Add(d.JSON())
	f.Add([]byte(strings.Replace(string(good), `"title": ""`, `"title": "\u001b[2J\u202e"`, 1)))
	f.Add([]byte(`{"version":1,"deck":{"version":9223372036854775808}}`))
	f.Add([]byte(strings.Repeat("[", 20_000)))
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, data []byte) {
		l := library.Open(dir)
		require.NoError(t, os.WriteFile(l.File("a"), data, 0o600))
		filestest.Bounded(t, len(data), func() {
			all, problems, err := l.Load()
			require.NoError(t, err)
			require.Equal(t, 1, len(all)+len(problems))
			for _, p := range problems {
				require.NotEmpty(t, p.Error())
				_ = os.Remove(p.Backup)
			}
			for i := range all {
				_, err := l.Change(all[i].ID, func(*library.Entry) error { return nil })
				require.NoError(t, err)
				library.TotalsOf(all[i].Deck)
			}
		})
	})
}

// FuzzRecord reads anything as the record of an import: nothing outside the library
// is touched.
func FuzzRecord(f *testing.F) {
	f.Add([]byte(`{"when":"2026-11-22T00:00:00Z","added":{"brindle":"0","../../secret":"0"},"changed":{"..":"1"}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		dir := t.TempDir()
		secret := filepath.Join(dir, "secret.json")
		require.NoError(t, os.WriteFile(secret, []byte("mine"), 0o600))
		l := library.Open(filepath.Join(dir, "a", "decks"))
		folder := filepath.Join(dir, "a", "decks", "imports", "2026-11-22T00-00-00.000000")
		require.NoError(t, os.MkdirAll(folder, 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(folder, "import.record"), data, 0o600))
		filestest.Bounded(t, len(data), func() { _, _ = l.Undo() })
		left, err := os.ReadFile(secret)
		require.NoError(t, err)
		require.Equal(t, "mine", string(left))
	})
}
