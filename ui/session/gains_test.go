package session_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// won is a game against the monster that a deck has won after some turns.
func won(t *testing.T, s *session.Session, d *deck.Deck, word string) *save.Story {
	t.Helper()
	at, err := scenario.Parse([]byte(`{"mode":"keyraken","house":"brobnar","monster":{"boss":{"damage":29}},"players":[{"line":["troll"],"turns":5}]}`))
	require.NoError(t, err)
	story, err := replay.New(s.Rules, save.Position(at))
	require.NoError(t, err)
	fight, err := story.Game().Parse("fight 1")
	require.NoError(t, err)
	err = story.Do(fight)
	require.NoError(t, err)
	require.True(t, story.Game().Over())
	deal := d.Deal(0)
	own := scenario.DeckOf(&deal)
	own.Name = d.Name
	save.Setup(&story.Header).Boss, story.Header.Difficulty, save.Setup(&story.Header).Decks = s.Adventure.Boss(), word, []scenario.Deck{own}
	story.Header.Started = "2026-03-04T05:06:07Z"
	return story
}

// At its end a game says which rung it has reached, and which victories before it were slower.
func TestGainsInWords(t *testing.T) {
	d := named(t, 1)
	s := owning(t, nil)
	game := won(t, s, d, "easy")
	r, ok := result.Of(game)
	require.True(t, ok)
	require.Positive(t, r.Turns)
	rung := s.Chronicle(nil).RungWords(records.Rung{Word: "easy", Players: 1})
	assert.Equal(t, []string{s.T("gain-rung", d.Name, rung)}, s.GainLines(game))

	slower := r
	slower.Game, slower.Turns, slower.Voyage = "another", r.Turns+3, "2026-W10"
	faster := s.T("gain-fastest", rung, r.Turns, slower.Turns)
	assert.Equal(t, []string{faster}, owning(t, nil, slower).GainLines(game))
	assert.Equal(t, []string{faster}, owning(t, nil, slower, r).GainLines(game), "what it has brought itself does not count")
	game.Header.Voyage = slower.Voyage
	assert.Equal(t, []string{s.T("gain-voyage", r.Turns, slower.Turns)}, owning(t, nil, slower).GainLines(game))

	game.Header.Difficulty = "custom"
	assert.Len(t, s.GainLines(game), 1, "the first of its kind, on no rung")
	assert.Empty(t, begin(t).GainLines(game), "without a library")
	unread := begin(t)
	unread.OpenLibrary(t.TempDir())
	assert.Empty(t, unread.GainLines(game), "as long as the games before are not known")
}

// The next rung is that of the deck last played against the monster, as long as it is there and can climb.
func TestNextRung(t *testing.T) {
	d := named(t, 1)
	s := owning(t, nil)
	_, _, ok := s.NextRung()
	assert.False(t, ok, "nothing was played")
	easy := records.Result{Game: "1", Boss: s.Adventure.Boss(), Difficulty: "easy", Won: true, Turns: 9, Undo: "free",
		Decks: []string{d.ListKey()}}
	other := records.Result{Game: "2", Boss: "whale", Difficulty: "easy", Decks: []string{named(t, 2).ListKey()}}
	duel := records.Result{Game: "3", Mode: "duel", Winner: 1, Decks: []string{named(t, 2).ListKey()}}
	s = owning(t, nil, easy, other, duel)
	b, next, ok := s.NextRung()
	require.True(t, ok)
	assert.Equal(t, deck.Embedded()[1], b.ID)
	assert.Equal(t, records.Rung{Word: "normal", Players: 1}, next)
	plan := s.PlanOfRung(b, records.Rung{Word: "hard", Players: 2})
	assert.Equal(t, 2, plan.Players)
	assert.Equal(t, "hard", plan.Word(s.Adventure))
	assert.Equal(t, b.ID, plan.Seats[0].Deck)
	assert.NotEqual(t, b.ID, plan.Seats[1].Deck)
	assert.Equal(t, session.DefaultPlan(0).Seats, s.PlanOfRung(nil, next).Seats)

	gone := easy
	gone.Game, gone.Decks = "4", []string{"ff"}
	_, _, ok = owning(t, nil, easy, gone).NextRung()
	assert.False(t, ok, "the deck is gone")
	own := easy
	own.Difficulty = "custom"
	_, _, ok = owning(t, nil, own).NextRung()
	assert.False(t, ok, "it is on no ladder")
}

// Of achievements that are begun the one of which most is done is the nearest.
func TestNearestAchievement(t *testing.T) {
	s := begin(t)
	s.OpenLibrary(t.TempDir())
	a, lessons := s.Teacher()
	require.NoError(t, s.Records.AddAwards(records.Award{Achievement: "sets/WC"}))
	require.Eventually(t, func() bool { s.Collect(); return s.Chronicle(nil).Awards() != nil }, time.Minute, time.Millisecond)
	nearest, ok := s.Chronicle(nil).NearestAchievement()
	require.True(t, ok)
	assert.Equal(t, s.T("feat-sets"), nearest.Title)
	for i := range 3 {
		s.Learn(a, &lessons[i])
	}
	nearest, _ = s.Chronicle(nil).NearestAchievement()
	assert.Equal(t, s.T("feat-"+feats.AllLessons), nearest.Title)
	require.NoError(t, s.Close())

	s = begin(t)
	s.OpenLibrary(t.TempDir())
	require.Eventually(t, func() bool { s.Collect(); return s.Chronicle(nil).Awards() != nil }, time.Minute, time.Millisecond)
	_, ok = s.Chronicle(nil).NearestAchievement()
	assert.False(t, ok, "none was begun")
}

// What a backup leaves out is told, and of many things the first; so is where a restored one has put what it replaced.
func TestBackupInFull(t *testing.T) {
	s := owning(t, nil)
	s.SettingsFile = filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.WriteFile(s.SettingsFile, []byte(`{"volume":30}`), 0o644))
	for i := range 8 {
		require.NoError(t, os.WriteFile(filepath.Join(s.Games, string(rune('a'+i))+replay.Extension), []byte("no game"), 0o644))
	}
	s.BackUp()
	s.BackUp()
	told := collect(t, s)
	text := strings.Join(told.Lines, "\n")
	assert.Contains(t, text, s.Library.Dir(), "it is beside the decks")
	assert.Contains(t, text, s.T("backup-left-out", 8))
	assert.Equal(t, 6, strings.Count(text, replay.Extension))

	kept, err := filepath.Glob(filepath.Join(s.Library.Dir(), "*", "*.zip"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	data, err := os.ReadFile(kept[0])
	require.NoError(t, err)
	past := time.Now().Add(-48 * time.Hour)
	require.NoError(t, os.WriteFile(s.SettingsFile, []byte(`{"volume":70}`), 0o644))
	require.NoError(t, os.Chtimes(s.SettingsFile, past, past))
	s.RestoreBackup(func() ([]byte, error) { return data, nil })
	text = strings.Join(collect(t, s).Lines, "\n")
	assert.Equal(t, 30, s.Settings.Volume)
	assert.Contains(t, text, "\n"+s.T("brought-in-aside", ""), "the settings that it replaced")

	s.RestoreBackup(func() ([]byte, error) { return nil, nil })
	require.Eventually(t, func() bool {
		s.RestoreBackup(func() ([]byte, error) { return nil, errors.New("no") })
		return len(s.Collect()) > 0
	},
		time.Minute, time.Millisecond, "a player who changed their mind is told nothing")
	require.NoError(t, s.Close())
}
