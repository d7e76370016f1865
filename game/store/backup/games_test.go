package backup_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// listed are the games of a program beside KeyForge.
var listed = games.List{"race": func() game.Kind { return toytest.Kind{} }}

// raced is the save of a race in which each is a choice among the legal commands.
func raced(t *testing.T, choices ...int) string {
	t.Helper()
	setup, err := toytest.Kind{}.Deal(2, "", "", 1)
	require.NoError(t, err)
	s, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: setup})
	require.NoError(t, err)
	for _, n := range choices {
		require.NoError(t, s.Do(s.Game().Legal(nil)[n]))
	}
	var b bytes.Buffer
	require.NoError(t, s.Write(&b))
	return b.String()
}

// putAll keeps files, by their names in a backup.
func (m machine) putAll(all map[string]string) {
	m.Helper()
	for name, data := range all {
		m.put(filepath.Join(filepath.Dir(m.Games), filepath.FromSlash(name)), data, then)
	}
}

// later is a save of a game that this program does not know.
func later(save string) string { return strings.Replace(save, `"game":"race"`, `"game":"chess-2"`, 1) }

// What is kept of other games is all in their folders, and moves with the rest; a game need not be known.
func TestGamesMoveToANewMachine(t *testing.T) {
	old, want := newMachine(t), map[string]string{
		"games/race/a.jsonl": raced(t, 0), "games/race/a.jsonl.analysis": `{"a":1}`, "games/chess-2/a.jsonl": later(raced(t, 0)),
		"games/race/records/results.jsonl":      `{"game":"a","boss":""}` + "\n",
		"games/race/records/achievements.jsonl": `{"feat":"f","game":"a"}` + "\n",
	}
	old.putAll(want)
	old.putAll(map[string]string{"games/replaced/x.jsonl": "{}\n", "games/Old games/x.jsonl": "{}\n", "games/race/x.jsonl.lock": "",
		"games/race/more/x.jsonl": "{}\n", "games/file": ""})
	data := old.pack()
	anew := newMachine(t)
	assert.Equal(t, backup.Report{Added: 3, Newer: 2}, anew.take(data))
	assert.Equal(t, want, anew.all())
	info, err := os.Stat(filepath.Join(anew.Games, "race", "a.jsonl"))
	require.NoError(t, err)
	assert.True(t, info.ModTime().Equal(then))
	assert.Equal(t, backup.Report{Unchanged: 5}, anew.take(data))
}

// Of two saves of another game the one that goes on stays, if the program knows the game and it plays as it did.
func TestOfTwoSavesOfAGame(t *testing.T) {
	damaged := strings.Replace(raced(t, 0, 0, 0), "[\"play\"]\n{", "[\"pray\"]\n{", 1)
	require.Contains(t, damaged, "pray")
	for name, c := range map[string]struct {
		here, came string
		want       backup.Report
	}{
		"race":    {raced(t, 0), raced(t, 0, 0), backup.Report{Newer: 1}},
		"race ":   {raced(t, 0, 0), raced(t, 0), backup.Report{Unchanged: 1}},
		"race  ":  {raced(t, 0, 1), raced(t, 0, 0), backup.Report{Beside: 1}},
		"race   ": {raced(t, 0), damaged, backup.Report{Beside: 1}},
		"chess-2": {later(raced(t, 0)), later(raced(t, 0, 0)), backup.Report{Beside: 1}},
	} {
		file := "games/" + strings.TrimSpace(name) + "/g.jsonl"
		here, there := newMachine(t), newMachine(t)
		here.putAll(map[string]string{file: c.here, "games/g.jsonl": "{}\n"})
		there.putAll(map[string]string{file: c.came})
		r := here.take(there.pack())
		stays, beside := c.here, ""
		switch {
		case c.want.Newer == 1:
			stays = c.came
			assert.Equal(t, c.here, here.aside(r, file))
		case c.want.Beside == 1:
			beside = c.came
		}
		r.Aside = ""
		assert.Equal(t, c.want, r, name)
		assert.Equal(t, stays, here.all()[file], name)
		assert.Equal(t, beside, here.all()[strings.Replace(file, "g.jsonl", "g-2.jsonl", 1)], name)
		assert.Equal(t, "{}\n", here.all()["games/g.jsonl"])
	}
}

// A match of a game goes with its saves, and refers to them by their new names. One that lies in the folder of another game is refused.
func TestMatchesOfAGame(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	series := func(moves string) string {
		return `{"match":1,"game":"race","moves":[` + moves + `],"saves":["g.jsonl"]}`
	}
	here.putAll(map[string]string{"games/race/g.jsonl": raced(t, 0, 1), "games/race/old.match": series(`"won 1"`)})
	there.putAll(map[string]string{"games/race/g.jsonl": raced(t, 0, 0), "games/race/new.match": series(`"won 2"`),
		"games/race/old.match": `{"match":1,"game":"race","moves":["won 1","won 2"],"saves":[]}`, "games/race/bad.match": `{"match":1,"moves":[]}`})
	var b bytes.Buffer
	n, left, err := backup.Write(&b, there.Places, then)
	require.NoError(t, err)
	assert.Equal(t, 3, n)
	assert.Len(t, left, 1)
	here.take(b.Bytes())
	all := here.all()
	assert.Contains(t, all["games/race/new.match"], `"g-2.jsonl"`)
	assert.Contains(t, all["games/race/old.match"], `"won 2"`)
	_, err = backup.Read(zipped(t, "keyraken.json", about, "games/race/x.match", strings.Replace(series(""), "race", "chess", 1)))
	assert.Error(t, err)
}

// An analysis goes with its save under its new name, and replaces none that cannot be checked.
func TestAnalysesOfAGame(t *testing.T) {
	here, there := newMachine(t), newMachine(t)
	here.putAll(map[string]string{"games/race/g.jsonl": raced(t, 0, 1), "games/race/g.jsonl.analysis": `{"a":1}`,
		"games/race/h.jsonl.analysis": `{"a":1}`})
	there.putAll(map[string]string{"games/race/g.jsonl": raced(t, 0, 0), "games/race/g.jsonl.analysis": `{"a":2}`})
	there.put(filepath.Join(there.Games, "race", "h.jsonl.analysis"), `{"a":2}`, then.Add(time.Hour))
	assert.Equal(t, backup.Report{Added: 1, Beside: 1, Unchanged: 1}, here.take(there.pack()))
	all := here.all()
	assert.Equal(t, []string{`{"a":1}`, `{"a":2}`, `{"a":1}`},
		[]string{all["games/race/g.jsonl.analysis"], all["games/race/g-2.jsonl.analysis"], all["games/race/h.jsonl.analysis"]})
}

// A save in the folder of another game, and a name that not every system can write, are left out and named.
func TestWhatIsLeftOutOfGames(t *testing.T) {
	m := newMachine(t)
	m.putAll(map[string]string{"games/race/a.jsonl": later(raced(t, 0)), "games/race/b.jsonl": "{}\n", "games/race/What now?.jsonl": "{}\n",
		"games/race/c.jsonl.analysis": "", "games/race/A.jsonl": raced(t, 0), "games/aux/a.jsonl": "{}\n"})
	var b bytes.Buffer
	n, left, err := backup.Write(&b, m.Places, then)
	require.NoError(t, err)
	assert.Equal(t, 1, n)
	assert.Len(t, left, 4)
	anew := newMachine(t)
	anew.take(b.Bytes())
	assert.Equal(t, map[string]string{"games/race/A.jsonl": raced(t, 0)}, anew.all())
}

// A zip that would put something elsewhere than into the folder of a game is refused, as is one with a save of another game.
func TestBadFoldersOfGames(t *testing.T) {
	save, long := raced(t, 0), strings.Repeat("r", 33)
	_, err := backup.Read(zipped(t, "keyraken.json", about, "games/race/x.jsonl", save))
	require.NoError(t, err)
	for name, data := range map[string]string{
		"games/../x.jsonl": save, "games/race/../../x.jsonl": save, "games//x.jsonl": save, "games/./x.jsonl": save, `games/a\b/x.jsonl`: save,
		"games/race/more/x.jsonl": save, "games/replaced/x.jsonl": save, "games/Race/x.jsonl": save, "games/con/x.jsonl": save,
		"games/com1/x.jsonl": save, "games/.race/x.jsonl": save, "games/a b/x.jsonl": save, "games/race/con.jsonl": save,
		"games/race/x.match": "{}", "games/race/results.jsonl/x.jsonl": save, "games/race/records/x.jsonl": save, "games/race/results.json": "{}",
		"games/race/": "", "games/replaced/records/results.jsonl": "", "games/*/x.jsonl": save, "games/*/": "",
		"games/chess/x.jsonl": save, "games/race/y.jsonl": "x", "games/race/z.jsonl": "{}\n", "games/race/x.jsonl.analysis": "x",
		"decks/race/x.json": "{}", "games/records/results.jsonl": save, "games/" + long + "/x.jsonl": strings.Replace(save, `"race"`, `"`+long+`"`, 1),
	} {
		_, err := backup.Read(zipped(t, "keyraken.json", about, name, data))
		assert.Error(t, err, name)
	}
}
