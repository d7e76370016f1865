package match_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/files/filestest"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/match/matchtest"
	"github.com/keyraken/keyraken/game/store/replay"
)

var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// A match is kept with every move, and read back as it is.
func TestKeptMatch(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	p := matchtest.Plan(t, match.Adaptive, match.Own)
	p.Players = []match.Player{{Name: "Ann"}, {Bot: "expert"}}
	p.Undo = replay.UndoHidden
	f, err := match.Create(dir, noon, matchtest.Begin(t, p))
	require.NoError(t, err)
	for _, text := range []string{"won 1", "first 1", "won 2", "bid 1", "give-way", "first 2", "won 2"} {
		again, err := match.Open(f.Path, nil)
		require.NoError(t, err)
		assert.Equal(t, f.Match, again.Match)
		v, err := match.ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, f.Do(v))
		require.Error(t, f.Do(match.Move{Verb: match.Deck}), "nothing to be kept")
	}
	again, err := match.Open(f.Path, nil)
	require.NoError(t, err)
	assert.Equal(t, 1, again.Winner())
	assert.Equal(t, f.Started, again.Started)
	other, err := match.Create(dir, noon, matchtest.Begin(t, p))
	require.NoError(t, err)
	assert.Equal(t, []string{"2026-11-22-120000.match", "2026-11-22-120000-2.match"},
		[]string{filepath.Base(f.Path), filepath.Base(other.Path)},
		"the second of a second")
	all, err := match.List(dir)
	require.NoError(t, err)
	assert.ElementsMatch(t, []string{f.Path, other.Path}, all)
	saves, err := replay.List(dir)
	require.NoError(t, err)
	assert.Empty(t, saves, "it is no save of a game")
	require.NoError(t, match.Delete(other.Path))
	all, err = match.List(dir)
	require.NoError(t, err)
	assert.Equal(t, []string{f.Path}, all)
	require.Error(t, match.Delete(other.Path), "it is gone")
	_, err = match.Create("", noon, matchtest.Begin(t, p))
	assert.ErrorIs(t, err, files.ErrNowhere)
}

// The chains of an agreed handicap are kept.
func TestKeptHandicap(t *testing.T) {
	p := matchtest.Plan(t, match.Single, match.Own)
	p.Chains, p.Open = [2]int{3, 5}, true
	f, err := match.Create(t.TempDir(), noon, matchtest.Begin(t, p))
	require.NoError(t, err)
	again, err := match.Open(f.Path, nil)
	require.NoError(t, err)
	assert.Equal(t, p.Chains, again.Plan().Chains)
	assert.True(t, again.Plan().Open)
	for _, chains := range [][2]int{{3, 5}, {}} {
		var b strings.Builder
		p.Chains = chains
		require.NoError(t, match.Unsaved(matchtest.Begin(t, p)).Write(&b))
		assert.Equal(t, chains != [2]int{}, strings.Contains(b.String(), `"chains"`), "a match without a handicap says nothing of it")
	}
}

// A match knows the saves of its games: if a game was over when the program was killed,
// before the match had noted it, opening the match notes it.
func TestGameOverBeforeItWasNoted(t *testing.T) {
	dir := t.TempDir()
	f, err := match.Create(dir, noon, matchtest.Begin(t, matchtest.Plan(t, match.BestOfThree, match.Own)))
	require.NoError(t, err)
	assert.Empty(t, f.Save())
	require.NoError(t, f.SetSave(filepath.Join(dir, "one.jsonl")))
	assert.Empty(t, f.Save(), "it is gone")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "one.jsonl"), nil, 0o600))
	ask := func(winner int, over bool) *match.File {
		again, err := match.Open(f.Path, func(save string) (int, bool) {
			assert.Equal(t, filepath.Join(dir, "one.jsonl"), save)
			return winner, over
		})
		require.NoError(t, err)
		return again
	}
	assert.Equal(t, match.AskGame, ask(0, false).Ask().Kind)
	f = ask(1, true)
	require.NoError(t, f.Keep())
	assert.Equal(t, match.Question{Kind: match.AskFirst, Player: 0}, f.Ask())
	f, err = match.Open(f.Path, nil)
	require.NoError(t, err)
	assert.Equal(t, match.AskFirst, f.Ask().Kind, "and that is kept")
	require.Error(t, f.SetSave("two.jsonl"), "no game is to be played")
	require.NoError(t, f.Do(match.Move{Verb: match.First, N: 1}))
	assert.Empty(t, f.Save(), "the second game has none yet")
	assert.Equal(t, filepath.Join(dir, "one.jsonl"), f.SaveOf(0))
	assert.Empty(t, f.SaveOf(1))
	h, err := f.Next(f.Name())
	require.NoError(t, err)
	assert.Equal(t, filepath.Base(f.Path), h.Match)
	require.NoError(t, f.SetSave("/elsewhere/two.jsonl"))
	assert.Empty(t, f.Save(), "a save in another directory is not found again")
}

// A save that was begun when the program was killed, before the match had noted it, belongs to
// the game; one of another game does not.
func TestSaveThatWasNotNoted(t *testing.T) {
	dir := t.TempDir()
	f, err := match.Create(dir, noon, matchtest.Begin(t, matchtest.Plan(t, match.BestOfThree, match.Own)))
	require.NoError(t, err)
	h, err := f.Next(f.Name())
	require.NoError(t, err)
	save := filepath.Join(dir, "one.jsonl")
	require.NoError(t, os.WriteFile(save, nil, 0o600))
	for _, other := range []func(*replay.Header){func(h *replay.Header) { h.Round = 2 }, func(h *replay.Header) { h.Match = "x.match" },
		func(h *replay.Header) { h.Seed++ }} {
		wrong := h
		other(&wrong)
		f.Adopt(save, &wrong)
		assert.Empty(t, f.Save())
	}
	f.Adopt(save, &h)
	assert.Equal(t, save, f.Save())
	require.NoError(t, os.WriteFile(filepath.Join(dir, "two.jsonl"), nil, 0o600))
	f.Adopt(filepath.Join(dir, "two.jsonl"), &h)
	assert.Equal(t, save, f.Save(), "it has one")
}

// The games of a match follow its rulebook: the printed one in a file that names none.
func TestRulebookOfAMatch(t *testing.T) {
	plan := matchtest.Plan(t, match.BestOfThree, match.Own)
	plan.Rulebook = keyforge.Newest
	var file bytes.Buffer
	require.NoError(t, match.Unsaved(matchtest.Begin(t, plan)).Write(&file))
	for text, want := range map[string]string{
		file.String(): "newest",
		strings.Replace(file.String(), ` "rulebook": "newest",`, "", 1): "printed",
	} {
		f, err := match.Read(strings.NewReader(text))
		require.NoError(t, err)
		h, err := f.Next("")
		require.NoError(t, err)
		assert.Equal(t, want, save.Setup(&h).Rulebook)
	}
}

// A match that is kept nowhere is played all the same.
func TestUnsavedMatch(t *testing.T) {
	f := match.Unsaved(matchtest.Begin(t, matchtest.Plan(t, match.BestOfThree, match.Own)))
	require.NoError(t, f.SetSave(""))
	require.NoError(t, f.Do(match.Move{Verb: match.Won, N: 1}))
	assert.Empty(t, f.Name())
	assert.Empty(t, f.SaveOf(0))
}

// Anything that is not a match is refused, and the error says what is wrong.
func TestFilesRefused(t *testing.T) {
	var good bytes.Buffer
	f := match.Unsaved(matchtest.Begin(t, matchtest.Plan(t, match.Adaptive, match.Own)))
	require.NoError(t, f.SetSave("a.jsonl"))
	require.NoError(t, f.Do(match.Move{Verb: match.Won, N: 1}))
	require.NoError(t, f.Write(&good))
	_, err := match.Read(bytes.NewReader(good.Bytes()))
	require.NoError(t, err)
	for old, spoiled := range map[string]string{
		`"adaptive"`:     `"endless"`,
		`"own"`:          `"found"`,
		`"printed"`:      `"oldest"`,
		`"won 1"`:        `"bid 1"`,
		`"match": 1`:     `"match": 2`,
		`"saves": [`:     `"saves": ["../../a.jsonl",`,
		`"match": 1,`:    `"match": 0,`,
		"[\n  \"a.jsonl": "[\n  \"a\\\\b.jsonl",
		"\n  \"a.jsonl":  "\n  \"a.json",
		`"a.jsonl"`:      `"a.jsonl", "b.jsonl", "c.jsonl"`,
		`"house": "dis"`: `"house": "attic"`,
		`{`:              `[`,
	} {
		require.Contains(t, good.String(), old)
		_, err := match.Read(strings.NewReader(strings.Replace(good.String(), old, spoiled, 1)))
		assert.Error(t, err, spoiled)
	}
	_, err = match.Read(strings.NewReader(strings.Replace(good.String(), `"won 1"`, `"won 1", "won 2"`, 1)))
	require.ErrorContains(t, err, "moves[2]")
	_, err = match.Read(strings.NewReader(strings.Replace(good.String(), `"a.jsonl"`, `""`, 1)))
	require.NoError(t, err, "the save of a game may be unknown")
	path := filepath.Join(t.TempDir(), "big.match")
	require.NoError(t, os.WriteFile(path, make([]byte, 2<<20), 0o600))
	_, err = match.Open(path, nil)
	assert.Error(t, err)
	_, err = match.Open(path+"-none", nil)
	assert.Error(t, err)
}

// A match whose third game has begun knows no saves of those before unless it was told them; names of decks stand in the file as they
// are. What cannot be written is told.
func TestSavesOfLaterGames(t *testing.T) {
	dir := t.TempDir()
	p := matchtest.Plan(t, match.BestOfThree, match.Own)
	p.Decks[0][0].Name = "Fire & <Ice>"
	later := func() *match.File {
		f, err := match.Create(dir, noon, matchtest.Begin(t, p))
		require.NoError(t, err)
		for _, v := range []match.Move{{Verb: match.Won, N: 1}, {Verb: match.First, N: 1}, {Verb: match.Won, N: 2}, {Verb: match.First, N: 1}} {
			require.NoError(t, f.Do(v))
		}
		return f
	}
	f := later()
	third := filepath.Join(dir, "three.jsonl")
	require.NoError(t, os.WriteFile(third, nil, 0o600))
	require.NoError(t, f.SetSave(third))
	data, err := os.ReadFile(f.Path)
	require.NoError(t, err)
	assert.Contains(t, string(data), "Fire & <Ice>")
	again, err := match.Open(f.Path, nil)
	require.NoError(t, err)
	assert.Equal(t, []string{"", "", third, third}, []string{again.SaveOf(0), again.SaveOf(1), again.SaveOf(2), again.Save()})
	require.NoError(t, f.SetSave(filepath.Join(dir, "elsewhere", "three.jsonl")))
	assert.Empty(t, f.SaveOf(2), "it is not beside the match")

	f = later()
	h, err := f.Next(f.Name())
	require.NoError(t, err)
	f.Adopt(third, &h)
	assert.Equal(t, third, f.Save())
	require.NoError(t, f.Do(match.Move{Verb: match.Won, N: 1}))
	f.Adopt(third, &h)
	assert.Empty(t, f.Save(), "it is over")
	_, err = f.Next(f.Name())
	require.ErrorContains(t, err, "no game to play now")

	require.Error(t, f.Write(full{}))
	f = later()
	f.Path = filepath.Join(dir, "none", "a.match")
	require.Error(t, f.SetSave(third))
	require.Error(t, f.Do(match.Move{Verb: match.Won, N: 1}))
}

// full is a disk on which there is no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }

// A game of two players that is over has a winner, one that goes on has none.
func TestWinnerOf(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	won := map[int]int{}
	for seed := range uint64(8) {
		p := matchtest.Plan(t, match.Single, match.Own)
		p.Seed = seed
		h, err := matchtest.Begin(t, p).Next("")
		require.NoError(t, err)
		s, err := replay.New(scenario.NewRules(cat), h)
		require.NoError(t, err)
		_, ok := match.WinnerOf(s.Game())
		assert.False(t, ok)
		quits := int(s.Game().Question().Side)
		require.NoError(t, s.Do(keyforge.Command{Verb: keyforge.Concede}))
		winner, ok := match.WinnerOf(s.Game())
		assert.True(t, ok)
		assert.Equal(t, 1-quits, winner)
		won[winner]++
	}
	assert.Len(t, won, 2)
}

// FuzzRead reads anything as a match: it is one that can be written and read again, and goes
// on by the rules, or it is refused.
func FuzzRead(f *testing.F) {
	for _, p := range []match.Plan{matchtest.Plan(f, match.Adaptive, match.Own), matchtest.Plan(f, match.BestOfThree, match.Auction),
		matchtest.Plan(f, match.Single, match.Sealed)} {
		m := match.Unsaved(matchtest.Begin(f, p))
		_ = m.Do(match.Move{Verb: match.Raise, N: 3})
		_ = m.Do(match.Move{Verb: match.Pass})
		require.NoError(f, m.Do(match.Move{Verb: match.Won, N: 2}))
		var b bytes.Buffer
		require.NoError(f, m.Write(&b))
		f.Add(b.Bytes())
	}
	f.Add([]byte(`{"match":1,"format":"single","way":"own","decks":[[{"cards":[{"id":"x","n":3}]}],` +
		`[{"cards":[{"id":"y"}]}]],"moves":["won 1"]}`))
	f.Add([]byte(strings.Repeat("[", 20_000)))
	f.Fuzz(func(t *testing.T, data []byte) {
		filestest.Bounded(t, len(data), func() {
			m, err := match.Read(bytes.NewReader(data))
			if err != nil {
				require.NotEmpty(t, err.Error())
				return
			}
			var b bytes.Buffer
			require.NoError(t, m.Write(&b))
			again, err := match.Read(&b)
			require.NoError(t, err)
			require.Equal(t, m.Ask(), again.Ask())
			require.Equal(t, m.Games(), again.Games())
			for n := 0; !m.Over(); n++ {
				require.Less(t, n, 20)
				answer := map[match.QuestionKind]match.Move{match.AskDeck: {Verb: match.Deck, N: 1}, match.AskBid: {Verb: match.Pass},
					match.AskFirst: {Verb: match.First, N: 1}, match.AskGame: {Verb: match.Won, N: 1}}[m.Ask().Kind]
				require.NoError(t, m.Match.Do(answer))
			}
			require.GreaterOrEqual(t, m.Winner(), 0)
		})
	})
}
