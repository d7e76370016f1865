package backup_test

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/backup"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/library"
)

var then = time.Date(2026, 11, 20, 18, 30, 0, 0, time.UTC)

// machine is a machine of a player.
type machine struct {
	*testing.T
	backup.Places
}

func newMachine(t *testing.T) machine {
	dir := t.TempDir()
	return machine{t, backup.Places{Games: filepath.Join(dir, "games"), Decks: filepath.Join(dir, "decks"),
		Settings: filepath.Join(dir, "set", "settings.json")}}
}

func (m machine) put(path, data string, when time.Time) {
	m.Helper()
	require.NoError(m, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(m, os.WriteFile(path, []byte(data), 0o644))
	require.NoError(m, os.Chtimes(path, when, when))
}

func (m machine) game(name string, inputs ...string) {
	m.Helper()
	data := `{"format":2,"seed":7,"advised":` + string(rune('0'+len(inputs))) + "}\n"
	for _, in := range inputs {
		data += `"` + in + "\"\n"
	}
	m.put(filepath.Join(m.Games, name), data, then)
}

func (m machine) pack() []byte {
	m.Helper()
	var b bytes.Buffer
	_, err := backup.Write(&b, m.Places, then)
	require.NoError(m, err)
	return b.Bytes()
}

func (m machine) take(data []byte) backup.Report {
	m.Helper()
	a, err := backup.Read(data)
	require.NoError(m, err)
	r, err := a.Restore(m.Places)
	require.NoError(m, err)
	return r
}

// all is everything on the machine, by path.
func (m machine) all() map[string]string {
	m.Helper()
	all := map[string]string{}
	root := filepath.Dir(m.Games)
	require.NoError(m, filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		name, _ := filepath.Rel(root, path)
		all[filepath.ToSlash(name)] = string(data)
		return err
	}))
	return all
}

// list is a deck as a file of a library has it, under another title.
func list(t *testing.T, name, title string) string {
	d, err := deck.Named(name)
	require.NoError(t, err)
	return `{"version":1,"title":"` + title + `","favourite":false,"deck":` + string(d.JSON()) + "}"
}

func TestAllMovesToANewMachine(t *testing.T) {
	old := newMachine(t)
	old.game("2026-11-20-183000.jsonl", "house dis", "end")
	old.put(filepath.Join(old.Games, "2026-11-20-183000.jsonl.analysis"), `{"a":1}`, then)
	old.put(filepath.Join(old.Decks, "mine.json"), list(t, "onyx", "Mine"), then)
	old.put(filepath.Join(old.Decks, "lab", "key-bot.json"), `{"version":1}`, then)
	old.put(filepath.Join(old.Decks, "results.jsonl"), `{"game":"a","boss":"keyraken"}`+"\n", then)
	old.put(filepath.Join(old.Decks, "achievements.jsonl"), `{"feat":"f","game":"a"}`+"\n", then)
	old.put(old.Settings, `{"language":"ru","fullScreen":true,"told":["b"]}`, then)
	old.put(filepath.Join(old.Decks, "removed", "gone.json"), "{}", then)
	old.put(filepath.Join(old.Games, "x.jsonl.lock"), "", then)

	anew := newMachine(t)
	r := anew.take(old.pack())
	assert.Equal(t, backup.Report{Added: 5, Newer: 2}, r)
	all := anew.all()
	for _, name := range []string{"games/2026-11-20-183000.jsonl", "games/2026-11-20-183000.jsonl.analysis", "decks/mine.json",
		"decks/lab/key-bot.json", "decks/results.jsonl", "decks/achievements.jsonl"} {
		assert.Equal(t, old.all()[name], all[name], name)
	}
	assert.JSONEq(t, `{"language":"ru","told":["b"],"learned":[]}`, all["set/settings.json"], "a screen is filled by those who sit at it")
	assert.NotContains(t, all, "decks/removed/gone.json")
	info, err := os.Stat(filepath.Join(anew.Games, "2026-11-20-183000.jsonl"))
	require.NoError(t, err)
	assert.True(t, info.ModTime().Equal(then), "games stay in the order in which they were played")

	assert.Equal(t, 7, anew.take(old.pack()).Stayed+1, "it brings nothing in twice but the settings")
}

func TestOfTwoSavesTheOneThatGoesOnStays(t *testing.T) {
	for _, c := range []struct {
		name       string
		here, came []string
		want       backup.Report
		stays      int
	}{
		{"played on there", []string{"a"}, []string{"a", "b"}, backup.Report{Newer: 1}, 2},
		{"played on here", []string{"a", "b"}, []string{"a"}, backup.Report{Stayed: 1}, 2},
		{"the same", []string{"a"}, []string{"a"}, backup.Report{Stayed: 1}, 1},
		{"in two ways", []string{"a", "b"}, []string{"a", "c"}, backup.Report{Beside: 1}, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			here, there := newMachine(t), newMachine(t)
			here.game("g.jsonl", c.here...)
			there.game("g.jsonl", c.came...)
			before := here.all()["games/g.jsonl"]
			assert.Equal(t, c.want, here.take(there.pack()))
			assert.Equal(t, c.stays, strings.Count(here.all()["games/g.jsonl"], "\n")-1)
			if c.want.Beside == 1 {
				assert.Equal(t, before, here.all()["games/g.jsonl"])
				assert.Equal(t, there.all()["games/g.jsonl"], here.all()["games/g-2.jsonl"])
				here.take(there.pack())
				assert.NotContains(t, here.all(), "games/g-3.jsonl", "a second time it is known")
			}
		})
	}
}

func TestDecksAreMerged(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	here.put(filepath.Join(here.Decks, "same.json"), list(t, "onyx", "Old title"), then)
	there.put(filepath.Join(there.Decks, "other-name.json"), list(t, "onyx", "New title"), then.Add(time.Hour))
	here.put(filepath.Join(here.Decks, "name.json"), list(t, "argus", "Here"), then)
	names := deck.Embedded()
	third := names[len(names)-1]
	there.put(filepath.Join(there.Decks, "name.json"), list(t, third, "There"), then)
	assert.Equal(t, backup.Report{Newer: 1, Beside: 1}, here.take(there.pack()))
	entries, problems, err := library.Open(here.Decks).Load()
	require.NoError(t, err)
	require.Empty(t, problems)
	var titles []string
	for i := range entries {
		titles = append(titles, entries[i].Title)
	}
	assert.ElementsMatch(t, []string{"New title", "Here", "There"}, titles)
	assert.Contains(t, here.all()["decks/removed/same.json"], "Old title", "nothing is lost")
}

func TestRecordsAreAdded(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	here.put(filepath.Join(here.Decks, "results.jsonl"), `{"game":"a","boss":"x"}`+"\n", then)
	there.put(filepath.Join(there.Decks, "results.jsonl"), `{"game":"a","boss":"y"}`+"\n"+`{"game":"b","boss":"y"}`+"\n", then)
	here.take(there.pack())
	results, err := library.Open(here.Decks).Results()
	require.NoError(t, err)
	require.Len(t, results, 2)
	assert.Equal(t, "x", results[0].Boss, "what is known here stays")
	assert.Equal(t, "b", results[1].Game)
}

func TestSettingsBeforeAreKept(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	here.put(here.Settings, `{"volume":3,"fullScreen":true,"learned":["x"]}`, then)
	there.put(there.Settings, `{"volume":9,"fullScreen":false,"learned":["y"]}`, then)
	here.take(there.pack())
	assert.JSONEq(t, `{"volume":9,"fullScreen":true,"learned":["y","x"],"told":[]}`, here.all()["set/settings.json"])
	assert.JSONEq(t, `{"volume":3,"fullScreen":true,"learned":["x"]}`, here.all()["set/settings.json.before"])
}

// zipped is a zip of those files.
func zipped(t testing.TB, in ...string) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(in); i += 2 {
		w, err := z.Create(in[i])
		require.NoError(t, err)
		_, err = w.Write([]byte(in[i+1]))
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	return b.Bytes()
}

const about = `{"backup":1}`

func TestBadZipsAreRefused(t *testing.T) {
	save := `{"format":2}` + "\n"
	damaged := zipped(t, "keyraken.json", about, "games/g.jsonl", save)
	damaged[bytes.Index(damaged, []byte("games/g.jsonl"))+len("games/g.jsonl")+1] ^= 0xff
	for name, data := range map[string][]byte{
		"no zip":               []byte("hello"),
		"nothing":              nil,
		"of somebody else":     zipped(t, "a.txt", "a"),
		"later version":        zipped(t, "keyraken.json", `{"backup":2}`),
		"leads out":            zipped(t, "keyraken.json", about, "games/../../x.jsonl", save),
		"leads out on Windows": zipped(t, "keyraken.json", about, `games/..\x.jsonl`, save),
		"from the root":        zipped(t, "keyraken.json", about, "/games/x.jsonl", save),
		"a device":             zipped(t, "keyraken.json", about, "games/con.jsonl", save),
		"hidden":               zipped(t, "keyraken.json", about, "games/.x.jsonl", save),
		"twice":                zipped(t, "keyraken.json", about, "games/x.jsonl", save, "games/X.jsonl", save),
		"something else":       zipped(t, "keyraken.json", about, "games/x.exe", "x"),
		"no save":              zipped(t, "keyraken.json", about, "games/x.jsonl", "x"),
		"no deck":              zipped(t, "keyraken.json", about, "decks/x.json", "{}"),
		"too long":             zipped(t, "keyraken.json", about, "settings.json", "{}"+strings.Repeat(" ", 1<<17)),
		"damaged":              damaged,
		"cut off":              zipped(t, "keyraken.json", about, "games/g.jsonl", save)[:100],
	} {
		t.Run(name, func(t *testing.T) {
			_, err := backup.Read(data)
			require.Error(t, err)
		})
	}
}

func FuzzRead(f *testing.F) {
	f.Add(zipped(f, "keyraken.json", about, "games/g.jsonl", `{"format":2}`+"\n\"end\"\n", "settings.json", `{"told":["a"]}`))
	f.Add([]byte("PK"))
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := backup.Read(data)
		if err != nil {
			return
		}
		dir := t.TempDir()
		m := machine{t, backup.Places{Games: filepath.Join(dir, "in", "games"), Decks: filepath.Join(dir, "in", "decks"),
			Settings: filepath.Join(dir, "in", "settings.json")}}
		_, _ = a.Restore(m.Places)
		there, err := os.ReadDir(dir)
		require.NoError(t, err)
		for _, e := range there {
			assert.Equal(t, "in", e.Name(), "it leads nowhere else")
		}
	})
}
