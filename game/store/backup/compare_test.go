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

	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/files"
)

// Two saves are compared by what is played in them after all that was taken back: by line or by list, with what was edited;
// that they were advised, or edited, may have come since.
func TestSavesAreComparedByWhatIsPlayed(t *testing.T) {
	const goesOn, other = true, false
	for _, c := range []struct {
		here, came string
		goesOn     bool // here
	}{
		{"\"a\"\n\"b\"\n", "\"a\"\n", goesOn},
		{"[\"a\",\"b\"]\n", "\"a\"\n\"b\"\n", goesOn},
		{"\"a\"\n[\"b\",\"c\"]\n\"d\"\n", "[\"a\",\"b\"]\n[\"c\"]\n", goesOn},
		{"\"a\"\n", "\"a\"\n\n  \n", goesOn},
		{"\"a\"\n\"b\"\n{\"undo\":1}\n\"c\"\n", "\"a\"\n\"c\"\n", goesOn},
		{"\"a\"\n\"b\"\n{\"undo\":1}\n\"c\"\n", "\"a\"\n\"b\"\n", other},
		{"\"a\"\n{\"undo\":5}\n\"c\"\n", "\"c\"\n", goesOn},
		{"\"a\"\n", "\"a\"\n{\"undo\":-3}\n", goesOn},
		{"\"a\"\n", "\"a\"\n{\"hash\":\"1\"}\n", goesOn},
		{"{\"edit\":{\"x\":1}}\n\"a\"\n", "{\"edit\":{\"x\":1}}\n", goesOn},
		{"{\"edit\":{\"x\":1}}\n\"a\"\n", "{\"edit\":{\"x\":2}}\n", other},
		{"{\"edit\":{\"x\":1}}\n\"a\"\n", "\"a\"\n", other},
		{"\"a\"\n\"b\"\n", "\"b\"\n", other},
	} {
		for _, header := range []string{`{"seed":1}`, `{"seed":1,"advised":2}`, `{"seed":1,"edited":true}`} {
			here := newMachine(t)
			here.putAll(map[string]string{"games/g.jsonl": header + "\n" + c.here})
			r := here.take(zipped(t, "keyraken.json", about, "games/g.jsonl", `{"seed":1}`+"\n"+c.came))
			want := backup.Report{Beside: 1}
			if c.goesOn {
				want = backup.Report{Unchanged: 1}
			}
			assert.Equal(t, want, r, "%s\n%s and\n%s", header, c.here, c.came)
		}
	}
	here := newMachine(t)
	here.putAll(map[string]string{"games/g.jsonl": "null\n"})
	assert.Equal(t, backup.Report{Beside: 1}, here.take(zipped(t, "keyraken.json", about, "games/g.jsonl", "{}\n")), "it is no save")
}

// A match goes on with its saves under their new names.
func TestMatchesFollowTheirSaves(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	here.game("b.jsonl", 0, 1)
	for _, name := range []string{"a.jsonl", "b.jsonl", "c.jsonl"} {
		there.game(name, 0, 0)
	}
	m := strings.Replace(kept(t, 1, 1, 2, 1), `"saves": null`, `"saves": ["a.jsonl", "b.jsonl", "c.jsonl"]`, 1)
	there.putAll(map[string]string{"games/m.match": m})
	data := there.pack()
	here.take(data)
	assert.Equal(t, there.all()["games/b.jsonl"], here.all()["games/b-2.jsonl"])
	assert.JSONEq(t, strings.Replace(m, "b.jsonl", "b-2.jsonl", 1), here.all()["games/m.match"])
	assert.Zero(t, here.take(data).Beside-1, "only the save lies beside another")
	assert.NotContains(t, here.all(), "games/m-2.match")
}

// Numbers with a fraction are of another type than whole ones, an empty list says nothing of what is in it, and of tables only what both
// have matters. What was learned anywhere is learned, once.
func TestTypesOfSettings(t *testing.T) {
	for _, c := range []struct{ mine, its, want string }{
		{`1`, `2`, `2`}, {`1`, `1.5`, `1`}, {`1.5`, `2`, `2`}, {`1.5`, `2.5`, `2.5`}, {`1.5`, `"x"`, `1.5`},
		{`[]`, `["x"]`, `["x"]`}, {`["x"]`, `[]`, `[]`}, {`["x"]`, `["y",1]`, `["x"]`},
		{`{"a":1.5}`, `{"a":2}`, `{"a":2}`}, {`{"a":1,"b":2,"c":3,"d":4}`, `{"a":"x","b":5,"c":6,"d":7}`, `{"a":1,"b":2,"c":3,"d":4}`},
		{`{"a":1}`, `{"b":"x"}`, `{"b":"x"}`}, {`null`, `null`, `null`}, {`true`, `1`, `true`},
	} {
		here := newMachine(t)
		here.put(here.Settings, `{"it":`+c.mine+`}`, then)
		here.take(zipped(t, "keyraken.json", about, "settings.json", `{"it":`+c.its+`}`))
		assert.JSONEq(t, `{"it":`+c.want+`,"told":[],"learned":[]}`, here.all()["set/settings.json"], "%+v", c)
	}
	here := newMachine(t)
	here.put(here.Settings, `{"told":["b","c","d"]}`, then)
	here.take(zipped(t, "keyraken.json", about, "settings.json", `{"told":["a","b","a"],"learned":["x","y"]}`))
	assert.JSONEq(t, `{"told":["a","b","c","d"],"learned":["x","y"]}`, here.all()["set/settings.json"])
}

// A finding of the lab is replaced only by a newer one, which keeps its time.
func TestTheNewerFindingStays(t *testing.T) {
	for _, by := range []time.Duration{-time.Hour, 0, time.Hour} {
		here, there := newMachine(t), newMachine(t)
		here.put(filepath.Join(here.Decks, "lab", "key-bot.json"), `{"a":1}`, then)
		there.put(filepath.Join(there.Decks, "lab", "key-bot.json"), `{"a":2}`, then.Add(by))
		a, err := backup.Read(there.pack())
		require.NoError(t, err)
		good := checks
		good.Study = func([]byte) error { return nil }
		r, err := a.Restore(t.Context(), here.Places, rules(t), good)
		require.NoError(t, err)
		info, err := os.Stat(filepath.Join(here.Decks, "lab", "key-bot.json"))
		require.NoError(t, err)
		if by > 0 {
			assert.Equal(t, 1, r.Newer)
			assert.Equal(t, `{"a":2}`, here.all()["decks/lab/key-bot.json"])
			assert.True(t, info.ModTime().Equal(then.Add(by)))
			kept, err := os.Stat(filepath.Join(r.Aside, "decks", "lab", "key-bot.json"))
			require.NoError(t, err)
			assert.True(t, kept.ModTime().Equal(then), "also what was replaced")
		} else {
			assert.Equal(t, backup.Report{Unchanged: 1}, r)
			assert.Equal(t, `{"a":1}`, here.all()["decks/lab/key-bot.json"])
		}
	}
}

// A backup has a name by its time, and says when it was made and by which program; it may hold games alone, and be restored
// where only decks have a place.
func TestWhatABackupSays(t *testing.T) {
	assert.Equal(t, "keyraken-2026-11-20-183000.zip", backup.Name(then))
	m := newMachine(t)
	m.putAll(map[string]string{"games/race/a.jsonl": raced(t, 0), "decks/mine.json": list(t, "onyx", "Mine")})
	data := m.pack()
	a, err := backup.Read(data)
	require.NoError(t, err)
	assert.True(t, a.When.Equal(then))
	assert.NotEmpty(t, a.Program)
	for _, bad := range []string{`{}`, `{"backup":0}`, `{"backup":-1}`, `7`} {
		_, err := backup.Read(zipped(t, "keyraken.json", bad))
		require.ErrorContains(t, err, "keyraken.json", bad)
	}

	var b bytes.Buffer
	n, left, err := backup.Write(&b, backup.Places{Games: m.Games}, then)
	require.NoError(t, err)
	assert.Empty(t, left)
	assert.Equal(t, 1, n)
	for _, p := range []backup.Places{{Decks: newMachine(t).Decks}, {Games: newMachine(t).Games}} {
		r, err := a.Restore(t.Context(), p, rules(t), checks)
		require.NoError(t, err)
		assert.Equal(t, backup.Report{Added: 1, Unchanged: 1}, r)
	}
	t.Setenv("HOME", t.TempDir())
	assert.Equal(t, files.Settings(), backup.UserPlaces().Settings)
}

// What only looks like a file is in no backup, and a zip with a link in it is refused.
func TestOnlyFilesAreBackedUp(t *testing.T) {
	m := newMachine(t)
	for _, name := range []string{"games/folder.jsonl", "decks/lab/folder.json", "decks/results.jsonl"} {
		require.NoError(t, os.MkdirAll(filepath.Join(filepath.Dir(m.Games), filepath.FromSlash(name)), 0o755))
	}
	var b bytes.Buffer
	n, left, err := backup.Write(&b, m.Places, then)
	require.NoError(t, err)
	assert.Zero(t, n)
	assert.Empty(t, left)

	b.Reset()
	z := zip.NewWriter(&b)
	for name, mode := range map[string]fs.FileMode{"keyraken.json": 0o644, "games/g.jsonl": fs.ModeSymlink | 0o777} {
		h := &zip.FileHeader{Name: name}
		h.SetMode(mode)
		w, err := z.CreateHeader(h)
		require.NoError(t, err)
		_, err = w.Write([]byte(about))
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	_, err = backup.Read(b.Bytes())
	require.Error(t, err)
	_, err = backup.Read(zipped(t, "keyraken.json", about, "games/g.jsonl", about))
	assert.NoError(t, err, "the same as a file")
}

// The folder of a game is named by small letters, digits and hyphens, at most 32 of them.
func TestNamesOfGames(t *testing.T) {
	save := raced(t, 0)
	for name, ok := range map[string]bool{"09-az": true, strings.Repeat("x", 32): true, strings.Repeat("x", 33): false, "a_b": false,
		"a{": false,
		"a`": false, "a.b": false, "a+": false, "a;": false, "comz": true, "com:": false, "lpt0": false, "abc1": true} {
		_, err := backup.Read(zipped(t, "keyraken.json", about, "games/"+name+"/x.jsonl", strings.Replace(save, `"race"`, `"`+name+`"`, 1)))
		assert.Equal(t, ok, err == nil, "%s: %v", name, err)
	}
	longest := strings.Repeat("x", 200-len(".jsonl"))
	_, err := backup.Read(zipped(t, "keyraken.json", about, "games/"+longest+".jsonl", save))
	require.NoError(t, err)
	_, err = backup.Read(zipped(t, "keyraken.json", about, "games/"+longest+"x.jsonl", save))
	assert.Error(t, err)
}
