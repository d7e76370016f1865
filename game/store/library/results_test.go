package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
)

func TestRecords(t *testing.T) {
	l := library.Open(filepath.Join(t.TempDir(), "decks"))
	note := func(r library.Result) { require.NoError(t, l.Note(r)) }
	note(library.Result{Game: "1", Difficulty: "easy", Won: true, Undo: replay.UndoFree, Decks: []string{"a", "a", "b"}})
	note(library.Result{Game: "2", Difficulty: "easy", Won: false, Undo: replay.UndoNone, Decks: []string{"a"}})
	note(library.Result{Game: "3", Difficulty: "hard", Won: true, Undo: replay.UndoHidden, Decks: []string{"a"}})
	note(library.Result{Game: "4", Difficulty: "easy", Won: true, Uncounted: true, Decks: []string{"a"}})
	note(library.Result{Game: "1", Difficulty: "easy", Won: true, Undo: replay.UndoFree, Decks: []string{"a", "a", "b"}})
	results, err := l.Results()
	require.NoError(t, err)
	assert.Len(t, results, 4, "noting twice counts once")
	assert.Equal(t, map[string]library.Record{
		"a": {
			"easy": {Score: library.Score{Games: 2, Wins: 1}, Strict: library.Score{Games: 1}},
			"hard": {Score: library.Score{Games: 1, Wins: 1}, Strict: library.Score{Games: 1, Wins: 1}},
		},
		"b": {"easy": {Score: library.Score{Games: 1, Wins: 1}}},
	}, library.Records(results))
	note(library.Result{Game: "1", Difficulty: "easy", Won: false, Undo: replay.UndoFree, Decks: []string{"b"}})
	results, err = l.Results()
	require.NoError(t, err)
	assert.Equal(t, library.Score{Games: 1}, library.Records(results)["b"]["easy"].Score, "the last result counts")
}

// A line that was cut off affects no other.
func TestCutResults(t *testing.T) {
	dir := t.TempDir()
	l := library.Open(dir)
	require.NoError(t, l.Note(library.Result{Game: "1"}))
	file := filepath.Join(dir, "results.jsonl")
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(data, data[:7]...), 0o644))
	require.NoError(t, l.Note(library.Result{Game: "2"}))
	results, err := l.Results()
	require.NoError(t, err)
	require.Len(t, results, 2)
	assert.Equal(t, "2", results[1].Game)
}

// The order of cards and their icons do not make a different deck, but a house does.
func TestListKey(t *testing.T) {
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	key := library.ListKey(d)
	d.Cards[0], d.Cards[35] = d.Cards[35], d.Cards[0]
	assert.Equal(t, key, library.ListKey(d))
	d.Cards[0].House = d.Cards[35].House
	assert.NotEqual(t, key, library.ListKey(d))
}

// A game against the Keyraken that is over has a result for the decks of persons.
func TestResultOf(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var decks []*deck.Deck
	var deals []keyforge.Deal
	for _, name := range deck.Embedded()[:2] {
		d, err := deck.Named(name)
		require.NoError(t, err)
		decks, deals = append(decks, d), append(deals, d.Deal(0))
	}
	h := replay.Dealt(cat, "keyraken", "easy", adventure.Setup(keyraken.Adventure, deals, 1))
	h.Started, h.Seats = "2026-11-21T01:50:00Z", []string{"2=greedy"}
	s, err := replay.New(adventures.All().Rules(cat), h)
	require.NoError(t, err)
	_, ok := library.ResultOf(s)
	assert.False(t, ok, "it is not over")
	b := bot.NewRandom(1)
	for !s.Game().Over() {
		_, err := s.Apply(b.Choose(s.Game(), s.Game().Legal(nil)), nil)
		require.NoError(t, err)
	}
	r, ok := library.ResultOf(s)
	require.True(t, ok)
	assert.Equal(t, []string{library.ListKey(decks[0])}, r.Decks, "the second seat was a bot's")
	assert.Equal(t, !s.Game().Won(keyforge.Monster), r.Won)
	sides := s.Game().View(keyforge.NoSide).Sides
	assert.Equal(t, []int{sides[0].Pool, sides[1].Pool, sides[keyforge.Monster].Pool}, r.Amber, "that of the monster last")
	assert.NotZero(t, r.Amber[0]+r.Amber[1]+r.Amber[2])
	assert.Equal(t, "easy", r.Difficulty)
	assert.Equal(t, replay.UndoFree, r.Undo)
	assert.False(t, r.Uncounted)
	again, _ := library.ResultOf(s)
	assert.Equal(t, r, again)
	s.Header.Edited = true
	edited, _ := library.ResultOf(s)
	assert.True(t, edited.Uncounted)
	assert.Equal(t, r.Game, edited.Game, "it is the same game")
	s.Header.Edited, s.Header.Taken = false, 1
	taken, _ := library.ResultOf(s)
	assert.True(t, taken.Uncounted, "it was taken over from another game")
	s.Header.Seats = []string{"1=greedy", "2=greedy"}
	_, ok = library.ResultOf(s)
	assert.False(t, ok, "no person played")
}

// A standard game has a result, too: who won with how many keys, and who the opponent was.
// It is the same game when its save is opened again, and after it was taken back and ended
// differently.
func TestResultOfAStandardGame(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var deals []keyforge.Deal
	for _, name := range deck.Embedded()[:2] {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	deals[1].Chains = 4
	h := replay.Dealt(cat, keyforge.Duel.Name(), "", keyforge.Setup{Decks: deals, Seed: 1}, "One", "Two")
	h.Seats, h.Players = []string{"2=expert", "1=" + library.Person}, []string{"Ada", "Nobody"}
	h.Handicap = true
	s, err := replay.New(adventures.All().Rules(cat), h)
	require.NoError(t, err)
	_, ok := library.ResultOf(s)
	assert.False(t, ok, "it is not over")
	b := bot.NewRandom(1)
	for range 40 {
		_, err := s.Apply(b.Choose(s.Game(), s.Game().Legal(nil)), nil)
		require.NoError(t, err)
	}
	at := s.At()
	result := func(end func(legal []keyforge.Command) keyforge.Command) library.Result {
		t.Helper()
		for !s.Game().Over() {
			_, err := s.Apply(end(s.Game().Legal(nil)), nil)
			require.NoError(t, err)
		}
		r, ok := library.ResultOf(s)
		require.True(t, ok)
		return r
	}
	r := result(func(legal []keyforge.Command) keyforge.Command { return b.Choose(s.Game(), legal) })
	assert.True(t, r.Standard())
	assert.Equal(t, library.AgainstComputer, r.Kind())
	require.Len(t, r.Team, 2)
	assert.Equal(t, library.Member{Deck: r.Team[0].Deck, Name: "One", Player: "Ada", Keys: r.Team[0].Keys}, r.Team[0])
	assert.Equal(t, library.Member{Deck: r.Team[1].Deck, Name: "Two", Bot: "expert", Chains: 4, Keys: r.Team[1].Keys}, r.Team[1])
	require.Contains(t, []int{1, 2}, r.Winner)
	assert.Equal(t, 3, r.Team[r.Winner-1].Keys)
	assert.Less(t, r.Team[2-r.Winner].Keys, 3)
	assert.Equal(t, r.Winner == 1, r.Won)
	assert.Positive(t, r.Turns)
	assert.Len(t, r.Amber, 2)
	assert.True(t, r.Handicap)
	assert.Equal(t, "expert", r.Opponent(0))
	assert.Equal(t, library.Person, r.Opponent(1))

	require.NoError(t, s.Seek(at))
	c := bot.NewRandom(77)
	again := result(func(legal []keyforge.Command) keyforge.Command { return c.Choose(s.Game(), legal) })
	assert.Equal(t, r.Game, again.Game, "it is the same game")
	l := library.Open(t.TempDir())
	for range 2 {
		require.NoError(t, l.Note(r))
		require.NoError(t, l.Note(again))
	}
	results, err := l.Results()
	require.NoError(t, err)
	assert.Equal(t, []library.Result{again}, results, "it counts once, as it ended last")

	s.Header.Open = true
	open, ok := library.ResultOf(s)
	require.True(t, ok)
	assert.True(t, open.Uncounted, "who sees both hands tries decks out")
	s.Header.Seats = []string{"1=quick", "2=quick"}
	_, ok = library.ResultOf(s)
	assert.False(t, ok, "no person played")
}

// Lines of older files, which contain less, can still be read.
func TestOldResults(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "results.jsonl"), []byte(
		`{"game":"1","boss":"kf:keyraken","difficulty":"easy","won":true,"undo":"free","decks":["a"]}`+"\n"+
			`{"game":"2","boss":"kf:keyraken","difficulty":"hard","won":false,"undo":"none","decks":["a"],"turns":12,`+
			`"team":[{"deck":"a","name":"A"},{"deck":"b","name":"B","bot":"quick"}]}`+"\n"), 0o644))
	results, err := library.Open(dir).Results()
	require.NoError(t, err)
	require.Len(t, results, 2)
	assert.False(t, results[0].Standard())
	assert.Nil(t, results[0].Amber, "nobody has noted it")
	assert.Equal(t, library.Won, results[0].Outcome(""))
	assert.Equal(t, 2, results[1].Players())
	f := library.Filter{Words: []string{"easy", "hard"}}
	assert.Equal(t, library.Counts{library.Won: 1, library.Lost: 1}, f.Charts(results, evening.Location()).Counts)
}
