package records_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
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
	assert.Equal(t, bot.Names, records.Bots)
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
