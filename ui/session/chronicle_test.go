package session_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/session"
)

// severe is a race that its players run together.
type severe struct{ toytest.Kind }

func (severe) Difficulties(string) []string { return []string{"mild", "severe"} }

func (k severe) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	s, err := k.Kind.Deal(players, mode, "", seed)
	s.Difficulty = difficulty
	return s, err
}

// raced returns a race of a person against a computer, or together with one, that is over and kept.
func raced(t *testing.T, s *session.Session, k game.Kind, h replay.Header) *replay.Log[game.Game] {
	t.Helper()
	log, err := s.BeginKind(k, h)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, log.Close()) })
	careful, err := k.NewPlayer("careful", 1)
	require.NoError(t, err)
	for g := log.Game(); !g.Over(); {
		require.NoError(t, log.Do(careful.Choose(g, g.Legal(nil))))
	}
	return log
}

// known waits until what is kept of a kind has been read.
func known(t *testing.T, s *session.Session, k game.Kind) {
	t.Helper()
	c := s.Chronicle(k)
	require.Eventually(t, func() bool { s.Collect(); return c.Counted() && c.Awards() != nil }, time.Minute, time.Millisecond)
}

// After games that are on no rung the first rung comes next.
func TestNextRungAfterOwnTerms(t *testing.T) {
	s, k := begin(t), severe{}
	kept := records.Open(filepath.Join(s.Games, "race", records.Folder))
	require.NoError(t, kept.AddResult(records.Result{Game: "1", Rules: "race", Boss: "short", Difficulty: "own", Decks: []string{"red"}}))
	known(t, s, k)
	entrant, next, ok := s.Chronicle(k).NextRung()
	assert.True(t, ok)
	assert.Equal(t, []any{"red", "mild"}, []any{entrant, next.Word})
}

// A finished game of a kind is recorded once in the folder of its saves, however often that is asked for, and what it changed is told.
func TestResultsOfKinds(t *testing.T) {
	s, k := begin(t), severe{}
	known(t, s, k)
	_, _, ok := s.Chronicle(k).NextRung()
	assert.False(t, ok, "before the first game")
	setup, err := k.Deal(2, "", "mild", 3)
	require.NoError(t, err)
	log := raced(t, s, k, replay.Header{Setup: setup, Seats: []string{"2=careful"}})
	assert.Equal(t, []string{"A rung higher: red (mild, two players)"}, s.Chronicle(k).GainLines(log))
	_, before := s.Chronicle(k).Results()
	s.Chronicle(k).Note(log)
	s.Chronicle(k).Note(log)
	require.Eventually(t, func() bool { s.Collect(); _, now := s.Chronicle(k).Results(); return now > before }, time.Minute, time.Millisecond)
	require.NoError(t, s.Close())
	results, err := records.Open(filepath.Join(s.Games, "race", records.Folder)).Results()
	require.NoError(t, err)
	require.Len(t, results, 1)
	assert.Equal(t, []any{"race", "short", "mild", true}, []any{results[0].Rules, results[0].Boss, results[0].Difficulty, results[0].Won})
	shown, _ := s.Chronicle(k).Results()
	assert.Equal(t, results, shown)
	assert.Len(t, s.Chronicle(k).GainLines(log), 1, "its own result does not count")
	entrant, next, ok := s.Chronicle(k).NextRung()
	assert.True(t, ok)
	assert.Equal(t, []any{"red", records.Rung{Players: 1, Word: "mild"}}, []any{entrant, next})
	assert.Empty(t, s.Collection.Results, "KeyForge has its own")
}

// Achievements in games of a kind are announced in its words and kept in its folder, and undo takes them back.
func TestAchievementsOfKinds(t *testing.T) {
	s, k := begin(t), toytest.Kind{}
	known(t, s, k)
	setup, err := k.Deal(2, "", "", 3)
	require.NoError(t, err)
	log := raced(t, s, k, replay.Header{Setup: setup, Seats: []string{"2=careful"}})
	require.True(t, log.Game().Won(0))
	watch := s.Chronicle(k).Watch(log)
	s.Chronicle(k).KeepAchievements(watch, true)
	_, told := s.Chronicle(k).NextAchievement()
	assert.False(t, told, "while it is being shown")
	s.Chronicle(k).KeepAchievements(watch, false)
	require.True(t, s.Chronicle(k).Awards().Has("win/short"))
	_, told = s.Chronicle(nil).NextAchievement()
	assert.False(t, told, "in KeyForge")
	lines, given := s.Chronicle(k).AllAchievementLines()
	require.Len(t, lines, 2)
	assert.Equal(t, 1, given, "a nine was played, too")
	assert.Equal(t, []any{"win", "1 of 2", "short"}, []any{lines[1].Title, lines[1].State, lines[1].Parts})
	nearest, ok := s.Chronicle(k).NearestAchievement()
	assert.True(t, ok)
	assert.Equal(t, "win", nearest.Title)
	require.NoError(t, s.Close())
	awards, err := s.Chronicle(k).Records().Awards()
	require.NoError(t, err)
	assert.Equal(t, map[string]records.Award(s.Chronicle(k).Awards()), awards)

	unkept := replay.Unsaved(log.Story)
	assert.Nil(t, s.Chronicle(k).Watch(unkept), "nothing is given in a game that is not kept")
}

// Undo takes back what was achieved before the game is over.
func TestUndoneAchievementOfKind(t *testing.T) {
	s, k := begin(t), toytest.Kind{}
	known(t, s, k)
	setup, err := k.Deal(2, "long", "", 7)
	require.NoError(t, err)
	log, err := s.BeginKind(k, replay.Header{Setup: setup})
	require.NoError(t, err)
	watch := s.Chronicle(k).Watch(log)
	for !s.Chronicle(k).Awards().Has("nine") {
		require.False(t, log.Game().Over())
		require.NoError(t, log.Do(game.Command{Verb: toytest.Play}))
		watch.Observe(log.At())
		s.Chronicle(k).KeepAchievements(watch, false)
	}
	_, err = log.Undo(1)
	require.NoError(t, err)
	watch.Sync()
	s.Chronicle(k).KeepAchievements(watch, false)
	assert.False(t, s.Chronicle(k).Awards().Has("nine"))
	_, told := s.Chronicle(k).NextAchievement()
	assert.False(t, told)
	require.NoError(t, log.Close())
	require.NoError(t, s.Close())
}

// This week's voyage of a kind is that of package games; the computers hold all seats but the first, and it goes into the records.
func TestVoyageOfKind(t *testing.T) {
	s, k := begin(t), toytest.Kind{}
	s.Now = noon
	known(t, s, k)
	h, err := s.Chronicle(k).Weekly()
	require.NoError(t, err)
	week := games.Week(noon())
	setup, err := games.Voyage(k, 0, week)
	require.NoError(t, err)
	assert.Equal(t, []any{setup, week, []string{"2=careful"}}, []any{h.Setup, h.Voyage, h.Seats})
	assert.Equal(t, s.T("voyage-new"), s.Chronicle(k).VoyageSummary(week))
	_, before := s.Chronicle(k).Results()
	s.Chronicle(k).Note(raced(t, s, k, h))
	require.Eventually(t, func() bool { s.Collect(); _, now := s.Chronicle(k).Results(); return now > before }, time.Minute, time.Millisecond)
	assert.NotEqual(t, s.T("voyage-new"), s.Chronicle(k).VoyageSummary(week))
	require.NoError(t, s.Close())
}

// A backup brings back games and records of the kinds of the session: what has gone on in them since takes the place of less.
func TestBackupOfKinds(t *testing.T) {
	s, k := owning(t, nil), toytest.Kind{}
	s.Kinds = []game.Kind{k}
	known(t, s, k)
	path := race(t, s, 5).Path()
	require.NoError(t, s.Chronicle(k).Records().AddResult(records.Result{Game: "1", Rules: "race"}))
	var data []byte
	s.Deliver = func(_ string, b []byte) (string, error) { data = b; return "there", nil }
	s.BackUp()
	collect(t, s)
	full, err := os.ReadFile(path)
	require.NoError(t, err)
	lines := bytes.SplitAfter(full, []byte("\n"))
	require.NoError(t, os.WriteFile(path, bytes.Join(lines[:len(lines)-3], nil), 0o644))
	dated(t, path, time.Now().Add(-48*time.Hour))
	require.NoError(t, os.RemoveAll(filepath.Join(s.Games, "race", records.Folder)))
	s.RestoreBackup(func() ([]byte, error) { return data, nil })
	collect(t, s)
	now, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(full), string(now))
	require.Eventually(t, hasOne(s, k), time.Minute, time.Millisecond)
	require.NoError(t, s.Close())
}

// Finished games whose results were not kept are recorded when the saves are read, with their achievements.
func TestMissedResultsOfKinds(t *testing.T) {
	s, k := begin(t), toytest.Kind{}
	s.Kinds = []game.Kind{k}
	setup, err := k.Deal(2, "", "", 3)
	require.NoError(t, err)
	require.NoError(t, raced(t, s, k, replay.Header{Setup: setup, Seats: []string{"2=careful"}}).Close())
	race(t, s, 3)
	kept := records.In(filepath.Join(s.Games, "race"))
	for range 2 {
		s.ReadSaves()
		require.Eventually(t, func() bool { _, done := s.Saves.List(); return done }, time.Minute, time.Millisecond)
		require.NoError(t, s.Close(), "it waits until the results are kept")
		results, err := kept.Results()
		require.NoError(t, err)
		assert.Len(t, results, 1)
	}
	awards, err := kept.Awards()
	require.NoError(t, err)
	assert.Contains(t, awards, "win/short")
	s.Chronicle(k).ReadResults()
	require.Eventually(t, hasOne(s, k), time.Minute, time.Millisecond)
}

// hasOne reports whether the results of a kind have become one.
func hasOne(s *session.Session, k game.Kind) func() bool {
	return func() bool {
		s.Collect()
		results, _ := s.Chronicle(k).Results()
		return len(results) == 1
	}
}
