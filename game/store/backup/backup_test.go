package backup_test

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

var then = time.Date(2026, 11, 20, 18, 30, 0, 0, time.UTC)

// machine is a machine of a player.
type machine struct {
	*testing.T
	backup.Places
}

// checks are those that programs restore with.
var checks = backup.Checks{Games: listed, Study: studies.Check, Analysis: analysis.Fits}

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

// rules are the rules of the games that are kept.
func rules(t testing.TB) *scenario.Rules {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	return scenario.NewRules(cat)
}

// game keeps a game in which the choices have these places among the legal commands.
func (m machine) game(name string, choices ...int) {
	m.Helper()
	r := rules(m)
	side := scenario.Player{Standing: scenario.Standing{Houses: []string{"dis", "logos", "mars"}}}
	s, err := replay.New(r, save.Position(&scenario.Position{Situation: scenario.Situation{House: "dis"},
		Players: []scenario.Player{side, side}}))
	require.NoError(m, err)
	s.Header.Advised = len(choices)
	for _, n := range choices {
		legal := s.Game().Legal(nil)
		err := s.Do(legal[min(n, len(legal)-1)])
		require.NoError(m, err)
	}
	var b bytes.Buffer
	require.NoError(m, s.Write(&b))
	m.put(filepath.Join(m.Games, name), b.String(), then)
}

// story is the game in a save.
func (m machine) story(name string) *save.Story {
	m.Helper()
	s, report, err := replay.Read(m.Context(), strings.NewReader(m.all()["games/"+name]), rules(m))
	require.NoError(m, err)
	assert.Empty(m, report.Warnings)
	return s
}

func (m machine) pack() []byte {
	m.Helper()
	var b bytes.Buffer
	_, left, err := backup.Write(&b, m.Places, then)
	require.NoError(m, err)
	assert.Empty(m, left)
	return b.Bytes()
}

func (m machine) take(data []byte) backup.Report {
	m.Helper()
	a, err := backup.Read(data)
	require.NoError(m, err)
	r, err := a.Restore(m.Context(), m.Places, rules(m), checks)
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
	old.game("2026-11-20-183000.jsonl", 0, 0)
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

	assert.Equal(t, 7, anew.take(old.pack()).Unchanged+1, "it brings nothing in twice but the settings")
}

func TestOfTwoSavesTheOneThatGoesOnStays(t *testing.T) {
	for _, c := range []struct {
		name       string
		here, came []int
		want       backup.Report
		stays      int
		open       bool // it is being played here
	}{
		{"played on there", []int{0}, []int{0, 0}, backup.Report{Newer: 1}, 2, false},
		{"played on here", []int{0, 0}, []int{0}, backup.Report{Unchanged: 1}, 2, false},
		{"the same", []int{0}, []int{0}, backup.Report{Unchanged: 1}, 1, false},
		{"in two ways", []int{0, 0}, []int{0, 1}, backup.Report{Beside: 1}, 2, false},
		{"open here", []int{0}, []int{0, 0}, backup.Report{Beside: 1}, 1, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			here, there := newMachine(t), newMachine(t)
			here.game("g.jsonl", c.here...)
			if c.open {
				hold, err := files.Hold(filepath.Join(here.Games, "g.jsonl.lock"))
				require.NoError(t, err)
				defer func() { require.NoError(t, hold.Free()) }()
			}
			there.game("g.jsonl", c.came...)
			before := here.all()["games/g.jsonl"]
			r := here.take(there.pack())
			if c.want.Newer == 1 {
				assert.Equal(t, before, here.aside(r, "games/g.jsonl"), "what was replaced is kept")
			}
			r.Aside = ""
			assert.Equal(t, c.want, r)
			assert.Equal(t, c.stays, here.story("g.jsonl").At())
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
	r := here.take(there.pack())
	assert.Contains(t, here.aside(r, "decks/same.json"), "Old title", "nothing is lost")
	assert.Equal(t, backup.Report{Newer: 1, Beside: 1, Aside: r.Aside}, r)
	entries, problems, err := library.Open(here.Decks).Load()
	require.NoError(t, err)
	require.Empty(t, problems)
	var titles []string
	for i := range entries {
		titles = append(titles, entries[i].Title)
	}
	assert.ElementsMatch(t, []string{"New title", "Here", "There"}, titles)
}

func TestRecordsAreAdded(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	here.put(filepath.Join(here.Decks, "results.jsonl"), `{"game":"a","boss":"x"}`+"\n", then)
	there.put(filepath.Join(there.Decks, "results.jsonl"), `{"game":"a","boss":"y"}`+"\n"+`{"game":"b","boss":"y"}`+"\n", then)
	here.take(there.pack())
	results, err := records.Open(here.Decks).Results()
	require.NoError(t, err)
	require.Len(t, results, 2)
	assert.Equal(t, "x", results[0].Boss, "what is known here stays")
	assert.Equal(t, "b", results[1].Game)
}

func TestSettingsBeforeAreKept(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	here.put(here.Settings, `{"volume":3,"fullScreen":true,"learned":["x"]}`, then)
	there.put(there.Settings, `{"volume":9,"fullScreen":false,"learned":["y"]}`, then)
	r := here.take(there.pack())
	assert.JSONEq(t, `{"volume":9,"fullScreen":true,"learned":["y","x"],"told":[]}`, here.all()["set/settings.json"])
	assert.JSONEq(t, `{"volume":3,"fullScreen":true,"learned":["x"]}`, here.aside(r, "settings.json"))
	again := here.take(there.pack())
	assert.NotEqual(t, r.Aside, again.Aside)
	assert.JSONEq(t, `{"volume":3,"fullScreen":true,"learned":["x"]}`, here.aside(r, "settings.json"), "however often one restores")
}

// aside is a file that a restore has replaced.
func (m machine) aside(r backup.Report, name string) string {
	m.Helper()
	data, err := os.ReadFile(filepath.Join(r.Aside, filepath.FromSlash(name)))
	require.NoError(m, err)
	return string(data)
}

// A save that does not play as it was written replaces none, however far it goes on.
func TestDamagedSavesReplaceNone(t *testing.T) {
	wrong := func(data string) string {
		at := strings.LastIndex(data, `"hash":"`) + len(`"hash":"`)
		digit := map[bool]string{true: "1", false: "0"}[data[at] == '0']
		return data[:at] + digit + data[at+1:]
	}
	for name, damage := range map[string]func(string) string{
		"a digit of a hash": wrong,
		"no command":        func(data string) string { return data + "\"dance\"\n" },
		"cut off":           func(data string) string { return data + "\"end" },
	} {
		t.Run(name, func(t *testing.T) {
			here, there := newMachine(t), newMachine(t)
			here.game("g.jsonl", 0)
			there.game("g.jsonl", 0, 0, 0)
			before := here.all()["games/g.jsonl"]
			damaged := damage(there.all()["games/g.jsonl"])
			there.put(filepath.Join(there.Games, "g.jsonl"), damaged, then.Add(time.Hour))
			assert.Equal(t, backup.Report{Beside: 1}, here.take(there.pack()))
			assert.Equal(t, before, here.all()["games/g.jsonl"])
			assert.Equal(t, damaged, here.all()["games/g-2.jsonl"])
		})
	}
}

// A save of an older format, whose hashes say nothing, replaces none either.
func TestOlderFormatsReplaceNone(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	for n, m := range []machine{here, there} {
		m.game("g.jsonl", make([]int, 1+2*n)...)
		data := regexp.MustCompile(`(?m)^{"at":.*\n`).ReplaceAllString(m.all()["games/g.jsonl"], "")
		data = strings.Replace(data, `"keyraken":`+strconv.Itoa(replay.Format), `"keyraken":1`, 1)
		m.put(filepath.Join(m.Games, "g.jsonl"), data, then)
	}
	before := here.all()["games/g.jsonl"]
	assert.Equal(t, backup.Report{Beside: 1}, here.take(there.pack()))
	assert.Equal(t, before, here.all()["games/g.jsonl"])
}

// study keeps a study of the lab with that seed, and returns its name in a zip.
func (m machine) study(seed uint64) string {
	m.Helper()
	d, err := deck.Named("onyx")
	require.NoError(m, err)
	found := lab.New(rules(m).Catalogue, "random", seed)
	found.Cell("duel", "", 1, found.Deck("onyx", d.Deal(0)))
	require.NoError(m, studies.Open(m.Decks).Keep(m.Context(), found, then))
	paths, err := filepath.Glob(filepath.Join(m.Decks, "lab", "*.json"))
	require.NoError(m, err)
	require.Len(m, paths, 1)
	return "decks/lab/" + filepath.Base(paths[0])
}

// analysed keeps an analysis of the game in a save, and returns its name in a zip.
func (m machine) analysed(save string, seed uint64) string {
	m.Helper()
	think := func(_ context.Context, _ bot.Level, _ uint64, g *keyforge.Game) bot.Thought {
		return bot.Thought{Options: []game.Option{{Command: g.Legal(nil)[0]}}}
	}
	c := analysis.Config{Level: bot.Thorough, Config: review.Config{Seed: seed}, Think: think}
	a, err := analysis.Analyze(m.Context(), m.story(save), c)
	require.NoError(m, err)
	require.NoError(m, a.Save(filepath.Join(m.Games, save)))
	return "games/" + save + replay.Analysed
}

// What is not a study of the lab, or not an analysis of the game, replaces none, though it is
// newer; a good one does.
func TestOnlyWhatIsUnderstoodReplaces(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	for i, m := range [...]machine{here, there} {
		m.game("g.jsonl", 0, 0)
		for _, name := range [...]string{m.study(uint64(i)), m.analysed("g.jsonl", uint64(i))} {
			when := then.Add(time.Duration(i) * time.Hour)
			require.NoError(t, os.Chtimes(filepath.Join(filepath.Dir(m.Games), filepath.FromSlash(name)), when, when))
		}
	}
	before, good := here.all(), there.all()
	require.Len(t, before, 3)
	delete(before, "games/g.jsonl")
	put := func(change func(string) string) {
		for name := range before {
			there.put(filepath.Join(filepath.Dir(there.Games), filepath.FromSlash(name)), change(good[name]), then.Add(time.Hour))
		}
	}
	for _, bad := range []string{"null", "{}", "[]", "7", "later version"} {
		put(func(good string) string {
			if bad == "later version" {
				version := strings.IndexAny(good, "0123456789")
				return good[:version] + "9" + good[version+1:]
			}
			return bad
		})
		assert.Equal(t, backup.Report{Unchanged: 3}, here.take(there.pack()), bad)
		assert.Subset(t, here.all(), before, bad)
	}
	put(func(good string) string { return good })
	r := here.take(there.pack())
	assert.Equal(t, backup.Report{Newer: 2, Unchanged: 1, Aside: r.Aside}, r)
	for name, data := range before {
		assert.Equal(t, good[name], here.all()[name])
		assert.Equal(t, data, here.aside(r, name))
	}
}

// A restore that is stopped leaves the rest as it is, and says so.
func TestRestoreIsStopped(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	there.game("g.jsonl", 0)
	a, err := backup.Read(there.pack())
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	r, err := a.Restore(ctx, here.Places, rules(t), checks)
	require.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, backup.Report{}, r)
	assert.Empty(t, here.all())
}

// What is too long here to be understood stays, or is kept aside, and stops nothing.
func TestLongFilesStopNoRestore(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	long := strings.Repeat("x", 9<<20)
	before := map[string]string{"games/g.jsonl": long, "games/m.match": long, "set/settings.json": long}
	for name := range before {
		here.put(filepath.Join(filepath.Dir(here.Games), filepath.FromSlash(name)), long, then)
	}
	require.NoError(t, os.MkdirAll(filepath.Join(here.Games, "folder.jsonl"), 0o755))
	for _, name := range []string{"g.jsonl", "folder.jsonl", "z.jsonl"} {
		there.game(name, 0)
	}
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	brought := []scenario.Deck{match.DeckOf(d)}
	m, err := match.New(match.Plan{Duel: match.Duel{Decks: [match.Players][]scenario.Deck{brought, brought}}})
	require.NoError(t, err)
	kept, err := match.Create(there.Games, then, m)
	require.NoError(t, err)
	require.NoError(t, os.Rename(kept.Path, filepath.Join(there.Games, "m.match")))
	there.put(there.Settings, `{"volume":9}`, then)
	r := here.take(there.pack())
	assert.Equal(t, backup.Report{Added: 1, Beside: 3, Newer: 1, Aside: r.Aside}, r)
	assert.Equal(t, there.all()["games/z.jsonl"], here.all()["games/z.jsonl"])
	assert.Equal(t, there.all()["games/g.jsonl"], here.all()["games/g-2.jsonl"])
	assert.Equal(t, there.all()["games/folder.jsonl"], here.all()["games/folder-2.jsonl"])
	assert.Equal(t, long, here.aside(r, "settings.json"))
	delete(before, "set/settings.json")
	assert.Subset(t, here.all(), before)
}

// Settings of another type than those here do not replace them.
func TestSettingsOfAnotherTypeReplaceNone(t *testing.T) {
	const mine = `{"volume":3,"confirm":true,"names":["Ann","Bob",""],"keys":{"undo":"U"},"language":"en"}`
	for its, want := range map[string]string{
		`{"volume":"loud","confirm":false,"names":["Cid",7,""],"keys":{"undo":1},"language":"ru"}`: `{"volume":3,"confirm":false,
			"names":["Ann","Bob",""],"keys":{"undo":"U"},"language":"ru","told":[],"learned":[]}`,
		`{"volume":1e99,"confirm":null,"names":{},"keys":[],"language":[]}`: mine[:len(mine)-1] + `,"told":[],"learned":[]}`,
		`{"volume":4,"keys":{"undo":"Z","redo":"Y"},"names":["","",""]}`:    `{"volume":4,"names":["","",""],"keys":{"undo":"Z","redo":"Y"},"told":[],"learned":[]}`,
	} {
		here, there := newMachine(t), newMachine(t)
		here.put(here.Settings, mine, then)
		there.put(there.Settings, its, then)
		here.take(there.pack())
		assert.JSONEq(t, want, here.all()["set/settings.json"], its)
	}
	for _, its := range []string{"[]", "null", "7", `"x"`} {
		_, err := backup.Read(zipped(t, "keyraken.json", about, "settings.json", its))
		require.Error(t, err, its)
	}
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

// Whatever would make a backup unreadable is left out and named; everything else is in it.
func TestWhatIsLeftOutIsNamed(t *testing.T) {
	m := newMachine(t)
	m.game("g.jsonl", 0)
	m.put(filepath.Join(m.Decks, "mine.json"), list(t, "onyx", "Mine"), then)
	want := m.all()
	for name, data := range map[string]string{
		"games/What now?.jsonl": "{}\n", "games/con.jsonl": "{}\n", "games/.x.jsonl": "{}\n", "games/a\u202eb.jsonl": "{}\n", "games/G.jsonl": "{}\n",
		"games/long.jsonl": "{}\n" + strings.Repeat(" ", 8<<20), "games/" + strings.Repeat("x", 200) + ".jsonl": "{}\n", "games/torn.jsonl": "{",
		"games/no.match": "[]", "decks/bad.json": "{}", "decks/lab/?.json": "{}", "games/g.jsonl.analysis": "", "set/settings.json": "[]",
	} {
		m.put(filepath.Join(filepath.Dir(m.Games), filepath.FromSlash(name)), data, then)
	}
	for name, data := range map[string]string{"decks/._mine.json": "", "decks/removed/x.json": "", "games/.lock": ""} {
		m.put(filepath.Join(filepath.Dir(m.Games), filepath.FromSlash(name)), data, then) // are none of them
	}
	var b bytes.Buffer
	n, left, err := backup.Write(&b, m.Places, then)
	require.NoError(t, err)
	assert.Equal(t, 2, n)
	require.Len(t, left, 13)
	words := errors.Join(left...).Error()
	for _, part := range []string{"What now?.jsonl: not every system", "con.jsonl: not every system", "ab.jsonl: not every system",
		"long.jsonl: the file is longer than 8388608 bytes", "/bad.json: ", "/?.json: ", "/settings.json: "} {
		assert.Contains(t, words, part)
	}
	assert.NotContains(t, words, "._mine.json")
	assert.True(t, strings.Contains(words, "/G.jsonl: another file") != strings.Contains(words, "/g.jsonl: another file"))
	anew := newMachine(t)
	anew.take(b.Bytes())
	assert.Len(t, anew.all(), 2)
	assert.Equal(t, want["decks/mine.json"], anew.all()["decks/mine.json"])
}

// Names that some system keeps for itself are left out, others like them are not.
func TestNamesOfAllSystems(t *testing.T) {
	for name, kept := range map[string]bool{"com1": false, "LPT9.a": false, "aux": false, "nul.b.c": false, "com": true, "com12": true,
		"lpta": true,
		"comb": true, "xcom1": true, "console": true, "a ": false, "a.b": true} {
		m := newMachine(t)
		m.put(filepath.Join(m.Decks, name+".json"), list(t, "onyx", "Mine"), then)
		var b bytes.Buffer
		n, left, err := backup.Write(&b, m.Places, then)
		require.NoError(t, err)
		assert.Equal(t, kept, n == 1, name)
		assert.Equal(t, kept, len(left) == 0, name)
	}
}

// Without a place nothing is written or restored.
func TestNoPlace(t *testing.T) {
	var b bytes.Buffer
	_, _, err := backup.Write(&b, backup.Places{Settings: "settings.json"}, then)
	require.ErrorIs(t, err, files.ErrNowhere)
	a, err := backup.Read(zipped(t, "keyraken.json", about))
	require.NoError(t, err)
	_, err = a.Restore(t.Context(), backup.Places{}, nil, checks)
	require.ErrorIs(t, err, files.ErrNowhere)
}

// A zip with more entries than any player would have is refused before any of them takes memory.
func TestEntriesAreCountedFirst(t *testing.T) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for n := range 300_000 {
		_, err := z.CreateRaw(&zip.FileHeader{Name: strconv.Itoa(n)})
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := backup.Read(b.Bytes())
	runtime.ReadMemStats(&after)
	require.ErrorContains(t, err, "more than any player would have")
	assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(1<<20))
}

func TestBadZipsAreRefused(t *testing.T) {
	save := `{"format":2}` + "\n"
	damaged := zipped(t, "keyraken.json", about, "games/g.jsonl", save)
	damaged[bytes.Index(damaged, []byte("games/g.jsonl"))+len("games/g.jsonl")+1] ^= 0xff
	for name, data := range map[string][]byte{
		"no zip":               []byte("hello"),
		"nothing":              nil,
		"of somebody else":     zipped(t, "a.txt", "a"),
		"later version":        zipped(t, "keyraken.json", `{"backup":3}`),
		"leads out":            zipped(t, "keyraken.json", about, "games/../../x.jsonl", save),
		"leads out on Windows": zipped(t, "keyraken.json", about, `games/..\x.jsonl`, save),
		"from the root":        zipped(t, "keyraken.json", about, "/games/x.jsonl", save),
		"a device":             zipped(t, "keyraken.json", about, "games/con.jsonl", save),
		"turns around":         zipped(t, "keyraken.json", about, "games/a\u202eb.jsonl", save),
		"rings the bell":       zipped(t, "keyraken.json", about, "games/a\u0007b.jsonl", save),
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
	f.Add(zipped(f, "keyraken.json", about, "games/g.jsonl", `{"format":2}`+"\n\"end\"\n", "settings.json", `{"told":["a"]}`,
		"games/race/g.jsonl", `{"game":"race"}`+"\n\"play\"\n", "games/race/records/results.jsonl", `{"game":"a"}`))
	f.Add([]byte("PK"))
	r := rules(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := backup.Read(data)
		if err != nil {
			return
		}
		dir := t.TempDir()
		m := machine{t, backup.Places{Games: filepath.Join(dir, "in", "games"), Decks: filepath.Join(dir, "in", "decks"),
			Settings: filepath.Join(dir, "in", "settings.json")}}
		_, _ = a.Restore(t.Context(), m.Places, r, checks)
		there, err := os.ReadDir(dir)
		require.NoError(t, err)
		for _, e := range there {
			assert.Equal(t, "in", e.Name(), "it leads nowhere else")
		}
	})
}
