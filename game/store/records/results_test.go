package records_test

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
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

func TestRecords(t *testing.T) {
	l := records.Open(filepath.Join(t.TempDir(), "decks"))
	note := func(r records.Result) { require.NoError(t, l.AddResult(r)) }
	note(records.Result{Game: "1", Difficulty: "easy", Won: true, Undo: replay.UndoFree, Decks: []string{"a", "a", "b"}})
	note(records.Result{Game: "2", Difficulty: "easy", Won: false, Undo: replay.UndoNone, Decks: []string{"a"}})
	note(records.Result{Game: "3", Difficulty: "hard", Won: true, Undo: replay.UndoHidden, Decks: []string{"a"}})
	note(records.Result{Game: "4", Difficulty: "easy", Won: true, Uncounted: true, Decks: []string{"a"}})
	note(records.Result{Game: "1", Difficulty: "easy", Won: true, Undo: replay.UndoFree, Decks: []string{"a", "a", "b"}})
	results, err := l.Results()
	require.NoError(t, err)
	assert.Len(t, results, 4, "noting twice counts once")
	assert.Equal(t, map[string]records.Record{
		"a": {
			"easy": {Score: records.Score{Games: 2, Wins: 1}, Strict: records.Score{Games: 1}},
			"hard": {Score: records.Score{Games: 1, Wins: 1}, Strict: records.Score{Games: 1, Wins: 1}},
		},
		"b": {"easy": {Score: records.Score{Games: 1, Wins: 1}}},
	}, records.ByDeck(results))
	note(records.Result{Game: "1", Difficulty: "easy", Won: false, Undo: replay.UndoFree, Decks: []string{"b"}})
	results, err = l.Results()
	require.NoError(t, err)
	assert.Equal(t, records.Score{Games: 1}, records.ByDeck(results)["b"]["easy"].Score, "the last result counts")
}

// A line that was cut off affects no other.
func TestCutResults(t *testing.T) {
	dir := t.TempDir()
	l := records.Open(dir)
	require.NoError(t, l.AddResult(records.Result{Game: "1"}))
	file := filepath.Join(dir, "results.jsonl")
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(data, data[:7]...), 0o644))
	require.NoError(t, l.AddResult(records.Result{Game: "2"}))
	results, err := l.Results()
	require.NoError(t, err)
	require.Len(t, results, 2)
	assert.Equal(t, "2", results[1].Game)
}

func TestNothingIsThereAtFirst(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "none", "decks")
	results, err := records.Open(dir).Results()
	require.NoError(t, err)
	assert.Empty(t, results)
	assert.NoDirExists(t, dir, "looking makes nothing")
}

// Without a directory nothing is kept, and the error says what to set.
func TestNowhere(t *testing.T) {
	require.ErrorIs(t, records.Open("").AddResult(records.Result{Game: "1"}), files.ErrNowhere)
}

// The word for a person is the one that seats are held by.
func TestPerson(t *testing.T) {
	assert.Equal(t, bot.Person, records.Person)
	assert.Equal(t, bot.Names, records.Bots)
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
	h := save.Deal("keyraken", "easy", adventure.Setup(keyraken.Adventure, deals, 1))
	h.Started, h.Seats = "2026-11-21T01:50:00Z", []string{"2=greedy"}
	s, err := replay.New(adventures.All().Rules(cat), h)
	require.NoError(t, err)
	_, ok := records.ResultOf(s)
	assert.False(t, ok, "it is not over")
	b := bot.NewRandom(1)
	for !s.Game().Over() {
		err := s.Do(b.Choose(s.Game(), s.Game().Legal(nil)))
		require.NoError(t, err)
	}
	r, ok := records.ResultOf(s)
	require.True(t, ok)
	assert.Equal(t, []string{decks[0].ListKey()}, r.Decks, "the second seat was a bot's")
	assert.Equal(t, !s.Game().Won(keyforge.Monster), r.Won)
	sides := s.Game().View(keyforge.NoSide).Sides
	assert.Equal(t, []int{sides[0].Pool, sides[1].Pool, sides[keyforge.Monster].Pool}, r.Amber, "that of the monster last")
	assert.NotZero(t, r.Amber[0]+r.Amber[1]+r.Amber[2])
	assert.Equal(t, "easy", r.Difficulty)
	assert.Equal(t, replay.UndoFree, r.Undo)
	assert.False(t, r.Uncounted)
	again, _ := records.ResultOf(s)
	assert.Equal(t, r, again)
	s.Header.Edited = true
	edited, _ := records.ResultOf(s)
	assert.True(t, edited.Uncounted)
	assert.Equal(t, r.Game, edited.Game, "it is the same game")
	s.Header.Edited, s.Header.Taken = false, 1
	taken, _ := records.ResultOf(s)
	assert.True(t, taken.Uncounted, "it was taken over from another game")
	s.Header.Seats = []string{"1=greedy", "2=greedy"}
	_, ok = records.ResultOf(s)
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
	h := save.Deal(keyforge.Duel.Name(), "", keyforge.Setup{Decks: deals, Seed: 1}, "One", "Two")
	h.Seats, h.Players = []string{"2=expert", "1=" + records.Person}, []string{"Ada", "Nobody"}
	h.Handicap = true
	s, err := replay.New(adventures.All().Rules(cat), h)
	require.NoError(t, err)
	_, ok := records.ResultOf(s)
	assert.False(t, ok, "it is not over")
	b := bot.NewRandom(1)
	for range 40 {
		err := s.Do(b.Choose(s.Game(), s.Game().Legal(nil)))
		require.NoError(t, err)
	}
	at := s.At()
	result := func(end func(legal []keyforge.Command) keyforge.Command) records.Result {
		t.Helper()
		for !s.Game().Over() {
			err := s.Do(end(s.Game().Legal(nil)))
			require.NoError(t, err)
		}
		r, ok := records.ResultOf(s)
		require.True(t, ok)
		return r
	}
	r := result(func(legal []keyforge.Command) keyforge.Command { return b.Choose(s.Game(), legal) })
	assert.True(t, r.Standard())
	assert.Equal(t, records.AgainstComputer, r.Kind())
	require.Len(t, r.Team, 2)
	assert.Equal(t, records.Member{Deck: r.Team[0].Deck, Name: "One", Player: "Ada", Keys: r.Team[0].Keys}, r.Team[0])
	assert.Equal(t, records.Member{Deck: r.Team[1].Deck, Name: "Two", Bot: "expert", Chains: 4, Keys: r.Team[1].Keys}, r.Team[1])
	require.Contains(t, []int{1, 2}, r.Winner)
	assert.Equal(t, 3, r.Team[r.Winner-1].Keys)
	assert.Less(t, r.Team[2-r.Winner].Keys, 3)
	assert.Equal(t, r.Winner == 1, r.Won)
	assert.Positive(t, r.Turns)
	assert.Len(t, r.Amber, 2)
	assert.True(t, r.Handicap)
	assert.Equal(t, "expert", r.Opponent(0))
	assert.Equal(t, records.Person, r.Opponent(1))

	require.NoError(t, s.Seek(at))
	c := bot.NewRandom(77)
	again := result(func(legal []keyforge.Command) keyforge.Command { return c.Choose(s.Game(), legal) })
	assert.Equal(t, r.Game, again.Game, "it is the same game")
	l := records.Open(t.TempDir())
	for range 2 {
		require.NoError(t, l.AddResult(r))
		require.NoError(t, l.AddResult(again))
	}
	results, err := l.Results()
	require.NoError(t, err)
	assert.Equal(t, []records.Result{again}, results, "it counts once, as it ended last")

	save.Setup(&s.Header).Open = true
	open, ok := records.ResultOf(s)
	require.True(t, ok)
	assert.True(t, open.Uncounted, "who sees both hands tries decks out")
	s.Header.Seats = []string{"1=quick", "2=quick"}
	_, ok = records.ResultOf(s)
	assert.False(t, ok, "no person played")
}

// Lines of older files, which contain less, can still be read.
func TestOldResults(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "results.jsonl"), []byte(
		`{"game":"1","boss":"kf:keyraken","difficulty":"easy","won":true,"undo":"free","decks":["a"]}`+"\n"+
			`{"game":"2","boss":"kf:keyraken","difficulty":"hard","won":false,"undo":"none","decks":["a"],"turns":12,`+
			`"team":[{"deck":"a","name":"A"},{"deck":"b","name":"B","bot":"quick"}]}`+"\n"), 0o644))
	results, err := records.Open(dir).Results()
	require.NoError(t, err)
	require.Len(t, results, 2)
	assert.False(t, results[0].Standard())
	assert.Nil(t, results[0].Amber, "nobody has noted it")
	assert.Equal(t, records.Won, results[0].Outcome(""))
	assert.Equal(t, 2, results[1].Players())
	f := records.Filter{Words: []string{"easy", "hard"}}
	assert.Equal(t, records.Counts{records.Won: 1, records.Lost: 1}, f.Charts(results, evening.Location()).Counts)
}
