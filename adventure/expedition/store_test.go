package expedition_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

var now = time.Date(2026, 11, 28, 20, 0, 0, 0, time.UTC)

// kept is an expedition in a directory of its own.
func kept(t *testing.T, p expedition.Plan) *expedition.File {
	t.Helper()
	f, err := expedition.Create(t.TempDir(), now, begin(t, p))
	require.NoError(t, err)
	return f
}

func reread(t *testing.T, f *expedition.File) *expedition.File {
	t.Helper()
	again, err := expedition.Open(f.Path, adventures.All(), nil)
	require.NoError(t, err)
	return again
}

// What is kept after each step is the expedition as it stands, whole.
func TestKeptAtEveryStep(t *testing.T) {
	p := plan(t, 7, "onyx", "argus")
	p.Ascent, p.Week, p.Undo = 4, "2026-W48", replay.UndoHidden
	p.Seats[0].Name, p.Seats[1].Bot = "Ann", "greedy"
	f := kept(t, p)
	for !f.Over() {
		again := reread(t, f)
		assert.Equal(t, f.Expedition, again.Expedition)
		assert.Equal(t, f.Started, again.Started)
		m := expedition.Choose(f.Expedition, f.Dice())
		if f.Ask() == expedition.AskGame {
			m = expedition.Move{Verb: expedition.Verb(1 + len(f.Games())%2), N: 9}
		}
		require.NoError(t, f.Do(m))
	}
	assert.Equal(t, f.Expedition, reread(t, f).Expedition)
	paths, err := expedition.List(filepath.Dir(f.Path))
	require.NoError(t, err)
	assert.Equal(t, []string{f.Path}, paths)
	other, err := expedition.Create(filepath.Dir(f.Path), now, begin(t, p))
	require.NoError(t, err)
	assert.NotEqual(t, f.Path, other.Path, "nothing is overwritten")
	require.NoError(t, expedition.Delete(other.Path))
}

// A game is an ordinary save beside the file that names it. One that ended while nobody looked is noted when it is opened, and one
// that the file does not know of yet is adopted.
func TestGamesOfAnExpedition(t *testing.T) {
	f := kept(t, plan(t, 7, "onyx"))
	do(t, f, "way 1")
	assert.Empty(t, f.Save())
	h, err := f.Next(f.Name())
	require.NoError(t, err)
	assert.Equal(t, f.Name(), h.Match)
	assert.Equal(t, 1, h.Round)
	story, err := replay.New(rules, h)
	require.NoError(t, err)
	log, path, err := replay.CreateIn(filepath.Dir(f.Path), now, story)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	killed := reread(t, f)
	killed.Adopt(path, &h)
	assert.Equal(t, path, killed.Save())
	other := h
	other.Seed++
	stranger := reread(t, f)
	stranger.Adopt(path, &other)
	assert.Empty(t, stranger.Save())
	require.NoError(t, f.SetSave(path))
	assert.Equal(t, path, reread(t, f).Save())
	later, err := expedition.Open(f.Path, adventures.All(), func(save string) (expedition.Move, bool) {
		return expedition.Move{Verb: expedition.Won, N: 8}, save == path
	})
	require.NoError(t, err)
	assert.Equal(t, 1, later.Encounters())
	assert.Equal(t, path, later.SaveOf(0))
	assert.Empty(t, later.SaveOf(3))
	require.NoError(t, os.Remove(path))
	assert.Empty(t, reread(t, f).Save(), "its save is gone")
}

// A file in which something is wrong is refused with what it is.
func TestFilesRefused(t *testing.T) {
	var b bytes.Buffer
	f := expedition.Unsaved(begin(t, plan(t, 7, "onyx")))
	do(t, f, "way 1", "won 5")
	require.NoError(t, f.Write(&b))
	good := b.String()
	_, err := expedition.Read(strings.NewReader(good), adventures.All())
	require.NoError(t, err)
	for was, is := range map[string]string{
		`"expedition": 1`: `"expedition": 2`, `"way 1"`: `"way 9"`, `"won 5"`: `"fly 5"`, `"keyraken"`: `"nobody"`, `"lampeater"`: `"keyraken"`,
		`"saves": null`: `"saves": ["../x.jsonl"]`, `"seed": 7`: `"seed": "x"`, `"seats": [`: `"seats": [{}, `,
	} {
		require.Contains(t, good, was)
		_, err := expedition.Read(strings.NewReader(strings.Replace(good, was, is, 1)), adventures.All())
		assert.Error(t, err, is)
	}
	_, err = expedition.Open(filepath.Join(t.TempDir(), "none.expedition"), adventures.All(), nil)
	require.Error(t, err)
	_, err = expedition.Create("", now, f.Expedition)
	assert.Error(t, err)
}

// Whatever a file says, reading it does not fail otherwise than by an error, and what was read is written as it was.
func FuzzRead(f *testing.F) {
	t := &testing.T{}
	for _, moves := range [][]string{nil, {"way 1"}, {"way 2", "lost 30", "scar 1"}} {
		var b bytes.Buffer
		e := expedition.Unsaved(begin(t, plan(t, 7, "onyx")))
		do(t, e, moves...)
		if err := e.Write(&b); err != nil {
			f.Fatal(err)
		}
		f.Add(b.Bytes())
	}
	f.Add([]byte(`{"expedition":1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		read, err := expedition.Read(bytes.NewReader(data), adventures.All())
		if err != nil {
			return
		}
		var b bytes.Buffer
		require.NoError(t, read.Write(&b))
		again, err := expedition.Read(&b, adventures.All())
		require.NoError(t, err)
		assert.Equal(t, read.Moves(), again.Moves())
		if read.Ask() == expedition.AskGame {
			_, err := read.Next("")
			require.NoError(t, err)
		}
	})
}

// An expedition of a person that has ended is recorded once, with its achievements; the next ascent opens.
func TestRecorded(t *testing.T) {
	store := records.Open(t.TempDir())
	f := kept(t, plan(t, 5, "onyx"))
	told, err := f.Record(store, now)
	require.NoError(t, err)
	assert.Empty(t, told, "it is not over")
	e := atEnd(t, *f.Plan(), 0)
	do(t, e, "won 9")
	won := &expedition.File{Expedition: e, Started: "2026-11-28T20:00:00Z"}
	told, err = won.Record(store, now)
	require.NoError(t, err)
	var keys []string
	for _, s := range told {
		keys = append(keys, s.Name())
	}
	assert.Equal(t, []string{feats.ExpeditionWon, feats.ExpeditionUnscarred}, keys)
	told, err = won.Record(store, now)
	require.NoError(t, err)
	assert.Empty(t, told, "it is told once")
	all, err := store.Expeditions()
	require.NoError(t, err)
	require.Len(t, all, 1)
	assert.Equal(t, e.Score(), records.BestExpeditions(all)[0].Score)
	assert.Equal(t, 1, records.OpenAscent(all))
	assert.Zero(t, records.OpenAscent(nil))
	p := *f.Plan()
	p.Seats[0].Bot = "greedy"
	bots := atEnd(t, p, 0)
	do(t, bots, "won 9")
	_, ok := expedition.Unsaved(bots).Result(now)
	assert.False(t, ok, "nobody sailed")
}

// Every stop, boon, scar and ascent has its words, in both languages, and nothing else has.
func TestWords(t *testing.T) {
	var keys []string
	note := func(key string, _ ...any) string {
		keys = append(keys, key)
		return key
	}
	for k := range expedition.Kinds {
		k.Title(note)
		k.What(note)
		k.Story(note)
	}
	for g := range expedition.Gifts {
		g.Title(note)
		g.What(note)
		g.Story(note)
	}
	for n := range len(expedition.Ascents) + 1 {
		expedition.AscentTitle(n, note)
		expedition.AscentWhat(n, note)
	}
	for _, name := range []string{"en", "ru"} {
		words := expedition.Words(name)
		for _, key := range keys {
			assert.NotEmpty(t, words[key], "%s: %s", name, key)
		}
		for key := range words {
			assert.Contains(t, expedition.Words("en"), key)
			for _, kind := range []string{"stop", "gift", "ascent"} {
				if strings.HasPrefix(key, "expedition-"+kind+"-") && key != "expedition-stop-is" && key != "expedition-ascent-short" {
					assert.Contains(t, keys, key)
				}
			}
		}
		assert.Len(t, words, len(expedition.Words("en")))
		l := languages.Named(name).WithWords(expedition.Words)
		assert.NotContains(t, expedition.Chained.What(l.T), "{")
	}
	assert.Nil(t, expedition.Words("xx"))
}

// A backup has the expedition with the saves of its games and what is recorded of those that have ended.
func TestBackup(t *testing.T) {
	from, to := backup.Places{Games: t.TempDir(), Decks: t.TempDir()}, backup.Places{Games: t.TempDir(), Decks: t.TempDir()}
	f, err := expedition.Create(from.Games, now, begin(t, plan(t, 7, "onyx")))
	require.NoError(t, err)
	do(t, f, "way 1", "won 8")
	require.NoError(t, records.Open(from.Decks).AddExpedition(records.Expedition{Run: "1", Score: 5, Ascent: 2, Won: true}))
	var zip bytes.Buffer
	_, _, err = backup.Write(&zip, from, now)
	require.NoError(t, err)
	a, err := backup.Read(zip.Bytes())
	require.NoError(t, err)
	_, err = a.Restore(context.Background(), to, rules, backup.Checks{})
	require.NoError(t, err)
	again, err := expedition.Open(filepath.Join(to.Games, f.Name()), adventures.All(), nil)
	require.NoError(t, err)
	assert.Equal(t, f.Expedition, again.Expedition)
	all, err := records.Open(to.Decks).Expeditions()
	require.NoError(t, err)
	assert.Len(t, all, 1)
}
