package scene_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/widget"
)

// beats records victories of an embedded deck at some difficulties.
func (m *mouse) beats(name string, words ...string) {
	m.t.Helper()
	d, err := deck.Named(name)
	require.NoError(m.t, err)
	for i, word := range words {
		require.NoError(m.t, records.Open(m.s.Library.Dir()).AddResult(records.Result{Game: fmt.Sprint(i), Boss: m.s.Adventure.Boss(),
			Difficulty: word, Won: true, Turns: 30 - i, Undo: "free", Decks: []string{d.ListKey()}}))
	}
}

// search looks for an embedded deck in the list of decks.
func (m *mouse) search(name string) {
	m.t.Helper()
	d, err := deck.Named(name)
	require.NoError(m.t, err)
	for range 60 {
		m.press(widget.Backspace)
	}
	m.in.Typed = []rune(d.Name)
	m.frames(3)
}

// The face of a deck is marked with what it has beaten; pointed at, the mark says so, and
// the page of the deck says how fast.
func TestDecksAreMarkedWithWhatTheyBeat(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Library = library.Open(filepath.Join(t.TempDir(), "decks"))
	ladder := adventure.Ladder(m.s.Adventure)
	m.beats(deck.Embedded()[1], ladder[1], ladder[4])
	m.s.ReadDecks()
	m.click("decks", 0)
	m.until(func() bool { return m.s.Collection.Loaded })
	m.search(deck.Embedded()[2])
	_, ok := m.find("deck-beaten", 0)
	assert.False(t, ok, "that deck has beaten nothing")
	m.search(deck.Embedded()[1])
	m.point("deck-beaten", 0)
	m.frames(40)
	assert.Contains(t, m.words(), m.s.T("beaten-at", m.s.T("difficulty-easy")+", "+m.s.T("difficulty-storm")))
	m.click("deck", 0)
	m.frames(3)
	words := strings.ReplaceAll(m.words(), "\n", " ")
	assert.Contains(t, words, m.s.T("record-fastest", m.s.T("difficulty-storm"), 1, 1, 29))
	next := m.s.T("records-rung", m.s.T("difficulty-long-night"), m.s.T("flight-alone"))
	assert.Contains(t, words, m.s.T("ladder-is", 5, 3*len(ladder))+" · "+m.s.T("records-next-is", next))
}

// If the program is killed as a game ends, before the result and the achievements are kept,
// they are recovered from the save the next time, once.
func TestResultsOfKilledProgramsAreKept(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	dir := filepath.Join(t.TempDir(), "decks")
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.frame()
	m.playOut(rand.New(rand.NewPCG(5, 7)))
	turns := m.table().Board.Turn
	_, err := os.Stat(dir)
	require.True(t, os.IsNotExist(err), "nothing has been kept")

	again := newMouse(t, atOnce) // the first window was never closed
	again.s.Games, again.s.Library = m.s.Games, library.Open(dir)
	again.s.ReadSaves()
	again.until(func() bool {
		results, err := records.Open(again.s.Library.Dir()).Results()
		return err == nil && len(results) == 1
	})
	results, err := records.Open(again.s.Library.Dir()).Results()
	require.NoError(t, err)
	assert.Equal(t, (int(turns)+1)/2, results[0].Turns)
	assert.Len(t, results[0].Team, 1)
	given, err := records.Open(again.s.Library.Dir()).Feats()
	require.NoError(t, err)
	require.Contains(t, given, "reap", "achievements as well")
	assert.Equal(t, results[0].Game, given["reap"].Game)

	before := results[0] // as recorded by a program that knew less
	before.Amber = nil
	require.NoError(t, records.Open(again.s.Library.Dir()).AddResult(before))
	again.s.ReadSaves()
	again.until(func() bool {
		now, err := records.Open(again.s.Library.Dir()).Results()
		return err == nil && now[0].Amber != nil
	})
	now, err := records.Open(again.s.Library.Dir()).Results()
	require.NoError(t, err)
	assert.Equal(t, results, now, "the save tells the rest")
	data, err := os.ReadFile(filepath.Join(dir, "achievements.jsonl"))
	require.NoError(t, err)
	assert.Equal(t, len(given), strings.Count(string(data), "\n"), "each once")
}

// The window closes at once after a game, even when its result has long been kept.
func TestClosingAfterTheResultIsKept(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games, m.s.Library = t.TempDir(), library.Open(filepath.Join(t.TempDir(), "decks"))
	m.click("new-adventure", 0)
	m.click("begin", 0)
	m.frame()
	m.playOut(rand.New(rand.NewPCG(5, 7)))
	m.until(func() bool {
		results, err := records.Open(m.s.Library.Dir()).Results()
		return err == nil && len(results) == 1
	})
	m.frames(3)
	left := make(chan error, 1)
	go func() { left <- m.s.Leave() }()
	select {
	case err := <-left:
		require.NoError(t, err)
	case <-time.After(time.Minute):
		require.Fail(t, "it does not close")
	}
}
