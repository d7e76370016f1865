package replay_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

func rules(t testing.TB) *scenario.Rules {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	return scenario.NewRules(cat)
}

// header is the header of a duel between the embedded decks.
func header(t testing.TB, r *scenario.Rules, seed uint64) replay.Header {
	t.Helper()
	setup := keyforge.Setup{Seed: seed, First: keyforge.NoSide}
	var names []string
	for _, name := range deck.Embedded()[:2] {
		d, err := deck.Named(name)
		require.NoError(t, err)
		setup.Decks, names = append(setup.Decks, d.Deal(0)), append(names, d.Name)
	}
	return save.Deal("duel", "", setup, names...)
}

// player is a story or a log.
type player interface {
	Do(keyforge.Command) error
	Game() *keyforge.Game
}

// play lets random bots make n decisions, or play to the end.
func play(t testing.TB, s player, seed uint64, n int) {
	t.Helper()
	b := bot.NewRandom(seed)
	for range n {
		if s.Game().Over() {
			return
		}
		require.NoError(t, s.Do(b.Choose(s.Game(), s.Game().Legal(nil))))
	}
}

func played(t testing.TB, seed uint64, n int) *save.Story {
	t.Helper()
	r := rules(t)
	s, err := replay.New(r, header(t, r, seed))
	require.NoError(t, err)
	play(t, s, seed, n)
	return s
}

func saved(t testing.TB, s *save.Story) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, s.Write(&b))
	return b.Bytes()
}

func TestSeekUndoAndRedo(t *testing.T) {
	s := played(t, 1, 200)
	hashes := make([]uint64, s.Len()+1)
	for i := range hashes {
		require.NoError(t, s.Seek(i))
		hashes[i] = s.Game().Hash()
	}
	for _, i := range []int{199, 0, 100, 31, 32, 33, 5, 200, 64} {
		require.NoError(t, s.Seek(i))
		assert.Equal(t, hashes[i], s.Game().Hash(), "after %d", i)
	}
	assert.Equal(t, 10, s.Undo(10))
	assert.Equal(t, 54, s.At())
	assert.Equal(t, 10, s.Redo(10))
	assert.Equal(t, hashes[64], s.Game().Hash())
	assert.Equal(t, 64, s.Undo(1000), "back to the first command and no further")
	assert.Equal(t, hashes[0], s.Game().Hash())
	assert.Equal(t, 200, s.Redo(1000))
	assert.Error(t, s.Seek(-1))
	assert.Error(t, s.Seek(201))
}

// A new input after an undo creates a different future: what was undone is
// forgotten, even by the snapshots.
func TestAnotherFuture(t *testing.T) {
	s := played(t, 2, 150)
	s.Undo(120)
	play(t, s, 99, 100)
	end := s.Game().Hash()
	s.Undo(60)
	s.Redo(60)
	assert.Equal(t, end, s.Game().Hash())
}

func TestSaveOfAWholeGame(t *testing.T) {
	for seed := range uint64(5) {
		s := played(t, seed, 5000)
		require.True(t, s.Game().Over())
		data := saved(t, s)
		assert.Less(t, len(data), 64<<10)
		again, report, err := replay.Read(t.Context(), bytes.NewReader(data), s.Rules)
		require.NoError(t, err)
		assert.Empty(t, report.Warnings)
		assert.Equal(t, s.Game().Hash(), again.Game().Hash())
		assert.Equal(t, s.Len(), again.Len())
		assert.Equal(t, data, saved(t, again))
		assert.EqualValues(t, len(data), report.Good)
	}
}

// A tail that is damaged is cut off with a message, wherever the damage begins.
func TestDamagedTail(t *testing.T) {
	r := rules(t)
	path := filepath.Join(t.TempDir(), "game.jsonl")
	s, err := replay.New(r, header(t, r, 3))
	require.NoError(t, err)
	log, err := replay.Create(path, s)
	require.NoError(t, err)
	play(t, log, 3, 100)
	require.NoError(t, log.Close())
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	start := bytes.IndexByte(whole, '\n') + 1
	lines := bytes.SplitAfter(whole[start:], []byte("\n"))
	for cut := len(whole) - 150; cut < len(whole); cut++ {
		require.NoError(t, os.WriteFile(path, whole[:cut], 0o600))
		log, report, err := replay.Open(t.Context(), path, r)
		require.NoError(t, err)
		torn := whole[cut-1] != '\n'
		assert.Equal(t, torn, len(report.Warnings) == 1, "%v", report.Warnings)
		inputs := 0
		for _, l := range bytes.SplitAfter(whole[start:cut], []byte("\n")) {
			if len(l) > 0 && l[0] == '"' && l[len(l)-1] == '\n' {
				inputs++
			}
		}
		require.Equal(t, inputs, log.At())
		play(t, log, 4, 3) // the game goes on
		require.NoError(t, log.Close())
		again, report, err := replay.Read(t.Context(), bytes.NewReader(read(t, path)), r)
		require.NoError(t, err)
		assert.Empty(t, report.Warnings)
		assert.Equal(t, log.Game().Hash(), again.Game().Hash())
	}
	for _, bad := range []string{"\n", "what\n", "\"fly 3\"\n", "\"play 17\" 2\n", "{\"undo\":500}\n", "{\"at\":1,\"hash\":\"00\"}\n",
		"{\"who\":1}\n", "[\"yes\",7]\n", "[\"yes\"\n", "{\"edit\":{\"rises\":-1}}\n", "\x00\n"} {
		data := append(append(append([]byte(nil), whole[:start]...), bytes.Join(lines[:6], nil)...), bad...)
		again, report, err := replay.Read(t.Context(), bytes.NewReader(data), r)
		require.NoError(t, err)
		assert.Len(t, report.Warnings, 1, "%q", bad)
		assert.Equal(t, 5, again.At(), "%q", bad)
	}
}

func read(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	return data
}

// A replay that becomes different ends with the last input before that, and the
// report says so.
func TestDifference(t *testing.T) {
	s := played(t, 6, 120)
	text := string(saved(t, s))
	lines := strings.SplitAfter(text, "\n")
	hashes := 0
	for i, l := range lines {
		if strings.HasPrefix(l, `{"at"`) {
			if hashes++; hashes == 3 {
				lines[i] = strings.Replace(l, l[strings.Index(l, `"hash":"`)+8:len(l)-3], "0123456789abcdef", 1)
			}
		}
	}
	again, report, err := replay.Read(t.Context(), strings.NewReader(strings.Join(lines, "")), s.Rules)
	require.NoError(t, err)
	require.Len(t, report.Warnings, 1)
	assert.ErrorContains(t, report.Warnings[0], "not as it was")
	assert.True(t, report.Differs)
	assert.Positive(t, again.At())
	assert.Less(t, again.At(), s.At())
	require.NoError(t, s.Seek(again.At()))
	assert.Equal(t, s.Game().Hash(), again.Game().Hash())
}

// A save of another engine is read without a word as long as the game takes the same
// course; where it does not, the reader says why.
func TestAnotherEngineIsTold(t *testing.T) {
	s := played(t, 6, 50)
	text := strings.Replace(withoutSums(saved(t, s)), `"engine":"`+scenario.Engine+`"`, `"engine":"0"`, 1)
	again, report, err := replay.Read(t.Context(), strings.NewReader(text), s.Rules)
	require.NoError(t, err)
	assert.Equal(t, s.Game().Hash(), again.Game().Hash())
	assert.Empty(t, report.Warnings)

	text = regexp.MustCompile(`("hash":")[0-9a-f]+`).ReplaceAllString(text, "${1}0123456789abcdef")
	again, report, err = replay.Read(t.Context(), strings.NewReader(text), s.Rules)
	require.NoError(t, err)
	assert.True(t, report.Differs)
	assert.Zero(t, again.At())
	require.Len(t, report.Warnings, 2)
	assert.ErrorContains(t, report.Warnings[1], "engine 0")
}

// withoutSums is a save as somebody may write it by hand.
func withoutSums(data []byte) string {
	return regexp.MustCompile(`,"sum":"[^"]*"`).ReplaceAllString(string(data), "")
}

// Whatever bit of a closed file is changed, the reader says so or the game is the
// same.
func TestNoDamageGoesUnnoticed(t *testing.T) {
	r := rules(t)
	s, err := replay.New(r, header(t, r, 11))
	require.NoError(t, err)
	log, path, err := replay.CreateIn(t.TempDir(), time.Unix(0, 0), s)
	require.NoError(t, err)
	play(t, log, 11, 25)
	require.NoError(t, log.Close())
	whole := read(t, path)
	require.Contains(t, string(whole[bytes.LastIndexByte(whole[:len(whole)-1], '\n'):]), `{"at":25,`, "who leaves closes with a check")
	bad := make([]byte, len(whole))
	for i := 0; i < len(whole); i += 3 {
		copy(bad, whole)
		bad[i] ^= 1 << (i % 7)
		again, report, err := replay.Read(t.Context(), bytes.NewReader(bad), r)
		if err == nil && len(report.Warnings) == 0 {
			require.Equal(t, log.Game().Hash(), again.Game().Hash(), "byte %d", i)
			require.Equal(t, log.At(), again.At(), "byte %d", i)
		}
	}
}

func TestBadSetUp(t *testing.T) {
	r := rules(t)
	for _, text := range []string{"", "\n", "{}\n", "7\n", `{"keyraken":3}` + "\n", `{"keyraken":1,"mode":"race"}` + "\n",
		`{"keyraken":1,"mode":"duel"}` + "\n", `{"keyraken":1,"mode":"duel","decks":[{"cards":[{"id":"nobody"}]},{"cards":[]}]}` + "\n",
		`{"keyraken":1,"mode":"duel","more":1}` + "\n",
		`{"keyraken":2,"mode":"duel","decks":[{"cards":[{"id":"anger"},{"id":"anger","n":9223372036854775807}]},{"cards":[]}]}` + "\n",
		`{"keyraken":2,"mode":"duel","position":{"players":[{"line":[` + strings.Repeat(`{"card":"urchin","count":62},`,
			30000) + `"urchin"]},{}]}}` + "\n"} {
		_, _, err := replay.Read(t.Context(), strings.NewReader(text), r)
		assert.Error(t, err, text)
	}
}

// The file also has undo, redo and edits.
func TestLogOfUndoAndEdits(t *testing.T) {
	r := rules(t)
	s, err := replay.New(r, header(t, r, 8))
	require.NoError(t, err)
	log, path, err := replay.CreateIn(t.TempDir(), time.Unix(0, 0), s)
	require.NoError(t, err)
	play(t, log, 8, 60)
	n, err := log.Undo(25)
	require.NoError(t, err)
	assert.Equal(t, 25, n)
	_, err = log.Redo(10)
	require.NoError(t, err)
	amber := 5
	require.NoError(t, log.Edit(&scenario.Edit{Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Amber: &amber}}}}))
	play(t, log, 9, 30)
	require.NoError(t, log.Close())
	again, report, err := replay.Read(t.Context(), bytes.NewReader(read(t, path)), r)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, log.Game().Hash(), again.Game().Hash())
	assert.True(t, again.Header.Edited)
	assert.Equal(t, 46+30, again.At())
	list, err := replay.List(filepath.Dir(path))
	require.NoError(t, err)
	assert.Equal(t, []string{path}, list)
}

// The save keeps that players have had advice, whatever is taken back, and when it
// is written again; a game without advice does not mention it.
func TestLogOfAdvice(t *testing.T) {
	r := rules(t)
	s, err := replay.New(r, header(t, r, 8))
	require.NoError(t, err)
	log, path, err := replay.CreateIn(t.TempDir(), time.Unix(0, 0), s)
	require.NoError(t, err)
	play(t, log, 8, 20)
	assert.NotContains(t, string(read(t, path)), "advised")
	require.NoError(t, log.Advise())
	play(t, log, 9, 20)
	require.NoError(t, log.Advise())
	_, err = log.Undo(30)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	again, report, err := replay.Open(t.Context(), path, r)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, 2, again.Header.Advised)
	assert.Equal(t, log.Game().Hash(), again.Game().Hash())
	require.NoError(t, again.Advise())
	var b bytes.Buffer
	require.NoError(t, again.Write(&b))
	require.NoError(t, again.Close())
	whole, _, err := replay.Read(t.Context(), &b, r)
	require.NoError(t, err)
	assert.Equal(t, 3, whole.Header.Advised)
	_, err = log.Story.Follow(whole)
	require.NoError(t, err, "it is the same game")
	assert.Equal(t, 3, log.Header.Advised)

	bad := bytes.Replace(read(t, path), []byte(`{"advised":3}`), []byte(`{"advised":-3}`), 1)
	_, report, err = replay.Read(t.Context(), bytes.NewReader(bad), r)
	require.NoError(t, err)
	assert.True(t, report.Damaged)
}

func TestGamesInADirectory(t *testing.T) {
	r := rules(t)
	dir := filepath.Join(t.TempDir(), "games")
	list, err := replay.List(dir)
	require.NoError(t, err)
	assert.Empty(t, list)
	for i := range 3 { // begun in the same second
		s, err := replay.New(r, header(t, r, 1))
		require.NoError(t, err)
		log, _, err := replay.CreateIn(dir, time.Unix(0, 0), s)
		require.NoError(t, err)
		assert.True(t, log.SyncDue())
		require.NoError(t, log.Sync())
		assert.False(t, log.SyncDue())
		if i == 0 {
			require.NoError(t, log.Close())
		} else {
			defer log.Close() // it is still being played
		}
	}
	list, err = replay.List(dir)
	require.NoError(t, err)
	assert.Len(t, list, 3)
}

// Players may agree to take back nothing, or nothing that has shown a hidden card.
func TestUndoable(t *testing.T) {
	r := rules(t)
	h := save.Position(&scenario.Position{Situation: scenario.Situation{House: "brobnar"}, Players: []scenario.Player{
		{Line: []scenario.Card{{Card: "headhunter"}, {Card: "headhunter"}}, Deck: []scenario.Card{{Card: "anger"}, {Card: "punch"}}},
		{Line: []scenario.Card{{Card: "dust-imp"}, {Card: "headhunter"}}, Hand: []scenario.Card{{Card: "anger"}, {Card: "fear"}}},
	}})
	for undo, want := range map[string][3]int{replay.UndoFree: {1, 2, 3}, "": {1, 2, 3}, replay.UndoHidden: {1, 0, 1},
		replay.UndoNone: {0, 0, 0}} {
		h.Undo = undo
		s, err := replay.New(r, h)
		require.NoError(t, err)
		for i, c := range []keyforge.Command{{Verb: keyforge.Reap, Card: 1}, {Verb: keyforge.EndTurn}, {Verb: keyforge.Choose, N: 1}} {
			err := s.Do(c)
			require.NoError(t, err)
			assert.Equal(t, want[i], s.Undoable(), "%q after %d", undo, i+1)
			assert.Equal(t, want[i], s.Fork().Undoable(), "%q after %d, another story", undo, i+1)
		}
		again, _, err := replay.Read(t.Context(), bytes.NewReader(saved(t, s)), r)
		require.NoError(t, err)
		assert.Equal(t, want[2], again.Undoable())
		s.Undo(2)
		assert.Equal(t, want[0], s.Undoable())
	}
}

// A look at hidden cards cannot be taken back either.
func TestUndoEndsAtALookAtHiddenCards(t *testing.T) {
	r := rules(t)
	h := save.Position(&scenario.Position{Situation: scenario.Situation{House: "logos"}, Players: []scenario.Player{
		{Line: []scenario.Card{{Card: "psychic-bug"}, {Card: "dextre"}}}, {Hand: []scenario.Card{{Card: "anger"}, {Card: "fear"}}},
	}})
	h.Undo = replay.UndoHidden
	s, err := replay.New(r, h)
	require.NoError(t, err)
	err = s.Do(keyforge.Command{Verb: keyforge.Reap, Card: 2})
	require.NoError(t, err)
	assert.Equal(t, 1, s.Undoable(), "nothing was seen yet")
	err = s.Do(keyforge.Command{Verb: keyforge.Reap, Card: 1})
	require.NoError(t, err)
	assert.Zero(t, s.Undoable(), "the opponent's hand was")
}

// A look that was undone and not redone does not limit undo.
func TestUndoForgetsALookThatWasUndone(t *testing.T) {
	r := rules(t)
	h := save.Position(&scenario.Position{Situation: scenario.Situation{House: "logos"}, Players: []scenario.Player{
		{Line: []scenario.Card{{Card: "psychic-bug"}, {Card: "dextre"}}}, {Hand: []scenario.Card{{Card: "anger"}, {Card: "fear"}}},
	}})
	h.Undo = replay.UndoHidden
	s, err := replay.New(r, h)
	require.NoError(t, err)
	err = s.Do(keyforge.Command{Verb: keyforge.Reap, Card: 1})
	require.NoError(t, err)
	require.NoError(t, s.Seek(0))
	err = s.Do(keyforge.Command{Verb: keyforge.Reap, Card: 2})
	require.NoError(t, err)
	assert.Equal(t, 1, s.Undoable())
}

// Taking archives into hand cannot be undone: they may be another player's cards.
func TestUndoEndsAtArchivesThatAreTaken(t *testing.T) {
	r := rules(t)
	h := save.Position(&scenario.Position{Situation: scenario.Situation{House: "logos"}, Players: []scenario.Player{
		{Line: []scenario.Card{{Card: "dextre"}}}, {Line: []scenario.Card{{Card: "troll"}}, Archives: []scenario.Card{{Card: "urchin"}}},
	}})
	h.Undo = replay.UndoHidden
	s, err := replay.New(r, h)
	require.NoError(t, err)
	for i, v := range []keyforge.Verb{keyforge.EndTurn, keyforge.Yes} {
		assert.Equal(t, i, s.Undoable())
		err := s.Do(keyforge.Command{Verb: v})
		require.NoError(t, err)
	}
	assert.Zero(t, s.Undoable())
}

// A card that lay face down under another is seen by all when it is played.
func TestUndoEndsAtACardFromUnderAnother(t *testing.T) {
	r := rules(t)
	h := save.Position(&scenario.Position{Situation: scenario.Situation{House: "logos"}, Players: []scenario.Player{
		{Line: []scenario.Card{{Card: "jargogle", Under: []scenario.Card{{Card: "urchin"}}}}},
		{Line: []scenario.Card{{Card: "troll"}, {Card: "troll"}}},
	}})
	h.Undo = replay.UndoHidden
	s, err := replay.New(r, h)
	require.NoError(t, err)
	for _, c := range []keyforge.Command{{Verb: keyforge.Fight, Card: 1}, {Verb: keyforge.Pick, Card: 3}} {
		err = s.Do(c)
		require.NoError(t, err)
	}
	require.NotEqual(t, card.Under, gametest.State(s.Game()).Cards[2].Zone, "it was played")
	assert.Zero(t, s.Undoable())
}

// After an undo and a different continuation, no moment of the old one comes back.
func TestSeekAfterAnotherCourse(t *testing.T) {
	s := played(t, 1, 120)
	require.NoError(t, s.Seek(10))
	hashes := map[int]uint64{}
	b := bot.NewRandom(99)
	for range 100 {
		require.NoError(t, s.Do(b.Choose(s.Game(), s.Game().Legal(nil))))
		hashes[s.At()] = s.Game().Hash()
	}
	for at, hash := range hashes {
		require.NoError(t, s.Seek(at))
		require.Equal(t, hash, s.Game().Hash(), "after %d", at)
	}
}

// A story that returns to a mark is what it was there: where it stood, what had been undone, and
// how far it may be undone.
func TestReturn(t *testing.T) {
	r := rules(t)
	h := header(t, r, 1)
	h.Undo = replay.UndoHidden
	s, err := replay.New(r, h)
	require.NoError(t, err)
	play(t, s, 1, 150)
	last, undoable := s.Game().Hash(), s.Undoable()
	require.Positive(t, undoable)
	require.Less(t, undoable, 20)
	for _, n := range []int{150, 149, 128, 70, 0} {
		require.NoError(t, s.Seek(n))
		hash := s.Game().Hash()
		m := s.Mark()
		play(t, s, 2, 90)
		require.NoError(t, s.Edit(&scenario.Edit{Cards: []scenario.CardEdit{{Card: 1}}}))
		s.Restore(m)
		assert.Equal(t, n, s.At())
		assert.Equal(t, hash, s.Game().Hash())
		assert.False(t, s.Header.Edited)
		require.NoError(t, s.Seek(150))
		assert.Equal(t, last, s.Game().Hash())
		assert.Equal(t, undoable, s.Undoable())
	}
}

func FuzzRead(f *testing.F) {
	s := played(f, 1, 60)
	f.Add(saved(f, s))
	f.Add([]byte(`{"keyraken":1,"mode":"duel","position":{"players":[{"line":["headhunter"],"hand":["punch"]},{"line":["dust-imp"]}],"house":"brobnar"}}` + "\n\"play 2\"\n\"pick 3\"\n{\"undo\":1}\n{\"edit\":{\"cards\":[{\"card\":1,\"to\":\"hand\"}]}}\n"))
	r := s.Rules
	debug.SetMemoryLimit(1 << 28)
	f.Fuzz(func(t *testing.T, data []byte) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		s, report, err := replay.Read(t.Context(), bytes.NewReader(data), r)
		runtime.ReadMemStats(&after)
		require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(96<<20))
		if err != nil {
			return
		}
		require.LessOrEqual(t, report.Good, int64(len(data))+1)
		again, second, err := replay.Read(t.Context(), bytes.NewReader(saved(t, s)), r)
		require.NoError(t, err)
		require.Equal(t, s.Game().Hash(), again.Game().Hash(), "%v", second.Warnings)
		require.Equal(t, s.At(), again.At())
	})
}

func BenchmarkRead(b *testing.B) {
	s := played(b, 1, 5000)
	data := saved(b, s)
	for b.Loop() {
		_, _, err := replay.Read(b.Context(), bytes.NewReader(data), s.Rules)
		require.NoError(b, err)
	}
	b.ReportMetric(float64(s.Len()), "inputs")
}

func BenchmarkUndo(b *testing.B) {
	s := played(b, 1, 5000)
	for b.Loop() {
		s.Undo(1)
		if s.At() == 0 {
			s.Redo(s.Len())
		}
	}
}

// A save says of which game it is; one without a game is of the first that there was.
func TestSavesOfOtherGamesAreRefused(t *testing.T) {
	s := played(t, 1, 3)
	var b bytes.Buffer
	require.NoError(t, s.Write(&b))
	require.Contains(t, b.String(), `"game":"keyforge",`)
	other := strings.Replace(b.String(), `"game":"keyforge",`, `"game":"shards","people":1,`, 1)
	_, _, err := replay.Read(t.Context(), strings.NewReader(other), s.Rules)
	assert.ErrorContains(t, err, "it is a save of the game \"shards\", not of keyforge")
	nameless := strings.Replace(b.String(), `"game":"keyforge",`, "", 1)
	again, _, err := replay.Read(t.Context(), strings.NewReader(nameless), s.Rules)
	require.NoError(t, err)
	assert.Equal(t, s.Game().Hash(), again.Game().Hash())
}

// A save names no more players, or computers, than can play its game.
func TestSavesHaveNoMoreSeatsThanTheGame(t *testing.T) {
	r := rules(t)
	h := header(t, r, 1)
	h.Players = []string{"Ada", "Bob", "Cleo"}
	_, err := replay.New(r, h)
	require.NoError(t, err)
	h.Players = append(h.Players, "Dora")
	_, err = replay.New(r, h)
	assert.ErrorContains(t, err, "more than 3 players")
	h.Players, h.Seats = nil, []string{"1=greedy", "2=greedy", "3=greedy", "4=greedy"}
	_, err = replay.New(r, h)
	assert.ErrorContains(t, err, "more than 3 players")
}

// Who holds a seat is said by its number; people hold the others, and who is said last counts.
func TestHolders(t *testing.T) {
	held, err := replay.Holders([]string{"2=greedy", "3=quick", "1=random", "3=" + replay.Person, "1=expert"}, 4)
	require.NoError(t, err)
	assert.Equal(t, []string{"expert", "greedy", "", ""}, held)
	for _, wrong := range []string{"3=greedy", "0=greedy", "x=greedy", "greedy"} {
		_, err := replay.Holders([]string{wrong}, 2)
		assert.ErrorContains(t, err, wrong)
	}
}
