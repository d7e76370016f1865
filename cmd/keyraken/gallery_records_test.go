package main_test

import (
	"os"
	"path/filepath"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	kinds "github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
)

// played keeps the results of that many games, and returns the library that contains them.
func (h *host) played(n int) string {
	a := adventures.All()[0]
	dir := filepath.Join(h.dir, "decks")
	require.NoError(h, os.RemoveAll(dir))
	for _, r := range recordstest.Games(a.Boss(), "rises", adventure.Ladder(a), time.Now(), n) {
		require.NoError(h, records.Open(dir).AddResult(r))
	}
	require.NoError(h, rewarded(dir))
	return dir
}

// rewarded keeps some achievements in the library.
func rewarded(dir string) error {
	all, awards, now := adventures.All().Achievements(), achievement.Awards{}, time.Now()
	var lines []records.Award
	for i := range all {
		for k, step := range all[i].Steps() {
			if i%3 == 0 || k == 1 || i == 12 {
				f, _ := awards.Add(step, now.AddDate(0, 0, -i))
				lines = append(lines, f)
			}
		}
	}
	return records.Open(dir).AddAwards(lines...)
}

// playedOther keeps the results of that many games of the other game, and some achievements in it.
func (h *host) playedOther(n int) (dir string) {
	k, err := kinds.All().Named("shards")
	require.NoError(h, err)
	dir = filepath.Join(h.dir, "raced")
	require.NoError(h, os.RemoveAll(dir))
	kept, now, awards := records.In(filepath.Join(dir, k.Name())), time.Now(), achievement.Awards{}
	for _, r := range recordstest.GamesOf(k, now, n) {
		require.NoError(h, kept.AddResult(r))
	}
	for i, step := range achievement.StepsOf(achievement.In(k)) {
		if f, _ := awards.Add(step, now.AddDate(0, 0, -i)); i%3 == 0 {
			require.NoError(h, kept.AddAwards(f))
		}
	}
	return dir
}
