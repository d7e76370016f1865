package replay_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

// No file makes the reader take much memory, however little of it is a save.
func TestHostileSaves(t *testing.T) {
	r := rules(t)
	const head = `{"keyraken":2,"mode":"duel","position":{"house":"dis","players":[{"line":["dust-imp"]},{}]}}` + "\n"
	many := func(s string, n int) string { return strings.Repeat(s+",", n) + s }
	for name, text := range map[string]string{
		"long line":      strings.Repeat("x", 20<<20),
		"cards":          `{"keyraken":2,"mode":"duel","position":{"players":[{"line":[` + many("{}", 300_000) + `]},{}]}}` + "\n",
		"cards on cards": `{"keyraken":2,"mode":"duel","position":{"players":[{"line":[` + many(`{"card":"urchin","upgrades":[{"card":"urchin","count":159}]}`, 3000) + `]},{}]}}` + "\n",
		"players": `{"keyraken":2,"mode":"duel","position":{"players":[` + many(`{"hand":[{"card":"urchin","count":159}]}`,
			5000) + `]}}` + "\n",
		"decks":   `{"keyraken":2,"mode":"duel","decks":[` + many(`{"cards":[{"id":"urchin","n":159}]}`, 5000) + `]}` + "\n",
		"seats":   strings.Replace(head, `"mode"`, `"seats":[`+many(`"1=greedy"`, 10_000)+`],"mode"`, 1),
		"inputs":  head + "[" + many(`""`, 300_000) + "]\n",
		"edits":   head + `{"edit":{"cards":[` + many("{}", 300_000) + "]}}\n",
		"undo":    head + `{"undo":9223372036854775807}` + "\n",
		"taken":   strings.Replace(head, `"mode"`, `"taken":-1,"mode"`, 1),
		"turn":    strings.Replace(head, `"house"`, `"turn":-5,"house"`, 1),
		"numbers": strings.Replace(head, `"house"`, `"numbers":[9223372036854775807],"house"`, 1),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, report, err := replay.Read(t.Context(), strings.NewReader(text), r)
		runtime.ReadMemStats(&after)
		assert.True(t, err != nil || len(report.Warnings) > 0, name)
		assert.Less(t, int(after.TotalAlloc-before.TotalAlloc), 96<<20, name)
	}
}

// Names in a save are made printable when they are read.
func TestNamesOfPlayersAreCleaned(t *testing.T) {
	const save = `{"keyraken":2,"mode":"duel","players":["\u001b[2JAnn\u202e","` + "Bobÿ" + `\u001b[2J\u202e"],` +
		`"position":{"house":"dis","players":[{"line":["dust-imp"]},{}]}}` + "\n"
	s, _, err := replay.Read(t.Context(), strings.NewReader(save+strings.Repeat(" ", 10)), rules(t))
	require.NoError(t, err)
	require.Len(t, s.Header.Players, 2)
	for i, name := range []string{"Ann", "Bob"} {
		assert.Contains(t, s.Header.Players[i], name)
		assert.NotContains(t, s.Header.Players[i], "\x1b")
		assert.NotContains(t, s.Header.Players[i], "\u202e")
		assert.True(t, utf8.ValidString(s.Header.Players[i]))
	}
}

// idle plays n inputs of a game in which nothing happens except turns.
func idle(t testing.TB, s interface {
	Do(keyforge.Command) error
}, g *keyforge.Game, n int) {
	t.Helper()
	for range n {
		c := keyforge.Command{Verb: keyforge.EndTurn}
		if g.Question().Kind != keyforge.AskMain {
			c = g.Legal(nil)[0]
		}
		require.NoError(t, s.Do(c))
	}
}

func idling(t testing.TB) *save.Story {
	t.Helper()
	r := rules(t)
	s, err := replay.New(r, save.Position(&scenario.Position{Situation: scenario.Situation{House: "dis"},
		Players: []scenario.Player{
			{Standing: scenario.Standing{Houses: []string{"dis", "logos", "mars"}},
				Deck: []scenario.Card{{Card: "dust-imp", Count: 3}}}, {Standing: scenario.Standing{Houses: []string{"dis", "logos", "mars"}}},
		}}))
	require.NoError(t, err)
	return s
}

// The memory of a story hardly grows with its length, and still it can return to
// any moment.
func TestLongStoryStaysSmall(t *testing.T) {
	s := idling(t)
	hashes := map[int]uint64{}
	for range 40 {
		idle(t, s, s.Game(), 500)
		hashes[s.At()] = s.Game().Hash()
	}
	assert.Less(t, s.Bytes(), 8<<20)
	for _, at := range []int{500, 20_000, 7_500, 19_500, 1_000} {
		require.NoError(t, s.Seek(at))
		assert.Equal(t, hashes[at], s.Game().Hash(), "after %d", at)
	}
	fork := s.Fork()
	idle(t, fork, fork.Game(), 10)
	assert.Equal(t, 1_010, fork.At())
	data := saved(t, fork)
	again, report, err := replay.Read(t.Context(), bytes.NewReader(data), s.Rules)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, fork.Game().Hash(), again.Game().Hash())
}

// What was undone can be done again after the game is reopened, until something
// else is played.
func TestRedoAfterOpening(t *testing.T) {
	s := idling(t)
	path := filepath.Join(t.TempDir(), "game"+replay.Extension)
	log, err := replay.Create(path, s)
	require.NoError(t, err)
	idle(t, log, log.Game(), 30)
	end := log.Game().Hash()
	_, err = log.Undo(20)
	require.NoError(t, err)
	_, err = log.Redo(5)
	require.NoError(t, err)
	require.NoError(t, log.Close())

	log, report, err := replay.Open(t.Context(), path, s.Rules)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, 15, log.At())
	n, err := log.Redo(100)
	require.NoError(t, err)
	assert.Equal(t, 15, n)
	assert.Equal(t, end, log.Game().Hash())
	_, err = log.Undo(10)
	require.NoError(t, err)
	for log.Game().Question().Kind != keyforge.AskHouse {
		idle(t, log, log.Game(), 1)
	}
	err = log.Do(log.Game().Legal(nil)[1])
	require.NoError(t, err)
	require.NoError(t, log.Close())

	log, report, err = replay.Open(t.Context(), path, s.Rules)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	n, err = log.Redo(100)
	require.NoError(t, err)
	assert.Zero(t, n, "something else was played")
	require.NoError(t, log.Close())
}

// A save can be open only once: opening it again is an error until it is closed.
func TestSaveInOneHand(t *testing.T) {
	s := idling(t)
	log, path, err := replay.CreateIn(t.TempDir(), time.Unix(0, 0), s)
	require.NoError(t, err)
	_, _, err = replay.Open(t.Context(), path, s.Rules)
	require.ErrorIs(t, err, replay.ErrPlayed)
	require.ErrorIs(t, replay.Delete(path), replay.ErrPlayed)
	idle(t, log, log.Game(), 5)
	require.NoError(t, log.Close())

	again, _, err := replay.Open(t.Context(), path, s.Rules)
	require.NoError(t, err)
	assert.Equal(t, 5, again.At())
	_, _, err = replay.Open(t.Context(), path, s.Rules)
	require.ErrorIs(t, err, replay.ErrPlayed)
	require.NoError(t, again.Close())
	list, err := filepath.Glob(filepath.Join(filepath.Dir(path), "*"))
	require.NoError(t, err)
	assert.Equal(t, []string{path}, list, "nothing is left beside it")
	require.NoError(t, replay.Delete(path))
	assert.NoFileExists(t, path)
}

// The mark that an editor puts before a save does not matter, also when the game goes on.
func TestSaveWithAMark(t *testing.T) {
	log, path, err := replay.CreateIn(t.TempDir(), time.Unix(0, 0), idling(t))
	require.NoError(t, err)
	idle(t, log, log.Game(), 5)
	require.NoError(t, log.Close())
	require.NoError(t, os.WriteFile(path, append([]byte("\ufeff"), read(t, path)...), 0o600))
	for at := 5; at < 50; at += 20 {
		log, report, err := replay.Open(t.Context(), path, log.Rules)
		require.NoError(t, err)
		assert.Empty(t, report.Warnings)
		assert.Equal(t, at, log.At())
		idle(t, log, log.Game(), 20)
		require.NoError(t, log.Close())
	}
	whole := read(t, path)
	require.NoError(t, os.WriteFile(path, append(whole, "\"en"...), 0o600))
	log, report, err := replay.Open(t.Context(), path, log.Rules)
	require.NoError(t, err)
	require.Len(t, report.Warnings, 1)
	require.NoError(t, log.Close())
	assert.Equal(t, whole, read(t, path), "only the torn line is cut off")
}

// The locks of games that were killed are swept when another is played, but not the lock of a
// game that is being played.
func TestLeftLocksAreSwept(t *testing.T) {
	dir, old := t.TempDir(), time.Now().Add(-time.Minute)
	played, path, err := replay.CreateIn(dir, time.Unix(0, 0), idling(t))
	require.NoError(t, err)
	left := filepath.Join(dir, "killed"+replay.Extension+".lock")
	require.NoError(t, os.WriteFile(left, nil, 0o600))
	for _, lock := range []string{left, path + ".lock"} {
		require.NoError(t, os.Chtimes(lock, old, old))
	}
	// The directory has been swept; another program sweeps it again.
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), victim+"="+filepath.Join(dir, "other"+replay.Extension))
	require.NoError(t, c.Run())
	assert.NoFileExists(t, left)
	assert.FileExists(t, path+".lock")
	require.NoError(t, played.Close())
}

// A save that somebody removes while it is played, with its directory, is there again
// after the game is closed.
func TestSaveThatVanishes(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	s := idling(t)
	log, path, err := replay.CreateIn(dir, time.Unix(0, 0), s)
	require.NoError(t, err)
	idle(t, log, log.Game(), 5)
	if err := os.RemoveAll(dir); err != nil {
		t.Skip("this system removes no file that is open")
	}
	idle(t, log, log.Game(), 5)
	hash := log.Game().Hash()
	require.NoError(t, log.Close())
	again, report, err := replay.Open(t.Context(), path, s.Rules)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, hash, again.Game().Hash())
	require.NoError(t, again.Close())
}

// The memory of a story counts what its edits and its set-up refer to, and no longer when they
// are forgotten.
func TestEditsAreCounted(t *testing.T) {
	const cards = 4500
	edit := func() *scenario.Edit {
		e := &scenario.Edit{}
		for range cards {
			place := 0
			e.Cards = append(e.Cards, scenario.CardEdit{Card: 1, Place: &place})
		}
		return e
	}
	s := idling(t)
	live := func() int {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int(m.HeapAlloc)
	}
	before, start := live(), s.Bytes()
	for range 10 {
		require.NoError(t, s.Edit(edit()))
	}
	taken, counted := live()-before, s.Bytes()-start
	require.Greater(t, taken, 4<<20)
	assert.InEpsilon(t, taken, counted, 0.2)
	require.Equal(t, 9, s.Undo(9))
	assert.Equal(t, start+counted, s.Bytes(), "they can be done again")
	idle(t, s, s.Game(), 1)
	assert.InDelta(t, start+counted/10, s.Bytes(), 1<<16)
}

// A deck has no more cards than a pile holds, however they are written, and none fewer than once.
func TestCardsOfADeckAreLimited(t *testing.T) {
	for _, c := range []struct {
		counts []int
		cards  int // 0: it is refused
	}{
		{[]int{0, 1, 2}, 4}, {[]int{keyforge.MaxPile}, keyforge.MaxPile}, {[]int{keyforge.MaxPile - 1, 0}, keyforge.MaxPile},
		{[]int{keyforge.MaxPile + 1}, 0}, {[]int{keyforge.MaxPile, 1}, 0}, {[]int{1, keyforge.MaxPile}, 0}, {[]int{-1}, 0},
	} {
		var d scenario.Deck
		for _, n := range c.counts {
			d.Cards = append(d.Cards, scenario.Cards{ID: "troll", N: n})
		}
		deal, err := d.Deal()
		if c.cards == 0 {
			assert.Error(t, err, c)
			continue
		}
		require.NoError(t, err)
		assert.Len(t, deal.Cards, c.cards)
	}
}
